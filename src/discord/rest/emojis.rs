//! What becomes of a picture that a message names: an emoji of the application. A text names one before the word that
//! says the same (`<:nile:> Nile`), or a sun in place of its number (`<:sun_8:>`); a button and an option of a menu name
//! one by an emoji without a number. Where it is not known, the word stands alone, and the sun's number is written.

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
                    None => without(name, after, &mut numbered),
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

/// The number that the picture of this name shows.
fn number_of(name: &str) -> Option<&str> {
    let (_, number) = name.rsplit_once('_')?;
    number.bytes().all(|byte| byte.is_ascii_digit()).then_some(number)
}

/// Puts what stands in the place of a picture; returns what comes after it.
fn without<'a>(name: &str, after: &'a str, text: &mut String) -> &'a str {
    match number_of(name) {
        Some(number) => {
            text.push_str(number);
            after
        }
        None => after.strip_prefix(' ').unwrap_or(after),
    }
}

/// The text without emoji, each with the space behind it; of a sun its number stays.
pub fn without_emojis(text: &str) -> String {
    let mut parts = text.split(BEFORE);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let emoji = part.split_once(END).and_then(|(inside, after)| {
            let (name, id) = inside.split_once(':')?;
            (is_name(name) && id.parse::<u64>().is_ok()).then_some((name, after))
        });
        match emoji {
            Some((name, after)) => {
                let after = without(name, after, &mut plain);
                plain.push_str(after);
            }
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
        known.learn([("nile".to_owned(), "5".to_owned()), ("sun_8".to_owned(), "6".to_owned())].into());
        let check = |text: &str, numbered: &str, plain: &str| {
            assert_eq!(known.numbered(text), numbered);
            assert_eq!(Emojis::default().numbered(text), plain);
            assert_eq!(without_emojis(numbered), plain);
        };
        check("Amun drew <:nile:> Nile.", "Amun drew <:nile:5> Nile.", "Amun drew Nile.");
        check("**<:sun_8:>**: <:nile:> Nile", "**<:sun_8:6>**: <:nile:5> Nile", "**8**: Nile");
        check("<:sun_8:> is bid", "<:sun_8:6> is bid", "8 is bid");
        check("<:nile:>", "<:nile:5>", "");
        for text in ["a <: b :> c", "<::> x", "<:n:> x", "<:a-b:> x", "1 <:> 2", "<:", "</ra:7> <t:5>"] {
            check(text, text, text);
        }
        assert_eq!(known.numbered("<:flood:> Flood"), "Flood");
    }
}
