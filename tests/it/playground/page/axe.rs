//! The accessibility checker axe-core: it comes from npm, at the version of tests/page/package-lock.json.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use super::browser::Browser;

/// What `package.json` and the lock file with it are in.
const FOLDER: &str = "tests/page";
/// What it finds, as far as it is needed to mend it.
const CHECK: &str = "return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, any, none, all }) =>
      `${id}: ${help}: ${html.slice(0, 160)}: ${[...any, ...none, ...all].map(({ message }) => message).join(' ')}`)))";

/// The checker's own program.
pub(super) struct Axe(String);

impl Axe {
    /// Fetches what the lock file says, unless it is there.
    pub(super) fn fetched() -> Axe {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER);
        let read = |file: &str| std::fs::read_to_string(folder.join(file));
        let version = |text: &str, path: &str| -> Option<Value> {
            serde_json::from_str::<Value>(text).ok()?.pointer(path).cloned()
        };
        let wanted = version(&read("package.json").unwrap(), "/devDependencies/axe-core").unwrap();
        let there =
            read("node_modules/axe-core/package.json").ok().and_then(|text| version(&text, "/version"));
        if there != Some(wanted) {
            let mut npm = Command::new("npm");
            npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(&folder);
            let done =
                npm.output().unwrap_or_else(|error| panic!("the tests of the page need npm ({error})"));
            assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        }
        Axe(read("node_modules/axe-core/axe.min.js").unwrap())
    }

    /// Holds what the window shows now against all of its rules.
    #[track_caller]
    pub(super) fn finds_nothing(&self, browser: &Browser, of: &str) -> impl Future<Output = ()> {
        let caller = std::panic::Location::caller();
        async move {
            if browser.run("return typeof axe", json!([])).await == "undefined" {
                browser.run(&self.0, json!([])).await;
            }
            // What is on its way in or out is no colour that anybody reads.
            browser
                .until(
                    "return document.getAnimations().every(({ playState, effect }) =>
                playState !== 'running' || effect.getTiming().iterations === Infinity)",
                    json!([]),
                )
                .await;
            let found = browser.run(CHECK, json!([])).await;
            let found: Vec<&str> = found.as_array().unwrap().iter().filter_map(Value::as_str).collect();
            assert!(found.is_empty(), "{caller}: {of}:\n{}", found.join("\n"));
        }
    }
}
