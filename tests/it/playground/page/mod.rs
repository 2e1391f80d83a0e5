//! The page in a real browser, and what it is served with.
//!
//! One browser plays all scenes one after another, since starting it takes longer than they do.

mod accessible;
mod axe;
mod bot;
pub(crate) mod browser;
mod clock;
mod components;
mod emojis;
mod keyboard;
mod languages;
mod markup;
mod served;
mod themes;
mod toasts;
mod typing;
mod windows;

use std::path::Path;
use std::time::Duration;

use serde_json::json;
use tokio::time::timeout;

use self::bot::Bot;
use self::browser::Browser;

/// How long all scenes may take: ten times what they do. A browser that has stopped must not hold the whole suite.
const ALL: Duration = Duration::from_mins(3);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_in_a_browser() {
    let browser = Browser::start().await;
    let played = browser.clone();
    let scenes = async move {
        markup::scenes(&played).await;
        components::scenes(&played).await;
        emojis::scenes(&played).await;
        typing::scenes(&played).await;
        keyboard::scenes(&played).await;
        toasts::scenes(&played).await;
        languages::scenes(&played).await;
        windows::scenes(&played).await;
        clock::scenes(&played).await;
        themes::scenes(&played).await;
        accessible::scenes(&played).await;
    };
    let scenes = async { timeout(ALL, scenes).await.expect("the scenes end") };
    let done = tokio::spawn(scenes).await;
    if done.is_err() {
        // What it looked like when it went wrong.
        let picture = Path::new(env!("CARGO_TARGET_TMPDIR")).join("page.png");
        browser.screenshot(&picture).await;
        eprintln!("see {}", picture.display());
    }
    browser.end().await;
    done.unwrap();
}

/// Opens the page as a person in #ra, and waits until it is there.
async fn open(browser: &Browser, bot: &Bot, person: &str) {
    browser.open(&format!("{}/page#{person}/ra", bot.discord.address())).await;
    browser.until("return document.documentElement.dataset.ready", json!([])).await;
}

/// A picture of the board's size, all black.
fn picture() -> Vec<u8> {
    let (width, height) = (1200, 1060);
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&vec![0; width as usize * height as usize]).unwrap();
    writer.finish().unwrap();
    file
}
