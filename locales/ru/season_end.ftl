season-end-title = **{ $quarter }: сезон окончен.** { $games ->
    [one] Засчитана { $games } партия
    [few] Засчитаны { $games } партии
   *[many] Засчитано { $games } партий
}. Первые места:
season-end-champion = { $count ->
    [one] **Победа:** { $champions }
   *[other] **Общая победа:** { $champions }
}
season-end-champion-with-role = { $count ->
    [one] **Победа:** { $champions }, с ролью { $role } до конца следующего сезона
   *[other] **Общая победа:** { $champions }, с ролью { $role } до конца следующего сезона
}
season-end-no-champion = **Победа:** никто
season-end-passed-over = Тех, кто скрыт в списках или ушёл с сервера, это не касается.
season-end-busiest = **Больше всего партий:** { $players }, { $people ->
    [one] { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
   *[other] по { $games ->
        [one] { $games } партии
        [few] { $games } партии
       *[many] { $games } партий
    }
}
season-end-highest = **Лучший счёт:** { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} в партии { $game }
season-end-closest = **Самый плотный финиш:** { $margin ->
    [0] { $first } и { $second } с равными очками
    [one] { $first } и { $second } с разницей в { $margin } очко
    [few] { $first } и { $second } с разницей в { $margin } очка
   *[many] { $first } и { $second } с разницей в { $margin } очков
} в партии { $game }
button-season-place = Моё место
season-end-channel-gone = Выбранного для этого канала больше нет. /ra-admin season выбирает другой.
season-end-channel-closed = Я не могу писать в { $channel }: этот канал выбран для итогов. Разрешите мне там: { $permissions }.
role-not-given = **Пока я не могу выдать роль { $role }:**
role-then = Потом введите /ra-admin season: роль будет выдана сразу.
role-everybodys = Эта роль есть у всех. Выберите такую, которую даёт только победа.
role-managed = Роль { $role } принадлежит боту или другой службе, и выдаёт её только она. Выберите другую роль.
role-permits = Роль { $role } разрешает больше, чем можно всем. Победа в партиях должна приносить только почёт: снимите с роли права или выберите другую.
role-permits-in = Роль { $role } разрешает в { $channel } больше, чем там можно всем. Победа в партиях должна приносить только почёт: уберите это из прав канала или выберите другую роль.
role-gone = Роли за победу больше нет. Выберите другую: /ra-admin season.
role-unknown = Этой роли больше нет. Выберите другую.
role-may-not-manage = { $own ->
    [none] Дайте мне роль с правом *{ $permission }*
   *[other] Дайте мне право *{ $permission }*: настройки сервера, «Роли», { $own }, «Права»
}.
role-too-high = { $own ->
    [none] Моя роль должна стоять выше { $role } в настройках сервера, «Роли»
   *[other] В настройках сервера, «Роли», перетащите { $own } выше { $role }
}.
role-not-now = Discord сейчас этого не принял.
season-set-heading = **Конец сезона.** Когда заканчивается квартал, я сообщаю серверу, кто впереди, если засчитано хотя бы три партии. Победа может давать роль, которая переходит дальше в конце следующего сезона.
season-set-channel = **Конец сезона** (/ra-admin season): итоги в { $channel }, следующий раз { $date }.
season-set-anywhere = **Конец сезона** (/ra-admin season): итоги там, где открыто больше всего столов, следующий раз { $date }.
season-set-off = **Конец сезона** (/ra-admin season): без сообщения.
season-set-role = **Роль за победу**: { $role }.
season-set-no-role = **Роль за победу**: не указана, поэтому никакая.
season-role-not-taken = Не получилось снять роль { $role } с тех, кому она выдана мной. Снимите её сами.
refusal-manage-roles = Роль за победу выбирают только те, у кого есть право *{ $permission }*.
command-admin-season = Как сообщать о конце сезона и какую роль даёт победа.
    .channel = Где сообщать; иначе там, где открыто больше всего столов
    .role = Что даёт победа до конца следующего сезона: почёт, без прав
    .off = Чего больше не нужно
choice-announcement = сообщение и роль
choice-chosen-channel = канал
choice-champion-role = роль
