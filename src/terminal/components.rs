//! Buttons, menus and forms in words: how they are shown, and which of them somebody means.

use serde_json::Value;

use crate::playground::Id;
use crate::text::words::Words;

const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;
/// Of users, roles, and so on.
const OTHER_SELECTS: std::ops::RangeInclusive<u64> = 5..=8;
const LINK: u64 = 5;

/// A button or menu of a message.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) message: Id,
    pub(super) custom_id: String,
}

/// A choice in a menu.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) menu: Found,
    pub(super) values: Vec<String>,
}

/// An input of a form.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Field<'a> {
    pub(super) custom_id: &'a str,
    pub(super) label: &'a str,
    pub(super) required: bool,
    pub(super) value: &'a str,
}

/// A line for each row of a message's components, buttons in brackets.
pub(super) fn lines(say: &Words, message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().into_iter().flatten();
    let line = |row: &Value| {
        let mut all = Vec::new();
        collect(row, &mut all);
        all.into_iter().filter_map(|component| shown(say, component)).collect::<Vec<_>>().join(" ")
    };
    rows.map(line).filter(|line| !line.is_empty()).collect()
}

/// The newest button that is called so, or else the newest whose name begins so.
pub(super) fn button(messages: &[Value], typed: &str) -> Option<Found> {
    let all = newest(messages, |kind| kind == BUTTON);
    let usable = || all.iter().filter(|(_, button)| button["custom_id"].is_string());
    let by = |fits: fn(&str, &str) -> bool| usable().find(|(_, button)| fits(text(button, "label"), typed));
    by(same).or_else(|| by(begins)).and_then(|(message, button)| found(message, button))
}

/// The choice that somebody means by a menu's name and options, or options alone of the newest menu.
///
/// # Errors
/// With the sentence that says what is not there.
pub(super) fn choice(say: &Words, messages: &[Value], typed: &str) -> Result<Choice, String> {
    let all = newest(messages, |kind| kind == STRING_SELECT || OTHER_SELECTS.contains(&kind));
    let words = words(typed);
    // The longest name that fits, so that a menu's whole placeholder may be typed without quotes.
    let named = (1..=words.len()).rev().find_map(|count| {
        let name = words[..count].join(" ");
        let menu =
            all.iter().find(|(_, menu)| same(text(menu, "placeholder"), &name) || menu["custom_id"] == *name);
        menu.map(|menu| (menu, &words[count..]))
    });
    let begun = || {
        let menu = all
            .iter()
            .find(|(_, menu)| words.first().is_some_and(|name| begins(text(menu, "placeholder"), name)));
        // An option of the newest menu may begin like the name of another.
        menu.filter(|_| words.len() > 1).map(|menu| (menu, &words[1..]))
    };
    let of_newest = || {
        let newest =
            all.first().filter(|(_, menu)| words.first().is_some_and(|word| option(menu, word).is_some()));
        newest.map(|menu| (menu, &words[..]))
    };
    let Some(((message, menu), chosen)) = named.or_else(of_newest).or_else(begun) else {
        return Err(format!("{} {}", say.prompt_no_menu(typed), offered(say, &all)));
    };
    let value = |word: &String| {
        option(menu, word).ok_or_else(|| say.prompt_no_option(word, options(menu).join(&say.list_comma())))
    };
    let values = chosen.iter().map(value).collect::<Result<_, _>>()?;
    let menu = found(message, menu).ok_or_else(|| say.prompt_menu_unusable())?;
    Ok(Choice { menu, values })
}

/// The inputs of a form.
pub(super) fn fields(modal: &Value) -> Vec<Field<'_>> {
    let rows = modal["components"].as_array().into_iter().flatten();
    rows.filter_map(field).collect()
}

fn field(row: &Value) -> Option<Field<'_>> {
    let input = row.get("component").or_else(|| row["components"].get(0))?;
    let custom_id = input["custom_id"].as_str()?;
    let label = row["label"].as_str().or(input["label"].as_str()).unwrap_or(custom_id);
    let value = input["value"].as_str().unwrap_or_default();
    Some(Field { custom_id, label, required: input["required"] != false, value })
}

