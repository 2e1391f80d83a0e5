-- The games of a person come in their order, so that the first few are found without all of them.
DROP INDEX user_person;
CREATE INDEX user_person ON person (user_id, game_id);
