### The public board in words. It is read by everybody, in the table's language.
### $player is a name, or a mention such as @Nefer; it is never inflected, and whether it is a woman or a man is not known.

## The question above the board

# $player (String) - whose turn it is
# $track (String) - the tiles on the auction track, a list; "none" if there is none
# $ra (Number) - how many Ra tiles have been drawn in this epoch
# $limit (Number) - how many end the epoch
board-turn = { $player }, your turn. { $track ->
    [none] The track is empty.
   *[other] Track: { $track }.
} Ra { $ra } of { $limit }.
# Behind board-turn.
board-track-full = The track is full, so no tile can be drawn.
# Somebody has spent a God tile, and may spend more. The rest is as in board-turn.
# $player (String) - whose turn it is
# $track (String) - the tiles on the auction track, a list; "none" if there is none
# $ra (Number) - how many Ra tiles have been drawn in this epoch
# $limit (Number) - how many end the epoch
board-gods = { $player }, another God tile, or no more? { $track ->
    [none] The track is empty.
   *[other] Track: { $track }.
} Ra { $ra } of { $limit }.
# $player (String) - who has to give up tiles
# $disaster (String) - the disaster's name
# $count (Number) - how many tiles it takes
# $kind (String) - "monument" or "civilization": which it takes, where there is a choice
board-discard = { $player }, the { $disaster } takes { $count } of your { $kind ->
    [monument] Monuments
   *[civilization] Civilization tiles
}: choose.
# The beginning of the question in an auction: who is asked, and for what.
# $players (String) - mentions with spaces between them; "none" where nobody is called
# $tiles (String) - the tiles that are auctioned, a list; "none" if there is none
# $sun (Number) - the sun on the board, which the winner gets
# $beat (Number) - the highest bid so far; 0 if nobody has bid
board-auction = { $players ->
    [none] Auction
   *[other] { $players }, auction
}: { $tiles ->
    [none] no tiles, only the sun { $sun }
   *[other] { $tiles }, sun { $sun }
}{ $beat ->
    [0] {""}
   *[other] , { $beat } to beat
}.
# How the auction began: by a Ra tile that was drawn.
# $player (String) - who drew it
# $ra (Number) - how many Ra tiles have been drawn in this epoch
# $limit (Number) - how many end the epoch
board-cause-drawn = { $player } drew Ra, { $ra } of { $limit }.
# $player (String) - who invoked Ra
board-cause-invoked = { $player } invoked Ra: bids last, and must bid if everybody else passes.
# $player (String) - who invoked Ra
board-cause-invoked-full = { $player } invoked Ra on a full track: if everybody passes, the tiles leave the game.
# A bid in the row of bids: "Isis bid 7, Seti passed."
# $player (String) - who bid
# $sun (Number) - the sun that was bid
board-bid = { $player } bid { $sun }
# $player (String) - who passed
board-passed = { $player } passed
# $bids (String) - the bids, with commas between them
board-bids = { $bids }.
board-no-bid = No bid yet.
# Who has to answer next, and who after them.
# $first (String) - a name
# $others (String) - names with commas between them
board-next = { $first } is next, then { $others }.
# $player (String) - a name
board-next-and-last = { $player } is next, and last.
# Whom the auction passes over.
# $players (String) - a list of names
board-out = No sun high enough: { $players }.
# Those of them who have used all their suns.
# $players (String) - a list of names
board-spent = No suns left: { $players }.
# The line below it, small.
board-answer-any-time = Answer any time: nobody sees it before your turn.
# $moment (String) - a date and time as Discord shows them
board-clock-rests = The clock is stopped until { $moment }.
# $moment (String) - a date and time as Discord shows them
# $relative (String) - the same as a distance: "in 5 hours"
board-until = Time runs out on { $moment }, { $relative }
# The same in an auction in which only one person has not answered yet: they may have been asked from its opening on.
# $moment (String) - a date and time as Discord shows them
# $relative (String) - the same as a distance: "in 5 hours"
board-until-latest = Time runs out on { $moment } at the latest, { $relative }
# In an auction, which asks all at once: by when the last of them has answered, or is asked again.
# $moment (String) - a date and time as Discord shows them
# $relative (String) - the same as a distance: "in 5 hours"
board-at-the-latest = Everyone has their own clock, *My game* shows yours; the last one runs out on { $moment }, { $relative }
# On a board that stays above a newer one, because it still asks somebody.
board-older = This is an older board. The current one is further down.

## The table in words

