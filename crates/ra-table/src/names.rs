//! Names of people: what can be seen of them, what the pictures can draw, and the marks of players whose names look
//! alike. Pure.

use std::fmt;

use unicode_normalization::UnicodeNormalization;

use crate::font;

/// The sign before a computer player's name, which no person's name can have.
pub const COMPUTER: char = '⚙';
/// Two names that begin with so many equal letters are alike: a picture may have no room for more.
const COMPARED: usize = 16;

/// A display name with nothing invisible in it, on one line, and nothing changed that can be seen; maybe empty.
pub fn plain(raw: &str) -> String {
    let mut plain = String::with_capacity(raw.len());
    for word in raw.split_whitespace() {
        if !plain.is_empty() {
            plain.push(' ');
        }
        plain.extend(word.chars().filter(|&c| !is_invisible(c) && c != COMPUTER));
    }
    // A last word of which nothing can be seen leaves its space behind.
    plain.truncate(plain.trim_end().len());
    plain
}

/// Whether a sign changes the direction of what follows, joins, breaks the line, or looks like nothing at all.
pub fn is_invisible(c: char) -> bool {
    let marks = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{061c}');
    // The soft hyphen, blank letters of Hangul and Braille, and vowels of Khmer and Mongolian that are never drawn.
    let blank = matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
            ..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    );
    // Tags and selectors of variants, of which a name may carry any number.
    let tags = matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    c.is_control() || marks || blank || tags
}

/// A plain name as it is shown among other words: one with letters written from right to left is isolated (FIRST
/// STRONG ISOLATE, POP DIRECTIONAL ISOLATE), so that it does not change places with what stands beside it. The others
/// need nothing: no language here is written from right to left, and some phones show the two signs as boxes.
pub fn isolated(plain: String) -> String {
    if plain.contains(is_right_to_left) { format!("\u{2068}{plain}\u{2069}") } else { plain }
}

/// Whether a letter or digit belongs to a script that is written from right to left, from Hebrew to Adlam.
fn is_right_to_left(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

/// As much of a name as the pictures can show: fancy letters become plain ones, and what the font lacks is left out.
pub fn drawn(raw: &str) -> String {
    let drawn: String = plain(raw).nfkc().filter(|&c| font::has_letter(c)).collect();
    drawn.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether most of a name can be drawn, so that people can be called by it in the pictures. The others are called by
/// the numbers of their seats there.
pub fn can_be_drawn(raw: &str) -> bool {
    let plain = plain(raw);
    let letters = plain.nfkc().filter(|c| c.is_alphanumeric());
    let (drawn, lacking): (Vec<char>, Vec<char>) = letters.partition(|&c| font::has_letter(c));
    !drawn.is_empty() && drawn.len() >= lacking.len()
}

/// What tells a player from others whose names look alike: the number of the seat, as `(2)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark(usize);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({})", self.0)
    }
}

/// A name as it is shown, with its mark behind it. The mark of an isolated name stands outside: within, it would come
/// before Hebrew letters at the name's end.
pub fn marked(shown: String, mark: Option<Mark>) -> String {
    match mark {
        Some(mark) => format!("{shown} {mark}"),
        None => shown,
    }
}

/// A player's name, and the mark if it needs one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Called {
    /// The name as it is.
    pub name: String,
    /// The mark.
    pub mark: Option<Mark>,
}

/// Names in the order of the seats, with their marks.
pub fn called(names: &[String]) -> Vec<Called> {
    names.iter().zip(marks(names)).map(|(name, mark)| Called { name: name.clone(), mark }).collect()
}

