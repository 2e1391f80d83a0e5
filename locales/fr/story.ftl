### Ce qui s’est passé, une ligne par chose, pour tout le monde, dans la langue de la table. Au présent : aucun participe qui s’accorde
### avec une personne, et jamais « de » ou « que » devant un nom.

story-began = La partie commence : { $players }.
story-has-begun = La partie commence.
story-drew = { $player } pioche { $tile }.
story-drew-ra = { $player } pioche Râ, { $ra } sur { $limit }.
story-invoked = { $player } invoque Râ.
story-invoked-full = { $player } invoque Râ sur une piste pleine.
story-bid = { $player } mise { $sun }
story-passed = { $player } passe
story-bids = { $bids }.
story-won = **{ $player } gagne avec { $bid }** : { $tiles ->
    [none] soleil { $sun }
   *[other] { $tiles }, soleil { $sun }
}.
story-unsold = Personne ne mise.
story-unsold-stay = Personne ne mise : les tuiles restent.
story-unsold-gone = Personne ne mise. Hors jeu : { $gone }.
story-god-spent = { $player } utilise un Dieu et prend { $tile }.
story-lost = { $disaster } : { $player } perd { $lost }.
story-epoch-over = **L’époque { $epoch } est terminée** : { $why ->
    [ra] la piste Râ est pleine
   *[suns] tous les soleils sont joués
}.{ $gone ->
    [none] {""}
   *[other] {" "}Hors jeu : { $gone }.
}
story-epoch-begins = L’époque { $epoch } commence : à { $player } de jouer.
story-over = **La partie est terminée** : { $places }.
story-place = { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
story-nothing = Rien ne s’est encore passé.
story-page = **Partie { $game }**, page { $page } sur { $pages }

## Ce qui s’est passé à la table en dehors du jeu

table-out-of-time = ⏳ { $player } : temps écoulé, j’ai joué à sa place. Si le temps s’écoule encore une fois sans réponse, un ordinateur prend le siège en attendant son retour.
table-out-of-time-again = ⏳ { $player } : temps de nouveau écoulé, j’ai joué à sa place.
table-acted-for = { $by } joue pour { $player }.
table-taken-back = ~~{ $player } { $action ->
    [draw] pioche une tuile
    [invoke] invoque Râ
    [god] utilise une tuile Dieu
    [done] n’utilise plus de tuile Dieu
    [bid] mise { $sun }
    [pass] passe
   *[discard] défausse { $tile }
}~~
table-undone = { $by } annule ce coup{ $void ->
    [true] { " " }: les réponses données d’avance ne comptent plus
   *[false] {""}
}.
table-stand-in-late = Un ordinateur joue pour { $player } en attendant son retour.
table-stand-in-away = { $player } s’absente : un ordinateur joue à sa place en attendant son retour.
table-resigned = **{ $player } quitte la partie.** Un ordinateur reprend le siège.
table-back = { $player } est de retour.
table-extended = { $by } donne { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} de plus à { $player }.
table-seated = **{ $player } prend le siège que tenait { $from }** (décision : { $by }).
table-took-chair = **{ $player } prend le siège que tenait { $from }.**
table-host = L’hôte est maintenant { $player }.
table-held = **{ $by } met la partie en pause** : le temps ne court plus{ $reason ->
    [holiday] { " (" }des vacances).
    [rules] { " (" }une question de règles).
    [technical] { " (" }un problème technique).
    [wish] { " (" }les joueurs l’ont demandé).
   *[none] .
}
table-goes-on = { $by } relance la partie.
table-cancelled = { $by } annule la partie.
table-cancelled-deserted = En deux semaines, personne n’est revenu ni n’a pris de siège : **la partie est annulée.**
table-cancelled-by-all = { $by } l’a demandé, et tout le monde qui avait un siège a dit oui : **la partie est annulée.**
# Tient la place d’un nom, au début d’une phrase : « Je » demanderait un autre verbe.
table-the-bot = Le bot

## La fin

end-wins = **{ $player } gagne avec { $points }.**
end-others = { $others }.
end-left = { $line } (a quitté la partie)
end-title = Ra · partie { $game } · la fin
end-place = { $place }. **{ $player }** { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $tied ->
    [true] {" "}(départage : plus haut soleil { $sun })
   *[false] {""}
}{ $left ->
    [true] , a quitté la partie
   *[false] {""}
}
end-result = La partie { $game } est terminée : { $places }.
end-by-sun = { $player } l’emporte par le soleil le plus haut.
end-column-epoch = époque
end-row-sum = somme
end-row-held = minimum { $floor }
end-row-score = score
end-proof = Le sac, tel qu’il a été mélangé au départ, est dans bag.txt. `sha256sum bag.txt` affiche la somme montrée alors : `{ $sum }`. La partie entière est dans l’enregistrement joint.
end-bag-file = Le sac tel qu’il a été mélangé au départ, pour sha256sum
end-record-file = L’enregistrement de la partie, pour ra-bot verify
