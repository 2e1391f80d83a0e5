### La temporada de un servidor: lo que suman las partidas de un trimestre.

## The end of every game

season-gain = { $player } +{ $gain }, ahora en el puesto { $place } { $season } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
})
season-this = { $quarter ->
    [1] de este invierno
    [2] de esta primavera
    [3] de este verano
   *[4] de este otoño
}
