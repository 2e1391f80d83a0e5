### Поле словами. Его читают все, на языке стола.
### Имена не склоняются, и пол неизвестен: о людях пишем в настоящем времени или без глагола. Названия бедствий бывают и
### во множественном числе («Похороны»), поэтому глагол согласуется со словом «бедствие».

## Вопрос над полем

board-turn = { $player }, ваш ход. { $track ->
    [none] Ряд пуст.
   *[other] В ряду: { $track }.
} Ра { $ra } из { $limit }.
board-track-full = Ряд полон: взять жетон нельзя.
board-gods = { $player }, ещё жетон богов или хватит? { $track ->
    [none] Ряд пуст.
   *[other] В ряду: { $track }.
} Ра { $ra } из { $limit }.
board-discard = { $player }, бедствие «{ $disaster }» забирает ваши { $kind ->
    [monument] монументы
   *[civilization] жетоны цивилизации
} (сколько: { $count }): выберите.
board-auction = { $players ->
    [none] Аукцион
   *[other] { $players }, аукцион
}: { $tiles ->
    [none] без жетонов, только диск { $sun }
   *[other] { $tiles }, диск { $sun }
}{ $beat ->
    [0] {""}
   *[other] ; перебить { $beat }
}.
board-cause-drawn = { $player } тянет Ра, { $ra } из { $limit }.
board-cause-invoked = { $player } взывает к Ра: отвечает в конце, а если все пасуют, обязательно ставит.
board-cause-invoked-full = { $player } взывает к Ра при полном ряде: если все пасуют, жетоны уходят из игры.
board-bid = { $player } ставит { $sun }
board-passed = { $player } пасует
board-bids = { $bids }.
board-no-bid = Ставок пока нет.
board-next = Теперь { $first }, затем { $others }.
board-next-and-last = Теперь { $player }, и это последний ответ.
board-out = Перебить нечем: { $players }.
board-spent = Дисков не осталось: { $players }.
board-answer-any-time = Отвечать можно сразу и тайно: ответы вступают в силу по порядку мест.
board-clock-rests = Часы стоят до { $moment }.
board-until = Время истекает { $moment }, { $relative }
board-until-latest = Время истекает не позднее { $moment }, { $relative }
board-at-the-latest = У каждого своё время; последнее истекает { $moment }, { $relative }
board-older = Это прежнее поле. Нынешнее — ниже.

## Стол словами

board-title = Ра · партия { $game } · эпоха { $epoch } из 3
board-table = Поле
board-track = **Аукционный ряд**: { $tiles ->
    [none] пусто
   *[other] { $tiles }
} ({ $count } из 8)
board-gap = (пусто)
board-sun = **Диск на поле**: { $sun }
board-ra-and-bag = **Трек Ра**: { $ra } из { $limit } · **в мешке** { $bag ->
    [one] { $bag } жетон
    [few] { $bag } жетона
   *[many] { $bag } жетонов
}
# «Отмеченный Ра» из правил указывает на пол, поэтому называем статую.
seat-ra-player = со статуей Ра
seat-bids = ставка { $sun }
seat-passes = пас
seat-suns = Диски: { $suns }{ $down ->
    [0] {""}
   *[other] , лицом вниз { $down }
}

## Что ещё сообщают всем

board-paused-gone = **Пауза**, пока меня не вернут на сервер.
board-paused-held = **Пауза** по решению модератора, который может продолжить партию командой /ra-admin resume{ $reason ->
    [holiday] { " (" }праздники).
    [rules] { " (" }вопрос о правилах).
    [technical] { " (" }техническая неполадка).
    [wish] { " (" }по просьбе игроков).
   *[none] .
} Время ни у кого не идёт.
board-paused-deserted = **Сейчас никто не играет**, и партия ждёт: на всех местах компьютеры. Она продолжится, как только { $people } нажмёт *Я снова здесь*{ $offered ->
    [true] {" "}или кто-нибудь займёт предложенное место
   *[false] {""}
}.
board-paused-deserted-until = Если до { $until } этого не случится, я отменю её, и она останется неоконченной.
board-wants-chair = { $owner }, { $host } предлагает отдать ваше место игроку { $newcomer } насовсем, вместе со всем, что видите только вы. Согласиться можете лишь вы; до тех пор место ваше.
board-offers-chair = { $newcomer }, хотите насовсем занять место в партии { $game }? Сейчас на нём { $owner }, а предлагает его { $by }. Пока вы его не займёте, ничего не изменится; предложение действует до: { $until }.
board-chair-taken = { $newcomer } занимает место, на котором был игрок { $owner }.
board-chair-declined = { $newcomer } отказывается от места, на котором { $owner }: всё остаётся как есть.
chair-free = **Место игрока { $owner } в партии { $game } свободно** ({ $channel }): на нём играет компьютер. Кто не сидит за столом, может занять его насовсем, со всем тайным; очки и итоговое место достанутся ему.{ $left ->
    [true] {""}
   *[false] {" "}До тех пор { $owner } ещё может вернуться.
}
chair-taken = { $player } теперь на месте игрока { $owner } в партии { $game }.
chair-back = { $owner } снова в партии { $game }: место больше не свободно.
chair-over = Место игрока { $owner } никто не занял: партия { $game } окончена.
chair-called-off = Место игрока { $owner } никто не занял: партия { $game } отменена.
board-player-left = **{ $player }** больше не на этом сервере. Время идёт дальше: когда оно выйдет дважды, на этом месте будет играть компьютер, и его сможет занять любой. До того те, кто присматривает здесь за партиями, могут отдать место другому (/ra-admin replace) или отменить партию (/ra-admin cancel).
board-player-left-unclocked = **{ $player }** больше не на этом сервере, и партия ждёт. Она продолжится, когда игрок вернётся; иначе те, кто присматривает здесь за партиями, могут отдать место другому (/ra-admin replace) или отменить партию (/ra-admin cancel).
board-mark = Партия { $game } { $sign } { $kind ->
    [start] начало
    [end] конец
    [minute] минута { $entries }
    [moves] ходы { $entries }
   *[move] ход { $entries }
}
