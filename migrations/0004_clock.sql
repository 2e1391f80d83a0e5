-- Clocks: what a table has agreed on, what its players have said of their days, and what nobody is charged for.

-- How fast the table plays; 'none' for no clock.
ALTER TABLE game ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
-- When the first question was put; 0 in a lobby.
ALTER TABLE game ADD COLUMN started_at BIGINT NOT NULL DEFAULT 0;

-- How far the channel has been shown the game, now where an index can compare it with how far the game is. due_at is
-- from now on the next moment at which the program itself has something to do: a computer player to act, time running
-- out, somebody to be called.
ALTER TABLE game ADD COLUMN shown_seq BIGINT NOT NULL DEFAULT -1;
UPDATE game SET shown_seq = COALESCE((SELECT seq FROM shown WHERE shown.game_id = game.id), -1);
DROP TABLE shown;
CREATE INDEX game_behind ON game (changed_at) WHERE shown_seq < seq AND status IN ('running', 'over');

-- What a person has said of themselves, each time they changed it: the latest row holds from its moment on, and no row
-- is ever changed, so that what has been waited for is never counted otherwise afterwards.
CREATE TABLE setting (
    user_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- A name of the time zone database; empty while it is not known.
    zone TEXT NOT NULL,
    -- Minutes since midnight; -1 for no sleeping hours.
    sleep_from BIGINT NOT NULL,
    sleep_to BIGINT NOT NULL,
    -- 0 for not being away.
    away_since BIGINT NOT NULL,
    away_until BIGINT NOT NULL,
    -- 1 if a computer player stands in while they are away; 0 if the tables wait.
    stand_in BIGINT NOT NULL,
    -- 1 if they are called by direct message; 0 if in the channel.
    direct BIGINT NOT NULL,
    -- 1 if they want to be told that they are next.
    next BIGINT NOT NULL,
    PRIMARY KEY (user_id, at)
);

-- When the program was down, or not connected: nobody's time ran.
CREATE TABLE outage (
    from_at BIGINT PRIMARY KEY NOT NULL,
    until_at BIGINT NOT NULL
);
CREATE INDEX outage_until ON outage (until_at);

-- Calls that went out besides the boards: what for, and the message, which is deleted once the question is answered.
CREATE TABLE ping (
    game_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- The question: the number of the entry that put it.
    question BIGINT NOT NULL,
    -- 1 called, 2 reminded, 3 reminded for the last time.
    stage BIGINT NOT NULL,
    -- 0 if there is nothing to delete.
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    -- 1 once the question is answered and the message is still to be deleted.
    done BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id, question, stage)
);
CREATE INDEX ping_done ON ping (done) WHERE done = 1;

-- How long people's questions waited: how many of a person in a game were answered within a class of waking time and
-- one of time by the wall. Class 0 is under a minute, class n from 2^(n-1) to 2^n minutes.
CREATE TABLE wait (
    user_id BIGINT NOT NULL,
    game_id BIGINT NOT NULL,
    waking BIGINT NOT NULL,
    wall BIGINT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (user_id, game_id, waking, wall)
);
