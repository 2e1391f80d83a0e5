-- Whom the bot writes to, and where what it called them to is still to be found.

-- The channel of the bot's direct messages with a person, once they have been opened.
CREATE TABLE direct_channel (
    user_id BIGINT PRIMARY KEY NOT NULL,
    channel_id BIGINT NOT NULL,
    -- When the bot opened it; NULL where the person had done so.
    opened_at BIGINT
);
CREATE INDEX direct_channel_opened ON direct_channel (opened_at);

-- What a person has chosen that comes by direct message, 1 each, and that is to hold once a first one has reached them. It
-- is taken away when it does, or when Discord lets none reach them.
CREATE TABLE direct_wish (
    user_id BIGINT PRIMARY KEY NOT NULL,
    direct BIGINT NOT NULL,
    next BIGINT NOT NULL,
    -- The message is not tried before this.
    try_at BIGINT NOT NULL
);
CREATE INDEX direct_wish_due ON direct_wish (try_at);

-- Whom a board has called, by their numbers with spaces between them: it shrinks only once it asks none of them any more.
-- NULL where that is not known; then it may be anybody whom it asks.
ALTER TABLE post ADD COLUMN called TEXT;