/// What is typed for each input of a form: `Name=text Other name=more text`, or the text alone for a single one.
///
/// # Errors
/// With the sentence that says what is not there.
pub(super) fn filled(
    say: &Words,
    fields: &[Field<'_>],
    typed: &str,
) -> Result<Vec<(String, String)>, String> {
    let mut starts: Vec<(usize, usize, &Field<'_>)> = Vec::new();
    for field in fields {
        for name in [field.label, field.custom_id] {
            let name = format!("{name}=").to_lowercase();
            let at = typed.to_lowercase().match_indices(&name).map(|(at, _)| at).find(|&at| {
                typed.is_char_boundary(at) && (at == 0 || typed[..at].ends_with(char::is_whitespace))
            });
            if let Some(at) = at.filter(|at| typed.is_char_boundary(at + name.len())) {
                starts.push((at, at + name.len(), field));
                break;
            }
        }
    }
    starts.sort_by_key(|(at, ..)| *at);
    if starts.is_empty()
        && let [only] = fields
    {
        return Ok(vec![(only.custom_id.to_owned(), unquoted(typed))]);
    }
    if starts.first().is_none_or(|(at, ..)| *at > 0) && !typed.trim().is_empty() {
        let names: Vec<String> = fields.iter().map(|field| format!("{}=…", field.label)).collect();
        return Err(say.prompt_which_field(names.join(" ")));
    }
    let ends = starts.iter().skip(1).map(|(at, ..)| *at).chain([typed.len()]);
    let text = |((_, from, field), end): (&(usize, usize, &Field<'_>), usize)| {
        (field.custom_id.to_owned(), unquoted(&typed[*from..end]))
    };
    Ok(starts.iter().zip(ends).map(text).collect())
}

/// All components in the order in which somebody looks for them: the newest message's first.
fn newest(messages: &[Value], is_wanted: impl Fn(u64) -> bool) -> Vec<(&Value, &Value)> {
    let mut all = Vec::new();
    for message in messages.iter().rev() {
        let mut inside = Vec::new();
        message["components"].as_array().into_iter().flatten().for_each(|row| collect(row, &mut inside));
        inside.retain(|component| component["type"].as_u64().is_some_and(&is_wanted));
        all.extend(inside.into_iter().map(|component| (message, component)));
    }
    all
}

/// A component and all in it.
fn collect<'a>(component: &'a Value, all: &mut Vec<&'a Value>) {
    all.push(component);
    component["components"].as_array().into_iter().flatten().for_each(|inner| collect(inner, all));
    if component["accessory"].is_object() {
        collect(&component["accessory"], all);
    }
}

fn shown(say: &Words, component: &Value) -> Option<String> {
    let is_off = component["disabled"] == true;
    let off = if is_off { format!("{}{}", say.list_comma(), say.prompt_button_off()) } else { String::new() };
    match component["type"].as_u64()? {
        BUTTON if component["style"] == LINK => {
            Some(format!("[{}: {}]", text(component, "label"), text(component, "url")))
        }
        BUTTON => Some(format!("[{}{off}]", text(component, "label"))),
        STRING_SELECT => {
            Some(format!("[{}{off}: {}]", menu_name(say, component), options(component).join(" | ")))
        }
        kind if OTHER_SELECTS.contains(&kind) => {
            Some(format!("[{}{off}: {}]", menu_name(say, component), say.prompt_menu_name()))
        }
        _ => None,
    }
}

/// A menu's placeholder, and how many are to be chosen if it is not one.
fn menu_name(say: &Words, menu: &Value) -> String {
    let name = match text(menu, "placeholder") {
        "" => text(menu, "custom_id"),
        placeholder => placeholder,
    };
    let count = |key: &str| menu[key].as_u64().unwrap_or(1);
    match (count("min_values"), count("max_values")) {
        (1, 1) => name.to_owned(),
        (min, max) if min == max => format!("{name}, {min}"),
        (min, max) => say.prompt_menu_between(name, min, max),
    }
}

fn options(menu: &Value) -> Vec<&str> {
    menu["options"].as_array().into_iter().flatten().map(|option| text(option, "label")).collect()
}

/// The value of the option that is called so, or begins so. Menus of people take any name.
fn option(menu: &Value, typed: &str) -> Option<String> {
    let Some(all) = menu["options"].as_array() else { return Some(typed.to_owned()) };
    let by = |fits: fn(&str, &str) -> bool| {
        all.iter().find(|option| fits(text(option, "label"), typed) || fits(text(option, "value"), typed))
    };
    by(same).or_else(|| by(begins)).map(|option| text(option, "value").to_owned())
}

/// The menus that there are, as a sentence.
fn offered(say: &Words, all: &[(&Value, &Value)]) -> String {
    let names: Vec<String> = all.iter().filter_map(|(_, menu)| shown(say, menu)).collect();
    if names.is_empty() { String::new() } else { say.prompt_menus(names.join(" ")) }
}

fn found(message: &Value, component: &Value) -> Option<Found> {
    let message = Id::parse(message["id"].as_str()?)?;
    Some(Found { message, custom_id: component["custom_id"].as_str()?.to_owned() })
}

fn text<'a>(component: &'a Value, key: &str) -> &'a str {
    component[key].as_str().unwrap_or_default()
}

/// What is compared of a name: not its case, nor the dots that say that more will be asked.
fn key(name: &str) -> String {
    name.trim().trim_end_matches(['…', '.']).to_lowercase()
}

fn same(name: &str, typed: &str) -> bool {
    key(name) == key(typed)
}

