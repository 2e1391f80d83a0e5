-- What may have been sent is looked for among the messages of its channel before it is sent again, however long ago that was.

-- 1 once a message was looked for where the messages of the channel cannot be read: its board is then posted all the same.
ALTER TABLE sending ADD COLUMN unread BIGINT NOT NULL DEFAULT 0;
CREATE INDEX sending_game ON sending (game_id);

-- When a call was sent of which it is not known yet whether it arrived; NULL of one that is known. Its channel is NULL then
-- if it was sent by direct message.
ALTER TABLE ping ADD COLUMN sent_at BIGINT;

-- Messages of nothing but words that may have been sent, until what follows from their arrival has been written down. The
-- same words of the bot in the same channel, since that moment, are the same message.
CREATE TABLE posting (
    nonce TEXT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL
);
