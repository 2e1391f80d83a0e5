-- The database of ra-bot: every table and column, in the order in which a reader needs them.
--
-- Columns are BIGINT or TEXT, so that the same text makes a database in SQLite and in PostgreSQL. Yes is 1
-- and no is 0. NULL means that there is none, or that none is known. The end of a column's name says what it
-- holds: `at`, `until` and `since` a moment, in milliseconds since 1970 (UTC); `seq` the number of an entry
-- in the history; `tries` the number of failed attempts in a row. Discord makes the ids of servers
-- (guild_id), channels, messages, users, roles and interactions; the bot makes all others.
--
-- Until version 1.0 this file is edited in place; afterwards migrations are only added.


-- 1. Games --------------------------------------------------------------------------------------------------

-- A game, from the moment its lobby opens. Nothing in this table is secret.
CREATE TABLE game (
    -- The number by which players know the game: 1, 2, 3 …
    id BIGINT PRIMARY KEY NOT NULL,
    -- The server; NULL in direct messages.
    guild_id BIGINT,
    -- The channel of the lobby's message.
    lobby_channel_id BIGINT NOT NULL,
    -- The lobby's message; NULL until Discord has confirmed it.
    lobby_message_id BIGINT,
    -- Where the game is played: the lobby's channel or a thread; NULL until there is one.
    channel_id BIGINT,
    -- Where it is to be played: 'here' in the lobby's channel; in a 'thread' of that channel, or in the
    -- channel itself if none can be opened; in an 'own-thread' and nowhere else. A game of one person against computer
    -- players: in a 'private-thread', which becomes a 'thread' if none can be opened.
    place TEXT NOT NULL CHECK (place IN ('here', 'thread', 'own-thread', 'private-thread')),
    -- 'lobby' while people sit down, then 'running'; 'over' once it was played to its end, 'cancelled' if it
    -- was called off.
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled')),
    -- What its opener called it; NULL if it is called after its players.
    name TEXT,
    -- The host when the game began, by number in `person`; later hosts are in the history. In a lobby, the
    -- present host.
    host_number BIGINT NOT NULL,
    -- The number of seats.
    seats BIGINT NOT NULL CHECK (seats BETWEEN 2 AND 5),
    -- The edition of the rules: 'pharaoh' or 'classic'.
    edition TEXT NOT NULL,
    -- How much time players have: 'live', 'fast', 'standard', 'relaxed', or 'none' for no clocks.
    pace TEXT NOT NULL,
    -- The most that the bot may play for a person whose move is clear: 0 nothing, 1 draws, 2 also passes, 3
    -- also bids of the lowest sun.
    autoplay_limit BIGINT NOT NULL CHECK (autoplay_limit BETWEEN 0 AND 3),
    -- Whether bidders may be shown a computer player's advice.
    advice_allowed BIGINT NOT NULL CHECK (advice_allowed IN (0, 1)),
    -- Whether the game counts in ratings, if it is of those that do. What the server has set is in it from the start on.
    is_rated BIGINT NOT NULL CHECK (is_rated IN (0, 1)),
    -- The language of boards and other public messages: 'en', 'de' …
    language TEXT NOT NULL,
    -- How boards are painted: 'light' or 'dark'.
    picture_theme TEXT NOT NULL,
    -- The time zone of players who have set none, from the server's settings when the lobby opened; NULL if
    -- it is the host's.
    time_zone TEXT,
    -- The role that the lobby's first message mentions.
    mentioned_role_id BIGINT,
    -- The number of the last entry in the history; 0 before the first.
    last_seq BIGINT NOT NULL,
    -- The last entry that the channel has been shown, or one before that if the board is to be posted once more; NULL
    -- before the first board.
    shown_seq BIGINT,
    -- The game that *Same table again* has opened last for its players; NULL if none.
    rematch_id BIGINT REFERENCES game (id) DEFERRABLE INITIALLY DEFERRED,
    -- When the lobby opened.
    created_at BIGINT NOT NULL,
    -- When the game began; NULL before.
    started_at BIGINT CHECK (started_at IS NOT NULL OR status IN ('lobby', 'cancelled')),
    -- When the lobby or the game last changed.
    changed_at BIGINT NOT NULL,
    -- NULL while boards arrive. Once Discord has refused one for a reason that a person must remove: whether
    -- somebody has been told.
    board_refusal_told BIGINT CHECK (board_refusal_told IN (0, 1)),
    -- When an idle lobby tells its people that it will close; NULL once it has. Without meaning after the
    -- start.
    lobby_warning_at BIGINT,
    -- When an idle lobby closes. Without meaning after the start.
    lobby_closes_at BIGINT,
    -- The message in the game's thread that lists the players; NULL in games without a thread.
    players_message_id BIGINT,
    -- When the bot last unarchived the thread.
    thread_unarchived_at BIGINT
);
-- At most one lobby of a game that is to be played in the channel itself, and one running game in a channel
-- or thread.
CREATE UNIQUE INDEX game_lobby_here ON game (lobby_channel_id) WHERE status = 'lobby' AND place = 'here';
CREATE UNIQUE INDEX game_running ON game (channel_id) WHERE status = 'running';
-- The lobbies and running games of a channel or server.
CREATE INDEX game_lobby ON game (lobby_channel_id) WHERE status = 'lobby';
CREATE INDEX game_threads ON game (lobby_channel_id) WHERE status = 'running';
CREATE INDEX game_guild_lobby ON game (guild_id) WHERE status = 'lobby';
CREATE INDEX game_guild ON game (guild_id) WHERE status = 'running';
-- What has changed on a server, and its last results.
CREATE INDEX game_changed ON game (guild_id, changed_at);
-- Games that have waited for somebody for some time, and games that ended not long ago.
CREATE INDEX game_waiting ON game (changed_at) WHERE status = 'running';
CREATE INDEX game_ended ON game (changed_at) WHERE status IN ('over', 'cancelled');
-- Whether a new lobby may mention its role again.
CREATE INDEX game_role ON game (guild_id, created_at) WHERE mentioned_role_id IS NOT NULL;

