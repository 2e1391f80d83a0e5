cup-news-ask = { $people } : **{ $cup }** commence { $begins }. Appuie avant sur *Je suis là* si tu peux jouer. Sinon tu n’auras pas de table.
cup-news-full = { $people } : toutes les places sont prises, donc **{ $cup }** commence { $begins }.
cup-news-draw-round = **{ $cup } :** la manche { $round } sur { $rounds } est tirée au sort.
cup-news-draw = **{ $cup }** commence : { $tables ->
    [one] la table est tirée au sort
   *[other] les tables sont tirées au sort
}.
cup-news-table = **Table { $table }** : { $players }
cup-news-more-tables = { $tables ->
    [one] … et encore 1 table
   *[other] … et encore { $tables } tables
}
cup-news-one-table = Tout le monde joue à une seule table : pas de finale, les points décident.
cup-news-draw-then = Chaque table a son propre fil. Le délai vaut pour toute la manche et court à partir du début de la dernière table.
cup-news-announce = **{ $cup } :** cette manche se termine { $at } ({ $relative }). Un ordinateur finit alors ce qui reste ; ces parties ne comptent pas pour les cotes.
cup-news-end-round = **{ $cup } :** la manche { $round } sur { $rounds } est finie.
cup-news-end = **{ $cup } :** toutes les tables sont finies.
cup-news-call = Tu peux jouer la finale de **{ $cup }**. Appuie à temps sur *Je suis là*. Ensuite, je demande à la personne suivante.
cup-news-call-together = Tu peux jouer la finale de **{ $cup }**. Appuie à temps sur *Je suis là* (limite : { $until }, { $relative }). Ensuite, je demande à la personne suivante.
cup-news-called = { $player }, numéro { $place } : jusqu’au { $until }
cup-news-called-together = { $player }, numéro { $place }
cup-news-pass-over = **{ $cup } :** { $player } n’a pas répondu et ne jouera pas la finale.
cup-news-final = **La finale de { $cup } :** { $players }. Elle n’a pas d’autre délai que les pendules habituelles.
cup-news-drop = **{ $cup } :** { $player } ne participe plus. C’est une décision de { $organiser }.{ $seated ->
    [yes] {" "}L’ordinateur finit ses parties.
   *[no] {""}
}
    Raison : { $reason }
cup-news-void = **{ $cup } :** la table { $table } ne compte pas. C’est une décision de { $organiser }. Chaque personne de la table reçoit { $points ->
    [one] 1 point
   *[other] { $points } points
}, et la partie ne compte ni pour la saison ni pour les cotes.
    Raison : { $reason }
cup-news-void-final = **{ $cup } :** la finale ne compte pas. C’est une décision de { $organiser }. Le classement décide donc de la coupe.
    Raison : { $reason }
cup-news-cancel = **{ $cup } est annulée.** C’est une décision de { $organiser }. Les parties finies comptent pour la saison, les autres s’arrêtent maintenant.
    Raison : { $reason }
