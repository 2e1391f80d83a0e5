### Why something is not done: what is the case, and what can be done. One person reads it, in their own language.

refusal-no-game-here = There is no game in this channel. /ra new opens a table; /ra games lists your games.
# $threads (String) - a list of threads
refusal-game-in-threads = There is no game in this channel, but there is one in { $threads }: use the command there.
refusal-not-started = This channel’s game has not started yet. It starts when all seats are taken, or when the host uses /ra start.
refusal-no-lobby-here = There is no open table in this channel. /ra new opens one.
refusal-past = That has been answered, and the game has moved on. /ra board shows it.
# $game (String) - the game's number
refusal-called-off = Game { $game } was called off. /ra new opens a table.
# $until (String) - a moment as Discord shows it
refusal-asked-already = Everybody is already being asked whether to call the game off, until { $until }. The message with the buttons is in its channel.
# $until (String) - a moment as Discord shows it
refusal-not-asked-again = Everybody was asked whether to call the game off, and not all agreed. You can ask again after { $until }. /ra resign leaves the game by yourself.
refusal-not-asked = That question is closed: nobody is being asked whether to call the game off. /ra board shows the game.
# $channel (String) - where
refusal-begun = This table’s game has begun in { $channel }.
refusal-not-over = This game is still running. Once it is over, you can ask the same people to play again.
refusal-has-place = This game has a channel: it goes on there.
# $until (String) - a date and time as Discord shows them
# $host (String) - a name
refusal-host-decides = Until { $until } only { $host } can decide where it goes on; after that anybody at the table can.
# To those who look after the server.
# $game (String) - the game's number
# $user (String) - who
# $channel (String) - where it is played
# $permission (String) - what they need there: Discord's name of it
refusal-unseen = Game { $game }: { $user } cannot see { $channel }, so their clock is stopped and the others wait. Please give them { $permission } there; after 7 days a computer player takes the chair.
refusal-nothing-kept = You have no answer noted: it has been played, or you have not given one. /ra me shows what you have.
refusal-no-such-case = That cannot be the highest bid any more when your turn comes. Open the list again.
refusal-your-turn-is-now = It is your turn now, so decide first. An answer ordered ahead is for an auction that opens while others play.
refusal-nothing-to-undo = There is nothing to take back. You can take back what you decide on your turn until it is played, a few seconds later. Once played it stays, and a drawn tile stays drawn. To take back an answer to an auction, use /ra withdraw.
refusal-not-pending = That has been played or taken back already. /ra board shows the game.
refusal-direct-messages = You cannot join a table in direct messages. Use /ra-play in a channel of the server; to play here against computer players, use /ra-play here.
refusal-not-in-threads = A panel needs a channel, and this is a thread, which gets archived. Use /ra-admin panel in the channel that it belongs to.
# $channel (String) - where
refusal-game-runs-here = A game is running in { $channel }; a channel has one at a time. Open a table in another channel.
refusal-game-runs-directly = A game is running here, and direct messages have one at a time. Finish it, or call it off with /ra cancel.
refusal-lobby-is-here = A table for a game in this channel is already open: /ra join takes a seat, and its host can /ra cancel it.
# $games (String) - the numbers of their games, as in list-or
refusal-several-tables = Several tables are open here. Say which one you mean by its game’s number: { $games }.
refusal-host-of-none = Several tables are open here, and you are the host of none of them: only a table’s host can do that.
# $seats (Number) - how many seats the table has
refusal-lobby-full = All { $seats } seats are taken or kept for people who are invited. /ra new opens another table.
refusal-seated-already = You already have a seat at this table. /ra leave gives it up.
refusal-barred = The host has freed your seat, and you cannot sit down at this table again. /ra new opens another table.
refusal-not-seated = You have no seat at this table. Anybody can watch a game: /ra board shows it.
refusal-no-computer = No computer player sits at this table.
refusal-no-seat-for-bots = Bots cannot play: invite people.
# $seats (Number) - how many seats the table has
refusal-too-many-invited = That is too many people for { $seats } seats, one of them yours. Choose more seats or invite fewer people.
# $taken (Number) - how many are taken or kept
refusal-too-few-seats = { $taken } seats are taken or kept, so the table cannot have fewer. Free one first.
# $host (String) - a mention
refusal-not-the-host = Only the host, { $host }, can do that.
# To somebody else who wants to start the game.
# $host (String) - a mention of the host
refusal-host-starts = Only { $host } can start the game. It also starts by itself when the table is full.
refusal-too-few-seated = A game needs at least two people: somebody else has to /ra join first.
refusal-game-has-started = The game has started, and the others count on you. /ra replace offers your chair to somebody else; /ra resign leaves it permanently, and a computer player takes over; /ra cancel asks everybody whether to call the game off.
# $permissions (String) - a list of permissions
refusal-missing = I am missing permissions that a game in this channel needs: { $permissions }. Somebody who manages the channel can give them to me.
# Told to everybody, perhaps in another channel than the game's.
# $game (String) - the game's number
# $channel (String) - where the game is played
# $permissions (String) - a list of permissions
refusal-no-board = I cannot show the board of game { $game } in { $channel }: there I need { $permissions }. Somebody who manages the channel can give me that; until then /ra board shows the game.
# A permission, by the name that Discord has for it in this language.
# $permission (String) - which one
permission = { $permission ->
    [view-channel] View Channel
    [embed-links] Embed Links
    [attach-files] Attach Files
    [read-message-history] Read Message History
    [create-public-threads] Create Public Threads
    [send-messages-in-threads] Send Messages in Threads
    [connect] Connect
    [manage-roles] Manage Roles
    [mention-everyone] Mention @everyone, @here, and All Roles
   *[send-messages] Send Messages
}
refusal-halted-gone = The game is paused because I was taken off the server; it goes on when I am back.
refusal-halted-held = The game is paused by a moderator. Any moderator can resume it with /ra-admin resume. All clocks are stopped.
refusal-halted-deserted = Nobody is playing this game, so it waits until somebody is back: use /ra back if you have a chair there.
refusal-out-of-time = Your time ran out before that arrived, and the game has moved on without it. /ra board shows the game; if a computer player has your chair now, /ra back takes it back.
refusal-stood-in = A computer player has your chair, and it is not your turn. /ra back takes the chair back.
refusal-no-chair = A computer player has your chair, so you are not asked whether to call the game off. /ra back takes the chair back.
refusal-resigned = You have left this game, and a computer player plays your chair. Anybody can watch: /ra board shows it.
refusal-over = This game is over. /ra board shows how it ended, and /ra-play starts another.
refusal-no-stand-in = Your chair is yours: no computer player stands in for you.
# $owner (String) - a mention
refusal-needs-yes = { $owner } is playing this chair and has to agree.
# $user (String) - a mention
refusal-not-a-player = { $user } does not play in this game. Choose one of the people at the table.
# $user (String) - a mention
refusal-not-on-server = { $user } is not on this server.
# $user (String) - a mention
refusal-sits-there = { $user } is already at this table. Choose somebody else.
# $user (String) - a mention
refusal-only-for = That is for { $user }: nobody else can answer it.
# $user (String) - a mention
refusal-declined = { $user } was offered a chair in this game and did not want it. Ask somebody else.
refusal-offer-is-over = This offer is no longer open: somebody else has the chair, you said no, its 48 hours are over, or the person who made it cannot give the chair now. They can offer it again.
refusal-chair-not-free = This chair is no longer free: somebody else has it, or its owner is back. /ra board shows the game.
refusal-has-chair = You already have a chair at this table, and nobody gets two. /ra board shows the game.
refusal-no-seat-kept = No seat is kept for you at this table: the time for which one was kept is over. If one is free, /ra join takes it.
# $game (String) - the game's number
refusal-not-played-here = There is no game { $game } in this channel. /ra games lists your games.
# $game (String) - the game's number
refusal-not-on-this-server = There is no game { $game } on this server.
refusal-calls-everybody = That is everybody’s role, and I never mention everybody. Choose a role for people who want to be notified.
refusal-not-held = Nobody has paused this game, so there is nothing to resume.
refusal-waits-for-nobody = The game is not waiting for anybody at the moment.
refusal-no-clock = This game has no clock: nobody’s time runs out.
refusal-your-own-turn = It is your own turn: play it like everybody else.
# $days (Number) - how many days are left
refusal-too-long-away = You can be away for ten days a year, in all games together: { $days ->
    [0] none is left
    [one] 1 day is left
   *[other] { $days } days are left
}. Choose an earlier day, or tell the people at your tables.
refusal-not-away = You are not away now. To go away, say until which day: /ra settings has a button for it.
refusal-frozen = This game was started with another version of the rules and cannot go on with this one. Nothing is lost: ask the person who runs me, or its host can /ra cancel it.
# $player (String) - a mention: whose turn it is
# $question (String) - what they are asked
refusal-not-your-turn = The game waits for { $player }: { $question ->
    [turn] it is their turn
    [gods] they are spending God tiles
    [bid] they have to bid or pass
   *[discard] they have to give up tiles to a disaster
}. /ra me shows what you have.
# $most (Number) - how many tables one person may have open
# $relative (String) - how far off a moment is, as Discord shows it: "in 5 hours"
refusal-too-many-open = You have { $most } open tables, and that is the most one person may have. Start one, or close one with /ra cancel; the one that has waited longest closes by itself { $relative }.
# $most (Number) - how many tables one person may open within a day
# $relative (String) - how far off a moment is, as Discord shows it: "in 5 hours"
refusal-too-many-today = You have opened { $most } tables within a day, and that is the most one person may open. You can open the next one { $relative }; until then you can join any table.
# $most (Number) - how many tables a server may have open
# $relative (String) - how far off a moment is, as Discord shows it: "in 5 hours"
refusal-too-many-here = { $most } tables are open on this server, and that is the most it may have. Join one of them; the one that has waited longest closes by itself { $relative }.
# $most (Number) - how often one person may change their settings within a day
# $relative (String) - how far off a moment is, as Discord shows it: "in 5 hours"
refusal-set-too-often = You have changed your settings { $most } times within a day, and that is as often as one person may. You can change them again { $relative }.
# $most (Number) - how many characters a note may have
# $count (Number) - how many this one has
refusal-note-too-long = A note can have at most { $most } characters, and this one has { $count }. Your old note has not changed: press *Note…* again, and make it shorter.
# $relative (String) - how far off a moment is, as Discord shows it: "in 8 seconds"
refusal-too-fast = That was faster than I can follow, so nothing was done. Try it again { $relative }.
# $relative (String) - how far off a moment is, as Discord shows it: "in 8 minutes"
refusal-just-shown = The board was shown in this channel just now, and can be shown again { $relative }. /ra board without *public* shows it to you at any time.
# $disaster (String) - the disaster's name
# $count (Number) - how many tiles it takes
refusal-takes-only = { $disaster } takes only { $count } of your tiles, and you named more. Name that many with /ra discard.
refusal-crowded = Others acted at the same moment, so your move was not made. Look at the board, and try again.
# $held (String) - one's face-up suns, a list
# $beat (Number) - the highest bid so far
# $open (String) - the suns that are higher, a list ending as in list-or
refusal-too-low = You hold { $held }. The bid to beat is { $beat }: bid { $open }.
# $held (String) - one's face-up suns, a list
# $beat (Number) - the highest bid so far
# $open (String) - the suns that are higher, a list ending as in list-or
# $count (Number) - how many they are
refusal-too-low-or-pass = You hold { $held }. The bid to beat is { $beat }: bid { $open }{ $count ->
    [1] {" "}or pass
   *[other] , or pass
}.
refusal-no-sun-to-bid = None of your suns is high enough, so this auction skips you.
refusal-no-sun-left = You have used all your suns in this epoch, so this auction skips you.
refusal-not-then = I cannot remind you then: that time is over, you sleep then, or your clock will have run out. *Remind me later…* shows when I can.
refusal-answered-already = Your answer in this auction has been played, and everybody has seen it, so you cannot change it.
# $words (String) - what was typed
refusal-unclear = I do not understand “{ $words }” here. Choose from the list that opens while you type.
refusal-day-over = That day is over, or has begun. Choose a later one.
refusal-old-menu = That is not possible now: this menu is out of date. Open it again.
# $words (String) - what was typed
refusal-no-night = I do not understand “{ $words }” as sleeping hours. Write them like 23:30-7:30, twelve hours at most, or none.
# $words (String) - what was typed
# $button (String) - the name of a button; "none" for the city of a server
refusal-no-city = I do not know a city called “{ $words }”.{ $button ->
    [none] {""} Name a larger one nearby.
   *[other] {""} Choose a larger one nearby, or press *{ $button }* in /ra settings, and tell me what time it is there.
}
# $words (String) - what was typed
# $cities (String) - names with "or" between the last
# $button (String) - as above
refusal-time-of-cities = “{ $words }” is not a city. Do you mean the time in { $cities }? Type a city{ $button ->
    [none] .
   *[other] , or press *{ $button }* in /ra settings, and tell me what time it is there.
}
# $tile (String) - a tile's name
# $track (String) - what lies on the auction track, a list; "none" if there is nothing
refusal-not-on-track = There is no { $tile } on the auction track, or not as many as you named. { $track ->
    [none] It is empty.
   *[other] On the track: { $track }.
}
refusal-that-is-over = That is over.
# After that, to somebody whose time ran out on that question.
# $what (String) - what happened, in whole sentences: "Nefer drew Nile."
refusal-you-were-late = Your time ran out, so I acted for you: { $what }
# $link (String) - an address
refusal-board-is-here = The current board is [here]({ $link }).
refusal-board-shows = /ra board shows the game.

