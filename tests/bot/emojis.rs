//! Tiles and suns as emoji of the application: put there once, kept up to date, and beside their words as long as
//! they are there.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use local_discord::{Delays, Fault, LocalDiscord, Matching};
use ra_bot::config::Config;
use ra_bot::discord::Bot;
use ra_bot::store::Database;
use serde_json::{Value, json};
use test_tools::raw_bot::Api;
use tokio_util::sync::CancellationToken;

use crate::support::clicks::{id, parts};
use crate::support::database::TestDatabase;
use crate::support::dealt::{GODS, MANY_MONUMENTS};
use crate::support::server::{Says, Server, options, within, words};

/// As many as there are kinds of tile, and suns.
const ALL: usize = 23 + 16;

/// With small pictures wanted, and something done with the local Discord before the bot is there.
async fn after(prepare: impl AsyncFnOnce(&LocalDiscord)) -> Server {
    let write = async |discord: &LocalDiscord, _: &Database| prepare(discord).await;
    let server = Server::on(options(), |config: &mut Config| config.emojis = true, write).await;
    server.at_rest().await;
    server
}

/// The names of all emoji that there are, and their numbers.
fn there(server: &Server) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    server.discord.emojis().iter().map(|emoji| (text(&emoji["name"]), text(&emoji["id"]))).collect()
}

/// Makes an emoji with the bot's token.
async fn make(discord: &LocalDiscord, name: &str) {
    let mut file = Vec::new();
    let mut writer = png::Encoder::new(&mut file, 1, 1).write_header().unwrap();
    writer.write_image_data(&[7]).unwrap();
    writer.finish().unwrap();
    let image = format!("data:image/png;base64,{}", STANDARD.encode(file));
    let path = format!("/applications/{}/emojis", discord.application());
    let (status, made) = Api::of(discord).post(&path, json!({ "name": name, "image": image })).await;
    assert_eq!(status, 201, "{made}");
}

/// What stands on the buttons and in the menus of a message: the picture's name, and the words.
fn shown(message: &Value) -> Vec<(Option<String>, String)> {
    let parts = parts(message).flat_map(|part| match part["options"].as_array() {
        Some(options) if !options.is_empty() => options.iter().collect(),
        _ => vec![part],
    });
    let name = |part: &Value| part["emoji"]["name"].as_str().map(str::to_owned);
    parts.map(|part| (name(part), part["label"].as_str().unwrap().to_owned())).collect()
}

/// What somebody is answered who presses a button of the newest message that has it.
async fn pressed(server: &Server, who: &str, label: &str) -> Value {
    let has = |message: &&Value| shown(message).iter().any(|(_, words)| words == label);
    let read = server.messages(who, "ra");
    let newest = read.iter().rfind(has).expect("there is such a button");
    server.clicks(who, "ra", id(newest), label).await
}

/// The pictures of a panel for spending Gods, with its words.
async fn gods(server: &Server) -> Vec<(Option<String>, String)> {
    server.deal_shown(GODS).await;
    shown(&pressed(server, "Nefer", "Use God tiles…").await)
}

fn pictured(expected: &[(&str, &str)]) -> Vec<(Option<String>, String)> {
    expected.iter().map(|(picture, words)| (Some((*picture).to_owned()), (*words).to_owned())).collect()
}

fn in_words(shown: &[(Option<String>, String)]) -> bool {
    shown.iter().all(|(picture, words)| picture.is_none() && !words.is_empty())
}

#[tokio::test]
async fn they_are_put_there_once_and_stand_beside_their_words() {
    let mut server = Server::pictured().await;
    let first = there(&server);
    assert_eq!(first.len(), ALL);
    let expected = [
        ("nile", "Take Nile"),
        ("flood", "Take Flood"),
        ("nile", "Nile (space 1)"),
        ("flood", "Flood (space 2)"),
    ];
    assert_eq!(gods(&server).await, pictured(&expected));
    server.restart().await;
    server.at_rest().await;
    assert_eq!(there(&server), first);
    let panel = shown(&pressed(&server, "Nefer", "Use God tiles…").await);
    assert_eq!(panel, pictured(&expected));
    server.end().await;
}

#[tokio::test]
async fn many_of_a_kind_are_counted_in_words() {
    let server = Server::pictured().await;
    server.deal_shown(MANY_MONUMENTS).await;
    let panel = shown(&pressed(&server, "Nefer", "Choose tiles…").await);
    assert!(panel.contains(&(Some("sphinx".to_owned()), "Sphinx (0 of 3)".to_owned())), "{panel:?}");
    assert!(panel.iter().all(|(picture, _)| picture.is_some()), "{panel:?}");
    server.end().await;
}

