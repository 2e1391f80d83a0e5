//! Composing a board: words, picture and mentions.

use ra_table::clock::Pace;
use ra_table::game::view::Public;
use ra_table::game::{self, BoardCall, Stage};
use ra_table::language::Language;

use super::message;
use crate::app::{SeenGame, notifications};
use crate::discord::notifications::recent_calls::Calling;
use crate::discord::rest::{File, Message, Priority};
use crate::discord::sending::Delivery;

impl Delivery {
    /// The present board as a message, which tells what happened after an entry.
    pub(in crate::discord) async fn board(&self, game: &Public, from_seq: i64) -> Message {
        let picture = self.picture(game.terms.language, game).await;
        let gains = self.gains(game.terms.language, game, true).await;
        message::board(game, from_seq, &gains, picture)
    }

    /// A board to be sent as a new message. It does not mention players who sleep or were mentioned a moment ago; a
    /// notification for them is noted instead. A mention that comes late replaces the notification that was due.
    pub(in crate::discord) async fn calling_board(&self, seen: &SeenGame, priority: Priority) -> Message {
        let (mut board, now) = (self.board(&seen.game, seen.game.at.shown).await, self.now());
        let by_program = priority == Priority::Program;
        let (mut noted, mut later) = (Vec::new(), Vec::new());
        for (user, subject, call) in seen.game.called_to() {
            let (game, server) = (seen.row.id, seen.row.guild);
            let is_live = seen.game.terms.pace == Pace::Live;
            let calling = Calling { user, game, server, subject: Some(subject), is_live };
            let put_off_to = match call {
                BoardCall::None => None,
                BoardCall::Now | BoardCall::NowInstead => {
                    self.memories.recent_calls.take(&calling, by_program, now).err()
                }
                BoardCall::OnceAwake => Some(now),
            };
            if put_off_to.is_some() {
                later.push(user);
                noted.push(game::Called { user, subject, stage: Stage::PutOff, at: put_off_to });
            } else if call == BoardCall::NowInstead {
                noted.push(game::Called { user, subject, stage: Stage::Called, at: None });
            }
        }
        if !noted.is_empty() {
            match notifications::note(&self.store, seen.row.id, &noted, now).await {
                Ok(()) => board.pings.retain(|pinged| !later.contains(pinged)),
                // Better called twice than never.
                Err(error) => tracing::error!(game = %seen.row.id, ?error, "a call could not be put off"),
            }
        }
        board
    }

    /// The picture of the table as everybody may see it, with its words in this language; `None` if it could not be
    /// painted.
    pub(in crate::discord) async fn picture(&self, language: Language, game: &Public) -> Option<File> {
        let game = game.clone();
        self.paint(move || message::picture(language, &game)).await
    }
}
