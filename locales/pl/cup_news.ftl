cup-news-ask = { $people }: **{ $cup }** zaczyna się { $begins }. Jeśli możesz grać, naciśnij wcześniej *Jestem*. Bez tego nie dostaniesz stolika.
cup-news-full = { $people }: wszystkie miejsca są zajęte, więc **{ $cup }** zaczyna się { $begins }.
cup-news-draw-round = **{ $cup }:** runda { $round } z { $rounds } jest rozlosowana.
cup-news-draw = **{ $cup }** zaczyna się: { $tables ->
    [one] stolik jest rozlosowany
   *[other] stoliki są rozlosowane
}.
cup-news-table = **Stolik { $table }**: { $players }
cup-news-more-tables = { $tables ->
    [one] … i jeszcze 1 stolik
    [few] … i jeszcze { $tables } stoliki
   *[other] … i jeszcze { $tables } stolików
}
cup-news-one-table = Wszyscy grają przy jednym stoliku, więc finału nie ma: decydują punkty.
cup-news-draw-then = Każdy stolik dostaje własny wątek. Termin jest jeden dla całej rundy i liczy się od startu ostatniego stolika.
cup-news-announce = **{ $cup }:** ta runda kończy się { $at } ({ $relative }). Co wtedy jeszcze trwa, dokończy komputer; te partie nie liczą się w rankingu.
cup-news-end-round = **{ $cup }:** runda { $round } z { $rounds } jest zakończona.
cup-news-end = **{ $cup }:** wszystkie stoliki są zakończone.
cup-news-call = Możesz zagrać w finale: **{ $cup }**. Naciśnij w porę *Jestem*. Potem zapytam następną osobę.
cup-news-call-together = Możesz zagrać w finale: **{ $cup }**. Naciśnij *Jestem* do { $until } ({ $relative }). Potem zapytam następną osobę.
cup-news-called = { $player }, miejsce { $place }: do { $until }
cup-news-called-together = { $player }, miejsce { $place }
cup-news-pass-over = **{ $cup }:** { $player } – brak odpowiedzi, więc finał bez tej osoby.
cup-news-final = **Finał, { $cup }:** { $players }. Nie ma innego terminu niż zwykłe zegary.
cup-news-drop = **{ $cup }:** { $player } już nie bierze udziału. Decyzja: { $organiser }.{ $seated ->
    [yes] {" "}Komputer kończy te partie.
   *[no] {""}
}
    Powód: { $reason }
cup-news-void = **{ $cup }:** stolik { $table } się nie liczy. Decyzja: { $organiser }. Każda osoba przy stoliku dostaje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, a partia nie liczy się ani w sezonie, ani w rankingu.
    Powód: { $reason }
cup-news-void-final = **{ $cup }:** finał się nie liczy. Decyzja: { $organiser }. Rozstrzyga więc tabela.
    Powód: { $reason }
cup-news-cancel = **{ $cup } – odwołano.** Decyzja: { $organiser }. Zakończone partie liczą się w sezonie, pozostałe kończą się teraz.
    Powód: { $reason }
