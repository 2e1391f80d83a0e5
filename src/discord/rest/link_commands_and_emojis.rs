//! What messages name, as Discord numbers it: commands, which can be tapped then, and emoji, which are seen then.

use serde_json::Value;

use super::commands::{Commands, without_links};
use super::emojis::{Emojis, members, without_emojis};

/// As many characters as Discord takes as the content of a message, the description of an embed, and a field's value.
pub(super) const LONGEST_CONTENT: usize = 2000;
const LONGEST_DESCRIPTION: usize = 4096;
const LONGEST_VALUE: usize = 1024;

/// What has numbers.
#[derive(Debug, Default)]
pub(super) struct Linked {
    pub(super) commands: Commands,
    pub(super) emojis: Emojis,
}

/// A body in which everything that is named has its number.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Body {
    pub(super) json: Vec<u8>,
    /// The same without emoji, if buttons or menus have some: Discord takes none that it does not know.
    pub(super) plain: Option<Vec<u8>>,
}

impl Linked {
    /// The body of a request with numbers in it.
    pub(super) fn linked_in(&self, body: Vec<u8>) -> Body {
        let named = |one: u8, next: u8| match one {
            b'/' => next.is_ascii_lowercase(),
            b'<' => next == b':',
            // `"emoji":` of a button or an option.
            b'j' => next == b'i',
            _ => false,
        };
        let as_it_is = |json| Body { json, plain: None };
        if !body.windows(2).any(|two| named(two[0], two[1])) {
            return as_it_is(body);
        }
        let Ok(mut value) = serde_json::from_slice::<Value>(&body) else { return as_it_is(body) };
        let is_response = value.get("data").is_some_and(Value::is_object);
        let message = if is_response { &mut value["data"] } else { &mut value };
        self.link(message.get_mut("content"), LONGEST_CONTENT);
        for embed in members(message, "embeds") {
            self.link(embed.get_mut("description"), LONGEST_DESCRIPTION);
            members(embed, "fields").for_each(|field| self.link(field.get_mut("value"), LONGEST_VALUE));
        }
        let mut plain = None;
        if self.emojis.number(message) {
            let mut without = value.clone();
            Emojis::default().number(if is_response { &mut without["data"] } else { &mut without });
            plain = serde_json::to_vec(&without).ok();
        }
        Body { json: serde_json::to_vec(&value).unwrap_or(body), plain }
    }

    /// Numbers make a text longer: one that Discord would not take with them any more goes without.
    fn link(&self, text: Option<&mut Value>, longest: usize) {
        let Some(Value::String(words)) = text else { return };
        let fits = |text: &String| text.chars().count() <= longest;
        let pictured = Some(self.emojis.numbered(words)).filter(fits);
        let pictured = pictured.unwrap_or_else(|| Emojis::default().numbered(words));
        let linked = Some(self.commands.linked(&pictured)).filter(fits);
        *words = linked.unwrap_or(pictured);
    }
}

/// The text with commands as they are typed in place of links to them, and without emoji.
pub(super) fn plain(text: &str) -> String {
    without_emojis(&without_links(text))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn linked() -> Linked {
        let linked = Linked::default();
        linked.commands.learn([("ra games".to_owned(), "7".to_owned())].into());
        linked.emojis.learn([("nile".to_owned(), "5".to_owned())].into());
        linked
    }

    fn sent(linked: &Linked, body: &Value) -> Value {
        serde_json::from_slice(&linked.linked_in(body.to_string().into()).json).unwrap()
    }

    #[test]
    fn a_text_that_would_be_too_long_goes_without() {
        let of = |letters: usize, text: &str| {
            let sent = sent(&linked(), &json!({ "content": format!("{}{text}", "x".repeat(letters)) }));
            sent["content"].as_str().unwrap()[letters..].to_owned()
        };
        for (letters, is_linked) in [(1985, true), (1986, true), (1987, false), (1990, false)] {
            assert_eq!(of(letters, " /ra games").contains("</ra games:7>"), is_linked, "{letters}");
        }
        assert_eq!(of(1985, "<:nile:> Nile"), "<:nile:5> Nile");
        assert_eq!(of(1987, "<:nile:> Nile"), "Nile");
        // The link comes after.
        assert_eq!(of(1975, "<:nile:> Nile /ra games"), "<:nile:5> Nile /ra games");
    }

    #[test]
    fn what_has_emoji_on_buttons_has_a_body_without() {
        let rows = |emoji: Value| {
            let option = json!({ "label": "Nile", "emoji": emoji });
            let menu = json!({ "type": 3, "options": [option] });
            json!([{ "components": [{ "label": "Nile", "emoji": emoji }] }, { "components": [menu] }])
        };
        let without = json!([
            { "components": [{ "label": "Nile" }] },
            { "components": [{ "type": 3, "options": [{ "label": "Nile" }] }] },
        ]);
        let read = |body: Vec<u8>| serde_json::from_slice::<Value>(&body).unwrap();
        for in_data in [false, true] {
            let wrap = |rows: Value| {
                let message = json!({ "components": rows });
                if in_data { json!({ "type": 4, "data": message }) } else { message }
            };
            let asked = wrap(rows(json!({ "name": "nile" }))).to_string();
            let body = linked().linked_in(asked.clone().into());
            assert_eq!(read(body.json), wrap(rows(json!({ "id": "5", "name": "nile" }))));
            assert_eq!(read(body.plain.unwrap()), wrap(without.clone()));
            // Nothing is known, or nothing any more.
            let body = Linked::default().linked_in(asked.into());
            assert_eq!((read(body.json), body.plain), (wrap(without.clone()), None));
            let other = wrap(rows(json!({ "name": "\u{1f308}" })));
            assert_eq!(sent(&linked(), &other), other);
        }
    }
}
