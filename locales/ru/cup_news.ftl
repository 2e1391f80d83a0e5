cup-news-ask = { $people }: **{ $cup }** начинается { $begins }. Если можете играть, нажмите до этого *Я здесь*. Иначе у вас не будет стола.
cup-news-full = { $people }: все места заняты, поэтому **{ $cup }** начинается { $begins }.
cup-news-draw-round = **{ $cup }:** проведена жеребьёвка круга { $round } из { $rounds }.
cup-news-draw = **{ $cup }** начинается: жеребьёвка проведена.
cup-news-table = **Стол { $table }**: { $players }
cup-news-more-tables = { $tables ->
    [one] … и ещё { $tables } стол
    [few] … и ещё { $tables } стола
   *[other] … и ещё { $tables } столов
}
cup-news-one-table = Все играют за одним столом, поэтому финала не будет: решают очки.
cup-news-draw-then = У каждого стола своя ветка. Срок один на весь круг и идёт с начала игры за последним столом.
cup-news-announce = **{ $cup }:** этот круг кончается { $at } ({ $relative }). Что к тому времени не окончено, доиграет компьютер; в рейтинг эти партии не идут.
cup-news-end-round = **{ $cup }:** круг { $round } из { $rounds } окончен.
cup-news-end = **{ $cup }:** партии за всеми столами окончены.
cup-news-call = Вы можете играть в финале: **{ $cup }**. Нажмите вовремя *Я здесь*. После этого вопрос получит следующий по месту.
cup-news-call-together = Вы можете играть в финале: **{ $cup }**. Нажмите *Я здесь* до { $until } ({ $relative }). После этого вопрос получит следующий по месту.
cup-news-called = { $player }, место { $place }: до { $until }
cup-news-called-together = { $player }, место { $place }
cup-news-pass-over = **{ $cup }:** { $player } – ответа нет, финал пройдёт без этого игрока.
cup-news-final = **Финал, { $cup }:** { $players }. Срока нет, кроме обычных часов.
cup-news-drop = **{ $cup }:** { $player } больше не участвует. Решение: { $organiser }.{ $seated ->
    [yes] {" "}Партии доигрывает компьютер.
   *[no] {""}
}
    Причина: { $reason }
cup-news-void = **{ $cup }:** стол { $table } не считается. Решение: { $organiser }. Каждый за ним получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, а партия не входит ни в сезон, ни в рейтинг.
    Причина: { $reason }
cup-news-void-final = **{ $cup }:** финал не считается. Решение: { $organiser }. Поэтому решает таблица.
    Причина: { $reason }
cup-news-cancel = **{ $cup } – отмена.** Решение: { $organiser }. Оконченные партии идут в сезон, остальные заканчиваются сейчас.
    Причина: { $reason }
