### Boutons et menus des plateaux et des panneaux. Un bouton dit ce que fait la personne : à l’infinitif.

## Ceux d’un plateau

button-draw = Piocher
button-draw-until = Continuer jusqu’à { $count } tuiles
button-invoke = Invoquer Râ…
button-invoke-now = Invoquer Râ
button-gods = Utiliser des Dieux…
button-no-more-gods = Finir mon tour
button-discard = Choisir les tuiles…
button-bid = Miser…
button-advice = Combien ça vaut ?
button-pass = Passer
button-call-later = Rappelle-moi plus tard…
button-one-hour = Dans 1 h
button-three-hours = Dans 3 h
button-evening = Ce soir
button-tomorrow = Demain
button-not-later = Ne pas m’appeler
button-rematch = Rejouer ensemble
button-got = Qu’ai-je gagné ?
button-details = Détails
button-my-game = Ma partie
button-in-words = En mots
button-help = Aide
button-learn = Apprendre Ra
button-lesson = Leçon
button-legend = Tuiles et points
button-commands = Commandes
button-rules = Règles
button-back = Me revoilà
button-back-of = { $player } : me revoilà

## Panneaux

button-undo = Annuler mon coup
button-carry-on = Jouer tout de suite
button-play-ways = Jouer à Ra…
button-game = Partie { $game }…
button-next = Suite : partie { $game }
button-next-until = Suite : partie { $game }, encore { $count } { $unit ->
    [minutes] min
    [hours] h
   *[days] jours
}
button-orders = Consignes…
button-story = Toute l’histoire
button-continue = Continuer
button-all-news = Tout lire
button-ask-such = Demande-moi cela
button-note = Note…
button-settings = Réglages…
button-earlier = Avant
button-later = Après
button-return = Retour
button-bid-sun = Miser { $sun }
button-up-to = Juste assez, max { $sun }
button-ask-on-turn = Me demander à mon tour
button-ask = Me demander
button-change = Changer
button-withdraw = Retirer ma réponse
button-cases = Cas par cas…
button-pass-instead = Passer si { $sun } ne suffit pas
menu-case = Quel cas ?
button-invoke-up-to = Invoquer, max { $sun }
button-invoke-ask = Invoquer, me demander
button-invoke-pass = Invoquer, puis passer
menu-take = Tuiles à prendre
option-take = { $tile } (case { $space })
menu-take-order = Changer l’ordre
option-take-first = D’abord { $tile }
button-take = Les prendre
button-take-one = Prendre { $tile }
option-give-up = { $tile } ({ $number } sur { $count })
button-resign = Quitter pour de bon
button-give-chair = Oui, donner mon siège
button-take-chair = Prendre le siège
button-take-free-chair = Prendre ce siège
button-no-thanks = Non, merci
button-off-ask = Leur demander
button-off-now = Annuler la partie
button-off-yes = Oui, l’annuler
button-off-no = Non, continuer

## Ce qui se tape
## Court et sans accent ni apostrophe, pour que chaque clavier y arrive. Les mêmes mots sont nommés dans commands.ftl et refusal.ftl.

typed-pass = passe
typed-up-to = max { $sun }
typed-ask = demande
typed-no-sleep = aucun
typed-bid-so-far = { $sun } (ta réponse actuelle)
