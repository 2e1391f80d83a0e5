### Co się stało, w języku stolika albo tego, kto czyta. Zawsze w czasie teraźniejszym: „Nefer dobiera: Nil.”

story-began = Partia się zaczyna: { $players }.
story-has-begun = Partia się zaczyna.
story-drew = { $player } dobiera: { $tile }.
story-drew-ra = { $player } dobiera Ra, { $ra } z { $limit }.
story-invoked = { $player } wzywa Ra.
story-invoked-full = { $player } wzywa Ra przy pełnym torze.
story-bid = { $player } licytuje { $sun }
story-passed = { $player } pasuje
story-bids = { $bids }.
story-won = **{ $player } wygrywa słońcem { $bid }**: { $tiles ->
    [none] słońce { $sun }
   *[other] { $tiles }, słońce { $sun }
}.
story-unsold = Nikt nie licytuje.
story-unsold-stay = Nikt nie licytuje: płytki zostają.
story-unsold-gone = Nikt nie licytuje. Z gry wypada: { $gone }.
story-god-spent = { $player } używa płytki Boga i bierze: { $tile }.
story-lost = { $disaster } – { $player } traci: { $lost }.
story-epoch-over = **Koniec epoki { $epoch }**: { $why ->
    [ra] tor Ra jest pełny
   *[suns] wszystkie słońca są zużyte
}.{ $gone ->
    [none] {""}
   *[other] {" "}Z gry wypada: { $gone }.
}
story-epoch-begins = Epokę { $epoch } zaczyna { $player }.
story-over = **Koniec gry**: { $places }.
story-place = { $player } { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
story-nothing = Jeszcze nic się nie zdarzyło.
story-page = **Partia { $game }**, strona { $page } z { $pages }

## Przy stole, poza samą grą

table-out-of-time = ⏳ { $player }: czas minął, więc tym razem gram ja. Jeśli minie jeszcze raz bez żadnego ruchu, miejsce zajmie komputer, aż do powrotu.
table-out-of-time-again = ⏳ { $player }: czas znów minął, więc gram ja.
table-acted-for = { $by } wykonuje ruch za gracza { $player }.
table-taken-back = ~~{ $player } { $action ->
    [draw] dobiera płytkę
    [invoke] wzywa Ra
    [god] używa płytki Boga
    [done] nie używa więcej płytek Boga
    [bid] licytuje { $sun }
    [pass] pasuje
   *[discard] oddaje: { $tile }
}~~
table-undone = { $by } to cofa{ $void ->
    [true] : odpowiedzi dane z góry są nieważne
   *[false] {""}
}.
table-stand-in-late = { $player }: na tym miejscu gra komputer, aż do powrotu.
table-stand-in-away = { $player } ma wolne: na tym miejscu gra komputer, aż do powrotu.
table-resigned = **{ $player } odchodzi z partii.** Na tym miejscu gra dalej komputer.
table-back = { $player } wraca do gry.
table-extended = { $by } daje więcej czasu: { $player }, { $hours ->
    [one] +1 godzina
    [few] +{ $hours } godziny
   *[many] +{ $hours } godzin
}.
table-seated = **{ $player } gra odtąd na miejscu gracza { $from }**, tak decyduje { $by }.
table-took-chair = **{ $player } zajmuje miejsce gracza { $from }.**
table-host = Gospodarzem jest teraz { $player }.
table-held = **{ $by } wstrzymuje partię**: niczyj czas nie płynie{ $reason ->
    [holiday] { " (" }wolne dni).
    [rules] { " (" }pytanie o zasady).
    [technical] { " (" }problem techniczny).
    [wish] { " (" }na prośbę graczy).
   *[none] .
}
table-goes-on = { $by } wznawia partię.
table-cancelled = { $by } odwołuje partię.
table-cancelled-deserted = Przez dwa tygodnie nikt nie wrócił ani nie zajął miejsca: **partia jest odwołana.**
table-cancelled-by-all = { $by } pyta, a wszyscy, którzy mieli miejsce, są za: **partia jest odwołana.**
# Stoi tam, gdzie imię, z czasownikiem w trzeciej osobie: „Bot odwołuje partię.”
table-the-bot = Bot

## Koniec

end-wins = **Wygrywa { $player }: { $points }.**
end-others = { $others }.
end-left = { $line } (odejście z partii)
end-title = Ra · partia { $game } · koniec
end-place = { $place }. **{ $player }** { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $tied ->
    [true] {" "}(przy remisie: najwyższe słońce { $sun })
   *[false] {""}
}{ $left ->
    [true] , odejście z partii
   *[false] {""}
}
end-result = Partia { $game } zakończona: { $places }.
end-by-sun = Wygrywa { $player } dzięki najwyższemu słońcu.
end-column-epoch = epoka
end-row-sum = suma
end-row-held = minimum { $floor }
end-row-score = wynik
end-proof = Worek, tak jak był wymieszany na początku, jest w bag.txt. `sha256sum bag.txt` daje sumę pokazaną wtedy: `{ $sum }`. Cała partia jest w zapisie obok.
end-bag-file = Worek wymieszany na początku, dla sha256sum
end-record-file = Zapis partii, dla ra-bot verify
