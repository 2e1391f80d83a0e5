### A person's own settings, in their own language, for nobody else.

settings-where = **When do you sleep, and what time is it where you are?** Then your clock stops while you sleep, and I do not ping you at night. Only you see this; you can change it later with /ra settings, where you can type any city.
settings-what-time = And what time is it where you are? Then I know when your night is.
settings-which-city = And which of these cities is in your time zone? Then I know when summer time starts for you.
settings-which-night = When do you sleep, by your own clock?
# $from (String) - a time of day, as Discord shows it to whoever reads
# $until (String) - the same
settings-where-assumed = **When do you sleep?** You have not told me yet, so at your tables I assume from { $from } to { $until }: your clock stops then, and I do not ping you. If that is wrong: when do you sleep, by your own clock, and what time is it where you are? Only you see this; you can change it later with /ra settings, where you can type any city.
# $city (String) - the city whose time is theirs
# $night (String) - as in settings-night
settings-when = **When do you sleep, by the clock in { $city }?** Until you tell me, I assume from { $night }: your clock stops then, and I do not ping you. Only you see this; you can change it later in /ra settings.

## All of them, a line each

settings-heading = **Your settings.** Others only see your deadlines, and about how long a game at your table will take.
# $city (String) - a city
# $time (String) - the time there, such as 12:06
settings-city = **Where you are**: { $city }, where it is { $time } now.
settings-city-unknown = **Where you are**: not known.
# $night (String) - as in settings-night
settings-sleep = **Sleep**: { $night }; your clocks stop then, and I do not ping you.
# $night (String) - as in settings-night
# $city (String) - the city that the table's server has named; "none" if it has none
settings-sleep-nowhere = **Sleep**: { $night }{ $city ->
    [none] . I do not know your time zone yet, so I go by that of your table’s server or host.
   *[other] , by the time in { $city }, as your table’s server. I do not know your own time zone yet.
}
settings-sleep-none = **Sleep**: no fixed hours, so I may ping you at any time.
# $night (String) - as in settings-night
settings-sleep-assumed = **Sleep**: not set, so I assume { $night }; your clocks stop then, and I do not ping you unless you have acted within the last hour.
# $night (String) - as in settings-night
# $city (String) - the city that the table's server has named; "none" if it has none
settings-sleep-unset = **Sleep**: not set. I assume { $night }, { $city ->
    [none] by the time of your table’s server or host, if I know it
   *[other] by the time in { $city }, as your table’s server
}.
# $day (String) - the day on which they are back, as in settings-day
# $meanwhile (String) - who plays
settings-away = **Away**: back on { $day }; { $meanwhile ->
    [stand-in] a computer player plays for you meanwhile
   *[wait] your tables wait, up to three days each; then a computer player plays for you
}.
# $days (Number) - how many days are left for it, of ten within a year
# $more (String) - when it will be another, a date and time as Discord shows them; "none" if all are left
settings-not-away = **Away**: no. You have { $days ->
    [one] 1 day
   *[other] { $days } days
} of absence left{ $more ->
    [none] {""}
   *[other] , one more from { $more }
}.
# $direct (Bool) - whether by direct message
settings-calls = **Pings**: { $direct ->
    [true] by direct message
   *[false] in the game’s channel
}.
# $next (Bool) - whether they are told
settings-next = **Message when you are next**: { $next ->
    [true] yes, by direct message
   *[false] no
}.
# $leaves (String) - "nothing", "draws", "passes" or "bids"
settings-leaves = **Obvious moves**: { $leaves ->
    [nothing] I always ask you.
    [passes] I draw and pass for you, where your table allows it.
    [bids] I draw, pass, and bid your lowest sun for you, where your table allows it.
   *[draws] I draw for you, where your table allows it.
}
# To somebody who sits down at a table for the first time, with buttons for all of it.
settings-done-for-you = To keep the game moving, I draw for you while the track has 0 or 1 tiles, unless the next Ra tile could end the epoch. I start after your first move; from your next game on, I also draw where almost everybody would, marked ». If you would rather be asked, choose *No, always ask me*.
# Once, to somebody whose passes were all obvious moves, with buttons for yes and no.
settings-offer-passes = Your last ten passes in this game were obvious moves. Should I make such passes for you from now on?
# The answer to no.
settings-no-passes = I’ll keep asking you. If you change your mind, it is in /ra settings.
settings-button-draws = Yes, play obvious moves
# $advice (Bool) - whether they want it
settings-advice = { $advice ->
    [true] **Advice**: yes; when you bid, I show you a computer player’s estimate of what the tiles are worth to you, where your table allows it.
   *[false] **Advice**: no; I never show you what tiles are worth to you.
}
# $ahead (Bool) - whether they want it
settings-ahead = { $ahead ->
    [true] **Asked ahead**: yes; after you have drawn, I may ask what you would answer if Ra were invoked, so that nobody waits for it later.
   *[false] **Asked ahead**: no; you are asked in an auction when it opens.
}
# $language (String) - the language's own name
# $chosen (Bool) - whether they chose it, or it is their Discord's
settings-language = **Language**: { $language }{ $chosen ->
    [true] {""}
   *[false] , as in your Discord
}.
# $from (String) - a time such as 23:30
# $to (String) - a time such as 07:30
settings-night = { $from } to { $to }
# Over all of them, once somebody has chosen what comes by direct message, and Discord does not take one to them.
settings-direct-refused = **Discord does not let me write to you**, so nothing has changed. Allow direct messages in this server’s privacy settings (or unblock me), then choose it again.
# The same, if that could not be found out yet.
settings-direct-unknown = **I do not know yet whether I can write to you**: I cannot try right now. I’ll try again, and your choice takes effect once a direct message has reached you. If none comes, allow direct messages in this server’s privacy settings, then choose it again.

