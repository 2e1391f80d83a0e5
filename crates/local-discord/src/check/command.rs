//! Command definitions.

use std::collections::BTreeSet;

use serde_json::Value;

use super::form::{Form, length, whole};
use crate::error::{ApiError, ApiResult};
use crate::locale::Locale;

/// How many commands of each type one scope may have.
const COUNTS: [(i64, usize); 4] = [(1, 100), (2, 15), (3, 15), (4, 1)];
/// Characters of a command with all in it.
const MAX_CHARACTERS: usize = 8000;

const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;

/// Checks all commands of a scope, as a PUT brings them.
pub(crate) fn check_all(body: &Value) -> ApiResult<&[Value]> {
    let mut form = Form::default();
    let commands = form.list("", body, 131);
    let mut seen = BTreeSet::new();
    for (at, command) in commands.iter().enumerate() {
        let kind = kind_of(command);
        check_one(&mut form, &at.to_string(), command, kind);
        if !seen.insert((kind, command["name"].as_str())) {
            let message = "Application command names must be unique";
            form.refuse(&format!("{at}/name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    for (kind, max) in COUNTS {
        if count(commands, kind) > max {
            return Err(ApiError::TOO_MANY_COMMANDS);
        }
    }
    form.finish()?;
    Ok(commands)
}

/// Checks one command that comes to `others` of its scope, or in the place of one that is not among them.
pub(crate) fn check_one_more<'a>(
    command: &Value,
    others: impl Iterator<Item = &'a Value> + Clone,
) -> ApiResult<()> {
    let mut form = Form::default();
    let kind = kind_of(command);
    check_one(&mut form, "", command, kind);
    if others.clone().any(|other| kind_of(other) == kind && other["name"] == command["name"]) {
        let message = "Application command names must be unique";
        form.refuse("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
    }
    form.finish()?;
    let most = COUNTS.iter().find(|(counted, _)| *counted == kind).map_or(0, |(_, most)| *most);
    if count(others, kind) >= most { Err(ApiError::TOO_MANY_COMMANDS) } else { Ok(()) }
}

fn count<'a>(commands: impl IntoIterator<Item = &'a Value>, kind: i64) -> usize {
    commands.into_iter().filter(|command| kind_of(command) == kind).count()
}

fn kind_of(command: &Value) -> i64 {
    whole(&command["type"]).unwrap_or(1)
}

fn check_one(form: &mut Form, at: &str, command: &Value, kind: i64) {
    let path = |key: &str| format!("{at}/{key}");
    match kind {
        1 => {
            check_name(form, &path("name"), &command["name"]);
            form.required_text(&path("description"), &command["description"], 1..=100);
        }
        2 | 3 => {
            check_menu_name(form, &path("name"), &command["name"]);
            if length(&command["description"]) > 0 {
                let code = "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID";
                form.refuse(&path("description"), code, "Context menu commands cannot have description");
            }
            if command["options"].as_array().is_some_and(|options| !options.is_empty()) {
                let code = "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID";
                form.refuse(&path("options"), code, "Context menu commands cannot have options");
            }
        }
        4 => form.not_played("activities"),
        _ => form.choice(&path("type"), &[1, 2, 3, 4]),
    }
    let names: Check = if kind == 1 { check_name } else { check_menu_name };
    check_locales(form, &path("name_localizations"), &command["name_localizations"], names);
    let descriptions = &command["description_localizations"];
    check_locales(form, &path("description_localizations"), descriptions, check_description);
    check_places(form, &path("integration_types"), &path("contexts"), command);
    let permissions = &command["default_member_permissions"];
    if !permissions.is_null() && whole(permissions).is_none() {
        form.refuse(&path("default_member_permissions"), "NUMBER_TYPE_COERCE", "Value is not int.");
    }
    check_options(form, &path("options"), &command["options"], 0);
    if characters(command) > MAX_CHARACTERS {
        form.refuse(at, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
    }
}

/// Checks where a command can be used. Those for users alone are not played.
fn check_places(form: &mut Form, types: &str, contexts: &str, command: &Value) {
    let installed_for = numbers(form, types, &command["integration_types"], &[0, 1]);
    let used_in = numbers(form, contexts, &command["contexts"], &[0, 1, 2]);
    if !installed_for.contains(&0) || used_in == [2] {
        form.not_played("commands for users alone");
    }
}

/// Reads a list of at least one number, of which there are these. A missing one has all.
fn numbers(form: &mut Form, path: &str, value: &Value, all: &[i64]) -> Vec<i64> {
    if value.is_null() {
        return all.to_vec();
    }
    if value.as_array().is_some_and(Vec::is_empty) {
        let message = format!("Must be between 1 and {} in length.", all.len());
        form.refuse(path, "BASE_TYPE_BAD_LENGTH", message);
    }
    let mut numbers = Vec::new();
    for (at, number) in form.list(path, value, all.len()).iter().enumerate() {
        match whole(number).filter(|number| all.contains(number)) {
            Some(number) => numbers.push(number),
            None => form.choice(&format!("{path}/{at}"), all),
        }
    }
    numbers
}

/// How a text at a path is checked.
type Check = fn(&mut Form, &str, &Value);

/// Checks a user or message command's name.
fn check_menu_name(form: &mut Form, path: &str, value: &Value) {
    form.required_text(path, value, 1..=32);
}

fn check_description(form: &mut Form, path: &str, value: &Value) {
    form.text(path, value, 1..=100);
}

/// Checks a slash command's or option's name.
fn check_name(form: &mut Form, path: &str, value: &Value) {
    let Some(name) = form.required_text(path, value, 1..=32) else { return };
    // Marks belong to the letters of scripts such as Devanagari and Thai, which Discord names expressly.
    let mark = |c: char| matches!(c, '\u{900}'..='\u{97f}' | '\u{e01}'..='\u{e3a}' | '\u{e40}'..='\u{e4e}');
    let allowed = |c: char| matches!(c, '-' | '_' | '\'') || c.is_alphanumeric() || mark(c);
    if !name.chars().all(allowed) || name != name.to_lowercase() {
        let message = "Command name is invalid";
        form.refuse(path, "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

/// Checks the name of a choice, or of a suggestion, in all languages.
pub(crate) fn check_choice_name(form: &mut Form, path: &str, choice: &Value) {
    form.required_text(&format!("{path}/name"), &choice["name"], 1..=100);
    let names = &choice["name_localizations"];
    check_locales(form, &format!("{path}/name_localizations"), names, check_description);
}

fn check_locales(form: &mut Form, path: &str, value: &Value, check: Check) {
    for (locale, text) in value.as_object().into_iter().flatten() {
        let path = format!("{path}/{locale}");
        if Locale::parse(locale).is_none() {
            form.refuse(&path, "ENUM_TYPE_COERCE", format!("Value \"{locale}\" is not a valid enum value."));
        } else {
            check(form, &path, text);
        }
    }
}

fn check_options(form: &mut Form, path: &str, value: &Value, depth: usize) {
    let options = form.list(path, value, 25);
    let kind = |option: &Value| whole(&option["type"]).unwrap_or(0);
    let nests = |option: &&Value| matches!(kind(option), SUBCOMMAND | GROUP);
    if options.iter().any(|option| nests(&option)) && !options.iter().all(|option| nests(&option)) {
        let message =
            "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.refuse(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    let (mut names, mut optional) = (BTreeSet::new(), false);
    for (at, option) in options.iter().enumerate() {
        let path = format!("{path}/{at}");
        if !names.insert(option["name"].as_str()) {
            let message = "Option names must be unique";
            form.refuse(&format!("{path}/name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
        }
        let required = option["required"] == true;
        if required && optional {
            let message = "Required options must be placed before non-required options";
            form.refuse(&format!("{path}/required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional |= !required;
        check_option(form, &path, option, kind(option), depth);
    }
}

fn check_option(form: &mut Form, path: &str, option: &Value, kind: i64, depth: usize) {
    check_name(form, &format!("{path}/name"), &option["name"]);
    form.required_text(&format!("{path}/description"), &option["description"], 1..=100);
    check_locales(form, &format!("{path}/name_localizations"), &option["name_localizations"], check_name);
    let descriptions = &option["description_localizations"];
    check_locales(form, &format!("{path}/description_localizations"), descriptions, check_description);
    let too_deep = (kind == GROUP && depth > 0) || (kind == SUBCOMMAND && depth > 1);
    if too_deep || !(SUBCOMMAND..=11).contains(&kind) {
        let allowed: &[i64] = if depth == 0 { &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] } else { &[1, 3, 4, 5] };
        form.choice(&format!("{path}/type"), allowed);
        return;
    }
    check_choices(form, path, option, kind);
    form.integer(&format!("{path}/min_length"), &option["min_length"], 0..=6000);
    form.integer(&format!("{path}/max_length"), &option["max_length"], 1..=6000);
    let bounds = [("min_value", "max_value"), ("min_length", "max_length")];
    for (min, max) in bounds {
        if let (Some(low), Some(high)) = (option[min].as_f64(), option[max].as_f64())
            && low > high
        {
            let message = format!("{min} must be less than or equal to {max}");
            form.refuse(&format!("{path}/{min}"), "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID", message);
        }
    }
    check_options(form, &format!("{path}/options"), &option["options"], depth + 1);
}

fn check_choices(form: &mut Form, path: &str, option: &Value, kind: i64) {
    let choices = form.list(&format!("{path}/choices"), &option["choices"], 25);
    if !choices.is_empty() && option["autocomplete"] == true {
        let message = "Autocomplete cannot be used with choices";
        form.refuse(&format!("{path}/autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_AND_CHOICES", message);
    }
    if !choices.is_empty() && !matches!(kind, 3 | 4 | 10) {
        let message = "This option type cannot have choices";
        form.refuse(&format!("{path}/choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message);
    }
    for (at, choice) in choices.iter().enumerate() {
        let path = format!("{path}/choices/{at}");
        check_choice_name(form, &path, choice);
        if kind == 3 {
            form.required_text(&format!("{path}/value"), &choice["value"], 1..=100);
        }
    }
}

/// The characters that count toward a command's size: of each text the longest language, and the choices' values.
fn characters(command: &Value) -> usize {
    let longest = |key: &str| {
        let languages = command[format!("{key}_localizations").as_str()].as_object().into_iter().flatten();
        languages.map(|(_, text)| length(text)).chain([length(&command[key])]).max().unwrap_or(0)
    };
    let inner = |key: &str| command[key].as_array().into_iter().flatten().map(characters).sum::<usize>();
    longest("name") + longest("description") + length(&command["value"]) + inner("choices") + inner("options")
}
