-- What a table is called by whoever opened it; NULL for one that is called after who sits there.
ALTER TABLE game ADD COLUMN name TEXT;
