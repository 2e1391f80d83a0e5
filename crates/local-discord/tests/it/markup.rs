//! What the page's scripts may not do.

use std::fs;
use std::path::{Path, PathBuf};

/// The files of the page.
fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/page");
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn the_page_writes_no_markup() {
    for path in files() {
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
