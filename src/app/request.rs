//! What a person does, where and when, as Discord delivers it.

use super::Person;
use super::load::Which;
use crate::id::{ChannelId, GameId, InteractionId};
use crate::store::sending::{Part, SendingRow};
use crate::time::Millis;

/// How a board is sent that comes of what somebody does, which decides how it is found again should its sending be cut
/// off.
#[derive(Clone, PartialEq, Eq)]
pub enum Board {
    /// As the answer to the interaction of this token.
    Answer(String),
    /// As a message that follows the answer.
    FollowUp,
    /// Without the interaction.
    Post,
}

impl std::fmt::Debug for Board {
    /// Without the token, so that it cannot slip into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Board::Answer(_) => "Answer",
            Board::FollowUp => "FollowUp",
            Board::Post => "Post",
        })
    }
}

impl Board {
    /// The message, before it is sent; `None` if it is to be sent without the interaction.
    pub(super) fn sending(&self, part: Part, id: InteractionId, now: Millis) -> Option<SendingRow> {
        match self {
            Board::Answer(token) => Some(part.by(id, Some(token.clone()), now)),
            Board::FollowUp => Some(part.by(id, None, now)),
            Board::Post => None,
        }
    }
}

/// What a person does, where and when.
#[derive(Debug, Clone)]
pub struct Request {
    /// As Discord delivered it.
    pub interaction: InteractionId,
    /// How the board that comes of it will be sent.
    pub board: Board,
    /// In which channel.
    pub channel: ChannelId,
    /// The game that a button belongs to; otherwise the channel's is meant.
    pub game: Option<GameId>,
    /// The moment of the question that a button answers, see [`crate::game::Question::moment`].
    pub at: Option<i64>,
    /// Who.
    pub person: Person,
    /// When.
    pub now: Millis,
}

impl Request {
    /// The game that is meant: the one of the button, or the one of the channel.
    pub fn which(&self) -> Which {
        self.game.map_or(Which::In(self.channel), Which::Game)
    }

    /// The message that comes of it, before it is sent; `None` if it is to be sent without the interaction.
    pub fn sending(&self, part: Part) -> Option<SendingRow> {
        self.board.sending(part, self.interaction, self.now)
    }
}
