-- Since which entry somebody wants to be asked, whatever they have ordered or left to the program, until they next act themselves;
-- NULL if they do not.
ALTER TABLE standing ADD COLUMN ask_since BIGINT;
-- Whether somebody wants to be asked ahead, right after they have acted, what is likely to be asked of them next.
ALTER TABLE reader ADD COLUMN asked_ahead BIGINT NOT NULL DEFAULT 1;
