//! Light and dark: as the system has it, or as somebody chose.

use serde_json::json;
use test_tools::browser::Browser;

use super::bot::Bot;
use super::open;

/// Whether the ground is light, and the text on it dark.
const IS_LIGHT: &str = "const lightness = (colour) => {
      const [r, g, b] = colour.match(/[\\d.]+/g).map(Number);
      return (r + g + b) / 3;
    };
    const { backgroundColor, color } = getComputedStyle(document.body);
    return lightness(backgroundColor) > 200 && lightness(color) < 80 ? 'light'
      : lightness(backgroundColor) < 80 && lightness(color) > 200 ? 'dark' : 'neither'";
const IS: &str = "return document.getElementById('theme').value === arguments[0]";

/// Chooses by the letter that a theme begins with.
async fn choose(browser: &Browser, letter: &str) {
    browser.run("document.getElementById('theme').focus()", json!([])).await;
    browser.press(letter).await;
}

pub(crate) async fn scenes(browser: &Browser) {
    let bot = Bot::start().await;
    for system in ["light", "dark"] {
        browser.prefer(system).await;
        open(browser, &bot, "Nefer").await;
        assert_eq!(browser.run(IS_LIGHT, json!([])).await, system);
    }
    // The other one, whatever the system has, in every window of the browser and at the next start, which is at another
    // port.
    let first = browser.window().await;
    let second = browser.another_window().await;
    open(browser, &bot, "Amun").await;
    browser.go_to(&first).await;
    choose(browser, "l").await;
    for system in ["dark", "light"] {
        browser.prefer(system).await;
        assert_eq!(browser.run(IS_LIGHT, json!([])).await, "light");
    }
    browser.prefer("dark").await;
    let next = Bot::start().await;
    open(browser, &next, "Isis").await;
    assert_eq!(browser.run(IS_LIGHT, json!([])).await, "light");
    assert_eq!(browser.run(IS, json!(["light"])).await, true);
    browser.go_to(&second).await;
    browser.prefer("dark").await;
    browser.until(IS, json!(["light"])).await;
    assert_eq!(browser.run(IS_LIGHT, json!([])).await, "light");
    browser.close_window().await;
    browser.go_to(&first).await;
    // And back.
    choose(browser, "a").await;
    open(browser, &bot, "Seti").await;
    assert_eq!(browser.run(IS_LIGHT, json!([])).await, "dark");
}
