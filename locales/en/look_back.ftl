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

## The film: a sentence a frame, in large letters; room is short. Everybody sees it, in the table's language.

# An auction.
# $player (String) - who won
# $count (Number) - how many tiles lay on the track
# $bid (Number) - the sun that was bid
film-won = { $player } takes { $count ->
    [0] a sun
    [one] 1 tile
   *[other] { $count } tiles
} with { $bid }.
film-unsold-stay = Nobody bids: the tiles stay.
film-unsold-gone = Nobody bids: the tiles leave the game.
# Of a game that was never finished, whose points nobody knows.
# $epoch (Number) - which epoch
film-epoch = Epoch { $epoch } is over.
# $epoch (Number) - which epoch
# $player (String) - who has most points
# $points (Number) - how many
film-epoch-leads = Epoch { $epoch } is over: { $player } leads with { $points }.
# $epoch (Number) - which epoch
# $points (Number) - as many as several players have, and no other more
film-epoch-tied = Epoch { $epoch } is over: the lead is shared at { $points }.
# $player (String) - who has won
# $points (Number) - with how many points
film-wins = { $player } wins with { $points }.
# $player (String) - who has won
# $points (Number) - with how many points, which somebody else has, too
film-wins-by-sun = { $player } wins with { $points }, by the highest sun.
# $epoch (Number) - the epoch in which it ended
film-unfinished = Called off in epoch { $epoch }.
# The beginning of the film in words.
# $game (String) - the game's number
# $frames (Number) - how many pictures it has
film-alt = Film of game { $game } in { $frames } pictures.

## The film as a message

button-film = Film
# Privately, to whoever has asked for it.
film-making = I’m making the film. It will be posted where the game was played.
# The same, if it is there already.
# $link (String) - leads to it
film-is-there = Here is the film: { $link }
# To somebody who asks for a film that cannot be.
film-none = There is no film of this game: it is not over, or its channel is gone.
# Above the film.
# $game (String) - the game's number
film-title = **Game { $game }: the film**
# In place of the film.
# $game (String) - the game's number
film-refused = I could not post the film of game { $game }: Discord did not take the file. *Step through* under its end shows the same, picture by picture.

## The end of a game: its largest lots, and points after each epoch

# Above the largest lots.
end-lots = **Best buys** (a computer player’s estimate):
# One of them. The backslash keeps Discord from numbering the lines itself.
# $place (Number) - 1 is the largest
# $player (String) - who won it
# $bid (Number) - the sun that was bid
# $tiles (String) - what lay on the track, a list
# $points (Number) - what it was worth
end-lot = { $place }\. { $player }, { $bid } for { $tiles }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
# Shows somebody that auction.
# $place (Number) - 1 is the largest lot
button-look-lot = Replay buy { $place }
# In the picture of the end: over a chart. Room is short.
picture-scores = Points after each epoch
# The same in words, behind a player's name and points.
# $points (String) - after each epoch, with commas between them: "12, 26, 45"
alt-scores = after the epochs { $points }
