//! Which table before its game somebody means: the one of their button, or of those in their channel the one that
//! what they ask fits.

use ra_display::refusal::{AppRefusal, Refusal};
use ra_table::game::GameRefusal;
use ra_table::game::lobby::{Lobby, Status};
use ra_table::id::{ChannelId, GameId, UserId};

use super::Error;
use super::load::{self, GameRef};
use super::request::Request;
use crate::store::games::{self, GameRow};
use crate::store::{ReadTx, Store, in_flight};

/// What somebody asks for who names no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wants {
    /// To sit down: at a table that has room for them.
    Seat,
    /// What who sits at a table can do.
    OfSeated,
    /// What its host can do.
    OfHost,
    /// What can be done to any table.
    OfAny,
}

/// The row of the table that a person means.
pub(super) async fn row_of(tx: &mut ReadTx, request: &Request, wants: Wants) -> Result<GameRow, Error> {
    let Some(game) = request.game else {
        let tables = tables_in(tx, request.channel).await?;
        if tables.is_empty() {
            return Err(match games::running_in(tx, request.channel).await? {
                Some(game) => where_it_runs(tx, game, request, wants).await?,
                None => AppRefusal::NoLobbyHere.into(),
            }
            .into());
        }
        return Ok(among(&tables, request.person.user, wants)?);
    };
    let row = load::row(tx, game).await?;
    match row.status {
        Status::Lobby => Ok(row),
        // Before there is a place, its lobby's channel is where to look.
        Status::Running | Status::Over => {
            Err(AppRefusal::Begun(row.channel.unwrap_or(row.lobby_channel)).into())
        }
        Status::Cancelled => Err(GameRefusal::CalledOff(game).into()),
    }
}

/// Why nothing is done at a table where a game runs: whoever plays in it is told of their chair.
async fn where_it_runs(
    tx: &mut ReadTx,
    game: GameId,
    request: &Request,
    wants: Wants,
) -> Result<Refusal, Error> {
    if matches!(wants, Wants::OfHost | Wants::OfAny) {
        return Ok(AppRefusal::GameRunsHere(request.channel).into());
    }
    let game = load::begun(tx, GameRef::Game(game)).await?.playable()?.game;
    let table = game.table();
    Ok(match (table.seat_of(request.person.user), wants) {
        (Some(seat), _) if table.player(seat).has_left() => GameRefusal::Resigned.into(),
        (Some(_), Wants::Seat) => GameRefusal::HasChair.into(),
        (Some(_), _) => AppRefusal::GameHasStarted.into(),
        (None, Wants::OfSeated) => GameRefusal::NotSeated.into(),
        (None, _) => AppRefusal::GameRunsHere(request.channel).into(),
    })
}

/// The open table that a person means, for looking at it.
///
/// # Errors
/// When there is none, or its game has begun, or several could be meant.
pub async fn table(store: &Store, request: &Request) -> Result<Lobby, Error> {
    let mut tx = store.read().await?;
    let row = row_of(&mut tx, request, Wants::OfAny).await?;
    load::lobby(&mut tx, &row).await
}

/// The open tables of a channel, the oldest first.
pub(super) async fn tables_in(tx: &mut ReadTx, channel: ChannelId) -> Result<Vec<(GameRow, Lobby)>, Error> {
    let mut tables = Vec::new();
    for row in games::lobbies_in(tx, channel).await? {
        let lobby = load::lobby(tx, &row).await?;
        tables.push((row, lobby));
    }
    Ok(tables)
}

/// The table that is meant among those of a channel, of which there is one at least. Of a single one it is not asked here
/// whether it fits: that is decided where the thing is done.
///
/// # Errors
/// [`AppRefusal::SeveralTables`] when the person has to say which; when none fits.
pub(super) fn among(tables: &[(GameRow, Lobby)], user: UserId, wants: Wants) -> Result<GameRow, Refusal> {
    let ([(first, _), others @ ..], that_fit) = (tables, fitting(tables, user, wants)) else {
        return Err(AppRefusal::NoLobbyHere.into());
    };
    if others.is_empty() {
        return Ok(first.clone());
    }
    match (wants, &that_fit[..]) {
        // Sitting down there is refused for the reason that holds.
        (Wants::Seat | Wants::OfAny, []) => Ok(first.clone()),
        (Wants::OfSeated, []) => Err(GameRefusal::NotSeated.into()),
        // Whoever sits at one is told whose that is.
        (Wants::OfHost, []) => match fitting(tables, user, Wants::OfSeated)[..] {
            [(row, _)] => Ok(row.clone()),
            _ => Err(AppRefusal::HostOfNone.into()),
        },
        (Wants::OfSeated | Wants::OfHost | Wants::OfAny, [(row, _)]) => Ok(row.clone()),
        // Nobody sits down at one of several without having seen at which.
        (_, several) => {
            Err(AppRefusal::SeveralTables(several.iter().map(|(_, lobby)| lobby.title()).collect()).into())
        }
    }
}

/// The tables that fit what a person asks.
fn fitting(tables: &[(GameRow, Lobby)], user: UserId, wants: Wants) -> Vec<&(GameRow, Lobby)> {
    let fits = |lobby: &Lobby| match wants {
        Wants::Seat => lobby.has_room_for(user),
        Wants::OfSeated => lobby.has_seat(user),
        Wants::OfHost => lobby.is_host(user),
        Wants::OfAny => true,
    };
    tables.iter().filter(|(_, lobby)| fits(lobby)).collect()
}

/// Whether a table that a person may mean has been opened just now, and its message, from which a thread may be
/// opened, is not known yet.
pub async fn is_being_posted(store: &Store, request: &Request) -> Result<bool, Error> {
    let rows = match request.game {
        Some(game) => games::by_id(store, game).await?.into_iter().collect(),
        None => games::lobbies_in(&mut store.read().await?, request.channel).await?,
    };
    for row in rows.iter().filter(|row| row.place.is_thread() && row.lobby_message.is_none()) {
        if in_flight::has_lobby(store, row.id).await? {
            return Ok(true);
        }
    }
    Ok(false)
}
