//! Whole games by commands alone, from the table to the ranking.

use ra::record::Record;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde_json::Value;

use crate::support::clicks::{id, presses};
use crate::support::server::{Says, Server, command, within, words};

/// Plays a game to its end by random commands of whoever is to act.
pub(super) async fn play(server: &Server, channel: &str, seed: u64) -> Record {
    let game = server.last_game().await;
    let mut rng = SmallRng::seed_from_u64(seed);
    loop {
        let round = server.round(game).await;
        let Some((seat, legal)) = round.state().turn() else { return round.record().clone() };
        let action = legal.nth(rng.next_u32() as usize % legal.len()).unwrap();
        let who = &round.name(seat);
        let answer = server.run(who, channel, &command(action)).await;
        assert!(server.round(game).await.seq > round.seq, "{who} {action}: {answer}");
    }
}

async fn check(players: usize, edition: &str) {
    let server = Server::start().await;
    check_on(&server, players, edition).await;
    server.end().await;
}

/// Plays a game there, and looks at what is posted at its end.
pub(super) async fn check_on(server: &Server, players: usize, edition: &str) {
    let channel = server.begin(players, &format!("edition:{edition}")).await;
    let record = play(server, &channel, players as u64).await;
    // The record of the final message is the game's, and proves itself.
    let nefer = server.person("Nefer");
    let over = |messages: &[Value]| messages.iter().any(|message| words(message).contains("· the end"));
    let messages = within(nefer.read_until(&channel, over)).await.unwrap();
    let last = messages.last().unwrap();
    let details = presses(last).into_iter().find(|press| press.starts_with("board:")).unwrap();
    let details = nefer.click(&channel, id(last), &details).await.unwrap();
    let files = details.message().unwrap()["attachments"].as_array().unwrap();
    let file = |ending: &str| {
        let file = files.iter().find(|file| file["filename"].as_str().unwrap().ends_with(ending)).unwrap();
        String::from_utf8(server.discord.file(file["url"].as_str().unwrap()).unwrap().to_vec()).unwrap()
    };
    assert_eq!(Record::read(&file(".json")).unwrap().to_json(), record.to_json());
    assert_eq!(file("bag.txt").split(' ').count(), 181);
    let outcome = record.state().outcome().unwrap();
    for &total in outcome.totals().as_slice() {
        words(last).says(&format!(" {total}"));
    }
}

#[tokio::test]
async fn two_play_the_pharaoh_edition() {
    check(2, "pharaoh").await;
}

#[tokio::test]
async fn three_play_the_classic_edition() {
    check(3, "classic").await;
}

#[tokio::test]
async fn four_play_the_pharaoh_edition() {
    check(4, "pharaoh").await;
}

#[tokio::test]
async fn five_play_the_classic_edition() {
    check(5, "classic").await;
}
