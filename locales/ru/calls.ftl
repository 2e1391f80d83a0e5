### Оповещения. В канале начинаются с упоминания, поэтому первая буква строчная; в личном сообщении она станет прописной.
### Перед { $channel } всегда стоит «в»: ср. channel-opening.

call-in-channel = { $user }, { $call }
call-may-answer = в партии { $game } аукцион: отвечайте когда угодно, ответ останется тайным.
call-may-answer-until = в партии { $game } аукцион: ответьте до { $until }, ответ останется тайным.
call-answer-last = в партии { $game } аукцион, и ваше время на ответ выйдет { $relative }.
call-over = партия { $game } окончена: { $places }.
call-ended = партия { $game } окончена.
call-waits = партия { $game } ждёт вас: { $asked }.
call-waits-until = партия { $game } ждёт вас: { $asked }, до { $until }.
call-waits-only = партия { $game } ждёт только вас: { $asked }.
call-time-until = Время есть до { $until }.
call-last = партия { $game } ждёт только вас, и ваше время выйдет { $relative }.
call-last-then = { $action ->
    [draw] Тогда я возьму жетон за вас.
    [invoke] Тогда я воззову к Ра за вас.
    [pass] Тогда я спасую за вас.
    [either] Тогда я спасую за вас или поставлю ваш младший диск, если все остальные спасовали.
    [bid] Тогда я поставлю за вас { $sun }, ваш младший диск.
    [discard] Тогда я сброшу за вас наименее ценные жетоны.
    [done] Тогда я закончу ваш ход за вас.
   *[nothing] Тогда я ничего не буду делать за вас.
}
call-asked = { $question ->
    [turn] ваш ход
    [gods] ещё жетон богов или хватит
    [bid] ставка или пас
    [discard] выберите жетоны, которые заберёт бедствие
    [may-answer] аукцион, отвечать можно в любое время
   *[over] всё позади
}
call-others = Вас { $count ->
    [one] ждёт ещё { $count } партия
    [few] ждут ещё { $count } партии
   *[many] ждут ещё { $count } партий
} на этом сервере:
call-to-the-board = К полю
call-is-in = Партия идёт в { $channel }.
call-several = Вас ждут партии:
call-one-of-several = Партия { $game } в { $channel }: { $asked }
call-one-of-several-until = Партия { $game } в { $channel }: { $asked }, до { $until }
call-more = … и ещё { $count }: /ra games.
call-next = Партия { $game } в { $channel }: сейчас { $player }, затем вы.
call-here = Личные сообщения от меня до вас доходят: я пишу вам сюда, как вы выбрали в /ra settings.

came-answered = Партия { $game }: ответ уже дан.
came-late = Партия { $game }: ваше время вышло. { $action ->
    [draw] Жетон за вас взят.
    [invoke] К Ра за вас воззвал бот.
    [pass] За вас сказан пас.
    [bid] За вас поставлен { $sun }, ваш младший диск.
    [discard] За вас сброшены наименее ценные жетоны.
   *[done] Ваш ход за вас закончен.
}
came-acted-for = Партия { $game }: за вас ходит { $by }.
came-skipped = Партия { $game }: ни один ваш диск не был достаточно старшим, поэтому вас не спрашивали.
came-left = Вы больше не играете в партии { $game }.
came-paused = Партия { $game } сейчас вас не ждёт; я снова оповещу вас, когда она продолжится.
came-called-off = Партия { $game } отменена.
came-past = С тех пор партия { $game } пошла дальше.
came-stood-in = До вашего возвращения на вашем месте играет компьютер.
