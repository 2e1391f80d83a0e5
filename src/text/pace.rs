//! How long questions waited: a person's own, and a table's sum.

use crate::clock::Pace;
use crate::store::waits::WaitRow;

/// What a pace means to those who choose it.
pub fn meaning(pace: Pace) -> &'static str {
    match pace {
        Pace::Live => "*Live*: all are here now",
        Pace::Fast => "*Fast*: several looks a day",
        Pace::Standard => "*Standard*: two looks a day",
        Pace::Relaxed => "*Relaxed*: when there is time",
        Pace::Unclocked => "*No clock*",
    }
}

/// A pace's name, for a button.
pub fn name(pace: Pace) -> &'static str {
    match pace {
        Pace::Live => "Live",
        Pace::Fast => "Fast",
        Pace::Standard => "Standard",
        Pace::Relaxed => "Relaxed",
        Pace::Unclocked => "No clock",
    }
}

/// What is told to whoever is about to choose a pace.
pub fn before_choosing() -> String {
    let lines = Pace::ALL.map(|pace| match pace.terms() {
        Some(terms) if terms.heeds_sleep => format!(
            "{}. A time of {} waking hours for everybody, and {} more with each answer.",
            meaning(pace),
            terms.bank.as_secs() / 3600,
            terms.increment.as_secs() / 3600
        ),
        Some(terms) => format!(
            "{}. A time of {} minutes for everybody, and {} more with each answer, day or night.",
            meaning(pace),
            terms.bank.as_secs() / 60,
            terms.increment.as_secs() / 60
        ),
        None => format!("{}: nobody’s time runs out.", meaning(pace)),
    });
    format!("How fast do you want to play?\n{}", lines.join("\n"))
}

/// One's own sums and the table's, in words.
pub fn pace(own: &[WaitRow], table: &[WaitRow]) -> String {
    let own = match half(own) {
        Some(half) => format!("**You** have answered {half}"),
        None => "**You** have answered nothing yet.".to_owned(),
    };
    let table = match half(table) {
        Some(half) => format!("\n**This table**, all together, has answered {half}"),
        None => String::new(),
    };
    format!("{own}{table}\nOnly these sums are kept, no times of day. Nobody sees yours but you.")
}

fn half(rows: &[WaitRow]) -> Option<String> {
    let all: i64 = rows.iter().map(|row| row.count).sum();
    let middle = |class: fn(&WaitRow) -> i64| {
        let mut sorted: Vec<(i64, i64)> = rows.iter().map(|row| (class(row), row.count)).collect();
        sorted.sort_unstable();
        let mut seen = 0;
        let found = sorted.into_iter().find(|(_, count)| {
            seen += count;
            seen * 2 >= all
        });
        found.map(|(class, _)| class)
    };
    let (waking, wall) = (middle(|row| row.waking)?, middle(|row| row.wall)?);
    Some(format!(
        "{}: half of them within {} of waking time, {} by the wall’s clock.",
        super::count(usize::try_from(all).unwrap_or(0), "question"),
        within(waking),
        within(wall)
    ))
}

/// The upper bound of a class: 2^class minutes.
fn within(class: i64) -> String {
    let minutes = 1_i64 << class.clamp(0, 40);
    match minutes {
        1 => "a minute".to_owned(),
        2..=90 => format!("{minutes} minutes"),
        91..=2880 => format!("{} hours", (minutes + 30) / 60),
        _ => format!("{} days", (minutes + 720) / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_answers_came_within_a_time() {
        let row = |waking, wall, count| WaitRow { waking, wall, count };
        let told = pace(&[row(0, 0, 3), row(6, 7, 2), row(9, 11, 2)], &[row(3, 3, 1)]);
        assert!(
            told.contains("7 questions: half of them within 64 minutes of waking time, 2 hours by"),
            "{told}"
        );
        assert!(told.contains("1 question: half of them within 8 minutes"), "{told}");
        assert!(pace(&[], &[]).starts_with("**You** have answered nothing yet."));
    }

    #[test]
    fn paces_are_told_by_what_they_mean() {
        insta::assert_snapshot!(before_choosing(), @r"
        How fast do you want to play?
        *Live*: all are here now. A time of 10 minutes for everybody, and 1 more with each answer, day or night.
        *Fast*: several looks a day. A time of 12 waking hours for everybody, and 1 more with each answer.
        *Standard*: two looks a day. A time of 48 waking hours for everybody, and 4 more with each answer.
        *Relaxed*: when there is time. A time of 96 waking hours for everybody, and 12 more with each answer.
        *No clock*: nobody’s time runs out.
        ");
    }
}
