-- The message that stands in a channel of a server and shows the ways into a game there: the open tables, the running games and
-- the last results. At most one a channel.
CREATE TABLE poster (
    channel_id BIGINT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    -- In which language everybody reads it.
    language TEXT NOT NULL,
    -- When it was put there, by which it is told from one that was put there before.
    put_at BIGINT NOT NULL,
    -- Its message; NULL while that is still to be posted.
    message_id BIGINT,
    -- The message of the one before, which is to be deleted; NULL for none.
    old_message_id BIGINT,
    -- A sum of what it shows.
    shown TEXT,
    -- Before this moment it is left alone.
    look_at BIGINT NOT NULL,
    -- What has changed in games since then has perhaps not been looked at.
    seen_at BIGINT NOT NULL
);
-- To find out whether anything has changed on a server, and the games there that ended last.
CREATE INDEX game_changed ON game (guild_id, changed_at);
