//! The guild, its members, and users.

use super::reply::Reply;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::object;
use crate::permission::Permissions;
use crate::world::World;

pub(super) fn read(world: &World, guild: Id) -> ApiResult<Reply> {
    check(world, guild)?;
    Ok(Reply::ok(object::guild::guild(world)))
}

/// The channels of the guild that the bot sees, without threads.
pub(super) fn channels(world: &World, guild: Id) -> ApiResult<Reply> {
    check(world, guild)?;
    let all = world.channels.values().filter(|channel| !channel.is_dm() && channel.thread().is_none());
    let seen = all.filter(|channel| world.sees(world.bot, channel));
    Ok(Reply::ok(seen.map(|channel| object::channel::channel(world, channel)).collect()))
}

pub(super) fn roles(world: &World, guild: Id) -> ApiResult<Reply> {
    check(world, guild)?;
    Ok(Reply::ok(world.guild.roles.iter().map(object::guild::role).collect()))
}

pub(super) fn role(world: &World, guild: Id, role: Id) -> ApiResult<Reply> {
    check(world, guild)?;
    let role = world.guild.roles.iter().find(|known| known.id == role);
    Ok(Reply::ok(object::guild::role(role.ok_or(ApiError::UNKNOWN_ROLE)?)))
}

pub(super) fn member(world: &World, guild: Id, user: Id) -> ApiResult<Reply> {
    check(world, guild)?;
    require_member(world, user)?;
    Ok(Reply::ok(object::member::member(world, user)))
}

/// Refuses somebody who is not in the guild.
pub(super) fn require_member(world: &World, user: Id) -> ApiResult<()> {
    let is_known = world.users.contains_key(&user);
    let is_member = world.guild.members.contains_key(&user);
    if is_member {
        Ok(())
    } else {
        Err(if is_known { ApiError::UNKNOWN_MEMBER } else { ApiError::UNKNOWN_USER })
    }
}

/// Gives a member a role, or takes it from them: one that stands below the bot's highest.
pub(super) fn give_role(world: &mut World, guild: Id, user: Id, role: Id, has: bool) -> ApiResult<Reply> {
    check(world, guild)?;
    require_member(world, user)?;
    let known = world.guild.roles.iter().find(|known| known.id == role && role != guild);
    let known = known.ok_or(ApiError::UNKNOWN_ROLE)?;
    world.guild.permissions(world.bot).require(Permissions::MANAGE_ROLES)?;
    if known.managed || Some(known.rank()) >= world.guild.highest(world.bot) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    world.give_role(user, role, has);
    Ok(Reply::done())
}

pub(super) fn user(world: &World, user: Id) -> ApiResult<Reply> {
    let user = world.users.get(&user).ok_or(ApiError::UNKNOWN_USER)?;
    Ok(Reply::ok(object::member::user(user)))
}

pub(super) fn check(world: &World, guild: Id) -> ApiResult<()> {
    if guild == world.guild.id && world.bot_is_member() { Ok(()) } else { Err(ApiError::UNKNOWN_GUILD) }
}
