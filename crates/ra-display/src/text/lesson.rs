//! The lesson: what each scene tells and asks, and what is said of a tap that is not what is to be shown.

use ra::lesson::{Lesson, Scene, Tap};
use ra::rules::{Action, Class, Disaster, Points, Tile};
use ra_table::language::Language;

use super::emoji::Pictured;
use super::end::CATEGORIES;
use super::fluent::words;
use super::lists::commas;
use super::tiles::named;

/// The players' names as the picture shows them: the learner's, and the other's.
pub fn names(language: Language, learner: &str) -> [String; 2] {
    [learner.to_owned(), words(language).lesson_rival()]
}

/// What is told and asked, or what is to be said of a tap that has changed nothing; and how far it is.
pub fn scene(language: Language, lesson: &Lesson, instead: Option<Tap>) -> String {
    let told = match instead {
        Some(tap) => said_instead(language, lesson, tap),
        None => told(language, lesson),
    };
    format!("{told}\n-# {}", words(language).lesson_progress(lesson.number(), Lesson::TAPS))
}

fn told(language: Language, lesson: &Lesson) -> String {
    let words = words(language);
    let table = lesson.table();
    let edition = table.edition();
    let terms = edition.rules();
    match lesson.scene() {
        Scene::Start => words.lesson_start(),
        Scene::Track => words.lesson_track(),
        Scene::Four => words.lesson_four(edition.copies(Tile::Ra), edition.tiles().len()),
        Scene::Bid => words.lesson_bid(table.ra_limit()),
        Scene::Sun => words.lesson_sun(),
        Scene::God => words.lesson_god(edition.toll(Disaster::Funeral), terms.scores.gold),
        Scene::Disaster => {
            let taken =
                lesson.taken().map(|(taken, left)| [taken, left].map(|one| named(words, one, edition)));
            let [taken, left] = taken.unwrap_or_default();
            words.lesson_disaster(taken, left)
        }
        Scene::Invoke => {
            let civilization = &terms.scores.civilization;
            words.lesson_invoke(civilization[3], civilization[0].abs())
        }
        Scene::MustBid => words.lesson_must_bid(),
        Scene::LastRa => words.lesson_last_ra(table.ra(), table.ra_limit()),
        Scene::Scores => {
            let has_invoked = lesson.taps().last() == Some(&Tap::Play(Action::Invoke));
            let happened = if has_invoked { words.lesson_invoked() } else { words.lesson_drawn() };
            let scored = lesson.scored().map(|scored| {
                words.lesson_scores(points(language, &scored.points), terms.start, scored.total)
            });
            format!("{happened}\n\n{}", scored.unwrap_or_default())
        }
        Scene::End => {
            let scores = &terms.scores;
            let fewest = scores.sun.fewest.abs();
            words.lesson_end(scores.kinds[1], scores.alike[3], scores.sun.most, fewest)
        }
    }
}

/// `Pharaohs −2, River 3`: categories without points are left out.
fn points(language: Language, points: &Points) -> String {
    let words = words(language);
    let told = CATEGORIES.into_iter().map(|(category, value)| (category, value(points)));
    let told = told.filter(|(_, value)| *value != 0);
    let told = told.map(|(category, value)| super::minus(format!("{} {value}", words.category(category))));
    commas(words, &told.collect::<Vec<_>>())
}

/// Why something else is to be tapped.
fn said_instead(language: Language, lesson: &Lesson, tap: Tap) -> String {
    let words = words(language);
    let table = lesson.table();
    let tapped = match tap {
        Tap::Play(Action::Pass) => "pass",
        Tap::Play(Action::Bid(sun)) if leads_on(lesson).is_some_and(|asked| sun < asked) => "low",
        Tap::Play(Action::Bid(_)) => "high",
        Tap::Play(Action::God(space)) => match table.track().get(space).map(Tile::class) {
            Some(Class::Disaster(_)) => "disaster",
            Some(Class::Kept | Class::Ra) | None => "god",
        },
        Tap::Play(Action::Draw | Action::Invoke | Action::Done | Action::Discard(_)) | Tap::Next => "turn",
    };
    match lesson.scene() {
        Scene::Start | Scene::Track | Scene::Four | Scene::Sun => words.lesson_instead_draw(tapped),
        Scene::Bid => words.lesson_instead_bid(tapped),
        Scene::God => words.lesson_instead_god(tapped),
        Scene::Disaster => words.lesson_instead_disaster(tapped),
        Scene::Invoke => words.lesson_instead_invoke(),
        Scene::MustBid => words.lesson_instead_must_bid(),
        // Whatever can be tapped there leads on.
        Scene::LastRa | Scene::Scores | Scene::End => told(language, lesson),
    }
}

/// The sun that is to be bid.
fn leads_on(lesson: &Lesson) -> Option<ra::rules::Sun> {
    let bid = |(tap, on)| match tap {
        Tap::Play(Action::Bid(sun)) if on => Some(sun),
        Tap::Play(_) | Tap::Next => None,
    };
    lesson.choices().into_iter().find_map(bid)
}

