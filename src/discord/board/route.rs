//! How a board goes out that comes of a click: whether a new one is sent, and how, or the present one is changed.

use ra_table::id::{ChannelId, GameId, MessageId};

use crate::app::SeenGame;
use crate::app::message_state::Route;
use crate::discord::rest::{Interaction, Message};
use crate::discord::sending::Delivery;
use crate::store::boards::BoardRow;

/// How many entries one board tells at most that is changed in its place, so that the channel's story has lines to be
/// told in.
const MOST_IN_ONE: i64 = 8;

/// What becomes of the message whose button was clicked.
#[derive(Debug)]
pub(in crate::discord) enum Clicked {
    /// It is a public board, or was one: there is a newer one now.
    Board(ClickedBoard),
    /// A private panel: this is what is left of it.
    Panel(Message),
    /// A message that called somebody elsewhere than where their game is played, and stays until its question is
    /// answered: this is said below it, to them alone.
    Call(Message),
}

/// A board whose button was clicked, as its message says: so it has arrived, whatever is known of it here.
#[derive(Debug, Clone, Copy)]
pub(in crate::discord) struct ClickedBoard {
    pub(in crate::discord) message: MessageId,
    pub(in crate::discord) channel: ChannelId,
    pub(in crate::discord) game: GameId,
    /// The last entry that it tells.
    pub(in crate::discord) to_seq: i64,
}

impl Delivery {
    /// How the board goes out that comes of a click. What is changed in its place needs no message; a public board's
    /// interaction may be followed; what was clicked in private is not named to everybody.
    pub(in crate::discord) fn route(
        &self,
        interaction: &Interaction,
        clicked: &Clicked,
        seen: &SeenGame,
        shown: Option<i64>,
    ) -> Route {
        let is_present = shown == seen.row.shown;
        match (self.place(seen).filter(|_| is_present), clicked) {
            (Some(place), _) => Route::Edit(place),
            // A task may have given up an answer that comes very late: what is posted has a number of its own.
            (None, Clicked::Board(_)) if is_present && self.rest.is_being_answered(interaction.id) => {
                Route::FollowUp(interaction.id)
            }
            (None, Clicked::Board(_) | Clicked::Panel(_) | Clicked::Call(_)) => Route::Post,
        }
    }

    /// The message that is to be changed in its place instead of a new one being posted, as it will then be: where the
    /// board asks nobody who was not asked before, or only people who are looking at it, with nothing written below it. A
    /// board that calls somebody is always a new message, for an edit notifies nobody. The same button never comes back in
    /// the same place: a second tap that was not meant would draw once more.
    pub(super) fn place(&self, seen: &SeenGame) -> Option<BoardRow> {
        let (board, game) = (seen.board?, &seen.game);
        let is_last = || self.memories.last_messages.is(board.channel, board.message);
        // The first one begins with a line of its own: that the game has begun.
        let lines = game.seq - board.tells_after() + i64::from(board.from_seq.is_none());
        let is_short = !game.is_over() && lines <= MOST_IN_ONE;
        let goes_on = !Delivery::has_epochs_to_tell(seen, seen.row.shown);
        let stays = is_short && goes_on && !game.is_turn_again() && game.called_to().next().is_none();
        (stays && (!game.asks_somebody_new() || is_last())).then_some(BoardRow { to_seq: game.seq, ..board })
    }
}