cup-news-too-few = { $people ->
    [0] Nikogo nie ma, więc
    [one] Jest tylko 1 osoba, więc
    [few] Są tylko { $people } osoby, więc
   *[other] Jest tylko { $people } osób, więc
} **{ $cup } – odwołano**: stolik potrzebuje trzech osób.
cup-news-champion = **{ $champion } wygrywa: { $cup }!**
cup-news-champion-with-role = **{ $champion } wygrywa: { $cup }!** Do tego rola { $role }, aż przejdzie dalej.
cup-news-role-passed-on = { $champion } nie jest już na tym serwerze, więc rolę { $role } dostaje { $player }, najlepszy wynik z obecnych.
cup-news-role-gone = Roli za zwycięstwo już nie ma, więc nikt jej nie dostaje.
cup-news-role-by-hand = Kto może nadawać role, może ją teraz nadać: { $player }.
cup-news-over = **{ $cup } – koniec.**
cup-news-final-result = **Finał:** { $places }. Na czele są osoby z finału; o dalszych miejscach decydują punkty.
cup-news-no-final = Finału nie było, więc rozstrzyga tabela.
cup-news-final-not-counted = Finał się nie liczył, więc rozstrzyga tabela.
button-cup-here = Jestem
button-cup-standings = Tabela
button-cup-place = Gdzie jestem?
cup-standings-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(ty)
   *[false] {""}
} { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[other] { $wins } wygranych
}, { $percent }%{ $lot ->
    [true] , przez losowanie
   *[false] {""}
}
cup-standings-now = **{ $cup }:** tabela po zakończonych stolikach
cup-standings-final = **{ $cup }:** tabela końcowa
cup-standings-none = **{ $cup }:** żaden stolik nie jest jeszcze zakończony.
cup-here = Dobrze, grasz: **{ $cup }** zaczyna się { $begins }.
cup-here-next = Dobrze, grasz w następnej rundzie: **{ $cup }**.
cup-here-final = Dobrze, grasz w finale: **{ $cup }**.
cup-log-heading = **{ $cup }:** co się wydarzyło, od najnowszych, strona { $page } z { $pages }
cup-log-line = { $at } · **{ $who }** · { $what }
cup-log-line-itself = { $at } · { $what }
cup-log-plays-there = gra przy tym stole
cup-log-publish = ogłoszenie; początek { $begins }
cup-log-edit = zmiana planu; początek { $begins }
cup-log-sign-up = zgłoszenie
cup-log-add = dodano: { $player }
cup-log-leave = rezygnacja
cup-log-drop = { $player } już nie bierze udziału: { $reason }
cup-log-begin = początek jak najszybciej
cup-log-ask = { $people ->
    [one] pytanie o obecność do 1 osoby
   *[other] pytanie o obecność do { $people } osób
}
cup-log-here = jest
cup-log-draw = { $tables ->
    [one] rozlosowano 1 stolik
    [few] rozlosowano { $tables } stoliki
   *[other] rozlosowano { $tables } stolików
}
cup-log-open = stolik { $table } zaczyna grę
cup-log-open-final = zaczyna się finał
cup-log-announce = zapowiedziano koniec czasu rundy
cup-log-finish = stolik { $table }: koniec czasu, komputer kończy partię
cup-log-end = koniec rundy
cup-log-call = pytanie o finał: { $players }
cup-log-pass-over = { $player } – finał bez tej osoby
cup-log-final = finał: { $players }
cup-log-void = stolik { $table } się nie liczy: { $reason }
cup-log-void-final = finał się nie liczy: { $reason }
cup-log-cancel = odwołano: { $reason }
cup-log-too-few = odwołano, za mało osób
cup-log-over = koniec pucharu
cup-log-won = koniec pucharu; zwycięstwo: { $champion }
cup-ruled = Gotowe.
cup-edited = Gotowe. Początek: { $begins }.
cup-ruled-and-told = Gotowe. Wszyscy przeczytają to z twoim powodem na kanale pucharu.
cup-exported = Osoby, stoliki i wyniki pucharu. Czas podany jest w milisekundach od 1970 roku.
cup-choice-table = { $table }: { $players }
refusal-cup-none-here = Nie trwa tu żaden puchar. /ra-cup new organizuje nowy; wcześniejszy wybierzesz opcją *cup*.
refusal-cup-several-here = Trwa tu kilka pucharów. Wybierz jeden opcją *cup*.
command-cup-begin = Zacząć puchar, gdy tylko wszyscy pytani będą mogli potwierdzić obecność.
    .cup = Który puchar; domyślnie jedyny trwający
command-cup-edit = Zmienić puchar przed początkiem. Co pominiesz, zostaje bez zmian.
    .begins = Kiedy, na przykład 5.12. 20:00, fri 20:00 lub in 3 days
    .pace = W jakim tempie się gra
    .games = Ile partii jest przed finałem
    .order = W jakiej kolejności gra się te partie
    .table = Jak duża jest większość stolików
    .places = Ile osób może się zgłosić
    .full = Czy zaczyna się wcześniej, gdy miejsca są zajęte
    .role = Rola do wygrania
    .no-role = Czy nie ma już roli do wygrania
    .cup = Który puchar; domyślnie jedyny trwający
command-cup-add = Dodać kogoś do pucharu, także po wykluczeniu.
    .player = Kogo
    .cup = Który puchar; domyślnie jedyny trwający
command-cup-drop = Usunąć kogoś z pucharu. Komputer kończy te partie.
    .player = Kogo
    .reason = Dlaczego; przeczytają to wszyscy
    .cup = Który puchar; domyślnie jedyny trwający
command-cup-void = Unieważnić stolik: każda osoba przy nim dostaje tyle samo punktów.
    .table = Który stolik
    .reason = Dlaczego; przeczytają to wszyscy
command-cup-call-off = Odwołać puchar. Jego partie kończą się teraz.
    .reason = Dlaczego; przeczytają to wszyscy
    .cup = Który puchar; domyślnie jedyny trwający
command-cup-log = Przeczytać, co się wydarzyło w pucharze, przez kogo i dlaczego.
    .cup = Który puchar; domyślnie jedyny trwający
command-cup-export = Pobrać osoby, stoliki i wyniki pucharu jako pliki do arkuszy.
    .cup = Który puchar; domyślnie jedyny trwający
