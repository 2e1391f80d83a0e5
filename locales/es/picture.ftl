### Las palabras de la imagen del tablero, y la imagen en palabras para quien la oye. En la imagen hay poco sitio.

# Tras el nombre, como en los diagramas de ajedrez: «Nefer juega», «Nefer puja o pasa».
picture-asked = { $question ->
    [turn] juega
    [gods] usa Dioses
    [bid] puja o pasa
   *[discard] descarta
}
picture-paused = En pausa
picture-called-off = Partida { $game } cancelada
picture-to-beat = {" "}(a superar: { $sun })
picture-owed = : { $disaster }, { $count }
picture-ra = Ra { $ra }/{ $limit }
picture-sun = Sol
picture-epoch = Época { $epoch } de 3
picture-bag = Bolsa { $count }
picture-bid = puja { $sun }
picture-pass = pasa
picture-nameless = Puesto { $number }
picture-wins = gana con { $points }
picture-start = Puntos por época (1, 2, 3) y categoría. Al empezar, { $points } por persona.
picture-held = * mínimo { $floor }: ningún marcador baja de ahí
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
alt-drawn = Última loseta sacada: { $tile ->
    [ra] Ra
   *[other] { $tile } en { $space }
}.
alt-won = Lo último que ganó { $player }: { $tiles }.
alt-suns = { $player }: soles { $suns }{ $down ->
    [0] {""}
   *[other] ; y { $down } boca abajo
}
alt-ra-player = tiene a Ra
alt-kinds = Losetas en el orden de los puestos: { $kinds }.
alt-end = La partida ha terminado. Puntos por categoría, época a época.
alt-held = retenido en el mínimo: { $points }

picture-legend-title = Lo que dan las losetas (×: cuántas hay en la bolsa)
picture-legend-name = { $tile } ×{ $count }
picture-legend-pharaoh = quien más +{ $most }, quien menos −{ $fewest }; se quedan
picture-legend-ra = empieza una subasta; la última termina la época
picture-legend-nile = { $points } cada uno con una Inundación; se quedan
picture-legend-flood = { $points } cada una
picture-legend-god = { $points } cada uno, o toma una loseta del casillero
picture-legend-gold = { $points } cada uno
picture-legend-civilization = ninguna −{ $none }; 3, 4 o 5 tipos +{ $three }, +{ $four } o +{ $five }
picture-legend-monument = al final del todo { $one } por tipo, 7 tipos { $seven }, 8 tipos { $eight }; además { $three }, { $four } o { $five } por 3, 4 o 5 iguales; se quedan
picture-legend-disaster = { $disaster ->
    [funeral] cuesta { $toll } Faraones
    [drought] cuesta { $toll }: Inundaciones y luego Nilos
    [war] cuesta { $toll } Civilización, a elegir
   *[earthquake] cuesta { $toll } Monumentos, a elegir
}
picture-legend-sun = al final del todo mayor suma +{ $most }, menor −{ $fewest }

## La clasificación de una temporada: una línea por persona

picture-standings-column = { $column ->
    [place] Puesto
    [name] Nombre
    [points] Puntos
    [games] Partidas
    [wins] Victorias
   *[share] Parte
}
picture-standings-share = { $percent } %
picture-standings-counted = Puntos, victorias y parte: los de las { $games } mejores partidas.
picture-standings-ties = A igualdad de puntos: victorias, luego la parte, luego el sorteo.
picture-standings-final = Puestos 1 a { $places }: la final. Los demás: los puntos.
picture-standings-of-best = Parte: de la mejor puntuación de la mesa, de media.
alt-standings-row = { $place }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $percent } %
alt-standings-you = { $player } (tú)
