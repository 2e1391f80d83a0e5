### Las maneras de empezar: lo que /ra-play muestra a una persona y lo que un panel en un canal muestra a todos. Palabras cortas.

## /ra-play

play-ways = **Jugar a Ra**: un juego de subastas para dos a cinco. Respondes cuando tienes tiempo; no hace falta estar todos a la vez. *Jugar sin esperar* empieza una partida contra dos jugadores virtuales fáciles.
play-ways-alone = **Jugar a Ra**: un juego de subastas. En mensajes directos juegas contra jugadores virtuales; con personas, en un servidor en el que yo esté: escribe allí /ra-play. *Jugar sin esperar* empieza una partida contra dos fáciles.
play-tables = Estas mesas están abiertas. Elige una y tendrás asiento en ella.
play-chairs = Puedes tomar estos puestos de partidas en marcha: cada botón lleva al mensaje que ofrece el puesto.
play-no-tables = No hay aquí ninguna mesa abierta en la que puedas sentarte. Abre una, y otros podrán unirse; o juega contra jugadores virtuales.
play-runs-here = Aquí hay una partida en marcha y ya nadie puede sentarse.
play-runs-here-alone = Aquí hay una partida en marcha y ya nadie puede sentarse. Tampoco queda ningún asiento libre en el resto del servidor: /ra new abre una mesa en otro canal.
play-table-open = La mesa de la partida { $game } está abierta: otros pueden sentarse.
play-which = ¿Cuándo queréis jugar?
play-opens = La mesa se abre cuando elijas. Después te muestro qué más puedes ajustar: asientos, edición y más.

## Buttons

button-play-alone = Jugar sin esperar
button-play-table = Abrir una mesa
button-play-tonight = Ahora, todos a la vez (una o dos horas)
button-play-days = Durante días, cuando cada uno pueda (unas 4 semanas)
button-play-usual = Como siempre aquí: { $pace }
button-play-more = Más…
button-play-join = Unirme a una
button-play-chair = Puesto en la partida { $game }
button-play-games = Mis partidas
button-to-game = Ir a la partida
button-to-table = Ir a la mesa

## /ra-admin panel

poster-put = El panel aparece al final de este canal, y yo lo mantengo al día. Para quitarlo, borra su mensaje.
poster-title = Ra en este servidor
poster-tables = Mesas abiertas
poster-running = Partidas en marcha
poster-over = Últimos resultados
poster-table = { $table }: { $free ->
    [0] sin asientos libres
    [one] un asiento libre
   *[other] { $free } asientos libres
}
poster-no-tables = Ninguna. *Abrir una mesa* permite que otros se unan.
button-poster-join = Unirme a { $table }
