### Las partidas de las mesas de una copa.

## Lo que no se puede hacer con ellas

cup-table-not-called-off = Esta partida es una mesa de una copa. Con /ra-cup void no cuenta, y todos en la mesa reciben los mismos puntos.
cup-table-no-vote = Esta partida es una mesa de una copa, así que la mesa no puede cancelarla. Con /ra resign la dejas, y un jugador virtual ocupa tu puesto. La organización de la copa puede anular la mesa con /ra-cup void.
cup-table-no-other-time = Esta partida es una mesa de una copa, y en ella todos tienen el mismo tiempo. Si alguien no juega, /ra-cup drop lo saca de la copa. Con /ra-cup void la mesa no cuenta.
cup-table-no-new-player = En una copa los puestos no se dan a otra persona. Con /ra resign dejas tu partida; a los demás los saca la organización con /ra-cup drop. Un jugador virtual ocupa el puesto.
cup-table-no-host = Una mesa de una copa no tiene anfitrión. La cuida la organización de la copa, con /ra-cup drop y /ra-cup void.
cup-table-no-other-place = Esta partida es una mesa de una copa: yo mismo le abro un hilo nuevo.
cup-table-no-rematch = Una mesa de una copa se juega una sola vez. /ra new abre una mesa para otra partida.
cup-table-quick = Jugadas obvias: en una copa robo por todos por igual cuando es obvio, y no hago nada más.
cup-table-round-over = El tiempo de esta ronda ha terminado, y jugadores virtuales acaban la partida. /ra board la muestra.

## Lo que se dice en el canal de una partida

cup-table-player-left = **{ $player }** ya no está en este servidor. Su tiempo sigue corriendo: cuando se le acabe dos veces, un jugador virtual ocupará el puesto. La organización puede sacarlo ya de la copa con /ra-cup drop.
cup-table-cut-short = **El tiempo de esta ronda ha terminado: jugadores virtuales acaban la partida.** Los puntos finales cuentan para quienes aún tenían su puesto.

## La línea de una mesa en el canal de la copa

cup-table-called = Mesa { $number }
cup-table-final = Final
cup-table-line = **{ $table }**: { $players }
cup-table-line-cut-short = **{ $table }**: { $players } (se acabó el tiempo de la ronda)
cup-table-called-off = **{ $table }**: terminada, se canceló la copa.
cup-table-void = **{ $table }**: no cuenta. Cada persona de la mesa recibe { $points } puntos.
cup-table-void-final = **{ $table }**: no cuenta. Decide la clasificación.
cup-table-thread = { $table } · { $cup }

## Por qué no se pueden abrir mesas

cup-waits = **{ $cup }** espera: { $begun ->
    [yes] la próxima ronda aún no puede empezar
   *[no] aún no puede empezar
}; sigo intentándolo.
cup-not-shown = No puedo publicar el mensaje de **{ $cup }** en { $channel }, y sigo intentándolo. Hasta entonces la gente se apunta con /ra-play.
cup-place-gone = El canal de la copa ya no existe. La organización puede cancelarla con /ra-cup call-off.
cup-place-wrong-kind = Las mesas de una copa necesitan un canal de texto o un foro.
cup-place-missing = En { $channel } necesito { $permissions }.
cup-place-needs-tag = En { $channel }, cada publicación necesita una etiqueta, y yo no elijo ninguna. Desactívalo en los ajustes del foro o celebra la copa en otro lugar.
cup-place-threads = Este servidor tiene { $active } hilos activos de los 1000 que permite Discord, y las mesas necesitan { $needed } más. Cerrad o borrad algunos.
