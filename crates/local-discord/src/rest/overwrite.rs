//! What a channel allows and denies to one role or member.

use serde_json::Value;

use super::channel::{self, seen};
use super::reply::Reply;
use crate::check::form::{Form, not_among, whole};
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::permission::{Overwrite, Permissions, Whose};
use crate::world::World;
use crate::world::channel::{GuildChannel, Place};

/// Sets an overwrite, in the place of the one that the role or member had.
pub(super) fn set(world: &mut World, channel: Id, whose: Id, body: &Value) -> ApiResult<Reply> {
    let place = managed(world, channel)?;
    let whose = named(world, whose, body)?;
    let mut form = Form::default();
    let mut bits = |key: &str| {
        let bits = form.integer(key, &body[key], 0..=i64::MAX).unwrap_or(0);
        Permissions(bits.unsigned_abs())
    };
    let new = Overwrite { whose, allow: bits("allow"), deny: bits("deny") };
    form.finish()?;
    if !may_set(world, place, new.allow | new.deny) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    world.set_overwrite(channel, new);
    Ok(Reply::done())
}

/// Takes an overwrite away.
pub(super) fn delete(world: &mut World, channel: Id, whose: Id) -> ApiResult<Reply> {
    managed(world, channel)?;
    if world.remove_overwrite(channel, whose) { Ok(Reply::done()) } else { Err(ApiError::UNKNOWN_OVERWRITE) }
}

/// A channel in which the bot may set permissions.
fn managed(world: &World, channel: Id) -> ApiResult<&GuildChannel> {
    let permissions = channel::permissions(world, channel)?;
    let place = match &seen(world, channel)?.place {
        Place::Guild(place) => place,
        Place::Thread(_) => return Err(ApiError::NOT_IN_THIS_CHANNEL),
        Place::Dm { .. } => return Err(ApiError::NOT_IN_DMS),
    };
    permissions.require(Permissions::MANAGE_ROLES)?;
    Ok(place)
}

/// The role or user that the path and the body name together.
fn named(world: &World, id: Id, body: &Value) -> ApiResult<Whose> {
    match whole(&body["type"]) {
        Some(0) if world.guild.roles.iter().any(|role| role.id == id) => Ok(Whose::Role(id)),
        Some(0) => Err(ApiError::UNKNOWN_ROLE),
        Some(1) if world.users.contains_key(&id) => Ok(Whose::Member(id)),
        Some(1) => Err(ApiError::UNKNOWN_USER),
        _ => Err(not_among("type", &[0, 1])),
    }
}

/// Whether the bot may allow and deny these: it has them in the guild, or has been allowed in the channel itself to set
/// whatever it likes.
fn may_set(world: &World, place: &GuildChannel, these: Permissions) -> bool {
    let own = world.guild.permissions(world.bot);
    let is_allowed = |overwrite: &&Overwrite| {
        overwrite.whose == Whose::Member(world.bot) && overwrite.allow.contains(Permissions::MANAGE_ROLES)
    };
    own.contains(Permissions::ADMINISTRATOR)
        || own.contains(these)
        || place.overwrites.iter().any(|overwrite| is_allowed(&overwrite))
}
