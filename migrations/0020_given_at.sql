-- What is decided ahead says when, and whether by an order: it tells who acts from who has vanished.

-- When an answer was given: those of before, when their auction opened.
ALTER TABLE answer ADD COLUMN given_at BIGINT;
UPDATE answer SET given_at = (SELECT at FROM entry WHERE entry.game_id = answer.game_id AND entry.seq = answer.question);

-- 1 for one that follows from an order, which was given before the auction opened.
ALTER TABLE answer ADD COLUMN by_order BIGINT NOT NULL DEFAULT 0;

-- When whoever has been late last decided anything ahead.
ALTER TABLE standing ADD COLUMN decided_at BIGINT;
