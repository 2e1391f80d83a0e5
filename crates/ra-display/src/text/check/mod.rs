//! Whether a language's Fluent files say all that English says, within Discord's limits: for translators, whose files are
//! read at run time, and for the tests of the languages that are compiled in.

mod limit;
mod parse_ftl;
mod sample;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::Context as _;
use fluent_typed::prelude::{L10nBundle, L10nError, validate_ftl};

use self::parse_ftl::{Source, Text};

/// A file of a language: its name and what is in it.
pub type File = (String, String);

/// The Fluent files of a folder.
///
/// # Errors
/// When the folder or a file cannot be read, or there is none.
pub fn read(folder: &Path) -> anyhow::Result<Vec<File>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let text =
                fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            files.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text));
        }
    }
    anyhow::ensure!(!files.is_empty(), "there are no files in {} whose names end in .ftl", folder.display());
    files.sort();
    Ok(files)
}

/// What is to be mended in a language's files, a sentence each; nothing, if they can be used.
pub fn problems(language: &str, files: &[File]) -> Vec<String> {
    let mut problems = Vec::new();
    for (name, text) in files {
        problems.extend(
            parse_ftl::faults(text).into_iter().map(|(line, fault)| format!("{name}, line {line}: {fault}")),
        );
    }
    if !problems.is_empty() {
        return problems;
    }
    let whole: String = files.iter().map(|(_, text)| format!("{text}\n")).collect();
    let english = super::fluent::source_of_english();
    let (english, other) = (Source::read(&english), Source::read(&whole));
    problems.extend(other.twice().map(|id| format!("{id} is there twice")));
    if let Err(error) = validate_ftl(whole.as_bytes(), super::fluent::CONTRACTS) {
        problems.extend(told(&error));
    }
    for (id, text) in other.texts() {
        match english.text(id) {
            None => problems.push(format!("{id} is nothing that the program says")),
            Some(english) => problems.extend(compared(id, english, text)),
        }
    }
    if !problems.is_empty() {
        return problems;
    }
    match L10nBundle::new_without_isolation(language, whole.as_bytes()) {
        Ok(bundle) => said(&bundle, &english, &other),
        Err(error) => told(&error),
    }
}

fn told(error: &L10nError) -> Vec<String> {
    if let L10nError::Validation { violations, .. } = error {
        return violations.iter().map(|violation| violation.to_string()).collect();
    }
    vec![error.to_string()]
}

/// What a text says otherwise than English, in what has to be the same.
fn compared(id: &str, english: &Text, other: &Text) -> Vec<String> {
    let mut problems = Vec::new();
    for variable in english.shown.difference(&other.named) {
        problems.push(format!("{id} does not say ${variable}"));
    }
    let (known, named) = (commands(&english.words), commands(&other.words));
    for command in known.difference(&named) {
        problems.push(format!("{id} does not name the command {command}"));
    }
    for command in named.difference(&known) {
        problems.push(format!("{id} names {command}, which English does not"));
    }
    problems
}

/// The commands that have others below them.
const HAVE_MORE: [&str; 3] = ["ra", "ra-admin", "ra-cup"];

/// The commands that a text names: a slash, a word, and the word after it where there are several of them.
fn commands(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c == '-';
    let places =
        text.match_indices("/ra").filter(|(at, _)| !text[..*at].ends_with(|c: char| c.is_alphanumeric()));
    let command = |(at, _): (usize, &str)| {
        let name: String = text[at + 1..].chars().take_while(|&c| is_part(c)).collect();
        let rest = text[at + 1 + name.len()..].strip_prefix(' ').unwrap_or_default();
        let has_more = HAVE_MORE.contains(&name.as_str());
        let sub: String = rest.chars().take_while(|&c| has_more && is_part(c)).collect();
        format!("/{name} {sub}").trim_end().to_owned()
    };
    places.map(command).collect()
}

/// What goes wrong when each text is said, with ordinary and extreme values.
fn said(bundle: &L10nBundle, english: &Source, other: &Source) -> Vec<String> {
    let mut problems = Vec::new();
    for (id, text) in english.texts() {
        let Some(translated) = other.text(id) else { continue };
        let limit = limit::of(id);
        let mut longest = 0;
        for values in sample::values(text, translated) {
            match sample::format(bundle, id, &values) {
                Ok(said) => longest = longest.max(said.encode_utf16().count()),
                Err(error) => problems.push(format!("{id} cannot be said: {error}")),
            }
        }
        if longest > limit {
            problems.push(format!("{id} may be {longest} letters long, and {limit} is the most"));
        }
    }
    problems
}
