### Calls: messages that bring somebody to a game. In the game's channel they are in the table's language, and begin with a
### mention ("@Nefer, game 3 waits for you"); by direct message they are in the person's, and the first letter is made a capital.

# $user (String) - a mention
# $call (String) - what is told
call-in-channel = { $user }, { $call }
# $game (String) - the game's number
call-may-answer = game { $game } has an auction: answer any time, it stays secret.
# To somebody who slept when it ended, or is told by direct message.
# $game (String) - the game's number
# $places (String) - names with their points, with commas between them
call-over = game { $game } is over: { $places }.
# On the last board, to all who are awake.
# $game (String) - the game's number
call-ended = game { $game } is over.
# $game (String) - the game's number
# $until (String) - a date and time as Discord shows them
call-may-answer-until = game { $game } has an auction: answer by { $until }, it stays secret.
# $game (String) - the game's number
# $relative (String) - a distance as Discord shows it: "in 2 hours"
call-answer-last = game { $game } has an auction, and your time to answer runs out { $relative }.
# $game (String) - the game's number
# $asked (String) - as in call-asked
call-waits = game { $game } waits for you: { $asked }.
# $game (String) - the game's number
# $asked (String) - as in call-asked
# $until (String) - a date and time as Discord shows them
call-waits-until = game { $game } waits for you: { $asked }, until { $until }.
# By direct message, behind what the game waits for.
call-wanted = You asked for this reminder.
# $game (String) - the game's number
# $asked (String) - as in call-asked
call-waits-only = game { $game } waits only for you: { $asked }.
# $until (String) - a date and time as Discord shows them
call-time-until = You have until { $until }.
# $game (String) - the game's number
# $relative (String) - a distance as Discord shows it: "in 2 hours"
call-last = game { $game } waits only for you, and your time runs out { $relative }.
# What is done when the time has run out.
# $action (String) - what
# $sun (Number) - the sun of a bid
call-last-then = { $action ->
    [draw] Then I draw a tile for you.
    [invoke] Then I invoke Ra for you.
    [pass] Then I pass for you.
    [either] Then I pass for you, or bid your lowest sun if everybody else has passed.
    [bid] Then I bid { $sun }, your lowest sun, for you.
    [discard] Then I give up the least valuable tiles for you.
    [done] Then I end your turn for you.
   *[nothing] Then I do nothing for you.
}
# What somebody is asked, after a colon.
# $question (String) - what
call-asked = { $question ->
    [turn] it is your turn
    [gods] another God tile, or no more
    [bid] bid or pass
    [discard] choose the tiles that a disaster takes
    [may-answer] an auction that you may answer any time
   *[over] it is over
}
# In a game's channel, over a list of the other games of the same server that wait for the same person.
# $count (Number) - how many other games
call-others = { $count ->
    [one] 1 other game on this server waits for you too:
   *[other] { $count } other games on this server wait for you too:
}
# The text of a link.
call-to-the-board = To the board
# $channel (String) - where the game is
call-is-in = It is in { $channel }.
# $channel (String) - where the game was, which is over
call-was-in = It was played in { $channel }.
# $count (Number) - how many games
call-several = { $count ->
    [one] This game waits for you:
   *[other] These games wait for you:
}
# A line of that list.
# $game (String) - the game's number
# $channel (String) - where it is
# $asked (String) - as in call-asked
call-one-of-several = Game { $game } in { $channel }: { $asked }
# $game (String) - the game's number
# $channel (String) - where it is
# $asked (String) - as in call-asked
# $until (String) - a date and time as Discord shows them
call-one-of-several-until = Game { $game } in { $channel }: { $asked }, until { $until }
# $count (Number) - how many games more
call-more = … and { $count } more: /ra games.
# $game (String) - the game's number
# $channel (String) - where it is
# $player (String) - whose turn it is
call-next = Game { $game } in { $channel }: it is { $player }’s turn, and you are next.
# By direct message, once, to those who want to be called so.
# $game (String) - the game's number
# $channel (String) - where it is played
# $players (String) - names in the order of play, with commas between them
call-begun = Game { $game } in { $channel } has begun: { $players }. I’ll write here when it is your turn.
# By direct message, at once when somebody chooses to be called so: that they read it proves that it works.
call-here = Done: I’ll message you here.

## What a direct message is changed into once nobody is called by it any more

