//! The guild, its members, and users.

use super::reply::Reply;
use crate::error::ApiError;
use crate::id::Id;
use crate::object;
use crate::world::World;

pub(super) fn read(world: &World, guild: Id) -> Result<Reply, ApiError> {
    check(world, guild)?;
    Ok(Reply::ok(object::guild::guild(world)))
}

/// The channels of the guild that the bot sees, without threads.
pub(super) fn channels(world: &World, guild: Id) -> Result<Reply, ApiError> {
    check(world, guild)?;
    let all = world.channels.values().filter(|channel| !channel.is_dm() && channel.thread().is_none());
    let seen = all.filter(|channel| world.sees(world.bot, channel));
    Ok(Reply::ok(seen.map(|channel| object::channel::channel(world, channel)).collect()))
}

pub(super) fn roles(world: &World, guild: Id) -> Result<Reply, ApiError> {
    check(world, guild)?;
    Ok(Reply::ok(world.guild.roles.iter().map(object::guild::role).collect()))
}

pub(super) fn role(world: &World, guild: Id, role: Id) -> Result<Reply, ApiError> {
    check(world, guild)?;
    let role = world.guild.roles.iter().find(|known| known.id == role);
    Ok(Reply::ok(object::guild::role(role.ok_or(ApiError::UnknownRole)?)))
}

pub(super) fn member(world: &World, guild: Id, user: Id) -> Result<Reply, ApiError> {
    check(world, guild)?;
    if !world.users.contains_key(&user) {
        return Err(ApiError::UnknownUser);
    }
    let member = object::member::member(world, user);
    if world.guild.members.contains_key(&user) { Ok(Reply::ok(member)) } else { Err(ApiError::UnknownMember) }
}

pub(super) fn user(world: &World, user: Id) -> Result<Reply, ApiError> {
    let user = world.users.get(&user).ok_or(ApiError::UnknownUser)?;
    Ok(Reply::ok(object::member::user(user)))
}

pub(super) fn check(world: &World, guild: Id) -> Result<(), ApiError> {
    if guild == world.guild.id && world.bot_is_member() { Ok(()) } else { Err(ApiError::UnknownGuild) }
}
