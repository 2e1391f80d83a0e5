//! The emoji of the application are shown as the pictures that they are.

use serde_json::{Value, json};
use test_tools::browser::Browser;
use test_tools::raw_bot::data_uri;

use super::bot::Bot;
use super::{open, picture};

/// The pictures of a part of the page that have been loaded: where from, and what they say.
const LOADED: &str = "const shown = [...document.querySelectorAll(arguments[0] + ' img.emoji')];
    return shown.length > 0 && shown.every((node) => node.naturalWidth > 0)
        && shown.map((node) => [new URL(node.src).pathname, node.alt])";

pub(crate) async fn scenes(browser: &Browser) {
    let bot = Bot::start().await;
    let path = format!("/applications/{}/emojis", bot.discord.application());
    let (_, nile) = bot.api.post(&path, json!({"name": "nile", "image": data_uri(&picture())})).await;
    let id = nile["id"].as_str().unwrap();
    let emoji = json!({"id": id, "name": "nile"});
    let button = json!({"type": 2, "style": 1, "label": "Nile", "custom_id": "draw", "emoji": emoji});
    let option = json!({"label": "Nile", "value": "nile", "emoji": emoji});
    let select = json!({"type": 3, "custom_id": "one", "placeholder": "Which", "options": [option]});
    let rows: Vec<Value> = [button, select].map(|one| json!({"type": 1, "components": [one]})).into();
    let text = format!("Amun drew <:nile:{id}> Nile, not <:flood:7> Flood.");
    bot.post("ra", json!({"content": text, "components": rows})).await;
    open(browser, &bot, "Nefer").await;
    let source = format!("/cdn/emojis/{id}.png");
    assert_eq!(browser.until(LOADED, json!([".text"])).await, json!([[source, ":nile:"]]));
    // One that is there no more is its name.
    browser.sees(".text", "Nile, not :flood: Flood.").await;
    // Beside words it says nothing more.
    assert_eq!(browser.until(LOADED, json!([".button"])).await, json!([[source, ""]]));
    browser.click(".select", "Which").await;
    assert_eq!(browser.until(LOADED, json!([".option"])).await, json!([[source, ""]]));
    browser.click(".option", "Nile").await;
    browser.sees(".text", "one: [\"nile\"]").await;
}
