//! The refusals of the API: status, code, and text as Discord words them.

use axum::http::StatusCode;
use serde_json::{Value, json};

/// What a request comes to, unless it is refused.
pub(crate) type ApiResult<T> = Result<T, ApiError>;

/// Why a request was refused.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum ApiError {
    /// The status, Discord's code, and the message.
    Plain(StatusCode, u32, &'static str),
    /// The fields and what is wrong with them.
    InvalidForm(Value),
    /// Discord has these, the local Discord does not.
    NotPlayed(String),
}

const fn bad(code: u32, message: &'static str) -> ApiError {
    ApiError::Plain(StatusCode::BAD_REQUEST, code, message)
}

const fn forbidden(code: u32, message: &'static str) -> ApiError {
    ApiError::Plain(StatusCode::FORBIDDEN, code, message)
}

const fn missing(code: u32, message: &'static str) -> ApiError {
    ApiError::Plain(StatusCode::NOT_FOUND, code, message)
}

impl ApiError {
    pub(crate) const UNAUTHORIZED: ApiError =
        ApiError::Plain(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized");
    pub(crate) const NOT_FOUND: ApiError = missing(0, "404: Not Found");
    pub(crate) const METHOD_NOT_ALLOWED: ApiError =
        ApiError::Plain(StatusCode::METHOD_NOT_ALLOWED, 0, "405: Method Not Allowed");
    /// Discord has the route, the local Discord does not.
    pub(crate) const ROUTE_NOT_PLAYED: ApiError = ApiError::Plain(
        StatusCode::NOT_IMPLEMENTED,
        0,
        "501: Discord has this route, the local Discord does not support it",
    );
    pub(crate) const UNKNOWN_CHANNEL: ApiError = missing(10003, "Unknown Channel");
    pub(crate) const UNKNOWN_GUILD: ApiError = missing(10004, "Unknown Guild");
    pub(crate) const UNKNOWN_MEMBER: ApiError = missing(10007, "Unknown Member");
    pub(crate) const UNKNOWN_MESSAGE: ApiError = missing(10008, "Unknown Message");
    pub(crate) const UNKNOWN_OVERWRITE: ApiError = missing(10009, "Unknown Permission Overwrite");
    pub(crate) const UNKNOWN_ROLE: ApiError = missing(10011, "Unknown Role");
    pub(crate) const UNKNOWN_USER: ApiError = missing(10013, "Unknown User");
    pub(crate) const UNKNOWN_EMOJI: ApiError = missing(10014, "Unknown Emoji");
    /// The same number as of one that the application lacks, in the path of a reaction another status.
    pub(crate) const UNKNOWN_REACTION: ApiError = bad(10014, "Unknown Emoji");
    pub(crate) const UNKNOWN_WEBHOOK: ApiError = missing(10015, "Unknown Webhook");
    pub(crate) const UNKNOWN_INTERACTION: ApiError = missing(10062, "Unknown interaction");
    pub(crate) const UNKNOWN_COMMAND: ApiError = missing(10063, "Unknown application command");
    pub(crate) const TOO_MANY_PINS: ApiError = bad(30003, "Maximum number of pins reached (250)");
    pub(crate) const TOO_MANY_EMOJIS: ApiError = bad(30008, "Maximum number of emojis reached (2000)");
    pub(crate) const TOO_MANY_REACTIONS: ApiError = bad(30010, "Maximum number of reactions reached (20)");
    pub(crate) const TOO_MANY_COMMANDS: ApiError =
        bad(30032, "Maximum number of application commands reached");
    pub(crate) const TOO_MANY_OLD_EDITS: ApiError = ApiError::Plain(
        StatusCode::TOO_MANY_REQUESTS,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    );
    pub(crate) const TOO_LARGE: ApiError =
        ApiError::Plain(StatusCode::PAYLOAD_TOO_LARGE, 40005, "Request entity too large");
    pub(crate) const ALREADY_ANSWERED: ApiError = bad(40060, "Interaction has already been acknowledged.");
    pub(crate) const TAG_REQUIRED: ApiError =
        bad(40067, "A tag is required to create a forum post in this channel");
    pub(crate) const MISSING_ACCESS: ApiError = forbidden(50001, "Missing Access");
    pub(crate) const NOT_IN_DMS: ApiError = forbidden(50003, "Cannot execute action on a DM channel");
    pub(crate) const NOT_THE_AUTHOR: ApiError =
        forbidden(50005, "Cannot edit a message authored by another user");
    pub(crate) const EMPTY_MESSAGE: ApiError = bad(50006, "Cannot send an empty message");
    pub(crate) const CANNOT_MESSAGE_USER: ApiError = forbidden(50007, "Cannot send messages to this user");
    pub(crate) const NO_MESSAGES_HERE: ApiError = bad(50008, "Cannot send messages in a non-text channel");
    pub(crate) const MISSING_PERMISSIONS: ApiError = forbidden(50013, "Missing Permissions");
    pub(crate) const SYSTEM_MESSAGE: ApiError = forbidden(50021, "Cannot execute action on a system message");
    pub(crate) const NOT_IN_THIS_CHANNEL: ApiError = bad(50024, "Cannot execute action on this channel type");
    pub(crate) const INVALID_TOKEN: ApiError =
        ApiError::Plain(StatusCode::UNAUTHORIZED, 50027, "Invalid Webhook Token");
    pub(crate) const INVALID_RECIPIENTS: ApiError = bad(50033, "Invalid Recipient(s)");
    pub(crate) const TOO_OLD_TO_DELETE: ApiError =
        bad(50034, "A message provided was too old to bulk delete");
    pub(crate) const ARCHIVED_THREAD: ApiError = bad(50083, "Thread is archived");
    pub(crate) const INVALID_JSON: ApiError = bad(50109, "The request body contains invalid JSON.");
    pub(crate) const NO_MUTUAL_GUILD: ApiError =
        forbidden(50278, "Cannot send messages to this user due to having no mutual guilds");
    pub(crate) const THREAD_EXISTS: ApiError =
        bad(160_004, "A thread has already been created for this message");
    pub(crate) const LOCKED_THREAD: ApiError = bad(160_005, "Thread is locked");
    pub(crate) const TOO_MANY_THREADS: ApiError = bad(160_006, "Maximum number of active threads reached");

    /// The HTTP status.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            ApiError::Plain(status, ..) => *status,
            ApiError::InvalidForm(_) => StatusCode::BAD_REQUEST,
            ApiError::NotPlayed(_) => StatusCode::NOT_IMPLEMENTED,
        }
    }

    /// The JSON body.
    pub(crate) fn body(&self) -> Value {
        match self {
            ApiError::Plain(_, code, message) => json!({"code": code, "message": message}),
            ApiError::InvalidForm(errors) => {
                json!({"code": 50035, "message": "Invalid Form Body", "errors": errors})
            }
            ApiError::NotPlayed(what) => {
                let message = format!("501: Discord has {what}, the local Discord does not support them");
                json!({"code": 0, "message": message})
            }
        }
    }
}
