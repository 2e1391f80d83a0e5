-- Whether somebody has been offered that it is passed for them where anybody would pass.
ALTER TABLE reader ADD COLUMN passes_offered BIGINT NOT NULL DEFAULT 0;
