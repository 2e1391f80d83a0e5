//! Messages as text: what Discord would show of them, in as many columns as there are.

use std::collections::BTreeMap;

use serde_json::Value;

use super::components;
use crate::discord::rest::without_emojis;
use crate::language::Language;
use crate::text::words;
use crate::time::Millis;

/// Bold, dim and such, as terminals write them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    Bold,
    Dim,
    /// Names of people and channels.
    Name,
}

impl Ink {
    fn codes(self) -> (&'static str, &'static str) {
        match self {
            Ink::Bold => ("\x1b[1m", "\x1b[22m"),
            Ink::Dim => ("\x1b[2m", "\x1b[22m"),
            Ink::Name => ("\x1b[36m", "\x1b[39m"),
        }
    }
}

/// How text is set.
#[derive(Debug, Clone, Copy)]
pub(super) struct Page {
    /// Whether bold is bold; otherwise its marks are left out.
    pub(super) colour: bool,
    /// How many columns there are; `None` breaks no lines.
    pub(super) width: Option<usize>,
}

/// What the ids in a message stand for.
#[derive(Debug, Default)]
pub(super) struct Names {
    pub(super) users: BTreeMap<String, String>,
    pub(super) channels: BTreeMap<String, String>,
    pub(super) now: Millis,
    /// In which language the prompt speaks.
    pub(super) language: Language,
}

impl Page {
    pub(super) fn paint(self, ink: Ink, text: &str) -> String {
        if !self.colour {
            return text.to_owned();
        }
        let (on, off) = ink.codes();
        format!("{on}{text}{off}")
    }

    /// A message: its author and a note on the first line, everything else indented below.
    pub(super) fn message(self, message: &Value, note: &str, names: &Names) -> Vec<String> {
        let words = words(names.language);
        let author = self.paint(Ink::Bold, &author(message, names.language));
        let note = if note.is_empty() { String::new() } else { self.paint(Ink::Dim, &format!(" ({note})")) };
        let mut lines = vec![author + &note];
        lines.extend(self.text("  ", message["content"].as_str().unwrap_or_default(), names));
        for embed in items(&message["embeds"]) {
            let bar = self.paint(Ink::Dim, "│");
            let bar = format!("  {bar} ");
            let part = |part: &Value| part.as_str().unwrap_or_default().to_owned();
            let bold =
                |text: &Value| part(text).lines().map(|line| format!("**{line}**\n")).collect::<String>();
            lines.extend(self.text(&bar, &bold(&embed["title"]), names));
            lines.extend(self.text(&bar, &part(&embed["description"]), names));
            for field in items(&embed["fields"]) {
                lines.extend(self.text(&bar, &bold(&field["name"]), names));
                lines.extend(self.text(&bar, &part(&field["value"]), names));
            }
            let small =
                part(&embed["footer"]["text"]).lines().map(|line| format!("-# {line}\n")).collect::<String>();
            lines.extend(self.text(&bar, &small, names));
        }
        for file in items(&message["attachments"]) {
            let part = |part: &str| clean(file[part].as_str().unwrap_or_default());
            lines.push(format!("  {}", words.prompt_file(part("filename"))));
            // Not broken, so that it can be clicked on and copied.
            lines.push(format!("    {}", self.paint(Ink::Dim, &part("url"))));
        }
        for row in components::lines(words, message) {
            lines.extend(self.wrap(&clean(&row), 2).into_iter().map(|line| format!("  {line}")));
        }
        lines
    }

    /// Text in Discord's markup, broken and indented.
    pub(super) fn text(self, indent: &str, text: &str, names: &Names) -> Vec<String> {
        let (mut lines, mut code) = (Vec::new(), false);
        for line in text.lines() {
            if line.trim_start().starts_with("```") {
                code = !code;
            } else if code {
                lines.push(format!("{indent}{}", clean(line)));
            } else {
                let (small, line) = line.strip_prefix("-# ").map_or((false, line), |line| (true, line));
                let set = self.inline(line, names);
                let set = if small { self.paint(Ink::Dim, &set) } else { set };
                lines.extend(
                    self.wrap(&set, visible(indent)).into_iter().map(|line| format!("{indent}{line}")),
                );
            }
        }
        lines
    }