fn begins(name: &str, typed: &str) -> bool {
    !key(typed).is_empty() && key(name).starts_with(&key(typed))
}

/// The words of a line. Quotes hold words together, and a comma ends one.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for c in text.chars().chain([' ']) {
        match c {
            '"' => quoted = !quoted,
            c if (c.is_whitespace() || c == ',') && !quoted => {
                if !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
            }
            c => word.push(c),
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

/// A text without the quotes around it.
fn unquoted(text: &str) -> String {
    let text = text.trim();
    let inside = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inside.unwrap_or(text).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use serde_json::json;

    fn english() -> &'static Words {
        crate::text::words(Language::En)
    }

    fn messages() -> Vec<Value> {
        let button = |label: &str, id: &str| json!({"type": 2, "style": 1, "label": label, "custom_id": id});
        let option = |label: &str| json!({"label": label, "value": label.to_lowercase()});
        let select = |name: &str, max: u8| {
            let options = json!([option("Nile"), option("Flood"), option("Two words")]);
            json!({"type": 3, "custom_id": "s", "placeholder": name, "options": options, "max_values": max})
        };
        let link = json!({"type": 2, "style": 5, "label": "Rules", "url": "https://example.com"});
        let mut off = button("Off", "off");
        off["disabled"] = json!(true);
        let row = |inside: Value| json!({"type": 1, "components": inside});
        let old =
            json!({"id": "1", "components": [row(json!([button("Draw", "old"), button("Pass", "pass")]))]});
        let new = json!({"id": "2", "components": [
            row(json!([button("Draw until 3", "until"), button("Draw", "new"), button("Invoke Ra…", "invoke"), off, link])),
            row(json!([select("One tile", 1)])), row(json!([select("Some tiles", 3)])),
            row(json!([{"type": 5, "custom_id": "who", "placeholder": "Who"}]))]});
        vec![old, new]
    }

    #[test]
    fn each_row_is_a_line() {
        assert_eq!(
            lines(english(), &messages()[1]),
            [
                "[Draw until 3] [Draw] [Invoke Ra…] [Off, off] [Rules: https://example.com]",
                "[One tile: Nile | Flood | Two words]",
                "[Some tiles, 1 to 3: Nile | Flood | Two words]",
                "[Who: a name]",
            ]
        );
    }

    #[test]
    fn the_newest_button_of_that_name_is_meant() {
        for (typed, expected) in [
            ("Draw", Some("new")),
            ("draw until", Some("until")),
            ("invoke ra", Some("invoke")),
            ("Invoke", Some("invoke")),
            ("pass", Some("pass")),
            ("Rules", None),
            ("none", None),
            ("", None),
        ] {
            let found = button(&messages(), typed).map(|found| found.custom_id);
            assert_eq!(found.as_deref(), expected, "{typed}");
        }
    }

    #[test]
    fn a_choice_names_its_menu_or_not() {
        for (typed, expected) in [
            ("One tile Nile", "s nile"),
            ("\"Some tiles\" nile, fl", "s nile flood"),
            ("some Nile \"two words\"", "s nile two words"),
            ("Nile", "s nile"),
            ("who Isis", "who Isis"),
        ] {
            let Choice { menu, values } = choice(english(), &messages(), typed).unwrap();
            assert_eq!(format!("{} {}", menu.custom_id, values.join(" ")), expected, "{typed}");
        }
        assert!(
            choice(english(), &messages(), "One tile Gold").unwrap_err().contains("Nile, Flood, Two words")
        );
        assert!(choice(english(), &messages(), "Gold").unwrap_err().contains("There is [One tile: "));
        assert!(choice(english(), &[], "Gold").is_err());
    }

    #[test]
    fn texts_go_to_their_inputs() {
        let old = json!({"type": 1, "components": [{"type": 4, "custom_id": "line", "label": "Your line"}]});
        let new = json!({"type": 18, "label": "More", "component": {"type": 4, "custom_id": "more", "value": "v", "required": false}});
        let modal = json!({"components": [old, new]});
        let fields = fields(&modal);
        assert_eq!(fields[1], Field { custom_id: "more", label: "More", required: false, value: "v" });
        for (typed, expected) in [
            ("Your line=draw a=b more=x y", vec![("line", "draw a=b"), ("more", "x y")]),
            ("MORE=\" x \"  line=", vec![("more", " x "), ("line", "")]),
            ("", vec![]),
        ] {
            let filled = filled(english(), &fields, typed).unwrap();
            let filled: Vec<_> = filled.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
            assert_eq!(filled, expected, "{typed}");
        }
        assert!(filled(english(), &fields, "draw").unwrap_err().contains("submit Your line=… More=…"));
        assert_eq!(
            filled(english(), &fields[..1], "draw a=b").unwrap(),
            [("line".to_owned(), "draw a=b".to_owned())]
        );
    }
}
