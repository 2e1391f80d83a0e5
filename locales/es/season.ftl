### La temporada de un servidor: lo que suman las partidas de un trimestre.

## The end of every game

season-gain = { $place }\. { $player } { $points } (+{ $gain })
season-this = { $quarter ->
    [1] **Puntos de la temporada**, de enero a marzo
    [2] **Puntos de la temporada**, de abril a junio
    [3] **Puntos de la temporada**, de julio a septiembre
   *[4] **Puntos de la temporada**, de octubre a diciembre
} (/ra-stats season):

## Lists

season-quarter = { $quarter ->
    [1] Invierno
    [2] Primavera
    [3] Verano
   *[4] Otoño
} de { $year }
season-title = **{ $quarter }**: puntos según el puesto en partidas terminadas
season-rules = Cuentan tus seis mejores partidas, como mucho dos de ellas de dos personas. Quien deja una partida no recibe nada por ella.
season-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(tú)
   *[false] {""}
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
season-somebody = alguien
season-empty = { $quarter }: nadie ha terminado una partida con otras personas.
season-not-begun = { $quarter } aún no ha empezado.
season-unknown = No puedo leer «{ $typed }» aquí. Elige un trimestre de la lista que se abre al escribir, o escribe 2026-Q4.
stats-player = **{ $player }**: partidas terminadas
stats-player-everywhere = **{ $player }**: partidas terminadas en todos los servidores
stats-season = { $quarter }: puesto { $place } con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
stats-places = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $people } personas: { $places }
stats-place-times = { $times }× puesto { $place }
stats-share = { $percent } % de la mejor puntuación de la mesa, de media
stats-best = Mejor partida: { $points } puntos en la partida { $game }, { $date }
stats-finished = Jugadas hasta el final: { $finished } de { $games }
stats-alone = En solitario contra ordenadores { $level ->
    [easy] fáciles
    [normal] normales
   *[hard] difíciles
}: { $won } de { $games } ganadas
stats-nothing = { $player } aún no ha terminado ninguna partida aquí.
stats-nothing-own = Aún no has terminado ninguna partida aquí. /ra-play empieza una.
stats-history = **{ $player }**: partidas terminadas, página { $page } de { $pages }
stats-history-line = { $date } · partida { $game } · { $place } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
stats-place = puesto { $place } de { $people }{ $left ->
    [resigned] , dejó la partida
    [replaced] , cedió el sitio
    [timed_out] , demasiado tiempo fuera
    [round_deadline] , acabada por jugadores virtuales
   *[none] {""}
}
stats-took-over = ocupó el sitio de otra persona
stats-alone-place = en solitario, { $won ->
    [true] ganada
   *[false] perdida
}
stats-versus = **{ $first }** y **{ $second }**: { $games ->
    [one] 1 partida en común
   *[other] { $games } partidas en común
}. { $first } acabó por delante en { $ahead }, { $second } en { $behind }.
stats-versus-line = { $date } · partida { $game } · { $first }, { $second }
stats-versus-nothing = Aún no has terminado aquí ninguna partida con { $other }.
stats-versus-self = Eres tú. Elige a otra persona.
stats-of-bot = Los bots no tienen resultados aquí. Tus partidas en solitario están en /ra-stats player.
stats-only-on-server = Cada temporada es de un servidor: usa el comando allí.
stats-choose-server = ¿Qué servidor?
stats-record = El registro de la partida { $game }: un archivo de texto para programas, con el que se puede reproducir la partida.
stats-no-record = Esa partida ya no se puede leer, o no ves dónde se jugó.
stats-may-not-show = No puedes escribir en este canal, así que aquí no se lo muestro a nadie más.

## Buttons and menus

button-show-here = Mostrar aquí
button-season = Temporada
button-history = Partidas terminadas
button-figures = Cifras
stats-menu-server = Elige un servidor
stats-menu-record = Registro de una partida
stats-game = Partida { $game }

## What is kept of a person

data-kept = Guardo tus partidas con tus jugadas y resultados, tus ajustes, tus notas y lo que necesito para avisarte. Los demás pueden leer los resultados de partidas terminadas: tu nombre, puesto, puntos y valoración.
data-shown = Tu nombre está en las listas de este servidor y de otros. Con *Ocultarme en las listas*, las clasificaciones y las listas de resultados dicen «alguien», y nadie más puede consultar tus cifras ni sus partidas contigo. Tus puestos siguen contando para los demás, y todos en tu mesa te siguen viendo.
data-hidden = Tu nombre está oculto: las clasificaciones y las listas de resultados dicen «alguien», y nadie más puede consultar tus cifras ni sus partidas contigo. Tus puestos siguen contando para los demás, y todos en tu mesa te siguen viendo.
data-contact = Las preguntas sobre esto van a { $contact }.
data-exported = Esto es todo lo que guardo de ti: todo en JSON, y tus resultados en una tabla.
data-export-everything = Todo lo que se guarda de ti, en JSON
data-export-results = Tus resultados, en una tabla
data-delete-ask = **¿Borrar todo lo que guardo de ti?** Dejas tus mesas abiertas{ $games ->
    [0] {""}
    [one] {""} y tu partida en curso, en la que un jugador virtual ocupa tu puesto para siempre
   *[other] {""} y tus { $games } partidas en curso, en las que jugadores virtuales ocupan tus puestos para siempre
}. Desaparecen tus ajustes, notas y órdenes. Las partidas terminadas se quedan, con «alguien que ya no está» en lugar de tu nombre. Los mensajes que ya están en Discord se quedan como están. No se puede deshacer.
data-delete-ordered = Estoy borrando todo lo que guardo de ti. Tarda un minuto como mucho. Si vuelves a jugar conmigo, empiezas de cero.
data-deleted = **Borrado.** Ya no guardo nada de ti. Si vuelves a jugar conmigo, empiezas de cero.
button-data-export = Exportar
button-data-delete-ask = Borrarme…
button-data-delete = Borrar todo
button-data-privacy = Privacidad
button-data-terms = Condiciones
button-data-hide = Ocultarme en las listas
button-data-show = Mostrarme en las listas
