//! Tables before their game: opened, filled, started.

use anyhow::Context;
use rand::TryRng;
use rand::rngs::SysRng;

use super::change::{self, Done, Occasion, once};
use super::delivery::{self, Route};
use super::load::{self, Which};
use super::request::Request;
use super::transaction::in_one_transaction;
use super::{Error, Person};
use crate::ai::Level;
use crate::clock::Pace;
use crate::game::lobby::{Chance, Lobby, Place, Sitting, Status, Wish};
use crate::game::{Number, Refusal};
use crate::id::{ChannelId, GameId, GuildId, InteractionId, MessageId};
use crate::rules::Seat;
use crate::store::games::{self, GameRow};
use crate::store::milestones::{self, Milestone};
use crate::store::sending::{self, Part};
use crate::store::{self, ReadTx, Store, WriteTx, deals, people};
use crate::time::Millis;

/// What came of a change.
#[derive(Debug)]
pub enum Changed {
    /// The lobby goes on, and what keeps the game from starting although all seats are taken.
    Lobby(Lobby, Option<Refusal>),
    /// The game has started.
    Started(Box<Done>),
}

/// What becomes of a lobby by a change.
enum Next {
    /// It goes on, or closes.
    Stays(Option<Refusal>),
    /// It is dealt.
    Starts,
}

/// Random numbers from the operating system.
fn chance() -> anyhow::Result<Chance> {
    let mut chance = Chance { seed: [0; 32], order: [0; 5] };
    let none = "the operating system gives no random numbers";
    SysRng.try_fill_bytes(&mut chance.seed).context(none)?;
    for key in &mut chance.order {
        *key = SysRng.try_next_u64().context(none)?;
    }
    Ok(chance)
}

/// The row of the lobby that a person means: the one of the button, or the one of the channel.
pub(super) async fn row_of(tx: &mut ReadTx, request: &Request) -> Result<GameRow, Error> {
    let Some(game) = request.game else { return row_in(tx, request.channel).await };
    let row = games::by_id(tx, game).await?.with_context(|| format!("there is no game {game}"))?;
    match row.status {
        Status::Lobby => Ok(row),
        // Before there is a place, its lobby's channel is where to look.
        Status::Running | Status::Over => {
            Err(Refusal::Begun(row.channel.unwrap_or(row.lobby_channel)).into())
        }
        Status::Cancelled => Err(Refusal::CalledOff(game).into()),
    }
}

async fn row_in(tx: &mut ReadTx, channel: ChannelId) -> Result<GameRow, Error> {
    match games::lobbies_in(tx, channel).await?.into_iter().next() {
        Some(row) => Ok(row),
        None if games::running_in(tx, channel).await?.is_some() => Err(Refusal::GameRunsHere(channel).into()),
        None => Err(Refusal::NoLobbyHere.into()),
    }
}

/// Changes the lobby that is meant: the one way in which a table before its game changes, as `change` is for a game.
async fn change_lobby(
    store: &Store,
    request: &Request,
    decide: impl Fn(&mut Lobby) -> Result<Next, Refusal> + Sync,
) -> Result<Changed, Error> {
    let chance = chance()?;
    in_one_transaction(store, async |tx: &mut WriteTx| change_in(tx, request, &chance, &decide).await).await
}

async fn change_in(
    tx: &mut WriteTx,
    request: &Request,
    chance: &Chance,
    decide: &impl Fn(&mut Lobby) -> Result<Next, Refusal>,
) -> Result<Changed, Error> {
    once(tx, Some(request.interaction), request.now).await?;
    let row = row_of(tx, request).await?;
    let mut lobby = load::lobby(tx, &row).await?;
    Ok(match decide(&mut lobby)? {
        Next::Starts => {
            let done = start_in(tx, row, &lobby, chance, request.now, Some(request)).await?;
            Changed::Started(Box::new(done))
        }
        Next::Stays(hindrance) => {
            write(tx, &lobby, request.now).await?;
            Changed::Lobby(lobby, hindrance)
        }
    })
}

/// A lobby that is full starts, unless something hinders it.
fn starts_if_full(lobby: &Lobby, hindrance: impl Fn(Place) -> Option<Refusal>) -> Next {
    match hindrance(lobby.place).filter(|_| lobby.is_full()) {
        None if lobby.is_full() => Next::Starts,
        hindrance => Next::Stays(hindrance),
    }
}

