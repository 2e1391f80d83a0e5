### Co jedna osoba czyta o sobie, w swoim języku. Mówimy do niej na ty, bez rodzaju: „wzywasz”, nie „wezwałeś”.

private-so-far = Dotychczas:
private-since = Od twojego ostatniego ruchu:
private-done-draws = { $count ->
    [one] Za ciebie dobieram { $count } płytkę ({ $what }): oczywisty ruch.
    [few] Za ciebie dobieram { $count } płytki ({ $what }): oczywiste ruchy.
   *[many] Za ciebie dobieram { $count } płytek ({ $what }): oczywiste ruchy.
}
private-done-ordered = { $count ->
    [one] Za ciebie dobieram { $count } płytkę ({ $what })
    [few] Za ciebie dobieram { $count } płytki ({ $what })
   *[many] Za ciebie dobieram { $count } płytek ({ $what })
} na twoje zlecenie{ $lasts ->
    [true] , które trwa całą epokę
   *[false] {""}
}: dobieraj, { $tiles ->
    [8] aż tor będzie pełny
    [one] aż na torze będzie 1 płytka
    [few] aż na torze będą { $tiles } płytki
   *[many] aż na torze będzie { $tiles } płytek
}.
private-done-ordered-before = { $count ->
    [one] Za ciebie dobieram { $count } płytkę ({ $what }) na twoje zlecenie, które już nie obowiązuje.
    [few] Za ciebie dobieram { $count } płytki ({ $what }) na twoje zlecenie, które już nie obowiązuje.
   *[many] Za ciebie dobieram { $count } płytek ({ $what }) na twoje zlecenie, które już nie obowiązuje.
}
private-done-invocations = { $count ->
    [one] Za ciebie wzywam Ra { $count } raz: przy pełnym torze nic innego nie było możliwe.
    [few] Za ciebie wzywam Ra { $count } razy: przy pełnym torze nic innego nie było możliwe.
   *[many] Za ciebie wzywam Ra { $count } razy: przy pełnym torze nic innego nie było możliwe.
}
private-done-passes = { $count ->
    [one] Za ciebie pasuję { $count } raz ({ $what }): prawie nikt by tu nie licytował.
    [few] Za ciebie pasuję { $count } razy ({ $what }): prawie nikt by tu nie licytował.
   *[many] Za ciebie pasuję { $count } razy ({ $what }): prawie nikt by tu nie licytował.
}
private-done-bids = { $count ->
    [one] Za ciebie licytuję { $count } raz najniższym słońcem ({ $what }): oczywisty ruch.
    [few] Za ciebie licytuję { $count } razy najniższym słońcem ({ $what }): oczywiste ruchy.
   *[many] Za ciebie licytuję { $count } razy najniższym słońcem ({ $what }): oczywiste ruchy.
}
private-done-answered = { $action ->
    [bid] Za ciebie licytuję { $sun } ({ $what }) na twoje zlecenie.
   *[pass] Za ciebie pasuję w licytacji ({ $what }) na twoje zlecenie.
}
private-score = **Partia { $game }**, epoka { $epoch } z 3. Masz **{ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}**.
private-suns = Słońca do licytacji: { $suns }.
private-out-of-suns = Nie masz już słońc do licytacji: pozostali kończą tę epokę bez ciebie.
private-face-down = Zakryte, na następną epokę: { $suns }.
private-face-down-last = Zakryte, do sumy twoich słońc: { $suns }.
private-tiles = Masz: { $tiles }.
private-epoch = Epoka { $epoch } – twoje { $loss ->
    [true] straty
   *[false] punkty
}: { $points } ({ $categories }), wynik { $before } → { $total }.
private-epoch-secret = Punkty wszystkich są tajne do końca partii.
private-held = Żaden wynik nie spada poniżej { $floor }.
private-if-ended = Gdyby epoka skończyła się teraz: { $points } ({ $categories }).
private-if-ended-last = Gdyby partia skończyła się teraz: { $points } ({ $categories }). Monumenty i słońca są już wliczone, a każda aukcja może jeszcze zmienić sumy słońc.
private-zero = { $category ->
    [pharaoh] Faraonowie 0: ani najwięcej, ani najmniej, albo wszyscy po równo
    [river] Rzeka 0: bez Wylewu
   *[civilization] Cywilizacja 0: jeden lub dwa rodzaje, trzeba trzech
}
private-can = Twoja kolej: { $commands }.
private-can-god = /ra god { $space } ({ $tile })
private-can-end = /ra god bez płytek, by skończyć
private-your-turn = Twoja kolej.
private-your-auction = Nowa aukcja: { $tiles ->
    [none] bez płytek, samo słońce { $sun }
   *[other] { $tiles }, słońce { $sun }
}. Twoja kolej.
private-invoked = Wzywasz Ra.

