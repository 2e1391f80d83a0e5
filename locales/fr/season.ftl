### La saison d’un serveur : ce que donnent ensemble les parties d’un trimestre.

## The end of every game

season-gain = { $place }\. { $player } { $points } (+{ $gain })
season-this = { $quarter ->
    [1] **Points de la saison**, de janvier à mars
    [2] **Points de la saison**, d’avril à juin
    [3] **Points de la saison**, de juillet à septembre
   *[4] **Points de la saison**, d’octobre à décembre
} (/ra-stats season) :

## Lists

season-quarter = { $quarter ->
    [1] Hiver
    [2] Printemps
    [3] Été
   *[4] Automne
} { $year }
season-title = **{ $quarter }** : points selon la place dans les parties terminées
season-rules = Tes six meilleures parties comptent, dont au plus deux parties à deux. Quitter une partie ne rapporte rien.
season-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(toi)
   *[false] {""}
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
season-somebody = quelqu’un
season-empty = { $quarter } : personne n’a terminé de partie avec d’autres.
season-not-begun = { $quarter } n’a pas encore commencé.
season-unknown = Je ne peux pas lire « { $typed } » ici. Choisis un trimestre dans la liste qui s’ouvre quand tu écris, ou écris 2026-Q4.
stats-player = **{ $player }** : parties terminées
stats-player-everywhere = **{ $player }** : parties terminées sur tous les serveurs
stats-season = { $quarter } : { $place ->
    [1] 1er rang
   *[other] { $place }e rang
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-places = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $people } : { $places }
stats-place-times = { $times }× { $place ->
    [1] 1er
   *[other] { $place }e
}
stats-share = { $percent } % du meilleur score de la table en moyenne
stats-best = Meilleure partie : { $points } points dans la partie { $game }, { $date }
stats-finished = Jouées jusqu’au bout : { $finished } sur { $games }
stats-alone = Contre des ordinateurs { $level ->
    [easy] faciles
    [normal] normaux
   *[hard] difficiles
} : { $won } sur { $games } gagnées
stats-nothing = { $player } n’a encore terminé aucune partie ici.
stats-nothing-own = Tu n’as encore terminé aucune partie ici. /ra-play en commence une.
stats-history = **{ $player }** : parties terminées, page { $page } sur { $pages }
stats-history-line = { $date } · partie { $game } · { $place } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $people }{ $left ->
    [resigned] , a quitté la partie
    [replaced] , a cédé la place
    [timed_out] , absence trop longue
    [round_deadline] , finie par des ordinateurs
   *[none] {""}
}
stats-took-over = a repris une place
stats-alone-place = en solitaire, { $won ->
    [true] gagnée
   *[false] perdue
}
stats-versus = **{ $first }** et **{ $second }** : { $games ->
    [one] { $games } partie ensemble
   *[other] { $games } parties ensemble
}. { $first } devant dans { $ahead }, { $second } dans { $behind }.
stats-versus-line = { $date } · partie { $game } · { $first }, { $second }
stats-versus-nothing = Tu n’as encore terminé aucune partie ici avec { $other }.
stats-versus-self = C’est toi. Choisis quelqu’un d’autre.
stats-of-bot = Les bots n’ont pas de résultats ici. Tes parties en solitaire sont dans /ra-stats player.
stats-only-on-server = Une saison appartient à un serveur : utilise la commande là-bas.
stats-choose-server = Quel serveur ?
stats-record = L’enregistrement de la partie { $game } : un fichier texte pour les programmes, qui permet de rejouer la partie.
stats-no-record = Cette partie n’est plus lisible, ou tu ne vois pas où elle a été jouée.
stats-may-not-show = Tu ne peux pas écrire dans ce salon, donc je ne le montre à personne d’autre ici.

## Buttons and menus

button-show-here = Montrer ici
button-season = Saison
button-history = Parties terminées
button-figures = Chiffres
stats-menu-server = Choisir un serveur
stats-menu-record = Enregistrement d’une partie
stats-game = Partie { $game }

## What is kept of a person

data-kept = Je garde tes parties avec tes coups et tes résultats, tes réglages, tes notes, et ce qu’il me faut pour te joindre. Les autres peuvent lire les résultats des parties terminées : ton nom, ta place, tes points et ta cote.
data-shown = Ton nom figure dans les listes de ce serveur et d’autres. Avec *Me masquer dans les listes*, les classements et les listes de résultats disent « quelqu’un », et personne d’autre ne peut consulter tes chiffres ni ses parties avec toi. Tes places comptent toujours pour les autres, et tout le monde à ta table te voit encore.
data-hidden = Ton nom est masqué : les classements et les listes de résultats disent « quelqu’un », et personne d’autre ne peut consulter tes chiffres ni ses parties avec toi. Tes places comptent toujours pour les autres, et tout le monde à ta table te voit encore.
data-contact = Pour toute question : { $contact }.
data-exported = Voici tout ce que je garde de toi : tout en JSON, et tes résultats en tableau.
data-export-everything = Tout ce qui est gardé de toi, en JSON
data-export-results = Tes résultats, en tableau
data-delete-ask = **Supprimer tout ce que je garde de toi ?** Tu quittes tes tables ouvertes{ $games ->
    [0] {""}
    [one] {""} et ta partie en cours, où un ordinateur prend ta place pour de bon
   *[other] {""} et tes { $games } parties en cours, où des ordinateurs prennent tes places pour de bon
}. Tes réglages, notes et consignes disparaissent. Les parties terminées restent, avec « quelqu’un qui est parti » à la place de ton nom. Les messages déjà sur Discord restent tels quels. C’est irréversible.
data-delete-ordered = Je supprime tout ce que je garde de toi. Cela prend une minute au plus. Si tu rejoues avec moi, tu repars de zéro.
data-deleted = **Supprimé.** Je ne garde plus rien de toi. Si tu rejoues avec moi, tu repars de zéro.
button-data-export = Exporter
button-data-delete-ask = Me supprimer…
button-data-delete = Tout supprimer
button-data-privacy = Confidentialité
button-data-terms = Conditions
button-data-hide = Me masquer dans les listes
button-data-show = Me montrer dans les listes
