//! The end of a game: who won, and every player's points by category and epoch.

use std::fmt::Display;

use ra::rules::{Event, Outcome, Points, Scored, Seat};
use ra_table::game::Why;
use ra_table::game::view::{End, Public};
use ra_table::id::UserId;
use ra_table::language::Language;

use super::fluent::words;
use super::lists::{commas, joined, sentences};
use super::names::owner;
use super::{player, story};

/// The word by which messages choose a category, and what to read of the points.
pub(super) type Category = (&'static str, fn(&Points) -> i16);

/// The categories in the order of the rulebook.
pub(super) const CATEGORIES: [Category; 7] = [
    ("god", |points| points.god),
    ("pharaoh", |points| points.pharaoh),
    ("river", |points| points.river),
    ("civilization", |points| points.civilization),
    ("gold", |points| points.gold),
    ("monument", |points| points.monument),
    ("sun", |points| points.sun),
];

/// The ranking, a line a player.
pub fn ranking(language: Language, game: &Public, end: &End) -> String {
    let words = words(language);
    let outcome = &end.outcome;
    let lines = outcome.ranking().iter().zip(1_u8..).map(|(&seat, place)| {
        let sun = end.highest_suns[seat].map_or(0, |sun| sun.value());
        let (name, total) = (player(language, game, seat), outcome.totals()[seat]);
        let is_tied =
            outcome.ranking().iter().any(|&other| other != seat && outcome.totals()[other] == total);
        words.end_place(place, name, total, is_tied, sun, has_left(game, seat))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether a player has left the game for good before its end.
fn has_left(game: &Public, seat: Seat) -> bool {
    match game.player(seat).stand_in {
        Some(Why::Resigned) => true,
        Some(Why::Late | Why::Away | Why::RoundOver) | None => false,
    }
}

/// Who has won, and everybody's points, in one line.
pub fn wins(language: Language, game: &Public, end: &End) -> String {
    let words = words(language);
    let line = |&seat: &Seat| {
        let line = format!("{} {}", player(language, game, seat), end.outcome.totals()[seat]);
        if has_left(game, seat) { words.end_left(line) } else { line }
    };
    let [winner, others @ ..] = end.outcome.ranking() else { return String::new() };
    let others: Vec<String> = others.iter().map(line).collect();
    let wins = words.end_wins(player(language, game, *winner), end.outcome.totals()[*winner]);
    sentences([wins, words.end_others(commas(words, &others)), by_sun(language, game, &end.outcome)])
}

/// What happened after an entry, such as how the last auction ended, and what ended the last epoch by that. Who reads no more
/// than the end of a cup's game learns why computer players finished it.
pub fn ended(language: Language, game: &Public, from_seq: i64) -> String {
    let moves = story::up_to_epoch_end(language, game, game.story.settled(from_seq), game.seq);
    let cut_short = story::cut_short(language, game).filter(|cut_short| !moves.contains(cut_short));
    joined([cut_short.unwrap_or_default(), moves, why(language, game)], "\n")
}

/// What ended the last epoch, and with it the game.
fn why(language: Language, game: &Public) -> String {
    let over = |event: &Event| {
        let Event::EpochEnded { epoch, by, .. } = event else { return None };
        Some(words(language).story_epoch_over(epoch.number(), <&str>::from(by), "none"))
    };
    game.story.events.iter().rev().find_map(|(_, event)| over(event)).unwrap_or_default()
}

/// What ended the game, unless it is `told` already, and the highlights, for somebody who has not seen the last board.
pub fn facts(language: Language, game: &Public, end: &End, told: &str) -> String {
    let why = Some(why(language, game)).filter(|why| !told.contains(why));
    joined([why.unwrap_or_default(), highlights(language, game, end)], "\n")
}

/// What people talk about afterwards: the largest lots, a line each.
pub fn highlights(language: Language, game: &Public, end: &End) -> String {
    super::look_back::lots(language, game, end)
}

/// The heading of the last board.
pub fn title(language: Language, game: &Public) -> String {
    words(language).end_title(game.id.to_string())
}

/// The result in one line, for the channel that the game's thread is of.
pub fn result(language: Language, game: &Public, end: &End) -> String {
    result_hiding(language, game, end, &[])
}

/// The same for a list, in which these people are not named.
pub(super) fn result_hiding(language: Language, game: &Public, end: &End, hidden: &[UserId]) -> String {
    let is_hidden = |seat: Seat| game.player(seat).user().is_some_and(|user| hidden.contains(&user));
    let places = places(language, &end.outcome, |seat| match is_hidden(seat) {
        true => words(language).season_somebody(),
        false => player(language, game, seat),
    });
    let told = words(language).end_result(game.id.to_string(), places);
    let winner = end.outcome.ranking().first();
    let is_named = winner.is_some_and(|winner| !is_hidden(*winner));
    sentences([told, if is_named { by_sun(language, game, &end.outcome) } else { String::new() }])
}

/// Who has won, where the points do not say it: the highest sun decides then.
pub(super) fn by_sun(language: Language, game: &Public, outcome: &Outcome) -> String {
    match outcome.ranking() {
        &[first, second, ..]
            if outcome.totals()[first] == outcome.totals()[second]
                && outcome.highest_suns()[first] > outcome.highest_suns()[second] =>
        {
            words(language).end_by_sun(player(language, game, first))
        }
        _ => String::new(),
    }
}

/// Everybody's place, the best first.
fn places(language: Language, outcome: &Outcome, name: impl Fn(Seat) -> String) -> String {
    let place = |&seat: &Seat| format!("{} {}", name(seat), outcome.totals()[seat]);
    commas(words(language), &outcome.ranking().iter().map(place).collect::<Vec<_>>())
}

/// The same for somebody who is told of it by a message of their own, which may begin with a mention of them.
pub(super) fn call(language: Language, game: &Public) -> String {
    let name = |seat| player(language, game, seat);
    let places_of = |end: &End| (places(language, &end.outcome, name), by_sun(language, game, &end.outcome));
    let (places, by_sun) = game.end.as_ref().map_or_else(Default::default, places_of);
    sentences([words(language).call_over(game.id.to_string(), places), by_sun])
}

/// That the game is over, to those who are awake; empty if that is nobody.
pub fn told(language: Language, game: &Public) -> String {
    let mentions: Vec<String> = game.told_of_end().map(|user| format!("<@{user}>")).collect();
    if mentions.is_empty() {
        return String::new();
    }
    let words = words(language);
    words.call_in_channel(mentions.join(" "), words.call_ended(game.id.to_string()))
}

/// Everybody's points as tables to be set in code blocks: a line a category, a column an epoch.
pub fn points(language: Language, game: &Public, end: &End) -> Vec<(String, String)> {
    let floor = game.terms.edition.rules().scores.floor;
    let of_player = |&seat: &Seat| {
        let epochs: Vec<Scored> = end.epochs.iter().map(|epoch| epoch[seat]).collect();
        (owner(language, game, seat), table(language, floor, &epochs, end.outcome.totals()[seat]))
    };
    end.outcome.ranking().iter().map(of_player).collect()
}

/// One player's table. A phone shows 31 letters of equal width in a line.
fn table(language: Language, floor: u16, epochs: &[Scored], total: u16) -> String {
    let words = words(language);
    let line = |label: &str, cells: &[i32], last: &dyn Display| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>4}")).collect();
        super::minus(format!("{label:<12}{cells}{last:>4}\n"))
    };
    let row = |label: &str, value: &dyn Fn(&Scored) -> i16| {
        let cells: Vec<i32> = epochs.iter().map(|scored| value(scored).into()).collect();
        line(label, &cells, &cells.iter().sum::<i32>())
    };
    let mut table = line(&words.end_column_epoch(), &[1, 2, 3], &'Σ');
    for (category, value) in CATEGORIES {
        table += &row(&words.category(category), &|scored| value(&scored.points));
    }
    table += &row(&words.end_row_sum(), &|scored| scored.points.sum());
    if epochs.iter().any(|scored| scored.held() != 0) {
        table += &row(&words.end_row_held(floor), &Scored::held);
    }
    // In each column the score of the epoch before, the sum and what was not lost add up to this.
    let scores: Vec<i32> = epochs.iter().map(|scored| scored.total.into()).collect();
    table + &line(&words.end_row_score(), &scores, &total)
}

/// How anybody can check that the bag was not changed.
pub fn proof(language: Language, sum: &str) -> String {
    words(language).end_proof(sum)
}

/// What the files of the bag and of the record are, for those who cannot see them.
pub fn files(language: Language) -> (String, String) {
    let words = words(language);
    (words.end_bag_file(), words.end_record_file())
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;

    #[test]
    fn a_table_of_points_is_as_narrow_as_a_phone_in_every_language() {
        let points =
            Points { god: 20, pharaoh: -2, river: 25, civilization: -5, monument: 123, ..Points::default() };
        let epochs: Vec<Scored> = [0, 10, 123].map(|total| Scored { points, before: 10, total }).into();
        for language in Language::iter() {
            let table = table(language, 0, &epochs, 123);
            for line in table.lines() {
                assert_eq!(line.chars().count(), 28, "{language}: {line}");
            }
        }
    }
}
