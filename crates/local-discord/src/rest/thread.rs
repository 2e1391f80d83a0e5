//! Starting threads, and putting people into them.

use serde_json::Value;

use super::channel::{self, ARCHIVE_MIN, SLOWMODE_S, seen};
use super::guild::require_member;
use super::members::awake;
use super::message::{check_permissions, public};
use super::reply::Reply;
use super::request::ApiRequest;
use crate::check::form::{Form, not_among, refusal, whole};
use crate::check::message::{Purpose, check as check_message};
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::kind::ChannelKind;
use crate::object;
use crate::permission::Permissions;
use crate::world::World;
use crate::world::channel::{Channel, Place, Thread, ThreadKind, USUAL_ARCHIVE_MIN};
use crate::world::message::flag;

/// The kinds of threads by their types.
const KINDS: [(i64, ThreadKind); 3] =
    [(10, ThreadKind::Announcement), (11, ThreadKind::Public), (12, ThreadKind::Private)];

/// Starts a thread from a message, whose id it takes over.
pub(super) fn start_from(world: &mut World, channel: Id, message: Id, body: &Value) -> ApiResult<Reply> {
    let (place, kind) = check(world, channel, None)?;
    let source = place.messages.get(&message).filter(|source| source.only_for.is_none());
    let source = source.ok_or(ApiError::UNKNOWN_MESSAGE)?.clone();
    if source.flags & flag::HAS_THREAD != 0 {
        return Err(ApiError::THREAD_EXISTS);
    }
    let thread = thread(world, channel, body, kind)?;
    world.start_thread_from(source, thread);
    created(world, message)
}

/// Starts a thread without a message; unless it says otherwise a private one. In a forum it is a post.
pub(super) fn start(world: &mut World, channel: Id, request: &ApiRequest) -> ApiResult<Reply> {
    let body = &request.body;
    if let Place::Guild(place) = &seen(world, channel)?.place
        && place.kind.has_posts()
    {
        if place.kind == ChannelKind::Media {
            return Err(ApiError::NotPlayed("posts in media channels".to_owned()));
        }
        return start_post(world, channel, request);
    }
    let given = whole(&body["type"]);
    let kind = KINDS.iter().find(|(number, _)| Some(*number) == given).map(|(_, kind)| *kind);
    let kind = kind.or(body["type"].is_null().then_some(ThreadKind::Private));
    let Some(kind) = kind else { return Err(not_among("type", &KINDS.map(|(number, _)| number))) };
    check(world, channel, Some(kind))?;
    let thread = thread(world, channel, body, kind)?;
    let id = world.start_thread(thread);
    created(world, id)
}

/// Starts a post in a forum, which needs no permission for threads.
fn start_post(world: &mut World, forum: Id, request: &ApiRequest) -> ApiResult<Reply> {
    let permissions = channel::permissions(world, forum)?;
    permissions.require(Permissions::SEND_MESSAGES)?;
    let body = &request.body;
    if body["message"].is_null() {
        return Err(refusal("message", "BASE_TYPE_REQUIRED", "This field is required"));
    }
    let purpose = Purpose { path: "message", interaction: false, edits: None, emojis: &world.emojis };
    let draft = check_message(&body["message"], &request.files, purpose)?;
    check_permissions(permissions, &draft)?;
    let thread = thread(world, forum, body, ThreadKind::Public)?;
    if body["applied_tags"].as_array().is_some_and(|tags| !tags.is_empty()) {
        return Err(ApiError::NotPlayed("tags of posts".to_owned()));
    }
    if world.requires_tag(forum) {
        return Err(ApiError::TAG_REQUIRED);
    }
    let id = world.start_post(thread, &draft).ok_or(ApiError::EMPTY_MESSAGE)?;
    let mut post = object::channel::channel(world, seen(world, id)?);
    post["message"] = object::message::message(world, public(world, id, id)?);
    Ok(Reply::created(post))
}

/// Puts somebody into a thread.
pub(super) fn add(world: &mut World, channel: Id, user: Id) -> ApiResult<Reply> {
    let permissions = channel::permissions(world, channel)?;
    let thread = awake(world, channel)?;
    permissions.require(Permissions::SEND_MESSAGES_IN_THREADS)?;
    require_member(world, user)?;
    // What is under a channel that somebody does not see is nothing to them.
    if !world.channels.get(&thread.parent).is_some_and(|parent| world.sees(user, parent)) {
        return Err(ApiError::MISSING_ACCESS);
    }
    world.add_to_thread(channel, user);
    Ok(Reply::done())
}

/// The channel and the kind of thread, if such threads may be started there. Unless a kind is asked for, it is the one
/// that everybody in the channel sees.
fn check(world: &World, channel: Id, asked: Option<ThreadKind>) -> ApiResult<(&Channel, ThreadKind)> {
    let permissions = channel::permissions(world, channel)?;
    let found = seen(world, channel)?;
    let possible: &[ThreadKind] = match &found.place {
        Place::Guild(place) if place.kind == ChannelKind::Text => &[ThreadKind::Public, ThreadKind::Private],
        Place::Guild(place) if place.kind == ChannelKind::Announcement => &[ThreadKind::Announcement],
        Place::Guild(_) | Place::Thread(_) | Place::Dm { .. } => &[],
    };
    let mut possible = possible.iter().copied();
    let kind = possible.find(|kind| asked.is_none_or(|asked| asked == *kind));
    let kind = kind.ok_or(ApiError::NOT_IN_THIS_CHANNEL)?;
    let needed = match kind {
        ThreadKind::Announcement | ThreadKind::Public => Permissions::CREATE_PUBLIC_THREADS,
        ThreadKind::Private => Permissions::CREATE_PRIVATE_THREADS,
    };
    permissions.require(needed)?;
    Ok((found, kind))
}

/// The thread that a body asks for.
fn thread(world: &World, parent: Id, body: &Value, kind: ThreadKind) -> ApiResult<Thread> {
    let mut form = Form::default();
    let name = form.required_text("name", &body["name"], 1..=100).unwrap_or_default().to_owned();
    let archive_min = form.integer("auto_archive_duration", &body["auto_archive_duration"], 0..=i64::MAX);
    let archive_min = archive_min.unwrap_or(USUAL_ARCHIVE_MIN.cast_signed());
    if !ARCHIVE_MIN.contains(&archive_min) {
        form.choice("auto_archive_duration", &ARCHIVE_MIN);
    }
    let slowmode = form.integer("rate_limit_per_user", &body["rate_limit_per_user"], SLOWMODE_S);
    if slowmode.is_some_and(|seconds| seconds > 0) {
        form.not_played("slowmodes");
    }
    if kind == ThreadKind::Private && body["invitable"] == false {
        form.not_played("threads into which only moderators invite");
    }
    form.finish()?;
    if !world.has_room_for_thread() {
        return Err(ApiError::TOO_MANY_THREADS);
    }
    let auto_archive_min = archive_min.unsigned_abs();
    Ok(Thread { auto_archive_min, ..Thread::new(name, parent, world.bot, kind, world.now()) })
}

/// Answers with a new thread.
fn created(world: &World, id: Id) -> ApiResult<Reply> {
    let thread = seen(world, id)?;
    Ok(Reply::created(object::channel::channel(world, thread)))
}
