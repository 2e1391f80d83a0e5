//! Whose a chair is, and who plays it: leaving a game for good, and coming back. How one is given to somebody else is in
//! `seat_offers`.

use ra_table::game::{By, Draft, table_actions};
use ra_table::id::{GameId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;

use super::change::{ChangeContext, ChangeResult, change, change_by, change_in};
use super::load::Playable;
use super::request::Request;
use super::retry::in_one_transaction;
use super::settings::{self, NewSetting};
use super::{Error, load};
use crate::store::{Store, WriteTx};

/// Leaves a game for good: a computer player goes on with the chair, and the leaver is last. If they were the host, the
/// next person at the table is.
pub async fn resign(store: &Store, request: &Request) -> Result<ChangeResult, Error> {
    change_by(store, request, table_actions::resign).await
}

/// Takes one's chair back from the computer player that stands in. Who was away is not any more: that is a bulk update for all
/// their games.
pub async fn come_back(store: &Store, request: &Request) -> Result<ChangeResult, Error> {
    let back = in_one_transaction(store, async |tx: &mut WriteTx| {
        if is_away(tx, request).await? {
            settings::change_in(tx, request.person.user, &[NewSetting::Here], request.now).await?;
        }
        change_in(tx, &ChangeContext::from(request), &table_actions::come_back).await
    });
    Ok(back.await?.done(Some(request.person.user)))
}

/// Whether somebody who could take their chair back is away, as they have said.
async fn is_away(tx: &mut WriteTx, request: &Request) -> Result<bool, Error> {
    let game = load::begun(tx, request.which()).await?.playable()?.game;
    let draft = Draft::new(game, By::Person(request.person.clone().into()), request.now);
    let seat = table_actions::seat_to_come_back_to(&draft);
    Ok(seat.is_ok_and(|seat| draft.game().waking_hours().is_away(seat, request.now)))
}

/// Whether a message in the channel of a game may call one of its players now, and which game it is.
pub async fn may_be_called(
    store: &Store,
    request: &Request,
    of: UserId,
) -> Result<(GameId, Language, bool), Error> {
    let Playable { row, game, .. } = load::begun(store, request.which()).await?.playable()?;
    let seat = game.table().seat_of(of);
    Ok((
        row.id,
        row.terms.language,
        seat.is_some_and(|seat| game.notifications().may_be_called_there(seat, request.now)),
    ))
}

/// Makes the next player clockwise the host of a running game if its host, this person, is not there any more;
/// returns the game after it.
pub async fn host_without(
    store: &Store,
    game: GameId,
    gone: UserId,
    now: Millis,
) -> Result<super::SeenGame, Error> {
    let context = ChangeContext::program(game, now);
    Ok(change(store, &context, |draft| table_actions::host_without(draft, gone)).await?.seen())
}