    /// Bold, code, escapes and mentions.
    fn inline(self, line: &str, names: &Names) -> String {
        // A terminal has no pictures; the words that they stand beside are there.
        let line = clean(&without_emojis(line));
        let (mut set, mut rest, mut bold) = (String::new(), line.as_str(), false);
        while let Some(c) = rest.chars().next() {
            if let Some(after) = rest.strip_prefix("**") {
                bold = !bold;
                let (on, off) = Ink::Bold.codes();
                set += if !self.colour {
                    ""
                } else if bold {
                    on
                } else {
                    off
                };
                rest = after;
            } else if let Some(after) =
                rest.strip_prefix('\\').filter(|after| after.starts_with(|c: char| c.is_ascii_punctuation()))
            {
                set.extend(after.chars().next());
                rest = &after[1..];
            } else if let Some((shown, after)) = mention(rest, names) {
                set += &self.paint(Ink::Name, &shown);
                rest = after;
            } else if let Some(after) = rest.strip_prefix('`') {
                rest = after;
            } else {
                set.push(c);
                rest = &rest[c.len_utf8()..];
            }
        }
        if bold && self.colour {
            set += Ink::Bold.codes().1;
        }
        set
    }

    /// Breaks a line between words, given how many columns are taken already.
    fn wrap(self, line: &str, taken: usize) -> Vec<String> {
        let Some(width) = self.width.map(|width| width.saturating_sub(taken).max(16)) else {
            return vec![line.to_owned()];
        };
        let mut lines = vec![String::new()];
        let mut used = 0;
        for word in line.split(' ') {
            // What is longer than a line, such as a checksum, is broken where the line ends.
            let mut word = word;
            while !word.contains('\x1b')
                && let Some((at, _)) = word.char_indices().nth(width)
            {
                if used > 0 {
                    lines.push(String::new());
                }
                lines.last_mut().into_iter().for_each(|line| line.push_str(&word[..at]));
                lines.push(String::new());
                (word, used) = (&word[at..], 0);
            }
            let long = visible(word);
            if used > 0 && used + 1 + long > width {
                lines.push(String::new());
                used = 0;
            } else if used > 0 {
                lines.last_mut().into_iter().for_each(|line| line.push(' '));
                used += 1;
            }
            lines.last_mut().into_iter().for_each(|line| line.push_str(word));
            used += long;
        }
        lines
    }
}

/// Who wrote a message.
pub(super) fn author(message: &Value, language: Language) -> String {
    let author = &message["author"];
    let name = author["global_name"].as_str().or(author["username"].as_str());
    name.map_or_else(|| words(language).prompt_somebody(), clean)
}

/// What makes a message another one when it changes.
pub(super) fn essence(message: &Value) -> String {
    ["content", "embeds", "components", "attachments"].map(|part| message[part].to_string()).join("\n")
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Without what would steer the terminal, or shows nothing.
fn clean(text: &str) -> String {
    let shown = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().filter(shown).collect()
}

/// How many columns a text takes, without what only colours it.
fn visible(text: &str) -> usize {
    let (mut columns, mut escape) = (0, false);
    for c in text.chars() {
        match c {
            '\x1b' => escape = true,
            'm' if escape => escape = false,
            _ if escape => {}
            _ => columns += 1,
        }
    }
    columns
}

/// A mention or a time at the beginning of `text`, as it is shown, and what comes after it.
fn mention<'a>(text: &'a str, names: &Names) -> Option<(String, &'a str)> {
    let words = words(names.language);
    let (inside, after) = text.strip_prefix('<')?.split_once('>')?;
    let shown = if let Some(id) = inside.strip_prefix("@!").or(inside.strip_prefix('@')) {
        format!("@{}", names.users.get(id).cloned().unwrap_or_else(|| words.prompt_somebody()))
    } else if let Some(id) = inside.strip_prefix('#') {
        format!("#{}", names.channels.get(id).cloned().unwrap_or_else(|| words.prompt_unknown_channel()))
    } else if inside.starts_with('/') {
        // A command that can be tapped.
        inside.rsplit_once(':')?.0.to_owned()
    } else {
        let seconds = inside.strip_prefix("t:")?.split(':').next()?.parse().ok()?;
        relative(names.language, seconds, names.now.seconds())
    };
    Some((shown, after))
}

