### Zlecenia: co bot robi za gracza, aż zapyta go znowu. Czyta je tylko ich właściciel.
### W zdaniach bot mówi do gracza („licytujesz 8, pytam cię”); w menu i na przyciskach gracz mówi do bota („zapytaj mnie”).

orders-heading = **Twoje zlecenia w partii { $game }**, których nikt inny nie widzi:
orders-at-once = To, co tu wybierzesz, od razu się zapisuje.
orders-noted = **Zapisane.**
orders-draft = **Jeszcze niezapisane:** { $kinds ->
    [none] nie przerywam przy żadnej płytce
   *[other] przerywam przy: { $kinds }
}. Wybierz liczbę, aby to zapisać.
orders-draw-ask = { $obvious ->
    [true] w twoich turach robię oczywiste ruchy, a poza tym pytam cię
   *[false] w twoich turach pytam cię
}.
orders-draw = przez całą epokę w twoich turach dobieram, { $tiles ->
    [8] aż tor będzie pełny
    [one] aż na torze będzie 1 płytka
    [few] aż na torze będą { $tiles } płytki
   *[many] aż na torze będzie { $tiles } płytek
}.
orders-draw-here = w twoich turach dobieram, { $tiles ->
    [8] aż tor będzie pełny
    [one] aż na torze będzie 1 płytka
    [few] aż na torze będą { $tiles } płytki
   *[many] aż na torze będzie { $tiles } płytek
} albo zacznie się aukcja; potem znów pytam.
orders-draw-after = Po aukcji: { $order }
orders-draw-on = Zapisane: także w twoich następnych turach dobieram, { $tiles ->
    [8] aż tor będzie pełny
    [one] aż na torze będzie 1 płytka
    [few] aż na torze będą { $tiles } płytki
   *[many] aż na torze będzie { $tiles } płytek
} albo zacznie się aukcja. To dotyczy tylko tego toru: *Zlecenia…* mają *W mojej turze…* na całą epokę.
orders-draw-but = przez całą epokę w twoich turach dobieram, { $tiles ->
    [8] aż tor będzie pełny
    [one] aż na torze będzie 1 płytka
    [few] aż na torze będą { $tiles } płytki
   *[many] aż na torze będzie { $tiles } płytek
}, chyba że leży tam: { $kinds }.
orders-stop = { $turn ->
    [true] Mimo twojego zlecenia nie dobieram:
   *[false] W tej chwili wolę zapytać:
} { $why ->
    [last-ra] następna płytka Ra może zakończyć epokę
    [out-of-suns] ktoś nie ma już słońc
    [god] możesz użyć płytki Boga
    [sun] słońce { $sun } na planszy bije wszystkie twoje
   *[kind] na torze leży { $tile }
}.
orders-auction-ask = Jeśli zacznie się aukcja, pytam cię.
orders-lapsed = Twoja odpowiedź na następną licytację („{ $answer }”) już nie obowiązuje: { $why ->
    [disaster] dobrano katastrofę
   *[tiles] dobrano więcej płytek, niż chcesz
}.
orders-auction = Jeśli przed twoją następną turą zacznie się aukcja, a na tor { $added ->
    [0] nie dojdzie żadna płytka
    [1] dojdzie najwyżej 1 płytka i żadna katastrofa
    [8] nie dojdzie katastrofa
    [few] dojdą najwyżej { $added } płytki i żadna katastrofa
   *[many] dojdzie najwyżej { $added } płytek i żadna katastrofa
}, to { $answer ->
    [bid] licytujesz { $sun }, a gdy to za mało, pytam cię
    [bid-or-pass] licytujesz { $sun }, a gdy to za mało, pasujesz
    [up-to] dajesz najniższe słońce, które wygra, do { $sun }
   *[pass] pasujesz
}.
orders-quick-on = Oczywiste ruchy: tutaj robię je za ciebie; zmienisz to w /ra settings.
orders-quick-off = Oczywiste ruchy: tutaj zawsze pytam.
orders-quick-never = Oczywiste ruchy: zawsze pytam; zmienisz to w /ra settings.
orders-ask-once = Dopóki znów nie zagrasz w tej partii, pytam cię o wszystko.
orders-always-ask = I tak pytam, gdy stawka jest wysoka: gdy następna płytka Ra może zakończyć epokę, gdy możesz użyć płytki Boga albo gdy słońca innych zmieniły się w istotny sposób. Zlecenia dobierania kończą się wraz z epoką.
orders-before-draw = Mam dobierać za ciebie w twoich turach, aż skończy się ta epoka? Wybierz, ile płytek może leżeć na torze, zanim znów cię zapytam.
orders-draws-now = To twoja tura, więc dobieram od razu.
orders-before-auction = Jeśli przed twoją następną turą zacznie się aukcja: co odpowiadasz? Na torze: { $tiles ->
    [none] nic
   *[other] { $tiles }
}; słońce { $sun }.
orders-up-to = „Najniższe, które wystarczy” licytuje najniższym słońcem, które jest dość wysokie, a gdy żadne nie jest, pasuje.
orders-how-many-added = Na ile kolejnych płytek to obowiązuje?
orders-before-condition = { $answer ->
    [bid] Licytujesz { $sun }, a gdy to za mało, pytam cię
    [bid-or-pass] Licytujesz { $sun }, a gdy to za mało, pasujesz
    [up-to] Dajesz najniższe słońce, które wygra, do { $sun }; gdy nikt nie licytował, to twoje najniższe
   *[pass] Pasujesz
}. Ile płytek może najwyżej dojść na tor? Przy nowej katastrofie i tak zapytam.

