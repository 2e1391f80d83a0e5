### Sezon serwera: co razem dają partie jednego kwartału.

## The end of every game

season-gain = { $place }\. { $player } { $points } (+{ $gain })
season-this = { $quarter ->
    [1] **Punkty sezonu**, od stycznia do marca
    [2] **Punkty sezonu**, od kwietnia do czerwca
    [3] **Punkty sezonu**, od lipca do września
   *[4] **Punkty sezonu**, od października do grudnia
} (/ra-stats season):

## Lists

season-quarter = { $quarter ->
    [1] Zima
    [2] Wiosna
    [3] Lato
   *[4] Jesień
} { $year }
season-title = **{ $quarter }**: punkty za miejsca w zakończonych partiach
season-rules = Liczy się sześć najlepszych partii, w tym najwyżej dwie dwuosobowe. Za opuszczoną partię nie ma punktów.
season-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(ty)
   *[false] {""}
} { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}
season-somebody = ktoś
season-empty = { $quarter }: nikt nie zakończył partii z innymi osobami.
season-not-begun = { $quarter }: jeszcze się nie zaczęło.
season-unknown = Nie umiem tu odczytać „{ $typed }”. Wybierz kwartał z listy, która otwiera się podczas pisania, albo napisz 2026-Q4.
stats-player = **{ $player }**: zakończone partie
stats-player-everywhere = **{ $player }**: partie zakończone na wszystkich serwerach
stats-season = { $quarter }: { $place }. miejsce, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
stats-places = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
} na { $people ->
    [few] { $people } osoby
   *[many] { $people } osób
}: { $places }
stats-place-times = { $times }× { $place }. miejsce
stats-share = Średnio { $percent }% najlepszego wyniku przy stole
stats-best = Najlepsza partia: { $points } pkt w partii { $game }, { $date }
stats-finished = Dograne do końca: { $finished } z { $games }
stats-alone = Samodzielnie z komputerami ({ $level ->
    [easy] łatwy
    [normal] normalny
   *[hard] trudny
}): wygrane { $won } z { $games }
stats-nothing = { $player }: jeszcze żadnej zakończonej partii tutaj.
stats-nothing-own = Nie masz tu jeszcze żadnej zakończonej partii. /ra-play zaczyna nową.
stats-history = **{ $player }**: zakończone partie, strona { $page } z { $pages }
stats-history-line = { $date } · partia { $game } · { $place } · { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
stats-place = { $place }. miejsce z { $people }{ $left ->
    [resigned] , odejście z partii
    [replaced] , miejsce oddane
    [timed_out] , zbyt długa nieobecność
    [round_deadline] , dokończona przez komputery
   *[none] {""}
}
stats-took-over = przejęte miejsce
stats-alone-place = samodzielnie, { $won ->
    [true] wygrana
   *[false] przegrana
}
stats-versus = **{ $first }** i **{ $second }**: { $games ->
    [one] 1 wspólna partia
    [few] { $games } wspólne partie
   *[many] { $games } wspólnych partii
}. Wyżej { $first }: { $ahead }, wyżej { $second }: { $behind }.
stats-versus-line = { $date } · partia { $game } · { $first }, { $second }
stats-versus-nothing = Nie masz tu jeszcze zakończonej partii z osobą: { $other }.
stats-versus-self = To ty. Wybierz kogoś innego.
stats-of-bot = Boty nie mają tu wyników. Twoje partie samodzielne są w /ra-stats player.
stats-only-on-server = Sezon należy do serwera: użyj polecenia tam.
stats-choose-server = Który serwer?
stats-record = Zapis partii { $game }: plik tekstowy dla programów, z którego można odtworzyć partię.
stats-no-record = Tej partii nie da się już odczytać albo nie widzisz kanału, w którym ją grano.
stats-may-not-show = Nie możesz pisać na tym kanale, więc nikomu innemu tego tu nie pokazuję.

## Buttons and menus

button-show-here = Pokaż tutaj
button-season = Sezon
button-history = Zakończone partie
button-figures = Liczby
stats-menu-server = Wybierz serwer
stats-menu-record = Zapis partii
stats-game = Partia { $game }

## What is kept of a person

data-kept = Przechowuję twoje partie z ruchami i wynikami, ustawienia, notatki i to, czego potrzebuję, by cię powiadamiać. Inni mogą czytać wyniki zakończonych partii: twoje imię, miejsce, punkty i ranking.
data-shown = Twoje imię jest na listach tego i innych serwerów. Po wybraniu *Ukryj mnie na listach* w tabelach i na listach wyników będzie „ktoś”, i nikt inny nie sprawdzi twoich liczb ani swoich partii z tobą. Twoje miejsca nadal liczą się dla innych, a wszyscy przy twoim stole nadal cię widzą.
data-hidden = Na listach cię nie widać: w tabelach i na listach wyników jest „ktoś” zamiast twojego imienia, i nikt inny nie sprawdzi twoich liczb ani swoich partii z tobą. Twoje miejsca nadal liczą się dla innych, a wszyscy przy twoim stole nadal cię widzą.
data-contact = Pytania w tej sprawie: { $contact }.
data-exported = Oto wszystko, co o tobie przechowuję: całość jako JSON, a twoje wyniki jako tabela.
data-export-everything = Wszystko, co jest o tobie przechowywane, jako JSON
data-export-results = Twoje wyniki jako tabela
data-delete-ask = **Usunąć wszystko, co o tobie przechowuję?** Odchodzisz od otwartych stolików{ $games ->
    [0] {""}
    [one] {""} i z trwającej partii, w której komputer na stałe zajmie twoje miejsce
    [few] {""} i z { $games } trwających partii, w których komputery na stałe zajmą twoje miejsca
   *[many] {""} i z { $games } trwających partii, w których komputery na stałe zajmą twoje miejsca
}. Twoje ustawienia, notatki i zlecenia znikną. Zakończone partie zostaną, ale zamiast twojego imienia będzie tam „ktoś, kto odszedł”. Wiadomości, które już są na Discordzie, zostaną bez zmian. Tego nie można cofnąć.
data-delete-ordered = Usuwam wszystko, co o tobie przechowuję. Potrwa to najwyżej minutę. Jeśli znów ze mną zagrasz, zaczniesz od nowa.
data-deleted = **Usunięto.** Nie przechowuję już niczego o tobie. Jeśli znów ze mną zagrasz, zaczniesz od nowa.
button-data-export = Eksportuj
button-data-delete-ask = Usuń mnie…
button-data-delete = Usuń wszystko
button-data-privacy = Prywatność
button-data-terms = Warunki
button-data-hide = Ukryj mnie na listach
button-data-show = Pokaż mnie na listach
