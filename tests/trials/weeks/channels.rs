//! What goes wrong with channels for a while: they are hidden from the bot or a player, locked or deleted. No time runs while
//! the bot cannot write, and whoever does not see a channel is not late there.

use std::time::{Duration, Instant};

use local_discord::Order;
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use rand::RngExt as _;
use rand::seq::IndexedRandom as _;

use super::sleep_hours::Stop;
use super::{BUSY, CLOSE, Weeks};
use crate::support::clicks::id;
use crate::support::permissions::{allowing, denying};
use crate::support::server::{within, words};

/// Where tables are opened.
pub(super) const CHANNELS: [&str; 2] = ["ra", "tournament"];
const HOUR: i64 = 60 * 60 * 1000;
/// The end of what lasts.
const LASTS: Millis = Millis(i64::MAX);

/// What has gone wrong in one of the channels.
pub(super) struct Trouble {
    channel: &'static str,
    /// The games that it concerns.
    places: Vec<usize>,
    what: What,
    /// When it ends.
    ends: Millis,
}

#[derive(Debug, Clone)]
enum What {
    /// The bot lacks a permission.
    Forbidden(&'static str),
    /// Somebody does not see the channel.
    HiddenFrom(usize),
    /// The thread of a game is locked.
    Locked(String),
    /// It is deleted.
    Deleted,
}

/// Whether a moment is in a stop.
pub(super) fn is_within(at: Millis, stop: &Stop) -> bool {
    stop.0 <= at && at < stop.1
}

impl What {
    /// How it is brought about, and how it ends, but for what is deleted.
    fn order(&self, channel: &str, names: &[String], begins: bool) -> Option<Order> {
        let (permission, person) = match self {
            What::Forbidden(permission) => (*permission, None),
            What::HiddenFrom(person) => ("VIEW_CHANNEL", Some(names[*person].as_str())),
            What::Locked(thread) => {
                return Some(Order::ArchiveThread { channel: thread.clone(), locked: begins });
            }
            What::Deleted => return None,
        };
        let change = if begins { denying } else { allowing };
        Some(change(channel, &[permission], person))
    }
}

impl Weeks {
    /// Now and then something goes wrong with a channel, and is put right again.
    pub(super) async fn trouble(&mut self) {
        for channel in CHANNELS {
            let is_on = self.troubles.iter().any(|trouble| trouble.channel == channel);
            if !is_on && self.rng.random_bool(self.troubled) {
                self.begin_trouble(channel).await;
            }
        }
        let now = self.now();
        for trouble in std::mem::take(&mut self.troubles) {
            if now < trouble.ends || !self.end_trouble(&trouble).await {
                self.troubles.push(trouble);
            }
        }
    }

    async fn begin_trouble(&mut self, channel: &'static str) {
        let mut places = Vec::new();
        for place in 0..self.games.len() {
            if super::home(place) == channel && self.is_running(place).await {
                places.push(place);
            }
        }
        let Some(one) = places.choose(&mut self.rng).copied() else { return };
        let (mut hours, mut concerned) = (self.rng.random_range(1..60), places);
        let what = match self.rng.random_range(0..5) {
            0 => What::Forbidden("VIEW_CHANNEL"),
            1 => What::Forbidden("SEND_MESSAGES_IN_THREADS"),
            2 => {
                concerned = vec![one];
                What::Locked(self.games[one].1.clone())
            }
            3 => {
                (concerned, hours) = (vec![one], 25);
                What::Deleted
            }
            _ => {
                let user = self.games[one].0.chairs.choose(&mut self.rng).unwrap().user;
                let person = self.place_of(user);
                concerned.retain(|place| self.games[*place].0.chairs.iter().any(|chair| chair.user == user));
                hours = if self.rng.random_bool(0.2) { 9 * 24 } else { hours };
                What::HiddenFrom(person)
            }
        };
        let order = what.order(channel, &self.names(), true);
        let order = order.unwrap_or_else(|| Order::DeleteChannel { channel: self.games[one].1.clone() });
        self.server.discord.order(order).unwrap();
        let now = self.now();
        for place in &concerned {
            self.stops(*place, &what).push((now, LASTS));
        }
        let ends = Millis(now.0 + hours * HOUR);
        self.tally.troubles += 1;
        let is_noticed = !matches!(what, What::HiddenFrom(_));
        self.troubles.push(Trouble { channel, places: concerned.clone(), what, ends });
        if is_noticed {
            self.until_reached(&concerned, false).await;
        }
        self.look(&concerned).await;
    }

    /// Puts right what has gone wrong. Returns whether it is.
    async fn end_trouble(&mut self, trouble: &Trouble) -> bool {
        let now = self.now();
        match trouble.what.order(trouble.channel, &self.names(), false) {
            Some(order) => self.server.discord.order(order).unwrap(),
            None if self.goes_on(trouble.places[0]).await => {}
            None => return false,
        }
        if !matches!(trouble.what, What::HiddenFrom(_)) {
            self.until_reached(&trouble.places, true).await;
        }
        for place in &trouble.places {
            self.stops(*place, &trouble.what).last_mut().unwrap().1 = now;
            self.follow(*place).await;
            self.stood_still(*place);
        }
        self.look(&trouble.places).await;
        true
    }

