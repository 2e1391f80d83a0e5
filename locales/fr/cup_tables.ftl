### Les parties aux tables d’une coupe.

## Ce qu’on ne peut pas y faire

cup-table-not-called-off = Cette partie est une table d’une coupe. Avec /ra-cup void, elle ne compte pas, et toute la table reçoit les mêmes points.
cup-table-no-vote = Cette partie est une table d’une coupe : la table ne peut pas l’annuler. Avec /ra resign, tu la quittes et un ordinateur reprend ton siège. L’organisation de la coupe peut déclarer la table nulle avec /ra-cup void.
cup-table-no-other-time = Cette partie est une table d’une coupe, où le temps est le même pour tout le monde. Si quelqu’un ne joue pas, /ra-cup drop le retire de la coupe. Avec /ra-cup void, la table ne compte pas.
cup-table-no-new-player = Dans une coupe, un siège ne se donne à personne d’autre. Avec /ra resign, tu quittes ta partie ; l’organisation retire les autres avec /ra-cup drop. Un ordinateur reprend le siège.
cup-table-no-host = Une table d’une coupe n’a pas d’hôte. L’organisation de la coupe s’en occupe, avec /ra-cup drop et /ra-cup void.
cup-table-no-other-place = Cette partie est une table d’une coupe : je lui ouvre moi-même un nouveau fil.
cup-table-no-rematch = Une table d’une coupe ne se joue qu’une fois. /ra new ouvre une table pour une autre partie.
cup-table-quick = Coups évidents : dans une coupe, je pioche pour tout le monde de la même façon quand c’est évident, et rien de plus.
cup-table-round-over = Le temps de cette manche est écoulé, et des ordinateurs finissent la partie. /ra board la montre.

## Ce qui est dit dans le salon d’une partie

cup-table-player-left = **{ $player }** n’est plus sur ce serveur. Son temps court toujours : quand il aura été écoulé deux fois, un ordinateur reprendra le siège. L’organisation peut retirer cette personne de la coupe tout de suite avec /ra-cup drop.
cup-table-cut-short = **Le temps de cette manche est écoulé : des ordinateurs finissent la partie.** Les points finals comptent pour qui avait encore son siège.

## La ligne d’une table dans le salon de la coupe

cup-table-called = Table { $number }
cup-table-final = Finale
cup-table-line = **{ $table }** : { $players }
cup-table-line-cut-short = **{ $table }** : { $players } (le temps de la manche était écoulé)
cup-table-called-off = **{ $table }** : terminée, la coupe a été annulée.
cup-table-void = **{ $table }** : elle ne compte pas. Chaque personne à cette table reçoit { $points } points.
cup-table-void-final = **{ $table }** : elle ne compte pas. Le classement décide.
cup-table-thread = { $table } · { $cup }

## Pourquoi des tables ne peuvent pas s’ouvrir

cup-waits = **{ $cup }** attend : { $begun ->
    [yes] la prochaine manche ne peut pas encore commencer
   *[no] elle ne peut pas encore commencer
} ; je continue d’essayer.
cup-not-shown = Je ne peux pas publier le message de **{ $cup }** dans { $channel }, et je continue d’essayer. D’ici là, on s’inscrit avec /ra-play.
cup-place-gone = Le salon de la coupe n’existe plus. L’organisation peut annuler la coupe avec /ra-cup call-off.
cup-place-wrong-kind = Les tables d’une coupe ont besoin d’un salon textuel ou d’un forum.
cup-place-missing = Dans { $channel }, il me faut { $permissions }.
cup-place-needs-tag = Dans { $channel }, chaque message doit avoir un tag, et je n’en choisis pas. Désactive cela dans les paramètres du forum, ou tiens la coupe ailleurs.
cup-place-threads = Ce serveur a { $active } fils actifs sur les 1000 que permet Discord, et il en faut { $needed } de plus pour les tables. Fermez-en ou supprimez-en.
