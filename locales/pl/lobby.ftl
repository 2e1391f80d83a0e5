### Stolik przed partią. Ogłoszenie jest dla wszystkich, w języku stolika; potwierdzenia dla jednej osoby.

## Ogłoszenie

lobby-open = { $table }: { $free ->
    [0] { $kept ->
        [true] poza tym brak wolnych miejsc
       *[false] brak wolnych miejsc
    }
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}.
lobby-invited = Miejsce czeka na: { $people }, do { $until }.
lobby-invites = { $host } trzyma dla ciebie miejsce: partia { $game } w { $channel }. Czeka na ciebie do { $until }.
lobby-title = Ra · partia { $game }
lobby-title-named = Ra · partia { $game } · { $name }
lobby-seat = { $name }{ $host ->
    [true] {" "}(gospodarz)
   *[false] {""}
}
lobby-classic = Edycja klasyczna.
lobby-terms = { $edition ->
    [classic] Edycja klasyczna (katastrofa wzięta za Boga działa na koniec tury)
   *[pharaoh] Edycja Faraona (katastrofa wzięta za Boga działa od razu)
}, { $place ->
    [here] gra na tym kanale
   *[thread] gra w wątku tego kanału
}.
lobby-takes-hours = Około { $hours ->
    [one] { $hours } godziny
    [few] { $hours } godzin
   *[many] { $hours } godzin
}.
lobby-takes-days = Około { $days ->
    [one] { $days } dnia
    [few] { $days } dni
   *[many] { $days } dni
}.
lobby-takes-weeks = Około { $weeks ->
    [one] { $weeks } tygodnia
    [few] { $weeks } tygodni
   *[many] { $weeks } tygodni
}.
lobby-language = Język: { $language }.
lobby-pictures = Obrazki: { $theme ->
    [dark] ciemne
   *[light] jasne
}.
lobby-leaves = { $leaves ->
    [nothing] **Oczywiste ruchy:** zawsze pytam.
    [passes] **Oczywiste ruchy:** dobieram i pasuję za tych, którzy tego chcą (/ra settings).
    [bids] **Oczywiste ruchy:** dobieram, pasuję i licytuję najniższym słońcem za tych, którzy tego chcą (/ra settings).
   *[draws] **Oczywiste ruchy:** dobieram za tych, którzy tego chcą (/ra settings).
}
lobby-advice = { $advice ->
    [true] **Rady:** kto licytuje, widzi, ile według komputera jest warte to, co leży na torze (wyłączysz w /ra settings).
   *[false] **Rady:** żadnych o wartości toru.
}
lobby-start-full = Partia zacznie się sama, gdy tylko dostanę potrzebne uprawnienia.
lobby-start = **Start:** sam, gdy zapełni się ostatnie miejsce{ $sooner ->
    [true] ; od dwóch osób może zacząć gospodarz
   *[false] {""}
}.
lobby-how = Albo wpisz /ra join, /ra leave, /ra start.
lobby-started = Partia { $game } rozpoczęta: { $players }.
lobby-goes-on = Partia { $game } toczy się dalej tutaj: { $order }.
lobby-goes-on-in = Partia { $game } toczy się dalej w { $channel }.
lobby-rematch-there = Ten stół to już partia { $game }: { $link }
place-choose = Tam, gdzie zaczęła się partia { $game }, nie mogę już otworzyć wątku. Gdzie ma toczyć się dalej?
place-choose-one = Wybierz kanał
place-none = Nie znajduję kanału, na którym mogę otworzyć wątek, a ty możesz pisać. Poproś o taki moderację i naciśnij *Kontynuuj* jeszcze raz.
lobby-has-started = Partia { $game } się zaczęła.
lobby-played-here = Nie mogę tu użyć wątku, więc partia { $game } toczy się na tym kanale.
lobby-waits = Partia { $game } się zaczęła, ale na razie nie mogę otworzyć tu dla niej wątku. Próbuję dalej; do tego czasu niczyj czas nie płynie. Po trzech dniach ją odwołam.
lobby-over = Partia { $game } zakończona.
lobby-called-off = Partia { $game } odwołana.
lobby-table-closed = Stolik partii { $game } został zamknięty: { $people }.
lobby-expired = Stolik partii { $game } jest zamknięty: od { $live ->
    [true] dwóch godzin
   *[false] siedmiu dni
} nikt nie siada ani nie wstaje. /ra new otwiera nowy.
lobby-closes = { $people }: przy stoliku partii { $game } nikt nie siada ani nie wstaje. Zamknie się sam po tej chwili: { $until }, chyba że ktoś z was zostawi go otwartym.
lobby-kept-open = { $name } zostawia stolik partii { $game } otwarty do: { $until }.
lobby-promise = Dowód uczciwego tasowania (SHA-256 worka): { $sum }
lobby-table = Przy stoliku: { $players }.

