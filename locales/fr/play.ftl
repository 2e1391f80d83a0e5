### Les façons de commencer : ce que /ra-play montre à une personne, et ce qu’un panneau dans un salon montre à tout le monde. Des mots courts.

## /ra-play

play-ways = **Jouer à Ra** : un jeu d’enchères, de deux à cinq. Tu réponds quand tu as le temps ; inutile d’être là en même temps. *Jouer en solo* lance une partie contre deux ordinateurs faciles.
play-ways-alone = **Jouer à Ra** : un jeu d’enchères. En messages privés, tu joues contre des ordinateurs ; à plusieurs, c’est sur un serveur où je suis : tape là-bas /ra-play. *Jouer en solo* lance une partie contre deux ordinateurs faciles.
play-tables = Ces tables sont ouvertes. Choisis-en une, et tu y as une place.
play-chairs = Tu peux prendre ces sièges dans des parties en cours : chaque bouton mène au message qui propose le siège.
play-no-tables = Aucune table n’est ouverte ici où tu pourrais avoir une place. Ouvre-en une, et d’autres pourront la rejoindre ; ou joue en solo.
play-runs-here = Une partie est en cours ici, et plus personne ne peut s’asseoir.
play-runs-here-alone = Une partie est en cours ici, et plus personne ne peut s’asseoir. Aucune place n’est libre ailleurs sur ce serveur non plus : /ra new ouvre une table dans un autre salon.
play-table-open = La table de la partie { $game } est ouverte : d’autres peuvent la rejoindre.
play-which = Quand voulez-vous jouer ?
play-opens = La table s’ouvre dès que tu choisis. Je te montre ensuite ce que tu peux encore régler : places, édition, etc.

## Buttons

button-play-alone = Jouer en solo
button-play-table = Ouvrir une table
button-play-tonight = Maintenant, tous ensemble (une à deux heures)
button-play-days = Sur plusieurs jours, quand chacun peut (environ 4 semaines)
button-play-usual = Comme d’habitude ici : { $pace }
button-play-more = Plus…
button-play-join = Rejoindre une table
button-play-chair = Siège dans la partie { $game }
button-play-games = Mes parties
button-to-game = Voir la partie
button-to-table = Voir la table

## /ra-admin panel

poster-put = Le panneau arrive à la fin de ce salon, et je le tiens à jour. Pour l’enlever, supprime son message.
poster-title = Ra sur ce serveur
poster-tables = Tables ouvertes
poster-running = Parties en cours
poster-over = Derniers résultats
poster-table = { $table } : { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
}
poster-no-tables = Aucune. *Ouvrir une table* permet à d’autres de te rejoindre.
button-poster-join = Rejoindre { $table }
