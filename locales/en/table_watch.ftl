### Telling people by direct message when a table opens: the private panel where they ask for it, and what they are then written.

## The panel, under /ra-play and on the panel of a channel

button-table-watch = Tell me when a table opens
# $in-a-row (Number) - of how many tables in a row somebody is told in vain
table-watch-off = **Tell me when a table opens.** I’ll write to you when a table with a free seat opens on this server: at most once a day, and not while you sleep. If you join none of { $in-a-row } tables in a row, I’ll stop. Nobody else sees that you asked. Which tables do you want to hear about?
# $paces (String) - of which tables
table-watch-on = **I’ll tell you when a table opens** on this server, { $paces ->
    [live] at *Live* pace, where everybody plays at the same time
    [slow] at any pace but *Live*
   *[all] at any pace
}: by direct message, at most once a day, and not while you sleep.
button-table-watch-all = Any pace
button-table-watch-live = Only Live
button-table-watch-slow = All but Live
button-table-watch-stop = Stop telling me
table-watch-stopped = I’ll no longer tell you when a table opens there. *Tell me when a table opens*, under /ra-play, turns it back on.
# Over the panel, to whoever has just asked for it.
table-watch-unknown = I cannot try right now whether I can write to you. If Discord refuses later, I’ll stop, and /ra-play will say so.
# Over all that /ra-play shows, once.
table-watch-refused = **Discord does not let me write to you**, so I can no longer tell you when a table opens. Allow direct messages in this server’s privacy settings (or unblock me), then choose *Tell me when a table opens* again.

## Direct messages

# At once when somebody asks for it: that they read it proves that it works.
# $server (String) - the server's name
table-watch-asked = I’ll write to you here when a table opens on **{ $server }**, as you asked.
# $server (String) - the server's name
# $host (String) - whose table it is
# $game (String) - the game's number
# $free (Number) - how many seats are free, at least one
# $pace (String) - as in pace-meaning
table-watch-open-table = **{ $server }**: { $host } has a table of Ra open, game { $game }, with { $free ->
    [one] one free seat
   *[other] { $free } free seats
}. { $pace }.
# Below it.
# $in-a-row (Number) - of how many tables in a row they were told with this one
table-watch-last = That makes { $in-a-row } tables in a row. I’ll stop now unless you join this one. To hear about tables again, press *Tell me when a table opens* under /ra-play there.
