-- How pictures are painted: 'light' or 'dark'. Of a server it is what its new tables begin with, NULL if it is not set; of a
-- game what was so when its table was opened. Tables from before are light, as they were.
ALTER TABLE server ADD COLUMN theme TEXT;
ALTER TABLE game ADD COLUMN theme TEXT NOT NULL DEFAULT 'light';
