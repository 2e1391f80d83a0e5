//! What a person does, where and when, as Discord delivers it.

use ra_table::id::{ChannelId, GameId, InteractionId};
use ra_table::time::Millis;

use super::Person;
use super::load::GameRef;
use super::message_state::Route;

/// What a person does, where and when.
#[derive(Debug, Clone)]
pub struct Request {
    /// As Discord delivered it.
    pub interaction: InteractionId,
    /// How the board goes out that comes of it.
    pub route: Route,
    /// In which channel.
    pub channel: ChannelId,
    /// The game that a button belongs to; otherwise the channel's is meant.
    pub game: Option<GameId>,
    /// The number of the question that a button answers, see [`ra_table::game::Question::number`].
    pub question: Option<i64>,
    /// Who.
    pub person: Person,
    /// When.
    pub now: Millis,
}

impl Request {
    /// The game that is meant: the one of the button, or the one of the channel.
    pub fn which(&self) -> GameRef {
        self.game.map_or(GameRef::In(self.channel), GameRef::Game)
    }
}
