### Plansza słowami: czytają ją wszyscy, w języku stolika.
### Imion graczy nie odmieniamy i nie znamy ich płci: czas teraźniejszy albo zdanie bez czasownika.
### Chwile ($moment) Discord wstawia w mianowniku („środa, 25 listopada…”), dlatego stoją po dwukropku.

## Pytanie nad planszą

board-turn = { $player }, twoja kolej. { $track ->
    [none] Tor jest pusty.
   *[other] Na torze: { $track }.
} Ra { $ra } z { $limit }.
board-track-full = Tor jest pełny, więc nie można dobrać płytki.
board-gods = { $player }, kolejna płytka Boga czy już dość? { $track ->
    [none] Tor jest pusty.
   *[other] Na torze: { $track }.
} Ra { $ra } z { $limit }.
board-discard = { $player }, { $disaster } zabiera ci { $kind ->
    [monument] Monumenty
   *[civilization] płytki Cywilizacji
} (tyle: { $count }): wybierz.
board-auction = { $players ->
    [none] Aukcja
   *[other] { $players }, aukcja
}: { $tiles ->
    [none] bez płytek, samo słońce { $sun }
   *[other] { $tiles }, słońce { $sun }
}{ $beat ->
    [0] {""}
   *[other] , do przebicia { $beat }
}.
board-cause-drawn = { $player } dobiera Ra, { $ra } z { $limit }.
board-cause-invoked = { $player } wzywa Ra: licytuje na końcu, a gdy wszyscy spasują, musi.
board-cause-invoked-full = { $player } wzywa Ra przy pełnym torze: gdy wszyscy spasują, płytki przepadną.
board-bid = { $player } licytuje { $sun }
board-passed = { $player } pasuje
board-bids = { $bids }.
board-no-bid = Nikt jeszcze nie licytuje.
board-next = Teraz { $first }, potem { $others }.
board-next-and-last = Ostatnia odpowiedź: { $player }.
board-out = Bez dość wysokiego słońca: { $players }.
board-spent = Bez słońc: { $players }.
board-answer-any-time = Odpowiedz w dowolnej chwili, w tajemnicy; liczy się kolejność miejsc.
board-clock-rests = Zegar stoi do: { $moment }.
board-until = Czas kończy się { $moment }, { $relative }
board-until-latest = Czas kończy się najpóźniej { $moment }, { $relative }
board-at-the-latest = Każdy ma własny czas, twój pokazuje *Moja gra*; ostatni kończy się { $moment }, { $relative }
board-older = Starsza plansza. Aktualna jest niżej.

## Stół słowami

board-title = Ra · partia { $game } · epoka { $epoch } z 3
board-table = Stół
board-track = **Tor aukcji** { $tiles ->
    [none] pusty
   *[other] { $tiles }
} ({ $count } z 8)
board-gap = (luka)
board-sun = **Słońce na planszy** { $sun }
board-ra-and-bag = **Tor Ra** { $ra } z { $limit } · **worek** { $bag ->
    [one] 1 płytka
    [few] { $bag } płytki
   *[many] { $bag } płytek
}
seat-ra-player = gracz Ra
seat-bids = licytuje { $sun }
seat-passes = pasuje
seat-suns = Słońca: { $suns }{ $down ->
    [0] {""}
    [one] , 1 zakryte
    [few] , { $down } zakryte
   *[many] , { $down } zakrytych
}

## Co jeszcze czytają wszyscy

board-paused-gone = **Przerwa**, dopóki nie wrócę na serwer.
board-paused-held = **Przerwa** decyzją moderacji, która może wznowić partię: /ra-admin resume{ $reason ->
    [holiday] { " (" }wolne dni).
    [rules] { " (" }pytanie o zasady).
    [technical] { " (" }problem techniczny).
    [wish] { " (" }na prośbę graczy).
   *[none] .
} Niczyj czas nie płynie.
board-paused-deserted = **Nikt teraz nie gra**, więc partia czeka: na wszystkich miejscach są komputery. Ruszy, gdy tylko { $people } wróci przyciskiem *Już jestem*{ $offered ->
    [true] {" "}albo ktoś zajmie wolne miejsce
   *[false] {""}
}.
board-paused-deserted-until = Jeśli do { $until } nic się nie zmieni, odwołam ją i zostanie niedokończona.
board-wants-chair = { $owner }, { $host } chce przekazać twoje miejsce na stałe, ze wszystkim, co w nim tajne. Nowa osoba: { $newcomer }. Zgodzić możesz się tylko ty; do tej chwili miejsce jest twoje.
board-offers-chair = { $newcomer }, czy chcesz na stałe miejsce w partii { $game }? Gra na nim { $owner }, a propozycję składa { $by }. Dopóki go nie zajmiesz, nic się nie zmienia; propozycja jest ważna do: { $until }.
board-chair-taken = { $newcomer } przyjmuje miejsce, na którym gra { $owner }.
board-chair-declined = { $newcomer } nie chce miejsca, na którym gra { $owner }: nic się nie zmienia.
chair-free = **Miejsce gracza { $owner } w partii { $game } jest wolne** ({ $channel }): gra na nim komputer. Kto nie siedzi przy stoliku, może je zająć na dobre, ze wszystkim, co tajne; punkty i pozycja są odtąd jego.{ $left ->
    [true] {""}
   *[false] {" "}Do tej chwili { $owner } może jeszcze wrócić.
}
chair-taken = { $player } gra na miejscu gracza { $owner } w partii { $game }.
chair-back = { $owner } gra znowu w partii { $game }: miejsce nie jest już wolne.
chair-over = Nikt nie zajął miejsca gracza { $owner }: partia { $game } się skończyła.
chair-called-off = Nikt nie zajął miejsca gracza { $owner }: partia { $game } została odwołana.
board-player-left = **{ $player }** nie jest już na tym serwerze. Czas nadal płynie: gdy minie dwa razy, na tym miejscu zagra komputer i każdy będzie mógł je przejąć. Wcześniej moderacja może oddać to miejsce komuś innemu: /ra-admin replace, albo odwołać partię: /ra-admin cancel.
board-player-left-unclocked = **{ $player }** nie jest już na tym serwerze i partia czeka na powrót tej osoby. Jeśli nie wróci, moderacja może oddać to miejsce komuś innemu: /ra-admin replace, albo odwołać partię: /ra-admin cancel.
board-mark = Partia { $game } { $sign } { $kind ->
    [start] start
    [end] koniec
    [minute] minuta { $entries }
    [moves] ruchy { $entries }
   *[move] ruch { $entries }
}
