### Pourquoi une chose n’est pas faite : ce qu’il en est, et ce qu’on peut faire. Une personne le lit, dans sa langue.

refusal-no-game-here = Il n’y a pas de partie dans ce salon. /ra new ouvre une table ; /ra games montre tes parties.
refusal-game-in-threads = La partie n’est pas dans ce salon même, mais dans { $threads } : utilise la commande là-bas.
refusal-not-started = La partie de ce salon n’a pas commencé : elle commence quand toutes les places sont prises, ou quand l’hôte tape /ra start.
refusal-no-lobby-here = Il n’y a pas de table ouverte dans ce salon. /ra new en ouvre une.
refusal-past = Une réponse a déjà été donnée, et la partie a continué. /ra board la montre.
refusal-called-off = La partie { $game } est annulée. /ra new ouvre une table.
refusal-asked-already = On demande déjà s’il faut annuler la partie, jusqu’au { $until } : le message avec les boutons est dans son salon.
refusal-not-asked-again = On a déjà demandé s’il fallait annuler la partie, et tout le monde n’était pas d’accord. On peut redemander à partir du { $until } ; pour partir sans les autres : /ra resign.
refusal-not-asked = On ne demande plus s’il faut annuler la partie. /ra board montre où elle en est.
refusal-begun = La partie de cette table a commencé : elle se joue dans { $channel }.
refusal-not-over = Cette partie continue. Une fois terminée, les mêmes personnes pourront être invitées à en rejouer une.
refusal-has-place = Cette partie a un salon : elle continue là-bas.
refusal-host-decides = Jusqu’à { $until }, seul·e { $host } décide où elle continue ; ensuite, tout le monde à la table.
refusal-unseen = Partie { $game } : { $user } ne voit pas { $channel }, son temps est donc arrêté et les autres attendent. Merci de lui y donner { $permission } ; après 7 jours, un joueur automatique prend la place.
refusal-nothing-kept = Je n’ai aucune réponse de toi : elle est déjà jouée, ou tu n’en as pas donné. /ra me montre ce que tu as.
refusal-no-such-case = Cela ne peut plus être la plus haute mise quand viendra ton tour. Rouvre la liste.
refusal-your-turn-is-now = C’est ton tour : joue d’abord. Une telle consigne vaut pour une enchère qui s’ouvre pendant que les autres jouent.
refusal-nothing-to-undo = Il n’y a rien à annuler. Ce que tu décides à ton tour s’annule jusqu’à ce que ce soit joué, quelques secondes plus tard ; ce qui est joué reste joué, et une tuile piochée reste piochée. Une réponse à une enchère se retire avec /ra withdraw.
refusal-not-pending = C’est déjà joué ou annulé. /ra board montre où en est la partie.
refusal-direct-messages = En messages privés, tu ne peux rejoindre aucune table. Utilise /ra-play dans un salon du serveur ; ici, /ra-play lance une partie contre des ordinateurs.
refusal-not-in-threads = Un panneau se met dans un salon. Ceci est un fil, qui s’endort un jour : utilise /ra-admin panel dans le salon dont il dépend.
refusal-game-runs-here = Une partie est en cours dans { $channel } ; un salon n’en a qu’une à la fois. Ouvre une table dans un autre salon.
refusal-game-runs-directly = Une partie est en cours ici, et les messages privés n’en ont qu’une à la fois. Joue-la jusqu’au bout, ou annule-la avec /ra cancel.
refusal-lobby-is-here = Une table est déjà ouverte pour une partie dans ce salon même : /ra join t’y donne une place, et l’hôte peut l’annuler avec /ra cancel.
refusal-several-tables = Plusieurs tables sont ouvertes ici. Dis laquelle par le numéro de sa partie : { $games }.
refusal-host-of-none = Plusieurs tables sont ouvertes ici, et tu n’es l’hôte d’aucune : c’est réservé à l’hôte d’une table.
refusal-lobby-full = Les { $seats } places sont prises ou gardées pour des personnes invitées. /ra new ouvre une autre table.
refusal-seated-already = Tu as déjà une place à cette table. /ra leave la libère.
refusal-barred = L’hôte a libéré ta place, et tu ne peux plus t’asseoir à cette table. /ra new en ouvre une autre.
refusal-not-seated = Tu n’as pas de place à cette table. Tout le monde peut regarder une partie : /ra board la montre.
refusal-no-computer = Il n’y a pas d’ordinateur à cette table.
refusal-no-seat-for-bots = Les bots ne peuvent pas prendre place : invite des personnes.
refusal-too-many-invited = C’est trop de monde pour { $seats } places, la tienne comprise. Prévois plus de places ou invite moins de monde.
refusal-too-few-seats = { $taken } places sont prises ou gardées : la table ne peut pas en avoir moins. Libères-en une d’abord.
refusal-not-the-host = C’est réservé à l’hôte ({ $host }).
refusal-host-starts = Seul l’hôte, { $host }, peut lancer la partie. Elle commence aussi toute seule quand la table est complète.
refusal-too-few-seated = Il faut au moins deux personnes : quelqu’un d’autre doit d’abord utiliser /ra join.
refusal-game-has-started = La partie a commencé, et les autres comptent sur toi. /ra replace propose ton siège à quelqu’un d’autre ; /ra resign le quitte pour de bon, et un ordinateur continue à ta place ; /ra cancel demande à tout le monde s’il faut annuler la partie.
refusal-missing = Il me manque dans ce salon des permissions dont une partie a besoin : { $permissions }. Une personne qui gère le salon peut me les donner.
refusal-no-board = Je ne peux pas montrer le plateau de la partie { $game } dans { $channel } : il m’y faut { $permissions }. Une personne qui gère le salon peut me l’accorder ; d’ici là, /ra board montre où on en est.
permission = { $permission ->
    [view-channel] Voir le salon
    [embed-links] Intégrer des liens
    [attach-files] Joindre des fichiers
    [read-message-history] Voir les anciens messages
    [create-public-threads] Créer des fils publics
    [send-messages-in-threads] Envoyer des messages dans les fils
    [connect] Se connecter
    [manage-roles] Gérer les rôles
    [mention-everyone] Mentionner @everyone, @here et tous les rôles
   *[send-messages] Envoyer des messages
}
refusal-halted-gone = La partie est en pause, car on m’a retiré du serveur ; elle reprend à mon retour.
refusal-halted-held = La partie est en pause, sur décision de la modération, qui peut la relancer avec /ra-admin resume. Le temps ne court plus.
refusal-halted-deserted = Personne ne joue cette partie pour le moment, donc elle attend un retour : /ra back, si tu y as un siège.
refusal-out-of-time = Ton temps s’est écoulé avant que cela arrive, et la partie a continué sans. /ra board montre où elle en est ; si un ordinateur a maintenant ton siège, /ra back te le rend.
refusal-stood-in = Un ordinateur a ton siège, et ce n’est pas ton tour. /ra back te rend le siège.
refusal-no-chair = Un ordinateur a ton siège : sans siège, on ne décide pas s’il faut annuler la partie. /ra back te rend le siège.
refusal-resigned = Tu as quitté cette partie, et un ordinateur joue à ton siège. Tout le monde peut regarder : /ra board la montre.
refusal-over = Cette partie est terminée. /ra board montre comment elle a fini, et /ra-play en lance une autre.
refusal-no-stand-in = Ton siège est à toi : aucun ordinateur ne te remplace.
refusal-needs-yes = Ce siège est tenu par { $owner } : il faut son accord.
refusal-not-a-player = { $user } ne joue pas dans cette partie. Choisis une des personnes de la table.
refusal-not-on-server = { $user } n’est pas sur ce serveur.
refusal-sits-there = { $user } a déjà une place à cette table. Choisis quelqu’un qui n’en a pas.
refusal-only-for = C’est pour { $user } : personne d’autre ne peut répondre.
refusal-declined = { $user } a déjà eu l’offre d’un siège dans cette partie et n’en a pas voulu. Demande à quelqu’un d’autre.
refusal-offer-is-over = Cette offre n’est plus valable : quelqu’un d’autre a le siège, tu l’as refusé, les 48 heures sont passées, ou la personne qui l’a faite ne peut plus le donner. On peut te le proposer à nouveau.
refusal-chair-not-free = Ce siège n’est plus libre : quelqu’un d’autre l’a, ou la personne à qui il est est de retour. /ra board montre où en est la partie.
refusal-has-chair = Tu as déjà un siège à cette table, et personne n’en a deux. /ra board montre où en est la partie.
refusal-no-seat-kept = Aucune place n’est gardée pour toi à cette table ; une place gardée redevient libre après 48 heures. Tant qu’il y en a une libre, /ra join te la donne.
refusal-not-played-here = Il n’y a pas de partie { $game } dans ce salon. /ra games montre tes parties.
refusal-not-on-this-server = Il n’y a pas de partie { $game } sur ce serveur.
refusal-calls-everybody = C’est le rôle de tout le monde, et je n’appelle jamais tout le monde. Choisis un rôle que l’on prend pour être appelé.
refusal-not-held = Personne n’a mis cette partie en pause : il n’y a rien à relancer.
refusal-waits-for-nobody = La partie n’attend personne en ce moment.
refusal-no-clock = Cette partie se joue sans pendule : le temps n’est compté à personne.
refusal-your-own-turn = C’est ton propre tour : joue-le comme tout le monde.
refusal-too-long-away = On peut s’absenter dix jours par an, toutes parties confondues : { $days ->
    [0] il ne t’en reste aucun
    [one] il t’en reste { $days }
   *[other] il t’en reste { $days }
}. Choisis un jour plus proche, ou préviens tes tables.
refusal-not-away = Tu n’as pas d’absence en cours. Pour t’absenter, dis jusqu’à quel jour : /ra settings a un bouton pour ça.
refusal-frozen = Cette partie a commencé avec une autre version des règles et ne peut pas continuer avec celle-ci. Rien n’en est perdu : demande à la personne qui m’héberge, ou l’hôte peut l’annuler avec /ra cancel.
refusal-not-your-turn = La partie attend { $player } : { $question ->
    [turn] c’est son tour
    [gods] des tuiles Dieu sont en jeu
    [bid] il faut miser ou passer
   *[discard] il faut défausser des tuiles pour une catastrophe
}. /ra me montre ce que tu as.
refusal-too-many-open = Tu as ouvert { $most } tables qui n’ont pas commencé, et personne ne peut en avoir plus. Commence à l’une d’elles, ou annules-en une avec /ra cancel ; celle qui attend depuis le plus longtemps se ferme d’elle-même { $relative }.
refusal-too-many-today = Tu as ouvert { $most } tables en un jour, et personne ne peut en ouvrir plus. Tu pourras ouvrir la prochaine { $relative }, et t’asseoir à n’importe quelle table d’ici là.
refusal-too-many-here = { $most } tables sont ouvertes sur ce serveur, et il ne peut pas y en avoir plus. Prends place à l’une d’elles ; celle qui attend depuis le plus longtemps se ferme d’elle-même { $relative }.
refusal-set-too-often = Tu as changé tes réglages autant de fois qu’il est permis en un jour ({ $most }). Ils restent tels quels ; tu pourras les changer de nouveau { $relative }.
refusal-note-too-long = Une note a { $most } caractères au plus, et celle-ci en a { $count }. Ta note est restée comme elle était : appuie encore sur *Note…* et raccourcis-la.
refusal-too-fast = C’est plus rapide que je ne peux suivre, et rien n’a été fait. Réessaie { $relative }.
refusal-just-shown = Le plateau vient d’être montré dans ce salon, et pourra l’être de nouveau { $relative }. Pour toi, /ra board sans *public* le montre à tout moment.
refusal-takes-only = { $disaster } : tu dois défausser { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, et tu en as nommé davantage. Dis lesquelles avec /ra discard, sans en nommer plus.
refusal-crowded = D’autres ont joué au même instant, et rien n’a été fait de ton côté. Regarde le plateau, et réessaie.
refusal-too-low = Tes soleils : { $held }. La mise à battre est { $beat } : mise { $open }.
refusal-too-low-or-pass = Tes soleils : { $held }. La mise à battre est { $beat } : mise { $open }{ $count ->
    [1] {" "}ou passe
   *[other] , ou passe
}.
refusal-no-sun-to-bid = Tu n’as pas de soleil assez haut : tu ne comptes pas dans cette enchère.
refusal-no-sun-left = Tu as utilisé tous tes soleils de cette époque : tu ne comptes pas dans cette enchère.
refusal-not-then = Je ne peux plus t’appeler à ce moment-là : il est passé, tu dors, ou ton temps sera écoulé. *Rappelle-moi plus tard…* montre quand je peux.
refusal-answered-already = Ta réponse dans cette enchère est jouée, et tout le monde l’a vue : elle tient.
refusal-unclear = Je ne comprends pas « { $words } » ici. Choisis dans la liste qui s’ouvre pendant que tu tapes.
refusal-day-over = Ce jour est passé ou a déjà commencé. Choisis-en un plus tardif.
refusal-old-menu = Ce n’est pas possible maintenant, car ce menu n’est plus à jour. Ouvre-le de nouveau.
refusal-no-night = Je ne comprends pas « { $words } » comme heures de sommeil. Écris-les ainsi : 23:30-7:30, douze heures au plus, ou : aucun.
refusal-no-city = Je ne connais pas de ville « { $words } ».{ $button ->
    [none] {""} Nommes-en une plus grande à proximité.
   *[other] {""} *{ $button }* dans /ra settings se règle sur l’heure qu’affiche ta montre.
}
refusal-time-of-cities = « { $words } » n’est pas une ville. Parles-tu de l’heure de { $cities } ? Tape une ville{ $button ->
    [none] .
   *[other] , ou utilise *{ $button }* dans /ra settings, qui se règle sur l’heure qu’affiche ta montre.
}
refusal-not-on-track = « { $tile } » n’est pas sur la piste des enchères, ou pas autant de fois. { $track ->
    [none] Elle est vide.
   *[other] Il y a : { $track }.
}
refusal-that-is-over = C’est terminé.
refusal-you-were-late = Ton temps était écoulé, j’ai donc joué pour toi : { $what }
refusal-board-is-here = Le plateau actuel est [ici]({ $link }).
refusal-board-shows = /ra board montre où on en est.

## Ce que les règles opposent à une action

rule-game-over = La partie est terminée.
rule-not-your-turn = Ce n’est pas ton tour.
rule-in-auction = Une enchère est en cours : d’abord /ra bid ou /ra pass.
rule-no-auction = Aucune enchère n’est en cours : elle vient peut-être de finir. /ra board montre la table.
rule-spending-gods = Tu utilises des tuiles Dieu : /ra god prend une autre tuile, et /ra god sans tuile termine.
rule-not-spending-gods = Tu n’as pas utilisé de tuile Dieu à ce tour : dis avec /ra god quoi prendre.
rule-must-discard = { $disaster } : il te reste { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} à défausser d’abord, avec /ra discard.
rule-nothing-to-discard = Aucune catastrophe ne te prend de tuile en ce moment.
rule-track-full = Les huit cases de la piste des enchères sont prises : /ra invoke, ou utilise des tuiles Dieu.
rule-no-god = Tu n’as pas de tuile Dieu à utiliser.
rule-space-free = Il n’y a pas de tuile sur la case { $space } de la piste des enchères.
rule-god-for-god = La case { $space } porte une tuile Dieu, et un Dieu ne peut pas prendre un Dieu.
rule-no-such-sun = Tu ne peux pas miser { $sun }. Tes soleils visibles : { $held }.
rule-too-low = { $sun }, c’est trop peu : la mise à battre est { $beat }.
rule-must-bid = Tu as invoqué Râ alors que la piste avait de la place, et les autres ont passé : tu dois miser un de tes soleils.
rule-wrong-kind = À défausser pour « { $disaster } » : { $takes }, pas { $tile }.
rule-not-held = Tu n’as plus de tuile « { $tile } » à défausser.

## Ce qui n’est pas le fait de la personne

failed-apology = Quelque chose a mal tourné de mon côté ; c’est noté. Si tu jouais un coup, /ra board montre s’il a compté.
failed-unsaved = Ma base de données ne fonctionne pas pour l’instant : rien n’a été enregistré. Réessaie dans une minute.
failed-unsure = Je n’ai pas pu vérifier que c’est enregistré. Regarde le plateau : /ra board.
failed-unknown-button = Ce bouton vient d’une autre version de moi. /ra board montre le plateau actuel, avec des boutons qui marchent.
failed-unknown-form = Ce formulaire n’est pas de moi, ou je ne le connais plus : rien n’a été noté. Ouvre-le de nouveau depuis *Ma partie*.
failed-other-command = Cette commande a changé depuis que ton Discord l’a vue. Tape-la de nouveau.
refusal-may-not-manage = Ces boutons sont pour qui peut gérer ce salon. Utilise les commandes de /ra-admin, ou demande à quelqu’un qui le peut.
