//! Why a request to Discord failed, by what the caller can do about it.

mod codes;

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
    /// The channel is not of a kind in which this can be done: a forum, for instance, or direct messages.
    #[error("the channel is of the wrong kind")]
    WrongKind,
    /// There is as much as Discord allows: no more before there is less.
    #[error("no room for more: {0:?}")]
    Full(Full),
    /// Too much of one thing within some time, by a limit of which nothing is said beforehand. It is not waited for
    /// here, because it may last; other requests on the same route may well pass.
    #[error("too often: {what:?}, again in {retry_after:?}")]
    TooOften {
        /// What there was too much of.
        what: TooOften,
        /// How long to wait at least, where Discord told.
        retry_after: Option<Duration>,
    },
    /// Discord does not accept what was sent: our bug. The text names the fields.
    #[error("invalid request: {0}")]
    Invalid(String),
    /// The interaction can no longer be answered: over 3 s since it came, or over 15 min for what follows the
    /// first answer. Its message can still be reached through the channel, unless it is private.
    #[error("too late for this interaction")]
    TooLate,
    /// This interaction was answered before: by another process, or by an earlier life of this one.
    #[error("interaction was answered before")]
    AnsweredBefore,
    /// The message has a thread already.
    #[error("the message has a thread")]
    HasThread,
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
    /// Anything else, for instance an answer nobody can read.
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
    /// The role.
    Role,
    /// The emoji.
    Emoji,
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
    /// Say this: the server's own filter does not let it pass.
    Words,
    /// Start a post without a tag: this forum wants one of each.
    Untagged,
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

/// What there can be no more of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// Threads of the server that are not archived. Discord archives those that nobody writes in.
    Threads,
    /// People in the thread.
    ThreadMembers,
    /// Emoji of the application.
    Emojis,
    /// Commands of the application.
    Commands,
    /// Commands that are made within a day.
    NewCommands,
    /// Messages that follow the answer to one interaction.
    FollowUps,
}

/// What can be done only so often.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TooOften {
    /// Editing messages that are older than an hour. Younger ones can be edited all the same.
    OldEdits,
    /// Opening direct messages, of whomever.
    DirectMessages,
}

/// What can be hoped for from the same request, sent again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prospect {
    /// Nothing.
    Never,
    /// Nothing, before somebody changes something in Discord: a permission, a setting, a thread.
    WhenChanged,
    /// It may work by itself, though not before so much time has passed, where Discord told.
    Later(Option<Duration>),
}

#[derive(Deserialize, Default)]
struct Body {
    #[serde(default)]
    code: u64,
    #[serde(default)]
    message: String,
    #[serde(default)]
    errors: Value,
    /// In seconds.
    retry_after: Option<f64>,
}

impl Error {
    /// Whether sending the same request again can help.
    pub fn prospect(&self) -> Prospect {
        match self {
            Self::Gone(_)
            | Self::WrongKind
            | Self::Invalid(_)
            | Self::TooLate
            | Self::AnsweredBefore
            | Self::HasThread
            | Self::Full(Full::FollowUps) => Prospect::Never,
            Self::Forbidden(_)
            | Self::Closed(_)
            | Self::Full(Full::ThreadMembers | Full::Emojis | Full::Commands) => Prospect::WhenChanged,
            Self::TooOften { retry_after, .. } | Self::Temporary { retry_after, .. } => {
                Prospect::Later(*retry_after)
            }
            // A new token comes with a new start, which finds everything as it is left. What nobody understands may pass.
            Self::Full(Full::Threads | Full::NewCommands) | Self::Unauthorized | Self::Unexpected { .. } => {
                Prospect::Later(None)
            }
        }
    }

    /// Whether the same request may work later, with nothing changed.
    pub fn may_pass(&self) -> bool {
        matches!(self.prospect(), Prospect::Later(_))
    }

