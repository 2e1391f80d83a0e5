//! Pinned messages, and deleting many messages at once.

use serde_json::{Value, json};

use super::channel::{self, entered};
use super::message::public;
use super::reply::Reply;
use super::request::ApiRequest;
use crate::check::form::refusal;
use crate::clock::{Millis, iso8601};
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::object;
use crate::permission::Permissions;
use crate::world::World;
use crate::world::message::Message;

/// How many messages of a channel may be pinned.
const MOST: usize = 250;
/// How many are listed at once.
const PAGE: usize = 50;
/// The age, in milliseconds, up to which messages can be deleted many at once: two weeks.
const BULK_MS: Millis = 14 * 24 * 60 * 60 * 1000;

/// Those that are pinned, the last one first, by which all are read in pages.
pub(super) fn list(world: &World, channel: Id, request: &ApiRequest) -> ApiResult<Reply> {
    let limit = request.limit(PAGE, PAGE, "int value should be less than or equal to 50.")?;
    let before = request.parameter("before").unwrap_or("9").to_owned();
    let older: Vec<(Millis, &Message)> =
        pinned(world, channel)?.into_iter().filter(|(at, _)| iso8601(*at) < before).collect();
    let items: Vec<Value> = older
        .iter()
        .take(limit)
        .map(|(at, one)| json!({"pinned_at": iso8601(*at), "message": object::message::message(world, one)}))
        .collect();
    Ok(Reply::ok(json!({"items": items, "has_more": older.len() > limit})))
}

/// The same as older clients ask for it: the last fifty.
pub(super) fn list_old(world: &World, channel: Id) -> ApiResult<Reply> {
    let newest = pinned(world, channel)?.into_iter().take(PAGE);
    Ok(Reply::ok(newest.map(|(_, message)| object::message::message(world, message)).collect()))
}

fn pinned(world: &World, channel: Id) -> ApiResult<Vec<(Millis, &Message)>> {
    let place = entered(world, channel)?;
    if !channel::permissions(world, channel)?.contains(Permissions::READ_MESSAGE_HISTORY) {
        return Ok(Vec::new());
    }
    let all = place.messages.values().filter_map(|message| Some((message.pinned_at?, message)));
    let mut all: Vec<_> = all.collect();
    all.sort_by_key(|(at, message)| std::cmp::Reverse((*at, message.id)));
    Ok(all)
}

pub(super) fn pin(world: &mut World, channel: Id, message: Id) -> ApiResult<Reply> {
    if changeable(world, channel, message)?.kind.is_of_the_system() {
        return Err(ApiError::SYSTEM_MESSAGE);
    }
    let count = world.channels[&channel].messages.values().filter(|one| one.pinned_at.is_some()).count();
    if count >= MOST {
        return Err(ApiError::TOO_MANY_PINS);
    }
    world.pin(channel, message);
    Ok(Reply::done())
}

pub(super) fn unpin(world: &mut World, channel: Id, message: Id) -> ApiResult<Reply> {
    changeable(world, channel, message)?;
    world.unpin(channel, message);
    Ok(Reply::done())
}

/// A message that the bot may pin.
fn changeable(world: &World, channel: Id, message: Id) -> ApiResult<&Message> {
    let found = public(world, channel, message)?;
    let place = entered(world, channel)?;
    if !place.is_dm() {
        channel::permissions(world, channel)?.require(Permissions::PIN_MESSAGES)?;
    }
    channel::require_awake(place)?;
    Ok(found)
}

/// Deletes many messages at once: those of them that there are, but none if one is too old.
pub(super) fn delete_many(world: &mut World, channel: Id, body: &Value) -> ApiResult<Reply> {
    let place = entered(world, channel)?;
    if place.is_dm() {
        return Err(ApiError::NOT_IN_DMS);
    }
    let needed = Permissions::MANAGE_MESSAGES | Permissions::READ_MESSAGE_HISTORY;
    channel::permissions(world, channel)?.require(needed)?;
    let given = body["messages"].as_array().map_or(&[][..], Vec::as_slice);
    if !(2..=100).contains(&given.len()) {
        let message = "Must be between 2 and 100 in length.";
        return Err(refusal("messages", "BASE_TYPE_BAD_LENGTH", message));
    }
    let ids: Option<Vec<Id>> = given.iter().map(Id::from_json).collect();
    let ids = ids.ok_or_else(|| refusal("messages", "NUMBER_TYPE_COERCE", "Value is not snowflake."))?;
    if ids.iter().any(|id| world.now() - id.made_at() > BULK_MS) {
        return Err(ApiError::TOO_OLD_TO_DELETE);
    }
    world.delete_messages(channel, &ids);
    Ok(Reply::done())
}
