### Qué nivel tiene cada cual, estimado por sus partidas terminadas en un servidor.

rating-points = { $settled ->
    [true] { $points }
   *[false] unos { $points }
}

## El final de una partida

rating-end = **Valoraciones** (/ra-stats top): { $people }
rating-end-person = { $player } { $rating }, { $gain }

## Una mesa antes de su partida

rating-table = Valoraciones: { $people }.
rating-table-person = { $player } { $rating }
rating-table-off = Sin valoración.
rating-details = { $rated ->
    [no] **Valoraciones:** esta partida no cuenta.
    [no-clock] **Valoraciones:** las partidas sin reloj no cuentan.
   *[yes] **Valoraciones:** esta partida cuenta si juegan al menos dos personas; no para quien ocupa un puesto después.
}
rating-table-set = Cuenta para la valoración: { $rated ->
    [true] sí
   *[false] no
}.
rating-button-rated = Con valoración
rating-button-not-rated = Sin valoración

## Las cifras de alguien

rating-player = Valoración: { $rating }, tras { $games ->
    [one] 1 partida valorada
   *[other] { $games } partidas valoradas
}

## La lista de un servidor

rating-top = **Valoraciones** en este servidor
rating-top-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(tú)
   *[false] {""}
} { $points }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
rating-top-empty = Aún no hay nadie en esta lista.
rating-top-rules = En la lista están quienes tienen al menos { $games } partidas valoradas contra { $opponents } personas distintas. Cuentan las partidas con reloj que al menos dos personas han empezado; quien abandona una comparte el último puesto.
rating-top-own = Tú: { $rating }. Aún no estás en la lista: { $games } de { $needed } partidas valoradas, contra { $opponents } de { $others } personas distintas.
rating-off-here = Este servidor no tiene valoraciones: sus moderadores las han desactivado.
rating-off-own = Has desactivado las valoraciones. /ra settings, *Más ajustes…* las activa de nuevo.
button-ratings = Valoraciones
command-stats-top = Las valoraciones de este servidor: qué nivel tiene cada cual.

## Ajustes

rating-own = { $ratings ->
    [true] **Valoración**: sí; después de tus partidas todos leen la tuya, si el servidor tiene valoraciones.
   *[false] **Valoración**: no; nadie ve la tuya, y no te muestro ninguna salvo las que leen todos.
}
rating-button-on = Activar valoraciones
rating-button-off = Desactivar valoraciones
rating-server = **Valoraciones**: { $ratings ->
    [true] sí, las partidas nuevas cuentan si quien las organiza no dice otra cosa
   *[false] no, no se muestra ninguna y las partidas nuevas no cuentan
}.
rating-server-unset = **Valoraciones**: sin fijar, o sea que las partidas nuevas cuentan si quien las organiza no dice otra cosa.
choice-server-ratings = valoraciones
