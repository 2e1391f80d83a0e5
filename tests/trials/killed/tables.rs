//! People who open tables and sit down at them, while others play.

use std::time::Duration;

use futures_util::future::join_all;
use local_discord::{BotResponse, LocalDiscord};
use ra_bot::app::lobbies;
use ra_bot::store::Store;
use ra_bot::store::games::GameRow;
use ra_table::game::lobby::{Lobby, Status};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use tokio::sync::watch;

use super::players::after;
use crate::support::clicks::{is_perhaps_saved, is_unsaved};
use crate::support::dealt::channel;
use crate::support::server::{PEOPLE, is_thinking, words};

/// So long after a table was closed the bot knows who sat there.
const FORGOTTEN_AFTER: Duration = Duration::from_hours(30 * 24);

/// The table of one channel.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) channel: &'static str,
    /// Whether games are played in the channel itself.
    here: bool,
    /// As the database has it between the lives, if it is open.
    pub(crate) lobby: Option<Lobby>,
    /// When it last changed.
    pub(crate) touched: Millis,
    /// Who was told that they sit at the channel's latest table.
    seated: Vec<String>,
    /// A table whose opening was not answered may be a later one.
    unsure: bool,
    game_runs_here: bool,
}

/// One in each text channel.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) tables: [Table; 3],
    running: usize,
}

impl Default for Tables {
    fn default() -> Tables {
        let table = |channel, here| Table {
            channel,
            here,
            lobby: None,
            touched: Millis(0),
            seated: Vec::new(),
            unsure: false,
            game_runs_here: false,
        };
        Tables {
            tables: [table("general", true), table("ra", false), table("tournament", false)],
            running: 0,
        }
    }
}

impl Tables {
    /// Opens tables and sits people down until enough games run or the process dies.
    pub(crate) async fn open_and_fill(
        &mut self,
        discord: &LocalDiscord,
        at_once: usize,
        seed: u64,
        dead: &watch::Receiver<bool>,
    ) {
        let each = at_once.saturating_sub(self.running).div_ceil(self.tables.len());
        let mut rng = SmallRng::seed_from_u64(seed);
        join_all(self.tables.iter_mut().map(|table| {
            let rng = SmallRng::seed_from_u64(rng.next_u64());
            table.open_and_fill(discord, each, rng, dead.clone())
        }))
        .await;
    }

    /// Compares the tables in the database with what people were told, and believes the database from now on.
    pub(crate) async fn compare(&mut self, discord: &LocalDiscord, store: &Store, rows: &[GameRow]) {
        let now = Millis(discord.now_ms());
        let here = self.tables.each_ref().map(|table| channel(discord, table.channel));
        let running = |row: &&GameRow| row.status == Status::Running && here.contains(&row.lobby_channel);
        self.running = rows.iter().filter(running).count();
        for table in &mut self.tables {
            let (name, channel) = (table.channel, channel(discord, table.channel));
            let latest = rows.iter().rev().find(|row| row.lobby_channel == channel);
            assert!(latest.is_some() || table.seated.is_empty(), "{name}: the table is missing");
            let runs_here = |row: &GameRow| row.channel == Some(channel) && row.status == Status::Running;
            table.game_runs_here = rows.iter().any(runs_here);
            table.lobby = None;
            if let Some(latest) = latest {
                let lobby = lobbies::lobby(store, latest.id).await.unwrap();
                let names: Vec<String> = lobby.seats.iter().map(|seat| seat.person.name.clone()).collect();
                let missing = table.seated.iter().find(|name| !names.contains(name));
                let closed = latest.status == Status::Cancelled;
                let is_forgotten = closed && latest.changed_at.after(FORGOTTEN_AFTER) < now;
                assert!(
                    table.unsure || is_forgotten || missing.is_none(),
                    "{name}: {missing:?} is missing at game {}: {names:?} {lobby:#?} {latest:#?}",
                    latest.id
                );
                table.seated = names;
                table.touched = latest.changed_at;
                table.lobby = Some(lobby).filter(|lobby| lobby.status == Status::Lobby);
            }
            table.unsure = false;
        }
    }
}

