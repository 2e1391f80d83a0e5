//! What is said for a moment stands beside what is read, and never on it.

use serde_json::json;
use test_tools::browser::{Browser, key};

use super::bot::{Bot, board};
use super::open;

/// What lies under the words, but for what they are part of.
const COVERED: &str = "const toasts = [...document.querySelectorAll('.toast')].map((node) => node.getBoundingClientRect());
    const parts = ['#header', '#scroller', '#composer', '#suggestions', '#sidebar'].map((part) => document.querySelector(part));
    const seen = parts.filter((part) => part.checkVisibility({ visibilityProperty: true }));
    return toasts.length === 0 ? null : seen.filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return toasts.some((toast) => toast.top < bottom && toast.bottom > top && toast.left < right && toast.right > left);
    }).map((part) => part.id)";
/// Whether the end of the messages is in view.
const AT_END: &str = "const last = document.querySelector('#messages > :last-child').getBoundingClientRect();
    const { bottom } = document.getElementById('scroller').getBoundingClientRect();
    return last.bottom <= bottom + 1";

pub(crate) async fn scenes(browser: &Browser) {
    let bot = Bot::start().await;
    for at in 0..30 {
        bot.post("ra", json!({"content": format!("Line {at}")})).await;
    }
    bot.post("ra", json!({"content": "The board", "components": board()})).await;
    for width in [1280, 390] {
        browser.size(width, 844).await;
        open(browser, &bot, "Nefer").await;
        browser.sees(".button", "Draw").await;
        browser.click("#line", "").await;
        browser.keys(&format!("/ra bid 99{}", key::ENTER)).await;
        browser.sees(".toast", "less than or equal to 13").await;
        assert_eq!(browser.run(COVERED, json!([])).await, json!([]), "{width}");
        browser.until(AT_END, json!([])).await;
        browser.keys(" ").await;
        browser.sees("#suggestions", "").await;
        assert_eq!(browser.run(COVERED, json!([])).await, json!([]), "{width}");
        browser.click(".toast", "").await;
        browser.misses(".toast", "").await;
        browser.until("return document.activeElement.id === 'line'", json!([])).await;
    }
    browser.size(1280, 900).await;
}
