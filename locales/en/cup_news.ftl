### Cups: what their channel is told, standings, and the log.

## Messages in the channel of a cup, which mention people only where they must act, and the champion

# $people (String) - mentions, with commas between
# $cup (String) - what it is called
# $begins (String) - a moment as Discord shows it
cup-news-ask = { $people }: **{ $cup }** begins { $begins }. Press *I am here* before that if you can play. Without it you do not get a table.
# All places are taken, and it begins earlier than planned.
# $people (String) - mentions, with commas between
# $cup (String) - what it is called
# $begins (String) - a moment as Discord shows it
cup-news-full = { $people }: all places of **{ $cup }** are taken, so it begins { $begins }.
# Over the tables, a line each. There are several rounds, one after another.
# $cup (String) - what it is called
# $round (Number) - which round
# $rounds (Number) - how many there are before the final
cup-news-draw-round = **{ $cup }:** round { $round } of { $rounds } is drawn.
# The same where all games before the final are drawn at once.
# $cup (String) - what it is called
# $tables (Number) - how many there are
cup-news-draw = **{ $cup }** begins: { $tables ->
    [one] the table is drawn
   *[other] the tables are drawn
}.
# $table (Number) - which table
# $players (String) - names, with commas between
cup-news-table = **Table { $table }**: { $players }
# In the place of lines for which there is no room.
# $tables (Number) - how many are left out
cup-news-more-tables = { $tables ->
    [one] … and 1 more table
   *[other] … and { $tables } more tables
}
# Below the tables of the last round, where five people at most have played.
cup-news-one-table = Everybody plays at one table, so there is no final: the points decide.
# Below that, in small print.
cup-news-draw-then = Each table gets a thread of its own. Its time limit is the same for the whole round, and counts from the last table’s start.
# In the last quarter of a round.
# $cup (String) - what it is called
# $at (String) - a moment as Discord shows it
# $relative (String) - the same as a time from now
cup-news-announce = **{ $cup }:** this round ends { $at } ({ $relative }). Computer players then finish what is not over; those games do not count for ratings.
# Over the standings. There are several rounds, one after another.
# $cup (String) - what it is called
# $round (Number) - which round
# $rounds (Number) - how many there are before the final
cup-news-end-round = **{ $cup }:** round { $round } of { $rounds } is over.
# The same where all games before the final were drawn at once.
# $cup (String) - what it is called
cup-news-end = **{ $cup }:** all tables are over.
# Over a line for each who is asked for the final.
# $cup (String) - what it is called
cup-news-call = You can play in the final of **{ $cup }**. Press *I am here* in time. After that I ask the next best.
# The same where all have until the same moment.
# $cup (String) - what it is called
# $until (String) - a moment as Discord shows it; in an evening, a time of day
# $relative (String) - the same as a time from now
cup-news-call-together = You can play in the final of **{ $cup }**. Press *I am here* before { $until } ({ $relative }). After that I ask the next best.
# One line of those who are asked for the final, under cup-news-call.
# $player (String) - a mention
# $place (Number) - their place in the standings
# $until (String) - a moment as Discord shows it
cup-news-called = { $player }, number { $place }: before { $until }
# The same under cup-news-call-together.
# $player (String) - a mention
# $place (Number) - their place in the standings
cup-news-called-together = { $player }, number { $place }
# Somebody did not press I am here in time.
# $cup (String) - what it is called
# $player (String) - a name
cup-news-pass-over = **{ $cup }:** { $player } has not answered, and is passed over for the final.
# $cup (String) - what it is called
# $players (String) - names, a list ending as in list-and
cup-news-final = **The final of { $cup }:** { $players }. It has no time limit but the usual clocks.
# Something was decided by an organiser. The reason is in their words.
# $cup (String) - what it is called
# $player (String) - whom it concerns
# $organiser (String) - who decided it
# $seated (String) - "yes" if they have seats at tables that are not over
# $reason (String) - why
cup-news-drop = **{ $cup }:** { $player } is out of the cup, as { $organiser } decided.{ $seated ->
    [yes] {" "}Computer players finish their games.
   *[no] {""}
}
    Reason: { $reason }
# $cup (String) - what it is called
# $table (Number) - which table
# $organiser (String) - who decided it
# $points (Number) - what everybody at the table gets
# $reason (String) - why
cup-news-void = **{ $cup }:** table { $table } does not count, as { $organiser } decided. Everybody at it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}, and the game counts for no season and no rating.
    Reason: { $reason }
