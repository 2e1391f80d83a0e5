-- What somebody has noted for themselves in a game: for nobody else, and no part of its history. NULL for nothing. It goes with
-- what says who they are: whoever deletes that, without the note, is refused.
ALTER TABLE person ADD COLUMN note TEXT CHECK (note IS NULL OR user_id IS NOT NULL);
