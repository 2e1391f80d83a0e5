//! Somebody's figures, and two people's: what their pictures show, the words in these, and the pictures in words.

use ra_table::game::Left;
use ra_table::language::Language;
use ra_table::names::{self, Called};
use ra_table::rating::Standing;
use ra_table::season::{Averages, Finish, Pair, Profile, Tenths};

use super::alt_text::{NAME, SHORT_NAME, SHORTEST_NAME, first_that_fits, short};
use super::fluent::{Words, words};
use super::lists::{commas, joined};
use super::picture_words::columns;
use super::rating;
use super::season::{percent, place, quarter};

/// What is shown of one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// What their finished games tell.
    pub profile: Profile,
    /// Their rating, where it is shown.
    pub rating: Option<Standing>,
}

/// What is shown of two people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duel {
    /// What they are called.
    pub names: [String; 2],
    /// Their games together.
    pub pair: Pair,
    /// The mean points of each in these, by category; `None` if both have not played one of them to its end.
    pub averages: Option<[Averages; 2]>,
}

/// A number that stands for itself, and what it counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Counted {
    /// The number.
    pub(crate) number: String,
    /// What it is.
    pub(crate) caption: String,
}

impl Card {
    /// Whether there is enough for a picture: somebody has begun a game with others.
    pub fn is_picture(&self) -> bool {
        self.profile.figures.games() > 0
    }

    pub(crate) fn called(&self) -> Called {
        Called { name: self.profile.name.clone(), mark: None }
    }

    /// Their present season: `Autumn 2026: 3rd with 17 points`; empty where there is none.
    pub(crate) fn season(&self, language: Language) -> String {
        let standing = self.profile.standing.as_ref();
        standing.map_or_else(String::new, |(of, standing)| {
            words(language).stats_season(quarter(language, *of), standing.place, standing.points)
        })
    }

    /// The numbers that stand for themselves. What people win stands last: cups belong beside seasons.
    pub(crate) fn counted(&self, language: Language) -> Vec<Counted> {
        let (words, Profile { figures, seasons_won, .. }) = (words(language), &self.profile);
        let counted = |number: String, caption: String| Counted { number, caption };
        let finished = counted(figures.finished.to_string(), words.figures_finished(figures.finished));
        let share = figures
            .share
            .map(|share| counted(words.picture_standings_share(percent(share)), words.figures_share()));
        let rating = self.rating.as_ref().map(|standing| {
            // Few fonts have the sign that is made for it.
            let about = if standing.is_settled() { "" } else { "~" };
            counted(format!("{about}{}", standing.points()), words.figures_rating())
        });
        let seasons =
            (*seasons_won > 0).then(|| counted(seasons_won.to_string(), words.figures_seasons(*seasons_won)));
        std::iter::once(finished).chain(share).chain(rating).chain(seasons).collect()
    }
}

impl Duel {
    pub(crate) fn called(&self) -> [Called; 2] {
        let [first, second] = &self.names;
        let mut called = names::called(&[first.clone(), second.clone()]).into_iter();
        let mut next = || called.next().unwrap_or(Called { name: String::new(), mark: None });
        [next(), next()]
    }
}

/// Averages in the order of the chart's columns.
pub(crate) fn in_columns(averages: &Averages) -> [Tenths; 7] {
    let [god, pharaoh, river, civilization, gold, monument, sun] = averages.by_category();
    [pharaoh, river, god, gold, civilization, monument, sun]
}

/// A number of tenths as people write it: `12.4`, or `−0.3`.
pub(crate) fn number(language: Language, Tenths(tenths): Tenths) -> String {
    let sign = if tenths < 0 { "−" } else { "" };
    let whole = format!("{sign}{}", tenths.unsigned_abs() / 10);
    words(language).figures_number(whole, tenths.unsigned_abs() % 10)
}

