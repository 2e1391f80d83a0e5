### What one person reads about themselves, in their own language. The program speaks to them as to a friend.

private-so-far = So far:
private-since = Since you last acted:
# What was done for them since they last acted, with the reason.
# $count (Number) - how many tiles
# $what (String) - what they are, a list
private-done-draws = { $count ->
    [one] I drew { $what } for you: an obvious move.
   *[other] I drew { $count } tiles for you ({ $what }): obvious moves.
}
# The same for tiles that were drawn by an order that holds.
# $count (Number) - how many tiles
# $what (String) - what they are, a list
# $lasts (Bool) - whether the order is for the whole epoch
# $tiles (Number) - until how many tiles lie on the track; 8 is all
private-done-ordered = { $count ->
    [one] I drew { $what } for you
   *[other] I drew { $count } tiles for you ({ $what })
}, by your order{ $lasts ->
    [true] {" "}for the whole epoch
   *[false] {""}
}: to draw { $tiles ->
    [8] until the track is full
    [one] until the track holds 1 tile
   *[other] until the track holds { $tiles } tiles
}.
# $count (Number) - how many tiles
# $what (String) - what they are, a list
private-done-ordered-before = { $count ->
    [one] I drew { $what } for you, by an order of yours that is over.
   *[other] I drew { $count } tiles for you ({ $what }), by an order of yours that is over.
}
# $count (Number) - how often
private-done-invocations = { $count ->
    [one] I invoked Ra for you: on the full track nothing else was possible.
   *[other] I invoked Ra for you { $count } times: on the full track nothing else was possible.
}
# $count (Number) - how often
# $what (String) - the lots, as in came-lot, with semicolons between them
private-done-passes = { $count ->
    [one] I passed for you ({ $what }): hardly anybody would have bid for that lot.
   *[other] I passed for you { $count } times ({ $what }): hardly anybody would have bid for those lots.
}
# $count (Number) - how often
# $what (String) - the lots, likewise
private-done-bids = { $count ->
    [one] I bid your lowest sun for you ({ $what }): an obvious move.
   *[other] I bid your lowest sun for you { $count } times ({ $what }): obvious moves.
}
# By an order for the next auction.
# $action (String) - what was done
# $sun (Number) - the sun that was bid
# $what (String) - the lot, as in came-lot
private-done-answered = { $action ->
    [bid] I bid { $sun } for you in an auction ({ $what }), by your order.
   *[pass] I passed for you in an auction ({ $what }), by your order.
}
# $game (String) - the game's number
# $epoch (Number) - which epoch
# $points (Number) - their score
private-score = **Game { $game }**, epoch { $epoch } of 3. You have **{ $points ->
    [one] 1 point
   *[other] { $points } points
}**.
# $suns (String) - a list of numbers
private-suns = Suns to bid: { $suns }.
# In place of that, once all are used.
private-out-of-suns = You have no suns left to bid: the others finish this epoch without you.
# $suns (String) - a list of numbers
private-face-down = Face down, for the next epoch: { $suns }.
# The same in the third epoch.
# $suns (String) - a list of numbers
private-face-down-last = Face down, for your sum of suns: { $suns }.
# $tiles (String) - tiles with their counts, as in "held"
private-tiles = You hold { $tiles }.
# An epoch that is over, as its points add up: "Epoch 1 brought you 7 (Gods +2, River +5): from 10 to 17."
# $epoch (Number) - which
# $loss (Bool) - whether points were lost
# $points (String) - how many, without a sign
# $categories (String) - the same by category, or private-zero of each
# $before (Number) - the score before it
# $total (Number) - the score after it
private-epoch = Epoch { $epoch } { $loss ->
    [true] cost you
   *[false] brought you
} { $points } ({ $categories }): from { $before } to { $total }.
# After that, in answer to *What did I get?*.
private-epoch-secret = Everybody’s points stay secret until the end of the game.
# After that, where the sum would have led below the lowest score that there is.
# $floor (Number) - that score
private-held = A score never drops below { $floor }.
# $points (String) - a number with its sign: "+5"
# $categories (String) - the same by category, or private-zero of each
private-if-ended = If the epoch ended now: { $points } ({ $categories }).
# The same in the third epoch.
# $points (String) - a number with its sign: "+5"
# $categories (String) - the same by category, the suns always among them
private-if-ended-last = If the game ended now: { $points } ({ $categories }). Monuments and suns are included; every auction can still change the sums of suns.
# A category that brought nothing, and why.
# $category (String) - which: "pharaoh", "river" or "civilization"
private-zero = { $category ->
    [pharaoh] Pharaohs 0: not the most or the fewest, or all equal
    [river] River 0: no Flood
   *[civilization] Civilization 0: one or two kinds, three are needed
}
# $commands (String) - what they can do: commands with commas between them
private-can = It is your turn: { $commands }.
# One of these commands, with what it takes.
# $space (Number) - the tile's place on the track
# $tile (String) - its name
private-can-god = /ra god { $space } ({ $tile })
private-can-end = /ra god without tiles, to stop
private-your-turn = It is your turn.
# To somebody whose turn it is in an auction, below what came of what they did before.
# $tiles (String) - the tiles that are auctioned, a list; "none" if there is none
# $sun (Number) - the sun on the board, which the winner gets
private-your-auction = New auction: { $tiles ->
    [none] no tiles, only the sun { $sun }
   *[other] { $tiles }, sun { $sun }
}. It is your turn.
private-invoked = You invoked Ra.

