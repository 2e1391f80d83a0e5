-- Whether a computer's reckoning may be shown at a table, 1 if it may, as its host chose before the game; and whether a person
-- wants to be shown any. As it was before for all: yes.
ALTER TABLE game ADD COLUMN advice BIGINT NOT NULL DEFAULT 1;
ALTER TABLE reader ADD COLUMN advice BIGINT NOT NULL DEFAULT 1;
