//! Messages in channels, sent with the bot's own token.

use serde_json::Value;

use super::channel::{self, entered};
use super::reply::Reply;
use super::request::ApiRequest;
use crate::check::form::refusal;
use crate::check::message::{Purpose, check, reference};
use crate::clock::Millis;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::object;
use crate::permission::Permissions;
use crate::world::World;
use crate::world::channel::{Channel, Place};
use crate::world::message::{Draft, Envelope, Kind, Message};

/// How long a nonce that is enforced is remembered, in milliseconds: "a few minutes".
const NONCE_MS: Millis = 5 * 60 * 1000;

/// Sends a message to a channel.
pub(super) fn send(world: &mut World, channel: Id, request: &ApiRequest) -> ApiResult<Reply> {
    let permissions = channel::permissions(world, channel)?;
    let place = entered(world, channel)?;
    channel::may_send(place, permissions)?;
    if place.thread().is_some_and(|thread| thread.archived) && !world.has_room_for_thread() {
        return Err(ApiError::TOO_MANY_THREADS);
    }
    if let Place::Dm { with } = &place.place {
        reachable(world, *with)?;
    }
    let purpose = Purpose { path: "", interaction: false, edits: None, emojis: &world.emojis };
    let mut draft = check(&request.body, &request.files, purpose)?;
    check_permissions(permissions, &draft)?;
    draft.reply_to = answered(world, channel, &request.body, permissions)?;
    if request.body["enforce_nonce"] == true
        && let Some(same) = posted_before(world, &request.body["nonce"])
    {
        return Ok(Reply::ok(object::message::message(world, same)));
    }
    let kind = if draft.reply_to.is_some() { Kind::Reply } else { Kind::Default };
    let id = world.post(&draft, &Envelope::plain(channel, world.bot, kind)).ok_or(ApiError::EMPTY_MESSAGE)?;
    shown(world, channel, id)
}

/// Checks that a person takes direct messages, and shares a guild with the bot.
fn reachable(world: &World, person: Id) -> ApiResult<()> {
    if !world.bot_is_member() || !world.guild.members.contains_key(&person) {
        return Err(ApiError::NO_MUTUAL_GUILD);
    }
    if world.users[&person].dms_closed { Err(ApiError::CANNOT_MESSAGE_USER) } else { Ok(()) }
}

/// The bot's message of the last minutes that carries the same nonce, in whatever channel.
fn posted_before<'a>(world: &'a World, nonce: &Value) -> Option<&'a Message> {
    let since = world.now() - NONCE_MS;
    let latest = |channel: &'a Channel| {
        channel.messages.values().rev().take_while(move |message| message.id.made_at() >= since)
    };
    let mut mine = world.channels.values().flat_map(latest).filter(|message| message.author == world.bot);
    mine.find(|message| !nonce.is_null() && message.nonce.as_ref() == Some(nonce))
}

/// Reads one message. Ephemeral ones are not found here.
pub(super) fn read(world: &World, channel: Id, message: Id) -> ApiResult<Reply> {
    entered(world, channel)?;
    channel::permissions(world, channel)?.require(Permissions::READ_MESSAGE_HISTORY)?;
    shown(world, channel, message)
}

/// A message as an answer.
fn shown(world: &World, channel: Id, message: Id) -> ApiResult<Reply> {
    Ok(Reply::ok(object::message::message(world, public(world, channel, message)?)))
}

