//! Seasons: what finished games leave behind, and what everybody is told of it.

use ra_bot::app::results;
use ra_bot::id::GameId;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};

use super::dealt::{Dealt, THREE};
use super::ends::before_the_end;
use super::server::{Server, command};
use super::stage::whole_game;

impl Server {
    /// What is stored of a game's results: who, place, points and why they left.
    async fn results(&self, game: GameId) -> Vec<String> {
        let sql = format!(
            "SELECT concat(name, ' ', COALESCE(place, 0), ' ', score, ' ', left_by) FROM result \
             WHERE game_id = {game} ORDER BY number"
        );
        let address = format!("sqlite://{}", self.database().display());
        let mut connection = AnyConnection::connect(&address).await.unwrap();
        sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap()
    }

    /// Makes sure that the results are those that follow from the histories.
    pub(super) async fn results_agree(&self) {
        let compared = results::check(&self.store, false).await.unwrap();
        assert_eq!((compared.changed, compared.frozen), (vec![], vec![]));
    }
}

#[tokio::test]
async fn the_last_board_says_what_the_game_has_brought_in_the_season() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let (game, [ends, ..], last) = before_the_end(&server).await;
    server.run(ends, "ra", &last).await;
    let told = server.told("Seti", "ra", "the end").await;
    for line in [" +9, now 1st this ", " +5, now 2nd this ", " +1, now 3rd this "] {
        assert!(told.contains(line), "{line}: {told}");
    }
    assert!(told.contains("(9 points, 1 game)") && told.contains("(1 point, 1 game)"), "{told}");
    server.settled(game).await;
    assert_eq!(server.results(game).await.len(), 3);
    server.results_agree().await;
    server.end().await;
}

/// Nobody who is not there at the end gets points; whoever takes a seat over gets none either.
#[tokio::test]
async fn who_left_a_game_is_last_in_it() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let four = Dealt { players: 4, ..THREE };
    let mut actions = whole_game(four, |_| ());
    let last = actions.pop().unwrap();
    let mut played: Vec<String> = actions.iter().map(ToString::to_string).collect();
    played.extend(["stand in 1 resigned", "stand in 2 late", "stand in 3 late"].map(str::to_owned));
    let game = server.deal(Dealt { played: played.join(", ").leak(), ..four }).await;
    server.run("Nefer", "ra", "/ra replace player:Khnum by:Seti").await;
    server.takes("Seti", "ra").await;
    server.run("Nefer", "ra", &command(last)).await;
    let told = server.told("Seti", "ra", "the end").await;
    assert!(told.contains("Nefer +10, now 1st this "), "{told}");
    for (who, place) in [("Amun", 2), ("Isis", 2), ("Khnum", 2)] {
        assert!(told.contains(&format!("{who} +0, now {place}nd this ")), "{who}: {told}");
    }
    assert!(!told.contains("Seti +"), "{told}");
    server.settled(game).await;
    let results = server.results(game).await;
    let without_points = |line: &String| {
        let words: Vec<&str> = line.split(' ').collect();
        [words[0], words[1], words[3]].join(" ")
    };
    assert_eq!(
        results.iter().map(without_points).collect::<Vec<_>>(),
        ["Nefer 1 none", "Amun 4 resigned", "Isis 4 timed_out", "Khnum 4 replaced", "Seti 0 none"]
    );
    server.results_agree().await;
    server.end().await;
}
