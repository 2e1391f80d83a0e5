-- Chairs that a computer player has from somebody who was late or has left: they are offered to anybody.

CREATE TABLE free_chair (
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The entry by which the computer player has it, which chair it is, and the number of whose it was.
    since BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    owner BIGINT NOT NULL,
    -- The messages that offer it, where the game is played and in the channel that its thread is of, once Discord has told.
    message_id BIGINT,
    parent_message_id BIGINT,
    -- When something is to be done about it: it is to be offered, or the messages are to be put right. NULL for nothing.
    look_at BIGINT,
    PRIMARY KEY (game_id, since)
);
CREATE INDEX free_chair_look ON free_chair (look_at) WHERE look_at IS NOT NULL;

-- What computer players have in games that run now is looked at once; what is not to be offered is forgotten then.
INSERT INTO free_chair (game_id, since, seat, owner, look_at)
    SELECT entry.game_id, entry.seq, person.seat, person.number, entry.at
    FROM entry JOIN game ON game.id = entry.game_id AND game.status = 'running'
    JOIN person ON person.game_id = entry.game_id
        AND (entry.body = 'stand in ' || CAST(person.seat AS TEXT) || ' late'
            OR entry.body = 'stand in ' || CAST(person.seat AS TEXT) || ' resigned');
