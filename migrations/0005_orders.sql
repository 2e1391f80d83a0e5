-- Orders: what players have decided ahead. They are private.

-- 1 if the program draws for everybody while hardly anything lies on the track.
ALTER TABLE game ADD COLUMN quick BIGINT NOT NULL DEFAULT 0;

CREATE TABLE standing (
    game_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    -- Until when to draw, in the words of app::orders; empty for no order.
    draw TEXT NOT NULL,
    -- What to answer to an auction that opens before the player's next turn; empty for no order.
    auction TEXT NOT NULL,
    -- 0 if the player does not want quick draws.
    quick BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat)
);
