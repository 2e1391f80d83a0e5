### La fin d’une époque, pour tout le monde.

epoch-pharaohs = Pharaons : { $ranking }.
epoch-above = ↑ Le bilan de l’époque { $epoch } est juste au-dessus.

picture-epoch-over = L’époque { $epoch } est terminée :
picture-epoch-why = { $why ->
    [ra] la piste Râ est pleine
   *[suns] tous les soleils sont joués
}
picture-epoch-pharaohs = { $place ->
    [most] le plus
   *[fewest] le moins
}

alt-epoch-pharaohs = { $player } ({ $place ->
    [most] le plus de pharaons
   *[fewest] le moins de pharaons
})
alt-epoch-seat = { $suns } ; garde { $stay } ; perd { $go }.
