//! One command of a scope: made, read, changed and deleted by itself.

use serde_json::{Map, Value, json};

use super::command::{check_scope, stored};
use super::reply::Reply;
use super::route::Scope;
use crate::check;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::world::World;

/// Makes a command, or replaces the one that has the same type and name.
pub(super) fn make(world: &mut World, scope: Scope, body: &Value) -> ApiResult<Reply> {
    check_scope(world, scope)?;
    let guild = scope.guild;
    let made = stored(world, guild, body);
    let is_new = world.commands_of(guild).all(|old| old["id"] != made["id"]);
    put(world, guild, body, made.clone())?;
    Ok(if is_new { Reply::created(made) } else { Reply::ok(made) })
}

pub(super) fn read(world: &World, scope: Scope, command: Id) -> ApiResult<Reply> {
    check_scope(world, scope)?;
    Ok(Reply::ok(find(world, scope.guild, command)?.clone()))
}

/// Changes what the body names, and leaves the rest.
pub(super) fn edit(world: &mut World, scope: Scope, command: Id, body: &Value) -> ApiResult<Reply> {
    check_scope(world, scope)?;
    let guild = scope.guild;
    let mut whole = find(world, guild, command)?.clone();
    if let (Some(fields), Some(changes)) = (whole.as_object_mut(), body.as_object()) {
        // Which kind of command it is stays.
        let changes = changes.iter().filter(|(key, _)| !matches!(key.as_str(), "id" | "type"));
        fields.extend(changes.map(|(key, value)| (key.clone(), value.clone())).collect::<Map<_, _>>());
    }
    let mut edited = stored(world, guild, &whole);
    edited["id"] = json!(command);
    put(world, guild, &whole, edited.clone())?;
    Ok(Reply::ok(edited))
}

pub(super) fn delete(world: &mut World, scope: Scope, command: Id) -> ApiResult<Reply> {
    check_scope(world, scope)?;
    let guild = scope.guild;
    find(world, guild, command)?;
    let others = world.commands_of(guild).filter(|old| old["id"] != json!(command)).cloned().collect();
    world.register(guild, others);
    Ok(Reply::done())
}

/// Puts a command where the one of its id is, or behind all others; unless what it is made of will not do, or another has
/// its name.
fn put(world: &mut World, guild: Option<Id>, given: &Value, command: Value) -> ApiResult<()> {
    let mut all: Vec<Value> = world.commands_of(guild).cloned().collect();
    let others = all.iter().filter(|old| old["id"] != command["id"]);
    check::command::check_one_more(given, others)?;
    match all.iter_mut().find(|old| old["id"] == command["id"]) {
        Some(old) => *old = command,
        None => all.push(command),
    }
    world.register(guild, all);
    Ok(())
}

fn find(world: &World, guild: Option<Id>, command: Id) -> ApiResult<&Value> {
    let id = json!(command);
    world.commands_of(guild).find(|known| known["id"] == id).ok_or(ApiError::UNKNOWN_COMMAND)
}
