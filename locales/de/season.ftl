### Die Saison eines Servers: was die Partien eines Vierteljahrs zusammen ergeben.

## The end of every game

season-gain = { $player } +{ $gain }, jetzt Platz { $place } { $season } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
})
season-this = { $quarter ->
    [1] in diesem Winter
    [2] in diesem Frühling
    [3] in diesem Sommer
   *[4] in diesem Herbst
}
