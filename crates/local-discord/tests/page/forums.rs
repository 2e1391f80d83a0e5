//! A forum shows its posts, and what is written there begins one.

use local_discord::{ChannelKind, Order};
use serde_json::json;
use test_tools::browser::{Browser, key};

use super::bot::Bot;
use super::open;

pub(crate) async fn scenes(browser: &Browser) {
    let bot = Bot::start().await;
    let (name, kind) = ("ideas".to_owned(), ChannelKind::Forum);
    bot.discord.order(Order::CreateChannel { name, kind }).unwrap();
    let path = format!("/channels/{}/threads", bot.discord.channel("ideas").unwrap());
    let post = json!({"name": "Suns", "message": {"content": "More of them"}});
    assert_eq!(bot.api.post(&path, post).await.0, 201);
    open(browser, &bot, "Nefer").await;
    browser.click(".place", "ideas").await;
    browser.sees(".start", "Welcome to #ideas!").await;
    browser.sees(".thread-box", "Suns").await;
    let write = "const line = document.getElementById('line');
        line.focus();
        line.value = 'Dice\\nLarger ones, @Amun';
        line.dispatchEvent(new Event('input'));";
    browser.run(write, json!([])).await;
    browser.keys(&format!(" please{}", key::ENTER)).await;
    browser.click(".thread-box", "Dice").await;
    browser.sees(".text", "Larger ones, @Amun please").await;
    browser.sees(".parent", "ideas").await;
    // The first message of a post is no box that leads to where it is.
    browser.misses(".thread-box", "").await;
    assert_eq!(bot.discord.person("Amun").unwrap().unread("Dice").unwrap().mentions, 1);
}
