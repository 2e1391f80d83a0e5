//! The accessibility checker axe-core: it comes from npm, at the version of `package-lock.json` beside this file.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use test_tools::browser::Browser;
use test_tools::suite::{self, Missing};

/// What it finds, as far as it is needed to mend it.
const CHECK: &str = "return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, any, none, all }) =>
      `${id}: ${help}: ${html.slice(0, 160)}: ${[...any, ...none, ...all].map(({ message }) => message).join(' ')}`)))";

/// The folder that the checker is fetched into.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("axe")
}

/// Fetches the checker, unless it is there.
///
/// # Errors
/// When it cannot be had.
pub(crate) fn fetch() -> Result<(), Missing> {
    suite::node_modules(&folder(), &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/page"))
}

/// The checker's own program.
pub(crate) struct Axe(String);

impl Axe {
    /// The checker, once it was fetched.
    pub(crate) fn read() -> Axe {
        Axe(std::fs::read_to_string(folder().join("node_modules/axe-core/axe.min.js")).unwrap())
    }

    /// Holds what the window shows now against all of its rules.
    #[track_caller]
    pub(crate) fn finds_nothing(&self, browser: &Browser, of: &str) -> impl Future<Output = ()> {
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
