//! A game through TLS and HTTP/2, as with the real Discord.

use axum::http::Version;
use ra_bot::config::Config;

use super::server::{Server, options};
use super::whole_games;
use crate::terminator::Terminator;

#[tokio::test]
async fn a_whole_game_by_one_connection() {
    let mut terminator = None;
    let set = |config: &mut Config| {
        let plain = config.endpoint.stand_in().unwrap();
        config.endpoint = terminator.insert(Terminator::before(plain)).endpoint();
    };
    let server = Server::on(options(), set, async |_, _| {}).await;
    let terminator = terminator.unwrap();
    whole_games::check_on(&server, 2, "pharaoh").await;
    server.end().await;
    let passed = terminator.passed();
    for request in &passed {
        assert_eq!((request.connection, request.version), (0, Version::HTTP_2), "{request:?}");
    }
    // Every action has an answer with a picture.
    let pictures = passed.iter().filter(|request| request.files).count();
    assert!(pictures > 50, "{pictures} of {}", passed.len());
}
