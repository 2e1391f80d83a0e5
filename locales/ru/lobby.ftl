### Стол до начала партии.

## Сообщение

lobby-open = { $table }: { $free ->
    [0] { $kept ->
        [true] других свободных мест нет
       *[false] свободных мест нет
    }
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}.
lobby-invited = Место оставлено для: { $people }, до { $until }.
lobby-invites = { $host } держит для вас место: партия { $game } в { $channel }. Оно ваше до { $until }.
lobby-title = Ра · партия { $game }
lobby-title-named = Ра · партия { $game } · { $name }
lobby-seat = { $name }{ $host ->
    [true] {" "}(организатор)
   *[false] {""}
}
lobby-classic = Классическое издание.
lobby-terms = { $edition ->
    [classic] Классическое издание (бедствие, взятое за бога, бьёт в конце хода)
   *[pharaoh] Издание «Фараон» (бедствие, взятое за бога, бьёт сразу)
}, { $place ->
    [here] играем в этом канале
   *[thread] играем в ветке этого канала
}.
lobby-takes-hours = Около { $hours ->
    [one] { $hours } часа
    [few] { $hours } часов
   *[many] { $hours } часов
}.
lobby-takes-days = Около { $days ->
    [one] { $days } дня
    [few] { $days } дней
   *[many] { $days } дней
}.
lobby-takes-weeks = Около { $weeks ->
    [one] { $weeks } недели
    [few] { $weeks } недель
   *[many] { $weeks } недель
}.
lobby-language = Язык: { $language }.
lobby-pictures = Картинки: { $theme ->
    [dark] тёмные
   *[light] светлые
}.
lobby-leaves = { $leaves ->
    [nothing] **Очевидные ходы:** всегда спрашиваю.
    [passes] **Очевидные ходы:** тяну и пасую за тех, кто этого хочет (/ra settings).
    [bids] **Очевидные ходы:** тяну, пасую и ставлю младший диск за тех, кто этого хочет (/ra settings).
   *[draws] **Очевидные ходы:** тяну за тех, кто этого хочет (/ra settings).
}
lobby-advice = { $advice ->
    [true] **Советы:** кто делает ставку, видит, сколько по расчёту компьютера даёт то, что лежит в ряду (отключается в /ra settings).
   *[false] **Советы:** нет.
}
lobby-start-full = Партия начнётся сама, как только мне дадут нужные права.
lobby-start = **Начало:** само, когда займут последнее место{ $sooner ->
    [true] ; если сели хотя бы двое, может начать организатор
   *[false] {""}
}.
lobby-how = Или наберите /ra join, /ra leave, /ra start.
lobby-started = Партия { $game } началась: { $players }.
lobby-goes-on = Партия { $game } продолжается здесь: { $order }.
lobby-goes-on-in = Партия { $game } продолжается в { $channel }.
lobby-rematch-there = Этот стол уже играет партию { $game }: { $link }
place-choose = Там, где началась партия { $game }, я больше не могу открыть ветку. Где ей продолжаться?
place-choose-one = Выберите канал
place-none = Я не нахожу канала, где я могу открыть ветку, а вы — писать. Попросите об этом модераторов и нажмите *Продолжить* ещё раз.
lobby-has-started = Партия { $game } началась.
lobby-played-here = Ветку здесь использовать нельзя, поэтому партия { $game } идёт прямо в этом канале.
lobby-waits = Партия { $game } началась, но открыть для неё ветку здесь пока не получается. Попытки продолжаются; до тех пор время ни у кого не идёт. Через три дня партия будет отменена.
lobby-over = Партия { $game } окончена.
lobby-called-off = Партия { $game } отменена.
lobby-table-closed = Стол партии { $game } закрыт: { $people }.
lobby-expired = Стол партии { $game } закрыт: за { $live ->
    [true] два часа
   *[false] семь дней
} никто не сел и не встал. /ra new открывает новый.
lobby-closes = { $people }: за стол партии { $game } никто не садится, и никто не встаёт. Он закроется сам после этого времени: { $until }, если никто из вас не оставит его открытым.
lobby-kept-open = { $name } оставляет стол партии { $game } открытым до: { $until }.
lobby-promise = Доказательство честного перемешивания (SHA-256 мешка): { $sum }
lobby-table = За столом: { $players }.

