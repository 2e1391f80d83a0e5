### A server's settings, in the language of whoever looks after its games, for nobody else.

server-heading = **This server’s settings.** What people choose for themselves or for a table comes before these.
# $language (String) - the language's own name
server-language = **Language** of new tables: { $language }.
server-language-unset = **Language** of new tables: not set, so the one that Discord has for the server, or their opener’s.
# $city (String) - a city
# $time (String) - the time there, such as 12:06
server-city = **City** of people who have named none: { $city }, where it is { $time } now.
server-city-unset = **City** of people who have named none: not set.
