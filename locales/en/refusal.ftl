### Why something is not done: what is the case, and what can be done. One person reads it, in their own language.

refusal-no-game-here = There is no game in this channel. /ra new opens a table; /ra games lists your games.
# $threads (String) - a list of threads
refusal-game-in-threads = There is no game in this channel itself, but in { $threads }: use the command there.
refusal-not-started = The game of this channel has not started: it does when all seats are taken, or when its host says /ra start.
refusal-no-lobby-here = There is no open table in this channel. /ra new opens one.
refusal-past = That has been answered, and the game has gone on. /ra board shows it.
# $game (String) - the game's number
refusal-called-off = Game { $game } was called off. /ra new opens a table.
# $until (String) - a moment as Discord shows it
refusal-asked-already = It is being asked already whether the game is to be called off, until { $until }: the message with the buttons is in its channel.
# $until (String) - a moment as Discord shows it
refusal-not-asked-again = It has been asked whether the game is to be called off, and not all agreed. It can be asked again from { $until } on; /ra resign leaves the game alone.
refusal-not-asked = It is not asked any more whether the game is to be called off. /ra board shows how it stands.
# $channel (String) - where
refusal-begun = This table’s game has begun: it is played in { $channel }.
refusal-not-over = This game goes on. Once it is over, the same people can be asked to play again.
refusal-has-place = This game has a channel: it goes on there.
# $until (String) - a date and time as Discord shows them
# $host (String) - a name
refusal-host-decides = Until { $until } only { $host } decides where it goes on; then anybody at the table can.
# To those who look after the server.
# $game (String) - the game's number
# $user (String) - who
# $channel (String) - where it is played
# $permission (String) - what they need there: Discord's name of it
refusal-unseen = Game { $game }: { $user } cannot see { $channel }, so their time stands still and the others wait. Please give them { $permission } there; after 7 days a computer player takes the chair.
refusal-nothing-kept = No answer of yours is kept: it has been played, or you have given none. /ra me shows what you have.
refusal-no-such-case = That cannot be the highest bid any more when your turn comes. Open the list again.
refusal-your-turn-is-now = It is your turn now, so decide first. An answer ordered ahead is for an auction that opens while others play.
refusal-nothing-to-undo = There is nothing to take back. What you decide on your turn can be taken back until it is played, some seconds later; what was played stays played, and a tile that was drawn stays drawn.
refusal-not-pending = That has been played or taken back already. /ra board shows how the game stands.
refusal-direct-messages = Here you play against computer players: /ra new begins a game, and its option *computers* says against how many. To play with people, type /ra new in a channel of a server that I am on.
refusal-not-in-threads = A panel stands in a channel. This is a thread, which falls asleep: use /ra-admin panel in the channel that it belongs to.
# $channel (String) - where
refusal-game-runs-here = A game is running in { $channel }; a channel has one at a time. Open a table in another channel.
refusal-game-runs-directly = A game is running here, and direct messages have one at a time. Play it to its end, or call it off with /ra cancel.
refusal-lobby-is-here = A table for a game in this channel itself is open already: /ra join sits you down, and its host may /ra cancel it.
# $games (String) - the numbers of their games, as in list-or
refusal-several-tables = Several tables are open here. Say which one you mean by its game’s number: { $games }.
refusal-host-of-none = Several tables are open here, and you are the host of none of them: only a table’s host can do that.
# $seats (Number) - how many seats the table has
refusal-lobby-full = All { $seats } seats are taken or kept for people who are invited. /ra new opens another table.
refusal-seated-already = You sit at this table already. /ra leave gives your seat free.
refusal-barred = The host has given your seat free, and you cannot sit down at this table again. /ra new opens another table.
refusal-not-seated = You do not sit at this table. Anybody can watch a game: /ra board shows it.
refusal-no-computer = No computer player sits at this table.
refusal-no-seat-for-bots = Bots cannot sit down: invite people.
# $seats (Number) - how many seats the table has
refusal-too-many-invited = That is more people than the { $seats } seats, yours among them. Choose more seats or invite fewer.
# $taken (Number) - how many are taken or kept
refusal-too-few-seats = { $taken } seats are taken or kept, so the table cannot have fewer. Free one first.
# $host (String) - a mention
refusal-not-the-host = Only the host, { $host }, can do that.
refusal-too-few-seated = A game needs at least two people: somebody else has to /ra join first.
refusal-game-has-started = The game has started, and the others count on you. /ra replace offers your chair to somebody else; /ra resign leaves it for good, and a computer player goes on with it; /ra cancel asks everybody whether the game is to be called off.
# $permissions (String) - a list of permissions
refusal-missing = I am missing permissions in this channel that a game needs: { $permissions }. Somebody who manages the channel can give them to me.
# Told to everybody, perhaps in another channel than the game's.
# $game (String) - the game's number
# $channel (String) - where the game is played
# $permissions (String) - a list of permissions
refusal-no-board = I cannot show the board of game { $game } in { $channel }: there I need { $permissions }. Somebody who manages the channel can give me that; until then /ra board shows how it stands.
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
    [mention-everyone] Mention @everyone, @here, and All Roles
   *[send-messages] Send Messages
}
refusal-halted-gone = The game is paused because I was taken off the server; it goes on when I am back.
refusal-halted-held = The game is paused by a moderator. Any moderator can let it go on with /ra-admin resume. Nobody's time runs.
refusal-halted-deserted = Nobody plays this game now, so it waits until somebody is back: /ra back, if you have a chair there.
refusal-out-of-time = Your time ran out before that arrived, and the game has gone on without it. /ra board shows how it stands; if a computer player has your chair now, /ra back takes it back.
refusal-stood-in = A computer player has your chair, and it is not your turn. /ra back takes the chair back.
refusal-no-chair = A computer player has your chair: who has none is not asked whether the game is called off. /ra back takes the chair back.
refusal-resigned = You have left this game, and a computer player plays your chair. Anybody can watch: /ra board shows it.
refusal-over = This game is over. /ra board shows how it ended, and /ra-play begins another.
refusal-no-stand-in = Your chair is yours: no computer player stands in for you.
# $owner (String) - a mention
refusal-needs-yes = { $owner } plays this chair: they have to agree.
# $user (String) - a mention
refusal-not-a-player = { $user } does not play in this game. Choose one of the people at the table.
# $user (String) - a mention
refusal-not-on-server = { $user } is not on this server.
# $user (String) - a mention
refusal-sits-there = { $user } sits at this table already. Choose somebody who does not.
# $user (String) - a mention
refusal-only-for = That is for { $user }: only they can answer it.
# $user (String) - a mention
refusal-declined = { $user } has been offered a chair in this game and did not want it. Ask somebody else.
refusal-offer-is-over = This offer does not hold any more: somebody else has the chair, you have said no, its 48 hours are over, or whoever made it cannot give the chair now. Whoever offers it can do so again.
refusal-chair-not-free = This chair is not free any more: somebody else has it, or its owner is back. /ra board shows how the game stands.
refusal-has-chair = You have a chair at this table already, and nobody has two. /ra board shows how the game stands.
refusal-no-seat-kept = No seat is kept for you at this table; one that was is free again after 48 hours. While there is a free seat, /ra join takes it.
# $game (String) - the game's number
refusal-not-played-here = There is no game { $game } in this channel. /ra games lists your games.
# $game (String) - the game's number
refusal-not-on-this-server = There is no game { $game } on this server.
refusal-calls-everybody = That is everybody’s role, and I never call everybody. Choose a role that those have who want to be called.
refusal-not-held = Nobody has paused this game, so there is nothing to resume.
refusal-waits-for-nobody = The game waits for no person at the moment.
refusal-no-clock = This game is played without a clock: nobody's time runs out.
refusal-your-own-turn = It is your own turn: play it like everybody else.
# $days (Number) - how many days are left
refusal-too-long-away = You can be away for ten days a year, over all games: { $days ->
    [0] none is left
    [one] 1 day is left
   *[other] { $days } days are left
}. Choose an earlier day, or tell your tables.
refusal-not-away = You are not away now. To go away, say until which day: /ra settings has a button for it.
refusal-frozen = This game was begun with another version of the rules and cannot go on with this one. Nothing of it is lost: ask whoever hosts me, or its host can /ra cancel it.
# $player (String) - a mention: whose turn it is
# $question (String) - what they are asked
refusal-not-your-turn = The game waits for { $player }: { $question ->
    [turn] it is their turn
    [gods] they are spending God tiles
    [bid] they are to bid or pass
   *[discard] they have to give up tiles to a disaster
}. /ra me shows what you have.
# $most (Number) - how many tables one person may have open
# $relative (String) - how far off a moment is, as Discord shows it: "in 5 hours"
refusal-too-many-open = You have opened { $most } tables that have not started, and that is as many as one person may have open. Start one, or call one off with /ra cancel; the one that has waited longest closes by itself { $relative }.
# $most (Number) - how many tables one person may open within a day
# $relative (String) - how far off a moment is, as Discord shows it: "in 5 hours"
refusal-too-many-today = You have opened { $most } tables within a day, and that is as many as one person may. You can open the next { $relative }, and sit down at any table meanwhile.
# $most (Number) - how many tables a server may have open
# $relative (String) - how far off a moment is, as Discord shows it: "in 5 hours"
refusal-too-many-here = { $most } tables are open on this server, and that is as many as there may be. Sit down at one of them; the one that has waited longest closes by itself { $relative }.
# $most (Number) - how often one person may change their settings within a day
# $relative (String) - how far off a moment is, as Discord shows it: "in 5 hours"
refusal-set-too-often = You have changed your settings { $most } times within a day, and that is as often as one person may. They stay as they are until you can change them again { $relative }.
# $most (Number) - how many characters a note may have
# $count (Number) - how many this one has
refusal-note-too-long = A note has at most { $most } characters, and this one has { $count }. Your note is as it was: press *Note…* again, and make it shorter.
# $relative (String) - how far off a moment is, as Discord shows it: "in 8 seconds"
refusal-too-fast = That was faster than I can follow, so nothing was done. Try it again { $relative }.
# $relative (String) - how far off a moment is, as Discord shows it: "in 8 minutes"
refusal-just-shown = This channel was shown the board just now, and can be shown it again { $relative }. For yourself, /ra board without *public* shows it at any time.
# $disaster (String) - the disaster's name
# $count (Number) - how many tiles it takes
refusal-takes-only = { $disaster } takes { $count ->
    [one] 1 tile of yours
   *[other] { $count } tiles of yours
} now, and you named more: say with /ra discard which, and no more than that.
refusal-crowded = Others acted at the same moment, so nothing of yours was done. Look at the board, and try again.
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
refusal-no-sun-to-bid = You have no sun that is high enough, so this auction passes you over.
refusal-no-sun-left = You have used all your suns of this epoch, so this auction passes you over.
refusal-not-then = I cannot call you then any more: that time is over, you sleep then, or your clock will have run out. *Later…* shows when I can.
refusal-answered-already = Your answer in this auction has been played, and everybody has seen it: it stands.
# $words (String) - what was typed
refusal-unclear = I cannot read “{ $words }” here. Choose from the list that opens while you type.
refusal-day-over = That day is over, or has begun. Choose a later one.
refusal-old-menu = That is not possible now, because this menu is out of date. Open it once more.
refusal-no-draw-order = That is not possible now, because I am not to draw for you any more. Choose first until how many tiles I draw.
# $words (String) - what was typed
refusal-no-night = I cannot take “{ $words }” for sleeping hours. Write them as 23:30-7:30, twelve hours at most, or none.
# $words (String) - what was typed
# $button (String) - the name of a button; "none" for the city of a server
refusal-no-city = I know no city “{ $words }”.{ $button ->
    [none] {""} Name a larger one nearby.
   *[other] {""} *{ $button }* in /ra settings goes by what your clock shows.
}
# $words (String) - what was typed
# $cities (String) - names with "or" between the last
# $button (String) - as above
refusal-time-of-cities = “{ $words }” is no city. Do you mean the time of { $cities }? Type a city{ $button ->
    [none] .
   *[other] , or press *{ $button }* in /ra settings: it goes by what your clock shows.
}
# $tile (String) - a tile's name
# $track (String) - what lies on the auction track, a list; "none" if there is nothing
refusal-not-on-track = There is no { $tile } on the auction track, or not as many as you name. { $track ->
    [none] It is empty.
   *[other] There lies: { $track }.
}
refusal-that-is-over = That is over.
# $link (String) - an address
refusal-board-is-here = The present board is [here]({ $link }).
refusal-board-shows = /ra board shows how it stands.