## Przyciski

lobby-button-join = Usiądź
lobby-button-details = Szczegóły…
lobby-button-leave = Wstań
lobby-button-start = Zacznij
lobby-button-call-off = Zamknij stolik
lobby-button-rules = Jak się gra
lobby-button-computer = Posadź komputer…
lobby-button-free = Zwolnij miejsce…
lobby-button-seats = Miejsca…
lobby-button-classic = Edycja klasyczna
lobby-button-pharaoh = Edycja Faraona
lobby-button-keep = Zostaw otwarty
lobby-button-pace = Tempo…
lobby-button-leaves = Oczywiste ruchy…
lobby-button-advice = Włącz rady
lobby-button-no-advice = Wyłącz rady
lobby-button-language = Język…
lobby-button-dark = Ciemne obrazki
lobby-button-light = Jasne obrazki

## Odpowiedź dla tego, kto je naciska

lobby-started-in = Partia { $game } rozpoczęta w { $channel }.
lobby-alone-here = Twoja partia Ra z komputerem toczy się tutaj, żeby nikomu nie przeszkadzała.
lobby-which = Otwartych jest tu kilka stolików. O który ci chodzi?
lobby-called = Ra { $game } · { $who }
lobby-levels = Jak dobrze ma grać komputer? *Łatwy* trzyma się prostych reguł, *Normalny* myśli trochę naprzód, *Trudny* to twardy przeciwnik.
lobby-level-easy = Łatwy
lobby-level-normal = Normalny
lobby-level-hard = Trudny
lobby-computer-seated = { $name } siedzi przy stoliku partii { $game }.
lobby-computer-left = Gracz komputerowy wstaje od stolika.
lobby-free = Czyje miejsce ma być znów wolne?
lobby-free-ask = Zwolnić miejsce, na którym siedzi { $name }? Może tu wrócić, chyba że na to nie pozwolisz.
lobby-free-only = Zwolnij miejsce
lobby-free-and-bar = Zwolnij i nie wpuszczaj z powrotem
lobby-freed = To miejsce jest znów wolne: { $name }.
lobby-seated = Siedzisz przy stoliku partii { $game }.
lobby-seated-cannot-start = Wszystkie miejsca są zajęte, ale partia nie może się jeszcze zacząć: zacznie się sama, gdy tylko dostanę potrzebne uprawnienia.
lobby-seated-starts = Gra zacznie się, gdy stół się zapełni albo { $host } ją rozpocznie; dam ci znać.
lobby-seated-full = Wszystkie miejsca są zajęte: { $host } rozpoczyna grę, a za minutę zacznie się sama.
lobby-left = Twoje miejsce jest znów wolne.
lobby-left-last = Nikt już nie siedzi: stolik jest zamknięty.
lobby-language-choose = W jakim języku wszyscy mają czytać ten stolik? To, co widzisz tylko ty, zostaje w twoim.
lobby-seats-choose = Ile miejsc ma mieć stolik?
lobby-seats-choice = { $seats }{ $starts ->
    [true] : zacznij teraz
   *[false] {""}
}
lobby-seats-set = Miejsc przy stoliku jest teraz { $seats }.
lobby-seats-set-cannot-start = Miejsc przy stoliku jest teraz { $seats } i wszystkie są zajęte. Partia jeszcze nie może się zacząć: zacznie się sama, gdy tylko dostanę potrzebne uprawnienia.
lobby-leaves-choose = Żeby gra szła szybciej: które oczywiste ruchy mogę robić za tych, którzy tego chcą? Każdy wybiera w /ra settings.
lobby-leaves-choice = { $leaves ->
    [nothing] Nic
    [passes] Dobieranie i pas
    [bids] Także najniższe słońce
   *[draws] Dobieranie
}
lobby-settings = **Jesteś gospodarzem partii { $game }**: widzisz to tylko ty.
    Miejsca: { $seats }.
    Edycja: { $edition ->
        [classic] klasyczna (katastrofa wzięta za Boga działa na koniec tury)
       *[pharaoh] Faraona (katastrofa wzięta za Boga działa od razu)
    }.
