//! The language of the person in the window, and commands that messages mention.

use local_discord::Order;
use reqwest::Method;
use serde_json::{Value, json};
use test_tools::browser::{Browser, key};

use super::bot::{Bot, commands};
use super::open;

/// A usual phone's width.
const PHONE: u32 = 390;
/// What is written in the line.
const LINE: &str = "return document.getElementById('line').value === arguments[0]";
/// Whether the menu shows that language.
const SPEAKS: &str = "return document.getElementById('language').value === arguments[0]";

pub(crate) async fn scenes(browser: &Browser) {
    mentions_begin_commands(browser).await;
    only_what_is_there_is_mentioned(browser).await;
    commands_are_read_in_ones_language(browser).await;
    the_menu_fits_a_phone(browser).await;
}

impl Bot {
    /// The id of a command that is registered.
    fn command(&self, name: &str) -> String {
        let found = self.discord.commands().into_iter().find(|command| command["name"] == name);
        found.unwrap()["id"].as_str().unwrap().to_owned()
    }

    async fn register(&self, commands: Value) {
        let path = format!("/applications/{}/commands", self.discord.application());
        let (status, set) = self.api.send(Method::PUT, &path, commands).await;
        assert_eq!(status, 200, "{set}");
    }
}

async fn mentions_begin_commands(browser: &Browser) {
    let bot = Bot::start().await;
    let ra = bot.command("ra");
    let first =
        bot.post("ra", json!({"content": format!("Bid with </ra bid:{ra}>, or </ra form:{ra}>")})).await;
    bot.post("ra", json!({"embeds": [{"description": format!("All of </ra:{ra}>")}]})).await;
    let answer = json!({"message_id": first["id"]});
    bot.post("ra", json!({"content": "An answer", "message_reference": answer})).await;
    open(browser, &bot, "Nefer").await;
    browser.sees("button.mention", "/ra bid").await;
    browser.click("#line", "").await;
    browser.keys("Well, ").await;
    // As if it had been typed: its options are there, and one goes on typing.
    browser.click("button.mention", "/ra bid").await;
    browser.until(LINE, json!(["/ra bid "])).await;
    browser.sees(".command-head", "To bid").await;
    browser.sees(".suggestion", "sun").await;
    browser.keys(&format!("5{}", key::ENTER)).await;
    browser.sees(".text", "\"bid\" [{\"name\":\"sun\",\"type\":4,\"value\":5}]").await;
    // By the keyboard it is a button like any other.
    let focus = "[...document.querySelectorAll('button.mention')]
        .find((node) => node.textContent === arguments[0]).focus()";
    for (mention, head) in [("/ra form", "To form"), ("/ra bid", "To bid")] {
        browser.run(focus, json!([mention])).await;
        browser.keys(key::ENTER).await;
        browser.until(LINE, json!([format!("{mention} ")])).await;
        browser.sees(".command-head", head).await;
    }
    browser.click(".embed button.mention", "/ra").await;
    browser.until(LINE, json!(["/ra "])).await;
    browser.sees(".suggestion", "/ra secret").await;
    // What is a button itself has none within.
    browser.sees(".jump-to .mention", "/ra bid").await;
    let within = "return document.querySelectorAll('button button').length";
    assert_eq!(browser.run(within, json!([])).await, 0);
}

async fn only_what_is_there_is_mentioned(browser: &Browser) {
    let bot = Bot::start().await;
    let (ra, host) = (bot.command("ra"), bot.command("host"));
    let text = format!("</ra bid:1> </ra nothing:{ra}> </ra bi:{ra}> </host:{host}> </ra new:{ra}>");
    bot.post("ra", json!({"content": text})).await;
    open(browser, &bot, "Amun").await;
    // No such command, none of that name, and one for others: only the last can be used.
    browser.sees(".text", "</ra bid:1> /ra nothing /ra bi /host /ra new").await;
    let pressed = "return [...document.querySelectorAll('button.mention')].map((node) => node.textContent)";
    assert_eq!(browser.run(pressed, json!([])).await, json!(["/ra new"]));
    let permissions = vec!["MANAGE_GUILD".into()];
    let order = Order::Allow { channel: "ra".into(), permissions, person: Some("Amun".into()) };
    bot.discord.order(order).unwrap();
    browser.sees("button.mention", "/host").await;
    // A command may go and come while it stands there.
    let mut fewer = commands();
    fewer.as_array_mut().unwrap().retain(|command| command["name"] != "host");
    bot.register(fewer).await;
    browser.sees(".text", &format!("</host:{host}> /ra new")).await;
    bot.register(commands()).await;
    let again = bot.command("host");
    bot.post("ra", json!({"content": format!("Now </host:{again}>")})).await;
    browser.sees("button.mention", "/host").await;
}

