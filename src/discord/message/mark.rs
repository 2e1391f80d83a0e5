//! By what messages of the bot are recognised among those of their channel, long after they were sent: the words of their
//! buttons, or the small print of those that have none.

use crate::discord::custom_id::Button;
use crate::discord::rest::{Message, Own};
use crate::id::{GameId, UserId};
use crate::text::mark;

/// Whether a message is the board of a game that tells the entries up to this one, or what is left of it.
pub(in crate::discord) fn is_board(own: &Own, game: GameId, seq: i64) -> bool {
    let board = Button::Board(game, seq).to_string();
    // A call begins with a mention.
    let is_line = own.presses.is_empty() && !own.content.starts_with("<@");
    own.presses.contains(&board) || (is_line && mark::read(&own.content) == [(game, seq)])
}

/// Whether a message is a game's table, before the game.
pub(in crate::discord) fn is_lobby(own: &Own, game: GameId) -> bool {
    own.presses.iter().any(|press| matches!(press.parse(), Ok(Button::Lobby(of, _)) if of == game))
}

/// Whether a message calls somebody to the question of an entry. Among others it mentions them.
pub(in crate::discord) fn is_call(own: &Own, game: GameId, question: i64, mentioned: Option<UserId>) -> bool {
    let mentions = mentioned.is_none_or(|user| own.content.contains(&format!("<@{user}>")));
    mentions && own.presses.is_empty() && mark::read(&own.content).contains(&(game, question))
}

/// Whether a message that calls somebody names several games.
pub(in crate::discord) fn calls_to_several(own: &Own) -> bool {
    mark::read(&own.content).len() > 1
}

/// Whether a message says what this one does, by its words, whatever buttons are below them.
pub(in crate::discord) fn says_the_same(own: &Own, message: &Message) -> bool {
    message.content.as_deref().map(str::trim) == Some(own.content.trim())
}
