//! The one place in which a decision, typed or clicked, is played, and what came of it is shown: the game's new board to
//! everybody, and to whoever decided what is theirs to know.

use std::pin::pin;

use tokio::time::timeout;

use crate::app::delivery::{Route, refused};
use crate::app::{Done, Error, Shows};
use crate::discord::deliver::Clicked;
use crate::discord::incoming::Incoming;
use crate::discord::message::components;
use crate::discord::rest::{Message, Priority};
use crate::game::lobby::Place;
use crate::game::view::Own;
use crate::game::{Decision, Refusal};
use crate::id::GameId;
use crate::language::Language;
use crate::text;

/// What is told to whoever decided, in private.
#[derive(Clone, Copy)]
pub(super) struct Told {
    /// Of a decision that everybody sees, where it was made in private.
    pub(super) played: fn(Language, &Own) -> Message,
    /// Of one of which nobody sees anything, or not what brought it.
    pub(super) kept: fn(Language, &Own) -> Message,
    /// Whether a private answer to a command waits a moment for the board: where it opens an auction, nobody acts before
    /// they have seen it.
    pub(super) board_first: bool,
}

/// Plays a decision in the game that is meant.
pub(super) async fn decide(incoming: &Incoming<'_>, decision: &Decision, told: Told) -> Result<(), Error> {
    // Boxed: every feature would carry all of it along otherwise.
    let game = Box::pin(play(incoming, decision, told)).await?;
    tell_if_refused(incoming, game).await;
    Ok(())
}

/// As [`decide`]; returns which game it was.
async fn play(incoming: &Incoming<'_>, decision: &Decision, told: Told) -> Result<GameId, Error> {
    let done = crate::app::play::play(&incoming.data.store, &incoming.request, decision).await?;
    let (delivery, game) = (&incoming.data.delivery, done.seen.row.id);
    if done.shows != Shows::Board {
        let own = done.own.ok_or(Refusal::NotSeated)?;
        incoming.panel((told.kept)(incoming.language().await, &own)).await;
        if done.shows == Shows::BoardApart {
            delivery.post(game, Priority::Person).await;
        }
        return Ok(game);
    }
    let own = done.own.clone().filter(|_| done.thought.is_none());
    let seen = incoming.data.computers.act(done).await;
    match (&incoming.request.route, incoming.clicked_board()) {
        (Route::Response(..), _) => {
            incoming.board(seen).await;
            return Ok(game);
        }
        (Route::FollowUp(_), Some(board)) => {
            delivery.follow(&incoming.interaction, Clicked::Board(board), &seen).await;
            return Ok(game);
        }
        (Route::FollowUp(_) | Route::Edit(_) | Route::Post, _) => {}
    }
    // What computer players have done meanwhile belongs to what came of it.
    let own = match own {
        Some(own) => own,
        None => incoming.own_of(game).await?,
    };
    let panel = (told.played)(incoming.language().await, &own);
    if incoming.is_click() {
        delivery.follow(&incoming.interaction, Clicked::Panel(panel), &seen).await;
    } else {
        let mut board = pin!(delivery.post(game, Priority::Person));
        let moment = delivery.rest.times().moment();
        let is_shown = told.board_first && timeout(moment, &mut board).await.is_ok();
        incoming.panel(panel).await;
        if !is_shown {
            board.await;
        }
    }
    Ok(game)
}

/// Tells whoever has acted that the game's board is not shown, if nobody could be told where it is played.
async fn tell_if_refused(incoming: &Incoming<'_>, game: GameId) {
    let delivery = &incoming.data.delivery;
    let noted = match delivery.untold(game, incoming.request.channel).await {
        Ok(false) => return,
        Ok(true) => match incoming.hindrance(Place::Here) {
            None => return,
            Some(missing) => {
                let told = text::refusal::refusal(incoming.language().await, &missing);
                incoming.also_privately(components::done(told)).await;
                refused(&delivery.store, game, true).await
            }
        },
        Err(error) => Err(error),
    };
    if let Err(error) = noted {
        tracing::error!(%game, %error, "whether somebody was told of a refused board is not known");
    }
}

/// Says in private that something is done that was asked for in private, and shows the game after it.
pub(super) async fn done(incoming: &Incoming<'_>, done: Done, told: String) {
    let game = done.seen.row.id;
    incoming.panel(components::done(told)).await;
    incoming.data.computers.act(done).await;
    incoming.data.delivery.post(game, Priority::Person).await;
    tell_if_refused(incoming, game).await;
}
