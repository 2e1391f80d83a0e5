### The end of a season: what a server is told of it, and what those who look after its games set for it.

## The message in a channel, which mentions nobody but the champion

# $quarter (String) - season-quarter
# $games (Number) - how many games counted, at least three
season-end-title = **{ $quarter } is over.** { $games ->
    [one] 1 game counted
   *[other] { $games } games counted
}. The first places:
# Below the first places.
# $count (Number) - how many they are, who share the first place
# $champions (String) - mentions, a list ending as in list-and
season-end-champion = { $count ->
    [one] **Champion:** { $champions }
   *[other] **Champions:** { $champions }
}
# The same where they have got the champion's role.
# $count (Number) - how many they are
# $champions (String) - mentions, a list ending as in list-and
# $role (String) - a mention of the role
season-end-champion-with-role = { $count ->
    [one] **Champion:** { $champions }, with the role { $role } until the next season ends
   *[other] **Champions:** { $champions }, with the role { $role } until the next season ends
}
season-end-no-champion = **Champion:** nobody
# In small print, if somebody with a better place is not the champion.
season-end-passed-over = Who hides from lists or has left the server is passed over.
# $players (String) - names, a list ending as in list-and
# $games (Number) - how many games each of them finished
# $people (Number) - how many they are
season-end-busiest = **Most games:** { $players }, { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $people ->
    [one] {""}
   *[other] {" "}each
}
# $player (String) - who
# $points (Number) - their points
# $game (String) - the game's number
season-end-highest = **Highest score:** { $player }, { $points ->
    [one] 1 point
   *[other] { $points } points
} in game { $game }
# $margin (Number) - by how many points the first was ahead
# $first (String) - who won
# $second (String) - who came next
# $game (String) - the game's number
season-end-closest = **Closest finish:** { $margin ->
    [0] { $first } before { $second } with equal points
    [one] { $first } 1 point ahead of { $second }
   *[other] { $first } { $margin } points ahead of { $second }
} in game { $game }
# Opens the standings for whoever presses it, with their own place.
button-season-place = My place
# In small print, where the message is in another channel than the one that was chosen.
season-end-channel-gone = The channel that was chosen for this is gone. /ra-admin season chooses another.
# The same, and to whoever chooses such a channel.
# $channel (String) - the channel, as Discord shows it
# $permissions (String) - what the bot needs there, a list
season-end-channel-closed = I cannot write in { $channel }, which was chosen for this. Allow me there: { $permissions }.

## The champion's role: why it is not given, and what helps

# Over the reasons, a line each.
# $role (String) - a mention of the role
role-not-given = **I cannot give { $role } yet:**
# Below them.
role-then = Then use /ra-admin season: I give the role at once.
role-everybodys = That role is everybody’s. Choose one for the champion alone.
# $role (String) - a mention of the role
role-managed = { $role } belongs to a bot or another service, and only that can give it. Choose another role.
# $role (String) - a mention of the role
role-permits = { $role } permits more than everybody may do. Winning games must bring honour alone: take the permissions off the role, or choose another.
# $role (String) - a mention of the role
# $channel (String) - the channel, as Discord shows it
role-permits-in = { $role } permits more in { $channel } than everybody may do there. Winning games must bring honour alone: take that off the channel’s permissions, or choose another role.
role-gone = The champion’s role is gone. Choose another with /ra-admin season.
# For the person who chooses the role, or publishes a cup with it.
role-unknown = That role is gone. Choose another.
# Where to allow it in Discord.
# $own (String) - a mention of the bot's role, or "none"
# $permission (String) - as in permission
role-may-not-manage = { $own ->
    [none] Give me a role with the permission *{ $permission }*
   *[other] Allow me *{ $permission }*: Server Settings, Roles, { $own }, Permissions
}.
# Roles lower in the list can be given by those higher up.
# $own (String) - a mention of the bot's role, or "none"
# $role (String) - a mention of the role
role-too-high = { $own ->
    [none] My role must stand above { $role } in Server Settings, Roles
   *[other] In Server Settings, Roles, drag { $own } above { $role }
}.
role-not-now = Discord did not accept it just now.

## /ra-admin season, which is private, and its part of /ra-admin settings

season-set-heading = **The end of a season.** When a quarter of a year is over, I tell this server who came first, if at least three games counted. The champion can get a role, which passes on at the next end.
# $channel (String) - the channel, as Discord shows it
# $date (String) - a date as Discord shows it
season-set-channel = **End of a season** (/ra-admin season): told in { $channel }, next on { $date }.
# $date (String) - a date as Discord shows it
season-set-anywhere = **Results of a season** (/ra-admin season): posted where most of its tables were opened, next on { $date }.
season-set-off = **End of a season** (/ra-admin season): not told.
# $role (String) - a mention of the role
season-set-role = **Champion’s role**: { $role }.
season-set-no-role = **Champion’s role**: not set, so none.
# Where a former champion's role could not be taken from them.
# $role (String) - a mention of the role
season-role-not-taken = I could not take { $role } from those to whom I gave it. Take it from them by hand.
# To somebody who may not give roles themselves.
# $permission (String) - as in permission
refusal-manage-roles = Only people with the permission *{ $permission }* can choose the champion’s role.
command-admin-season = How the end of a season is told, and which role its champion gets.
    .channel = Where it is told; where most tables were opened unless you choose otherwise
    .role = What the champion gets until the next season ends; an honour, without permissions
    .off = What you do not want any more
choice-announcement = the message and the role
choice-chosen-channel = the channel
choice-champion-role = the role
