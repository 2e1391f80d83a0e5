### Что произошло, по строке на событие, для всех, на языке стола. О людях — в настоящем времени или без глагола.

story-began = Партия началась: { $players }.
story-has-begun = Партия началась.
story-drew = { $player } тянет: { $tile }.
story-drew-ra = { $player } тянет Ра, { $ra } из { $limit }.
story-invoked = { $player } взывает к Ра.
story-invoked-full = { $player } взывает к Ра при полном ряде.
story-bid = { $player } ставит { $sun }
story-passed = { $player } пасует
story-bids = { $bids }.
story-won = **{ $player } побеждает со ставкой { $bid }**: { $tiles ->
    [none] диск { $sun }
   *[other] { $tiles }, диск { $sun }
}.
story-unsold = Ставок нет.
story-unsold-stay = Ставок нет: жетоны остаются.
story-unsold-gone = Ставок нет. Уходят из игры: { $gone }.
story-god-spent = { $player } тратит бога и забирает: { $tile }.
story-lost = { $disaster }. { $player }: минус { $lost }.
story-epoch-over = **Эпоха { $epoch } окончена**: { $why ->
    [ra] трек Ра заполнен
   *[suns] все диски использованы
}.{ $gone ->
    [none] {""}
   *[other] {" "}Уходят из игры: { $gone }.
}
story-epoch-begins = Эпоху { $epoch } начинает { $player }.
story-over = **Партия окончена**: { $places }.
story-place = { $player } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
story-nothing = Пока ничего не произошло.
story-page = **Партия { $game }**, страница { $page } из { $pages }

## Что было за столом помимо игры

table-out-of-time = ⏳ { $player }: время вышло, поэтому ход делаю я. Если оно выйдет ещё раз до хода этого игрока, место до возвращения займёт компьютер.
table-out-of-time-again = ⏳ { $player }: время снова вышло, поэтому ход делаю я.
table-acted-for = { $by } делает ход за игрока { $player }.
table-taken-back = ~~{ $player } { $action ->
    [draw] тянет жетон
    [invoke] взывает к Ра
    [god] тратит жетон богов
    [done] больше не тратит богов
    [bid] ставит { $sun }
    [pass] пасует
   *[discard] сбрасывает: { $tile }
}~~
table-undone = { $by } это отменяет{ $void ->
    [true] : ответы, данные заранее, больше не действуют
   *[false] {""}
}.
table-stand-in-late = До возвращения за игрока { $player } играет компьютер.
table-stand-in-away = { $player } в отпуске: до возвращения играет компьютер.
table-resigned = **{ $player } покидает партию.** На этом месте продолжит компьютер.
table-back = { $player } снова в игре.
table-extended = { $by } даёт игроку { $player } ещё { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}.
table-seated = **На месте игрока { $from } теперь играет { $player }**: так решает { $by }.
table-took-chair = **{ $player } занимает место игрока { $from }.**
table-host = Теперь организатор — { $player }.
table-held = **{ $by } ставит партию на паузу**: время ни у кого не идёт{ $reason ->
    [holiday] { " (" }праздники).
    [rules] { " (" }вопрос о правилах).
    [technical] { " (" }техническая неполадка).
    [wish] { " (" }по просьбе игроков).
   *[none] .
}
table-goes-on = { $by } возобновляет партию.
table-cancelled = { $by } отменяет партию.
table-cancelled-deserted = Две недели никто не возвращался и не занимал место: **партия отменена.**
table-cancelled-by-all = { $by } спрашивает, и все, у кого было место, согласны: **партия отменена.**
# Не «я»: глагол рядом стоит в третьем лице.
table-the-bot = Бот

## Конец

end-wins = **Победа: { $player }, { $points }.**
end-others = { $others }.
end-left = { $line } (выход из партии)
end-title = Ра · партия { $game } · итоги
end-place = { $place }. **{ $player }** — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $tied ->
    [true] {" "}(при равенстве: старший диск { $sun })
   *[false] {""}
}{ $left ->
    [true] , выход из партии
   *[false] {""}
}
end-result = Партия { $game } окончена: { $places }.
end-by-sun = { $player } побеждает благодаря старшему диску.
end-column-epoch = эпоха
end-row-sum = сумма
end-row-held = минимум { $floor }
end-row-score = счёт
end-proof = Мешок в том порядке, в каком его перемешали в начале, — в файле bag.txt. `sha256sum bag.txt` выводит ту сумму, что была показана тогда: `{ $sum }`. Вся партия — в записи рядом.
end-bag-file = Мешок, как его перемешали в начале, для sha256sum
end-record-file = Запись партии, для ra-bot verify
