### Lo que habría hecho el jugador virtual difícil en cada decisión propia de una partida terminada. Privado.

review-choice = *Difícil* habría { $action ->
    [draw] sacado una loseta
    [invoke] invocado a Ra
    [pass] pasado
    [god] tomado esto con un Dios: { $what }
    [done] guardado sus losetas de Dios
    [discard] entregado { $what }
   *[bid] pujado { $what }
}.
review-agrees = *Difícil* habría hecho lo mismo.

review-lot = Lo que había en el casillero { $points ->
    [0] apenas te daba nada
    [one] te daba cerca de 1 punto
   *[other] te daba cerca de { $points } puntos
}.
review-lot-harm = Lo que había en el casillero te habría costado { $points ->
    [one] cerca de 1 punto
   *[other] cerca de { $points } puntos
}.
review-board-sun = El sol del tablero, { $sun }, valía la pena.
review-lower-sun = Basta un sol más bajo, que guarda el más alto para luego.
review-higher-sun = Un sol más alto es más difícil de superar.
review-last-ra = Otra loseta de Ra habría terminado la época.
review-alone = Nadie más tenía un sol que pujar, así que no había prisa.
review-taken = { $tile } { $points ->
    [0] apenas te daba nada
    [one] te daba cerca de 1 punto
   *[other] te daba cerca de { $points } puntos
}.
review-given-up = Entregar { $tile } { $points ->
    [0] apenas te cuesta nada
    [one] te cuesta cerca de 1 punto
   *[other] te cuesta cerca de { $points } puntos
}.

review-stake = { $wins ->
    [0] Según calcula, apenas había nada en juego.
    [one] En juego, según calcula: cerca de 1 victoria de cada 100 partidas.
   *[other] En juego, según calcula: cerca de { $wins } victorias de cada 100 partidas.
}

review-differences = **Partida { $game }**: tus mayores diferencias con *difícil*, que no sabía más que tú entonces
review-difference = { $place }\. Época { $epoch }, { $done }.
review-done = { $action ->
    [draw] sacaste una loseta
    [invoke] invocaste a Ra
    [pass] pasaste
    [god] tomaste esto con un Dios: { $what }
    [done] guardaste tus losetas de Dios
    [discard] entregaste { $what }
   *[bid] pujaste { $what }
}
review-no-differences = **Partida { $game }**: *difícil* habría jugado más o menos como tú.

button-review = ¿Qué haría difícil?
button-differences = Mis tres mayores diferencias
button-difference = Diferencia { $place }
review-thinking = *Difícil* está pensando en { $decisions ->
    [one] tu decisión
   *[other] tus { $decisions } decisiones
} de esta partida. La respuesta estará aquí en uno o dos minutos.
review-already = Todavía estoy pensando en tus decisiones. La respuesta estará donde preguntaste primero.
review-not-over = Digo lo que haría *difícil* cuando la partida haya terminado.
review-not-yours = En ese paso no tenías nada que decidir.
review-none-yours = No decidiste nada en esta partida.
review-busy = Ahora mismo demasiada gente pide sus diferencias. Inténtalo de nuevo en unos minutos.
review-failed = No pude calcularlo. Inténtalo de nuevo.
