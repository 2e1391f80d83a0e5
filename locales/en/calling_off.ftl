### Calling a running game off. What is asked is read by everybody, in the table's language; by whom it is asked to confirm something,
### in their own.

## What somebody confirms who wants it, alone

# To a player.
# $others (String) - names with commas between them: who still has a chair
# $game (String) - the game's number
# $pace (String) - the game's pace, as it is stored
off-before = You can ask { $others } whether to **call game { $game } off**. That happens only if all of them say yes within { $pace ->
    [live] 15 minutes
   *[other] 48 hours
}. No answer counts as a no, and a single no settles it. After a no, nobody can ask again for { $pace ->
    [live] an hour
   *[other] three days
}.
# To a player beside whom nobody has a chair.
# $game (String) - the game's number
off-before-alone = You are the only one left with a chair: **game { $game } is called off as soon as you confirm it.**
off-before-resign = If only you want to leave, do not ask: use /ra resign, and a computer player takes over your chair.
# To who looks after the games.
# $game (String) - the game's number
off-before-at-once = **Call game { $game } off at once?** Nobody at the table is asked, and this cannot be undone.
# To the host of a game that cannot go on.
# $game (String) - the game's number
off-before-frozen = Game { $game } cannot go on with this version of the rules. **Call it off?**
# What would be lost.
# $since (String) - a distance as Discord shows it: "3 weeks ago"
# $epoch (Number) - the epoch
off-loss = What would be lost: the game began { $since } and is in epoch { $epoch } of 3. It would end unfinished, without a ranking, and could not be resumed. Everybody would see the points so far, and get the record and the bag.

## What is asked

# $player (String) - who asks
# $game (String) - the game's number
off-asks = **{ $player } asks: should we call game { $game } off?**
# Below it, to everybody.
# $people (String) - mentions with commas between them: who has not answered
# $until (String) - a moment as Discord shows it
off-rule = { $people }: it is called off only if all of you say yes by { $until }. No answer counts as a no, and a single no settles it. Until then the game goes on.
# The same by direct message.
# $until (String) - a moment as Discord shows it
# $link (String) - an address: where everybody is asked
off-rule-directly = It is called off only if everybody with a chair says yes by { $until }. No answer counts as a no, and a single no settles it. Until then the game goes on. The question is [in the game’s channel]({ $link }).
# Behind a mention, to somebody who slept when it was asked.
# $player (String) - who asks
# $game (String) - the game's number
# $link (String) - an address
# $until (String) - a moment as Discord shows it
off-call = { $player } asks whether to call game { $game } off: [answer there]({ $link }) by { $until }.

## What came of it

# To whoever asked.
# $channel (String) - where the game is played
off-asked = The others are asked in { $channel }.
off-said-yes = You said yes. You can still say no until everybody has answered.
off-said-no = You said no: the game goes on.
# $game (String) - the game's number
off-done = Game { $game } is called off.
# What is left of the message that asked, before one of the next four.
# $player (String) - who asked
# $game (String) - the game's number
off-ended = { $player } asked whether to call game { $game } off.
# $again (String) - a moment as Discord shows it
off-ended-no = Somebody said no, so it goes on. Anybody can ask again after { $again }.
# $pace (String) - the game's pace, as it is stored
# $again (String) - a moment as Discord shows it
off-ended-silence = Not everybody answered within { $pace ->
    [live] 15 minutes
   *[other] 48 hours
}, so it goes on. Anybody can ask again after { $again }.
off-ended-over = The game ended before everybody had answered.
off-ended-off = It is called off.

## The last board of a game that was called off

# $game (String) - the game's number
off-title = Ra · game { $game } · not finished
# $points (String) - names with their points, with commas between them
off-points = **Not finished**: there is no ranking, and it counts for nothing. Points so far: { $points }.
