//! The log of whole games satisfies an independent reader, if that is at hand.

use ra_bot::playground::Options;

use super::server::{Server, options};
use super::whole_games::play;
use crate::validator::validate;

#[tokio::test]
async fn whole_games_are_played_as_discord_would_have_it() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let server = Server::with(Options { log: Some(log.clone()), ..options() }).await;
    for (players, options) in [(3, "edition:classic"), (2, "edition:pharaoh here:true")] {
        let channel = server.begin(players, options).await;
        let game = server.last_game().await;
        for command in
            ["/ra me", "/ra board", "/ra board public:true", "/ra help", "/ra help about:rules", "/ra games"]
        {
            server.run("Nefer", &channel, command).await;
        }
        play(&server, &channel, players as u64).await;
        server.settled(game).await;
    }
    server.end().await;
    validate(&log);
}
