//! An answer that a player has given ahead in an auction, for that player only: what becomes of it in each case.

use ra::rules::{Action, Sun};
use ra_table::game::Plan;
use ra_table::game::view::{Own, Public};
use ra_table::language::Language;

use super::fluent::{Words, words};
use super::lists::NONE;
use super::player;

/// The highest bids for which the same is done, the lowest first; `None` is no bid.
type Case = (Vec<Option<Sun>>, Option<Action>);

/// The answer that a player has given ahead: what becomes of it in each case that is possible, as orders.
pub fn kept(language: Language, own: &Own) -> String {
    let words = words(language);
    let Some(answer) = &own.plan else { return words.private_kept_none() };
    if own.is_out_of_time {
        return words.private_out_of_time();
    }
    if *answer == Plan::ASK {
        return words.private_kept_ask();
    }
    let mut cases: Vec<Case> = Vec::new();
    for (highest, action) in own.foreseen(own.seat, answer) {
        match cases.last_mut().filter(|(_, same)| *same == action) {
            Some((bids, _)) => bids.push(highest),
            None => cases.push((vec![highest], action)),
        }
    }
    match &cases[..] {
        [(_, action @ Some(_))] => {
            let (code, sun) = done(*action);
            let is_only = code == "bid" && own.may_be_passed_over(own.seat);
            words.private_kept_whatever(if is_only { "only" } else { code }, sun)
        }
        _ => {
            let told = |(at, case): (usize, &Case)| one_case(words, case, at + 1 == cases.len());
            let told: Vec<String> = cases.iter().enumerate().map(told).collect();
            words.private_kept_cases(told.join(&words.private_cases_stop()))
        }
    }
}

/// The same, if they have given one that still holds. On their turn it has been passed by, or said no more than to ask them.
pub(super) fn standing(language: Language, own: &Own) -> Option<String> {
    let holds = own.plan.is_some() && own.position().to_act() != Some(own.seat);
    holds.then(|| kept(language, own))
}

/// What is told above the list of all cases.
pub fn lines(language: Language) -> String {
    words(language).private_lines()
}

/// One case in the list of them all: `After 7: bid 8`.
pub fn one_line(language: Language, highest: Option<Sun>, action: Option<Action>) -> String {
    let (code, sun) = done(action);
    words(language).private_line(highest.map_or(0, Sun::value), code, sun)
}

/// What is told to whoever is about to choose for one case.
pub fn before_line(language: Language, game: &Public, highest: Option<Sun>) -> String {
    let words = words(language);
    let Some(sun) = highest else { return words.private_before_line_no_bid() };
    let holder = game.position().players().iter().find(|(_, player)| player.face_up().contains(sun));
    match holder {
        Some((seat, _)) => words.private_before_line_of(sun.value(), player(language, game, seat)),
        None => words.private_before_line(sun.value()),
    }
}

/// The word by which messages choose what is done, and the sun of a bid.
fn done(action: Option<Action>) -> (&'static str, u8) {
    match action {
        Some(Action::Bid(sun)) => ("bid", sun.value()),
        // In an auction nothing else can be done.
        Some(_) => ("pass", 0),
        None => ("ask", 0),
    }
}

/// `If nobody has bid, or the bid to beat is 7, you bid 8`. `is_last` says that no higher bid is possible.
fn one_case(words: &Words, (bids, action): &Case, is_last: bool) -> String {
    let highest: Vec<u8> = bids.iter().copied().flatten().map(Sun::value).collect();
    let which = match (bids.contains(&None), &highest[..]) {
        (true, []) | (false, []) => NONE,
        (true, [_]) => "none-or-one",
        (true, [..]) => "none-or-up-to",
        (false, [_]) => "one",
        (false, [_, _]) => "two",
        (false, [..]) if is_last => "or-more",
        (false, [..]) => "range",
    };
    let least = highest.first().copied().unwrap_or(0);
    let most = highest.last().copied().unwrap_or(0);
    let (code, sun) = done(*action);
    words.private_case(which, most, least, code, sun)
}
