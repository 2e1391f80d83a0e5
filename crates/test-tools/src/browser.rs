//! A browser without a window, steered over the WebDriver protocol: a few requests of JSON, for which a library would
//! bring a second HTTP client.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::raw_bot::PATIENCE;

/// The programs that a browser takes here.
pub const PROGRAMS: [&str; 2] = ["chromedriver", "chromium"];
/// How they are installed on Debian.
pub const INSTALL: &str = "apt-get install chromium chromium-driver";
/// How often to look whether something has happened.
const LOOK_EVERY: Duration = Duration::from_millis(25);
/// The key under which WebDriver hands out elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Keys as WebDriver writes them.
pub mod key {
    /// Enter.
    pub const ENTER: &str = "\u{e007}";
    /// Tab.
    pub const TAB: &str = "\u{e004}";
    /// Arrow down.
    pub const DOWN: &str = "\u{e015}";
    /// Arrow up.
    pub const UP: &str = "\u{e013}";
    /// Escape.
    pub const ESCAPE: &str = "\u{e00c}";
}

/// The driver's process. It is killed when this is dropped.
struct Driver {
    process: Child,
    _profile: TempDir,
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A browser. Clones steer the same one.
#[derive(Clone)]
pub struct Browser {
    client: Client,
    session: String,
    _driver: Arc<Driver>,
}

impl Browser {
    /// Starts a browser of its own, with nothing in its profile.
    pub async fn start() -> Browser {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().unwrap_or_else(|error| panic!("chromedriver: {error}"));
        let output = BufReader::new(process.stdout.take().unwrap());
        let profile = tempfile::tempdir().unwrap();
        let arguments = arguments(profile.path());
        let driver = Arc::new(Driver { process, _profile: profile });
        let base = format!("http://127.0.0.1:{}", port(output));
        let client = Client::builder().no_proxy().timeout(2 * PATIENCE).build().unwrap();
        let options = json!({"args": arguments});
        let wanted = json!({"browserName": "chrome", "goog:chromeOptions": options});
        let wanted = json!({"capabilities": {"alwaysMatch": wanted}});
        let answer = client.post(format!("{base}/session")).json(&wanted).send().await.unwrap();
        let answer: Value = answer.json().await.unwrap();
        let id = answer["value"]["sessionId"]
            .as_str()
            .unwrap_or_else(|| panic!("the browser does not start: {answer}"));
        Browser { client, session: format!("{base}/session/{id}"), _driver: driver }
    }

    /// Closes the browser: otherwise it would outlive its driver.
    pub async fn end(self) {
        // It may have ended already.
        drop(self.client.delete(&self.session).send().await);
    }

    /// Lets it crash.
    pub async fn crash(&self) {
        // Nobody is left to answer.
        drop(
            self.ask(Method::POST, "/goog/cdp/execute", json!({"cmd": "Browser.crash", "params": {}})).await,
        );
    }

    /// Whether it still does what it is told. One that was killed, or has crashed, does not.
    pub async fn is_there(&self) -> bool {
        let asked = self.client.get(format!("{}/url", self.session)).send().await;
        asked.is_ok_and(|answer| answer.status().is_success())
    }

    /// What the driver answers, or its error's name and words.
    async fn ask(&self, method: Method, path: &str, body: Value) -> Result<Value, (String, String)> {
        let request = self.client.request(method, format!("{}{path}", self.session));
        let request = if body.is_null() { request } else { request.json(&body) };
        let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
        let value = answer["value"].take();
        let word = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
        if value["error"].is_string() { Err((word("error"), word("message"))) } else { Ok(value) }
    }

    async fn send(&self, method: Method, path: &str, body: Value) -> Value {
        let answer = self.ask(method, path, body.clone()).await;
        answer.unwrap_or_else(|(error, message)| panic!("{path} {body}: {error}: {message}"))
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        self.send(Method::POST, path, body).await
    }

    /// Opens an address, as anew even if only its fragment differs.
    pub async fn open(&self, address: &str) {
        self.post("/url", json!({"url": "about:blank"})).await;
        self.post("/url", json!({"url": address})).await;
    }

    /// What a script returns, given its `arguments`; a promise is waited for.
    pub async fn run(&self, script: &str, arguments: Value) -> Value {
        self.post("/execute/sync", json!({"script": script, "args": arguments})).await
    }

    /// Runs a script until it returns something that is true, and returns that.
    #[track_caller]
    pub fn until(&self, script: &str, arguments: Value) -> impl Future<Output = Value> {
        let caller = std::panic::Location::caller();
        async move {
            let end = Instant::now() + PATIENCE;
            loop {
                let value = self.run(script, arguments.clone()).await;
                if !matches!(value, Value::Null | Value::Bool(false)) && value != "" && value != 0 {
                    return value;
                }
                assert!(Instant::now() < end, "{caller}: never true: {script} {arguments}");
                tokio::time::sleep(LOOK_EVERY).await;
            }
        }
    }

    /// Waits until an element that fits the selector shows that text.
    #[track_caller]
    pub fn sees(&self, selector: &str, text: &str) -> impl Future<Output = ()> {
        const SCRIPT: &str = "return [...document.querySelectorAll(arguments[0])]
            .some((node) => node.checkVisibility() && node.textContent.includes(arguments[1]))";
        let seen = self.until(SCRIPT, json!([selector, text]));
        async move { drop(seen.await) }
    }

    /// Waits until no element that fits the selector shows that text.
    #[track_caller]
    pub fn misses(&self, selector: &str, text: &str) -> impl Future<Output = ()> {
        const SCRIPT: &str = "return ![...document.querySelectorAll(arguments[0])]
            .some((node) => node.checkVisibility() && node.textContent.includes(arguments[1]))";
        let gone = self.until(SCRIPT, json!([selector, text]));
        async move { drop(gone.await) }
    }

