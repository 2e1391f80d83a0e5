//! Why a request to Discord failed, by what the caller can do about it. The only place that knows Discord's numbers.

use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;

/// How much of a text by Discord is kept for the log, in characters.
const DETAIL: usize = 500;

/// Why a request to Discord failed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Error {
    /// What the request was about does not exist any more, or never did. Asking again does not help.
    #[error("{0:?} is gone")]
    Gone(Gone),
    /// The bot may not. Asking again helps only after somebody changed a setting.
    #[error("forbidden: {0:?}")]
    Forbidden(Forbidden),
    /// The thread is closed to the bot until somebody opens it.
    #[error("thread is closed: {0:?}")]
    Closed(Closed),
    /// Discord does not accept what was sent: our bug. The text names the fields.
    #[error("invalid request: {0}")]
    Invalid(String),
    /// The interaction can no longer be answered: over 3 s since it came, or over 15 min for what follows the
    /// first answer. Its message can still be reached through the channel, unless it is private.
    #[error("too late for this interaction")]
    TooLate,
    /// Somebody else answered this interaction before: it was delivered twice.
    #[error("interaction was answered before")]
    AnsweredBefore,
    /// Discord or the way to it is in trouble, or a limit leaves no time. The same request may work later; one that
    /// creates something may also have worked.
    #[error("temporary: {cause}")]
    Temporary {
        /// How long to wait at least, where Discord told.
        retry_after: Option<Duration>,
        /// For the log.
        cause: String,
    },
    /// The token is not valid (any more): nothing will work until it is replaced.
    #[error("the bot's token is refused")]
    Unauthorized,
    /// Anything else, for instance a limit on the number of threads or commands, or an answer nobody can read.
    #[error("unexpected answer: status {status}, code {code}: {detail}")]
    Unexpected {
        /// HTTP status.
        status: u16,
        /// Discord's own code, 0 if there is none.
        code: u64,
        /// For the log.
        detail: String,
    },
}

/// What does not exist (any more).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gone {
    /// The channel or thread, or the bot may not know of it.
    Channel,
    /// The guild.
    Guild,
    /// The message.
    Message,
    /// The person is not a member of the guild.
    Member,
    /// The account.
    User,
    /// The interaction's token is not one of this application.
    Interaction,
}

/// What the bot may not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forbidden {
    /// See the channel.
    Access,
    /// Do this in a channel it can see.
    Permission,
    /// Write to this person: closed to direct messages, or no guild in common.
    DirectMessage,
    /// Something Discord gives another reason for.
    Other,
}

/// Why a thread takes no message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// Archived: can be opened again by a message, unless locked.
    Archived,
    /// Locked: only a moderator can open it.
    Locked,
}

#[derive(Deserialize, Default)]
struct Body {
    #[serde(default)]
    code: u64,
    #[serde(default)]
    message: String,
    #[serde(default)]
    errors: Value,
}

impl Error {
    /// Reads an answer that is neither a success nor 429.
    pub(super) fn from_answer(status: u16, body: &[u8]) -> Self {
        let body: Body = serde_json::from_slice(body)
            .unwrap_or_else(|_| Body { message: String::from_utf8_lossy(body).into(), ..Body::default() });
        let detail = body.detail();
        match (status, body.code) {
            (500.., _) => Self::temporary(format!("status {status}: {detail}")),
            (_, 10003) => Self::Gone(Gone::Channel),
            (_, 10004) => Self::Gone(Gone::Guild),
            (_, 10007) => Self::Gone(Gone::Member),
            (_, 10008) => Self::Gone(Gone::Message),
            (_, 10013) => Self::Gone(Gone::User),
            (_, 10015) => Self::Gone(Gone::Interaction),
            (_, 10062 | 50027) => Self::TooLate,
            (_, 40060) => Self::AnsweredBefore,
            (_, 50001) => Self::Forbidden(Forbidden::Access),
            (_, 50013) => Self::Forbidden(Forbidden::Permission),
            (_, 50007 | 50278) => Self::Forbidden(Forbidden::DirectMessage),
            (_, 50083) => Self::Closed(Closed::Archived),
            (_, 160_005) => Self::Closed(Closed::Locked),
            (_, 30032 | 30034 | 40094 | 160_004 | 160_006) => Self::unexpected(status, body.code, detail),
            (401, _) => Self::Unauthorized,
            (403, _) => Self::Forbidden(Forbidden::Other),
            (400 | 404 | 405 | 413, _) => Self::Invalid(format!("status {status}: {detail}")),
            (408, _) => Self::temporary(format!("status {status}: {detail}")),
            (_, code) => Self::unexpected(status, code, detail),
        }
    }

    pub(super) fn temporary(cause: impl Into<String>) -> Self {
        Self::Temporary { retry_after: None, cause: cause.into() }
    }

    pub(super) fn unexpected(status: u16, code: u64, detail: impl Into<String>) -> Self {
        Self::Unexpected { status, code, detail: detail.into() }
    }
}

impl Body {
    fn detail(&self) -> String {
        let mut whole = format!("{} {}", self.code, self.message);
        if !self.errors.is_null() {
            whole = format!("{whole} {}", self.errors);
        }
        whole.chars().take(DETAIL).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(status: u16, code: u64, expected: Error) {
        let body = format!(r#"{{"code":{code},"message":"text"}}"#);
        assert_eq!(Error::from_answer(status, body.as_bytes()), expected);
    }

    #[test]
    fn codes_become_meanings() {
        check(404, 10003, Error::Gone(Gone::Channel));
        check(404, 10008, Error::Gone(Gone::Message));
        check(404, 10015, Error::Gone(Gone::Interaction));
        check(404, 10062, Error::TooLate);
        check(401, 50027, Error::TooLate);
        check(401, 0, Error::Unauthorized);
        check(400, 40060, Error::AnsweredBefore);
        check(403, 50001, Error::Forbidden(Forbidden::Access));
        check(403, 50013, Error::Forbidden(Forbidden::Permission));
        check(403, 50007, Error::Forbidden(Forbidden::DirectMessage));
        check(403, 20026, Error::Forbidden(Forbidden::Other));
        check(400, 50083, Error::Closed(Closed::Archived));
        check(400, 160_005, Error::Closed(Closed::Locked));
        check(413, 40005, Error::Invalid("status 413: 40005 text".into()));
        check(400, 160_006, Error::unexpected(400, 160_006, "160006 text"));
        check(503, 0, Error::temporary("status 503: 0 text"));
    }

    #[test]
    fn an_invalid_form_names_its_fields() {
        let body = br#"{"code":50035,"message":"Invalid Form Body","errors":{"embeds":{"0":{}}}}"#;
        let expected = r#"status 400: 50035 Invalid Form Body {"embeds":{"0":{}}}"#;
        assert_eq!(Error::from_answer(400, body), Error::Invalid(expected.into()));
    }

    #[test]
    fn a_page_instead_of_json_is_kept_short() {
        let page = format!("<html>{}</html>", "é".repeat(1000));
        let Error::Temporary { cause, .. } = Error::from_answer(502, page.as_bytes()) else { panic!() };
        assert!(cause.starts_with("status 502: 0 <html>é") && cause.chars().count() < 600);
    }
}
