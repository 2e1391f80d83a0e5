//! The pictures in README.md: what the product looks like, in the local Discord's page on a phone.
//!
//! `cargo xtask pictures` takes them anew, in `docs/pictures`. Look at
//! them before you commit them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use local_discord::{BotResponse, Person};
use serde_json::{Value, json};
use test_tools::browser::Browser;

use crate::support::clicks::id;
use crate::support::dealt::{Dealt, THREE};
use crate::support::server::within;
use crate::watched_server::Stage;

/// The width of a phone, in the pixels of its page, and how many of its own each of those has.
const PHONE: u32 = 390;
const SHARPNESS: u32 = 2;
/// So high that whatever is wanted is seen whole.
const HIGH: u32 = 2400;
/// A picture must not make the page slow.
const LARGEST: usize = 150 * 1024;
/// What is to be seen, in README's order.
const SHOWN: [&str; 2] = ["board", "lesson"];
const THEMES: [&str; 2] = ["light", "dark"];

/// The middle of an epoch: everybody has won something, and Amun is about to draw an Obelisk.
const MIDDLE: Dealt = Dealt {
    bag: "pharaoh nile god flood art sphinx ra gold pyramid nile writing pharaoh flood statue obelisk",
    played: "draw, draw, draw, draw, invoke, bid 7, bid 8, pass, draw, draw, draw, bid 4, pass, bid 6, draw, draw, \
             draw, draw, invoke, pass, bid 7, pass, draw, draw, draw",
    ..THREE
};

fn repository() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn file_of(shown: &str, theme: &str) -> PathBuf {
    repository().join(format!("docs/pictures/{shown}-{theme}.webp"))
}

/// The width of a picture in `WebP`, as the head of its file has it: less one, in 24 bits.
fn width(file: &[u8]) -> Option<u32> {
    let head = file.strip_prefix(b"RIFF")?.get(4..)?.strip_prefix(b"WEBPVP8X")?;
    let &[low, middle, high] = head.get(8..11)? else { return None };
    Some(u32::from_le_bytes([low, middle, high, 0]) + 1)
}

#[test]
fn what_it_shows_is_there() {
    let readme = fs::read_to_string(repository().join("README.md")).unwrap();
    let mut files = BTreeSet::new();
    for shown in SHOWN {
        for theme in THEMES {
            let file = file_of(shown, theme);
            let name = file.strip_prefix(repository()).unwrap().display().to_string();
            let bytes = fs::read(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(bytes.len() <= LARGEST, "{name}: {} bytes", bytes.len());
            assert_eq!(width(&bytes), Some(PHONE * SHARPNESS), "{name}");
            assert_eq!(readme.matches(&name).count(), 1, "README.md shows {name} once");
            files.insert(file);
        }
        // Whoever cannot see it is told what it shows, and it is as wide as the phone's page.
        let of = format!("src=\"docs/pictures/{shown}-light.webp\" width=\"{}\" alt=\"", PHONE);
        let told = readme.split(&of).nth(1).unwrap_or_else(|| panic!("README.md has {of}"));
        assert!(told.split('"').next().unwrap().len() > 40, "{told}");
    }
    let there = fs::read_dir(repository().join("docs/pictures")).unwrap();
    assert_eq!(there.map(|file| file.unwrap().path()).collect::<BTreeSet<_>>(), files);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes the pictures of README.md anew"]
async fn pictures_are_taken_anew() {
    fs::create_dir_all(repository().join("docs/pictures")).unwrap();
    let browser = Browser::start().await;
    let stage = Stage::with(|config| config.emojis = true).await;
    let discord = &stage.server.discord;
    let learner = discord.person("Seti").unwrap();
    learn(&learner).await;
    stage.server.deal(MIDDLE).await;
    stage.server.run("Amun", "ra", "/ra board public:true").await;
    stage.server.run("Amun", "ra", "/ra draw").await;
    for theme in THEMES {
        browser.prefer(theme).await;
        // The newest board, and the lesson as far as it has come.
        take(&browser, (discord.address(), "Isis", "ra"), ("board", theme)).await;
        take(&browser, (discord.address(), "Seti", "general"), ("lesson", theme)).await;
    }
    browser.end().await;
}

/// Comes as far in the lesson as to a bid.
async fn learn(person: &Person) {
    let mut on: Option<Value> = None;
    for tap in ["/ra-play", "Learn Ra", "Draw", "Draw", "Draw"] {
        let answer = match &on {
            None => within(person.run("general", tap)).await,
            Some(on) => within(person.click("general", id(on), tap)).await,
        };
        let (BotResponse::Message { message } | BotResponse::Updated { message }) = answer.unwrap() else {
            panic!("{tap} has no answer")
        };
        on = Some(message);
    }
}

/// Opens the page on a phone as somebody in a channel, and waits until all pictures are there.
async fn open(browser: &Browser, address: &str, who: &str, channel: &str) {
    browser.size_of((PHONE, HIGH), SHARPNESS).await;
    browser.open(&format!("{address}/page#{who}/{channel}")).await;
    browser.until("return document.documentElement.dataset.ready", json!([])).await;
    let shown = "const images = [...document.querySelectorAll('#messages img')];
        return images.length > 0 && images.every((one) => one.complete && one.naturalWidth > 0)";
    browser.until(shown, json!([])).await;
}

/// Takes a picture of the newest message that somebody sees in a channel.
async fn take(browser: &Browser, (address, who, channel): (&str, &str, &str), (shown, theme): (&str, &str)) {
    open(browser, address, who, channel).await;
    let place =
        "const { top, height } = document.querySelector('#messages > :last-child').getBoundingClientRect();
        return [top, height].map(Math.round)";
    let place = browser.run(place, json!([])).await;
    let [top, height] = [0, 1].map(|at| u32::try_from(place[at].as_u64().unwrap()).unwrap());
    save(shown, theme, &browser.take((PHONE, height), Some(top)).await);
}

fn save(shown: &str, theme: &str, picture: &[u8]) {
    fs::write(file_of(shown, theme), picture).unwrap();
}
