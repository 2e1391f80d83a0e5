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
# The same over a game that was called off.
# $game (String) - the game's number
picture-called-off = Game { $game } was called off
# What completes "to bid".
# $sun (Number) - the highest bid so far
picture-to-beat = , { $sun } to beat
# What completes "to give up tiles".
# $disaster (String) - the disaster's name
# $count (Number) - how many tiles
picture-owed = : { $disaster }, { $count }
# How many Ra tiles were drawn in the epoch, of those that end it.
# $ra (Number) - how many were drawn
# $limit (Number) - how many end the epoch
picture-ra = Ra { $ra } of { $limit }
# In the sun on the board, under its number: one short word.
picture-sun = Sun
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
# Below that, where the sum of an epoch has a star: the score would have fallen below the lowest that there is.
# $floor (Number) - the lowest score
picture-held = * held at { $floor }: no score falls below it
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
# The tile that was drawn last.
# $tile (String) - its name; "ra" for a Ra tile, which lies on no space
# $space (Number) - its space on the auction track
alt-drawn = Drawn last: { $tile ->
    [ra] Ra
   *[other] { $tile } on { $space }
}.
# What is left of the lot that was won last.
# $player (String) - who won it
# $tiles (String) - a list of kinds
alt-won = Won last by { $player }: { $tiles }.
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
# After the categories, where points were not lost, as no score falls below the lowest that there is.
# $points (String) - how many, a number for each epoch
alt-held = held at the lowest score: { $points }

## The legend: each kind of tile with its picture, how many there are, and what it scores. Beside the pictures there is room for
## two short lines; a test says where it is too little.

picture-legend-title = What the tiles score (×: how many are in the bag)
# $tile (String) - a tile's name, or a group's
# $count (Number) - how many there are
picture-legend-name = { $tile } ×{ $count }
# $most (Number) - points for the most
# $fewest (Number) - points that the fewest lose
picture-legend-pharaoh = most +{ $most }, fewest −{ $fewest }; they stay
picture-legend-ra = starts an auction; the last one of an epoch ends it
# $points (Number) - for each
picture-legend-nile = { $points } each with a Flood; they stay
# $points (Number) - for each
picture-legend-flood = { $points } each
# $points (Number) - for each
picture-legend-god = { $points } each, or spend it to take a tile off the track
# $points (Number) - for each
picture-legend-gold = { $points } each
# $none (Number) - points that are lost without any
# $three (Number) - points for three kinds
# $four (Number) - for four
# $five (Number) - for five
picture-legend-civilization = none −{ $none }; 3, 4 or 5 kinds +{ $three }, +{ $four } or +{ $five }
# $one (Number) - points for each kind
# $seven (Number) - for seven kinds
# $eight (Number) - for eight
# $three (Number) - for three of a kind
# $four (Number) - for four
# $five (Number) - for five
picture-legend-monument = at the very end { $one } for each kind, 7 kinds { $seven }, 8 kinds { $eight }; plus { $three }, { $four } or { $five } for 3, 4 or 5 alike; they stay
# $disaster (String) - which one
# $toll (Number) - how many tiles it costs
picture-legend-disaster = { $disaster ->
    [funeral] costs { $toll } Pharaohs
    [drought] costs { $toll }: Floods first, then Niles
    [war] costs { $toll } Civilization (you choose)
   *[earthquake] costs { $toll } Monuments (you choose)
}
# $most (Number) - points for the highest sum
# $fewest (Number) - points that the lowest loses
picture-legend-sun = at the very end highest sum +{ $most }, lowest −{ $fewest }

## The standings of a season: a row for each person

# The headings of the columns. All but the name are narrow: at most 9 letters.
# $column (String) - which one
picture-standings-column = { $column ->
    [place] Place
    [name] Name
    [points] Points
    [games] Games
    [wins] Wins
   *[share] Share
}
# In the column of shares.
# $percent (Number) - how much of the best score at their tables somebody had, on average
picture-standings-share = { $percent }%
# Below the rows, on one line.
# $games (Number) - how many games of each person count
picture-standings-counted = Points, wins and share are those of the best { $games } games.
# The same of a cup, on one line.
picture-standings-ties = Equal points: more wins are ahead, then the larger share, then a lot.
# The same where a final has decided the first places.
# $places (Number) - how many
picture-standings-final = Places 1 to { $places } by the final, the others by points.
# Below that, on one line.
picture-standings-of-best = Share: of the best score at the table, on average.
# A row in words.
# $place (Number) - the place
# $player (String) - a name
# $points (Number) - the points
# $games (Number) - how many games were finished
# $wins (Number) - how many of those that count were won
# $percent (Number) - how much of the best score at their tables somebody had, on average
alt-standings-row = { $place }. { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { $percent }%
# The name in the reader's own row.
# $player (String) - a name
alt-standings-you = { $player } (you)
