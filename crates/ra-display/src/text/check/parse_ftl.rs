//! Fluent files as they are written: what each text names, and what may be asked of it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

/// A message's text, or an attribute's.
#[derive(Debug, Clone, Default)]
pub(super) struct Text {
    /// The variables that it shows or chooses by.
    pub(super) named: BTreeSet<String>,
    /// The variables that it shows.
    pub(super) shown: BTreeSet<String>,
    /// By which words or numbers it chooses, for each variable.
    pub(super) keys: BTreeMap<String, BTreeSet<String>>,
    /// What kind each variable is of, as English says in a comment: `String`, `Number` or `Bool`.
    pub(super) kinds: BTreeMap<String, String>,
    /// All words in it, one after the other.
    pub(super) words: String,
}

/// The texts of a language, by message and attribute: `command-bid.sun`.
#[derive(Debug, Default)]
pub(super) struct Source {
    texts: Vec<(String, Text)>,
}

impl Source {
    /// Reads what can be read of a file.
    pub(super) fn read(ftl: &str) -> Source {
        let resource = match parser::parse(ftl) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let mut source = Source::default();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let comment =
                message.comment.as_ref().map(|comment| comment.content.join("\n")).unwrap_or_default();
            let kinds = kinds(&comment);
            let text = |pattern| Text { kinds: kinds.clone(), ..read(pattern) };
            let id = message.id.name;
            source.texts.extend(message.value.iter().map(|pattern| (id.to_owned(), text(pattern))));
            let attributes = message.attributes.iter();
            source.texts.extend(attributes.map(|of| (format!("{id}.{}", of.id.name), text(&of.value))));
        }
        source
    }

    /// Every text with its name, in the order of the files.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &Text)> {
        self.texts.iter().map(|(id, text)| (id.as_str(), text))
    }

    /// A text by its name.
    pub(super) fn text(&self, id: &str) -> Option<&Text> {
        self.texts().find(|(other, _)| *other == id).map(|(_, text)| text)
    }

    /// Names that are there more than once.
    pub(super) fn twice(&self) -> impl Iterator<Item = &str> {
        let mut seen = BTreeSet::new();
        self.texts().map(|(id, _)| id).filter(move |id| !seen.insert(*id))
    }
}

/// What cannot be read of a file, with the line.
pub(super) fn faults(ftl: &str) -> Vec<(usize, String)> {
    let Err((_, errors)) = parser::parse(ftl) else { return Vec::new() };
    let line = |at: usize| ftl.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1;
    errors.iter().map(|error| (line(error.pos.start), error.kind.to_string())).collect()
}

/// `# $sun (Number) - a sun` and the like.
fn kinds(comment: &str) -> BTreeMap<String, String> {
    let kind = |line: &str| {
        let (name, rest) = line.trim().strip_prefix('$')?.split_once(" (")?;
        Some((name.to_owned(), rest.split_once(')')?.0.to_owned()))
    };
    comment.lines().filter_map(kind).collect()
}

fn read(pattern: &Pattern<&str>) -> Text {
    let mut text = Text::default();
    read_into(pattern, &mut text);
    text
}

fn read_into(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.words.push_str(value),
            PatternElement::Placeable { expression } => expression_into(expression, text),
        }
    }
}

fn expression_into(expression: &Expression<&str>, text: &mut Text) {
    match expression {
        Expression::Inline(inline) => inline_into(inline, text),
        Expression::Select { selector, variants } => {
            let chooser = variable(selector);
            text.named.extend(chooser.clone());
            for variant in variants {
                let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                    &variant.key;
                if let Some(chooser) = &chooser {
                    text.keys.entry(chooser.clone()).or_default().insert((*key).to_owned());
                }
                read_into(&variant.value, text);
                text.words.push('\n');
            }
        }
    }
}

fn inline_into(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::StringLiteral { value } => text.words.push_str(value),
        InlineExpression::Placeable { expression } => expression_into(expression, text),
        InlineExpression::VariableReference { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {
            let shown = variable(inline);
            text.named.extend(shown.clone());
            text.shown.extend(shown);
        }
    }
}

/// The variable that stands there, perhaps in a function such as `NUMBER`.
fn variable(inline: &InlineExpression<&str>) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().find_map(variable)
        }
        InlineExpression::Placeable { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => None,
    }
}
