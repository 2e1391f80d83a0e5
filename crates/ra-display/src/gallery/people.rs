//! People with finished games, and pairs of them: typical ones, and those whose pictures are hard to paint.

use ra::rules::Points;
use ra_table::game::Left;
use ra_table::id::{GameId, UserId};
use ra_table::rating::{Rating, Standing};
use ra_table::season::{Averages, Finish, Profile, Scored, Standing as InSeason, figures, last_games, pair};
use ra_table::time::Millis;

use crate::text::figures::{Card, Duel};

/// Points by category of a game: those of somebody, of somebody else, and of a server.
const POINTS: [[i16; 7]; 3] = [[4, 5, 17, 8, 6, 19, 2], [3, -1, 12, 6, 5, 22, -2], [3, 2, 13, 6, 5, 15, 0]];

/// One person's part in a game that ended as the number of it says: always the same.
fn finish(game: i64, user: i64) -> Finish {
    let people = [3, 4, 3, 5, 2, 3, 4][game as usize % 7];
    // People who begin a game together never share a place.
    let place = 1 + ((game * 7 % 11 + user) % i64::from(people)) as u8;
    let has_left = (game + user) % 17 == 0;
    Finish {
        game: GameId(400 + game),
        user: Some(UserId(user)),
        name: String::new(),
        people,
        place: Some(if has_left { people } else { place }),
        table_place: place,
        score: 62 - 7 * u16::from(place),
        best_score: 55,
        left: if has_left { Left::Resigned } else { Left::None },
        weakest: None,
        ended_at: Millis(game),
    }
}

fn averages(points: [i16; 7]) -> Option<Averages> {
    Averages::of(&[Scored { game: GameId(1), points: Points::of_categories(points) }])
}

fn card(name: &str, games: i64) -> Card {
    let finishes: Vec<Finish> = (0..games).map(|game| finish(game, 1)).collect();
    let in_season = InSeason {
        user: UserId(1),
        name: name.to_owned(),
        place: 3,
        points: 41,
        games: 6,
        wins: 3,
        share: 880_000,
    };
    let rating = Standing {
        user: UserId(1),
        name: name.to_owned(),
        rating: Rating { mean: 37_000_000, uncertainty: 3_000_000 },
        gain: 24,
        games: games as usize,
        opponents: 7,
        hidden: false,
    };
    Card {
        profile: Profile {
            name: name.to_owned(),
            figures: figures(&finishes),
            standing: Some(("2026-Q4".parse().expect("a quarter"), in_season)),
            averages: averages(POINTS[0]),
            of_server: averages(POINTS[2]),
            seasons_won: games as usize / 30,
            last: last_games(&finishes, 10),
        },
        rating: Some(rating),
    }
}

/// People of all kinds: with many games, with one, read where there are no servers, and with odd names.
pub fn cards() -> Vec<(String, Card)> {
    let many = card("Nefer", 64);
    let one = card("Łukasz", 1);
    let profile = Profile { standing: None, averages: averages(POINTS[1]), ..one.profile.clone() };
    let first = Card { profile, ..one };
    let alone = card("Khnum", 12);
    let profile = Profile { standing: None, of_server: None, ..alone.profile.clone() };
    let everywhere = Card { profile, rating: None };
    let named = ["🎉🐪🎉", "محمد", "Nefertari the Great, Lady of the Two Lands"].map(|name| card(name, 31));
    let [emoji, from_right, long] = named;
    [
        ("player", many),
        ("player first game", first),
        ("player everywhere", everywhere),
        ("player emoji", emoji),
        ("player from the right", from_right),
        ("player long name", long),
    ]
    .map(|(name, card)| (name.to_owned(), card))
    .into()
}

/// Pairs of people: with many games together, with one that neither has played to its end, and with odd names.
pub fn duels() -> Vec<(String, Duel)> {
    let duel = |names: [&str; 2], games: i64| {
        let of = |user| (0..games).map(|game| finish(game, user)).collect::<Vec<Finish>>();
        Duel {
            names: names.map(str::to_owned),
            pair: pair(&of(1), &of(2)),
            averages: averages(POINTS[0]).zip(averages(POINTS[1])).map(|(one, other)| [one, other]),
        }
    };
    let once = Duel { averages: None, ..duel(["Isis", "Борис"], 1) };
    [
        ("versus", duel(["Nefer", "Amun"], 23)),
        ("versus once", once),
        ("versus odd names", duel(["Nefertari the Great, Lady of the Two Lands", "🎉🐪🎉"], 40)),
        ("versus alike", duel(["Kai🔥", "Kai💧"], 9)),
    ]
    .map(|(name, duel)| (name.to_owned(), duel))
    .into()
}
