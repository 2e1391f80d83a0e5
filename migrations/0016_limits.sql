-- Who opened which table, and when: nobody opens too many. Of those that the program opens there is no row.
CREATE TABLE opening (
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    user_id BIGINT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX opening_user ON opening (user_id, at);
CREATE INDEX game_open_table ON game (guild_id) WHERE status = 'lobby';

-- A call of stage 0 is not made yet: a board would have made it, but the person had just been called. When it is to be made.
ALTER TABLE ping ADD COLUMN at BIGINT;