    /// Whether this says nothing of the request itself: Discord, or the way there, is in trouble, or it was too soon,
    /// or the token is not taken.
    pub fn is_no_refusal(&self) -> bool {
        match self {
            Self::Temporary { .. } | Self::TooOften { .. } | Self::Unauthorized => true,
            Self::Gone(_)
            | Self::Forbidden(_)
            | Self::Closed(_)
            | Self::WrongKind
            | Self::Full(_)
            | Self::Invalid(_)
            | Self::TooLate
            | Self::AnsweredBefore
            | Self::HasThread
            | Self::Unexpected { .. } => false,
        }
    }

    /// Reads an answer that is no success. `told` is how long to wait by the answer's headers; its body is more exact.
    pub(super) fn from_answer(status: u16, told: Option<Duration>, body: &[u8]) -> Self {
        let body: Body = serde_json::from_slice(body)
            .unwrap_or_else(|_| Body { message: String::from_utf8_lossy(body).into(), ..Body::default() });
        let detail = body.detail();
        let in_short = format!("status {status}: {detail}");
        let retry_after = body.retry_after.and_then(|told| Duration::try_from_secs_f64(told).ok()).or(told);
        if status < 500
            && let Some(error) = codes::error(body.code, &in_short, retry_after)
        {
            return error;
        }
        match status {
            401 => Self::Unauthorized,
            403 => Self::Forbidden(Forbidden::Other),
            400 | 404 | 405 | 413 => Self::Invalid(in_short),
            408 | 429 | 500.. => Self::Temporary { retry_after, cause: in_short },
            _ => Self::unexpected(status, body.code, detail),
        }
    }

    /// Whether an answer of status 429 is about one thing only, and no limit of its route.
    pub(super) fn is_about_one_thing(body: &[u8]) -> bool {
        let code = serde_json::from_slice::<Body>(body).map_or(0, |body| body.code);
        matches!(codes::error(code, "", None), Some(Error::TooOften { .. }))
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
        assert_eq!(Error::from_answer(status, None, body.as_bytes()), expected);
    }

    #[test]
    fn what_has_no_meaning_of_its_own_is_judged_by_its_status() {
        check(401, 0, Error::Unauthorized);
        check(403, 20026, Error::Forbidden(Forbidden::Other));
        check(400, 50016, Error::Invalid("status 400: 50016 text".into()));
        check(409, 7, Error::unexpected(409, 7, "7 text"));
        check(503, 0, Error::temporary("status 503: 0 text"));
        check(503, 10003, Error::temporary("status 503: 10003 text"));
    }

    #[test]
    fn how_long_to_wait_is_taken_from_where_it_stands() {
        let (header, edits) = (Some(Duration::from_secs(9)), TooOften::OldEdits);
        let read = |body: &str| Error::from_answer(429, header, body.as_bytes());
        let exact = Some(Duration::from_millis(8500));
        let error = read(r#"{"code":30046,"message":"no","retry_after":8.5}"#);
        assert_eq!(error, Error::TooOften { what: edits, retry_after: exact });
        assert_eq!(error.prospect(), Prospect::Later(exact));
        for body in [r#"{"code":30046}"#, r#"{"code":30046,"retry_after":-1}"#] {
            assert_eq!(read(body), Error::TooOften { what: edits, retry_after: header });
        }
        assert!(Error::is_about_one_thing(br#"{"code":30046}"#));
        assert!(!Error::is_about_one_thing(br#"{"code":20028}"#) && !Error::is_about_one_thing(b"<html>"));
    }

    #[test]
    fn an_invalid_form_names_its_fields() {
        let body = br#"{"code":50035,"message":"Invalid Form Body","errors":{"embeds":{"0":{}}}}"#;
        let expected = r#"status 400: 50035 Invalid Form Body {"embeds":{"0":{}}}"#;
        assert_eq!(Error::from_answer(400, None, body), Error::Invalid(expected.into()));
    }

    #[test]
    fn a_page_instead_of_json_is_kept_short() {
        let page = format!("<html>{}</html>", "é".repeat(1000));
        let Error::Temporary { cause, .. } = Error::from_answer(502, None, page.as_bytes()) else { panic!() };
        assert!(cause.starts_with("status 502: 0 <html>é") && cause.chars().count() < 600);
    }
}
