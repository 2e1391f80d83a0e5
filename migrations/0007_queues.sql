-- Each thing that the program will try to do has its own next moment, before which it is left alone: what fails goes behind
-- all that wait, and keeps none of them waiting.

-- A game's board is not posted by the program before this, nor is a table closed.
ALTER TABLE game ADD COLUMN show_at BIGINT NOT NULL DEFAULT 0;
-- What became of a message is not asked before this,
ALTER TABLE sending ADD COLUMN try_at BIGINT NOT NULL DEFAULT 0;
-- a board of the past is not shrunk,
ALTER TABLE post ADD COLUMN try_at BIGINT NOT NULL DEFAULT 0;
-- and the message of a call is not deleted. (A job has such a moment since 0006: the one at which it was last gone on with.)
ALTER TABLE ping ADD COLUMN try_at BIGINT NOT NULL DEFAULT 0;

DROP INDEX game_behind;
CREATE INDEX game_behind ON game (show_at, changed_at) WHERE shown_seq < seq AND status IN ('running', 'over');
CREATE INDEX game_held_back ON game (show_at) WHERE show_at > 0;
DROP INDEX post_stale;
CREATE INDEX post_stale ON post (try_at) WHERE kind = 'stale';
DROP INDEX ping_done;
CREATE INDEX ping_done ON ping (try_at) WHERE done = 1;
