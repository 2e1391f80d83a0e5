### Das Ende einer Epoche, für alle.

epoch-pharaohs = Pharaonen: { $ranking }.
epoch-above = ↑ Was Epoche { $epoch } gebracht hat, steht direkt darüber.

picture-epoch-over = Epoche { $epoch } ist vorbei:
picture-epoch-why = { $why ->
    [ra] die Ra-Leiste ist voll
   *[suns] alle Sonnen sind verbraucht
}
picture-epoch-pharaohs = { $place ->
    [most] meiste
   *[fewest] wenigste
}

alt-epoch-pharaohs = { $player } ({ $place ->
    [most] meiste Pharaonen
   *[fewest] wenigste Pharaonen
})
alt-epoch-seat = { $suns }; behält { $stay }; verliert { $go }.
