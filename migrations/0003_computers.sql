-- Computer players: their seats have a level and a negative number for a person.
ALTER TABLE seat ADD COLUMN level TEXT NOT NULL DEFAULT '';

-- The moment from which the program itself is to act in a game, because it waits for a computer player; 0 for never.
ALTER TABLE game ADD COLUMN due_at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX game_due ON game (due_at) WHERE due_at > 0 AND status = 'running';
