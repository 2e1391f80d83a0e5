//! Registering commands.

use serde_json::{Value, json};

use super::reply::Reply;
use super::request::ApiRequest;
use super::route::Scope;
use crate::check;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::world::World;

/// Lists the commands of a scope, in the default language unless asked for all.
pub(super) fn list(world: &World, scope: Scope, request: &ApiRequest) -> ApiResult<Reply> {
    check_scope(world, scope)?;
    let mut commands: Value = world.commands_of(scope.guild).cloned().collect();
    if !request.is_set("with_localizations") {
        commands.as_array_mut().into_iter().flatten().for_each(remove_localizations);
    }
    Ok(Reply::ok(commands))
}

/// Takes the other languages out of a command, which a list has only on request.
fn remove_localizations(command: &mut Value) {
    let Some(fields) = command.as_object_mut() else { return };
    fields.retain(|key, _| !key.ends_with("_localizations"));
    for key in ["options", "choices"] {
        let inner = fields.get_mut(key).and_then(Value::as_array_mut).into_iter().flatten();
        inner.for_each(remove_localizations);
    }
}

/// Replaces the commands of a scope. One that had the same type and name before keeps its id.
pub(super) fn set(world: &mut World, scope: Scope, body: &Value) -> ApiResult<Reply> {
    check_scope(world, scope)?;
    let given = check::command::check_all(body)?;
    let fresh = given.iter().map(|command| stored(world, scope.guild, command)).collect();
    world.register(scope.guild, fresh);
    Ok(Reply::ok(world.commands_of(scope.guild).cloned().collect()))
}

/// A command as it is kept. One that had the same type and name before gives it its id.
pub(super) fn stored(world: &mut World, guild: Option<Id>, command: &Value) -> Value {
    let mut stored = complete(command);
    let same = |old: &&Value| old["name"] == stored["name"] && old["type"] == stored["type"];
    let old_id = world.commands_of(guild).find(same).map(|old| old["id"].clone());
    stored["id"] = old_id.unwrap_or_else(|| json!(world.next_id()));
    stored["application_id"] = json!(world.bot);
    stored["version"] = json!(world.next_id());
    if let Some(guild) = guild {
        stored["guild_id"] = json!(guild);
    } else {
        stored["contexts"] = command["contexts"].clone();
        stored["dm_permission"] = json!(command["dm_permission"] != false);
    }
    stored
}

pub(super) fn check_scope(world: &World, scope: Scope) -> ApiResult<()> {
    let is_in = |guild| guild == world.guild.id && world.bot_is_member();
    let may = scope.application == world.bot && scope.guild.is_none_or(is_in);
    if may { Ok(()) } else { Err(ApiError::MISSING_ACCESS) }
}

/// A command as Discord gives it back: with defaults, and without what is unset.
fn complete(command: &Value) -> Value {
    let permissions = &command["default_member_permissions"];
    let permissions = check::form::whole(permissions).map(|bits| bits.to_string());
    let mut stored = json!({
        "type": check::form::whole(&command["type"]).unwrap_or(1),
        "name": command["name"],
        "description": command["description"].as_str().unwrap_or_default(),
        "default_member_permissions": permissions,
        "nsfw": command["nsfw"] == true,
        "integration_types": command["integration_types"].as_array().cloned().unwrap_or_else(|| vec![json!(0)]),
    });
    for key in ["name_localizations", "description_localizations"] {
        if command[key].is_object() {
            stored[key] = command[key].clone();
        }
    }
    if let Some(options) = command["options"].as_array().filter(|options| !options.is_empty()) {
        stored["options"] = options.iter().map(complete_option).collect();
    }
    stored
}

fn complete_option(option: &Value) -> Value {
    let mut stored = option.clone();
    let Some(fields) = stored.as_object_mut() else { return stored };
    let empty = |value: &Value| {
        value.is_null() || *value == json!([]) || *value == json!({}) || *value == json!(false)
    };
    fields.retain(|_, value| !empty(value));
    for bound in ["type", "min_length", "max_length"] {
        if let Some(number) = fields.get(bound).and_then(check::form::whole) {
            fields.insert(bound.to_owned(), json!(number));
        }
    }
    if fields.get("type").and_then(Value::as_i64) == Some(4) {
        for bound in ["min_value", "max_value"] {
            if let Some(number) = fields.get(bound).and_then(check::form::whole) {
                fields.insert(bound.to_owned(), json!(number));
            }
        }
    }
    if let Some(inner) = fields.get_mut("options").and_then(Value::as_array_mut) {
        *inner = inner.iter().map(complete_option).collect();
    }
    stored
}
