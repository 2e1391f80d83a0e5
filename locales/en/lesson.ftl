### The lesson: a private message with a picture of the board, which each tap changes. Whoever reads it has never seen Ra, and
### is on a phone: say it as briefly and as plainly as the English does, in at most about 60 words. The players are the reader
### and Bastet, a computer player. Words between stars are labels of the buttons below; keep them as those are.

# The other player, as computer-name has it.
lesson-rival = Bastet
# In small print below each scene.
# $number (Number) - how many taps have been made
# $count (Number) - how many there are
lesson-progress = Learn Ra: { $number } of { $count }

## The scenes, one after the other

lesson-start = **You play Ra with suns.** Yours are 9, 6, 5 and 2; Bastet has 8, 7, 4 and 3. Suns win tiles at auctions, and tiles score points. After three epochs the most points win.

    On your turn you usually draw a tile. Press *Draw*.
lesson-track = You drew a Pharaoh, and Bastet a Nile. They lie on the auction track, at the top, and are nobody’s yet: whoever wins the next auction gets everything there.

    Let there be more: *Draw* again.
# $ra (Number) - how many Ra tiles the bag holds
# $all (Number) - how many tiles it holds
lesson-four = A Flood and a God have come: four tiles to win. There is an auction whenever somebody draws a Ra tile, and { $ra } of the { $all } tiles are Ra.

    Press *Draw*, and see.
# $limit (Number) - how many Ra tiles end an epoch
lesson-bid = A Ra tile! It goes to the Ra track, in the second line; the { $limit }th would end the epoch. And it starts an auction. Everybody speaks once: bid one sun, higher than all before, or pass. You drew Ra, so you speak last. Bastet bid 4.

    Which sun is enough?
lesson-sun = All four tiles are yours! Your 5 now lies on the board, and the 1 from there is yours: face down, for the next epoch. So the sun you win is another than the one you bid.

    Bastet has drawn a Gold since. *Draw*.
# $toll (Number) - how many Pharaohs the disaster takes
# $gold (Number) - how many points a Gold scores
lesson-god = You drew a Funeral, a disaster: whoever gets it loses { $toll } Pharaohs. But you have a God. Spend it, and you take one tile off the track, without an auction. A Gold scores { $gold } points. A Pyramid is a Monument: you keep it to the end of the game.

    Which one do you take?
# $tile (String) - the tile that the reader has taken, Gold or Pyramid
# $other (String) - the other one
lesson-disaster = Taken: { $tile }. The God is spent. Then Bastet drew a Ra tile: you speak first, Bastet last. To be won: Pharaoh, Sphinx, { $other }, the sun 5, and the Funeral, which would cost you both Pharaohs, the new one too.

    Still worth it! Bid 6, and Bastet would have to spend a 7 or an 8.
# $points (Number) - how many points three kinds of Civilization score
lesson-invoke = Bastet passed, and it is all yours; the Funeral took your Pharaohs and has left the game. After four more draws three kinds of Civilization lie there: { $points } points, if you get them before the epoch ends.

    Why wait for a Ra tile? *Invoke Ra* starts an auction at once.
lesson-must-bid = Bastet passes. Whoever invokes Ra has to bid if nobody else does (unless the track is full). And look at the board: the sun there is your old 6.

    Which sun do you give for it all?
# $ra (Number) - how many Ra tiles are out
# $limit (Number) - how many end the epoch
lesson-last-ra = The 6 is yours again, for the next epoch. Some turns later Bastet has won twice, and { $ra } of { $limit } Ra tiles are out. The next one ends the epoch at once: no auction, and what lies on the track is lost. You have one sun left, the 9.

    Do you *Invoke Ra* now, or *Draw* and hope for more?
# What has just happened, before lesson-scores.
lesson-drawn = Ra! The epoch is over at once, and three tiles are lost. So it goes with Ra.
# The same, if the reader has invoked Ra.
lesson-invoked = Bastet bid 8, and your 9 won. With no sun face up you were out; Bastet went on alone, and drew the last Ra.
# $points (String) - categories with points: "Pharaohs -2, River 3"
# $start (Number) - how many points everybody has at the beginning
# $total (Number) - how many the reader has now
lesson-scores = **Your points:** { $points }. With the { $start } that everybody begins with, { $total }. Bastet has more Pharaohs than you.

    Pharaohs, Niles and Monuments stay with you, the rest goes. All suns are face up again: the second epoch begins.
# $kind (Number) - how many points a kind of Monument scores
# $alike (Number) - how many three Monuments alike score
# $most (Number) - how many points the highest sum of suns scores
# $fewest (Number) - how many the lowest loses
lesson-end = After the third epoch Monuments count: { $kind } for each kind, { $alike } for three alike, more for more. The highest sum of suns gets { $most } points, the lowest loses { $fewest }. **That is the whole game.**

    The picture shows what every tile scores; *Help* under a board brings it back. Now play: *Play alone now* begins a game against two easy computer players, and /ra-play has all other ways.

## What is said of a tap that is legal, but not what is to be shown: the reader taps again

# To whoever would do something else than draw where little lies on the track.
# $tap (String) - what was tapped
lesson-instead-draw = { $tap ->
    [god] You may take it with your God, but there will soon be more to choose from: *Draw*.
   *[turn] You may invoke Ra on any turn. But it costs a sun, and there is little to win yet: *Draw*.
}
# $tap (String) - what was tapped
lesson-instead-bid = { $tap ->
    [pass] You may pass, but then Bastet gets all four tiles for a 4. They are worth your 5.
   *[high] That would win, too. But nobody speaks after you: your 5 is enough, so keep the higher suns.
}
# $tap (String) - what was tapped
lesson-instead-god = { $tap ->
    [disaster] You may, but a disaster that you take with a God strikes you as well: your Pharaoh would be gone. Take another tile.
   *[turn] That is allowed, too. But first see what your God can do: take a tile.
}
# $tap (String) - what was tapped
lesson-instead-disaster = { $tap ->
    [pass] A disaster can be a good reason to pass. But then Bastet gets all the rest for a low sun: bid 6.
    [low] Bastet speaks after you, and all suns there are higher than 2: bid 6.
   *[high] With 9 you would win for certain. But it is your best sun, and better tiles will come: bid 6.
}
lesson-instead-invoke = You may draw on. But a Ra tile, or a disaster, could come; and this is just what you need: *Invoke Ra*.
lesson-instead-must-bid = That would win, too. But nobody else has bid, so your lowest sun is enough: bid 2.

## Buttons

lesson-button-invoke = Invoke Ra
# $tile (String) - a tile's name
lesson-button-take = Take: { $tile }
lesson-button-next = Go on
lesson-button-again = From the beginning
