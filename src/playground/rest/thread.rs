//! Starting threads.

use std::collections::BTreeSet;

use serde_json::Value;

use super::channel::{self, ARCHIVE_MIN, seen};
use super::reply::Reply;
use crate::playground::check::form::{Form, not_among, whole};
use crate::playground::error::ApiError;
use crate::playground::id::Id;
use crate::playground::object;
use crate::playground::permission::Permissions;
use crate::playground::world::World;
use crate::playground::world::channel::{Channel, Place, Thread};
use crate::playground::world::message::flag;

/// The type of a public thread.
const PUBLIC: i64 = 11;
/// The type of a private thread.
const PRIVATE: i64 = 12;

/// Starts a thread from a message, whose id it takes over.
pub(super) fn start_from(
    world: &mut World,
    channel: Id,
    message: Id,
    body: &Value,
) -> Result<Reply, ApiError> {
    let place = check(world, channel, Permissions::CREATE_PUBLIC_THREADS)?;
    let source = place.messages.get(&message).filter(|source| source.only_for.is_none());
    let source = source.ok_or(ApiError::UnknownMessage)?.clone();
    if source.flags & flag::HAS_THREAD != 0 {
        return Err(ApiError::ThreadExists);
    }
    let thread = thread(world, channel, body, false)?;
    world.start_thread_from(source, thread);
    created(world, message)
}

/// Starts a thread without a message; unless it says otherwise a private one.
pub(super) fn start(world: &mut World, channel: Id, body: &Value) -> Result<Reply, ApiError> {
    let kind = if body["type"].is_null() { Some(PRIVATE) } else { whole(&body["type"]) };
    let (private, needed) = match kind {
        Some(PUBLIC) => (false, Permissions::CREATE_PUBLIC_THREADS),
        Some(PRIVATE) => (true, Permissions::CREATE_PRIVATE_THREADS),
        _ => return Err(not_among("type", &[PUBLIC, PRIVATE])),
    };
    check(world, channel, needed)?;
    let thread = thread(world, channel, body, private)?;
    let id = world.start_thread(thread);
    created(world, id)
}

/// The channel, if threads may be started there.
fn check(world: &World, channel: Id, needed: Permissions) -> Result<&Channel, ApiError> {
    let permissions = channel::permissions(world, channel)?;
    let place = seen(world, channel)?;
    if !matches!(place.place, Place::Text(_)) {
        return Err(ApiError::NotInThisChannel);
    }
    if permissions.contains(needed) { Ok(place) } else { Err(ApiError::MissingPermissions) }
}

/// The thread that a body asks for.
fn thread(world: &World, parent: Id, body: &Value, private: bool) -> Result<Thread, ApiError> {
    let mut form = Form::default();
    let name = form.required_text("name", &body["name"], 1..=100).unwrap_or_default().to_owned();
    let archive_min = form.integer("auto_archive_duration", &body["auto_archive_duration"], 0..=i64::MAX);
    let archive_min = archive_min.unwrap_or(4320);
    if !ARCHIVE_MIN.contains(&archive_min) {
        form.choice("auto_archive_duration", &ARCHIVE_MIN);
    }
    let slowmode_s =
        form.integer("rate_limit_per_user", &body["rate_limit_per_user"], 0..=21600).unwrap_or(0);
    form.finish()?;
    let now = world.now();
    Ok(Thread {
        name,
        parent,
        owner: world.bot,
        private,
        archived: false,
        locked: false,
        archive_changed_at: now,
        auto_archive_min: archive_min.unsigned_abs(),
        slowmode_s: slowmode_s.unsigned_abs(),
        members: BTreeSet::from([world.bot]),
        total_sent: 0,
        created_at: now,
    })
}

/// Answers with a new thread.
fn created(world: &World, id: Id) -> Result<Reply, ApiError> {
    let thread = seen(world, id)?;
    Ok(Reply::created(object::channel::channel(world, thread)))
}
