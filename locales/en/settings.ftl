### A person's own settings, in their own language, for nobody else.

settings-where = **What time is it where you are?** Your clock then stands still while you sleep, and I call nobody at night. Only you see this; /ra settings changes it later, and knows more cities.
settings-which-city = And which of these cities shares your time zone? By it I know when your clocks change.
# $from (String) - a time of day, as Discord shows it to whoever reads
# $until (String) - the same
settings-where-assumed = **When do you sleep?** You have not told me yet, so at your tables I take it to be from { $from } to { $until }: your clock stands still then, and I do not call you. If that is wrong: what time is it where you are? Only you see this; /ra settings changes it later, and knows more cities.
# $city (String) - the city whose time is theirs
# $night (String) - as in settings-night
settings-when = **When do you sleep, by the clock in { $city }?** Until you say otherwise I take it to be from { $night }: your clock stands still then, and I do not call you. Only you see this; /ra settings changes it later.

## All of them, a line each

settings-heading = **Your settings.** Others see of them nothing but deadlines, and about how long a game takes.
# $city (String) - a city
# $time (String) - the time there, such as 12:06
settings-city = **Where you are**: { $city }, where it is { $time } now.
settings-city-unknown = **Where you are**: not known.
# $night (String) - as in settings-night
settings-sleep = **Sleep**: { $night }; your clocks stand still then, and nobody is called.
# $night (String) - as in settings-night
settings-sleep-nowhere = **Sleep**: { $night }, once I know where you are; until then by the clock of your table’s server or host, if that is known.
settings-sleep-none = **Sleep**: no fixed hours, so you may be called at any time.
# $night (String) - as in settings-night
settings-sleep-assumed = **Sleep**: you have not said, so I take it to be { $night }; your clocks stand still then, and nobody calls you, unless you have acted within the hour.
# $night (String) - as in settings-night
settings-sleep-unset = **Sleep**: you have not said. By the clock of your table’s server or host, if I know it, I take it to be { $night }.
# $moment (String) - a date and time as Discord shows them
# $meanwhile (String) - who plays
settings-away = **Away**: until { $moment }; { $meanwhile ->
    [stand-in] a computer player plays for you meanwhile
   *[wait] your tables wait, up to three days each; then a computer player plays for you
}.
# $days (Number) - how many days are left for it, of ten within a year
# $more (String) - when it will be another, a date and time as Discord shows them; "none" if all are left
settings-not-away = **Away**: no ({ $days ->
    [one] 1 day
   *[other] { $days } days
} left{ $more ->
    [none] {""}
   *[other] , one more from { $more }
}).
# $direct (Bool) - whether by direct message
settings-calls = **Calls**: { $direct ->
    [true] by direct message
   *[false] in the game’s channel
}.
# $next (Bool) - whether they are told
settings-next = **Told that you are next**: { $next ->
    [true] yes, by direct message
   *[false] no
}.
# $leaves (String) - "nothing", "draws", "passes" or "bids"
settings-leaves = **Clear moves** (what anybody in your place would do): { $leaves ->
    [nothing] I ask you everything.
    [passes] I draw and pass for you, where your table allows it.
    [bids] I draw, pass, and bid your lowest sun for you, where your table allows it.
   *[draws] I draw for you, where your table allows it.
}
# To whoever sits down at a table for the first time, with buttons for all of it.
settings-done-for-you = So that nobody waits for a decision that is already made, I draw for you where anybody in your place would: with two tiles or more on the track only once you have not touched the game for three minutes, and never where the next Ra tile could end the epoch.
# To whoever would have been passed for, once, with buttons for yes and no.
settings-offer-passes = Your last ten passes in this game were such as anybody in your place would have made. Shall I pass for you from now on where that is so?
# The answer to no.
settings-no-passes = I go on asking you. /ra settings has it if you change your mind.
# $advice (Bool) - whether they want it
settings-advice = { $advice ->
    [true] **Advice**: yes; when you bid I tell you what the lot is worth to you by a computer player’s reckoning, where your table allows it.
   *[false] **Advice**: no; you are never told what a lot is worth to you.
}
# $ahead (Bool) - whether they want it
settings-ahead = { $ahead ->
    [true] **Asked ahead**: yes; after you have drawn I may ask what you would answer if Ra were invoked, so that nobody waits for it later.
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
settings-direct-refused = **Discord does not let me write to you**, so this is as it was. Allow direct messages in this server’s privacy settings (or unblock me), then choose it again.
# The same, if that could not be found out yet.
settings-direct-unknown = **Whether I can write to you is not known yet**: just now it cannot be tried. I try again by myself, and once a direct message has reached you this holds; until then it is as it was. If none comes, allow direct messages in this server’s privacy settings, then choose it again.

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
settings-button-other-time = Another time
settings-menu-city = Like in …
settings-menu-sleep = When I sleep
# $night (String) - as in settings-night
settings-sleep-from = I sleep from { $night }
settings-no-sleep = No sleeping hours
settings-button-here = I am here again
settings-button-away = I am away…
settings-button-channel = Call me in the channel
settings-button-direct = Call me by direct message
settings-button-not-next = Do not tell me I am next
settings-button-next = Tell me when I am next
settings-button-advice = Give me advice
settings-button-no-advice = No advice
settings-button-ahead = Ask me ahead
settings-button-not-ahead = Never ask ahead
settings-menu-leaves = What is done for me
# $leaves (String) - "nothing", "draws", "passes" or "bids"
settings-leaves-option = { $leaves ->
    [nothing] Ask me everything
    [passes] Draw and pass for me where anybody would
    [bids] Draw, pass and bid my lowest sun where anybody would
   *[draws] Draw for me where anybody would
}
settings-button-ask-me = Ask me everything
settings-button-more = More choices…
settings-button-passes = Yes, pass for me
settings-button-no-passes = No, ask me
settings-button-where = Where I am…
settings-menu-wait = My tables wait until …
settings-menu-stand-in = A computer player plays until …
settings-button-back = Back to the settings
settings-menu-language = Language
# The first option in the menu of languages.
settings-language-of-discord = As in my Discord
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
settings-no-days-left = You can be away for ten days a year, over all games, and yours are used up{ $more ->
    [none] {""}
   *[other] {""} until { $more }
}. Tell your tables, or leave the chair to a computer player with /ra resign.
# $days (Number) - how many are left
settings-before-leaving = On which day are you back? Until then your clocks stand still. You can be away for ten days a year, over all games, and you have { $days } left. Each table waits three days at most; or a computer player plays for you at once.

## Cities

# What cities are called in this language, a line each: the English name, an equals sign, and the name. Only those that are
# called otherwise need one. People type either.
settings-cities = {""}
