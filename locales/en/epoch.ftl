### The end of an epoch, for everybody.

# Below that an epoch is over: who has how many Pharaohs.
# $ranking (String) - names with their numbers, the most first: "Isis 5, Amun 3, Nefer 1"
epoch-pharaohs = Pharaohs: { $ranking }.
# On the board below that message.
# $epoch (Number) - the epoch that is over
epoch-above = ↑ The results of epoch { $epoch } are just above.

## The picture. Room is short: keep these as short as the English.

# $epoch (Number) - which epoch
picture-epoch-over = Epoch { $epoch } is over:
# Behind that.
# $why (String) - what ended it
picture-epoch-why = { $why ->
    [ra] the Ra track is full
   *[suns] all suns are spent
}
# Beside a name, behind the picture of a Pharaoh.
# $place (String) - whether this player has the most of all, or the fewest
picture-epoch-pharaohs = { $place ->
    [most] most
   *[fewest] fewest
}

## The picture in words

# $player (String) - a name
# $place (String) - whether this player has the most Pharaohs of all, or the fewest
alt-epoch-pharaohs = { $player } ({ $place ->
    [most] most Pharaohs
   *[fewest] fewest Pharaohs
})
# $suns (String) - a name with the suns, as in alt-suns
# $stay (String) - the tiles that this player keeps
# $go (String) - the tiles that leave the game
alt-epoch-seat = { $suns }; keeps { $stay }; loses { $go }.
