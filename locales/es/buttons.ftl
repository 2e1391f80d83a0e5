### Botones y menús: mejor menos de 25 letras, que los móviles son estrechos.
### Los botones dicen lo que hace quien los pulsa: infinitivo, o imperativo dirigido al bot («Pregúntame»).

## Del tablero

button-draw = Sacar loseta
button-draw-until = Seguir sacando hasta { $count }
button-invoke = Invocar a Ra…
button-invoke-now = Invocar a Ra
button-gods = Usar Dioses…
button-no-more-gods = No usar más Dioses
button-discard = Elegir losetas…
button-bid = Pujar…
button-advice = ¿Cuánto vale?
button-pass = Pasar
button-call-later = Recuérdamelo luego…
button-one-hour = En 1 h
button-three-hours = En 3 h
button-evening = Esta noche
button-tomorrow = Mañana
button-not-later = No avisarme
button-rematch = Otra vez la misma mesa
button-got = ¿Qué me dio?
button-details = Detalles
button-my-game = Mi partida
button-in-words = En palabras
button-help = Ayuda
button-learn = Aprender Ra
button-lesson = Lección
button-legend = Losetas y puntos
button-commands = Comandos
button-rules = Reglas
button-back = Ya estoy aquí
button-back-of = { $player }: ya estoy aquí

## Paneles

button-undo = Deshacer
button-carry-on = Jugarlo ya
button-play-ways = Jugar a Ra…
button-game = Partida { $game }…
button-next = Siguiente: partida { $game }
button-next-until = Siguiente: partida { $game }, quedan { $count } { $unit ->
    [minutes] min
    [hours] h
   *[days] días
}
button-orders = Órdenes…
button-story = Toda la historia
button-continue = Continuar
button-all-news = Leerlo todo
button-ask-such = Pregúntame esas cosas
button-note = Nota…
button-settings = Ajustes…
button-earlier = Antes
button-later = Después
button-return = Volver
button-bid-sun = Pujar { $sun }
button-up-to = El mínimo que supere, hasta { $sun }
button-ask-on-turn = Pregúntame en mi turno
button-ask = Pregúntame
button-change = Cambiar
button-withdraw = Retirar respuesta
button-cases = Caso por caso…
button-pass-instead = Si { $sun } no basta, pasar
menu-case = ¿Qué caso?
button-invoke-up-to = Invocar, hasta { $sun }
button-invoke-ask = Invocar, luego pregúntame
button-invoke-pass = Invocar, luego pasar
menu-take = Losetas que quieres tomar
option-take = { $tile } (casilla { $space })
menu-take-order = Cambiar el orden
option-take-first = Primero: { $tile }
button-take = Tomarlas
button-take-one = Tomar { $tile }
option-give-up = { $tile } ({ $number } de { $count })
button-resign = Dejar la partida para siempre
button-give-chair = Sí, cedo mi puesto
button-take-chair = Aceptar el puesto
button-take-free-chair = Tomar este puesto
button-no-thanks = No, gracias
button-off-ask = Preguntar
button-off-now = Cancelar la partida
button-off-yes = Sí, cancelarla
button-off-no = No, seguir jugando

## Lo que se escribe

typed-pass = pasar
typed-up-to = hasta { $sun }
typed-ask = preguntar
typed-no-sleep = no
typed-bid-so-far = { $sun } (tu respuesta por ahora)
