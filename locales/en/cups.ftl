### Cups: tournaments that run by themselves. How one is published, its message in a channel, and what is refused.

## Refusals, to whoever acts for themselves

refusal-cup-ended = This cup is over. /ra-play shows what else there is.
refusal-cup-not-here = That is no cup of this server. /ra-play shows those that are.
refusal-cup-full = All places are taken. If somebody leaves, there is one again.
refusal-cup-too-late = It is too late for that: no further round of this cup is drawn.
refusal-cup-in-already = You have signed up already.
refusal-cup-dropped = An organiser has taken you out of this cup. Only an organiser can let you in again.
refusal-cup-not-in = You have not signed up for this cup.
refusal-cup-here-already = I know already that you are here.

## Refusals, to an organiser

refusal-cup-begun = The cup has begun, so its plan stays as it is.
refusal-cup-begins-already = It begins as soon as it can already: I am asking who is here.
refusal-cup-past = That moment is past. Name a later one, such as *fri 20:00* or *in 3 days*.
refusal-cup-too-far = A cup begins within 60 days. Name an earlier moment.
refusal-cup-unreadable = I cannot read that as a moment. Write it like *fri 20:00*, *5 Dec 20:00* or *in 3 days*.
refusal-cup-fives = Tables of five take too long where people play for weeks. Choose fours or threes, or *One evening*.
# $people (Number) - how many have signed up
refusal-cup-fewer-places = { $people ->
    [one] 1 person has signed up. Choose at least as many places.
   *[other] { $people } people have signed up. Choose at least as many places.
}
refusal-cup-full-for-others = All places are taken. Before the cup begins, /ra-cup edit gives it more.
refusal-cup-others-in-already = They have signed up already.
refusal-cup-others-dropped = They are out already. /ra-cup add lets them in again.
refusal-cup-others-not-in = They do not take part in this cup.
refusal-cup-no-table = This cup has no such table. Choose one from the list.
refusal-cup-not-open = The game of that table has not begun yet. It can be made void once it has.
refusal-cup-void-already = That table is void already.
refusal-cup-own-table = You play there yourself, so somebody else has to decide. Who may *Manage Server* can rule on their own table, and the log says so.
refusal-cup-no-name = Nothing in that name can be seen. Give the cup another one.
# $most (Number) - how many letters it may have
refusal-cup-name-too-long = That name is too long: a cup’s has at most { $most } letters.
refusal-cup-no-reason = Say why: everybody reads it.
# $most (Number) - how many letters it may have
refusal-cup-reason-too-long = That is too long: a reason has at most { $most } letters.

## Answers to who signs up or leaves, private

# $cup (String) - what it is called
# $begins (String) - a moment as Discord shows it
# $pace (String) - as in pace-name
# $shape (String) - "one" if there is one game before the final, "at-once" or "in-turn" if there are more
# $games (Number) - how many games there are before the final
# $answers (Number) - how many answers a week each game asks for; not with the pace "live"
cup-signed-up = **You have signed up to { $cup }**, which begins { $begins }. { $pace ->
    [live] { $shape ->
        [one] Be here then: one table of an hour or two, and perhaps the final.
       *[other] Be here then: { $games } tables of an hour or two, one after another, and perhaps the final.
    }
   *[other] { $shape ->
        [one] It asks for one table, about { $answers } answers a week, and perhaps the final.
        [at-once] It asks for { $games } tables at once, about { $answers } answers a week each, and perhaps the final.
       *[in-turn] It asks for { $games } tables, one after another, about { $answers } answers a week, and perhaps the final.
    }
}
    Everybody can read your name there. *Leave* takes you out again.
# Before it began.
# $cup (String) - what it is called
cup-left = You are out of **{ $cup }**. *Sign up* lets you in again.
