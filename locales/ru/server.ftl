### Настройки сервера

server-heading = **Настройки этого сервера.** Важнее то, что выбрано для себя или для стола.
server-language = **Язык** новых столов: { $language }.
server-language-unset = **Язык** новых столов: не указан, поэтому тот, что у сервера в Discord, или язык организатора.
server-city = **Город** тех, кто не указал свой: { $city }, там сейчас { $time }.
server-city-unset = **Город** тех, кто не указал свой: не указан.
server-pace = **Темп** новых столов: { $pace }.
server-pace-unset = **Темп** новых столов: не указан, поэтому { $pace }.
server-edition = **Издание** для новых столов: { $edition ->
    [classic] классическое
   *[pharaoh] «Фараон»
}.
server-edition-unset = **Издание** для новых столов: не указано, поэтому «Фараон».
server-place = **Где** играются новые партии: { $place ->
    [here] прямо в канале стола
   *[thread] в ветке
}.
server-place-unset = **Где** играются новые партии: не указано, поэтому в ветке.
server-pictures = **Картинки** новых столов: { $theme ->
    [dark] тёмные
   *[light] светлые
}.
server-pictures-unset = **Картинки** новых столов: не указано, поэтому тёмные.
server-role = **Роль**, которую я оповещаю, когда открывается стол со свободными местами: { $role }, не чаще раза в два часа.
server-role-unset = **Роль**, которую я оповещаю, когда открывается стол: не указана, поэтому никакая.
server-role-mute = **До роли { $role } оповещения пока не доходят.** Разрешите всем упоминать эту роль (в её настройках) или дайте мне право *{ $permission }*.

server-menu-language = Язык новых столов
server-menu-pace = Темп новых столов
server-menu-edition = Издание новых столов
server-menu-place = Где идут новые партии
server-menu-pictures = Картинки новых столов
server-option-unset = Не задано
server-option-edition = { $edition ->
    [classic] Классическое
   *[pharaoh] Фараон
}
server-option-place = { $place ->
    [here] в канале
   *[thread] в отдельной ветке
}
server-option-pictures = { $theme ->
    [light] светлые
   *[dark] тёмные
}
