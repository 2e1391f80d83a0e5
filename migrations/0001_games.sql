-- Games, the people at them, and everything that happened there.
--
-- Columns are BIGINT or TEXT only, times are milliseconds since 1970 and ids are made by the program or by Discord,
-- so that the same text serves SQLite and PostgreSQL.

-- A table from the moment it is opened. Its setup is dealt when the game starts; until then it is empty text.
CREATE TABLE game (
    id BIGINT PRIMARY KEY NOT NULL,
    -- 0 in a direct message.
    guild_id BIGINT NOT NULL,
    -- Where the lobby is, and its message there; 0 until Discord has told which message it is.
    lobby_channel_id BIGINT NOT NULL,
    lobby_message_id BIGINT NOT NULL,
    -- Where it is played: the lobby's channel, or a thread. 0 until the game starts.
    channel_id BIGINT NOT NULL,
    -- 'thread' or 'here'.
    place TEXT NOT NULL,
    host_id BIGINT NOT NULL,
    -- 'lobby', 'running', 'over' or 'cancelled'.
    status TEXT NOT NULL,
    seats BIGINT NOT NULL,
    edition TEXT NOT NULL,
    -- The version of the rules that the game is played by, and what was dealt, as JSON. The bag's order is in it:
    -- it is private until the game is over.
    rules BIGINT NOT NULL,
    setup TEXT NOT NULL,
    -- The first word of the line whose SHA-256 the players were shown.
    salt TEXT NOT NULL,
    -- How many entries the history has.
    seq BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);

-- One lobby and one running game in a channel at a time. A thread's lobby is in the channel that the thread is of.
CREATE UNIQUE INDEX game_lobby ON game (lobby_channel_id) WHERE status = 'lobby';
CREATE UNIQUE INDEX game_running ON game (channel_id) WHERE status = 'running';
CREATE INDEX game_guild ON game (guild_id) WHERE status = 'running';
CREATE INDEX game_idle_lobby ON game (changed_at) WHERE status = 'lobby';
CREATE INDEX game_cancelled ON game (changed_at) WHERE status = 'cancelled';
CREATE INDEX game_threads ON game (lobby_channel_id) WHERE status = 'running';

-- Who sits where. In a lobby the numbers have gaps when people leave; a game's are 0 to the last, clockwise.
CREATE TABLE seat (
    game_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- The display name when the person last did something.
    name TEXT NOT NULL,
    -- 1 for a seat that is kept for somebody invited who has not sat down yet.
    kept BIGINT NOT NULL,
    PRIMARY KEY (game_id, number)
);
CREATE UNIQUE INDEX seat_user ON seat (game_id, user_id);
CREATE INDEX user_seat ON seat (user_id);

-- The history, numbered from 1. The position is a fold over it; rows are only ever added.
CREATE TABLE entry (
    game_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    -- Who did it; 0 for the program itself.
    actor_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- A rules action as game records write it ('bid 8'), or an event of the table ('pause', 'resume').
    body TEXT NOT NULL,
    -- 1 for an answer that its player had given ahead, and that was played by what somebody else did.
    ahead BIGINT NOT NULL,
    PRIMARY KEY (game_id, seq)
);

-- Answers given ahead in an auction, until they are played. They belong to a question, the entry that opened the
-- auction, and stay good whatever others bid meanwhile.
CREATE TABLE answer (
    game_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    question BIGINT NOT NULL,
    -- Counts the changes of mind.
    revision BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

-- What the channels have been shown: the messages of a game, each telling the entries after from_seq up to to_seq.
CREATE TABLE post (
    message_id BIGINT PRIMARY KEY NOT NULL,
    game_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    from_seq BIGINT NOT NULL,
    to_seq BIGINT NOT NULL,
    -- 'board': the present board. 'stale': an older board that has still to be shrunk to its line of history;
    -- rows of messages that have been shrunk are deleted.
    kind TEXT NOT NULL
);
CREATE INDEX post_game ON post (game_id);
CREATE INDEX post_stale ON post (kind);

-- Messages on their way: a board, or a lobby's first message, may have reached Discord although the program never
-- learned it. Its message has then still to be found, so that it is shrunk in time. Rows of messages that are known
-- are deleted.
CREATE TABLE sending (
    -- The interaction that it answers; for a board that answers none, a negative number of its own.
    id BIGINT PRIMARY KEY NOT NULL,
    -- The interaction's token, a secret for 15 minutes, by which its answer is found; empty without an interaction.
    token TEXT NOT NULL,
    game_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    from_seq BIGINT NOT NULL,
    -- -1 for a lobby.
    to_seq BIGINT NOT NULL,
    at BIGINT NOT NULL
);

-- How far a channel has been shown its game, kept beside the posts because a board may be deleted by anybody.
CREATE TABLE shown (
    game_id BIGINT PRIMARY KEY NOT NULL,
    seq BIGINT NOT NULL
);

-- Interactions that changed something, so that one delivered twice does not change it twice.
CREATE TABLE interaction (
    id BIGINT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL
);

-- Facts about the installation, such as which commands Discord was given.
CREATE TABLE fact (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);
