-- Games without a place, or whose channel takes no board: what has to be known of them after a restart.

-- How long a game that had begun waited for a place, or for its channel to take its first board: no time ran in it. A game
-- without a row did not wait.
CREATE TABLE placeless (
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    from_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL
);

-- Games whose board could not be shown, for a reason that somebody has to do something about; until one arrives.
CREATE TABLE refused (
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    -- 1 once somebody has been told.
    told BIGINT NOT NULL
);
