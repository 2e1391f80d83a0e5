//! Everything that changes something besides playing: in a channel of its own one game after the other is opened, and
//! in each the same is done, step by step, however often the process dies over it. What was answered is there
//! afterwards, and once; what was not answered may be.

use std::collections::BTreeMap;

use local_discord::{BotResponse, ChannelKind, LocalDiscord, Order, Person};
use ra::rules::{Action, Seat};
use ra_bot::store::games::GameRow;
use ra_bot::store::{Store, dated_settings, direct_messages, entries, seat_offers};
use ra_table::game::lobby::{KEPT_FOR, Status};
use ra_table::game::{Actor, Kept, Line, Setting};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;
use serde_json::Value;
use tokio::sync::watch;

use super::players::after;
use super::shown_actions::{CHANNEL, lowest_sun, mentioned, offered, said};
use crate::support::clicks::{carried_on, carry_on, id, is_perhaps_saved, is_unsaved};
use crate::support::dealt::user;
use crate::support::permissions::appointing;
use crate::support::server::words;
use crate::support::stored_game::StoredGame;

/// How a chair is offered.
const OFFER: &str = "/ra-admin replace player:Amun by:Seti";

/// What is done, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Deed {
    /// A table with a computer player is opened, or one for two people.
    Open,
    Join,
    Pause,
    Resume,
    Order,
    Settings,
    /// Ra is invoked, and can still be taken back.
    Press,
    TakeBack,
    Invoke,
    Plan,
    Withdraw,
    /// A chair is offered.
    Offer,
    Take,
    Resign,
    CallOff,
}

/// A game of two people.
const WITH_PEOPLE: [Deed; 14] = [
    Deed::Open,
    Deed::Join,
    Deed::Pause,
    Deed::Resume,
    Deed::Settings,
    Deed::Press,
    Deed::TakeBack,
    Deed::Invoke,
    Deed::Plan,
    Deed::Withdraw,
    Deed::Offer,
    Deed::Take,
    Deed::Resign,
    Deed::CallOff,
];
/// A game against a computer player, with quick draws. It begins at once.
const WITH_COMPUTER: [Deed; 5] = [Deed::Open, Deed::Settings, Deed::Order, Deed::Pause, Deed::CallOff];

impl Deed {
    /// How the entry begins that it makes; `None` if it makes none.
    fn entry(self) -> Option<&'static str> {
        match self {
            Deed::Pause => Some("hold"),
            Deed::Resume => Some("go on"),
            Deed::Invoke => Some("invoke"),
            Deed::Take => Some("seat"),
            Deed::Resign => Some("stand in"),
            Deed::CallOff => Some("all cancel"),
            Deed::Open | Deed::Join | Deed::Order | Deed::Settings => None,
            Deed::Press | Deed::TakeBack | Deed::Plan | Deed::Withdraw | Deed::Offer => None,
        }
    }
}

/// The deeds, and how far they are.
pub(crate) struct Deeds {
    /// Whose settings are changed.
    nefer: UserId,
    /// Who is offered a chair.
    seti: UserId,
    /// The game in which they are done; those before are over.
    games: usize,
    /// Which is the next.
    at: usize,
    /// The entries that the game's deeds have made, as people were answered.
    made: Vec<&'static str>,
    /// What people were answered in this game, for the report of a failure.
    told: Vec<(Deed, String)>,
    /// The deed that was not answered.
    pending: Option<Deed>,
    /// How often each was done.
    pub(crate) done: BTreeMap<Deed, usize>,
    /// Whether somebody is called by direct message, as they were told last.
    direct: bool,
    /// When a chair was offered at the latest.
    offered: Millis,
    /// How many answers to auctions the game had before the deed that is next.
    answers: usize,
    /// Whether the last order was refused, as it was Nefer's turn until a tile was drawn quickly.
    refused: bool,
}

