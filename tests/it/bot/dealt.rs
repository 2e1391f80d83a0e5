//! Games that a test deals: a stacked bag, known suns, and a history, written into the database as the bot would.

use ra_bot::app::entry::Entry;
use ra_bot::app::fair::{Deal, RULES};
use ra_bot::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_bot::record::Record;
use ra_bot::rules::{Edition, Players, Setup, Tile, sun_groups};
use ra_bot::store::entries::{self, EntryRow};
use ra_bot::store::games::{self, GameRow, Place, Status};
use ra_bot::store::posts;
use ra_bot::store::seats::{self, SeatRow};
use ra_bot::time::Millis;

use super::server::{PEOPLE, Server};

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
}

/// Three players, before the first action.
pub(crate) const THREE: Dealt =
    Dealt { channel: "ra", players: 3, bag: "nile", played: "", shown: true, rules: RULES, turned: false };

/// Amun is about to draw Ra: then Isis answers (11 10 7 4), then Nefer (13 8 5 2), then Amun (12 9 6 3).
pub(crate) const BEFORE_RA: Dealt = Dealt { bag: "nile ra pharaoh", played: "draw", ..THREE };

/// Nefer has won a Pyramid, a Sphinx and an Obelisk, and then an Earthquake: two of them have to go.
pub(crate) const EARTHQUAKE: Dealt = Dealt {
    bag: "pyramid sphinx obelisk nile earthquake",
    played: "draw, draw, draw, invoke, pass, pass, bid 13, draw, draw, invoke, pass, pass, bid 8",
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
}

impl Server {
    /// Who somebody is.
    pub(crate) fn user(&self, who: &str) -> UserId {
        UserId(i64::try_from(self.discord.person(who).unwrap().id().0).unwrap())
    }

    pub(crate) fn channel(&self, name: &str) -> ChannelId {
        ChannelId(i64::try_from(self.discord.channel(name).unwrap().0).unwrap())
    }

    pub(crate) async fn deal(&self, dealt: Dealt) -> GameId {
        let at = Millis(self.now().0 - 10 * 60 * 1000);
        let deal = Deal { setup: dealt.setup(), salt: "salt".to_owned() };
        let channel = self.channel(dealt.channel);
        let mut row = GameRow {
            id: GameId(0),
            guild: GuildId(i64::try_from(self.discord.guild().0).unwrap()),
            lobby_channel: channel,
            lobby_message: MessageId(0),
            channel,
            place: Place::Here,
            host: self.user("Nefer"),
            status: Status::Running,
            seats: dealt.players,
            edition: Edition::Pharaoh,
            rules: dealt.rules,
            setup: deal.stored(),
            salt: deal.salt.clone(),
            seq: 0,
            changed_at: at,
            pace: ra_bot::clock::Pace::Standard,
            quick: false,
            started_at: at,
        };
        let people: Vec<SeatRow> = PEOPLE[..dealt.players]
            .iter()
            .enumerate()
            .map(|(number, who)| SeatRow {
                number,
                user: self.user(who),
                name: (*who).to_owned(),
                kept: false,
                level: String::new(),
            })
            .collect();
        let mut tx = self.store.write().await.unwrap();
        row.id = games::insert(&mut tx, &row).await.unwrap();
        seats::replace(&mut tx, row.id, &people).await.unwrap();
        let mut record = Record::new(deal.setup, Vec::new()).unwrap();
        for words in dealt.played.split(", ").filter(|words| !words.is_empty()) {
            row.seq += 1;
            let actor = match words.parse().unwrap() {
                Entry::Action(action) => {
                    let seat = record.state().to_act().unwrap();
                    let played = record.play(seat, action, &mut |_| ());
                    played.unwrap_or_else(|why| panic!("{words}: {why}"));
                    people[seat.index()].user
                }
                _ => UserId(0),
            };
            let entry = EntryRow { seq: row.seq, actor, at, body: words.to_owned(), ahead: false };
            entries::append(&mut tx, row.id, &entry).await.unwrap();
        }
        games::advance(&mut tx, row.id, row.seq, Status::Running, at).await.unwrap();
        games::set_due(&mut tx, row.id, at).await.unwrap();
        posts::set_shown(&mut tx, row.id, if dealt.shown { row.seq } else { -1 }).await.unwrap();
        tx.commit().await.unwrap();
        row.id
    }

    /// A game's history as words.
    pub(crate) async fn history(&self, game: GameId) -> Vec<String> {
        let mut tx = self.store.read().await.unwrap();
        entries::all(&mut tx, game).await.unwrap().into_iter().map(|entry| entry.body).collect()
    }

    /// Waits until the channel has been shown all of a game, with one board at most: all older ones are shrunk.
    pub(crate) async fn settled(&self, game: GameId) {
        super::server::within(async {
            loop {
                let stale = posts::stale(&self.store).await.unwrap();
                let round = self.round(game).await;
                let channel = round.game.channel.to_string();
                let people = self.discord.people();
                let messages = people.iter().rev().find_map(|person| person.read(&channel).ok()).unwrap();
                let board = |message: &&serde_json::Value| {
                    message["flags"] != 64 && !message["embeds"].as_array().unwrap().is_empty()
                };
                let boards = messages.iter().filter(board).count();
                if stale.is_empty() && round.shown == round.seq && boards <= 1 {
                    return;
                }
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
        })
        .await;
    }

    /// Who has been pinged in a channel since this was last asked.
    pub(crate) fn pinged(&self, channel: &str) -> Vec<&'static str> {
        let pinged = |who: &&str| {
            let person = self.discord.person(who).unwrap();
            let mentions = person.unread(channel).unwrap().mentions;
            person.mark_read(channel).unwrap();
            mentions > 0
        };
        PEOPLE.into_iter().filter(pinged).collect()
    }

    /// Reads a channel as Seti, who plays nowhere, as soon as its newest messages show what they should.
    pub(crate) async fn until(&self, channel: &str, done: impl Fn(&str) -> bool + Send + Sync) -> String {
        let seti = self.discord.person("Seti").unwrap();
        let all = |messages: &[serde_json::Value]| {
            messages.iter().map(super::server::words).collect::<Vec<_>>().join("\n---\n")
        };
        let read = seti.read_until(channel, |messages| done(&all(messages)));
        let waited = tokio::time::timeout(std::time::Duration::from_secs(20), read).await;
        let messages = match waited {
            Ok(messages) => messages.unwrap(),
            Err(_) => panic!("it never comes; there is\n{}", self.read("Seti", channel).join("\n---\n")),
        };
        all(&messages)
    }
}
