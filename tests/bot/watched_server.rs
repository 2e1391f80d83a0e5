//! A server that is watched: what people do there step by step, and all that the bot sends Discord in each step.

use std::fmt::Write;
use std::fs::File;
use std::io::Read as _;
use std::sync::Once;
use std::time::Duration;

use local_discord::{BotResponse, Id, LocalDiscord, Options, Order, Refused};
use ra::record::Record;
use ra::rules::{Action, State};
use ra_bot::app::notifications;
use ra_bot::store::{Database, tasks};
use ra_table::id::GameId;
use serde_json::Value;
use tempfile::TempDir;

use super::log_transcript::{Step, Telling, is_by_the_way};
use crate::support::clicks::{carry_on, id, parts, presses};
use crate::support::dealt::{Dealt, THREE};
use crate::support::hours::due_in_games;
use crate::support::permissions::appointing;
use crate::support::server::{PEOPLE, Server, options, within};

/// 2040-03-07, 12:00 UTC. Every scene begins there, so that days, dates and the cities at a time of day are always the
/// same.
pub(crate) const BEGINNING: i64 = 2_214_734_400_000;
/// Between two looks.
const SOON: Duration = Duration::from_millis(10);
/// A task that somebody else's work keeps waiting comes again within this time.
const SOON_AGAIN: Duration = Duration::from_secs(1);
/// A game that has changed is left to whoever changed it for so long, however busy this machine is.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);
/// After this time those are looked up whom a game waits for.
pub(crate) const LOOK_AFTER: Duration = Duration::from_secs(60 * 60);

pub(crate) struct Stage {
    pub(crate) server: Server,
    steps: Vec<Step>,
    log: File,
    /// What has been read of the log and is no whole line.
    unread: Vec<u8>,
    _folder: TempDir,
}

/// One of a message's buttons or menus by its label or placeholder.
fn has(message: &Value, name: &str) -> bool {
    parts(message).any(|one| one["label"] == name || one["placeholder"] == name)
}

/// The name of a menu, and what is chosen from it, of `<Tiles to take>1,4`.
fn menu(name: &str) -> Option<(&str, Vec<&str>)> {
    let (menu, values) = name.strip_prefix('<')?.split_once('>')?;
    Some((menu, values.split(',').collect()))
}

/// Plays a game that is the same for ever, and shows each position; returns what was done.
pub(crate) fn whole_game(dealt: Dealt, mut show: impl FnMut(&State)) -> Vec<Action> {
    let mut record = Record::new(dealt.setup(), Vec::new()).unwrap();
    let mut played = Vec::new();
    while let Some((seat, legal)) = record.state().turn() {
        show(record.state());
        let action = legal.nth(played.len() * 7 % legal.len()).unwrap();
        record.play(seat, action, &mut |_| ()).unwrap();
        played.push(action);
    }
    played
}

/// Such a game but for its last actions, and these.
pub(crate) fn nearly_played(dealt: Dealt, left: usize) -> (Dealt, Vec<Action>) {
    let mut played = whole_game(dealt, |_| ());
    let last = played.split_off(played.len() - left);
    let played: Vec<String> = played.iter().map(ToString::to_string).collect();
    (Dealt { played: played.join(", ").leak(), ..dealt }, last)
}

/// Draws icons and letters once for all scenes. On a busy machine the first picture takes so long that its answer would
/// be given up.
fn warm_up() {
    static DRAWN: Once = Once::new();
    DRAWN.call_once(|| {
        let names: Vec<String> = PEOPLE[..3].iter().map(ToString::to_string).collect();
        let names = ra_table::names::called(&names);
        let mut shown = 0;
        whole_game(THREE, |state| {
            if shown % 20 == 0 {
                ra_display::render::board(
                    ra_table::language::Language::En,
                    ra_table::theme::Theme::default(),
                    &state.visible(),
                    None,
                    &names,
                );
            }
            shown += 1;
        });
    });
}

impl Stage {
    pub(crate) async fn new() -> Stage {
        Stage::with(|_| {}).await
    }

    /// The same with other settings.
    pub(crate) async fn with(change: impl FnOnce(&mut ra_bot::config::Config)) -> Stage {
        Stage::on(&[], change).await
    }

