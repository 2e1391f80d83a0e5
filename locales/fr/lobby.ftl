### Une table avant sa partie. Son message est pour tout le monde, dans la langue de la table ; les confirmations, pour une personne.
### « Table » : avant la partie ; on y prend une « place ». « Siège » : la place dans une partie en cours.

## Le message

lobby-open = { $table } : { $free ->
    [0] { $kept ->
        [true] aucune autre place libre
       *[false] aucune place libre
    }
    [one] { $free } place libre
   *[other] { $free } places libres
}.
lobby-invited = Une place est gardée pour { $people } jusqu’au { $until }.
lobby-invites = { $host } te garde une place : partie { $game } dans { $channel }. Elle est à toi jusqu’à { $until }.
lobby-title = Ra · partie { $game }
lobby-title-named = Ra · partie { $game } · { $name }
lobby-seat = { $name }{ $host ->
    [true] {" "}(hôte)
   *[false] {""}
}
lobby-classic = Édition classique.
lobby-terms = { $edition ->
    [classic] Édition classique (une catastrophe prise avec un Dieu frappe à la fin du tour)
   *[pharaoh] Édition Pharaon (une catastrophe prise avec un Dieu frappe aussitôt)
}, { $place ->
    [here] dans ce salon même
   *[thread] dans un fil de ce salon
}.
lobby-takes-hours = Environ { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
lobby-takes-days = Environ { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
lobby-takes-weeks = Environ { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}.
lobby-language = Langue : { $language }.
lobby-pictures = Images : { $theme ->
    [dark] sombres
   *[light] claires
}.
lobby-leaves = { $leaves ->
    [nothing] **Coups évidents :** je demande toujours.
    [passes] **Coups évidents :** je pioche et je passe pour qui le veut (/ra settings).
    [bids] **Coups évidents :** je pioche, je passe et je mise le plus petit soleil pour qui le veut (/ra settings).
   *[draws] **Coups évidents :** je pioche pour qui le veut (/ra settings).
}
lobby-advice = { $advice ->
    [true] **Conseils :** qui enchérit lit ce que vaut la piste d’après un ordinateur (à couper dans /ra settings).
   *[false] **Conseils :** aucun sur ce que vaut la piste.
}
lobby-start-full = La partie commence toute seule dès que j’ai les permissions nécessaires.
lobby-start = **Départ :** tout seul quand la dernière place est prise{ $sooner ->
    [true] { " " }; dès deux personnes, l’hôte peut lancer la partie
   *[false] {""}
}.
lobby-how = Ou tape /ra join, /ra leave, /ra start.
lobby-started = La partie { $game } a commencé : { $players }.
lobby-goes-on = La partie { $game } continue ici : { $order }.
lobby-goes-on-in = La partie { $game } continue dans { $channel }.
lobby-rematch-there = Cette table, c’est déjà la partie { $game } : { $link }
place-choose = Je ne peux plus ouvrir de fil là où la partie { $game } a commencé. Où doit-elle continuer ?
place-choose-one = Choisis un salon
place-none = Je ne trouve aucun salon où je puisse ouvrir un fil et toi écrire. Demandes-en un à la modération, puis appuie à nouveau sur *Continuer*.
lobby-has-started = La partie { $game } a commencé.
lobby-played-here = Je ne peux pas utiliser de fil ici : la partie { $game } se joue donc dans ce salon même.
lobby-waits = La partie { $game } a commencé, mais je ne peux pas encore lui ouvrir de fil ici. Je continue d’essayer ; d’ici là, le temps n’est compté à personne. Au bout de trois jours, je l’annule.
lobby-over = La partie { $game } est terminée.
lobby-called-off = La partie { $game } est annulée.
lobby-table-closed = La table de la partie { $game } a été fermée : { $people }.
lobby-expired = La table de la partie { $game } est fermée : aucun mouvement depuis { $live ->
    [true] deux heures
   *[false] sept jours
}. /ra new en ouvre une autre.
lobby-closes = { $people } : il n’y a plus de mouvement à la table de la partie { $game }. Elle se fermera d’elle-même après le { $until }, à moins que quelqu’un de la table ne la garde ouverte.
lobby-kept-open = { $name } garde la table de la partie { $game } ouverte jusqu’au { $until }.
lobby-promise = Preuve d’un mélange honnête (SHA-256 du sac) : { $sum }
lobby-table = À la table : { $players }.

## Ses boutons : 80 caractères au plus, mieux moins de 25

lobby-button-join = Rejoindre
lobby-button-details = Détails…
lobby-button-leave = Quitter
lobby-button-start = Lancer la partie
lobby-button-call-off = Fermer la table
lobby-button-rules = Règles du jeu
lobby-button-computer = Ajouter un ordinateur…
lobby-button-free = Libérer une place…
lobby-button-seats = Places…
lobby-button-classic = Édition classique
lobby-button-pharaoh = Édition Pharaon
lobby-button-keep = Garder ouverte
lobby-button-pace = Rythme…
lobby-button-leaves = Coups évidents…
lobby-button-advice = Permettre les conseils
lobby-button-no-advice = Couper les conseils
lobby-button-language = Langue…
lobby-button-dark = Images sombres
lobby-button-light = Images claires

## Ce qu’apprend la personne qui a appuyé

lobby-started-in = La partie { $game } a commencé dans { $channel }.
lobby-alone-here = Ta partie de Ra contre l’ordinateur se joue ici, pour ne déranger personne.
lobby-which = Plusieurs tables sont ouvertes ici. Laquelle veux-tu dire ?
lobby-called = Ra { $game } · { $who }
lobby-levels = À quel niveau doit jouer l’ordinateur ? *Facile* suit des règles simples, *Normal* voit un peu plus loin, *Difficile* est dur à battre.
lobby-level-easy = Facile
lobby-level-normal = Normal
lobby-level-hard = Difficile
lobby-computer-seated = { $name } prend place à la table de la partie { $game }.
lobby-computer-left = L’ordinateur a quitté la table.
lobby-free = Quelle place doit être libre de nouveau ?
lobby-free-ask = Libérer cette place ? Elle est à { $name }, qui peut revenir, sauf si tu l’empêches.
lobby-free-only = Libérer la place
lobby-free-and-bar = La libérer, sans retour possible
lobby-freed = Cette place est de nouveau libre : { $name }.
lobby-seated = Tu as une place à la table de la partie { $game }.
lobby-seated-cannot-start = Toutes les places sont prises, mais la partie ne peut pas encore commencer : elle commencera toute seule dès que j’aurai les permissions nécessaires.
lobby-seated-starts = La partie commence quand la table est complète ou que { $host } la lance ; je te préviendrai.
lobby-seated-full = Toutes les places sont prises : { $host } lance la partie, sinon elle commence toute seule dans une minute.
lobby-left = Ta place est de nouveau libre.
lobby-left-last = C’était la dernière : la table est fermée.
lobby-language-choose = Dans quelle langue tout le monde doit-il lire cette table ? Ce que personne d’autre ne voit reste dans la tienne.
lobby-seats-choose = Combien de places doit avoir la table ?
lobby-seats-choice = { $seats }{ $starts ->
    [true] {" "}: commencer
   *[false] {""}
}
lobby-seats-set = La table a maintenant { $seats } places.
lobby-seats-set-cannot-start = La table a maintenant { $seats } places, toutes prises. La partie ne peut pas encore commencer : elle commencera toute seule dès que j’aurai les permissions nécessaires.
lobby-leaves-choose = Pour que la partie avance, quels coups évidents puis-je jouer pour qui le veut ? Chacun choisit dans /ra settings.
lobby-leaves-choice = { $leaves ->
    [nothing] Rien
    [passes] Piocher et passer
    [bids] Et le plus petit soleil
   *[draws] Piocher
}
lobby-settings = **Tu es l’hôte de la partie { $game }** : tu es la seule personne à voir ceci.
    Places : { $seats }.
    Édition : { $edition ->
        [classic] classique (une catastrophe prise avec un Dieu frappe à la fin du tour)
       *[pharaoh] Pharaon (une catastrophe prise avec un Dieu frappe aussitôt)
    }.
lobby-settings-play =
    Rythme : { $pace }.
    Coups évidents que je joue : { $leaves ->
        [nothing] aucun
        [passes] piocher et passer
        [bids] piocher, passer, miser le plus petit soleil
       *[draws] piocher
    }.
    Conseils (le calcul d’un ordinateur, au moment d’enchérir) : { $advice ->
        [true] oui
       *[false] non
    }.
    Langue : { $language }.
    Images : { $theme ->
        [dark] sombres
       *[light] claires
    }.
lobby-settings-of-host =
    Seul l’hôte, { $host }, peut changer cette table. { $seated ->
        [true] Tu as une place et tu peux la quitter. La partie commence d’elle-même dès que la dernière place est prise.
       *[false] Tu peux prendre une place tant qu’il en reste. La partie commence d’elle-même dès que la dernière est prise.
    }
lobby-closed = La table est fermée.
lobby-close-ask = Fermer cette table pour tous ceux qui y sont assis ?
lobby-rematch = Une nouvelle table est ouverte dans { $channel }, avec une place gardée pour tout le monde.
lobby-called-off-by-host = La partie { $game } est annulée, sur décision de l’hôte.
lobby-called-off-by = La partie { $game } est annulée par { $by }.

## Le rythme d’une table

pace-meaning = { $pace ->
    [live] *En direct* : tout le monde est là
    [fast] *Rapide* : plusieurs passages par jour
    [standard] *Standard* : deux passages par jour
    [relaxed] *Tranquille* : quand on a le temps
   *[none] *Sans pendule*
}
pace-name = { $pace ->
    [live] En direct
    [fast] Rapide
    [standard] Standard
    [relaxed] Tranquille
   *[none] Sans pendule
}
pace-choose = À quel rythme jouer ?
pace-waking-hours = { $pace }. { $bank } heures chacun, nuits non comptées ; chaque coup rend { $increment ->
    [one] { $increment } heure
   *[other] { $increment } heures
}.
pace-minutes = { $pace }. { $bank } minutes chacun, plus { $increment } par coup.
pace-no-clock = { $pace } : le temps n’est compté à personne.
pace-each-hours = { $bank } heures chacun, nuits non comptées ; +{ $increment } h par coup.
pace-each-minutes = En même temps : { $bank } minutes chacun ; +{ $increment } min par coup.
pace-each-no-clock = Sans pendule : le temps n’est compté à personne.
pace-own = **Toi** : { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}, dont la moitié en { $waking } au plus{ $wall ->
    [same] {""}
   *[other] , sans compter le sommeil et les absences ({ $wall } en les comptant)
}.
pace-own-nothing = **Toi** : aucune réponse pour l’instant.
pace-table = **Toute la table** : { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}, dont la moitié en { $waking } au plus{ $wall ->
    [same] {""}
   *[other] , sans compter le sommeil et les absences ({ $wall } en les comptant)
}.
pace-only-sums = Je ne garde que ces totaux, aucune heure de la journée. Personne d’autre que toi ne voit les tiens.
pace-spared = J’ai joué ici { $count ->
    [one] 1 coup évident ou consigne
   *[other] { $count } coups évidents ou consignes
} à la place des joueurs.
pace-waits-for = La partie attend { $players } (question posée { $since }).
pace-within = { $unit ->
    [minutes] { $count ->
        [1] une minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
   *[days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
}
