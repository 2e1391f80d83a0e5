-- The threads that games are played in: who is in them, and when they were woken.

-- The message in a game's thread that names those who sit at the table; NULL while it is not known, and of games that have
-- no thread of their own.
ALTER TABLE game ADD COLUMN table_message_id BIGINT;
-- Since when somebody has a chair who may not be in the thread, or when they may be put there again, at the earliest;
-- NULL if all are there.
ALTER TABLE game ADD COLUMN members_at BIGINT;
-- How often that was tried in vain.
ALTER TABLE game ADD COLUMN members_tries BIGINT NOT NULL DEFAULT 0;
CREATE INDEX game_members ON game (members_at) WHERE members_at IS NOT NULL;
-- When the thread was last woken after it had fallen asleep; NULL for never.
ALTER TABLE game ADD COLUMN woken_at BIGINT;