    /// A server in whose *ra* and *general* Khnum looks after the games. So it was before the bot came: a bot that is told
    /// of changed permissions looks where its games are, if there are some by then.
    pub(crate) async fn looked_after() -> Stage {
        Stage::on(&["ra", "general"].map(|channel| appointing(channel, "Khnum")), |_| {}).await
    }

    async fn on(before: &[Order], change: impl FnOnce(&mut ra_bot::config::Config)) -> Stage {
        warm_up();
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log.jsonl");
        let options = Options { log: Some(log.clone()), ..options() };
        let set = |config: &mut ra_bot::config::Config| {
            config.patience = PATIENCE;
            config.look_after = LOOK_AFTER;
            change(config);
        };
        let ordered = async |discord: &LocalDiscord, _: &Database| {
            for order in before {
                discord.order(order.clone()).unwrap();
            }
        };
        let server = Server::on(options, set, ordered).await;
        let log = File::open(log).unwrap();
        let mut stage = Stage { server, steps: Vec::new(), log, unread: Vec::new(), _folder: folder };
        stage.begin("the start");
        stage.server.at_rest().await;
        stage.rest().await;
        let by = BEGINNING - stage.server.now().0;
        stage.server.turn(Duration::from_millis(u64::try_from(by).unwrap())).await;
        stage.rest().await;
        stage
    }

    /// Begins a step.
    fn begin(&mut self, what: impl Into<String>) {
        self.steps.push(Step { what: what.into(), lines: Vec::new() });
    }

    /// Takes the new lines of the log into the present step; returns whether there were any.
    fn read(&mut self) -> bool {
        let mut news = Vec::new();
        self.log.read_to_end(&mut news).unwrap();
        self.unread.extend_from_slice(&news);
        let whole = self.unread.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let lines: Vec<u8> = self.unread.drain(..whole).collect();
        let lines = lines.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
        let lines = lines.map(|line| serde_json::from_slice::<Value>(line).unwrap());
        // The local Discord is asked for the time, again and again.
        let lines = lines.filter(|line| !line["path"].as_str().is_some_and(is_by_the_way));
        let step = self.steps.last_mut().unwrap();
        let before = step.lines.len();
        step.lines.extend(lines);
        step.lines.len() > before
    }

    /// Waits until all that the step brought about is over.
    async fn rest(&mut self) {
        for _ in 0..6000 {
            self.server.at_rest().await;
            if self.is_at_rest().await && !self.read() {
                return;
            }
            tokio::time::sleep(SOON).await;
        }
        panic!("it never comes to rest: {}", self.steps.last().unwrap().what);
    }

    /// Whether the database knows of nothing that is still to be sent.
    async fn is_at_rest(&self) -> bool {
        let (store, now) = (&self.server.store, self.server.now());
        // A call for whose board it was too early comes a moment later.
        due_in_games(store, now.after(notifications::SOON)).await.is_empty()
            && tasks::open(store, now.after(SOON_AGAIN)).await.unwrap().is_empty()
    }

    async fn step<T>(&mut self, what: String, done: Result<T, Refused>) -> Option<T> {
        if let Err(refused) = &done {
            writeln!(self.steps.last_mut().unwrap().what, "{what}\n(not possible: {refused})").unwrap();
        } else {
            self.steps.last_mut().unwrap().what += &what;
        }
        self.rest().await;
        done.ok()
    }

    /// Somebody runs a command in *ra*.
    pub(crate) async fn run(&mut self, who: &str, command: &str) {
        self.run_in(who, "ra", command).await;
    }

    /// Several do, one after the other.
    pub(crate) async fn all(&mut self, commands: &[(&str, &str)]) {
        for (who, command) in commands {
            self.run(who, command).await;
        }
    }

    pub(crate) async fn run_in(&mut self, who: &str, channel: &str, command: &str) {
        let person = self.server.person(who);
        self.begin("");
        let answer = within(person.run(channel, command)).await;
        let answer = self.step(format!("{who} in {channel}: {command}"), answer).await;
        self.carry_on(who, channel, answer).await;
    }

    /// Somebody is shown what they could type next.
    pub(crate) async fn complete(&mut self, who: &str, command: &str) {
        let person = self.server.person(who);
        self.begin("");
        let answer = within(person.complete("ra", command)).await;
        self.step(format!("{who} types {command:?}"), answer).await;
    }

