### Prévenir par message privé quand une table ouvre : où on le demande, et ce qu’on lit ensuite.

## The panel, under /ra-play and on the panel of a channel

button-table-watch = Me prévenir des tables
table-watch-off = **Me prévenir des tables.** Je t’écris alors en privé dès qu’une table avec une place libre ouvre sur ce serveur : une fois par jour au plus, et pas quand tu dors. Après { $in-a-row } tables de suite que tu ne rejoins pas, j’arrête de moi-même. Personne d’autre ne voit que tu le demandes. De quelles tables veux-tu entendre parler ?
table-watch-on = **Je te préviens quand une table ouvre** sur ce serveur, { $paces ->
    [live] au rythme *En direct*, où tout le monde est là en même temps
    [slow] à tout rythme sauf *En direct*
   *[all] à n’importe quel rythme
} : par message privé, une fois par jour au plus, et pas quand tu dors.
button-table-watch-all = Tous les rythmes
button-table-watch-live = Seulement En direct
button-table-watch-slow = Tous sauf En direct
button-table-watch-stop = Ne plus me prévenir
table-watch-stopped = Je ne te préviens plus quand une table y ouvre. *Me prévenir des tables*, sous /ra-play, remet cela en place.
table-watch-unknown = Je ne sais pas encore si je peux t’écrire : ce n’est pas possible d’essayer pour l’instant. Si Discord le refuse plus tard, j’arrête, et tu le liras sous /ra-play.
table-watch-refused = **Discord ne me laisse pas t’écrire** : je ne te préviens donc plus quand une table ouvre. Autorise les messages privés dans les paramètres de confidentialité de ce serveur (ou débloque-moi), puis choisis à nouveau *Me prévenir des tables*.

## Direct messages

table-watch-asked = Je t’écris ici quand une table ouvre sur **{ $server }**, comme tu l’as demandé.
table-watch-open-table = **{ $server }** : { $host } a une table de Ra ouverte, la partie { $game }, avec { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}. { $pace }.
table-watch-last = Cela fait { $in-a-row } tables de suite. C’est la dernière, si tu ne la rejoins pas : *Me prévenir des tables*, sous /ra-play, remet cela en place là-bas.