# $game (String) - the game's number
# $epoch (Number) - the epoch
board-title = Ra · game { $game } · epoch { $epoch } of 3
# The heading over the three lines that follow.
board-table = Table
# $tiles (String) - the tiles on the auction track; "none" if there is none
# $count (Number) - how many there are
board-track = **Auction track** { $tiles ->
    [none] empty
   *[other] { $tiles }
} ({ $count } of 8)
# A place on the auction track from which a tile was taken.
board-gap = (gap)
# $sun (Number) - the sun on the board
board-sun = **Sun on the board** { $sun }
# $ra (Number) - how many Ra tiles have been drawn in this epoch
# $limit (Number) - how many end the epoch
# $bag (Number) - how many tiles are left in the bag
board-ra-and-bag = **Ra track** { $ra } of { $limit } · **bag** { $bag ->
    [one] 1 tile
   *[other] { $bag } tiles
}
# Behind a player's name, in an auction: who drew or invoked Ra.
seat-ra-player = Ra player
# Behind a player's name, in an auction.
# $sun (Number) - the sun that was bid
seat-bids = bids { $sun }
seat-passes = passes
# $suns (String) - the face-up suns, a list
# $down (Number) - how many lie face down
seat-suns = Suns: { $suns }{ $down ->
    [0] {""}
   *[other] , { $down } face down
}

## What else everybody is told

board-paused-gone = **Paused** until I am back on the server.
# $reason (String) - why, if a moderator has told
board-paused-held = **Paused** by a moderator{ $reason ->
    [holiday] { " (" }a holiday).
    [rules] { " (" }a question about the rules).
    [technical] { " (" }a technical problem).
    [wish] { " (" }the players asked for it).
   *[none] .
} Any moderator can resume it with /ra-admin resume. All clocks are stopped.
# Of a game in which computer players hold all chairs.
# $people (String) - who can come back: names with "or" before the last
# $offered (Bool) - whether others can come, too
board-paused-deserted = **Nobody is playing**, so the game waits: computer players have all the chairs. It goes on as soon as { $people } comes back with *I’m back*{ $offered ->
    [true] , or somebody takes one of the chairs on offer
   *[false] {""}
}.
# $until (String) - a moment as Discord shows it
board-paused-deserted-until = If nobody does by { $until }, I’ll call it off, unfinished.
# $owner (String) - a mention: whose chair it is
# $host (String) - a mention: who asks
# $newcomer (String) - a mention: who is to have the chair
board-wants-chair = { $owner }, { $host } would like to give your chair to { $newcomer } permanently, including its hidden points and suns. Only you can say yes; until then it is yours.
# $newcomer (String) - a mention: to whom it is offered
# $game (String) - the game's number
# $owner (String) - a mention: whose chair it is
# $by (String) - a mention: who offers it, perhaps the owner
# $until (String) - a moment as Discord shows it
board-offers-chair = { $newcomer }, would you like a chair in game { $game }, permanently? It is { $owner }’s, and { $by } offers it to you. Nothing changes until you take it. The offer is open until { $until }.
# $newcomer (String) - a mention: who was asked
# $owner (String) - a mention: whose chair it was
board-chair-taken = { $newcomer } has taken { $owner }’s chair.
# $newcomer (String) - a mention: who was asked
# $owner (String) - a mention: whose chair it is
board-chair-declined = { $newcomer } does not want { $owner }’s chair: nothing has changed.
# A chair is offered to anybody, because whose it is has left, or was late two days ago.
# $owner (String) - whose chair it is: a name or a mention
# $game (String) - the game's number
# $channel (String) - where it is played
# $left (Bool) - whether they have left the game for good
chair-free = **{ $owner }’s chair in game { $game } is free** ({ $channel }): a computer player plays it. Anybody who is not at the table may take it permanently, including its hidden points and suns, and gets its points and place at the end.{ $left ->
    [true] {""}
   *[false] {" "}Until then { $owner } can still come back.
}
# What is left of that message.
# $player (String) - who has the chair now
# $owner (String) - whose it was
# $game (String) - the game's number
chair-taken = { $player } has taken { $owner }’s chair in game { $game }.
# $owner (String) - whose chair it is
# $game (String) - the game's number
chair-back = { $owner } is back in game { $game }: the chair is no longer free.
# $owner (String) - whose chair it was
# $game (String) - the game's number
chair-over = Nobody has taken { $owner }’s chair: game { $game } is over.
# $owner (String) - whose chair it was
# $game (String) - the game's number
chair-called-off = Nobody has taken { $owner }’s chair: game { $game } was called off.
# $player (String) - a name
board-player-left = **{ $player }** has left this server. Their clock keeps running: once it has run out twice, a computer player takes the chair, and anybody can take it over. Before that a moderator can give the chair to somebody else with /ra-admin replace, or call the game off with /ra-admin cancel.
# The same in a game without clocks.
# $player (String) - a name
board-player-left-unclocked = **{ $player }** has left this server, and the game waits for them. It goes on when they come back; otherwise a moderator can give the chair to somebody else with /ra-admin replace, or call the game off with /ra-admin cancel.
# Small, as the last line of a message that has no buttons: by the sign and the numbers, in this order, the bot
# recognises it.
# $game (String) - the game's number
# $sign (String) - a sign such as "·"
# $kind (String) - what follows: lines of the history, so many minutes after the game began, its start or its end
# $entries (String) - which lines of the game's history it tells, or the one that it calls to: "31–34", or "34"
board-mark = Game { $game } { $sign } { $kind ->
    [start] start
    [end] end
    [minute] minute { $entries }
    [moves] moves { $entries }
   *[move] move { $entries }
}
