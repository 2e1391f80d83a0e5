### Cups: tournaments that run by themselves. How one is published, its message in a channel, and what is refused.

## Refusals, to whoever acts for themselves

refusal-cup-ended = This cup is over. /ra-play shows what else there is.
refusal-cup-not-here = That is no cup of this server. /ra-play shows those that are.
# A cup was typed that the list does not have.
refusal-cup-not-listed = Choose a cup from the list that opens while you type.
refusal-cup-full = All places are taken. If somebody leaves, one becomes free.
refusal-cup-too-late = It is too late for that: no further round of this cup is drawn.
refusal-cup-in-already = You have signed up already.
refusal-cup-dropped = An organiser has taken you out of this cup. Only an organiser can let you in again.
refusal-cup-not-in = You have not signed up for this cup.
refusal-cup-here-already = I know already that you are here.
refusal-cup-not-called = The best four are asked for the final. If one of them does not answer, I ask the next best: you too, if it is your turn.
refusal-cup-passed-over = Your time to answer is over, so you are passed over for the final.

## Refusals, to an organiser

refusal-cup-not-the-organiser = Only the person who published this cup, or somebody who may *Manage Events*, can do that.
refusal-cup-no-draft = That draft is gone: it was published or discarded, or another has taken its place. /ra-cup new begins one.
refusal-cup-no-date = Say first when it begins: *Begins …*
# $channel (String) - the channel, as Discord shows it
refusal-cup-may-not-write = You may not write in { $channel } yourself, so I publish nothing there for you. Choose another channel with /ra-cup new.
refusal-cup-no-place = A cup needs a text channel or a forum: its tables are played in threads there. Choose one with /ra-cup new, option *channel*.
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
# The same while the list is empty.
refusal-cup-no-table-yet = No table has begun yet.
refusal-cup-not-open = The game of that table has not begun yet. It can be made void once it has.
refusal-cup-void-already = That table is void already.
refusal-cup-own-table = You play there yourself, so somebody else has to decide. Somebody with *Manage Server* can rule on their own table; the log then says that they play there.
# To an organiser who wants to take out somebody they play against.
refusal-cup-opponent = You play against them, so somebody else has to decide. Somebody with *Manage Server* can decide all the same; the log then says that they play there.
refusal-cup-own-cup = You still play in this cup, so somebody else has to call it off.
refusal-cup-no-name = Nothing in that name can be seen. Give the cup another one.
# $most (Number) - how many letters it may have
refusal-cup-name-too-long = That name is too long: a cup’s has at most { $most } letters.
refusal-cup-no-reason = Say why: everybody reads it.
# $most (Number) - how many letters it may have
refusal-cup-reason-too-long = That is too long: a reason has at most { $most } letters.

## Answers to who signs up or leaves, private

