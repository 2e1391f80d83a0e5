-- What one person sets concerns all their games. These learn of it one after the other, and their boards are put right behind
-- all that somebody waits for.

-- Of somebody's settings: the moment of the first that not all of their games have learned of; 0 for any. (`at` is the moment
-- before which a job is left alone: of a new one, that at which it was ordered.)
ALTER TABLE job ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
-- A game whose board tells of another deadline than holds: not before when it is put right; nothing if it is right.
ALTER TABLE game ADD COLUMN repaint_at BIGINT;
CREATE INDEX game_repaint ON game (repaint_at) WHERE repaint_at IS NOT NULL;