# The same of the final.
# $cup (String) - what it is called
# $organiser (String) - who decided it
# $reason (String) - why
cup-news-void-final = **{ $cup }:** the final does not count, as { $organiser } decided, so the standings decide the cup.
    Reason: { $reason }
# $cup (String) - what it is called
# $organiser (String) - who decided it
# $reason (String) - why
cup-news-cancel = **{ $cup } is called off**, as { $organiser } decided. Games that are over count for the season; the others end now.
    Reason: { $reason }
# $people (Number) - how many are here, fewer than three
# $cup (String) - what it is called
cup-news-too-few = { $people ->
    [0] Nobody is here, so
    [one] Only 1 person is here, so
   *[other] Only { $people } people are here, so
} **{ $cup } is called off**: a table needs three.
# $champion (String) - a mention
# $cup (String) - what it is called
cup-news-champion = **{ $champion } has won { $cup }!**
# The same where they have got the champion's role.
# $champion (String) - a mention
# $cup (String) - what it is called
# $role (String) - a mention of the role
cup-news-champion-with-role = **{ $champion } has won { $cup }!** The role { $role } is theirs until it passes on.
# Below cup-news-champion, where the champion has left the server.
# $champion (String) - the champion's name
# $role (String) - a mention of the champion's role
# $player (String) - a mention of the best who is still there
cup-news-role-passed-on = { $champion } is no longer on this server, so the role { $role } goes to { $player }, the next best here.
# Below it, where there is no such role any more.
cup-news-role-gone = The champion’s role is gone, so nobody gets it.
# Below the reasons why the role is not given.
# $player (String) - a mention of who has won it
cup-news-role-by-hand = Somebody who may give roles can now give it to { $player }.
# A cup is over, and nobody is left who could have won it.
# $cup (String) - what it is called
cup-news-over = **{ $cup } is over.**
# The result of the final, over the standings.
# $places (String) - such as "1. Isis 43, 2. Nefer 40", with commas between
cup-news-final-result = **Final:** { $places }. The finalists come first; the points decide the other places.
# The standings decide: too few wanted to play in a final.
cup-news-no-final = There was no final, so the standings decide.
# The same where the final is void, or all have left it.
cup-news-final-not-counted = The final did not count, so the standings decide.

## Their buttons

button-cup-here = I am here
button-cup-standings = Standings
button-cup-place = Where am I?

## Standings

