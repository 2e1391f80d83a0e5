//! The Fluent files: every language says all that English says, within Discord's limits and in letters that can be
//! drawn, and nothing is there that nobody says.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ra::rules::{Edition, EditionRules, Players, Tile, TileName};
use ra_display::text::{self, check, help};
use ra_table::font;
use ra_table::language::Language;
use strum::IntoEnumIterator as _;

/// A command that can be tapped is so much longer than it looks: `</ra draw:1234567890123456789>`.
const TAPPED: usize = 23;
/// The most that the description of an embed holds.
const PAGE: usize = 4096;

fn folder(language: Language) -> PathBuf {
    repository().join("locales").join(language.code())
}

fn files(language: Language) -> Vec<check::File> {
    check::read(&folder(language)).unwrap()
}

#[test]
fn every_language_says_all_that_there_is_to_say() {
    for language in Language::iter() {
        let problems = check::problems(language.code(), &files(language));
        assert!(problems.is_empty(), "{language}: {problems:#?}");
    }
}

#[test]
fn there_is_a_folder_for_each_language_and_no_other() {
    let entries = fs::read_dir(folder(Language::En).parent().unwrap()).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name());
    let folders: BTreeSet<String> = folders.map(|name| name.into_string().unwrap()).collect();
    let languages: BTreeSet<String> = Language::iter().map(|language| language.to_string()).collect();
    assert_eq!(folders, languages);
}

/// The names of the functions that are made of a file's messages and attributes.
fn functions(file: &str) -> Vec<String> {
    let mut functions = Vec::new();
    let mut message = String::new();
    for line in file.lines() {
        let Some((name, value)) = line.split_once(" =") else { continue };
        if let Some(attribute) = name.strip_prefix("    .") {
            functions.push(format!("{message}_{}", attribute.replace('-', "_")));
        } else if name.starts_with(|c: char| c.is_ascii_lowercase()) {
            message = name.replace('-', "_");
            // A message of attributes alone has no text of its own.
            if !value.is_empty() || !name.starts_with("command-") {
                functions.push(message.clone());
            }
        }
    }
    functions
}

/// The function's arguments are in the order in which a message uses them; who calls it reads the comments.
#[test]
fn comments_have_variables_in_the_order_of_the_arguments() {
    for (name, file) in files(Language::En) {
        let (mut told, mut used): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
        for line in file.lines().chain([""]) {
            let is_new = line.starts_with(|c: char| c == '#' || c.is_ascii_lowercase()) || line.is_empty();
            if is_new && !used.is_empty() {
                assert_eq!(told, used, "{name}");
                (told, used) = (Vec::new(), Vec::new());
            }
            let variable = |part: &'_ str| part.find(|c: char| !c.is_alphanumeric()).unwrap_or(part.len());
            let variables = line.split('$').skip(1).map(|part| &part[..variable(part)]);
            if let Some(comment) = line.strip_prefix("# $") {
                told.push(&comment[..variable(comment)]);
            } else if !line.starts_with('#') {
                variables.for_each(|name| {
                    if !used.contains(&name) {
                        used.push(name)
                    }
                });
            }
        }
    }
}

/// The top of the checkout.
fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let text = |path: PathBuf| {
        if path.is_dir() { sources(&path) } else { fs::read_to_string(&path).unwrap_or_default() }
    };
    entries.map(text).collect()
}

/// A command becomes a link, which Discord does not show as one within back-quotes.
#[test]
fn no_command_stands_in_back_quotes() {
    for language in Language::iter() {
        for (name, file) in files(language) {
            let quoted = file.lines().filter(|line| !line.starts_with('#') && line.contains("`/"));
            assert_eq!(quoted.collect::<Vec<_>>(), [""; 0], "{language}/{name}");
        }
    }
}

#[test]
fn nothing_is_there_that_nobody_says() {
    let sources = ["src", "crates/ra-display/src"].map(|folder| sources(&repository().join(folder))).concat();
    let english = files(Language::En);
    let functions: Vec<String> = english.iter().flat_map(|(_, file)| functions(file)).collect();
    assert!(functions.len() > 500, "{}", functions.len());
    // What is said of commands is found by its name: the registration of the commands has a test of its own.
    let of_commands = |function: &str| function.starts_with("command_") || function.starts_with("choice_");
    let unsaid = functions
        .iter()
        .filter(|function| !of_commands(function) && !sources.contains(&format!(".{function}(")));
    assert_eq!(unsaid.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn the_font_has_every_letter_of_every_language() {
    for language in Language::iter() {
        for (name, file) in files(language) {
            let said = file.lines().filter(|line| !line.starts_with('#'));
            let missing: BTreeSet<char> =
                said.flat_map(str::chars).filter(|c| c.is_alphanumeric() && !font::has_letter(*c)).collect();
            assert!(missing.is_empty(), "{language}/{name}: {missing:?}");
            if name == "picture.ftl" {
                let said = file.lines().filter(|line| !line.starts_with('#') && line.starts_with("picture-"));
                let signs = said.flat_map(str::chars).filter(|c| !c.is_whitespace() && !font::has_letter(*c));
                assert_eq!(signs.collect::<String>(), "", "{language}/{name}");
            }
        }
    }
}

#[test]
fn every_page_that_explains_is_one_message() {
    let long = |page: &str| page.encode_utf16().count() + TAPPED * page.matches("/ra").count();
    for language in Language::iter() {
        let players = (2..=5).map(Players::new).chain([None]);
        for (edition, players) in
            Edition::ALL.into_iter().flat_map(|edition| players.clone().map(move |of| (edition, of)))
        {
            let rules = help::rules(language, edition, players);
            assert!(long(&rules) <= PAGE, "{language}: {}", long(&rules));
        }
        let help = help::help(language);
        assert!(long(&help) <= PAGE, "{language}: {}", long(&help));
    }
}

/// The numbers that the page of rules names are those of both editions.
#[test]
fn the_rules_name_the_numbers_of_the_editions() {
    for language in Language::iter() {
        for (edition, players) in
            Edition::ALL.into_iter().flat_map(|edition| (2..=5).map(move |of| (edition, of)))
        {
            let players = Players::new(players).unwrap();
            let rules = help::rules(language, edition, Some(players));
            let scores = edition.rules().scores;
            let numbers: BTreeSet<String> = rules
                .split(|c: char| !c.is_ascii_digit())
                .filter(|digits| !digits.is_empty())
                .map(str::to_owned)
                .collect();
            let named = [
                scores.god,
                scores.gold,
                scores.pharaoh.most,
                scores.pharaoh.fewest.abs(),
                scores.flood,
                scores.civilization[4],
                scores.kinds[7],
                scores.kinds[8],
                i16::from(edition.ra_limit(players)),
            ];
            for number in named {
                assert!(numbers.contains(&number.to_string()), "{language}, {number}: {rules}");
            }
        }
    }
}

/// An edition's names are read from its numbers, and no other edition's.
#[test]
fn tiles_are_called_what_their_edition_calls_them() {
    const PRINTED: &EditionRules = Edition::Pharaoh.rules();
    const TERMS: EditionRules = EditionRules {
        code: "house",
        names: PRINTED.names.with(Tile::War, TileName::Unrest).with(Tile::Palace, TileName::Palace),
        ..*PRINTED
    };
    let house = Edition::new(&TERMS);
    let called = [Tile::War, Tile::Palace, Tile::Fortress].map(|tile| text::tile(Language::En, tile, house));
    assert_eq!(called, ["Unrest", "Palace", "Mortuary"]);
}
