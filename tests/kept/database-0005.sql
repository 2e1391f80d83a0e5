-- Written by tests/it/bot/old_database/written.rs with the version before migration 0006.
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
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
, due_at BIGINT NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT 'none', started_at BIGINT NOT NULL DEFAULT 0, shown_seq BIGINT NOT NULL DEFAULT -1, quick BIGINT NOT NULL DEFAULT 0);
CREATE UNIQUE INDEX game_lobby ON game (lobby_channel_id) WHERE status = 'lobby';
CREATE UNIQUE INDEX game_running ON game (channel_id) WHERE status = 'running';
CREATE INDEX game_guild ON game (guild_id) WHERE status = 'running';
CREATE INDEX game_idle_lobby ON game (changed_at) WHERE status = 'lobby';
CREATE INDEX game_cancelled ON game (changed_at) WHERE status = 'cancelled';
CREATE INDEX game_threads ON game (lobby_channel_id) WHERE status = 'running';
CREATE TABLE seat (
    game_id BIGINT NOT NULL,
    number BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- The display name when the person last did something.
    name TEXT NOT NULL,
    -- 1 for a seat that is kept for somebody invited who has not sat down yet.
    kept BIGINT NOT NULL, level TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game_id, number)
);
CREATE UNIQUE INDEX seat_user ON seat (game_id, user_id);
CREATE INDEX user_seat ON seat (user_id);
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
CREATE TABLE answer (
    game_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    question BIGINT NOT NULL,
    -- Counts the changes of mind.
    revision BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);
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
CREATE TABLE interaction (
    id BIGINT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL
);
CREATE TABLE fact (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);
CREATE INDEX game_waiting ON game (changed_at) WHERE status = 'running';
CREATE INDEX game_due ON game (due_at) WHERE due_at > 0 AND status = 'running';
CREATE INDEX game_behind ON game (changed_at) WHERE shown_seq < seq AND status IN ('running', 'over');
CREATE TABLE setting (
    user_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- A name of the time zone database; empty while it is not known.
    zone TEXT NOT NULL,
    -- Minutes since midnight; -1 for no sleeping hours.
    sleep_from BIGINT NOT NULL,
    sleep_to BIGINT NOT NULL,
    -- 0 for not being away.
    away_since BIGINT NOT NULL,
    away_until BIGINT NOT NULL,
    -- 1 if a computer player stands in while they are away; 0 if the tables wait.
    stand_in BIGINT NOT NULL,
    -- 1 if they are called by direct message; 0 if in the channel.
    direct BIGINT NOT NULL,
    -- 1 if they want to be told that they are next.
    next BIGINT NOT NULL,
    PRIMARY KEY (user_id, at)
);
CREATE TABLE outage (
    from_at BIGINT PRIMARY KEY NOT NULL,
    until_at BIGINT NOT NULL
);
CREATE INDEX outage_until ON outage (until_at);
CREATE TABLE ping (
    game_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    -- The question: the number of the entry that put it.
    question BIGINT NOT NULL,
    -- 1 called, 2 reminded, 3 reminded for the last time.
    stage BIGINT NOT NULL,
    -- 0 if there is nothing to delete.
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    -- 1 once the question is answered and the message is still to be deleted.
    done BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id, question, stage)
);
CREATE INDEX ping_done ON ping (done) WHERE done = 1;
CREATE TABLE wait (
    user_id BIGINT NOT NULL,
    game_id BIGINT NOT NULL,
    waking BIGINT NOT NULL,
    wall BIGINT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (user_id, game_id, waking, wall)
);
CREATE TABLE standing (
    game_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    -- Until when to draw, in the words of app::orders; empty for no order.
    draw TEXT NOT NULL,
    -- What to answer to an auction that opens before the player's next turn; empty for no order.
    auction TEXT NOT NULL,
    -- 0 if the player does not want quick draws.
    quick BIGINT NOT NULL,
    PRIMARY KEY (game_id, seat)
);
INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) VALUES (1, 'games', '2026-11-22 04:50:00', 1, X'468B53F0DD3D1AC52DEE02CCF1C37A3C9EB464E204B6A5DCD64CD0937B552CA44D20A62182C4D42F2236CB58E7784915', 3100868);
INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) VALUES (2, 'waiting', '2026-11-22 04:50:00', 1, X'439D6DBDCD9CB770FF02156745175D819444613DF44A6CD4B0B5DF3591B7D0E5AE408231BA638A4FC3B3A1D9669CB385', 972848);
INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) VALUES (3, 'computers', '2026-11-22 04:50:00', 1, X'D715C5F9A8C135EB27A56C5D1266174B2DD458D0D01F93BD4B82FBCA92486BBDE53FC5C5973FDAC256E026198ACC2E08', 1328412);
INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) VALUES (4, 'clock', '2026-11-22 04:50:00', 1, X'E3F5D3D40C45507BA248AFF0FA9FB4CE7950D72E5F55CD2E133E71A91D6B76D3DFF3513EDCF34D3E5A35401CBC645286', 4163021);
INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time) VALUES (5, 'orders', '2026-11-22 04:50:00', 1, X'074D4A209778ED1D0AFBC09CEF9C856F76DBFD529F8FC764A420E65F93F3A4CEF31F7C8BBF26BDDF3630AF834CB29415', 3283443);
INSERT INTO answer (game_id, seat, question, revision, body) VALUES (6, 0, 2, 2, 'bid 8; after 7: pass');
INSERT INTO answer (game_id, seat, question, revision, body) VALUES (6, 1, 2, 1, 'bid 6 or pass');
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 1, {user:Amun}, 2214734400914, 'stand in 1 resigned', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 2, {user:Nefer}, 2214734400919, 'seat 1 {user:Seti} {user:Amun}', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 3, {user:Nefer}, 2214734400931, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 4, {user:Seti}, 2214734401023, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 5, 0, 2214914401160, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 6, {user:Nefer}, 2214914401208, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 7, {user:Seti}, 2214914401253, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 8, 0, 2215130401056, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 9, 0, 2215130401056, 'stand in 2 late', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 10, {user:Nefer}, 2215130401293, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 11, {user:Khnum}, 2215130401311, 'extend 1 600', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (1, 12, {user:Khnum}, 2215130401316, 'host {user:Seti}', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (4, 1, {user:Isis}, 2215130401440, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (4, 2, {user:Khnum}, 2215130401462, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (4, 3, {user:Isis}, 2215130401485, 'cancel', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 1, {user:Nefer}, 2215130401531, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 2, {user:Amun}, 2215130401557, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 3, {user:Nefer}, 2215130401604, 'bid 6', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 4, {user:Amun}, 2215130401633, 'bid 8', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 5, {user:Nefer}, 2215130401655, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 6, {user:Amun}, 2215130401677, 'bid 4', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 7, {user:Nefer}, 2215130401702, 'bid 9', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 8, {user:Amun}, 2215130401725, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 9, {user:Nefer}, 2215130401757, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 10, {user:Amun}, 2215130401780, 'bid 3', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 11, {user:Nefer}, 2215130401803, 'bid 5', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 12, {user:Amun}, 2215130401828, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 13, {user:Nefer}, 2215130401853, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 14, {user:Amun}, 2215130401875, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 15, {user:Nefer}, 2215130401900, 'bid 2', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 16, {user:Amun}, 2215130401919, 'bid 4', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 17, {user:Nefer}, 2215130401941, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 18, {user:Amun}, 2215130401970, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 19, {user:Nefer}, 2215130401992, 'bid 6', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 20, {user:Amun}, 2215130402015, 'pass', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 21, {user:Nefer}, 2215130402037, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 22, {user:Amun}, 2215130402061, 'pass', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 23, {user:Nefer}, 2215130402085, 'bid 2', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 24, {user:Amun}, 2215130402105, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 25, {user:Amun}, 2215130402128, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 26, {user:Amun}, 2215130402147, 'god 1', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 27, {user:Amun}, 2215130402167, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 28, {user:Amun}, 2215130402187, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 29, {user:Amun}, 2215130402214, 'bid 3', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 30, {user:Amun}, 2215130402236, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 31, {user:Amun}, 2215130402255, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 32, {user:Amun}, 2215130402274, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 33, {user:Amun}, 2215130402295, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 34, {user:Amun}, 2215130402323, 'bid 7', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 35, {user:Nefer}, 2215130402356, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 36, {user:Amun}, 2215130402378, 'bid 3', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 37, {user:Nefer}, 2215130402401, 'pass', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 38, {user:Amun}, 2215130402423, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 39, {user:Nefer}, 2215130402452, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 40, {user:Amun}, 2215130402473, 'bid 2', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 41, {user:Nefer}, 2215130402507, 'bid 4', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 42, {user:Amun}, 2215130402528, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 43, {user:Nefer}, 2215130402552, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 44, {user:Amun}, 2215130402580, 'bid 1', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 45, {user:Nefer}, 2215130402601, 'bid 8', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 46, {user:Amun}, 2215130402621, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 47, {user:Nefer}, 2215130402653, 'bid 9', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 48, {user:Nefer}, 2215130402679, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 49, {user:Amun}, 2215130402713, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 50, {user:Nefer}, 2215130402747, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 51, {user:Amun}, 2215130402775, 'bid 5', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 52, {user:Nefer}, 2215130402808, 'bid 6', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 53, {user:Amun}, 2215130402842, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 54, {user:Amun}, 2215130402872, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 55, {user:Amun}, 2215130402900, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 56, {user:Amun}, 2215130402933, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 57, {user:Amun}, 2215130402961, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 58, {user:Amun}, 2215130403008, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 59, {user:Amun}, 2215130403037, 'bid 5', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 60, {user:Amun}, 2215130403071, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 61, {user:Amun}, 2215130403107, 'bid 2', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 62, {user:Amun}, 2215130403138, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 63, {user:Amun}, 2215130403168, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 64, {user:Amun}, 2215130403194, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 65, {user:Amun}, 2215130403223, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 66, {user:Amun}, 2215130403266, 'bid 1', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 67, {user:Nefer}, 2215130403294, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 68, {user:Amun}, 2215130403334, 'bid 5', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 69, {user:Nefer}, 2215130403383, 'pass', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 70, {user:Amun}, 2215130403414, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 71, {user:Nefer}, 2215130403444, 'bid 8', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 72, {user:Nefer}, 2215130403473, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 73, {user:Amun}, 2215130403521, 'bid 2', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 74, {user:Nefer}, 2215130403552, 'bid 9', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 75, {user:Amun}, 2215130403579, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 76, {user:Nefer}, 2215130403623, 'bid 3', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 77, {user:Amun}, 2215130403652, 'bid 6', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 78, {user:Nefer}, 2215130403696, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 79, {user:Amun}, 2215130403725, 'bid 7', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 80, {user:Amun}, 2215130403750, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 81, {user:Nefer}, 2215130403780, 'bid 3', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 82, {user:Nefer}, 2215130403809, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 83, {user:Amun}, 2215130403844, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 84, {user:Nefer}, 2215130403875, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 85, {user:Amun}, 2215130403909, 'pass', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 86, {user:Nefer}, 2215130403936, 'bid 4', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 87, {user:Amun}, 2215130403967, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 88, {user:Amun}, 2215130403995, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (5, 89, {user:Amun}, 2215130404024, 'bid 2', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (6, 1, {user:Nefer}, 2215129804751, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (6, 2, {user:Amun}, 2215130404076, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (7, 1, {user:Nefer}, 2215130404138, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (7, 2, {user:Amun}, 2215130404138, 'draw', 1);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (8, 1, {user:Nefer}, 2215130404192, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (8, 2, {user:Amun}, 2215130404511, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (8, 3, {user:Isis}, 2215130404547, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (8, 4, {user:Seti}, 2215130404583, 'hold', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 1, {user:Nefer}, 2215129805275, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 2, {user:Amun}, 2215130404605, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 3, {user:Amun}, 2215130404666, 'undo to 1', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 4, {user:Amun}, 2215130404966, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 5, {user:Isis}, 2215130404995, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 6, {user:Isis}, 2215130405031, 'undo to 4', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 7, {user:Isis}, 2215130405034, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 8, {user:Nefer}, 2215130405085, 'draw', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 9, {user:Amun}, 2215130405115, 'invoke', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (10, 1, {user:Nefer}, 2215130405159, 'draw', 1);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (10, 2, {user:Seti}, 2215130405159, 'draw', 1);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 10, {user:Isis}, 2215173608056, 'pass', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 11, {user:Nefer}, 2215173608100, 'bid 5', 0);
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (9, 12, {user:Amun}, 2215173608204, 'pass', 0);
INSERT INTO fact (name, value) VALUES ('commands registered', '1573923483488878594 f2a1901213f8d72572a06e31e2f77cb3a1a03c123a6a0ba5c7be6537de5627fc');
INSERT INTO fact (name, value) VALUES ('alive at', '2215173606000');
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (1, {server}, {channel:chairs}, 0, {channel:chairs}, 'here', {user:Seti}, 'running', 3, 'pharaoh', 1, '{"suns":[[13,8,5,2],[12,9,6,3],[11,10,7,4]],"bag":"nile pharaoh gold nile pharaoh gold nile pharaoh gold god god god god god god god god gold gold pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile flood flood flood flood flood flood flood flood flood flood flood flood art art art art art religion religion religion religion religion writing writing writing writing writing agriculture agriculture agriculture agriculture agriculture astronomy astronomy astronomy astronomy astronomy sphinx sphinx sphinx sphinx sphinx pyramid pyramid pyramid pyramid pyramid obelisk obelisk obelisk obelisk obelisk statue statue statue statue statue fortress fortress fortress fortress fortress palace palace palace palace palace temple temple temple temple temple step_pyramid step_pyramid step_pyramid step_pyramid step_pyramid funeral funeral drought drought war war war war earthquake earthquake ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra"}', 'salt', 12, 2214733800291, 2215130401316, 2215435499880, 'standard', 2214733800291, 12, 0);
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (2, {server}, {channel:general}, 3334723346678939648, 0, 'thread', {user:Nefer}, 'lobby', 5, 'pharaoh', 1, '', '', 0, 2215130401327, 2215130401340, 0, 'fast', 0, -1, 0);
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (3, {server}, {channel:tournament}, 3334723346783797248, 0, 'thread', {user:Isis}, 'cancelled', 5, 'pharaoh', 1, '', '', 0, 2215130401347, 2215130401368, 0, 'standard', 0, -1, 1);
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (4, {server}, {channel:tournament}, 3334723346876071936, {channel:tournament}, 'here', {user:Isis}, 'cancelled', 2, 'classic', 1, '{"suns":[[9,6,5,2],[8,7,4,3]],"bag":"pharaoh flood writing funeral ra obelisk war agriculture step_pyramid religion step_pyramid god astronomy ra nile statue ra nile art ra ra agriculture sphinx ra art nile step_pyramid nile agriculture pharaoh statue gold palace fortress fortress drought nile flood pharaoh sphinx pharaoh ra sphinx pharaoh nile palace agriculture obelisk flood religion pharaoh pharaoh gold ra nile earthquake ra nile pharaoh nile statue gold writing pyramid step_pyramid ra gold pharaoh obelisk pharaoh pharaoh ra flood obelisk palace god ra god nile ra pharaoh ra temple pyramid art art art astronomy earthquake nile ra temple pharaoh ra nile flood nile ra ra palace nile ra nile writing sphinx pharaoh temple nile statue pharaoh ra pharaoh ra ra war pyramid fortress pharaoh nile pyramid ra flood ra statue pharaoh flood flood flood drought god religion palace god pyramid nile ra flood funeral nile fortress flood religion ra pharaoh gold ra pharaoh nile sphinx nile step_pyramid pharaoh writing ra pharaoh god agriculture ra pharaoh pharaoh flood astronomy nile fortress writing god astronomy war temple nile nile religion pharaoh god ra obelisk astronomy war nile temple"}', '0b0cf897d7e3a3d720baf5aed7729994', 3, 2215130401374, 2215130401485, 2215159201462, 'standard', 2215130401379, 2, 0);
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (5, {server}, {channel:ra}, 3334723347396165632, {channel:ra}, 'here', {user:Nefer}, 'over', 2, 'pharaoh', 1, '{"suns":[[9,6,5,2],[8,7,4,3]],"bag":"god ra temple drought fortress palace writing pharaoh writing nile flood flood art ra pharaoh ra agriculture obelisk ra nile flood pharaoh art pharaoh ra nile pharaoh writing ra agriculture flood astronomy writing nile statue pyramid nile nile nile pharaoh pharaoh ra ra sphinx flood pharaoh flood pyramid palace ra temple writing god pharaoh ra sphinx pharaoh agriculture nile temple step_pyramid pharaoh ra pharaoh pharaoh gold funeral pharaoh ra nile fortress palace god gold agriculture ra art religion step_pyramid nile nile ra religion flood ra sphinx ra drought nile earthquake nile art war obelisk pharaoh temple funeral fortress nile pharaoh nile religion ra flood fortress step_pyramid ra palace god war astronomy statue pyramid ra ra nile religion ra sphinx nile flood ra flood war god pharaoh agriculture gold ra god statue pharaoh nile step_pyramid pharaoh nile pharaoh pyramid flood art ra ra temple astronomy obelisk pyramid ra astronomy pharaoh god obelisk pharaoh palace sphinx god ra ra nile astronomy nile statue gold pharaoh nile ra statue obelisk gold nile flood ra nile step_pyramid religion nile pharaoh fortress war pharaoh earthquake"}', '4b90e8e4f7cbdce47efdd5c5316f3706', 89, 2215130401500, 2215130404024, 0, 'standard', 2215130401503, 89, 0);
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (6, {server}, {channel:auction}, 0, {channel:auction}, 'here', {user:Nefer}, 'running', 3, 'pharaoh', 1, '{"suns":[[13,8,5,2],[12,9,6,3],[11,10,7,4]],"bag":"nile ra pharaoh gold nile ra flood art god god god god god god god god gold gold gold gold pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile flood flood flood flood flood flood flood flood flood flood flood art art art art religion religion religion religion religion writing writing writing writing writing agriculture agriculture agriculture agriculture agriculture astronomy astronomy astronomy astronomy astronomy sphinx sphinx sphinx sphinx sphinx pyramid pyramid pyramid pyramid pyramid obelisk obelisk obelisk obelisk obelisk statue statue statue statue statue fortress fortress fortress fortress fortress palace palace palace palace palace temple temple temple temple temple step_pyramid step_pyramid step_pyramid step_pyramid step_pyramid funeral funeral drought drought war war war war earthquake earthquake ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra"}', 'salt', 2, 2215129804751, 2215130404076, 2215184398885, 'standard', 2215129804751, 2, 0);
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (7, {server}, {channel:orders}, 0, {channel:orders}, 'here', {user:Nefer}, 'running', 3, 'pharaoh', 1, '{"suns":[[13,8,5,2],[12,9,6,3],[11,10,7,4]],"bag":"nile flood art gold writing religion agriculture pyramid ra god god god god god god god god gold gold gold gold pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile flood flood flood flood flood flood flood flood flood flood flood art art art art religion religion religion religion writing writing writing writing agriculture agriculture agriculture agriculture astronomy astronomy astronomy astronomy astronomy sphinx sphinx sphinx sphinx sphinx pyramid pyramid pyramid pyramid obelisk obelisk obelisk obelisk obelisk statue statue statue statue statue fortress fortress fortress fortress fortress palace palace palace palace palace temple temple temple temple temple step_pyramid step_pyramid step_pyramid step_pyramid step_pyramid funeral funeral drought drought war war war war earthquake earthquake ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra"}', 'salt', 2, 2215129804816, 2215130404138, 2215184398947, 'standard', 2215129804816, 2, 1);
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (8, {server}, {channel:paused}, 0, {channel:paused}, 'here', {user:Nefer}, 'running', 4, 'pharaoh', 1, '{"suns":[[13,6,2],[12,7,3],[11,8,4],[10,9,5]],"bag":"nile pharaoh gold nile pharaoh gold nile pharaoh gold god god god god god god god god gold gold pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile flood flood flood flood flood flood flood flood flood flood flood flood art art art art art religion religion religion religion religion writing writing writing writing writing agriculture agriculture agriculture agriculture agriculture astronomy astronomy astronomy astronomy astronomy sphinx sphinx sphinx sphinx sphinx pyramid pyramid pyramid pyramid pyramid obelisk obelisk obelisk obelisk obelisk statue statue statue statue statue fortress fortress fortress fortress fortress palace palace palace palace palace temple temple temple temple temple step_pyramid step_pyramid step_pyramid step_pyramid step_pyramid funeral funeral drought drought war war war war earthquake earthquake ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra"}', 'salt', 4, 2215129804872, 2215130404583, 0, 'standard', 2215129804872, 4, 0);
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (9, {server}, {channel:undone}, 0, {channel:undone}, 'here', {user:Nefer}, 'running', 3, 'pharaoh', 1, '{"suns":[[13,8,5,2],[12,9,6,3],[11,10,7,4]],"bag":"nile flood god god god god god god god god gold gold gold gold gold pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile nile flood flood flood flood flood flood flood flood flood flood flood art art art art art religion religion religion religion religion writing writing writing writing writing agriculture agriculture agriculture agriculture agriculture astronomy astronomy astronomy astronomy astronomy sphinx sphinx sphinx sphinx sphinx pyramid pyramid pyramid pyramid pyramid obelisk obelisk obelisk obelisk obelisk statue statue statue statue statue fortress fortress fortress fortress fortress palace palace palace palace palace temple temple temple temple temple step_pyramid step_pyramid step_pyramid step_pyramid step_pyramid funeral funeral drought drought war war war war earthquake earthquake ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra ra"}', 'salt', 12, 2215129805275, 2215173608204, 2215202408204, 'standard', 2215129805275, 12, 0);
INSERT INTO game (id, guild_id, lobby_channel_id, lobby_message_id, channel_id, place, host_id, status, seats, edition, rules, setup, salt, seq, created_at, changed_at, due_at, pace, started_at, shown_seq, quick) VALUES (10, {server}, {channel:tournament}, 3334723362676015104, {channel:tournament}, 'here', {user:Seti}, 'running', 3, 'pharaoh', 1, '{"suns":[[11,10,7,4],[12,9,6,3],[13,8,5,2]],"bag":"nile palace flood temple pharaoh earthquake ra god step_pyramid religion ra pharaoh earthquake ra ra funeral art religion fortress obelisk agriculture temple funeral nile flood fortress nile step_pyramid art writing pharaoh pharaoh nile flood art nile nile flood flood nile ra astronomy temple god palace pharaoh flood ra gold god ra god pharaoh nile ra art pharaoh gold flood astronomy gold agriculture obelisk nile astronomy ra palace drought nile writing fortress nile statue nile religion nile pyramid ra pharaoh pyramid pharaoh temple step_pyramid god pharaoh step_pyramid ra ra pharaoh ra pharaoh ra temple agriculture nile pharaoh god nile ra god flood flood art fortress nile pyramid sphinx war obelisk war pharaoh ra war gold ra sphinx ra pyramid ra sphinx obelisk statue statue religion ra nile flood ra nile nile pharaoh pharaoh pharaoh nile nile pharaoh ra ra war statue fortress writing ra nile writing flood drought ra flood god religion ra obelisk nile ra agriculture pharaoh astronomy nile step_pyramid palace pharaoh palace ra gold pharaoh statue pyramid pharaoh pharaoh nile sphinx writing ra astronomy agriculture pharaoh pharaoh ra sphinx"}', '13b81fe28f4c0521d97943d58477b934', 2, 2215130405143, 2215130405159, 2215184399968, 'standard', 2215130405159, 2, 1);
INSERT INTO interaction (id, at) VALUES (3334904569967673344, 2215173608056);
INSERT INTO interaction (id, at) VALUES (3334904570148028416, 2215173608100);
INSERT INTO interaction (id, at) VALUES (3334904570584236032, 2215173608204);
INSERT INTO outage (from_at, until_at) VALUES (2215130401000, 2215137606205);
INSERT INTO ping (game_id, user_id, question, stage, channel_id, message_id, done) VALUES (1, {user:Seti}, 10, 2, {channel:chairs}, 3334904561549705216, 0);
INSERT INTO ping (game_id, user_id, question, stage, channel_id, message_id, done) VALUES (9, {user:Amun}, 11, 1, 3334723359870025728, 3334904570550681600, 1);
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334723346825740289, 1, {channel:chairs}, 11, 12, 'board');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334723358074863616, 5, {channel:ra}, 88, 89, 'board');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334723358284578816, 6, {channel:auction}, 1, 2, 'board');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334723358611734528, 7, {channel:orders}, 0, 2, 'board');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334723360515948544, 8, {channel:paused}, 3, 4, 'board');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334723362655043584, 9, {channel:undone}, 8, 9, 'stale');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334723362860564480, 10, {channel:tournament}, -1, 2, 'board');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334904570143834112, 9, {channel:undone}, 9, 10, 'stale');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334904570336772096, 9, {channel:undone}, 10, 11, 'stale');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (3334904570768785408, 9, {channel:undone}, 11, 12, 'board');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (1, 0, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (1, 1, {user:Seti}, 'Seti', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (1, 2, {user:Isis}, 'Isis', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (2, 0, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (2, 1, {user:Seti}, 'Seti', 1, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (2, 2, {user:Amun}, 'Amun', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (2, 3, -1, 'Anubis (hard)', 0, 'hard');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (3, 0, {user:Isis}, 'Isis', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (3, 1, {user:Khnum}, 'Khnum', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (4, 0, {user:Isis}, 'Isis', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (4, 1, {user:Khnum}, 'Khnum', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (5, 0, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (5, 1, {user:Amun}, 'Amun', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (6, 0, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (6, 1, {user:Amun}, 'Amun', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (6, 2, {user:Isis}, 'Isis', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (7, 0, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (7, 1, {user:Amun}, 'Amun', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (7, 2, {user:Isis}, 'Isis', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (8, 0, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (8, 1, {user:Amun}, 'Amun', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (8, 2, {user:Isis}, 'Isis', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (8, 3, {user:Khnum}, 'Khnum', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (9, 0, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (9, 1, {user:Amun}, 'Amun', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (9, 2, {user:Isis}, 'Isis', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (10, 0, {user:Seti}, 'Seti', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (10, 1, {user:Isis}, 'Isis', 0, '');
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (10, 2, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO setting (user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next) VALUES ({user:Nefer}, 2214734400214, 'Atlantic/Reykjavik', 1380, 420, 0, 0, 0, 0, 0);
INSERT INTO setting (user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next) VALUES ({user:Amun}, 2214734400221, '', -1, -1, 0, 0, 0, 1, 0);
INSERT INTO setting (user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next) VALUES ({user:Isis}, 2214734400228, '', -1, -1, 0, 0, 0, 0, 1);
INSERT INTO setting (user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next) VALUES ({user:Seti}, 2214734400232, 'Europe/Berlin', 1320, 360, 0, 0, 0, 0, 0);
INSERT INTO setting (user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next) VALUES ({user:Khnum}, 2215130401358, '', -1, -1, 0, 0, 0, 0, 0);
INSERT INTO setting (user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next) VALUES ({user:Isis}, 2215130405191, 'Atlantic/Reykjavik', 60, 540, 0, 0, 0, 0, 1);
INSERT INTO setting (user_id, at, zone, sleep_from, sleep_to, away_since, away_until, stand_in, direct, next) VALUES ({user:Khnum}, 2215130405201, '', -1, -1, 2215130405201, 2215382400000, 0, 0, 0);
INSERT INTO standing (game_id, seat, draw, auction, quick) VALUES (1, 1, '', '', 1);
INSERT INTO standing (game_id, seat, draw, auction, quick) VALUES (7, 0, 'until 4 since 1', 'bid 8, at most 0 since 2', 1);
INSERT INTO standing (game_id, seat, draw, auction, quick) VALUES (7, 1, 'until 8 since 2, gold', 'up to 9, at most 1 since 2', 1);
INSERT INTO standing (game_id, seat, draw, auction, quick) VALUES (7, 2, '', '', 0);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Nefer}, 1, 4, 4, 1);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Seti}, 1, 0, 0, 2);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Nefer}, 1, 0, 0, 2);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Isis}, 4, 0, 0, 1);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Khnum}, 4, 0, 0, 1);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Nefer}, 5, 0, 0, 33);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Amun}, 5, 0, 0, 56);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Amun}, 6, 4, 4, 1);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Nefer}, 7, 0, 4, 1);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Nefer}, 8, 0, 4, 1);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Amun}, 8, 0, 0, 1);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Isis}, 8, 0, 0, 1);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Amun}, 9, 4, 4, 1);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Amun}, 9, 0, 0, 3);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Isis}, 9, 0, 0, 2);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Nefer}, 9, 0, 0, 2);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Isis}, 9, 9, 10, 1);

-- Rows that have lost their game, added by hand: nothing may come of them.
INSERT INTO seat (game_id, number, user_id, name, kept, level) VALUES (990, 0, {user:Nefer}, 'Nefer', 0, '');
INSERT INTO entry (game_id, seq, actor_id, at, body, ahead) VALUES (990, 1, {user:Nefer}, 2214734400000, 'draw', 0);
INSERT INTO answer (game_id, seat, question, revision, body) VALUES (991, 0, 1, 1, 'pass');
INSERT INTO post (message_id, game_id, channel_id, from_seq, to_seq, kind) VALUES (992, 992, {channel:ra}, 0, 1, 'board');
INSERT INTO sending (id, token, game_id, channel_id, from_seq, to_seq, at) VALUES (-993, '', 993, {channel:ra}, 0, 1, 2214734400000);
INSERT INTO ping (game_id, user_id, question, stage, channel_id, message_id, done) VALUES (994, {user:Amun}, 1, 1, {channel:ra}, 994, 0);
INSERT INTO wait (user_id, game_id, waking, wall, count) VALUES ({user:Isis}, 995, 3, 4, 2);
INSERT INTO standing (game_id, seat, draw, auction, quick) VALUES (996, 0, '', 'pass 0', 1);