    /// Whether an element that fits the selector shows that text now.
    pub async fn shows(&self, selector: &str, text: &str) -> bool {
        let script = "return [...document.querySelectorAll(arguments[0])]
            .some((node) => node.checkVisibility() && node.textContent.includes(arguments[1]))";
        self.run(script, json!([selector, text])).await == true
    }

    /// Clicks the first element that fits the selector and shows that text, with a real click.
    #[track_caller]
    pub fn click(&self, selector: &str, text: &str) -> impl Future<Output = ()> {
        const SCRIPT: &str = "return [...document.querySelectorAll(arguments[0])]
            .find((node) => node.checkVisibility() && node.textContent.includes(arguments[1]))";
        let caller = std::panic::Location::caller();
        let arguments = json!([selector, text]);
        async move {
            let end = Instant::now() + PATIENCE;
            loop {
                let element = self.until(SCRIPT, arguments.clone()).await;
                let path = format!("/element/{}/click", element[ELEMENT].as_str().unwrap());
                // It may have been drawn anew, or moved, since it was found.
                match self.ask(Method::POST, &path, json!({})).await {
                    Ok(_) => return,
                    Err((error, message)) => {
                        let passing = [
                            "stale element reference",
                            "element not interactable",
                            "element click intercepted",
                        ];
                        let again = passing.contains(&error.as_str()) && Instant::now() < end;
                        assert!(again, "{caller}: {arguments}: {error}: {message}");
                    }
                }
                tokio::time::sleep(LOOK_EVERY).await;
            }
        }
    }

    /// Types into whatever has the focus.
    pub async fn keys(&self, keys: &str) {
        let element = self.send(Method::GET, "/element/active", Value::Null).await;
        let path = format!("/element/{}/value", element[ELEMENT].as_str().unwrap());
        self.post(&path, json!({"text": keys})).await;
    }

    /// Presses keys one after another, wherever the focus is and goes.
    pub async fn press(&self, keys: &str) {
        let actions =
            keys.chars().flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({"type": kind, "value": key})));
        let keyboard = json!({"type": "key", "id": "keyboard", "actions": actions.collect::<Vec<_>>()});
        self.post("/actions", json!({"actions": [keyboard]})).await;
    }

    /// Has the window's system prefer a light or a dark page.
    pub async fn prefer(&self, theme: &str) {
        let features = json!([{"name": "prefers-color-scheme", "value": theme}]);
        let body = json!({"cmd": "Emulation.setEmulatedMedia", "params": {"features": features}});
        self.post("/goog/cdp/execute", body).await;
    }

    /// Gives the window's inside a size, as large or as small as wanted.
    pub async fn size(&self, width: u32, height: u32) {
        self.size_of((width, height), 1).await;
    }

    /// The same on a screen that has so many pixels for each of the page, in both directions.
    pub async fn size_of(&self, (width, height): (u32, u32), sharpness: u32) {
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": sharpness, "mobile": width < 700});
        let body = json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": size});
        self.post("/goog/cdp/execute", body).await;
    }

    /// The present window, to come back to.
    pub async fn window(&self) -> Value {
        self.send(Method::GET, "/window", Value::Null).await
    }

    /// Opens another window and goes there.
    pub async fn another_window(&self) -> Value {
        let window = self.post("/window/new", json!({"type": "window"})).await["handle"].clone();
        self.go_to(&window).await;
        window
    }

    /// Goes to a window, and puts it before the others: not every version of the browser gives the focus back to what is
    /// left when one is closed, and what has no focus is read by nobody.
    pub async fn go_to(&self, window: &Value) {
        self.post("/window", json!({"handle": window})).await;
        self.post("/goog/cdp/execute", json!({"cmd": "Page.bringToFront", "params": {}})).await;
    }

    /// Closes the present window; another must be gone to.
    pub async fn close_window(&self) {
        self.send(Method::DELETE, "/window", Value::Null).await;
    }

    /// Writes a picture of the window to a file.
    pub async fn screenshot(&self, file: &Path) {
        let picture = self.send(Method::GET, "/screenshot", Value::Null).await;
        std::fs::write(file, STANDARD.decode(picture.as_str().unwrap()).unwrap()).unwrap();
    }

    /// A picture in `WebP` of what the page shows in a rectangle at its left edge, from so far below the top on.
    pub async fn take(&self, (width, height): (u32, u32), top: Option<u32>) -> Vec<u8> {
        let clip = json!({"x": 0, "y": top.unwrap_or(0), "width": width, "height": height, "scale": 1});
        let wanted = json!({"format": "webp", "quality": 85, "clip": clip});
        let body = json!({"cmd": "Page.captureScreenshot", "params": wanted});
        let taken = self.post("/goog/cdp/execute", body).await;
        STANDARD.decode(taken["data"].as_str().unwrap()).unwrap()
    }
}

/// How the browser is started: by itself, asking nobody on the net.
fn arguments(profile: &Path) -> Vec<String> {
    let fixed = [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--lang=en-US",
        "--window-size=1280,900",
    ];
    let mut arguments: Vec<String> = fixed.map(str::to_owned).to_vec();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments
}

/// The port that the driver says it has taken.
fn port(output: impl BufRead + Send + 'static) -> String {
    let mut lines = output.lines();
    let port = loop {
        let line = lines.next().expect("the driver starts").unwrap();
        if let Some((_, port)) = line.split_once("successfully on port ") {
            break port.trim_end_matches('.').to_owned();
        }
    };
    // It must be able to go on writing.
    std::thread::spawn(move || lines.for_each(drop));
    port
}
