//! What concerns many games: one after the other, and gone on with after a crash.

use ra_bot::app::settings::{self, NewSetting};
use ra_bot::app::sweeps::{self, Step, Sweep};
use ra_bot::app::{self, Which};
use ra_bot::clock::{Minute, Sleep, Zone};
use ra_bot::id::{GameId, MessageId};
use ra_bot::store::{self, games};

use super::dealt::THREE;
use super::races::meddle;
use super::server::{Server, within};

const GAMES: usize = 5;

impl Server {
    /// Games of the same three people, each in a channel of its own.
    async fn many(&self) -> Vec<GameId> {
        let mut many = Vec::new();
        for number in 0..GAMES {
            let game = self.deal(THREE).await;
            let mut tx = self.store.write().await.unwrap();
            games::set_thread(&mut tx, game, MessageId(number as i64 + 1)).await.unwrap();
            tx.commit().await.unwrap();
            many.push(game);
        }
        many
    }

    /// When the program has something to do in each, and whether that is so by the present settings.
    async fn are_right(&self, games: &[GameId]) -> Vec<bool> {
        let mut right = Vec::new();
        for game in games {
            let (row, game) = app::whole(&self.store, Which::Game(*game)).await.unwrap();
            // A call that was due when it was reckoned is due at that moment.
            let due = game.due(self.now());
            right.push(row.due_at == due);
        }
        right
    }
}

#[tokio::test]
async fn a_job_is_done_in_the_order_of_games_and_gone_on_with_after_a_crash() {
    let mut server = Server::start().await;
    server.turn_to(12, 0).await;
    server.stop().await;
    let many = server.many().await;
    let sleep = Sleep::new(Minute::read("13:00").unwrap(), Minute::read("20:00").unwrap());
    let changes = [NewSetting::Zone(Zone::named("Atlantic/Reykjavik").unwrap()), NewSetting::Sleep(sleep)];
    let nefer = server.user("Nefer");
    let sweep = settings::change(&server.store, nefer, &changes, server.now()).await.unwrap().sweep;
    // The deadlines lie beyond the night that has just been told: they are others now.
    assert_eq!(server.are_right(&many).await, [false; GAMES]);
    for first in &many[..2] {
        let step = sweeps::step(&server.store, sweep, server.now()).await.unwrap();
        assert!(matches!(step, Step::Deadline(game) if game == *first), "{step:?}");
    }
    assert_eq!(server.are_right(&many).await, [true, true, false, false, false]);
    assert_eq!(store::sweeps::before(&server.store, server.now()).await.unwrap(), [sweep]);
    // The process that was at it is gone; another goes on.
    server.start_again().await;
    within(async {
        while !store::sweeps::before(&server.store, server.now()).await.unwrap().is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    })
    .await;
    assert_eq!(server.are_right(&many).await, [true; GAMES]);
    server.end().await;
}

#[tokio::test]
async fn games_that_cannot_be_replayed_do_not_stop_a_job() {
    let mut server = Server::start().await;
    server.stop().await;
    let frozen = server.deal(super::dealt::Dealt { rules: 99, channel: "general", ..THREE }).await;
    let game = server.deal(THREE).await;
    let row = server.round(game).await.row;
    let sweep = sweeps::begin(&server.store, Sweep::Pause(row.guild.unwrap()), server.now()).await.unwrap();
    for _ in 0..2 {
        let step = sweeps::step(&server.store, sweep, server.now()).await.unwrap();
        assert!(matches!(step, Step::Quiet), "{step:?}");
    }
    assert!(matches!(sweeps::step(&server.store, sweep, server.now()).await.unwrap(), Step::Done));
    assert_eq!(server.history(frozen).await, [""; 0]);
    assert_eq!(server.history(game).await, ["pause"]);
    // Done twice it does no harm.
    let again = sweeps::begin(&server.store, Sweep::Pause(row.guild.unwrap()), server.now()).await.unwrap();
    while !matches!(sweeps::step(&server.store, again, server.now()).await.unwrap(), Step::Done) {}
    assert_eq!(server.history(game).await, ["pause"]);
    server.end().await;
}

#[tokio::test]
async fn a_server_that_is_back_before_its_games_are_paused_goes_on() {
    let mut server = Server::start().await;
    server.stop().await;
    let many = server.many().await;
    let guild = server.round(many[0]).await.row.guild.unwrap();
    let order = async |paused| sweeps::begin_pause(&server.store, guild, paused, server.now()).await.unwrap();
    assert_eq!(order(false).await, None, "nothing is paused");
    let pause = order(true).await.unwrap();
    sweeps::step(&server.store, pause, server.now()).await.unwrap();
    assert_eq!(order(true).await, Some(pause), "once is enough");
    let resume = order(false).await.unwrap();
    // Whoever was at the first of the two goes on as long as there is a sweep of its number.
    while !matches!(sweeps::step(&server.store, pause, server.now()).await.unwrap(), Step::Done) {}
    while !matches!(sweeps::step(&server.store, resume, server.now()).await.unwrap(), Step::Done) {}
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
    let unreadable = server.deal(super::dealt::Dealt { channel: "general", ..THREE }).await;
    let game = server.deal(THREE).await;
    let guild = server.round(game).await.row.guild.unwrap();
    let wise = format!("UPDATE person SET level = 'wise', user_id = NULL WHERE game_id = {unreadable}");
    meddle(server.database(), &wise).await;
    let sweep = sweeps::begin(&server.store, Sweep::Pause(guild), server.now()).await.unwrap();
    while !matches!(sweeps::step(&server.store, sweep, server.now()).await.unwrap(), Step::Done) {}
    assert_eq!(server.history(game).await, ["pause"]);
    server.end().await;
}
