### What is used everywhere: lists, names, tiles.

# The language's own name, as it stands in a menu of languages.
language-name = English

## Lists. Rust joins the items; here is what stands between them.

# Between the items of a list: "Nile, Pharaoh, War".
list-comma = ,{ " " }
# Between bids that are told in a row: "Isis bid 7; Seti passed".
list-semicolon = ;{ " " }
# Between tiles that are taken one after the other: "Nile, then War".
list-then = , then{ " " }
# The end of a list, all belonging to it: "3, 8 and 12".
# $before (String) - the items before the last, with commas between them
# $last (String) - the last item
list-and = { $before } and { $last }
# The end of a list of which one is meant: "3, 8 or 12".
# $before (String) - the items before the last, with commas between them
# $last (String) - the last item
list-or = { $before } or { $last }
# Instead of a list of suns in which there is none: "Suns to bid: none."
suns-none = none
# Instead of a list of tiles in which there is none: "You hold no tiles."
tiles-none = no tiles

## Names

# Somebody whose name has nothing in it that can be shown.
nameless = nameless
# In place of the name of somebody whose data was deleted. It stands in sentences as a name does, so with a capital letter.
former-player = Former player
# Somebody of whom nothing is known.
somebody = somebody
# A computer player, among the names of people.
# $name (String) - an Egyptian god
# $level (String) - how well it plays
computer-name = { $name ->
    [Anubis] Anubis
    [Bastet] Bastet
    [Horus] Horus
    [Sobek] Sobek
    [Thoth] Thoth
   *[other] { $name }
} ({ $level ->
    [easy] easy
    [normal] normal
   *[hard] hard
})
# Instead of the name of a thread that is not there yet: "Game 3 in a thread that is being opened"
channel-opening = a thread that is being opened
# The same for a game in direct messages: "Game 3 in our direct messages"
channel-direct = our direct messages

## Tiles

# The name of a tile, by itself, in a list or after a colon; never inflected, so write sentences that need no other form
# (in Russian "плитка «Нил»", or a colon before it).
# $tile (String) - which one
tile = { $tile ->
    [god] God
    [gold] Gold
    [pharaoh] Pharaoh
    [nile] Nile
    [flood] Flood
    [art] Art
    [religion] Religion
    [writing] Writing
    [agriculture] Agriculture
    [astronomy] Astronomy
    [sphinx] Sphinx
    [pyramid] Pyramid
    [obelisk] Obelisk
    [statue] Statue
    [fortress] Fortress
    [mortuary] Mortuary
    [palace] Palace
    [shrine] Shrine
    [temple] Temple
    [step-pyramid] Step Pyramid
    [ra] Ra
    [funeral] Funeral
    [drought] Drought
    [war] War
    [unrest] Unrest
   *[earthquake] Earthquake
}
# So many tiles of a kind: what lies before a player, or what a disaster took: "2 Niles, 3 Pharaohs". Languages that count with
# other forms use them here: "2 фараона", "5 фараонов".
# $tile (String) - which kind; never Ra, nor a disaster
# $count (Number) - how many
held = { $tile ->
    [god] { $count ->
        [one] { $count } God
       *[other] { $count } Gods
    }
    [gold] { $count } Gold
    [pharaoh] { $count ->
        [one] { $count } Pharaoh
       *[other] { $count } Pharaohs
    }
    [nile] { $count ->
        [one] { $count } Nile
       *[other] { $count } Niles
    }
    [flood] { $count ->
        [one] { $count } Flood
       *[other] { $count } Floods
    }
    [art] { $count } Art
    [religion] { $count } Religion
    [writing] { $count } Writing
    [agriculture] { $count } Agriculture
    [astronomy] { $count } Astronomy
    [sphinx] { $count ->
        [one] { $count } Sphinx
       *[other] { $count } Sphinxes
    }
    [pyramid] { $count ->
        [one] { $count } Pyramid
       *[other] { $count } Pyramids
    }
    [obelisk] { $count ->
        [one] { $count } Obelisk
       *[other] { $count } Obelisks
    }
    [statue] { $count ->
        [one] { $count } Statue
       *[other] { $count } Statues
    }
    [fortress] { $count ->
        [one] { $count } Fortress
       *[other] { $count } Fortresses
    }
    [mortuary] { $count ->
        [one] { $count } Mortuary
       *[other] { $count } Mortuaries
    }
    [palace] { $count ->
        [one] { $count } Palace
       *[other] { $count } Palaces
    }
    [shrine] { $count ->
        [one] { $count } Shrine
       *[other] { $count } Shrines
    }
    [temple] { $count ->
        [one] { $count } Temple
       *[other] { $count } Temples
    }
   *[step-pyramid] { $count ->
        [one] { $count } Step Pyramid
       *[other] { $count } Step Pyramids
    }
}
# A category of points.
# $category (String) - which one
category = { $category ->
    [god] Gods
    [pharaoh] Pharaohs
    [river] River
    [civilization] Civilization
    [gold] Gold
    [monument] Monuments
   *[sun] Suns
}