## Кнопки

lobby-button-join = Сесть за стол
lobby-button-details = Подробнее…
lobby-button-leave = Встать
lobby-button-start = Начать
lobby-button-call-off = Закрыть стол
lobby-button-rules = Как играть
lobby-button-computer = Добавить компьютер…
lobby-button-free = Освободить место…
lobby-button-seats = Места…
lobby-button-classic = Классическое издание
lobby-button-pharaoh = Издание «Фараон»
lobby-button-keep = Не закрывать
lobby-button-pace = Темп…
lobby-button-leaves = Очевидные ходы…
lobby-button-advice = Включить советы
lobby-button-no-advice = Выключить советы
lobby-button-language = Язык…
lobby-button-dark = Тёмные картинки
lobby-button-light = Светлые картинки

## Что узнаёт тот, кто нажимает

lobby-started-in = Партия { $game } началась в { $channel }.
lobby-alone-here = Ваша партия в «Ра» против компьютера идёт здесь, чтобы никому не мешать.
lobby-which = Здесь открыто несколько столов. Какой вы имеете в виду?
lobby-called = Ра { $game } · { $who }
lobby-levels = Насколько сильным будет компьютер? *Лёгкий* играет на глазок, *обычный* немного думает наперёд, *сложный* — крепкий орешек.
lobby-level-easy = Лёгкий
lobby-level-normal = Обычный
lobby-level-hard = Сложный
lobby-computer-seated = { $name } теперь за столом партии { $game }.
lobby-computer-left = Компьютер вышел из-за стола.
lobby-free = Чьё место освободить?
lobby-free-ask = Освободить место? Его занимает { $name }. Вернуться за стол можно, если вы это не запретите.
lobby-free-only = Освободить место
lobby-free-and-bar = Освободить и не пускать обратно
lobby-freed = Место снова свободно: { $name }.
lobby-seated = Вы за столом партии { $game }.
lobby-seated-cannot-start = Все места заняты, но начать пока нельзя: партия начнётся сама, как только мне дадут нужные права.
lobby-seated-starts = Партия начнётся, когда все места будут заняты или { $host } её начнёт; я сообщу вам.
lobby-seated-full = Все места заняты: партию начинает { $host }, а через минуту она начнётся сама.
lobby-left = Ваше место снова свободно.
lobby-left-last = За столом больше никого нет: он закрыт.
lobby-language-choose = На каком языке говорить за этим столом? Он один для всех, а то, что видите только вы, останется на вашем.
lobby-seats-choose = Сколько мест должно быть за столом?
lobby-seats-choice = { $seats }{ $starts ->
    [true] : начать
   *[false] {""}
}
lobby-seats-set = Мест за столом теперь: { $seats }.
lobby-seats-set-cannot-start = Мест за столом теперь: { $seats }, и все заняты. Партия пока не может начаться: она начнётся сама, как только мне дадут нужные права.
lobby-leaves-choose = Чтобы партия не стояла: какие очевидные ходы мне делать за тех, кто этого хочет? Каждый выбирает в /ra settings.
lobby-leaves-choice = { $leaves ->
    [nothing] Ничего
    [passes] Тянуть и пасовать
    [bids] И младшее солнце
   *[draws] Тянуть
}
lobby-settings = **Вы организатор партии { $game }**: это видите только вы.
    Мест: { $seats }.
    Издание: { $edition ->
        [classic] классическое (бедствие, взятое за бога, бьёт в конце хода)
       *[pharaoh] «Фараон» (бедствие, взятое за бога, бьёт сразу)
    }.
