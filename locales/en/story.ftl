### What happened, a line for each thing, for everybody, in the table's language; for whoever asks to read it, in theirs.
### Where the language has the verb agree with a person's gender, write without a verb, or in the present: "Нефер: Нил."

# $players (String) - names in the order of their seats, with commas between them
story-began = The game has begun: { $players }.
# The same on the first board, whose picture shows who plays.
story-has-begun = The game has begun.
# $player (String) - who drew
# $tile (String) - the tile's name, with its picture before it; of several in a row a list
story-drew = { $player } drew { $tile }.
# $player (String) - who drew
# $ra (Number) - how many Ra tiles have been drawn in this epoch
# $limit (Number) - how many end the epoch
story-drew-ra = { $player } drew Ra, { $ra } of { $limit }.
# $player (String) - who invoked Ra
story-invoked = { $player } invoked Ra.
# $player (String) - who invoked Ra
story-invoked-full = { $player } invoked Ra on a full track.
# One of several bids in a row.
# $player (String) - who bid
# $sun (String) - the sun that was bid: its number, or a picture that shows it
story-bid = { $player } bid { $sun }
# $player (String) - who passed
story-passed = { $player } passed
# $bids (String) - bids, with semicolons between them
story-bids = { $bids }.
# $player (String) - who won the auction
# $bid (String) - by which sun: its number, or a picture that shows it
# $tiles (String) - what they got, a list; "none" if there was no tile
# $sun (String) - the sun that they got: its number, or a picture that shows it
story-won = **{ $player } won with { $bid }**: { $tiles ->
    [none] sun { $sun }
   *[other] { $tiles }, sun { $sun }
}.
# Where no tile lay on the track.
story-unsold = Nobody bid.
story-unsold-stay = Nobody bid: the tiles stay.
# $gone (String) - the tiles that lay on the full track, a list
story-unsold-gone = Nobody bid: { $gone } left the game.
# $player (String) - who spent a God tile
# $tile (String) - the tile that they took
story-god-spent = { $player } spent a God for { $tile }.
# $disaster (String) - the disaster's name
# $player (String) - who lost tiles
# $lost (String) - a list of kinds, with their counts where more than one was lost: "2 Art and Writing"
story-lost = { $disaster }: { $player } lost { $lost }.
# $epoch (Number) - which epoch
# $why (String) - what ended it
# $gone (String) - tiles that lay on the track, a list; "none" if there was none
story-epoch-over = **Epoch { $epoch } is over**: { $why ->
    [ra] the Ra track is full
   *[suns] all suns are spent
}.{ $gone ->
    [none] {""}
   *[other] {" "}{ $gone } left the game.
}
# $epoch (Number) - which epoch
# $player (String) - who begins
story-epoch-begins = Epoch { $epoch } begins with { $player }.
# $places (String) - the players from first to last with their points, a list
story-over = **The game is over**: { $places }.
# A player in that list.
# $player (String) - a name
# $points (Number) - their points
story-place = { $player } { $points ->
    [one] 1 point
   *[other] { $points } points
}
story-nothing = Nothing has happened yet.
# $game (String) - the game's number
# $page (Number) - which page
# $pages (Number) - how many there are
story-page = **Game { $game }**, page { $page } of { $pages }

## What happened at the table besides the game

