//! Tables before their game, as people change them: opened, filled, set, left, started. How a new one is written down
//! is in `open_table`, how a game comes of one in `start_game`.

use ra::ai::Level;
use ra_display::refusal::{AppRefusal, Refusal};
use ra_table::clock::Pace;
use ra_table::game::lobby::{Chance, Change, Lobby, Place, Status, TableOptions};
use ra_table::game::{Closing, GameRefusal, Number};
use ra_table::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use ra_table::time::Millis;

use super::change::{ChangeResult, once};
use super::find_table::{self, Wants};
use super::request::Request;
use super::retry::in_one_transaction;
use super::start_game::{chance, start_in};
use super::{Error, load, open_table, table_watches};
use crate::config::Limits;
pub use crate::store::games::{play_publicly, set_private_thread};
use crate::store::{self, Store, WriteTx, games, in_flight, out_of_reach, people, tasks};

/// What came of a change.
#[derive(Debug)]
pub enum Changed {
    /// The lobby goes on, and what keeps the game from starting although all seats are taken.
    Lobby(Box<Lobby>, Option<Refusal>),
    /// The game has started.
    Started(Box<ChangeResult>),
}

impl Changed {
    /// How fast it is played.
    pub fn pace(&self) -> Pace {
        match self {
            Changed::Lobby(lobby, _) => lobby.terms.pace,
            Changed::Started(done) => done.seen.row.terms.pace,
        }
    }

    /// Which game it is.
    pub fn game(&self) -> GameId {
        match self {
            Changed::Lobby(lobby, _) => lobby.id,
            Changed::Started(done) => done.seen.row.id,
        }
    }
}

/// What becomes of a lobby by a change.
enum Decided {
    /// It goes on, or closes.
    Stays(Option<Refusal>),
    /// It is dealt.
    Starts,
}

/// Changes the lobby that is meant: the one way in which a table before its game changes, as `change` is for a game.
async fn change_lobby(
    store: &Store,
    request: &Request,
    wants: Wants,
    decide: impl Fn(&mut Lobby) -> Result<Decided, Refusal> + Sync,
) -> Result<Changed, Error> {
    let chance = chance()?;
    in_one_transaction(store, async |tx: &mut WriteTx| change_in(tx, request, wants, &chance, &decide).await)
        .await
}

async fn change_in(
    tx: &mut WriteTx,
    request: &Request,
    wants: Wants,
    chance: &Chance,
    decide: &impl Fn(&mut Lobby) -> Result<Decided, Refusal>,
) -> Result<Changed, Error> {
    once(tx, Some(request.interaction)).await?;
    let row = find_table::row_of(tx, request, wants).await?;
    let mut lobby = load::lobby(tx, &row).await?;
    lobby.free_kept(request.now);
    let user = request.person.user;
    let sits = |lobby: &Lobby| lobby.sitters().any(|sitter| sitter == user);
    let sat = sits(&lobby);
    let next = decide(&mut lobby)?;
    if !sat && sits(&lobby) {
        table_watches::sat_down(tx, &lobby, user, request.now).await?;
    }
    Ok(match next {
        Decided::Starts => {
            let done = start_in(tx, row, &lobby, chance, request.now, Some(request)).await?;
            Changed::Started(Box::new(done))
        }
        Decided::Stays(hindrance) => {
            let closing = lobby.closing(request.now);
            write(tx, &lobby, closing, request.now).await?;
            store::lobbies::set_closing(tx, lobby.id, closing).await?;
            Changed::Lobby(Box::new(lobby), hindrance)
        }
    })
}

/// Changes the lobby that is meant, by something with which no game starts.
async fn edit(
    store: &Store,
    request: &Request,
    wants: Wants,
    decide: impl Fn(&mut Lobby) -> Result<(), GameRefusal> + Sync,
) -> Result<Lobby, Error> {
    let decide = |lobby: &mut Lobby| Ok(decide(lobby).map(|()| Decided::Stays(None))?);
    match change_lobby(store, request, wants, decide).await? {
        Changed::Lobby(lobby, _) => Ok(*lobby),
        Changed::Started(done) => {
            Err(Error::Failed(anyhow::anyhow!("game {} started unasked", done.seen.row.id)))
        }
    }
}

