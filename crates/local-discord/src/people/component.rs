//! Buttons, selects and modals, as the client lets a person use them.

use serde_json::{Value, json};

use super::option::Reader;
use super::person::Refused;
use crate::check::component::{is_select, kind, number};
use crate::check::modal::inputs;
use crate::id::Id;
use crate::world::World;
use crate::world::message::Message;

/// What is done with a component.
#[derive(Debug, Clone, Copy)]
pub(super) enum Use<'a> {
    /// Click the button of this `custom_id` or label.
    Click(&'a str),
    /// Choose these values in the select of this `custom_id` or placeholder.
    Choose(&'a str, &'a [&'a str]),
}

/// The `data` of an interaction by which a person uses a component of a message.
pub(super) fn used(world: &World, person: Id, message: &Message, action: Use<'_>) -> Result<Value, Refused> {
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
        let mut reader = Reader::new(world, person, message.channel);
        data["values"] = choose(&mut reader, found, values)?;
        reader.add_resolved(&mut data);
    }
    Ok(data)
}

/// The `data` of an interaction for submitting a modal: texts by their inputs' `custom_id`, and what is chosen in its
/// menus, likewise.
pub(super) fn submission(
    mut reader: Reader<'_>,
    modal: &Value,
    texts: &[(&str, &str)],
    chosen: &[(&str, Vec<&str>)],
) -> Result<Value, Refused> {
    let inputs = inputs(modal);
    let mut names = texts.iter().map(|(name, _)| *name).chain(chosen.iter().map(|(name, _)| *name));
    if let Some(name) = names.find(|name| !inputs.iter().any(|input| input["custom_id"] == *name)) {
        return Err(Refused::because(format!("There is no input \"{name}\" in this modal.")));
    }
    let mut components = Vec::new();
    let outer = modal["components"].as_array().into_iter().flatten();
    let outer = outer.filter(|component| number(component, "type") != Some(kind::TEXT));
    for (at, (outer, input)) in outer.zip(inputs).enumerate() {
        let mut filled = json!({"type": input["type"], "id": 2 * at + 2, "custom_id": input["custom_id"]});
        if is_select(input) {
            let given = chosen.iter().find(|(name, _)| input["custom_id"] == *name);
            filled["values"] = choose_in_form(&mut reader, input, given.map_or(&[], |(_, values)| values))?;
        } else {
            let given = texts.iter().find(|(name, _)| input["custom_id"] == *name).map(|(_, text)| *text);
            let text = given.unwrap_or_else(|| input["value"].as_str().unwrap_or_default());
            check_text(input, text)?;
            filled["value"] = json!(text);
        }
        let id = 2 * at + 1;
        components.push(if number(outer, "type") == Some(kind::ROW) {
            json!({"type": kind::ROW, "id": id, "components": [filled]})
        } else {
            json!({"type": outer["type"], "id": id, "component": filled})
        });
    }
    let mut data = json!({"custom_id": modal["custom_id"], "components": components});
    reader.add_resolved(&mut data);
    Ok(data)
}

/// A menu of a form: unless it says otherwise something is to be chosen, and what it shows chosen is, if it is not
/// touched.
fn choose_in_form(reader: &mut Reader<'_>, select: &Value, chosen: &[&str]) -> Result<Value, Refused> {
    let options = select["options"].as_array().into_iter().flatten();
    let options =
        options.filter(|option| option["default"] == true).filter_map(|option| option["value"].as_str());
    let others = select["default_values"].as_array().into_iter().flatten();
    let defaults: Vec<&str> = options.chain(others.filter_map(|other| other["id"].as_str())).collect();
    let chosen = if chosen.is_empty() { &defaults } else { chosen };
    if chosen.is_empty() && select["required"] == false {
        return Ok(json!([]));
    }
    choose(reader, select, chosen)
}

/// A component and all in it.
fn collect<'a>(component: &'a Value, all: &mut Vec<&'a Value>) {
    all.push(component);
    component["components"].as_array().into_iter().flatten().for_each(|inner| collect(inner, all));
    if component["accessory"].is_object() {
        collect(&component["accessory"], all);
    }
}

/// The values of a choice, once it is checked; what they name goes to the reader's `resolved`.
fn choose(reader: &mut Reader<'_>, select: &Value, chosen: &[&str]) -> Result<Value, Refused> {
    let bounds = number(select, "min_values").unwrap_or(1)..=number(select, "max_values").unwrap_or(1);
    if !i64::try_from(chosen.len()).is_ok_and(|count| bounds.contains(&count)) {
        let message = format!("Choose {} to {} options.", bounds.start(), bounds.end());
        return Err(Refused::because(message));
    }
    let mut read = |name: &&str| match number(select, "type") {
        Some(kind::STRING_SELECT) => {
            let mut options = select["options"].as_array().into_iter().flatten();
            let found = options.find(|option| option["value"] == **name || option["label"] == **name);
            found.map(|option| option["value"].clone())
        }
        Some(kind::USER_SELECT) => reader.user(name),
        Some(kind::ROLE_SELECT) => reader.role(name),
        Some(kind::MENTIONABLE_SELECT) => reader.user(name).or_else(|| reader.role(name)),
        _ => reader.channel_of_kinds(name, &select["channel_types"]),
    };
    let missing = |name: &str| Refused::because(format!("\"{name}\" cannot be chosen here."));
    chosen.iter().map(|name| read(name).ok_or_else(|| missing(name))).collect()
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