# A line of them. The backslash keeps Discord from numbering the lines itself.
# $place (Number) - the place
# $player (String) - a name
# $own (String) - "true" if it is who reads
# $points (Number) - their points
# $wins (Number) - how many of their tables they have won
# $percent (Number) - how much of the best score at their tables they had, on average
# $lot (String) - "true" if a lot decided between them and whoever is next to them
cup-standings-line = { $place }\. **{ $player }**{ $own ->
    [true] {" "}(you)
   *[false] {""}
} { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, { $percent }%{ $lot ->
    [true] , by lot
   *[false] {""}
}
# Over the standings that somebody asks for, while tables go on.
# $cup (String) - what it is called
cup-standings-now = **{ $cup }:** the standings of tables that are over
# The same once the cup is over.
# $cup (String) - what it is called
cup-standings-final = **{ $cup }:** the final standings
# $cup (String) - what it is called
cup-standings-none = **{ $cup }:** no table is over yet.

## Answers to who presses I am here, private

# Before the start.
# $cup (String) - what it is called
# $begins (String) - a moment as Discord shows it
cup-here = Good: you play in **{ $cup }**, which begins { $begins }.
# For the next round that is drawn.
# $cup (String) - what it is called
cup-here-next = Good: you play in the next round of **{ $cup }**.
# $cup (String) - what it is called
cup-here-final = Good: you play in the final of **{ $cup }**.

## /ra-cup log, to an organiser

# $cup (String) - what it is called
# $page (Number) - which page, from 1
# $pages (Number) - how many there are
cup-log-heading = **{ $cup }:** what has happened, latest first, page { $page } of { $pages }
# What somebody did.
# $at (String) - a moment as Discord shows it
# $who (String) - who
# $what (String) - one of the sentences below
cup-log-line = { $at } · **{ $who }** · { $what }
# What happened by itself.
# $at (String) - a moment as Discord shows it
# $what (String) - one of the sentences below
cup-log-line-itself = { $at } · { $what }
# Behind the decision of somebody on a table at which they sit.
cup-log-plays-there = plays there
# $begins (String) - a moment as Discord shows it
cup-log-publish = published; begins { $begins }
# $begins (String) - a moment as Discord shows it
cup-log-edit = plan changed; begins { $begins }
cup-log-sign-up = signed up
# $player (String) - a name
cup-log-add = added { $player }
cup-log-leave = left
# $player (String) - a name
# $reason (String) - why
cup-log-drop = took { $player } out: { $reason }
cup-log-begin = lets it begin as soon as possible
# $people (Number) - how many
cup-log-ask = { $people ->
    [one] 1 person is asked whether they are here
   *[other] { $people } people are asked whether they are here
}
cup-log-here = is here
# $tables (Number) - how many
cup-log-draw = { $tables ->
    [one] 1 table is drawn
   *[other] { $tables } tables are drawn
}
# $table (Number) - which table
cup-log-open = table { $table } begins
cup-log-open-final = the final begins
cup-log-announce = the end of the round’s time is announced
# $table (Number) - which table
cup-log-finish = table { $table }: time is over, computer players finish the game
cup-log-end = the round is over
# $players (String) - names
cup-log-call = asked for the final: { $players }
# $player (String) - a name
cup-log-pass-over = { $player } is passed over for the final
# $players (String) - names, with commas between
cup-log-final = the final: { $players }
# $table (Number) - which table
# $reason (String) - why
cup-log-void = table { $table } does not count: { $reason }
# $reason (String) - why
cup-log-void-final = the final does not count: { $reason }
# $reason (String) - why
cup-log-cancel = called off: { $reason }
cup-log-too-few = called off, as too few people are here
cup-log-over = the cup is over
# $champion (String) - who has won it, by name
cup-log-won = the cup is over; champion: { $champion }

## Answers to what an organiser decides, private

cup-ruled = Done.
# $begins (String) - a moment as Discord shows it
cup-edited = Done. It begins { $begins }.
cup-ruled-and-told = Done. Everybody reads it with your reason in the cup’s channel.
cup-exported = The cup’s people, tables and results. Moments are milliseconds since 1970.
# A choice of the option table of /ra-cup void.
# $table (String) - cup-table-called or cup-table-final
# $players (String) - names, with commas between
cup-choice-table = { $table }: { $players }
# No cup was chosen.
refusal-cup-none-here = No cup is running here. /ra-cup new holds one; an earlier one can be chosen with the option *cup*.
refusal-cup-several-here = Several cups are running here. Choose one with the option *cup*.

## Commands

command-cup-begin = Let a cup begin as soon as everybody who must be asked could say that they are here.
    .cup = Which cup; the only one that goes on unless you choose
command-cup-edit = Change a cup before it begins. What you leave out stays as it is.
    .begins = When, such as fri 20:00, 5 Dec 20:00 or in 3 days
    .pace = How fast everybody plays
    .games = How many games everybody plays before the final
    .order = In what order these games are played
    .table = How big most tables are
    .places = How many can sign up
    .full = Whether it begins earlier if all places are taken
    .role = The role that the champion gets
    .no-role = Whether the champion gets no role any more
    .cup = Which cup; the only one that goes on unless you choose
command-cup-add = Add somebody to a cup, also somebody who was taken out.
    .player = Whom
    .cup = Which cup; the only one that goes on unless you choose
command-cup-drop = Take somebody out of a cup. Computer players finish their games.
    .player = Whom
    .reason = Why; everybody reads it
    .cup = Which cup; the only one that goes on unless you choose
command-cup-void = Make a table void: everybody at it gets the same points.
    .table = Which table
    .reason = Why; everybody reads it
command-cup-call-off = Call a cup off. Its games end now.
    .reason = Why; everybody reads it
    .cup = Which cup; the only one that goes on unless you choose
command-cup-log = Read all that has happened in a cup, by whom and why.
    .cup = Which cup; the only one that goes on unless you choose
command-cup-export = Get the people, tables and results of a cup as files for spreadsheets.
    .cup = Which cup; the only one that goes on unless you choose
