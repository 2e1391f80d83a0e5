//! Embeds: their limits, and the form in which Discord gives them back.

use serde_json::{Value, json};

use super::form::{Form, length};

const MAX_EMBEDS: usize = 10;
/// Characters over all embeds of a message.
const MAX_TOTAL: usize = 6000;

/// Checks the embeds at `path` and returns them as Discord stores them.
pub(super) fn check(form: &mut Form, path: &str, value: &Value) -> Vec<Value> {
    let embeds = form.list(path, value, MAX_EMBEDS);
    let mut total = 0;
    for (at, embed) in embeds.iter().enumerate() {
        let path = format!("{path}/{at}");
        if !embed.is_object() {
            form.refuse(&path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
            continue;
        }
        check_one(form, &path, embed);
        total += characters(embed);
    }
    if total > MAX_TOTAL {
        form.refuse(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
    embeds.iter().filter(|embed| embed.is_object()).map(stored).collect()
}

fn check_one(form: &mut Form, path: &str, embed: &Value) {
    form.text(&format!("{path}/title"), &embed["title"], 0..=256);
    form.text(&format!("{path}/description"), &embed["description"], 0..=4096);
    form.url(&format!("{path}/url"), &embed["url"], &["http", "https"], 2048);
    form.integer(&format!("{path}/color"), &embed["color"], 0..=0x00ff_ffff);
    form.text(&format!("{path}/footer/text"), &embed["footer"]["text"], 1..=2048);
    form.text(&format!("{path}/author/name"), &embed["author"]["name"], 1..=256);
    let shown = ["http", "https", "attachment"];
    for part in ["image", "thumbnail"] {
        form.url(&format!("{path}/{part}/url"), &embed[part]["url"], &shown, 2048);
    }
    for part in ["author", "footer"] {
        form.url(&format!("{path}/{part}/icon_url"), &embed[part]["icon_url"], &shown, 2048);
    }
    for (at, field) in form.list(&format!("{path}/fields"), &embed["fields"], 25).iter().enumerate() {
        form.required_text(&format!("{path}/fields/{at}/name"), &field["name"], 1..=256);
        form.required_text(&format!("{path}/fields/{at}/value"), &field["value"], 1..=1024);
    }
    let parts = ["title", "description", "fields", "image", "thumbnail", "author", "footer", "video"];
    let blank = |value: &Value| value.is_null() || value == "" || value.as_array().is_some_and(Vec::is_empty);
    if parts.iter().all(|part| blank(&embed[*part])) {
        form.required(&format!("{path}/description"));
    }
}

/// The characters that count toward the total.
fn characters(embed: &Value) -> usize {
    let fields = embed["fields"].as_array().into_iter().flatten();
    let in_fields: usize = fields.map(|field| length(&field["name"]) + length(&field["value"])).sum();
    in_fields
        + length(&embed["title"])
        + length(&embed["description"])
        + length(&embed["footer"]["text"])
        + length(&embed["author"]["name"])
}

/// Without what is unset, and with what Discord adds.
fn stored(embed: &Value) -> Value {
    let mut embed = without_nulls(embed);
    embed["type"] = json!("rich");
    for field in embed.get_mut("fields").and_then(Value::as_array_mut).into_iter().flatten() {
        if field.get("inline").is_none() {
            field["inline"] = json!(false);
        }
    }
    embed
}

/// A copy without the keys whose value is null.
pub(super) fn without_nulls(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let set = fields.iter().filter(|(_, value)| !value.is_null());
            set.map(|(key, value)| (key.clone(), without_nulls(value))).collect()
        }
        Value::Array(items) => items.iter().map(without_nulls).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}