/// What somebody is answered on a slow machine: everybody sees elsewhere what came of it.
const DONE: &str = "Done: https://";

impl Table {
    async fn open_and_fill(
        &mut self,
        discord: &LocalDiscord,
        games: usize,
        mut rng: SmallRng,
        mut dead: watch::Receiver<bool>,
    ) {
        for _ in 0..games {
            if self.game_runs_here {
                return;
            }
            if self.lobby.is_none() && !self.open(discord, &mut rng, &mut dead).await {
                return;
            }
            self.lobby = None;
            if !self.fill(discord, &mut dead).await {
                return;
            }
            self.game_runs_here = self.here;
        }
    }

    async fn open(
        &mut self,
        discord: &LocalDiscord,
        rng: &mut SmallRng,
        dead: &mut watch::Receiver<bool>,
    ) -> bool {
        let host = PEOPLE[rng.random_range(0..PEOPLE.len())];
        let edition = ["pharaoh", "classic"][rng.random_range(0..2)];
        let seats = rng.random_range(2..=5);
        self.unsure = true;
        // Where nothing is done for anybody, everybody knows how things stand; a third of the tables take what is
        // clear as it comes.
        let quick = if rng.random_bool(0.3) { "" } else { "quick:false " };
        let line = format!("/ra new seats:{seats} edition:{edition} {quick}here:{}", self.here);
        let Some(said) = run(discord, host, self.channel, &line, dead).await else { return false };
        // A table whose message was lost on its way has no message to open a thread from: its game is played here.
        if said.contains("A game is running") {
            self.game_runs_here = true;
            return false;
        }
        // The bot may not play there now.
        if said.contains("I am missing permissions") {
            self.unsure = false;
            return false;
        }
        if is_unsaved(&said) || is_perhaps_saved(&said) {
            return false;
        }
        assert!(said.contains("free seat") || said.starts_with(DONE), "{}: {said}", self.channel);
        (self.unsure, self.seated) = (false, vec![host.to_owned()]);
        true
    }

    /// Sits people down until the game starts.
    async fn fill(&mut self, discord: &LocalDiscord, dead: &mut watch::Receiver<bool>) -> bool {
        for who in PEOPLE {
            if self.seated.iter().any(|seated| seated == who) {
                continue;
            }
            let Some(said) = run(discord, who, self.channel, "/ra join", dead).await else { return false };
            // It has closed: nobody has touched it for days. Or it is full, and did not start as the bot may not play there.
            if said.contains("no open table") || said.contains("seats are taken") {
                return false;
            }
            if said.starts_with(DONE) || is_unsaved(&said) || is_perhaps_saved(&said) {
                self.unsure = true;
                return false;
            }
            assert!(
                ["have joined", "has started", "has begun", "epoch 1,"]
                    .iter()
                    .any(|part| said.contains(part)),
                "{}: {who} {said}",
                self.channel
            );
            self.seated.push(who.to_owned());
            if !said.contains("have joined") {
                return true;
            }
        }
        // All sit there, and it has not started.
        false
    }
}

/// What a person is answered; `None` if nothing.
async fn run(
    discord: &LocalDiscord,
    who: &str,
    channel: &str,
    line: &str,
    dead: &mut watch::Receiver<bool>,
) -> Option<String> {
    let person = discord.person(who).unwrap();
    let answer = tokio::select! {
        // Who does not see the channel says nothing there.
        answer = person.run(channel, line) => answer.unwrap_or(BotResponse::NoResponse),
        () = after(dead) => BotResponse::NoResponse,
    };
    // One that is deferred is as good as none until it is given.
    answer.message().filter(|message| !is_thinking(message)).map(words)
}