# $player (String) - a name
table-out-of-time = ⏳ { $player }’s time ran out, so I acted. If it runs out once more before they act, a computer player takes the chair until they are back.
# $player (String) - a name
table-out-of-time-again = ⏳ { $player }’s time ran out again, so I acted.
# $by (String) - somebody who looks after the games
# $player (String) - the player
table-acted-for = { $by } acted for { $player }.
# An action that was taken back, struck out.
# $player (String) - whose it was
# $action (String) - what it was
# $sun (Number) - the sun of a bid
# $tile (String) - the kind of tile that was given up
table-taken-back = ~~{ $player } { $action ->
    [draw] drew a tile
    [invoke] invoked Ra
    [god] spent a God tile
    [done] spent no more God tiles
    [bid] bid { $sun }
    [pass] passed
   *[discard] gave up { $tile }
}~~
# $by (String) - a name
# $void (Bool) - whether an auction was opened by what was taken back
table-undone = { $by } took that back{ $void ->
    [true] : answers given ahead no longer count
   *[false] {""}
}.
# $player (String) - a name
table-stand-in-late = A computer player plays { $player }’s chair until they are back.
# $player (String) - a name
table-stand-in-away = { $player } is away: a computer player plays their chair until they are back.
# $player (String) - a name
table-resigned = **{ $player } has left the game.** A computer player takes over the chair.
# $player (String) - a name
table-back = { $player } is back.
# $by (String) - somebody who looks after the games
# $player (String) - a name
# $hours (Number) - how much longer
table-extended = { $by } gave { $player } { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} more.
# $player (String) - who has the chair now
# $from (String) - whose it was
# $by (String) - who gave it away
table-seated = **{ $player } has { $from }’s chair from now on**, by { $by }.
# $player (String) - who has the chair now
# $from (String) - whose it was
table-took-chair = **{ $player } has taken { $from }’s chair.**
# $player (String) - a name
table-host = { $player } is the host now.
# $by (String) - somebody who looks after the games
# $reason (String) - why, if they have told
table-held = **{ $by } paused the game**: all clocks are stopped{ $reason ->
    [holiday] { " (" }a holiday).
    [rules] { " (" }a question about the rules).
    [technical] { " (" }a technical problem).
    [wish] { " (" }the players asked for it).
   *[none] .
}
# $by (String) - somebody who looks after the games
table-goes-on = { $by } resumed the game.
# $by (String) - a name
table-cancelled = { $by } called the game off.
# By the bot, of a game in which nobody played.
table-cancelled-deserted = For two weeks nobody has come back or taken a chair: **I called the game off.**
# $by (String) - a name: who asked for it
table-cancelled-by-all = { $by } asked for it, and everybody with a chair agreed: **the game is called off.**
# The bot, where otherwise a name stands: "I called the game off."
table-the-bot = I

## The end

# The first line of the last board.
# $player (String) - who has won
# $points (Number) - their points
end-wins = **{ $player } wins with { $points }.**
# Behind it.
# $others (String) - names with their points, with commas between them
end-others = { $others }.
# One of them who left the game before its end.
# $line (String) - the name and the points
end-left = { $line } (left the game)
# $game (String) - the game's number
end-title = Ra · game { $game } · the end
# A line of the ranking.
# $place (Number) - first, second ...
# $player (String) - a name
# $points (Number) - their points
# $tied (Bool) - whether somebody else has as many points
# $sun (Number) - their highest sun, which decides then
# $left (Bool) - whether they left the game before its end
end-place = { $place }. **{ $player }** { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $tied ->
    [true] {" "}(tie-break: highest sun { $sun })
   *[false] {""}
}{ $left ->
    [true] , left the game
   *[false] {""}
}
# In the channel that the game's thread is of.
# $game (String) - the game's number
# $places (String) - names with their points, with commas between them
end-result = Game { $game } is over: { $places }.
# Behind it, where the first two have as many points.
# $player (String) - who has won
end-by-sun = { $player } wins by the highest sun.
# A table of points in letters of equal width, as wide as a phone: the first column's heading, at most 12 characters.
end-column-epoch = epoch
# The row of sums of points, at most 12 characters.
end-row-sum = sum
# The row of points that were not lost, as no score falls below the lowest that there is; at most 12 characters.
# $floor (Number) - the lowest score
end-row-held = held at { $floor }
# The row of the score after each epoch, at most 12 characters.
end-row-score = score
# $sum (String) - a long number
end-proof = The bag, as it was shuffled at the start, is in bag.txt. `sha256sum bag.txt` prints the sum that was shown then: `{ $sum }`. The whole game is in the record beside it.
# The description of a file, for those who cannot see it.
end-bag-file = The bag as it was shuffled at the start, for sha256sum
end-record-file = The record of the game, for ra-bot verify
