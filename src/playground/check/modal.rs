//! Modals: the forms that a bot opens.

use std::collections::BTreeSet;

use serde_json::Value;

use super::component::{kind, number};
use super::form::Form;
use crate::playground::error::ApiError;

/// A label around an input, the newer way to write one.
const LABEL: i64 = 18;

/// Checks a modal. `data` is the callback's.
pub(crate) fn check(data: &Value) -> Result<(), ApiError> {
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
                let inside = form.list(&format!("{path}/components"), &component["components"], 1);
                match inside {
                    [input] => {
                        check_input(&mut form, &format!("{path}/components/0"), input, true, &mut custom_ids)
                    }
                    _ => form.refuse(
                        &format!("{path}/components"),
                        "BASE_TYPE_BAD_LENGTH",
                        "Must be 1 in length.",
                    ),
                }
            }
            Some(LABEL) => {
                form.required_text(&format!("{path}/label"), &component["label"], 1..=45);
                let input = &component["component"];
                check_input(&mut form, &format!("{path}/component"), input, false, &mut custom_ids);
            }
            _ => form.choice(&format!("{path}/type"), &[kind::ROW, LABEL]),
        }
    }
    form.finish()
}

/// The text inputs of a modal, in order.
pub(crate) fn inputs(modal: &Value) -> Vec<&Value> {
    let components = modal["components"].as_array().into_iter().flatten();
    components
        .map(|component| match &component["component"] {
            Value::Object(_) => &component["component"],
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                &component["components"][0]
            }
        })
        .collect()
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
    let custom_id = form.required_text(&format!("{path}/custom_id"), &input["custom_id"], 1..=100);
    if custom_id.is_some_and(|custom_id| !custom_ids.insert(custom_id.to_owned())) {
        let message = "Component custom id cannot be duplicated";
        form.refuse(&format!("{path}/custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
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
