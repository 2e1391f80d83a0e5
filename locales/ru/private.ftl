### Что человек читает о себе самом, на своём языке. На «вы», по-дружески.

private-so-far = Что уже было:
private-since = С вашего последнего хода:
private-score = **Партия { $game }**, эпоха { $epoch } из 3. У вас **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}**.
private-suns = Диски для ставок: { $suns }.
private-face-down = Лицом вниз, для следующей эпохи: { $suns }.
private-tiles = У вас { $tiles }.
private-if-ended = Если бы эпоха кончилась сейчас: { $points } ({ $categories }).
private-nothing-counts = очков нет
private-can = Ваш ход: { $commands }.
private-can-god = /ra god { $space } ({ $tile })
private-can-end = /ra god без жетонов, чтобы закончить
private-your-turn = Ваш ход.
private-invoked = Вы взываете к Ра.

## Ответ, данный заранее

private-kept-none = Ответа пока нет: вас спросят, когда дойдёт очередь.
private-kept-ask = Записано: вас спросят, когда дойдёт очередь, а до тех пор ваши часы стоят.
private-own-time = Ваше собственное время на это: до { $moment }, { $relative }.
private-out-of-time = Ваше время вышло, поэтому вы пасуете или, если ставка обязательна, ставите младший диск. Пока очередь не дошла, можно ответить иначе.
private-kept-whatever = Записано. { $action ->
    [pass] Пас
   *[bid] Ставка { $sun }
}, что бы ни поставили другие. До вашей очереди этого никто не увидит.
private-kept-cases = Записано. { $cases }. До вашей очереди этого никто не увидит.
private-cases-stop = .{ " " }
private-case = { $bids ->
    [none] Без ставок
    [none-or-one] Без ставок или после { $most }
    [none-or-up-to] Без ставок или до { $most }
    [one] После { $most }
    [two] После { $least } или { $most }
    [or-more] После { $least } и выше
   *[range] После { $least }–{ $most }
}: { $action ->
    [bid] ставка { $sun }
    [pass] пас
   *[ask] спрошу вас
}
private-case-ask = { $bids ->
    [none-or-one] Без ставок или после { $most }
    [none-or-up-to] Без ставок или до { $most }
    [one] После { $most }
    [two] После { $least } или { $most }
    [or-more] После { $least } и выше
   *[range] После { $least }–{ $most }
}: спрошу вас
private-lines = Ваш ответ на каждую наибольшую ставку, которая может быть к вашей очереди. Чтобы изменить его, выберите случай.
private-line = { $highest ->
    [0] Без ставок
   *[other] После { $highest }
}: { $action ->
    [bid] ставка { $sun }
    [pass] пас
   *[ask] спросить меня
}
private-before-line-no-bid = Если к вашей очереди ставок не будет:
private-before-line = Если к вашей очереди наибольшая ставка — { $sun }:
private-before-line-of = Если к вашей очереди наибольшая ставка — { $sun } ({ $player }):

## Что ещё можно отменить

private-pending = { $action ->
    [invoke] Вы взываете к Ра
    [bid] Ваша ставка — { $sun }
    [pass] Вы пасуете
    [gods] Вы тратите жетоны богов и забираете: **{ $tiles }**
    [done] Вы больше не тратите жетоны богов
   *[discard] Вы сбрасываете: **{ $tiles }**
}.
private-pending-answer = Когда дойдёт очередь до вас: { $answer }.
private-pending-until = Ход будет сделан { $when }; до тех пор его никто не увидит.

## Перед решением

private-invoke-full = Вы отвечаете в конце; если все пасуют, жетоны уходят из игры.
private-invoke-last = Вы отвечаете в конце, а если все пасуют, обязаны поставить.
private-hold-suns = Ваши диски: { $suns }.
private-invoke-ahead = Ответ, данный сейчас, останется тайным, пока не ответят все остальные. «Ставка до» — это младший из ваших дисков, которого хватит, а если такого нет — пас.
private-best-bid = { $player } ставит { $sun }.
private-no-bid = Ставок пока нет.
private-before-you = Перед вами: { $players }.
private-could-bid = { $player } ({ $suns })
private-worth = Ценность для вас сейчас: около { $points }.
private-spend = У вас { $count ->
    [one] { $count } жетон богов
    [few] { $count } жетона богов
   *[many] { $count } жетонов богов
}. Каждый забирает один жетон из ряда: выберите все нужные, по порядку.
private-spend-chosen = Вы забираете: **{ $tiles }**{ $count ->
    [1] {" "}— за 1 жетон богов
    [one] {" "}— в этом порядке, за { $count } жетон богов
    [few] {" "}— в этом порядке, за { $count } жетона богов
   *[many] {" "}— в этом порядке, за { $count } жетонов богов
}. На этом ваш ход закончится.
private-discard = Бедствие «{ $disaster }» забирает { $count ->
    [one] { $count } ваш жетон: выберите какой
    [few] { $count } ваших жетона: выберите какие
   *[many] { $count } ваших жетонов: выберите какие
}.
private-discard-chosen = Вы сбрасываете: **{ $tiles }**.
private-before-resigning = **Выйти из партии { $game } насовсем?** На вашем месте продолжит компьютер, в итогах вы будете на последнем месте, а организатор сможет отдать ваше место кому-то ещё. Если нужна только передышка: /ra settings, там можно взять отпуск на несколько дней.

## Подтверждения

private-resigned = Вы вышли из партии.
private-back = С возвращением: место снова ваше.
private-undone = Ход отменён.
private-looked-after = Готово. Об этом сказано в канале партии и записано в её истории.
private-chair-taken = Теперь у вас есть место в партии { $game }: { $channel }. Там /ra me покажет то, что знаете только вы.

## Свои партии

games-line = Партия { $game } в { $channel }: { $whose ->
    [yours] **ваш ход**
    [others] ходит { $player }
    [held] пауза, пока модератор не продолжит партию командой /ra-admin resume
    [gone] пауза, пока меня не вернут на сервер
   *[nobodys] окончена
} (обновлено { $since })
games-refused = Партия { $game }: { $refusal }
games-none = Сейчас у вас нет партий. /ra new открывает стол в канале сервера.
games-more = … и ещё { $count }.

private-done-apart = Готово: { $link }
