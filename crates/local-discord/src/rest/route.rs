//! Routes: what a method and a path ask for.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

use super::unsupported_routes::is_not_played;
use crate::check::form::refusal;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;

/// What a request asks for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Route {
    Gateway,
    GatewayBot,
    OwnUser,
    OwnApplication,
    ListCommands(Scope),
    SetCommands(Scope),
    MakeCommand(Scope),
    ReadCommand(Scope, Id),
    EditCommand(Scope, Id),
    DeleteCommand(Scope, Id),
    ListEmojis(Id),
    MakeEmoji(Id),
    ReadEmoji(Id, Id),
    RenameEmoji(Id, Id),
    DeleteEmoji(Id, Id),
    Callback { interaction: Id, token: String },
    SendFollowup(Webhook),
    ReadAnswer(Webhook, Target),
    EditAnswer(Webhook, Target),
    DeleteAnswer(Webhook, Target),
    ReadChannel(Id),
    EditChannel(Id),
    DeleteChannel(Id),
    ListMessages(Id),
    SendMessage(Id),
    ReadMessage(Id, Id),
    EditMessage(Id, Id),
    DeleteMessage(Id, Id),
    DeleteMessages(Id),
    React { channel: Id, message: Id, emoji: String },
    // Without a user, the bot's own.
    Unreact { channel: Id, message: Id, emoji: String, user: Option<Id> },
    ListReactions { channel: Id, message: Id, emoji: String },
    // Without an emoji, all.
    ClearReactions { channel: Id, message: Id, emoji: Option<String> },
    ListPins(Id),
    // As older clients ask for them.
    ListPinsOld(Id),
    Pin(Id, Id),
    Unpin(Id, Id),
    StartThread { channel: Id, message: Option<Id> },
    AddToThread { channel: Id, user: Id },
    JoinThread(Id),
    // Without a user, the bot itself.
    LeaveThread { channel: Id, user: Option<Id> },
    ListThreadMembers(Id),
    ReadThreadMember { channel: Id, user: Id },
    // What a channel allows and denies to a role or member is set.
    SetOverwrite { channel: Id, whose: Id },
    DeleteOverwrite { channel: Id, whose: Id },
    Typing(Id),
    OpenDm,
    ReadGuild(Id),
    ListChannels(Id),
    ListRoles(Id),
    ReadRole { guild: Id, role: Id },
    ListMembers(Id),
    SearchMembers(Id),
    ListActiveThreads(Id),
    ReadMember { guild: Id, user: Id },
    GiveRole { guild: Id, user: Id, role: Id },
    TakeRole { guild: Id, user: Id, role: Id },
    ReadUser(Id),
}

/// Whose commands are meant: those for one guild, or those for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Scope {
    pub(crate) application: Id,
    pub(crate) guild: Option<Id>,
}

/// An interaction's token, as it stands in a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Webhook {
    pub(crate) application: Id,
    pub(crate) token: String,
}

/// Which message of an interaction is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    Original,
    Message(Id),
}

