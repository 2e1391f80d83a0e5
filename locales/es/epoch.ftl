### El final de una época, para todos.

epoch-pharaohs = Faraones: { $ranking }.
epoch-above = ↑ Lo que trajo la época { $epoch } está justo arriba.

picture-epoch-over = Termina la época { $epoch }:
picture-epoch-why = { $why ->
    [ra] casillero de Ra lleno
   *[suns] no quedan soles
}
picture-epoch-pharaohs = { $place ->
    [most] más
   *[fewest] menos
}

alt-epoch-pharaohs = { $player } ({ $place ->
    [most] más faraones
   *[fewest] menos faraones
})
alt-epoch-seat = { $suns }; conserva { $stay }; pierde { $go }.
