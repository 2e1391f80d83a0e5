### Ce que l’ordinateur difficile aurait fait, à chacune de ses propres décisions dans une partie terminée. Privé.

review-choice = *Difficile* aurait { $action ->
    [draw] pioché une tuile
    [invoke] invoqué Râ
    [pass] passé
    [god] pris ceci avec un Dieu : { $what }
    [done] gardé ses tuiles Dieu
    [discard] abandonné { $what }
   *[bid] misé { $what }
}.
review-agrees = *Difficile* aurait fait pareil.

review-lot = Ce qui était sur la piste { $points ->
    [0] ne te valait presque rien
    [one] te valait environ { $points } point
   *[other] te valait environ { $points } points
}.
review-lot-harm = Ce qui était sur la piste t’aurait coûté { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
review-board-sun = Le soleil du plateau, { $sun }, en valait la peine.
review-lower-sun = Un soleil plus bas suffit et garde le plus haut pour plus tard.
review-higher-sun = Un soleil plus haut est plus difficile à dépasser.
review-last-ra = Une tuile Râ de plus aurait terminé l’époque.
review-alone = Personne d’autre n’avait de soleil à miser : rien ne pressait.
review-taken = { $tile } { $points ->
    [0] ne te valait presque rien
    [one] te valait environ { $points } point
   *[other] te valait environ { $points } points
}.
review-given-up = Abandonner { $tile } { $points ->
    [0] ne te coûte presque rien
    [one] te coûte environ { $points } point
   *[other] te coûte environ { $points } points
}.

review-stake = { $wins ->
    [0] D’après son calcul, presque rien n’était en jeu.
    [one] En jeu, d’après son calcul : environ { $wins } victoire sur 100 parties.
   *[other] En jeu, d’après son calcul : environ { $wins } victoires sur 100 parties.
}

review-differences = **Partie { $game }** : tes plus grands écarts avec *difficile*, qui n’en savait pas plus que toi alors
review-difference = { $place }\. Époque { $epoch }, { $done }.
review-done = { $action ->
    [draw] tu as pioché une tuile
    [invoke] tu as invoqué Râ
    [pass] tu as passé
    [god] tu as pris ceci avec un Dieu : { $what }
    [done] tu as gardé tes tuiles Dieu
    [discard] tu as abandonné { $what }
   *[bid] tu as misé { $what }
}
review-no-differences = **Partie { $game }** : *difficile* aurait joué à peu près comme toi.

button-review = Que ferait difficile ?
button-differences = Mes trois plus grands écarts
button-difference = Écart { $place }
review-thinking = *Difficile* réfléchit à { $decisions ->
    [one] ta décision
   *[other] tes { $decisions } décisions
} dans cette partie. La réponse sera ici dans une minute ou deux.
review-already = Je réfléchis encore à tes décisions. La réponse sera là où tu as d’abord demandé.
review-not-over = Je dirai ce que *difficile* ferait une fois la partie terminée.
review-not-yours = À cette étape, tu n’avais rien à décider.
review-none-yours = Tu n’as rien décidé dans cette partie.
review-busy = Trop de gens demandent leurs écarts en ce moment. Réessaie dans quelques minutes.
review-failed = Je n’ai pas pu le calculer. Réessaie.
