//! Commands and choices in a person's language, as Discord's client shows them. What is typed is read elsewhere.

use serde_json::{Map, Value, json};

use crate::locale::Locale;

/// A command or an option, with all in it: its `description` and its choices' names are in that language. Its own
/// `name`, by which it is run, stays, and `name_localized` is what is shown instead, if there is such a name.
pub(super) fn command(command: &Value, locale: Locale) -> Value {
    let mut shown = without_languages(command);
    if let Some(name) = text(command, "name", locale) {
        shown.insert("name_localized".to_owned(), json!(name));
    }
    if let Some(description) = text(command, "description", locale) {
        shown.insert("description".to_owned(), json!(description));
    }
    let inner = |key: &str, one: fn(&Value, Locale) -> Value| {
        Some(command[key].as_array()?.iter().map(|inner| one(inner, locale)).collect::<Value>())
    };
    let lists = [("options", inner("options", self::command)), ("choices", inner("choices", choice))];
    shown.extend(lists.into_iter().filter_map(|(key, list)| Some((key.to_owned(), list?))));
    Value::Object(shown)
}

/// A choice as it is offered: its `name` is in that language.
pub(super) fn choice(choice: &Value, locale: Locale) -> Value {
    let mut shown = without_languages(choice);
    if let Some(name) = text(choice, "name", locale) {
        shown.insert("name".to_owned(), json!(name));
    }
    Value::Object(shown)
}

/// The text of that key in a language, or in the one that is shown in its place, if there is either.
fn text<'a>(of: &'a Value, key: &str, locale: Locale) -> Option<&'a str> {
    let texts = of[format!("{key}_localizations").as_str()].as_object()?;
    let find = |locale: Locale| texts.get(locale.code())?.as_str();
    find(locale).or_else(|| find(locale.fallback()?))
}

fn without_languages(of: &Value) -> Map<String, Value> {
    let fields = of.as_object().into_iter().flatten();
    let kept = fields.filter(|(key, _)| !key.ends_with("_localizations"));
    kept.map(|(key, value)| (key.clone(), value.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_in_the_persons_language_or_the_next() {
        let texts = |codes: &[&str]| -> Value {
            let texts: Map<String, Value> =
                codes.iter().map(|code| ((*code).to_owned(), json!(code))).collect();
            json!({"name": "n", "value": 1, "name_localizations": texts})
        };
        for (speaks, has, shown) in [
            ("de", &["de", "fr"][..], "de"),
            ("pl", &["de", "fr"], "n"),
            ("en-US", &["en-GB"], "en-GB"),
            ("en-GB", &["en-US"], "en-US"),
            ("en-GB", &["en-US", "en-GB"], "en-GB"),
            ("es-419", &["es-ES"], "es-ES"),
            ("es-ES", &["es-419"], "n"),
            ("zh-TW", &["zh-CN"], "n"),
        ] {
            let locale = Locale::parse(speaks).unwrap();
            assert_eq!(choice(&texts(has), locale), json!({"name": shown, "value": 1}), "{speaks} {has:?}");
        }
        let unset = json!({"name": "n", "name_localizations": {"de": null}});
        assert_eq!(choice(&unset, Locale::parse("de").unwrap()), json!({"name": "n"}));
    }
}
