### Telling people by direct message when a table opens: the private panel where they ask for it, and what they are then written.

## The panel, under /ra-play and on the panel of a channel

button-table-watch = Tell me when a table opens
# $in-a-row (Number) - of how many tables in a row somebody is told in vain
table-watch-off = **Tell me when a table opens.** I then write to you directly as soon as a table with a free seat opens on this server: at most once a day, and not while you sleep. After { $in-a-row } tables in a row at which you do not sit down I stop by myself. Nobody else sees that you ask for it. Which tables do you want to hear of?
# $paces (String) - of which tables
table-watch-on = **I tell you when a table opens** on this server, { $paces ->
    [live] at *Live* pace, where all are here at the same time
    [slow] at any pace but *Live*
   *[all] at any pace
}: by direct message, at most once a day, and not while you sleep.
button-table-watch-all = Any pace
button-table-watch-live = Only Live
button-table-watch-slow = All but Live
button-table-watch-stop = Stop telling me
table-watch-stopped = I do not tell you any more when a table opens there. *Tell me when a table opens*, under /ra-play, brings it back.
# Over the panel, to whoever has just asked for it.
table-watch-unknown = Whether I can write to you is not known yet: just now it cannot be tried. If Discord refuses it later, I stop, and you read that under /ra-play.
# Over all that /ra-play shows, once.
table-watch-refused = **Discord does not let me write to you**, so I do not tell you any more when a table opens. Allow direct messages in this server’s privacy settings (or unblock me), then choose *Tell me when a table opens* again.

## Direct messages

# At once when somebody asks for it: that they read it proves that it works.
# $server (String) - the server's name
table-watch-asked = I write to you here when a table opens on **{ $server }**, as you have asked.
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
table-watch-last = I have told you of { $in-a-row } tables in a row now. This is the last, unless you sit down at it: *Tell me when a table opens*, under /ra-play there, brings it back.
