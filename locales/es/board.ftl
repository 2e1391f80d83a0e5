### El tablero público en palabras. Lo lee todo el mundo, en el idioma de la mesa.
### Términos: loseta, casillero (de subasta, de Ra), casilla, sol, época, puesto (de quien juega), desastre. Véase GLOSSARY.md.
### De nadie se sabe el género: presente o sin participios; «quien organiza», «tiene a Ra».

## La pregunta encima del tablero

board-turn = { $player }, te toca. { $track ->
    [none] El casillero está vacío.
   *[other] Casillero: { $track }.
} Ra { $ra } de { $limit }.
board-track-full = El casillero está lleno: no se puede sacar loseta.
board-gods = { $player }, ¿otra loseta de Dios, o ninguna más? { $track ->
    [none] El casillero está vacío.
   *[other] Casillero: { $track }.
} Ra { $ra } de { $limit }.
board-discard = { $player }, { $kind ->
    [monument] el { $disaster } se lleva { $count } de tus Monumentos
   *[civilization] la { $disaster } se lleva { $count } de tu Civilización
}: elige.
board-auction = { $players ->
    [none] Subasta
   *[other] { $players }, subasta
}: { $tiles ->
    [none] sin losetas, solo el sol { $sun }
   *[other] { $tiles }, sol { $sun }
}{ $beat ->
    [0] {""}
   *[other] {" "}(a superar: { $beat })
}.
board-cause-drawn = { $player } saca Ra, { $ra } de { $limit }.
board-cause-invoked = { $player } invoca a Ra: puja al final, y debe hacerlo si el resto pasa.
board-cause-invoked-full = { $player } invoca a Ra con el casillero lleno: si nadie puja, las losetas se pierden.
board-bid = { $player } puja { $sun }
board-passed = { $player } pasa
board-bids = { $bids }.
board-no-bid = Sin pujas aún.
board-next = Sigue { $first }; después, { $others }.
board-next-and-last = Solo falta { $player }.
board-out = Sin un sol tan alto: { $players }.
board-spent = Sin soles: { $players }.
board-answer-any-time = Responde cuando quieras, en secreto; se juega por orden de turno.
board-clock-rests = El reloj está parado hasta el { $moment }.
board-until = El tiempo termina el { $moment }, { $relative }
board-until-latest = El tiempo termina a más tardar el { $moment }, { $relative }
board-at-the-latest = Cada cual tiene su tiempo, el tuyo está en *Mi partida*; el último termina el { $moment }, { $relative }
board-older = Un tablero anterior. El actual está más abajo.

## La mesa en palabras

board-title = Ra · partida { $game } · época { $epoch } de 3
board-table = Mesa
board-track = **Casillero de subasta** { $tiles ->
    [none] vacío
   *[other] { $tiles }
} ({ $count } de 8)
board-gap = (hueco)
board-sun = **Sol del tablero** { $sun }
board-ra-and-bag = **Casillero de Ra** { $ra } de { $limit } · **bolsa** { $bag ->
    [one] 1 loseta
   *[other] { $bag } losetas
}
# Quien saca o invoca a Ra recibe la figura de Ra; «jugador de Ra» diría el género.
seat-ra-player = tiene a Ra
seat-bids = puja { $sun }
seat-passes = pasa
seat-suns = Soles: { $suns }{ $down ->
    [0] {""}
   *[other] {" "}· { $down } boca abajo
}

## Otras cosas que se dicen a todo el mundo

board-paused-gone = **En pausa** hasta que yo vuelva al servidor.
board-paused-held = **En pausa**, por decisión de la moderación, que puede reanudarla con /ra-admin resume{ $reason ->
    [holiday] { " (" }vacaciones).
    [rules] { " (" }una duda sobre las reglas).
    [technical] { " (" }un problema técnico).
    [wish] { " (" }lo han pedido quienes juegan).
   *[none] .
} A nadie le corre el tiempo.
board-paused-deserted = **Ahora no juega nadie**, así que la partida espera: en todos los puestos hay jugadores virtuales. Sigue en cuanto { $people } vuelva con *Ya estoy aquí*{ $offered ->
    [true] {" "}o alguien tome un puesto de los ofrecidos
   *[false] {""}
}.
board-paused-deserted-until = Si nadie lo hace antes del { $until }, la cancelo y queda sin terminar.
board-wants-chair = { $owner }, { $host } quiere dar tu puesto a { $newcomer }, para siempre y con todo lo privado que tiene. Solo tú puedes decir que sí; hasta entonces es tuyo.
board-offers-chair = { $newcomer }, ¿quieres un puesto en la partida { $game }, para siempre? Es el de { $owner }, y te lo ofrece { $by }. Nada cambia hasta que lo aceptes; la oferta vale hasta: { $until }.
board-chair-taken = { $newcomer } ha aceptado el puesto de { $owner }.
board-chair-declined = { $newcomer } no quiere el puesto de { $owner }: todo sigue igual.
chair-free = **El puesto de { $owner } en la partida { $game } está libre** ({ $channel }): ahora juega en él un jugador virtual. Quien no esté en la mesa puede tomarlo, para siempre y con todo lo secreto; los puntos y la clasificación van con él.{ $left ->
    [true] {""}
   *[false] {" "}Hasta entonces, { $owner } aún puede volver.
}
chair-taken = { $player } ha tomado el puesto de { $owner } en la partida { $game }.
chair-back = { $owner } ha vuelto a la partida { $game }: el puesto ya no está libre.
chair-over = Nadie tomó el puesto de { $owner }: la partida { $game } ha terminado.
chair-called-off = Nadie tomó el puesto de { $owner }: la partida { $game } se canceló.
board-player-left = **{ $player }** ya no está en este servidor. Su tiempo sigue corriendo: cuando se le acabe dos veces, un jugador virtual ocupará el puesto y cualquiera podrá quedárselo. Antes, la moderación puede dar el puesto a otra persona con /ra-admin replace o cancelar la partida con /ra-admin cancel.
board-player-left-unclocked = **{ $player }** ya no está en este servidor, y la partida espera su regreso. Sigue en cuanto vuelva; si no, la moderación puede dar el puesto a otra persona con /ra-admin replace o cancelar la partida con /ra-admin cancel.
board-mark = Partida { $game } { $sign } { $kind ->
    [start] inicio
    [end] fin
    [minute] minuto { $entries }
    [moves] jugadas { $entries }
   *[move] jugada { $entries }
}