    /// The bot knows of all the time in which it could not write.
    fn stood_still(&self, place: usize) {
        let (game, _) = &self.games[place];
        let Some((from, until)) = game.unreachable.last().copied() else { return };
        let (from, until) = (Millis(from.0 + CLOSE), Millis(until.0 - CLOSE));
        let is_known = |stop: &Stop| stop.0 <= from && until <= stop.1;
        assert!(
            from >= until || game.stops().of_all.iter().any(is_known),
            "{from:?}-{until:?}: {:?}",
            game.stops()
        );
    }

    /// When nobody could act in a game because of something, or one person.
    fn stops(&mut self, place: usize, what: &What) -> &mut Vec<Stop> {
        let person = match what {
            What::HiddenFrom(person) => Some(self.server.user(&self.people[*person].name)),
            What::Forbidden(_) | What::Locked(_) | What::Deleted => None,
        };
        let (game, _) = &mut self.games[place];
        match person {
            Some(user) => &mut game.chairs.iter_mut().find(|chair| chair.user == user).unwrap().unseen,
            None => &mut game.unreachable,
        }
    }

    /// Somebody lets a game go on whose thread was deleted, if they have been told that they can.
    async fn goes_on(&mut self, place: usize) -> bool {
        let (game, now) = (self.games[place].0.game, self.now());
        for chair in 0..self.games[place].0.chairs.len() {
            let user = self.games[place].0.chairs[chair].user;
            let person = self.place_of(user);
            if self.people[person].is_gone(now) {
                continue;
            }
            let who = self.server.person(&self.people[person].name);
            let told = format!("Game {game} has stopped: its channel has been deleted");
            let read = who.read("dm").unwrap_or_default();
            let Some(message) = read.iter().rfind(|message| words(message).contains(&told)) else { continue };
            let answer = within(who.click("dm", id(message), "Continue")).await.unwrap();
            let said = words(answer.message().unwrap());
            if said.contains("goes on in") {
                self.games[place].1 = self.server.round(game).await.channel().to_string();
                return true;
            }
        }
        false
    }

    async fn until_reached(&self, places: &[usize], are_reached: bool) {
        for place in places {
            let (game, begun) = (self.games[*place].0.game, Instant::now());
            while self.server.round(game).await.game.out_of_reach().since().is_none() != are_reached {
                assert!(begun.elapsed() < BUSY, "game {game} is reached: {}", !are_reached);
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }

    async fn is_running(&mut self, place: usize) -> bool {
        let sql = "SELECT status FROM game WHERE id = $1";
        let query = sqlx::query_scalar(sql).bind(self.games[place].0.game.0);
        let status: String = query.fetch_one(&mut self.reader).await.unwrap();
        status == "running" && self.is_reached(place)
    }

    /// Whether the bot can write where a game is played.
    pub(super) fn is_reached(&self, place: usize) -> bool {
        let now = self.now();
        !self.games[place].0.unreachable.iter().any(|stop| is_within(now, stop))
    }

    /// Whether somebody sees where a game is played.
    pub(super) fn sees(&self, place: usize, chair: usize) -> bool {
        let now = self.now();
        !self.games[place].0.chairs[chair].unseen.iter().any(|stop| is_within(now, stop))
    }

    /// Reads what the bot knows of when no clock ran.
    pub(super) async fn read_stops(&mut self) {
        self.stops.clear();
        let of_all = "SELECT game_id, from_at, until_at FROM out_of_reach ORDER BY from_at";
        let of_all: Vec<(i64, i64, Option<i64>)> =
            sqlx::query_as(of_all).fetch_all(&mut self.reader).await.unwrap();
        for (game, from, until) in of_all {
            self.stops
                .entry(GameId(game))
                .or_default()
                .of_all
                .push((Millis(from), until.map_or(LASTS, Millis)));
        }
        let of_people = "SELECT game_id, user_id, from_at, until_at FROM out_of_sight ORDER BY from_at";
        let of_people: Vec<(i64, i64, i64, Option<i64>)> =
            sqlx::query_as(of_people).fetch_all(&mut self.reader).await.unwrap();
        for (game, user, from, until) in of_people {
            let stop = (UserId(user), (Millis(from), until.map_or(LASTS, Millis)));
            self.stops.entry(GameId(game)).or_default().of_people.push(stop);
        }
    }

    fn place_of(&self, user: UserId) -> usize {
        self.people.iter().position(|person| self.server.user(&person.name) == user).unwrap()
    }

    fn names(&self) -> Vec<String> {
        self.people.iter().map(|person| person.name.clone()).collect()
    }
}