/// The marks of players by these names, in the order of the seats. A name is marked which looks like another one's in
/// the picture, whatever the case of its letters; which the picture cannot show; and which ends in the number of
/// another player who is marked, as if it was that one's mark. So no two are shown alike.
pub fn marks(names: &[String]) -> Vec<Option<Mark>> {
    let looks: Vec<String> = names.iter().map(|name| drawn(name).to_lowercase()).collect();
    let mut marked: Vec<bool> = names.iter().map(|name| !can_be_drawn(name)).collect();
    let begins = |look: usize| looks[look].chars().take(COMPARED);
    let ends_in =
        |look: usize, number: usize| looks[look].trim_end_matches(')').ends_with(number.to_string().as_str());
    loop {
        let is_like = |one: usize, other: usize| {
            one != other && (begins(one).eq(begins(other)) || marked[other] && ends_in(one, other + 1))
        };
        let is_next = |one: &usize| !marked[*one] && (0..names.len()).any(|other| is_like(*one, other));
        let Some(next) = (0..names.len()).find(is_next) else { break };
        marked[next] = true;
    }
    marked.into_iter().enumerate().map(|(seat, marked)| marked.then_some(Mark(seat + 1))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown<const N: usize>(names: [&str; N]) -> Vec<String> {
        let called = called(&names.map(str::to_owned));
        called.into_iter().map(|Called { name, mark }| marked(name, mark)).collect()
    }

    #[test]
    fn names_that_look_alike_are_marked() {
        assert_eq!(
            shown(["Nefer", "Isis", "Nef", "Anubis (easy)"]),
            ["Nefer", "Isis", "Nef", "Anubis (easy)"]
        );
        assert_eq!(shown(["Alex", "Isis", "Alex"]), ["Alex (1)", "Isis", "Alex (3)"]);
        assert_eq!(shown(["Kai🔥", "Kai💧"]), ["Kai🔥 (1)", "Kai💧 (2)"]);
        assert_eq!(shown(["Kai 🔥", "Isis"]), ["Kai 🔥", "Isis"]);
        assert_eq!(shown(["alex", " ALEX\u{200b}", "𝓐𝓵𝓮𝔁"]), ["alex (1)", " ALEX\u{200b} (2)", "𝓐𝓵𝓮𝔁 (3)"]);
        assert_eq!(shown(["ÉLODIE", "E\u{301}lodie"]), ["ÉLODIE (1)", "E\u{301}lodie (2)"]);
        let long = "Константин Константинопольский";
        assert_eq!(shown([long, "Константин Константинов"])[0], format!("{long} (1)"));
    }

    #[test]
    fn names_that_cannot_be_drawn_are_marked() {
        assert_eq!(shown(["🔥", "Isis", ""]), ["🔥 (1)", "Isis", " (3)"]);
        assert_eq!(shown(["Bob אבי", "אבי", "דוד Carl"]), ["Bob אבי", "אבי (2)", "דוד Carl"]);
    }

    #[test]
    fn nobodys_name_looks_like_anothers_with_its_mark() {
        assert_eq!(shown(["Alex", "Alex", "Alex (1)"]), ["Alex (1)", "Alex (2)", "Alex (1) (3)"]);
        assert_eq!(
            shown(["Alex", "Alex", "Alex (1)", "Alex (1) (3)"]),
            ["Alex (1)", "Alex (2)", "Alex (1) (3)", "Alex (1) (3) (4)"]
        );
        assert_eq!(shown(["Player 2", "🔥"]), ["Player 2 (1)", "🔥 (2)"]);
        assert_eq!(shown(["Alex (2)", "Isis", "Ramses 2"]), ["Alex (2)", "Isis", "Ramses 2"]);
    }

    #[test]
    fn names_from_right_to_left_are_isolated() {
        for name in ["Bob אבי", "דוד", "محمد", "ܕܘܕ", "Ann ٣", "𞤀𞤣"] {
            assert_eq!(isolated(name.to_owned()), format!("\u{2068}{name}\u{2069}"));
        }
        for name in ["Nefer", "Zoë 30", "Анастасия", "漢字", "🔥"] {
            assert_eq!(isolated(name.to_owned()), name);
        }
        // No sign of direction comes from the name, so an isolate cannot be left or closed too early.
        assert_eq!(isolated(plain("דוד\u{2069}\u{202e}x\u{2067}\u{200f}")), "\u{2068}דודx\u{2069}");
    }
}
