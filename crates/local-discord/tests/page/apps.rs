//! The menus of people and of messages, with the bot's commands.

use local_discord::Order;
use serde_json::{Value, json};
use test_tools::browser::{Browser, key};

use super::bot::Bot;
use super::open;

/// Whether something of that kind, with that text, has the focus.
const HAS_FOCUS: &str = "const held = document.activeElement;
    return held.matches(arguments[0]) && held.textContent.includes(arguments[1])";
/// The label of what has the focus.
const FOCUS: &str = "const found = document.querySelector(arguments[0]);
    found?.focus();
    return found !== null";

pub(crate) async fn scenes(browser: &Browser) {
    let bot = Bot::start().await;
    let amun = bot.discord.person("Amun").unwrap();
    amun.say("ra", &format!("Alas, {}", bot.mention("Isis"))).unwrap();
    open(browser, &bot, "Nefer").await;
    browser.sees("span.author", "Amun").await;
    assert!(!exists(browser, "#messages button").await, "there are no menus without commands");
    bot.add_menus().await;
    people_have_menus(browser, &bot).await;
    messages_have_menus(browser).await;
    on_a_phone(browser).await;
    what_is_not_answered_has_failed(browser).await;
    in_german(browser, &bot).await;
}

async fn exists(browser: &Browser, selector: &str) -> bool {
    let found = browser.run("return document.querySelector(arguments[0]) !== null", json!([selector])).await;
    found == Value::Bool(true)
}

async fn people_have_menus(browser: &Browser, bot: &Bot) {
    for (selector, name) in [("button.author", "Amun"), (".avatar", "A"), ("button.mention", "@Isis")] {
        browser.click(selector, name).await;
        let who = if name == "@Isis" { "Isis" } else { "Amun" };
        browser.sees(".menu .heading", &format!("Commands for {who}")).await;
        browser.sees(".option", "Luck so far").await;
        assert!(!browser.run(HAS_FOCUS, json!([".option", "Quote"])).await.as_bool().unwrap());
        browser.press(key::ESCAPE).await;
        browser.misses(".menu", "").await;
    }
    // By the keyboard, from the name and back to it.
    browser.until(FOCUS, json!(["button.author"])).await;
    browser.press(key::ENTER).await;
    browser.until(HAS_FOCUS, json!([".option", "Luck so far"])).await;
    browser.press(key::ENTER).await;
    browser.sees(".text", "\"Luck so far\" of").await;
    browser.sees(".message .mention", "@Amun").await;
    browser.until(HAS_FOCUS, json!(["button.author", "Amun"])).await;
    // It is told without the slash of what is typed; whoever used it has a menu there, too.
    let told = "return [...document.querySelectorAll('.above .mention')].map((node) => node.textContent)";
    assert_eq!(browser.run(told, json!([])).await, json!(["Luck so far"]));
    browser.click(".above button.who", "Nefer").await;
    browser.sees(".menu .heading", "Commands for Nefer").await;
    browser.press(key::ESCAPE).await;
    let said = bot.discord.person("Nefer").unwrap().read("ra").unwrap().len();
    assert_eq!(said, 2);
}

async fn messages_have_menus(browser: &Browser) {
    browser.until(FOCUS, json!([".of-message"])).await;
    browser.press(key::ENTER).await;
    browser.sees(".menu .heading", "Commands for the message of Amun").await;
    browser.until(HAS_FOCUS, json!([".option", "Quote"])).await;
    browser.press(key::ENTER).await;
    browser.sees(".text", "\"Quote\" of").await;
}

async fn on_a_phone(browser: &Browser) {
    browser.size(390, 844).await;
    browser.click("button.author", "Amun").await;
    browser.sees(".option", "Luck so far").await;
    let at_the_edge = "const { bottom, width } = document.querySelector('.menu').getBoundingClientRect();
        return bottom === window.innerHeight && width === window.innerWidth";
    assert_eq!(browser.run(at_the_edge, json!([])).await, true);
    browser.press(key::ESCAPE).await;
    let fits = "return document.documentElement.scrollWidth <= window.innerWidth";
    assert_eq!(browser.run(fits, json!([])).await, true);
    browser.size(1280, 900).await;
}

async fn what_is_not_answered_has_failed(browser: &Browser) {
    browser.click("button.author", "Amun").await;
    browser.click(".option", "Slow").await;
    browser.sees(".pending .above", "Nefer used Slow").await;
    browser.sees(".pending .error", "The application did not respond").await;
    browser.click(".pending .link", "Dismiss message").await;
}

async fn in_german(browser: &Browser, bot: &Bot) {
    bot.discord.order(Order::Speak { person: "Nefer".into(), locale: "de".into() }).unwrap();
    browser.until("return document.getElementById('language').value === 'de'", json!([])).await;
    let opened = "document.querySelector('.menu')?.dispatchEvent(new Event('leave'));
        document.querySelector('button.author').click();
        return document.querySelector('.option').textContent === 'Bisheriges Glück'";
    browser.until(opened, json!([])).await;
    browser.press(key::ESCAPE).await;
}
