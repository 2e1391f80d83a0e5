//! The local Discord could be a crate of its own: its folder builds with nothing else of this program.

use std::fs;
use std::path::Path;
use std::process::Command;

/// A folder and all in it.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// All text of the sources in a folder.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = entries.map(|path| match path.extension().and_then(|extension| extension.to_str()) {
        _ if path.is_dir() => sources(&path),
        Some("rs") => fs::read_to_string(&path).unwrap(),
        _ => String::new(),
    });
    texts.collect()
}

/// The lines of Cargo.toml for those dependencies whose names stand in a text as paths begin.
fn dependencies(manifest: &str, text: &str) -> String {
    let (_, rest) = manifest.split_once("\n[dependencies]\n").unwrap();
    let (all, _) = rest.split_once("\n[").unwrap();
    let is_used = |line: &&str| {
        let name = line.split(' ').next().unwrap().replace('-', "_");
        !line.starts_with('#') && !name.is_empty() && text.contains(&format!("{name}::"))
    };
    let lines = all.lines().filter(is_used);
    lines
        .map(|line| format!("{}\n", line.replace("optional = true, ", "").replace(", optional = true", "")))
        .collect()
}

#[test]
#[ignore = "compiles what it depends on: a minute or two"]
fn the_folder_builds_alone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    copy(&root.join("src/playground"), &folder.path().join("src/playground"));
    let needed = dependencies(
        &fs::read_to_string(root.join("Cargo.toml")).unwrap(),
        &sources(&root.join("src/playground")),
    );
    // What the bot is made of is not among them.
    assert!(needed.contains("axum") && !needed.contains("serenity") && !needed.contains("sqlx"), "{needed}");
    let manifest =
        format!("[package]\nname = \"local-discord\"\nedition = \"2024\"\n\n[dependencies]\n{needed}");
    fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    fs::write(folder.path().join("src/lib.rs"), "//! A local Discord.\n\npub mod playground;\n").unwrap();
    fs::copy(root.join("Cargo.lock"), folder.path().join("Cargo.lock")).unwrap();
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(folder.path()).args(["check", "--offline", "--quiet"]);
    let output = command.env("CARGO_TARGET_DIR", root.join("target/by-itself")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
