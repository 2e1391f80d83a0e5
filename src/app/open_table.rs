//! New tables, written down for the first time: those that people open, and those that the program opens for people.

use std::time::Duration;

use ra_display::refusal::AppRefusal;
use ra_table::game::lobby::{Chance, Lobby, Place, TableOptions};
use ra_table::game::{GameRefusal, Person as AtTable};
use ra_table::id::{ChannelId, GameId, GuildId, RoleId, UserId};
use ra_table::server::Server;
use ra_table::time::Millis;

use super::message_state::{self, Route};
use super::request::Request;
use super::start_game::{chance, start_in};
use super::{Error, Person, invitations, ratings, table_watches};
use crate::config::Limits;
use crate::store::games::{self, GameRow};
use crate::store::in_flight::{Part, Tells};
use crate::store::{self, ReadTx, Store, WriteTx, lobbies, people, servers, table_quota};

/// The day within which the tables are counted that somebody opens.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// For how long a server's tables call nobody's role again.
const CALL_AGAIN: Duration = Duration::from_secs(2 * 60 * 60);

/// Writes a new lobby, at which its host sits, and whose message is still to be expected. It is refused where a game
/// runs, where there is one already whose game is to be played in the channel itself as this one's is, and past the
/// limits.
pub(super) async fn open_in(
    tx: &mut WriteTx,
    request: &Request,
    guild: Option<GuildId>,
    channel: ChannelId,
    options: &TableOptions,
    limits: &Limits,
) -> Result<(Lobby, GameRow), Error> {
    if games::running_in(tx, channel).await?.is_some() {
        return Err(guild.map_or(AppRefusal::GameRunsDirectly, |_| AppRefusal::GameRunsHere(channel)).into());
    }
    let is_here = |row: &GameRow| row.place == Place::Here;
    if options.place == Place::Here && games::lobbies_in(tx, channel).await?.iter().any(is_here) {
        return Err(AppRefusal::LobbyIsHere.into());
    }
    let (user, now) = (request.person.user, request.now);
    may_open(tx, user, guild, limits, now).await?;
    let id = games::next_id(tx).await?;
    let mut lobby = Lobby::open(id, guild, channel, request.person.clone().into(), options, now)?;
    let row = insert(tx, &mut lobby, now).await?;
    lobby.ratings = ratings::at_table(tx, guild, row.id).await?;
    table_quota::note(tx, row.id, user, now).await?;
    Ok((lobby, row))
}

/// Whether somebody may open one more table.
pub async fn may_open_another(
    store: &Store,
    request: &Request,
    guild: Option<GuildId>,
    limits: &Limits,
) -> Result<(), Error> {
    may_open(&mut store.read().await?, request.person.user, guild, limits, request.now).await
}

/// A channel whose thread the bot opened for a game.
#[derive(Debug, Clone, Copy)]
pub struct Parent {
    /// The channel.
    pub channel: ChannelId,
    /// Whether the thread is private: nobody but the player of its game sees what is opened there.
    pub is_of_private: bool,
}

/// The channel of a game's thread; `None` of any other place.
///
/// # Errors
/// When the game still runs there.
pub async fn parent(
    store: &Store,
    guild: Option<GuildId>,
    thread: ChannelId,
) -> Result<Option<Parent>, Error> {
    let mut tx = store.read().await?;
    let last = games::last_in(&mut tx, thread).await?.filter(|row| row.guild == guild);
    let Some(row) = last.filter(|row| row.lobby_channel != thread) else { return Ok(None) };
    if games::running_in(&mut tx, thread).await?.is_some() {
        return Err(AppRefusal::GameRunsHere(thread).into());
    }
    Ok(Some(Parent { channel: row.lobby_channel, is_of_private: row.place == Place::Private }))
}

/// Refuses one table more where there are as many as there may be.
async fn may_open(
    tx: &mut ReadTx,
    user: UserId,
    guild: Option<GuildId>,
    limits: &Limits,
    now: Millis,
) -> Result<(), Error> {
    if let Some(most) = limits.open_tables
        && let Some((open, until)) = table_quota::open_of(tx, user).await?
        && open >= i64::from(most)
    {
        return Err(AppRefusal::TooManyOpen { most, until }.into());
    }
    if let Some(most) = limits.tables_a_day
        && let Some(at) = table_quota::before_last(tx, user, most - 1, now.before(DAY)).await?
    {
        return Err(AppRefusal::TooManyToday { most, until: at.after(DAY) }.into());
    }
    if let (Some(most), Some(guild)) = (limits.server_tables, guild)
        && let Some((open, until)) = table_quota::open_in(tx, guild).await?
        && open >= i64::from(most)
    {
        return Err(AppRefusal::TooManyHere { most, until }.into());
    }
    Ok(())
}