impl Deeds {
    /// Makes the channel.
    pub(crate) fn begin(discord: &LocalDiscord) -> Deeds {
        discord.order(Order::CreateChannel { name: CHANNEL.to_owned(), kind: ChannelKind::Text }).unwrap();
        // Khnum looks after the games there.
        discord.order(appointing(CHANNEL, "Khnum")).unwrap();
        Deeds {
            nefer: user(discord, "Nefer"),
            seti: user(discord, "Seti"),
            games: 0,
            at: 0,
            made: Vec::new(),
            told: Vec::new(),
            pending: None,
            done: BTreeMap::new(),
            direct: false,
            offered: Millis(0),
            answers: 0,
            refused: false,
        }
    }

    /// How often what was done least.
    pub(crate) fn least(&self) -> usize {
        WITH_PEOPLE
            .iter()
            .chain(&WITH_COMPUTER)
            .map(|deed| self.done.get(deed).copied().unwrap_or_default())
            .min()
            .unwrap_or_default()
    }

    fn script(&self) -> &'static [Deed] {
        if self.games.is_multiple_of(2) { &WITH_PEOPLE } else { &WITH_COMPUTER }
    }

    /// Does one after the other until the process dies.
    pub(crate) async fn go_on(&mut self, discord: &LocalDiscord, dead: &watch::Receiver<bool>) {
        let mut dead = dead.clone();
        while !*dead.borrow() {
            let deed = self.script()[self.at];
            let began = Millis(discord.now_ms());
            let answer = tokio::select! {
                answer = self.act(discord, deed) => answer,
                () = after(&mut dead) => None,
            };
            let Some((person, answer)) = answer else {
                // That an order was refused stays so while a later deed is under way.
                self.refused &= deed != Deed::Order;
                self.pending = Some(deed);
                return;
            };
            self.told.push((deed, words(&answer)));
            if is_unsaved(&words(&answer)) || is_perhaps_saved(&words(&answer)) {
                self.pending = Some(deed);
                return;
            }
            if matches!(deed, Deed::Press | Deed::Invoke) && carry_on(&answer).is_none() {
                // It was refused, as when the board was not that of the moment.
                self.pending = Some(deed);
                return;
            }
            self.offered = if deed == Deed::Offer { began } else { self.offered };
            self.refused = deed == Deed::Order && words(&answer).starts_with("It is your turn");
            if deed == Deed::TakeBack && !words(&answer).starts_with("Taken back") {
                self.is_played_already();
            } else {
                self.is_done(deed);
            }
            if deed == Deed::Invoke {
                // It is played in any case, if later.
                tokio::select! {
                    _ = carried_on(&person, CHANNEL, BotResponse::Message { message: answer }) => {}
                    () = after(&mut dead) => {}
                }
            }
        }
    }

    /// What was to be taken back has been played, as its time was over.
    fn is_played_already(&mut self) {
        assert_eq!(self.script()[self.at..][..2], [Deed::TakeBack, Deed::Invoke]);
        self.made.extend(Deed::Invoke.entry());
        self.at += 2;
    }

    fn is_done(&mut self, deed: Deed) {
        *self.done.entry(deed).or_default() += 1;
        self.made.extend(deed.entry());
        self.direct ^= deed == Deed::Settings;
        self.at += 1;
        if self.at == self.script().len() {
            (self.at, self.games, self.answers) = (0, self.games + 1, 0);
            self.made.clear();
            self.told.clear();
        }
    }

    /// Who does it, and what they are answered; `None` if nothing, or if the board is not there yet.
    async fn act(&self, discord: &LocalDiscord, deed: Deed) -> Option<(Person, Value)> {
        let alone = self.script() == WITH_COMPUTER;
        let way = if self.direct { "in the game's channel" } else { "by direct message" };
        let opened = if alone { "seats:2 computers:1 level:easy quick:true" } else { "seats:2 quick:false" };
        let asked = match deed {
            Deed::Press | Deed::Invoke => Some(mentioned(discord, "your turn", 0).await),
            // Or it has been played by now, and another is asked.
            Deed::TakeBack => Some(mentioned(discord, "", 0).await),
            // Whoever has invoked Ra is asked last.
            Deed::Plan | Deed::Withdraw => Some(mentioned(discord, "auction", 1).await),
            _ => None,
        };
        let (who, line) = match deed {
            Deed::Open => ("Nefer", format!("/ra new here:true pace:\"no clock\" {opened}")),
            Deed::Join => ("Amun", "/ra join".to_owned()),
            Deed::Pause => ("Khnum", "/ra-admin pause".to_owned()),
            Deed::Resume => ("Khnum", "/ra-admin resume".to_owned()),
            Deed::Order => ("Nefer", "/ra orders auction:pass added:8".to_owned()),
            Deed::Settings => ("Nefer", format!("/ra settings calls:\"{way}\"")),
            Deed::Offer => ("Khnum", OFFER.to_owned()),
            // By a click on what was offered.
            Deed::Take => ("Seti", String::new()),
            Deed::Resign => ("Seti", "/ra resign".to_owned()),
            Deed::CallOff => ("Nefer", "/ra cancel".to_owned()),
            Deed::Press | Deed::Invoke => ("", "/ra invoke".to_owned()),
            Deed::TakeBack => ("", "/ra undo".to_owned()),
            Deed::Plan => {
                ("", format!("/ra bid {} how:\"this sun, or pass\"", lowest_sun(discord, asked.as_ref()?)?))
            }
            Deed::Withdraw => ("", "/ra withdraw".to_owned()),
        };
        let person = asked.or_else(|| discord.person(who))?;
        if deed == Deed::Take {
            if let Some((on, button)) = offered(discord)
                && let answer = person.click(CHANNEL, on, &button).await.ok()?
                && let told = said(&person, answer.message()?.clone()).await?
                && words(&told).contains("has taken")
            {
                return Some((person, told));
            }
            // What was to show the offer was cut off: it is made again.
            discord.person("Khnum")?.run(CHANNEL, OFFER).await.ok()?;
            return None;
        }
        let answer = person.run(CHANNEL, &line).await;
        // Nothing of this is refused by the local Discord itself.
        let answer = answer.unwrap_or_else(|refused| panic!("{line}: {refused}"));
        // Nobody else has a chair when a game is called off.
        let confirmed = match deed {
            Deed::Resign => Some("Leave this game for good"),
            Deed::CallOff => Some("Call the game off"),
            _ => None,
        };
        if let Some(label) = confirmed {
            let panel = said(&person, answer.message()?.clone()).await?;
            let answer = person.click(CHANNEL, id(&panel), label).await.ok()?;
            let told = said(&person, answer.message()?.clone()).await?;
            return Some((person, told));
        }
        let told = said(&person, answer.message()?.clone()).await?;
        Some((person, told))
    }

    /// Compares what the dead left with what people were told, and goes on from there.
    pub(crate) async fn compare(&mut self, discord: &LocalDiscord, store: &Store, rows: &[GameRow]) {
        let channel = discord.channel(CHANNEL).unwrap().to_string();
        let rows: Vec<&GameRow> =
            rows.iter().filter(|row| row.lobby_channel.to_string() == channel).collect();
        let pending = self.pending.take();
        // An opening that was not answered may have opened a table.
        let row = rows.get(self.games).copied();
        assert!(rows.len() <= self.games + 1, "{} tables, not {}", rows.len(), self.games);
        let Some(row) = row else {
            assert_eq!(self.at, 0, "the table is missing: {:?}", self.done);
            return;
        };
        let was_open = self.at > 0;
        if row.status == Status::Cancelled && self.at <= 1 && self.script() == WITH_PEOPLE {
            // Nobody has touched it for days.
            (self.at, self.games) = (0, self.games + 1);
            return;
        }
        let decided = row.status == Status::Running
            && StoredGame::read(store, row.id).await.game.ahead().pending.as_ref().is_some();
        let mut found = made(store, row.id).await;
        let happened = match pending {
            Some(Deed::Open) => !was_open,
            Some(Deed::Join) => row.status != Status::Lobby,
            Some(Deed::Press) => decided || found.len() > self.made.len(),
            Some(Deed::TakeBack) => !decided && found.len() == self.made.len(),
            Some(Deed::Invoke) if decided => true,
            Some(deed) => match deed.entry() {
                Some(_) => found.len() == self.made.len() + 1,
                None => self.holds(store, row, deed, !self.direct).await,
            },
            None => false,
        };
        if let Some(deed) = pending.filter(|_| happened) {
            self.is_done(deed);
        }
        if self.at == 0 && was_open {
            // The last deed of the game was the one.
            assert_eq!(row.status, Status::Cancelled);
            return;
        }
        let last = |deeds: &Deeds| deeds.at.checked_sub(1).map(|at| deeds.script()[at]);
        if last(self) == Some(Deed::Invoke) && decided {
            found.extend(Deed::Invoke.entry());
        }
        if last(self) == Some(Deed::Press) && found.len() > self.made.len() {
            self.is_played_already();
        }
        assert_eq!(found, self.made, "game {}, pending {pending:?}: {:#?}", row.id, self.told);
        if let Some(deed) = last(self).filter(|deed| deed.entry().is_none()) {
            let is_over = Millis(discord.now_ms()) > self.offered.after(KEPT_FOR);
            let holds = deed == Deed::Offer && is_over || self.holds(store, row, deed, self.direct).await;
            assert!(holds, "game {}: {deed:?} is lost: {:?}", row.id, self.done);
        }
        if self.script()[self.at] == Deed::Order {
            self.answers = answers(store, row).await;
        }
    }

    /// Whether what a deed has changed, and no later one has, is as it is to be; of the settings, whether somebody is
    /// called by direct message, or is to be once it is found out whether they can be.
    async fn holds(&self, store: &Store, row: &GameRow, deed: Deed, directly: bool) -> bool {
        match deed {
            Deed::Open => row.status != Status::Cancelled,
            Deed::Join => row.status == Status::Running,
            // It is over once it is Nefer's turn again, or has been used, and draws are quick.
            Deed::Order => {
                let game = StoredGame::read(store, row.id).await.game;
                let is_used = answers(store, row).await > self.answers;
                let is_over = self.refused || is_used || game.table().person_to_act().is_some();
                is_over || game.ahead().orders.iter().any(|orders| orders.auction.is_some())
            }
            Deed::Press => StoredGame::read(store, row.id).await.game.ahead().pending.as_ref().is_some(),
            Deed::TakeBack => StoredGame::read(store, row.id).await.game.ahead().pending.as_ref().is_none(),
            Deed::Offer => {
                let mut tx = store.read().await.unwrap();
                seat_offers::to(&mut tx, row.id, self.seti).await.unwrap().is_some()
            }
            Deed::Plan => !StoredGame::read(store, row.id).await.game.ahead().given.is_empty(),
            Deed::Withdraw => {
                let game = StoredGame::read(store, row.id).await.game;
                game.ahead().given.iter().all(|given| given.kept == Kept::Withdrawn)
            }
            Deed::Settings => {
                let mut tx = store.read().await.unwrap();
                let all: Vec<Setting> = dated_settings::all(&mut tx, self.nefer).await.unwrap();
                let is_direct = all.last().is_some_and(|setting| setting.direct);
                is_direct == directly
                    || (directly && direct_messages::wish_of(&mut tx, self.nefer).await.unwrap().direct)
            }
            _ => true,
        }
    }
}

/// How many answers to auctions a game has.
async fn answers(store: &Store, row: &GameRow) -> usize {
    if row.status == Status::Lobby {
        return 0;
    }
    let round = StoredGame::read(store, row.id).await;
    let is_answer = |(_, action): &&(Seat, Action)| matches!(action, Action::Bid(_) | Action::Pass);
    round.record().actions().iter().filter(is_answer).count()
}

/// How the entries begin that people have made by themselves.
async fn made(store: &Store, game: GameId) -> Vec<&'static str> {
    let mut tx = store.read().await.unwrap();
    let lines = entries::all(&mut tx, game).await.unwrap();
    let by_people =
        lines.iter().filter(|line: &&Line| matches!(line.actor, Actor::Person(_)) && !line.ahead.is_ahead());
    let begins = |words: &str| {
        WITH_PEOPLE.iter().filter_map(|deed| deed.entry()).find(|entry| words.starts_with(entry))
    };
    by_people.filter_map(|line| begins(&line.words)).collect()
}