/// Who goes through the menu by keys chooses what lies between, too. The last choice holds, be the first ever so slow.
async fn chooses_german_by_keys(browser: &Browser) {
    let steps = "const send = window.fetch;
        window.told = [];
        let first = true;
        window.fetch = async (...request) => {
            const { locale } = JSON.parse(request[1]?.body ?? '{}');
            const isFirst = first && locale;
            if (isFirst) {
                first = false;
                await new Promise((done) => setTimeout(done, 500));
            }
            if (locale) window.told.push(locale);
            if (isFirst) window.first = locale;
            return send(...request);
        };
        const menu = document.getElementById('language');
        menu.focus();
        return [...menu.options].findIndex((option) => option.value === 'de') - menu.selectedIndex";
    let steps = browser.run(steps, json!([])).await.as_i64().unwrap();
    let step = if steps < 0 { key::UP } else { key::DOWN };
    browser.keys(&step.repeat(usize::try_from(steps.unsigned_abs()).unwrap())).await;
    browser
        .until("return window.first && window.first !== 'de' && window.told.at(-1) === 'de'", json!([]))
        .await;
}

async fn commands_are_read_in_ones_language(browser: &Browser) {
    let bot = Bot::start().await;
    let soon = bot.discord.now_ms() / 1000 + 7800;
    bot.post("ra", json!({"content": format!("<t:{soon}:R>")})).await;
    let first = browser.window().await;
    open(browser, &bot, "Nefer").await;
    browser.until(SPEAKS, json!(["en-US"])).await;
    browser.sees(".stamp", "in 2 hours").await;
    let named = "const menu = document.getElementById('language');
        const names = [...menu.options].map((option) => option.textContent);
        return [menu.labels[0].textContent, names.length, arguments[0].filter((name) => !names.includes(name))]";
    let names = ["English (US)", "Русский", "Deutsch", "Français", "Español", "Polski"];
    assert_eq!(browser.run(named, json!([names])).await, json!(["Language", 32, []]));
    let second = browser.another_window().await;
    open(browser, &bot, "Amun").await;
    browser.go_to(&first).await;
    chooses_german_by_keys(browser).await;
    browser.until(SPEAKS, json!(["de"])).await;
    browser.sees(".stamp", "in 2 Stunden").await;
    browser.sees(".when", "Heute, ").await;
    // The menu keeps the focus when the page has heard of it.
    let typed = "const line = document.getElementById('line');
        line.value = arguments[0];
        line.dispatchEvent(new Event('input'));
        return document.getElementById('suggestions').textContent.includes(arguments[1])";
    browser.until(typed, json!(["/", "Zum Bieten"])).await;
    assert_eq!(browser.run("return document.activeElement.id", json!([])).await, "language");
    assert_eq!(browser.run("return document.documentElement.lang", json!([])).await, "en");
    // Names are shown, found by what is shown, and typed as they are registered.
    browser.click("#line", "").await;
    browser.run("document.getElementById('line').select()", json!([])).await;
    browser.keys("/ra gebot").await;
    browser.sees(".suggestion", "/ra gebot").await;
    browser.keys(key::TAB).await;
    browser.until(LINE, json!(["/ra bid sun:"])).await;
    browser.sees(".command-head strong", "/ra gebot").await;
    browser.run("document.getElementById('line').select()", json!([])).await;
    browser.keys("/ra new ein").await;
    browser.sees(".suggestion", "Ein Tag").await;
    assert!(!browser.shows(".suggestion", "One day").await);
    browser.keys(key::ENTER).await;
    browser.until(LINE, json!(["/ra new pace:\"Ein Tag\" "])).await;
    browser.keys(key::ENTER).await;
    browser.sees(".text", "\"value\":\"1d\"").await;
    // Somebody else is not concerned, and may choose for themselves, or be chosen for.
    browser.go_to(&second).await;
    browser.until(SPEAKS, json!(["en-US"])).await;
    browser.until(typed, json!(["/", "To bid"])).await;
    bot.discord.order(Order::Speak { person: "Amun".into(), locale: "de".into() }).unwrap();
    browser.until(SPEAKS, json!(["de"])).await;
    browser.until(typed, json!(["/", "Zum Bieten"])).await;
    browser.close_window().await;
    browser.go_to(&first).await;
    // Whoever the window is next speaks their own.
    browser.click(".self", "Nefer").await;
    browser.click("#switch .person", "Isis").await;
    browser.until(SPEAKS, json!(["en-US"])).await;
}

async fn the_menu_fits_a_phone(browser: &Browser) {
    let bot = Bot::start().await;
    let ra = bot.command("ra");
    let long = format!("{} </ra bid:{ra}>", "word ".repeat(12));
    bot.post("ra", json!({"content": long})).await;
    bot.discord.order(Order::Speak { person: "Nefer".into(), locale: "pt-BR".into() }).unwrap();
    browser.size(PHONE, 844).await;
    open(browser, &bot, "Nefer").await;
    browser.click("#drawer", "").await;
    browser.click(".self", "Nefer").await;
    browser.sees("#switch", "Be somebody else").await;
    let inside = "const box = (id) => document.getElementById(id).getBoundingClientRect();
        const [menu, side, others] = [box('language'), box('sidebar'), box('switch')];
        return side.left === 0 && [menu.left >= 0, menu.right <= side.right, menu.bottom <= innerHeight,
          menu.height >= 40, others.bottom <= menu.top, document.documentElement.scrollWidth <= innerWidth]";
    let inside = browser.until(inside, json!([])).await;
    assert_eq!(inside, json!([true, true, true, true, true, true]));
    browser.keys(key::ESCAPE).await;
    browser.size(1280, 900).await;
}
