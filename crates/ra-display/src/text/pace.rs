//! How long questions waited: a person's own, and a table's sum.

use ra_table::clock::Pace;
use ra_table::game::WaitCount;
use ra_table::game::view::Public;
use ra_table::language::Language;

use super::board::relative;
use super::fluent::{Words, words};
use super::lists::{and, sentences};
use super::names::player;

/// What a pace means to those who choose it, and how much time everybody has.
pub fn meaning(language: Language, pace: Pace) -> String {
    let words = words(language);
    let meaning = words.pace_meaning(pace.code());
    match pace.time_control() {
        Some(terms) if terms.heeds_sleep => {
            words.pace_waking_hours(meaning, terms.bank.as_secs() / 3600, terms.increment.as_secs() / 3600)
        }
        Some(terms) => words.pace_minutes(meaning, terms.bank.as_secs() / 60, terms.increment.as_secs() / 60),
        None => words.pace_no_clock(meaning),
    }
}

/// How much time a pace gives everybody, for whoever might sit down.
pub fn each(language: Language, pace: Pace) -> String {
    let words = words(language);
    match pace.time_control() {
        Some(terms) if terms.heeds_sleep => {
            words.pace_each_hours(terms.bank.as_secs() / 3600, terms.increment.as_secs() / 3600)
        }
        Some(terms) => words.pace_each_minutes(terms.bank.as_secs() / 60, terms.increment.as_secs() / 60),
        None => words.pace_each_no_clock(),
    }
}

/// A pace's name, for a button.
pub fn name(language: Language, pace: Pace) -> String {
    words(language).pace_name(pace.code())
}

/// The text above a menu of paces: what each means, and how long a game takes at it. The `chosen` one is marked.
pub(super) fn before_choosing(language: Language, chosen: Pace, takes: impl Fn(Pace) -> String) -> String {
    let meanings = Pace::ALL.map(|pace| {
        let mark = if pace == chosen { "✓ " } else { "" };
        sentences([format!("{mark}{}", meaning(language, pace)), takes(pace)])
    });
    format!("{}\n{}", words(language).pace_choose(), meanings.join("\n"))
}

/// The same before a table is open, with what is asked of its host afterwards.
pub fn before_opening(language: Language, usual: Pace) -> String {
    let paces = before_choosing(language, usual, |_| String::new());
    format!("{paces}\n{}", words(language).play_opens())
}

/// One's own sums and the table's, in words, with what the game of that table waits for.
pub fn pace(language: Language, own: &[WaitCount], table: &[WaitCount], game: Option<&Public>) -> String {
    let words = words(language);
    let own = match half(words, own) {
        Some((count, waking, wall)) => words.pace_own(count, waking, wall),
        None => words.pace_own_nothing(),
    };
    let table = match half(words, table) {
        Some((count, waking, wall)) => format!("\n{}", words.pace_table(count, waking, wall)),
        None => String::new(),
    };
    let waits = game.map_or(String::new(), |game| format!("\n{}", waits(language, game)));
    format!("{own}{table}\n{}{waits}", words.pace_only_sums())
}

/// How many waits a game was spared, and whom it waits for now; nothing if there is nothing to say.
pub(super) fn waits(language: Language, game: &Public) -> String {
    let words = words(language);
    let spared = if game.spared > 0 && !game.is_of_one_person() {
        words.pace_spared(game.spared)
    } else {
        String::new()
    };
    let asked = game.named.iter().filter(|named| game.player(named.seat).computer().is_none());
    let asked: Vec<String> = asked.map(|named| player(language, game, named.seat)).collect();
    let since = relative(game.question().since());
    let asked = and(words, &asked).filter(|_| !game.is_over());
    sentences([spared, asked.map_or(String::new(), |asked| words.pace_waits_for(asked, since))])
}

/// How many questions there were, and within what time half of them were answered: waking time, and by the wall's clock
/// where that is another.
fn half(words: &Words, rows: &[WaitCount]) -> Option<(i64, String, String)> {
    let all: i64 = rows.iter().map(|row| row.count).sum();
    let middle = |class: fn(&WaitCount) -> i64| {
        let mut sorted: Vec<(i64, i64)> = rows.iter().map(|row| (class(row), row.count)).collect();
        sorted.sort_unstable();
        let mut seen = 0;
        let found = sorted.into_iter().find(|(_, count)| {
            seen += count;
            seen * 2 >= all
        });
        found.map(|(class, _)| within(words, class))
    };
    let (waking, wall) = (middle(|row| row.waking)?, middle(|row| row.wall)?);
    let wall = if wall == waking { "same".to_owned() } else { wall };
    Some((all, waking, wall))
}

/// The upper bound of a class: 2^class minutes.
fn within(words: &Words, class: i64) -> String {
    let minutes = 1_i64 << class.clamp(0, 40);
    match minutes {
        ..=90 => words.pace_within("minutes", minutes),
        91..=2880 => words.pace_within("hours", (minutes + 30) / 60),
        _ => words.pace_within("days", (minutes + 720) / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_answers_came_within_a_time() {
        let row = |waking, wall, count| WaitCount { waking, wall, count };
        let told = pace(Language::En, &[row(0, 0, 3), row(6, 7, 2), row(9, 11, 2)], &[row(3, 3, 1)], None);
        assert!(
            told.contains(
                "7 questions: half of them within 64 minutes, not counting sleep and absences (2 hours with"
            ),
            "{told}"
        );
        assert!(told.contains("1 question: half of them within 8 minutes."), "{told}");
        assert!(pace(Language::En, &[], &[], None).starts_with("**You** have answered nothing yet."));
    }

    #[test]
    fn paces_are_told_by_what_they_mean() {
        insta::assert_snapshot!(before_choosing(Language::En, Pace::Fast, |_| "About a week.".to_owned()), @r"
        How fast do you want to play?
        *Live*: everybody plays at the same time. 12 minutes each, plus 1 per move. About a week.
        ✓ *Fast*: everybody looks in several times a day. 15 hours each, nights not counted; every move gives 1 hour back. About a week.
        *Standard*: everybody looks in about twice a day. 48 hours each, nights not counted; every move gives 5 hours back. About a week.
        *Relaxed*: everybody looks in when there is time. 96 hours each, nights not counted; every move gives 15 hours back. About a week.
        *No clock*: nobody’s time runs out. About a week.
        ");
    }

    #[test]
    fn a_table_says_in_a_sentence_how_much_time_everybody_has() {
        let told = Pace::ALL.map(|pace| each(Language::En, pace)).join("\n");
        insta::assert_snapshot!(told, @r"
        All at once: 12 minutes each; +1 min per move.
        15 hours each for the whole game, nights not counted; every move adds 1.
        48 hours each for the whole game, nights not counted; every move adds 5.
        96 hours each for the whole game, nights not counted; every move adds 15.
        No clock: nobody’s time runs out.
        ");
    }
}
