-- What fails is tried a few times, at growing distance, and then given up: how often it was tried in vain.
ALTER TABLE game ADD COLUMN show_tries BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sending ADD COLUMN tries BIGINT NOT NULL DEFAULT 0;
ALTER TABLE post ADD COLUMN tries BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ping ADD COLUMN tries BIGINT NOT NULL DEFAULT 0;

-- A change in one server lets that server's boards be tried again.
DROP INDEX game_held_back;
CREATE INDEX game_held_back ON game (guild_id) WHERE show_at > 0;
