-- The last change that is not purely additive: parents are told to the database, what is unknown is NULL, what was dealt
-- (private) leaves the game's row (public), and a game's people get numbers, by which its history names them.
--
-- SQLite tells a table its parents only when it is made, so tables are made anew under their names, and the old ones are
-- kept as *_0005 until a step of the program (store::numbers) has put numbers in place of people into the histories,
-- words and all. That step drops them in the transaction in which it notes that it is done; a crash before that repeats it.
--
-- Orphans, rows of games that are not there, cannot be read by anything, and are left behind.

ALTER TABLE game RENAME TO game_0005;
ALTER TABLE seat RENAME TO seat_0005;
ALTER TABLE entry RENAME TO entry_0005;
ALTER TABLE answer RENAME TO answer_0005;
ALTER TABLE post RENAME TO post_0005;
ALTER TABLE sending RENAME TO sending_0005;
ALTER TABLE ping RENAME TO ping_0005;
ALTER TABLE wait RENAME TO wait_0005;
ALTER TABLE standing RENAME TO standing_0005;
ALTER TABLE setting RENAME TO setting_0005;
DROP INDEX game_lobby;
DROP INDEX game_running;
DROP INDEX game_guild;
DROP INDEX game_idle_lobby;
DROP INDEX game_cancelled;
DROP INDEX game_threads;
DROP INDEX game_waiting;
DROP INDEX game_due;
DROP INDEX game_behind;
DROP INDEX seat_user;
DROP INDEX user_seat;
DROP INDEX post_game;
DROP INDEX post_stale;
DROP INDEX ping_done;

-- A table from the moment it is opened.
CREATE TABLE game (
    id BIGINT PRIMARY KEY NOT NULL,
    -- NULL in a direct message.
    guild_id BIGINT,
    -- Where the lobby is, and its message there; NULL until Discord has told which message it is.
    lobby_channel_id BIGINT NOT NULL,
    lobby_message_id BIGINT,
    -- Where it is played: the lobby's channel, or a thread. NULL until there is one.
    channel_id BIGINT,
    -- 'thread' or 'here'.
    place TEXT NOT NULL,
    -- The number of the person who was the host when the game began; later ones are in its history.
    host BIGINT NOT NULL,
    -- 'lobby', 'running', 'over' or 'cancelled': from the start on what the history comes to, for the indices.
    status TEXT NOT NULL,
    seats BIGINT NOT NULL,
    edition TEXT NOT NULL,
    pace TEXT NOT NULL,
    -- 1 if the program draws for everybody while hardly anything lies on the track.
    quick BIGINT NOT NULL,
    -- How many entries the history has, and up to which of them the channel has been shown it; -1 for not at all.
    seq BIGINT NOT NULL,
    shown_seq BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- When the first question was put; NULL in a lobby.
    started_at BIGINT,
    -- The next moment at which the program itself has something to do; NULL for never.
    due_at BIGINT
);

-- What was dealt at the start, as JSON, by which version of the rules, and the first word of the line whose SHA-256 the
-- players were shown. The bag's order is in it: it is private until the game is over.
CREATE TABLE deal (
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    rules BIGINT NOT NULL,
    setup TEXT NOT NULL,
    salt TEXT NOT NULL
);

-- A game's people by numbers of its own: whoever sits or sat there, and whoever looked after it. Of a game that has begun,
-- those with the first chairs come first, clockwise from 0. It is the only place that says who they are.
CREATE TABLE person (
    game_id BIGINT NOT NULL REFERENCES game (id),
    number BIGINT NOT NULL,
    -- NULL for a computer player, and for somebody whose data has been deleted.
    user_id BIGINT,
    -- The display name when they last did something.
    name TEXT NOT NULL,
    -- The level of a computer player.
    level TEXT,
    -- 1 for a chair in a lobby that is kept for somebody invited who has not sat down yet.
    kept BIGINT NOT NULL,
    -- The chair that is theirs now, as the history has it, for finding a person's games; NULL in a lobby.
    seat BIGINT,
    PRIMARY KEY (game_id, number)
);

-- The history, numbered from 1. The position is a fold over it; rows are only ever added.
CREATE TABLE entry (
    game_id BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    -- 'person 2', 'computer 0', 'stand-in' or 'program'.
    actor TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- A rules action as game records write it ('bid 8'), or what happened at the table ('pause', 'seat 2 5 3').
    body TEXT NOT NULL,
    -- 1 for what its player had decided ahead, and was done by what somebody else did.
    ahead BIGINT NOT NULL,
    PRIMARY KEY (game_id, seq)
);

