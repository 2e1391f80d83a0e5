//! Message components: rows, buttons, selects, and those of the second version.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::embed::without_nulls;
use super::form::{Form, whole};
use crate::id::Id;
use crate::world::emoji::Emojis;

/// Rows at the top of a message of the first version.
const MAX_ROWS: usize = 5;
/// Components of a message of the second version, nested ones included.
const MAX_V2: usize = 40;

/// The components' types in the API.
pub(crate) mod kind {
    pub(crate) const ROW: i64 = 1;
    pub(crate) const BUTTON: i64 = 2;
    pub(crate) const STRING_SELECT: i64 = 3;
    pub(crate) const TEXT_INPUT: i64 = 4;
    pub(crate) const USER_SELECT: i64 = 5;
    pub(crate) const ROLE_SELECT: i64 = 6;
    pub(crate) const MENTIONABLE_SELECT: i64 = 7;
    pub(crate) const LAST_SELECT: i64 = 8;
    pub(crate) const TEXT: i64 = 10;
    pub(crate) const SEPARATOR: i64 = 14;
}

/// Checks a select of a form, whose custom id has been checked.
pub(super) fn check_select(form: &mut Form, path: &str, select: &Value, emojis: &Emojis) {
    let (custom_ids, ids) = (BTreeSet::new(), BTreeSet::new());
    Seen { form, v2: true, emojis, custom_ids, ids, count: 0 }.select(path, select);
}

/// Whether it is a menu, of whatever.
pub(crate) fn is_select(component: &Value) -> bool {
    matches!(number(component, "type"), Some(kind::STRING_SELECT | kind::USER_SELECT..=kind::LAST_SELECT))
}

/// What has been seen of one message's components.
struct Seen<'a> {
    form: &'a mut Form,
    v2: bool,
    emojis: &'a Emojis,
    custom_ids: BTreeSet<String>,
    ids: BTreeSet<i64>,
    count: usize,
}

/// Checks the components at `path` and returns them as Discord stores them: each with an `id`.
pub(super) fn check(form: &mut Form, path: &str, value: &Value, v2: bool, emojis: &Emojis) -> Vec<Value> {
    let top = form.list(path, value, if v2 { MAX_V2 } else { MAX_ROWS });
    let mut seen = Seen { form, v2, emojis, custom_ids: BTreeSet::new(), ids: BTreeSet::new(), count: 0 };
    for (at, component) in top.iter().enumerate() {
        let path = format!("{path}/{at}");
        if !v2 && number(component, "type") != Some(kind::ROW) {
            seen.form.choice(&format!("{path}/type"), &[kind::ROW]);
        } else {
            seen.component(&path, component);
        }
    }
    if v2 && seen.count > MAX_V2 {
        let message = format!("Must be {MAX_V2} or fewer in length.");
        seen.form.refuse(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message);
    }
    let mut stored: Vec<Value> = top.iter().map(without_nulls).collect();
    let mut next = 0;
    stored.iter_mut().for_each(|component| complete(component, &seen.ids, &mut next));
    stored
}