#[tokio::test]
async fn the_story_has_them_and_a_notice_has_none() {
    let server = Server::pictured().await;
    server.deal(GODS).await;
    server.run("Nefer", "ra", "/ra draw").await;
    let nefer = server.person("Nefer");
    let has_story = |message: &&Value| words(message).contains("drew");
    let board = nefer.read("ra").unwrap().iter().rfind(has_story).cloned().unwrap();
    let (name, id) = there(&server).into_iter().find(|(name, _)| name.starts_with("ra_art_")).unwrap();
    assert!(server.discord.emojis().iter().any(|emoji| emoji["name"] == name.as_str()));
    let told = board["embeds"][0]["description"].as_str().unwrap();
    assert_eq!(told, format!("Nefer drew <:art:{id}> Art."));
    board["content"].as_str().unwrap().begins("<@").lacks("<:");
    server.end().await;
}

#[tokio::test]
async fn changed_art_is_replaced_and_what_others_made_is_left_alone() {
    let others = ["nile", "ra_nile", "ra_nile_12345", "ra_moon_123abc"];
    let server = after(async |discord| {
        for name in others.into_iter().chain(["ra_nile_00000f"]) {
            make(discord, name).await;
        }
    })
    .await;
    let there: Vec<String> = there(&server).into_iter().map(|(name, _)| name).collect();
    assert_eq!(there[..others.len()], others);
    assert_eq!(there.len(), others.len() + ALL);
    let niles: Vec<&String> = there.iter().filter(|name| name.starts_with("ra_nile_")).collect();
    assert!(niles.len() == 2 && !niles.contains(&&"ra_nile_00000f".to_owned()), "{niles:?}");
    server.end().await;
}

#[tokio::test]
async fn two_processes_at_once_make_none_twice() {
    let slow = Duration::from_millis(20);
    let write = async |discord: &LocalDiscord, _: &Database| {
        discord.delay(Delays { requests: slow, answers: slow, ..Delays::default() });
    };
    let server = Server::on(options(), |config| config.emojis = true, write).await;
    let other = TestDatabase::new().await;
    let config = Config { database: other.place.clone(), ..server.config.clone() };
    let bot = Bot::new(&config, other.open().await).await.unwrap();
    let (stop, settled) = (CancellationToken::new(), bot.settled());
    let running = tokio::spawn(bot.run(stop.clone()));
    server.at_rest().await;
    // It has begun once it is connected.
    within(server.discord.until_connected()).await;
    within(settled.wait(|| server.now())).await;
    let mut names: Vec<String> = there(&server).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names.len(), ALL);
    names.sort();
    names.dedup();
    assert_eq!(names.len(), ALL);
    stop.cancel();
    within(running).await.unwrap().unwrap();
    assert_eq!(gods(&server).await.iter().filter(|(picture, _)| picture.is_some()).count(), 4);
    server.end().await;
}

#[tokio::test]
async fn where_they_cannot_be_put_words_stand_alone_until_the_next_start() {
    for (passed, fault) in [
        (0, Fault::Refused { status: 403, code: 50013 }),
        (1, Fault::Refused { status: 400, code: 30008 }),
        (1, Fault::Refused { status: 403, code: 50001 }),
    ] {
        let mut server = after(async |discord| {
            discord.spoil(Matching::Emojis, passed, Fault::Hang { ms: 0 });
            discord.spoil(Matching::Emojis, 1, fault);
        })
        .await;
        assert!(there(&server).is_empty());
        assert!(in_words(&gods(&server).await));
        server.restart().await;
        server.at_rest().await;
        let panel = shown(&pressed(&server, "Nefer", "Use God tiles…").await);
        assert!(panel.iter().all(|(picture, _)| picture.is_some()), "{panel:?}");
        server.end().await;
    }
}

#[tokio::test]
async fn an_outage_of_their_routes_delays_nothing() {
    let write = async |discord: &LocalDiscord, _: &Database| {
        discord.spoil(Matching::Emojis, 1, Fault::Hang { ms: 600_000 });
    };
    // It is connected and has its commands all the same.
    let server = Server::on(options(), |config| config.emojis = true, write).await;
    assert!(in_words(&gods(&server).await));
    server.end().await;
}

#[tokio::test]
async fn what_somebody_deletes_is_missed_by_nobody() {
    let server = Server::pictured().await;
    server.deal_shown(GODS).await;
    let api = Api::of(&server.discord);
    for (_, id) in there(&server) {
        let path = format!("/applications/{}/emojis/{id}", server.discord.application());
        assert_eq!(api.delete(&path).await.0, 204);
    }
    assert!(in_words(&shown(&pressed(&server, "Nefer", "Use God tiles…").await)));
    // And whatever comes next.
    server.run("Nefer", "ra", "/ra draw").await.says("Nefer drew Art.");
    server.end().await;
}
