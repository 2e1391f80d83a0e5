### Конец эпохи, для всех.

epoch-pharaohs = Фараоны: { $ranking }.
epoch-above = ↑ Итоги эпохи { $epoch } — прямо над этим сообщением.

picture-epoch-over = Эпоха { $epoch } окончена:
picture-epoch-why = { $why ->
    [ra] трек Ра заполнен
   *[suns] все диски использованы
}
picture-epoch-pharaohs = { $place ->
    [most] макс.
   *[fewest] мин.
}

alt-epoch-pharaohs = { $player } ({ $place ->
    [most] больше всех фараонов
   *[fewest] меньше всех фараонов
})
alt-epoch-seat = { $suns }; остаётся: { $stay }; уходит: { $go }.