lobby-settings-play =
    Темп: { $pace }.
    Очевидные ходы, которые делаю я: { $leaves ->
        [nothing] нет
        [passes] тянуть и пасовать
        [bids] тянуть, пасовать, ставить младшее солнце
       *[draws] тянуть
    }.
    Советы (расчёт компьютера для того, кто делает ставку): { $advice ->
        [true] да
       *[false] нет
    }.
    Язык: { $language }.
    Картинки: { $theme ->
        [dark] тёмные
       *[light] светлые
    }.
lobby-settings-of-host =
    Менять этот стол может только организатор, { $host }. { $seated ->
        [true] У вас здесь есть место, и его можно освободить. Партия начнётся сама, когда займут последнее.
       *[false] Можно сесть, пока есть свободное место. Партия начнётся сама, когда займут последнее.
    }
lobby-closed = Стол закрыт.
lobby-close-ask = Закрыть этот стол для всех, кто за ним сидит?
lobby-rematch = Новый стол открыт в { $channel }, место оставлено каждому, кто играл.
lobby-called-off-by-host = Партия { $game } отменена организатором.
lobby-called-off-by = { $by } отменяет партию { $game }.

## Темп

# Стоит и отдельно («*Обычный темп* (…).»), и в lobby-pace-set.
pace-meaning = { $pace ->
    [live] *Живой темп* (все сейчас здесь)
    [fast] *Быстрый темп* (заглядываем несколько раз в день)
    [standard] *Обычный темп* (заглядываем дважды в день)
    [relaxed] *Неспешный темп* (заглядываем, когда есть время)
   *[none] *Без часов*
}
pace-name = { $pace ->
    [live] Живой
    [fast] Быстрый
    [standard] Обычный
    [relaxed] Неспешный
   *[none] Без часов
}
pace-choose = Как быстро хотите играть?
pace-waking-hours = { $pace }. По { $bank ->
    [one] { $bank } часу
    [few] { $bank } часа
   *[many] { $bank } часов
} без ночей; каждый ход возвращает { $increment ->
    [one] { $increment } час
    [few] { $increment } часа
   *[many] { $increment } часов
}.
pace-minutes = { $pace }. По { $bank ->
    [one] { $bank } минуте
    [few] { $bank } минуты
   *[many] { $bank } минут
}, плюс { $increment } за ход.
pace-no-clock = { $pace }: время не ограничено.
pace-each-hours = По { $bank ->
    [one] { $bank } часу
    [few] { $bank } часа
   *[many] { $bank } часов
} без ночей; +{ $increment } ч за ход.
pace-each-minutes = Все сразу: по { $bank ->
    [one] { $bank } минуте
    [few] { $bank } минуты
   *[many] { $bank } минут
}; +{ $increment } мин за ход.
pace-each-no-clock = Без часов: время не ограничено.
pace-own = **Вы** ответили на { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[many] { $count } вопросов
}, на половину из них — не дольше чем за { $waking }{ $wall ->
    [same] {""}
   *[other] , не считая сна и отсутствия (с ними — за { $wall })
}.
pace-own-nothing = **Вы** ещё ни на что не ответили.
pace-table = **Весь этот стол** ответил на { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[many] { $count } вопросов
}, на половину из них — не дольше чем за { $waking }{ $wall ->
    [same] {""}
   *[other] , не считая сна и отсутствия (с ними — за { $wall })
}.
pace-only-sums = Хранятся только эти суммы, без времени суток. Ваши видите только вы.
pace-spared = Очевидные ходы и поручения, сыгранные мной здесь за игроков: { $count }.
pace-waits-for = Партия ждёт: { $players } (вопрос задан { $since }).
# Винительный падеж, после «за».
pace-within = { $unit ->
    [minutes] { $count ->
        [1] минуту
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }
    [hours] { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
   *[days] { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
}
