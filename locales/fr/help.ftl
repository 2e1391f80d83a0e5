### Les pages qui expliquent, lues sur un téléphone : le plus court possible.

## /ra help : comment jouer ici

help-intro = **Jouer à Ra ici.** Une partie se joue dans un salon ou un fil, coup par coup ; réponds quand tu peux. Les boutons sous le plateau et ces commandes font la même chose.
help-tables = /ra-play montre comment commencer · /ra new ouvre une table · /ra join et /ra leave · /ra computer ajoute un ordinateur · /ra start dès deux personnes · /ra cancel la ferme (l’hôte), ou demande à tout le monde s’il faut annuler une partie
help-turn = **À ton tour**, au choix : /ra draw pioche une tuile · /ra invoke appelle Râ (avec ta propre mise, si tu veux) · /ra god prend des tuiles de la piste contre des tuiles Dieu, plusieurs à la fois (/ra god sans tuile : c’est tout)
help-auction = **Dans une enchère**, tout le monde répond à la fois : /ra bid et /ra pass quand tu veux, /ra withdraw pour répondre à ton tour. Ta réponse reste secrète tant que tout le monde avant toi n’a pas répondu ; puis elle est jouée. Si les mises l’ont dépassée, je te repose la question. **Après une catastrophe**, /ra discard choisit les tuiles qui partent. Ce que tu décides à ton tour, sauf piocher, n’est joué que quelques secondes plus tard : d’ici là, *Annuler mon coup* (/ra undo) l’efface.
help-orders = **Les consignes** (/ra orders) : je pioche pour toi, ou je réponds à une enchère, comme tu l’as décidé. Elles sont secrètes, changeables tant qu’elles n’ont pas servi, et jouées dans l’ordre des sièges sur la vraie situation, comme ces mêmes décisions autour d’une table ; ce qu’elles ne prévoient pas, je te le demande. » marque une tuile que j’ai piochée pour quelqu’un.
help-looking = **Pour voir** : /ra board le plateau · /ra me ton score et tes soleils · /ra log tout ce qui s’est passé · /ra games toutes tes parties · /ra help about:rules les règles sur un écran · /ra pace ta vitesse de réponse
help-clock = **Ta pendule** ne tourne que lorsque la partie t’attend, et pas quand tu dors ou t’absentes : /ra settings. Temps écoulé, je fais ce qui te nuit le moins ; deux fois de suite, et un ordinateur prend ton siège jusqu’à ton prochain coup (/ra back). /ra resign quitte pour de bon ; /ra replace offre un siège à quelqu’un d’autre.
help-secrets = Personne d’autre que toi ne voit ce que montre /ra me. À la fin, un fichier contient le sac. Sa somme de contrôle (SHA-256) a été montrée au début : on peut vérifier que personne ne l’a changé. La personne qui m’héberge pourrait lire tout cela dans ma base de données, le sac compris.

legend-signs = **Sur le plateau.** Point rouge : la tuile la plus récente. Cadre rouge avec une flèche : à qui de jouer. Case au cadre rouge : la tuile Râ qui y arrive finit l’époque. Signe de Râ près d’un nom : a pioché ou invoqué Râ, et mise en dernier. Soleils sombres sans chiffre : cachés, pour la prochaine époque. » devant une ligne : je l’ai pioché pour quelqu’un, par une consigne ou parce que c’était évident.
legend-buttons = **Les boutons.** *Continuer jusqu’à …* pioche pour toi jusqu’à tant de tuiles. *Consignes…* décide d’avance, en secret, de tes pioches et de ta prochaine mise. *Rappelle-moi plus tard…* te le rappelle quand tu veux. *Ma partie* te montre, à toi seul, tes points et tes soleils cachés.
legend-words = { $all } tuiles, mélangées une seule fois. **Les points** tombent à la fin de chacune des trois époques ; Monuments et soleils comptent à la fin de la partie. **Ce qui reste** est indiqué ; Crues, Civilisation, Dieux et Or partent à la fin de chaque époque. **Une catastrophe** frappe qui la prend, puis quitte le jeu.
legend-check = Comment vérifier que personne n’a changé l’ordre du sac : *Commandes*.

## /ra help about:rules : tout le jeu sur un écran

rules-intro = **Ra en une minute.** Trois époques. Tu gagnes des tuiles aux enchères avec tes soleils ; les points tombent à la fin de chaque époque.
rules-turn = **À ton tour**, pioche une tuile vers la piste des enchères, ou invoque Râ, ou échange des tuiles Dieu contre des tuiles de la piste. Une tuile Râ piochée va sur la piste Râ et lance une enchère ; { $limit ->
    [0] la dernière de l’époque y met fin aussitôt : la 6e à deux, la 8e à trois, la 9e à quatre, la 10e à cinq
   *[other] la { $limit }e d’une époque y met fin aussitôt
}.
rules-auction = **Une enchère** ne fait qu’un tour, en commençant à gauche de qui a pioché ou invoqué Râ. Mise un soleil visible, plus haut que tous les précédents, ou passe. La meilleure mise prend toutes les tuiles de la piste et le soleil du plateau, face cachée pour l’époque suivante, et laisse son soleil à la place. Qui invoque Râ alors qu’il reste de la place sur la piste doit miser si tout le monde passe.
rules-disasters = **Les catastrophes** coûtent deux tuiles chacune : Funérailles, des Pharaons ; Sécheresse, des Crues puis des Nil ; { $war }, de la Civilisation ; Tremblement de terre, des Monuments. Celle que tu prends avec un Dieu frappe { $classic ->
    [true] après tout ce que tu prends dans le tour
   *[false] avant que tu prennes la tuile suivante
}.
rules-suns = **Quand tous tes soleils sont face cachée**, tu attends l’époque suivante. { $suns ->
    [0] À deux ou trois, tout le monde a quatre soleils ; à quatre ou cinq, trois.
   *[other] À cette table, tout le monde a { $suns } soleils.
}
rules-epoch = **Chaque époque** : Dieu 2 · Or 3 · le plus de Pharaons +5, le moins −2 · chaque Crue 1, chaque Nil 1 si tu as une Crue · Civilisation : aucune −5, 3/4/5 sortes +5/10/15. Pharaons, Nil et Monuments restent, le reste part.
rules-end = **Tout à la fin** : Monuments, 1 par sorte jusqu’à 6, 7 sortes 10, 8 sortes 15, et 5/10/15 pour 3/4/5 d’une même sorte ; plus forte somme de soleils +5, plus faible −5. À égalité, le plus haut soleil gagne.