/// Writes down who sits at a table, and how it is set.
async fn write(tx: &mut WriteTx, lobby: &Lobby, now: Millis) -> Result<(), Error> {
    people::clear(tx, lobby.id).await?;
    for sitting in &lobby.seats {
        people::put(tx, lobby.id, sitting, None).await?;
    }
    let of = (lobby.host, lobby.status);
    Ok(games::set_lobby(tx, lobby.id, of, (lobby.pace, lobby.quick), now).await?)
}

/// Deals, and turns a lobby into a running game, with the quick draws that come first.
async fn start_in(
    tx: &mut WriteTx,
    mut row: GameRow,
    lobby: &Lobby,
    chance: &Chance,
    now: Millis,
    request: Option<&Request>,
) -> Result<Done, Error> {
    let start = lobby.start(chance, now)?;
    row.channel = match lobby.place {
        // A thread opened from a message has the message's number. Without the message there is no place yet.
        Place::Thread => lobby.message.map(|message| ChannelId(message.0)),
        Place::Here => Some(lobby.channel),
    };
    (row.host, row.status, row.started_at) = (start.host, Status::Running, Some(now));
    people::clear(tx, row.id).await?;
    for (number, seat) in (0..).zip((0..start.people.len()).filter_map(Seat::new)) {
        let person = start.people[seat.index()].clone();
        let sitting = Sitting { number: Number(number), person, kept: false };
        people::put(tx, row.id, &sitting, Some(seat)).await?;
    }
    deals::add(tx, row.id, start.rules, &start.deal).await?;
    match games::start(tx, row.id, (row.host, row.channel), now).await {
        Err(store::Error::Taken) => {
            return Err(Refusal::GameRunsHere(row.channel.unwrap_or(row.lobby_channel)).into());
        }
        other => other?,
    }
    milestones::add(tx, row.id, Milestone::Began, now).await?;
    // Quick draws begin at once.
    let begun = change::change_in(tx, &Occasion::program(row.id, now), &|_| Ok(())).await?;
    if let (Place::Here, Some(request)) = (row.place, request) {
        begun.expect_board(tx, request).await?;
    }
    Ok(begun.begun(request.map(|request| request.person.user)))
}

/// Opens a lobby in a channel; its host sits down at once. With computer players it may be full at once, and start.
///
/// # Errors
/// When there is a lobby or a game there already, or more people are invited than there are seats.
pub async fn open(
    store: &Store,
    request: &Request,
    guild: Option<GuildId>,
    wish: &Wish,
) -> Result<Changed, Error> {
    let chance = chance()?;
    in_one_transaction(store, async |tx: &mut WriteTx| {
        once(tx, Some(request.interaction), request.now).await?;
        let (lobby, row) = open_in(tx, request, (guild, request.channel), wish).await?;
        // A thread is opened from the lobby's message, which comes first.
        if lobby.place == Place::Here && lobby.is_full() {
            let done = start_in(tx, row, &lobby, &chance, request.now, Some(request)).await?;
            return Ok(Changed::Started(Box::new(done)));
        }
        Ok(Changed::Lobby(lobby, None))
    })
    .await
}

/// Writes a new lobby, at which its host sits. By hand one is opened only where there is none, and no game.
pub(super) async fn open_in(
    tx: &mut WriteTx,
    request: &Request,
    (guild, channel): (Option<GuildId>, ChannelId),
    wish: &Wish,
) -> Result<(Lobby, GameRow), Error> {
    if games::running_in(tx, channel).await?.is_some() {
        return Err(Refusal::GameRunsHere(channel).into());
    }
    if !games::lobbies_in(tx, channel).await?.is_empty() {
        return Err(Refusal::LobbyIsHere.into());
    }
    let mut lobby = Lobby::open((guild, channel), request.person.clone().into(), wish)?;
    let row = insert(tx, &mut lobby, request.now).await?;
    expect_lobby(tx, &row, Some(request), request.now).await?;
    Ok((lobby, row))
}

