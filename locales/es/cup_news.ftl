cup-news-ask = { $people }: **{ $cup }** empieza { $begins }. Antes, pulsa *Estoy aquí* si puedes jugar. Si no, no tendrás mesa.
cup-news-full = { $people }: todas las plazas están ocupadas, así que **{ $cup }** empieza { $begins }.
cup-news-draw-round = **{ $cup }:** la ronda { $round } de { $rounds } está sorteada.
cup-news-draw = **{ $cup }** empieza: { $tables ->
    [one] la mesa está sorteada
   *[other] las mesas están sorteadas
}.
cup-news-table = **Mesa { $table }**: { $players }
cup-news-more-tables = { $tables ->
    [one] … y 1 mesa más
   *[other] … y { $tables } mesas más
}
cup-news-one-table = Todo el mundo juega en una mesa, así que no hay final: deciden los puntos.
cup-news-draw-then = Cada mesa tiene su propio hilo. El plazo es el mismo para toda la ronda y cuenta desde que empieza la última mesa.
cup-news-announce = **{ $cup }:** esta ronda termina { $at } ({ $relative }). Después, jugadores virtuales terminan lo que quede; esas partidas no cuentan para la valoración.
cup-news-end-round = **{ $cup }:** la ronda { $round } de { $rounds } ha terminado.
cup-news-end = **{ $cup }:** todas las mesas han terminado.
cup-news-call = Puedes jugar la final de **{ $cup }**. Pulsa *Estoy aquí* a tiempo. Después preguntaré a quien sigue.
cup-news-call-together = Puedes jugar la final de **{ $cup }**. Pulsa *Estoy aquí* a tiempo (límite: { $until }, { $relative }). Después preguntaré a quien sigue.
cup-news-called = { $player }, puesto { $place }: hasta el { $until }
cup-news-called-together = { $player }, puesto { $place }
cup-news-pass-over = **{ $cup }:** { $player } no ha contestado y no jugará la final.
cup-news-final = **La final de { $cup }:** { $players }. No tiene más plazo que los relojes de siempre.
cup-news-drop = **{ $cup }:** { $player } ya no participa. Lo ha decidido { $organiser }.{ $seated ->
    [yes] {" "}El ordenador termina sus partidas.
   *[no] {""}
}
    Motivo: { $reason }
cup-news-void = **{ $cup }:** la mesa { $table } no cuenta. Lo ha decidido { $organiser }. Cada persona de la mesa recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y la partida no cuenta para la temporada ni para la valoración.
    Motivo: { $reason }
cup-news-void-final = **{ $cup }:** la final no cuenta. Lo ha decidido { $organiser }. Así que decide la tabla.
    Motivo: { $reason }
cup-news-cancel = **{ $cup } queda cancelada.** Lo ha decidido { $organiser }. Las partidas terminadas cuentan para la temporada; las demás acaban ahora.
    Motivo: { $reason }
