### Sezon serwera: co razem dają partie jednego kwartału.

## The end of every game

season-gain = { $player } +{ $gain }, teraz { $place }. miejsce { $season } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
})
season-this = { $quarter ->
    [1] tej zimy
    [2] tej wiosny
    [3] tego lata
   *[4] tej jesieni
}
