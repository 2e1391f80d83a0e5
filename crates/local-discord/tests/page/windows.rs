//! Several people in several windows, on a desk and on a phone.

use std::time::{Duration, Instant};

use local_discord::{Options, Order};
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::browser::{Browser, key};
use test_tools::raw_bot::PATIENCE;
use test_tools::sample_guild;

use super::bot::{Bot, board};
use super::{open, picture};

/// The narrowest phones and a usual one.
const PHONES: [u32; 3] = [320, 360, 400];

pub(crate) async fn scenes(browser: &Browser) {
    a_chosen_person_begins_in_the_first_channel(browser).await;
    private_messages_have_one_reader(browser).await;
    direct_messages_are_closed(browser).await;
    news_are_counted(browser).await;
    whoever_reads_above_stays_there(browser).await;
    a_phone_is_wide_enough(browser).await;
    a_new_start_is_noticed(browser).await;
}

async fn a_chosen_person_begins_in_the_first_channel(browser: &Browser) {
    let bot = Bot::start().await;
    bot.post("general", json!({"content": "Welcome"})).await;
    browser.open(&format!("{}/page", bot.discord.address())).await;
    browser.click(".person", "Nefer").await;
    browser.sees(".text", "Welcome").await;
}

async fn private_messages_have_one_reader(browser: &Browser) {
    let bot = Bot::start().await;
    let first = browser.window().await;
    open(browser, &bot, "Nefer").await;
    let second = browser.another_window().await;
    open(browser, &bot, "Amun").await;
    browser.go_to(&first).await;
    browser.click("#line", "").await;
    browser.keys(&format!("/ra secret{}", key::ENTER)).await;
    browser.sees(".ephemeral .text", "psst").await;
    browser.sees(".foot", "Only you can see this").await;
    bot.post("ra", json!({"content": "For all"})).await;
    browser.go_to(&second).await;
    browser.sees(".text", "For all").await;
    assert!(!browser.shows(".text", "psst").await);
    browser.close_window().await;
    browser.go_to(&first).await;
    browser.click(".button", "Reveal").await;
    browser.sees(".text", "reveal").await;
    browser.click(".foot .link", "Dismiss message").await;
    browser.misses(".text", "psst").await;
}

async fn direct_messages_are_closed(browser: &Browser) {
    let bot = Bot::start().await;
    let khnum = bot.discord.person("Khnum").unwrap();
    let (_, dm) = bot.api.post("/users/@me/channels", json!({"recipient_id": khnum.id()})).await;
    let path = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    let send = async || bot.api.post(&path, json!({"content": "Your turn"})).await.0;
    open(browser, &bot, "Khnum").await;
    let checked = "return document.querySelector('.setting input').checked === arguments[0]";
    browser.click(".self", "Khnum").await;
    browser.until(checked, json!([true])).await;
    for expected in [403, 200] {
        browser.click(".setting", "Allow direct messages").await;
        let end = Instant::now() + PATIENCE;
        while send().await != expected {
            assert!(Instant::now() < end, "never {expected}");
        }
    }
    browser.keys(key::ESCAPE).await;
    browser.misses("#switch", "").await;
    // It may be closed elsewhere.
    bot.discord.order(Order::CloseDms { person: "Khnum".into(), closed: true }).unwrap();
    browser.until(checked, json!([false])).await;
    assert!(!browser.shows(".toast", "").await);
}

async fn news_are_counted(browser: &Browser) {
    let bot = Bot::start().await;
    open(browser, &bot, "Isis").await;
    let isis = bot.discord.person("Isis").unwrap();
    // Somebody is there and sees it.
    bot.post("ra", json!({"content": format!("{} here", bot.mention("Isis"))})).await;
    browser.sees(".calls .mention.me", "@Isis").await;
    let end = Instant::now() + PATIENCE;
    while isis.unread("ra").unwrap().messages > 0 {
        assert!(Instant::now() < end, "never read: has the window the focus?");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    browser.misses(".badge", "").await;
    // Elsewhere, they do not.
    bot.post("general", json!({"content": "Hello"})).await;
    browser.sees(".place.unread", "general").await;
    for _ in 0..2 {
        bot.post("general", json!({"content": format!("{} there", bot.mention("Isis"))})).await;
    }
    browser.sees(".place.unread .badge", "2").await;
    browser.until("return document.title === '(2) #ra | Isis'", json!([])).await;
    // A thread stands below its channel, and its message leads to it.
    let message = bot.post("ra", json!({"content": "A table"})).await;
    let path = format!(
        "/channels/{}/messages/{}/threads",
        message["channel_id"].as_str().unwrap(),
        message["id"].as_str().unwrap()
    );
    assert_eq!(bot.api.post(&path, json!({"name": "Game 1"})).await.0, 201);
    bot.post("Game 1", json!({"content": "The game"})).await;
    browser.sees(".place.thread", "Game 1").await;
    browser.click(".thread-box", "Game 1").await;
    browser.sees(".text", "The game").await;
    browser.click(".place", "general").await;
    browser.sees(".line.new", "New").await;
    browser.until("return document.title === '#general | Isis'", json!([])).await;
    browser.misses(".badge", "").await;
    browser.click(".place", "ra-bot").await;
    browser.sees(".start", "direct messages with ra-bot").await;
}

async fn whoever_reads_above_stays_there(browser: &Browser) {
    let bot = Bot::start().await;
    for at in 0..110 {
        bot.post("ra", json!({"content": format!("Line {at}")})).await;
    }
    open(browser, &bot, "Seti").await;
    browser.sees(".text", "Line 109").await;
    // The earliest are shown when they are asked for, and what was in view stays there.
    let top = "return Math.round([...document.querySelectorAll('.message')].find((node) =>
        node.textContent.endsWith('Line 10')).getBoundingClientRect().top)";
    browser.run("document.getElementById('scroller').scrollTop = 0", json!([])).await;
    browser.sees("#jump", "Jump to present").await;
    let before = browser.run(top, json!([])).await;
    browser.run("document.getElementById('more').click()", json!([])).await;
    browser.until("return document.querySelectorAll('.message').length === 110", json!([])).await;
    let after = browser.run(top, json!([])).await;
    // A line or two may move while fonts and separators settle; a jump would be thousands.
    let stays = |one: &serde_json::Value, other: &serde_json::Value| {
        one.as_i64().unwrap().abs_diff(other.as_i64().unwrap()) < 60
    };
    assert!(stays(&after, &before), "{before} {after}");
    bot.post("ra", json!({"content": "The latest"})).await;
    browser.sees("#jump", "New messages").await;
    let later = browser.run(top, json!([])).await;
    assert!(stays(&later, &after), "{after} {later}");
    browser.sees(".line.new", "New").await;
    browser.click("#jump", "New messages").await;
    let end = "const scroller = document.getElementById('scroller');
        return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2";
    browser.until(end, json!([])).await;
    browser.misses("#jump", "").await;
}