## An answer that was given ahead

private-kept-none = No answer noted: I’ll ask you when your turn comes.
# Somebody has chosen to be asked on their turn in the auction.
private-kept-ask = Noted: I’ll ask you when your turn comes. Your clock is stopped until then.
# Until when somebody has time to answer an auction.
# $moment (String) - a date and time as Discord shows them
# $relative (String) - the same as a distance: "in 5 hours"
private-own-time = You have until { $moment }, { $relative }.
# Somebody has not answered an auction in time, and their turn in it has not come.
private-out-of-time = Your time has run out, so you will pass, or bid your lowest sun if you must bid. You can still change that until your turn comes.
# $action (String) - what is done; "only" if others may bid more than the player can
# $sun (Number) - the sun of a bid
private-kept-whatever = Noted: { $action ->
    [pass] whatever the others bid, you pass
    [only] you bid { $sun }; if somebody bids more, you pass
   *[bid] whatever the others bid, you bid { $sun }
}. Nobody sees it before your turn.
# $cases (String) - what is done in which case: sentences as in private-case, without the last full stop
private-kept-cases = Noted. { $cases }. Nobody sees it before your turn.
# Between the cases.
private-cases-stop = .{ " " }
# What is done in which case, a sentence: "If nobody has bid, or the bid to beat is 7 at most, you bid 8".
# $bids (String) - which bids
# $most (Number) - the highest of them
# $least (Number) - the lowest of them
# $action (String) - what is done
# $sun (Number) - the sun of a bid
private-case = { $bids ->
    [none] If nobody has bid
    [none-or-one] If nobody has bid, or the bid to beat is { $most }
    [none-or-up-to] If nobody has bid, or the bid to beat is at most { $most }
    [one] If the bid to beat is { $most }
    [two] If the bid to beat is { $least } or { $most }
    [or-more] If the bid to beat is { $least } or more
   *[range] If the bid to beat is { $least } to { $most }
}, { $action ->
    [bid] you bid { $sun }
    [pass] you pass
   *[ask] I ask you
}
private-lines = What you do after each bid that could be the highest on your turn. Choose a case to change it.
# One case in a menu, at most 100 characters.
# $highest (Number) - the highest bid; 0 if nobody has bid
# $action (String) - what is done
# $sun (Number) - the sun of a bid
private-line = { $highest ->
    [0] No bid
   *[other] After { $highest }
}: { $action ->
    [bid] bid { $sun }
    [pass] pass
   *[ask] ask me
}
private-before-line-no-bid = If nobody has bid when it is your turn:
# $sun (Number) - the highest bid
private-before-line = If { $sun } is the highest bid when it is your turn:
# $sun (Number) - the highest bid
# $player (String) - whose sun it is
private-before-line-of = If { $sun }, { $player }’s, is the highest bid when it is your turn:

## What can still be taken back

# What somebody has decided on their turn, and can still take back: nobody else sees it.
# $action (String) - what it is
# $sun (Number) - the sun of a bid
# $tiles (String) - the tiles that are taken or given up
private-pending = { $action ->
    [invoke] You invoke Ra
    [bid] You bid { $sun }
    [pass] You pass
    [gods] You spend God tiles for **{ $tiles }**
    [done] You spend no more God tiles
   *[discard] You give up **{ $tiles }**
}.
# $answer (String) - what is answered to the auction that it opens, as in orders-answer
private-pending-answer = When your turn to bid comes: { $answer }.
# $when (String) - when: "in 10 seconds"
private-pending-until = I’ll play it { $when }; nobody else sees it until then.

## Before a decision

