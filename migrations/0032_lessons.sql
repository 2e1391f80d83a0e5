-- How far somebody is in the lesson. It belongs to no game.

CREATE TABLE lesson (
    user_id BIGINT NOT NULL PRIMARY KEY,
    -- What they have tapped, with commas between; nothing at the beginning.
    taps TEXT NOT NULL
);
