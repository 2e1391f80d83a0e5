### Powiadomienia. Na kanale zaczynają się od wzmianki („@Nefer, partia 3 czeka na ciebie”), dlatego małą literą.

call-in-channel = { $user }, { $call }
call-may-answer = w partii { $game } trwa aukcja: odpowiedz, kiedy chcesz, to zostaje tajne.
call-may-answer-until = w partii { $game } trwa aukcja: odpowiedz, czas do: { $until }, to zostaje tajne.
call-answer-last = w partii { $game } trwa aukcja, a twój czas na odpowiedź mija { $relative }.
call-over = partia { $game } zakończona: { $places }.
call-ended = partia { $game } zakończona.
call-waits = partia { $game } czeka na ciebie: { $asked }.
call-waits-until = partia { $game } czeka na ciebie: { $asked }, czas do: { $until }.
call-wanted = To przypomnienie zamówione przez ciebie.
call-waits-only = partia { $game } czeka tylko na ciebie: { $asked }.
call-time-until = Czas do: { $until }.
call-last = partia { $game } czeka tylko na ciebie, a twój czas mija { $relative }.
call-last-then = { $action ->
    [draw] Wtedy dobiorę za ciebie płytkę.
    [invoke] Wtedy wezwę za ciebie Ra.
    [pass] Wtedy spasuję za ciebie.
    [either] Wtedy spasuję za ciebie albo dam twoje najniższe słońce, jeśli wszyscy inni spasowali.
    [bid] Wtedy dam za ciebie { $sun }, twoje najniższe słońce.
    [discard] Wtedy oddam za ciebie najmniej warte płytki.
    [done] Wtedy zakończę za ciebie turę.
   *[nothing] Wtedy nic za ciebie nie zrobię.
}
call-asked = { $question ->
    [turn] twoja kolej
    [gods] kolejna płytka Boga czy już dość
    [bid] licytuj albo pasuj
    [discard] wybierz płytki, które zabiera katastrofa
    [may-answer] aukcja, odpowiedz, kiedy chcesz
   *[over] to już koniec
}
call-others = { $count ->
    [one] Czeka też 1 inna partia
    [few] Czekają też { $count } inne partie
   *[many] Czeka też { $count } innych partii
} na tym serwerze:
call-to-the-board = Do planszy
call-is-in = Toczy się w { $channel }.
call-was-in = Toczyła się w { $channel }.
call-several = { $count ->
    [one] Ta partia czeka na ciebie:
    [few] Te partie czekają na ciebie:
   *[many] Te partie czekają na ciebie:
}
call-one-of-several = Partia { $game } w { $channel }: { $asked }
call-one-of-several-until = Partia { $game } w { $channel }: { $asked }, czas do: { $until }
call-more = … i jeszcze { $count }: /ra games.
call-next = Partia { $game } w { $channel }: gra { $player }, potem ty.
call-begun = Partia { $game } w { $channel } się zaczęła: { $players }. Napiszę tutaj, gdy będzie twoja kolej.
call-here = Gotowe: będę pisać do ciebie tutaj.

came-answered = Partia { $game }: { $action ->
    [draw] dobierasz płytkę ({ $what }).
    [invoke] wzywasz Ra.
    [pass] pasujesz ({ $what }).
    [bid] licytujesz { $sun } ({ $what }).
    [discard] oddajesz płytki ({ $what }).
    [done] kończysz turę.
   *[nothing] używasz płytki Boga.
}
came-done = Partia { $game }: { $action ->
    [draw] dobieram za ciebie płytkę ({ $what })
    [invoke] wzywam Ra za ciebie
    [pass] pasuję za ciebie ({ $what })
   *[bid] licytuję za ciebie { $sun } ({ $what })
}{ $ordered ->
    [true] , zgodnie z twoim zleceniem.
   *[false] : to oczywisty ruch.
}
came-late = partia { $game }: twój czas minął. { $action ->
    [draw] Dobieram za ciebie płytkę ({ $what }).
    [invoke] Wzywam za ciebie Ra.
    [pass] Pasuję za ciebie ({ $what }).
    [bid] Licytuję za ciebie { $sun }, twoje najniższe słońce ({ $what }).
    [discard] Oddaję za ciebie najmniej cenne płytki ({ $what }).
   *[done] Kończę za ciebie turę.
}
came-lot = { $tiles ->
    [none] słońce { $sun }
   *[other] { $tiles }, słońce { $sun }
}
came-acted-for = Partia { $game }: ruch za ciebie wykonuje { $by }.
came-skipped = Partia { $game }: żadne z twoich słońc nie jest już dość wysokie, więc nie musisz odpowiadać.
came-left = Nie grasz już w partii { $game }.
came-paused = Partia { $game } teraz na ciebie nie czeka; zawołam cię znowu, gdy ruszy.
came-called-off = Partia { $game } została odwołana.
came-past = Partia { $game } toczy się od tego czasu dalej.
came-stood-in = Na twoim miejscu gra komputer, dopóki nie wrócisz.
call-late-next = Na następny ruch masz { $unit ->
    [minutes] { $count ->
        [one] 1 minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }
   *[hours] { $count ->
        [one] 1 godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }
}. Jeśli ten czas minie, zanim coś zrobisz, na twoim miejscu zagra komputer.
call-out-of-reach = Partia { $game } stoi: nie mogę pisać w { $channel }, więc możesz nie zobaczyć, o co tam pytam. Nikomu nie płynie czas. Ruszy z nową planszą, gdy tylko moderacja zwróci mi dostęp; po 14 dniach ją odwołam.
call-place-gone = Partia { $game } stoi: kanał, na którym się toczyła, został usunięty. Nikomu nie płynie czas. Przyciskiem *Kontynuuj* gospodarz może wznowić ją w nowym wątku, a po dobie każdy przy stole. Po 7 dniach ją odwołam.
call-out-of-sight = Nie widzisz już { $channel }, gdzie toczy się partia { $game }, więc twój czas tam nie płynie. Wiedzą o tym osoby, które opiekują się serwerem. Dopóki go nie zobaczysz, możesz grać tutaj. Po 7 dniach twoje miejsce zajmie gracz komputerowy; /ra back ci je zwróci.

later-when = Kiedy mam cię jeszcze raz zawołać do gry { $game }? Zrobię to, jeśli wtedy nadal będzie na ciebie czekać; wcześniej powiem tylko, gdy twój czas będzie się kończył.
later-never = Zanim skończy się twój czas, nie ma już chwili, w której mogę cię zawołać do gry { $game }.
later-nothing-for-you = Dopóki nie odpowiesz, nic tu za ciebie nie gram.
later-so-far = Na razie zawołam cię o tej porze: { $at }.
later-kept = Zawołam cię { $relative } ({ $at }), jeśli to nadal będzie na ciebie czekać.
later-clock = Twój zegar idzie dalej: masz czas do { $until }.
later-city = Jeśli podasz mi swoje miasto w /ra settings, mogę cię też zawołać dziś wieczorem albo jutro.
