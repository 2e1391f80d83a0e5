-- What is decided ahead says when, and how: it tells who acts from who has vanished. An auction asks all at once.

-- When an answer was last changed: those of before, when their auction opened.
ALTER TABLE answer ADD COLUMN given_at BIGINT;
UPDATE answer SET given_at = (SELECT at FROM entry WHERE entry.game_id = answer.game_id AND entry.seq = answer.question);

-- How it came to be, as game::Kept has it.
ALTER TABLE answer ADD COLUMN kept BIGINT NOT NULL DEFAULT 0;

-- When its player's clock has run in the auction before, in the words of game::Paid.
ALTER TABLE answer ADD COLUMN paid TEXT NOT NULL DEFAULT '';

-- When whoever has been late last decided anything ahead.
ALTER TABLE standing ADD COLUMN decided_at BIGINT;

-- When the clock of whoever an entry answers for had run, if that is other than from the question until it was decided on.
ALTER TABLE entry ADD COLUMN paid TEXT;

-- Up to which entry auctions asked one after the other, and nobody paid before their turn.
ALTER TABLE deal ADD COLUMN one_by_one BIGINT NOT NULL DEFAULT 0;
UPDATE deal SET one_by_one = (SELECT seq FROM game WHERE game.id = deal.game_id);
