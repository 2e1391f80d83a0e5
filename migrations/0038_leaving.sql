-- How much of what is clear is done for people without asking them: 0 nothing, 1 draws, 2 and passes, 3 and bids of their lowest
-- sun. Of a game it is the most that anybody may leave to the program there; in games that began before, it was drawn quickly or
-- not, and only what people have chosen counts. Of a reader it is what they chose, NULL if nothing yet, and whether they have
-- been told what is so until they choose.
ALTER TABLE game ADD COLUMN leaves BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN chosen_only BIGINT NOT NULL DEFAULT 0;
UPDATE game SET leaves = 3 WHERE quick = 1;
UPDATE game SET chosen_only = 1 WHERE status <> 'lobby';
ALTER TABLE game DROP COLUMN quick;
ALTER TABLE reader ADD COLUMN leaves BIGINT;
ALTER TABLE reader ADD COLUMN leaves_told BIGINT NOT NULL DEFAULT 0;
