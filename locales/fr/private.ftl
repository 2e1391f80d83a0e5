### Ce qu’une personne lit sur elle-même, dans sa langue. Le bot la tutoie, comme une amie ou un ami.

private-so-far = Jusqu’ici :
private-since = Depuis ton dernier coup :
private-done-draws = { $count ->
    [one] J’ai pioché { $count } tuile pour toi ({ $what }) : un coup évident.
   *[other] J’ai pioché { $count } tuiles pour toi ({ $what }) : des coups évidents.
}
private-done-ordered = { $count ->
    [one] J’ai pioché { $count } tuile pour toi ({ $what })
   *[other] J’ai pioché { $count } tuiles pour toi ({ $what })
}, selon ta consigne{ $lasts ->
    [true] , qui vaut toute l’époque
   *[false] {""}
} : piocher { $tiles ->
    [8] jusqu’à remplir la piste
    [one] jusqu’à { $tiles } tuile sur la piste
   *[other] jusqu’à { $tiles } tuiles sur la piste
}.
private-done-ordered-before = { $count ->
    [one] J’ai pioché { $count } tuile pour toi ({ $what }), selon une consigne qui ne vaut plus.
   *[other] J’ai pioché { $count } tuiles pour toi ({ $what }), selon une consigne qui ne vaut plus.
}
private-done-invocations = { $count ->
    [one] J’ai invoqué Râ pour toi : sur une piste pleine, rien d’autre n’était possible.
   *[other] J’ai invoqué Râ { $count } fois pour toi : sur une piste pleine, rien d’autre n’était possible.
}
private-done-passes = { $count ->
    [one] J’ai passé { $count } fois pour toi ({ $what }) : presque personne n’aurait misé sur ce lot.
   *[other] J’ai passé { $count } fois pour toi ({ $what }) : presque personne n’aurait misé sur ces lots.
}
private-done-bids = { $count ->
    [one] J’ai misé { $count } fois ton plus petit soleil pour toi ({ $what }) : un coup évident.
   *[other] J’ai misé { $count } fois ton plus petit soleil pour toi ({ $what }) : des coups évidents.
}
private-done-answered = { $action ->
    [bid] J’ai misé { $sun } pour toi à une enchère ({ $what }), selon ta consigne.
   *[pass] J’ai passé pour toi à une enchère ({ $what }), selon ta consigne.
}
private-score = **Partie { $game }**, époque { $epoch } sur 3. Tu as **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**.
private-suns = Soleils à miser : { $suns }.
private-out-of-suns = Tu n’as plus de soleils à miser : les autres finissent cette époque sans toi.
private-face-down = Face cachée, pour l’époque suivante : { $suns }.
private-face-down-last = Face cachée, pour ta somme de soleils : { $suns }.
private-tiles = Devant toi : { $tiles }.
private-epoch = L’époque { $epoch } t’a { $loss ->
    [true] coûté
   *[false] rapporté
} { $points } ({ $categories }) : de { $before } à { $total }.
private-epoch-secret = Les points de chacun restent secrets jusqu’à la fin de la partie.
private-held = Aucun score ne descend sous { $floor }.
private-if-ended = Si l’époque finissait maintenant : { $points } ({ $categories }).
private-if-ended-last = Si la partie finissait maintenant : { $points } ({ $categories }). Monuments et soleils sont compris, et chaque enchère peut encore changer les sommes de soleils.
private-zero = { $category ->
    [pharaoh] Pharaons 0 : ni le plus ni le moins, ou égalité
    [river] Fleuve 0 : pas de Crue
   *[civilization] Civilisation 0 : une ou deux sortes, il en faut trois
}
private-can = C’est à toi de jouer : { $commands }.
private-can-god = /ra god { $space } ({ $tile })
private-can-end = /ra god sans tuile, pour finir
private-your-turn = C’est à toi de jouer.
private-your-auction = Nouvelle enchère : { $tiles ->
    [none] aucune tuile, seulement le soleil { $sun }
   *[other] { $tiles }, soleil { $sun }
}. C’est à toi de jouer.
private-invoked = Tu as invoqué Râ.

## Une réponse donnée d’avance

private-kept-none = Aucune réponse n’est notée : tu répondras à ton tour.
private-kept-ask = C’est noté : je te demande à ton tour, et ta pendule est arrêtée d’ici là.
private-own-time = Tu as jusqu’au { $moment }, { $relative }.
private-out-of-time = Ton temps est écoulé, donc tu passes, ou tu mises ton plus petit soleil si tu dois miser. Jusqu’à ton tour, tu peux encore répondre autrement.
private-kept-whatever = C’est noté. { $action ->
    [pass] Je passe, quelles que soient les mises
    [only] Je mise { $sun } ; si quelqu’un mise plus, je passe
   *[bid] Je mise { $sun }, quelles que soient les mises
}. Personne ne le voit avant ton tour.
private-kept-cases = C’est noté. { $cases }. Personne ne le voit avant ton tour.
private-cases-stop = .{ " " }
private-case = { $bids ->
    [none] Si personne n’a misé
    [none-or-one] Si personne n’a misé ou si la mise à battre est { $most }
    [none-or-up-to] Si personne n’a misé ou si la mise à battre est { $most } au plus
    [one] Si la mise à battre est { $most }
    [two] Si la mise à battre est { $least } ou { $most }
    [or-more] Si la mise à battre est { $least } ou plus
   *[range] Si la mise à battre va de { $least } à { $most }
}, { $action ->
    [bid] je mise { $sun }
    [pass] je passe
   *[ask] je te laisse choisir
}
private-lines = Pour chaque plus haute mise possible à ton tour, voici ce que je fais. Choisis un cas pour le changer.
private-line = { $highest ->
    [0] Sans mise
   *[other] Après { $highest }
} : { $action ->
    [bid] miser { $sun }
    [pass] passer
   *[ask] me demander
}
private-before-line-no-bid = Si personne n’a misé avant ton tour :
private-before-line = Si { $sun } est la plus haute mise à ton tour :
private-before-line-of = Si { $sun } ({ $player }) est la plus haute mise à ton tour :