/// A lobby that is full starts, unless something hinders it.
fn starts_if_full(lobby: &Lobby, hindrance: impl Fn(Place) -> Option<Refusal>) -> Decided {
    match hindrance(lobby.place).filter(|_| lobby.is_full()) {
        None if lobby.is_full() => Decided::Starts,
        hindrance => Decided::Stays(hindrance),
    }
}

/// Writes down who sits at a table, who does not sit down there again, and how it is set.
async fn write(tx: &mut WriteTx, lobby: &Lobby, closing: Closing, now: Millis) -> Result<(), Error> {
    people::clear(tx, lobby.id).await?;
    for user in &lobby.barred {
        store::lobbies::bar(tx, lobby.id, *user).await?;
    }
    let seats: Vec<_> = lobby.seats.iter().map(|sitting| (sitting, None)).collect();
    people::put_all(tx, lobby.id, &seats).await?;
    store::lobbies::set(tx, lobby, now, due(lobby, closing, now)).await?;
    table_watches::changed(tx, lobby, now).await
}

/// When the program itself has something to do at a table that was changed last at a moment; `None` once it is closed.
pub(super) fn due(lobby: &Lobby, closing: Closing, changed: Millis) -> Option<Millis> {
    let closes = closing.tell_at.unwrap_or(closing.closes_at);
    let is_open = lobby.status == Status::Lobby;
    is_open.then(|| lobby.due(changed).map_or(closes, |due| due.min(closes)))
}

/// Opens a lobby in a channel; its host sits down at once. With computer players it may be full at once, and start.
///
/// # Errors
/// When there is a lobby or a game there already, more people are invited than there are seats, or the limits are
/// reached.
pub async fn open(
    store: &Store,
    request: &Request,
    guild: Option<GuildId>,
    options: &TableOptions,
    limits: &Limits,
) -> Result<Changed, Error> {
    let chance = chance()?;
    in_one_transaction(store, async |tx: &mut WriteTx| {
        once(tx, Some(request.interaction)).await?;
        open_in(tx, request, guild, request.channel, options, limits, &chance).await
    })
    .await
}

/// Opens a lobby; one that is full starts at once, and is never shown.
pub(super) async fn open_in(
    tx: &mut WriteTx,
    request: &Request,
    guild: Option<GuildId>,
    channel: ChannelId,
    options: &TableOptions,
    limits: &Limits,
    chance: &Chance,
) -> Result<Changed, Error> {
    let (lobby, row) = open_table::open_in(tx, request, guild, channel, options, limits).await?;
    if lobby.is_full() {
        let done = start_in(tx, row, &lobby, chance, request.now, Some(request)).await?;
        return Ok(Changed::Started(Box::new(done)));
    }
    open_table::expect_lobby(tx, &row, Some(request), request.now).await?;
    Ok(Changed::Lobby(Box::new(lobby), None))
}

/// Sits a person down; the game starts when that takes the last seat, unless `hindrance` says what the bot may not do
/// in such a place.
pub async fn join(
    store: &Store,
    request: &Request,
    hindrance: impl Fn(Place) -> Option<Refusal> + Sync,
) -> Result<Changed, Error> {
    change_lobby(store, request, Wants::Seat, |lobby| {
        lobby.sit_down(request.person.clone().into())?;
        Ok(match starts_if_full(lobby, &hindrance) {
            Decided::Starts if lobby.waits_for_host() => Decided::Stays(None),
            next @ (Decided::Starts | Decided::Stays(_)) => next,
        })
    })
    .await
}

/// Sits a computer player down; only the host may. Where there are more already than the host knew of, they have
/// pressed twice, and it sits there.
pub async fn add_computer(
    store: &Store,
    request: &Request,
    level: Level,
    known: Option<usize>,
    hindrance: impl Fn(Place) -> Option<Refusal> + Sync,
) -> Result<Changed, Error> {
    change_lobby(store, request, Wants::OfHost, |lobby| {
        lobby.only_host(request.person.user)?;
        if known.is_none_or(|known| lobby.computers() <= known) {
            lobby.sit_down(lobby.computer(level))?;
        }
        Ok(starts_if_full(lobby, &hindrance))
    })
    .await
}

/// Sends the computer player away who sat down last; only the host may.
pub async fn remove_computer(store: &Store, request: &Request) -> Result<Lobby, Error> {
    edit(store, request, Wants::OfHost, |lobby| {
        lobby.only_host(request.person.user)?;
        lobby.send_computer_away()
    })
    .await
}

