### Calling a running game off. What is asked is read by everybody, in the table's language; by whom it is asked to confirm something,
### in their own.

## What somebody confirms who wants it, alone

# To a player.
# $others (String) - names with commas between them: who still has a chair
# $game (String) - the game's number
off-before = You can ask { $others } whether **game { $game } shall be called off**. It is only if all of them say yes within 48 hours: silence is a no, and one no ends it at once. After a no it cannot be asked again for three days.
# To a player beside whom nobody has a chair.
# $game (String) - the game's number
off-before-alone = Nobody but you has a chair in it any more: **game { $game } is called off as soon as you confirm it.**
off-before-resign = If you alone want out, do not ask: /ra resign leaves, and a computer player goes on with your chair.
# To who looks after the games.
# $game (String) - the game's number
off-before-at-once = **Call game { $game } off at once?** Nobody at the table is asked, and it cannot go on afterwards.
# To the host of a game that cannot go on.
# $game (String) - the game's number
off-before-frozen = Game { $game } cannot go on with this version of the rules. **Call it off?**
# What would be lost.
# $since (String) - a distance as Discord shows it: "3 weeks ago"
# $epoch (Number) - the epoch
off-loss = What would be lost: it began { $since } and is in epoch { $epoch } of 3. It would end unfinished, without a ranking, and could not go on any more; everybody would be told the points so far, and get the record and the bag.

## What is asked

# $player (String) - who asks
# $game (String) - the game's number
off-asks = **{ $player } asks: shall game { $game } be called off?**
# Below it, to everybody.
# $people (String) - mentions with commas between them: who has not answered
# $until (String) - a moment as Discord shows it
off-rule = { $people }: it is called off only if all of you say yes until { $until }. Silence is a no, and one no ends it at once. Until then the game goes on.
# The same by direct message.
# $until (String) - a moment as Discord shows it
# $link (String) - an address: where everybody is asked
off-rule-directly = It is called off only if all who have a chair say yes until { $until }. Silence is a no, and one no ends it at once. Until then the game goes on. It is asked [in the game’s channel]({ $link }).
# Behind a mention, to somebody who slept when it was asked.
# $player (String) - who asks
# $game (String) - the game's number
# $link (String) - an address
# $until (String) - a moment as Discord shows it
off-call = { $player } asks whether game { $game } shall be called off: [answer there]({ $link }) until { $until }.

## What came of it

# To whoever asked.
# $channel (String) - where the game is played
off-asked = The others are asked in { $channel }.
off-said-yes = You have said yes. You can still say no as long as not all have answered.
off-said-no = You have said no: the game goes on.
# $game (String) - the game's number
off-done = Game { $game } is called off.
# What is left of the message that asked, before one of the next four.
# $player (String) - who asked
# $game (String) - the game's number
off-ended = { $player } asked whether game { $game } should be called off.
# $again (String) - a moment as Discord shows it
off-ended-no = Somebody said no, so it goes on; it can be asked again from { $again } on.
# $again (String) - a moment as Discord shows it
off-ended-silence = Not all have answered within 48 hours, so it goes on; it can be asked again from { $again } on.
off-ended-over = The game has come to its end before all had answered.
off-ended-off = It is called off.

## The last board of a game that was called off

# $game (String) - the game's number
off-title = Ra · game { $game } · not finished
# $points (String) - names with their points, with commas between them
off-points = **Not finished**: there is no ranking, and it counts for nothing. Points so far: { $points }.
