-- How often in a row a game that was due could not be looked after: it is tried again the later the more often.
ALTER TABLE game ADD COLUMN due_tries BIGINT NOT NULL DEFAULT 0;