cup-news-too-few = { $people ->
    [0] No hay nadie, así que
    [one] Solo hay 1 persona, así que
   *[other] Solo hay { $people } personas, así que
} **{ $cup } queda cancelada**: una mesa necesita tres.
cup-news-champion = **¡{ $champion } gana { $cup }!**
cup-news-champion-with-role = **¡{ $champion } gana { $cup }!** Con el rol { $role }, hasta que pase a otra persona.
cup-news-role-passed-on = { $champion } ya no está en este servidor, así que el rol { $role } pasa a { $player }, el mejor puesto aquí.
cup-news-role-gone = El rol de la victoria ya no existe, así que nadie lo recibe.
cup-news-role-by-hand = Quien pueda dar roles puede dárselo ahora a { $player }.
cup-news-over = **{ $cup } ha terminado.**
cup-news-final-result = **Final:** { $places }. Quienes jugaron la final van por delante; los puntos deciden los demás puestos.
cup-news-no-final = No ha habido final, así que decide la tabla.
cup-news-final-not-counted = La final no ha contado, así que decide la tabla.
button-cup-here = Estoy aquí
button-cup-standings = Tabla
button-cup-place = ¿Cómo voy?
cup-standings-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(tú)
   *[false] {""}
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $percent } %{ $lot ->
    [true] , por sorteo
   *[false] {""}
}
cup-standings-now = **{ $cup }:** la tabla de las mesas terminadas
cup-standings-final = **{ $cup }:** la tabla final
cup-standings-none = **{ $cup }:** todavía no ha terminado ninguna mesa.
cup-here = Bien, juegas: **{ $cup }** empieza { $begins }.
cup-here-next = Bien, juegas en la próxima ronda: **{ $cup }**.
cup-here-final = Bien, juegas la final: **{ $cup }**.
cup-log-heading = **{ $cup }:** lo que ha pasado, lo más reciente primero, página { $page } de { $pages }
cup-log-line = { $at } · **{ $who }** · { $what }
cup-log-line-itself = { $at } · { $what }
cup-log-plays-there = juega en esa mesa
cup-log-publish = publicación; empieza { $begins }
cup-log-edit = plan cambiado; empieza { $begins }
cup-log-sign-up = inscripción
cup-log-add = { $player } entra
cup-log-leave = salida
cup-log-drop = { $player } ya no participa: { $reason }
cup-log-begin = que empiece cuanto antes
cup-log-ask = { $people ->
    [one] se pregunta a 1 persona si está
   *[other] se pregunta a { $people } personas si están
}
cup-log-here = está aquí
cup-log-draw = { $tables ->
    [one] 1 mesa sorteada
   *[other] { $tables } mesas sorteadas
}
cup-log-open = empieza la mesa { $table }
cup-log-open-final = empieza la final
cup-log-announce = se anuncia el final del plazo de la ronda
cup-log-finish = mesa { $table }: plazo agotado, jugadores virtuales terminan la partida
cup-log-end = la ronda ha terminado
cup-log-call = se ofrece la final a: { $players }
cup-log-pass-over = { $player } no jugará la final
cup-log-final = la final: { $players }
cup-log-void = la mesa { $table } no cuenta: { $reason }
cup-log-void-final = la final no cuenta: { $reason }
cup-log-cancel = cancelación: { $reason }
cup-log-too-few = cancelación, hay muy poca gente
cup-log-over = la copa ha terminado
cup-log-won = la copa ha terminado; victoria: { $champion }
cup-ruled = Hecho.
cup-edited = Hecho. Empieza { $begins }.
cup-ruled-and-told = Hecho. Todo el mundo lo lee, con tu motivo, en el canal de la copa.
cup-exported = Las personas, mesas y resultados de la copa. Los momentos son milisegundos desde 1970.
cup-choice-table = { $table }: { $players }
refusal-cup-none-here = Aquí no hay ninguna copa en marcha. /ra-cup new organiza una; la opción *cup* elige una anterior.
refusal-cup-several-here = Aquí hay varias copas en marcha. Elige una con la opción *cup*.
command-cup-begin = Empezar una copa en cuanto todos los que hay que preguntar hayan podido contestar.
    .cup = Qué copa; si no, la única en marcha
command-cup-edit = Cambiar una copa antes de que empiece. Lo que omitas se queda igual.
    .begins = Cuándo, por ejemplo 5.12. 20:00, fri 20:00 o in 3 days
    .pace = A qué ritmo se juega
    .games = Cuántas partidas hay antes de la final
    .order = En qué orden se juegan esas partidas
    .table = Cómo son casi todas las mesas
    .places = Cuántas personas pueden inscribirse
    .full = Si empieza antes cuando no quedan plazas
    .role = El rol que se gana
    .no-role = Si ya no se gana ningún rol
    .cup = Qué copa; si no, la única en marcha
command-cup-add = Añadir a alguien a una copa, también tras una exclusión.
    .player = A quién
    .cup = Qué copa; si no, la única en marcha
command-cup-drop = Sacar a alguien de una copa. El ordenador termina sus partidas.
    .player = A quién
    .reason = Por qué; todo el mundo lo lee
    .cup = Qué copa; si no, la única en marcha
command-cup-void = Anular una mesa: cada persona recibe los mismos puntos.
    .table = Qué mesa
    .reason = Por qué; todo el mundo lo lee
command-cup-call-off = Cancelar una copa. Sus partidas acaban ahora.
    .reason = Por qué; todo el mundo lo lee
    .cup = Qué copa; si no, la única en marcha
command-cup-log = Leer todo lo que ha pasado en una copa, por quién y por qué.
    .cup = Qué copa; si no, la única en marcha
command-cup-export = Recibir las personas, mesas y resultados de una copa para hojas de cálculo.
    .cup = Qué copa; si no, la única en marcha
