### Buttons and menus of boards and panels: at most 80 characters, and better under 25, for phones are narrow. What a menu
### offers may have 100. A board's are in the table's language, a panel's in the person's.

## A board's

button-draw = Draw
# $count (Number) - how many tiles are on the track then, 3 to 8
button-draw-until = Keep drawing until there are { $count }
button-invoke = Invoke Ra…
# The same in a game of one person against computer players: it is done at once.
button-invoke-now = Invoke Ra
button-gods = Use God tiles…
button-no-more-gods = No more God tiles
button-discard = Choose tiles…
button-bid = Bid…
# In an auction of somebody who plays alone: what a computer player thinks the lot is worth.
button-advice = What is it worth?
button-pass = Pass
# To choose when to be reminded of what is asked. Then follow the moments.
button-call-later = Remind me later…
button-one-hour = In 1 h
button-three-hours = In 3 h
button-evening = This evening
button-tomorrow = Tomorrow
# Takes that back.
button-not-later = Don’t remind me
button-rematch = Same table again
# Below the message that an epoch is over. It tells each player privately what the epoch brought them.
button-got = What did I get?
# Under the end of a game: its log, everybody’s points by category, the bag and the record.
button-details = Details
button-my-game = My game
button-in-words = In words
button-help = Help
# From one page that explains to the others.
button-learn = Learn Ra
# The same, shorter, for those who have finished a game.
button-lesson = Lesson
button-legend = Tiles and points
button-commands = Commands
button-rules = Rules
button-back = I’m back
# On a board, where all see it: for the only player who is missed.
# $player (String) - a name
button-back-of = { $player }: I’m back

## Panels

button-undo = Take back
# Plays at once what could still be taken back.
button-carry-on = Play now
# Below an answer after which nothing waits for somebody: to all ways into a game.
button-play-ways = Play Ra…
# Shows a game to somebody where they are, with what they can do there.
# $game (String) - the game's number
button-game = Game { $game }…
# Leads to a game that waits for somebody.
# $game (String) - the game's number
button-next = Next: game { $game }
# The same where there is a clock.
# $game (String) - the game's number
# $count (Number) - how many
# $unit (String) - minutes, hours or days; from two days on
button-next-until = Next: game { $game }, { $count } { $unit ->
    [minutes] min
    [hours] h
   *[days] days
} left
button-orders = Orders…
button-story = The whole story
# A game goes on in a new thread, as its channel was deleted.
button-continue = Continue
# Below what has happened since somebody last acted, where that is told in part.
button-all-news = See everything
button-ask-such = Ask me about these
button-note = Note…
button-settings = Settings…
button-earlier = Earlier
button-later = Later
# Back to the panel before.
button-return = Back
# $sun (Number) - a sun
button-bid-sun = Bid { $sun }
# $sun (Number) - a sun
button-up-to = Lowest that leads, up to { $sun }
button-ask-on-turn = Ask me on my turn
button-ask = Ask me
button-change = Change
button-withdraw = Withdraw answer
button-cases = Case by case…
# $sun (Number) - a sun
button-pass-instead = If { $sun } is too low, pass instead
menu-case = Which case?
# $sun (Number) - a sun
button-invoke-up-to = Invoke, up to { $sun }
button-invoke-ask = Invoke, ask me last
button-invoke-pass = Invoke, then pass
menu-take = Tiles to take
# $tile (String) - a tile's name
# $space (Number) - its place on the track
option-take = { $tile } (space { $space })
menu-take-order = Change the order
# $tile (String) - a tile's name
option-take-first = { $tile } first
button-take = Take them
# $tile (String) - a tile's name
button-take-one = Take { $tile }
# A kind of tiles of which somebody has several.
# $tile (String) - a tile's name
# $number (Number) - how many of them they have chosen
# $count (Number) - how many they have
option-give-up = { $tile } ({ $number } of { $count })
button-resign = Leave this game for good
button-give-chair = Yes, give my chair away
button-take-chair = Take the chair
# The same, to anybody who likes.
button-take-free-chair = Take this chair
# To a chair or a seat that is offered.
button-no-thanks = No, thanks
# That a game is to be called off.
button-off-ask = Ask them
button-off-now = Call the game off
button-off-yes = Yes, call it off
button-off-no = No, play on

## What is typed

# What somebody types in order to pass.
typed-pass = pass
# What somebody types before a sun: "up to 8".
# $sun (Number) - a sun
typed-up-to = up to { $sun }
# What somebody types in order to be asked.
typed-ask = ask
# What somebody types who has no sleeping hours.
typed-no-sleep = none
# Behind a sun that is offered while a bid is typed.
# $sun (Number) - a sun
typed-bid-so-far = { $sun } (your answer so far)