/// Whether somebody stayed in a game, and in which place; `None` if they left it.
pub(crate) fn stayed(finish: &Finish) -> Option<u8> {
    finish.place.filter(|_| finish.left == Left::None)
}

/// What the picture of one person shows beside [`super::season::profile`], a line each: points by category, seasons won, and
/// their last games.
pub fn more(language: Language, card: &Card) -> String {
    lines(language, card).into_iter().map(|line| format!("- {line}")).collect::<Vec<_>>().join("\n")
}

fn lines(language: Language, Card { profile, .. }: &Card) -> Vec<String> {
    let words = words(language);
    let averages = profile.averages.map(|own| match profile.of_server {
        Some(server) => words.stats_categories_server(both(language, [&own, &server])),
        None => words.stats_categories(one(language, &own)),
    });
    let won = profile.seasons_won;
    let seasons = (won > 0).then(|| words.stats_seasons_won(won));
    let places = profile.last.iter().map(|finish| place(language, finish)).collect::<Vec<_>>().join("; ");
    let last = (!places.is_empty()).then(|| words.stats_last(places));
    averages.into_iter().chain(seasons).chain(last).collect()
}

/// The categories of two people's averages in their games together; empty if there are none.
pub fn of_both(language: Language, duel: &Duel) -> String {
    let said = |[first, second]: &[Averages; 2]| both(language, [first, second]);
    duel.averages
        .as_ref()
        .map_or_else(String::new, |averages| words(language).stats_categories_pair(said(averages)))
}

fn one(language: Language, averages: &Averages) -> String {
    let words = words(language);
    let numbers = in_columns(averages).map(|tenths| number(language, tenths));
    let said = columns(language).into_iter().zip(numbers);
    let said: Vec<String> = said.map(|(name, points)| words.stats_category(name, points)).collect();
    commas(words, &said)
}

fn both(language: Language, [own, other]: [&Averages; 2]) -> String {
    let words = words(language);
    let numbers = |averages: &Averages| in_columns(averages).map(|tenths| number(language, tenths));
    let said = columns(language).into_iter().zip(numbers(own)).zip(numbers(other));
    let said: Vec<String> =
        said.map(|((name, points), other)| words.stats_category_both(name, points, other)).collect();
    commas(words, &said)
}

/// The picture of one person in words.
pub fn alt(language: Language, card: &Card) -> String {
    let (words, figures) = (words(language), &card.profile.figures);
    let places = figures.places.iter().map(|(people, places)| {
        let times = places.iter().zip(1_usize..).filter(|(times, _)| **times > 0);
        let times: Vec<String> = times.map(|(times, place)| words.stats_place_times(*times, place)).collect();
        words.stats_places(places.iter().sum::<usize>(), *people, commas(words, &times))
    });
    let places: Vec<String> = places.collect();
    let share = figures.share.map(|share| words.stats_share(percent(share)));
    let finished = words.stats_finished(figures.finished, figures.of);
    let rating = card.rating.as_ref().map(|standing| rating::of_person(language, standing));
    let mut said = vec![finished];
    said.extend(share.into_iter().chain(rating).chain(places).chain(lines(language, card)));
    let season = card.season(language);
    let told = |longest| {
        let name = called(words, &card.called(), longest);
        joined(std::iter::once(format!("{name}.")).chain([season.clone()]).chain(said.clone()), "\n")
    };
    first_that_fits([NAME, SHORT_NAME, SHORTEST_NAME].into_iter().map(told))
}

/// The picture of two people in words.
pub fn alt_pair(language: Language, duel: &Duel) -> String {
    let (words, pair) = (words(language), &duel.pair);
    let told = |longest| {
        let [first, second] = duel.called().map(|named| called(words, &named, longest));
        let head = words.stats_versus(first.clone(), second.clone(), pair.count(), pair.first, pair.second);
        let game = |(one, other): &(Finish, Finish)| {
            let part = |called: &str, finish: &Finish| {
                format!("{called} {}, {}", finish.score, place(language, finish))
            };
            let game = words.figures_game(one.game.to_string());
            format!("{game}: {}; {}.", part(&first, one), part(&second, other))
        };
        let head = head.replace('*', "");
        joined([head].into_iter().chain(pair.last.iter().map(game)).chain([of_both(language, duel)]), "\n")
    };
    first_that_fits([NAME, SHORT_NAME, SHORTEST_NAME].into_iter().map(told))
}

