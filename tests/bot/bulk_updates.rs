//! What concerns many games: one after the other, and gone on with after a crash.

use std::time::Duration;

use ra_bot::app::bulk_updates::{self, BulkUpdate, Step, UnderWay};
use ra_bot::app::settings::{self, NewSetting};
use ra_bot::app::{self, GameRef, autoplay_preference};
use ra_bot::store::tasks::{self, Kind};
use ra_bot::store::{Database, games};
use ra_table::clock::{Meanwhile, Minute, Nights, Sleep, Zone};
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::id::{GameId, MessageId};
use ra_table::time::Millis;
use sqlx::AnyConnection;

use super::threads::until;
use crate::support::dealt::THREE;
use crate::support::server::Server;
use crate::support::{connect, meddle};

const GAMES: usize = 5;

impl Server {
    /// Games of the same three people, each in a channel of its own.
    async fn many(&self) -> Vec<GameId> {
        let mut many = Vec::new();
        for number in 0..GAMES {
            let game = self.deal(THREE).await;
            let thread = MessageId(number as i64 + 1);
            self.write(async |tx| games::set_thread(tx, game, thread).await.unwrap()).await;
            many.push(game);
        }
        many
    }

    /// When the program has something to do in each, and whether that is so by the present settings.
    async fn are_right(&self, games: &[GameId]) -> Vec<bool> {
        let mut right = Vec::new();
        for game in games {
            let (row, game) = app::whole(&self.store, GameRef::Game(*game)).await.unwrap();
            // A call that was due when it was reckoned is due at that moment.
            let due = game.schedule().due(self.now());
            right.push(row.due_at == due);
        }
        right
    }

    /// The bulk updates that are not done.
    async fn open(&self) -> Vec<i64> {
        ra_bot::store::bulk_updates::open(&self.store).await.unwrap()
    }

    /// Orders a bulk update, and returns its number.
    async fn order(&self, update: BulkUpdate) -> i64 {
        bulk_updates::begin(&self.store, update, self.now(), self.now()).await.unwrap();
        *self.open().await.last().unwrap()
    }

    /// Does a bulk update in so many games at most; returns what came of the last step.
    async fn update(&self, number: i64, steps: usize) -> Step {
        let mut under_way = UnderWay::new(number);
        for _ in 1..steps {
            if let Step::Done = bulk_updates::step(&self.store, &mut under_way, self.now()).await.unwrap() {
                return Step::Done;
            }
        }
        bulk_updates::step(&self.store, &mut under_way, self.now()).await.unwrap()
    }

    /// The games whose boards are to be put right.
    async fn repaints(&self) -> Vec<GameId> {
        self.deadlines_until(self.now()).await.into_iter().map(|(game, _)| game).collect()
    }

    /// The same until a moment, and when.
    async fn deadlines_until(&self, until: Millis) -> Vec<(GameId, Millis)> {
        let all = tasks::all(&mut self.store.read().await.unwrap()).await.unwrap();
        let deadlines = all.into_iter().filter(|task| task.kind == Kind::Deadline.word());
        let due = deadlines.map(|task| (GameId(task.key.parse().unwrap()), task.due_at.unwrap()));
        due.filter(|(_, due)| *due <= until).collect()
    }
}

/// Sees whether anybody else changes a database.
struct Watch {
    connection: AnyConnection,
    version: i64,
}

impl Watch {
    async fn of(database: &Database) -> Watch {
        let mut watch = Watch { connection: connect(database).await, version: 0 };
        watch.has_seen_a_change().await;
        watch
    }

    /// Whether anything was written since it was last asked.
    async fn has_seen_a_change(&mut self) -> bool {
        let version =
            sqlx::query_scalar("PRAGMA data_version").fetch_one(&mut self.connection).await.unwrap();
        std::mem::replace(&mut self.version, version) != version
    }
}

/// Makes every commit fail that notes how far a bulk update has come, and nothing before it.
const FAILS_IN_COMMIT: &str = "CREATE TABLE decided (id INTEGER PRIMARY KEY); \
    CREATE TABLE doubt (id INTEGER REFERENCES decided (id) DEFERRABLE INITIALLY DEFERRED); \
    CREATE TRIGGER doubtful AFTER UPDATE ON bulk_update BEGIN INSERT INTO doubt VALUES (1); END";

/// Somebody tells where they live, where it is as late as in UTC, and when they sleep.
fn nights(from: &str, to: &str) -> [NewSetting; 2] {
    let sleep = Sleep::new(Minute::read(from).unwrap(), Minute::read(to).unwrap()).unwrap();
    let zone = Zone::named("Atlantic/Reykjavik").unwrap();
    [NewSetting::Zone(zone), NewSetting::Nights(Nights::At(sleep))]
}

