-- How somebody at a table is reached, beyond what they have set for all their games.

CREATE TABLE reach (
    game_id BIGINT NOT NULL REFERENCES game (id),
    user_id BIGINT NOT NULL,
    -- When they last did something in the game elsewhere than where it is played, as in their direct messages: they did not look at
    -- its channel. NULL for never.
    elsewhere_at BIGINT,
    -- The number of the question, as its buttons have it, to which they want to be called later, and when; NULL for none.
    question BIGINT,
    later_at BIGINT,
    PRIMARY KEY (game_id, user_id)
);
