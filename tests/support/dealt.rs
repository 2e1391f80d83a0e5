//! Games that a test deals: a stacked bag, known suns, and a history, written into the database as the bot would.

use local_discord::LocalDiscord;
use ra::record::Record;
use ra::rules::{Edition, Players, Seat, Setup, Tile, sun_groups};
use ra_bot::store::games::GameRow;
use ra_bot::store::tasks::{self, Kind, NewTask};
use ra_bot::store::{Store, boards, deals, entries, lobbies, people};
use ra_table::game::lobby::{Change, Sitting};
use ra_table::game::{
    Actor, BEFORE_START, Deal, Entry, LOOKING, Line, Number, Paid, Person, RULES, Terms, Who,
};
use ra_table::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;

use super::clicks::{id, tells_of_an_epoch};
use super::hours::MINUTE;
use super::running::{insert, running};
use super::server::{PATIENCE, PEOPLE, Server, wait_for, wait_while, words};

/// A game played in a channel itself by the first of the people, clockwise, with the groups of suns in the rulebook's
/// order: of three, Nefer has 13 8 5 2, Amun 12 9 6 3, Isis 11 10 7 4. Nefer is the host.
#[derive(Clone, Copy)]
pub(crate) struct Dealt {
    pub(crate) channel: &'static str,
    pub(crate) players: usize,
    /// The tiles with which the bag begins; the rest follows with the Ra tiles last.
    pub(crate) bag: &'static str,
    /// What was played already, ten minutes ago, as in histories, with commas between; what is no action the program
    /// did.
    pub(crate) played: &'static str,
    /// Whether the channel has been shown all of it.
    pub(crate) shown: bool,
    /// By which version of the rules.
    pub(crate) rules: i64,
    /// Whether the bag goes on with its rest turned round.
    pub(crate) turned: bool,
    /// In which language everybody reads it.
    pub(crate) language: Language,
}

/// Three players, before the first action.
pub(crate) const THREE: Dealt = Dealt {
    channel: "ra",
    players: 3,
    bag: "nile",
    played: "",
    shown: true,
    rules: RULES,
    turned: false,
    language: Language::En,
};

/// Enough to draw that no auction comes.
pub(crate) const CALM: Dealt =
    Dealt { bag: "nile pharaoh gold nile pharaoh gold nile pharaoh gold", ..THREE };

/// It is Amun’s turn; a computer player has the chair of Isis, whose time has run out ten minutes ago.
pub(crate) const LATE: Dealt = Dealt { played: "draw, stand in 2 late", ..CALM };

/// Amun is about to draw Ra: then Isis answers (11 10 7 4), then Nefer (13 8 5 2), then Amun (12 9 6 3).
pub(crate) const BEFORE_RA: Dealt = Dealt { bag: "nile ra pharaoh", played: "draw", ..THREE };

/// Nefer has won a Pyramid, a Sphinx and an Obelisk, and then an Earthquake: two of them have to go.
pub(crate) const EARTHQUAKE: Dealt = Dealt {
    bag: "pyramid sphinx obelisk nile earthquake",
    played: "draw, draw, draw, invoke, pass, pass, bid 13, draw, draw, invoke, pass, pass, bid 8",
    ..THREE
};

/// Nefer has won monuments of four kinds, one of which thrice, with an Earthquake.
pub(crate) const MANY_MONUMENTS: Dealt = Dealt {
    bag: "pyramid sphinx sphinx sphinx obelisk statue earthquake",
    played: "draw, draw, draw, draw, draw, draw, draw, invoke, pass, bid 13",
    ..THREE
};

/// Nefer has two Gods and is on turn; on the track lie a Nile and a Flood.
pub(crate) const GODS: Dealt = Dealt {
    bag: "god god pharaoh nile flood art",
    played: "draw, draw, draw, invoke, pass, pass, bid 13, draw, draw",
    ..THREE
};

