//! No prose in the code: what people read comes from the Fluent files of `locales`. What operators read, logs, the
//! help of the command line and errors that are logged, stays English and where it is.

use std::collections::BTreeMap;

use proc_macro2::TokenTree;
use syn::visit::{self, Visit};

use crate::checkout::{root, sources};

/// Places that nobody reads but operators and developers, or that are data.
const FOR_OPERATORS: [&str; 23] = [
    "src/health.rs",
    "src/main.rs",
    "src/record_commands.rs",
    "src/config.rs",
    "src/config/limits.rs",
    "src/config/logs.rs",
    "src/config/written.rs",
    "crates/ra/src/advise.rs",
    "crates/ra/src/record/",
    "crates/ra/src/simulate.rs",
    // Codes of tiles.
    "crates/ra/src/lesson/script.rs",
    "crates/ra-display/src/gallery.rs",
    "crates/ra-display/src/gallery/people.rs",
    "src/store/",
    // Names of zones.
    "crates/ra-table/src/clock/player_hours.rs",
    // Words that are stored for ever.
    "crates/ra-table/src/game/answers_ahead/",
    // What a translator reads of their files.
    "crates/ra-display/src/text/check/",
    // English names of cities, by which others find theirs.
    "crates/ra-display/src/text/cities.rs",
    // Discord's errors, for logs.
    "src/discord/rest/",
    // A developer's tool.
    "src/terminal/",
    "src/discord/custom_id/tests.rs",
    // Where they are taken from the program.
    "crates/ra-table/src/language.rs",
    "src/lib.rs",
];

/// Words that are names, or stored for ever.
const NAMES: [&str; 10] =
    ["Anubis", "Bastet", "Horus", "Sobek", "Thoth", "Chance", "Response", "FollowUp", "Edit", "Post"];

/// Macros whose words go into logs, or into errors that are logged.
const LOGGING: [&str; 14] = [
    "trace",
    "debug",
    "info",
    "warn",
    "error",
    "anyhow",
    "bail",
    "ensure",
    "panic",
    "unreachable",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
];
/// Methods to which operators are told something.
const TELLING: [&str; 7] =
    ["expect", "context", "with_context", "debug_struct", "strftime", "name", "register"];

/// Literals of a source that look like something to be read, with their lines.
#[derive(Default)]
struct Prose {
    found: Vec<(usize, String)>,
}

/// Whether words look like something to be read: a word with a capital, or three words in a row.
fn is_prose(text: &str) -> bool {
    if NAMES.contains(&text) {
        return false;
    }
    // Without what is put in.
    let said: String =
        text.split('{').map(|part| part.split_once('}').map_or(part, |(_, said)| said)).collect();
    let is_word =
        |word: &&str| word.chars().count() > 1 && word.chars().all(|c| c.is_alphabetic() || c == '’');
    let words = said.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    let words: Vec<&str> = words.filter(is_word).collect();
    let is_capital =
        |word: &&str| word.starts_with(char::is_uppercase) && word.chars().any(char::is_lowercase);
    words.len() >= 3 || words.iter().any(is_capital)
}

impl Prose {
    fn literal(&mut self, line: usize, text: &str) {
        if is_prose(text) {
            self.found.push((line, text.to_owned()));
        }
    }

    /// What a macro is given cannot be read as expressions in general; its strings can.
    fn tokens(&mut self, tokens: proc_macro2::TokenStream) {
        let mut before: Vec<String> = Vec::new();
        for token in tokens {
            match &token {
                TokenTree::Group(group) => {
                    let name =
                        before.iter().rev().find(|word| word.as_str() != "!").cloned().unwrap_or_default();
                    if !LOGGING.contains(&name.as_str()) && !TELLING.contains(&name.as_str()) {
                        self.tokens(group.stream());
                    }
                }
                // A comment in a macro is an attribute there.
                TokenTree::Literal(literal) if !before.ends_with(&["doc".to_owned(), "=".to_owned()]) => {
                    if let syn::Lit::Str(text) = syn::Lit::new(literal.clone()) {
                        self.literal(literal.span().start().line, &text.value());
                    }
                }
                TokenTree::Literal(_) | TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
            before.push(token.to_string());
        }
    }
}

impl<'ast> Visit<'ast> for Prose {
    // What is matched is read by nobody.
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}

    // Attributes are for developers and operators, and the errors that are made of them are logged.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        let is_test = |attribute: &syn::Attribute| {
            attribute.path().is_ident("cfg")
                && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "test")
        };
        if !module.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        let name = called.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        if !LOGGING.contains(&name.as_str()) {
            self.tokens(called.tokens.clone());
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if TELLING.contains(&call.method.to_string().as_str()) {
            self.visit_expr(&call.receiver);
        } else {
            visit::visit_expr_method_call(self, call);
        }
    }

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.literal(literal.span().start().line, &literal.value());
    }
}

fn prose(text: &str) -> Vec<(usize, String)> {
    let mut prose = Prose::default();
    prose.visit_file(&syn::parse_file(text).expect("it compiles"));
    prose.found
}

#[test]
fn what_people_read_is_in_fluent_files() {
    let mut found: BTreeMap<String, Vec<(usize, String)>> = BTreeMap::new();
    let folders = ["src", "crates/ra/src", "crates/ra-table/src", "crates/ra-display/src"];
    for path in folders.iter().flat_map(|folder| sources(&root().join(folder))) {
        let name = path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned();
        let is_for_operators = FOR_OPERATORS.iter().any(|place| name.starts_with(place));
        if name.ends_with(".rs") && !is_for_operators {
            found.insert(name, prose(&std::fs::read_to_string(&path).unwrap()));
        }
    }
    found.retain(|_, lines| !lines.is_empty());
    let lines = found
        .iter()
        .flat_map(|(name, lines)| lines.iter().map(move |(line, text)| format!("{name}:{line}: {text}")));
    let lines: Vec<String> = lines.collect();
    assert!(lines.is_empty(), "what people read belongs into locales/en:\n{}", lines.join("\n"));
}

#[test]
fn every_exempted_place_is_there() {
    for place in FOR_OPERATORS {
        assert!(root().join(place).exists(), "{place}");
    }
}

#[test]
fn prose_is_told_from_words_of_the_code() {
    let check = |code: &str, expected: &[&str]| {
        let found = prose(&format!("fn f() {{ {code} }}"));
        assert_eq!(found.into_iter().map(|(_, text)| text).collect::<Vec<_>>(), expected, "{code}");
    };
    check("say(\"Draw\")", &["Draw"]);
    check("say(format!(\"{x} is in {y}: your turn\"))", &["{x} is in {y}: your turn"]);
    check("vec![(\"a\", \"It is over.\")]", &["It is over."]);
    check("tracing::warn!(%error, \"it was not delivered at all\")", &[]);
    check("x.expect(\"Each has one of these\").say(\"Bid\")", &["Bid"]);
    check("say(\"undo to\", \"play:12\", \"/ra draw\", \"<@{user}>\", \"**{name}**\")", &[]);
}
