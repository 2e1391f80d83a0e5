-- Whether a game's board could not be shown, for a reason that somebody has to do something about; until one arrives: 1 once
-- somebody has been told, 0 before that. It stands in the game's row, which every board that arrives changes anyway.
ALTER TABLE game ADD COLUMN refused BIGINT;
UPDATE game SET refused = (SELECT told FROM refused WHERE game_id = game.id) WHERE id IN (SELECT game_id FROM refused);
DROP TABLE refused;
