//! Cups: published, signed up to, and carried on by what is due in them.

mod export;
pub mod news;
pub mod organiser;

use std::collections::BTreeMap;

use anyhow::Context;
use ra::rules::Edition;
use ra_display::refusal::CupRefusal;
use ra_table::clock::{Assumed, Calendar, Habits, Heeded, Zone};
use ra_table::cup::{
    Actor, Cup, CupName, Due, Entry, Facts, Line, Membership, Number, Outcome, PersonFacts, Plan, TableLine,
    TableNumber,
};
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::{Chance, Lobby, Place, Status, TableOptions};
use ra_table::game::{By, InCup, Person as AtTable, Terms, Who, in_cup, table_actions};
use ra_table::id::{ChannelId, CupId, GameId, GuildId, MessageId, RoleId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;
use rand::TryRng;
use rand::rngs::SysRng;

pub use self::export::Export;
use super::change::{ChangeContext, change_in, once};
use super::load::{GameRef, any as any_game, lobby as lobby_of, row as game_row};
use super::request::Request;
use super::retry::in_one_transaction;
use super::start_game::chance;
use super::{Error, close_table, open_table};
use crate::store::cups::{self, CupPerson, CupRow, CupTable};
use crate::store::games::GameRow;
use crate::store::{
    self, ReadTx, Store, WriteTx, cup_announcements, dated_settings, games, last_seen, outages, people,
    results, servers,
};

/// The number that the person has in a cup who publishes it.
const ORGANISER: Number = Number(1);

/// A cup that is to be published.
#[derive(Debug, Clone)]
pub(super) struct NewCup {
    /// The server.
    pub(super) guild: GuildId,
    /// Where its messages and tables will be.
    pub(super) channel: ChannelId,
    /// What it is called.
    pub(super) name: CupName,
    /// In which language everybody reads it.
    pub(super) language: Language,
    /// What its organiser has decided.
    pub(super) plan: Plan,
    /// The role that its champion gets.
    pub(super) role: Option<RoleId>,
}

/// What somebody does in a cup for themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// They take part.
    SignUp,
    /// They no longer do. Computer players finish their seats.
    Leave,
    /// They are here.
    Here,
}

/// A cup as it is in the database.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// What is stored besides its history.
    pub row: CupRow,
    /// What follows from its history.
    pub cup: Cup,
    /// What it depends on besides that.
    pub facts: Facts,
    /// Its people, by number.
    pub people: Vec<CupPerson>,
    /// The games of its tables.
    pub tables: Vec<CupTable>,
}

/// What chance decides by in a new cup.
pub(super) fn seed() -> Result<[u8; 32], Error> {
    let mut seed = [0; 32];
    SysRng.try_fill_bytes(&mut seed).context("the operating system gives no random numbers")?;
    Ok(seed)
}

/// Publishes a cup. Whoever does is the first of its people, and has not signed up.
pub(super) async fn publish(
    tx: &mut WriteTx,
    request: &Request,
    new: &NewCup,
    seed: [u8; 32],
) -> Result<CupId, Error> {
    let entry = Cup::publish(new.plan, request.now).map_err(CupRefusal::Organiser)?;
    let row = CupRow {
        id: cups::next_id(tx).await?,
        guild: new.guild,
        channel: new.channel,
        name: new.name.clone(),
        language: new.language,
        role: new.role,
        seed,
        published_at: request.now,
    };
    cups::insert(tx, &row).await?;
    let organiser = person(ORGANISER, request);
    cups::put_person(tx, row.id, &organiser).await?;
    let actor = Actor::Person(organiser.number);
    cups::append(tx, row.id, &Line { seq: 1, at: request.now, actor, entry }).await?;
    cups::put_task(tx, &row, request.now).await?;
    cup_announcements::begin(tx, row.id, row.guild, request.now).await?;
    Ok(row.id)
}