# $game (String) - the game's number
# $action (String) - what they did, as in call-last-then
# $what (String) - the tile that was drawn, the lot, or the tiles that were given up
# $sun (Number) - the sun of a bid
came-answered = Game { $game }: { $action ->
    [draw] you drew { $what }.
    [invoke] you invoked Ra.
    [pass] you passed on { $what }.
    [bid] you bid { $sun } for { $what }.
    [discard] you gave up { $what }.
    [done] you ended your turn.
   *[nothing] you spent a God tile.
}
# $game (String) - the game's number
# $action (String) - what was done, as in call-last-then
# $what (String) - the tile that was drawn, or the lot
# $sun (Number) - the sun of a bid
# $ordered (Bool) - whether by an order of theirs
came-done = Game { $game }: { $action ->
    [draw] I drew { $what } for you
    [invoke] I invoked Ra for you
    [pass] I passed for you ({ $what })
   *[bid] I bid { $sun } for you ({ $what })
}{ $ordered ->
    [true] , by your order.
   *[false] : an obvious move.
}
# $game (String) - the game's number
# $action (String) - what was done, as in call-last-then
# $what (String) - the tile that was drawn, the lot, or the tiles that were given up
# $sun (Number) - the sun of a bid
came-late = game { $game }: you were late. { $action ->
    [draw] I drew { $what } for you.
    [invoke] I invoked Ra for you.
    [pass] I passed for you ({ $what }).
    [bid] I bid { $sun }, your lowest sun, for you ({ $what }).
    [discard] I gave up the least valuable tiles for you ({ $what }).
   *[done] I ended your turn for you.
}
# The lot of an auction, as in came-answered.
# $tiles (String) - what lay on the track, a list; "none" if there was nothing
# $sun (Number) - the sun on the board
came-lot = { $tiles ->
    [none] sun { $sun }
   *[other] { $tiles }, sun { $sun }
}
# $game (String) - the game's number
# $by (String) - somebody who looks after the games
came-acted-for = Game { $game }: { $by } acted for you.
# In an auction.
# $game (String) - the game's number
came-skipped = Game { $game }: none of your suns is high enough any more, so you need not answer.
# $game (String) - the game's number
came-left = You are no longer in game { $game }.
# Then follows why it is paused.
# $game (String) - the game's number
came-paused = Game { $game } is not waiting for you now. I’ll write again when it goes on.
# $game (String) - the game's number
came-called-off = Game { $game } was called off.
# $game (String) - the game's number
came-past = Game { $game } has moved on since then.
# Above a button by which they take it back.
came-stood-in = A computer player plays your chair until you are back.
# To somebody who was late once, after came-late.
# $unit (String) - of what there is as much as $count
# $count (Number) - how much time they have for their next decision
call-late-next = For your next move you have { $unit ->
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
   *[hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
}. If that runs out before you act, a computer player takes your chair.
# By direct message to everybody at the table, once.
# $game (String) - the game's number
# $channel (String) - where it is played
call-out-of-reach = Game { $game } has stopped: I cannot write in { $channel }, so you might miss your turn there. All clocks are stopped. It goes on with a new board as soon as a moderator gives me access again. After 14 days I’ll call it off.
# By direct message to everybody at the table, once. “Continue” is the label of the button below it.
# $game (String) - the game's number
call-place-gone = Game { $game } has stopped: its channel has been deleted. All clocks are stopped. The host can move it to a new thread with *Continue*, and after a day anybody at the table can. After 7 days I’ll call it off.
# By direct message, once, with the board and its buttons below it.
# $channel (String) - where it is played
# $game (String) - the game's number
call-out-of-sight = You can no longer see { $channel }, where game { $game } is played, so your clock in it is stopped. I have told the server’s moderators. You can play here until you see it again. After 7 days a computer player takes your chair; /ra back gives it back to you.

## To somebody who says when they want to be reminded

# $game (String) - the game's number
later-when = When should I remind you of game { $game }? I will if it still waits for you then. Before that I’ll only write when your time is running out.
# $game (String) - the game's number
later-never = It is too late to remind you of game { $game }: your time runs out first.
# After either, once a moment is chosen.
later-nothing-for-you = Until you answer, I play nothing for you here.
# $at (String) - a date and time as Discord shows them
later-so-far = At the moment I’ll remind you on { $at }.
# $at (String) - a date and time as Discord shows them
# $relative (String) - a distance as Discord shows it: "in 2 hours"
later-kept = I’ll remind you on { $at }, { $relative }, if this still waits for you then.
# $until (String) - a date and time as Discord shows them
later-clock = Your clock keeps running: you have until { $until }.
later-city = If you tell me your city in /ra settings, I can also remind you this evening or tomorrow.
