//! Taking back what one has just done, as long as nothing has come of it: an entry of the history, never a deletion.

use super::calls::clear_answered;
use super::entry::Entry;
use super::lobby::commit;
use super::play::{Request, once};
use super::round::Round;
use super::{Error, Refusal};
use crate::id::{MessageId, UserId};
use crate::rules::{Action, Event};
use crate::store::entries::{self, EntryRow};
use crate::store::games::Status;
use crate::store::{Store, answers, games, sending};

/// Takes back the last decision in a game, for whoever made it.
///
/// # Errors
/// [`Refusal::NothingToUndo`] when somebody else has acted since, an order was played, or something unknown came of it.
pub async fn undo(store: &Store, request: &Request) -> Result<Round, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let round = Round::asked_for(&mut tx, request).await?;
    let user = request.person.user;
    let seat = round.seat_of(user).ok_or(Refusal::NotSeated)?;
    round.may_play(seat)?;
    let to = round.undoes_to(user).ok_or(Refusal::NothingToUndo)?;
    let (game, seq) = (round.game.id, round.seq + 1);
    let body = Entry::Undo(to).to_string();
    entries::append(&mut tx, game, &EntryRow { seq, actor: user, at: request.now, body, ahead: false })
        .await?;
    games::advance(&mut tx, game, seq, Status::Running, request.now).await?;
    let round = Round::by_id(&mut tx, game).await?;
    answers::drop_older(&mut tx, game, round.question).await?;
    clear_answered(&mut tx, &round).await?;
    games::set_due(&mut tx, game, round.due(request.now)).await?;
    if let Some(sending) = request.sending(round.post(MessageId(0))) {
        sending::begin(&mut tx, &sending).await?;
    }
    commit(tx).await?;
    Ok(round)
}

impl Round {
    /// Whether somebody can take back what they did last.
    pub fn can_undo(&self, user: UserId) -> bool {
        self.undoes_to(user).is_some()
    }

    /// The entry that the game goes back to if somebody takes back what they did last.
    fn undoes_to(&self, user: UserId) -> Option<i64> {
        let by_hand = |row: &&EntryRow| row.actor == user && !row.ahead;
        let rows: Vec<&EntryRow> = self.last.iter().filter(by_hand).collect();
        if rows.len() != self.last.len() {
            return None;
        }
        // Coming back to one's chair is not taken back.
        let came_back = |row: &&&EntryRow| matches!(row.body.parse(), Ok(Entry::Back(_)));
        let done = &rows[rows.iter().take_while(came_back).count()..];
        let first = done.first()?.seq;
        let known = |row: &&EntryRow| match row.body.parse() {
            Ok(Entry::Action(action)) => action != Action::Draw,
            Ok(_) | Err(_) => false,
        };
        let revealed =
            self.between(first - 1, self.seq).any(|event| matches!(event, Event::EpochEnded { .. }));
        (done.iter().all(known) && !revealed).then_some(first - 1)
    }
}
