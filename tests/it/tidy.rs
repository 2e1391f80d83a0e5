//! Rules that no compiler knows: which part of the program may import which, and without circles.

mod circles;
mod map;
mod prose;
mod reader;
mod tree;

use std::fs;
use std::path::{Path, PathBuf};

use self::tree::Tree;

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The sources of the program.
fn tree() -> Tree {
    let below = sources(&root().join("src"));
    Tree::of(below.into_iter().map(|path| {
        let name = path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned();
        // What is no source has nothing to be read in it, but has a place too.
        let text = if name.ends_with(".rs") { fs::read_to_string(&path).unwrap() } else { String::new() };
        (name, text)
    }))
}

#[test]
fn the_page_writes_no_markup() {
    for path in sources(&root().join("src/playground/page")) {
        let text = fs::read_to_string(&path).unwrap();
        for way in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"]
        {
            assert!(!text.contains(way), "{} has {way}: text from outside is text", path.display());
        }
        let elsewhere = text
            .match_indices("//")
            .filter(|(at, _)| text[..*at].ends_with("http:") || text[..*at].ends_with("https:"));
        for (at, _) in elsewhere {
            // The name of a kind of picture, which nobody asks for.
            assert!(text[at..].starts_with("//www.w3.org/2000/svg"), "{} names an address", path.display());
        }
    }
}

/// A checkout has the same bytes on every system: what is hashed or compiled in depends on them.
#[test]
fn lines_end_alike_on_every_system() {
    let attributes = fs::read_to_string(root().join(".gitattributes")).unwrap();
    assert!(attributes.contains("\n* text=auto eol=lf\n"), "{attributes}");
    for folder in ["migrations", "locales", "assets", "src/playground/page", "tests/kept", "tests/games"] {
        for path in sources(&root().join(folder)) {
            let has_other = fs::read_to_string(&path).is_ok_and(|text| text.contains("\r\n"));
            assert!(!has_other, "{} has lines that end as on Windows", path.display());
        }
    }
}
