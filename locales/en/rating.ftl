### How well people play, estimated from their finished games on a server. Public at the end of a game and at its table; lists are private unless somebody shows them.

# Somebody's rating.
# $settled (Bool) - whether it is exact, after five games against three people
# $points (Number) - around 1500
rating-points = { $settled ->
    [true] { $points }
   *[false] about { $points }
}

## The end of a game

# $people (String) - rating-end-person, with dots between them
rating-end = **Ratings** (/ra-stats top): { $people }
# $player (String) - who
# $rating (String) - rating-points
# $gain (String) - how it has changed: +24, −12 or ±0
rating-end-person = { $player } { $rating }, { $gain }

## A table before its game

# $people (String) - rating-table-person, with commas between them
rating-table = Ratings: { $people }.
# $player (String) - who
# $rating (String) - rating-points
rating-table-person = { $player } { $rating }
rating-table-off = Not rated.
# Among a table’s details.
# $rated (String) - "yes"; "no" if its host has said so; "no-clock" if it has no clock
rating-details = { $rated ->
    [no] **Ratings:** this game does not count.
    [no-clock] **Ratings:** games without a clock do not count.
   *[yes] **Ratings:** this game counts if at least two people play; not for those who take a seat over.
}
# To the host: how the table is set.
# $rated (Bool) - whether the game counts
rating-table-set = Rated: { $rated ->
    [true] yes
   *[false] no
}.
rating-button-rated = Make it rated
rating-button-not-rated = Make it unrated

## Somebody’s figures

# $rating (String) - rating-points
# $games (Number) - how many games have counted
rating-player = Rating: { $rating }, after { $games ->
    [one] 1 game
   *[other] { $games } games
} that counted

## The list of a server

# Over the list.
rating-top = **Ratings** on this server
# The backslash keeps Discord from numbering the lines itself: places may be shared.
# $place (Number) - the place
# $player (String) - who
# $own (String) - "true" if it is who reads
# $points (Number) - the rating
# $games (Number) - how many games have counted
rating-top-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(you)
   *[false] {""}
} { $points }, { $games ->
    [one] 1 game
   *[other] { $games } games
}
# Nobody has played enough.
rating-top-empty = Nobody is in this list yet.
# Below it, in small print.
# $games (Number) - how many games somebody must have played
# $opponents (Number) - against how many different people
rating-top-rules = The list has everybody with at least { $games } rated games against { $opponents } different people. Games with a clock count that at least two people began; who leaves one shares the last place.
# The reader is not in the list yet.
# $rating (String) - rating-points
# $games (Number) - how many games of theirs have counted
# $needed (Number) - how many games they need
# $opponents (Number) - against how many different people these were
# $others (Number) - against how many different people
rating-top-own = You: { $rating }. You are not in the list yet, with { $games } of { $needed } rated games against { $opponents } of { $others } different people.
rating-off-here = This server has no ratings: its moderators have switched them off.
rating-off-own = You have switched ratings off. /ra settings, *More settings…* switches them on again.
button-ratings = Ratings
command-stats-top = The ratings of this server: who plays how well.

## Settings

# One’s own, among the others.
# $ratings (Bool) - whether they want ratings
rating-own = { $ratings ->
    [true] **Ratings**: yes; after your games everybody reads your rating, where the server has ratings.
   *[false] **Ratings**: no; nobody sees yours, and I show you none but what everybody reads.
}
rating-button-on = Turn ratings on
rating-button-off = Turn ratings off
# The server’s.
# $ratings (Bool) - whether it has ratings
rating-server = **Ratings**: { $ratings ->
    [true] yes, new games count unless their host says otherwise
   *[false] no, none are shown and new games do not count
}.
rating-server-unset = **Ratings**: not set, so new games count unless their host says otherwise.
choice-server-ratings = ratings