## Menus and buttons: options up to 100 characters, buttons up to 80 and better under 25

settings-menu-time = It is …
# $time (String) - a time such as 12:06
# $weekday (Number) - 1 is Monday
settings-time = { $time }, { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}
settings-button-other-time = None of these
settings-menu-city = Same time as in …
settings-menu-sleep = When I sleep
# $night (String) - as in settings-night
settings-sleep-from = I sleep from { $night }
settings-no-sleep = No sleeping hours
settings-button-here = I’m back
settings-button-away = I’ll be away…
settings-button-channel = Ping me in the channel
settings-button-direct = Ping me by direct message
settings-button-not-next = Don’t tell me I’m next
settings-button-next = Tell me when I’m next
settings-button-advice = Turn advice on
settings-button-no-advice = Turn advice off
settings-button-ahead = Ask me ahead again
settings-button-not-ahead = Stop asking me ahead
settings-menu-leaves = Obvious moves
# $leaves (String) - "nothing", "draws", "passes" or "bids"
settings-leaves-option = { $leaves ->
    [nothing] Always ask me
    [passes] Draw and pass for me if it is obvious
    [bids] Draw, pass and bid my lowest sun if it is obvious
   *[draws] Draw for me if it is obvious
}
settings-button-ask-me = No, always ask me
settings-button-passes = Yes, pass for me
settings-button-no-passes = No, ask me
settings-button-where = My time zone…
settings-button-other-night = Other hours…
settings-button-type-place = Type a city…
settings-button-type-night = Type the hours…
# Over the form for a city, and over its field: 45 characters at most, both.
settings-form-place = Where you are
settings-form-place-label = A city, or what time it is there
# The same for sleeping hours.
settings-form-night = When you sleep
settings-form-night-label = From and until, such as 23:30-7:15
settings-menu-wait = Tables wait until … (3 days at most)
settings-menu-stand-in = A computer player plays until …
settings-button-more = More settings…
settings-button-back = Back to the settings
settings-menu-language = Language
# The first option in the menu of languages.
settings-language-of-discord = Language as in my Discord
# A day on which somebody is back.
# $weekday (Number) - 1 is Monday
# $day (Number) - of the month
# $month (Number) - 1 is January
settings-day = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
} { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
# $more (String) - as in settings-not-away
settings-no-days-left = You can be away for ten days a year, in all games together, and you have used yours up{ $more ->
    [none] {""}
   *[other] {""} until { $more }
}. Tell the people at your tables, or leave your chair to a computer player with /ra resign.
# $days (Number) - how many are left
settings-before-leaving = On which day will you be back? Until then your clocks are stopped, at each table for three days at most; then a computer player plays for you, or right away if you choose so. You can be away for ten days a year, in all games together, and you have { $days } left.

## Cities

# What cities are called in this language, a line each: the English name, an equals sign, and the name. Only those that are
# called otherwise need one. People type either.
settings-cities = {""}

## The time that somebody has

# Below the bar of a day.
# $time (String) - the time where they are, such as 12:06
settings-now = now { $time }
# $game (String) - the game's number
# $channel (String) - where it is played
settings-time-no-clock = Game { $game } in { $channel }: no clock.
# $game (String) - the game's number
# $channel (String) - where it is played
# $count (Number) - how much time they have left
# $unit (String) - of what
settings-time-stopped = Game { $game } in { $channel }: your clock is stopped, you have { $count } { $unit ->
    [minutes] min
   *[hours] h
} left.
# $game (String) - the game's number
# $channel (String) - where it is played
# $until (String) - a date and time as Discord shows them
# $relative (String) - the same as a distance
# $then (String) - a sentence: call-last-then
settings-time-runs = Game { $game } in { $channel }: your time runs out on { $until }, { $relative }. { $then }
