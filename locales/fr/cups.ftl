### Les coupes : des tournois qui marchent tout seuls. Comment on en publie une, son message dans un salon, et ce qui est refusé.

## Refusals, to whoever acts for themselves

refusal-cup-ended = Cette coupe est terminée. /ra-play montre ce qu’il y a d’autre.
refusal-cup-not-here = Ce n’est pas une coupe de ce serveur. /ra-play montre celles qu’il y a.
refusal-cup-not-listed = Choisis une coupe dans la liste qui s’ouvre quand tu écris.
refusal-cup-full = Toutes les places sont prises. Si quelqu’un part, une place se libère.
refusal-cup-too-late = C’est trop tard : plus aucune manche de cette coupe ne sera tirée au sort.
refusal-cup-in-already = Ton inscription est déjà notée.
refusal-cup-dropped = L’organisation t’a retiré de cette coupe. Elle seule peut t’y remettre.
refusal-cup-not-in = Tu ne participes pas à cette coupe.
refusal-cup-here-already = Je sais déjà que tu es là.
refusal-cup-not-called = Pour la finale, je demande aux quatre premières places. Sans réponse, je demande à la suivante : à toi aussi, si c’est ton tour.
refusal-cup-passed-over = Ton délai de réponse est passé : tu n’es pas en finale.

## Refusals, to an organiser

refusal-cup-not-the-organiser = C’est réservé à qui a publié cette coupe ou peut *Gérer les événements*.
refusal-cup-no-draft = Ce brouillon n’existe plus : il a été publié, jeté ou remplacé. /ra-cup new en commence un.
refusal-cup-no-date = Dis d’abord quand elle commence : *Début …*
refusal-cup-may-not-write = Tu ne peux pas écrire dans { $channel }, donc je n’y publie rien pour toi. Choisis un autre salon avec /ra-cup new.
refusal-cup-no-place = Il faut à une coupe un salon textuel ou un forum : on y joue dans des fils. Choisis-en un avec /ra-cup new, option *channel*.
refusal-cup-begun = La coupe a commencé : son plan ne change plus.
refusal-cup-begins-already = Elle commence déjà dès que possible : je demande qui est là.
refusal-cup-past = Ce moment est passé. Donnes-en un autre, comme *5.12. 20:00*, *fri 20:00* ou *in 3 days*.
refusal-cup-too-far = Une coupe commence dans les 60 jours. Donne un moment plus proche.
refusal-cup-unreadable = Je ne lis pas là un moment. Écris-le comme *5.12. 20:00*, *fri 20:00* ou *in 3 days*.
refusal-cup-fives = Les tables de cinq durent trop quand on joue des semaines. Choisis quatre ou trois, ou *Une soirée*.
refusal-cup-fewer-places = { $people ->
    [one] { $people } personne participe. Prévois au moins autant de places.
   *[other] { $people } personnes participent. Prévois au moins autant de places.
}
refusal-cup-full-for-others = Toutes les places sont prises. Avant le début, /ra-cup edit en ajoute.
refusal-cup-others-in-already = Cette personne participe déjà.
refusal-cup-others-dropped = Cette personne est déjà hors de la coupe. /ra-cup add l’y remet.
refusal-cup-others-not-in = Cette personne ne participe pas à cette coupe.
refusal-cup-no-table = Cette coupe n’a pas cette table. Choisis-en une dans la liste.
refusal-cup-no-table-yet = Aucune table n’a encore commencé.
refusal-cup-not-open = La partie de cette table n’a pas commencé. On ne peut l’annuler qu’ensuite.
refusal-cup-void-already = Cette table est déjà nulle.
refusal-cup-own-table = Tu y joues, donc quelqu’un d’autre doit décider. Avec *Gérer le serveur*, on peut trancher sur sa propre table ; le journal dit alors qu’on y joue.
refusal-cup-opponent = Tu joues contre cette personne, donc quelqu’un d’autre doit décider. Avec *Gérer le serveur*, on peut trancher quand même ; le journal dit alors qu’on y joue.
refusal-cup-own-cup = Tu joues encore dans cette coupe, donc quelqu’un d’autre doit l’annuler.
refusal-cup-no-name = Rien n’est visible dans ce nom. Donnes-en un autre à la coupe.
refusal-cup-name-too-long = Ce nom est trop long : { $most } lettres au plus pour une coupe.
refusal-cup-no-reason = Dis pourquoi : tout le monde le lit.
refusal-cup-reason-too-long = C’est trop long : { $most } lettres au plus pour une raison.

## Answers to who signs up or leaves, private

