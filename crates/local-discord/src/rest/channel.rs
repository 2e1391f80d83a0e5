//! Channels: reading, editing, deleting them, and opening DMs.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::reply::Reply;
use crate::check::form::Form;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::object;
use crate::permission::Permissions;
use crate::world::World;
use crate::world::channel::{Channel, GuildChannel, Place, Thread};

/// After how many minutes without a message a thread may be archived.
pub(super) const ARCHIVE_MIN: [i64; 4] = [60, 1440, 4320, 10080];
/// How long people may be made to wait between their messages, in seconds.
pub(super) const SLOWMODE_S: RangeInclusive<i64> = 0..=21600;
/// What can be edited of channels and threads in Discord and not here.
const NOT_EDITED: [&str; 19] = [
    "type",
    "position",
    "nsfw",
    "rate_limit_per_user",
    "bitrate",
    "user_limit",
    "permission_overwrites",
    "parent_id",
    "rtc_region",
    "video_quality_mode",
    "default_auto_archive_duration",
    "default_thread_rate_limit_per_user",
    "default_reaction_emoji",
    "default_sort_order",
    "default_forum_layout",
    "available_tags",
    "applied_tags",
    "invitable",
    "flags",
];

pub(super) fn read(world: &World, channel: Id) -> ApiResult<Reply> {
    Ok(Reply::ok(object::channel::channel(world, seen(world, channel)?)))
}

/// Shows "typing", which nobody sees here.
pub(super) fn typing(world: &World, channel: Id) -> ApiResult<Reply> {
    may_send(entered(world, channel)?, permissions(world, channel)?)?;
    Ok(Reply::done())
}

/// Checks that the bot may write somewhere.
pub(super) fn may_send(place: &Channel, may: Permissions) -> ApiResult<()> {
    if !place.has_messages() {
        return Err(ApiError::NO_MESSAGES_HERE);
    }
    may.require(place.permission_to_send())?;
    if let Some(thread) = place.thread().filter(|thread| thread.locked)
        && !may.contains(Permissions::MANAGE_THREADS)
    {
        return Err(if thread.archived { ApiError::ARCHIVED_THREAD } else { ApiError::LOCKED_THREAD });
    }
    Ok(())
}

/// Refuses what cannot be done in an archived thread.
pub(super) fn require_awake(place: &Channel) -> ApiResult<()> {
    let is_archived = place.thread().is_some_and(|thread| thread.archived);
    if is_archived { Err(ApiError::ARCHIVED_THREAD) } else { Ok(()) }
}

/// Opens the DM with a person.
pub(super) fn open_dm(world: &mut World, body: &Value) -> ApiResult<Reply> {
    let recipient = Id::from_json(&body["recipient_id"]).filter(|id| world.is_person(*id));
    let dm = world.dm_with(recipient.ok_or(ApiError::INVALID_RECIPIENTS)?);
    read(world, dm)
}

/// Edits a channel's name and topic, or a thread.
pub(super) fn edit(world: &mut World, channel: Id, body: &Value) -> ApiResult<Reply> {
    let permissions = permissions(world, channel)?;
    let place = seen(world, channel)?;
    let mut form = Form::default();
    let name = form.text("name", &body["name"], 1..=100).map(str::to_owned);
    let longest_topic = if place.has_posts() { 4096 } else { 1024 };
    let topic = form.text("topic", &body["topic"], 0..=longest_topic).map(str::to_owned);
    form.finish()?;
    let edited = match &place.place {
        Place::Dm { .. } => return Err(ApiError::NOT_IN_THIS_CHANNEL),
        Place::Thread(thread) => Place::Thread(edited(world, thread.clone(), body, name, permissions)?),
        Place::Guild(place) => {
            permissions.require(Permissions::MANAGE_CHANNELS)?;
            Place::Guild(GuildChannel {
                name: name.unwrap_or_else(|| place.name.clone()),
                topic: topic.or_else(|| place.topic.clone()),
                ..place.clone()
            })
        }
    };
    if let Some(key) = not_edited(world, place, body) {
        return Err(ApiError::NotPlayed(format!("edits of {key}")));
    }
    world.edit_channel(channel, edited);
    read(world, channel)
}

