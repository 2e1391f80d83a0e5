//! No circles: of the files and folders in one folder, none imports another that imports it, directly or by others.
//! So each can be read, and understood, after those that it is made of. A folder's own `mod.rs` is the folder, and no
//! part of it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::tree::Tree;

/// Which parts of a folder import which others.
type Parts = BTreeMap<String, BTreeSet<String>>;

/// The parts of every folder, and what they import of each other.
fn folders(tree: &Tree) -> BTreeMap<String, Parts> {
    let mut folders: BTreeMap<String, Parts> = BTreeMap::new();
    for (file, module) in tree.modules() {
        for imported in tree.imports(file, false).into_iter().flatten() {
            let shared = module.iter().zip(&imported).take_while(|(one, other)| one == other).count();
            if let (Some(part), Some(other)) = (module.get(shared), imported.get(shared)) {
                let parts = folders.entry(module[..shared].join("/")).or_default();
                parts.entry(part.clone()).or_default().insert(other.clone());
            }
        }
    }
    folders
}

/// The shortest way from a part of a folder back to it.
fn circle_of(part: &str, parts: &Parts) -> Option<Vec<String>> {
    let mut from: BTreeMap<&str, &str> = BTreeMap::new();
    let mut next = VecDeque::from([part]);
    while let Some(at) = next.pop_front() {
        for other in parts.get(at).into_iter().flatten() {
            if other == part {
                let mut circle = vec![part.to_owned()];
                let mut at = at;
                while at != part {
                    circle.insert(1, at.to_owned());
                    at = from[at];
                }
                return Some(circle);
            }
            if !from.contains_key(other.as_str()) {
                from.insert(other, at);
                next.push_back(other);
            }
        }
    }
    None
}

/// Circles of every folder that has some: each part that is in one is in one of these.
fn circles(tree: &Tree) -> BTreeMap<String, Vec<Vec<String>>> {
    let mut found: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
    for (folder, parts) in folders(tree) {
        for part in parts.keys() {
            let of_folder = found.get(&folder);
            if of_folder.is_some_and(|circles| circles.iter().flatten().any(|other| other == part)) {
                continue;
            }
            if let Some(circle) = circle_of(part, &parts) {
                found.entry(folder.clone()).or_default().push(circle);
            }
        }
    }
    found
}

/// What is to be done about circles.
fn problems(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    for (folder, circles) in circles(tree) {
        let folder = format!("src/{folder}").trim_end_matches('/').to_owned();
        let shown = |part: &str| {
            let file = format!("{folder}/{part}.rs");
            if tree.files().any(|other| other == file) { format!("{part}.rs") } else { format!("{part}/") }
        };
        for circle in circles {
            let round: Vec<String> = circle.iter().chain(circle.first()).map(|part| shown(part)).collect();
            problems.push(format!(
                "in {folder}, files import each other in a circle: {}. Move what they share into a file of its own",
                round.join(" -> ")
            ));
        }
    }
    problems
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let problems = problems(&super::tree());
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// The problems of a made-up crate.
fn made_up(files: &[(&str, &str)]) -> Vec<String> {
    let files = files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
    problems(&Tree::of(files))
}

const LIB: (&str, &str) = ("src/lib.rs", "pub mod sea; pub mod ship;");
const SEA: (&str, &str) = ("src/sea/mod.rs", "mod fish; mod wave; pub use fish::Fish; pub struct Sea;");

#[test]
fn files_that_build_on_each_other_make_no_circle() {
    let fish = "use super::Sea; use super::wave::{self, Wave}; pub struct Fish; fn swim() { wave::roll() }";
    // What is no import: comments, strings, and what tests alone need.
    let wave = r##"
        //! See [`super::fish`].
        /* use super::fish; */
        fn roll<'a>(a: &'a str, b: char) -> [&'a str; 2] {
            if b == '"' || b == '\'' { ["\"use super::fish;", r#""use super::fish;"#] } else { [a, "crate::sea::fish"] }
        }
        #[cfg(test)]
        mod tests {
            use super::super::fish::Fish;
        }
    "##;
    let ship = "use crate::sea::{Fish, Sea}; use std::fmt::{self, Display};";
    let files = [LIB, SEA, ("src/sea/fish.rs", fish), ("src/sea/wave.rs", wave), ("src/ship.rs", ship)];
    assert_eq!(made_up(&files), [""; 0]);
}

#[test]
fn a_circle_is_found_in_whatever_words() {
    let fish = ("src/sea/fish.rs", "use super::wave::Wave; pub struct Fish;");
    let told = "in src/sea, files import each other in a circle: fish.rs -> wave.rs -> fish.rs. \
                Move what they share into a file of its own";
    for wave in [
        "use super::fish::Fish;",
        "use super::{Sea, fish as animals};",
        "use crate::{ship, sea::{Sea, fish::{self, Fish}}};",
        "fn roll() -> crate::sea::fish::Fish { loop {} }",
        "fn roll(c: char) -> bool { c == '\"' || c == '\\'' || super::fish::is(c) }",
        "mod inner { use super::super::fish::*; }",
        // By the folder, which has it from there.
        "use super::Fish;",
        "use crate::sea::Fish as Animal;",
    ] {
        let files = [LIB, SEA, fish, ("src/sea/wave.rs", wave)];
        assert_eq!(made_up(&files), [told], "{wave}");
    }
}

#[test]
fn a_circle_of_folders_is_one_of_the_folder_that_they_are_in() {
    let files = [
        LIB,
        ("src/sea/mod.rs", "mod fish;"),
        ("src/sea/fish.rs", "use crate::{ship::Ship, land::Land};"),
        ("src/ship.rs", "use crate::land::Land;"),
        ("src/land.rs", "use crate::sea::fish::Fish;"),
    ];
    assert_eq!(
        made_up(&files),
        [
            "in src, files import each other in a circle: land.rs -> sea/ -> land.rs. Move what they share into a file of \
          its own",
            "in src, files import each other in a circle: ship.rs -> land.rs -> sea/ -> ship.rs. Move what they share into \
          a file of its own"
        ]
    );
}
