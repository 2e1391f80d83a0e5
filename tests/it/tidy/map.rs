//! Who may import whom, as the map in ARCHITECTURE.md has it. What it says of a folder holds for all that is in it,
//! unless it says something of its own of a folder or file in there.

use std::collections::{BTreeMap, BTreeSet};

use super::tree::Tree;

/// What stands above the map's columns.
const HEAD: &str = "| Place | What it is | May import of ours |";

/// What a place may import of ours, itself aside.
#[derive(Debug, PartialEq, Eq)]
enum May {
    All,
    Only(BTreeSet<String>),
}

/// Places by their paths; a folder's ends with a slash. Of those outside of `src/` it is only known that they are there.
#[derive(Debug, Default)]
struct Map {
    places: BTreeMap<String, May>,
    others: Vec<String>,
}

/// What is marked as code in a text.
fn in_code(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

impl Map {
    /// Reads the map out of the page.
    fn read(page: &str) -> Map {
        let lines = page.lines().skip_while(|line| *line != HEAD).skip(2);
        let mut map = Map::default();
        for line in lines.take_while(|line| line.starts_with('|')) {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, places, _, may, _] = cells[..] else {
                panic!("a row of the map has three cells: {line}")
            };
            for place in in_code(places) {
                if !place.starts_with("src/") {
                    map.others.push(place.to_owned());
                    continue;
                }
                let names = in_code(may).map(str::to_owned).collect::<BTreeSet<String>>();
                let may_import = match (may, names.is_empty()) {
                    ("all", _) => May::All,
                    ("nothing", _) | (_, false) => May::Only(names),
                    (_, true) => {
                        panic!("the map says of {place} neither “nothing” nor “all” nor `names`: {may}")
                    }
                };
                map.places.insert(place.to_owned(), may_import);
            }
        }
        map
    }

    /// The place that a file belongs to: the longest that is on its way.
    fn place_of(&self, file: &str) -> Option<(&str, &May)> {
        let is_of = |place: &str| place == file || (place.ends_with('/') && file.starts_with(place));
        let places = self.places.iter().filter(|(place, _)| is_of(place));
        places.max_by_key(|(place, _)| place.len()).map(|(place, may)| (place.as_str(), may))
    }
}

/// The name by which the others import a place of `src/` itself; that of a place within one is the outer one's.
fn name_of(place: &str) -> &str {
    let path = place.trim_start_matches("src/");
    path.split('/').next().unwrap_or_default().trim_end_matches(".rs")
}

/// What is wrong with the map or with the sources.
fn problems(page: &str, tree: &Tree, is_there: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let map = Map::read(page);
    let mut problems = BTreeSet::new();
    for place in map.places.keys().chain(&map.others).filter(|place| !is_there(place)) {
        problems.insert(format!("the map in ARCHITECTURE.md has `{place}`, which is not there"));
    }
    let names: BTreeSet<&str> = map.places.keys().map(|place| name_of(place)).collect();
    for (place, may) in &map.places {
        if let May::Only(allowed) = may {
            for name in allowed.iter().filter(|name| !names.contains(name.as_str())) {
                problems.insert(format!(
                    "the map says that `{place}` may import `{name}`, which is nothing of ours"
                ));
            }
        }
    }
    for file in tree.files() {
        let Some((place, may)) = map.place_of(file) else {
            problems.insert(format!(
                "{file} stands in no row of the map in ARCHITECTURE.md: what is it, and what may it import?"
            ));
            continue;
        };
        let May::Only(allowed) = may else { continue };
        // Where it is that another has something from is the other's affair.
        for imported in tree.imports(file, true).iter().filter_map(|way| way.first()) {
            let Some(name) = imported.first() else { continue };
            let own = place.trim_end_matches(".rs").trim_end_matches('/');
            let is_own = format!("src/{}/", imported.join("/")).starts_with(&format!("{own}/"));
            if !is_own && !allowed.contains(name) {
                problems.insert(format!(
                    "{file} imports {}, which the map does not let `{place}` do",
                    imported.join("::")
                ));
            }
        }
    }
    problems
}

