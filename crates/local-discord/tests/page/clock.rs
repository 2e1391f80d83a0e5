//! The clock at the head of the page, turned by one and seen by all.

use serde_json::json;
use test_tools::browser::{Browser, key};

use super::bot::Bot;
use super::open;

/// Whether the clock tells the day and the hour that it is so many hours later. The minute may have passed meanwhile.
const LATER: &str = "const then = new Date(Date.now() + arguments[0] * 3_600_000);
    const [day, hour] = [{ dateStyle: 'full' }, { hour: 'numeric' }].map((options) => then.toLocaleString('en-US', options));
    const shown = document.getElementById('clock').title;
    return shown.includes(day) && shown.includes(` ${hour.split(/\\s/)[0]}:`) && shown";
/// What of the clock and what it opens does not lie within the window.
const INSIDE: &str = "const nodes = ['#clock', '#forward', '#forward *', '#place'].flatMap((selector) =>
      [...document.querySelectorAll(selector)]);
    return nodes.filter((node) => {
      const { left, right, bottom, width } = node.getBoundingClientRect();
      return width === 0 || left < 0 || right > innerWidth + 0.5 || bottom > innerHeight;
    }).map((node) => node.outerHTML.slice(0, 80))";

pub(crate) async fn scenes(browser: &Browser) {
    all_windows_follow(browser).await;
    keys_turn_it_too(browser).await;
    a_phone_has_room_for_it(browser).await;
}

async fn all_windows_follow(browser: &Browser) {
    let bot = Bot::start().await;
    let soon = bot.discord.now_ms() / 1000 + 3660;
    bot.post("ra", json!({"content": format!("until <t:{soon}:R>")})).await;
    let first = browser.window().await;
    open(browser, &bot, "Nefer").await;
    let second = browser.another_window().await;
    open(browser, &bot, "Amun").await;
    browser.sees(".stamp", "in 1 hour").await;
    browser.sees(".when", "Today, ").await;
    browser.until(LATER, json!([0])).await;
    browser.go_to(&first).await;
    browser.sees(".stamp", "in 1 hour").await;
    browser.click("#line", "").await;
    browser.keys(&format!("/ra think{}", key::ENTER)).await;
    browser.sees(".thinking", "ra-bot is thinking…").await;
    browser.click("#clock", "").await;
    browser.sees("#forward .note", "It cannot be turned back.").await;
    browser.click("#forward .button", "+1 day").await;
    for window in [&first, &second] {
        browser.go_to(window).await;
        browser.sees(".stamp", "23 hours ago").await;
        browser.sees(".when", "Yesterday, ").await;
        browser.until(LATER, json!([24])).await;
        // Nothing comes any more of what a bot has begun so long ago.
        browser.sees(".content.error", "The application did not respond").await;
        assert!(!browser.shows(".toast", "").await);
    }
    // Others turn it too, and what is sent now is of today.
    bot.discord.advance(std::time::Duration::from_hours(24));
    bot.post("ra", json!({"content": "Later"})).await;
    browser.sees(".stamp", "2 days ago").await;
    browser.sees(".when", "Today, ").await;
    browser.close_window().await;
    browser.go_to(&first).await;
    browser.until(LATER, json!([48])).await;
    browser.sees("#forward [role=status]", " at ").await;
}

async fn keys_turn_it_too(browser: &Browser) {
    let bot = Bot::start().await;
    let start = bot.discord.now_ms();
    open(browser, &bot, "Isis").await;
    browser.until(LATER, json!([0])).await;
    browser.run("document.getElementById('clock').focus()", json!([])).await;
    browser.keys(key::ENTER).await;
    browser.sees("#forward", "+10 min").await;
    let named = "return document.activeElement.title === arguments[0]";
    for step in ["10 minutes forward", "1 hour forward", "8 hours forward"] {
        browser.keys(key::TAB).await;
        browser.until(named, json!([step])).await;
    }
    // It stays open for another press.
    browser.keys(&key::ENTER.repeat(3)).await;
    browser.until(LATER, json!([24])).await;
    assert!((24 * 3_600_000..25 * 3_600_000).contains(&(bot.discord.now_ms() - start)));
    browser.keys(key::ESCAPE).await;
    browser.misses("#forward", "").await;
    browser.until("return document.activeElement.id === 'clock'", json!([])).await;
}

async fn a_phone_has_room_for_it(browser: &Browser) {
    let bot = Bot::start().await;
    let message = bot.post("ra", json!({"content": "A table"})).await;
    let part = |name: &str| message[name].as_str().unwrap().to_owned();
    let path = format!("/channels/{}/messages/{}/threads", part("channel_id"), part("id"));
    assert_eq!(bot.api.post(&path, json!({"name": "Ra · game 1"})).await.0, 201);
    for width in [320, 390] {
        browser.size(width, 844).await;
        open(browser, &bot, "Seti").await;
        browser.click(".thread-box", "game 1").await;
        browser.sees("#place", "game 1").await;
        browser.click("#clock", "").await;
        browser.click("#forward .button", "+10 min").await;
        assert_eq!(browser.run(INSIDE, json!([])).await, json!([]), "{width}");
    }
    browser.size(1280, 900).await;
}
