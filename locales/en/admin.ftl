### For those who look after the games of a server.

admin-games = **The games of this server.** Choose one to see what you can do about it.
admin-no-games = No game is running here, and no table is open.
# $name (String) - the table's name
# $channel (String) - where it is
# $free (Number) - how many seats are free
admin-table = { $name } in { $channel }: an open table, { $free ->
    [0] full
    [one] 1 free seat
   *[other] { $free } free seats
}
admin-menu-games = Choose a game
admin-button-pause = Pause…
# Above the reasons for a pause.
# $game (String) - the game's number
admin-why = **Why should game { $game } wait?** Everyone will see the reason.
admin-button-no-reason = No reason
admin-button-resume = Resume
# $hours (Number) - how many
# $player (String) - a name
admin-button-extend = { $hours } hours more for { $player }
# $player (String) - a name
admin-button-act = Act for { $player } now
admin-button-cancel = Call off…
admin-button-history = What happened
admin-button-all = Back to all games
# Above a game’s panel: what a button there has just done.
# $done (String) - what
admin-done = { $done ->
    [paused] The game is paused: no clock runs until it is resumed.
    [resumed] The game goes on.
   *[acted] Done: I acted for them.
}
# Above a game’s panel: somebody has just got more time.
# $player (String) - who
# $hours (Number) - how much
admin-extended = { $player } has { $hours } hours more.
