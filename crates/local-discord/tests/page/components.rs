//! Buttons, menus and modals reach the bot, and what it answers is seen.

use std::time::Duration;

use local_discord::{Limits, Options, Order};
use serde_json::json;
use test_tools::browser::{Browser, key};
use test_tools::sample_guild;

use super::bot::{Bot, board};
use super::open;

pub(crate) async fn scenes(browser: &Browser) {
    let bot = Bot::start().await;
    open(browser, &bot, "Nefer").await;
    bot.post("ra", json!({"content": "The board", "components": board()})).await;
    // It comes by itself.
    browser.sees(".text", "The board").await;
    buttons(browser).await;
    let (name, people) = ("Scribes".to_owned(), Vec::new());
    bot.discord.order(Order::SetRole { name, people, mentionable: true }).unwrap();
    menus(browser).await;
    a_long_menu_fits_a_phone(browser, &bot).await;
    modals(browser).await;
    answers_that_do_not_come(browser).await;
}

async fn buttons(browser: &Browser) {
    let script = "return [...document.querySelectorAll('.component-row:first-child .button')]
        .map((node) => [node.tagName, node.className, node.textContent, node.disabled ?? false])";
    let expected = json!([
        ["BUTTON", "button primary", "Draw", false],
        ["BUTTON", "button secondary", "Orders…", false],
        ["BUTTON", "button success", "Off", true],
        ["BUTTON", "button danger", "Late", false],
        ["A", "button secondary", "Rules", false],
    ]);
    assert_eq!(browser.run(script, json!([])).await, expected);
    browser.click(".button", "Draw").await;
    browser.sees(".text", "Drawn").await;
    browser.sees(".edited", "(edited)").await;
    browser.misses(".text", "The board").await;
    // Whoever uses the keyboard goes on from the button that took its place.
    browser.until("return document.activeElement.textContent === 'Draw'", json!([])).await;
}

async fn menus(browser: &Browser) {
    browser.click(".select", "Which one").await;
    browser.sees(".option small", "A Flood").await;
    browser.click(".option", "Flood").await;
    browser.sees(".text", "one: [\"flood\"]").await;
    browser.sees(".select", "Flood").await;

    browser.click(".select", "Which several").await;
    let select = "return document.querySelector('.menu-foot .button').disabled";
    browser.click(".option", "Pharaoh").await;
    assert_eq!(browser.run(select, json!([])).await, true, "at least two");
    // By keyboard: up to the first, then a space takes it.
    browser.keys("n ").await;
    browser.sees(".menu-foot", "2 chosen, 2 to 3").await;
    browser.click(".menu-foot .button", "Select").await;
    browser.sees(".text", "several: [\"nile\",\"pharaoh\"]").await;

    browser.click(".select", "Who").await;
    browser.keys(key::ESCAPE).await;
    browser.misses(".option", "").await;
    browser.click(".select", "Who").await;
    browser.click(".option", "Isis").await;
    browser.sees(".text", "who: [").await;
    browser.sees(".above", "Drawn").await;
    browser.click(".select", "Isis").await;
    browser.click(".option", "Scribes").await;
    browser.sees(".select", "Scribes").await;

    browser.click(".select", "Where").await;
    browser.click(".option", "#general").await;
    browser.sees(".text", "where: [").await;
}

/// What is too long for a menu ends in an ellipsis.
async fn a_long_menu_fits_a_phone(browser: &Browser, bot: &Bot) {
    let option = json!({"label": "Flood", "value": "flood"});
    let menu = json!({"type": 3, "custom_id": "long", "options": [option],
        "placeholder": "Away until … (and a computer player plays for you meanwhile)"});
    bot.post("ra", json!({"content": "Long", "components": [{"type": 1, "components": [menu]}]})).await;
    browser.sees(".select", "Away until").await;
    browser.size(390, 844).await;
    let ends = "return [...document.querySelectorAll('.select')].every((node) =>
        node.getBoundingClientRect().right <= innerWidth)";
    assert_eq!(browser.run(ends, json!([])).await, true);
    browser.size(1280, 900).await;
}

async fn modals(browser: &Browser) {
    browser.click(".button", "Orders…").await;
    browser.sees("dialog h2", "Orders <b>").await;
    browser.sees("dialog label", "Line*").await;
    browser.keys(&format!("ab{}", key::ENTER)).await;
    browser.sees("dialog .error", "Must be at least 3 in length").await;
    browser.keys("cdefghijkl").await;
    browser.sees("dialog small", "9/9").await;
    browser.sees("dialog .content strong", "further").await;
    browser.run("document.querySelector('dialog select').value = 'l'", json!([])).await;
    browser.click("dialog .button", "Submit").await;
    browser.sees(".text", "Filled: [\"abcdefghi\",\"as it was\",[\"l\"]]").await;
    browser.misses("dialog", "").await;
}

async fn answers_that_do_not_come(browser: &Browser) {
    let limits = Limits { answer_window: Duration::from_millis(500), ..Limits::default() };
    let bot = Bot::with(Options { limits, ..sample_guild() }).await;
    bot.post("ra", json!({"content": "The board", "components": board()})).await;
    // Not the owner, who may do everything.
    open(browser, &bot, "Amun").await;
    browser.click(".button", "Late").await;
    browser.sees(".failure", "This interaction failed").await;
    browser.click("#line", "").await;
    browser.keys(&format!("/ra late{}", key::ENTER)).await;
    browser.sees(".pending", "Sending command…").await;
    browser.sees(".pending .error", "The application did not respond").await;
    browser.click(".pending .link", "Dismiss").await;
    browser.misses(".pending", "").await;
    // The client's own refusals are told.
    let (person, permissions) = (Some("Amun".into()), vec!["SEND_MESSAGES".into()]);
    bot.discord.order(Order::Deny { channel: "ra".into(), permissions, person }).unwrap();
    browser.click("#line", "").await;
    browser.keys(&format!("Hello{}", key::ENTER)).await;
    browser.sees(".toast", "You do not have permission to send messages").await;
}
