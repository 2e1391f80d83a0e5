//! The accessibility checker finds nothing: in everything that the page can show, in both themes, on a phone and on a
//! desk.

use reqwest::Method;
use serde_json::{Value, json};
use test_tools::browser::{Browser, key};

use super::axe::Axe;
use super::bot::{Bot, board};
use super::{open, picture};

const WIDTHS: [u32; 2] = [390, 1280];

pub(crate) async fn scenes(browser: &Browser) {
    let axe = Axe::read();
    let bot = Bot::start().await;
    furnish(&bot).await;
    bot.add_menus().await;
    for theme in ["light", "dark"] {
        browser.prefer(theme).await;
        for width in WIDTHS {
            browser.size(width, 844).await;
            looks(browser, &bot, &axe, &format!("{theme}, {width} wide")).await;
        }
    }
    browser.size(1280, 900).await;
}

/// A channel with one of everything that a message can have.
async fn furnish(bot: &Bot) {
    let amun = bot.discord.person("Amun").unwrap();
    amun.say("ra", "Good **luck**, `all`!").unwrap();
    let (ra, general) = (bot.discord.commands()[0]["id"].clone(), bot.discord.channel("general").unwrap());
    let text = format!(
        "# Head\n{} {} <#{general}> </ra bid:{}> <t:1000000000:R> ||secret|| [link](https://a.example)\n-# small *print*\n- a\n- b\n> quoted\n```code```",
        bot.mention("Nefer"),
        bot.mention("Amun"),
        ra.as_str().unwrap()
    );
    let first = bot.post("ra", json!({"content": text})).await;
    let part = |message: &Value, name: &str| message[name].as_str().unwrap().to_owned();
    let path = format!("/channels/{}/messages", part(&first, "channel_id"));
    let thread = format!("{path}/{}/threads", part(&first, "id"));
    assert_eq!(bot.api.post(&thread, json!({"name": "Game 1"})).await.0, 201);
    let embed = json!({"author": {"name": "Ra 1"}, "title": "A title", "url": "https://a.example", "color": 1,
        "description": "It is **Nefer**'s turn. \n-# until tomorrow", "image": {"url": "attachment://board.png"},
        "fields": [{"name": "Points", "value": "12", "inline": true}], "footer": {"text": "foot"}});
    let answer = json!({"message_id": first["id"]});
    let board = json!({"content": format!("{} is asked", bot.mention("Nefer")), "embeds": [embed],
        "components": board(), "message_reference": answer,
        "attachments": [{"id": 0, "description": "The board in words"}, {"id": 1}]});
    let files: [(&str, &[u8]); 2] = [("board.png", &picture()), ("record.json", b"{}")];
    let (status, sent) = bot.api.upload(Method::POST, &path, board, &files).await;
    assert_eq!(status, 200, "{sent}");
    for at in 0..3 {
        bot.post("general", json!({"content": format!("{} {at}", bot.mention("Nefer"))})).await;
    }
    bot.post("tournament", json!({"content": "News"})).await;
}

async fn looks(browser: &Browser, bot: &Bot, axe: &Axe, how: &str) {
    let check = async |of: &str| axe.finds_nothing(browser, &format!("{of}, {how}")).await;
    browser.open(&format!("{}/page", bot.discord.address())).await;
    browser.sees("#chooser", "Who are you?").await;
    check("the choice of a person").await;
    open(browser, bot, "Nefer").await;
    browser.sees(".embed", "A title").await;
    check("a channel with a board").await;
    browser.click("#line", "").await;
    browser.keys(&format!("/ra secret{}", key::ENTER)).await;
    browser.sees(".ephemeral .text", "psst").await;
    check("a private panel").await;
    browser.keys("/ra bid ").await;
    browser.sees(".command-head", "To bid").await;
    check("a command half typed").await;
    browser.keys(&format!("99{}", key::ENTER)).await;
    browser.sees(".toast", "less than or equal to 13").await;
    check("a refusal").await;
    browser.run("document.getElementById('line').value = ''", json!([])).await;
    browser.keys("@").await;
    browser.sees(".suggestion", "@Isis").await;
    check("people to mention").await;
    browser.keys(&format!(" late{}", key::ENTER)).await;
    for (select, option) in [("Which one", "Flood"), ("Which several", "Flood")] {
        browser.click(".select", select).await;
        browser.sees(".option", option).await;
        check(select).await;
        browser.keys(key::ESCAPE).await;
    }
    for (opens, heading) in
        [("button.author", "Commands for"), (".of-message", "Commands for the message of")]
    {
        browser.click(opens, "").await;
        browser.sees(".menu .heading", heading).await;
        check(heading).await;
        browser.keys(key::ESCAPE).await;
    }
    browser.click(".button", "Orders…").await;
    browser.sees("dialog", "Orders").await;
    browser.keys(&format!("ab{}", key::ENTER)).await;
    browser.sees("dialog .error", "Must be at least 3").await;
    check("a modal").await;
    browser.keys(key::ESCAPE).await;
    browser.click(".embed-image .picture", "").await;
    browser.sees(".lightbox", "Open in a window").await;
    check("a picture enlarged").await;
    browser.keys(key::ESCAPE).await;
    browser.click("#clock", "").await;
    browser.sees("#forward", "It cannot be turned back.").await;
    check("the clock").await;
    browser.keys(key::ESCAPE).await;
    browser.click("#threads", "").await;
    browser.sees("#thread-list", "Game 1").await;
    check("the threads").await;
    browser.keys(key::ESCAPE).await;
    if browser.run("return document.getElementById('drawer').checkVisibility()", json!([])).await == true {
        browser.click("#drawer", "").await;
        browser
            .until("return document.getElementById('sidebar').getBoundingClientRect().left === 0", json!([]))
            .await;
        check("the channels").await;
    }
    browser.click(".self", "Nefer").await;
    browser.sees("#switch", "Allow direct messages").await;
    check("people and settings").await;
}
