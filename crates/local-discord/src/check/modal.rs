//! Modals: the forms that a bot opens.

use std::collections::BTreeSet;

use serde_json::Value;

use super::component::{check_select, is_select, kind, number};
use super::form::Form;
use crate::error::ApiResult;
use crate::world::emoji::Emojis;

/// A label around an input, the newer way to write one.
const LABEL: i64 = 18;

/// Checks a modal. `data` is the callback's.
pub(crate) fn check(data: &Value, emojis: &Emojis) -> ApiResult<()> {
    let mut form = Form::default();
    form.required_text("data/custom_id", &data["custom_id"], 1..=100);
    form.required_text("data/title", &data["title"], 1..=45);
    let components = form.list("data/components", &data["components"], 5);
    if components.is_empty() {
        form.refuse("data/components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
    }
    let mut custom_ids = BTreeSet::new();
    for (at, component) in components.iter().enumerate() {
        let path = format!("data/components/{at}");
        match number(component, "type") {
            Some(kind::ROW) => {
                let path = format!("{path}/components");
                match form.list(&path, &component["components"], 1) {
                    [input] => check_input(&mut form, &format!("{path}/0"), input, true, &mut custom_ids),
                    _ => form.refuse(&path, "BASE_TYPE_BAD_LENGTH", "Must be 1 in length."),
                }
            }
            Some(LABEL) => {
                form.required_text(&format!("{path}/label"), &component["label"], 1..=45);
                form.text(&format!("{path}/description"), &component["description"], 0..=100);
                let (input, path) = (&component["component"], format!("{path}/component"));
                if is_select(input) {
                    check_custom_id(&mut form, &path, input, &mut custom_ids);
                    check_select(&mut form, &path, input, emojis);
                } else if let Some(what) = not_played(input) {
                    form.not_played(what);
                } else {
                    check_input(&mut form, &path, input, false, &mut custom_ids);
                }
            }
            Some(kind::TEXT) => {
                form.required_text(&format!("{path}/content"), &component["content"], 1..=4000);
            }
            _ => form.choice(&format!("{path}/type"), &[kind::ROW, kind::TEXT, LABEL]),
        }
    }
    form.finish()
}

/// The inputs and menus of a modal, in order.
pub(crate) fn inputs(modal: &Value) -> Vec<&Value> {
    let components = modal["components"].as_array().into_iter().flatten();
    let components = components.filter(|component| number(component, "type") != Some(kind::TEXT));
    components
        .map(|component| match &component["component"] {
            Value::Object(_) => &component["component"],
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                &component["components"][0]
            }
        })
        .collect()
}

/// What a label may hold in Discord and not here.
fn not_played(input: &Value) -> Option<&'static str> {
    match number(input, "type")? {
        19 => Some("files in forms"),
        21 => Some("radio groups in forms"),
        22 | 23 => Some("checkboxes in forms"),
        _ => None,
    }
}

fn check_custom_id(form: &mut Form, path: &str, input: &Value, custom_ids: &mut BTreeSet<String>) {
    let path = format!("{path}/custom_id");
    let custom_id = form.required_text(&path, &input["custom_id"], 1..=100);
    if custom_id.is_some_and(|custom_id| !custom_ids.insert(custom_id.to_owned())) {
        let message = "Component custom id cannot be duplicated";
        form.refuse(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

fn check_input(
    form: &mut Form,
    path: &str,
    input: &Value,
    labelled: bool,
    custom_ids: &mut BTreeSet<String>,
) {
    if number(input, "type") != Some(kind::TEXT_INPUT) {
        form.choice(&format!("{path}/type"), &[kind::TEXT_INPUT]);
        return;
    }
    check_custom_id(form, path, input, custom_ids);
    if labelled {
        form.required_text(&format!("{path}/label"), &input["label"], 1..=45);
    }
    if !matches!(number(input, "style"), Some(1 | 2)) {
        form.choice(&format!("{path}/style"), &[1, 2]);
    }
    form.text(&format!("{path}/placeholder"), &input["placeholder"], 0..=100);
    form.text(&format!("{path}/value"), &input["value"], 0..=4000);
    let min = form.integer(&format!("{path}/min_length"), &input["min_length"], 0..=4000).unwrap_or(0);
    let max = form.integer(&format!("{path}/max_length"), &input["max_length"], 1..=4000).unwrap_or(4000);
    if min > max {
        let message = "min_length must be less than or equal to max_length";
        form.refuse(&format!("{path}/min_length"), "TEXT_INPUT_COMPONENT_INVALID_RANGE", message);
    }
}
