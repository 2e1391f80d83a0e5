### Личные настройки, на языке человека и больше ни для кого. «Отпуск» — как в игре по переписке.

settings-where = **Когда вы спите и сколько у вас сейчас времени?** Тогда, пока вы спите, время на ход не идёт, и ночью я вас не потревожу. Это видите только вы; изменить ответ можно в /ra settings, там можно вписать любой город.
settings-what-time = А сколько у вас сейчас времени? Так я узнаю, когда у вас ночь.
settings-which-city = А какой из этих городов в вашем часовом поясе? Так я знаю, когда у вас переводят часы.
settings-which-night = Когда вы спите по своим часам?
settings-where-assumed = **Когда вы спите?** Вы мне этого ещё не сказали, поэтому я считаю, что вы спите с { $from } до { $until }: тогда время на ход не идёт, и я вас не тревожу. Если это не так: когда вы спите по своим часам и сколько у вас сейчас времени? Это видите только вы; изменить ответ можно в /ra settings, там можно вписать любой город.
settings-when = **Когда вы спите по времени города { $city }?** Пока вы не скажете иначе, я считаю, что { $night }: тогда время на ход не идёт, и я вас не тревожу. Это видите только вы; изменить ответ можно в /ra settings.

## Все настройки, по строке на каждую

settings-heading = **Ваши настройки.** Другие видят из них только ваши сроки и примерную длительность партии за вашим столом.
settings-city = **Где вы**: { $city }, там сейчас { $time }.
settings-city-unknown = **Где вы**: неизвестно.
settings-sleep = **Сон**: { $night }; в это время ваши часы стоят и я вас не тревожу.
settings-sleep-nowhere = **Сон**: { $night }{ $city ->
    [none] . Ваш часовой пояс мне пока не известен; до тех пор действует пояс сервера или организатора вашего стола.
   *[other] , по времени города { $city }, как на сервере вашего стола. Ваш собственный часовой пояс мне пока не известен.
}
settings-sleep-none = **Сон**: без определённых часов, так что я могу потревожить вас в любое время.
settings-sleep-assumed = **Сон**: не указан, поэтому я считаю, что { $night }; в это время ваши часы стоят, и я вас не тревожу, если только вы не действовали в течение часа.
settings-sleep-unset = **Сон**: не указан. { $city ->
    [none] По времени сервера или организатора вашего стола, если я его знаю,
   *[other] По времени города { $city }, как на сервере вашего стола,
} считаю, что { $night }.
settings-away = **Отпуск**: возвращение — { $day }; { $meanwhile ->
    [stand-in] пока за вас играет компьютер
   *[wait] ваши столы ждут, каждый до трёх дней; потом за вас играет компьютер
}.
settings-not-away = **Отпуск**: нет. У вас { $days ->
    [one] остался { $days } день
    [few] осталось { $days } дня
   *[many] осталось { $days } дней
} отпуска{ $more ->
    [none] {""}
   *[other] , ещё один — с { $more }
}.
settings-calls = **Оповещения**: { $direct ->
    [true] личным сообщением
   *[false] в канале партии
}.
settings-next = **Сообщать, что следующая очередь ваша**: { $next ->
    [true] да, личным сообщением
   *[false] нет
}.
settings-leaves = **Очевидные ходы**: { $leaves ->
    [nothing] всегда спрашиваю вас.
    [passes] тяну и пасую за вас, где это разрешает стол.
    [bids] тяну, пасую и ставлю ваш младший диск за вас, где это разрешает стол.
   *[draws] тяну за вас, где это разрешает стол.
}
settings-done-for-you = Чтобы партия не стояла, я тяну за вас, пока в ряду 0 или 1 жетон, если только следующий жетон Ра не может закончить эпоху. Это начнётся после вашего первого хода, а со следующей партии — и там, где тянул бы почти каждый, со знаком ». Если хотите решать сами, выберите *Нет, всегда спрашивать*.
settings-offer-passes = Ваши последние десять пасов в этой партии были очевидными ходами. Пасовать ли так за вас впредь?
settings-no-passes = Спрашиваю вас и дальше. Передумаете — это есть в /ra settings.
settings-button-draws = Да, делайте их за меня
settings-advice = { $advice ->
    [true] **Советы**: да; когда вы делаете ставку, я говорю, сколько по расчёту компьютера даёт вам то, что лежит в ряду, если ваш стол это разрешает.
   *[false] **Советы**: нет; вам нигде не говорят, сколько даёт то, что лежит в ряду.
}
settings-ahead = { $ahead ->
    [true] **Вопросы заранее**: да; когда вы взяли жетон, я могу спросить, что вы ответите, если кто-то воззовёт к Ра, чтобы потом никто этого не ждал.
   *[false] **Вопросы заранее**: нет; на аукционе я спрашиваю, когда он открылся.
}
settings-language = **Язык**: { $language }{ $chosen ->
    [true] {""}
   *[false] , как в вашем Discord
}.
settings-night = с { $from } до { $to }
settings-direct-refused = **Discord не даёт мне вам написать**, поэтому здесь всё осталось как было. Разрешите личные сообщения в настройках конфиденциальности этого сервера (или разблокируйте меня) и выберите это ещё раз.
settings-direct-unknown = **Пока неизвестно, могу ли я вам писать**: сейчас это не проверить. Я попробую ещё раз без вашего участия, и выбор начнёт действовать, как только до вас дойдёт личное сообщение; до тех пор всё останется как было. Если ничего не придёт, разрешите личные сообщения в настройках конфиденциальности этого сервера и выберите это ещё раз.

