-- Running games are called off once all agree who still have a chair.

-- That it is asked whether a game is to be called off: of each game, the last time.
CREATE TABLE calling_off (
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    -- Who asks, by their number in the game, and when; and the numbers of those who have agreed, with commas between them.
    asker BIGINT NOT NULL,
    asked_at BIGINT NOT NULL,
    agreed TEXT NOT NULL,
    -- What came of it, in the words of game::CameOfAsking, and when; NULL as long as it is asked.
    came TEXT,
    ended_at BIGINT,
    -- The message that asks, once Discord has told.
    asking_channel_id BIGINT,
    asking_message_id BIGINT,
    -- When something is to be done about it: its messages are to be put right, somebody is awake who is to be called, or its time
    -- is over. NULL for nothing.
    look_at BIGINT
);
CREATE INDEX calling_off_look ON calling_off (look_at) WHERE look_at IS NOT NULL;

-- Who was called to answer, by their number in the game, and by which message, unless it is the one that asks.
CREATE TABLE calling_off_call (
    game_id BIGINT NOT NULL REFERENCES calling_off (game_id),
    number BIGINT NOT NULL,
    channel_id BIGINT,
    message_id BIGINT,
    PRIMARY KEY (game_id, number)
);

-- What was called off is told on a last board. What was called off before stays as it is.
UPDATE game SET shown_seq = seq WHERE status = 'cancelled';
DROP INDEX game_behind;
CREATE INDEX game_behind ON game (show_at, changed_at)
    WHERE shown_seq < seq AND (status IN ('running', 'over') OR (status = 'cancelled' AND shown_seq >= 0));