#[tokio::test]
async fn a_job_is_done_in_the_order_of_games_and_gone_on_with_after_a_crash() {
    let mut server = Server::start().await;
    server.turn_to(12, 0).await;
    server.stop().await;
    let many = server.many().await;
    let changes = nights("13:00", "20:00");
    let nefer = server.user("Nefer");
    settings::change(&server.store, nefer, &changes, None, server.now()).await.unwrap();
    let [update] = server.open().await[..] else { panic!("one update") };
    // The deadlines lie beyond the night that has just been told: they are others now.
    assert_eq!(server.are_right(&many).await, [false; GAMES]);
    assert!(matches!(server.update(update, 2).await, Step::Quiet));
    assert_eq!(server.are_right(&many).await, [true, true, false, false, false]);
    assert_eq!(server.repaints().await, many[..2]);
    assert_eq!(server.open().await, [update]);
    // The process that was at it is gone; another goes on.
    server.start_again().await;
    until(async || server.open().await.is_empty() && server.repaints().await.is_empty()).await;
    assert_eq!(server.are_right(&many).await, [true; GAMES]);
    server.end().await;
}

#[tokio::test]
async fn however_often_somebody_changes_their_mind_one_job_waits() {
    let mut server = Server::start().await;
    server.stop().await;
    let (nefer, amun) = (server.user("Nefer"), server.user("Amun"));
    for autoplay in [
        AutoplayLevel::Draws,
        AutoplayLevel::Nothing,
        AutoplayLevel::Bids,
        AutoplayLevel::Nothing,
        AutoplayLevel::Draws,
    ] {
        autoplay_preference::choose(&server.store, nefer, autoplay, server.now()).await.unwrap();
    }
    assert_eq!(server.open().await.len(), 1);
    autoplay_preference::choose(&server.store, amun, AutoplayLevel::Draws, server.now()).await.unwrap();
    assert_eq!(server.open().await.len(), 2, "one for each person");
    server.end().await;
}

#[tokio::test]
async fn games_that_cannot_be_replayed_do_not_stop_a_job() {
    let mut server = Server::start().await;
    server.stop().await;
    let frozen = server.deal(crate::support::dealt::Dealt { rules: 99, channel: "general", ..THREE }).await;
    let game = server.deal(THREE).await;
    let row = server.round(game).await.row;
    let update = server.order(BulkUpdate::Pause(row.guild.unwrap())).await;
    assert!(matches!(server.update(update, 2).await, Step::Quiet));
    assert!(matches!(server.update(update, 3).await, Step::Done));
    assert_eq!(server.history(frozen).await, [""; 0]);
    assert_eq!(server.history(game).await, ["pause"]);
    // Done twice it does no harm.
    let again = server.order(BulkUpdate::Pause(row.guild.unwrap())).await;
    assert!(matches!(server.update(again, 3).await, Step::Done));
    assert_eq!(server.history(game).await, ["pause"]);
    server.end().await;
}

#[tokio::test]
async fn a_server_that_is_back_before_its_games_are_paused_goes_on() {
    let mut server = Server::start().await;
    server.stop().await;
    let many = server.many().await;
    let guild = server.round(many[0]).await.row.guild.unwrap();
    let order = async |paused| {
        bulk_updates::begin_pause(&server.store, guild, paused, server.now()).await.unwrap();
        server.open().await
    };
    assert_eq!(order(false).await, [0; 0], "nothing is paused");
    let [pause] = order(true).await[..] else { panic!("one update") };
    let mut under_way = UnderWay::new(pause);
    bulk_updates::step(&server.store, &mut under_way, server.now()).await.unwrap();
    assert_eq!(order(true).await.len(), 1, "once is enough");
    let [resume] = order(false).await[..] else { panic!("one update") };
    // Whoever was at the first of the two goes on as long as there is a bulk update of its number, from the beginning.
    while !matches!(
        bulk_updates::step(&server.store, &mut under_way, server.now()).await.unwrap(),
        Step::Done
    ) {}
    assert!(matches!(server.update(resume, GAMES + 1).await, Step::Done));
    assert_eq!(server.history(many[0]).await, ["pause", "resume"]);
    for game in &many[1..] {
        assert_eq!(server.history(*game).await, [""; 0]);
    }
    server.end().await;
}

