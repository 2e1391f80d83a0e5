### La force des joueurs, estimée d’après leurs parties terminées sur un serveur.

rating-points = { $settled ->
    [true] { $points }
   *[false] environ { $points }
}

## La fin d’une partie

rating-end = **Cotes** (/ra-stats top) : { $people }
rating-end-person = { $player } { $rating }, { $gain }

## Une table avant sa partie

rating-table = Cotes : { $people }.
rating-table-person = { $player } { $rating }
rating-table-off = Partie non cotée.
rating-details = { $rated ->
    [no] **Cotes :** cette partie ne compte pas.
    [no-clock] **Cotes :** les parties sans pendule ne comptent pas.
   *[yes] **Cotes :** cette partie compte si au moins deux personnes jouent ; pas pour qui reprend un siège.
}
rating-table-set = Partie cotée : { $rated ->
    [true] oui
   *[false] non
}.
rating-button-rated = Partie cotée
rating-button-not-rated = Partie non cotée

## Les chiffres de quelqu’un

rating-player = Cote : { $rating } après { $games ->
    [one] { $games } partie cotée
   *[other] { $games } parties cotées
}

## La liste d’un serveur

rating-top = **Cotes** sur ce serveur
rating-top-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(toi)
   *[false] {""}
} { $points }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
rating-top-empty = Il n’y a encore personne dans cette liste.
rating-top-rules = La liste comprend tous ceux qui ont au moins { $games } parties cotées contre { $opponents } personnes différentes. Comptent les parties avec pendule qu’au moins deux personnes ont commencées ; qui en quitte une partage la dernière place.
rating-top-own = Toi : { $rating }. Tu n’es pas encore dans la liste : { $games } parties cotées sur { $needed }, contre { $opponents } personnes différentes sur { $others }.
rating-off-here = Ce serveur n’a pas de cotes : sa modération les a désactivées.
rating-off-own = Tu as désactivé les cotes. /ra settings, *Plus de réglages…* les réactive.
button-ratings = Cotes
command-stats-top = Les cotes de ce serveur : qui joue à quel niveau.

## Réglages

rating-own = { $ratings ->
    [true] **Cotes** : oui ; après tes parties, tout le monde lit ta cote, si le serveur a des cotes.
   *[false] **Cotes** : non ; personne ne voit la tienne, et je ne t’en montre pas d’autres que celles que tout le monde lit.
}
rating-button-on = Activer les cotes
rating-button-off = Désactiver les cotes
rating-server = **Cotes** : { $ratings ->
    [true] oui, les nouvelles parties comptent sauf avis contraire de l’hôte
   *[false] non, aucune n’est montrée et les nouvelles parties ne comptent pas
}.
rating-server-unset = **Cotes** : non réglé, donc les nouvelles parties comptent sauf avis contraire de l’hôte.
choice-server-ratings = cotes
