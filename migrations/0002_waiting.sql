-- Games that have been waiting for some time: those that changed last within a span.
CREATE INDEX game_waiting ON game (changed_at) WHERE status = 'running';
