### Koniec epoki, dla wszystkich.

epoch-pharaohs = Faraonowie: { $ranking }.
epoch-above = ↑ Co przyniosła epoka { $epoch }, jest tuż powyżej.

picture-epoch-over = Koniec epoki { $epoch }:
picture-epoch-why = { $why ->
    [ra] tor Ra jest pełny
   *[suns] słońca zużyte
}
picture-epoch-pharaohs = { $place ->
    [most] najw.
   *[fewest] najm.
}

alt-epoch-pharaohs = { $player } ({ $place ->
    [most] najwięcej faraonów
   *[fewest] najmniej faraonów
})
alt-epoch-seat = { $suns }; zostaje: { $stay }; przepada: { $go }.