private-invoke-full = You bid last. If everybody passes, the tiles leave the game.
private-invoke-last = You bid last, and must bid if everybody else passes.
# $suns (String) - a list of numbers
private-hold-suns = You hold { $suns }.
private-invoke-ahead = If you answer now, nobody sees it until all the others have answered. “Up to” bids the lowest of your suns that wins, or passes if none does.
# $player (String) - a name
# $sun (Number) - the sun that was bid
private-best-bid = { $player } has bid { $sun }.
private-no-bid = No bid yet.
private-may-answer = You may answer now; it stays secret until your turn.
# To somebody who is about to bid.
# $tiles (String) - as in private-your-auction
# $sun (Number) - as in private-your-auction
private-auctioned = In this auction: { $tiles ->
    [none] no tiles, only the sun { $sun }.
   *[other] { $tiles }, sun { $sun }.
}
# Who answers before the reader does, and what they could bid.
# $players (String) - items as in private-could-bid, with commas between them
private-before-you = Before you: { $players }.
# $player (String) - a name
# $suns (String) - numbers with commas between them
private-could-bid = { $player } ({ $suns })
# $points (Number) - how many points; below 0 where it does harm
private-worth = A computer player’s estimate: the tiles on the track are worth { $points ->
    [0] next to nothing
    [one] about { $points } point
   *[other] about { $points } points
} to you at the end.
# In place of that, where only the sun is auctioned.
# $sun (Number) - the sun on the board
private-worth-sun = No tiles; you would swap your sun for the { $sun }.
# $count (Number) - how many God tiles
private-spend = You have { $count ->
    [one] 1 God tile. It takes one tile from the track: choose which. That ends your turn.
   *[other] { $count } God tiles. Each takes one tile from the track. Press a tile to take only that one, or choose several from the menu, in order. That ends your turn.
}
# $count (Number) - how many God tiles, more than one
private-spend-only = You have { $count } God tiles, but there is only one tile to take: press it. That ends your turn.
# $tiles (String) - the tiles that were chosen, in order
# $count (Number) - how many
private-spend-chosen = You take **{ $tiles }**{ $count ->
    [one] , for 1 God tile
   *[other] , in this order, for { $count } God tiles
}. That ends your turn.
# $disaster (String) - the disaster's name
# $count (Number) - how many tiles it takes
# $kind (String) - "monument" or "civilization": which it takes, where there is a choice
private-discard = The { $disaster } takes { $count } of your { $kind ->
    [monument] Monuments
   *[civilization] Civilization tiles
}: choose which.
# $tiles (String) - the tiles that were chosen, a list
private-discard-chosen = Chosen: **{ $tiles }**.
# $game (String) - the game's number
private-before-resigning = **Leave game { $game } for good?** A computer player takes over your chair, you finish last, and the host may give the chair to somebody else. If you only need a break: /ra settings lets you be away for a few days.

## Confirmations

private-resigned = You have left the game.
private-back = Welcome back: your chair is yours again.
private-undone = Taken back.
# After what somebody has done in their own conversation with the bot.
private-writes-here = I’ll write to you here as soon as it is your turn again.
private-looked-after = Done. The game’s channel is told, and it is part of the game’s history.
# $game (String) - the game's number
# $channel (String) - where it is played
private-chair-taken = You now have a chair in game { $game }: { $channel }. /ra me shows what only you may see there.

## One's games

# $game (String) - the game's number
# $channel (String) - where it is played
# $whose (String) - whose turn it is, or that several can answer an auction; or that it is paused, by people, because the bot is gone, because nobody plays, or because its channel is gone
# $since (String) - since when: "2 hours ago"
# $player (String) - whose turn it is, if it is somebody else's; or who can answer, a list
games-line = Game { $game } in { $channel }: { $whose ->
    [yours] **it is your turn** (asked { $since })
    [others] it is { $player }’s turn (asked { $since })
    [auction] an auction for { $player } (asked { $since })
    [held] paused by a moderator; any moderator can resume it with /ra-admin resume (last move { $since })
    [gone] paused until I am back on the server (last move { $since })
    [deserted] nobody is playing: it waits for somebody to come back (last move { $since })
    [placeless] the channel was deleted: it waits for *Continue* in my direct message (last move { $since })
   *[nobodys] over (last move { $since })
}
# A game of which nothing else can be said.
# $game (String) - the game's number
# $refusal (String) - a sentence
games-refused = Game { $game }: { $refusal }
games-none = You are not in a game at the moment. /ra-play starts one.
# At the end of a list that is too long.
# $count (Number) - how many more there are
games-more = … and { $count } more.

# Where Discord was slow, so that what everybody sees stands by itself.
# $link (String) - the message
private-done-apart = Done: { $link }
