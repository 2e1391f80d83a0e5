//! What becomes of a picture that a message names: an emoji of the application. A text names one before the word that
//! says the same (`<:nile:> Nile`), a button and an option of a menu by an emoji without a number. Where it is not
//! known, the word stands alone.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use serde_json::{Value, json};

/// Before a name in a text, behind one that has no number yet, and behind the number.
const BEFORE: &str = "<:";
const BEHIND: &str = ":>";
const END: char = '>';

/// Which emoji there are: the names by which messages ask for them, and their numbers.
#[derive(Debug, Default)]
pub(super) struct Emojis(RwLock<BTreeMap<String, String>>);

impl Emojis {
    /// Takes note of them; of none, if there are none any more.
    pub(super) fn learn(&self, named: BTreeMap<String, String>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = named;
    }

    /// The text with an emoji in place of each picture that it names, and without those that are not known.
    pub(super) fn numbered(&self, text: &str) -> String {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut numbered = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find(BEFORE) {
            let (before, from) = rest.split_at(at);
            numbered.push_str(before);
            let named = from[BEFORE.len()..].split_once(BEHIND).filter(|(name, _)| is_name(name));
            rest = match named {
                Some((name, after)) => match known.get(name) {
                    Some(id) => {
                        numbered.extend([BEFORE, name, ":", id]);
                        numbered.push(END);
                        after
                    }
                    None => after.strip_prefix(' ').unwrap_or(after),
                },
                None => {
                    numbered.push_str(BEFORE);
                    &from[BEFORE.len()..]
                }
            };
        }
        numbered.push_str(rest);
        numbered
    }

    /// Gives the emoji of buttons and menus their numbers, and takes those away that are not known. Returns whether
    /// one has a number.
    pub(super) fn number(&self, message: &mut Value) -> bool {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut has_one = false;
        let mut number = |part: &mut Value| {
            let name = part["emoji"]["name"].as_str().filter(|name| is_name(name));
            let Some(name) = name.map(str::to_owned) else { return };
            match (known.get(&name), part.as_object_mut()) {
                (Some(id), _) => {
                    part["emoji"] = json!({ "id": id, "name": name });
                    has_one = true;
                }
                (None, Some(part)) => drop(part.remove("emoji")),
                (None, None) => {}
            }
        };
        for row in members(message, "components") {
            for component in members(row, "components") {
                members(component, "options").for_each(&mut number);
                number(component);
            }
        }
        has_one
    }
}

/// What a list in a message holds.
pub(super) fn members<'a>(of: &'a mut Value, list: &str) -> impl Iterator<Item = &'a mut Value> {
    of.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten()
}

/// Whether an emoji of the application can be called that; no character that everybody has is one.
fn is_name(name: &str) -> bool {
    (2..=32).contains(&name.len()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The text without emoji, each with the space behind it.
pub fn without_emojis(text: &str) -> String {
    let mut parts = text.split(BEFORE);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let emoji = part.split_once(END).filter(|(inside, _)| {
            inside.split_once(':').is_some_and(|(name, id)| is_name(name) && id.parse::<u64>().is_ok())
        });
        match emoji {
            Some((_, after)) => plain.push_str(after.strip_prefix(' ').unwrap_or(after)),
            None => plain.extend([BEFORE, part]),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_an_emoji_or_nothing() {
        let known = Emojis::default();
        known.learn([("nile".to_owned(), "5".to_owned()), ("sun8".to_owned(), "6".to_owned())].into());
        let check = |text: &str, numbered: &str, plain: &str| {
            assert_eq!(known.numbered(text), numbered);
            assert_eq!(Emojis::default().numbered(text), plain);
            assert_eq!(without_emojis(numbered), plain);
        };
        check("Amun drew <:nile:> Nile.", "Amun drew <:nile:5> Nile.", "Amun drew Nile.");
        check("**<:sun8:> 8**: <:nile:> Nile", "**<:sun8:6> 8**: <:nile:5> Nile", "**8**: Nile");
        check("<:nile:>", "<:nile:5>", "");
        for text in ["a <: b :> c", "<::> x", "<:n:> x", "<:a-b:> x", "1 <:> 2", "<:", "</ra:7> <t:5>"] {
            check(text, text, text);
        }
        assert_eq!(known.numbered("<:flood:> Flood"), "Flood");
    }
}
