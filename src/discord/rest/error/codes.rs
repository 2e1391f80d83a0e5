//! Discord's numbers for what went wrong, with what follows from each. The only place that knows them.
//!
//! The numbers and their texts are from Discord's page "Opcodes and Status Codes". It does not say which HTTP status
//! comes with which number, and that has changed before: the number alone decides, unless Discord is in trouble.

use super::{Closed, Forbidden, Full, Gone, TooOften};

/// What follows from a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Gone(Gone),
    Forbidden(Forbidden),
    Closed(Closed),
    WrongKind,
    Full(Full),
    TooOften(TooOften),
    Invalid,
    TooLate,
    AnsweredBefore,
    HasThread,
    /// Trouble or an ordinary limit, which passes.
    Passing,
    Unauthorized,
}

/// Every number that something follows from. What is not here is judged by its HTTP status.
const CODES: [(u64, Meaning); 50] = [
    // Unknown channel, guild, member, message, user.
    (10003, Meaning::Gone(Gone::Channel)),
    (10004, Meaning::Gone(Gone::Guild)),
    (10007, Meaning::Gone(Gone::Member)),
    (10008, Meaning::Gone(Gone::Message)),
    (10013, Meaning::Gone(Gone::User)),
    (10014, Meaning::Gone(Gone::Emoji)),
    // Unknown webhook: the interaction's token is another application's.
    (10015, Meaning::Gone(Gone::Interaction)),
    // Unknown interaction: over three seconds old, or never heard of.
    (10062, Meaning::TooLate),
    // Slowmode; the write limits of a channel and of a server, which all who write there share.
    (20016, Meaning::Passing),
    (20028, Meaning::Passing),
    (20029, Meaning::Passing),
    // Emoji of the application (2000), or of a server.
    (30008, Meaning::Full(Full::Emojis)),
    // Application commands; participants of a thread (1000); new commands a day (200).
    (30032, Meaning::Full(Full::Commands)),
    (30033, Meaning::Full(Full::ThreadMembers)),
    (30034, Meaning::Full(Full::NewCommands)),
    // Edits of messages that are older than an hour. Comes with status 429 and is no limit of the route.
    (30046, Meaning::TooOften(TooOften::OldEdits)),
    // Provide a valid token and try again.
    (40001, Meaning::Unauthorized),
    // You are opening direct messages too fast. Comes with status 403 too.
    (40003, Meaning::TooOften(TooOften::DirectMessages)),
    // Sending messages, or this feature, is switched off for the moment.
    (40004, Meaning::Passing),
    (40006, Meaning::Passing),
    // Request entity too large.
    (40005, Meaning::Invalid),
    // Cannot send a message in a forum channel.
    (40058, Meaning::WrongKind),
    (40060, Meaning::AnsweredBefore),
    // Service resource is being rate limited.
    (40062, Meaning::Passing),
    // Follow-up messages of this interaction.
    (40094, Meaning::Full(Full::FollowUps)),
    // Cloudflare is blocking the request: it says nothing of the channel.
    (40333, Meaning::Passing),
    (50001, Meaning::Forbidden(Forbidden::Access)),
    // Cannot execute this in direct messages.
    (50003, Meaning::WrongKind),
    // Cannot edit a message authored by another user.
    (50005, Meaning::Forbidden(Forbidden::Other)),
    // Cannot send an empty message.
    (50006, Meaning::Invalid),
    // Cannot send messages to this user. Comes with status 400 where the channel is opened, 403 where it is written to.
    (50007, Meaning::Forbidden(Forbidden::DirectMessage)),
    // Cannot send messages in a non-text channel.
    (50008, Meaning::WrongKind),
    (50013, Meaning::Forbidden(Forbidden::Permission)),
    // Invalid authentication token.
    (50014, Meaning::Unauthorized),
    // Cannot execute this on a channel of this type.
    (50024, Meaning::WrongKind),
    // Invalid webhook token: the interaction's fifteen minutes are over. It comes with status 401, as a bad token does.
    (50027, Meaning::TooLate),
    // Invalid recipients (a bot, for instance); invalid form; a body that is no JSON.
    (50033, Meaning::Invalid),
    (50035, Meaning::Invalid),
    (50083, Meaning::Closed(Closed::Archived)),
    (50109, Meaning::Invalid),
    // Cannot send messages to this user: no server in common.
    (50278, Meaning::Forbidden(Forbidden::DirectMessage)),
    // API resource is currently overloaded.
    (130_000, Meaning::Passing),
    // A thread has already been created for this message.
    (160_004, Meaning::HasThread),
    (160_005, Meaning::Closed(Closed::Locked)),
    (160_006, Meaning::Full(Full::Threads)),
    // The same of announcement channels.
    (160_007, Meaning::Full(Full::Threads)),
    // Blocked by automatic moderation: the message, the title; by the filter of harmful links.
    (200_000, Meaning::Forbidden(Forbidden::Words)),
    (200_001, Meaning::Forbidden(Forbidden::Words)),
    (240_000, Meaning::Forbidden(Forbidden::Words)),
    // Access to file uploads has been limited for this guild.
    (400_001, Meaning::Forbidden(Forbidden::Other)),
];

/// What follows from a number, if anything does.
pub(super) fn meaning(code: u64) -> Option<Meaning> {
    CODES.iter().find(|(known, _)| *known == code).map(|(_, meaning)| *meaning)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::time::Duration;

    use super::super::Error;
    use super::*;

    /// What a caller is told by a meaning.
    fn told(meaning: Meaning, detail: &str) -> Error {
        let retry_after = Some(Duration::from_millis(2500));
        match meaning {
            Meaning::Gone(what) => Error::Gone(what),
            Meaning::Forbidden(what) => Error::Forbidden(what),
            Meaning::Closed(why) => Error::Closed(why),
            Meaning::WrongKind => Error::WrongKind,
            Meaning::Full(of) => Error::Full(of),
            Meaning::TooOften(what) => Error::TooOften { what, retry_after },
            Meaning::Invalid => Error::Invalid(detail.to_owned()),
            Meaning::TooLate => Error::TooLate,
            Meaning::AnsweredBefore => Error::AnsweredBefore,
            Meaning::HasThread => Error::HasThread,
            Meaning::Passing => Error::Temporary { retry_after, cause: detail.to_owned() },
            Meaning::Unauthorized => Error::Unauthorized,
        }
    }

    #[test]
    fn every_number_leads_to_what_it_says_whatever_its_status() {
        for (code, meaning) in CODES {
            for status in [400, 401, 403, 404, 409, 413, 429] {
                let body = format!(r#"{{"code":{code},"message":"text","retry_after":2.5}}"#);
                let expected = told(meaning, &format!("status {status}: {code} text"));
                assert_eq!(Error::from_answer(status, None, body.as_bytes()), expected, "{code}");
            }
        }
    }

    #[test]
    fn no_number_stands_there_twice() {
        assert_eq!(CODES.iter().map(|(code, _)| code).collect::<BTreeSet<_>>().len(), CODES.len());
        assert_eq!(meaning(0), None);
    }
}