/// Gives somebody's seat free, kept or taken; only the host may. If it `bars` them, they do not sit down there again.
pub async fn free(
    store: &Store,
    request: &Request,
    number: Number,
    user: Option<UserId>,
    bars: bool,
) -> Result<Lobby, Error> {
    edit(store, request, Wants::OfHost, |lobby| {
        lobby.only_host(request.person.user)?;
        lobby.free(number, user)?;
        lobby.barred.extend(user.filter(|_| bars));
        Ok(())
    })
    .await
}

/// Keeps a lobby open that would close because nobody touches it; whoever sits there may.
pub async fn keep(store: &Store, request: &Request) -> Result<Lobby, Error> {
    edit(store, request, Wants::OfSeated, |lobby| {
        let sits = lobby.sitters().any(|user| user == request.person.user);
        if sits { Ok(()) } else { Err(GameRefusal::NotSeated) }
    })
    .await
}

/// Lets a person go, or gives a kept seat free. When the host goes, whoever came next is the host; when nobody is
/// left, the lobby closes.
///
/// # Errors
/// When there is no lobby with the person, or the game has started.
pub async fn leave(store: &Store, request: &Request) -> Result<Lobby, Error> {
    edit(store, request, Wants::OfSeated, |lobby| lobby.get_up(request.person.user)).await
}

/// Gives the seat free that is kept for a person.
pub async fn decline(store: &Store, request: &Request) -> Result<Lobby, Error> {
    edit(store, request, Wants::OfSeated, |lobby| lobby.decline(request.person.user)).await
}

/// Gives the seats of a lobby free that were kept long enough. Returns whether there are any. It is as if nobody had
/// touched the lobby.
pub async fn free_kept(store: &Store, game: GameId, now: Millis) -> Result<bool, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = load::row(tx, game).await?;
        let mut lobby = load::lobby(tx, &row).await?;
        let is_open = row.status == Status::Lobby;
        let is_freed = is_open && lobby.free_kept(now);
        if is_freed {
            let closing = store::lobbies::closing(tx, game).await?;
            write(tx, &lobby, closing, row.changed_at).await?;
        }
        Ok(is_freed)
    })
    .await
}

/// The lobbies that somebody may mean: the one of their button, or those in their channel.
pub async fn perhaps_meant(store: &Store, request: &Request) -> Result<Vec<Lobby>, Error> {
    let mut tx = store.read().await?;
    let Some(game) = request.game else {
        let tables = find_table::tables_in(&mut tx, request.channel).await?;
        return Ok(tables.into_iter().map(|(_, lobby)| lobby).collect());
    };
    match games::by_id(&mut tx, game).await?.filter(|row| row.status == Status::Lobby) {
        Some(row) => Ok(vec![load::lobby(&mut tx, &row).await?]),
        None => Ok(Vec::new()),
    }
}

/// Frees the seats of people who are not on the server any more. When the host is gone, whoever came next is the host;
/// when nobody is left, the lobby closes.
pub async fn without(store: &Store, game: GameId, gone: &[UserId], now: Millis) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = load::row(tx, game).await?;
        if row.status != Status::Lobby {
            return Ok(());
        }
        let mut lobby = load::lobby(tx, &row).await?;
        for user in gone {
            // Who has got up meanwhile sits there no more.
            let _ = lobby.get_up(*user);
        }
        let closing = store::lobbies::closing(tx, game).await?;
        write(tx, &lobby, closing, now).await
    })
    .await
}

/// Starts the game with those who have sat down, unless `hindrance` says what the bot may not do in such a place.
///
/// # Errors
/// When there is no lobby, the person is not its host, fewer than two have sat down, or something hinders.
pub async fn start(
    store: &Store,
    request: &Request,
    hindrance: impl Fn(Place) -> Option<Refusal> + Sync,
) -> Result<ChangeResult, Error> {
    let changed = change_lobby(store, request, Wants::OfHost, |lobby| {
        lobby.only_host(request.person.user).map_err(|_| AppRefusal::HostStarts(lobby.host()))?;
        if lobby.seated() < 2 {
            return Err(GameRefusal::TooFewSeated.into());
        }
        hindrance(lobby.place).map_or(Ok(Decided::Starts), Err)
    });
    match changed.await? {
        Changed::Started(done) => Ok(*done),
        Changed::Lobby(lobby, _) => Err(Error::Failed(anyhow::anyhow!("game {} did not start", lobby.id))),
    }
}