-- What was dealt when a game began. Secret until it is over: the order of the bag is in it.
CREATE TABLE deal (
    -- The game.
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    -- The version of the rules by which it is played. Another version cannot go on with it.
    rules BIGINT NOT NULL,
    -- Suns and bag, as JSON.
    setup TEXT NOT NULL,
    -- The first word of the line whose SHA-256 the players saw at the start: it proves that the bag was not
    -- changed.
    salt TEXT NOT NULL
);

-- The people and computer players of a game: present and former owners of its seats, and moderators who acted
-- in it. Only this table says who they are; everywhere else a game knows them by number.
CREATE TABLE person (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- 0, 1, 2 … clockwise for the players at the start, then one more for each further person. In a lobby
    -- some are missing.
    number BIGINT NOT NULL,
    -- NULL for a computer player, and for a person whose data was deleted.
    user_id BIGINT,
    -- The display name when the person last did something.
    name TEXT NOT NULL,
    -- Of a computer player: 'easy', 'normal' or 'hard'.
    computer_level TEXT CHECK (computer_level IS NULL OR user_id IS NULL),
    -- The seat that they own now; NULL for none, and in a lobby.
    seat BIGINT,
    -- In a lobby, until when a seat is reserved for this invited person; NULL once they have sat down.
    reserved_until BIGINT,
    -- The person's private note on the game. It cannot outlive its author's id.
    note TEXT CHECK (note IS NULL OR user_id IS NOT NULL),
    PRIMARY KEY (game_id, number)
);
CREATE UNIQUE INDEX person_user ON person (game_id, user_id);
-- The games of a person, in order.
CREATE INDEX person_games ON person (user_id, game_id);
CREATE INDEX person_note ON person (game_id) WHERE note IS NOT NULL;

-- The history of a game. What lies on the table is computed from the deal and these rows, which are only ever
-- added.
CREATE TABLE entry (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- 1, 2, 3 …
    seq BIGINT NOT NULL,
    -- Who acted: 'person 2', 'computer 0', 'stand-in' (a computer player on a person's seat), or 'program'.
    actor TEXT NOT NULL,
    -- When.
    at BIGINT NOT NULL,
    -- An action ('draw', 'bid 8') or what else happened at the table ('pause', 'stand in 2 late').
    text TEXT NOT NULL,
    -- When the player decided it; NULL if that was when it was played.
    decided_at BIGINT,
    -- 0 when asked. Without being asked: 1 drawn because the track was nearly empty, 2 by a sealed answer, 3
    -- by a standing order, 4 because the move was clear.
    decided_how BIGINT NOT NULL,
    -- When the player's clock ran, as '1774602000000 to 1774602060000, …'; NULL if it ran from the question
    -- to the decision.
    clock_ran TEXT,
    PRIMARY KEY (game_id, seq)
);

-- When a game could not be shown where it is played: it waited for a thread, or the bot could not write in its
-- channel. No clock ran.
CREATE TABLE out_of_reach (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- From when …
    from_at BIGINT NOT NULL,
    -- … until when; NULL while it lasts.
    until_at BIGINT,
    -- When the bot found out: from then on it is counted how long the game may wait.
    noticed_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, from_at)
);

-- When a player could not see the channel of their game. Their clock did not run.
CREATE TABLE out_of_sight (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The player.
    user_id BIGINT NOT NULL,
    -- From when …
    from_at BIGINT NOT NULL,
    -- … until when; NULL while it lasts.
    until_at BIGINT,
    -- When the bot found out: from then on it is counted how long the others wait.
    noticed_at BIGINT NOT NULL,
    -- When the bot asks Discord again whether they see it.
    check_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id, from_at)
);

-- 2. What players have decided and others do not know -------------------------------------------------------

