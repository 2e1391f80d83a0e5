### A player's orders: what is done for them until they are asked again. Only they read this, in their own language.

# The beginning; what is ordered follows it in the same line.
# $game (String) - the game's number
orders-heading = **Your orders in game { $game }**, which nobody else sees:
# In small print below the orders.
orders-at-once = What you choose here is saved at once.
# Above a panel in which somebody has just ordered something.
orders-noted = **Saved.**
# What somebody has chosen and not ordered: a button with a number orders it.
# $kinds (String) - kinds of tiles at which to stop, a list ending as in list-or; "none" if there is none
orders-draft = **Not saved yet:** { $kinds ->
    [none] I stop at no kind of tile
   *[other] I stop at { $kinds }
}. Choose a number to save it.
# $obvious (Bool) - whether obvious moves are made for them
orders-draw-ask = { $obvious ->
    [true] on your turns I play obvious moves, and ask you otherwise
   *[false] on your turns I ask you
}.
# $tiles (Number) - how many tiles; 8 is all
orders-draw = all epoch, on your turns, I draw { $tiles ->
    [8] until the track is full
    [one] until the track holds 1 tile
   *[other] until the track holds { $tiles } tiles
}.
# The same for the track that lies there alone.
# $tiles (Number) - how many tiles; 8 is all
orders-draw-here = on your turns I draw { $tiles ->
    [8] until the track is full
    [one] until the track holds 1 tile
   *[other] until the track holds { $tiles } tiles
} or an auction begins; then I ask you again.
# After that, where another order holds for the epoch.
# $order (String) - that order: orders-draw or orders-draw-but
orders-draw-after = After the auction: { $order }
# What somebody is told who has ordered that from the board.
# $tiles (Number) - how many tiles; 8 is all
orders-draw-on = Noted: on your next turns, too, I draw { $tiles ->
    [8] until the track is full
    [one] until the track holds 1 tile
   *[other] until the track holds { $tiles } tiles
} or an auction begins. This holds for this track only. For the whole epoch, use *Orders…*, then *On my turn…*.
# $tiles (Number) - how many tiles; 8 is all
# $kinds (String) - kinds of tiles at which to stop, a list ending as in list-or
orders-draw-but = all epoch, on your turns, I draw { $tiles ->
    [8] until the track is full
    [one] until the track holds 1 tile
   *[other] until the track holds { $tiles } tiles
}, but not past { $kinds }.
# Why drawing would stop at this moment, or has stopped.
# $turn (Bool) - whether it is their turn, so that it has
# $why (String) - why
# $sun (Number) - a sun
# $tile (String) - a tile's name
orders-stop = { $turn ->
    [true] I have not drawn for you, though you ordered it:
   *[false] Right now I would ask you:
} { $why ->
    [last-ra] the next Ra tile could end the epoch
    [out-of-suns] somebody has used their last sun
    [god] you could spend a God tile
    [sun] the sun { $sun } on the board beats all of yours
   *[kind] { $tile } lies on the track
}.
orders-auction-ask = If an auction opens, I ask you.
# An order that does not hold any more.
# $answer (String) - what was ordered, as in orders-option-answer
# $why (String) - why
orders-lapsed = Your answer to the next auction (“{ $answer }”) no longer holds: { $why ->
    [disaster] a disaster was drawn
   *[tiles] more tiles were drawn than you allowed
}.
# $answer (String) - what is answered
# $sun (Number) - a sun
# $added (Number) - how many tiles may be added before that; 8 is any number
orders-auction = If an auction opens before your next turn, you { $answer ->
    [bid] bid { $sun }, and I ask you if that is too low
    [bid-or-pass] bid { $sun }, or pass if that is too low
    [up-to] bid your lowest sun that is high enough, up to { $sun }, or pass if none is
   *[pass] pass
}. This holds as long as { $added ->
    [0] no tile is added to the track
    [1] at most 1 tile is added, and no disaster
    [8] no disaster is added to the track
   *[other] at most { $added } tiles are added, and no disaster
}.
orders-quick-on = Obvious moves: I play them for you here; /ra settings changes that.
orders-quick-off = Obvious moves: I always ask you here.
orders-quick-never = Obvious moves: I always ask you; /ra settings changes that.
orders-ask-once = Until you next act in this game, I ask you everything.
orders-always-ask = I still ask you when much is at stake: when the next Ra tile could end the epoch, when you could spend a God tile, or when the others’ suns have changed in a way that matters. Orders to draw end with the epoch.
# On one's turns, with a button for each number.
orders-before-draw = Shall I draw for you on your turns, until this epoch ends? Choose how many tiles may lie on the track before I ask you again.
# After that, on their turn.
orders-draws-now = It is your turn, so I draw at once.
# $tiles (String) - what lies on the track, a list; "none" if there is nothing
# $sun (Number) - the sun on the board
orders-before-auction = If an auction opens before your next turn: what do you answer? On the track: { $tiles ->
    [none] nothing
   *[other] { $tiles }
}; the sun is { $sun }.
# In small print below that: what one of the buttons does.
orders-up-to = “Up to” bids your lowest sun that is high enough, and passes if none is.
# Below an order for the next auction, above a button for each number.
orders-how-many-added = For how many more tiles does this hold?
# $answer (String) - what is answered
# $sun (Number) - a sun
orders-before-condition = { $answer ->
    [bid] Bid { $sun }, or ask me if that is too low
    [bid-or-pass] Bid { $sun }, or pass if that is too low
    [up-to] Bid the lowest sun that leads, up to { $sun }; if nobody has bid, that is your lowest
   *[pass] Pass
}. How many tiles may still be added to the track until then? If a new disaster comes, I ask you anyway.

