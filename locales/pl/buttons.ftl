### Przyciski i menu: najlepiej poniżej 25 znaków. To słowa osoby, która je wybiera, do bota („Pytaj mnie”).

## Na planszy

button-draw = Dobierz
button-draw-until = Dobieraj dalej do { $count } płytek
button-invoke = Wezwij Ra…
button-invoke-now = Wezwij Ra
button-gods = Użyj płytek Boga…
button-no-more-gods = Dość płytek Boga
button-discard = Wybierz płytki…
button-bid = Licytuj…
button-advice = Ile to warte?
button-pass = Pas
button-call-later = Przypomnij później…
button-one-hour = Za 1 godz.
button-three-hours = Za 3 godz.
button-evening = Dziś wieczorem
button-tomorrow = Jutro
button-not-later = Nie wołaj mnie
button-rematch = Jeszcze raz w tym gronie
button-got = Ile dostaję?
button-details = Szczegóły
button-my-game = Moja gra
button-in-words = Słowami
button-help = Pomoc
button-learn = Nauka Ra
button-lesson = Lekcja
button-legend = Płytki i punkty
button-commands = Komendy
button-rules = Zasady
button-back = Już jestem
button-back-of = { $player }: już jestem

## W panelach

button-undo = Cofnij
button-carry-on = Zagraj od razu
button-play-ways = Zagraj w Ra…
button-game = Gra { $game }…
button-next = Dalej: gra { $game }
button-next-until = Dalej: gra { $game }, jeszcze { $count } { $unit ->
    [minutes] min
    [hours] godz.
   *[days] dni
}
button-orders = Zlecenia…
button-story = Cały przebieg
button-continue = Kontynuuj
button-all-news = Przeczytaj wszystko
button-ask-such = O to mnie pytaj
button-note = Notatka…
button-settings = Ustawienia…
button-earlier = Wcześniej
button-later = Później
button-return = Wróć
button-bid-sun = Licytuj { $sun }
button-up-to = Najniższe, które wystarczy, do { $sun }
button-ask-on-turn = Zapytaj, gdy moja kolej
button-ask = Zapytaj mnie
button-change = Zmień
button-withdraw = Wycofaj odpowiedź
button-cases = Przypadek po przypadku…
button-pass-instead = Gdy { $sun } to za mało, pas
menu-case = Który przypadek?
button-invoke-up-to = Wezwij, do { $sun }
button-invoke-ask = Wezwij, zapytaj na końcu
button-invoke-pass = Wezwij, potem pas
menu-take = Płytki do wzięcia
option-take = { $tile } (pole { $space })
menu-take-order = Zmień kolejność
option-take-first = Najpierw { $tile }
button-take = Weź je
button-take-one = Weź: { $tile }
option-give-up = { $tile } ({ $number } z { $count })
button-resign = Opuść tę partię na dobre
button-give-chair = Tak, oddaj moje miejsce
button-take-chair = Zajmij miejsce
button-take-free-chair = Zajmij to miejsce
button-no-thanks = Nie, dziękuję
button-off-ask = Zapytaj
button-off-now = Odwołaj partię
button-off-yes = Tak, odwołać
button-off-no = Nie, grajmy dalej

## Co się wpisuje

typed-pass = pas
typed-up-to = do { $sun }
typed-ask = zapytaj
typed-no-sleep = brak
typed-bid-so-far = { $sun } (twoja dotychczasowa odpowiedź)
