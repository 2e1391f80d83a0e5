-- Taking back before it is played, instead of after.

-- When whoever made an entry had decided on it, if that was before: until then they could still take it back.
ALTER TABLE entry ADD COLUMN decided_at BIGINT;

-- What whoever is to act has decided and can still take back: it is played a moment later. It is private.
CREATE TABLE pending (
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    seat BIGINT NOT NULL,
    -- The entry that put the question.
    question BIGINT NOT NULL,
    -- What it becomes, in the words of game::pending.
    body TEXT NOT NULL,
    -- As who they are known who have decided it.
    name TEXT NOT NULL,
    -- When they did, and when it is played.
    at BIGINT NOT NULL,
    until_at BIGINT NOT NULL
);
