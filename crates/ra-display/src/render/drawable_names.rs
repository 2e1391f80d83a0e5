//! Players' names as far as the embedded font has their letters.

use ra::rules::Seat;
use ra_table::language::Language;
use ra_table::names::{Called, Mark, can_be_drawn, drawn};

use super::lettering::{Style, fit, width};
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
            let number = text::picture_words::nameless(language, seat.index() + 1);
            let shown = if has_letters(&drawn) { format!("{number} {drawn}") } else { number };
            return Name::plain(shown);
        }
        Name::marked(drawn, called.and_then(|called| called.mark))
    }

    /// What the picture calls somebody who has no seat: by what can be drawn of their name, or else by words in its
    /// place. It has its mark also then.
    pub(super) fn seatless(called: &Called, nameless: String) -> Name {
        let drawn = drawn(&called.name);
        Name::marked(if has_letters(&drawn) { drawn } else { nameless }, called.mark)
    }

    fn marked(shown: String, mark: Option<Mark>) -> Name {
        Name { shown, mark: mark.map_or(String::new(), |mark| format!(" {mark}")) }
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

fn has_letters(drawn: &str) -> bool {
    drawn.contains(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use ra_table::names::called;

    use super::super::lettering::bold;
    use super::*;

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
    fn somebody_without_a_seat_is_told_apart_by_a_mark() {
        let names = ["Amun", "محمد", "漢字 x", "🎉🎉", "Kai🔥", "Kai💧"].map(str::to_owned);
        let nobody = || "nobody".to_owned();
        let shown: Vec<String> = called(&names)
            .iter()
            .map(|called| Name::seatless(called, nobody()).fit(bold(40), 1000))
            .collect();
        assert_eq!(shown, ["Amun", "nobody (2)", "x (3)", "nobody (4)", "Kai (5)", "Kai (6)"]);
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