# $cup (String) - what it is called
# $begins (String) - a moment as Discord shows it
# $full (String) - "yes" if it begins earlier when all places are taken
# $pace (String) - as in pace-name
# $shape (String) - "one" if there is one game before the final, "at-once" or "in-turn" if there are more
# $games (Number) - how many games there are before the final
# $answers (Number) - how many answers a week each game asks for; not with the pace "live"
cup-signed-up = **You have signed up to { $cup }**, which begins { $begins }{ $full ->
    [yes] , or earlier when all places are taken
   *[no] {""}
}. { $pace ->
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
    Your name is shown in the cup’s message. *Leave* takes you out again.
# Before it began.
# $cup (String) - what it is called
cup-left = You are out of **{ $cup }**. *Sign up* lets you in again.

## The draft of a cup, which its organiser alone sees

# Over what everybody will read once it is published.
# $ready (String) - "yes" if it can be published, "no" if it is not said yet when it begins
# $channel (String) - the channel, as Discord shows it
cup-draft = **Your draft: nobody else sees it.** { $ready ->
    [yes] Publish it when you like it.
   *[no] Say when it begins; then you can publish it.
} In { $channel } everybody will read:
# Over the menus with the rest of what can be chosen.
cup-draft-more = **More about your cup:** how many games there are before the final, how big tables are, how many may sign up, what the champion gets, and how fast everybody plays.
cup-draft-discarded = The draft is gone. /ra-cup new begins another.
# $cup (String) - what it is called
# $channel (String) - the channel, as Discord shows it
cup-published = **{ $cup } is published** in { $channel }, where people sign up. You need do nothing more: I ask who is here, draw the tables, open them, end the rounds and name the champion. Sign up, too, if you want to play.
# The title of a form, at most 45 letters.
cup-form-title = When does it begin?
# The label of its field, at most 45 letters.
cup-form-begins = A moment within 60 days, by your clock
# In its field: forms that can be read in every language.
cup-form-example = fri 20:00 · 5 Dec 20:00 · in 3 days
# The label of a field for somebody whose clock is not known, at most 45 letters.
cup-form-city = A city in your time zone
# What stands on the menus before something is chosen.
cup-menu-games = Games before the final
# $shape (String) - "one", "at-once" or "in-turn"
# $games (Number) - how many
cup-choice-games = { $shape ->
    [one] 1 game, then a final
    [at-once] { $games } games at once, then a final
   *[in-turn] { $games } games in turn, then a final
}
cup-menu-tables = Table size
# $size (String) - "threes", "fours" or "fives": which number of people most tables have
cup-choice-tables = { $size ->
    [threes] Threes, some fours
    [fives] Fives, some fours and threes
   *[fours] Fours, some threes
}
cup-menu-places = How many may sign up
# $places (Number) - how many
cup-choice-places = { $places ->
    [one] 1 place
   *[other] { $places } places
}
cup-menu-role = The champion’s role
cup-choice-no-role = No role
button-cup-evening = One evening
button-cup-quick = Quick
button-cup-slow = Slow
button-cup-begins = Begins …
button-cup-when-full = Earlier when full
button-cup-more = More …
button-cup-less = Back to the draft
button-cup-publish = Publish
button-cup-discard = Discard

## The message with which a cup is published

# $shape (String) - "one", "at-once" or "in-turn"
# $games (Number) - how many games there are before the final
# $pace (String) - as in pace-meaning
cup-games = { $shape ->
    [one] **One game**
    [at-once] **{ $games } games at once**
   *[in-turn] **{ $games } games, one after another**
}, then a final of the best four. { $pace }.
# $begins (String) - a moment as Discord shows it
# $relative (String) - the same as a time from now
# $full (String) - "yes" if it begins earlier when all places are taken
# $ends (String) - a date as Discord shows it; where it takes an evening, a time of day
cup-begins = **Begins { $begins }** ({ $relative }){ $full ->
    [yes] , or earlier when all places are taken
   *[no] {""}
}. Over about { $ends }.
# In a draft.
cup-begins-unknown = **Begins:** not said yet
# $rounds (Number) - how many there are before the final
# $round (Number) - which round is played
# $ends (String) - a moment as Discord shows it, or "none" while it is not known
# $joins (String) - "yes" if people may still sign up
cup-round = { $rounds ->
    [1] **The games are under way**
   *[other] **Round { $round } of { $rounds } is under way**
}{ $ends ->
    [none] {""}
   *[other] , until { $ends } at the latest
}.{ $joins ->
    [yes] {" "}Anyone who signs up now plays from the next one on.
   *[no] {""}
}
cup-final = **The final is on:** the rounds are over, and the best four play for the cup.
# $champion (String) - who has won, by name
cup-over = **It is over.** Champion: { $champion }
# $why (String) - "too-few" if too few people were here, "organiser" if an organiser did it
cup-called-off = **Called off:** { $why ->
    [too-few] fewer than three people were here when it was to begin.
   *[organiser] an organiser has ended it.
}
# $people (Number) - how many take part
# $limit (String) - "yes" if there are fewer places than any cup may have
# $places (Number) - how many may
# $names (String) - their names with commas between, or "none"
cup-entrants = { $people ->
    [0] **Nobody has signed up yet.** Be the first!
    [one] **1{ $limit ->
        [yes] {" "}of { $places }
       *[no] {""}
    } has signed up:** { $names }
   *[other] **{ $people }{ $limit ->
        [yes] {" "}of { $places }
       *[no] {""}
    } have signed up:** { $names }
}
# In the place of cup-entrants where a cup had begun, and has ended.
# $people (Number) - how many took part to its end
# $names (String) - their names with commas between, or "none"
cup-took-part = { $people ->
    [0] **Nobody took part to the end.**
    [one] **1 took part:** { $names }
   *[other] **{ $people } took part:** { $names }
}
# $role (String) - a mention of the role
cup-role = **Champion’s role:** { $role }
# In small print.
cup-fair = I make obvious draws for everybody alike and give no bidding advice.
# In small print.
# $ends (String) - a moment as Discord shows it, or "none" where no round is to be played any more
# $rounds (Number) - how many rounds there are before the final
cup-computers = Computer players take a seat only if its player leaves, is dropped or times out twice.{ $ends ->
    [none] {""}
   *[other] {" "}{ $rounds ->
        [1] At the end of the round
       *[other] At the end of a round
    } ({ $ends }) they finish what is not over.
}
button-cup-sign-up = Sign up
button-cup-leave = Leave
button-cup-who = Who plays
button-cup-rules = Rules
button-cup-tables = My tables
button-cup-again = Hold it again
button-cup-leave-sure = Leave the cup
button-cup-stay = Stay

## Answers to its buttons, private

# $cup (String) - what it is called
# $seated (String) - "yes" if they have seats at tables that are not over
cup-leave-ask = **Leave { $cup }?** It has begun: { $seated ->
    [yes] computer players finish your seats, and these tables give you no points.
   *[no] you play no further table in it, and come after all who stay.
}
# $cup (String) - what it is called
# $seated (String) - "yes" if they had seats at tables that were not over
cup-left-running = You have left **{ $cup }**.{ $seated ->
    [yes] {" "}Computer players finish your seats.
   *[no] {""}
}
# $cup (String) - what it is called
cup-stays = You stay in **{ $cup }**.
# Over the names.
# $cup (String) - what it is called
# $people (Number) - how many take part
cup-who = **{ $cup }:** { $people ->
    [0] nobody takes part yet.
    [one] 1 person takes part.
   *[other] { $people } people take part.
}
# Over one's tables.
# $cup (String) - what it is called
cup-tables = **Your tables in { $cup }:**
# $part (String) - "yes" if they take part
# $cup (String) - what it is called
# $stage (String) - "sign-up" before it begins, "late" if no further round is drawn, "over" when it has ended
# $begins (String) - a time from now as Discord shows it
cup-tables-none = { $part ->
    [yes] **{ $cup }:** { $stage ->
        [sign-up] the tables are drawn { $begins }. I tell you here in the channel where you play.
        [late] you were not here when the tables were drawn, so you have no table.
        [over] it is over, and you sat at no table.
       *[other] you play from the next round on.
    }
   *[no] You do not take part in **{ $cup }**.
}
# A line of one's tables.
# $table (Number) - the table's number
cup-table-soon = Table { $table }: opens in a moment
# $table (Number) - the table's number
# $game (String) - as in games-line
cup-table-running = Table { $table }: { $game }
# $table (Number) - the table's number
# $points (Number) - the points that it gives
cup-table-over = Table { $table }: over, { $points ->
    [one] 1 point
   *[other] { $points } points
}
# The rules of a cup, by paragraphs.
# $cup (String) - what it is called
# $kind (String) - "evening", "quick" or "slow"
# $later (String) - "yes" if there are several rounds before the final, one after another
# $size (String) - as in cup-choice-tables
cup-rules = **{ $cup }: how it runs**
    {""}**Here?** { $kind ->
        [evening] 15 minutes before it begins I ask everybody to press *I am here*. Anyone who does not press it gets no table{ $later ->
            [yes] , but may come to a later round
           *[no] {""}
        }. Signing up means that you are awake until it ends.
       *[other] Anyone who signed up, or used me on this server, in the 72 hours before it begins counts as here. The day before, in the daytime, I ask everyone else to press *I am here*. Anyone who does not press it gets no table{ $later ->
            [yes] , but may come to a later round
           *[no] {""}
        }.
    }
    {""}**Tables.** { $size ->
        [threes] As many of three as possible, the others of four.
        [fives] As many of five as possible, the others of four and three.
       *[fours] As many of four as possible, the others of three.
    } Nobody sits out. I draw them so that as few as possible meet twice.
    {""}**Points.** By place: 9, 5, 1 at a table of three; 10, 6, 3, 1 of four; 11, 7, 4, 2, 1 of five. Anyone who leaves gets none. Ties: more wins, then the higher average share of the table’s best score, then a lot.
    {""}**A round** lasts { $kind ->
        [evening] 2 hours 45 minutes
        [quick] four weeks
       *[slow] eight weeks
    } at most. Then computer players finish what is not over: the scores decide, nobody counts as having left, and the table is not rated.
    {""}**The final.** The best four press *I am here* within { $kind ->
        [evening] ten minutes
       *[other] 48 waking hours
    }; otherwise the next best is asked. Three make a final. With fewer, the points decide. Up to five people play the rounds at one table, without a final.
    {""}**A table that cannot be played** or is declared void gives everybody there 5 points.
# A line of the running cups of a server.
# $cup (String) - what it is called
# $channel (String) - the channel, as Discord shows it
# $stage (String) - "sign-up" before it begins, "round" or "final" after that
# $begins (String) - a time from now as Discord shows it
# $people (Number) - how many take part
cup-listed = **{ $cup }** in { $channel }: { $stage ->
    [sign-up] begins { $begins }
    [final] the final
   *[round] under way
}, { $people ->
    [one] 1 person
   *[other] { $people } people
}
# Over these lines.
cups-running = Cups

## Choices of /ra-cup edit

choice-at-once = all at once
choice-in-turn = one after another
choice-threes = threes, some fours
choice-fours = fours, some threes
choice-fives = fives, some fours and threes: one evening only

## The command

command-ra-cup = Hold a cup, a tournament that runs by itself, and look after it.
command-cup-new = Hold a cup: you see a draft first, and publish it when you like it.
    .name = What it is called
    .channel = Where it is told and played; here unless you choose otherwise
