### The pages that explain. Each page has to fit into 4,000 characters, commands counted 23 longer than they look. Whoever reads
### them is on a phone: say it as briefly as the English does.

## /ra help: how to play here

help-intro = **Playing Ra here.** A game is played in a channel or thread, a move at a time; answer when you can. The buttons under the board and these commands do the same.
help-tables = /ra-play has all ways to begin · /ra new opens a table · /ra join and /ra leave · /ra computer fills a chair · /ra start when two or more sit · /ra cancel closes it (host only), or asks everybody whether to call off a running game
help-turn = **On your turn**, one of: /ra draw a tile · /ra invoke Ra (you may give your own bid with it) · /ra god takes tiles from the track with God tiles, several at once (/ra god without tiles: stop)
help-auction = **In an auction** everybody is asked at once: /ra bid and /ra pass at any time, /ra withdraw to be asked on your turn. Your answer stays secret until everybody before you has answered; then it is played. If your bid is too low by then, you are asked again. **After a disaster** /ra discard chooses the tiles that go. What you decide on your turn, except a draw, is played a few seconds later: until then *Take back* (/ra undo) undoes it.
help-orders = **Orders** (/ra orders): I draw for you, or answer an auction, as you have decided. Orders are secret, and you can change them until they are used. They are played in seat order and fit what is really on the table then; I ask you about anything they do not cover. » marks a draw that I made for somebody.
help-looking = **To look**: /ra board the table · /ra me your score and suns · /ra log everything that happened · /ra games all your games · /ra help about:rules the rules on one screen · /ra pace how fast you answer
help-clock = **Your clock** runs only while the game waits for you, and not while you sleep or are away: /ra settings. When it runs out, I do what harms you least; if that happens twice in a row, a computer player takes your chair until you act again (/ra back). /ra resign leaves the game permanently; /ra replace offers a chair to somebody else.
help-secrets = Only you see what /ra me shows. At the end, *Details* has the bag as a file. Its checksum (SHA-256) is the one shown at the start, so you can check that nobody changed it. The person who runs me could read all of that in my database, including the bag.

## Below the picture of all tiles: *Help* on a board

# What is seen on a board. The signs are those of the picture.
legend-signs = **On the board.** Red dot: the newest tile. Red frame with an arrow: whose turn it is. Space framed in red: the Ra tile there ends the epoch. Ra sign beside a name: drew or invoked Ra, and bids last. Dark suns without a number: face down, for the next epoch. » before a line: I drew this for somebody, by an order or as an obvious move.
# What its buttons do.
legend-buttons = **The buttons.** *Keep drawing until …* draws for you until so many tiles are on the track. *Orders…* decides your draws and your next bid ahead, secretly. *Remind me later…* reminds you at the time you choose. *My game* shows your points and your face-down suns to you alone.
# $all (Number) - how many tiles the bag holds
legend-words = { $all } tiles, shuffled once. **Points** are counted at the end of each of the three epochs; Monuments and suns count at the end of the game. The picture says **what stays** with you; Floods, Civilization, Gods and Gold go at each epoch’s end. **A disaster** takes tiles from the player who gets it, and leaves the game.
# The very last line, small.
legend-check = How you can check that nobody changed the order of the bag: *Commands*.

## /ra help about:rules: the whole game on one screen, for somebody who hates rulebooks

rules-intro = **Ra in a minute.** Three epochs. You collect tiles by winning auctions with your suns; points come at each epoch's end.
# $limit (Number) - which Ra tile ends an epoch at this table; 0 if there is no table
rules-turn = **On your turn** draw a tile onto the auction track, or invoke Ra, or spend God tiles to take tiles from the track. A drawn Ra tile goes to the Ra track and starts an auction; { $limit ->
    [0] the last one of the epoch ends it at once: the 6th with two players, the 8th with three, the 9th with four, the 10th with five
   *[other] the { $limit }th of an epoch ends it at once
}.
rules-auction = **An auction** goes around once, starting to the left of the player who drew or invoked Ra. Bid one face-up sun, higher than every bid so far, or pass. The winner takes all tiles on the track and the sun from the board, face down for the next epoch, and leaves their own sun there. If you invoked Ra with room on the track, you must bid if everybody else passes.
# $war (String) - the name of the disaster that takes Civilization, which the editions call otherwise
# $classic (Bool) - whether the classic edition's rules are played
rules-disasters = **Disasters** cost two tiles each: Funeral Pharaohs, Drought Floods then Niles, { $war } Civilization, Earthquake Monuments. One that you take with a God strikes { $classic ->
    [true] after all that you take in the turn
   *[false] before you take the next
}.
# $suns (Number) - how many suns everybody has at this table; 0 if there is no table
rules-suns = **When all your suns are face down** you are out until the next epoch. { $suns ->
    [0] Two or three players have four suns each, four or five have three.
   *[other] At this table everybody has { $suns } suns.
}
rules-epoch = **Each epoch**: God 2 · Gold 3 · most Pharaohs +5, fewest −2 · each Flood 1, each Nile 1 if you have a Flood · Civilization none −5, 3/4/5 kinds +5/10/15. Pharaohs, Niles and Monuments stay, the rest goes.
rules-end = **At the very end**: Monuments 1 for each kind up to 6, 7 kinds 10, 8 kinds 15, and 5/10/15 for 3/4/5 of one kind; highest sum of suns +5, lowest −5. Equal totals: the highest sun wins.
