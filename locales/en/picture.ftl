### The words in the picture of the board, and the picture in words for those who hear it. Room in the picture is short: keep
### these as short as the English.

# Behind a player's name: what they are asked.
# $question (String) - what
picture-asked = { $question ->
    [turn] to act
    [gods] to use God tiles
    [bid] to bid
   *[discard] to give up tiles
}
# In the place of a name and of what is asked, while the game is paused: one word or two.
picture-paused = Paused
# What completes "to bid".
# $sun (Number) - the highest bid so far
picture-to-beat = , { $sun } to beat
# What completes "to give up tiles".
# $disaster (String) - the disaster's name
# $count (Number) - how many tiles
picture-owed = : { $disaster }, { $count }
# How many Ra tiles the epoch still has.
# $count (Number) - how many
picture-to-go = { $count } to go
# $epoch (Number) - which epoch
picture-epoch = Epoch { $epoch } of 3
# $count (Number) - how many tiles are left in the bag
picture-bag = Bag { $count }
# Beside a player's name, in an auction.
# $sun (Number) - the sun that was bid
picture-bid = bid { $sun }
picture-pass = pass
# A player of whose name nothing can be shown.
# $number (Number) - which player, from 1
picture-nameless = Player { $number }
# Behind the winner's name.
# $points (Number) - their points
picture-wins = wins with { $points }
# $points (Number) - what everybody had before the first epoch
picture-start = Points by epoch (1, 2, 3) and category. Everybody began with { $points }.
# The heading of a column of sums.
picture-sum = Sum
# $sun (Number) - the sun that decides between equal totals
picture-highest-sun = highest sun { $sun }
# Over a player's tiles, where there is room for it: about as short as the English.
# $category (String) - which one
picture-caption = { $category ->
    [pharaoh] Pharaohs
    [river] River
    [god] Gods
    [gold] Gold
    [civilization] Civilization
   *[monument] Monuments
}
# The heading of a column of points, narrow: at most 9 letters.
# $category (String) - which one
picture-column = { $category ->
    [pharaoh] Pharaoh
    [river] River
    [god] Gods
    [gold] Gold
    [civilization] Civil.
    [monument] Monum.
   *[sun] Suns
}

## The picture in words

# $player (String) - a name
# $asked (String) - what they are asked, as in picture-asked
alt-asked = { $player } { $asked }.
alt-over = The game is over.
alt-paused = The game is paused.
# $tiles (String) - the tiles on the auction track; "none" if there is none
alt-track = Auction track: { $tiles ->
    [none] empty
   *[other] { $tiles }
}.
# A place on the auction track from which a tile was taken.
alt-gap = gap
# $sun (Number) - the sun on the board
# $ra (Number) - how many Ra tiles have been drawn in this epoch
# $limit (Number) - how many end the epoch
# $epoch (Number) - which epoch
# $bag (Number) - how many tiles are left in the bag
alt-board = Sun { $sun }. Ra { $ra } of { $limit }, epoch { $epoch }, { $bag } in the bag.
# What lies before a player.
# $player (String) - a name, and perhaps what they said in the auction
# $suns (String) - the face-up suns, a list
# $down (Number) - how many lie face down
alt-suns = { $player }: suns { $suns }{ $down ->
    [0] {""}
   *[other] , { $down } face down
}
# Behind a player's name: who drew or invoked Ra.
alt-ra-player = Ra player
# $kinds (String) - kinds of tiles with a number for each player
alt-kinds = Tiles in the order of the players: { $kinds }.
alt-end = The game is over. Points by category, epoch by epoch.