## Меню и кнопки

settings-menu-time = Сейчас …
settings-time = { $time }, { $weekday ->
    [1] понедельник
    [2] вторник
    [3] среда
    [4] четверг
    [5] пятница
    [6] суббота
   *[7] воскресенье
}
settings-button-other-time = Ничего из этого
settings-menu-city = Как в городе …
settings-menu-sleep = Когда я сплю
settings-sleep-from = Я сплю { $night }
settings-no-sleep = Без часов сна
settings-button-here = Я снова здесь
settings-button-away = Ухожу в отпуск…
settings-button-channel = Оповещать в канале
settings-button-direct = Оповещать лично
settings-button-not-next = Не сообщать об очереди
settings-button-next = Сообщать об очереди
settings-button-advice = Включить советы
settings-button-no-advice = Выключить советы
settings-button-ahead = Снова спрашивать заранее
settings-button-not-ahead = Больше не спрашивать заранее
settings-menu-leaves = Очевидные ходы
settings-leaves-option = { $leaves ->
    [nothing] Всегда спрашивать меня
    [passes] Тянуть и пасовать за меня, если это очевидно
    [bids] Тянуть, пасовать и ставить мой младший диск, если это очевидно
   *[draws] Тянуть за меня, если это очевидно
}
settings-button-ask-me = Нет, всегда спрашивать
settings-button-passes = Да, пасуйте за меня
settings-button-no-passes = Нет, спрашивайте меня
settings-button-where = Мой часовой пояс…
settings-button-other-night = Другие часы…
settings-button-type-place = Ввести город…
settings-button-type-night = Ввести часы…
settings-form-place = Где вы
settings-form-place-label = Город или сколько там времени
settings-form-night = Когда вы спите
settings-form-night-label = С и до, например 23:30-7:15
settings-menu-wait = Столы ждут до … (не больше 3 дней)
settings-menu-stand-in = Компьютер играет до …
settings-button-more = Ещё настройки…
settings-button-back = К настройкам
settings-menu-language = Язык
settings-language-of-discord = Язык как в моём Discord
# Число впереди, чтобы подходило и после «до …».
settings-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
}, { $weekday ->
    [1] понедельник
    [2] вторник
    [3] среда
    [4] четверг
    [5] пятница
    [6] суббота
   *[7] воскресенье
}
settings-no-days-left = Отсутствовать можно десять дней в год на все партии вместе, и ваши уже кончились{ $more ->
    [none] {""}
   *[other] , следующий появится { $more }
}. Предупредите свои столы или оставьте место компьютеру: /ra resign.
settings-before-leaving = В какой день вы вернётесь? До тех пор ваши часы стоят, за каждым столом не больше трёх дней; потом за вас играет компьютер, или сразу, если вы так выберете. Отсутствовать можно десять дней в год на все партии вместе, и у вас { $days ->
    [one] остался { $days } день
    [few] осталось { $days } дня
   *[many] осталось { $days } дней
}.

## Города

