### Les mots dans l’image du plateau, et l’image en mots pour qui l’écoute. La place manque dans l’image : aussi court que l’anglais.
### La police de l’image n’a pas l’espace fine (U+202F) : dans picture-*, l’espace insécable ordinaire (U+00A0).

picture-asked = { $question ->
    [turn] doit jouer
    [gods] utilise ses Dieux
    [bid] doit miser
   *[discard] doit défausser
}
picture-paused = En pause
picture-called-off = La partie { $game } est annulée
picture-to-beat = , { $sun } à battre
picture-owed = { " " }: { $disaster }, { $count }
picture-ra = Râ { $ra }/{ $limit }
picture-sun = Soleil
picture-epoch = Époque { $epoch } sur 3
picture-bag = Sac { $count }
picture-bid = mise { $sun }
picture-pass = passe
picture-nameless = Siège { $number }
picture-wins = gagne avec { $points }
picture-start = Points par époque (1, 2, 3) et par catégorie. Au départ : { $points } pour tout le monde.
picture-held = * minimum { $floor } : aucun score ne descend plus bas
picture-sum = Total
picture-highest-sun = plus haut soleil { $sun }
picture-caption = { $category ->
    [pharaoh] Pharaons
    [river] Fleuve
    [god] Dieux
    [gold] Or
    [civilization] Civilisation
   *[monument] Monuments
}
picture-column = { $category ->
    [pharaoh] Pharaon
    [river] Nil
    [god] Dieux
    [gold] Or
    [civilization] Civil.
    [monument] Monum.
   *[sun] Soleils
}

## L’image en mots

alt-asked = { $player } { $asked }.
alt-over = La partie est terminée.
alt-paused = La partie est en pause.
alt-track = Piste des enchères : { $tiles ->
    [none] vide
   *[other] { $tiles }
}.
alt-gap = case vide
alt-board = Soleil { $sun }. Râ { $ra } sur { $limit }, époque { $epoch }, { $bag } dans le sac.
alt-drawn = Dernière tuile piochée : { $tile ->
    [ra] Râ
   *[other] { $tile } en { $space }
}.
alt-won = Remporté en dernier par { $player } : { $tiles }.
alt-suns = { $player } : soleils { $suns }{ $down ->
    [0] {""}
   *[other] , { $down } face cachée
}
alt-ra-player = a lancé l’enchère
alt-kinds = Tuiles dans l’ordre des sièges : { $kinds }.
alt-end = La partie est terminée. Points par catégorie, époque par époque.
alt-held = retenu au minimum : { $points }

picture-legend-title = Ce que valent les tuiles (× : combien dans le sac)
picture-legend-name = { $tile } ×{ $count }
picture-legend-pharaoh = le plus +{ $most }, le moins −{ $fewest } ; ils restent
picture-legend-ra = lance une enchère ; la dernière finit l’époque
picture-legend-nile = { $points } chacun avec une Crue ; ils restent
picture-legend-flood = { $points } chacune
picture-legend-god = { $points } chacun, ou prend une tuile de la piste
picture-legend-gold = { $points } chacun
picture-legend-civilization = aucune −{ $none } ; 3, 4 ou 5 sortes +{ $three }, +{ $four } ou +{ $five }
picture-legend-monument = tout à la fin { $one } par sorte, 7 sortes { $seven }, 8 sortes { $eight } ; et { $three }, { $four } ou { $five } pour 3, 4 ou 5 d’une même sorte ; ils restent
picture-legend-disaster = { $disaster ->
    [funeral] coûte { $toll } Pharaons
    [drought] en coûte { $toll } : des Crues, puis des Nil
    [war] coûte { $toll } Civilisation de ton choix
   *[earthquake] coûte { $toll } Monuments de ton choix
}
picture-legend-sun = tout à la fin la plus forte somme +{ $most }, la plus faible −{ $fewest }

## Le classement d’une saison : une ligne par personne

picture-standings-column = { $column ->
    [place] Rang
    [name] Nom
    [points] Points
    [games] Parties
    [wins] Victoires
   *[share] Part
}
picture-standings-share = { $percent } %
picture-standings-counted = Points, victoires et part : ceux des { $games } meilleures parties.
picture-standings-ties = À égalité de points : les victoires, puis la part, puis le tirage au sort.
picture-standings-final = Places 1 à { $places } : la finale. Les autres : les points.
picture-standings-of-best = Part : du meilleur score à la table, en moyenne.
alt-standings-row = { $place }. { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $percent } %
alt-standings-you = { $player } (toi)
