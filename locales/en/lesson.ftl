### The lesson: a private message with a picture of the board, which each tap changes. Its reader has never seen Ra, and is
### on a phone: say it as briefly and as plainly as the English does, in at most about 60 words. The players are the reader
### and Bastet, a computer player. Words between stars are labels of the buttons below; keep them as those are.

# The other player, as computer-name has it.
lesson-rival = Bastet
# In small print below each scene.
# $number (Number) - how many taps have been made
# $count (Number) - how many there are
lesson-progress = Learn Ra: { $number } of { $count }

## The scenes, one after the other

lesson-start = **In Ra you bid with suns.** You have 9, 6, 5 and 2; Bastet, a computer player, has 8, 7, 4 and 3. Suns win tiles in auctions, and tiles score points. The game has three rounds, called epochs, and each ends with scoring. The most points win.

    On your turn you usually draw a tile. Press *Draw*.
lesson-track = You drew a Pharaoh, and Bastet drew a Nile. The red dot marks the newest tile. Both are on the auction track, at the top, and belong to nobody yet: the winner of the next auction gets everything there.

    Let’s have more: *Draw* again.
# $ra (Number) - how many Ra tiles the bag holds
# $all (Number) - how many tiles it holds
lesson-four = A Flood and a God came next: four tiles to win. (A Flood scores 1 point, and if you have a Flood, each Nile scores 1 as well.) An auction starts when somebody draws a Ra tile, and { $ra } of the { $all } tiles are Ra.

    Press *Draw* and see.
# $limit (Number) - how many Ra tiles end an epoch
lesson-bid = A Ra tile! It goes on the Ra track, in the second row; with two players, the { $limit }th ends the epoch. It also starts an auction. Everybody gets one chance: bid a sun, higher than every bid so far, or pass. You drew Ra, so you go last. Bastet bid 4.

    Which sun is enough?
lesson-sun = All four tiles are yours! Your 5 is now on the board, and you get the 1 that was there: face down, for the next epoch. So the sun you win is not the one you bid.

    Then Bastet drew a Gold. Your turn: *Draw*.
# $toll (Number) - how many Pharaohs the disaster takes
# $gold (Number) - how many points a Gold scores
lesson-god = You drew a Funeral, a disaster: the player who gets it loses { $toll } Pharaohs. But you have a God. Spend it to take one tile from the track, without an auction. A Gold scores { $gold } points. A Pyramid is a Monument: you keep it until the end of the game.

    Which one do you take?
# $tile (String) - the tile that the reader has taken, Gold or Pyramid
# $other (String) - the other one
lesson-disaster = You took the { $tile } and spent your God. Then Bastet drew a Ra tile: you go first, Bastet last. Up for auction: Pharaoh, Sphinx, { $other }, the sun 5, and the Funeral, which would cost you both Pharaohs, the new one too.

    Still worth it! If you bid 6, Bastet would have to spend a 7 or an 8.
# $points (Number) - how many points three kinds of Civilization score
# $lost (Number) - how many points it costs to have none
lesson-invoke = Bastet passed, so it is all yours. The Funeral took your Pharaohs and left the game. After four more draws there are three kinds of Civilization on the track: { $points } points, if you get them before the epoch ends. If you end it without any Civilization, you lose { $lost }.

    Why wait for a Ra tile? *Invoke Ra* starts an auction at once.
lesson-must-bid = Bastet passes. If you invoke Ra and nobody else bids, you must (unless the track is full). And look at the board: the sun there is your old 6.

    Which sun do you give for all this?
# $ra (Number) - how many Ra tiles are out
# $limit (Number) - how many end the epoch
lesson-last-ra = You get your 6 back, for the next epoch. A few turns later Bastet has won two auctions, and { $ra } of { $limit } Ra tiles are out. The next one ends the epoch at once: no auction, and the tiles on the track are lost. You have one sun left, the 9.

    Do you *Invoke Ra* now, or *Draw* and hope for more?
# What has just happened, before lesson-scores.
lesson-drawn = Ra! The epoch is over at once, and three tiles are lost. That’s Ra for you.
# The same, if the reader has invoked Ra.
lesson-invoked = Bastet bid 8, and your 9 won. With no face-up suns you had to sit out; Bastet went on alone and drew the last Ra.
# $points (String) - categories with points: "Pharaohs −2, River 3"
# $start (Number) - how many points everybody has at the beginning
# $total (Number) - how many the reader has now
lesson-scores = **Your points:** { $points }. Bastet has more Pharaohs, so yours cost you points. Everybody starts with { $start }, so you now have { $total }.

    You keep Pharaohs, Niles and Monuments; the rest goes. All suns are face up again, and the second epoch begins.
# $kind (Number) - how many points a kind of Monument scores
# $alike (Number) - how many three Monuments alike score
# $most (Number) - how many points the highest sum of suns scores
# $fewest (Number) - how many the lowest loses
lesson-end = After the third epoch Monuments count: { $kind } for each kind, { $alike } for three alike, and more for more. The highest total of suns gets { $most } points, the lowest loses { $fewest }. **That is the whole game.**

    The picture shows what every tile scores; *Help* under a board shows it again, and what the signs on a board mean. Now play: *Play alone now* starts a game against two easy computer players, and /ra-play has all the other ways.

## What is said of a tap that is legal, but not what is to be shown: the reader taps again

# After a tap other than *Draw* while there is little on the track.
# $tap (String) - what was tapped
lesson-instead-draw = { $tap ->
    [god] You could take it with your God, but there will soon be more to choose from: *Draw*.
   *[turn] You may invoke Ra on any turn. But whoever wins gives up a sun, and there is not much to win yet: *Draw*.
}
# $tap (String) - what was tapped
lesson-instead-bid = { $tap ->
    [pass] You may pass, but then Bastet gets all four tiles for a 4. They are worth your 5.
   *[high] That would win too. But nobody bids after you: your 5 is enough, so keep the higher suns.
}
# $tap (String) - what was tapped
lesson-instead-god = { $tap ->
    [disaster] You may, but a disaster that you take with a God hits you just the same: you would lose your Pharaoh. Take another tile.
   *[turn] You may do that too. But first see what your God can do: take a tile.
}
# $tap (String) - what was tapped
lesson-instead-disaster = { $tap ->
    [pass] A disaster can be a good reason to pass. But then Bastet gets everything else for a low sun: bid 6.
    [low] Bastet bids after you, and all of Bastet’s suns are higher than 2: bid 6.
   *[high] The 9 would win for sure. But it is your best sun, and better tiles will come: bid 6.
}
lesson-instead-invoke = You may keep drawing. But a Ra tile or a disaster could come, and this is just what you need: *Invoke Ra*.
lesson-instead-must-bid = That would win too. But nobody else has bid, so your lowest sun is enough: bid 2.

## Buttons

lesson-button-invoke = Invoke Ra
# $tile (String) - a tile's name
lesson-button-take = Take: { $tile }
lesson-button-next = Continue
lesson-button-again = Start over