settings-cities =
    London = Лондон
    Berlin = Берлин
    Paris = Париж
    New York = Нью-Йорк
    Los Angeles = Лос-Анджелес
    Chicago = Чикаго
    Denver = Денвер
    Tokyo = Токио
    Sydney = Сидней
    São Paulo = Сан-Паулу
    Delhi = Дели
    Moscow = Москва
    Athens = Афины
    Beijing = Пекин
    Singapore = Сингапур
    Auckland = Окленд
    Honolulu = Гонолулу
    Anchorage = Анкоридж
    Halifax = Галифакс
    St. John’s = Сент-Джонс
    Dubai = Дубай
    Tehran = Тегеран
    Karachi = Карачи
    Dhaka = Дакка
    Bangkok = Бангкок
    Madrid = Мадрид
    Rome = Рим
    Vienna = Вена
    Zürich = Цюрих
    Amsterdam = Амстердам
    Brussels = Брюссель
    Copenhagen = Копенгаген
    Oslo = Осло
    Stockholm = Стокгольм
    Warsaw = Варшава
    Prague = Прага
    Budapest = Будапешт
    Munich = Мюнхен
    Hamburg = Гамбург
    Cologne = Кёльн
    Frankfurt = Франкфурт
    Milan = Милан
    Barcelona = Барселона
    Lyon = Лион
    Marseille = Марсель
    Lisbon = Лиссабон
    Dublin = Дублин
    Manchester = Манчестер
    Edinburgh = Эдинбург
    Glasgow = Глазго
    Birmingham = Бирмингем
    Helsinki = Хельсинки
    Kyiv = Киев
    Bucharest = Бухарест
    Sofia = София
    Riga = Рига
    Vilnius = Вильнюс
    Tallinn = Таллин
    Cairo = Каир
    Jerusalem = Иерусалим
    Tel Aviv = Тель-Авив
    Beirut = Бейрут
    Istanbul = Стамбул
    Ankara = Анкара
    Saint Petersburg = Санкт-Петербург
    Minsk = Минск
    Riyadh = Эр-Рияд
    Baghdad = Багдад
    Nairobi = Найроби
    Johannesburg = Йоханнесбург
    Cape Town = Кейптаун
    Lagos = Лагос
    Accra = Аккра
    Casablanca = Касабланка
    Toronto = Торонто
    Montréal = Монреаль
    Ottawa = Оттава
    Boston = Бостон
    Washington = Вашингтон
    Philadelphia = Филадельфия
    Atlanta = Атланта
    Miami = Майами
    Detroit = Детройт
    Houston = Хьюстон
    Dallas = Даллас
    Austin = Остин
    Minneapolis = Миннеаполис
    New Orleans = Новый Орлеан
    Winnipeg = Виннипег
    Mexico City = Мехико
    Salt Lake City = Солт-Лейк-Сити
    Calgary = Калгари
    Edmonton = Эдмонтон
    Phoenix = Финикс
    San Francisco = Сан-Франциско
    Seattle = Сиэтл
    San Diego = Сан-Диего
    Portland = Портленд
    Las Vegas = Лас-Вегас
    Vancouver = Ванкувер
    Tijuana = Тихуана
    Bogotá = Богота
    Lima = Лима
    Caracas = Каракас
    Santiago = Сантьяго
    La Paz = Ла-Пас
    Buenos Aires = Буэнос-Айрес
    Montevideo = Монтевидео
    Rio de Janeiro = Рио-де-Жанейро
    Brasília = Бразилиа
    Manaus = Манаус
    San Juan = Сан-Хуан
    Havana = Гавана
    Reykjavík = Рейкьявик
    Azores = Азорские острова
    Canary Islands = Канарские острова
    Mumbai = Мумбаи
    Bengaluru = Бангалор
    Kolkata = Калькутта
    Chennai = Ченнаи
    Colombo = Коломбо
    Kathmandu = Катманду
    Kabul = Кабул
    Tashkent = Ташкент
    Almaty = Алматы
    Yekaterinburg = Екатеринбург
    Novosibirsk = Новосибирск
    Vladivostok = Владивосток
    Yangon = Янгон
    Hanoi = Ханой
    Ho Chi Minh City = Хошимин
    Jakarta = Джакарта
    Hong Kong = Гонконг
    Shanghai = Шанхай
    Shenzhen = Шэньчжэнь
    Taipei = Тайбэй
    Manila = Манила
    Kuala Lumpur = Куала-Лумпур
    Perth = Перт
    Seoul = Сеул
    Osaka = Осака
    Adelaide = Аделаида
    Darwin = Дарвин
    Brisbane = Брисбен
    Melbourne = Мельбурн
    Canberra = Канберра
    Hobart = Хобарт
    Wellington = Веллингтон
    Suva = Сува

settings-now = сейчас { $time }
settings-time-no-clock = Партия { $game } в { $channel }: без часов.
settings-time-stopped = Партия { $game } в { $channel }: ваши часы стоят, осталось { $count } { $unit ->
    [minutes] мин
   *[hours] ч
}.
settings-time-runs = Партия { $game } в { $channel }: ваше время истекает { $until }, { $relative }. { $then }
