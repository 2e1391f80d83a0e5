### Lo que una persona lee sobre sí misma, en su idioma. El programa le habla como a una amistad: de tú.

private-so-far = Hasta ahora:
private-since = Desde tu última jugada:
private-done-draws = { $count ->
    [one] He sacado una loseta por ti ({ $what }): una jugada obvia.
   *[other] He sacado { $count } losetas por ti ({ $what }): jugadas obvias.
}
private-done-ordered = { $count ->
    [one] He sacado una loseta por ti ({ $what })
   *[other] He sacado { $count } losetas por ti ({ $what })
}, según tu orden{ $lasts ->
    [true] , que vale toda la época
   *[false] {""}
}: sacar { $tiles ->
    [8] hasta llenar el casillero
    [one] hasta que haya 1 loseta en el casillero
   *[other] hasta que haya { $tiles } losetas en el casillero
}.
private-done-ordered-before = { $count ->
    [one] He sacado una loseta por ti ({ $what }), según una orden tuya que ya no vale.
   *[other] He sacado { $count } losetas por ti ({ $what }), según una orden tuya que ya no vale.
}
private-done-invocations = { $count ->
    [one] He invocado a Ra por ti: con el casillero lleno no se podía hacer otra cosa.
   *[other] He invocado a Ra por ti { $count } veces: con el casillero lleno no se podía hacer otra cosa.
}
private-done-passes = { $count ->
    [one] He pasado por ti ({ $what }): casi nadie habría pujado por ese lote.
   *[other] He pasado por ti { $count } veces ({ $what }): casi nadie habría pujado por esos lotes.
}
private-done-bids = { $count ->
    [one] He pujado tu sol más bajo por ti ({ $what }): una jugada obvia.
   *[other] He pujado tu sol más bajo por ti { $count } veces ({ $what }): jugadas obvias.
}
private-done-answered = { $action ->
    [bid] He pujado { $sun } por ti en una subasta ({ $what }), según tu orden.
   *[pass] He pasado por ti en una subasta ({ $what }), según tu orden.
}
private-score = **Partida { $game }**, época { $epoch } de 3. Tienes **{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}**.
private-suns = Soles para pujar: { $suns }.
private-out-of-suns = Ya no te quedan soles para pujar: los demás terminan esta época sin ti.
private-face-down = Boca abajo, para la próxima época: { $suns }.
private-face-down-last = Boca abajo, para tu suma de soles: { $suns }.
private-tiles = Tienes: { $tiles }.
private-epoch = La época { $epoch } te { $loss ->
    [true] costó
   *[false] dio
} { $points } ({ $categories }): de { $before } a { $total }.
private-epoch-secret = Los puntos de cada persona son secretos hasta el final de la partida.
private-held = Ningún marcador baja de { $floor }.
private-if-ended = Si la época terminara ahora: { $points } ({ $categories }).
private-if-ended-last = Si la partida terminara ahora: { $points } ({ $categories }). Monumentos y soles ya cuentan aquí, y cada subasta puede cambiar aún las sumas de soles.
private-zero = { $category ->
    [pharaoh] Faraones 0: ni quien más ni quien menos, o todos iguales
    [river] Río 0: sin Inundación
   *[civilization] Civilización 0: uno o dos tipos, hacen falta tres
}
private-can = Es tu turno: { $commands }.
private-can-god = /ra god { $space } ({ $tile })
private-can-end = /ra god sin losetas, para terminar
private-your-turn = Es tu turno.
private-your-auction = Nueva subasta: { $tiles ->
    [none] sin losetas, solo el sol { $sun }
   *[other] { $tiles }, sol { $sun }
}. Es tu turno.
private-invoked = Invocas a Ra.

## Una respuesta por adelantado

private-kept-none = No hay respuesta guardada: te pregunto cuando te toque.
private-kept-ask = Guardado: te pregunto cuando te toque, y hasta entonces tu reloj está parado.
private-own-time = Tienes tiempo hasta el { $moment }, { $relative }.
private-out-of-time = Se te ha acabado el tiempo, así que pasas, o pujas tu sol más bajo si debes pujar. Hasta que te toque, aún puedes responder otra cosa.
private-kept-whatever = Guardado: { $action ->
    [pass] se puje lo que se puje, pasas
    [only] pujas { $sun }; si alguien puja más, pasas
   *[bid] se puje lo que se puje, pujas { $sun }
}. Nadie lo ve hasta que te toque.
private-kept-cases = Guardado. { $cases }. Nadie lo ve hasta que te toque.
private-cases-stop = .{ " " }
# «o» pasa a «u» ante 8 y 11.
private-case = { $bids ->
    [none] Si nadie ha pujado
    [none-or-one] Si nadie ha pujado o la puja a superar es { $most }
    [none-or-up-to] Si nadie ha pujado o la puja a superar es { $most } como mucho
    [one] Si la puja a superar es { $most }
    [two] Si la puja a superar es { $least } { $most ->
        [8] u
        [11] u
       *[other] o
    } { $most }
    [or-more] Si la puja a superar es { $least } o más
   *[range] Si la puja a superar va de { $least } a { $most }
}, { $action ->
    [bid] pujas { $sun }
    [pass] pasas
   *[ask] te pregunto
}
private-lines = Qué haces según cuál sea la puja más alta cuando te toque. Elige un caso para cambiarlo.
private-line = { $highest ->
    [0] Sin pujas
   *[other] Con { $highest }
}: { $action ->
    [bid] pujar { $sun }
    [pass] pasar
   *[ask] preguntarme
}
private-before-line-no-bid = Si nadie ha pujado cuando te toque:
private-before-line = Si la puja más alta es { $sun } cuando te toque:
private-before-line-of = Si la puja más alta es { $sun }, de { $player }, cuando te toque:

