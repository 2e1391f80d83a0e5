//! Players' names as far as the embedded font has their letters.

use super::lettering::{Style, fit, width};
use crate::language::Language;
use crate::names::{Called, can_be_drawn, drawn};
use crate::rules::Seat;
use crate::text;

/// What the picture calls a player.
pub(super) struct Name {
    shown: String,
    mark: String,
}

impl Name {
    /// What the picture calls the player of a seat: by the seat's number where most of the name cannot be drawn, and by
    /// what is left of it. A name that looks like another one has its mark.
    pub(super) fn of(language: Language, names: &[Called], seat: Seat) -> Name {
        let called = names.get(seat.index());
        let raw = called.map_or("", |called| called.name.as_str());
        let drawn = drawn(raw);
        if !can_be_drawn(raw) {
            let number = text::picture::nameless(language, seat.index() + 1);
            let has_letters = drawn.contains(char::is_alphanumeric);
            let shown = if has_letters { format!("{number} {drawn}") } else { number };
            return Name::plain(shown);
        }
        let mark = called.and_then(|called| called.mark);
        Name { shown: drawn, mark: mark.map_or(String::new(), |mark| format!(" {mark}")) }
    }

    /// Words that stand in the place of a name.
    pub(super) fn plain(shown: String) -> Name {
        Name { shown, mark: String::new() }
    }

    /// The name, or as much of it as has room, with the whole mark.
    pub(super) fn fit(&self, style: Style, room: i32) -> String {
        fit(&self.shown, style, room - width(&self.mark, style)) + &self.mark
    }

    /// The same with words before the name.
    pub(super) fn after(self, before: &str) -> Name {
        Name { shown: format!("{before}{}", self.shown), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::super::lettering::bold;
    use super::*;
    use crate::names::called;

    fn shown(names: &[&str], seat: usize, room: i32) -> String {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        Name::of(Language::En, &called(&names), Seat::new(seat).unwrap()).fit(bold(40), room)
    }

    #[test]
    fn names_show_what_can_be_drawn() {
        let check = |raw: &str, expected: &str| assert_eq!(shown(&["Amun", raw], 1, 1000), expected);
        check("Nefer", "Nefer");
        check("Анастасия", "Анастасия");
        check("Łukasz Żółć", "Łukasz Żółć");
        check("🎉 Nefer 🎉", "Nefer");
        check("𝓝𝓮𝓯𝓮𝓻", "Nefer");
        check("Ｎｅｆｅｒ", "Nefer");
        check("N\u{0065}\u{0301}fer", "Néfer");
        check("\u{202e}refeN", "refeN");
        check("Bob אבי", "Bob");
        check("محمد", "Player 2");
        check("漢字 x", "Player 2 x");
        check("🎉🎉", "Player 2");
        check("***", "Player 2");
        check("", "Player 2");
        assert_eq!(shown(&["Amun"], 1, 1000), "Player 2");
    }

    #[test]
    fn names_that_look_alike_keep_their_marks() {
        let names = ["Kai🔥", "Nefertari of the Two Lands 1", "Kai💧", "Nefertari of the Two Lands 2"];
        assert_eq!(shown(&names, 0, 1000), "Kai (1)");
        assert_eq!(shown(&names, 2, 1000), "Kai (3)");
        let cut = shown(&names, 3, 200);
        assert!(cut.starts_with("Nefer") && cut.ends_with("… (4)") && width(&cut, bold(40)) <= 200, "{cut}");
    }
}
