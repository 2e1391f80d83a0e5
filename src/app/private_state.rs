//! What belongs to a game besides its history, written down as far as it is other than what is stored.

use ra_table::game::{Game, Given, Orders, Pending, Reach};
use ra_table::id::{ChannelId, GameId, UserId};
use ra_table::time::Millis;

use super::Error;
use super::load::Loaded;
use crate::store::{WriteTx, out_of_sight, private_state};

/// What is stored of a game besides its history.
#[derive(Debug)]
pub(super) struct StoredPrivateState {
    /// The answers given ahead, each with the question that it belongs to.
    pub(super) given: Vec<(i64, Given)>,
    pub(super) orders: Vec<Orders>,
    /// What can still be taken back.
    pub(super) pending: Option<Pending>,
    /// How people are reached.
    pub(super) reach: Vec<Reach>,
}

impl StoredPrivateState {
    /// Writes down what is other than this after a change.
    pub(super) async fn write_changes(&self, tx: &mut WriteTx, id: GameId, game: &Game) -> Result<(), Error> {
        self.write_answers(tx, id, game).await?;
        for changed in game.ahead().orders.iter().filter(|new| !self.orders.contains(new)) {
            private_state::keep_orders(tx, id, changed).await?;
        }
        for changed in game.contact().reach().iter().filter(|new| !self.reach.contains(new)) {
            private_state::keep_reach(tx, id, changed).await?;
        }
        match game.ahead().pending.as_ref() {
            now if now == self.pending.as_ref() => Ok(()),
            Some(pending) => Ok(private_state::keep_pending(tx, id, pending).await?),
            None => Ok(private_state::drop_pending(tx, id).await?),
        }
    }

    async fn write_answers(&self, tx: &mut WriteTx, id: GameId, game: &Game) -> Result<(), Error> {
        let question = game.table().question().auction();
        if self.given.iter().any(|(of, _)| Some(*of) != question) {
            private_state::drop_older_answers(tx, id, question).await?;
        }
        let Some(question) = question else { return Ok(()) };
        let stored = || self.given.iter().filter(|(of, _)| *of == question).map(|(_, given)| given);
        for gone in stored().filter(|old| game.ahead().given.iter().all(|new| new.seat != old.seat)) {
            private_state::drop_answer(tx, id, gone.seat.index()).await?;
        }
        let is_new = |new: &&Given| stored().all(|old| (old.seat, old.revision) != (new.seat, new.revision));
        for new in game.ahead().given.iter().filter(is_new) {
            private_state::keep_answer(tx, id, question, new).await?;
        }
        Ok(())
    }
}

/// Takes note that a player acts who could not see the channel. If it is where the game is played, they see it again;
/// otherwise Discord is asked soon whether they do. Returns whether anything was noted.
pub(super) async fn sees_again(
    tx: &mut WriteTx,
    loaded: &Loaded,
    place: Option<ChannelId>,
    user: Option<UserId>,
    now: Millis,
) -> Result<bool, Error> {
    let (Some(place), Some(user), Ok(game)) = (place, user, &loaded.game) else { return Ok(false) };
    let is_unsighted = game.table().seat_of(user).is_some_and(|seat| game.sight().is_out_of_sight(seat));
    if !is_unsighted {
        return Ok(false);
    }
    let game = loaded.row.id;
    if loaded.row.channel == Some(place) {
        out_of_sight::end(tx, game, user, now).await?;
    } else {
        out_of_sight::check(tx, game, user, now).await?;
    }
    Ok(true)
}