#[test]
fn nobody_imports_what_they_may_not_know() {
    let page = std::fs::read_to_string(super::root().join("ARCHITECTURE.md")).unwrap();
    let problems = problems(&page, &super::tree(), |place| super::root().join(place).exists());
    assert!(problems.is_empty(), "\n{}", Vec::from_iter(problems).join("\n"));
}

/// The problems of a made-up crate with this map.
fn made_up(rows: &[&str], files: &[(&str, &str)]) -> Vec<String> {
    let page = format!("## The map\n\n{HEAD}\n|---|---|---|\n{}\n\nNo row: | `src/moon/` |", rows.join("\n"));
    let there: Vec<String> = files.iter().map(|(file, _)| (*file).to_owned()).collect();
    let tree = Tree::of(files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())));
    let problems = problems(&page, &tree, |place| there.iter().any(|file| file.starts_with(place)));
    problems.into_iter().collect()
}

const SEA: (&str, &str) = ("src/sea/mod.rs", "pub mod deep; pub mod fish;");
const FISH: (&str, &str) =
    ("src/sea/fish.rs", "use crate::id::Id; fn eat() { super::fish::bite(crate::id::new()) }");
const DEEP: (&str, &str) = ("src/sea/deep/mod.rs", "pub mod eel;");
const EEL: (&str, &str) = ("src/sea/deep/eel.rs", "use super::Light; fn swim() { crate::sea::deep::down() }");
const ID: (&str, &str) = ("src/id.rs", "use std::fmt; pub struct Id;");
const MAIN: (&str, &str) = ("src/main.rs", "use ra_bot::sea::fish;");
const ROWS: [&str; 4] = [
    "| `src/sea/` | where fish live | `id` |",
    "| `src/sea/deep/` | where it is dark | nothing |",
    "| `src/id.rs` | names | nothing |",
    "| `src/main.rs` | the start | all |",
];

#[test]
fn what_the_map_allows_is_good() {
    assert_eq!(made_up(&ROWS, &[SEA, FISH, DEEP, EEL, ID, MAIN]), [""; 0]);
}

#[test]
fn what_the_map_does_not_allow_is_told() {
    let check = |rows: &[&str], changed: (&str, &str), told: &str| {
        let files =
            [SEA, FISH, DEEP, EEL, ID, MAIN].map(|file| if file.0 == changed.0 { changed } else { file });
        assert_eq!(made_up(rows, &files), [told]);
    };
    let id = |text| ("src/id.rs", text);
    let told = "src/id.rs imports sea::fish, which the map does not let `src/id.rs` do";
    check(&ROWS, id("use crate::{id::Id, sea::fish::{self, Fish}};"), told);
    check(&ROWS, id("fn named() -> ra_bot::sea::fish::Fish { loop {} }"), told);
    check(&ROWS, id("#[cfg(test)] mod tests { use super::super::sea::fish::Fish; }"), told);
    // A place within another is held to its own row.
    check(
        &ROWS,
        ("src/sea/deep/eel.rs", "use crate::sea::fish::Fish;"),
        "src/sea/deep/eel.rs imports sea::fish, which the map does not let `src/sea/deep/` do",
    );
    check(
        &ROWS[..3],
        MAIN,
        "src/main.rs stands in no row of the map in ARCHITECTURE.md: what is it, and what may it import?",
    );
    let rows = ["| `src/moon/` | where nobody is | nothing |"];
    check(
        &[&ROWS[..], &rows].concat(),
        MAIN,
        "the map in ARCHITECTURE.md has `src/moon/`, which is not there",
    );
    let rows = ["| `src/sea/fish.rs` | all about fish | `id`, `moon` |"];
    check(
        &[&ROWS[..], &rows].concat(),
        MAIN,
        "the map says that `src/sea/fish.rs` may import `moon`, which is nothing of ours",
    );
}