/// Does what somebody wants for themselves, unless the cup refuses it.
pub async fn act(store: &Store, request: &Request, id: CupId, act: Act) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        once(tx, Some(request.interaction)).await?;
        let loaded = load(tx, id).await?;
        let user = request.person.user;
        let number = loaded.number_of(user).unwrap_or_else(|| loaded.next_number());
        let decided = match act {
            Act::SignUp => loaded.cup.sign_up(number),
            Act::Leave => loaded.cup.leave(number),
            Act::Here => loaded.cup.here(number),
        };
        let entry = decided.map_err(CupRefusal::Own)?;
        cups::put_person(tx, id, &person(number, request)).await?;
        append(tx, &loaded, Actor::Person(number), &entry, request.now).await?;
        if act == Act::Leave {
            give_up_seats(tx, &loaded, number, request.now).await?;
        }
        Ok(())
    })
    .await
}

/// Takes somebody out of all cups that go on, before what is kept of them is deleted.
pub(super) async fn leave_all(store: &Store, user: UserId, now: Millis) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        for id in cups::running_of(tx, user).await? {
            let loaded = load(tx, id).await?;
            let numbers = loaded.people.iter().filter(|person| person.user == Some(user));
            for number in numbers.map(|person| person.number) {
                if let Ok(entry) = loaded.cup.leave(number) {
                    append(tx, &loaded, Actor::Person(number), &entry, now).await?;
                }
            }
        }
        Ok(())
    })
    .await
}

/// When a cup has to be looked at again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// At this moment.
    At(Millis),
    /// When somebody has done something, or a game has ended.
    Waits,
    /// Never: it is over.
    Over,
    /// So many tables are to be drawn, once whoever carries the cup on has found out that its channel takes them.
    Draws {
        /// How many.
        tables: usize,
    },
}

/// Whether the channel of a cup takes the tables that are drawn next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
    /// That is still to be found out.
    Unknown,
    /// It does.
    Enough,
}

/// Does what is due in a cup, and returns when it has to be looked at again.
pub async fn carry_on(store: &Store, id: CupId, now: Millis, mut room: Room) -> Result<Next, Error> {
    loop {
        let loaded = load(&mut store.read().await?, id).await?;
        // A draw takes a while: nothing else waits for it.
        let working_out = tokio::task::spawn_blocking(move || {
            let due = loaded.cup.due(&loaded.facts, now);
            (loaded, due)
        });
        let (loaded, due) = working_out.await.context("what is due in a cup could not be worked out")?;
        let entry = match due {
            Due::Now(entry) => entry,
            Due::At(at) => return Ok(Next::At(at)),
            Due::Nothing if loaded.cup.end().is_some() => return Ok(Next::Over),
            Due::Nothing => return Ok(Next::Waits),
        };
        let drawn = drawn(&entry);
        if let (Some(tables), Room::Unknown) = (drawn, room) {
            return Ok(Next::Draws { tables });
        }
        match write_due(store, &loaded, &entry, now).await {
            // For those of the next round that is to be found out again.
            Ok(()) if drawn.is_some() => room = Room::Unknown,
            // Somebody was faster: something else may be due now.
            Ok(()) | Err(Error::Lost) => {}
            Err(error) => return Err(error),
        }
    }
}

/// Refuses a cup that is none of this server.
pub async fn is_of(store: &Store, id: CupId, guild: Option<GuildId>) -> Result<(), Error> {
    let cup = cups::find(&mut store.read().await?, id).await?;
    let is_there = cup.is_some_and(|cup| Some(cup.guild) == guild);
    if is_there { Ok(()) } else { Err(CupRefusal::NotHere.into()) }
}

/// The cups of a server that go on.
pub async fn running_on(store: &Store, guild: GuildId) -> Result<Vec<CupId>, Error> {
    Ok(cups::running_on(&mut store.read().await?, guild).await?)
}

/// The last cups of a server with their names, the last one first.
pub async fn last_of(store: &Store, guild: GuildId) -> Result<Vec<(CupId, CupName)>, Error> {
    Ok(cups::last_of(&mut store.read().await?, guild).await?)
}

/// A cup's whole history, in order.
pub async fn lines(store: &Store, id: CupId) -> Result<Vec<Line>, Error> {
    Ok(cups::lines(&mut store.read().await?, id).await?)
}

/// How many tables an entry draws, if it does.
fn drawn(entry: &Entry) -> Option<usize> {
    if let Entry::Draw(tables) = entry {
        return Some(tables.len());
    }
    matches!(entry, Entry::Final(_)).then_some(1)
}

