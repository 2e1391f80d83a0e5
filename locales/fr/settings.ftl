### Les réglages d’une personne, dans sa langue, pour elle seule.

settings-where = **Quand dors-tu, et quelle heure est-il chez toi ?** Ta pendule s’arrête alors pendant que tu dors, et je n’appelle personne la nuit. Personne d’autre ne voit ceci ; /ra settings le change plus tard, et tu peux y taper n’importe quelle ville.
settings-what-time = Et quelle heure est-il chez toi ? Je saurai ainsi quand il fait nuit chez toi.
settings-which-city = Et laquelle de ces villes est dans ton fuseau horaire ? Je saurai ainsi quand commence chez toi l’heure d’été.
settings-which-night = Quand dors-tu, à ta propre heure ?
settings-where-assumed = **Quand dors-tu ?** Tu ne me l’as pas encore dit ; à tes tables, je suppose donc que c’est de { $from } à { $until } : ta pendule s’arrête alors, et je ne t’appelle pas. Si ce n’est pas le cas : quand dors-tu, à ta propre heure, et quelle heure est-il chez toi ? Toi seul vois ceci ; /ra settings le change plus tard, et tu peux y taper n’importe quelle ville.
settings-when = **Quand dors-tu, à l’heure de { $city } ?** Jusqu’à ce que tu dises autre chose, je suppose : { $night }. Ta pendule s’arrête alors, et je ne t’appelle pas. Toi seul vois ceci ; /ra settings le change plus tard.

## Tous, une ligne chacun

settings-heading = **Tes réglages.** Les autres n’en voient que tes délais, et à peu près combien durera une partie à ta table.
settings-city = **Où tu es** : { $city }, où il est maintenant { $time }.
settings-city-unknown = **Où tu es** : inconnu.
settings-sleep = **Sommeil** : { $night } ; tes pendules s’arrêtent alors, et je ne t’appelle pas.
settings-sleep-nowhere = **Sommeil** : { $night }{ $city ->
    [none] . Je ne connais pas encore ton fuseau horaire ; d’ici là, je prends celui du serveur ou de l’hôte de ta table.
   *[other] , à l’heure de { $city }, comme sur le serveur de ta table. Je ne connais pas encore ton propre fuseau horaire.
}
settings-sleep-none = **Sommeil** : pas d’heures fixes, tu peux donc être appelé à tout moment.
settings-sleep-assumed = **Sommeil** : non indiqué, je suppose donc { $night } ; tes pendules s’arrêtent alors, et je ne t’appelle pas, sauf si tu as agi dans l’heure.
settings-sleep-unset = **Sommeil** : tu ne l’as pas dit. { $city ->
    [none] À l’heure du serveur ou de l’hôte de ta table, si je la connais,
   *[other] À l’heure de { $city }, comme sur le serveur de ta table,
} je suppose { $night }.
settings-away = **Absence** : retour { $day } ; { $meanwhile ->
    [stand-in] un ordinateur joue pour toi en attendant
   *[wait] tes tables attendent, trois jours au plus chacune ; puis un ordinateur joue pour toi
}.
settings-not-away = **Absence** : non. Il te reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} d’absence{ $more ->
    [none] {""}
   *[other] , un de plus à partir du { $more }
}.
settings-calls = **Appels** : { $direct ->
    [true] par message privé
   *[false] dans le salon de la partie
}.
settings-next = **Prévenir avant ton tour** : { $next ->
    [true] oui, par message privé
   *[false] non
}.
settings-leaves = **Coups évidents** : { $leaves ->
    [nothing] je te demande toujours.
    [passes] je pioche et je passe pour toi, là où ta table le permet.
    [bids] je pioche, je passe et je mise ton plus petit soleil pour toi, là où ta table le permet.
   *[draws] je pioche pour toi, là où ta table le permet.
}
settings-done-for-you = Pour que la partie avance, je pioche pour toi tant que la piste a 0 ou 1 tuile, sauf si la prochaine tuile Râ pouvait finir l’époque. Je commence après ton premier coup ; dès ta prochaine partie, je pioche aussi là où presque tout le monde piocherait, signalé par ». Si tu préfères choisir, prends *Non, toujours me demander*.
settings-offer-passes = Les dix dernières fois que tu as passé dans cette partie, c’étaient des coups évidents. Dois-je désormais passer ainsi pour toi ?
settings-no-passes = Je continue à te demander. Si tu changes d’avis, c’est dans /ra settings.
settings-button-draws = Oui, joue-les pour moi
settings-advice = { $advice ->
    [true] **Conseils** : oui ; quand tu enchéris, je te dis ce que vaut la piste d’après le calcul d’un ordinateur, si ta table le permet.
   *[false] **Conseils** : non ; nulle part tu n’apprends ce que vaut la piste.
}
settings-ahead = { $ahead ->
    [true] **Questions d’avance** : oui ; quand tu as pioché, je te demande parfois ce que tu répondrais si Râ était invoqué, pour que personne n’attende plus tard.
   *[false] **Questions d’avance** : non ; aux enchères, je te demande quand elles s’ouvrent.
}
settings-language = **Langue** : { $language }{ $chosen ->
    [true] {""}
   *[false] , comme ton Discord
}.
settings-night = de { $from } à { $to }
settings-direct-refused = **Discord ne me laisse pas t’écrire** : cela reste donc comme avant. Autorise les messages privés dans les paramètres de confidentialité de ce serveur (ou débloque-moi), puis choisis à nouveau.
settings-direct-unknown = **Je ne sais pas encore si je peux t’écrire** : ce n’est pas possible d’essayer pour l’instant. Je réessaie sans que tu fasses rien, et cela vaudra dès qu’un message privé te sera parvenu ; d’ici là, tout reste comme avant. S’il n’en vient pas, autorise les messages privés dans les paramètres de confidentialité de ce serveur, puis choisis à nouveau.

