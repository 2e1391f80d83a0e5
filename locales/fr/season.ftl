### La saison d’un serveur : ce que donnent ensemble les parties d’un trimestre.

## The end of every game

season-gain = { $player } +{ $gain }, maintenant { $place ->
    [1] 1er rang
   *[other] { $place }e rang
} { $season } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
season-this = { $quarter ->
    [1] de cet hiver
    [2] de ce printemps
    [3] de cet été
   *[4] de cet automne
}