## Odpowiedź dana z góry

private-kept-none = Nie mam twojej odpowiedzi: zapytam, gdy przyjdzie twoja kolej.
private-kept-ask = Zapisane: zapytam, gdy przyjdzie twoja kolej, a do tego czasu twój zegar stoi.
private-own-time = Masz czas do { $moment }, { $relative }.
private-out-of-time = Twój czas minął, więc pasujesz albo licytujesz najniższe słońce, jeśli musisz. Dopóki nie przyjdzie twoja kolej, możesz jeszcze odpowiedzieć inaczej.
private-kept-whatever = Zapisane. { $action ->
    [pass] Pasujesz bez względu na oferty
    [only] Licytujesz { $sun }; jeśli ktoś da więcej, pasujesz
   *[bid] Licytujesz { $sun } bez względu na oferty
}. Nikt tego nie zobaczy przed twoją kolejką.
private-kept-cases = Zapisane. { $cases }. Nikt tego nie zobaczy przed twoją kolejką.
private-cases-stop = .{ " " }
private-case = { $bids ->
    [none] Jeśli nie ma ofert
    [none-or-one] Jeśli nie ma ofert albo oferta do przebicia to { $most }
    [none-or-up-to] Jeśli nie ma ofert albo oferta do przebicia to najwyżej { $most }
    [one] Jeśli oferta do przebicia to { $most }
    [two] Jeśli oferta do przebicia to { $least } lub { $most }
    [or-more] Jeśli oferta do przebicia to { $least } lub więcej
   *[range] Jeśli oferta do przebicia to od { $least } do { $most }
}, { $action ->
    [bid] licytujesz { $sun }
    [pass] pasujesz
   *[ask] pytam cię
}
private-lines = Przy każdej możliwej najwyższej ofercie: co robisz, gdy przyjdzie twoja kolej. Wybierz przypadek, by go zmienić.
private-line = { $highest ->
    [0] Bez ofert
   *[other] Po { $highest }
}: { $action ->
    [bid] licytujesz { $sun }
    [pass] pasujesz
   *[ask] pytam cię
}
private-before-line-no-bid = Jeśli w twojej kolejce nie ma jeszcze oferty:
private-before-line = Jeśli najwyższa oferta w twojej kolejce to { $sun }:
private-before-line-of = Jeśli najwyższa oferta w twojej kolejce to { $sun } ({ $player }):

## Co można jeszcze cofnąć

private-pending = { $action ->
    [invoke] Wzywasz Ra
    [bid] Licytujesz { $sun }
    [pass] Pasujesz
    [gods] Używasz płytek Boga, by wziąć: **{ $tiles }**
    [done] Nie używasz więcej płytek Boga
   *[discard] Oddajesz: **{ $tiles }**
}.
private-pending-answer = Gdy przyjdzie twoja kolej: { $answer }.
private-pending-until = Zagram to { $when }; do tego czasu nikt inny tego nie widzi.

## Przed decyzją

