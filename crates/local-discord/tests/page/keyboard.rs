//! The page under the keyboard alone: what is typed goes into the box, and the focus stays where it was.

use local_discord::Order;
use serde_json::{Value, json};
use test_tools::browser::{Browser, key};

use super::bot::{Bot, board};
use super::open;

/// What the box holds.
const LINE: &str = "return document.getElementById('line').value === arguments[0]";
/// Gives something the focus, as going there by Tab does.
const FOCUS: &str = "const found = [...document.querySelectorAll(arguments[0])]
      .find((node) => node.checkVisibility() && node.textContent.includes(arguments[1]));
    found?.focus();
    return found !== undefined";
/// Whether something of that kind, with that text, has the focus.
const HAS_FOCUS: &str = "const held = document.activeElement;
    return held.matches(arguments[0]) && held.textContent.includes(arguments[1])";

pub(crate) async fn scenes(browser: &Browser) {
    what_is_typed_goes_into_the_box(browser).await;
    what_was_typed_comes_back(browser).await;
    the_focus_stays_in_messages(browser).await;
    the_focus_stays_beside_them(browser).await;
    the_focus_goes_back_to_what_opened_something(browser).await;
}

#[track_caller]
fn has_focus(browser: &Browser, selector: &str, text: &str) -> impl Future<Output = ()> {
    let seen = browser.until(HAS_FOCUS, json!([selector, text]));
    async move { drop(seen.await) }
}

/// Goes to something by the keyboard.
#[track_caller]
fn focus(browser: &Browser, selector: &str, text: &str) -> impl Future<Output = ()> {
    let gone = browser.until(FOCUS, json!([selector, text]));
    async move { drop(gone.await) }
}

async fn what_is_typed_goes_into_the_box(browser: &Browser) {
    let bot = Bot::start().await;
    bot.post("ra", json!({"content": "The board", "components": board()})).await;
    open(browser, &bot, "Nefer").await;
    browser.sees(".button", "Draw").await;
    browser.press("Hello").await;
    browser.until(LINE, json!(["Hello"])).await;
    browser.press(key::ENTER).await;
    browser.sees(".text", "Hello").await;
    // From a button too, but for what a button itself takes.
    focus(browser, ".button", "Draw").await;
    browser.press(" ").await;
    browser.sees(".text", "Drawn").await;
    has_focus(browser, ".button", "Draw").await;
    browser.press("/ra b").await;
    browser.until(LINE, json!(["/ra b"])).await;
    browser.sees(".suggestion", "/ra bid").await;
    browser.run("document.getElementById('line').value = ''", json!([])).await;
    // Not out of what takes letters itself.
    focus(browser, "#language", "").await;
    browser.press("d").await;
    browser.click(".select", "Which one").await;
    browser.press("f/").await;
    has_focus(browser, ".option", "Flood").await;
    browser.press(key::ESCAPE).await;
    browser.click(".button", "Orders…").await;
    browser.sees("dialog", "Orders").await;
    focus(browser, "dialog .plain", "").await;
    browser.press("x").await;
    has_focus(browser, "dialog .plain", "").await;
    browser.press(key::ESCAPE).await;
    browser.misses("dialog", "").await;
    assert_eq!(browser.run(LINE, json!([""])).await, true);
}

async fn what_was_typed_comes_back(browser: &Browser) {
    let bot = Bot::start().await;
    open(browser, &bot, "Amun").await;
    for line in ["one", "/ra bid 3", "/ra bid 99"] {
        browser.run("document.getElementById('line').value = ''", json!([])).await;
        browser.press(line).await;
        browser.press(key::ENTER).await;
    }
    // What was refused stands there to be mended.
    browser.until(LINE, json!(["/ra bid 99"])).await;
    browser.sees(".text", "\"value\":3").await;
    browser.run("document.getElementById('line').value = ''", json!([])).await;
    let steps = [
        (key::UP, "/ra bid 99"),
        (key::UP, "/ra bid 3"),
        (key::UP, "one"),
        (key::UP, "one"),
        (key::DOWN, "/ra bid 3"),
        (key::DOWN, "/ra bid 99"),
        (key::DOWN, ""),
        (key::DOWN, ""),
        (key::UP, "/ra bid 99"),
        (key::UP, "/ra bid 3"),
    ];
    for (key, line) in steps {
        browser.press(key).await;
        browser.until(LINE, json!([line])).await;
    }
    // It is sent again as it is, and is then what was typed last.
    browser.press(key::ENTER).await;
    browser.until(LINE, json!([""])).await;
    browser.press(key::UP).await;
    browser.until(LINE, json!(["/ra bid 3"])).await;
    // What is begun is not thrown away: there the keys go through what is offered.
    browser.run("document.getElementById('line').value = ''", json!([])).await;
    browser.press("/ra ").await;
    browser.sees(".suggestion", "/ra bid").await;
    browser.press(key::UP).await;
    browser.until(LINE, json!(["/ra "])).await;
    // The window knows it after it was loaded anew.
    open(browser, &bot, "Amun").await;
    browser.press("x").await;
    browser.until(LINE, json!(["x"])).await;
    browser.press("\u{e003}").await;
    browser.press(key::UP).await;
    browser.until(LINE, json!(["/ra bid 3"])).await;
}