/// What stands on the button of a tap.
pub fn label(language: Language, lesson: &Lesson, tap: Tap) -> String {
    let words = words(language);
    let table = lesson.table();
    match tap {
        Tap::Play(Action::Draw) => words.button_draw(),
        Tap::Play(Action::Invoke) => words.lesson_button_invoke(),
        Tap::Play(Action::Bid(sun)) => words.button_bid_sun(sun.value()),
        Tap::Play(Action::Pass) => words.button_pass(),
        Tap::Play(Action::Done) => words.button_no_more_gods(),
        Tap::Play(Action::God(space)) => {
            let there = table.track().get(space);
            words.lesson_button_take(
                there.map(|there| named(words, there, table.edition())).unwrap_or_default(),
            )
        }
        Tap::Play(Action::Discard(tile)) => words.lesson_button_take(named(words, tile, table.edition())),
        Tap::Next => words.lesson_button_next(),
    }
}

/// What the button of a tap names that has a picture.
pub fn pictured(lesson: &Lesson, tap: Tap) -> Option<Pictured> {
    match tap {
        Tap::Play(Action::Bid(sun)) => Some(Pictured::Sun(sun)),
        Tap::Play(Action::God(space)) => lesson.table().track().get(space).map(Pictured::Tile),
        Tap::Play(Action::Discard(tile)) => Some(Pictured::Tile(tile)),
        Tap::Play(Action::Invoke) => Some(Pictured::Tile(Tile::Ra)),
        Tap::Play(Action::Draw | Action::Pass | Action::Done) | Tap::Next => None,
    }
}

#[cfg(test)]
mod tests {
    use ra::lesson::Tapped;
    use strum::IntoEnumIterator as _;

    use super::*;

    /// About 60 words are read in a minute's sixth part; languages differ.
    const MOST_WORDS: usize = 85;

    /// Every lesson from this one on.
    fn all(from: &Lesson, found: &mut Vec<Lesson>) {
        found.push(from.clone());
        for (tap, _) in from.choices().into_iter().filter(|(_, leads_on)| *leads_on) {
            let mut next = from.clone();
            assert_eq!(next.tap(tap), Tapped::On);
            all(&next, found);
        }
    }

    #[test]
    fn every_scene_is_short_in_every_language() {
        let mut scenes = Vec::new();
        all(&Lesson::new(), &mut scenes);
        let mut long = Vec::new();
        for language in Language::iter() {
            for lesson in &scenes {
                let told = scene(language, lesson, None);
                let words = told.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric));
                if words.count() > MOST_WORDS {
                    long.push(format!("{language}: {told}"));
                }
                for (tap, _) in lesson.choices() {
                    let label = label(language, lesson, tap);
                    assert!(!label.is_empty() && label.chars().count() <= 25, "{language}: {label}");
                }
            }
        }
        long.dedup();
        assert!(long.is_empty(), "{}", long.join("\n\n"));
    }

    #[test]
    fn the_word_epoch_is_explained_where_it_comes_first() {
        let told = scene(Language::En, &Lesson::new(), None);
        assert_eq!(told.find("epoch"), told.find("epochs, and each ends with scoring"), "{told}");
        assert!(told.contains("three rounds, called epochs"), "{told}");
    }

    /// Three kinds score as many points as none at all cost.
    #[test]
    fn what_no_civilization_costs_is_told_with_what_three_kinds_score() {
        let mut scenes = Vec::new();
        all(&Lesson::new(), &mut scenes);
        scenes.retain(|lesson| lesson.scene() == Scene::Invoke);
        assert!(!scenes.is_empty());
        for (language, lesson) in Language::iter().flat_map(|one| scenes.iter().map(move |of| (one, of))) {
            let told = told(language, lesson);
            assert_eq!(told.matches('5').count(), 2, "{language}: {told}");
        }
    }

    /// What a text tells to press stands on a button.
    #[test]
    fn what_is_to_be_pressed_is_there() {
        let mut scenes = Vec::new();
        all(&Lesson::new(), &mut scenes);
        for (language, lesson) in Language::iter().flat_map(|one| scenes.iter().map(move |of| (one, of))) {
            let labels: Vec<String> =
                lesson.choices().into_iter().map(|(tap, _)| label(language, lesson, tap)).collect();
            let instead =
                lesson.choices().into_iter().filter(|(_, leads_on)| !leads_on).map(|(tap, _)| Some(tap));
            for told in instead.chain([None]).map(|instead| scene(language, lesson, instead)) {
                let told = told.replace("**", "");
                for named in told.split('*').skip(1).step_by(2) {
                    let words = words(language);
                    let leads_elsewhere = [words.button_help(), words.button_play_alone()];
                    assert!(
                        leads_elsewhere.iter().chain(&labels).any(|label| label == named),
                        "{language}: {named} in {told}"
                    );
                }
            }
        }
    }
}