/// What an edit would change that is not played. What it leaves as it is does no harm.
fn not_edited(world: &World, place: &Channel, body: &Value) -> Option<&'static str> {
    let shown = object::channel::channel(world, place);
    let shown = |key: &str| if key == "invitable" { &shown["thread_metadata"][key] } else { &shown[key] };
    NOT_EDITED.into_iter().find(|key| !body[key].is_null() && body[key] != *shown(key))
}

/// What an edit makes of a thread, if the bot may do it.
fn edited(
    world: &World,
    mut thread: Thread,
    body: &Value,
    name: Option<String>,
    permissions: Permissions,
) -> ApiResult<Thread> {
    let (now, bot) = (world.now(), world.bot);
    let manages = permissions.contains(Permissions::MANAGE_THREADS);
    let mut form = Form::default();
    form.integer("rate_limit_per_user", &body["rate_limit_per_user"], SLOWMODE_S);
    let archive_min = form.integer("auto_archive_duration", &body["auto_archive_duration"], 0..=i64::MAX);
    if archive_min.is_some_and(|minutes| !ARCHIVE_MIN.contains(&minutes)) {
        form.choice("auto_archive_duration", &ARCHIVE_MIN);
    }
    form.finish()?;
    let (archive, lock) = (body["archived"].as_bool(), body["locked"].as_bool());
    if thread.archived && archive != Some(false) {
        return Err(ApiError::ARCHIVED_THREAD);
    }
    // Anyone who may write brings back a thread that is not locked; the rest is its owner's and the moderators'.
    let wakes_only = thread.archived && !thread.locked && name.is_none() && lock.is_none();
    if !manages && (lock.is_some() || (thread.owner != bot && !wakes_only) || thread.locked) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    if thread.archived && !world.has_room_for_thread() {
        return Err(ApiError::TOO_MANY_THREADS);
    }
    if let Some(archived) = archive.filter(|archived| *archived != thread.archived) {
        (thread.archived, thread.archive_changed_at) = (archived, now);
    }
    thread.locked = lock.unwrap_or(thread.locked);
    thread.name = name.unwrap_or(thread.name);
    thread.auto_archive_min = archive_min.map_or(thread.auto_archive_min, i64::unsigned_abs);
    Ok(thread)
}

/// Deletes a channel or thread. A DM is only closed, which changes nothing here.
pub(super) fn delete(world: &mut World, channel: Id) -> ApiResult<Reply> {
    let permissions = permissions(world, channel)?;
    let needed = match &seen(world, channel)?.place {
        Place::Dm { .. } => return read(world, channel),
        Place::Thread(_) => Permissions::MANAGE_THREADS,
        Place::Guild(_) => Permissions::MANAGE_CHANNELS,
    };
    permissions.require(needed)?;
    let reply = read(world, channel)?;
    world.delete_channel(channel);
    Ok(reply)
}

/// A channel that the bot sees.
pub(super) fn seen(world: &World, channel: Id) -> ApiResult<&Channel> {
    let found = world.channels.get(&channel).ok_or(ApiError::UNKNOWN_CHANNEL)?;
    if world.sees(world.bot, found) { Ok(found) } else { Err(ApiError::MISSING_ACCESS) }
}

/// A channel whose messages the bot gets at.
pub(super) fn entered(world: &World, channel: Id) -> ApiResult<&Channel> {
    let found = seen(world, channel)?;
    if world.enters(world.bot, found) { Ok(found) } else { Err(ApiError::MISSING_ACCESS) }
}

/// What the bot may do in a channel that it sees.
pub(super) fn permissions(world: &World, channel: Id) -> ApiResult<Permissions> {
    Ok(world.permissions(world.bot, seen(world, channel)?))
}
