//! Calls besides the boards: to one person, in the game's channel or by direct message. None says more than the board
//! does, for a channel is read by all.

use ra::rules::{Action, Auction, Cause, Phase, Seat};
use ra_table::game::view::Public;
use ra_table::game::{Asks, Call, Stage};
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::time::Millis;

use super::board::{moment, question, question_code, relative, runs_out};
use super::done_for::subject;
use super::fluent::words;
use super::lists::{capital, commas, joined, sentences};
use super::names::owner_mentioned;
use super::refusal::board_link;
use super::{place, player};

/// Up to where a list goes on; a message has room for 2,000 characters, some of them for the small print below it.
const LONGEST: usize = 1400;

/// In the game's channel; these others of the same server wait for the same person.
pub fn in_channel(language: Language, game: &Public, call: &Call, others: &[&Public]) -> String {
    let words = words(language);
    let user = game.player(call.seat).user();
    let mention = user.map_or(String::new(), |_| owner_mentioned(language, game, call.seat));
    let called = words.call_in_channel(mention, told(language, game, call, true));
    match user.filter(|_| !others.is_empty()) {
        Some(user) => {
            let heading = format!("{called}\n{}", words.call_others(others.len()));
            let until = |game: &Public| game.asks(user).and_then(|asks| time_left(game, asks));
            listed(language, heading, others.iter().map(|game| waits(language, game, user, until(game))))
        }
        None => called,
    }
}

/// In the game's channel, to all of these: that it is over.
pub fn end_in_channel(language: Language, game: &Public, call: &Call, users: &[UserId]) -> String {
    let mentions: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    words(language).call_in_channel(mentions.join(" "), told(language, game, call, true))
}

/// By direct message, about one game; of an auction also what is auctioned, and in which order all answer.
pub fn one(language: Language, game: &Public, call: &Call) -> String {
    if call.asks == Asks::Next {
        return next(language, game);
    }
    let wanted = match call.stage {
        Stage::Later(_) => words(language).call_wanted(),
        Stage::PutOff | Stage::Called | Stage::Reminded | Stage::Last => String::new(),
    };
    let told = sentences([capital(&told(language, game, call, false)), wanted]);
    let is_of_auction = matches!(call.asks, Asks::ToAct | Asks::MayAnswer)
        && matches!(game.position().phase(), Phase::Auction(_));
    let lot = question(language, game).filter(|_| is_of_auction);
    joined([told, lot.unwrap_or_default()], "\n")
}

/// By direct message, above a list of games: that the time of one runs out.
pub fn running_out(language: Language, game: &Public, call: &Call) -> String {
    capital(&told(language, game, call, false))
}

/// By direct message: all games that wait for somebody, with when their own time in each runs out, those in which they are
/// next, and those that are over.
pub fn digest(
    language: Language,
    waiting: &[(&Public, Option<Millis>)],
    next: &[&Public],
    over: &[&Public],
    user: UserId,
) -> String {
    let heading =
        if waiting.is_empty() { String::new() } else { words(language).call_several(waiting.len()) };
    let waiting = waiting.iter().map(|(game, until)| waits(language, game, user, *until));
    let next = next.iter().map(|game| self::next(language, game));
    let ended = |game: &&Public| capital(&super::end::call(language, game));
    let over = over.iter().map(|game| sentences([ended(game), link(language, game)]));
    listed(language, heading, waiting.chain(next).chain(over))
}

/// A game that waits for somebody, as a line of a list, and until when.
fn waits(language: Language, game: &Public, user: UserId, until: Option<Millis>) -> String {
    let words = words(language);
    let asked = match game.asks(user) {
        Some(Asks::MayAnswer) => words.call_asked("may-answer"),
        Some(
            Asks::ToAct
            | Asks::Next
            | Asks::Over
            | Asks::Late
            | Asks::OutOfReach
            | Asks::OutOfSight
            | Asks::Begun
            | Asks::CalledOff,
        )
        | None => asked(language, game),
    };
    let (id, channel) = (game.id.to_string(), place(language, &game.at));
    let told = match until {
        Some(at) => words.call_one_of_several_until(id, channel, asked, moment(at)),
        None => words.call_one_of_several(id, channel, asked),
    };
    sentences([told, link(language, game)])
}

/// A heading, and as many lines of a list as there is room for.
fn listed(language: Language, heading: String, lines: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = lines.map(|line| format!("• {line}")).collect();
    let mut told = heading;
    for (place, line) in lines.iter().enumerate() {
        let is_too_long = told.chars().count() + line.chars().count() > LONGEST;
        let more = || words(language).call_more(lines.len() - place);
        if !told.is_empty() {
            told += "\n";
        }
        told += &if is_too_long { more() } else { line.clone() };
        if is_too_long {
            break;
        }
    }
    told
}

/// Until when whoever is called has time, by their own clock.
fn time_left(game: &Public, asks: Asks) -> Option<Millis> {
    runs_out(game).filter(|_| asks == Asks::ToAct && !game.at_the_latest)
}

/// To somebody who wanted to know that they are next.
fn next(language: Language, game: &Public) -> String {
    let to_act = game.position().to_act().map_or_else(String::new, |seat| player(language, game, seat));
    words(language).call_next(game.id.to_string(), place(language, &game.at), to_act)
}