/// The table of a cup at which a game is played.
#[derive(Debug)]
pub struct TableOfGame {
    /// Its cup.
    pub cup: Loaded,
    /// What is told of it in the cup's channel.
    pub line: TableLine,
    /// Where this is told, once it is.
    pub message: Option<MessageId>,
}

/// What the message of a game's table shows in its channel.
#[derive(Debug)]
pub enum TableMessage {
    /// A table that people have opened.
    Lobby(Lobby),
    /// One of a cup.
    OfCup(Box<TableOfGame>),
}

/// What the message of a game's table shows in its channel.
pub async fn table_message(store: &Store, game: GameId) -> Result<TableMessage, Error> {
    let mut tx = store.read().await?;
    let row = game_row(&mut tx, game).await?;
    match table_of_row(&mut tx, &row).await? {
        Some(table) => Ok(TableMessage::OfCup(Box::new(table))),
        None => Ok(TableMessage::Lobby(lobby_of(&mut tx, &row).await?)),
    }
}

/// The table of a cup at which a game is played; `None` if it is played in none.
pub async fn table_of(store: &Store, game: GameId) -> Result<Option<TableOfGame>, Error> {
    let mut tx = store.read().await?;
    let row = game_row(&mut tx, game).await?;
    table_of_row(&mut tx, &row).await
}

async fn table_of_row(tx: &mut ReadTx, row: &GameRow) -> Result<Option<TableOfGame>, Error> {
    let Some(InCup { cup, table }) = row.in_cup else { return Ok(None) };
    let cup = load(tx, cup).await?;
    let line =
        cup.cup.table_line(table, &cup.facts).context("a game is played at a table that was not drawn")?;
    Ok(Some(TableOfGame { cup, line, message: row.lobby_message }))
}

/// A cup as it is now.
pub async fn loaded(store: &Store, id: CupId) -> Result<Loaded, Error> {
    load(&mut store.read().await?, id).await
}

/// Writes an entry that is due, and does in the same transaction what it says.
async fn write_due(store: &Store, loaded: &Loaded, entry: &Entry, now: Millis) -> Result<(), Error> {
    let chance = chance()?;
    let mut tx = store.write().await?;
    let written = async {
        append(&mut tx, loaded, Actor::Program, entry, now).await?;
        if let Entry::Open(table) = entry {
            open(&mut tx, loaded, *table, &chance, now).await?;
        }
        if let Entry::Finish(table) = entry {
            finish(&mut tx, loaded, *table, now).await?;
        }
        Ok(())
    };
    match written.await {
        Ok(()) => Ok(tx.commit().await?),
        Err(error) => {
            tx.rollback().await?;
            Err(error)
        }
    }
}

/// Adds an entry to a cup as it was loaded, and lets its task find out what is due then.
///
/// # Errors
/// [`Error::Lost`] if somebody else has added one meanwhile.
async fn append(
    tx: &mut WriteTx,
    loaded: &Loaded,
    actor: Actor,
    entry: &Entry,
    now: Millis,
) -> Result<(), Error> {
    let (id, line) = (loaded.row.id, loaded.cup.next_line(now, actor, entry.clone()));
    let mut after = loaded.cup.clone();
    after.add(&line).context("an entry was decided that does not fit")?;
    match cups::append(tx, id, &line).await {
        Err(store::Error::Taken) => return Err(Error::Lost),
        other => other?,
    }
    cup_announcements::changed(tx, id, now).await?;
    news::note(tx, loaded, &after, &line).await?;
    match after.end() {
        Some(_) => Ok(cups::end(tx, id, now).await?),
        // Whoever carries the cup on goes on anyway.
        None if actor == Actor::Program => Ok(()),
        None => Ok(cups::put_task(tx, &loaded.row, now).await?),
    }
}