## Ce qui peut encore s’annuler

private-pending = { $action ->
    [invoke] Tu invoques Râ
    [bid] Tu mises { $sun }
    [pass] Tu passes
    [gods] Tu utilises des tuiles Dieu pour prendre **{ $tiles }**
    [done] Tu n’utilises plus de tuile Dieu
   *[discard] Tu abandonnes **{ $tiles }**
}.
private-pending-answer = Quand ce sera à toi : { $answer }.
private-pending-until = C’est joué { $when } ; d’ici là, personne d’autre ne le voit.

## Avant une décision

private-invoke-full = Tu parles en dernier ; si tout le monde passe, les tuiles sont perdues.
private-invoke-last = Tu parles en dernier, et tu dois miser si tout le monde passe.
private-hold-suns = Tes soleils : { $suns }.
private-invoke-ahead = Une réponse donnée maintenant reste secrète tant que les autres n’ont pas répondu. « Max » joue le plus petit de tes soleils qui gagne, et passe sinon.
private-best-bid = { $player } a misé { $sun }.
private-no-bid = Aucune mise pour l’instant.
private-may-answer = Tu peux répondre dès maintenant ; cela reste secret jusqu’à ton tour.
private-auctioned = Aux enchères : { $tiles ->
    [none] aucune tuile, seulement le soleil { $sun }.
   *[other] { $tiles }, soleil { $sun }.
}
private-before-you = Avant toi : { $players }.
private-could-bid = { $player } ({ $suns })
private-worth = D’après le calcul d’un ordinateur, ce qui est sur la piste { $points ->
    [0] ne te vaudra presque rien
    [one] te vaudra environ { $points } point
   *[other] te vaudra environ { $points } points
} à la fin.
private-worth-sun = Aucune tuile ; tu échangerais ton soleil contre le { $sun }.
private-spend = Tu as { $count ->
    [one] { $count } tuile Dieu, qui prend une tuile de la piste : appuie sur celle que tu veux. Cela termine ton tour.
   *[other] { $count } tuiles Dieu, dont chacune prend une tuile de la piste. Appuie sur celle que tu veux seule, ou choisis-en plusieurs dans le menu, dans l’ordre. Cela termine ton tour.
}
private-spend-only = Tu as { $count } tuiles Dieu, mais il n’y a qu’une tuile à prendre : appuie dessus. Cela termine ton tour.
private-spend-chosen = Tu prends **{ $tiles }**{ $count ->
    [one] , pour { $count } tuile Dieu
   *[other] , dans cet ordre, pour { $count } tuiles Dieu
}. Cela finit ton tour.
private-discard = { $disaster } : choisis { $count } de { $kind ->
    [monument] tes Monuments
   *[civilization] tes tuiles Civilisation
} à défausser.
private-discard-chosen = Choisi : **{ $tiles }**.
private-before-resigning = **Quitter la partie { $game } pour de bon ?** Un ordinateur continue à ton siège, tu finis en dernière place, et l’hôte peut donner le siège à quelqu’un d’autre. S’il te faut juste une pause : /ra settings te permet de t’absenter quelques jours.

## Confirmations

private-resigned = Tu as quitté la partie.
private-back = Te revoilà : ton siège est de nouveau à toi.
private-undone = Coup annulé.
private-writes-here = Je t’écris ici dès que c’est de nouveau à toi.
private-looked-after = C’est fait. Le salon de la partie en est informé, et son historique le garde.
private-chair-taken = Tu as maintenant un siège dans la partie { $game } : { $channel }. /ra me y montre ce que personne d’autre ne sait.

## Ses parties

games-line = Partie { $game } dans { $channel } : { $whose ->
    [yours] **à toi de jouer** (question posée { $since })
    [others] à { $player } de jouer (question posée { $since })
    [auction] enchère pour { $player } (question posée { $since })
    [held] en pause, jusqu’à ce que la modération la relance avec /ra-admin resume (dernier changement { $since })
    [gone] en pause jusqu’à mon retour sur le serveur (dernier changement { $since })
    [deserted] personne ne joue : elle attend que quelqu’un revienne (dernier changement { $since })
    [placeless] le salon a été supprimé : elle attend *Continuer* dans mon message privé (dernier changement { $since })
   *[nobodys] terminée (dernier changement { $since })
}
games-refused = Partie { $game } : { $refusal }
games-none = Tu ne joues aucune partie en ce moment. /ra-play en lance une.
games-more = … et { $count } de plus.

private-done-apart = C’est fait : { $link }
