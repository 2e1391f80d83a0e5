### Le plateau public, en mots. Tout le monde le lit, dans la langue de la table.
### Ni genre des personnes, ni « de » devant leurs noms (« d’Isis »), ni verbe après une catastrophe (« Funérailles » est un pluriel).

## La question au-dessus du plateau

board-turn = { $player }, à toi de jouer. { $track ->
    [none] La piste est vide.
   *[other] Piste : { $track }.
} Râ { $ra } sur { $limit }.
board-track-full = La piste est pleine : on ne peut plus piocher.
board-gods = { $player }, encore une tuile Dieu, ou c’est tout ? { $track ->
    [none] La piste est vide.
   *[other] Piste : { $track }.
} Râ { $ra } sur { $limit }.
board-discard = { $player }, { $disaster } : choisis { $count } de { $kind ->
    [monument] tes Monuments
   *[civilization] tes tuiles Civilisation
} à défausser.
board-auction = { $players ->
    [none] Enchère
   *[other] { $players }, enchère
} : { $tiles ->
    [none] aucune tuile, seulement le soleil { $sun }
   *[other] { $tiles }, soleil { $sun }
}{ $beat ->
    [0] {""}
   *[other] , { $beat } à battre
}.
board-cause-drawn = { $player } pioche Râ, { $ra } sur { $limit }.
board-cause-invoked = { $player } invoque Râ, parle en dernier, et doit miser si tout le monde passe.
board-cause-invoked-full = { $player } invoque Râ sur une piste pleine : si tout le monde passe, les tuiles sont perdues.
board-bid = { $player } mise { $sun }
board-passed = { $player } passe
board-bids = { $bids }.
board-no-bid = Aucune mise pour l’instant.
board-next = À { $first } de répondre, puis { $others }.
board-next-and-last = À { $player } de répondre, en dernier.
board-out = Aucun soleil assez haut : { $players }.
board-spent = Plus de soleils : { $players }.
board-answer-any-time = Réponds quand tu veux, en secret ; les réponses comptent dans l’ordre des sièges.
board-clock-rests = La pendule est arrêtée jusqu’au { $moment }.
board-until = Le temps finit le { $moment }, { $relative }
board-until-latest = Le temps finit au plus tard le { $moment }, { $relative }
board-at-the-latest = Chacun a son temps, le tien est dans *Ma partie* ; le dernier finit le { $moment }, { $relative }
board-older = Un plateau plus ancien. L’actuel est plus bas.

## La table, en mots

board-title = Ra · partie { $game } · époque { $epoch } sur 3
board-table = Table
board-track = **Piste des enchères** { $tiles ->
    [none] vide
   *[other] { $tiles }
} ({ $count } sur 8)
board-gap = (case vide)
board-sun = **Soleil du plateau** { $sun }
board-ra-and-bag = **Piste Râ** { $ra } sur { $limit } · **sac** { $bag ->
    [one] { $bag } tuile
   *[other] { $bag } tuiles
}
# Qui a pioché ou invoqué Râ : « joueur Râ » aurait un genre.
seat-ra-player = a lancé l’enchère
seat-bids = mise { $sun }
seat-passes = passe
seat-suns = Soleils : { $suns }{ $down ->
    [0] {""}
   *[other] , { $down } face cachée
}

## Ce que tout le monde apprend d’autre

board-paused-gone = **En pause** jusqu’à mon retour sur le serveur.
board-paused-held = **En pause**, sur décision de la modération, qui peut la relancer avec /ra-admin resume{ $reason ->
    [holiday] { " (" }des vacances).
    [rules] { " (" }une question de règles).
    [technical] { " (" }un problème technique).
    [wish] { " (" }les joueurs l’ont demandé).
   *[none] .
} Le temps ne court plus.
board-paused-deserted = **Personne ne joue pour le moment**, donc la partie attend : des ordinateurs occupent tous les sièges. Elle reprend dès que { $people } appuie sur *Me revoilà*{ $offered ->
    [true] , ou que quelqu’un prend un siège proposé
   *[false] {""}
}.
board-paused-deserted-until = Si rien ne se passe d’ici le { $until }, je l’annule, et elle reste inachevée.
board-wants-chair = { $owner }, { $host } voudrait donner ton siège à { $newcomer }, pour de bon, avec tout ce qu’il a de secret. Il faut que tu dises oui ; d’ici là, il reste à toi.
board-offers-chair = { $newcomer }, veux-tu un siège dans la partie { $game }, pour de bon ? C’est celui de { $owner }, et l’offre vient de { $by }. Rien ne change tant que tu ne l’as pas pris ; l’offre est valable jusqu’au { $until }.
board-chair-taken = { $newcomer } a pris le siège de { $owner }.
board-chair-declined = { $newcomer } ne veut pas du siège de { $owner } : rien ne change.
chair-free = **Le siège de { $owner } dans la partie { $game } est libre** ({ $channel }) : un ordinateur y joue. Toute personne qui n’est pas à la table peut le prendre, pour de bon, avec tout ce qu’il a de secret ; les points et le classement vont avec.{ $left ->
    [true] {""}
   *[false] {" "}D’ici là, { $owner } peut encore revenir.
}
chair-taken = { $player } a pris le siège de { $owner } dans la partie { $game }.
chair-back = { $owner } est de retour dans la partie { $game } : le siège n’est plus libre.
chair-over = Personne n’a pris le siège de { $owner } : la partie { $game } est terminée.
chair-called-off = Personne n’a pris le siège de { $owner } : la partie { $game } a été annulée.
board-player-left = **{ $player }** n’est plus sur ce serveur. Son temps court toujours : s’il s’écoule deux fois, un ordinateur prend le siège, et chacun peut le reprendre. Avant cela, la modération peut donner le siège à quelqu’un d’autre avec /ra-admin replace, ou annuler la partie avec /ra-admin cancel.
board-player-left-unclocked = **{ $player }** n’est plus sur ce serveur, et la partie attend. Elle reprend à son retour ; sinon, la modération peut donner le siège à quelqu’un d’autre avec /ra-admin replace, ou annuler la partie avec /ra-admin cancel.
board-mark = Partie { $game } { $sign } { $kind ->
    [start] début
    [end] fin
    [minute] minute { $entries }
    [moves] coups { $entries }
   *[move] coup { $entries }
}