private-invoke-full = Licytujesz na końcu; gdy wszyscy spasują, płytki przepadną.
private-invoke-last = Licytujesz na końcu, a gdy wszyscy spasują, musisz.
private-hold-suns = Twoje słońca: { $suns }.
private-invoke-ahead = Odpowiedź dana teraz zostaje tajna, aż odpowiedzą wszyscy inni. „Do” bierze najniższe z twoich słońc, które wygra, a gdy żadne nie wygra, pasuje.
private-best-bid = { $player } licytuje { $sun }.
private-no-bid = Nie ma jeszcze oferty.
private-may-answer = Możesz odpowiedzieć już teraz; do twojej kolejki to tajemnica.
private-auctioned = Na aukcji: { $tiles ->
    [none] bez płytek, samo słońce { $sun }.
   *[other] { $tiles }, słońce { $sun }.
}
private-before-you = Przed tobą: { $players }.
private-could-bid = { $player } ({ $suns })
private-worth = Według obliczeń komputera to, co leży na torze, { $points ->
    [0] nie da ci na koniec prawie nic
    [one] da ci na koniec około { $points } punktu
   *[other] da ci na koniec około { $points } punktów
}.
private-worth-sun = Bez płytek; w zamian za swoje słońce masz { $sun }.
private-spend = Masz { $count ->
    [one] 1 płytkę Boga. Za nią bierzesz jedną płytkę z toru: naciśnij którą. To kończy twoją turę.
    [few] { $count } płytki Boga. Za każdą bierzesz jedną płytkę z toru. Naciśnij tę, którą chcesz jako jedyną, albo wybierz z menu kilka, po kolei. To kończy twoją turę.
   *[many] { $count } płytek Boga. Za każdą bierzesz jedną płytkę z toru. Naciśnij tę, którą chcesz jako jedyną, albo wybierz z menu kilka, po kolei. To kończy twoją turę.
}
private-spend-only = Masz { $count ->
    [one] 1 płytkę Boga
    [few] { $count } płytki Boga
   *[many] { $count } płytek Boga
}, ale do wzięcia jest tylko jedna płytka: naciśnij ją. To kończy twoją turę.
private-spend-chosen = Bierzesz: **{ $tiles }**{ $count ->
    [one] , za 1 płytkę Boga
    [few] , w tej kolejności, za { $count } płytki Boga
   *[many] , w tej kolejności, za { $count } płytek Boga
}. To kończy twoją turę.
private-discard = { $disaster } zabiera ci { $kind ->
    [monument] Monumenty
   *[civilization] płytki Cywilizacji
} (tyle: { $count }): wybierz.
private-discard-chosen = Wybrane: **{ $tiles }**.
private-before-resigning = **Opuścić partię { $game } na dobre?** Na twoim miejscu gra dalej komputer, na koniec masz ostatnią lokatę, a gospodarz może oddać miejsce komuś innemu. Jeśli chcesz tylko odpocząć: w /ra settings możesz zgłosić kilka dni nieobecności.

## Potwierdzenia

private-resigned = Nie grasz już w tej partii.
private-back = Witaj z powrotem: miejsce znów jest twoje.
private-undone = Cofnięte.
private-writes-here = Napiszę tutaj, gdy znów będzie twoja kolej.
private-looked-after = Gotowe. Wiadomość jest na kanale partii, a zapis w jej historii.
private-chair-taken = Masz teraz miejsce w partii { $game }: { $channel }. /ra me pokazuje tam to, co wiesz tylko ty.

## Moje partie

games-line = Partia { $game } w { $channel }: { $whose ->
    [yours] **twoja kolej** (pytanie { $since })
    [others] gra { $player } (pytanie { $since })
    [auction] aukcja: { $player } (pytanie { $since })
    [held] przerwa, dopóki moderacja nie wznowi partii: /ra-admin resume (ostatnia zmiana { $since })
    [gone] przerwa, dopóki nie wrócę na serwer (ostatnia zmiana { $since })
    [deserted] nikt nie gra: czeka, aż ktoś wróci (ostatnia zmiana { $since })
    [placeless] kanał usunięto: czeka na *Kontynuuj* w mojej wiadomości prywatnej (ostatnia zmiana { $since })
   *[nobodys] koniec (ostatnia zmiana { $since })
}
games-refused = Partia { $game }: { $refusal }
games-none = Nie grasz teraz w żadnej partii. /ra-play zaczyna nową.
games-more = … i jeszcze { $count }.

private-done-apart = Gotowe: { $link }