async fn a_phone_is_wide_enough(browser: &Browser) {
    let bot = Bot::start().await;
    let long = "W".repeat(300);
    let wide = format!("{long} `{long}`\n```\n{long}\n```\n# {long}\n> {long}\nhttps://example.com/{long}");
    bot.post("ra", json!({"content": wide})).await;
    let button = |at: u8| json!({"type": 2, "style": 1, "label": format!("Discard tile {at}"), "custom_id": format!("b{at}")});
    let row =
        |from: u8| json!({"type": 1, "components": (from..from + 5).map(button).collect::<Vec<Value>>()});
    let embed =
        json!({"title": long[..250], "image": {"url": "attachment://board.png"}, "footer": {"text": long}});
    let body = json!({"content": "The board", "embeds": [embed], "components": [row(0), row(5)],
        "attachments": [{"id": 0, "description": "The board in words"}]});
    let path = format!("/channels/{}/messages", bot.discord.channel("ra").unwrap());
    let (status, sent) = bot.api.upload(Method::POST, &path, body, &[("board.png", &picture())]).await;
    assert_eq!(status, 200, "{sent}");
    let file = json!({"content": "The record", "components": board()});
    bot.api.upload(Method::POST, &path, file, &[("a-rather-long-name-of-a-file.jsonl", b"{}")]).await;
    browser.size(PHONES[0], 844).await;
    open(browser, &bot, "Nefer").await;
    browser.sees(".file", "a-rather-long-name").await;
    for width in PHONES {
        browser.size(width, 844).await;
        let image = "const image = document.querySelector('.embed-image img');
            return image.complete && image.naturalWidth > 0 && [image.alt, Math.round(image.width)]";
        let shown = browser.until(image, json!([])).await;
        assert_eq!(shown[0], "The board in words");
        assert!(shown[1].as_u64().unwrap() > u64::from(width) * 3 / 5, "{shown} of {width}");
        let inside = "const wide = [...document.querySelectorAll('#main *')].filter((node) =>
              !node.closest('pre') && node.getBoundingClientRect().right > innerWidth + 0.5);
            return [document.documentElement.scrollWidth <= innerWidth,
              document.getElementById('scroller').scrollWidth <= innerWidth, wide.map((node) => node.outerHTML.slice(0, 80))]";
        assert_eq!(browser.run(inside, json!([])).await, json!([true, true, []]), "{width}");
        let end = "const scroller = document.getElementById('scroller');
            return scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2";
        browser.until(end, json!([])).await;
    }
    let open = "return getComputedStyle(document.getElementById('sidebar')).visibility";
    assert_eq!(browser.run(open, json!([])).await, "hidden");
    browser.click("#drawer", "").await;
    browser.click(".place", "tournament").await;
    browser.sees("#place", "tournament").await;
    browser
        .until(
            "return getComputedStyle(document.getElementById('sidebar')).visibility === 'hidden'",
            json!([]),
        )
        .await;
    browser.size(1280, 900).await;
}

async fn a_new_start_is_noticed(browser: &Browser) {
    let bot = Bot::start().await;
    let port: u16 = bot.discord.address().rsplit(':').next().unwrap().parse().unwrap();
    open(browser, &bot, "Nefer").await;
    bot.post("ra", json!({"content": "Before"})).await;
    browser.sees(".text", "Before").await;
    drop(bot);
    // It ends in the background.
    while std::net::TcpListener::bind(("127.0.0.1", port)).is_err() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let bot = Bot::with(Options { port, ..sample_guild() }).await;
    bot.post("ra", json!({"content": "After"})).await;
    browser.sees(".text", "After").await;
    assert!(!browser.shows(".text", "Before").await);
    assert!(!browser.shows(".toast", "").await);
}