/// Writes a new table, which gets its number by that.
async fn insert(tx: &mut WriteTx, lobby: &mut Lobby, now: Millis) -> Result<GameRow, Error> {
    let mut row = GameRow {
        id: lobby.id,
        guild: lobby.guild,
        lobby_channel: lobby.channel,
        lobby_message: lobby.message,
        channel: None,
        place: lobby.place,
        host: lobby.host,
        status: lobby.status,
        seats: lobby.size,
        edition: lobby.edition,
        pace: lobby.pace,
        quick: lobby.quick,
        seq: 0,
        shown: -1,
        created_at: now,
        changed_at: now,
        started_at: None,
        due_at: None,
        show_at: Millis(0),
    };
    row.id = match games::insert(tx, &row).await {
        Err(store::Error::Taken) => return Err(Refusal::LobbyIsHere.into()),
        other => other?,
    };
    lobby.id = row.id;
    for sitting in &lobby.seats {
        people::put(tx, row.id, sitting, None).await?;
    }
    Ok(row)
}

/// A table that the program opens for people who need not be there.
#[derive(Debug, Clone)]
pub struct Opening {
    /// The server.
    pub guild: GuildId,
    /// The channel in which the table stands, and its game's thread is made.
    pub parent: ChannelId,
    /// Those who sit there, the host first. Others may be invited by the wish.
    pub people: Vec<Person>,
    /// How they play.
    pub wish: Wish,
}

/// Opens a table for people, with no interaction, no host's permissions and no message to begin with; the game starts if it
/// is full. Its messages and its thread are made by who shows games and tables: until then it is played nowhere, and any
/// number of such tables may wait. A place that refuses them is as any that refuses a board.
///
/// # Errors
/// When there is nobody, or there are more than seats.
pub async fn open_for(store: &Store, opening: &Opening, now: Millis) -> Result<GameId, Error> {
    let chance = chance()?;
    let [host, others @ ..] = &opening.people[..] else { return Err(Refusal::TooFewSeated.into()) };
    let at = (Some(opening.guild), opening.parent);
    let mut lobby = Lobby::open(at, host.clone().into(), &opening.wish)?;
    for person in others {
        lobby.sit_down(person.clone().into())?;
    }
    let mut tx = store.write().await?;
    let row = insert(&mut tx, &mut lobby, now).await?;
    let id = row.id;
    if lobby.is_full() {
        start_in(&mut tx, row, &lobby, &chance, now, None).await?;
    } else {
        expect_lobby(&mut tx, &row, None, now).await?;
    }
    tx.commit().await?;
    Ok(id)
}

/// Notes the message of a lobby before it is sent.
async fn expect_lobby(
    tx: &mut WriteTx,
    row: &GameRow,
    request: Option<&Request>,
    now: Millis,
) -> Result<(), Error> {
    let part = Part { game: row.id, channel: Some(row.lobby_channel), from_seq: -1, to_seq: -1 };
    let (route, by) =
        request.map_or((&Route::Post, InteractionId(0)), |request| (&request.route, request.interaction));
    delivery::expect_in(tx, route, part, by, now).await?;
    Ok(())
}

/// Sits a person down; the game starts when that takes the last seat, unless `hindrance` says what the bot may not do
/// in such a place.
///
/// # Errors
/// When there is no lobby, no seat, or the person sits there already.
pub async fn join(
    store: &Store,
    request: &Request,
    hindrance: impl Fn(Place) -> Option<Refusal> + Sync,
) -> Result<Changed, Error> {
    change_lobby(store, request, |lobby| {
        lobby.sit_down(request.person.clone().into())?;
        Ok(starts_if_full(lobby, &hindrance))
    })
    .await
}

/// Sits a computer player down; only the host may.
///
/// # Errors
/// When there is no lobby, the person is not its host, or no seat is free.
pub async fn add_computer(
    store: &Store,
    request: &Request,
    level: Level,
    hindrance: impl Fn(Place) -> Option<Refusal> + Sync,
) -> Result<Changed, Error> {
    change_lobby(store, request, |lobby| {
        lobby.only_host(request.person.user)?;
        lobby.sit_down(lobby.computer(level))?;
        Ok(starts_if_full(lobby, &hindrance))
    })
    .await
}

/// Sends the computer player away who sat down last; only the host may.
///
/// # Errors
/// When there is no lobby, the person is not its host, or no computer player sits there.
pub async fn remove_computer(store: &Store, request: &Request) -> Result<Lobby, Error> {
    let changed = change_lobby(store, request, |lobby| {
        lobby.only_host(request.person.user)?;
        lobby.send_computer_away()?;
        Ok(Next::Stays(None))
    });
    lobby_of(changed.await?)
}

