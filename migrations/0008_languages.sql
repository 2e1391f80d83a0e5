-- In which language a table is read, and its people.

-- Tables that were opened before are in English.
ALTER TABLE game ADD COLUMN language TEXT NOT NULL DEFAULT 'en';

-- In which language a person reads: what they chose, if they did, and what their Discord was in when they last read
-- something, for messages that answer nothing.
CREATE TABLE reader (
    user_id BIGINT PRIMARY KEY NOT NULL,
    chosen TEXT,
    -- As Discord has it: 'pt-BR'.
    locale TEXT
);

-- What those who look after a server's games have set for it.
CREATE TABLE server (
    guild_id BIGINT PRIMARY KEY NOT NULL,
    -- The language of new tables; NULL to go by Discord.
    language TEXT
);

-- A computer player's name is a name; how well it plays is its level, which each reads in their own words.
UPDATE person SET name = REPLACE(REPLACE(REPLACE(name, ' (easy)', ''), ' (normal)', ''), ' (hard)', '')
WHERE level IS NOT NULL;