impl Seen<'_> {
    fn component(&mut self, path: &str, component: &Value) {
        self.count += 1;
        if let Some(id) = number(component, "id").filter(|id| *id != 0)
            && !self.ids.insert(id)
        {
            let message = "Component id cannot be duplicated";
            self.form.refuse(&format!("{path}/id"), "COMPONENT_ID_DUPLICATED", message);
        }
        self.custom_id(path, component);
        match number(component, "type") {
            Some(kind::ROW) => self.row(path, component),
            Some(kind::BUTTON) => self.button(path, component),
            _ if is_select(component) => self.select(path, component),
            Some(kind::TEXT) if self.v2 => {
                self.form.required_text(&format!("{path}/content"), &component["content"], 1..=4000);
            }
            Some(kind::SEPARATOR) if self.v2 => self.separator(path, component),
            // Sections, thumbnails, galleries, files and containers.
            Some(9 | 11..=13 | 17) if self.v2 => self.nested(path, component),
            _ => {
                let message = "This component type cannot be used here.";
                self.form.refuse(&format!("{path}/type"), "BASE_TYPE_CHOICES", message);
            }
        }
    }

    fn custom_id(&mut self, path: &str, component: &Value) {
        let path = format!("{path}/custom_id");
        if let Some(custom_id) = self.form.text(&path, &component["custom_id"], 1..=100)
            && !self.custom_ids.insert(custom_id.to_owned())
        {
            let message = "Component custom id cannot be duplicated";
            self.form.refuse(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }

    fn row(&mut self, path: &str, row: &Value) {
        let path = format!("{path}/components");
        let inside = self.form.list(&path, &row["components"], 5);
        if inside.is_empty() {
            self.form.refuse(&path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
        }
        if inside.len() > 1 && inside.iter().any(is_select) {
            let message = "The specified component exceeds the maximum width";
            self.form.refuse(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
        }
        for (at, component) in inside.iter().enumerate() {
            if is_select(component) || number(component, "type") == Some(kind::BUTTON) {
                self.component(&format!("{path}/{at}"), component);
            } else {
                self.form.choice(&format!("{path}/{at}/type"), &[2, 3, 5, 6, 7, 8]);
            }
        }
    }

    fn button(&mut self, path: &str, button: &Value) {
        self.form.text(&format!("{path}/label"), &button["label"], 0..=80);
        self.emoji(path, button);
        let has = |key: &str| button.get(key).is_some_and(|value| !value.is_null() && value != "");
        let style = number(button, "style");
        match style {
            Some(1..=4) if !has("custom_id") => {
                let code = "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED";
                self.form.refuse(&format!("{path}/custom_id"), code, "A custom id is required");
            }
            Some(1..=4) if has("url") => self.refuse_custom_id_and_url(path),
            Some(1..=4) => {}
            Some(5) => {
                if has("custom_id") {
                    self.refuse_custom_id_and_url(path);
                }
                let path = format!("{path}/url");
                if has("url") {
                    self.form.url(&path, &button["url"], &["http", "https", "discord"], 512);
                } else {
                    self.form.refuse(&path, "BUTTON_COMPONENT_URL_REQUIRED", "A url is required");
                }
            }
            Some(6) if has("sku_id") => self.form.not_played("premium buttons"),
            Some(6) => self.form.required(&format!("{path}/sku_id")),
            _ => self.form.choice(&format!("{path}/style"), &[1, 2, 3, 4, 5, 6]),
        }
        if style != Some(6) && !has("label") && !has("emoji") {
            let message = "A label or emoji is required";
            self.form.refuse(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
        }
    }

    fn refuse_custom_id_and_url(&mut self, path: &str) {
        let message = "A custom id and url cannot both be specified";
        self.form.refuse(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
    }

    /// A character that everybody has, by its name, or an emoji that the bot may use, by its id.
    fn emoji(&mut self, path: &str, within: &Value) {
        let emoji = &within["emoji"];
        if emoji.is_null() {
            return;
        }
        let (is_known, at) = match (&emoji["id"], emoji["name"].as_str()) {
            (Value::Null, name) => (name.is_some_and(|name| !name.is_empty() && !name.is_ascii()), "name"),
            (id, _) => (Id::from_json(id).is_some_and(|id| self.emojis.contains_key(&id)), "id"),
        };
        if !is_known {
            let path = format!("{path}/emoji/{at}");
            self.form.refuse(&path, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    }

    fn select(&mut self, path: &str, select: &Value) {
        if select["custom_id"].is_null() {
            self.form.required(&format!("{path}/custom_id"));
        }
        self.form.text(&format!("{path}/placeholder"), &select["placeholder"], 0..=150);
        let min =
            self.form.integer(&format!("{path}/min_values"), &select["min_values"], 0..=25).unwrap_or(1);
        let max =
            self.form.integer(&format!("{path}/max_values"), &select["max_values"], 1..=25).unwrap_or(1);
        if min > max {
            let message = "min_values must be less than or equal to max_values";
            self.form.refuse(&format!("{path}/min_values"), "SELECT_COMPONENT_INVALID_RANGE", message);
        }
        if number(select, "type") == Some(kind::STRING_SELECT) {
            self.options(&format!("{path}/options"), &select["options"], max);
        }
    }

    fn options(&mut self, path: &str, value: &Value, max: i64) {
        let options = self.form.list(path, value, 25);
        if options.is_empty() {
            self.form.refuse(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.");
        } else if i64::try_from(options.len()).is_ok_and(|count| max > count) {
            self.form.refuse(path, "SELECT_COMPONENT_MAX_VALUES", "max_values exceeds the number of options");
        }
        let (mut values, mut defaults) = (BTreeSet::new(), 0);
        for (at, option) in options.iter().enumerate() {
            let path = format!("{path}/{at}");
            self.form.required_text(&format!("{path}/label"), &option["label"], 1..=100);
            self.form.text(&format!("{path}/description"), &option["description"], 0..=100);
            self.emoji(&path, option);
            let value = self.form.required_text(&format!("{path}/value"), &option["value"], 1..=100);
            if value.is_some_and(|value| !values.insert(value)) {
                let code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
                let message = "The specified option value is already used";
                self.form.refuse(&format!("{path}/value"), code, message);
            }
            defaults += i64::from(option["default"] == true);
        }
        if defaults > max {
            let message = "The number of default options exceeds max_values";
            self.form.refuse(path, "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message);
        }
    }

    fn separator(&mut self, path: &str, separator: &Value) {
        let spacing = &separator["spacing"];
        if !spacing.is_null() && !matches!(number(separator, "spacing"), Some(1 | 2)) {
            self.form.choice(&format!("{path}/spacing"), &[1, 2]);
        }
        if !matches!(separator["divider"], Value::Null | Value::Bool(_)) {
            let message = "Must be either true or false.";
            self.form.refuse(&format!("{path}/divider"), "BOOLEAN_TYPE_CONVERT", message);
        }
    }

    fn nested(&mut self, path: &str, component: &Value) {
        let list = format!("{path}/components");
        for (at, inner) in self.form.list(&list, &component["components"], MAX_V2).iter().enumerate() {
            self.component(&format!("{list}/{at}"), inner);
        }
        if component["accessory"].is_object() {
            self.component(&format!("{path}/accessory"), &component["accessory"]);
        }
    }
}

/// A component's number of that name.
pub(crate) fn number(component: &Value, key: &str) -> Option<i64> {
    whole(&component[key])
}

/// Adds to a component and those in it what Discord adds: an id, and a select's defaults.
fn complete(component: &mut Value, taken: &BTreeSet<i64>, next: &mut i64) {
    let Some(fields) = component.as_object_mut() else { return };
    if fields.get("id").and_then(Value::as_i64).is_none_or(|id| id == 0) {
        *next += 1;
        while taken.contains(next) {
            *next += 1;
        }
        fields.insert("id".to_owned(), json!(*next));
    }
    let this = fields.get("type").and_then(whole);
    if this == Some(kind::SEPARATOR) {
        fields.entry("spacing").or_insert(json!(1));
        fields.entry("divider").or_insert(json!(true));
    }
    if matches!(this, Some(3 | 5..=8)) {
        fields.entry("min_values").or_insert(json!(1));
        fields.entry("max_values").or_insert(json!(1));
    }
    for key in ["components", "accessory"] {
        match fields.get_mut(key) {
            Some(Value::Array(inside)) => inside.iter_mut().for_each(|inner| complete(inner, taken, next)),
            Some(inner @ Value::Object(_)) => complete(inner, taken, next),
            Some(_) | None => {}
        }
    }
}
