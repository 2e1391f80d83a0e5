### A server's season: what games of a quarter of a year add up to. One line is public; lists are private unless somebody shows them.

## The end of every game

# What a game has brought somebody in the season.
# $player (String) - who
# $gain (Number) - by how many points their sum has grown
# $place (Number) - their place now
# $season (String) - season-this: "this autumn"
# $points (Number) - their points in the season
# $games (Number) - how many games they have finished in it
season-gain = { $player } +{ $gain }, now { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} { $season } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}, { $games ->
    [one] 1 game
   *[other] { $games } games
})
# The quarter in which the game ended, within season-gain.
# $quarter (Number) - 1 is January to March
season-this = { $quarter ->
    [1] this winter
    [2] this spring
    [3] this summer
   *[4] this autumn
}