cup-news-too-few = { $people ->
    [0] Personne n’est là, donc
    [one] Il n’y a que { $people } personne, donc
   *[other] Il n’y a que { $people } personnes, donc
} **{ $cup } est annulée** : il en faut trois pour une table.
cup-news-champion = **{ $champion } gagne { $cup } !**
cup-news-champion-with-role = **{ $champion } gagne { $cup } !** Le rôle { $role } va avec, jusqu’à ce qu’il passe à quelqu’un d’autre.
cup-news-role-passed-on = { $champion } n’est plus sur ce serveur : le rôle { $role } revient à { $player }, la meilleure place ici.
cup-news-role-gone = Le rôle de la victoire n’existe plus : personne ne le reçoit.
cup-news-role-by-hand = Qui peut donner des rôles peut maintenant le donner à { $player }.
cup-news-over = **{ $cup } est finie.**
cup-news-final-result = **Finale :** { $places }. Les finalistes viennent en tête ; les points décident des autres places.
cup-news-no-final = Il n’y a pas eu de finale : le classement décide.
cup-news-final-not-counted = La finale n’a pas compté : le classement décide.
button-cup-here = Je suis là
button-cup-standings = Classement
button-cup-place = Où en suis-je ?
cup-standings-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(toi)
   *[false] {""}
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $percent } %{ $lot ->
    [true] , par tirage au sort
   *[false] {""}
}
cup-standings-now = **{ $cup } :** le classement des tables finies
cup-standings-final = **{ $cup } :** le classement final
cup-standings-none = **{ $cup } :** aucune table n’est encore finie.
cup-here = Bien, tu joues : **{ $cup }** commence { $begins }.
cup-here-next = Bien, tu joues à la prochaine manche : **{ $cup }**.
cup-here-final = Bien, tu joues la finale : **{ $cup }**.
cup-log-heading = **{ $cup } :** ce qui s’est passé, le plus récent d’abord, page { $page } sur { $pages }
cup-log-line = { $at } · **{ $who }** · { $what }
cup-log-line-itself = { $at } · { $what }
cup-log-plays-there = joue à cette table
cup-log-publish = publication ; début { $begins }
cup-log-edit = plan modifié ; début { $begins }
cup-log-sign-up = inscription
cup-log-add = ajout de { $player }
cup-log-leave = départ
cup-log-drop = { $player } ne participe plus : { $reason }
cup-log-begin = début dès que possible
cup-log-ask = { $people ->
    [one] on demande à { $people } personne si elle est là
   *[other] on demande à { $people } personnes si elles sont là
}
cup-log-here = est là
cup-log-draw = { $tables ->
    [one] { $tables } table est tirée au sort
   *[other] { $tables } tables sont tirées au sort
}
cup-log-open = la table { $table } commence
cup-log-open-final = la finale commence
cup-log-announce = la fin du délai de la manche est annoncée
cup-log-finish = table { $table } : délai écoulé, l’ordinateur finit la partie
cup-log-end = la manche est finie
cup-log-call = on propose la finale à : { $players }
cup-log-pass-over = { $player } ne jouera pas la finale
cup-log-final = la finale : { $players }
cup-log-void = la table { $table } ne compte pas : { $reason }
cup-log-void-final = la finale ne compte pas : { $reason }
cup-log-cancel = annulation : { $reason }
cup-log-too-few = annulation, trop peu de personnes sont là
cup-log-over = la coupe est finie
cup-log-won = la coupe est finie ; victoire : { $champion }
cup-ruled = C’est fait.
cup-edited = C’est fait. Début : { $begins }.
cup-ruled-and-told = C’est fait. Tout le monde le lit, avec ta raison, dans le salon de la coupe.
cup-exported = Les personnes, tables et résultats de la coupe. Les moments sont en millisecondes depuis 1970.
cup-choice-table = { $table } : { $players }
refusal-cup-none-here = Aucune coupe n’est en cours ici. /ra-cup new en organise une ; l’option *cup* en choisit une ancienne.
refusal-cup-several-here = Plusieurs coupes sont en cours ici. Choisis-en une avec l’option *cup*.
command-cup-begin = Commencer une coupe dès que chaque personne à interroger a pu dire qu’elle est là.
    .cup = Quelle coupe ; sinon la seule en cours
command-cup-edit = Modifier une coupe avant son début. Ce que tu omets reste tel quel.
    .begins = Quand, par exemple 5.12. 20:00, fri 20:00 ou in 3 days
    .pace = À quel rythme on joue
    .games = Combien de parties avant la finale
    .order = Dans quel ordre ces parties sont jouées
    .table = La taille de la plupart des tables
    .places = Combien de personnes peuvent s’inscrire
    .full = Si elle commence plus tôt quand toutes les places sont prises
    .role = Le rôle à gagner
    .no-role = S’il n’y a plus de rôle à gagner
    .cup = Quelle coupe ; sinon la seule en cours
command-cup-add = Ajouter quelqu’un à une coupe, même après une exclusion.
    .player = Qui
    .cup = Quelle coupe ; sinon la seule en cours
command-cup-drop = Retirer quelqu’un d’une coupe. L’ordinateur finit ses parties.
    .player = Qui
    .reason = Pourquoi ; tout le monde le lit
    .cup = Quelle coupe ; sinon la seule en cours
command-cup-void = Déclarer une table nulle : chaque personne y reçoit autant de points.
    .table = Quelle table
    .reason = Pourquoi ; tout le monde le lit
command-cup-call-off = Annuler une coupe. Ses parties s’arrêtent maintenant.
    .reason = Pourquoi ; tout le monde le lit
    .cup = Quelle coupe ; sinon la seule en cours
command-cup-log = Lire tout ce qui s’est passé dans une coupe, par qui et pourquoi.
    .cup = Quelle coupe ; sinon la seule en cours
command-cup-export = Obtenir les personnes, tables et résultats d’une coupe pour un tableur.
    .cup = Quelle coupe ; sinon la seule en cours
