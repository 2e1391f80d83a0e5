### A server's settings, in the language of whoever looks after its games, for nobody else.

server-heading = **This server’s settings.** What people choose for themselves or for a table overrides these.
# $language (String) - the language's own name
server-language = **Language** of new tables: { $language }.
server-language-unset = **Language** of new tables: not set, so the server’s language in Discord, or that of the person who opens the table.
# $city (String) - a city
# $time (String) - the time there, such as 12:06
server-city = **City** for people who have not set one: { $city }, where it is { $time } now.
server-city-unset = **City** for people who have not set one: not set.
# $pace (String) - its name
server-pace = **Pace** of new tables: { $pace }.
# $pace (String) - the name of the pace that the program has for it
server-pace-unset = **Pace** of new tables: not set, so { $pace }.
# $edition (String) - which rules
server-edition = **Edition** of new tables: { $edition ->
    [classic] classic
   *[pharaoh] Pharaoh
}.
server-edition-unset = **Edition** of new tables: not set, so Pharaoh.
# $place (String) - where
server-place = **Where** new games are played: { $place ->
    [here] in the table’s own channel
   *[thread] in a thread
}.
server-place-unset = **Where** new games are played: not set, so in a thread.
# $theme (String) - "dark" or "light"
server-pictures = **Pictures** of new tables: { $theme ->
    [dark] dark
   *[light] light
}.
server-pictures-unset = **Pictures** of new tables: not set, so dark.
# $channel (String) - the channel, as Discord shows it
server-solo = **Games against computer players alone** are played in private threads of { $channel }.
server-solo-unset = **Games against computer players alone**: not set, so they start where somebody asks for one.
# $channel (String) - the channel, as Discord shows it
server-solo-closed = **I cannot use { $channel } for that yet:** allow me there to create private threads, to write in threads, to see old messages and to send files and embeds. Until then these games are played where they are asked for.
# $role (String) - a mention of the role
server-role = **Role** to mention when a table opens that anybody can join: { $role }, at most once every two hours.
server-role-unset = **Role** to mention when a table opens: not set, so none.
# Below all of it, above the menus.
server-by-command = *Role*, *city*, *ratings* and the channel for games against computer players are options of /ra-admin settings itself.
# Below all of it, once a role was chosen that cannot be called as it is.
# $role (String) - a mention of the role
# $permission (String) - as in permission
server-role-mute = **{ $role } is not notified yet.** Either allow anyone to mention that role (in the role’s settings), or give me the permission *{ $permission }*.

## The menus of the settings

server-menu-language = Language of new tables
server-menu-pace = Pace of new tables
server-menu-edition = Edition of new tables
server-menu-place = Where new games are played
server-menu-pictures = Pictures of new tables
server-option-unset = Not set
# $edition (String) - which
server-option-edition = { $edition ->
    [classic] Classic
   *[pharaoh] Pharaoh
}
# $place (String) - which
server-option-place = { $place ->
    [here] in the channel
   *[thread] in a thread of their own
}
# $theme (String) - which
server-option-pictures = { $theme ->
    [light] light
   *[dark] dark
}
