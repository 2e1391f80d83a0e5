//! That a running game is to be called off: what is asked, of whom, and what came of it.

use ra::rules::Seat;
use ra_table::game::view::{Public, Unfinished};
use ra_table::game::{CancelVote, CancelVoteOutcome, Number, Player};
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::language::Language;

use super::board::moment;
use super::fluent::words;
use super::lists::{and, commas, joined, sentences};
use super::names::{owner, owner_mentioned, somebody};
use super::player;
use super::refusal::message_link;

/// What would be lost.
fn loss(language: Language, game: &Public) -> String {
    let epoch = game.position().epoch().number();
    words(language).off_loss(super::board::relative(game.started_at), epoch)
}

/// To a player who wants their game called off: what they would ask, or do if nobody else has a chair.
pub fn before_asking(language: Language, game: &Public, own: UserId) -> String {
    let (words, id) = (words(language), game.id.to_string());
    let others: Vec<String> = others(language, game, own);
    let asks = if others.is_empty() {
        words.off_before_alone(id)
    } else {
        words.off_before(and(words, &others).unwrap_or_default(), id, game.terms.pace.code())
    };
    let autoplay = if others.is_empty() { String::new() } else { words.off_before_resign() };
    joined([asks, loss(language, game), autoplay], "\n")
}

/// Whether anybody but a player still has a chair.
pub fn has_others(game: &Public, own: UserId) -> bool {
    game.with_chairs().any(|(_, player)| player.user() != Some(own))
}

fn others(language: Language, game: &Public, own: UserId) -> Vec<String> {
    let others = game.with_chairs().filter(|(_, player)| player.user() != Some(own));
    others.map(|(seat, _)| owner(language, game, seat)).collect()
}

/// To who looks after the games, and to the host of a game that cannot be replayed: what they would do.
pub fn before_calling_off(language: Language, game: GameId, frozen: bool) -> String {
    let words = words(language);
    if frozen {
        words.off_before_frozen(game.to_string())
    } else {
        words.off_before_at_once(game.to_string())
    }
}

/// What everybody reads of it that it is asked, or was.
pub fn asks(language: Language, game: &Public, asked: &CancelVote) -> String {
    if let Some(ended) = ended(language, game, asked) {
        return ended;
    }
    let words = words(language);
    let people: Vec<String> =
        game.not_agreed().map(|(seat, _)| owner_mentioned(language, game, seat)).collect();
    let asks = words.off_asks(somebody(language, game, asked.by), game.id.to_string());
    let rule = words.off_rule(commas(words, &people), moment(asked.until(game.terms.pace)));
    [asks, rule, loss(language, game)].join("\n")
}

/// The same for one of those who are asked, by direct message.
pub fn asks_directly(
    language: Language,
    game: &Public,
    asked: &CancelVote,
    own: Number,
    there: Option<(ChannelId, MessageId)>,
) -> String {
    if let Some(ended) = ended(language, game, asked) {
        return ended;
    }
    let words = words(language);
    let asks = words.off_asks(somebody(language, game, asked.by), game.id.to_string());
    let link =
        there.map(|(channel, message)| message_link(game.at.guild, channel, message)).unwrap_or_default();
    let rule = if asked.agreed.contains(&own) {
        words.off_said_yes()
    } else {
        words.off_rule_directly(moment(asked.until(game.terms.pace)), link)
    };
    [asks, rule, loss(language, game)].join("\n")
}

/// Calls somebody in the game's channel to the message that asks.
pub fn call(
    language: Language,
    game: &Public,
    asked: &CancelVote,
    user: UserId,
    (channel, message): (ChannelId, MessageId),
) -> String {
    let words = words(language);
    let link = message_link(game.at.guild, channel, message);
    let call = words.off_call(
        somebody(language, game, asked.by),
        game.id.to_string(),
        link,
        moment(asked.until(game.terms.pace)),
    );
    words.call_in_channel(format!("<@{user}>"), call)
}

/// What came of it; `None` as long as it is asked.
fn ended(language: Language, game: &Public, asked: &CancelVote) -> Option<String> {
    let (words, (came, _)) = (words(language), asked.ended?);
    let how = match came {
        CancelVoteOutcome::No => words.off_ended_no(moment(asked.again_at(game.terms.pace))),
        CancelVoteOutcome::Silence => {
            words.off_ended_silence(game.terms.pace.code(), moment(asked.again_at(game.terms.pace)))
        }
        CancelVoteOutcome::Over => words.off_ended_over(),
        CancelVoteOutcome::Off => words.off_ended_off(),
    };
    Some(sentences([words.off_ended(somebody(language, game, asked.by), game.id.to_string()), how]))
}

/// What is told under the last board of a game that was called off: everybody's points in the order of their seats.
pub fn unfinished(language: Language, game: &Public, unfinished: &Unfinished) -> String {
    let words = words(language);
    let place = |(seat, _): (Seat, Player<'_>)| {
        words.story_place(player(language, game, seat), unfinished.points[seat])
    };
    let places: Vec<String> = game.chairs().players().map(place).collect();
    words.off_points(commas(words, &places))
}

/// The heading of that board.
pub fn title(language: Language, game: &Public) -> String {
    words(language).off_title(game.id.to_string())
}
