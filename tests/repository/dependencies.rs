//! What the program is built from: under which licences, from where, and nothing twice without a reason.
//!
//! `cargo tree` is asked, for it names just what is compiled here; `cargo metadata` also has what no feature switches
//! on. It needs nothing that building the tests has not fetched.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// Licences that ask for no more than to be named.
const LICENCES: [&str; 7] =
    ["Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "Unicode-3.0", "Zlib"];

/// Crates under another licence, and why that will do.
const OTHER_LICENCES: [(&str, &str, &str); 1] = [(
    "webpki-roots",
    "CDLA-Permissive-2.0",
    "a licence for data: it is the list of the authorities that browsers trust, and may be passed on with this text",
)];

/// Crates that are there in several versions, and who keeps them apart.
const SEVERAL_VERSIONS: [(&[&str], &str); 8] = [
    (
        &["rustls", "rustls-webpki", "tokio-rustls", "webpki-roots"],
        "serenity's gateway has the TLS of tungstenite 0.21, reqwest the next",
    ),
    (
        &[
            "rand",
            "rand_chacha",
            "rand_core",
            "getrandom",
            "thiserror",
            "thiserror-impl",
            "tokio-tungstenite",
            "tungstenite",
        ],
        "serenity has tungstenite 0.21, and axum, for the local Discord, a later one; neither has our rand",
    ),
    (&["secrecy"], "serenity has 0.8, whose types are others than those of 0.10"),
    (&["hashbrown"], "serenity's dashmap, sqlx and indexmap have one each"),
    (&["base64"], "hyper-util is ahead of all others"),
    (
        &["block-buffer", "cpufeatures", "crypto-common", "digest", "sha2"],
        "sqlx's PostgreSQL driver and the ChaCha of rand 0.10 are ahead of sha2 0.10 and of tungstenite's sha1",
    ),
    (&["miniz_oxide"], "png writes files by an older one than flate2"),
    (&["syn"], "half of the macros are at 3 and half at 2; nothing of it is in the program"),
];

/// The packages of this repository.
const OURS: [&str; 8] =
    ["local-discord", "ra", "ra-bot", "ra-display", "ra-research", "ra-table", "test-tools", "xtask"];

/// A crate that is compiled.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Compiled {
    name: String,
    version: String,
    licence: String,
}

/// Everything that is compiled for the program and its tests on this machine.
fn compiled() -> BTreeSet<Compiled> {
    let tree = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args([
            "tree",
            "--workspace",
            "--locked",
            "--offline",
            "--edges=normal,build,dev",
            "--prefix=none",
            "--no-dedupe",
        ])
        .args(["--format", "{p}\t{l}"])
        .output()
        .unwrap();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let lines = String::from_utf8(tree.stdout).unwrap();
    lines.lines().filter(|line| !line.is_empty()).map(compiled_crate).collect()
}

fn compiled_crate(line: &str) -> Compiled {
    let (package, licence) = line.split_once('\t').unwrap();
    // A star says that what a package depends on is listed elsewhere.
    let licence = licence.trim_end_matches(" (*)");
    let mut words = package.split(' ').map(str::to_owned);
    Compiled { name: words.next().unwrap(), version: words.next().unwrap(), licence: licence.to_owned() }
}

/// Whether an expression of licences can be met by these alone: one side of an OR will do, an AND needs both.
fn allowed(expression: &str, licences: &[&str]) -> bool {
    // Some crates still write a stroke, which was the way before there was OR.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    either(&mut rest, licences) && rest.is_empty()
}

fn either(rest: &mut &[&str], licences: &[&str]) -> bool {
    let mut good = both(rest, licences);
    while let ["OR", after @ ..] = *rest {
        *rest = after;
        good |= both(rest, licences);
    }
    good
}

fn both(rest: &mut &[&str], licences: &[&str]) -> bool {
    let mut good = one(rest, licences);
    while let ["AND", after @ ..] = *rest {
        *rest = after;
        good &= one(rest, licences);
    }
    good
}

fn one(rest: &mut &[&str], licences: &[&str]) -> bool {
    match *rest {
        ["(", after @ ..] => {
            *rest = after;
            let good = either(rest, licences);
            let closed = rest.split_off_first() == Some(&")");
            good && closed
        }
        // An exception takes something of the licence's demands away.
        [licence, "WITH", _, after @ ..] | [licence, after @ ..] => {
            *rest = after;
            licences.contains(licence)
        }
        [] => false,
    }
}

#[test]
fn expressions_of_licences_are_understood() {
    for (expression, good) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("", false),
        ("MIT OR GPL-3.0", true),
        ("GPL-3.0 / MIT", true),
        ("MIT AND GPL-3.0", false),
        ("MIT OR GPL-3.0 AND AGPL-3.0", true),
        ("(MIT OR GPL-3.0) AND AGPL-3.0", false),
        ("(GPL-3.0 OR MIT) AND ISC", true),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("GPL-2.0 WITH Classpath-exception-2.0", false),
        ("(MIT", false),
        ("MIT ISC", false),
    ] {
        assert_eq!(allowed(expression, &LICENCES), good, "{expression}");
    }
}

#[test]
fn every_licence_is_one_that_we_know() {
    let crates = compiled();
    let strangers: BTreeMap<&str, &str> = crates
        .iter()
        .filter(|it| !allowed(&it.licence, &LICENCES))
        .map(|it| (it.name.as_str(), it.licence.as_str()))
        .collect();
    let known: BTreeMap<&str, &str> =
        OTHER_LICENCES.into_iter().map(|(name, licence, _)| (name, licence)).collect();
    assert_eq!(strangers, known, "crates under other licences, and those listed here");
}

#[test]
fn every_crate_comes_from_the_one_registry() {
    let lock = include_str!("../../Cargo.lock");
    let mut sources = BTreeSet::new();
    for package in lock.split("[[package]]\n").skip(1) {
        match package.lines().find_map(|line| line.strip_prefix("source = ")) {
            Some(source) => assert!(source.starts_with("\"registry+"), "from somewhere else: {package}"),
            None => assert!(
                OURS.iter().any(|name| package.starts_with(&format!("name = \"{name}\"\n"))),
                "from a folder: {package}"
            ),
        }
        sources.extend(package.lines().find(|line| line.starts_with("source = ")));
    }
    assert_eq!(sources.len(), 1, "{sources:?}");
}

#[test]
fn no_crate_is_there_twice_without_a_reason() {
    let crates = compiled();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for it in &crates {
        versions.entry(&it.name).or_default().insert(&it.version);
    }
    let several: BTreeSet<&str> =
        versions.into_iter().filter(|(_, versions)| versions.len() > 1).map(|(name, _)| name).collect();
    let known: BTreeSet<&str> = SEVERAL_VERSIONS.into_iter().flat_map(|(names, _)| names).copied().collect();
    assert_eq!(
        several, known,
        "crates in several versions (`cargo tree --duplicates`), and those listed here"
    );
}
