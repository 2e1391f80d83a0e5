look-back-title = **Partie { $game }**, étape { $step } sur { $steps }
look-back-just-shown = Quelque chose de cette partie vient d’être montré ici. Tu pourras montrer une étape { $relative }.
button-look-back = Revoir
button-step-through = Revoir pas à pas
button-next-auction = Enchère suivante
button-next-epoch = Époque suivante
stats-menu-step-through = Revoir une partie pas à pas
menu-auctions = Enchères de l’époque { $epoch }
option-auction-won = Enchère { $number } : { $player }, { $bid } pour { $tiles ->
    [none] soleil { $sun }
   *[other] { $tiles }
}
option-auction-unsold = Enchère { $number } : personne ne mise
option-auction-open = Enchère { $number } : en cours

film-won = { $player } prend { $count ->
    [0] un soleil
    [one] { $count } tuile
   *[other] { $count } tuiles
} avec { $bid }.
film-unsold-stay = Personne ne mise : les tuiles restent.
film-unsold-gone = Personne ne mise : les tuiles quittent la partie.
film-epoch = L’époque { $epoch } est terminée.
film-epoch-leads = L’époque { $epoch } est terminée : { $player } mène avec { $points }.
film-epoch-tied = L’époque { $epoch } est terminée : égalité en tête à { $points }.
film-wins = { $player } gagne avec { $points }.
film-wins-by-sun = { $player } gagne avec { $points }, grâce au plus haut soleil.
film-unfinished = Arrêtée à l’époque { $epoch }.
film-alt = Film de la partie { $game } en { $frames } images.

button-film = Film
film-making = Je prépare le film. Il arrivera là où la partie s’est jouée.
film-is-there = Voici le film : { $link }
film-none = Il n’y a pas de film de cette partie : elle n’est pas terminée, ou son salon n’existe plus.
film-title = **Partie { $game } : le film**
film-refused = Je n’ai pas pu publier le film de la partie { $game } : Discord n’a pas accepté le fichier. *Revoir pas à pas*, sous la fin de la partie, montre la même chose image par image.

end-lots = **Meilleurs achats** (d’après le calcul d’un ordinateur) :
end-lot = { $place }\. { $player }, { $bid } pour { $tiles } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
button-look-lot = Voir le lot { $place }
picture-scores = Points après chaque époque
alt-scores = après les époques { $points }