/// The lobbies of a server in which all seats are taken: something has kept them from starting.
pub async fn full(store: &Store, guild: GuildId) -> Result<Vec<Lobby>, Error> {
    let mut tx = store.read().await?;
    let mut full = Vec::new();
    for row in store::lobbies::of_server(&mut tx, guild).await? {
        full.extend(Some(load::lobby(&mut tx, &row).await?).filter(Lobby::is_full));
    }
    Ok(full)
}

/// Starts the game of a lobby that is full. Returns whether it has started by this.
///
/// # Errors
/// When there is no such game, or another runs where it would be played.
pub async fn start_full(store: &Store, game: GameId, now: Millis) -> Result<bool, Error> {
    let chance = chance()?;
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = load::row(tx, game).await?;
        let lobby = load::lobby(tx, &row).await?;
        let starts = lobby.status == Status::Lobby && lobby.is_full();
        if starts {
            start_in(tx, row, &lobby, &chance, now, None).await?;
        }
        Ok(starts)
    })
    .await
}

/// What the program itself does next at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Next {
    /// Whether its game is to start now: it is full, and has waited for its host.
    pub starts: bool,
    /// When something else is to be done there.
    pub at: Millis,
}

/// What the program itself does next at a table; `None` if it is not open any more.
pub async fn next(store: &Store, game: GameId, now: Millis) -> Result<Option<Next>, Error> {
    let mut tx = store.read().await?;
    let row = load::row(&mut tx, game).await?;
    if row.status != Status::Lobby {
        return Ok(None);
    }
    let lobby = load::lobby(&mut tx, &row).await?;
    let closing = store::lobbies::closing(&mut tx, game).await?;
    let starts = lobby.waits_for_host() && lobby.due(row.changed_at).is_some_and(|due| due <= now);
    // One that something keeps from starting is not started before it changes.
    let closes = closing.tell_at.unwrap_or(closing.closes_at);
    let at = if starts { Some(closes) } else { due(&lobby, closing, row.changed_at) };
    Ok(at.map(|at| Next { starts, at }))
}

/// Chooses how a table will play; only its host may. It starts if it is full with fewer seats.
pub async fn set(
    store: &Store,
    request: &Request,
    change: Change,
    hindrance: impl Fn(Place) -> Option<Refusal> + Sync,
) -> Result<Changed, Error> {
    change_lobby(store, request, Wants::OfHost, |lobby| {
        lobby.set(request.person.user, change)?;
        Ok(starts_if_full(lobby, &hindrance))
    })
    .await
}

/// The lobby of a game, or what became of it, for showing it.
pub async fn lobby(store: &Store, game: GameId) -> Result<Lobby, Error> {
    let mut tx = store.read().await?;
    let row = load::row(&mut tx, game).await?;
    load::lobby(&mut tx, &row).await
}

/// Notes that a game's thread is another than expected: the one opened from this message.
pub async fn set_thread(store: &Store, game: GameId, message: MessageId) -> Result<(), Error> {
    let mut tx = store.write().await?;
    games::set_thread(&mut tx, game, message).await?;
    Ok(tx.commit().await?)
}

/// Whether a game could be played in a channel: none runs there.
pub async fn is_free(store: &Store, channel: ChannelId) -> Result<bool, Error> {
    let mut tx = store.read().await?;
    Ok(games::running_in(&mut tx, channel).await?.is_none())
}

/// Lets a game be played in its lobby's channel for which no thread can be had. Returns whether it is: not if another
/// game runs there, or something has been shown of it already.
pub async fn play_here(store: &Store, game: GameId, channel: ChannelId) -> Result<bool, Error> {
    let mut tx = store.write().await?;
    match out_of_reach::play_here(&mut tx, game, channel).await {
        Err(store::Error::Taken) => Ok(false),
        moved => {
            let moved = moved?;
            tx.commit().await?;
            Ok(moved)
        }
    }
}

/// Notes which message a lobby is, once Discord has told.
pub async fn set_message(store: &Store, game: GameId, message: MessageId) -> Result<(), Error> {
    let mut tx = store.write().await?;
    games::set_lobby_message(&mut tx, game, message).await?;
    in_flight::end_lobby(&mut tx, game).await?;
    tasks::commit_without_board(tx, game).await?;
    Ok(())
}