    /// Somebody presses one button after the other in *ra*: the first on the newest message that has it, each other on
    /// the one that came of it.
    pub(crate) async fn press(&mut self, who: &str, names: &[&str]) -> Option<Id> {
        let person = self.server.person(who);
        let first = menu(names[0]).map_or(names[0], |(menu, _)| menu);
        let messages = person.read("ra").unwrap();
        let newest = messages.iter().rev().find(|message| has(message, first)).map(id);
        self.press_on(who, newest, names).await
    }

    /// The same, beginning at that message; returns the last.
    pub(crate) async fn press_on(&mut self, who: &str, on: Option<Id>, names: &[&str]) -> Option<Id> {
        let person = self.server.person(who);
        let mut on = on;
        for name in names {
            self.begin("");
            let there = on.ok_or_else(|| Refused("there is no such button".to_owned()));
            let answer = match (there, menu(name)) {
                (Err(refused), _) => Err(refused),
                (Ok(on), Some((menu, values))) => within(person.choose("ra", on, menu, &values)).await,
                (Ok(on), None) => within(person.click("ra", on, name)).await,
            };
            let answer = self.step(format!("{who} presses {name}"), answer).await;
            let carried_on = self.carry_on(who, "ra", answer.clone()).await;
            let answer = carried_on.or(answer);
            on = answer.as_ref().and_then(BotResponse::message).map(id).or(on);
        }
        on
    }

    /// Who has decided something on their turn does not wait until it is played, but says so.
    async fn carry_on(
        &mut self,
        who: &str,
        channel: &str,
        answer: Option<BotResponse>,
    ) -> Option<BotResponse> {
        let answer = answer?;
        let message = answer.message()?;
        let button = carry_on(message)?;
        let person = self.server.person(who);
        self.begin("");
        let answer = within(person.click(channel, id(message), &button)).await;
        self.step(format!("{who} carries on"), answer).await
    }

    /// Khnum, who looks after the games, calls one off.
    pub(crate) async fn call_off(&mut self, game: GameId) {
        self.happens(appointing("ra", "Khnum")).await;
        // The bot hears of it, and looks where it can write now.
        let looks = |line: &Value| line["path"].as_str().is_some_and(|path| path.ends_with("/channels"));
        while !self.steps.last().unwrap().lines.iter().any(looks) {
            tokio::time::sleep(SOON).await;
            self.rest().await;
        }
        self.run("Khnum", &format!("/ra-admin cancel game:{game}")).await;
        self.press("Khnum", &["Call the game off"]).await;
    }

    /// The clock of the local Discord is turned.
    pub(crate) async fn turn(&mut self, by: Duration) {
        self.begin(format!("the clock is turned forward by {} minutes", by.as_secs() / 60));
        self.server.turn(by).await;
        self.rest().await;
    }

    /// The same, and what comes of it is more than the database knows: it is over once *ra* has been told this.
    pub(crate) async fn turn_until(&mut self, by: Duration, told: &str) {
        self.begin(format!("the clock is turned forward by {} minutes", by.as_secs() / 60));
        self.server.turn(by).await;
        self.server.until("ra", |read| read.contains(told)).await;
        self.rest().await;
    }

    /// Something happens on the server.
    pub(crate) async fn happens(&mut self, order: Order) {
        self.begin(format!("{order:?}"));
        self.server.discord.order(order).unwrap();
        self.rest().await;
    }

    /// Ends it; returns all that was done and sent, without what was sent at the start.
    pub(crate) async fn end(self) -> String {
        let told = Telling::of(&self.server, &self.steps).tell(&self.steps[1..]);
        self.server.end().await;
        told
    }

    /// The same without the requests' contents, where these come of chance.
    pub(crate) async fn end_of_chance(self) -> String {
        let told = Telling::of(&self.server, &self.steps).without_contents().tell(&self.steps[1..]);
        self.server.end().await;
        told
    }

    /// What was sent at the start.
    pub(crate) fn start(&self) -> String {
        Telling::of(&self.server, &self.steps).tell(&self.steps[..1])
    }

    /// The newest message in *ra* that somebody sees with such a button.
    pub(crate) fn newest(&self, who: &str, button: &str) -> Id {
        let messages = self.server.messages(who, "ra");
        let found = messages.iter().rev().find(|message| has(message, button));
        id(found.unwrap_or_else(|| panic!("{:?}", messages.iter().map(presses).collect::<Vec<_>>())))
    }
}