/// That a game has begun, and who plays.
fn begun(language: Language, game: &Public) -> String {
    let words = words(language);
    let seats = game.chairs().players().map(|(seat, _)| player(language, game, seat));
    let players = commas(words, &seats.collect::<Vec<_>>());
    words.call_begun(game.id.to_string(), place(language, &game.at), players)
}

/// What whoever is to act is asked, in a few words.
fn asked(language: Language, game: &Public) -> String {
    words(language).call_asked(game.asked().map_or("over", |(_, asked)| question_code(asked)))
}

fn told(language: Language, game: &Public, call: &Call, in_channel: bool) -> String {
    let words = words(language);
    let id = game.id.to_string();
    // What somebody has left in an auction tells whether they had answered before.
    let until = call.runs_out.filter(|_| !in_channel || !game.at_the_latest);
    let in_auction = game.at_the_latest || call.asks == Asks::MayAnswer;
    let what = match (call.asks, call.stage) {
        (_, Stage::Last) if in_auction => {
            let must_bid =
                |auction: Auction| auction.cause() == Cause::Invoked && auction.ra_player() == call.seat;
            let (code, sun) = match (call.asks, game.position().phase()) {
                (Asks::ToAct, _) => done_for(game.harmless),
                (_, Phase::Auction(auction)) if must_bid(*auction) => ("either", 0),
                _ => done_for(Some(Action::Pass)),
            };
            let runs_out = words.call_answer_last(id, call.runs_out.map_or(String::new(), relative));
            sentences([runs_out, words.call_last_then(code, sun)])
        }
        (Asks::MayAnswer, _) => match until {
            Some(at) => words.call_may_answer_until(id, moment(at)),
            None => words.call_may_answer(id),
        },
        (Asks::Over, _) => super::end::call(language, game),
        (Asks::Late, _) => String::new(),
        (Asks::OutOfSight, _) => return words.call_out_of_sight(place(language, &game.at), id),
        (Asks::Begun, _) => return begun(language, game),
        (Asks::CalledOff, _) => words.came_called_off(id),
        (Asks::OutOfReach, _) if game.placeless => return words.call_place_gone(id),
        (Asks::OutOfReach, _) => return words.call_out_of_reach(id, place(language, &game.at)),
        // In an auction others may be waited for, too.
        (Asks::ToAct | Asks::Next, Stage::Reminded) if !in_auction => {
            let until = until.map_or(String::new(), |at| words.call_time_until(moment(at)));
            sentences([words.call_waits_only(id, asked(language, game)), until])
        }
        (Asks::ToAct | Asks::Next, Stage::PutOff | Stage::Called | Stage::Reminded | Stage::Later(_)) => {
            match until {
                Some(at) => words.call_waits_until(id, asked(language, game), moment(at)),
                None => words.call_waits(id, asked(language, game)),
            }
        }
        (Asks::ToAct | Asks::Next, Stage::Last) => {
            let (code, sun) = done_for(game.harmless);
            let runs_out = words.call_last(id, until.map_or(String::new(), relative));
            sentences([runs_out, words.call_last_then(code, sun)])
        }
    };
    let (late, what) = match call.late {
        Some((entry, action)) => (late(language, game, call.seat, (entry, action)), capital(&what)),
        None => (String::new(), what),
    };
    let at = place(language, &game.at);
    let is_in = match call.asks {
        _ if in_channel => String::new(),
        Asks::Over | Asks::CalledOff => words.call_was_in(at),
        Asks::ToAct
        | Asks::MayAnswer
        | Asks::Next
        | Asks::Late
        | Asks::OutOfReach
        | Asks::OutOfSight
        | Asks::Begun => words.call_is_in(at),
    };
    sentences([late, what, is_in, link(language, game)])
}

/// What was done for somebody whose time has run out, by which entry, and what comes of that.
fn late(language: Language, game: &Public, seat: Seat, (entry, action): (i64, Action)) -> String {
    let (code, sun) = done_for(Some(action));
    let done = words(language).came_late(game.id.to_string(), code, subject(language, game, entry), sun);
    sentences([done, after_lateness(language, game, seat)])
}

/// What changes for a player after a time-out.
pub(super) fn after_lateness(language: Language, game: &Public, seat: Seat) -> String {
    let words = words(language);
    if game.player(seat).stand_in.is_some() {
        return words.came_stood_in();
    }
    // What they had has run out.
    let left = game.terms.pace.time_control().map_or(0, |terms| terms.increment.as_secs() / 60);
    let (count, unit) = if left < 60 { (left, "minutes") } else { (left / 60, "hours") };
    words.call_late_next(unit, count)
}

/// The word by which messages choose what is done for whoever is to act once their time has run out, and the sun of a
/// bid.
pub(super) fn done_for(action: Option<Action>) -> (&'static str, u8) {
    match action {
        Some(Action::Draw) => ("draw", 0),
        Some(Action::Invoke) => ("invoke", 0),
        Some(Action::Pass) => ("pass", 0),
        Some(Action::Bid(sun)) => ("bid", sun.value()),
        Some(Action::Discard(_)) => ("discard", 0),
        Some(Action::Done) => ("done", 0),
        Some(Action::God(_)) | None => ("nothing", 0),
    }
}

/// A link to a game's board; empty while there is none.
pub fn link(language: Language, game: &Public) -> String {
    let to_the_board = words(language).call_to_the_board();
    board_link(game).map_or(String::new(), |link| format!("[{to_the_board}]({link})"))
}