CREATE TABLE answer (
    game_id BIGINT NOT NULL REFERENCES game (id),
    seat BIGINT NOT NULL,
    question BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

CREATE TABLE standing (
    game_id BIGINT NOT NULL REFERENCES game (id),
    seat BIGINT NOT NULL,
    -- NULL for no order.
    draw TEXT,
    auction TEXT,
    quick BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

CREATE TABLE post (
    message_id BIGINT PRIMARY KEY NOT NULL,
    game_id BIGINT NOT NULL REFERENCES game (id),
    channel_id BIGINT NOT NULL,
    from_seq BIGINT NOT NULL,
    to_seq BIGINT NOT NULL,
    kind TEXT NOT NULL
);

CREATE TABLE sending (
    id BIGINT PRIMARY KEY NOT NULL,
    -- NULL for a message that answers no interaction.
    token TEXT,
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- NULL if the channel is still to be made.
    channel_id BIGINT,
    from_seq BIGINT NOT NULL,
    to_seq BIGINT NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE ping (
    game_id BIGINT NOT NULL REFERENCES game (id),
    user_id BIGINT NOT NULL,
    question BIGINT NOT NULL,
    stage BIGINT NOT NULL,
    -- NULL if there is nothing to delete.
    channel_id BIGINT,
    message_id BIGINT,
    done BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id, question, stage)
);

CREATE TABLE wait (
    user_id BIGINT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES game (id),
    waking BIGINT NOT NULL,
    wall BIGINT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (user_id, game_id, waking, wall)
);

-- As before, with NULL for what was not said.
CREATE TABLE setting (
    user_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    zone TEXT,
    sleep_from BIGINT,
    sleep_to BIGINT,
    away_since BIGINT,
    away_until BIGINT,
    stand_in BIGINT NOT NULL,
    direct BIGINT NOT NULL,
    next BIGINT NOT NULL,
    PRIMARY KEY (user_id, at)
);

-- That a game began, ended or was called off, numbered in the order in which it happened: written with it, read by
-- whatever follows from it, which may see a row twice.
CREATE TABLE milestone (
    number BIGINT PRIMARY KEY NOT NULL,
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- 'began', 'ended' or 'called off'.
    what TEXT NOT NULL,
    at BIGINT NOT NULL
);

-- What concerns many games: done in one after the other, in the order of their numbers, and gone on with after a crash.
CREATE TABLE job (
    number BIGINT PRIMARY KEY NOT NULL,
    -- What is to be done, in the words of app::jobs.
    what TEXT NOT NULL,
    -- The last game in which it has been done; 0 before the first.
    done_to BIGINT NOT NULL,
    -- When it was last gone on with.
    at BIGINT NOT NULL
);

INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host, status, seats, edition, pace,
    quick, seq, shown_seq, created_at, changed_at, started_at, due_at)
    SELECT id, NULLIF(guild_id, 0), lobby_channel_id, NULLIF(lobby_message_id, 0), NULLIF(channel_id, 0), place, 0, status,
    seats, edition, pace, quick, seq, shown_seq, created_at, changed_at,
    CASE WHEN setup = '' THEN NULL ELSE started_at END, NULLIF(due_at, 0) FROM game_0005;
INSERT INTO deal (game_id, rules, setup, salt) SELECT id, rules, setup, salt FROM game_0005 WHERE setup <> '';
INSERT INTO answer (game_id, seat, question, revision, body)
    SELECT game_id, seat, question, revision, body FROM answer_0005 WHERE game_id IN (SELECT id FROM game);
INSERT INTO standing (game_id, seat, draw, auction, quick)
    SELECT game_id, seat, NULLIF(draw, ''), NULLIF(auction, ''), quick FROM standing_0005
    WHERE game_id IN (SELECT id FROM game);
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind)
    SELECT message_id, game_id, channel_id, from_seq, to_seq, kind FROM post_0005 WHERE game_id IN (SELECT id FROM game);
INSERT INTO sending (id, token, game_id, channel_id, from_seq, to_seq, at)
    SELECT id, NULLIF(token, ''), game_id, NULLIF(channel_id, 0), from_seq, to_seq, at FROM sending_0005
    WHERE game_id IN (SELECT id FROM game);
INSERT INTO ping (game_id, user_id, question, stage, channel_id, message_id, done)
    SELECT game_id, user_id, question, stage, NULLIF(channel_id, 0), NULLIF(message_id, 0), done FROM ping_0005
    WHERE game_id IN (SELECT id FROM game);
INSERT INTO wait (user_id, game_id, waking, wall, count)
    SELECT user_id, game_id, waking, wall, count FROM wait_0005 WHERE game_id IN (SELECT id FROM game);
INSERT INTO setting (user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next)
    SELECT user_id, at, NULLIF(zone, ''), NULLIF(sleep_from, -1), NULLIF(sleep_to, -1), NULLIF(away_since, 0),
    CASE WHEN away_since = 0 THEN NULL ELSE away_until END, stand_in, direct, next FROM setting_0005;
DROP TABLE answer_0005;
DROP TABLE standing_0005;
DROP TABLE post_0005;
DROP TABLE sending_0005;
DROP TABLE ping_0005;
DROP TABLE wait_0005;
DROP TABLE setting_0005;

-- One game that is played in a channel itself, and one such lobby; of games in threads any number. Where a channel is
-- still to be made, nobody stands in nobody's way.
CREATE UNIQUE INDEX game_lobby_here ON game (lobby_channel_id) WHERE status = 'lobby' AND place = 'here';
CREATE INDEX game_lobby ON game (lobby_channel_id) WHERE status = 'lobby';
CREATE UNIQUE INDEX game_running ON game (channel_id) WHERE status = 'running';
CREATE INDEX game_guild ON game (guild_id) WHERE status = 'running';
CREATE INDEX game_idle_lobby ON game (changed_at) WHERE status = 'lobby';
CREATE INDEX game_cancelled ON game (changed_at) WHERE status = 'cancelled';
CREATE INDEX game_threads ON game (lobby_channel_id) WHERE status = 'running';
CREATE INDEX game_waiting ON game (changed_at) WHERE status = 'running';
CREATE INDEX game_due ON game (due_at) WHERE due_at IS NOT NULL AND status = 'running';
CREATE INDEX game_behind ON game (changed_at) WHERE shown_seq < seq AND status IN ('running', 'over');
CREATE UNIQUE INDEX person_user ON person (game_id, user_id);
CREATE INDEX user_person ON person (user_id);
CREATE INDEX post_game ON post (game_id);
CREATE INDEX post_stale ON post (kind);
CREATE INDEX ping_done ON ping (done) WHERE done = 1;
