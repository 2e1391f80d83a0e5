### Сезон сервера: что дают вместе партии одного квартала.

## The end of every game

season-gain = { $place }\. { $player } { $points } (+{ $gain })
season-this = { $quarter ->
    [1] **Очки сезона**, с января по март
    [2] **Очки сезона**, с апреля по июнь
    [3] **Очки сезона**, с июля по сентябрь
   *[4] **Очки сезона**, с октября по декабрь
} (/ra-stats season):

## Lists

season-quarter = { $quarter ->
    [1] Зима
    [2] Весна
    [3] Лето
   *[4] Осень
} { $year }
season-title = **{ $quarter }**: очки за места в законченных партиях
season-rules = Считаются шесть лучших партий, из них не больше двух на двоих. За брошенную партию очков нет.
season-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(вы)
   *[false] {""}
} — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
season-somebody = кто-то
season-empty = { $quarter }: никто не закончил ни одной партии с другими людьми.
season-not-begun = { $quarter }: ещё не началось.
season-unknown = Не понимаю здесь «{ $typed }». Выберите квартал из списка, который открывается при вводе, или напишите 2026-Q4.
stats-player = **{ $player }**: законченные партии
stats-player-everywhere = **{ $player }**: законченные партии на всех серверах
stats-season = { $quarter }: { $place }-е место, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
stats-places = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} на { $people ->
    [2] двоих
    [3] троих
    [4] четверых
   *[5] пятерых
}: { $places }
stats-place-times = { $times }× { $place }-е место
stats-share = В среднем { $percent } % лучшего счёта за столом
stats-best = Лучшая партия: { $points } оч. в партии { $game }, { $date }
stats-finished = Сыграно до конца: { $finished } из { $games }
stats-alone = В одиночку против компьютеров ({ $level ->
    [easy] лёгкий
    [normal] обычный
   *[hard] сложный
}): побед { $won } из { $games }
stats-nothing = { $player }: здесь ещё нет законченных партий.
stats-nothing-own = У вас здесь ещё нет законченных партий. /ra-play начинает новую.
stats-history = **{ $player }**: законченные партии, страница { $page } из { $pages }
stats-history-line = { $date } · партия { $game } · { $place } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
stats-place = { $place }-е место из { $people }{ $left ->
    [resigned] , выход из партии
    [replaced] , место передано
    [timed_out] , слишком долгое отсутствие
    [round_deadline] , доиграна компьютерами
   *[none] {""}
}
stats-took-over = место принято по ходу партии
stats-alone-place = в одиночку, { $won ->
    [true] победа
   *[false] поражение
}
stats-versus = **{ $first }** и **{ $second }**: { $games ->
    [one] { $games } общая партия
    [few] { $games } общие партии
   *[many] { $games } общих партий
}. Выше { $first }: { $ahead }, выше { $second }: { $behind }.
stats-versus-line = { $date } · партия { $game } · { $first }, { $second }
stats-versus-nothing = У вас здесь ещё нет законченной партии, где играет { $other }.
stats-versus-self = Это вы. Выберите кого-то другого.
stats-of-bot = У ботов здесь нет результатов. Ваши партии в одиночку — в /ra-stats player.
stats-only-on-server = Сезон относится к серверу: введите команду там.
stats-choose-server = Какой сервер?
stats-record = Запись партии { $game }: текстовый файл для программ, по которому партию можно воспроизвести.
stats-no-record = Эту партию больше нельзя прочитать, или вы не видите, где её играли.
stats-may-not-show = Вы не можете писать в этом канале, поэтому больше никому здесь это не видно.

## Buttons and menus

button-show-here = Показать здесь
button-season = Сезон
button-history = Законченные партии
button-figures = Статистика
stats-menu-server = Выберите сервер
stats-menu-record = Запись партии
stats-game = Партия { $game }

## What is kept of a person

data-kept = Я храню ваши партии с ходами и результатами, настройки, заметки и то, что нужно, чтобы вас оповещать. Другие могут читать результаты законченных партий: ваше имя, место, очки и рейтинг.
data-shown = Ваше имя есть в списках этого и других серверов. С *Скрыть меня в списках* в таблицах и списках результатов будет «кто-то», и никто другой не посмотрит ваши цифры или свои партии с вами. Ваши места по-прежнему считаются для других, и все за вашим столом по-прежнему вас видят.
data-hidden = Вы скрыты: в таблицах и списках результатов вместо вашего имени «кто-то», и никто другой не посмотрит ваши цифры или свои партии с вами. Ваши места по-прежнему считаются для других, и все за вашим столом по-прежнему вас видят.
data-contact = Вопросы об этом: { $contact }.
data-exported = Это всё, что я о вас храню: целиком в JSON, а результаты — таблицей.
data-export-everything = Всё, что о вас хранится, в JSON
data-export-results = Ваши результаты таблицей
data-delete-ask = **Удалить всё, что я о вас храню?** Вы покинете открытые столы{ $games ->
    [0] {""}
    [one] {""} и { $games } идущую партию, где ваше место навсегда займёт компьютер
    [few] {""} и { $games } идущие партии, где ваши места навсегда займут компьютеры
   *[many] {""} и { $games } идущих партий, где ваши места навсегда займут компьютеры
}. Настройки, заметки и поручения исчезнут. Завершённые партии останутся, но вместо вашего имени будет «бывший игрок». Сообщения, которые уже есть в Discord, останутся как есть. Отменить это нельзя.
data-delete-ordered = Удаляю всё, что я о вас храню. Это займёт не больше минуты. Если вы снова сыграете со мной, вы начнёте заново.
data-deleted = **Удалено.** Я больше ничего о вас не храню. Если вы снова сыграете со мной, вы начнёте заново.
button-data-export = Выгрузить
button-data-delete-ask = Удалить меня…
button-data-delete = Удалить всё
button-data-privacy = Конфиденциальность
button-data-terms = Условия
button-data-hide = Скрыть меня в списках
button-data-show = Показать меня в списках
