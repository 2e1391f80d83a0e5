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
