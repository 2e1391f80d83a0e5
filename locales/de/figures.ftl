### Bilder der beendeten Partien von jemandem, und der Partien von zweien. Der Platz ist knapp.

figures-finished = { $games ->
    [one] Partie
   *[other] Partien
}
figures-share = vom Bestwert
figures-rating = Wertung
figures-seasons = { $count ->
    [one] Saisonsieg
   *[other] Saisonsiege
}

figures-places = Plätze
figures-people = zu { $people ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
}
figures-place = { $place }.
figures-categories = Punkte je Partie
figures-server = Server
figures-last = Letzte Partien, neueste zuerst
figures-of = von { $people }
figures-number = { $whole },{ $tenth }
figures-together = { $games ->
    [one] 1 gemeinsame Partie
   *[other] { $games } gemeinsame Partien
}
figures-game = Partie { $game }

stats-seasons-won = Gewonnene Saisons: { $count }
stats-categories = Punkte je Partie: { $categories }
stats-categories-server = Punkte je Partie (auf diesem Server): { $categories }
stats-categories-pair = Punkte je Partie (die des anderen): { $categories }
stats-category = { $category } { $points }
stats-category-both = { $category } { $points } ({ $other })
stats-last = Letzte Partien, neueste zuerst: { $places }
