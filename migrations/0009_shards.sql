-- Shards: each of the program's connections to Discord is alive or not by itself, and its outage is one of its own
-- servers' games. Which servers these are follows from its number and from how many shards there are, so both are kept:
-- another start may have another count.

-- When each shard was last known to be alive and connected. Those of an earlier count are taken away at a start.
CREATE TABLE shard (
    number BIGINT NOT NULL,
    count BIGINT NOT NULL,
    alive_at BIGINT NOT NULL,
    PRIMARY KEY (count, number)
);

-- When a shard was down, or not connected: no time ran in the games of its servers.
CREATE TABLE shard_outage (
    number BIGINT NOT NULL,
    count BIGINT NOT NULL,
    from_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    PRIMARY KEY (count, number, from_at)
);
CREATE INDEX shard_outage_until ON shard_outage (until_at);

-- There was one until now. What is copied stays where it was, and is not read any more.
INSERT INTO shard (number, count, alive_at) SELECT 0, 1, CAST(value AS BIGINT) FROM fact WHERE name = 'alive at';
INSERT INTO shard_outage (number, count, from_at, until_at) SELECT 0, 1, from_at, until_at FROM outage;
