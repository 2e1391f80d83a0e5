-- How well each member of the committee of tastes is known to guess what somebody decides, from their last games: their secret, and
-- nothing that could not be worked out anew.
CREATE TABLE trust (
    user_id BIGINT NOT NULL PRIMARY KEY,
    words TEXT NOT NULL
);
