//! The page of the local Discord in a real browser. `cargo test -p local-discord --test page` needs chromium, chromedriver and npm.
//!
//! One browser plays all scenes one after another, since starting it takes longer than they do.

#![allow(clippy::unwrap_used, reason = "a test that meets what it does not expect fails")]

mod accessible;
mod apps;
mod axe;
mod bot;
mod clock;
mod components;
mod crash;
mod emojis;
mod forums;
mod keyboard;
mod languages;
mod links;
mod markup;
mod themes;
mod toasts;
mod typing;
mod windows;

use std::path::Path;
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::json;
use test_tools::browser::{Browser, INSTALL, PROGRAMS};
use test_tools::suite::{self, Suite};
use tokio::runtime::Runtime;
use tokio::time::timeout;

use self::bot::Bot;

/// How long one test may take: many times what any does. A browser that has stopped must not hold the whole suite.
const LONGEST: Duration = Duration::from_mins(3);

/// What a test does in the browser.
type Scenes = for<'a> fn(&'a Browser) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

const TESTS: [(&str, Scenes); 14] = [
    ("markup", |browser| Box::pin(markup::scenes(browser))),
    ("links", |browser| Box::pin(links::scenes(browser))),
    ("components", |browser| Box::pin(components::scenes(browser))),
    ("apps", |browser| Box::pin(apps::scenes(browser))),
    ("emojis", |browser| Box::pin(emojis::scenes(browser))),
    ("forums", |browser| Box::pin(forums::scenes(browser))),
    ("typing", |browser| Box::pin(typing::scenes(browser))),
    ("keyboard", |browser| Box::pin(keyboard::scenes(browser))),
    ("toasts", |browser| Box::pin(toasts::scenes(browser))),
    ("languages", |browser| Box::pin(languages::scenes(browser))),
    ("windows", |browser| Box::pin(windows::scenes(browser))),
    ("clock", |browser| Box::pin(clock::scenes(browser))),
    ("themes", |browser| Box::pin(themes::scenes(browser))),
    ("crash", |_| Box::pin(crash::scenes())),
];

fn main() -> ExitCode {
    let mut suite = Suite::from_command_line();
    suite.one_at_a_time();
    let window = Arc::new(Window::default());
    match suite::need(&PROGRAMS, INSTALL) {
        Ok(()) => {
            for (name, scenes) in TESTS {
                add(&mut suite, &window, name, scenes);
            }
            match axe::fetch() {
                Ok(()) => {
                    add(&mut suite, &window, "accessible", |browser| Box::pin(accessible::scenes(browser)))
                }
                Err(missing) => suite.skip("the accessibility of the local Discord's page", &missing),
            }
        }
        Err(missing) => suite.skip("the local Discord's page in a browser", &missing),
    }
    let code = suite.run();
    window.close();
    code
}

fn add(suite: &mut Suite, window: &Arc<Window>, name: &'static str, scenes: Scenes) {
    let window = Arc::clone(window);
    suite.add(name, move || window.play(name, scenes));
}

/// The browser of all tests, started by the first, and anew after one in which it ended.
#[derive(Default)]
struct Window(Mutex<Option<(Runtime, Browser)>>);

impl Window {
    fn play(&self, name: &str, scenes: Scenes) {
        let open = self.0.lock().unwrap().take();
        let (runtime, browser) = open.unwrap_or_else(|| {
            let runtime = Runtime::new().unwrap();
            let browser = runtime.block_on(Browser::start());
            (runtime, browser)
        });
        let played = browser.clone();
        let done = runtime.block_on(runtime.spawn(async move {
            timeout(LONGEST, scenes(&played)).await.expect("it ends");
        }));
        if done.is_err() {
            if !runtime.block_on(browser.is_there()) {
                runtime.block_on(browser.end());
                panic!(
                    "the browser ended during this test: run it again with `cargo test -p local-discord --test page {name}`"
                );
            }
            // What it looked like when it went wrong.
            let picture = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
            runtime.block_on(browser.screenshot(&picture));
            eprintln!("see {}", picture.display());
        }
        *self.0.lock().unwrap() = Some((runtime, browser));
        done.unwrap();
    }

    fn close(&self) {
        if let Some((runtime, browser)) = self.0.lock().unwrap().take() {
            runtime.block_on(browser.end());
        }
    }
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
