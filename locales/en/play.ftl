### The ways into a game: what /ra-play shows to one person, in their language, and what a panel in a channel shows to everybody, in
### the server's. Who reads it may never have heard of Ra: short words, whole sentences.

## /ra-play

play-ways = **Play Ra**: an auction game for two to five. You answer when you have time; you don’t all have to be here at once. *Play alone now* begins a game against two easy computer players.
# The same in direct messages.
play-ways-alone = **Play Ra**: an auction game. In direct messages you play against computer players; on a server where I am, you play with people: type /ra-play there. *Play alone now* begins a game against two easy ones.
# Above buttons with the tables.
play-tables = These tables are open. Choose one, and you have a seat there.
# As its continuation, or alone. Above buttons that lead there.
play-chairs = You can take over these chairs of running games: each button leads to the message that offers it.
play-no-tables = There is no open table here that you could join. Open one, and others can join you; or play alone.
# To whoever wanted to sit down in the channel of a running game; play-tables or play-chairs follow.
play-runs-here = A game is running here, and nobody can sit down any more.
# The same where they do not.
play-runs-here-alone = A game is running here, and nobody can sit down any more. No seat is free elsewhere on this server either: /ra new opens a table in another channel.
# $game (String) - the game's number
play-table-open = The table of game { $game } is open: others can join now.
# Before a table opens, above buttons with the kinds of tables.
play-which = When do you want to play?
# Below the paces, before a table opens.
play-opens = The table opens once you choose. Then I show you what else you can set: seats, edition and more.

## Buttons

button-play-alone = Play alone now
button-play-table = Open a table
button-play-tonight = Now, all together (one to two hours)
button-play-days = Over days, when each of you can (about 4 weeks)
# $pace (String) - as in pace-name
button-play-usual = As usual here: { $pace }
# Asks how fast a table plays, before it opens with all that its host can set.
button-play-more = More…
# One of the tables that are open.
button-play-join = Join one
# $game (String) - the game's number
button-play-chair = A chair in game { $game }
button-play-games = My games
# Lead elsewhere on Discord.
button-to-game = To the game
button-to-table = To the table

## /ra-admin panel

# Told to whoever has put it there.
poster-put = The panel comes to the end of this channel, and I keep it up to date. To take it away, delete its message.
# What stands over it, and then over its lists.
poster-title = Ra on this server
poster-tables = Open tables
poster-running = Games under way
poster-over = Last results
# $table (String) - what tells the table from others
# $free (Number) - how many seats are free
poster-table = { $table }: { $free ->
    [0] no seat is free
    [one] one seat is free
   *[other] { $free } seats are free
}
poster-no-tables = None. *Open a table*, and others can join you.
# $table (String) - the same
button-poster-join = Join { $table }