ahead-lot = Jeśli ktoś wezwie Ra, a na torze będzie { $tiles } i słońce { $sun }: co odpowiadasz? Nikt inny tego nie widzi i obowiązuje to tylko, dopóki nie dojdzie żadna płytka.
ahead-too-low = A jeśli { $sun } to za mało?
ahead-kept = Zapisane: jeśli ktoś wezwie Ra, a na torze będzie { $tiles }, to { $answer ->
    [bid] licytujesz { $sun }, a gdy to za mało, pytam cię
    [bid-or-pass] licytujesz { $sun }, a gdy to za mało, pasujesz
    [up-to] dajesz najniższe słońce, które wygra, do { $sun }, a gdy żadne nie wygra, pasujesz
   *[pass] pasujesz
}. Jeśli przedtem dojdzie płytka, zapytam cię.
ahead-ask-then = Jeśli ktoś wezwie Ra, a na torze będzie { $tiles }, zapytam cię.

## Menu i przyciski

orders-menu-kinds = Przerwać wcześniej przy tych płytkach (opcjonalnie)
orders-stop-at = Przerwij: { $tile }
orders-answer = { $answer ->
    [bid] { $sun }, a gdy to za mało, zapytaj mnie
    [bid-or-pass] { $sun }, a gdy to za mało, pas
    [up-to] najniższe, które wygra, do { $sun }
   *[pass] pas
}
orders-option-answer = { $answer ->
    [bid] { $sun } albo zapytaj mnie
    [bid-or-pass] { $sun } albo pas
    [up-to] Najniższe, które wystarczy, do { $sun }
   *[pass] Pas
}
orders-button-if-auction = Jeśli będzie aukcja…
orders-button-on-turn = W mojej turze…
orders-button-ask-again = Usuń zlecenia
orders-button-ask-next = Zapytaj przed ruchem
orders-option-until = { $tiles ->
    [8] Aż będzie pełny
   *[other] { $tiles }
}
orders-button-ask-auctions = Pytaj mnie w aukcjach
orders-button-ask-turns = Nie dobieraj już za mnie
orders-button-no-quick = Bez oczywistych ruchów
orders-button-quick = Oczywiste ruchy i za mnie
orders-button-none-added = Ani jedna
orders-button-any-added = Dowolnie wiele
orders-button-not-ask-once = Znów oczywiste ruchy
ahead-button-ask-then = Zapytaj wtedy
ahead-button-none = Nie pytaj już z góry
