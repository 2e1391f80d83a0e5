### A server's season: what games of a quarter of a year add up to. One line is public; lists are private unless somebody shows them.

## The end of every game

# Below season-this, a line for each: what they have in the season, and what the game has brought. The backslash keeps
# Discord from numbering the lines itself.
# $place (Number) - their place now
# $player (String) - who
# $points (Number) - their points in the season
# $gain (Number) - by how many points their sum has grown
season-gain = { $place }\. { $player } { $points } (+{ $gain })
# The quarter in which the game ended, over what it has brought each.
# $quarter (Number) - 1 is January to March
season-this = { $quarter ->
    [1] **Season points**, January to March
    [2] **Season points**, April to June
    [3] **Season points**, July to September
   *[4] **Season points**, October to December
} (/ra-stats season):

## Lists

# The name of a quarter.
# $quarter (Number) - 1 is January to March
# $year (String) - its year
season-quarter = { $quarter ->
    [1] Winter
    [2] Spring
    [3] Summer
   *[4] Autumn
} { $year }
# Over the standings.
# $quarter (String) - season-quarter
season-title = **{ $quarter }**: points by place in finished games
# Below them, in small print.
season-rules = Your best six games count, at most two of them games of two people. Who leaves a game gets nothing for it.
# A place in the standings. The backslash keeps Discord from numbering the lines itself: places may be shared.
# $place (Number) - the place
# $player (String) - who
# $own (String) - "true" if it is who reads
# $points (Number) - their points
# $games (Number) - how many games they have finished
season-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(you)
   *[false] {""}
} { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}
# Somebody who does not want to be named.
season-somebody = a player
# $quarter (String) - season-quarter
season-empty = Nobody has finished a game with other people in { $quarter }.
# $quarter (String) - season-quarter
season-not-begun = { $quarter } has not begun yet.
# $typed (String) - what was typed
season-unknown = I cannot read “{ $typed }” here. Choose a quarter from the list that opens while you type, or write 2026-Q4.
# Over somebody's figures.
# $player (String) - who
stats-player = **{ $player }**: finished games
# The same in direct messages.
# $player (String) - who
stats-player-everywhere = **{ $player }**: finished games on all servers
# $quarter (String) - season-quarter
# $place (Number) - the place in it
# $points (Number) - the points
stats-season = { $quarter }: { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
# How often somebody was in which place.
# $games (Number) - how many games
# $people (Number) - how many people began the games
# $places (String) - stats-place-times, with commas between
stats-places = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $people } people: { $places }
# $times (Number) - how often they were in a place
# $place (Number) - the place
stats-place-times = { $times }× { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
# $percent (Number) - the mean
stats-share = { $percent }% of the best score at the table, on average
# $points (Number) - the most points
# $game (String) - the game's number
# $date (String) - a date as Discord shows it
stats-best = Best game: { $points } points in game { $game }, { $date }
# $finished (Number) - how many games they have played to the end
# $games (Number) - of how many
stats-finished = Played to the end: { $finished } of { $games }
# $level (String) - "easy", "normal" or "hard"
# $won (Number) - how many games they have won
# $games (Number) - of how many
stats-alone = Alone against { $level ->
    [easy] easy
    [normal] normal
   *[hard] hard
} computer players: won { $won } of { $games }
# $player (String) - who
stats-nothing = { $player } has finished no game here yet.
stats-nothing-own = You have finished no game here yet. /ra-play begins one.
# $player (String) - who
# $page (Number) - which page
# $pages (Number) - of how many
stats-history = **{ $player }**: finished games, page { $page } of { $pages }
# A game in the list.
# $date (String) - a date as Discord shows it
# $game (String) - the game's number
# $place (String) - stats-place, stats-took-over or stats-alone-place
# $points (Number) - the points
stats-history-line = { $date } · game { $game } · { $place } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $place (Number) - their place
# $people (Number) - how many people began
# $left (String) - "none" if they played to the end; "resigned", "replaced", "timed_out" or "round_deadline"
stats-place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} of { $people }{ $left ->
    [resigned] , left the game
    [replaced] , gave the seat to somebody else
    [timed_out] , was away for too long
    [round_deadline] , finished by computer players
   *[none] {""}
}
stats-took-over = took a seat over
# $won (String) - "true" if they were ahead of all computer players
stats-alone-place = alone, { $won ->
    [true] won
   *[false] lost
}
# Two people.
# $first (String) - one
# $second (String) - the other
# $games (Number) - how many games they have begun together
# $ahead (Number) - in how many the first was ahead
# $behind (Number) - in how many the second was
stats-versus = **{ $first }** and **{ $second }**: { $games ->
    [one] 1 game together
   *[other] { $games } games together
}. { $first } ended ahead in { $ahead }, { $second } in { $behind }.
# One of their last games.
# $date (String) - a date as Discord shows it
# $game (String) - the game's number
# $first (String) - a name with its points
# $second (String) - the other's
stats-versus-line = { $date } · game { $game } · { $first }, { $second }
# $other (String) - who
stats-versus-nothing = You have not finished a game here with { $other } yet.
stats-versus-self = That is you. Choose somebody else.
stats-of-bot = Bots have no results here. Your solo games are in /ra-stats player.
stats-only-on-server = A season belongs to a server: use the command there.
# In direct messages, above a menu of servers.
stats-choose-server = Which server?
# The record of a finished game, which comes as a file.
# $game (String) - the game's number
stats-record = The record of game { $game }. It is a text file for programs, and replays the game.
stats-no-record = That game cannot be read any more, or you do not see where it was played.
# To somebody who may not write in the channel.
stats-may-not-show = You may not write in this channel, so I do not show it here.

