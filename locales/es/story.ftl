### Lo que pasó, una línea por cosa, para todo el mundo, en el idioma de la mesa.
### En presente: «Nefer saca Nilo». Sin participios que digan el género.

story-began = Empieza la partida: { $players }.
story-has-begun = Empieza la partida.
story-drew = { $player } saca { $tile }.
story-drew-ra = { $player } saca Ra, { $ra } de { $limit }.
story-invoked = { $player } invoca a Ra.
story-invoked-full = { $player } invoca a Ra con el casillero lleno.
story-bid = { $player } puja { $sun }
story-passed = { $player } pasa
story-bids = { $bids }.
story-won = **{ $player } gana con { $bid }**: { $tiles ->
    [none] sol { $sun }
   *[other] { $tiles }, sol { $sun }
}.
story-unsold = Nadie puja.
story-unsold-stay = Nadie puja: las losetas se quedan.
story-unsold-gone = Nadie puja. Salen del juego: { $gone }.
story-god-spent = { $player } cambia un Dios por { $tile }.
story-lost = { $disaster }: { $player } pierde { $lost }.
story-epoch-over = **Termina la época { $epoch }**: { $why ->
    [ra] el casillero de Ra está lleno
   *[suns] no quedan soles por usar
}.{ $gone ->
    [none] {""}
   *[other] {" "}Salen del juego: { $gone }.
}
story-epoch-begins = La época { $epoch } empieza con { $player }.
story-over = **Termina la partida**: { $places }.
story-place = { $player } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
story-nothing = Aún no ha pasado nada.
story-page = **Partida { $game }**, página { $page } de { $pages }

## Lo que pasó en la mesa además del juego

table-out-of-time = ⏳ A { $player } se le acabó el tiempo, así que jugué yo. Si se le acaba otra vez antes de que juegue, un jugador virtual ocupa su puesto hasta que vuelva.
table-out-of-time-again = ⏳ A { $player } se le acabó el tiempo otra vez, así que jugué yo.
table-acted-for = { $by } juega por { $player }.
table-taken-back = ~~{ $player } { $action ->
    [draw] saca una loseta
    [invoke] invoca a Ra
    [god] usa un Dios
    [done] no usa más Dioses
    [bid] puja { $sun }
    [pass] pasa
   *[discard] descarta { $tile }
}~~
table-undone = { $by } lo deshace{ $void ->
    [true] : las respuestas por adelantado quedan anuladas
   *[false] {""}
}.
table-stand-in-late = Un jugador virtual juega en el puesto de { $player } hasta que vuelva.
table-stand-in-away = Durante la ausencia de { $player }, un jugador virtual juega en su puesto.
table-resigned = **{ $player } deja la partida.** Un jugador virtual sigue en su puesto.
table-back = { $player } está de vuelta.
table-extended = { $by } da { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
} más a { $player }.
table-seated = **Desde ahora { $player } ocupa el puesto de { $from }**, por decisión de { $by }.
table-took-chair = **{ $player } toma el puesto de { $from }.**
table-host = Ahora organiza { $player }.
table-held = **{ $by } pone la partida en pausa**: a nadie le corre el tiempo{ $reason ->
    [holiday] { " (" }vacaciones).
    [rules] { " (" }una duda sobre las reglas).
    [technical] { " (" }un problema técnico).
    [wish] { " (" }lo han pedido quienes juegan).
   *[none] .
}
table-goes-on = { $by } reanuda la partida.
table-cancelled = { $by } cancela la partida.
table-cancelled-deserted = En dos semanas no ha vuelto nadie, ni nadie ha tomado un puesto: **la partida queda cancelada.**
table-cancelled-by-all = { $by } lo preguntó y todo el mundo con puesto estuvo de acuerdo: **la partida queda cancelada.**
# No «Yo»: los verbos están en tercera persona («El bot cancela la partida»).
table-the-bot = El bot

## El final

end-wins = **Gana { $player } con { $points }.**
end-others = { $others }.
end-left = { $line } (dejó la partida)
end-title = Ra · partida { $game } · fin
end-place = { $place }. **{ $player }** { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $tied ->
    [true] {" "}(desempate: sol más alto { $sun })
   *[false] {""}
}{ $left ->
    [true] , dejó la partida
   *[false] {""}
}
end-result = Termina la partida { $game }: { $places }.
end-by-sun = Gana { $player } por tener el sol más alto.
end-column-epoch = época
end-row-sum = suma
end-row-held = mínimo { $floor }
end-row-score = marcador
end-proof = La bolsa, tal como se mezcló al principio, está en bag.txt. `sha256sum bag.txt` da la suma que se mostró entonces: `{ $sum }`. La partida entera está en el registro que la acompaña.
end-bag-file = La bolsa tal como se mezcló al principio, para sha256sum
end-record-file = El registro de la partida, para ra-bot verify