# What somebody is asked ahead, right after they have acted.
# $tiles (String) - what lies on the track, a list
# $sun (Number) - the sun on the board
ahead-lot = If Ra is invoked on { $tiles } and the sun { $sun }: what do you answer? Nobody else sees it, and it only holds until a tile is added.
# The second question, of whoever would bid this sun.
# $sun (Number) - a sun
ahead-too-low = And if { $sun } is too low?
# $tiles (String) - what lies on the track, a list
# $answer (String) - what is answered
# $sun (Number) - a sun
ahead-kept = Noted: if Ra is invoked on { $tiles }, you { $answer ->
    [bid] bid { $sun }, and I ask you if that is too low
    [bid-or-pass] bid { $sun }, or pass if that is too low
    [up-to] bid your lowest sun that is high enough, up to { $sun }, or pass if none is
   *[pass] pass
}. If a tile is added first, I ask you.
# $tiles (String) - what lies on the track, a list
ahead-ask-then = If Ra is invoked on { $tiles }, I ask you.

## Menus and buttons: options up to 100 characters, buttons up to 80 and better under 25

orders-menu-kinds = Stop early at these tiles (optional)
# $tile (String) - a kind of tile
orders-stop-at = Stop at { $tile }
# $answer (String) - what is answered
# $sun (Number) - a sun
orders-answer = { $answer ->
    [bid] bid { $sun }, or ask me if that is too low
    [bid-or-pass] bid { $sun }, or pass if that is too low
    [up-to] bid the lowest that is high enough, up to { $sun }
   *[pass] pass
}
# On a button: what to answer to the next auction. What that means is orders-answer.
# $answer (String) - what is answered
# $sun (Number) - a sun
orders-option-answer = { $answer ->
    [bid] Bid { $sun }, or ask me
    [bid-or-pass] Bid { $sun }, or pass
    [up-to] Up to { $sun }
   *[pass] Pass
}
orders-button-if-auction = If there is an auction…
orders-button-on-turn = On my turn…
orders-button-ask-again = Clear orders
# The same of somebody who has ordered nothing, and whose obvious moves are made.
orders-button-ask-next = Ask me next turn
# On a button: until how many tiles lie on the track.
# $tiles (Number) - how many tiles; 8 is all
orders-option-until = { $tiles ->
    [8] Until it is full
   *[other] { $tiles }
}
orders-button-ask-auctions = Ask me in auctions
orders-button-ask-turns = Stop drawing for me
orders-button-no-quick = Play no obvious moves
orders-button-quick = Play obvious moves for me
orders-button-none-added = None
orders-button-any-added = Any number
orders-button-not-ask-once = Obvious moves again
ahead-button-ask-then = Ask me then
ahead-button-none = Stop asking me ahead
