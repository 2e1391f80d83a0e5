admin-games = **Партии этого сервера.** Выберите одну, чтобы увидеть, что можно сделать.
admin-no-games = Здесь не идёт ни одной партии, и нет открытых столов.
admin-table = { $name } в { $channel }: открытый стол, { $free ->
    [0] мест нет
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
admin-menu-games = Выберите партию
admin-button-pause = Пауза…
admin-why = **Почему партия { $game } ставится на паузу?** Причину прочитают все.
admin-button-no-reason = Без причины
admin-button-resume = Продолжить
admin-button-extend = Ещё { $hours } часов для { $player }
admin-button-act = Сходить за { $player }
admin-button-cancel = Отменить…
admin-button-history = Что произошло
admin-button-all = Назад ко всем партиям
admin-done = { $done ->
    [paused] Партия на паузе: часы стоят, пока её не возобновят.
    [resumed] Партия продолжается.
   *[acted] Готово: ход за этого игрока сделан.
}
admin-extended = { $player }: добавлено { $hours } ч.
