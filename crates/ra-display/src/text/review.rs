//! What a hard computer player would have done, at somebody's own decisions in a game that is over: for them alone.

use ra::ai::{Reason, Review};
use ra::rules::{Action, Edition, Space, Tile, Track};
use ra_table::game::view::{LookBack, Public};
use ra_table::language::Language;

use super::fluent::{Words, words};
use super::lists::sentences;
use super::tiles::named;

/// What it thinks of a decision, as it was made at this table: what it would have done, one reason, and the stake.
pub fn line(language: Language, (edition, track): (Edition, &Track), review: &Review) -> String {
    let words = words(language);
    let choice = if review.agrees {
        words.review_agrees()
    } else {
        let (action, what) = told(words, (edition, track), review.choice);
        words.review_choice(action, what)
    };
    sentences([choice, reason(words, edition, review.reason), words.review_stake(wins(review))])
}

/// How many wins more it expects from its choice in a hundred such games.
pub fn wins(review: &Review) -> u32 {
    (review.stake * 100.0).round() as u32
}

/// An action by its word, and the tile or the sun it is about.
fn told(words: &Words, (edition, track): (Edition, &Track), action: Action) -> (&'static str, String) {
    let name = |tile: Tile| named(words, tile, edition).to_owned();
    let at = |space: Space| track.get(space).map_or_else(String::new, name);
    match action {
        Action::Draw => ("draw", String::new()),
        Action::Invoke => ("invoke", String::new()),
        Action::Pass => ("pass", String::new()),
        Action::Done => ("done", String::new()),
        Action::God(space) => ("god", at(space)),
        Action::Discard(tile) => ("discard", name(tile)),
        Action::Bid(sun) => ("bid", sun.to_string()),
    }
}

fn reason(words: &Words, edition: Edition, reason: Reason) -> String {
    match reason {
        Reason::Lot(points @ ..0) => words.review_lot_harm(-points),
        Reason::Lot(points) => words.review_lot(points),
        Reason::BoardSun(sun) => words.review_board_sun(sun.value()),
        Reason::LowerSun => words.review_lower_sun(),
        Reason::HigherSun => words.review_higher_sun(),
        Reason::LastRa => words.review_last_ra(),
        Reason::Alone => words.review_alone(),
        Reason::Taken(tile, points) => words.review_taken(named(words, tile, edition), points.max(0)),
        Reason::GivenUp(tile, points) => words.review_given_up(named(words, tile, edition), points.max(0)),
    }
}

/// The largest differences of somebody, each with the step that their decision led to, a line each.
pub fn differences(
    language: Language,
    game: &Public,
    past: &LookBack,
    differences: &[(usize, Review)],
) -> String {
    let words = words(language);
    let number = game.id.to_string();
    if differences.is_empty() {
        return words.review_no_differences(number);
    }
    let line = |((step, review), place): (&(usize, Review), u64)| {
        let before = (game.terms.edition, decided_at(past, *step));
        let (action, what) = told(words, before, review.other);
        let done = words.review_done(action, what);
        let head = words.review_difference(place, past.step(*step).epoch.number(), done);
        sentences([head, line(language, before, review)])
    };
    let lines = differences.iter().zip(1..).map(line);
    std::iter::once(words.review_differences(number)).chain(lines).collect::<Vec<_>>().join("\n")
}

/// What lay on the track when somebody decided what led to a step.
pub fn decided_at(past: &LookBack, step: usize) -> &Track {
    past.step(step.saturating_sub(1)).table.track()
}
