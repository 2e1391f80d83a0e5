### Les réglages d’un serveur, pour qui y gère les parties

server-heading = **Réglages de ce serveur.** Ce que chacun choisit pour soi ou pour une table passe avant.
server-language = **Langue** des nouvelles tables : { $language }.
server-language-unset = **Langue** des nouvelles tables : non réglée, donc celle que Discord donne au serveur, ou celle de qui les ouvre.
server-city = **Ville** de qui n’en a pas indiqué : { $city }, où il est maintenant { $time }.
server-city-unset = **Ville** de qui n’en a pas indiqué : non réglée.
server-pace = **Rythme** des nouvelles tables : { $pace }.
server-pace-unset = **Rythme** des nouvelles tables : non réglé, donc { $pace }.
server-edition = **Édition** des nouvelles tables : { $edition ->
    [classic] classique
   *[pharaoh] Pharaon
}.
server-edition-unset = **Édition** des nouvelles tables : non réglée, donc Pharaon.
server-place = **Où** se jouent les nouvelles parties : { $place ->
    [here] dans le salon même de la table
   *[thread] dans un fil
}.
server-place-unset = **Où** se jouent les nouvelles parties : non réglé, donc dans un fil.
server-pictures = **Images** des nouvelles tables : { $theme ->
    [dark] sombres
   *[light] claires
}.
server-pictures-unset = **Images** des nouvelles tables : non réglé, donc sombres.
server-solo = **Les parties contre des ordinateurs seulement** se jouent dans des fils privés de { $channel }.
server-solo-unset = **Les parties contre des ordinateurs seulement** se jouent là où on les commence : non réglé.
server-solo-closed = **Je ne peux pas encore utiliser { $channel } pour cela :** permets-moi d’y créer des fils privés, d’écrire dans les fils, de voir les anciens messages et d’envoyer des fichiers et des intégrations. En attendant, ces parties se jouent là où on les commence.
server-role = **Rôle** que j’appelle quand une table avec des places libres ouvre : { $role }, au plus une fois en deux heures.
server-role-unset = **Rôle** que j’appelle quand une table ouvre : non réglé, donc aucun.
server-by-command = Le *rôle*, la *ville*, les *cotes* et le salon des parties contre l’ordinateur sont des options de /ra-admin settings.
server-role-mute = **Aucun appel n’atteint encore { $role }.** Permets à tout le monde de mentionner ce rôle (c’est un réglage du rôle), ou donne-moi la permission *{ $permission }*.

server-menu-language = Langue des nouvelles tables
server-menu-pace = Rythme des nouvelles tables
server-menu-edition = Édition des nouvelles tables
server-menu-place = Où l’on joue
server-menu-pictures = Images des nouvelles tables
server-option-unset = Non défini
server-option-edition = { $edition ->
    [classic] Classique
   *[pharaoh] Pharaon
}
server-option-place = { $place ->
    [here] dans le salon
   *[thread] dans un fil à part
}
server-option-pictures = { $theme ->
    [light] claires
   *[dark] sombres
}
