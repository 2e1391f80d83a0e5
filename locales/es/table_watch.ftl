### Avisar por mensaje directo cuando se abre una mesa: dónde se pide y lo que se lee después.

## The panel, under /ra-play and on the panel of a channel

button-table-watch = Avísame si se abre una mesa
table-watch-off = **Avísame si se abre una mesa.** Te escribiré por mensaje directo en cuanto se abra en este servidor una mesa con un asiento libre: una vez al día como mucho, y no mientras duermes. Tras { $in-a-row } mesas seguidas en las que no te sientes, dejaré de hacerlo. Nadie más ve que lo pides. ¿De qué mesas quieres saber?
table-watch-on = **Te aviso cuando se abre una mesa** en este servidor, { $paces ->
    [live] a ritmo *En vivo*, con todo el mundo a la vez
    [slow] a cualquier ritmo menos *En vivo*
   *[all] a cualquier ritmo
}: por mensaje directo, una vez al día como mucho, y no mientras duermes.
button-table-watch-all = Cualquier ritmo
button-table-watch-live = Solo En vivo
button-table-watch-slow = Todas menos En vivo
button-table-watch-stop = No avisarme más
table-watch-stopped = Ya no te aviso cuando se abre una mesa allí. *Avísame si se abre una mesa*, en /ra-play, lo recupera.
table-watch-unknown = Todavía no se sabe si puedo escribirte: ahora mismo no se puede probar. Si Discord lo rechaza más tarde, dejaré de hacerlo, y lo leerás en /ra-play.
table-watch-refused = **Discord no me deja escribirte**, así que ya no te aviso cuando se abre una mesa. Permite los mensajes directos en los ajustes de privacidad de este servidor (o desbloquéame) y elige otra vez *Avísame si se abre una mesa*.

## Direct messages

table-watch-asked = Te escribiré aquí cuando se abra una mesa en **{ $server }**, como has pedido.
table-watch-open-table = **{ $server }**: { $host } tiene abierta una mesa de Ra, la partida { $game }, con { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}. { $pace }.
table-watch-last = Ya te he avisado de { $in-a-row } mesas seguidas. Esta es la última, si no te sientas en ella: *Avísame si se abre una mesa*, en /ra-play, lo recupera allí.
