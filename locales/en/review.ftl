### What a hard computer player would have done, at one's own decisions in a game that is over. Private. The first three messages
### make one line: what it would have done, one reason, and how much was at stake.

# $action (String) - what it would have done
# $what (String) - the tile or the sun; empty where there is none
review-choice = *Hard* would have { $action ->
    [draw] drawn a tile
    [invoke] invoked Ra
    [pass] passed
    [god] taken this with a God tile: { $what }
    [done] spent no more God tiles
    [discard] given up { $what }
   *[bid] bid { $what }
}.
review-agrees = *Hard* would have done the same.

## One reason. Points are what a computer player reckons that something brings in all

# $points (Number) - what the tiles on the track were worth to this player; 0 if it was less than one
review-lot = The tiles on the track were worth { $points ->
    [0] next to nothing
    [one] about 1 point
   *[other] about { $points } points
} to you.
# $points (Number) - what they would have cost
review-lot-harm = The tiles on the track would have cost you { $points ->
    [one] about 1 point
   *[other] about { $points } points
}.
# $sun (Number) - the sun on the board
review-board-sun = The sun on the board, { $sun }, was worth having.
review-lower-sun = A lower sun would do, and keeps the higher one for later.
review-higher-sun = A higher sun is harder to outbid.
review-last-ra = Another Ra tile would have ended the epoch.
review-alone = Nobody else had a sun to bid, so there was no hurry.
# $tile (String) - a tile that a God tile could take
# $points (Number) - what it was worth; 0 if it was less than one
review-taken = { $tile } was worth { $points ->
    [0] next to nothing
    [one] about 1 point
   *[other] about { $points } points
} to you.
# $tile (String) - a tile to be given up
# $points (Number) - what that costs; 0 if it is less than one
review-given-up = Giving up { $tile } costs you { $points ->
    [0] next to nothing
    [one] about 1 point
   *[other] about { $points } points
}.

## How much it thinks was at stake

# $wins (Number) - how many wins more it expects in a hundred such games
review-stake = { $wins ->
    [0] It thinks that hardly anything was at stake.
    [one] At stake, it thinks: about 1 win in 100.
   *[other] At stake, it thinks: about { $wins } wins in 100.
}

## The three largest differences

# $game (String) - the game's number
review-differences = **Game { $game }**: your largest differences from *hard*, which knew no more than you did then
# One of them; it goes on with the line above. The backslash keeps Discord from numbering the lines itself.
# $place (Number) - 1 is the largest
# $epoch (Number) - in which epoch
# $done (String) - review-done
review-difference = { $place }\. Epoch { $epoch }, { $done }.
# What the player has done, in the middle of a line.
# $action (String) - what it was
# $what (String) - the tile or the sun; empty where there is none
review-done = { $action ->
    [draw] you drew a tile
    [invoke] you invoked Ra
    [pass] you passed
    [god] you took this with a God tile: { $what }
    [done] you spent no more God tiles
    [discard] you gave up { $what }
   *[bid] you bid { $what }
}
# $game (String) - the game's number
review-no-differences = **Game { $game }**: *hard* would have played much as you did.

## Buttons and answers

button-review = What would hard do?
button-differences = My three largest differences
# Shows one of the three.
# $place (Number) - 1 is the largest
button-difference = Difference { $place }
# While the differences are worked out. The answer takes the place of this message.
# $decisions (Number) - how many decisions there are
review-thinking = *Hard* is thinking about { $decisions ->
    [one] your decision
   *[other] your { $decisions } decisions
} in this game. The answer will stand here within a minute or two.
review-already = I’m still thinking about your decisions. The answer will stand where you first asked.
review-not-over = I say what *hard* would do once the game is over.
review-not-yours = There was nothing for you to decide at that step.
review-none-yours = You decided nothing in this game.
review-busy = Too many people are asking for their differences just now. Try again in a few minutes.
review-failed = I could not work that out. Try again.
