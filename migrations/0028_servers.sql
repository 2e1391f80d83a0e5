-- Where whoever has named no city is taken to live at the tables of a server: a name of the time zone database; NULL if the
-- server has said nothing of it.
ALTER TABLE server ADD COLUMN zone TEXT;
