### Słowa na obrazku planszy i obrazek słowami. Miejsca jest mało.

# Stoi za imieniem: „Nefer licytuje”.
picture-asked = { $question ->
    [turn] ma ruch
    [gods] używa płytek Boga
    [bid] licytuje
   *[discard] oddaje płytki
}
picture-paused = Przerwa
picture-to-beat = , do przebicia { $sun }
picture-owed = : { $disaster }, { $count }
picture-to-go = jeszcze { $count }
picture-epoch = Epoka { $epoch } z 3
picture-bag = Worek { $count }
picture-bid = daje { $sun }
picture-pass = pas
picture-nameless = Gracz { $number }
picture-wins = wygrywa, { $points } pkt
picture-start = Punkty według epok (1, 2, 3) i kategorii. Na początku każdy ma { $points }.
picture-sum = Suma
picture-highest-sun = najw. słońce { $sun }
picture-caption = { $category ->
    [pharaoh] Faraon
    [river] Rzeka
    [god] Bóg
    [gold] Złoto
    [civilization] Cywilizacja
   *[monument] Monumenty
}
picture-column = { $category ->
    [pharaoh] Faraon
    [river] Rzeka
    [god] Bogowie
    [gold] Złoto
    [civilization] Cywil.
    [monument] Mon.
   *[sun] Słońca
}

## Obrazek słowami

alt-asked = { $player } { $asked }.
alt-over = Koniec gry.
alt-paused = Partia jest wstrzymana.
alt-track = Tor aukcji: { $tiles ->
    [none] pusty
   *[other] { $tiles }
}.
alt-gap = luka
alt-board = Słońce { $sun }. Ra { $ra } z { $limit }, epoka { $epoch }, w worku { $bag }.
alt-suns = { $player }: słońca { $suns }{ $down ->
    [0] {""}
    [one] , 1 zakryte
    [few] , { $down } zakryte
   *[many] , { $down } zakrytych
}
alt-ra-player = gracz Ra
alt-kinds = Płytki w kolejności graczy: { $kinds }.
alt-end = Koniec gry. Punkty w kategoriach, epoka po epoce.
