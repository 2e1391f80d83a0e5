### Les consignes d’une personne : ce qui est fait pour elle jusqu’à la prochaine question. Elle seule les lit, dans sa langue.
### Le bot dit « je » de ce qu’il fera ; les menus et boutons parlent pour la personne, à l’infinitif.

orders-heading = **Tes consignes dans la partie { $game }**, que personne d’autre ne voit :
orders-at-once = Ce que tu choisis ici est enregistré aussitôt.
orders-noted = **Enregistré.**
orders-draft = **Pas encore enregistré :** { $kinds ->
    [none] je ne m’arrête à aucune tuile
   *[other] je m’arrête à { $kinds }
}. Choisis un nombre pour l’enregistrer.
orders-draw-ask = { $obvious ->
    [true] à tes tours, je joue les coups évidents et, sinon, je te laisse choisir
   *[false] à tes tours, je te laisse choisir
}.
orders-draw = toute l’époque, à tes tours, je pioche { $tiles ->
    [8] jusqu’à remplir la piste
    [one] jusqu’à { $tiles } tuile sur la piste
   *[other] jusqu’à { $tiles } tuiles sur la piste
}.
orders-draw-here = à tes tours, je pioche { $tiles ->
    [8] jusqu’à remplir la piste
    [one] jusqu’à { $tiles } tuile sur la piste
   *[other] jusqu’à { $tiles } tuiles sur la piste
} ou jusqu’à la prochaine enchère ; ensuite, je te laisse de nouveau choisir.
orders-draw-after = Après l’enchère : { $order }
orders-draw-on = Noté : à tes prochains tours aussi, je pioche { $tiles ->
    [8] jusqu’à remplir la piste
    [one] jusqu’à { $tiles } tuile sur la piste
   *[other] jusqu’à { $tiles } tuiles sur la piste
} ou jusqu’à la prochaine enchère. Cela ne vaut que pour cette piste : *Consignes…* a *À mon tour…* pour toute l’époque.
orders-draw-but = toute l’époque, à tes tours, je pioche { $tiles ->
    [8] jusqu’à remplir la piste
    [one] jusqu’à { $tiles } tuile sur la piste
   *[other] jusqu’à { $tiles } tuiles sur la piste
}, mais je m’arrête sur { $kinds }.
orders-stop = { $turn ->
    [true] Je ne pioche pas malgré ta consigne, car
   *[false] En ce moment, je te laisserais choisir, car
} { $why ->
    [last-ra] la prochaine tuile Râ peut finir l’époque
    [out-of-suns] quelqu’un a joué son dernier soleil
    [god] tu peux utiliser une tuile Dieu
    [sun] le soleil { $sun } du plateau bat tous les tiens
   *[kind] « { $tile } » est sur la piste
}.
orders-auction-ask = Si une enchère s’ouvre, je te laisse choisir.
orders-lapsed = Ta réponse à la prochaine enchère (« { $answer } ») ne vaut plus : { $why ->
    [disaster] une catastrophe a été piochée
   *[tiles] plus de tuiles ont été piochées que tu ne l’avais permis
}.
orders-auction = Si une enchère s’ouvre avant ton prochain tour, { $answer ->
    [bid] je mise { $sun }, ou je te laisse choisir si c’est trop peu
    [bid-or-pass] je mise { $sun }, ou je passe si c’est trop peu
    [up-to] je mise ton plus petit soleil qui gagne, max { $sun }
   *[pass] je passe
}, tant { $added ->
    [0] qu’aucune tuile ne s’ajoute sur la piste
    [1] qu’il s’ajoute 1 tuile au plus, et aucune catastrophe
    [8] qu’aucune catastrophe ne s’ajoute sur la piste
   *[other] qu’il s’ajoute { $added } tuiles au plus, et aucune catastrophe
}.
orders-quick-on = Coups évidents : ici, je les joue pour toi ; /ra settings permet de changer cela.
orders-quick-off = Coups évidents : ici, je te demande toujours.
orders-quick-never = Coups évidents : je te demande toujours ; /ra settings permet de changer cela.
orders-ask-once = Jusqu’à ta prochaine action dans cette partie, je te demande tout.
orders-always-ask = Je te laisse quand même choisir quand l’enjeu est grand : quand la prochaine tuile Râ peut finir l’époque, quand tu peux utiliser une tuile Dieu, ou quand les soleils des autres ont changé de façon décisive. Les consignes de pioche s’arrêtent avec l’époque.
orders-before-draw = Dois-je piocher pour toi à tes tours, jusqu’à la fin de cette époque ? Choisis combien de tuiles la piste peut avoir avant que je te laisse choisir.
orders-draws-now = C’est ton tour, je pioche donc aussitôt.
orders-before-auction = Si une enchère s’ouvre avant ton prochain tour, que réponds-tu ? Sur la piste : { $tiles ->
    [none] rien
   *[other] { $tiles }
} ; le soleil est le { $sun }.
orders-up-to = « Juste assez » mise le plus petit de tes soleils qui suffit, et passe sinon.
orders-how-many-added = Pour combien de tuiles de plus cela vaut-il ?
orders-before-condition = { $answer ->
    [bid] Je mise { $sun }, ou je te laisse choisir si c’est trop peu
    [bid-or-pass] Je mise { $sun }, ou je passe si c’est trop peu
    [up-to] Je mise ton plus petit soleil qui gagne, max { $sun } ; si personne n’a misé, c’est ton plus petit
   *[pass] Je passe
}. Combien de tuiles peuvent encore s’ajouter d’ici là ? S’il arrive une catastrophe, je te laisse choisir de toute façon.

