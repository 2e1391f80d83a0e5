//! The refusals of the API: status, code, and text as Discord words them.

use axum::http::StatusCode;
use serde_json::{Value, json};

/// Why a request was refused.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum ApiError {
    Unauthorized,
    NotFound,
    MethodNotAllowed,
    UnknownChannel,
    UnknownGuild,
    UnknownMember,
    UnknownMessage,
    UnknownUser,
    UnknownWebhook,
    UnknownEmoji,
    UnknownOverwrite,
    UnknownReaction,
    UnknownRole,
    UnknownCommand,
    UnknownInteraction,
    TooManyEmojis,
    TooManyPins,
    TooManyReactions,
    TooOldToDelete,
    TooManyCommands,
    TooManyOldEdits,
    TooLarge,
    AlreadyAnswered,
    MissingAccess,
    NotInDms,
    NotTheAuthor,
    EmptyMessage,
    CannotMessageUser,
    NoMessagesHere,
    NoMutualGuild,
    MissingPermissions,
    SystemMessage,
    NotInThisChannel,
    InvalidToken,
    InvalidRecipients,
    /// The fields and what is wrong with them.
    InvalidForm(Value),
    ArchivedThread,
    InvalidJson,
    ThreadExists,
    LockedThread,
    TooManyThreads,
    /// Discord has these, the local Discord does not.
    NotPlayed(String),
    /// The same of a whole route.
    RouteNotPlayed,
}

impl ApiError {
    /// The HTTP status.
    pub(crate) fn status(&self) -> StatusCode {
        self.parts().0
    }

    /// The JSON body.
    pub(crate) fn body(&self) -> Value {
        let (_, code, message) = self.parts();
        let mut body = json!({"code": code, "message": message});
        if let ApiError::InvalidForm(errors) = self {
            body["errors"] = errors.clone();
        }
        if let ApiError::NotPlayed(what) = self {
            body["message"] =
                json!(format!("501: Discord has {what}, the local Discord does not support them"));
        }
        body
    }

    fn parts(&self) -> (StatusCode, u32, &'static str) {
        const BAD: StatusCode = StatusCode::BAD_REQUEST;
        const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;
        const MISSING: StatusCode = StatusCode::NOT_FOUND;
        match self {
            ApiError::Unauthorized => (StatusCode::UNAUTHORIZED, 0, "401: Unauthorized"),
            ApiError::NotFound => (MISSING, 0, "404: Not Found"),
            ApiError::MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, 0, "405: Method Not Allowed"),
            ApiError::UnknownChannel => (MISSING, 10003, "Unknown Channel"),
            ApiError::UnknownGuild => (MISSING, 10004, "Unknown Guild"),
            ApiError::UnknownMember => (MISSING, 10007, "Unknown Member"),
            ApiError::UnknownMessage => (MISSING, 10008, "Unknown Message"),
            ApiError::UnknownOverwrite => (MISSING, 10009, "Unknown Permission Overwrite"),
            ApiError::UnknownRole => (MISSING, 10011, "Unknown Role"),
            ApiError::UnknownUser => (MISSING, 10013, "Unknown User"),
            ApiError::UnknownEmoji => (MISSING, 10014, "Unknown Emoji"),
            // The same number as of one that the application lacks, in the path of a reaction another status.
            ApiError::UnknownReaction => (BAD, 10014, "Unknown Emoji"),
            ApiError::UnknownCommand => (MISSING, 10063, "Unknown application command"),
            ApiError::UnknownWebhook => (MISSING, 10015, "Unknown Webhook"),
            ApiError::UnknownInteraction => (MISSING, 10062, "Unknown interaction"),
            ApiError::TooManyEmojis => (BAD, 30008, "Maximum number of emojis reached (2000)"),
            ApiError::TooManyPins => (BAD, 30003, "Maximum number of pins reached (250)"),
            ApiError::TooManyReactions => (BAD, 30010, "Maximum number of reactions reached (20)"),
            ApiError::TooManyCommands => (BAD, 30032, "Maximum number of application commands reached"),
            ApiError::TooManyOldEdits => {
                let message =
                    "Maximum number of edits to messages older than 1 hour reached. Try again later.";
                (StatusCode::TOO_MANY_REQUESTS, 30046, message)
            }
            ApiError::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, 40005, "Request entity too large"),
            ApiError::AlreadyAnswered => (BAD, 40060, "Interaction has already been acknowledged."),
            ApiError::MissingAccess => (FORBIDDEN, 50001, "Missing Access"),
            ApiError::NotInDms => (FORBIDDEN, 50003, "Cannot execute action on a DM channel"),
            ApiError::NotTheAuthor => (FORBIDDEN, 50005, "Cannot edit a message authored by another user"),
            ApiError::EmptyMessage => (BAD, 50006, "Cannot send an empty message"),
            ApiError::CannotMessageUser => (FORBIDDEN, 50007, "Cannot send messages to this user"),
            ApiError::NoMessagesHere => (BAD, 50008, "Cannot send messages in a non-text channel"),
            ApiError::MissingPermissions => (FORBIDDEN, 50013, "Missing Permissions"),
            ApiError::SystemMessage => (FORBIDDEN, 50021, "Cannot execute action on a system message"),
            ApiError::NotInThisChannel => (BAD, 50024, "Cannot execute action on this channel type"),
            ApiError::InvalidToken => (StatusCode::UNAUTHORIZED, 50027, "Invalid Webhook Token"),
            ApiError::InvalidRecipients => (BAD, 50033, "Invalid Recipient(s)"),
            ApiError::TooOldToDelete => (BAD, 50034, "A message provided was too old to bulk delete"),
            ApiError::InvalidForm(_) => (BAD, 50035, "Invalid Form Body"),
            ApiError::NoMutualGuild => {
                let message = "Cannot send messages to this user due to having no mutual guilds";
                (FORBIDDEN, 50278, message)
            }
            ApiError::ArchivedThread => (BAD, 50083, "Thread is archived"),
            ApiError::InvalidJson => (BAD, 50109, "The request body contains invalid JSON."),
            ApiError::ThreadExists => (BAD, 160_004, "A thread has already been created for this message"),
            ApiError::LockedThread => (BAD, 160_005, "Thread is locked"),
            ApiError::TooManyThreads => (BAD, 160_006, "Maximum number of active threads reached"),
            ApiError::NotPlayed(_) => (StatusCode::NOT_IMPLEMENTED, 0, "501: Not Implemented"),
            ApiError::RouteNotPlayed => (
                StatusCode::NOT_IMPLEMENTED,
                0,
                "501: Discord has this route, the local Discord does not support it",
            ),
        }
    }
}
