//! Buttons, selects and modals, as the client lets a person use them.

use serde_json::{Map, Value, json};

use super::person::{Refused, find};
use crate::playground::check::component::{kind, number};
use crate::playground::check::modal::inputs;
use crate::playground::object;
use crate::playground::world::World;
use crate::playground::world::message::Message;

/// What is done with a component.
#[derive(Debug, Clone, Copy)]
pub(super) enum Use<'a> {
    /// Click the button of this `custom_id` or label.
    Click(&'a str),
    /// Choose these values in the select of this `custom_id` or placeholder.
    Choose(&'a str, &'a [&'a str]),
}

/// The `data` of an interaction for using a component of a message.
pub(super) fn used(world: &World, message: &Message, action: Use<'_>) -> Result<Value, Refused> {
    let (name, shown_as, kinds) = match action {
        Use::Click(name) => (name, "label", kind::BUTTON..=kind::BUTTON),
        Use::Choose(name, _) => (name, "placeholder", kind::STRING_SELECT..=kind::LAST_SELECT),
    };
    let mut all = Vec::new();
    message.components.iter().for_each(|component| collect(component, &mut all));
    let mut fitting =
        all.into_iter().filter(|component| number(component, "type").is_some_and(|n| kinds.contains(&n)));
    let found = fitting.find(|component| component["custom_id"] == name || component[shown_as] == name);
    let found = found.ok_or_else(|| Refused::because(format!("There is no \"{name}\" on this message.")))?;
    if found["disabled"] == true {
        return Err(Refused::because(format!("\"{name}\" is disabled.")));
    }
    if found["custom_id"].is_null() {
        return Err(Refused::because(format!("\"{name}\" is a link.")));
    }
    let mut data = json!({
        "custom_id": found["custom_id"],
        "component_type": found["type"],
        "id": found["id"],
    });
    if let Use::Choose(_, values) = action {
        choose(world, found, values, &mut data)?;
    }
    Ok(data)
}

/// The `data` of an interaction for submitting a modal.
pub(super) fn submission(modal: &Value, texts: &[(&str, &str)]) -> Result<Value, Refused> {
    let inputs = inputs(modal);
    if let Some((name, _)) =
        texts.iter().find(|(name, _)| !inputs.iter().any(|input| input["custom_id"] == *name))
    {
        return Err(Refused::because(format!("There is no input \"{name}\" in this modal.")));
    }
    let mut components = Vec::new();
    for (at, (outer, input)) in modal["components"].as_array().into_iter().flatten().zip(inputs).enumerate() {
        let given = texts.iter().find(|(name, _)| input["custom_id"] == *name).map(|(_, text)| *text);
        let text = given.unwrap_or_else(|| input["value"].as_str().unwrap_or_default());
        check_text(input, text)?;
        let filled = json!({"type": kind::TEXT_INPUT, "id": 2 * at + 2, "custom_id": input["custom_id"], "value": text});
        let id = 2 * at + 1;
        components.push(if number(outer, "type") == Some(kind::ROW) {
            json!({"type": kind::ROW, "id": id, "components": [filled]})
        } else {
            json!({"type": outer["type"], "id": id, "component": filled})
        });
    }
    Ok(json!({"custom_id": modal["custom_id"], "components": components}))
}

/// A component and all in it.
fn collect<'a>(component: &'a Value, all: &mut Vec<&'a Value>) {
    all.push(component);
    component["components"].as_array().into_iter().flatten().for_each(|inner| collect(inner, all));
    if component["accessory"].is_object() {
        collect(&component["accessory"], all);
    }
}

/// Checks a choice and adds it to the interaction's data.
fn choose(world: &World, select: &Value, chosen: &[&str], data: &mut Value) -> Result<(), Refused> {
    let bounds = number(select, "min_values").unwrap_or(1)..=number(select, "max_values").unwrap_or(1);
    if !i64::try_from(chosen.len()).is_ok_and(|count| bounds.contains(&count)) {
        let message = format!("Choose {} to {} options.", bounds.start(), bounds.end());
        return Err(Refused::because(message));
    }
    let missing = |name: &str| Refused::because(format!("\"{name}\" cannot be chosen here."));
    if number(select, "type") == Some(kind::STRING_SELECT) {
        let option = |name: &&str| {
            let mut options = select["options"].as_array().into_iter().flatten();
            let found = options.find(|option| option["value"] == **name || option["label"] == **name);
            found.map(|option| option["value"].clone()).ok_or_else(|| missing(name))
        };
        data["values"] = chosen.iter().map(option).collect::<Result<Value, Refused>>()?;
        return Ok(());
    }
    if !matches!(number(select, "type"), Some(5 | 7)) {
        return Err(Refused::because("Only lists of texts and of people can be used here."));
    }
    let (mut values, mut users, mut members) = (Vec::new(), Map::new(), Map::new());
    for name in chosen {
        let id = find(world, name).ok_or_else(|| missing(name))?;
        values.push(json!(id));
        users.insert(id.to_string(), object::member::user(&world.users[&id]));
        members.insert(id.to_string(), object::member::member_of_message(world, id));
    }
    data["values"] = Value::Array(values);
    data["resolved"] = json!({"users": users, "members": members});
    Ok(())
}

fn check_text(input: &Value, text: &str) -> Result<(), Refused> {
    let count = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
    let name = input["label"].as_str().or(input["custom_id"].as_str()).unwrap_or_default();
    if count == 0 && input["required"] != false {
        return Err(Refused::because(format!("{name}: This field is required")));
    }
    let (min, max) = (number(input, "min_length").unwrap_or(0), number(input, "max_length").unwrap_or(4000));
    if count > 0 && !(min..=max).contains(&count) {
        return Err(Refused::because(format!("{name}: Must be between {min} and {max} in length.")));
    }
    Ok(())
}
