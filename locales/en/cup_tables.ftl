### The games of a cup's tables.

## What cannot be done with them, to whoever wants it

# To who looks after the server's games.
cup-table-not-called-off = This game is a table of a cup. With /ra-cup void it does not count, and everybody at it gets the same points.
# To a player who wants to ask the others whether to call the game off.
cup-table-no-vote = This game is a table of a cup, so its players cannot call it off. /ra resign leaves it, and a computer player takes over your chair. An organiser of the cup can declare the table void with /ra-cup void.
# To who looks after the server's games, and wants to pause the game, give time or act for somebody.
cup-table-no-other-time = This game is a table of a cup, where the same time holds for everybody. If somebody does not play, /ra-cup drop takes them out of the cup. With /ra-cup void the table does not count.
cup-table-no-new-player = In a cup, chairs are not given to somebody else. /ra resign leaves your own game, and an organiser of the cup takes others out with /ra-cup drop. A computer player takes over the chair.
cup-table-no-host = A table of a cup has no host. The cup’s organisers look after it, with /ra-cup drop and /ra-cup void.
# To a player whose game has lost its thread.
cup-table-no-other-place = This game is a table of a cup, so I open a new thread for it myself.
cup-table-no-rematch = A table of a cup is played once. /ra new opens a table for another game.
# Also one of the lines on what somebody has ordered.
cup-table-quick = Obvious moves: in a cup I make obvious draws for everybody alike, and no other moves.
cup-table-round-over = The time of this round is over, and computer players finish the game. /ra board shows it.

## What is told in the channel of a game

# $player (String) - a name
cup-table-player-left = **{ $player }** has left this server. Their clock keeps running: once it has run out twice, a computer player takes the chair. An organiser can take them out of the cup at once with /ra-cup drop.
# A line of what has happened, on the next board.
cup-table-cut-short = **The time of this round is over: computer players finish the game.** The final scores count for everybody who still had their chair.

## The line of a table in the cup’s channel

# $number (String) - the table's number in the cup
cup-table-called = Table { $number }
cup-table-final = Final
# $table (String) - cup-table-called or cup-table-final
# $players (String) - names with commas between them; once the game is over each with their points: "Isis 10, Nefer 6"
cup-table-line = **{ $table }**: { $players }
# The same where computer players have finished the game.
# $table (String) - cup-table-called or cup-table-final
# $players (String) - as in cup-table-line
cup-table-line-cut-short = **{ $table }**: { $players } (the round’s time was over)
# $table (String) - cup-table-called or cup-table-final
cup-table-called-off = **{ $table }** ended: the cup was called off.
# $table (String) - cup-table-called
# $points (Number) - how many, at present 5
cup-table-void = **{ $table }** is void: everybody at it gets { $points } points.
# $table (String) - cup-table-final
cup-table-void-final = **{ $table }** is void: the standings decide.
# The name of the thread that the game is played in, behind its number.
# $table (String) - cup-table-called or cup-table-final
# $cup (String) - what the cup is called
cup-table-thread = { $table } · { $cup }

## Why tables cannot be opened

# In the cup's channel, before one of the next five.
# $cup (String) - what the cup is called
# $begun (String) - "yes" if it has begun
cup-waits = **{ $cup }** waits: { $begun ->
    [yes] its next round cannot begin yet
   *[no] it cannot begin yet
}, and I keep trying.
# In a direct message to the organiser, before one of the next five. Nobody reads of the cup yet.
# $cup (String) - what the cup is called
# $channel (String) - the channel, as Discord shows it
cup-not-shown = I cannot post the message of **{ $cup }** in { $channel }, and keep trying. Until then people sign up with /ra-play.
cup-place-gone = The channel of the cup is gone. An organiser can call the cup off with /ra-cup call-off.
cup-place-wrong-kind = The tables of a cup need a text channel or a forum.
# $channel (String) - the channel, as Discord shows it
# $permissions (String) - what the bot needs there, a list
cup-place-missing = In { $channel } I need { $permissions }.
# $channel (String) - the forum, as Discord shows it
cup-place-needs-tag = In { $channel } every post needs a tag, and I do not choose any. Switch that off in the forum’s settings, or hold the cup elsewhere.
# $active (Number) - how many there are
# $needed (Number) - how many more are needed
cup-place-threads = This server has { $active } active threads of the 1,000 that Discord allows, and the tables need { $needed } more. Close or delete some threads.
