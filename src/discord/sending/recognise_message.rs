//! By what messages of the bot are recognised among those of their channel, long after they were sent: the words of their
//! buttons, or the small print of those that have none.

use ra_display::text::message_marker;
use ra_table::game::Subject;
use ra_table::id::{GameId, UserId};

use crate::discord::custom_id::Button;
use crate::discord::rest::{Message, Own};

/// The last entry that a message tells which is a board of a game, or what is left of one; `None` if it is neither.
pub(in crate::discord) fn told_by_board(own: &Own, game: GameId) -> Option<i64> {
    let board = own.presses.iter().filter_map(|word| board_of(word)).find(|(of, _)| *of == game);
    if let Some((_, seq)) = board {
        return Some(seq);
    }
    // A call begins with a mention.
    let is_line = own.presses.is_empty() && !own.content.starts_with("<@");
    match message_marker::read(&own.content)[..] {
        [(of, Subject::Question(seq))] if is_line && of == game => Some(seq),
        _ => None,
    }
}

/// Whether a message is a game's table, before the game. The panel of a channel leads to tables, too.
pub(in crate::discord) fn is_lobby(own: &Own, game: GameId) -> bool {
    leads_to_table(own, game) && !has(own, |button| matches!(button, Button::Play(_)))
}

fn leads_to_table(own: &Own, game: GameId) -> bool {
    has(own, |button| matches!(button, Button::Lobby(of, _) if *of == game))
}

/// Whether a message has such a button.
fn has(own: &Own, is_it: impl Fn(&Button) -> bool) -> bool {
    own.presses.iter().any(|press| press.parse().is_ok_and(|button| is_it(&button)))
}

/// Whether a message calls somebody to the question of an entry. Among others it mentions them.
pub(in crate::discord) fn is_call(
    own: &Own,
    game: GameId,
    subject: Subject,
    mentioned: Option<UserId>,
) -> bool {
    let mentions = mentioned.is_none_or(|user| own.content.contains(&format!("<@{user}>")));
    let is_board = own.presses.iter().any(|word| board_of(word).is_some());
    mentions && !is_board && message_marker::read(&own.content).contains(&(game, subject))
}

/// The board on which the button of this word stands: its game, and the last entry that it tells. `None` for a button that
/// stands elsewhere, too.
pub(in crate::discord) fn board_of(word: &str) -> Option<(GameId, i64)> {
    match word.parse() {
        Ok(Button::Board(game, seq)) => Some((game, seq)),
        _ => None,
    }
}

/// Whether a message that calls somebody names several games.
pub(in crate::discord) fn calls_to_several(own: &Own) -> bool {
    message_marker::read(&own.content).len() > 1
}

/// Whether a message tells somebody of a game's table who has asked to be told of tables.
pub(in crate::discord) fn tells_of_table(own: &Own, game: GameId) -> bool {
    leads_to_table(own, game) && has(own, |button| matches!(button, Button::TableWatch(_)))
}

/// Whether a message says what this one does, by its words, whatever buttons are below them.
pub(in crate::discord) fn says_the_same(own: &Own, message: &Message) -> bool {
    message.content.as_deref().map(str::trim) == Some(own.content.trim())
}

#[cfg(test)]
mod tests {
    use ra_table::id::MessageId;

    use super::*;

    #[test]
    fn a_table_is_told_from_what_leads_to_it() {
        let own = |presses: &[&str]| Own {
            id: MessageId(1),
            content: String::new(),
            presses: presses.iter().map(ToString::to_string).collect(),
            interaction: None,
        };
        assert!(is_lobby(&own(&["table:3:join", "table:3:leave"]), GameId(3)));
        assert!(!is_lobby(&own(&["table:3:join", "table:3:leave"]), GameId(4)));
        assert!(!is_lobby(&own(&["go:alone", "go:table", "table:3:join"]), GameId(3)));
        let told = own(&["table:3:join", "watch:stop 99"]);
        assert!(tells_of_table(&told, GameId(3)) && !tells_of_table(&told, GameId(4)));
        assert!(!tells_of_table(&own(&["table:3:join", "table:3:decline"]), GameId(3)), "an invitation");
    }
}
