//! Chairs that are offered to anybody, because their owners are gone: taking one, and what is to be told of them.

use std::time::Duration;

use ra_table::game::lobby::Status;
use ra_table::game::{Game, GameRefusal, OpenSeatOutcome, PauseReason, open_seat};
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::change::{ChangeContext, ChangeResult, change_in};
use super::load::{self, GameRef, Loaded, Playable, SeenGame};
use super::request::Request;
use super::retry::in_one_transaction;
use super::{Due, Error};
use crate::store::open_seats::{self, Offered};
pub use crate::store::open_seats::{forget, set_messages};
use crate::store::{Store, WriteTx, lobbies};

/// Whether the chair that a computer player has by this entry is the person's own, who may come back to it.
pub async fn is_own(store: &Store, request: &Request, since: i64) -> Result<bool, Error> {
    let game = load::begun(store, request.which()).await?.playable()?.game;
    let mut chairs = game.table().free_chairs();
    let chair = chairs.find(|chair| chair.since == since && !chair.has_left);
    let owner = chair.and_then(|chair| game.table().player(chair.seat).user());
    Ok(owner == Some(request.person.user))
}

/// Takes the chair that a computer player has by this entry, as somebody who does not sit at the table.
///
/// # Errors
/// [`GameRefusal::ChairNotFree`]; [`GameRefusal::HasChair`]; [`GameRefusal::Barred`]; that the game is over or called off.
pub async fn take(store: &Store, request: &Request, since: i64) -> Result<ChangeResult, Error> {
    let taken = in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = load::begun(&mut *tx, request.which()).await?.row;
        if lobbies::barred(tx, row.id).await?.contains(&request.person.user) {
            return Err(GameRefusal::Barred.into());
        }
        let person = request.person.clone().into();
        change_in(tx, &ChangeContext::from(request), &|draft| open_seat::take_free(draft, since, &person))
            .await
    });
    Ok(taken.await?.done(Some(request.person.user)))
}

/// While the bot is off a game's server, or the game cannot be replayed, its chairs are looked at again so much later.
const AWAY: Duration = Duration::from_secs(60 * 60);

/// For so long at most a chair is told of after the board that tells of it.
const BOARD_FIRST: Duration = Duration::from_secs(60);
/// Between two looks whether that board is there.
const SOON: Duration = Duration::from_secs(1);

/// The chairs of a game, and what became of each.
#[derive(Debug)]
pub struct Telling {
    /// The game as everybody may see it.
    pub seen: SeenGame,
    /// The chairs.
    pub chairs: Vec<(Offered, OpenSeatOutcome)>,
}

/// The messages that a game's free chairs still need. The board tells first what became of a chair, unless that takes
/// long.
pub async fn to_tell(store: &Store, game: GameId, now: Millis) -> Result<Due<Telling>, Error> {
    let mut tx = store.read().await?;
    let chairs = open_seats::of_game(&mut tx, game).await?;
    if chairs.is_empty() {
        return Ok(Due::Nothing);
    }
    let Loaded { row, board, game: played, .. } = load::any(&mut tx, GameRef::Game(game)).await?;
    if row.is_behind() && row.changed_at > now.before(BOARD_FIRST) {
        return Ok(Due::Later(now.after(SOON)));
    }
    let is_running = row.status == Status::Running;
    let chairs = chairs.into_iter();
    drop(tx);
    match played {
        Ok(played) => {
            let is_direct = row.guild.is_none();
            let became =
                |chair| if is_direct { OpenSeatOutcome::Unwanted } else { became(&played, &chair, now) };
            let chairs = chairs.map(|chair| (chair, became(chair))).collect();
            Ok(Due::Now(Telling { seen: SeenGame::of(Playable { row, board, game: played }, now), chairs }))
        }
        // Of a game that cannot be replayed nothing is told.
        Err(_) if is_running => Ok(Due::Later(now.after(AWAY))),
        Err(_) => {
            for chair in chairs {
                forget(store, game, chair.since).await?;
            }
            Ok(Due::Nothing)
        }
    }
}

fn became(game: &Game, chair: &Offered, now: Millis) -> OpenSeatOutcome {
    let table = game.table();
    if table.halted() == Some(PauseReason::Gone) {
        return OpenSeatOutcome::Later(now.after(AWAY));
    }
    let owner = table.player(chair.seat).number;
    let is_free = table.free_chairs().find(|free| free.since == chair.since);
    match is_free {
        Some(_) if !table.has_use_for_people() => OpenSeatOutcome::Unwanted,
        Some(free) => match free.offered_from(game, now) {
            from if from <= now => OpenSeatOutcome::Free(free),
            from => OpenSeatOutcome::Later(from),
        },
        None if owner != chair.owner => OpenSeatOutcome::Taken(owner),
        None if table.is_called_off() => OpenSeatOutcome::CalledOff,
        None if table.is_over() => OpenSeatOutcome::Over,
        None => OpenSeatOutcome::Back,
    }
}