## Lo que aún se puede deshacer

private-pending = { $action ->
    [invoke] Invocas a Ra
    [bid] Pujas { $sun }
    [pass] Pasas
    [gods] Usas losetas de Dios para tomar **{ $tiles }**
    [done] No usas más losetas de Dios
   *[discard] Entregas **{ $tiles }**
}.
private-pending-answer = Cuando te toque: { $answer }.
private-pending-until = Se juega { $when }; hasta entonces nadie más lo ve.

## Antes de decidir

private-invoke-full = Pujas al final; si nadie puja, las losetas se pierden.
private-invoke-last = Pujas al final, y debes hacerlo si el resto pasa.
private-hold-suns = Tus soles: { $suns }.
private-invoke-ahead = Lo que respondas ahora es secreto hasta que haya respondido el resto. “Hasta” usa el más bajo de tus soles que gane; si ninguno gana, pasa.
private-best-bid = { $player } puja { $sun }.
private-no-bid = Sin pujas aún.
private-may-answer = Puedes responder ya; queda en secreto hasta tu turno.
private-auctioned = Se subasta: { $tiles ->
    [none] ninguna loseta, solo el sol { $sun }.
   *[other] { $tiles }, sol { $sun }.
}
private-before-you = Antes que tú: { $players }.
private-could-bid = { $player } ({ $suns })
private-worth = Según calcula un jugador virtual, lo que hay en el casillero { $points ->
    [0] apenas te dará nada
    [one] te dará cerca de { $points } punto
   *[other] te dará cerca de { $points } puntos
} al final.
private-worth-sun = Sin losetas; cambiarías tu sol por el { $sun }.
private-spend = Tienes { $count ->
    [one] 1 loseta de Dios, que toma una loseta del casillero: pulsa cuál. Con eso termina tu turno.
   *[other] { $count } losetas de Dios. Cada una toma una loseta del casillero. Pulsa una si solo quieres esa, o elige varias en el menú, en orden. Con eso termina tu turno.
}
private-spend-only = Tienes { $count } losetas de Dios, pero solo hay una loseta que tomar: púlsala. Con eso termina tu turno.
private-spend-chosen = Tomas **{ $tiles }**{ $count ->
    [one] {" "}por 1 loseta de Dios
   *[other] , en este orden, por { $count } losetas de Dios
}. Con eso termina tu turno.
private-discard = { $kind ->
    [monument] El { $disaster } se lleva { $count } de tus Monumentos
   *[civilization] La { $disaster } se lleva { $count } de tu Civilización
}: elige.
private-discard-chosen = Elegido: **{ $tiles }**.
private-before-resigning = **¿Dejar la partida { $game } para siempre?** Un jugador virtual sigue en tu puesto, quedas en último lugar, y quien organiza puede dar el puesto a otra persona. Si solo necesitas un descanso: con /ra settings puedes ausentarte unos días.

## Confirmaciones

private-resigned = Has dejado la partida.
private-back = ¡Hola de nuevo! Tu puesto vuelve a ser tuyo.
private-undone = Deshecho.
private-writes-here = Te escribo aquí en cuanto vuelva a ser tu turno.
private-looked-after = Hecho. Se cuenta en el canal de la partida y queda en su historial.
private-chair-taken = Ahora tienes un puesto en la partida { $game }: { $channel }. Allí, /ra me muestra lo que solo sabes tú.

## Las partidas de alguien

games-line = Partida { $game } en { $channel }: { $whose ->
    [yours] **es tu turno** (pregunta hecha { $since })
    [others] le toca a { $player } (pregunta hecha { $since })
    [auction] subasta para { $player } (pregunta hecha { $since })
    [held] en pausa, hasta que la moderación la reanude con /ra-admin resume (último cambio { $since })
    [gone] en pausa, hasta que yo vuelva al servidor (último cambio { $since })
    [deserted] no juega nadie: espera a que alguien vuelva (último cambio { $since })
    [placeless] se borró el canal: espera a *Continuar* en mi mensaje directo (último cambio { $since })
   *[nobodys] terminada (último cambio { $since })
}
games-refused = Partida { $game }: { $refusal }
games-none = Ahora no juegas ninguna partida. /ra-play empieza una.
games-more = … y { $count } más.

private-done-apart = Hecho: { $link }