## Menus et boutons : options de 100 caractères au plus, boutons de 80, mieux moins de 25

settings-menu-time = Il est…
settings-time = { $time }, { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
}
settings-button-other-time = Aucune de celles-ci
settings-menu-city = Comme à…
settings-menu-sleep = Quand je dors
settings-sleep-from = Je dors { $night }
settings-no-sleep = Pas d’heures de sommeil
settings-button-here = Me revoilà
settings-button-away = Je m’absente…
settings-button-channel = M’appeler dans le salon
settings-button-direct = M’appeler en privé
settings-button-not-next = Ne pas me prévenir avant mon tour
settings-button-next = Me prévenir avant mon tour
settings-button-advice = Activer les conseils
settings-button-no-advice = Désactiver les conseils
settings-button-ahead = Redemander d’avance
settings-button-not-ahead = Ne plus demander avant
settings-menu-leaves = Coups évidents
settings-leaves-option = { $leaves ->
    [nothing] Toujours me demander
    [passes] Piocher et passer pour moi, si c’est évident
    [bids] Piocher, passer, miser mon plus petit soleil, si c’est évident
   *[draws] Piocher pour moi, si c’est évident
}
settings-button-ask-me = Non, toujours me demander
settings-button-passes = Oui, passe pour moi
settings-button-no-passes = Non, demande-moi
settings-button-where = Mon fuseau horaire…
settings-button-other-night = D’autres heures…
settings-button-type-place = Écrire une ville…
settings-button-type-night = Écrire les heures…
settings-form-place = Où tu es
settings-form-place-label = Une ville, ou l’heure qu’il y est
settings-form-night = Quand tu dors
settings-form-night-label = De et à, par exemple 23:30-7:15
settings-menu-wait = Les tables attendent jusqu’au… (3 jours max)
settings-menu-stand-in = Un ordinateur joue jusqu’au…
settings-button-more = Plus de réglages…
settings-button-back = Retour aux réglages
settings-menu-language = Langue
settings-language-of-discord = Langue comme dans mon Discord
settings-day = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
} { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
settings-no-days-left = On peut s’absenter dix jours par an, toutes parties confondues, et il ne t’en reste plus{ $more ->
    [none] {""}
   *[other] {""} avant le { $more }
}. Préviens tes tables, ou laisse ton siège à un ordinateur avec /ra resign.
settings-before-leaving = Quel jour reviens-tu ? D’ici là, tes pendules s’arrêtent, trois jours au plus à chaque table ; ensuite un ordinateur joue pour toi, ou tout de suite si tu le choisis. On peut s’absenter dix jours par an, toutes parties confondues, et il t’en reste { $days }.

## Villes

settings-cities =
    London = Londres
    Moscow = Moscou
    Athens = Athènes
    Beijing = Pékin
    Singapore = Singapour
    St. John’s = Saint-Jean de Terre-Neuve
    Dubai = Dubaï
    Tehran = Téhéran
    Dhaka = Dacca
    Vienna = Vienne
    Zürich = Zurich
    Brussels = Bruxelles
    Copenhagen = Copenhague
    Warsaw = Varsovie
    Hamburg = Hambourg
    Frankfurt = Francfort
    Barcelona = Barcelone
    Lisbon = Lisbonne
    Edinburgh = Édimbourg
    Kyiv = Kiev
    Bucharest = Bucarest
    Cairo = Le Caire
    Jerusalem = Jérusalem
    Beirut = Beyrouth
    Saint Petersburg = Saint-Pétersbourg
    Riyadh = Riyad
    Baghdad = Bagdad
    Cape Town = Le Cap
    Philadelphia = Philadelphie
    New Orleans = La Nouvelle-Orléans
    Mexico City = Mexico
    Bogotá = Bogota
    Brasília = Brasilia
    Havana = La Havane
    Reykjavík = Reykjavik
    Azores = Açores
    Canary Islands = Îles Canaries
    Mumbai = Bombay
    Bengaluru = Bangalore
    Kolkata = Calcutta
    Kathmandu = Katmandou
    Kabul = Kaboul
    Tashkent = Tachkent
    Yekaterinburg = Ekaterinbourg
    Novosibirsk = Novossibirsk
    Yangon = Rangoun
    Hanoi = Hanoï
    Ho Chi Minh City = Hô Chi Minh-Ville
    Manila = Manille
    Seoul = Séoul

settings-now = il est { $time }
settings-time-no-clock = Partie { $game } dans { $channel } : pas de pendule.
settings-time-stopped = Partie { $game } dans { $channel } : ta pendule est arrêtée, il te reste { $count } { $unit ->
    [minutes] min
   *[hours] h
}.
settings-time-runs = Partie { $game } dans { $channel } : ton temps finit le { $until }, { $relative }. { $then }
