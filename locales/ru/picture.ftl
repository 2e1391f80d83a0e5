### Слова на картинке поля и картинка словами. Места мало.

# После имени: «Нефер отвечает, перебить 7».
picture-asked = { $question ->
    [turn] ходит
    [gods] тратит богов
    [bid] отвечает
   *[discard] отдаёт жетоны
}
picture-paused = Пауза
picture-called-off = Партия { $game } отменена
picture-to-beat = , перебить { $sun }
picture-owed = : { $disaster }, { $count }
picture-ra = Ра { $ra }/{ $limit }
picture-sun = Диск
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
picture-held = * минимум { $floor }: ниже счёт не опускается
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
alt-board = Диск { $sun }. Ра { $ra } из { $limit }, эпоха { $epoch }, в мешке { $bag }.
alt-drawn = Последним вытянут жетон: { $tile ->
    [ra] Ра
   *[other] { $tile } на месте { $space }
}.
alt-won = Забрано в последнем аукционе ({ $player }): { $tiles }.
alt-suns = { $player }. Диски: { $suns }{ $down ->
    [0] {""}
   *[other] , лицом вниз { $down }
}
alt-ra-player = со статуей Ра
alt-kinds = Жетоны по порядку игроков: { $kinds }.
alt-end = Партия окончена. Очки по видам, эпоха за эпохой.
alt-held = удержано на минимуме: { $points }

picture-legend-title = Что приносят жетоны (×: сколько их в мешке)
picture-legend-name = { $tile } ×{ $count }
picture-legend-pharaoh = больше всех +{ $most }, меньше всех −{ $fewest }; остаются
picture-legend-ra = открывает аукцион; последний завершает эпоху
picture-legend-nile = по { $points }, если есть Паводок; остаются
picture-legend-flood = по { $points }
picture-legend-god = по { $points } или потратить и взять жетон из ряда
picture-legend-gold = по { $points }
picture-legend-civilization = ни одного −{ $none }; 3, 4 или 5 видов +{ $three }, +{ $four } или +{ $five }
picture-legend-monument = в самом конце { $one } за вид, 7 видов { $seven }, 8 видов { $eight }; и ещё { $three }, { $four } или { $five } за 3, 4 или 5 одинаковых; остаются
picture-legend-disaster = { $disaster ->
    [funeral] отнимает фараонов: { $toll }
    [drought] отнимает { $toll }: паводки, потом Нил
    [war] отнимает цивилизацию на выбор: { $toll }
   *[earthquake] отнимает монументы на выбор: { $toll }
}
picture-legend-sun = в самом конце наибольшая сумма +{ $most }, наименьшая −{ $fewest }

## Таблица сезона: строка для каждого

picture-standings-column = { $column ->
    [place] Место
    [name] Имя
    [points] Очки
    [games] Партии
    [wins] Победы
   *[share] Доля
}
picture-standings-share = { $percent } %
picture-standings-counted = Очки, победы и доля: по лучшим партиям, не более { $games }.
picture-standings-ties = При равных очках: победы, потом доля, потом жребий.
picture-standings-final = Места 1–{ $places }: финал. Остальные: очки.
picture-standings-of-best = Доля: от лучшего счёта за столом, в среднем.
alt-standings-row = { $place }. { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}, { $percent } %
alt-standings-you = { $player } (вы)