impl Dealt {
    pub(crate) fn setup(&self) -> Setup {
        let first: Vec<Tile> = self.bag.split(' ').map(|code| code.parse().unwrap()).collect();
        let mut rest: Vec<Tile> = Edition::Pharaoh.tiles().to_vec();
        for tile in &first {
            rest.remove(rest.iter().position(|other| other == tile).unwrap());
        }
        rest.sort_by_key(|tile| *tile == Tile::Ra);
        if self.turned {
            rest.reverse();
        }
        let suns = sun_groups(Players::new(self.players).unwrap());
        Setup::new(Edition::Pharaoh, suns, &[first, rest].concat()).unwrap()
    }

    /// Writes it into a database.
    pub(crate) async fn deal(&self, discord: &LocalDiscord, store: &Store) -> GameId {
        let at = Millis(discord.now_ms() - 10 * 60 * 1000);
        let began = at.before(LOOKING + MINUTE);
        let deal = Deal { setup: self.setup(), salt: "salt".to_owned() };
        let mut record = Record::new(deal.setup, Vec::new()).unwrap();
        let played = self.played.split(", ").filter(|words| !words.is_empty());
        let mut lines: Vec<Line> =
            (1..).zip(played).map(|(seq, words)| line(&mut record, seq, words, began)).collect();
        // Who is asked has not just acted, and waiting has cost nobody any time.
        if let Some(last) = lines.last_mut() {
            (last.at, last.decided_at, last.paid) = (at, at, Some(Paid::default()));
        }
        let channel = channel(discord, self.channel);
        let seq = lines.len() as i64;
        let base = running(began);
        let row = GameRow {
            guild: Some(guild(discord)),
            lobby_channel: channel,
            channel: Some(channel),
            seats: self.players,
            terms: Terms { language: self.language, ..base.terms },
            seq,
            shown: Some(if self.shown { seq } else { BEFORE_START }),
            ..base
        };
        let mut tx = store.write().await.unwrap();
        let game = insert(&mut tx, row).await;
        deals::add(&mut tx, game, self.rules, &deal).await.unwrap();
        for (number, who) in PEOPLE[..self.players].iter().enumerate() {
            let person = Person { who: Who::User(user(discord, who)), name: (*who).to_owned() };
            let sitting = Sitting { number: Number(number as u32), person, kept: None };
            people::put(&mut tx, game, &sitting, Seat::new(number)).await.unwrap();
        }
        for line in &lines {
            entries::append(&mut tx, game, line).await.unwrap();
        }
        tasks::put_of_game(&mut tx, Kind::Clock, game, at).await.unwrap();
        let people = PEOPLE[..self.players].iter().map(|who| NewTask::notification(user(discord, who), at));
        tasks::put(&mut tx, &people.collect::<Vec<_>>()).await.unwrap();
        if !self.shown {
            tasks::put_of_game(&mut tx, Kind::Board, game, at).await.unwrap();
        }
        tx.commit().await.unwrap();
        game
    }
}

/// An entry as the bot would have made it, whose action the record takes.
fn line(record: &mut Record, seq: i64, words: &str, at: Millis) -> Line {
    let actor = match words.parse().unwrap() {
        Entry::Action(action) => {
            let seat = record.state().to_act().unwrap();
            let played = record.play(seat, action, &mut |_| ());
            played.unwrap_or_else(|why| panic!("{words}: {why}"));
            Actor::Person(Number(seat.index() as u32))
        }
        _ => Actor::Program,
    };
    Line::at_once(seq, actor, at, words.to_owned())
}

/// The server of a local Discord.
pub(crate) fn guild(discord: &LocalDiscord) -> GuildId {
    GuildId(i64::try_from(discord.guild().0).unwrap())
}

/// Who somebody is.
pub(crate) fn user(discord: &LocalDiscord, who: &str) -> UserId {
    UserId(i64::try_from(discord.person(who).unwrap().id().0).unwrap())
}

pub(crate) fn channel(discord: &LocalDiscord, name: &str) -> ChannelId {
    ChannelId(i64::try_from(discord.channel(name).unwrap().0).unwrap())
}

impl Server {
    /// Who somebody is.
    pub(crate) fn user(&self, who: &str) -> UserId {
        user(&self.discord, who)
    }

    pub(crate) fn guild(&self) -> GuildId {
        guild(&self.discord)
    }

    pub(crate) fn channel(&self, name: &str) -> ChannelId {
        channel(&self.discord, name)
    }

