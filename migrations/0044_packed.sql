-- The entries of a game that has long been over, in one row instead of one each, which take a third of the room
-- (store::packed has the words).
CREATE TABLE packed (
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    -- The number of the last entry in it, and when that was; those after it have rows of their own.
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entries TEXT NOT NULL
);

-- 1 once that was done, or there was nothing to be done.
ALTER TABLE game ADD COLUMN packed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX game_to_pack ON game (changed_at) WHERE packed = 0 AND status IN ('over', 'cancelled');
