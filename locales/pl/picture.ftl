### Słowa na obrazku planszy i obrazek słowami. Miejsca jest mało.

# Stoi za imieniem: „Nefer licytuje”.
picture-asked = { $question ->
    [turn] ma ruch
    [gods] używa płytek Boga
    [bid] licytuje
   *[discard] oddaje płytki
}
picture-paused = Przerwa
picture-called-off = Partia { $game } odwołana
picture-to-beat = , do przebicia { $sun }
picture-owed = : { $disaster }, { $count }
picture-ra = Ra { $ra } z { $limit }
picture-sun = Słońce
picture-epoch = Epoka { $epoch } z 3
picture-bag = Worek { $count }
picture-bid = daje { $sun }
picture-pass = pas
picture-nameless = Gracz { $number }
picture-wins = wygrywa, { $points } pkt
picture-start = Punkty według epok (1, 2, 3) i kategorii. Na początku każdy ma { $points }.
picture-held = * minimum { $floor }: żaden wynik nie spada niżej
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
alt-drawn = Ostatnia dobrana płytka: { $tile ->
    [ra] Ra
   *[other] { $tile } na polu { $space }
}.
alt-won = Ostatnio wylicytowane ({ $player }): { $tiles }.
alt-suns = { $player }: słońca { $suns }{ $down ->
    [0] {""}
    [one] , 1 zakryte
    [few] , { $down } zakryte
   *[many] , { $down } zakrytych
}
alt-ra-player = gracz Ra
alt-kinds = Płytki w kolejności graczy: { $kinds }.
alt-end = Koniec gry. Punkty w kategoriach, epoka po epoce.
alt-held = zatrzymane na minimum: { $points }

picture-legend-title = Ile dają płytki (×: tyle jest w worku)
picture-legend-name = { $tile } ×{ $count }
picture-legend-pharaoh = najwięcej +{ $most }, najmniej −{ $fewest }; zostają
picture-legend-ra = zaczyna aukcję; ostatnia w epoce ją kończy
picture-legend-nile = po { $points }, jeśli masz Wylew; zostają
picture-legend-flood = po { $points }
picture-legend-god = po { $points } albo użyj go i weź płytkę z toru
picture-legend-gold = po { $points }
picture-legend-civilization = brak −{ $none }; 3, 4 lub 5 rodzajów +{ $three }, +{ $four } lub +{ $five }
picture-legend-monument = na sam koniec { $one } za rodzaj, 7 rodzajów { $seven }, 8 rodzajów { $eight }; oraz { $three }, { $four } lub { $five } za 3, 4 lub 5 jednego rodzaju; zostają
picture-legend-disaster = { $disaster ->
    [funeral] zabiera Faraonów: { $toll }
    [drought] zabiera { $toll }: Wylewy, a potem Nile
    [war] zabiera Cywilizację (do wyboru): { $toll }
   *[earthquake] zabiera Monumenty (do wyboru): { $toll }
}
picture-legend-sun = na sam koniec najwyższa suma +{ $most }, najniższa −{ $fewest }

## Tabela sezonu: wiersz dla każdej osoby

picture-standings-column = { $column ->
    [place] Miejsce
    [name] Imię
    [points] Punkty
    [games] Partie
    [wins] Wygrane
   *[share] Udział
}
picture-standings-share = { $percent }%
picture-standings-counted = Punkty, wygrane i udział: z { $games } najlepszych partii.
picture-standings-ties = Przy równych punktach: wygrane, potem udział, potem los.
picture-standings-final = Miejsca 1–{ $places }: finał. Pozostałe: punkty.
picture-standings-of-best = Udział: część najlepszego wyniku przy stole, średnio.
alt-standings-row = { $place }. { $player }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}, { $percent }%
alt-standings-you = { $player } (ty)