fn called(words: &Words, named: &Called, longest: usize) -> String {
    short(named, longest).unwrap_or_else(|| names::marked(words.nameless(), named.mark))
}

/// The place's colour stands beside it.
pub(crate) fn ordinal(language: Language, place: usize) -> String {
    words(language).figures_place(place)
}

#[cfg(test)]
mod tests {
    use ra::rules::Points;
    use ra_table::id::{GameId, UserId};
    use ra_table::rating::Rating;
    use ra_table::season::{Figures, Scored};
    use ra_table::season::{Standing as InSeason, figures, last_games, pair};
    use ra_table::time::Millis;
    use strum::IntoEnumIterator as _;

    use super::super::alt_text::LONGEST;
    use super::*;

    fn finish(game: i64, user: i64, people: u8, place: u8) -> Finish {
        Finish {
            game: GameId(1_000_000 + game),
            user: Some(UserId(user)),
            name: String::new(),
            people,
            place: Some(place),
            table_place: place,
            score: 150,
            best_score: 150,
            left: if place == people { Left::TimedOut } else { Left::None },
            weakest: None,
            ended_at: Millis(game),
        }
    }

    /// The longest that can be said of anybody.
    fn most(name: &str) -> (Card, Duel) {
        let of = |user: i64| {
            let games = (0..400).map(|game| {
                let people = 2 + game as u8 % 4;
                finish(game, user, people, 1 + (game / 4 + user) as u8 % people)
            });
            games.collect::<Vec<Finish>>()
        };
        let points = Points::of_categories([-20; 7]);
        let averages = Averages::of(&[Scored { game: GameId(1), points }]);
        let standing = InSeason {
            user: UserId(1),
            name: name.to_owned(),
            place: 100,
            points: 66,
            games: 999,
            wins: 6,
            share: 1_000_000,
        };
        let rating = Standing {
            user: UserId(1),
            name: name.to_owned(),
            rating: Rating::START,
            gain: 0,
            games: 999,
            opponents: 2,
            hidden: false,
        };
        let profile = Profile {
            name: name.to_owned(),
            figures: Figures { finished: 9999, of: 9999, ..figures(&of(1)) },
            standing: Some(("2026-Q4".parse().unwrap(), standing)),
            averages,
            of_server: averages,
            seasons_won: 16,
            last: last_games(&of(1), 10),
        };
        let duel = Duel {
            names: [name, name].map(str::to_owned),
            pair: pair(&of(1), &of(2)),
            averages: averages.map(|averages| [averages; 2]),
        };
        (Card { profile, rating: Some(rating) }, duel)
    }

    #[test]
    fn the_pictures_in_words_are_as_long_as_discord_takes_in_every_language() {
        for language in Language::iter() {
            for letter in ["🐪", "א", "W", "\u{200b}"] {
                let (card, duel) = most(&letter.repeat(600));
                for said in [alt(language, &card), alt_pair(language, &duel)] {
                    let length = said.encode_utf16().count();
                    assert!(length <= LONGEST, "{language}: {length}: {said}");
                }
            }
        }
    }

    #[test]
    fn tenths_are_read_as_people_write_them() {
        let written = |language, tenths| number(language, Tenths(tenths));
        assert_eq!(
            [124, -3, 0, -120].map(|tenths| written(Language::En, tenths)),
            ["12.4", "−0.3", "0.0", "−12.0"]
        );
        assert_eq!(written(Language::De, 124), "12,4");
    }
}