## What the rules say against an action

rule-game-over = The game is over.
rule-not-your-turn = It is not your turn.
rule-in-auction = An auction is under way: /ra bid or /ra pass comes first.
rule-no-auction = No auction is under way: it may have ended just now. /ra board shows the table.
rule-spending-gods = You are spending God tiles: /ra god takes another tile, and /ra god without tiles stops.
rule-not-spending-gods = You have not spent a God tile this turn: choose what to take with /ra god.
# $disaster (String) - the disaster's name
# $count (Number) - how many tiles it still takes
rule-must-discard = { $disaster } takes { $count } more of your tiles first: /ra discard chooses them.
rule-nothing-to-discard = No disaster is taking your tiles now.
rule-track-full = All eight spaces of the auction track are taken: /ra invoke, or spend God tiles.
rule-no-god = You have no God tile to spend.
# $space (Number) - a place on the track
rule-space-free = There is no tile on space { $space } of the auction track.
# $space (Number) - a place on the track
rule-god-for-god = Space { $space } holds a God tile, and a God cannot take a God.
# $sun (Number) - a sun
# $held (String) - one's face-up suns, a list
rule-no-such-sun = You cannot bid { $sun }: your face-up suns are { $held }.
# $sun (Number) - a sun
# $beat (Number) - the highest bid so far
rule-too-low = { $sun } is too low: the bid to beat is { $beat }.
rule-must-bid = You invoked Ra while the track had room, and everybody else has passed: you must bid one of your suns.
# $disaster (String) - the disaster's name
# $tile (String) - a tile's name
# $takes (String) - the kinds of tile that it takes, a list ending as in list-or
rule-wrong-kind = { $disaster } does not take { $tile }, only { $takes }.
# $tile (String) - a tile's name
rule-not-held = You have no { $tile } left to give up.

## What is not the person's doing

failed-apology = Something went wrong on my side, and I have logged it. If you were making a move, /ra board shows whether it counted.
failed-unsaved = My database is not working just now, so nothing was saved. Try again in a minute.
failed-unsure = I could not make sure that this was saved. Look at the board: /ra board.
failed-unknown-button = This button was made by another version of me. /ra board shows the current board, with buttons that work.
# To somebody who sends a form that the program does not know.
failed-unknown-form = I do not know this form, or no longer know it, so nothing was saved. Open it again from *My game*.
failed-other-command = This command has changed since your Discord last looked. Type it again.
refusal-may-not-manage = These buttons are for people who may manage this channel. Use the commands of /ra-admin, or ask somebody who may.
