-- How the tables of a server are opened where whoever opens one leaves it open, and whom a new table calls. NULL is not set.
ALTER TABLE server ADD COLUMN pace TEXT;
ALTER TABLE server ADD COLUMN edition TEXT;
-- 'thread' or 'here', as in game.
ALTER TABLE server ADD COLUMN place TEXT;
-- The role that is called when a table opens.
ALTER TABLE server ADD COLUMN role_id BIGINT;

-- The role that a table has called, or is to call by its first message; NULL for none.
ALTER TABLE game ADD COLUMN role_id BIGINT;
CREATE INDEX game_role ON game (guild_id, created_at) WHERE role_id IS NOT NULL;