## What the rules say against an action

rule-game-over = The game is over.
rule-not-your-turn = It is not your turn.
rule-in-auction = An auction is under way: /ra bid or /ra pass comes first.
rule-no-auction = No auction is under way: it may have ended just now. /ra board shows the table.
rule-spending-gods = You are spending God tiles: /ra god takes another tile, and /ra god without tiles ends it.
rule-not-spending-gods = You have not spent a God tile in this turn: say with /ra god what to take.
# $disaster (String) - the disaster's name
# $count (Number) - how many tiles it still takes
rule-must-discard = { $disaster } takes { $count } more of your tiles first: /ra discard chooses them.
rule-nothing-to-discard = No disaster takes a tile of yours now.
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
rule-must-bid = You invoked Ra while the track had room, and all others have passed: you must bid one of your suns.
# $disaster (String) - the disaster's name
# $tile (String) - a tile's name
# $takes (String) - the kinds of tile that it takes, a list ending as in list-or
rule-wrong-kind = { $disaster } does not take { $tile }, but { $takes }.
# $tile (String) - a tile's name
rule-not-held = You have no { $tile } left to give up.

## What is not the person's doing

failed-apology = Something went wrong on my side; it has been noted. If you were acting in a game, /ra board shows whether it counted.
failed-unknown-button = This button was made by another version of me. /ra board shows the present board, with buttons that work.
# To whoever sends a form that the program does not know.
failed-unknown-form = This form is not one of mine, or I no longer know it, so nothing was written down. Open it again from *My game*.
failed-other-command = This command has changed since your Discord last looked. Type it again.
