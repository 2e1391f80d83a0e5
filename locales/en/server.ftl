### A server's settings, in the language of whoever looks after its games, for nobody else.

server-heading = **This server’s settings.** What people choose for themselves or for a table comes before these.
# $language (String) - the language's own name
server-language = **Language** of new tables: { $language }.
server-language-unset = **Language** of new tables: not set, so the one that Discord has for the server, or their opener’s.
# $city (String) - a city
# $time (String) - the time there, such as 12:06
server-city = **City** of people who have named none: { $city }, where it is { $time } now.
server-city-unset = **City** of people who have named none: not set.
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
    [here] in the table’s channel itself
   *[thread] in a thread
}.
server-place-unset = **Where** new games are played: not set, so in a thread.
# $theme (String) - "dark" or "light"
server-pictures = **Pictures** of new tables: { $theme ->
    [dark] dark
   *[light] light
}.
server-pictures-unset = **Pictures** of new tables: not set, so dark.
# $role (String) - a mention of the role
server-role = **Role** that is called when a table opens that anybody can join: { $role }, at most once in two hours.
server-role-unset = **Role** that is called when a table opens: not set, so none.
# Below all of it, once a role was chosen that cannot be called as it is.
# $role (String) - a mention of the role
# $permission (String) - as in permission
server-role-mute = **{ $role } hears no call yet.** Either let anybody mention that role (it is a setting of the role’s), or give me the permission *{ $permission }*.
