### Слова на картинке поля и картинка словами. Места мало.

# После имени: «Нефер отвечает, перебить 7».
picture-asked = { $question ->
    [turn] ходит
    [gods] тратит богов
    [bid] отвечает
   *[discard] отдаёт жетоны
}
picture-paused = Пауза
picture-to-beat = , перебить { $sun }
picture-owed = : { $disaster }, { $count }
picture-to-go = ещё { $count }
picture-epoch = Эпоха { $epoch } из 3
picture-bag = Мешок { $count }
picture-bid = даёт { $sun }
picture-pass = пас
picture-nameless = Игрок { $number }
picture-wins = побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
picture-start = Очки по эпохам (1, 2, 3) и видам. В начале у каждого { $points }.
picture-sum = Итог
picture-highest-sun = старший диск { $sun }
picture-caption = { $category ->
    [pharaoh] Фараоны
    [river] Река
    [god] Боги
    [gold] Золото
    [civilization] Цивилизация
   *[monument] Монументы
}
picture-column = { $category ->
    [pharaoh] Фараон
    [river] Река
    [god] Боги
    [gold] Золото
    [civilization] Цив.
    [monument] Монум.
   *[sun] Диски
}

## Картинка словами

alt-asked = { $player } { $asked }.
alt-over = Партия окончена.
alt-paused = Партия на паузе.
alt-track = Аукционный ряд: { $tiles ->
    [none] пусто
   *[other] { $tiles }
}.
alt-gap = пусто
alt-board = Диск { $sun }. Ра { $ra } из { $limit }, эпоха { $epoch }, в мешочке { $bag }.
alt-suns = { $player }. Диски: { $suns }{ $down ->
    [0] {""}
   *[other] , лицом вниз { $down }
}
alt-ra-player = со статуей Ра
alt-kinds = Жетоны по порядку игроков: { $kinds }.
alt-end = Партия окончена. Очки по видам, эпоха за эпохой.