#[tokio::test]
async fn a_game_that_cannot_be_read_does_not_stop_a_job() {
    let mut server = Server::start().await;
    server.stop().await;
    let unreadable = server.deal(crate::support::dealt::Dealt { channel: "general", ..THREE }).await;
    let game = server.deal(THREE).await;
    let guild = server.round(game).await.row.guild.unwrap();
    let wise =
        format!("UPDATE person SET computer_level = 'wise', user_id = NULL WHERE game_id = {unreadable}");
    meddle(server.database(), &wise).await;
    let update = server.order(BulkUpdate::Pause(guild)).await;
    assert!(matches!(server.update(update, 3).await, Step::Done));
    assert_eq!(server.history(game).await, ["pause"]);
    // Whether a commit is there that has failed so is not known: the game is not passed over.
    let resume = server.order(BulkUpdate::Resume(guild)).await;
    meddle(server.database(), FAILS_IN_COMMIT).await;
    let mut under_way = UnderWay::new(resume);
    bulk_updates::step(&server.store, &mut under_way, server.now()).await.unwrap();
    let in_doubt = bulk_updates::step(&server.store, &mut under_way, server.now()).await.unwrap_err();
    assert!(format!("{in_doubt:#}").contains("may have been committed or not"), "{in_doubt:#}");
    meddle(server.database(), "DROP TRIGGER doubtful").await;
    bulk_updates::step(&server.store, &mut under_way, server.now()).await.unwrap();
    assert_eq!(server.history(game).await, ["pause", "resume"]);
    server.end().await;
}

/// What a person's press writes, and what it makes of the boards of their games: nothing, if nothing is changed by it.
#[tokio::test]
async fn what_changes_nothing_writes_nothing() {
    let mut server = Server::start().await;
    server.turn_to(12, 0).await;
    server.stop().await;
    server.many().await;
    let nefer = server.user("Nefer");
    let mut watch = Watch::of(server.database()).await;
    let mut change = async |changes: &[NewSetting]| {
        watch.has_seen_a_change().await;
        settings::change(&server.store, nefer, changes, None, server.now()).await.unwrap();
        let written = watch.has_seen_a_change().await;
        let open = server.open().await;
        if let Some(update) = open.first() {
            assert!(matches!(server.update(*update, GAMES + 1).await, Step::Done));
            // It has been done in all games.
            let again = server.order(BulkUpdate::Settings(nefer)).await;
            watch.has_seen_a_change().await;
            assert!(matches!(server.update(again, GAMES).await, Step::Quiet));
            assert!(!watch.has_seen_a_change().await);
            assert!(matches!(server.update(again, GAMES + 1).await, Step::Done));
        }
        (written, open.len(), server.repaints().await.len())
    };
    assert_eq!(change(&nights("13:00", "20:00")).await, (true, 1, GAMES));
    assert_eq!(change(&nights("13:00", "20:00")).await, (false, 0, GAMES));
    let away = NewSetting::Away(server.now().after(Duration::from_secs(9 * 60 * 60)), Meanwhile::Wait);
    assert_eq!(change(std::slice::from_ref(&away)).await, (true, 1, GAMES));
    assert_eq!(change(&[away]).await, (false, 0, GAMES));
    // What tells no other deadline is no reason to change a board.
    meddle(server.database(), "DELETE FROM task WHERE kind = 'deadline'").await;
    assert_eq!(change(&[NewSetting::Next(true)]).await, (true, 1, 0));
    server.end().await;
}

/// A board that somebody is about to show may have been made before the settings changed: its deadline is put right
/// when it is there.
#[tokio::test]
async fn a_board_that_was_on_its_way_is_put_right_too() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let game = server.deal_shown(THREE).await;
    // The board that is there serves as the one that is on its way; nobody else shows one meanwhile.
    let (now, id) = (server.now(), game.0);
    let later = now.after(Duration::from_secs(60 * 60));
    let on_its_way =
        format!("UPDATE game SET shown_seq = last_seq - 1, changed_at = {} WHERE id = {id}", now.0);
    meddle(server.database(), &on_its_way).await;
    let nefer = server.user("Nefer");
    settings::change(&server.store, nefer, &nights("13:00", "20:00"), None, now).await.unwrap();
    let due = server.runs_out(game).await;
    let looked_at = async || {
        let wished = server.deadlines_until(later).await;
        wished.first().is_none_or(|(_, at)| *at > server.now().after(Duration::from_millis(500)))
    };
    until(async || server.open().await.is_empty() && looked_at().await).await;
    meddle(server.database(), &format!("UPDATE game SET shown_seq = last_seq WHERE id = {id}")).await;
    server.told("Seti", "ra", &format!("<t:{}:f>", due.seconds())).await;
    server.end().await;
}
