//! Commands are completed while they are typed, with keys and by touch.

use local_discord::Order;
use serde_json::json;
use test_tools::browser::{Browser, key};

use super::bot::Bot;
use super::open;

/// What is typed, and what then stands in the line.
async fn types(browser: &Browser, keys: &str, line: &str) {
    browser.keys(keys).await;
    browser.until("return document.getElementById('line').value === arguments[0]", json!([line])).await;
}

pub(crate) async fn scenes(browser: &Browser) {
    let bot = Bot::start().await;
    let (name, people) = ("Scribes".to_owned(), Vec::new());
    bot.discord.order(Order::SetRole { name, people, mentionable: true }).unwrap();
    open(browser, &bot, "Nefer").await;
    browser.click("#line", "").await;
    names_are_completed(browser).await;
    values_are_completed(browser).await;
    messages_are_written(browser, &bot).await;
    commands_of_others_are_hidden(browser, &bot).await;
}

async fn names_are_completed(browser: &Browser) {
    browser.keys("/").await;
    browser.sees(".suggestion", "/ra bid").await;
    browser.keys("bi").await;
    browser.misses(".suggestion", "/ra new").await;
    // The first option that is required comes along.
    types(browser, key::TAB, "/ra bid sun:").await;
    browser.sees(".command-head", "The sun. 1 to 13. Required.").await;
    types(browser, "8 ", "/ra bid sun:8 ").await;
    types(browser, key::TAB, "/ra bid sun:8 who:").await;
    types(browser, "is", "/ra bid sun:8 who:is").await;
    types(browser, key::ENTER, "/ra bid sun:8 who:@Isis ").await;
    types(browser, key::ENTER, "").await;
    browser.sees(".text", "\"bid\" [{\"name\":\"sun\",\"type\":4,\"value\":8},{\"name\":\"who\"").await;
    browser.sees(".above", "Nefer used /ra bid").await;
    browser.keys("/ra honour scr").await;
    browser.sees(".suggestion", "@Scribes").await;
    browser.keys(key::ENTER).await;
    types(browser, key::ENTER, "").await;
    browser.sees(".text", "{\"name\":\"role\",\"type\":8,\"value\":\"").await;
    // Whoever knows it types it.
    types(browser, &format!("/ra bid 3{}", key::ENTER), "").await;
    browser.sees(".text", "\"value\":3}]").await;
    // What is refused stays to be mended.
    types(browser, &format!("/ra bid 99{}", key::ENTER), "/ra bid 99").await;
    browser.sees(".toast", "less than or equal to 13").await;
    browser.run("document.getElementById('line').select()", json!([])).await;
}

async fn values_are_completed(browser: &Browser) {
    // What is required and missing is asked for.
    types(browser, &format!("/ra new{}", key::ENTER), "/ra new pace:").await;
    browser.sees(".suggestion", "One day").await;
    types(browser, key::DOWN, "/ra new pace:").await;
    types(browser, key::ENTER, "/ra new pace:\"Two days\" ").await;
    browser.click(".suggestion", "here").await;
    types(browser, "", "/ra new pace:\"Two days\" here:").await;
    browser.click(".suggestion", "False").await;
    types(browser, key::ENTER, "").await;
    browser.sees(".text", "\"2d\"},{\"name\":\"here\",\"type\":5,\"value\":false}").await;
    // The bot's own suggestions.
    types(browser, "/ra find ", "/ra find ").await;
    types(browser, key::TAB, "/ra find tile:").await;
    browser.sees(".suggestion", "Nile").await;
    browser.keys("T").await;
    browser.until("return document.querySelectorAll('.suggestion').length === 1", json!([])).await;
    types(browser, key::ENTER, "/ra find tile:\"Two words\" ").await;
    types(browser, key::ENTER, "").await;
    browser.sees(".text", "\"value\":\"Two words\"").await;
    types(browser, &format!("/ra form{}", key::ENTER), "").await;
    browser.sees("dialog h2", "Orders").await;
    browser.keys(key::ESCAPE).await;
    browser.misses("dialog", "").await;
}

async fn commands_of_others_are_hidden(browser: &Browser, bot: &Bot) {
    browser.keys("/").await;
    browser.sees(".suggestion", "/host").await;
    open(browser, bot, "Amun").await;
    browser.click("#line", "").await;
    browser.keys("/").await;
    browser.sees(".suggestion", "/ra bid").await;
    assert!(!browser.shows(".suggestion", "/host").await);
    types(browser, &format!("host{}", key::ENTER), "/host").await;
    browser.sees(".toast", "There is no command /host.").await;
    // Whoever is given the permission sees it at once.
    let permissions = vec!["MANAGE_GUILD".into()];
    let order = Order::Allow { channel: "ra".into(), permissions, person: Some("Amun".into()) };
    bot.discord.order(order).unwrap();
    let again = "const line = document.getElementById('line');
        line.value = '/ho';
        line.dispatchEvent(new Event('input'));
        return document.getElementById('suggestions').textContent.includes('For hosts')";
    browser.until(again, json!([])).await;
}

async fn messages_are_written(browser: &Browser, bot: &Bot) {
    browser.click("#line", "").await;
    types(browser, "Well, @am", "Well, @am").await;
    types(browser, key::ENTER, "Well, @Amun ").await;
    types(browser, &format!("**played**, <i>{}", key::ENTER), "").await;
    browser.sees(".text strong", "played").await;
    browser.sees(".mention", "@Amun").await;
    assert_eq!(bot.discord.person("Amun").unwrap().unread("ra").unwrap().mentions, 1);
    types(browser, "All @scr", "All @scr").await;
    types(browser, key::ENTER, "All @Scribes ").await;
    types(browser, &format!("and @every{}", key::ENTER), "All @Scribes and @everyone ").await;
    types(browser, key::ENTER, "").await;
    browser.sees(".mention", "@Scribes").await;
    types(browser, &format!("/ra think{}", key::ENTER), "").await;
    browser.sees(".thinking", "ra-bot is thinking…").await;
}