cup-signed-up = **C’est noté, tu participes : { $cup }.** Début : { $begins }{ $full ->
    [yes] , ou plus tôt si toutes les places sont prises
   *[no] {""}
}. { $pace ->
    [live] { $shape ->
        [one] Sois là à ce moment : une table d’une heure ou deux, et peut-être la finale.
       *[other] Sois là à ce moment : { $games } tables d’une heure ou deux, l’une après l’autre, et peut-être la finale.
    }
   *[other] { $shape ->
        [one] Cela demande une table, environ { $answers } réponses par semaine, et peut-être la finale.
        [at-once] Cela demande { $games } tables à la fois, environ { $answers } réponses par semaine à chacune, et peut-être la finale.
       *[in-turn] Cela demande { $games } tables, l’une après l’autre, environ { $answers } réponses par semaine, et peut-être la finale.
    }
}
    Ton nom figure dans le message de la coupe. *Quitter* te retire.
cup-left = Tu ne participes plus : **{ $cup }**. *Participer* t’y remet.

## The draft of a cup, which its organiser alone sees

cup-draft = **Ton brouillon : personne d’autre ne le voit.** { $ready ->
    [yes] Publie-le quand il te plaît.
   *[no] Dis quand la coupe commence ; tu pourras alors la publier.
} Dans { $channel }, tout le monde lira :
cup-draft-more = **Plus sur ta coupe :** combien de parties avant la finale, la taille des tables, le nombre de places, ce qu’on gagne, et à quel rythme on joue.
cup-draft-discarded = Le brouillon est jeté. /ra-cup new en commence un autre.
cup-published = **Publiée : { $cup }**, dans { $channel }, où l’on participe. Tu n’as plus rien à faire : je demande qui est là, je tire les tables au sort, je les ouvre, je termine les manches et j’annonce qui gagne. Participe aussi si tu veux jouer.
cup-form-title = Quand commence-t-elle ?
cup-form-begins = Un moment d’ici 60 jours, à ta montre
cup-form-example = 5.12. 20:00 · fri 20:00 · in 3 days
cup-form-city = Une ville de ton fuseau horaire
cup-menu-games = Parties avant la finale
cup-choice-games = { $shape ->
    [one] 1 partie, puis une finale
    [at-once] { $games } parties à la fois, puis une finale
   *[in-turn] { $games } parties l’une après l’autre, puis une finale
}
cup-menu-tables = Taille des tables
cup-choice-tables = { $size ->
    [threes] À trois, certaines à quatre
    [fives] À cinq, certaines à quatre ou trois
   *[fours] À quatre, certaines à trois
}
cup-menu-places = Nombre de places
cup-choice-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
cup-menu-role = Le rôle de la victoire
cup-choice-no-role = Pas de rôle
button-cup-evening = Une soirée
button-cup-quick = Rapide
button-cup-slow = Lente
button-cup-begins = Début …
button-cup-when-full = Plus tôt si complet
button-cup-more = Plus …
button-cup-less = Retour au brouillon
button-cup-publish = Publier
button-cup-discard = Jeter

## The message with which a cup is published

cup-games = { $shape ->
    [one] **Une partie**
    [at-once] **{ $games } parties à la fois**
   *[in-turn] **{ $games } parties l’une après l’autre**
}, puis une finale à quatre. { $pace }.
cup-begins = **Début : { $begins }** ({ $relative }){ $full ->
    [yes] , ou plus tôt si toutes les places sont prises
   *[no] {""}
}. Fin prévue : { $ends }.
cup-begins-unknown = **Début :** pas encore dit
cup-round = { $rounds ->
    [1] **Les parties sont en cours**
   *[other] **La manche { $round } sur { $rounds } est en cours**
}{ $ends ->
    [none] {""}
   *[other] , jusqu’au { $ends } au plus tard
}.{ $joins ->
    [yes] {" "}On peut encore participer à partir de la suivante.
   *[no] {""}
}
cup-final = **C’est la finale :** les manches sont finies, et les quatre meilleurs scores se disputent la coupe.
cup-over = **C’est fini.** Victoire : { $champion }
cup-called-off = **Annulée :** { $why ->
    [too-few] moins de trois personnes étaient là au moment de commencer.
   *[organiser] l’organisation y a mis fin.
}
cup-entrants = { $people ->
    [0] **Personne ne participe encore.** À toi de commencer !
   *[other] **Participent : { $people }{ $limit ->
        [yes] {" "}sur { $places }
       *[no] {""}
    } :** { $names }
}
cup-took-part = { $people ->
    [0] **Personne n’a participé jusqu’au bout.**
    [one] **{ $people } personne a participé :** { $names }
   *[other] **{ $people } personnes ont participé :** { $names }
}
cup-role = **Rôle de la victoire :** { $role }
cup-fair = Je pioche à coup sûr pour tout le monde de la même façon, et je ne conseille aucune mise.
cup-computers = Les ordinateurs ne prennent un siège que si on part, si l’organisation nous retire ou si le temps s’écoule deux fois.{ $ends ->
    [none] {""}
   *[other] {" "}{ $rounds ->
        [1] À la fin de la manche
       *[other] À la fin d’une manche
    } ({ $ends }), ils terminent ce qui reste.
}
button-cup-sign-up = Participer
button-cup-leave = Quitter
button-cup-who = Qui joue
button-cup-rules = Règles
button-cup-tables = Mes tables
button-cup-again = Organiser encore
button-cup-leave-sure = Quitter la coupe
button-cup-stay = Rester

