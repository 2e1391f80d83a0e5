//! Links to channels and messages of the guild open on the page; the real Discord cannot show them.

use serde_json::{Value, json};
use test_tools::browser::Browser;

use super::bot::Bot;
use super::open;

/// Where the links of an element lead, and whether in a tab of their own.
const LINKS: &str = "return [...document.querySelectorAll(arguments[0])]
    .map((node) => [node.textContent, node.getAttribute('href'), node.target])";
/// Whether a message is seen.
const IS_SEEN: &str = "const node = document.getElementById(`message-${arguments[0]}`);
    if (!node) return false;
    const [all, view] = [node, document.getElementById('scroller')].map((one) => one.getBoundingClientRect());
    return all.top >= view.top && all.bottom <= view.bottom";

fn text<'a>(message: &'a Value, name: &str) -> &'a str {
    message[name].as_str().unwrap()
}

pub(crate) async fn scenes(browser: &Browser) {
    let bot = Bot::start().await;
    let guild = bot.discord.guild();
    let first = bot.post("general", json!({"content": "The first of many"})).await;
    for number in 0..130 {
        bot.post("general", json!({"content": format!("Message {number}")})).await;
    }
    let (general, message) = (text(&first, "channel_id"), text(&first, "id"));
    let to = |place: &str| format!("https://discord.com/channels/{guild}/{place}");
    let button = |label: &str, url: &str| json!({"type": 2, "style": 5, "label": label, "url": url});
    let buttons = [
        button("To the channel", &to(general)),
        button("To the message", &to(&format!("{general}/{message}"))),
        button("Elsewhere", "https://discord.com/channels/7/8/9"),
        button("Nowhere", &to("1234567890")),
    ];
    let embed = json!({"title": "Go there", "url": to(&format!("{general}/{message}"))});
    let words = format!(
        "[here]({}) and {} and https://example.com/",
        to(general),
        to(&format!("{general}/{message}/"))
    );
    bot.post(
        "ra",
        json!({"content": words, "embeds": [embed], "components": [{"type": 1, "components": buttons}]}),
    )
    .await;

    open(browser, &bot, "Nefer").await;
    browser.sees(".button", "Nowhere").await;
    let inside = ["#Nefer/general".to_owned(), format!("#Nefer/general/{message}")];
    let shown = browser.run(LINKS, json!([".text a, .embed a, a.button"])).await;
    let expected = json!([
        ["here", inside[0], ""],
        [to(&format!("{general}/{message}/")), inside[1], ""],
        ["https://example.com/", "https://example.com/", "_blank"],
        ["Go there", inside[1], ""],
        ["To the channel", inside[0], ""],
        ["To the message", inside[1], ""],
        ["Elsewhere", "https://discord.com/channels/7/8/9", "_blank"],
        ["Nowhere", "#Nefer/1234567890", ""],
    ]);
    assert_eq!(shown, expected);

    // To a channel, which is shown from its end.
    browser.click("a.button", "To the channel").await;
    browser.sees(".text", "Message 129").await;
    browser.run("history.back()", json!([])).await;
    browser.sees("a.button", "To the message").await;
    // To a message that is far above.
    browser.click("a.button", "To the message").await;
    browser.until(IS_SEEN, json!([message])).await;
    // Whoever has read on and comes again is led there again.
    browser.run("history.back()", json!([])).await;
    browser.sees("a.button", "To the message").await;
    browser.click(".embed a", "Go there").await;
    browser.until(IS_SEEN, json!([message])).await;
    // By a link to where one is already.
    bot.post("general", json!({"content": format!("Up: {}", to(&format!("{general}/{message}")))})).await;
    browser.click("#jump", "").await;
    browser.sees(".text", "Up:").await;
    browser.click(".text a", "https://discord.com").await;
    browser.until(IS_SEEN, json!([message])).await;

    // What is gone, or not to be seen, is said, and one stays where one is.
    let path = format!("/channels/{general}/messages/{message}");
    assert_eq!(bot.api.delete(&path).await.0, 204);
    browser.misses(".text", "The first of many").await;
    open(browser, &bot, "Nefer").await;
    browser.click("a.button", "To the message").await;
    browser.sees(".toast", "That message is not here any more.").await;
    open(browser, &bot, "Nefer").await;
    browser.click("a.button", "Nowhere").await;
    browser.sees(".toast", "You cannot see that channel").await;
    browser.sees("a.button", "Nowhere").await;
}
