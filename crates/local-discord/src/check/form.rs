//! A form under check: it collects what is wrong, field by field.
//!
//! A field is named by its path, such as `embeds/0/title`. Null counts as absent.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use crate::error::{ApiError, ApiResult};

/// The code for a value that is none of those allowed.
const CHOICES: &str = "BASE_TYPE_CHOICES";

/// What is wrong with a body so far.
#[derive(Debug, Default)]
pub(crate) struct Form {
    errors: Map<String, Value>,
    /// What the body asks for that Discord has and the local Discord does not play.
    not_played: Option<String>,
}

impl Form {
    /// Refuses the field at `path`; an empty path means the whole body. Discord tells of a field either that it is
    /// wrong itself or what is wrong inside it, so what was found first stays alone.
    pub(crate) fn refuse(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut at = &mut self.errors;
        for key in path.split('/').filter(|key| !key.is_empty()) {
            if at.contains_key("_errors") {
                return;
            }
            let inner = at.entry(key).or_insert_with(|| json!({}));
            match inner {
                Value::Object(fields) => at = fields,
                // Only objects are ever put in, except under `_errors`, which is no field's name.
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
                    return;
                }
            }
        }
        if !at.is_empty() && !at.contains_key("_errors") {
            return;
        }
        let list = at.entry("_errors").or_insert_with(|| json!([]));
        if let Some(list) = list.as_array_mut() {
            list.push(json!({"code": code, "message": message.into()}));
        }
    }

    /// The refusal that everything wrong so far amounts to.
    pub(crate) fn finish(self) -> ApiResult<()> {
        if !self.errors.is_empty() {
            return Err(ApiError::InvalidForm(Value::Object(self.errors)));
        }
        self.not_played.map_or(Ok(()), |what| Err(ApiError::NotPlayed(what)))
    }

    /// Notes that the body asks for these, such as polls, which are not played. What Discord itself would refuse is
    /// told first.
    pub(crate) fn not_played(&mut self, what: impl Into<String>) {
        self.not_played.get_or_insert(what.into());
    }

    /// Refuses a field that is missing although it must be there.
    pub(crate) fn required(&mut self, path: &str) {
        self.refuse(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Reads a text whose length in characters lies in `length`.
    pub(crate) fn text<'a>(
        &mut self,
        path: &str,
        value: &'a Value,
        length: RangeInclusive<usize>,
    ) -> Option<&'a str> {
        if value.is_null() {
            return None;
        }
        let Some(text) = value.as_str() else {
            self.refuse(path, "STRING_TYPE_CONVERT", format!("Could not interpret \"{value}\" as string."));
            return None;
        };
        let count = text.chars().count();
        let (min, max) = (*length.start(), *length.end());
        if count == 0 && min > 0 {
            self.required(path);
        } else if !length.contains(&count) && min > 1 {
            self.refuse(path, "BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length."));
        } else if count > max {
            self.refuse(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        }
        Some(text)
    }

    /// Like [`Form::text`], but it must be there.
    pub(crate) fn required_text<'a>(
        &mut self,
        path: &str,
        value: &'a Value,
        length: RangeInclusive<usize>,
    ) -> Option<&'a str> {
        if value.is_null() {
            self.required(path);
        }
        self.text(path, value, length)
    }

    /// Reads a list of at most `max` items; a missing one is empty.
    pub(crate) fn list<'a>(&mut self, path: &str, value: &'a Value, max: usize) -> &'a [Value] {
        if value.is_null() {
            return &[];
        }
        let Some(list) = value.as_array() else {
            self.refuse(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
            return &[];
        };
        if list.len() > max {
            self.refuse(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        }
        list
    }

    /// Reads a whole number in `range`; Discord takes `8`, `8.0` and `"8"`.
    pub(crate) fn integer(&mut self, path: &str, value: &Value, range: RangeInclusive<i64>) -> Option<i64> {
        if value.is_null() {
            return None;
        }
        let Some(number) = whole(value) else {
            self.refuse(path, "NUMBER_TYPE_COERCE", format!("Value \"{value}\" is not int."));
            return None;
        };
        if number < *range.start() {
            let message = format!("int value should be greater than or equal to {}.", range.start());
            self.refuse(path, "NUMBER_TYPE_MIN", message);
        } else if number > *range.end() {
            let message = format!("int value should be less than or equal to {}.", range.end());
            self.refuse(path, "NUMBER_TYPE_MAX", message);
        }
        Some(number)
    }

    /// Reads an address with one of these schemes.
    pub(crate) fn url(&mut self, path: &str, value: &Value, schemes: &[&str], max: usize) {
        let Some(url) = self.text(path, value, 0..=max) else { return };
        let scheme = url.split_once("://").map_or("", |(scheme, _)| scheme);
        if !schemes.contains(&scheme) {
            let message = format!("Scheme \"{scheme}\" is not supported. Scheme must be one of {schemes:?}.");
            self.refuse(path, "URL_TYPE_INVALID_SCHEME", message);
        }
    }

    /// Refuses a value that is none of those allowed.
    pub(crate) fn choice(&mut self, path: &str, allowed: &[i64]) {
        self.refuse(path, CHOICES, format!("Value must be one of {allowed:?}."));
    }
}

/// The refusal of a body for one field alone.
pub(crate) fn refusal(path: &str, code: &str, message: impl Into<String>) -> ApiError {
    let mut form = Form::default();
    form.refuse(path, code, message);
    ApiError::InvalidForm(Value::Object(form.errors))
}

/// The refusal of a value that is none of those allowed.
pub(crate) fn not_among(path: &str, allowed: &[i64]) -> ApiError {
    refusal(path, CHOICES, format!("Value must be one of {allowed:?}."))
}

/// A whole number in any of the forms in which Discord takes one.
pub(crate) fn whole(value: &Value) -> Option<i64> {
    if let Some(text) = value.as_str() {
        return text.parse().ok();
    }
    #[expect(
        clippy::cast_possible_truncation,
        reason = "only numbers without a fraction, far inside the range"
    )]
    let rounded = |number: f64| (number.fract() == 0.0 && number.abs() < 9.1e15).then_some(number as i64);
    value.as_i64().or_else(|| value.as_f64().and_then(rounded))
}

/// The length in characters.
pub(crate) fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a form says after these fields were refused, each with its path as the code.
    #[track_caller]
    fn check(refused: &[&str], expected: &Value) {
        let mut form = Form::default();
        refused.iter().for_each(|path| form.refuse(path, path, ""));
        assert_eq!(form.finish(), Err(ApiError::InvalidForm(expected.clone())));
    }

    #[test]
    fn refusals_nest_by_field() {
        let error = |code| json!([{"code": code, "message": ""}]);
        check(&["a/0/b"], &json!({"a": {"0": {"b": {"_errors": error("a/0/b")}}}}));
        check(&["a", "b"], &json!({"a": {"_errors": error("a")}, "b": {"_errors": error("b")}}));
        check(&["a", "a/0"], &json!({"a": {"_errors": error("a")}}));
        check(&["a/0", "a"], &json!({"a": {"0": {"_errors": error("a/0")}}}));
        assert_eq!(Form::default().finish(), Ok(()));
    }

    #[test]
    fn numbers_come_in_several_forms() {
        let read = [json!(8), json!("8"), json!(8.0), json!(8.5), json!("x"), json!(null)]
            .map(|value| whole(&value));
        assert_eq!(read, [Some(8), Some(8), Some(8), None, None, None]);
    }
}