/// Writes a new table.
async fn insert(tx: &mut WriteTx, lobby: &mut Lobby, now: Millis) -> Result<GameRow, Error> {
    let server = match lobby.guild {
        Some(guild) => servers::of(tx, guild).await?,
        None => Server::default(),
    };
    let row = GameRow {
        id: lobby.id,
        guild: lobby.guild,
        lobby_channel: lobby.channel,
        lobby_message: lobby.message,
        channel: None,
        place: lobby.place,
        host: lobby.host,
        status: lobby.status,
        seats: lobby.size,
        terms: lobby.terms,
        seq: 0,
        shown: None,
        created_at: now,
        changed_at: now,
        started_at: None,
        due_at: None,
        is_held_back: false,
        name: lobby.name.clone(),
        table_message: None,
        in_cup: None,
        zone: server.zone.clone(),
    };
    match games::insert(tx, &row).await {
        Err(store::Error::Taken) => return Err(AppRefusal::LobbyIsHere.into()),
        other => other?,
    }
    let closing = lobby.closing(now);
    lobbies::set_closing(tx, row.id, closing).await?;
    if let Some(due) = super::lobbies::due(lobby, closing, now) {
        lobbies::put_tasks(tx, row.id, due, now).await?;
    }
    lobby.role = role_to_call(tx, lobby, &server, now).await?;
    if let Some(role) = lobby.role {
        lobbies::set_role(tx, row.id, role).await?;
    }
    for sitting in &lobby.seats {
        people::put(tx, row.id, sitting, None).await?;
    }
    invitations::note(tx, &row, lobby, now).await?;
    table_watches::opened(tx, lobby, now).await?;
    Ok(row)
}

/// The role that a new table calls: its server's, if anybody could sit down there, unless another table has called it
/// lately.
async fn role_to_call(
    tx: &mut ReadTx,
    lobby: &Lobby,
    server: &Server,
    now: Millis,
) -> Result<Option<RoleId>, Error> {
    let role = server.role.filter(|_| lobby.free_seats() > 0);
    let Some((guild, role)) = lobby.guild.zip(role) else { return Ok(None) };
    let is_called = lobbies::has_called(tx, guild, now.before(CALL_AGAIN)).await?;
    Ok((!is_called).then_some(role))
}

/// A table that the program opens for people who need not be there.
#[derive(Debug, Clone)]
pub struct Opening {
    /// The server.
    pub guild: GuildId,
    /// The channel in which the table stands, and its game's thread is made.
    pub parent: ChannelId,
    /// Those who sit there, the host first. Others may be invited by the options.
    pub people: Vec<Person>,
    /// How they play.
    pub options: TableOptions,
}

/// Opens a table for people, with no interaction, no host's permissions and no message to begin with; the game starts
/// if it is full. Its messages and its thread are made by who shows games and tables: until then it is played
/// nowhere, and any number of such tables may wait. A channel that refuses them is treated like one that refuses a
/// board. Where no thread can be had, the game waits for one.
///
/// # Errors
/// When there is nobody, or there are more than seats.
pub async fn open_for(store: &Store, opening: &Opening, now: Millis) -> Result<GameId, Error> {
    let people: Vec<_> = opening.people.iter().cloned().map(Into::into).collect();
    let chance = chance()?;
    let mut tx = store.write().await?;
    let id =
        open_for_in(&mut tx, opening.guild, opening.parent, &people, &opening.options, &chance, now).await?;
    tx.commit().await?;
    Ok(id)
}

/// The same, within a transaction that goes on.
pub(super) async fn open_for_in(
    tx: &mut WriteTx,
    guild: GuildId,
    parent: ChannelId,
    people: &[AtTable],
    options: &TableOptions,
    chance: &Chance,
    now: Millis,
) -> Result<GameId, Error> {
    let [host, others @ ..] = people else { return Err(GameRefusal::TooFewSeated.into()) };
    // There may be many in the channel: it cannot be the place of any that is to have a thread.
    let place = if options.place.is_thread() { Place::OwnThread } else { Place::Here };
    let options = TableOptions { place, ..options.clone() };
    let id = games::next_id(tx).await?;
    let mut lobby = Lobby::open(id, Some(guild), parent, host.clone(), &options, now)?;
    for person in others {
        lobby.sit_down(person.clone())?;
    }
    let row = insert(tx, &mut lobby, now).await?;
    if lobby.is_full() {
        start_in(tx, row, &lobby, chance, now, None).await?;
    } else {
        expect_lobby(tx, &row, None, now).await?;
    }
    Ok(id)
}

/// Notes the message of a lobby before it is sent.
pub(super) async fn expect_lobby(
    tx: &mut WriteTx,
    row: &GameRow,
    request: Option<&Request>,
    now: Millis,
) -> Result<(), Error> {
    let part = Part { game: row.id, channel: Some(row.lobby_channel), tells: Tells::Lobby };
    let route = request.map_or(&Route::Post, |request| &request.route);
    Ok(message_state::expect_in(tx, route, part, now).await?)
}
