### Las palabras de la imagen del tablero, y la imagen en palabras para quien la oye. En la imagen hay poco sitio.

# Tras el nombre, como en los diagramas de ajedrez: «Nefer juega», «Nefer puja o pasa».
picture-asked = { $question ->
    [turn] juega
    [gods] usa Dioses
    [bid] puja o pasa
   *[discard] descarta
}
picture-paused = En pausa
picture-to-beat = {" "}(a superar: { $sun })
picture-owed = : { $disaster }, { $count }
picture-to-go = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
picture-epoch = Época { $epoch } de 3
picture-bag = Bolsa { $count }
picture-bid = puja { $sun }
picture-pass = pasa
picture-nameless = Puesto { $number }
picture-wins = gana con { $points }
picture-start = Puntos por época (1, 2, 3) y categoría. Al empezar, { $points } por persona.
picture-sum = Suma
picture-highest-sun = sol más alto { $sun }
picture-caption = { $category ->
    [pharaoh] Faraones
    [river] Río
    [god] Dioses
    [gold] Oro
    [civilization] Civilización
   *[monument] Monumentos
}
picture-column = { $category ->
    [pharaoh] Faraones
    [river] Río
    [god] Dioses
    [gold] Oro
    [civilization] Civiliz.
    [monument] Monum.
   *[sun] Soles
}

## La imagen en palabras

alt-asked = { $player } { $asked }.
alt-over = La partida ha terminado.
alt-paused = La partida está en pausa.
alt-track = Casillero de subasta: { $tiles ->
    [none] vacío
   *[other] { $tiles }
}.
alt-gap = hueco
alt-board = Sol { $sun }. Ra { $ra } de { $limit }, época { $epoch }, { $bag } en la bolsa.
alt-suns = { $player }: soles { $suns }{ $down ->
    [0] {""}
   *[other] ; y { $down } boca abajo
}
alt-ra-player = tiene a Ra
alt-kinds = Losetas en el orden de los puestos: { $kinds }.
alt-end = La partida ha terminado. Puntos por categoría, época a época.
