### Appels : les messages qui amènent quelqu’un à une partie. Dans le salon, ils commencent par une mention
### (« @Nefer, la partie 3 t’attend ») ; en message privé, leur première lettre devient une capitale.

call-in-channel = { $user }, { $call }
call-may-answer = enchère dans la partie { $game } : réponds quand tu veux, cela reste secret.
call-may-answer-until = enchère dans la partie { $game } : réponds avant le { $until }, cela reste secret.
call-answer-last = enchère dans la partie { $game } : ton temps pour répondre sera écoulé { $relative }.
call-over = la partie { $game } est terminée : { $places }.
call-ended = la partie { $game } est terminée.
call-waits = la partie { $game } t’attend : { $asked }.
call-waits-until = la partie { $game } t’attend : { $asked }, avant le { $until }.
call-wanted = Tu as demandé ce rappel.
call-waits-only = la partie { $game } n’attend que toi : { $asked }.
call-time-until = Tu as jusqu’au { $until }.
call-last = la partie { $game } n’attend que toi, et ton temps sera écoulé { $relative }.
call-last-then = { $action ->
    [draw] Passé ce délai, je pioche une tuile pour toi.
    [invoke] Passé ce délai, j’invoque Râ pour toi.
    [pass] Passé ce délai, je passe pour toi.
    [either] Passé ce délai, je passe pour toi, ou je mise ton plus petit soleil si tous les autres ont passé.
    [bid] Passé ce délai, je mise { $sun }, ton plus petit soleil, pour toi.
    [discard] Passé ce délai, je défausse pour toi les tuiles les moins précieuses.
    [done] Passé ce délai, je finis ton tour pour toi.
   *[nothing] Passé ce délai, je ne fais rien à ta place.
}
call-asked = { $question ->
    [turn] c’est à toi de jouer
    [gods] encore une tuile Dieu, ou c’est tout
    [bid] mise ou passe
    [discard] choisis les tuiles qu’une catastrophe te prend
    [may-answer] une enchère où tu peux répondre quand tu veux
   *[over] elle est terminée
}
call-others = { $count ->
    [one] { $count } autre partie t’attend aussi
   *[other] { $count } autres parties t’attendent aussi
} sur ce serveur :
call-to-the-board = Voir le plateau
call-is-in = C’est dans { $channel }.
call-was-in = La partie s’est jouée dans { $channel }.
call-several = { $count ->
    [one] Cette partie t’attend :
   *[other] Ces parties t’attendent :
}
call-one-of-several = Partie { $game } dans { $channel } : { $asked }
call-one-of-several-until = Partie { $game } dans { $channel } : { $asked }, avant le { $until }
call-more = … et { $count } de plus : /ra games.
call-next = Partie { $game } dans { $channel } : c’est à { $player } de jouer, puis à toi.
call-begun = La partie { $game } dans { $channel } a commencé : { $players }. Je t’écris ici quand c’est à toi.
call-here = C’est fait : je t’écrirai ici.

came-answered = Partie { $game } : { $action ->
    [draw] tu as pioché une tuile ({ $what }).
    [invoke] tu as invoqué Râ.
    [pass] tu as passé ({ $what }).
    [bid] tu as misé { $sun } ({ $what }).
    [discard] tu as abandonné des tuiles ({ $what }).
    [done] tu as terminé ton tour.
   *[nothing] tu as utilisé une tuile Dieu.
}
came-done = Partie { $game } : { $action ->
    [draw] j’ai pioché une tuile pour toi ({ $what })
    [invoke] j’ai invoqué Râ pour toi
    [pass] j’ai passé pour toi ({ $what })
   *[bid] j’ai misé { $sun } pour toi ({ $what })
}{ $ordered ->
    [true] , selon ta consigne.
   *[false] , un coup évident.
}
came-late = partie { $game } : ton temps était écoulé. { $action ->
    [draw] J’ai pioché une tuile pour toi ({ $what }).
    [invoke] J’ai invoqué Râ pour toi.
    [pass] J’ai passé pour toi ({ $what }).
    [bid] J’ai misé { $sun }, ton soleil le plus bas, pour toi ({ $what }).
    [discard] J’ai défaussé les tuiles les moins précieuses pour toi ({ $what }).
   *[done] J’ai terminé ton tour pour toi.
}
came-lot = { $tiles ->
    [none] soleil { $sun }
   *[other] { $tiles }, soleil { $sun }
}
came-acted-for = Partie { $game } : { $by } a joué pour toi.
came-skipped = Partie { $game } : plus aucun de tes soleils n’est assez haut, tu n’as donc pas à répondre.
came-left = Tu ne joues plus dans la partie { $game }.
came-paused = La partie { $game } ne t’attend pas pour le moment ; je t’appelle de nouveau quand elle reprend.
came-called-off = La partie { $game } a été annulée.
came-past = La partie { $game } a continué depuis.
came-stood-in = Un ordinateur garde ton siège en attendant ton retour.
call-late-next = Pour ton prochain coup, tu as { $unit ->
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
}. Si ce temps s’écoule avant que tu joues, un ordinateur prendra ton siège.
call-out-of-reach = La partie { $game } est à l’arrêt : je ne peux pas écrire dans { $channel }, et tu risquerais de ne pas voir ce qui y est demandé. Le temps ne court pour personne. Elle reprend avec un nouveau plateau dès que la modération me rend l’accès ; au bout de 14 jours, je l’annule.
call-place-gone = La partie { $game } est arrêtée : le salon où elle se jouait a été supprimé. Le temps de personne ne court. Avec *Continuer*, l’hôte peut la reprendre dans un nouveau fil et, après un jour, tout le monde à la table. Après 7 jours, je l’annule.
call-out-of-sight = Tu ne vois plus { $channel }, où se joue la partie { $game } : ton temps n’y court donc pas. J’ai prévenu celles et ceux qui s’occupent du serveur. En attendant, tu peux jouer ici. Après 7 jours, un joueur automatique prend ta place ; /ra back te la rend.

later-when = Quand dois-je te rappeler la partie { $game } ? Je le fais si elle t’attend encore ; d’ici là, je te préviens seulement quand ton temps s’épuise.
later-never = Il ne reste aucun moment où te rappeler la partie { $game } avant la fin de ton temps.
later-nothing-for-you = Jusqu’à ta réponse, je ne joue rien ici à ta place.
later-so-far = Pour l’instant, je t’appelle à ce moment : { $at }.
later-kept = Je t’appelle { $relative } ({ $at }), si cela t’attend encore.
later-clock = Ton horloge continue de tourner : tu as jusqu’au { $until }.
later-city = Si tu me dis ta ville dans /ra settings, je peux aussi t’appeler ce soir ou demain.
