//! People who play one game after the other with each other, as the boards ask them.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use local_discord::{BotResponse, ChannelKind, Id, Order, Person, Refused};
use ra_table::id::GameId;
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::Value;

use super::ledger::Deed;
use super::{HOSTILE, World};
use crate::support::clicks::{carried_on, carry_on, gives_up, id, is_any_board, is_private, presses};
use crate::support::server::words;

/// How long a new board may take, before somebody looks again.
const LOOKING: Duration = Duration::from_millis(150);
/// After how many looks without a board they begin anew.
const LOOKS: usize = 40;
/// Among how many messages they look for what asks them.
const NEWEST: usize = 30;

/// Some people, and where they play.
pub(super) struct Group {
    number: usize,
    people: Vec<String>,
    rng: SmallRng,
}

impl Group {
    pub(super) fn new(number: usize, people: Vec<String>, seed: u64) -> Group {
        Group { number, people, rng: SmallRng::seed_from_u64(seed) }
    }

    /// Where their first game is.
    pub(super) fn place(&self) -> String {
        place(self.number, 0)
    }

    /// Plays until all is over.
    pub(super) async fn play(&mut self, world: &World) {
        for game in 0.. {
            let place = place(self.number, game);
            let kind = ChannelKind::Text;
            world.discord.order(Order::CreateChannel { name: place.clone(), kind }).unwrap();
            self.sit_down(world, &place, game).await;
            let mut blank = 0;
            // One that is called off has no board any more.
            while !world.is_over() && blank < LOOKS {
                match self.newest_board(world, &place) {
                    Some(board) if presses(&board).iter().any(|press| press.starts_with("again:")) => break,
                    Some(board) => self.act(world, &place, &board).await,
                    None => blank += 1,
                }
                tokio::time::sleep(LOOKING.max(world.thinking.mul_f64(self.rng.random()))).await;
            }
            if world.is_over() {
                return;
            }
        }
    }

    /// Opens a table, and joins it until the game has begun, however often they have to ask.
    async fn sit_down(&mut self, world: &World, place: &str, game: usize) {
        let seats = self.people.len();
        // Whoever is hostile opens none: they have enough to do.
        let host = self.people[game % seats.min(super::TABLE)].clone();
        let is_table = |message: &Value| {
            !is_private(message) && presses(message).iter().any(|press| press.starts_with("table:"))
        };
        while !world.is_over() && self.newest_board(world, place).is_none() {
            let read = world.discord.people()[0].newest(place, NEWEST).unwrap();
            if read.iter().any(is_table) {
                for name in &self.people {
                    answered(world.discord.person(name).unwrap().run(place, "/ra join").await);
                }
            } else {
                let line = format!("/ra new seats:{seats} here:true quick:false pace:\"no clock\"");
                answered(world.discord.person(&host).unwrap().run(place, &line).await);
            }
            tokio::time::sleep(world.thinking / 2).await;
        }
    }

    fn newest_board(&self, world: &World, place: &str) -> Option<Value> {
        let read = world.discord.people()[0].newest(place, NEWEST).unwrap();
        read.into_iter().rev().find(is_any_board)
    }

    /// Whoever is asked by a board does something.
    async fn act(&mut self, world: &World, place: &str, board: &Value) {
        let Some((game, question)) = asked(board) else { return };
        world.ledger.plays(game);
        let shown = words(board);
        let Some(name) = self.people.iter().find(|name| shown.contains(&format!("{name} to "))) else {
            return;
        };
        let person = world.discord.person(name).unwrap();
        let pressed = presses(board);
        let has = |what: &str| pressed.iter().any(|press| press.ends_with(what));
        let (first, second): (&str, &str) = if has(":draw") {
            if self.rng.random_bool(0.75) { ("Draw", "") } else { ("Invoke Ra…", "Invoke, ask me last") }
        } else if has(":bid?") {
            if self.rng.random_bool(0.6) { ("Pass", "") } else { ("Bid…", "Bid ") }
        } else if has(":discard?") {
            ("Choose tiles…", "")
        } else if has(":invoke?") {
            ("Invoke Ra…", "Invoke, ask me last")
        } else {
            return;
        };
        let hand = Hand { world, place, person: &person, game, question };
        // Whoever is refused, or not answered, looks at the board again.
        let _: Option<()> = hand.press(board, first, second, &mut self.rng).await;
    }
}