cup-news-too-few = { $people ->
    [0] Никого нет, поэтому
    [one] На месте только { $people } человек, поэтому
    [few] На месте только { $people } человека, поэтому
   *[other] На месте только { $people } человек, поэтому
} **{ $cup } – отмена**: для стола нужны трое.
cup-news-champion = **{ $champion } – победа: { $cup }!**
cup-news-champion-with-role = **{ $champion } – победа: { $cup }!** К ней роль { $role }, пока она не перейдёт дальше.
cup-news-role-passed-on = { $champion } больше не на этом сервере, поэтому роль { $role } получает { $player }: это лучшее место из оставшихся.
cup-news-role-gone = Роли за победу больше нет, её никто не получает.
cup-news-role-by-hand = Теперь роль может выдать тот, кто управляет ролями: { $player }.
cup-news-over = **{ $cup }: конец.**
cup-news-final-result = **Финал:** { $places }. Финалисты стоят первыми, остальные места определяют очки.
cup-news-no-final = Финала не было, поэтому решает таблица.
cup-news-final-not-counted = Финал не засчитан, поэтому решает таблица.
button-cup-here = Я здесь
button-cup-standings = Таблица
button-cup-place = Где я?
cup-standings-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(вы)
   *[false] {""}
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[other] { $wins } побед
}, { $percent } %{ $lot ->
    [true] , по жребию
   *[false] {""}
}
cup-standings-now = **{ $cup }:** таблица по оконченным столам
cup-standings-final = **{ $cup }:** итоговая таблица
cup-standings-none = **{ $cup }:** ни один стол ещё не окончен.
cup-here = Хорошо, вы играете: **{ $cup }** начинается { $begins }.
cup-here-next = Хорошо, вы играете в следующем круге: **{ $cup }**.
cup-here-final = Хорошо, вы играете в финале: **{ $cup }**.
cup-log-heading = **{ $cup }:** что произошло, сначала новое, страница { $page } из { $pages }
cup-log-line = { $at } · **{ $who }** · { $what }
cup-log-line-itself = { $at } · { $what }
cup-log-plays-there = играет за этим столом
cup-log-publish = объявлено; начало { $begins }
cup-log-edit = план изменён; начало { $begins }
cup-log-sign-up = заявка
cup-log-add = добавлено: { $player }
cup-log-leave = выход
cup-log-drop = { $player } больше не участвует: { $reason }
cup-log-begin = начало как можно скорее
cup-log-ask = { $people ->
    [one] вопрос о присутствии: { $people } человек
    [few] вопрос о присутствии: { $people } человека
   *[other] вопрос о присутствии: { $people } человек
}
cup-log-here = на месте
cup-log-draw = { $tables ->
    [one] жеребьёвка: { $tables } стол
    [few] жеребьёвка: { $tables } стола
   *[other] жеребьёвка: { $tables } столов
}
cup-log-open = стол { $table } начинает игру
cup-log-open-final = финал начинается
cup-log-announce = объявлено, когда кончится время круга
cup-log-finish = стол { $table }: время вышло, партию доигрывает компьютер
cup-log-end = круг окончен
cup-log-call = вопрос о финале: { $players }
cup-log-pass-over = { $player } – финал без этого игрока
cup-log-final = финал: { $players }
cup-log-void = стол { $table } не считается: { $reason }
cup-log-void-final = финал не считается: { $reason }
cup-log-cancel = отмена: { $reason }
cup-log-too-few = отмена, слишком мало людей
cup-log-over = кубок окончен
cup-log-won = кубок окончен; победа: { $champion }
cup-ruled = Готово.
cup-edited = Готово. Начало: { $begins }.
cup-ruled-and-told = Готово. Все прочтут это с вашей причиной в канале кубка.
cup-exported = Участники, столы и результаты кубка. Время – миллисекунды с 1970 года.
cup-choice-table = { $table }: { $players }
refusal-cup-none-here = Сейчас здесь не идёт ни один кубок. /ra-cup new проводит новый; прежний можно выбрать в *cup*.
refusal-cup-several-here = Здесь идёт несколько кубков. Выберите один в *cup*.
command-cup-begin = Начать кубок, как только все, кого надо спросить, смогут ответить.
    .cup = Какой кубок; иначе единственный, что идёт
command-cup-edit = Изменить кубок до его начала. Что не названо, остаётся как есть.
    .begins = Когда, например 5.12. 20:00, fri 20:00 или in 3 days
    .pace = В каком темпе играют
    .games = Сколько партий до финала
    .order = В каком порядке играют эти партии
    .table = Какие столы чаще всего
    .places = Сколько человек могут участвовать
    .full = Начинать ли раньше, если все места заняты
    .role = Роль для победителя
    .no-role = Убрать ли роль для победителя
    .cup = Какой кубок; иначе единственный, что идёт
command-cup-add = Добавить кого-нибудь в кубок, в том числе после исключения.
    .player = Кого
    .cup = Какой кубок; иначе единственный, что идёт
command-cup-drop = Вывести кого-нибудь из кубка. Партии доигрывает компьютер.
    .player = Кого
    .reason = Почему; это прочтут все
    .cup = Какой кубок; иначе единственный, что идёт
command-cup-void = Аннулировать стол: все за ним получают поровну очков.
    .table = Какой стол
    .reason = Почему; это прочтут все
command-cup-call-off = Отменить кубок. Его партии заканчиваются сейчас.
    .reason = Почему; это прочтут все
    .cup = Какой кубок; иначе единственный, что идёт
command-cup-log = Прочесть, что произошло в кубке, кто это сделал и почему.
    .cup = Какой кубок; иначе единственный, что идёт
command-cup-export = Получить участников, столы и результаты кубка файлами для таблиц.
    .cup = Какой кубок; иначе единственный, что идёт
