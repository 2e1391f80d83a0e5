-- Tables that nobody touches, and people whom a host has sent away.

-- When a table closes unless somebody touches it, and when those who sit there are told so: NULL once they have been. Both are
-- NULL of rows that were never a table after this; a running game's mean nothing.
ALTER TABLE game ADD COLUMN closes_at BIGINT;
ALTER TABLE game ADD COLUMN tell_at BIGINT;
UPDATE game SET closes_at = changed_at + CASE pace WHEN 'live' THEN 7200000 ELSE 604800000 END,
    tell_at = changed_at + CASE pace WHEN 'live' THEN 5400000 ELSE 518400000 END WHERE status = 'lobby';
DROP INDEX game_idle_lobby;
CREATE INDEX game_closing ON game (closes_at) WHERE status = 'lobby' AND tell_at IS NULL;
CREATE INDEX game_tell ON game (tell_at) WHERE status = 'lobby' AND tell_at IS NOT NULL;

-- Whose seat a table's host has given free: they do not sit down there again.
CREATE TABLE barred (
    game_id BIGINT NOT NULL REFERENCES game (id),
    user_id BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