impl Route {
    /// Reads a method and a path such as `/api/v10/gateway`. What stands between its slashes may be written in per cent,
    /// as some clients do with `@original`.
    pub(crate) fn parse(method: &str, path: &str) -> ApiResult<Route> {
        let path = path.strip_prefix("/api/v10/").ok_or(ApiError::NOT_FOUND)?;
        let read = |part| percent_decode_str(part).decode_utf8().map(Cow::into_owned);
        let read: Result<Vec<String>, _> = path.split('/').map(read).collect();
        let read = read.map_err(|_| ApiError::NOT_FOUND)?;
        if is_not_played(method, &read) {
            return Err(ApiError::ROUTE_NOT_PLAYED);
        }
        let segments: Vec<&str> = read.iter().map(String::as_str).collect();
        if let Some(route) = Route::matching(method, &segments)? {
            return Ok(route);
        }
        for other in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            if Route::matching(other, &segments)?.is_some() {
                return Err(ApiError::METHOD_NOT_ALLOWED);
            }
        }
        Err(ApiError::NOT_FOUND)
    }

    fn matching(method: &str, segments: &[&str]) -> ApiResult<Option<Route>> {
        let route = match (method, segments) {
            ("GET", ["gateway"]) => Route::Gateway,
            ("GET", ["gateway", "bot"]) => Route::GatewayBot,
            ("GET", ["users", "@me"]) => Route::OwnUser,
            ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => Route::OwnApplication,
            ("POST", ["users", "@me", "channels"]) => Route::OpenDm,
            ("GET", ["users", user]) => Route::ReadUser(id("user_id", user)?),
            ("POST", ["interactions", interaction, token, "callback"]) => Route::Callback {
                interaction: id("interaction_id", interaction)?,
                token: (*token).to_owned(),
            },
            (_, ["applications", application, inside @ ..]) => {
                return Route::of_application(method, id("application_id", application)?, inside);
            }
            (_, ["webhooks", application, token, inside @ ..]) => {
                let application = id("webhook_id", application)?;
                return Route::of_webhook(
                    method,
                    Webhook { application, token: (*token).to_owned() },
                    inside,
                );
            }
            (_, ["channels", channel, inside @ ..]) => {
                return Route::of_channel(method, id("channel_id", channel)?, inside);
            }
            ("GET", ["guilds", guild]) => Route::ReadGuild(id("guild_id", guild)?),
            ("GET", ["guilds", guild, "channels"]) => Route::ListChannels(id("guild_id", guild)?),
            ("GET", ["guilds", guild, "roles"]) => Route::ListRoles(id("guild_id", guild)?),
            ("GET", ["guilds", guild, "roles", role]) => {
                Route::ReadRole { guild: id("guild_id", guild)?, role: id("role_id", role)? }
            }
            ("GET", ["guilds", guild, "members"]) => Route::ListMembers(id("guild_id", guild)?),
            ("GET", ["guilds", guild, "members", "search"]) => Route::SearchMembers(id("guild_id", guild)?),
            ("GET", ["guilds", guild, "threads", "active"]) => {
                Route::ListActiveThreads(id("guild_id", guild)?)
            }
            ("GET", ["guilds", guild, "members", user]) => {
                Route::ReadMember { guild: id("guild_id", guild)?, user: id("user_id", user)? }
            }
            ("PUT", ["guilds", guild, "members", user, "roles", role]) => Route::GiveRole {
                guild: id("guild_id", guild)?,
                user: id("user_id", user)?,
                role: id("role_id", role)?,
            },
            ("DELETE", ["guilds", guild, "members", user, "roles", role]) => Route::TakeRole {
                guild: id("guild_id", guild)?,
                user: id("user_id", user)?,
                role: id("role_id", role)?,
            },
            _ => return Ok(None),
        };
        Ok(Some(route))
    }

    fn of_application(method: &str, application: Id, inside: &[&str]) -> ApiResult<Option<Route>> {
        let (guild, inside) = match inside {
            ["commands", inside @ ..] => (None, inside),
            ["guilds", guild, "commands", inside @ ..] => (Some(id("guild_id", guild)?), inside),
            ["emojis", inside @ ..] => return Route::of_emojis(method, application, inside),
            _ => return Ok(None),
        };
        let scope = Scope { application, guild };
        Ok(Some(match (method, inside) {
            ("GET", []) => Route::ListCommands(scope),
            ("PUT", []) => Route::SetCommands(scope),
            ("POST", []) => Route::MakeCommand(scope),
            ("GET", [command]) => Route::ReadCommand(scope, id("command_id", command)?),
            ("PATCH", [command]) => Route::EditCommand(scope, id("command_id", command)?),
            ("DELETE", [command]) => Route::DeleteCommand(scope, id("command_id", command)?),
            _ => return Ok(None),
        }))
    }

    fn of_emojis(method: &str, application: Id, inside: &[&str]) -> ApiResult<Option<Route>> {
        Ok(match (method, inside) {
            ("GET", []) => Some(Route::ListEmojis(application)),
            ("POST", []) => Some(Route::MakeEmoji(application)),
            ("GET", [emoji]) => Some(Route::ReadEmoji(application, id("emoji_id", emoji)?)),
            ("PATCH", [emoji]) => Some(Route::RenameEmoji(application, id("emoji_id", emoji)?)),
            ("DELETE", [emoji]) => Some(Route::DeleteEmoji(application, id("emoji_id", emoji)?)),
            _ => None,
        })
    }

    fn of_webhook(method: &str, webhook: Webhook, inside: &[&str]) -> ApiResult<Option<Route>> {
        let target = match inside {
            [] if method == "POST" => return Ok(Some(Route::SendFollowup(webhook))),
            ["messages", "@original"] => Target::Original,
            ["messages", message] => Target::Message(id("message_id", message)?),
            _ => return Ok(None),
        };
        Ok(match method {
            "GET" => Some(Route::ReadAnswer(webhook, target)),
            "PATCH" => Some(Route::EditAnswer(webhook, target)),
            "DELETE" => Some(Route::DeleteAnswer(webhook, target)),
            _ => None,
        })
    }

    fn of_channel(method: &str, channel: Id, inside: &[&str]) -> ApiResult<Option<Route>> {
        let message = |text: &str| id("message_id", text);
        Ok(Some(match (method, inside) {
            ("GET", []) => Route::ReadChannel(channel),
            ("PATCH", []) => Route::EditChannel(channel),
            ("DELETE", []) => Route::DeleteChannel(channel),
            ("GET", ["messages"]) => Route::ListMessages(channel),
            ("POST", ["messages"]) => Route::SendMessage(channel),
            ("GET", ["messages", "pins"]) => Route::ListPins(channel),
            ("GET", ["pins"]) => Route::ListPinsOld(channel),
            ("PUT", ["messages", "pins", one] | ["pins", one]) => Route::Pin(channel, message(one)?),
            ("DELETE", ["messages", "pins", one] | ["pins", one]) => Route::Unpin(channel, message(one)?),
            ("POST", ["messages", "bulk-delete"]) => Route::DeleteMessages(channel),
            (_, ["messages", one, "reactions", inside @ ..]) => {
                return Route::of_reactions(method, channel, message(one)?, inside);
            }
            ("GET", ["messages", one]) => Route::ReadMessage(channel, message(one)?),
            ("PATCH", ["messages", one]) => Route::EditMessage(channel, message(one)?),
            ("DELETE", ["messages", one]) => Route::DeleteMessage(channel, message(one)?),
            ("POST", ["messages", one, "threads"]) => {
                Route::StartThread { channel, message: Some(message(one)?) }
            }
            ("POST", ["threads"]) => Route::StartThread { channel, message: None },
            ("GET", ["thread-members"]) => Route::ListThreadMembers(channel),
            ("PUT", ["thread-members", "@me"]) => Route::JoinThread(channel),
            ("DELETE", ["thread-members", "@me"]) => Route::LeaveThread { channel, user: None },
            ("GET", ["thread-members", user]) => {
                Route::ReadThreadMember { channel, user: id("user_id", user)? }
            }
            ("DELETE", ["thread-members", user]) => {
                Route::LeaveThread { channel, user: Some(id("user_id", user)?) }
            }
            ("PUT", ["thread-members", user]) => Route::AddToThread { channel, user: id("user_id", user)? },
            ("PUT", ["permissions", whose]) => {
                Route::SetOverwrite { channel, whose: id("overwrite_id", whose)? }
            }
            ("DELETE", ["permissions", whose]) => {
                Route::DeleteOverwrite { channel, whose: id("overwrite_id", whose)? }
            }
            ("POST", ["typing"]) => Route::Typing(channel),
            _ => return Ok(None),
        }))
    }

    fn of_reactions(method: &str, channel: Id, message: Id, inside: &[&str]) -> ApiResult<Option<Route>> {
        let emoji = inside.first().map(|emoji| (*emoji).to_owned());
        let named = emoji.clone().unwrap_or_default();
        Ok(Some(match (method, inside) {
            ("DELETE", [] | [_]) => Route::ClearReactions { channel, message, emoji },
            ("GET", [_]) => Route::ListReactions { channel, message, emoji: named },
            ("PUT", [_, "@me"]) => Route::React { channel, message, emoji: named },
            ("DELETE", [_, "@me"]) => Route::Unreact { channel, message, emoji: named, user: None },
            ("DELETE", [_, user]) => {
                let user = Some(id("user_id", user)?);
                Route::Unreact { channel, message, emoji: named, user }
            }
            _ => return Ok(None),
        }))
    }
}

/// Reads an id in a path.
fn id(name: &str, text: &str) -> ApiResult<Id> {
    let wrong = || refusal(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."));
    Id::parse(text).ok_or_else(wrong)
}