/// Brings all messages to be drawn anew, since somebody in them is called otherwise now.
async fn rename(browser: &Browser, bot: &Bot, nick: &str) {
    bot.discord.order(Order::Rename { person: "Seti".into(), nick: Some(nick.into()) }).unwrap();
    browser.sees(".mention", &format!("@{nick}")).await;
}

async fn the_focus_stays_in_messages(browser: &Browser) {
    let bot = Bot::start().await;
    let ra = bot.discord.commands()[0]["id"].as_str().unwrap().to_owned();
    let content = format!("{} </ra bid:{ra}> ||one|| ||two|| [here](https://a.example)", bot.mention("Seti"));
    let first = bot.post("ra", json!({"content": content, "components": board()})).await;
    let answer = json!({"message_id": first["id"]});
    bot.post("ra", json!({"content": "An answer", "message_reference": answer})).await;
    open(browser, &bot, "Nefer").await;
    browser.press(&format!("/ra secret{}", key::ENTER)).await;
    browser.sees(".ephemeral", "psst").await;
    let places = [
        ("button.mention", "/ra bid"),
        (".spoiler", "two"),
        ("a", "here"),
        (".select", "Which several"),
        (".jump-to", "Seti"),
        (".foot .link", "Dismiss"),
    ];
    for (at, (selector, text)) in places.into_iter().enumerate() {
        focus(browser, selector, text).await;
        rename(browser, &bot, &format!("Seti{at}")).await;
        has_focus(browser, selector, if text == "Seti" { "" } else { text }).await;
    }
    // What has the focus goes away: the next Tab goes on from there.
    focus(browser, ".foot .link", "Dismiss").await;
    bot.post("ra", json!({"content": "Later", "components": board()})).await;
    browser.sees(".text", "Later").await;
    browser.press(key::ENTER).await;
    browser.misses(".text", "psst").await;
    has_focus(browser, ".message", "An answer").await;
    browser.press(key::TAB).await;
    has_focus(browser, ".jump-to", "").await;
    browser.press(key::TAB).await;
    has_focus(browser, ".button", "Draw").await;
    let path = |message: &Value| {
        let part = |name: &str| message[name].as_str().unwrap().to_owned();
        format!("/channels/{}/messages/{}", part("channel_id"), part("id"))
    };
    focus(browser, ".button", "Draw").await;
    bot.api.send(reqwest::Method::PATCH, &path(&first), json!({"content": "Shrunk", "components": []})).await;
    browser.sees(".text", "Shrunk").await;
    browser
        .until("return document.activeElement.closest('.message')?.textContent.includes('Shrunk')", json!([]))
        .await;
    browser.press(key::TAB).await;
    has_focus(browser, ".jump-to", "").await;
}

async fn the_focus_stays_beside_them(browser: &Browser) {
    let bot = Bot::start().await;
    let message = bot.post("ra", json!({"content": format!("{} plays", bot.mention("Seti"))})).await;
    let part = |name: &str| message[name].as_str().unwrap().to_owned();
    let path = format!("/channels/{}/messages/{}/threads", part("channel_id"), part("id"));
    assert_eq!(bot.api.post(&path, json!({"name": "Game 1"})).await.0, 201);
    open(browser, &bot, "Nefer").await;
    browser.sees(".mention", "@Seti").await;
    focus(browser, ".place", "general").await;
    rename(browser, &bot, "S1").await;
    has_focus(browser, ".place", "general").await;
    focus(browser, ".self", "Nefer").await;
    rename(browser, &bot, "S2").await;
    has_focus(browser, ".self", "Nefer").await;
    // The one who one is has changed, and nothing else.
    browser.press(key::ENTER).await;
    browser.sees("#switch", "Be somebody else").await;
    focus(browser, "#switch .person", "Isis").await;
    browser.press(key::ENTER).await;
    browser.sees(".self", "Isis").await;
    has_focus(browser, ".self", "Isis").await;
    // The head leads from a thread to its channel.
    browser.click(".place.thread", "Game 1").await;
    focus(browser, "#place .parent", "ra").await;
    bot.post("ra", json!({"content": "News"})).await;
    browser.sees(".place.unread", "ra").await;
    has_focus(browser, "#place .parent", "ra").await;
    // On a phone the channels go away when one of them is chosen.
    browser.size(390, 844).await;
    focus(browser, "#drawer", "").await;
    browser.press(key::ENTER).await;
    has_focus(browser, ".place", "Game 1").await;
    focus(browser, ".place", "tournament").await;
    browser.press(key::ENTER).await;
    browser.sees("#place", "tournament").await;
    has_focus(browser, "#drawer", "").await;
    browser.size(1280, 900).await;
}

async fn the_focus_goes_back_to_what_opened_something(browser: &Browser) {
    let bot = Bot::start().await;
    let content = format!("{} plays", bot.mention("Seti"));
    bot.post("ra", json!({"content": content, "components": board()})).await;
    open(browser, &bot, "Nefer").await;
    for (at, (selector, text, opened)) in
        [(".select", "Which one", ".menu"), (".button", "Orders…", "dialog")].into_iter().enumerate()
    {
        focus(browser, selector, text).await;
        browser.press(key::ENTER).await;
        browser.sees(opened, "").await;
        rename(browser, &bot, &format!("Seti{at}")).await;
        browser.press(key::ESCAPE).await;
        browser.misses(opened, "").await;
        has_focus(browser, selector, text).await;
    }
}