## Buttons and menus

button-show-here = Show here
button-season = Season
button-history = Finished games
button-figures = Figures
stats-menu-server = Choose a server
stats-menu-record = Record of a game
# A choice in the menu of records.
# $game (String) - the game's number
stats-game = Game { $game }

## What is kept of a person

data-kept = I keep your games with your moves and results, your settings, your notes, and what I need to reach you. Others can read the results of finished games: your name, place, points and rating.
data-shown = Your name is in the lists of this and other servers. With *Hide me from lists*, standings and lists of results say “a player” instead, and nobody else can look up your figures or their games with you. Your places still count for the others, and everybody at your table still sees you.
data-hidden = You are hidden: standings and lists of results say “a player” instead of your name, and nobody else can look up your figures or their games with you. Your places still count for the others, and everybody at your table still sees you.
# Who answers for the bot.
# $contact (String) - an address of a page or of mail
data-contact = Questions about it go to { $contact }.
# With two files.
data-exported = This is all that I keep of you: everything as JSON, and your results as a table.
# What the files are, for those who cannot see them.
data-export-everything = Everything that is kept of you, as JSON
data-export-results = Your results, as a table
# $games (Number) - in how many running games they have a seat
data-delete-ask = **Delete everything that I keep of you?** You leave your open tables{ $games ->
    [0] {""}
    [one] {""} and your running game, in which a computer player takes your seat for good
   *[other] {""} and your { $games } running games, in which computer players take your seats for good
}. Your settings, notes and orders go. Finished games stay, with “Former player” in place of your name. Messages that are on Discord already stay as they are. This cannot be undone.
data-delete-ordered = I’m deleting everything that I keep of you. It takes a minute at most. If you play with me again, you begin anew.
data-deleted = **Deleted.** I keep nothing of you any more. If you play with me again, you begin anew.
button-data-export = Export
# Asks first.
button-data-delete-ask = Delete me…
button-data-delete = Delete everything
# Lead to pages of the bot's host.
button-data-privacy = Privacy
button-data-terms = Terms
button-data-hide = Hide me from lists
button-data-show = Show me in lists
