//! Ratings in the database: whatever happens to results, they are what all games together come to.

use ra_bot::app::{personal_data, ratings, season};
use ra_bot::store::Store;
use ra_table::clock::Pace;
use ra_table::id::{GameId, GuildId, UserId};
use ra_table::rating::Standing;
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::support::database::TestDatabase;
use crate::support::rated::Finished;

const HERE: GuildId = GuildId(7);
const ELSEWHERE: GuildId = GuildId(8);
const NOW: Millis = Millis(1_795_348_800_000);

struct Database {
    store: Store,
    own: TestDatabase,
}

impl Database {
    async fn new() -> Database {
        let own = TestDatabase::new().await;
        Database { store: own.open().await, own }
    }

    async fn ends(&self, game: &Finished) -> GameId {
        game.end(&self.store, &self.own.place).await
    }

    async fn meddle(&self, sql: &str) {
        self.own.meddle(sql).await;
    }

    /// The games whose ratings are not what all games come to.
    async fn wrong(&self) -> Vec<i64> {
        let compared = ratings::check(&self.store).await.unwrap();
        compared.wrong.into_iter().map(|game| game.0).collect()
    }

    async fn rating(&self, user: i64) -> Option<Standing> {
        ratings::of_person(&self.store, HERE, UserId(user), UserId(99)).await.unwrap()
    }

    async fn points(&self, user: i64) -> Option<i64> {
        self.rating(user).await.map(|standing| standing.points())
    }
}

/// A game of these people, the winner first, which ended so many minutes after the first.
fn game(minutes: i64, people: &[i64]) -> Finished {
    Finished {
        guild: HERE,
        ended_at: Millis(NOW.0 + minutes * 60_000),
        people: people.iter().map(|user| (UserId(*user), format!("p{user}"))).collect(),
        left: 0,
        pace: Pace::Standard,
        rated: true,
    }
}

/// Games of a dozen people on two servers; some end in the same minute, some are not rated, and some people leave.
fn games(rng: &mut SmallRng, count: i64) -> Vec<Finished> {
    let one = |number: i64| {
        let mut people: Vec<i64> = (1..=12).collect();
        people.shuffle(rng);
        people.truncate(rng.random_range(1..=5));
        Finished {
            guild: if rng.random_bool(0.8) { HERE } else { ELSEWHERE },
            left: rng.random_range(0..=people.len() / 2),
            pace: Pace::ALL[rng.random_range(0..Pace::ALL.len())],
            rated: rng.random_bool(0.9),
            ..game(number / 2, &people)
        }
    };
    (0..count).map(one).collect()
}

#[tokio::test]
async fn a_game_counts_if_it_was_of_two_people_with_a_clock_and_rated() {
    let database = Database::new().await;
    let first = game(0, &[1, 2]);
    for (what, not_counted) in [
        ("alone", game(0, &[1])),
        ("without a clock", Finished { pace: Pace::Unclocked, ..first.clone() }),
        ("not rated", Finished { rated: false, ..first.clone() }),
        ("on another server", Finished { guild: ELSEWHERE, ..first.clone() }),
    ] {
        database.ends(&not_counted).await;
        assert_eq!(database.rating(1).await, None, "{what}");
    }
    database.ends(&first).await;
    assert_eq!((database.points(1).await, database.points(2).await), (Some(1_516), Some(1_484)));
    assert_eq!(database.wrong().await, [0; 0]);
}

/// Who took a seat over, and computer players, are in no game that counts for them.
#[tokio::test]
async fn only_people_who_began_have_a_rating() {
    let database = Database::new().await;
    let row = game(0, &[1, 2, 3, 4]).write(&database.store, &database.own.place).await;
    database
        .meddle(
            "UPDATE result SET place = NULL, began = 0 WHERE user_id = 3; \
             UPDATE result SET place = NULL, user_id = NULL, computer_level = 'hard' WHERE user_id = 4; \
             UPDATE result SET people = 2",
        )
        .await;
    let mut tx = database.store.write().await.unwrap();
    ratings::count(&mut tx, &row).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!((database.points(1).await, database.points(3).await), (Some(1_516), None));
    assert_eq!(database.rating(1).await.unwrap().opponents, 1);
}

