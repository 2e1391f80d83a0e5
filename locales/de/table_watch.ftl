### Jemandem eine Direktnachricht schreiben, wenn ein Tisch aufgeht: wo man darum bittet, und was man dann liest.

## The panel, under /ra-play and on the panel of a channel

button-table-watch = Bei neuen Tischen melden
table-watch-off = **Bei neuen Tischen melden.** Dann schreibe ich dir direkt, sobald auf diesem Server ein Tisch mit freiem Platz aufgeht: höchstens einmal am Tag und nicht, während du schläfst. Nach { $in-a-row } Tischen hintereinander, an die du dich nicht setzt, höre ich von selbst auf. Niemand sonst sieht, dass du darum bittest. Von welchen Tischen willst du hören?
table-watch-on = **Ich sage dir, wenn ein Tisch aufgeht** auf diesem Server, { $paces ->
    [live] im Tempo *Live*, bei dem alle gleichzeitig da sind
    [slow] in jedem Tempo außer *Live*
   *[all] in jedem Tempo
}: per Direktnachricht, höchstens einmal am Tag und nicht, während du schläfst.
button-table-watch-all = Jedes Tempo
button-table-watch-live = Nur Live
button-table-watch-slow = Alle außer Live
button-table-watch-stop = Nicht mehr sagen
table-watch-stopped = Ich sage dir nicht mehr, wenn dort ein Tisch aufgeht. *Bei neuen Tischen melden* unter /ra-play bringt es zurück.
table-watch-unknown = Ob ich dir schreiben kann, ist noch nicht bekannt: Gerade lässt es sich nicht ausprobieren. Lehnt Discord es später ab, höre ich auf, und du liest das unter /ra-play.
table-watch-refused = **Discord lässt mich dir nicht schreiben**, daher sage ich dir nicht mehr, wenn ein Tisch aufgeht. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers (oder blockiere mich nicht mehr) und wähle dann wieder *Bei neuen Tischen melden*.

## Direct messages

table-watch-asked = Ich schreibe dir hier, wenn auf **{ $server }** ein Tisch aufgeht, wie du es wolltest.
table-watch-open-table = **{ $server }**: { $host } hat einen Tisch für Ra offen, Partie { $game }, mit { $free ->
    [one] 1 freiem Platz
   *[other] { $free } freien Plätzen
}. { $pace }.
table-watch-last = Von { $in-a-row } Tischen hintereinander habe ich dir jetzt geschrieben. Dieser ist der letzte, wenn du dich nicht daran setzt: *Bei neuen Tischen melden* unter /ra-play bringt es dort zurück.
