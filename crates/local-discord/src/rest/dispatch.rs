//! Which function does what a route asks for.

use serde_json::{Value, json};

use super::reply::Reply;
use super::request::ApiRequest;
use super::route::Route;
use super::{
    callback, channel, command, emoji, followup, guild, members, message, one_command, overwrite, pin,
    reaction, thread,
};
use crate::clock::Millis;
use crate::error::ApiResult;
use crate::object;
use crate::world::World;

/// How many sessions a bot may begin in a day.
const SESSIONS_A_DAY: usize = 1000;
const DAY_MS: Millis = 24 * 60 * 60 * 1000;

/// Does it, or says why not.
pub(super) fn perform(world: &mut World, request: &ApiRequest, route: &Route) -> ApiResult<Reply> {
    match route {
        Route::Gateway => Ok(Reply::ok(json!({"url": gateway(world)}))),
        Route::GatewayBot => Ok(Reply::ok(gateway_for_bots(world))),
        Route::OwnUser => Ok(Reply::ok(object::application::own_user(world))),
        Route::OwnApplication => Ok(Reply::ok(object::application::own(world))),
        Route::ListCommands(scope) => command::list(world, *scope, request),
        Route::SetCommands(scope) => command::set(world, *scope, &request.body),
        Route::MakeCommand(scope) => one_command::make(world, *scope, &request.body),
        Route::ReadCommand(scope, command) => one_command::read(world, *scope, *command),
        Route::EditCommand(scope, command) => one_command::edit(world, *scope, *command, &request.body),
        Route::DeleteCommand(scope, command) => one_command::delete(world, *scope, *command),
        Route::ListEmojis(application) => emoji::list(world, *application),
        Route::MakeEmoji(application) => emoji::make(world, *application, &request.body),
        Route::ReadEmoji(application, emoji) => emoji::read(world, *application, *emoji),
        Route::RenameEmoji(application, emoji) => emoji::rename(world, *application, *emoji, &request.body),
        Route::DeleteEmoji(application, emoji) => emoji::delete(world, *application, *emoji),
        Route::Callback { interaction, token } => callback::answer(world, *interaction, token, request),
        Route::SendFollowup(webhook) => followup::send(world, webhook, request),
        Route::ReadAnswer(webhook, target) => followup::read(world, webhook, *target),
        Route::EditAnswer(webhook, target) => followup::edit(world, webhook, *target, request),
        Route::DeleteAnswer(webhook, target) => followup::delete(world, webhook, *target),
        Route::ReadChannel(channel) => channel::read(world, *channel),
        Route::EditChannel(channel) => channel::edit(world, *channel, &request.body),
        Route::DeleteChannel(channel) => channel::delete(world, *channel),
        Route::ListMessages(channel) => message::list(world, *channel, request),
        Route::SendMessage(channel) => message::send(world, *channel, request),
        Route::ReadMessage(channel, message) => message::read(world, *channel, *message),
        Route::EditMessage(channel, message) => message::edit(world, *channel, *message, request),
        Route::DeleteMessage(channel, message) => message::delete(world, *channel, *message),
        Route::DeleteMessages(channel) => pin::delete_many(world, *channel, &request.body),
        Route::React { channel, message, emoji } => reaction::add(world, *channel, *message, emoji),
        Route::Unreact { channel, message, emoji, user } => {
            reaction::remove(world, *channel, *message, emoji, *user)
        }
        Route::ListReactions { channel, message, emoji } => {
            reaction::list(world, *channel, *message, emoji, request)
        }
        Route::ClearReactions { channel, message, emoji } => {
            reaction::clear(world, *channel, *message, emoji.as_deref())
        }
        Route::ListPins(channel) => pin::list(world, *channel, request),
        Route::ListPinsOld(channel) => pin::list_old(world, *channel),
        Route::Pin(channel, message) => pin::pin(world, *channel, *message),
        Route::Unpin(channel, message) => pin::unpin(world, *channel, *message),
        Route::StartThread { channel, message: Some(message) } => {
            thread::start_from(world, *channel, *message, &request.body)
        }
        Route::StartThread { channel, message: None } => thread::start(world, *channel, request),
        Route::AddToThread { channel, user } => thread::add(world, *channel, *user),
        Route::JoinThread(channel) => members::join(world, *channel),
        Route::LeaveThread { channel, user } => members::remove(world, *channel, *user),
        Route::ListThreadMembers(channel) => members::of_thread(world, *channel, request),
        Route::ReadThreadMember { channel, user } => members::in_thread(world, *channel, *user, request),
        Route::SetOverwrite { channel, whose } => overwrite::set(world, *channel, *whose, &request.body),
        Route::DeleteOverwrite { channel, whose } => overwrite::delete(world, *channel, *whose),
        Route::Typing(channel) => channel::typing(world, *channel),
        Route::OpenDm => channel::open_dm(world, &request.body),
        Route::ReadGuild(guild) => guild::read(world, *guild),
        Route::ListChannels(guild) => guild::channels(world, *guild),
        Route::ListRoles(guild) => guild::roles(world, *guild),
        Route::ReadRole { guild, role } => guild::role(world, *guild, *role),
        Route::ListMembers(guild) => members::of_guild(world, *guild, request),
        Route::SearchMembers(guild) => members::search(world, *guild, request),
        Route::ListActiveThreads(guild) => members::active_threads(world, *guild),
        Route::ReadMember { guild, user } => guild::member(world, *guild, *user),
        Route::GiveRole { guild, user, role } => guild::give_role(world, *guild, *user, *role, true),
        Route::TakeRole { guild, user, role } => guild::give_role(world, *guild, *user, *role, false),
        Route::ReadUser(user) => guild::user(world, *user),
    }
}

/// Where a bot connects, with how many shards, and how many sessions it may still begin: a thousand in a day.
fn gateway_for_bots(world: &mut World) -> Value {
    let now = world.now();
    while world.begun.front().is_some_and(|at| now - at >= DAY_MS) {
        world.begun.pop_front();
    }
    let reset_after = world.begun.front().map_or(0, |at| at + DAY_MS - now);
    let remaining = SESSIONS_A_DAY.saturating_sub(world.begun.len());
    let limit = json!({"total": SESSIONS_A_DAY, "remaining": remaining, "reset_after": reset_after,
        "max_concurrency": 1});
    json!({"url": gateway(world), "shards": world.shards, "session_start_limit": limit})
}

/// The address of the gateway.
fn gateway(world: &World) -> String {
    world.address.replacen("http", "ws", 1)
}
