### Looking at a game again, step by step: a private panel in the person's language; where it is shown to everybody, in the
### table's.

# Above the picture of a step.
# $game (String) - the game's number
# $step (Number) - which step; 0 is the table before the first action
# $steps (Number) - how many there are
look-back-title = **Game { $game }**, step { $step } of { $steps }
# To somebody who shows a step to everybody, where a board or another step of that game was shown just now.
# $relative (String) - when it can be shown again, as Discord shows it: "in 5 minutes"
look-back-just-shown = Something of this game was shown here just now. You can show a step again { $relative }.

## Buttons and menus

# In a running game: opens the panel.
button-look-back = Look back
# Of a game that is over: the same.
button-step-through = Step through
button-next-auction = Next auction
button-next-epoch = Next epoch
# In the list of somebody's finished games.
stats-menu-step-through = Step through a game
# A menu of an epoch's auctions.
# $epoch (Number) - which epoch
menu-auctions = Auctions of epoch { $epoch }
# A choice in it. Room is short.
# $number (Number) - which auction of the game
# $player (String) - who won it
# $bid (Number) - the sun that was bid
# $tiles (String) - what lay on the track, a list; "none" if there was no tile
# $sun (Number) - the sun that the winner got
option-auction-won = Auction { $number }: { $player }, { $bid } for { $tiles ->
    [none] sun { $sun }
   *[other] { $tiles }
}
# $number (Number) - which auction of the game
option-auction-unsold = Auction { $number }: nobody bid
# $number (Number) - which auction of the game
option-auction-open = Auction { $number }: under way
