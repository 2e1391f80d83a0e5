### Pictures of somebody’s finished games, and of the games of two people. In the language of who reads them; where they are shown
### to everybody, in that of the server’s tables. Room is short.

## Under a large number

# $games (Number) - the number: games played to the end
figures-finished = { $games ->
    [one] game
   *[other] games
}
# The number is a share in percent.
figures-share = of best score
figures-rating = rating
# $count (Number) - the number: quarters won on this server
figures-seasons = { $count ->
    [one] season won
   *[other] seasons won
}

## Headings and what stands beside the marks

figures-places = Places
# $people (Number) - how many people a game had
figures-people = { $people } people
# A place, beside its colour.
# $place (Number) - the place
figures-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
figures-categories = Points per game
# Beside the colour of its bars.
figures-server = server
figures-last = Last games, newest first
# Below a place.
# $people (Number) - how many people the game had
figures-of = of { $people }
# A number with one place after the point.
# $whole (String) - what stands before it, with its sign
# $tenth (Number) - what stands after it
figures-number = { $whole }.{ $tenth }
# Between two people’s names and how often each was ahead.
# $games (Number) - how many games they began together
figures-together = { $games ->
    [one] 1 game together
   *[other] { $games } games together
}
# $game (String) - a game’s number
figures-game = Game { $game }

## The same in words

# $count (Number) - quarters won on this server
stats-seasons-won = Seasons won: { $count }
# $categories (String) - stats-category, with commas between them
stats-categories = Points per game: { $categories }
# $categories (String) - stats-category-both, with commas between them
stats-categories-server = Points per game (on this server): { $categories }
# $categories (String) - stats-category-both, with commas between them
stats-categories-pair = Points per game (the other’s): { $categories }
# $category (String) - what the points are for
# $points (String) - how many
stats-category = { $category } { $points }
# $category (String) - what the points are for
# $points (String) - how many
# $other (String) - how many of the other person’s, or on this server
stats-category-both = { $category } { $points } ({ $other })
# $places (String) - stats-place, with semicolons between them
stats-last = Last games, newest first: { $places }