    pub(crate) async fn deal(&self, dealt: Dealt) -> GameId {
        dealt.deal(&self.discord, &self.store).await
    }

    /// The same, with its board posted.
    pub(crate) async fn deal_shown(&self, dealt: Dealt) -> GameId {
        let game = self.deal(dealt).await;
        self.run("Nefer", dealt.channel, "/ra board public:true").await;
        self.settled(game).await;
        game
    }

    /// Somebody acts where a game is played, and all of it is shown.
    pub(crate) async fn plays(&self, game: GameId, who: &str, command: &str) {
        let channel = self.round(game).await.channel().to_string();
        self.run(who, &channel, command).await;
        self.settled(game).await;
    }

    /// A game is played otherwise from now on, as if its table had been set so; nothing is due there.
    pub(crate) async fn set(&self, game: GameId, change: Change) {
        // What has just been dealt is due until the bot has looked at it: later it would do what is clear.
        self.until_nothing_is_due().await;
        let mut table = ra_bot::app::lobbies::lobby(&self.store, game).await.unwrap();
        table.set(table.host().who.user().unwrap(), change).unwrap();
        self.write(async |tx| lobbies::set(tx, &table, self.now(), None).await.unwrap()).await;
        self.stops(game).await;
    }

    /// A game's history, also of one that cannot be replayed.
    pub(crate) async fn lines(&self, game: GameId) -> Vec<Line> {
        entries::all(&mut self.store.read().await.unwrap(), game).await.unwrap()
    }

    /// The same as words.
    pub(crate) async fn history(&self, game: GameId) -> Vec<String> {
        self.lines(game).await.into_iter().map(|line| line.words).collect()
    }

    /// Waits until no computer player is to act, and the channel has been shown all of a game: all older boards are
    /// shrunk, but for those that stay.
    pub(crate) async fn settled(&self, game: GameId) {
        wait_while(async || !self.is_settled(game).await).await;
    }

    async fn is_settled(&self, game: GameId) -> bool {
        let round = self.round(game).await;
        if round.game.computer_to_act().is_some() {
            return false;
        }
        let channel = round.channel().to_string();
        let people = self.discord.people();
        let messages = people.iter().rev().find_map(|person| person.read(&channel).ok()).unwrap();
        let board = |message: &&serde_json::Value| {
            let has_picture = !message["embeds"].as_array().unwrap().is_empty();
            message["flags"] != 64 && has_picture && !tells_of_an_epoch(message)
        };
        for board in messages.iter().filter(board) {
            let message = MessageId(i64::try_from(id(board).0).unwrap());
            if boards::of_message(&self.store, message).await.unwrap().is_none() {
                return false;
            }
        }
        // What the last board has retired is to be shrunk since that was noted, as it is known.
        round.row.shown == Some(round.seq) && boards::outdated(&self.store, game).await.unwrap().is_empty()
    }

    /// Who has been pinged in a channel since this was last asked.
    pub(crate) fn pinged(&self, channel: &str) -> Vec<&'static str> {
        let pinged = |who: &&str| {
            let person = self.person(who);
            let mentions = person.unread(channel).unwrap().mentions;
            person.mark_read(channel).unwrap();
            mentions > 0
        };
        PEOPLE.into_iter().filter(pinged).collect()
    }

    /// The same, once somebody has been.
    pub(crate) async fn pinged_at_last(&self, channel: &str) -> Vec<&'static str> {
        wait_for(async || Some(self.pinged(channel)).filter(|pinged| !pinged.is_empty())).await
    }

    /// Reads a channel as Seti, who plays nowhere, as soon as its newest messages show what they should.
    pub(crate) async fn until(&self, channel: &str, done: impl Fn(&str) -> bool + Send + Sync) -> String {
        let seti = self.person("Seti");
        let all =
            |messages: &[serde_json::Value]| messages.iter().map(words).collect::<Vec<_>>().join("\n---\n");
        let read = seti.read_until(channel, |messages| done(&all(messages)));
        let waited = tokio::time::timeout(PATIENCE, read).await;
        let messages = match waited {
            Ok(messages) => messages.unwrap(),
            Err(_) => panic!("it never comes; there is\n{}", self.read("Seti", channel).join("\n---\n")),
        };
        all(&messages)
    }
}
