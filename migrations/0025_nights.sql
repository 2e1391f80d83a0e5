-- Who has told nothing of their nights is taken to sleep at night: where they live, or where their server says, or where the
-- host does. From now on, who has no fixed nights has a night that ends as it begins (0, 0); NULL is who has told none.

-- Where the server of a table said, when it was opened, that people live who have named no city: a name of the time zone database.
ALTER TABLE game ADD COLUMN zone TEXT;

-- From when on nights are taken for granted: in games that run already, from now on.
ALTER TABLE deal ADD COLUMN nights_since BIGINT NOT NULL DEFAULT 0;
UPDATE deal SET nights_since = CAST(strftime('%s', 'now') AS BIGINT) * 1000;

-- Whether somebody has been told, once, which night is taken for granted, or has told theirs.
ALTER TABLE reader ADD COLUMN night_told BIGINT NOT NULL DEFAULT 0;