/// Where a group plays its games, one after the other.
fn place(group: usize, game: usize) -> String {
    format!("table-{group}-{game}")
}

/// The game of a board, and the entry that put its question.
fn asked(board: &Value) -> Option<(GameId, i64)> {
    let press =
        presses(board).into_iter().find_map(|press| press.strip_prefix("play:").map(str::to_owned))?;
    let mut parts = press.split(':');
    Some((GameId(parts.next()?.parse().ok()?), parts.next()?.parse().ok()?))
}

fn answered(response: Result<BotResponse, Refused>) -> Option<Value> {
    response.ok()?.message().cloned()
}

/// Somebody in front of the board that asks them.
struct Hand<'a> {
    world: &'a World,
    place: &'a str,
    person: &'a Person,
    game: GameId,
    question: i64,
}

impl Hand<'_> {
    fn deed(&self, entry: &str) -> Deed {
        Deed { game: self.game, question: self.question, entry: entry.to_owned(), by: self.person.name() }
    }

    /// Presses a button, and what it leads to. `None` if an answer did not come, or was another than it usually is.
    async fn press(&self, board: &Value, first: &str, second: &str, rng: &mut SmallRng) -> Option<()> {
        match (first, second) {
            ("Draw", _) => self.decide(id(board), first, "draw").await,
            ("Pass", _) => self.decide(id(board), first, "pass").await,
            ("Invoke Ra…", _) => {
                let panel = self.open(board, first).await?;
                self.decide(id(&panel), second, "invoke").await
            }
            ("Bid…", _) => {
                let panel = self.open(board, first).await?;
                let suns: Vec<String> = presses(&panel)
                    .iter()
                    .filter_map(|press| press.split_once(":answer bid ").map(|(_, sun)| sun.to_owned()))
                    .filter(|sun| sun.bytes().all(|byte| byte.is_ascii_digit()))
                    .collect();
                let sun = suns.get(rng.next_u32() as usize % suns.len().max(1))?;
                self.decide(id(&panel), &format!("Bid {sun}"), &format!("bid {sun}")).await
            }
            _ => {
                let mut panel = self.open(board, first).await?;
                loop {
                    let button = gives_up(&panel)?;
                    if button.contains(":discard ") {
                        break self.decide(id(&panel), &button, "discard").await;
                    }
                    panel = answered(self.clicked(id(&panel), &button).await)?;
                }
            }
        }
    }

    /// Opens a panel.
    async fn open(&self, board: &Value, button: &str) -> Option<Value> {
        let panel = answered(self.clicked(id(board), button).await)?;
        is_private(&panel).then_some(panel)
    }

    /// Presses what decides.
    async fn decide(&self, on: Id, button: &str, entry: &str) -> Option<()> {
        let deed = self.deed(entry);
        let is_counted = !deed.by.starts_with(HOSTILE);
        if is_counted {
            self.world.ledger.presses(&deed);
        }
        let response = self.clicked(on, button).await.ok()?;
        let answer = response.message()?.clone();
        let is_pending = carry_on(&answer).is_some();
        // The board itself, or a new one; whatever else is private is a refusal, or an answer ahead.
        if is_counted && (is_pending || !is_private(&answer)) {
            self.world.ledger.counts(&deed);
        }
        if is_pending {
            carried_on(self.person, self.place, response).await;
        }
        Some(())
    }

    /// Clicks, and notes how long that took if the process was there all the time.
    async fn clicked(&self, on: Id, button: &str) -> Result<BotResponse, Refused> {
        let lives = self.world.lives.load(Ordering::SeqCst);
        let beside_hostile = self.world.hostile.load(Ordering::Relaxed);
        let begun = Instant::now();
        let response = self.person.click(self.place, on, button).await;
        let was_there = lives.is_multiple_of(2) && self.world.lives.load(Ordering::SeqCst) == lives;
        if let (Ok(response), true) = (&response, was_there) {
            let wait = (!matches!(response, BotResponse::NoResponse)).then(|| begun.elapsed());
            self.world.ledger.waited(beside_hostile, wait);
        }
        response
    }
}