-- A player's answer to the auction under way. It is played once every player before them has answered.
CREATE TABLE sealed_answer (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The seat.
    seat BIGINT NOT NULL,
    -- The number of the entry that opened the auction.
    question BIGINT NOT NULL,
    -- Counts the player's changes of mind.
    revision BIGINT NOT NULL,
    -- What to do, if need be for each highest bid: 'bid 8 or pass', 'pass; after 7: bid 9' …
    plan TEXT NOT NULL,
    -- When it was last changed.
    decided_at BIGINT NOT NULL,
    -- 0 the player answered, 1 a standing order did, 2 the player's time ran out, 3 the answer was withdrawn.
    status BIGINT NOT NULL,
    -- When the player's clock ran in this auction before, as in `entry`.
    clock_ran TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

-- What a player wants done beyond the question that is open.
CREATE TABLE standing_order (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The seat.
    seat BIGINT NOT NULL,
    -- Draw on every turn of the epoch: 'until 4 since 17 at 1774602000000, gold', up to four tiles or a Gold;
    -- since entry 17.
    draw_until TEXT,
    -- The same for the track that lies there, in place of the one for the epoch.
    draw_here_until TEXT,
    -- Answer the next auction: 'pass, at most 2 since 17 at 1774602000000', if at most two tiles come before
    -- it.
    next_auction TEXT,
    -- Whether the bot plays clear moves for the player in this game.
    autoplay BIGINT NOT NULL CHECK (autoplay IN (0, 1)),
    -- The player wants to be asked until they have acted after this entry, whatever they have ordered.
    ask_since_seq BIGINT,
    -- When a player who was late last decided anything in advance. It shows that they are still there.
    decided_at BIGINT,
    PRIMARY KEY (game_id, seat)
);

-- What the player on turn has decided and can still take back: it is played when the undo window closes.
CREATE TABLE pending_decision (
    -- The game.
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    -- The seat.
    seat BIGINT NOT NULL,
    -- The number of the entry that asked the player.
    question BIGINT NOT NULL,
    -- The actions, and after an invocation the player's own answer: 'pass', 'invoke; bid 8' …
    moves TEXT NOT NULL,
    -- The display name of the person who decided.
    decided_by_name TEXT NOT NULL,
    -- When. The clock stands still from then on.
    decided_at BIGINT NOT NULL,
    -- When it is played.
    plays_at BIGINT NOT NULL
);

-- How to reach a player of a game, beyond the person's settings for all games.
CREATE TABLE contact (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The person.
    user_id BIGINT NOT NULL,
    -- When the person last acted in direct messages, where they do not see the game's channel.
    acted_by_dm_at BIGINT,
    -- When the person last pressed a button or gave a command in this game, noted at most every 20 seconds.
    -- For three minutes after it the bot plays no clear moves for them.
    looked_at BIGINT,
    -- The question of which the person wants to be reminded, by its number on the buttons.
    snoozed_question BIGINT,
    -- When.
    snoozed_until BIGINT CHECK ((snoozed_until IS NULL) = (snoozed_question IS NULL)),
    PRIMARY KEY (game_id, user_id)
);


-- 3. Agreements ---------------------------------------------------------------------------------------------

-- A vote on calling off a running game; of each game the last one.
CREATE TABLE cancel_vote (
    -- The game.
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    -- The number of the person who asked for it.
    asked_by BIGINT NOT NULL,
    -- When.
    asked_at BIGINT NOT NULL,
    -- The numbers of those who have agreed: '0,2'.
    agreed TEXT NOT NULL,
    -- 'off' if the game was called off; 'no' if somebody refused, 'silence' if not all answered in time,
    -- 'over' if the game ended first. NULL while the vote is open.
    outcome TEXT,
    -- When it ended.
    ended_at BIGINT CHECK ((ended_at IS NULL) = (outcome IS NULL)),
    -- The channel of the message with the vote's buttons; NULL until Discord has confirmed it.
    channel_id BIGINT,
    -- The message.
    message_id BIGINT CHECK ((message_id IS NULL) = (channel_id IS NULL))
);

-- Who was notified of the vote.
CREATE TABLE cancel_vote_notification (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES cancel_vote (game_id),
    -- The number of the person.
    person_number BIGINT NOT NULL,
    -- The channel of the message that notified only them; NULL if the vote's own message did, or if it is
    -- gone.
    channel_id BIGINT,
    -- The message.
    message_id BIGINT CHECK ((message_id IS NULL) = (channel_id IS NULL)),
    PRIMARY KEY (game_id, person_number)
);

-- A seat of a running game that is offered to one person. The row goes when the person takes the seat.
CREATE TABLE seat_offer (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The person to whom it is offered.
    user_id BIGINT NOT NULL,
    -- The owner of the seat.
    owner_id BIGINT NOT NULL,
    -- The person who offers it.
    by_id BIGINT NOT NULL,
    -- That person's display name.
    by_name TEXT NOT NULL,
    -- Whether they offer it as a moderator, or as the seat's owner or the game's host.
    by_moderator BIGINT NOT NULL CHECK (by_moderator IN (0, 1)),
    -- How long the offer holds.
    until_at BIGINT NOT NULL,
    -- Whether the person has said no.
    declined BIGINT NOT NULL CHECK (declined IN (0, 1)),
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX seat_offer_until ON seat_offer (until_at);

-- A seat that a computer player took over from somebody who was late or has left. It is offered to everybody.
CREATE TABLE open_seat (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The number of the entry by which the computer player took over.
    since_seq BIGINT NOT NULL,
    -- The seat.
    seat BIGINT NOT NULL,
    -- The number of the person whose seat it was.
    former_owner BIGINT NOT NULL,
    -- The message that offers it where the game is played; NULL until Discord has confirmed it.
    message_id BIGINT,
    -- The message in the channel of the game's thread.
    parent_message_id BIGINT,
    PRIMARY KEY (game_id, since_seq)
);

-- A person whose seat the host has freed for good: they cannot sit down in that lobby again.
CREATE TABLE barred_user (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The person.
    user_id BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);


-- 4. What Discord has been shown ----------------------------------------------------------------------------

-- A board in a channel. The row goes when the board has been shrunk to a few lines of history.
CREATE TABLE board_message (
    -- The message.
    message_id BIGINT PRIMARY KEY NOT NULL,
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The channel.
    channel_id BIGINT NOT NULL,
    -- The board tells the entries after this one; NULL of the first board. …
    from_seq BIGINT,
    -- … up to this one.
    to_seq BIGINT NOT NULL,
    -- The 'current' board of the game has the buttons. An 'outdated' one is still to be shrunk. An older one
    -- is 'kept' while it asks somebody whom it notified.
    kind TEXT NOT NULL CHECK (kind IN ('current', 'outdated', 'kept')),
    -- The ids of the people whom it notified, or who were led to it: '81 82'. NULL if that is not known.
    notified_users TEXT,
    -- Whether it says that there is a newer board, and shows no deadline any more: a kept one does.
    says_older BIGINT NOT NULL DEFAULT 0 CHECK (says_older IN (0, 1))
);
CREATE INDEX board_message_game ON board_message (game_id);

-- A board or a lobby's first message that may have reached Discord without the bot's knowing. The bot looks
-- for it before it posts another. The row goes once that is known.
CREATE TABLE unconfirmed_message (
    -- "interaction …" that it answers, or else "game … entry …" that a board tells, or "lobby …".
    id TEXT PRIMARY KEY NOT NULL,
    -- The interaction's token, with which the answer can be found. Secret for 15 minutes. NULL without an
    -- interaction.
    token TEXT,
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The channel; NULL if the thread was still to be opened.
    channel_id BIGINT,
    -- The board tells the entries after this one; NULL of the first board, and for a lobby. …
    from_seq BIGINT,
    -- … up to this one; NULL for a lobby.
    to_seq BIGINT,
    -- When it was first sent.
    sent_at BIGINT NOT NULL,
    -- Whether the bot may not read the channel's history. The board is then posted again all the same.
    history_unreadable BIGINT NOT NULL DEFAULT 0 CHECK (history_unreadable IN (0, 1))
);
CREATE INDEX unconfirmed_message_game ON unconfirmed_message (game_id);

-- Any other text that may have reached Discord without the bot's knowing.
CREATE TABLE unconfirmed_text (
    -- The nonce with which it was sent.
    nonce TEXT PRIMARY KEY NOT NULL,
    -- When it was first sent.
    sent_at BIGINT NOT NULL
);

-- A notification of a player besides the boards. Its message is deleted once the question is answered.
CREATE TABLE notification (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The person.
    user_id BIGINT NOT NULL,
    -- What it asks or tells: the number of the entry that asked the question, or a letter with a number.
    subject TEXT NOT NULL,
    -- 0 postponed, 1 notified, 2 reminded, 3 reminded for the last time; from 4 on, reminders for which the
    -- person asked.
    stage BIGINT NOT NULL CHECK (stage BETWEEN 0 AND 259),
    -- The channel of the message; NULL if there is nothing to delete, or if it is unconfirmed and was a
    -- direct message.
    channel_id BIGINT,
    -- The message.
    message_id BIGINT,
    -- Since when the message may have reached Discord; NULL once that is known.
    unconfirmed_since BIGINT,
    -- Of stage 0: when to notify. A board would have done it, but the person had just been notified.
    postponed_until BIGINT,
    -- Whether the question is answered and the message is still to be deleted.
    answered BIGINT NOT NULL CHECK (answered IN (0, 1)),
    PRIMARY KEY (game_id, user_id, subject, stage)
);

-- The direct messages that ask a person something in a game, or tell them that they are next. The latest is edited to
-- show what the game asks them now; once a newer one has been sent, it is deleted.
CREATE TABLE direct_question (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The person.
    user_id BIGINT NOT NULL,
    -- The message.
    message_id BIGINT NOT NULL,
    -- What it shows, as in notification.subject; NULL if it says what came of that.
    subject TEXT,
    -- How far the person has answered that: 0 not, 1 ahead of their turn, 2 in an auction that still goes on.
    -- Then the message is still to say what came of it.
    answered BIGINT NOT NULL CHECK (answered IN (0, 1, 2)),
    -- Whether the message may not show all that yet: the process may have died before it was edited.
    unconfirmed BIGINT NOT NULL CHECK (unconfirmed IN (0, 1)),
    -- Whether it also shows the end of an epoch. Then it stays.
    shows_epoch BIGINT NOT NULL CHECK (shows_epoch IN (0, 1)),
    -- Whether a newer message has been sent.
    replaced BIGINT NOT NULL CHECK (replaced IN (0, 1)),
    -- What the message is: 0 about this game alone, 1 a list of games that wait, with a row for each, 2 an invitation.
    form BIGINT NOT NULL CHECK (form IN (0, 1, 2)),
    PRIMARY KEY (game_id, user_id, message_id)
);

-- The film of a game that is over, once somebody has asked for it.
CREATE TABLE film (
    -- The game.
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    -- When somebody first asked for it.
    asked_at BIGINT NOT NULL,
    -- Where it is posted: the game's channel then.
    channel_id BIGINT NOT NULL,
    -- The message, or the one that says why there is no film; NULL until it is posted.
    message_id BIGINT
);

-- The panel of a channel: a message that always shows open lobbies, running games and the last results.
CREATE TABLE channel_panel (
    -- The channel.
    channel_id BIGINT PRIMARY KEY NOT NULL,
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The panel's language.
    language TEXT NOT NULL,
    -- When somebody asked for it. A later request replaces it.
    requested_at BIGINT NOT NULL,
    -- The message; NULL until it is posted.
    message_id BIGINT,
    -- The message of the panel that it replaces, until that is deleted.
    replaced_message_id BIGINT,
    -- A digest of what it shows, to find out whether an edit would change anything.
    content_digest TEXT,
    -- It is not edited before this, however much changes.
    rests_until BIGINT
);
CREATE INDEX channel_panel_guild ON channel_panel (guild_id);


-- 5. Results ------------------------------------------------------------------------------------------------

-- What became of each person and computer player in the games that were played to their end: one row for everybody who
-- ever had a seat. Standings and figures are computed from these rows. They follow from the histories:
-- `ra-bot results --rebuild` writes them anew.
CREATE TABLE result (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The number in `person`.
    number BIGINT NOT NULL,
    -- The seat with which they began, or else the one that they had last.
    seat BIGINT NOT NULL,
    -- As in person.
    user_id BIGINT,
    -- As in person, when the game ended.
    name TEXT NOT NULL,
    -- As in person.
    computer_level TEXT CHECK (computer_level IS NULL OR user_id IS NULL),
    -- Whether they had the seat from the beginning, and did not take it over.
    began BIGINT NOT NULL CHECK (began IN (0, 1)),
    -- The place among the people who began, from 1; those who left share the last. NULL for computer players and for
    -- people who took a seat over.
    place BIGINT CHECK (place IS NULL OR (began = 1 AND computer_level IS NULL)),
    -- The place of the seat among all seats.
    table_place BIGINT NOT NULL,
    -- The final score of the seat, also if it changed hands.
    score BIGINT NOT NULL,
    -- The highest score at the table.
    best_score BIGINT NOT NULL,
    -- The seat's points, for each epoch: '[[God tiles, Pharaohs, river, Civilization, Gold, Monuments, suns], …]'.
    points TEXT NOT NULL,
    -- 'none' if they played to the end. 'resigned': gave the seat up; 'replaced': another person got it; 'timed_out': a
    -- computer player had it in the end because their time had run out; 'round_deadline': because the time of a cup's round
    -- was over. Who did not lose their seat otherwise has not left then.
    left_by TEXT NOT NULL CHECK (left_by IN ('none', 'resigned', 'replaced', 'timed_out', 'round_deadline')),
    -- The server; NULL in direct messages.
    guild_id BIGINT,
    -- As in game.
    edition TEXT NOT NULL,
    -- As in game.
    pace TEXT NOT NULL,
    -- How many people began the game.
    people BIGINT NOT NULL,
    -- When the game ended. It counts in the quarter, by UTC, in which it did.
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, number)
);
-- A server's games in a quarter, and the games of a person.
CREATE INDEX result_guild ON result (guild_id, ended_at);
CREATE INDEX result_user ON result (user_id, guild_id, ended_at);

-- A quarter whose end a server is still to be told of: games of it have counted there. The row goes once it was told, or
-- is not to be.
CREATE TABLE untold_season (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The quarter: '2026-Q4'.
    quarter TEXT NOT NULL,
    -- The channel in which it may have been told already; NULL if that was not tried.
    channel_id BIGINT,
    PRIMARY KEY (guild_id, quarter)
);

-- What a game did to the rating of a person who began it. Each server has ratings of its own. A game counts that at least
-- two people began, with a clock, on a server, and that was rated (game.is_rated). These rows follow from results, in the
-- order in which the games ended: `ra-bot ratings` writes them anew. People whose data was deleted have none.
CREATE TABLE rating (
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The number in `result`, which says who it is.
    number BIGINT NOT NULL,
    -- The rating before the game, in millionths: 25000000 if it was their first …
    before BIGINT NOT NULL,
    -- … and after it. People read 1500 for 25000000, and ten more for each million.
    after BIGINT NOT NULL,
    -- How uncertain it is after the game, in millionths: its standard deviation.
    uncertainty BIGINT NOT NULL,
    PRIMARY KEY (game_id, number)
);


-- 6. Cups ---------------------------------------------------------------------------------------------------

-- A cup, from the moment it is published.
CREATE TABLE cup (
    -- 1, 2, 3 …
    id BIGINT PRIMARY KEY NOT NULL,
    -- The server.
    guild_id BIGINT NOT NULL,
    -- Where its messages and tables are.
    channel_id BIGINT NOT NULL,
    -- What its organiser called it.
    name TEXT NOT NULL,
    -- In which language everybody reads it, and its tables: 'en', 'de' …
    language TEXT NOT NULL,
    -- The role that its champion gets; NULL for none.
    role_id BIGINT,
    -- What chance decides by, in hexadecimal: draws, and who is ahead where all else is equal. Secret until it is over.
    seed TEXT NOT NULL,
    -- When it was published.
    published_at BIGINT NOT NULL,
    -- When it was over or called off; NULL before.
    ended_at BIGINT
);
-- Those that go on.
CREATE INDEX cup_running ON cup (guild_id) WHERE ended_at IS NULL;

-- A cup that somebody is preparing. They alone see it, and have one on a server.
CREATE TABLE cup_draft (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- Whose it is.
    user_id BIGINT NOT NULL,
    -- The interaction that opened it: its buttons name it.
    id BIGINT NOT NULL,
    -- Where the cup will be.
    channel_id BIGINT NOT NULL,
    -- What it is called.
    name TEXT NOT NULL,
    -- What kind of cup it is: 'evening', 'quick' or 'slow'.
    kind TEXT NOT NULL,
    -- How many games everybody plays before the final, from 1 to 5.
    games BIGINT NOT NULL,
    -- 'in-turn' or 'at-once'.
    game_order TEXT NOT NULL,
    -- Which number of people most tables have: 'threes', 'fours' or 'fives'.
    table_size TEXT NOT NULL,
    -- How many people may sign up, from 3 to 200.
    places BIGINT NOT NULL,
    -- When it begins; NULL if that is not decided.
    begins_at BIGINT,
    -- Whether it begins earlier if all places are taken.
    when_full BIGINT NOT NULL CHECK (when_full IN (0, 1)),
    -- The role that its champion gets; NULL for none.
    role_id BIGINT,
    -- When it was changed last: drafts that nobody publishes are deleted.
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);
CREATE UNIQUE INDEX cup_draft_id ON cup_draft (id);
CREATE INDEX cup_draft_changed ON cup_draft (changed_at);

-- The message with which a cup is published, and which shows how far it is.
CREATE TABLE cup_announcement (
    -- The cup.
    cup_id BIGINT PRIMARY KEY NOT NULL REFERENCES cup (id),
    -- The message; NULL while it is still to be posted.
    message_id BIGINT,
    -- In a forum, the post that begins with this message: all else is told there, too. NULL in other channels.
    post_id BIGINT,
    -- How many messages stood there before it, and were deleted.
    lost BIGINT NOT NULL DEFAULT 0,
    -- The number of the last entry that it shows; 0 for none.
    shown_seq BIGINT NOT NULL DEFAULT 0,
    -- Until when it is left alone, however much changes: it is edited every 30 seconds at most.
    rests_until BIGINT
);

-- The people of a cup: who signed up, and who looks after it. Only this table says who they are; everywhere else a cup
-- knows them by number.
CREATE TABLE cup_person (
    -- The cup.
    cup_id BIGINT NOT NULL REFERENCES cup (id),
    -- 1, 2, 3 …
    number BIGINT NOT NULL,
    -- NULL if their data was deleted.
    user_id BIGINT,
    -- The display name when the person last did something in the cup.
    name TEXT NOT NULL,
    PRIMARY KEY (cup_id, number)
);
CREATE UNIQUE INDEX cup_person_user ON cup_person (cup_id, user_id);
CREATE INDEX cup_person_cups ON cup_person (user_id, cup_id);

-- The history of a cup. Everything else about it is computed from these rows and the results of its tables. They are
-- only ever added.
CREATE TABLE cup_entry (
    -- The cup.
    cup_id BIGINT NOT NULL REFERENCES cup (id),
    -- 1, 2, 3 …
    seq BIGINT NOT NULL,
    -- Who caused it: 'person 2', or 'program' if it was due.
    actor TEXT NOT NULL,
    -- When.
    at BIGINT NOT NULL,
    -- What happened: 'sign up 7', 'draw 1 2 3, 4 5 6', 'void 2: the channel was deleted' …
    text TEXT NOT NULL,
    PRIMARY KEY (cup_id, seq)
);

-- The games of a cup's tables.
CREATE TABLE cup_table (
    -- The cup.
    cup_id BIGINT NOT NULL REFERENCES cup (id),
    -- The table's number in the cup, from 1.
    number BIGINT NOT NULL,
    -- Its game.
    game_id BIGINT NOT NULL UNIQUE REFERENCES game (id),
    -- Who began it, by number in cup_person, in the order of their numbers in the game: '7 2 5'.
    seated TEXT NOT NULL,
    -- Whether an organiser has decided that it does not count. Its game has no results.
    is_void BIGINT NOT NULL DEFAULT 0 CHECK (is_void IN (0, 1)),
    PRIMARY KEY (cup_id, number)
);

-- Messages that are still to be sent to a cup's channel. A row goes when its message is known to be there.
CREATE TABLE cup_news (
    -- The cup.
    cup_id BIGINT NOT NULL,
    -- The entry that causes the message.
    seq BIGINT NOT NULL,
    -- 1, 2, 3 …, as one entry may cause several messages. A late one is divided: those who sleep by then get part 1002
    -- instead of part 2.
    part BIGINT NOT NULL,
    -- From when on it may be sent: those whom it mentions are awake.
    due_at BIGINT NOT NULL,
    -- Whom it mentions, by number in cup_person: '7 2 5'; NULL for nobody.
    mentions TEXT,
    PRIMARY KEY (cup_id, seq, part),
    FOREIGN KEY (cup_id, seq) REFERENCES cup_entry (cup_id, seq)
);


-- 7. People -------------------------------------------------------------------------------------------------

-- What a person has said about their days and notifications. The latest row holds; older ones stay while a
-- clock needs them, so that time that has passed is never counted anew.
CREATE TABLE person_setting (
    -- The person.
    user_id BIGINT NOT NULL,
    -- From when on this row holds.
    since BIGINT NOT NULL,
    -- The time zone: 'Europe/Berlin'; NULL if not said.
    time_zone TEXT,
    -- When sleeping hours begin, in minutes since midnight; NULL if not said. 0 to 0 means that there are no
    -- fixed ones.
    sleep_from BIGINT,
    -- When they end.
    sleep_to BIGINT CHECK ((sleep_to IS NULL) = (sleep_from IS NULL)),
    -- From when on the person is away; NULL if they are not.
    away_since BIGINT,
    -- Until when.
    away_until BIGINT CHECK ((away_until IS NULL) = (away_since IS NULL)),
    -- Whether a computer player plays for the person meanwhile. If not, their games wait.
    computer_plays_while_away BIGINT NOT NULL CHECK (computer_plays_while_away IN (0, 1)),
    -- Whether notifications come by direct message.
    by_dm BIGINT NOT NULL CHECK (by_dm IN (0, 1)),
    -- Whether the person wants to know that they are next.
    tell_when_next BIGINT NOT NULL CHECK (tell_when_next IN (0, 1)),
    PRIMARY KEY (user_id, since)
);

-- When people last used the bot on a server, to within an hour: who did lately is there when a cup begins. It is kept for
-- five days.
CREATE TABLE last_seen (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The person.
    user_id BIGINT NOT NULL,
    -- When.
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX last_seen_user ON last_seen (user_id);
CREATE INDEX last_seen_seen_at ON last_seen (seen_at);

-- How a person reads and plays, and what they have been told once.
CREATE TABLE reader (
    -- The person.
    user_id BIGINT PRIMARY KEY NOT NULL,
    -- The language that they chose; NULL to go by Discord's.
    language TEXT,
    -- The locale of their Discord when they last did something: 'pt-BR'.
    discord_locale TEXT,
    -- Whether they want a computer player's advice where it is allowed.
    wants_advice BIGINT NOT NULL DEFAULT 1 CHECK (wants_advice IN (0, 1)),
    -- What the bot may play for them where the move is clear, as in game.autoplay_limit; NULL if they have
    -- not chosen.
    autoplay_level BIGINT CHECK (autoplay_level BETWEEN 0 AND 3),
    -- When they were told what the bot plays for them if they do not choose. In games that began before that it
    -- plays less for them.
    autoplay_told_at BIGINT,
    -- Whether they have been offered that the bot passes for them.
    passes_offered BIGINT NOT NULL DEFAULT 0 CHECK (passes_offered IN (0, 1)),
    -- Whether they want to be asked, right after a move, what they will probably be asked next.
    wants_questions_ahead BIGINT NOT NULL DEFAULT 1 CHECK (wants_questions_ahead IN (0, 1)),
    -- Whether they know which sleeping hours the bot assumes for them.
    sleep_hours_told BIGINT NOT NULL DEFAULT 0 CHECK (sleep_hours_told IN (0, 1)),
    -- Whether they are "a player" in lists that others read.
    is_hidden BIGINT NOT NULL DEFAULT 0 CHECK (is_hidden IN (0, 1)),
    -- Whether they see ratings, and others see theirs.
    wants_ratings BIGINT NOT NULL DEFAULT 1 CHECK (wants_ratings IN (0, 1))
);
CREATE INDEX reader_is_hidden ON reader (user_id) WHERE is_hidden = 1;

-- The channel of the bot's direct messages with a person.
CREATE TABLE dm_channel (
    -- The person.
    user_id BIGINT PRIMARY KEY NOT NULL,
    -- The channel.
    channel_id BIGINT NOT NULL,
    -- When the bot opened it; NULL if the person did. Discord limits how many a bot opens.
    opened_at BIGINT
);
CREATE INDEX dm_channel_opened ON dm_channel (opened_at);

-- What a person wants to receive by direct message. It holds once a first direct message has reached them.
CREATE TABLE unverified_dm_setting (
    -- The person.
    user_id BIGINT PRIMARY KEY NOT NULL,
    -- As in person_setting.
    by_dm BIGINT NOT NULL CHECK (by_dm IN (0, 1)),
    -- As in person_setting.
    tell_when_next BIGINT NOT NULL CHECK (tell_when_next IN (0, 1))
);

-- Who wants to be told by direct message when a table opens on a server.
CREATE TABLE table_watch (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The person.
    user_id BIGINT NOT NULL,
    -- Of which tables: at 'all' paces, only at 'live' pace, or only at 'slow' ones, which are all others.
    paces TEXT NOT NULL CHECK (paces IN ('all', 'live', 'slow')),
    -- When they asked for it. They are told of no table that was open before.
    asked_at BIGINT NOT NULL,
    -- When they were last told of a table; NULL if they have not been.
    told_at BIGINT,
    -- Of how many tables in a row they were told without sitting down there. From 3 on they are told of none.
    in_vain BIGINT NOT NULL DEFAULT 0,
    -- Whether Discord has refused a direct message to them. They are told of no table then, and the row goes
    -- once they know.
    is_refused BIGINT NOT NULL DEFAULT 0 CHECK (is_refused IN (0, 1)),
    PRIMARY KEY (guild_id, user_id)
);

-- An open table of which a person in table_watch is not to be told any more. The row goes after the table.
CREATE TABLE known_table (
    -- The table.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The person.
    user_id BIGINT NOT NULL,
    -- Whether they were told. If not, they have sat there, or did not see its channel.
    was_told BIGINT NOT NULL CHECK (was_told IN (0, 1)),
    PRIMARY KEY (game_id, user_id)
);

-- How far a person is in the lesson.
CREATE TABLE lesson_progress (
    -- The person.
    user_id BIGINT PRIMARY KEY NOT NULL,
    -- What they have tapped: 'next,draw'; empty at the beginning.
    taps TEXT NOT NULL
);

-- How well the bot can guess what a person plays, learned from their last games. Their secret.
CREATE TABLE taste_trust (
    -- The person.
    user_id BIGINT PRIMARY KEY NOT NULL,
    -- The version of the tastes, and how often each guessed wrongly: '1: 3 0 7 …'.
    wrong_guesses TEXT NOT NULL
);

-- How long a person took to answer in a game, as a histogram. Class 0 is under a minute, class n is 2^(n-1)
-- to 2^n minutes.
CREATE TABLE wait_histogram (
    -- The person.
    user_id BIGINT NOT NULL,
    -- The game.
    game_id BIGINT NOT NULL REFERENCES game (id),
    -- The class by the person's waking time.
    waking_class BIGINT NOT NULL,
    -- The class by the clock on the wall.
    wall_class BIGINT NOT NULL,
    -- The number of answers.
    count BIGINT NOT NULL,
    PRIMARY KEY (user_id, game_id, waking_class, wall_class)
);

-- A person whose data was deleted. A copy of the database that is older is put back without it.
CREATE TABLE forgotten_person (
    -- The SHA-256 of the person's id, by which nobody is found who is not looked for.
    user_digest TEXT PRIMARY KEY NOT NULL,
    -- When their data was deleted last.
    forgotten_at BIGINT NOT NULL
);

-- Who opened a lobby: people may open only so many. Lobbies that the bot opened are not here.
CREATE TABLE opened_lobby (
    -- The game.
    game_id BIGINT PRIMARY KEY NOT NULL REFERENCES game (id),
    -- The person.
    user_id BIGINT NOT NULL,
    -- When.
    opened_at BIGINT NOT NULL
);
CREATE INDEX opened_lobby_user ON opened_lobby (user_id, opened_at);


-- 8. Servers ------------------------------------------------------------------------------------------------

-- What the moderators of a server have set for its new games. NULL if they have not.
CREATE TABLE server_setting (
    -- The server.
    guild_id BIGINT PRIMARY KEY NOT NULL,
    -- As in game; NULL to go by Discord's.
    language TEXT,
    -- As in game.
    time_zone TEXT,
    -- As in game.
    pace TEXT,
    -- As in game.
    edition TEXT,
    -- As in game, but never 'own-thread' or 'private-thread'.
    place TEXT CHECK (place IN ('here', 'thread')),
    -- As in game.
    picture_theme TEXT,
    -- The role that new lobbies mention.
    mentioned_role_id BIGINT,
    -- The channel in which games against computer players alone are played; NULL for where they are asked for.
    solo_channel_id BIGINT,
    -- Whether the end of a season is not told.
    season_end_is_off BIGINT NOT NULL DEFAULT 0 CHECK (season_end_is_off IN (0, 1)),
    -- The channel in which it is told; NULL for where most of the quarter's tables stood.
    season_channel_id BIGINT,
    -- The role that a season's champion gets; NULL for none.
    champion_role_id BIGINT,
    -- Whether games count in ratings, and ratings are shown; NULL for yes.
    has_ratings BIGINT CHECK (has_ratings IN (0, 1))
);

-- Who last used /ra-admin on a server: they are told what the bot may not do there if no channel can tell it.
CREATE TABLE server_admin (
    -- The server.
    guild_id BIGINT PRIMARY KEY NOT NULL,
    -- The person.
    user_id BIGINT NOT NULL
);

-- To whom the bot has given a role, or is to give it. It takes the role from nobody else.
CREATE TABLE given_role (
    -- The server.
    guild_id BIGINT NOT NULL,
    -- The role.
    role_id BIGINT NOT NULL,
    -- The person.
    user_id BIGINT NOT NULL,
    -- Whether they are to have it. If not, the bot is to take it from them, and then the row goes.
    is_theirs BIGINT NOT NULL CHECK (is_theirs IN (0, 1)),
    PRIMARY KEY (guild_id, role_id, user_id)
);
CREATE INDEX given_role_user ON given_role (user_id);

-- A server that the bot was taken off. What is kept of the server goes after 90 days; this row goes then too, or when the
-- bot is back.
CREATE TABLE left_server (
    -- The server.
    guild_id BIGINT PRIMARY KEY NOT NULL,
    -- When the bot noticed.
    left_at BIGINT NOT NULL
);


-- 9. The running bot ----------------------------------------------------------------------------------------

-- An interaction that has changed something. Discord may deliver one twice; the second time nothing is
-- changed.
CREATE TABLE interaction (
    -- The interaction.
    id BIGINT PRIMARY KEY NOT NULL,
    -- When it came, by the machine's clock. Rows are deleted after an hour.
    received_at BIGINT NOT NULL
);

-- A change that affects many games. It is made game by game, in the order of their ids, and continued after a
-- restart.
CREATE TABLE bulk_update (
    -- 1, 2, 3 … An update that is ordered again while it runs gets a new number and begins anew.
    number BIGINT PRIMARY KEY NOT NULL,
    -- What to do, with the id of a user, channel or server: 'settings 81', 'channel-gone 82', 'pause 83',
    -- 'resume 83'.
    task TEXT NOT NULL,
    -- The last game in which it is done; NULL before the first.
    done_through_game BIGINT,
    -- The moment of the first change of which not all games know.
    since BIGINT NOT NULL,
    -- When it was ordered.
    ordered_at BIGINT NOT NULL
);

-- A connection to Discord, one of several that share the servers.
CREATE TABLE shard (
    -- Its number, from 0.
    number BIGINT NOT NULL,
    -- How many there are. It follows from both which servers are its own.
    count BIGINT NOT NULL,
    -- When it was last known to be connected.
    alive_at BIGINT NOT NULL,
    PRIMARY KEY (count, number)
);

-- When a connection was down. No clock ran in the games of its servers.
CREATE TABLE shard_outage (
    -- The number of the shard.
    number BIGINT NOT NULL,
    -- How many there were.
    count BIGINT NOT NULL,
    -- The beginning.
    from_at BIGINT NOT NULL,
    -- The end.
    until_at BIGINT NOT NULL,
    PRIMARY KEY (count, number, from_at)
);
CREATE INDEX shard_outage_until ON shard_outage (until_at);

-- Facts about this installation.
CREATE TABLE installation (
    -- What the fact is about: 'schema' has the checksum of this file, 'commands registered' that of the
    -- commands which Discord knows …
    name TEXT PRIMARY KEY NOT NULL,
    -- The fact.
    value TEXT NOT NULL
);

-- Work to be done at a time: `store::tasks` has the kinds. A row is written in the transaction that causes the work, and
-- deleted when it is done.
CREATE TABLE task (
    -- What is done: 'clock', 'notification', 'game-end', 'board', 'answered', 'bulk-update', 'deadline', 'direct-proof',
    -- 'learn', 'thread-members', 'invitation', 'cancel-vote', 'open-seat', 'panel', 'table-watch', 'lobby',
    -- 'buried-board', 'season-end', 'left-server', 'forget', 'forget-person', 'repair'. A kind that this version does not know is left alone.
    kind TEXT NOT NULL,
    -- What it is done to, such as a game's number; empty if there is only one of its kind.
    key TEXT NOT NULL,
    -- The server's id shifted right by 22 bits, whose remainder by the number of shards is its shard; 0 for direct
    -- messages. Nothing is done for a shard that is away. NULL if no shard is needed.
    shard_key BIGINT,
    -- When; NULL if it was given up.
    due_at BIGINT,
    -- How often it was begun since it was written or last done.
    tries BIGINT NOT NULL DEFAULT 0,
    -- What went wrong last; NULL if nothing did.
    last_error TEXT,
    -- The number of the claim under which it is being done; NULL if nobody does it.
    claimed_by BIGINT,
    -- Until when that claim holds, by the machine's clock; then anybody may claim the task. NULL without a claim.
    claimed_until BIGINT,
    PRIMARY KEY (kind, key)
);
CREATE INDEX task_due ON task (due_at) WHERE due_at IS NOT NULL;
