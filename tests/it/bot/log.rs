//! The log of whole games satisfies an independent reader, if that is at hand.

use std::num::NonZeroU16;
use std::time::Duration;

use ra_bot::playground::{Delays, Options};
use ra_bot::terminal::thebes;

use super::server::{Server, options};
use super::whole_games::play;
use crate::validator::validate;

/// Who plays a hundred actions in a minute leaves a hundred boards to be shrunk, of which Discord lets one be edited
/// a second.
const LATEST: Duration = Duration::from_secs(5 * 60);
/// For how many, and by which options.
const GAMES: [(usize, &str); 2] = [(3, "edition:classic"), (2, "edition:pharaoh here:true")];

#[tokio::test]
async fn whole_games_are_played_as_discord_would_have_it() {
    check(options(), Delays::default(), &GAMES).await;
}

/// One game as strict as the local Discord can be: with rate limits, an answer in three seconds, and everything on
/// its way for as long as over a real network.
#[tokio::test]
async fn a_whole_game_is_played_on_the_strictest_setting() {
    let latency = "80ms..400ms".parse().ok();
    check(Options { latency, ..thebes() }, Delays::default(), &GAMES[1..]).await;
}

/// So it is for most who host the bot: with rate limits, an answer in three seconds, three tenths of which everything
/// is on its way, and several shards.
#[tokio::test]
#[ignore = "takes minutes"]
async fn whole_games_are_played_far_from_discord() {
    let way = Duration::from_millis(150);
    let shards = NonZeroU16::new(2).unwrap();
    let delays = Delays { events: way, requests: way, answers: way };
    check(Options { shards, ..thebes() }, delays, &GAMES).await;
}

async fn check(options: Options, delays: Delays, games: &[(usize, &str)]) {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let options = Options { log: Some(log.clone()), ..options };
    let server = Server::on(options, |config| config.emojis = true, async |_, _| {}).await;
    server.at_rest().await;
    server.discord.delay(delays);
    for &(players, options) in games {
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