lobby-settings-play =
    Tempo: { $pace }.
    Oczywiste ruchy, które robię: { $leaves ->
        [nothing] brak
        [passes] dobieranie i pas
        [bids] dobieranie, pas, najniższe słońce
       *[draws] dobieranie
    }.
    Rady (obliczenia komputera dla tego, kto licytuje): { $advice ->
        [true] tak
       *[false] nie
    }.
    Język: { $language }.
    Obrazki: { $theme ->
        [dark] ciemne
       *[light] jasne
    }.
lobby-settings-of-host =
    Tylko gospodarz, { $host }, może zmienić ten stolik. { $seated ->
        [true] Masz tu miejsce i możesz z niego wstać. Partia zacznie się sama, gdy ktoś zajmie ostatnie.
       *[false] Możesz usiąść, póki jest wolne miejsce. Partia zacznie się sama, gdy ktoś zajmie ostatnie.
    }
lobby-closed = Stolik jest zamknięty.
lobby-close-ask = Zamknąć ten stolik dla wszystkich, którzy przy nim siedzą?
lobby-rematch = Nowy stolik czeka w { $channel }, z miejscem dla wszystkich z tej partii.
lobby-called-off-by-host = Partia { $game } odwołana przez gospodarza.
lobby-called-off-by = { $by } odwołuje partię { $game }.

## Tempo stolika

pace-meaning = { $pace ->
    [live] *Na żywo* (wszyscy są tu teraz)
    [fast] *Szybko* (kilka razy dziennie)
    [standard] *Standardowo* (dwa razy dziennie)
    [relaxed] *Spokojnie* (kiedy jest czas)
   *[none] *Bez zegara*
}
pace-name = { $pace ->
    [live] Na żywo
    [fast] Szybko
    [standard] Standardowo
    [relaxed] Spokojnie
   *[none] Bez zegara
}
pace-choose = Jak szybko chcecie grać?
pace-waking-hours = { $pace }. Po { $bank ->
    [one] { $bank } godzinie
    [few] { $bank } godziny
   *[many] { $bank } godzin
} bez nocy; każdy ruch oddaje { $increment ->
    [one] { $increment } godzinę
    [few] { $increment } godziny
   *[many] { $increment } godzin
}.
pace-minutes = { $pace }. Po { $bank ->
    [one] { $bank } minucie
    [few] { $bank } minuty
   *[many] { $bank } minut
}, plus { $increment } za ruch.
pace-no-clock = { $pace }: niczyj czas się nie kończy.
pace-each-hours = Po { $bank ->
    [one] { $bank } godzinie
    [few] { $bank } godziny
   *[many] { $bank } godzin
} bez nocy; +{ $increment } h za ruch.
pace-each-minutes = Wszyscy naraz: po { $bank ->
    [one] { $bank } minucie
    [few] { $bank } minuty
   *[many] { $bank } minut
}; +{ $increment } min za ruch.
pace-each-no-clock = Bez zegara: niczyj czas się nie kończy.
pace-own = **Ty**: { $count ->
    [one] 1 odpowiedź
   *[many] { $count } odpowiedzi
}, połowa w ciągu { $waking }{ $wall ->
    [same] {""}
   *[other] , nie licząc snu i nieobecności (z nimi w ciągu { $wall })
}.
pace-own-nothing = **Ty**: jeszcze żadnej odpowiedzi.
pace-table = **Ten stolik**, wszyscy razem: { $count ->
    [one] 1 odpowiedź
   *[many] { $count } odpowiedzi
}, połowa w ciągu { $waking }{ $wall ->
    [same] {""}
   *[other] , nie licząc snu i nieobecności (z nimi w ciągu { $wall })
}.
pace-only-sums = Przechowuję tylko te sumy, bez pór dnia. Twoje widzisz tylko ty.
pace-spared = Oczywiste ruchy i zlecenia, które tu gram za graczy: { $count }.
pace-waits-for = Partia czeka na: { $players } (pytanie zadane { $since }).
# W dopełniaczu: po „w ciągu”.
pace-within = { $unit ->
    [minutes] { $count ->
        [1] minuty
       *[other] { $count } minut
    }
    [hours] { $count ->
        [1] godziny
       *[other] { $count } godzin
    }
   *[days] { $count ->
        [1] jednego dnia
       *[other] { $count } dni
    }
}
