//! Who is in a thread, and who is in the guild.

use serde_json::{Value, json};

use super::channel::{self, seen};
use super::guild;
use super::reply::Reply;
use super::request::ApiRequest;
use crate::check::form::refusal;
use crate::error::{ApiError, ApiResult};
use crate::gateway::intent::GUILD_MEMBERS;
use crate::id::Id;
use crate::object;
use crate::permission::Permissions;
use crate::world::World;
use crate::world::channel::Thread;

/// Lets the bot be in a thread.
pub(super) fn join(world: &mut World, channel: Id) -> ApiResult<Reply> {
    awake(world, channel)?;
    world.join_thread(channel, world.bot);
    Ok(Reply::done())
}

/// Takes the bot out of a thread, or with MANAGE_THREADS somebody else; who started a private one may do so too.
pub(super) fn remove(world: &mut World, channel: Id, user: Option<Id>) -> ApiResult<Reply> {
    let permissions = channel::permissions(world, channel)?;
    let thread = awake(world, channel)?;
    let user = user.unwrap_or(world.bot);
    let is_own = user == world.bot || thread.owner == world.bot;
    if !is_own {
        permissions.require(Permissions::MANAGE_THREADS)?;
    }
    world.leave_thread(channel, user);
    Ok(Reply::done())
}

pub(super) fn of_thread(world: &World, channel: Id, request: &ApiRequest) -> ApiResult<Reply> {
    let thread = thread(world, channel)?;
    needs_members(world)?;
    let all = thread.members.iter();
    let page = page(all.map(|(user, _)| *user).collect(), 100, request)?;
    Ok(Reply::ok(page.into_iter().map(|user| shown(world, channel, thread, user, request)).collect()))
}

pub(super) fn in_thread(world: &World, channel: Id, user: Id, request: &ApiRequest) -> ApiResult<Reply> {
    let thread = thread(world, channel)?;
    if !thread.members.contains_key(&user) {
        return Err(ApiError::UNKNOWN_MEMBER);
    }
    Ok(Reply::ok(shown(world, channel, thread, user, request)))
}

/// The guild's members in the order of their ids, which only bots may read that were given the intent for it.
pub(super) fn of_guild(world: &World, guild: Id, request: &ApiRequest) -> ApiResult<Reply> {
    guild::check(world, guild)?;
    needs_members(world)?;
    let page = page(world.guild.members.keys().copied().collect(), 1, request)?;
    Ok(Reply::ok(page.into_iter().map(|user| object::member::member(world, user)).collect()))
}

/// Those members whose name, or name in the guild, begins so.
pub(super) fn search(world: &World, guild: Id, request: &ApiRequest) -> ApiResult<Reply> {
    guild::check(world, guild)?;
    let query = request.parameter("query").unwrap_or_default();
    if query.is_empty() {
        return Err(refusal("query", "BASE_TYPE_REQUIRED", "This field is required"));
    }
    let found = world.members_called(query).into_iter().take(limit(1, request)?);
    Ok(Reply::ok(found.map(|user| object::member::member(world, user)).collect()))
}

/// The threads that are awake and that the bot sees, and in which of them it is.
pub(super) fn active_threads(world: &World, guild: Id) -> ApiResult<Reply> {
    guild::check(world, guild)?;
    let all = world.channels.values().filter(|channel| world.sees(world.bot, channel));
    let active: Vec<_> = all
        .filter_map(|channel| Some((channel, channel.thread().filter(|thread| !thread.archived)?)))
        .collect();
    let joined = active.iter().filter_map(|(channel, thread)| {
        let since = thread.members.get(&world.bot)?;
        Some(object::channel::thread_member(channel.id, world.bot, *since))
    });
    let threads = active.iter().map(|(channel, _)| object::channel::channel(world, channel));
    Ok(Reply::ok(json!({"threads": threads.collect::<Vec<_>>(), "members": joined.collect::<Vec<_>>()})))
}

fn shown(world: &World, channel: Id, thread: &Thread, user: Id, request: &ApiRequest) -> Value {
    let mut member = object::channel::thread_member(channel, user, thread.members[&user]);
    if request.is_set("with_member") {
        member["member"] = object::member::member(world, user);
    }
    member
}

/// Those that come after the parameter `after`, as many as `limit` says.
fn page(mut all: Vec<Id>, usual: usize, request: &ApiRequest) -> ApiResult<Vec<Id>> {
    let after = request.parameter("after").and_then(Id::parse);
    all.retain(|user| after < Some(*user));
    all.truncate(limit(usual, request)?);
    Ok(all)
}

fn limit(usual: usize, request: &ApiRequest) -> ApiResult<usize> {
    request.limit(usual, 1000, "int value should be between 1 and 1000.")
}

fn needs_members(world: &World) -> ApiResult<()> {
    let may = world.limits.privileged_intents & GUILD_MEMBERS != 0;
    if may { Ok(()) } else { Err(ApiError::MISSING_ACCESS) }
}

fn thread(world: &World, channel: Id) -> ApiResult<&Thread> {
    seen(world, channel)?.thread().ok_or(ApiError::NOT_IN_THIS_CHANNEL)
}

/// A thread that is not archived.
pub(super) fn awake(world: &World, channel: Id) -> ApiResult<&Thread> {
    let thread = thread(world, channel)?;
    if thread.archived { Err(ApiError::ARCHIVED_THREAD) } else { Ok(thread) }
}
