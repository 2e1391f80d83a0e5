//! Values to say a text with, ordinary and extreme.

use fluent_typed::prelude::{FluentArgs, FluentValue, L10nBundle, L10nError};

use super::parse_ftl::Text;

/// Every form of the plural in any language, and the most that is ever counted.
const NUMBERS: [i64; 9] = [0, 1, 2, 3, 5, 8, 11, 21, 180];
/// As long as a name gets.
const NAME: &str = "Nefertari, Lady of the Two Lands";

/// A value for each variable.
pub(super) type Values = Vec<(String, FluentValue<'static>)>;

/// Values with which every branch of a text is said: each variable takes all of its values in turn, while the others keep
/// their first.
pub(super) fn values(english: &Text, translated: &Text) -> Vec<Values> {
    let of_each: Vec<(String, Vec<FluentValue<'static>>)> = english
        .kinds
        .iter()
        .map(|(name, kind)| {
            let keys = english.keys.get(name).into_iter().chain(translated.keys.get(name)).flatten();
            let words = |keys: &mut dyn Iterator<Item = &String>| -> Vec<FluentValue<'static>> {
                keys.map(|key| FluentValue::from(key.clone())).collect()
            };
            let values = match kind.as_str() {
                "Number" => NUMBERS.map(FluentValue::from).to_vec(),
                "Bool" => vec![FluentValue::from("true"), FluentValue::from("false")],
                _ => [vec![FluentValue::from(NAME)], words(&mut keys.into_iter())].concat(),
            };
            (name.clone(), values)
        })
        .collect();
    let first = |of: &(String, Vec<FluentValue<'static>>)| (of.0.clone(), of.1[0].clone());
    let mut all = vec![of_each.iter().map(first).collect::<Values>()];
    for (place, (_, values)) in of_each.iter().enumerate() {
        for value in &values[1..] {
            let mut varied: Values = of_each.iter().map(first).collect();
            varied[place].1 = value.clone();
            all.push(varied);
        }
    }
    all
}

/// A text with these values.
pub(super) fn format(bundle: &L10nBundle, id: &str, values: &Values) -> Result<String, L10nError> {
    let mut arguments = FluentArgs::new();
    for (name, value) in values {
        arguments.set(name.clone(), value.clone());
    }
    match id.split_once('.') {
        Some((message, attribute)) => bundle.attr(message, attribute, Some(arguments)),
        None => bundle.msg(id, Some(arguments)),
    }
}