/// Begins the game of a table. Whoever has left after the draw gives their seat up at once.
async fn open(
    tx: &mut WriteTx,
    loaded: &Loaded,
    number: TableNumber,
    chance: &Chance,
    now: Millis,
) -> Result<(), Error> {
    let table = loaded.cup.table(number);
    let drawn = &table.context("a table is opened that was not drawn")?.people;
    let sitters: Vec<AtTable> =
        drawn.iter().filter_map(|number| Some(at_table(loaded.person(*number)?))).collect();
    let server = servers::of(tx, loaded.row.guild).await?;
    let options = TableOptions {
        name: None,
        size: sitters.len(),
        place: Place::OwnThread,
        invited: Vec::new(),
        computers: Vec::new(),
        terms: Terms {
            edition: server.edition.unwrap_or(Edition::Pharaoh),
            pace: loaded.cup.plan().kind.pace(),
            autoplay: AutoplayLevel::Draws,
            language: loaded.row.language,
            advice: false,
            rated: true,
            theme: server.theme.unwrap_or_default(),
        },
    };
    let (guild, channel) = (loaded.row.guild, loaded.row.channel);
    let game = open_table::open_for_in(tx, guild, channel, &sitters, &options, chance, now).await?;
    let seated = seated(tx, loaded, game, drawn).await?;
    cups::put_table(tx, loaded.row.id, number, game, &seated).await?;
    for number in drawn.iter().filter(|number| !loaded.takes_part(**number)) {
        give_up_seat(tx, loaded, game, *number, now).await?;
    }
    Ok(())
}

/// Lets computer players finish the game of a table, which does not count in ratings then. One that cannot be replayed is
/// called off, and so the table is void.
///
/// # Errors
/// [`Error::Lost`] if it has ended meanwhile.
async fn finish(tx: &mut WriteTx, loaded: &Loaded, number: TableNumber, now: Millis) -> Result<(), Error> {
    let table = loaded.opened(number);
    let game = table.context("a table is finished that was not opened")?.game;
    let stored = any_game(&mut *tx, GameRef::Game(game)).await?;
    match (stored.row.status, stored.game) {
        (Status::Running, Ok(_)) => {
            games::set_not_rated(tx, game).await?;
            Box::pin(change_in(tx, &ChangeContext::program(game, now), &in_cup::end_round)).await.map(drop)
        }
        (Status::Running, Err(_)) => close_table::give_up(tx, game, now).await.map(drop),
        (Status::Lobby | Status::Over | Status::Cancelled, _) => Err(Error::Lost),
    }
}

/// Who has which number in a game that has just begun: chance has seated them. Of those whose data was deleted one is like
/// the other.
async fn seated(
    tx: &mut ReadTx,
    loaded: &Loaded,
    game: GameId,
    drawn: &[Number],
) -> Result<Vec<Number>, Error> {
    let mut left = drawn.to_vec();
    let mut seated = Vec::new();
    for person in people::all(tx, game).await?.clockwise() {
        let is_meant =
            |number: &Number| loaded.person(*number).is_some_and(|one| one.user == person.who.user());
        let at = left.iter().position(is_meant).context("somebody sits at a table who was not drawn")?;
        seated.push(left.remove(at));
    }
    Ok(seated)
}

/// Gives up the seats of somebody who has left, in all games that go on.
async fn give_up_seats(tx: &mut WriteTx, loaded: &Loaded, number: Number, now: Millis) -> Result<(), Error> {
    let sits = |table: &&CupTable| table.status == Status::Running && table.seated.contains(&number);
    for table in loaded.tables.iter().filter(sits) {
        give_up_seat(tx, loaded, table.game, number, now).await?;
    }
    Ok(())
}