/// Lists messages, newest first.
pub(super) fn list(world: &World, channel: Id, request: &ApiRequest) -> ApiResult<Reply> {
    let permissions = channel::permissions(world, channel)?;
    let place = entered(world, channel)?;
    let limit = request.limit(50, 100, "int value should be less than or equal to 100.")?;
    if !permissions.contains(Permissions::READ_MESSAGE_HISTORY) {
        return Ok(Reply::ok(serde_json::json!([])));
    }
    let bound = |name| request.parameter(name).and_then(Id::parse);
    let shown = place.messages.values().rev().filter(|message| message.only_for.is_none());
    let mut shown: Vec<&Message> = match (bound("before"), bound("after"), bound("around")) {
        (Some(before), ..) => shown.filter(|message| message.id < before).take(limit).collect(),
        (_, Some(after), _) => {
            let mut newer: Vec<_> = shown.filter(|message| message.id > after).collect();
            newer.drain(..newer.len().saturating_sub(limit));
            newer
        }
        (.., Some(around)) => {
            let (newer, older): (Vec<_>, Vec<_>) = shown.partition(|message| message.id > around);
            let nearest = newer.len().saturating_sub(limit / 2);
            newer.into_iter().skip(nearest).chain(older).take(limit).collect()
        }
        (None, None, None) => shown.take(limit).collect(),
    };
    shown.sort_by_key(|message| std::cmp::Reverse(message.id));
    Ok(Reply::ok(shown.into_iter().map(|message| object::message::message(world, message)).collect()))
}

/// Edits one of the bot's own messages.
pub(super) fn edit(world: &mut World, channel: Id, message: Id, request: &ApiRequest) -> ApiResult<Reply> {
    let old = public(world, channel, message)?;
    if old.kind.is_of_the_system() {
        return Err(ApiError::SYSTEM_MESSAGE);
    }
    if old.author != world.bot {
        return Err(ApiError::NOT_THE_AUTHOR);
    }
    let permissions = channel::permissions(world, channel)?;
    let place = entered(world, channel)?;
    channel::require_awake(place)?;
    let is_locked = place.thread().is_some_and(|thread| thread.locked);
    if is_locked && !permissions.contains(Permissions::MANAGE_THREADS) {
        return Err(ApiError::LOCKED_THREAD);
    }
    let purpose = Purpose { path: "", interaction: false, edits: Some(old), emojis: &world.emojis };
    let draft = check(&request.body, &request.files, purpose)?;
    check_permissions(permissions, &draft)?;
    if !world.edit(channel, message, &draft) {
        return Err(ApiError::EMPTY_MESSAGE);
    }
    shown(world, channel, message)
}

/// Deletes a message: the bot's own, or with MANAGE_MESSAGES another's.
pub(super) fn delete(world: &mut World, channel: Id, message: Id) -> ApiResult<Reply> {
    let old = public(world, channel, message)?;
    let may_all = channel::permissions(world, channel)?.contains(Permissions::MANAGE_MESSAGES);
    if old.author != world.bot && !may_all {
        let in_dms = entered(world, channel)?.is_dm();
        return Err(if in_dms { ApiError::NOT_IN_DMS } else { ApiError::MISSING_PERMISSIONS });
    }
    channel::require_awake(entered(world, channel)?)?;
    world.delete_message(channel, message);
    Ok(Reply::done())
}

/// A message that the bot sees in a channel.
pub(super) fn public(world: &World, channel: Id, message: Id) -> ApiResult<&Message> {
    let place = entered(world, channel)?;
    let found = place.messages.get(&message).filter(|message| message.only_for.is_none());
    found.ok_or(ApiError::UNKNOWN_MESSAGE)
}

pub(super) fn check_permissions(permissions: Permissions, draft: &Draft) -> ApiResult<()> {
    let embeds = draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty());
    let for_embeds = if embeds { Permissions::EMBED_LINKS } else { Permissions::NONE };
    let for_files = if draft.files.is_empty() { Permissions::NONE } else { Permissions::ATTACH_FILES };
    permissions.require(for_embeds | for_files)
}

/// The message that a new one replies to.
fn answered(world: &World, channel: Id, body: &Value, permissions: Permissions) -> ApiResult<Option<Id>> {
    let Some((wanted, must_exist)) = reference(body) else { return Ok(None) };
    permissions.require(Permissions::READ_MESSAGE_HISTORY)?;
    let found = public(world, channel, wanted).ok().map(|message| message.id);
    if found.is_none() && must_exist {
        return Err(refusal("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"));
    }
    Ok(found)
}