/// A moment as seen from another, both in seconds.
fn relative(language: Language, moment: i64, now: i64) -> String {
    let words = words(language);
    let apart = (moment - now).abs();
    let (count, unit) = match apart {
        0..10 => return words.prompt_just_now(),
        10..60 => (apart, "seconds"),
        60..3600 => (apart / 60, "minutes"),
        3600..86_400 => (apart / 3600, "hours"),
        _ => (apart / 86_400, "days"),
    };
    if moment > now { words.prompt_in(unit, count) } else { words.prompt_ago(unit, count) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn names() -> Names {
        Names {
            users: BTreeMap::from([("1".to_owned(), "Nefer".to_owned())]),
            channels: BTreeMap::from([("2".to_owned(), "ra".to_owned())]),
            now: Millis(1_000_000_000),
            language: Language::En,
        }
    }

    #[test]
    fn markup_becomes_plain_text() {
        let page = Page { colour: false, width: None };
        let check =
            |text: &str, expected: &str| assert_eq!(page.text("", text, &names()), [expected], "{text}");
        check("<@1>, **your turn** in <#2>.", "@Nefer, your turn in #ra.");
        check("<@9> is in <#9>", "@somebody is in #unknown");
        check("-# small", "small");
        check(r"a\*b\_c \ d", r"a*b_c \ d");
        check("`/ra draw`", "/ra draw");
        check("since <t:999000:R>, until <t:1003600:R>", "since 16 minutes ago, until in 1 hour");
        check("1 < 2 > 1", "1 < 2 > 1");
        check("\x1b[31mred", "[31mred");
        check("@\u{200b}everyone", "@everyone");
    }

    #[test]
    fn lines_break_between_words_and_code_does_not() {
        let page = Page { colour: false, width: Some(22) };
        let text = "**One two** three four five six\n```\na  b                      c\n```";
        assert_eq!(
            page.text("  ", text, &names()),
            ["  One two three four", "  five six", "  a  b                      c"]
        );
        let long = "0123456789012345678901234 end";
        assert_eq!(page.text("  ", long, &names()), ["  01234567890123456789", "  01234 end"]);
        let coloured = Page { colour: true, ..page };
        assert_eq!(
            coloured.text("  ", "**One two** three four five", &names()),
            ["  \x1b[1mOne two\x1b[22m three four", "  five"]
        );
    }

    #[test]
    fn a_message_has_its_parts_below_each_other() {
        let page = Page { colour: false, width: None };
        let message = json!({
            "author": {"username": "ra-bot"},
            "content": "<@1>, your turn.",
            "embeds": [{"title": "Ra", "description": "One\nTwo", "fields": [{"name": "Nefer", "value": "Suns: 2"}],
                        "footer": {"text": "foot"}}],
            "attachments": [{"filename": "bag.txt", "url": "http://127.0.0.1/bag.txt"}],
            "components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Invoke Ra…", "custom_id": "i"}]}],
        });
        insta::assert_snapshot!(page.message(&message, "edited", &names()).join("\n"), @r"
        ra-bot (edited)
          @Nefer, your turn.
          │ Ra
          │ One
          │ Two
          │ Nefer
          │ Suns: 2
          │ foot
          file bag.txt
            http://127.0.0.1/bag.txt
          [Invoke Ra…]
        ");
    }
}