## Answers to its buttons, private

cup-leave-ask = **Quitter { $cup } ?** La coupe a commencé : { $seated ->
    [yes] des ordinateurs finissent tes parties, et ces tables ne te donnent aucun point.
   *[no] tu ne joues plus à aucune table, et tu finis après tous les autres.
}
cup-left-running = Tu as quitté **{ $cup }**.{ $seated ->
    [yes] {" "}Des ordinateurs finissent tes parties.
   *[no] {""}
}
cup-stays = Tu restes dans **{ $cup }**.
cup-who = **{ $cup } :** { $people ->
    [0] personne ne participe encore.
    [one] { $people } personne participe.
   *[other] { $people } personnes participent.
}
cup-tables = **Tes tables : { $cup }**
cup-tables-none = { $part ->
    [yes] **{ $cup } :** { $stage ->
        [sign-up] les tables sont tirées au sort { $begins }. Je dis ici, dans le salon, où tu joues.
        [late] tu n’étais pas là au tirage des tables, donc tu n’en as pas.
        [over] c’est fini, et tu n’étais à aucune table.
       *[other] tu joues à partir de la prochaine manche.
    }
   *[no] Tu ne participes pas à **{ $cup }**.
}
cup-table-soon = Table { $table } : ouvre dans un instant
cup-table-running = Table { $table } : { $game }
cup-table-over = Table { $table } : finie, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cup-rules = **{ $cup } : comment ça marche**
    {""}**Être là.** { $kind ->
        [evening] 15 minutes avant le début, je demande à tout le monde d’appuyer sur *Je suis là*. Sans cela, pas de table{ $later ->
            [yes] , mais on peut venir à une manche suivante
           *[no] {""}
        }. Participer, c’est rester éveillé jusqu’à la fin.
       *[other] Qui s’inscrit ou m’utilise sur ce serveur dans les 72 heures avant le début est là d’office. La veille, en journée, je demande aux autres d’appuyer sur *Je suis là*. Sans cela, pas de table{ $later ->
            [yes] , mais on peut venir à une manche suivante
           *[no] {""}
        }.
    }
    {""}**Les tables.** { $size ->
        [threes] Autant que possible à trois, les autres à quatre.
        [fives] Autant que possible à cinq, les autres à quatre et trois.
       *[fours] Autant que possible à quatre, les autres à trois.
    } Personne n’attend. Le tirage évite qu’on se rencontre deux fois.
    {""}**Les points**, selon la place : 9, 5, 1 à trois ; 10, 6, 3, 1 à quatre ; 11, 7, 4, 2, 1 à cinq. Qui part n’en a aucun. À égalité : plus de victoires, puis la plus grande part moyenne du meilleur score de la table, puis le sort.
    {""}**Une manche** dure au plus { $kind ->
        [evening] 2 heures 45
        [quick] quatre semaines
       *[slow] huit semaines
    }. Ensuite, des ordinateurs finissent ce qui reste : les scores décident, personne ne compte comme parti, et la table n’est pas cotée.
    {""}**La finale.** Les quatre premières places appuient sur *Je suis là* en { $kind ->
        [evening] dix minutes
       *[other] 48 heures d’éveil
    } ; sinon, je demande à la place suivante. À trois, il y a une finale. À moins, les points décident. Jusqu’à cinq personnes jouent les manches à une table, sans finale.
    {""}**Une table qu’on ne peut pas jouer**, ou déclarée nulle, donne 5 points à tout le monde.
cup-listed = **{ $cup }** dans { $channel } : { $stage ->
    [sign-up] début { $begins }
    [final] en finale
   *[round] en cours
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
cups-running = Coupes

## The command

choice-at-once = toutes en même temps
choice-in-turn = l’une après l’autre
choice-threes = à trois, certaines à quatre
choice-fours = à quatre, certaines à trois
choice-fives = à cinq, certaines plus petites : en une soirée seulement
command-ra-cup = Organiser une coupe, un tournoi qui marche tout seul, et s’en occuper.
command-cup-new = Organiser une coupe : tu vois d’abord un brouillon, puis tu la publies.
    .name = Comment elle s’appelle
    .channel = Où elle est annoncée et jouée ; ici, sauf choix contraire
