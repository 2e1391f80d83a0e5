//! A server's time: turned to an hour of the day, or to a deadline, and what it brings about.

use std::collections::BTreeSet;
use std::time::Duration;

use ra_bot::app::{notifications, ratings, season};
use ra_bot::store::tasks::{self, Kind, Listed};
use ra_bot::store::{Store, dated_settings};
use ra_table::clock::{Habits, Minute, Nights, Sleep, Zone};
use ra_table::game::Setting;
use ra_table::id::GameId;
use ra_table::season::Quarter;
use ra_table::time::Millis;
use serde_json::Value;

use crate::support::dealt::{CALM, Dealt};
use crate::support::server::{PATIENCE, SOON, Server, wait_for, wait_while, words};

pub(crate) const MINUTE: Duration = Duration::from_secs(60);
pub(crate) const HOUR: Duration = Duration::from_secs(60 * 60);
pub(crate) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Server {
    /// Turns the clock to when it next shows this in UTC, which is the time of Reykjavik all year.
    pub(crate) async fn turn_to(&self, hour: i64, minute: i64) {
        let day = i64::try_from(DAY.as_millis()).unwrap();
        let wanted = (hour * 60 + minute) * 60_000;
        let by = (wanted - self.now().0).rem_euclid(day);
        self.turn(Duration::from_millis(u64::try_from(by).unwrap())).await;
    }

    /// The same, and waits until all is done that is due then.
    pub(crate) async fn pass_time_to(&self, hour: i64, minute: i64) {
        self.turn_to(hour, minute).await;
        self.until_nothing_is_due().await;
    }

    /// Turns the clock forward, and waits until all is done that is due then.
    pub(crate) async fn pass_time(&self, by: Duration) {
        self.turn(by).await;
        self.until_nothing_is_due().await;
    }

    /// Turns the clock on to the middle of a first quarter of a year.
    pub(crate) async fn turn_to_winter(&self) {
        let mut quarter = Quarter::of(self.now()).next();
        while quarter.number() != 1 {
            quarter = quarter.next();
        }
        self.turn(quarter.start().after(45 * DAY).since(self.now())).await;
    }

    /// The day so many days from now, as it is written in commands.
    pub(crate) fn day(&self, after: u32) -> String {
        Zone::utc().local(self.now().after(after * DAY)).date().to_string()
    }

    /// When the time of whoever is to act runs out.
    pub(crate) async fn runs_out(&self, game: GameId) -> Millis {
        self.round(game).await.clock(self.now()).unwrap().runs_out.unwrap()
    }

    /// Turns the clock to just after that.
    pub(crate) async fn run_out(&self, game: GameId) {
        let runs_out = self.runs_out(game).await;
        self.turn(runs_out.since(self.now()) + Duration::from_secs(10)).await;
    }

    /// Waits until a game's history has so many entries.
    pub(crate) async fn until_entries(&self, game: GameId, count: usize) -> Vec<String> {
        wait_for(async || Some(self.history(game).await).filter(|history| history.len() >= count)).await
    }

    /// Waits until the tasks have looked after everything that was due.
    pub(crate) async fn until_nothing_is_due(&self) {
        // A call for whose board it was too early comes a moment later.
        wait_while(async || {
            !due_in_games(&self.store, self.now().after(notifications::SOON)).await.is_empty()
        })
        .await;
    }

    /// Waits until a game has a thread, and its board there.
    pub(crate) async fn until_played(&self, game: GameId) -> String {
        wait_for(async || {
            let row = self.round(game).await.row;
            row.channel.filter(|_| row.shown >= Some(0)).map(|channel| channel.to_string())
        })
        .await
    }

    /// Waits until a game has begun for everybody: after its first board, which has the promise about the bag, what
    /// quick draws and computer players do before anybody is asked has been done and shown.
    pub(crate) async fn begun(&self, game: GameId) {
        self.until_played(game).await;
        self.until_nothing_is_due().await;
        self.settled(game).await;
    }

    /// Says when a game is due.
    pub(crate) async fn is_due(&self, game: GameId, due: Millis) {
        self.write(async |tx| tasks::put_of_game(tx, Kind::Clock, game, due).await.unwrap()).await;
    }

    /// Somebody has long slept at these hours of UTC.
    pub(crate) async fn sleeps(&self, who: &str, from: (i64, i64), to: (i64, i64)) {
        let minutes = |(hour, minute)| hour * 60 + minute;
        let minute = |time| Minute::new(minutes(time)).unwrap();
        let habits = Habits {
            zone: Zone::named("Atlantic/Reykjavik"),
            nights: Sleep::new(minute(from), minute(to)).map_or(Nights::NotTold, Nights::At),
            away: None,
        };
        self.has_long_had(who, |unset| Setting { habits, ..unset }).await;
    }

    /// Somebody has long had direct messages, though none has been sent yet.
    pub(crate) async fn chose_before(&self, who: &str) {
        self.has_long_had(who, |unset| Setting { direct: true, ..unset }).await;
    }

    /// Not for so long that it is forgotten of somebody who plays nothing.
    async fn has_long_had(&self, who: &str, set: impl FnOnce(Setting) -> Setting) {
        let setting = set(Setting::unset(self.now().before(DAY * 60)));
        self.write(async |tx| dated_settings::add(tx, self.user(who), &setting).await.unwrap()).await;
    }

    /// Nefer, who wants direct messages, is asked in a calm game, and called to it; returns that.
    pub(crate) async fn calls_nefer_directly(&self) -> GameId {
        self.turn_to(9, 0).await;
        self.run("Nefer", "ra", "/ra settings calls:\"by direct message\"").await;
        let game = self.deal(Dealt { played: "draw, draw", ..CALM }).await;
        self.run("Isis", "ra", "/ra draw").await;
        self.told("Nefer", "dm", "Game 1 waits for you").await;
        game
    }

    /// What somebody has been written to by direct message, if they ever were.
    pub(crate) fn written(&self, who: &str) -> Vec<String> {
        let has_any = self.person(who).channels().iter().any(|place| place.name == "dm");
        if has_any { self.read(who, "dm") } else { Vec::new() }
    }

    /// How many messages have called somebody in these channels, and by direct message, since this was last asked.
    pub(crate) fn calls_of(&self, who: &str, channels: &[&str]) -> usize {
        let person = self.person(who);
        let unread = |channel: &&str| {
            // Who has never been written to has no direct messages.
            let Ok(unread) = person.unread(channel) else { return 0 };
            person.mark_read(channel).unwrap();
            unread.mentions
        };
        channels.iter().chain(&["dm"]).map(unread).sum()
    }

    /// Waits for a message that says this, and reads it as somebody.
    pub(crate) async fn told(&self, who: &str, channel: &str, part: &str) -> String {
        let person = self.person(who);
        let is_it = |message: &Value| words(message).contains(part);
        let come = async {
            loop {
                let found = person.read(channel).ok().and_then(|read| read.into_iter().rev().find(is_it));
                match found {
                    Some(message) => return words(&message),
                    None => tokio::time::sleep(SOON).await,
                }
            }
        };
        let waited = tokio::time::timeout(PATIENCE, come).await;
        waited.unwrap_or_else(|_| {
            let there = person.read(channel).map(|read| read.iter().map(words).collect::<Vec<_>>());
            panic!("{who} never reads {part:?} in {channel}: {there:#?}")
        })
    }

    /// Waits until no message says this any more.
    pub(crate) async fn untold(&self, who: &str, channel: &str, part: &str) {
        wait_while(async || self.read(who, channel).iter().any(|told| told.contains(part))).await;
    }

    /// Makes sure that the results are those that follow from the histories, and ratings from the results.
    pub(crate) async fn results_agree(&self) {
        let compared = season::check(&self.store, false).await.unwrap();
        assert_eq!((compared.changed, compared.frozen), (vec![], vec![]));
        self.ratings_agree().await;
    }

    /// Makes sure that ratings are those that follow from the results.
    pub(crate) async fn ratings_agree(&self) {
        assert_eq!(ratings::check(&self.store).await.unwrap().wrong, BTreeSet::new());
    }
}

/// When a task is run that was given up.
pub(crate) const NEVER: Millis = Millis(i64::MAX);

/// Until when the board of a game is left alone, as it could not be shown; `None` if it is not.
pub(crate) async fn held_back_until(store: &Store, game: GameId) -> Option<Millis> {
    let all = tasks::all(&mut store.read().await.unwrap()).await.unwrap();
    let is_it = |task: &Listed| {
        task.kind == Kind::Board.word() && task.key == game.to_string() && task.last_error.is_some()
    };
    all.into_iter().find(is_it).map(|task| task.due_at.unwrap_or(NEVER))
}

/// The tasks that are due or being run which act in games and notify their people.
pub(crate) async fn due_in_games(store: &Store, now: Millis) -> Vec<(String, String)> {
    let mut open = tasks::open(store, now).await.unwrap();
    let kinds = [Kind::Clock, Kind::Notification, Kind::GameEnd].map(Kind::word);
    open.retain(|(kind, _)| kinds.contains(&kind.as_str()));
    open
}
