### Images des parties terminées de quelqu’un, et des parties de deux personnes. La place est comptée.

figures-finished = { $games ->
    [one] partie
   *[other] parties
}
figures-share = du meilleur
figures-rating = cote
figures-seasons = { $count ->
    [one] titre
   *[other] titres
}

figures-places = Rangs
figures-people = à { $people }
figures-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
figures-categories = Points par partie
figures-server = serveur
figures-last = Dernières parties, la plus récente d’abord
figures-of = sur { $people }
figures-number = { $whole },{ $tenth }
figures-together = { $games ->
    [one] { $games } partie ensemble
   *[other] { $games } parties ensemble
}
figures-game = Partie { $game }

stats-seasons-won = Saisons gagnées : { $count }
stats-categories = Points par partie : { $categories }
stats-categories-server = Points par partie (sur ce serveur) : { $categories }
stats-categories-pair = Points par partie (ceux de l’autre) : { $categories }
stats-category = { $category } { $points }
stats-category-both = { $category } { $points } ({ $other })
stats-last = Dernières parties, la plus récente d’abord : { $places }
