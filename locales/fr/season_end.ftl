season-end-title = **{ $quarter } : la saison est finie.** { $games ->
    [one] { $games } partie a compté
   *[other] { $games } parties ont compté
}. Les premières places :
season-end-champion = { $count ->
    [one] **Victoire :** { $champions }
   *[other] **Victoire partagée :** { $champions }
}
season-end-champion-with-role = { $count ->
    [one] **Victoire :** { $champions }, avec le rôle { $role } jusqu’à la fin de la saison suivante
   *[other] **Victoire partagée :** { $champions }, avec le rôle { $role } jusqu’à la fin de la saison suivante
}
season-end-no-champion = **Victoire :** personne
season-end-passed-over = Qui se cache dans les listes ou a quitté le serveur n’entre pas en compte.
season-end-busiest = **Le plus de parties :** { $players }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $people ->
    [one] {""}
   *[other] {" "}par personne
}
season-end-highest = **Meilleur score :** { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans la partie { $game }
season-end-closest = **Fin la plus serrée :** { $margin ->
    [0] { $first } devant { $second } à égalité de points
    [one] { $first } avec { $margin } point d’avance sur { $second }
   *[other] { $first } avec { $margin } points d’avance sur { $second }
} dans la partie { $game }
button-season-place = Ma place
season-end-channel-gone = Le salon choisi pour cela n’existe plus. /ra-admin season en choisit un autre.
season-end-channel-closed = Je ne peux pas écrire dans { $channel }, choisi pour cela. Autorise-moi là-bas : { $permissions }.
role-not-given = **Je ne peux pas encore donner { $role } :**
role-then = Utilise ensuite /ra-admin season : je donne le rôle aussitôt.
role-everybodys = Ce rôle est celui de tout le monde. Choisis-en un réservé à la victoire.
role-managed = { $role } appartient à un bot ou à un autre service, qui est seul à pouvoir le donner. Choisis un autre rôle.
role-permits = { $role } permet plus que ce que tout le monde peut faire. Gagner des parties ne doit apporter que de l’honneur : retire les permissions du rôle, ou choisis-en un autre.
role-permits-in = { $role } permet plus dans { $channel } que ce que tout le monde peut y faire. Gagner des parties ne doit apporter que de l’honneur : retire cela des permissions du salon, ou choisis un autre rôle.
role-gone = Le rôle de la victoire n’existe plus. Choisis-en un autre avec /ra-admin season.
role-unknown = Ce rôle n’existe plus. Choisis-en un autre.
role-may-not-manage = { $own ->
    [none] Donne-moi un rôle avec la permission *{ $permission }*
   *[other] Autorise-moi *{ $permission }* : Paramètres du serveur, Rôles, { $own }, Permissions
}.
role-too-high = { $own ->
    [none] Mon rôle doit être au-dessus de { $role } dans Paramètres du serveur, Rôles
   *[other] Dans Paramètres du serveur, Rôles, fais glisser { $own } au-dessus de { $role }
}.
role-not-now = Discord ne l’a pas accepté à l’instant.
season-set-heading = **La fin d’une saison.** Quand un trimestre est fini, je dis à ce serveur qui est en tête, si au moins trois parties ont compté. La victoire peut apporter un rôle, transmis à la fin suivante.
season-set-channel = **Fin d’une saison** (/ra-admin season) : annoncée dans { $channel }, la prochaine fois le { $date }.
season-set-anywhere = **Fin d’une saison** (/ra-admin season) : annoncée là où la plupart des tables se sont ouvertes, la prochaine fois le { $date }.
season-set-off = **Fin d’une saison** (/ra-admin season) : pas annoncée.
season-set-role = **Rôle de la victoire** : { $role }.
season-set-no-role = **Rôle de la victoire** : non réglé, donc aucun.
season-role-not-taken = Je n’ai pas pu retirer { $role } à qui je l’avais donné. Retire-le toi-même.
refusal-manage-roles = Il faut la permission *{ $permission }* pour choisir le rôle de la victoire.
command-admin-season = Comment la fin d’une saison est annoncée, et quel rôle apporte la victoire.
    .channel = Où elle est annoncée ; sinon là où la plupart des tables se sont ouvertes
    .role = Ce qu’apporte la victoire jusqu’à la fin suivante : un honneur, sans permissions
    .off = Ce que tu ne veux plus
choice-announcement = le message et le rôle
choice-chosen-channel = le salon
choice-champion-role = le rôle
