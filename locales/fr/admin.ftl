admin-games = **Les parties de ce serveur.** Choisis-en une pour voir ce que tu peux faire.
admin-no-games = Aucune partie en cours ici, aucune table ouverte.
admin-table = { $name } dans { $channel } : une table ouverte, { $free ->
    [0] complète
    [one] 1 place libre
   *[other] { $free } places libres
}
admin-menu-games = Choisir une partie
admin-button-pause = Mettre en pause…
admin-why = **Pourquoi mettre la partie { $game } en pause ?** Tout le monde lit la raison.
admin-button-no-reason = Sans raison
admin-button-resume = Reprendre
admin-button-extend = { $hours } heures de plus pour { $player }
admin-button-act = Jouer pour { $player }
admin-button-cancel = Annuler…
admin-button-history = Ce qui s’est passé
admin-button-all = Retour aux parties
admin-done = { $done ->
    [paused] La partie est en pause : aucune pendule ne tourne jusqu’à la reprise.
    [resumed] La partie reprend.
   *[acted] C’est fait : j’ai joué à sa place.
}
admin-extended = { $player } a { $hours } heures de plus.
