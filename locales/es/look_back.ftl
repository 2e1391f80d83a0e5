look-back-title = **Partida { $game }**, paso { $step } de { $steps }
look-back-just-shown = Hace un momento ya se mostró aquí algo de esta partida. Podrás mostrar un paso { $relative }.
button-look-back = Mirar atrás
button-step-through = Ver paso a paso
button-next-auction = Siguiente subasta
button-next-epoch = Siguiente época
stats-menu-step-through = Ver una partida paso a paso
menu-auctions = Subastas de la época { $epoch }
option-auction-won = Subasta { $number }: { $player }, { $bid } por { $tiles ->
    [none] sol { $sun }
   *[other] { $tiles }
}
option-auction-unsold = Subasta { $number }: nadie puja
option-auction-open = Subasta { $number }: en curso

film-won = { $player } se lleva { $count ->
    [0] un sol
    [one] 1 loseta
   *[other] { $count } losetas
} con { $bid }.
film-unsold-stay = Nadie puja: las losetas se quedan.
film-unsold-gone = Nadie puja: las losetas salen del juego.
film-epoch = Termina la época { $epoch }.
film-epoch-leads = Termina la época { $epoch }: { $player } va en cabeza con { $points }.
film-epoch-tied = Termina la época { $epoch }: empate en cabeza con { $points }.
film-wins = Gana { $player } con { $points }.
film-wins-by-sun = Gana { $player } con { $points }, por el sol más alto.
film-unfinished = Cancelada en la época { $epoch }.
film-alt = Película de la partida { $game } en { $frames } imágenes.

button-film = Película
film-making = Estoy preparando la película. La pondré donde se jugó la partida.
film-is-there = Aquí está la película: { $link }
film-none = No hay película de esta partida: no ha terminado, o su canal ya no existe.
film-title = **Partida { $game }: la película**
film-refused = No pude publicar la película de la partida { $game }: Discord no aceptó el archivo. *Ver paso a paso*, debajo del final, muestra lo mismo imagen por imagen.

end-lots = **Mejores compras** (según calcula un jugador virtual):
end-lot = { $place }\. { $player }, { $bid } por { $tiles }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
button-look-lot = Ver el lote { $place }
picture-scores = Puntos tras cada época
alt-scores = tras las épocas { $points }