/// Lets a person go, or gives a kept seat free. When the host goes, whoever came next is the host; when nobody is
/// left, the lobby closes.
///
/// # Errors
/// When there is no lobby with the person, or the game has started.
pub async fn leave(store: &Store, request: &Request) -> Result<Lobby, Error> {
    let changed = change_lobby(store, request, |lobby| {
        lobby.get_up(request.person.user)?;
        Ok(Next::Stays(None))
    });
    match changed.await {
        Err(Error::Refused(Refusal::GameRunsHere(channel))) => {
            let mut tx = store.read().await?;
            let (_, _, game) = load::begun(&mut tx, Which::In(channel)).await?.playable()?;
            let seated = game.table().seat_of(request.person.user).is_some();
            Err(if seated { Refusal::GameHasStarted } else { Refusal::NotSeated }.into())
        }
        other => lobby_of(other?),
    }
}

/// Starts the game with those who have sat down, unless `hindrance` says what the bot may not do in such a place.
///
/// # Errors
/// When there is no lobby, the person is not its host, fewer than two have sat down, or something hinders.
pub async fn start(
    store: &Store,
    request: &Request,
    hindrance: impl Fn(Place) -> Option<Refusal> + Sync,
) -> Result<Done, Error> {
    let changed = change_lobby(store, request, |lobby| {
        lobby.only_host(request.person.user)?;
        if lobby.seated() < 2 {
            return Err(Refusal::TooFewSeated);
        }
        hindrance(lobby.place).map_or(Ok(Next::Starts), Err)
    });
    match changed.await? {
        Changed::Started(done) => Ok(*done),
        Changed::Lobby(lobby, _) => Err(Error::Failed(anyhow::anyhow!("game {} did not start", lobby.id))),
    }
}

/// Chooses how fast a table will play, or whether with quick draws; only its host may.
///
/// # Errors
/// When there is no lobby, or the person is not its host.
pub async fn set_pace(
    store: &Store,
    request: &Request,
    pace: Option<Pace>,
    quick: Option<bool>,
) -> Result<Lobby, Error> {
    let changed = change_lobby(store, request, |lobby| {
        lobby.only_host(request.person.user)?;
        (lobby.pace, lobby.quick) = (pace.unwrap_or(lobby.pace), quick.unwrap_or(lobby.quick));
        Ok(Next::Stays(None))
    });
    lobby_of(changed.await?)
}

/// The lobby after a change by which no game starts.
fn lobby_of(changed: Changed) -> Result<Lobby, Error> {
    match changed {
        Changed::Lobby(lobby, _) => Ok(lobby),
        Changed::Started(done) => {
            Err(Error::Failed(anyhow::anyhow!("game {} started unasked", done.seen.row.id)))
        }
    }
}

/// The lobby of a game, or what became of it, for showing it.
///
/// # Errors
/// When there is no such game, or the database fails.
pub async fn lobby(store: &Store, game: GameId) -> Result<Lobby, Error> {
    let mut tx = store.read().await?;
    let row = games::by_id(&mut tx, game).await?.with_context(|| format!("there is no game {game}"))?;
    load::lobby(&mut tx, &row).await
}

/// Notes that a game's thread is another than expected: the one opened from this message.
///
/// # Errors
/// When the database fails.
pub async fn set_thread(store: &Store, game: GameId, message: MessageId) -> Result<(), Error> {
    let mut tx = store.write().await?;
    games::set_thread(&mut tx, game, message).await?;
    Ok(tx.commit().await?)
}

/// Notes which message a lobby is, once Discord has told.
///
/// # Errors
/// When the database fails.
pub async fn set_message(store: &Store, game: GameId, message: MessageId) -> Result<(), Error> {
    let mut tx = store.write().await?;
    games::set_lobby_message(&mut tx, game, message).await?;
    sending::end_lobby(&mut tx, game).await?;
    Ok(tx.commit().await?)
}

/// Whether the lobby that a person means has been opened just now, and its message, from which a thread may be opened,
/// is not known yet.
///
/// # Errors
/// When the database fails.
pub async fn is_being_posted(store: &Store, request: &Request) -> Result<bool, Error> {
    let mut tx = store.read().await?;
    let row = match request.game {
        Some(game) => games::by_id(&mut tx, game).await?,
        None => games::lobbies_in(&mut tx, request.channel).await?.into_iter().next(),
    };
    drop(tx);
    let Some(row) = row.filter(|row| row.place == Place::Thread && row.lobby_message.is_none()) else {
        return Ok(false);
    };
    Ok(sending::has_lobby(store, row.id).await?)
}
