//! Discord's numbers for what went wrong, with what follows from each. The only place that knows them.
//!
//! The numbers and their texts are from Discord's page "Opcodes and Status Codes". It does not say which HTTP status
//! comes with which number, and that has changed before: the number alone decides, unless Discord is in trouble.

use std::time::Duration;

use super::{Closed, Error, Forbidden, Full, Gone, TooOften};

/// What a number says; `None` if nothing follows from it: then the HTTP status says what went wrong.
pub(super) fn error(code: u64, in_short: &str, retry_after: Option<Duration>) -> Option<Error> {
    let too_often = |what| Error::TooOften { what, retry_after };
    Some(match code {
        10003 => Error::Gone(Gone::Channel),
        10004 => Error::Gone(Gone::Guild),
        10007 => Error::Gone(Gone::Member),
        10008 => Error::Gone(Gone::Message),
        10011 => Error::Gone(Gone::Role),
        10013 => Error::Gone(Gone::User),
        10014 => Error::Gone(Gone::Emoji),
        // Unknown webhook: the interaction's token is another application's.
        10015 => Error::Gone(Gone::Interaction),
        // Unknown interaction: over three seconds old, or never heard of. Invalid webhook token: the interaction's
        // fifteen minutes are over; it comes with status 401, as a bad token does.
        10062 | 50027 => Error::TooLate,
        // Emoji of the application (2000), or of a server.
        30008 => Error::Full(Full::Emojis),
        30032 => Error::Full(Full::Commands),
        // 1000.
        30033 => Error::Full(Full::ThreadMembers),
        // 200 a day.
        30034 => Error::Full(Full::NewCommands),
        // Edits of messages that are older than an hour. Comes with status 429 and is no limit of the route.
        30046 => too_often(TooOften::OldEdits),
        // Provide a valid token and try again; invalid authentication token.
        40001 | 50014 => Error::Unauthorized,
        // You are opening direct messages too fast. Comes with status 403 too.
        40003 => too_often(TooOften::DirectMessages),
        40060 => Error::AnsweredBefore,
        // Follow-up messages of this interaction.
        40094 => Error::Full(Full::FollowUps),
        50001 => Error::Forbidden(Forbidden::Access),
        // Cannot send a message in a forum channel, execute this in direct messages, send messages in a non-text channel,
        // execute this on a channel of this type.
        40058 | 50003 | 50008 | 50024 => Error::WrongKind,
        // A tag is required to create a forum post in this channel.
        40067 => Error::Forbidden(Forbidden::Untagged),
        // Cannot send messages to this user. Comes with status 400 where the channel is opened, 403 where it is written to;
        // the second one: no server in common.
        50007 | 50278 => Error::Forbidden(Forbidden::DirectMessage),
        50013 => Error::Forbidden(Forbidden::Permission),
        // Request entity too large; an empty message; invalid recipients (a bot, for instance); invalid form; a body that
        // is no JSON.
        40005 | 50006 | 50033 | 50035 | 50109 => Error::Invalid(in_short.to_owned()),
        50083 => Error::Closed(Closed::Archived),
        // A thread has already been created for this message.
        160_004 => Error::HasThread,
        160_005 => Error::Closed(Closed::Locked),
        // Of a server; the same of announcement channels.
        160_006 | 160_007 => Error::Full(Full::Threads),
        // Blocked by automatic moderation: the message, the title; by the filter of harmful links.
        200_000 | 200_001 | 240_000 => Error::Forbidden(Forbidden::Words),
        // Cannot edit a message authored by another user. Access to file uploads has been limited for this guild.
        50005 | 400_001 => Error::Forbidden(Forbidden::Other),
        // Slowmode; the write limits of a channel and of a server, which all who write there share. Sending messages, or
        // this feature, is switched off for the moment. Service resource is being rate limited. Cloudflare is blocking
        // the request: it says nothing of the channel. API resource is currently overloaded.
        20016 | 20028 | 20029 | 40004 | 40006 | 40062 | 40333 | 130_000 => {
            Error::Temporary { retry_after, cause: in_short.to_owned() }
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_leads_to_what_it_says_whatever_its_status() {
        let wait = Some(Duration::from_millis(2500));
        let known: Vec<u64> = (0..=500_000).filter(|code| error(*code, "", wait).is_some()).collect();
        assert_eq!((known.first(), known.last()), (Some(&10003), Some(&400_001)));
        for code in known {
            for status in [400, 401, 403, 404, 409, 413, 429] {
                let body = format!(r#"{{"code":{code},"message":"text","retry_after":2.5}}"#);
                let expected = error(code, &format!("status {status}: {code} text"), wait).unwrap();
                assert_eq!(Error::from_answer(status, None, body.as_bytes()), expected, "{code}");
            }
        }
    }
}