ahead-lot = Si Râ est invoqué sur { $tiles }, avec le soleil { $sun } : que réponds-tu ? Personne d’autre ne le voit, et cela ne vaut que tant qu’aucune tuile ne s’ajoute.
ahead-too-low = Et si { $sun }, c’est trop peu ?
ahead-kept = C’est noté : si Râ est invoqué sur { $tiles }, { $answer ->
    [bid] je mise { $sun }, ou je te laisse choisir si c’est trop peu
    [bid-or-pass] je mise { $sun }, ou je passe si c’est trop peu
    [up-to] je mise ton plus petit soleil qui gagne, max { $sun }, ou je passe si aucun ne gagne
   *[pass] je passe
}. Si une tuile s’ajoute avant, je te demande.
ahead-ask-then = Si Râ est invoqué sur { $tiles }, je te demande.

## Menus et boutons : options de 100 caractères au plus, boutons de 80, mieux moins de 25

orders-menu-kinds = S’arrêter avant, à ces tuiles (facultatif)
orders-stop-at = Arrêt : { $tile }
orders-answer = { $answer ->
    [bid] miser { $sun }, ou me demander si c’est trop peu
    [bid-or-pass] miser { $sun }, ou passer si c’est trop peu
    [up-to] mon plus petit soleil qui gagne, max { $sun }
   *[pass] passer
}
orders-option-answer = { $answer ->
    [bid] Miser { $sun }, ou me demander
    [bid-or-pass] Miser { $sun }, ou passer
    [up-to] Juste assez, max { $sun }
   *[pass] Passer
}
orders-button-if-auction = En cas d’enchère…
orders-button-on-turn = À mon tour…
orders-button-ask-again = Effacer les consignes
orders-button-ask-next = Me demander au prochain tour
orders-option-until = { $tiles ->
    [8] Jusqu’à la remplir
   *[other] { $tiles }
}
orders-button-ask-auctions = Me demander aux enchères
orders-button-ask-turns = Ne plus piocher pour moi
orders-button-no-quick = Pas de coups évidents
orders-button-quick = Coups évidents pour moi
orders-button-none-added = Aucune
orders-button-any-added = Peu importe
orders-button-not-ask-once = À nouveau l’évident
ahead-button-ask-then = Me demander alors
ahead-button-none = Ne plus demander avant