async fn give_up_seat(
    tx: &mut WriteTx,
    loaded: &Loaded,
    game: GameId,
    number: Number,
    now: Millis,
) -> Result<(), Error> {
    let Some(person) = loaded.person(number).filter(|person| person.user.is_some()) else { return Ok(()) };
    let (which, by) = (GameRef::Game(game), By::Person(at_table(person)));
    let context = ChangeContext { which, by, now, place: None, interaction: None };
    match Box::pin(change_in(tx, &context, &table_actions::resign)).await {
        // They have given it up before, or the game is over.
        Ok(_) | Err(Error::Refused(_)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Somebody as a cup knows them who does something in it now.
fn person(number: Number, request: &Request) -> CupPerson {
    CupPerson { number, user: Some(request.person.user), name: request.person.name.clone() }
}

/// Somebody as a game knows them.
fn at_table(person: &CupPerson) -> AtTable {
    AtTable { who: person.user.map_or(Who::Former, Who::User), name: person.name.clone() }
}

impl Loaded {
    /// One of the people.
    pub fn person(&self, number: Number) -> Option<&CupPerson> {
        self.people.iter().find(|person| person.number == number)
    }

    /// The number of somebody, if they have one.
    pub fn number_of(&self, user: UserId) -> Option<Number> {
        self.people.iter().find(|person| person.user == Some(user)).map(|person| person.number)
    }

    /// The number of the next person who has none yet.
    fn next_number(&self) -> Number {
        Number(self.people.iter().map(|person| person.number.0 + 1).max().unwrap_or(1))
    }

    /// The game of a table, once it was opened.
    pub fn opened(&self, table: TableNumber) -> Option<&CupTable> {
        self.tables.iter().find(|opened| opened.number == table)
    }

    /// Whether somebody takes part.
    pub fn takes_part(&self, number: Number) -> bool {
        self.cup.entrants().get(&number).is_some_and(|entrant| entrant.membership == Membership::In)
    }

    /// Who published it; `None` if their data was deleted.
    pub fn organiser(&self) -> Option<UserId> {
        self.person(ORGANISER)?.user
    }
}

async fn load(tx: &mut ReadTx, id: CupId) -> Result<Loaded, Error> {
    let row = cups::find(tx, id).await?.with_context(|| format!("there is no cup {id}"))?;
    let cup = Cup::replay(row.seed, cups::lines(tx, id).await?).context("a cup's history cannot be read")?;
    let (people, tables) = (cups::people(tx, id).await?, cups::tables(tx, id).await?);
    let facts = facts(tx, &row, &people, &tables).await?;
    Ok(Loaded { row, cup, facts, people, tables })
}

async fn facts(
    tx: &mut ReadTx,
    row: &CupRow,
    people: &[CupPerson],
    tables: &[CupTable],
) -> Result<Facts, Error> {
    let zone = servers::of(tx, row.guild).await?.zone;
    let settings = dated_settings::of_cup(tx, row.id).await?;
    let habits: BTreeMap<UserId, Habits> =
        settings.into_iter().map(|(user, setting)| (user, setting.habits)).collect();
    let seen: BTreeMap<UserId, Millis> = last_seen::of_cup(tx, row.id).await?.into_iter().collect();
    let facts_of = |person: &CupPerson| {
        let habits = person.user.and_then(|user| habits.get(&user)).cloned().unwrap_or_default();
        let seen = person.user.and_then(|user| seen.get(&user)).copied();
        (person.number, PersonFacts { seen, nights: nights(habits, zone.clone()) })
    };
    let mut facts = Facts {
        people: people.iter().map(facts_of).collect(),
        zone: zone.clone().unwrap_or_else(Zone::utc),
        outages: outages::of_server(tx, Some(row.guild), row.published_at).await?,
        tables: BTreeMap::new(),
    };
    for (table, stop) in cups::out_of_reach(tx, row.id).await? {
        facts.tables.entry(table).or_default().stops.push(stop);
    }
    let finishes = results::of_cup(tx, row.id).await?;
    for table in tables {
        let of_table = finishes.iter().filter(|(_, finish)| finish.game == table.game);
        let of_person = |(number, finish): &(ra_table::game::Number, _)| {
            Some((*table.seated.get(number.0 as usize)?, Clone::clone(finish)))
        };
        let outcome = match table.status {
            Status::Over => Outcome::Played(of_table.filter_map(of_person).collect()),
            Status::Cancelled => Outcome::CalledOff,
            Status::Lobby | Status::Running => continue,
        };
        facts.tables.entry(table.number).or_default().outcome = Some(outcome);
    }
    Ok(facts)
}

/// When somebody sleeps, as they have said or is taken for granted. Their absences are left out.
fn nights(habits: Habits, zone: Option<Zone>) -> Calendar {
    let assumed = Assumed { places: vec![(Millis(0), zone)], acted: Vec::new() };
    let habits = Habits { away: None, ..habits };
    Calendar::new(vec![(Millis(0), habits)], Vec::new(), Heeded::Assumed(assumed))
}
