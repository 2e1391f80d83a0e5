//! What was found by feeding parsers with anything, and examples of what they read: each target of `fuzz/` takes its
//! own again.

use std::path::Path;

use ra_bot::fuzz_targets::TARGETS;

use crate::support::server::Says;

const FUZZ: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz");

/// A target that is listed can be run, and the other way round.
#[test]
fn each_target_is_one_of_cargo_fuzz() {
    let manifest = std::fs::read_to_string(Path::new(FUZZ).join("Cargo.toml")).unwrap();
    assert_eq!(manifest.matches("[[bin]]").count(), TARGETS.len());
    for target in TARGETS {
        let path = format!("fuzz_targets/{}.rs", target.name);
        assert!(manifest.contains(&format!("path = \"{path}\"")), "{path}");
        let source = std::fs::read_to_string(Path::new(FUZZ).join(path)).unwrap();
        source.says(&format!("ra_bot::fuzz_targets::{}(data)", target.name));
    }
}

#[test]
fn every_parser_takes_what_is_kept() {
    for target in TARGETS {
        let folder = Path::new(FUZZ).join("corpus").join(target.name);
        let kept: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        assert!(kept.len() > 1, "{}: {kept:?}", target.name);
        for path in kept {
            let data = std::fs::read(&path).unwrap();
            let fed = std::panic::catch_unwind(|| (target.feed)(&data));
            assert!(fed.is_ok(), "{}", path.display());
        }
    }
}
