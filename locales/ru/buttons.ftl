### Кнопки и меню: коротко, телефоны узкие.

## На поле

button-draw = Взять жетон
button-draw-until = Тянуть и дальше до { $count ->
    [one] { $count } жетона
   *[many] { $count } жетонов
} в ряду
button-invoke = Воззвать к Ра…
button-invoke-now = Воззвать к Ра
button-gods = Потратить богов…
button-no-more-gods = Хватит тратить богов
button-discard = Выбрать жетоны…
button-bid = Поставить…
button-advice = Сколько это даст?
button-pass = Пас
button-call-later = Напомнить позже…
button-one-hour = Через 1 ч
button-three-hours = Через 3 ч
button-evening = Сегодня вечером
button-tomorrow = Завтра
button-not-later = Не звать
button-rematch = Ещё раз тем же составом
button-got = Что мне досталось?
button-details = Подробности
button-my-game = Моя партия
button-in-words = Словами
button-help = Помощь
button-learn = Урок «Ра»
button-lesson = Урок
button-legend = Жетоны и очки
button-commands = Команды
button-rules = Правила
button-back = Я снова здесь
button-back-of = { $player }: я снова здесь

## В личных панелях

button-undo = Отменить ход
button-carry-on = Сходить сразу
button-play-ways = Играть в «Ра»…
button-game = Партия { $game }…
button-next = Дальше: партия { $game }
button-next-until = Дальше: партия { $game }, ещё { $count } { $unit ->
    [minutes] мин.
    [hours] ч.
   *[days] дн.
}
button-orders = Поручения…
button-story = Весь ход партии
button-continue = Продолжить
button-all-news = Прочитать всё
button-ask-such = О таком спрашивать меня
button-note = Заметка…
button-settings = Настройки…
button-earlier = Раньше
button-later = Позже
button-return = Назад
button-bid-sun = Поставить { $sun }
button-up-to = Как можно меньше, до { $sun }
button-ask-on-turn = Спросить в мою очередь
button-ask = Спросить меня
button-change = Изменить
button-withdraw = Отозвать ответ
button-cases = Ответ на каждую ставку…
button-pass-instead = Если { $sun } мало — пас
menu-case = Какой случай?
button-invoke-up-to = Воззвать, ставка до { $sun }
button-invoke-ask = Воззвать, спросить потом
button-invoke-pass = Воззвать и пасовать
menu-take = Какие жетоны забрать
option-take = { $tile } (деление { $space })
menu-take-order = Изменить порядок
option-take-first = Сначала: { $tile }
button-take = Забрать
button-take-one = Забрать: { $tile }
option-give-up = { $tile } ({ $number } из { $count })
button-resign = Выйти из партии насовсем
button-give-chair = Да, отдаю своё место
button-take-chair = Занять место
button-take-free-chair = Занять это место
button-no-thanks = Нет, спасибо
button-off-ask = Спросить
button-off-now = Отменить партию
button-off-yes = Да, отменить
button-off-no = Нет, играем дальше

## Что набирают

typed-pass = пас
typed-up-to = до { $sun }
typed-ask = спросить
typed-no-sleep = нет
typed-bid-so-far = { $sun } (ваш ответ сейчас)
