### A table before its game. Its message is for everybody, in the table's language; confirmations are for one person.

## The message

# $table (String) - as in lobby-title
# $free (Number) - how many seats are free
# $kept (Bool) - whether seats are kept for people, as the sentence before it says
lobby-open = { $table }: { $free ->
    [0] { $kept ->
        [true] no other free seat
       *[false] no free seat
    }
    [one] one free seat
   *[other] { $free } free seats
}.
# The people for whom the remaining seats are reserved.
# $people (String) - a list of mentions
# $until (String) - a moment as Discord shows it
lobby-invited = A seat is kept for { $people } until { $until }.
# To somebody who was invited, by a message of their own.
# $host (String) - who keeps the seat
# $game (String) - the game's number
# $channel (String) - where the table is
# $until (String) - a date and time as Discord shows them
lobby-invites = { $host } has kept a seat for you: game { $game } in { $channel }. It is yours until { $until }.
# $game (String) - the game's number
lobby-title = Ra · game { $game }
# $game (String) - the game's number
# $name (String) - what whoever opened it calls it
lobby-title-named = Ra · game { $game } · { $name }
# Somebody at the table.
# $name (String) - their name
# $host (Bool) - whether they are the host
lobby-seat = { $name }{ $host ->
    [true] {" "}(host)
   *[false] {""}
}
# Of the edition that is not the usual one, on a table’s message.
lobby-classic = Classic edition.
# $edition (String) - which rules
# $place (String) - where it is played
lobby-terms = { $edition ->
    [classic] classic edition (a disaster that you take with a God strikes at the end of the turn)
   *[pharaoh] Pharaoh edition (a disaster that you take with a God strikes at once)
}, { $place ->
    [here] played in this channel
   *[thread] played in a thread of this channel
}.
# How long the game is likely to take, of simulated games one half is over by then. It follows on pace-each.
# $hours (Number) - how many
lobby-takes-hours = About { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
# $days (Number) - how many
lobby-takes-days = About { $days ->
    [one] a day
   *[other] { $days } days
}.
# $weeks (Number) - how many
lobby-takes-weeks = About { $weeks ->
    [one] a week
   *[other] { $weeks } weeks
}.
# $language (String) - the language's own name
lobby-language = Language: { $language }.
# $theme (String) - "dark" or "light"
lobby-pictures = Pictures: { $theme ->
    [dark] dark
   *[light] light
}.
# The obvious moves that are made for people.
# $leaves (String) - "nothing", "draws", "passes" or "bids"
lobby-leaves = { $leaves ->
    [nothing] **Obvious moves:** I always ask everybody.
    [passes] **Obvious moves:** I draw and pass for whoever wants that (/ra settings).
    [bids] **Obvious moves:** I draw, pass and bid the lowest sun for whoever wants that (/ra settings).
   *[draws] **Obvious moves:** I draw for whoever wants that (/ra settings).
}
# Whether the table allows that advice.
# $advice (Bool) - whether it does
lobby-advice = { $advice ->
    [true] **Advice:** whoever bids sees what a computer player thinks the lot is worth (off in /ra settings).
   *[false] **Advice:** none on what a lot is worth.
}
# All seats are taken. Told on the message itself.
lobby-start-full = It starts by itself once I have the permissions that it needs.
# $sooner (Bool) - whether it could start sooner
lobby-start = **Start:** by itself when the last seat fills{ $sooner ->
    [true] ; from two players on the host may start it
   *[false] {""}
}.
# Below everything else that a table’s details say.
lobby-how = Or type /ra join, /ra leave, /ra start.
# $game (String) - the game's number
# $players (String) - names with commas between them
lobby-started = Game { $game } has started: { $players }.
# $game (String) - the game's number
# $order (String) - names with commas between them
lobby-goes-on = Game { $game } goes on here: { $order }.
# $game (String) - the game's number
# $channel (String) - the new thread
lobby-goes-on-in = Game { $game } goes on in { $channel }.
# Somebody presses *Same table again* once more, whose table has started since.
# $game (String) - its number
# $link (String) - where its board is
lobby-rematch-there = That table has already become game { $game }: { $link }
# $game (String) - the game's number
place-choose = I can no longer open a thread where game { $game } began. Where should it go on?
# In an empty menu of channels.
place-choose-one = Choose a channel
place-none = I cannot find a channel where I may open threads and you may write. Ask a moderator for one, then press *Continue* again.
# $game (String) - the game's number
lobby-has-started = Game { $game } has started.
# Told to everybody, where the table stands. For instance, the server has as many threads as it may have.
# $game (String) - the game's number
lobby-played-here = I cannot use a thread here, so game { $game } is played in this channel itself.
# Told to everybody, where the table stands.
# $game (String) - the game's number
lobby-waits = Game { $game } has started, but I can open no thread for it here yet. I keep trying; until there is one, nobody’s time runs. After three days I call it off.
# $game (String) - the game's number
lobby-over = Game { $game } is over.
# $game (String) - the game's number
lobby-called-off = Game { $game } was called off.
# The same of a table that was closed before its game began.
# $game (String) - the game's number
# $people (String) - mentions of those who sat there, with commas between them
lobby-table-closed = The table of game { $game } was closed: { $people }.
# $game (String) - the game's number
# $live (Bool) - whether it plays at *Live* pace, where two hours are long
lobby-expired = The table of game { $game } is closed: nobody has come or gone for { $live ->
    [true] two hours
   *[false] seven days
}. /ra new opens one.
# To those who sit at a table that nobody touches.
# $people (String) - mentions with commas between them
# $game (String) - the game's number
# $until (String) - a moment as Discord shows it
lobby-closes = { $people }: nobody has joined or left the table of game { $game } for a while. It closes after { $until } unless one of you keeps it open.
# What becomes of that once somebody has pressed the button.
# $name (String) - their name
# $game (String) - the game's number
# $until (String) - a moment as Discord shows it
lobby-kept-open = { $name } keeps the table of game { $game } open until { $until }.
# In small print below the line that the game has begun. It stays in the channel.
# $sum (String) - a long number
lobby-promise = Proof of a fair shuffle (SHA-256 of the bag): { $sum }
# The first message in that thread. To be mentioned there is to be in it.
# $players (String) - names or mentions with commas between them
lobby-table = At the table: { $players }.

## Its buttons: at most 80 characters, better under 25

lobby-button-join = Join
lobby-button-details = Details…
lobby-button-leave = Leave
lobby-button-start = Start
lobby-button-call-off = Close the table
lobby-button-rules = How to play
lobby-button-computer = Add computer player…
lobby-button-free = Free a seat…
lobby-button-seats = Seats…
lobby-button-classic = Classic edition
lobby-button-pharaoh = Pharaoh edition
lobby-button-keep = Keep it open
lobby-button-pace = Pace…
lobby-button-leaves = Obvious moves…
lobby-button-advice = Turn advice on
lobby-button-no-advice = Turn advice off
lobby-button-language = Language…
lobby-button-dark = Dark pictures
lobby-button-light = Light pictures

## What the person is told who pressed one

# $game (String) - the game's number
# $channel (String) - a thread, or direct messages
lobby-started-in = Game { $game } has started in { $channel }.
# The first words to somebody in their direct messages, where their game is about to begin.
lobby-alone-here = Your game of Ra against computer players is here, so that it disturbs nobody.
# Which of several tables, for the person alone; its buttons have what tells them apart.
lobby-which = Several tables are open here. Which one do you mean?
# What tells a table from others, on a button and as the name of its thread.
# $game (String) - the game's number
# $who (String) - the table's name, or those of who sits there with commas between them
lobby-called = Ra { $game } · { $who }
lobby-levels = How strong should the computer player be? *Easy* plays by rules of thumb, *Normal* thinks ahead a little, *Hard* is hard to beat.
lobby-level-easy = Easy
lobby-level-normal = Normal
lobby-level-hard = Hard
# $name (String) - the computer player's name
# $game (String) - the game's number
lobby-computer-seated = { $name } sits at the table of game { $game }.
lobby-computer-left = The computer player has left.
# To the host.
lobby-free = Whose seat should be freed?
# To the host, who has chosen somebody's seat.
# $name (String) - whose it is
lobby-free-ask = Free { $name }’s seat? They can sit down again unless you say otherwise.
lobby-free-only = Free the seat
lobby-free-and-bar = Free it, and do not let them back
# $name (String) - whose it was
lobby-freed = { $name }’s seat is free again.
# $game (String) - the game's number
lobby-seated = You have joined game { $game }.
lobby-seated-cannot-start = All seats are taken, but the game cannot start yet. It will start by itself once I have the permissions it needs.
# When the game starts, to somebody who has just sat down.
# $host (String) - a mention of the host
lobby-seated-starts = The game starts when the table is full or { $host } starts it; I’ll ping you.
# All seats of a table are taken at which all play at the same time; to everybody.
# $host (String) - a mention of the host
lobby-seated-full = All seats are taken: { $host } starts the game, or it starts by itself in a minute.
lobby-left = Your seat is free again.
lobby-left-last = It was the last: the table is closed.
lobby-language-choose = Which language should everybody read at this table? What only you see stays in yours.
# To the host.
lobby-seats-choose = How many seats should the table have?
# $seats (Number) - how many
# $starts (Bool) - whether all of them are taken, so that the game starts
lobby-seats-choice = { $seats }{ $starts ->
    [true] : start now
   *[false] {""}
}
# $seats (Number) - how many the table has now
lobby-seats-set = The table has { $seats } seats now.
# $seats (Number) - how many the table has now, all of them taken
lobby-seats-set-cannot-start = The table has { $seats } seats now, and all are taken. The game cannot start yet. It will start by itself once I have the permissions it needs.
# To the host.
lobby-leaves-choose = To keep the game moving, which obvious moves may I play for those who want that? Everybody chooses in /ra settings.
# $leaves (String) - "nothing", "draws", "passes" or "bids"
lobby-leaves-choice = { $leaves ->
    [nothing] Nothing
    [passes] Draw and pass
    [bids] Draw, pass, lowest bid
   *[draws] Draw
}
# To the host: how the table is set, above the buttons that change it.
# $game (String) - the game's number
# $seats (Number) - how many
# $edition (String) - which rules
lobby-settings = **You are the host of game { $game }.** Only you see this.
    Seats: { $seats }.
    Edition: { $edition ->
        [classic] classic (a disaster that you take with a God strikes at the end of the turn)
       *[pharaoh] Pharaoh (a disaster that you take with a God strikes at once)
    }.
# Below it: how it is played.
# $pace (String) - as in pace-name
# $leaves (String) - as in lobby-leaves
# $advice (Bool) - whether advice is allowed, as in lobby-advice
# $language (String) - the language's own name
# $theme (String) - "dark" or "light"
lobby-settings-play =
    Pace: { $pace }.
    Obvious moves that I play: { $leaves ->
        [nothing] none
        [passes] draws and passes
        [bids] draws, passes, lowest bids
       *[draws] draws
    }.
    Advice (a computer player’s reckoning, for whoever bids): { $advice ->
        [true] yes
       *[false] no
    }.
    Language: { $language }.
    Pictures: { $theme ->
        [dark] dark
       *[light] light
    }.
# To others who press *Settings…*.
# $host (String) - a mention of the host
# $seated (Bool) - whether the reader sits at the table
lobby-settings-of-host =
    Only { $host }, the host, can change this table. { $seated ->
        [true] You have a seat, and can leave it. The game starts by itself when the last seat is taken.
       *[false] You can sit down while a seat is free. The game starts by itself when the last one is taken.
    }
lobby-closed = The table is closed.
lobby-close-ask = Close this table for everybody who sits there?
# $channel (String) - where it is
lobby-rematch = A new table is open in { $channel }, with a seat kept for everybody who played.
# Told to everybody.
# $game (String) - the game's number
lobby-called-off-by-host = Game { $game } was called off by its host.
# $game (String) - the game's number
# $by (String) - a mention: who looks after the games
lobby-called-off-by = Game { $game } was called off by { $by }.

## How fast a table plays

# What a pace means to those who choose it.
# $pace (String) - which pace
pace-meaning = { $pace ->
    [live] *Live*: everybody plays at the same time
    [fast] *Fast*: everybody looks in several times a day
    [standard] *Standard*: everybody looks in about twice a day
    [relaxed] *Relaxed*: everybody looks in when there is time
   *[none] *No clock*
}
# A pace's name, for a button.
# $pace (String) - which pace
pace-name = { $pace ->
    [live] Live
    [fast] Fast
    [standard] Standard
    [relaxed] Relaxed
   *[none] No clock
}
pace-choose = How fast do you want to play?
# $pace (String) - as in pace-meaning
# $bank (Number) - how many hours everybody has
# $increment (Number) - how many come with each answer
pace-waking-hours = { $pace }. { $bank } hours each, nights not counted; every move gives { $increment ->
    [one] 1 hour
   *[other] { $increment } hours
} back.
# $pace (String) - as in pace-meaning
# $bank (Number) - how many minutes everybody has
# $increment (Number) - how many come with each answer
pace-minutes = { $pace }. { $bank } minutes each, plus { $increment } per move.
# $pace (String) - as in pace-meaning
pace-no-clock = { $pace }: nobody’s time runs out.
# What a pace means, on a table’s message: short, without its name.
# $bank (Number) - how many hours everybody has
# $increment (Number) - how many come back with each move
pace-each-hours = { $bank } hours each for the whole game, nights not counted; every move adds { $increment }.
# The same of *Live*.
# $bank (Number) - how many minutes everybody has
# $increment (Number) - how many come back with each move
pace-each-minutes = All at once: { $bank } minutes each; +{ $increment } min per move.
pace-each-no-clock = No clock: nobody’s time runs out.
# $count (Number) - how many questions
# $waking (String) - a time as in pace-within
# $wall (String) - the same with sleep and absences; "same" if it is no longer
pace-own = **You** have answered { $count ->
    [one] 1 question
   *[other] { $count } questions
}: half of them within { $waking }{ $wall ->
    [same] {""}
   *[other] , not counting sleep and absences ({ $wall } with them)
}.
pace-own-nothing = **You** have answered nothing yet.
# $count (Number) - how many questions
# $waking (String) - a time as in pace-within
# $wall (String) - the same with sleep and absences; "same" if it is no longer
pace-table = **This table**, all together, has answered { $count ->
    [one] 1 question
   *[other] { $count } questions
}: half of them within { $waking }{ $wall ->
    [same] {""}
   *[other] , not counting sleep and absences ({ $wall } with them)
}.
pace-only-sums = Only these sums are kept, no times of day. Nobody sees yours but you.
# $count (Number) - how often
pace-spared = I played { $count ->
    [one] 1 obvious move or order
   *[other] { $count } obvious moves or orders
} for players here.
# $players (String) - names, a list
# $since (String) - a moment, as Discord shows it: "3 hours ago"
pace-waits-for = The game waits for { $players }, asked { $since }.
# A time within which something happened.
# $unit (String) - minutes, hours or days
# $count (Number) - how many
pace-within = { $unit ->
    [minutes] { $count ->
        [1] a minute
       *[other] { $count } minutes
    }
    [hours] { $count } hours
   *[days] { $count } days
}
