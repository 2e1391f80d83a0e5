-- What people are asked and have not agreed to yet: chairs of running games, and seats of tables.

-- A chair that is offered to somebody who does not sit at the table. It is theirs once they take it, and the row gone.
CREATE TABLE offer (
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- Whom it is offered to, and whose it is.
    user_id BIGINT NOT NULL,
    owner_id BIGINT NOT NULL,
    -- Who offers it, by the display name of then, and whether as one who looks after the server's games: 1, or 0 as the
    -- chair's owner or the game's host.
    by_id BIGINT NOT NULL,
    by_name TEXT NOT NULL,
    looks_after BIGINT NOT NULL,
    -- Until when it holds; then it is forgotten.
    until_at BIGINT NOT NULL,
    -- 1 once the person has said no.
    declined BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX offer_until ON offer (until_at);

-- Until when a seat of a table is kept for somebody invited (kept = 1); NULL for who sits there. A table's due_at is when the
-- first of its kept seats is free again.
ALTER TABLE person ADD COLUMN kept_until BIGINT;
UPDATE person SET kept_until = (SELECT created_at + 172800000 FROM game WHERE game.id = person.game_id) WHERE kept = 1;
UPDATE game SET due_at = created_at + 172800000
    WHERE status = 'lobby' AND EXISTS (SELECT 1 FROM person WHERE person.game_id = game.id AND kept = 1);
CREATE INDEX game_kept ON game (due_at) WHERE due_at IS NOT NULL AND status = 'lobby';
