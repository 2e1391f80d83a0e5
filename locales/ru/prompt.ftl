### Строка команд `ra-bot playground`, местного Discord для пробы бота. **Жирные** слова набирают, они всегда английские.

prompt-first = **Ваш собственный Discord**, только на этом компьютере, и бот уже в нём. Чтобы увидеть всё как в Discord, откройте в браузере — по окну на каждого, кем хотите быть:
prompt-or-type = Или пишите здесь: вы **{ $you }** в #{ $channel }; здесь и другие ({ $others }), и за всех говорите вы.
prompt-step-new = открыть стол для двоих
prompt-step-join = сесть за стол под другим именем: партия начинается
prompt-step-draw = играть: кого спрашивают, тот что-нибудь делает
prompt-step-help = что ещё можно; об игре — /ra help about:rules
prompt-end = **help** рассказывает, что здесь можно, **quit** — конец.
prompt-programs = Для программ и curl: { $address }
prompt-you-are = Теперь вы **{ $name }**.
prompt-nobody = Здесь нет никого по имени «{ $name }», зато есть { $people }.
prompt-means-nothing = «{ $words }» здесь ничего не значит. Команда — это **/ra** и слово, **/ra ?** показывает их все, а **help** — остальное. Чтобы написать это сообщением: **say { $words }**
prompt-nothing-to-add = Больше туда ничего не добавить.
prompt-refused = Discord отказывает: { $refused }
prompt-no-answer = Приложение не ответило.

## help: что можно набрать. Сами слова во всех языках английские.

prompt-help-command = выполнить команду от своего имени; можно просто draw
prompt-help-as = выполнить её один раз как { $name }
prompt-help-be = дальше вы — { $name }
prompt-help-complete = что может идти дальше; /ra ? показывает все команды
prompt-help-go = перейти в канал или ветку; для ветки партии хватит #game-1
prompt-help-list = кто здесь и какие есть каналы
prompt-help-read = ещё раз последние сообщения канала; read 3, read all
prompt-help-click = нажать самую новую кнопку [Draw]; хватит начала
prompt-help-choose = выбрать в меню; можно начать с его имени и указать несколько пунктов
prompt-help-submit = заполнить открывшуюся форму
prompt-help-say = написать сообщение
prompt-help-enter-key = (Enter)
prompt-help-enter = показать, что нового
prompt-help-wait = ждать, пока что-нибудь не случится, не дольше минуты
prompt-help-forward = перевести часы вперёд; можно и 90m, и 2d
prompt-help-lang = говорить на другом языке: дальше на нём и Discord этого человека
prompt-help-quit = конец, как и Ctrl-D

## Ответы

prompt-list-you = **{ $name }** (вы)
prompt-list-here = #{ $channel } (вы здесь)
prompt-list-channel = #{ $channel }{ $unread ->
    [0] {""}
   *[other] , непрочитанных: { $unread }
}
prompt-no-channel = Здесь нет канала { $name }, зато есть { $channels }.
prompt-language = Теперь Discord игрока { $name } на этом языке: { $language }.
prompt-no-language = Здесь нет языка { $word }. Есть: { $languages }.
prompt-time = Сейчас **{ $date }**. **forward ?** объясняет, как перевести часы.
prompt-time-now = Теперь **{ $date }**.
prompt-no-time = «{ $words }» — не время, на которое можно перевести часы. **forward ?** объясняет, как его назвать.
prompt-forward-minutes = десять минут
prompt-forward-hours = восемь часов
prompt-forward-days = два дня
prompt-forward-both = полтора дня
prompt-thread-opened = Открылась ветка #{ $thread }: теперь вы в ней, а #{ $back } ведёт назад.
prompt-still-busy = Бот ещё занят. Enter покажет, что пришло.
prompt-nothing-happened = За минуту ничего не произошло.
prompt-edited = изменено
prompt-shortened = (сокращено)
prompt-deleted = (сообщение удалено)
prompt-only-you = это видите только вы
prompt-only-other = это видит только { $name }
prompt-empty = Здесь пока ничего нет.
prompt-before = (раньше ещё { $count }; все покажет read all)
prompt-no-button = Кнопки «{ $name }» здесь нет.
prompt-newest = Самые новые: { $buttons }
prompt-no-form = У игрока { $name } нет открытой формы. Её открывает кнопка или команда.
prompt-form = Открылась форма «{ $title }». Чтобы её заполнить: **submit** { $fields }
prompt-field-required = обязательно
prompt-field-optional = можно пропустить
prompt-field-now = сейчас: { $value }
prompt-no-menu = Меню «{ $name }» здесь нет.
prompt-menus = Есть { $menus }.
prompt-no-option = «{ $word }» нет среди пунктов: { $options }.
prompt-menu-unusable = Этим меню пользоваться нельзя.
prompt-which-field = Укажите, что к чему: submit { $fields }
prompt-button-off = выключена
prompt-menu-name = имя
prompt-menu-between = { $name }, от { $least } до { $most }
prompt-file = файл { $name }
prompt-somebody = кто-то
prompt-unknown-channel = неизвестно
prompt-just-now = только что
prompt-in = через { $unit ->
    [seconds] { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[many] { $count } секунд
    }
    [minutes] { $count ->
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
prompt-ago = { $unit ->
    [seconds] { $count ->
        [one] { $count } секунду назад
        [few] { $count } секунды назад
       *[many] { $count } секунд назад
    }
    [minutes] { $count ->
        [one] { $count } минуту назад
        [few] { $count } минуты назад
       *[many] { $count } минут назад
    }
    [hours] { $count ->
        [one] { $count } час назад
        [few] { $count } часа назад
       *[many] { $count } часов назад
    }
   *[days] { $count ->
        [one] { $count } день назад
        [few] { $count } дня назад
       *[many] { $count } дней назад
    }
}
