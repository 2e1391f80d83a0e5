//! The log of whole games satisfies an independent reader, if that is at hand.

use std::num::NonZeroU16;
use std::time::Duration;

use ra_bot::playground::{Delays, Options};
use ra_bot::terminal::thebes;

use super::server::{Server, options};
use super::whole_games::play;
use crate::validator::validate;

/// Who plays a hundred actions in a minute leaves a hundred boards to be shrunk, of which Discord lets one be edited a second.
const LATEST: Duration = Duration::from_secs(5 * 60);

#[tokio::test]
async fn whole_games_are_played_as_discord_would_have_it() {
    check(options(), Delays::default()).await;
}

/// So it is for most who host the bot: with rate limits, an answer in three seconds, three tenths of which everything is on
/// its way, and several shards.
#[tokio::test]
#[ignore = "takes minutes"]
async fn whole_games_are_played_far_from_discord() {
    let way = Duration::from_millis(150);
    let shards = NonZeroU16::new(2).unwrap();
    check(Options { shards, ..thebes() }, Delays { events: way, requests: way, answers: way }).await;
}

async fn check(options: Options, delays: Delays) {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let options = Options { log: Some(log.clone()), ..options };
    let server = Server::on(options, |config| config.emojis = true, async |_, _| {}).await;
    server.at_rest().await;
    server.discord.delay(delays);
    for (players, options) in [(3, "edition:classic"), (2, "edition:pharaoh here:true")] {
        let channel = server.begin(players, options).await;
        let game = server.last_game().await;
        for command in
            ["/ra me", "/ra board", "/ra board public:true", "/ra help", "/ra help about:rules", "/ra games"]
        {
            server.run("Nefer", &channel, command).await;
        }
        play(&server, &channel, players as u64).await;
        server.settled_within(LATEST, game).await;
    }
    server.end().await;
    validate(&log);
}
