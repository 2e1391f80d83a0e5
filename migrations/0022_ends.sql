-- Whoever sleeps as a game ends is told when they wake: the program has something to do in games that are over, too.
DROP INDEX game_due;
CREATE INDEX game_due ON game (due_at) WHERE due_at IS NOT NULL AND status IN ('running', 'over');