#[tokio::test]
async fn games_that_are_counted_late_are_put_in_their_place() {
    let database = Database::new().await;
    let mut rng = SmallRng::seed_from_u64(1);
    let mut games = games(&mut rng, 60);
    // Each is counted among the next few that ended.
    for few in games.chunks_mut(4) {
        few.shuffle(&mut rng);
    }
    for game in &games {
        database.ends(game).await;
        assert_eq!(database.wrong().await, [0; 0]);
    }
    assert!(ratings::check(&database.store).await.unwrap().ratings > 60);
}

#[tokio::test]
async fn what_was_changed_behind_its_back_is_found_and_written_anew() {
    let database = Database::new().await;
    let mut rng = SmallRng::seed_from_u64(2);
    for game in games(&mut rng, 30) {
        database.ends(&game).await;
    }
    database.ends(&game(100, &[1, 2])).await;
    let last = database.ends(&game(101, &[2, 1])).await.0;
    // As far as two machines may differ.
    database.meddle("UPDATE rating SET after = after + 900").await;
    assert_eq!(database.wrong().await, [0; 0]);
    database
        .meddle(&format!("UPDATE rating SET uncertainty = uncertainty + 1100 WHERE game_id = {last}"))
        .await;
    assert_eq!(database.wrong().await, [last]);
    database.meddle(&format!("DELETE FROM rating WHERE game_id = {last} AND number = 0")).await;
    assert_eq!(database.wrong().await, [last]);
    ratings::rebuild(&database.store).await.unwrap();
    assert_eq!(database.wrong().await, [0; 0]);
    // Results that were written anew bring their ratings with them.
    database.meddle(&format!("UPDATE result SET place = 3 - place WHERE game_id = {last}")).await;
    assert_eq!(database.wrong().await, [last]);
    season::check(&database.store, true).await.unwrap();
    assert_eq!(database.wrong().await, [0; 0]);
}

#[tokio::test]
async fn after_a_deletion_ratings_are_what_the_other_games_come_to() {
    let database = Database::new().await;
    let mut rng = SmallRng::seed_from_u64(3);
    database.ends(&game(0, &[5, 2, 1])).await;
    for game in games(&mut rng, 50) {
        database.ends(&game).await;
    }
    let before = database.rating(2).await.unwrap();
    for deleted in [1, 5] {
        let user = UserId(deleted);
        assert!(database.points(deleted).await.is_some());
        personal_data::forget(&database.store, user, NOW).await.unwrap();
        assert_eq!(database.rating(deleted).await, None);
        assert_eq!(database.wrong().await, [0; 0]);
    }
    let after = database.rating(2).await.unwrap();
    assert_eq!(after.games, before.games, "no game is lost to the others");
    assert_eq!(after.opponents, before.opponents - 2);
    assert_ne!(after.rating, before.rating);
}

/// An export has one's own ratings and nobody else's.
#[tokio::test]
async fn ratings_are_exported() {
    let database = Database::new().await;
    database.ends(&game(0, &[1, 2])).await;
    let export = personal_data::export(&database.store, UserId(1), NOW).await.unwrap();
    let everything: serde_json::Value = serde_json::from_str(&export.everything).unwrap();
    let rows = everything["tables"]["rating"].as_array().unwrap();
    assert_eq!(rows.len(), 1);
    assert_eq!((&rows[0]["before"], &rows[0]["number"]), (&25_000_000.into(), &0.into()));
}

/// What is told of a game stays as it was then, whatever is played later.
#[tokio::test]
async fn what_a_game_did_is_told_the_same_later() {
    let database = Database::new().await;
    let people = [[1, 2, 3], [1, 2, 4], [2, 1, 4], [1, 5, 2], [5, 1, 2]];
    let mut ended = Vec::new();
    for (minutes, people) in (0..).zip(people) {
        ended.push(database.ends(&game(minutes, &people)).await);
    }
    let told = async |game: GameId| {
        let all = ratings::of_game(&database.store, HERE, game).await.unwrap();
        all.into_iter().map(|one| (one.user.0, one.gain, one.games, one.opponents)).collect::<Vec<_>>()
    };
    assert_eq!(told(ended[0]).await, [(1, 33, 1, 2), (2, 0, 1, 2), (3, -33, 1, 2)]);
    let last = told(ended[4]).await;
    assert_eq!(
        last.iter().map(|one| (one.0, one.2, one.3)).collect::<Vec<_>>(),
        [(5, 2, 2), (1, 5, 4), (2, 5, 4)]
    );
    let standings = ratings::of_game(&database.store, HERE, ended[4]).await.unwrap();
    assert_eq!(standings.iter().map(Standing::is_settled).collect::<Vec<_>>(), [false, true, true]);
}
