//! Routes: what a method and a path ask for.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

use super::not_played::is_not_played;
use crate::playground::bucket::Rate;
use crate::playground::check::form::refusal;
use crate::playground::error::ApiError;
use crate::playground::faults::Matching;
use crate::playground::id::Id;

/// What a request asks for.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Route {
    Gateway,
    GatewayBot,
    OwnUser,
    OwnApplication,
    ListCommands { application: Id, guild: Option<Id> },
    SetCommands { application: Id, guild: Option<Id> },
    ListEmojis(Id),
    MakeEmoji(Id),
    ReadEmoji(Id, Id),
    RenameEmoji(Id, Id),
    DeleteEmoji(Id, Id),
    Callback { interaction: Id, token: String },
    SendFollowup { application: Id, token: String },
    ReadAnswer { application: Id, token: String, target: Target },
    EditAnswer { application: Id, token: String, target: Target },
    DeleteAnswer { application: Id, token: String, target: Target },
    ReadChannel(Id),
    EditChannel(Id),
    DeleteChannel(Id),
    ListMessages(Id),
    SendMessage(Id),
    ReadMessage(Id, Id),
    EditMessage(Id, Id),
    DeleteMessage(Id, Id),
    StartThread { channel: Id, message: Option<Id> },
    AddToThread { channel: Id, user: Id },
    Typing(Id),
    OpenDm,
    ReadGuild(Id),
    ListChannels(Id),
    ListRoles(Id),
    ReadMember { guild: Id, user: Id },
    ReadUser(Id),
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
    pub(crate) fn parse(method: &str, path: &str) -> Result<Route, ApiError> {
        let path = path.strip_prefix("/api/v10/").ok_or(ApiError::NotFound)?;
        let read = |part| percent_decode_str(part).decode_utf8().map(Cow::into_owned);
        let read: Result<Vec<String>, _> = path.split('/').map(read).collect();
        let read = read.map_err(|_| ApiError::NotFound)?;
        if is_not_played(method, &read) {
            return Err(ApiError::RouteNotPlayed);
        }
        let segments: Vec<&str> = read.iter().map(String::as_str).collect();
        if let Some(route) = Route::matching(method, &segments)? {
            return Ok(route);
        }
        for other in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            if Route::matching(other, &segments)?.is_some() {
                return Err(ApiError::MethodNotAllowed);
            }
        }
        Err(ApiError::NotFound)
    }

    fn matching(method: &str, segments: &[&str]) -> Result<Option<Route>, ApiError> {
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
                return Route::of_webhook(
                    method,
                    id("webhook_id", application)?,
                    (*token).to_owned(),
                    inside,
                );
            }
            (_, ["channels", channel, inside @ ..]) => {
                return Route::of_channel(method, id("channel_id", channel)?, inside);
            }
            ("GET", ["guilds", guild]) => Route::ReadGuild(id("guild_id", guild)?),
            ("GET", ["guilds", guild, "channels"]) => Route::ListChannels(id("guild_id", guild)?),
            ("GET", ["guilds", guild, "roles"]) => Route::ListRoles(id("guild_id", guild)?),
            ("GET", ["guilds", guild, "members", user]) => {
                Route::ReadMember { guild: id("guild_id", guild)?, user: id("user_id", user)? }
            }
            _ => return Ok(None),
        };
        Ok(Some(route))
    }

    fn of_application(method: &str, application: Id, inside: &[&str]) -> Result<Option<Route>, ApiError> {
        let guild = match inside {
            ["commands"] => None,
            ["guilds", guild, "commands"] => Some(id("guild_id", guild)?),
            ["emojis", inside @ ..] => return Route::of_emojis(method, application, inside),
            _ => return Ok(None),
        };
        Ok(match method {
            "GET" => Some(Route::ListCommands { application, guild }),
            "PUT" => Some(Route::SetCommands { application, guild }),
            _ => None,
        })
    }

    fn of_emojis(method: &str, application: Id, inside: &[&str]) -> Result<Option<Route>, ApiError> {
        Ok(match (method, inside) {
            ("GET", []) => Some(Route::ListEmojis(application)),
            ("POST", []) => Some(Route::MakeEmoji(application)),
            ("GET", [emoji]) => Some(Route::ReadEmoji(application, id("emoji_id", emoji)?)),
            ("PATCH", [emoji]) => Some(Route::RenameEmoji(application, id("emoji_id", emoji)?)),
            ("DELETE", [emoji]) => Some(Route::DeleteEmoji(application, id("emoji_id", emoji)?)),
            _ => None,
        })
    }

    fn of_webhook(
        method: &str,
        application: Id,
        token: String,
        inside: &[&str],
    ) -> Result<Option<Route>, ApiError> {
        let target = match inside {
            [] if method == "POST" => return Ok(Some(Route::SendFollowup { application, token })),
            ["messages", "@original"] => Target::Original,
            ["messages", message] => Target::Message(id("message_id", message)?),
            _ => return Ok(None),
        };
        Ok(match method {
            "GET" => Some(Route::ReadAnswer { application, token, target }),
            "PATCH" => Some(Route::EditAnswer { application, token, target }),
            "DELETE" => Some(Route::DeleteAnswer { application, token, target }),
            _ => None,
        })
    }

    fn of_channel(method: &str, channel: Id, inside: &[&str]) -> Result<Option<Route>, ApiError> {
        let message = |text: &str| id("message_id", text);
        Ok(Some(match (method, inside) {
            ("GET", []) => Route::ReadChannel(channel),
            ("PATCH", []) => Route::EditChannel(channel),
            ("DELETE", []) => Route::DeleteChannel(channel),
            ("GET", ["messages"]) => Route::ListMessages(channel),
            ("POST", ["messages"]) => Route::SendMessage(channel),
            ("GET", ["messages", one]) => Route::ReadMessage(channel, message(one)?),
            ("PATCH", ["messages", one]) => Route::EditMessage(channel, message(one)?),
            ("DELETE", ["messages", one]) => Route::DeleteMessage(channel, message(one)?),
            ("POST", ["messages", one, "threads"]) => {
                Route::StartThread { channel, message: Some(message(one)?) }
            }
            ("POST", ["threads"]) => Route::StartThread { channel, message: None },
            ("PUT", ["thread-members", user]) => Route::AddToThread { channel, user: id("user_id", user)? },
            ("POST", ["typing"]) => Route::Typing(channel),
            _ => return Ok(None),
        }))
    }

    /// Whether it works without the bot's token, because the path has a token of its own.
    pub(crate) fn has_own_token(&self) -> bool {
        matches!(self.fault_kind(), Some(Matching::Callback | Matching::Followup))
    }

    /// Which faults concern it, besides those for every request.
    pub(crate) fn fault_kind(&self) -> Option<Matching> {
        match self {
            Route::Callback { .. } => Some(Matching::Callback),
            Route::SendFollowup { .. }
            | Route::ReadAnswer { .. }
            | Route::EditAnswer { .. }
            | Route::DeleteAnswer { .. } => Some(Matching::Followup),
            Route::SendMessage(_) => Some(Matching::SendMessage),
            Route::EditMessage(..) => Some(Matching::EditMessage),
            Route::DeleteMessage(..) => Some(Matching::DeleteMessage),
            Route::StartThread { .. } => Some(Matching::StartThread),
            Route::OpenDm => Some(Matching::OpenDm),
            Route::ReadMember { .. } => Some(Matching::ReadMember),
            Route::SetCommands { .. } => Some(Matching::Commands),
            Route::ListEmojis(_)
            | Route::MakeEmoji(_)
            | Route::ReadEmoji(..)
            | Route::RenameEmoji(..)
            | Route::DeleteEmoji(..) => Some(Matching::Emojis),
            Route::Gateway | Route::GatewayBot => Some(Matching::Gateway),
            Route::OwnUser
            | Route::OwnApplication
            | Route::ListCommands { .. }
            | Route::ReadChannel(_)
            | Route::EditChannel(_)
            | Route::DeleteChannel(_)
            | Route::ListMessages(_)
            | Route::ReadMessage(..)
            | Route::AddToThread { .. }
            | Route::Typing(_)
            | Route::ReadGuild(_)
            | Route::ListChannels(_)
            | Route::ListRoles(_)
            | Route::ReadUser(_) => None,
        }
    }

    /// Its rate limit, counted apart for each channel, guild or token. Discord tells its limits only in headers
    /// and changes them; these are of the order seen in practice.
    pub(crate) fn rate(&self) -> Option<Rate> {
        let rate = |bucket, major: &dyn ToString, limit, period_s: i64| {
            Some(Rate { bucket, major: major.to_string(), limit, period_ms: period_s * 1000 })
        };
        match self {
            Route::Callback { .. } | Route::Gateway | Route::GatewayBot => None,
            Route::OwnUser | Route::OwnApplication | Route::ReadUser(_) => rate("users", &"", 30, 30),
            Route::ListCommands { .. } => rate("commands-list", &"", 5, 5),
            Route::SetCommands { .. } => rate("commands-set", &"", 5, 20),
            // Discord says that these limits are not what their headers tell.
            Route::ListEmojis(_)
            | Route::MakeEmoji(_)
            | Route::ReadEmoji(..)
            | Route::RenameEmoji(..)
            | Route::DeleteEmoji(..) => rate("emojis", &"", 50, 60),
            Route::SendFollowup { token, .. }
            | Route::ReadAnswer { token, .. }
            | Route::EditAnswer { token, .. }
            | Route::DeleteAnswer { token, .. } => rate("followups", token, 5, 2),
            Route::ReadChannel(channel) | Route::Typing(channel) => rate("channel", channel, 5, 5),
            Route::EditChannel(channel) | Route::DeleteChannel(channel) => {
                rate("channel-edit", channel, 5, 15)
            }
            Route::ListMessages(channel) | Route::ReadMessage(channel, _) => {
                rate("messages-read", channel, 5, 5)
            }
            Route::SendMessage(channel) => rate("messages-send", channel, 5, 5),
            Route::EditMessage(channel, _) => rate("messages-edit", channel, 5, 5),
            Route::DeleteMessage(channel, _) => rate("messages-delete", channel, 5, 1),
            Route::StartThread { channel, .. } => rate("threads", channel, 10, 15),
            Route::AddToThread { channel, .. } => rate("thread-members", channel, 5, 5),
            Route::OpenDm => rate("dms", &"", 10, 10),
            Route::ReadGuild(guild) | Route::ListChannels(guild) | Route::ListRoles(guild) => {
                rate("guild", guild, 5, 5)
            }
            Route::ReadMember { guild, .. } => rate("members", guild, 5, 1),
        }
    }
}

/// Reads an id in a path.
fn id(name: &str, text: &str) -> Result<Id, ApiError> {
    let wrong = || refusal(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."));
    Id::parse(text).ok_or_else(wrong)
}
