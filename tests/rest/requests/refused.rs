//! What is refused for a reason of its own: not sent again, and told.

use ra_bot::discord::rest::{Full, Gone, Prospect, TooOften};

use super::*;

fn too_many(code: u64, retry_after: f64) -> ScriptedReply {
    let body =
        json!({ "message": "Try again later", "code": code, "retry_after": retry_after, "global": false });
    let headers =
        [("retry-after", "1200"), ("x-ratelimit-remaining", "0"), ("x-ratelimit-reset-after", "1200")];
    ScriptedReply::Status(429, headers.map(|(name, value)| (name, value.to_owned())).into(), body.to_string())
}

#[tokio::test]
async fn an_old_message_that_was_edited_too_often_keeps_no_other_waiting() {
    let (discord, rest) = start().await;
    let edit = async |message: i64| {
        let message = MessageId(message);
        rest.edit_message(ChannelId(5), message, &text(), Priority::Program).await
    };
    discord.script("messages/1", [too_many(30046, 0.5)]);
    let wait = Some(Duration::from_millis(500));
    let refused = edit(1).await.unwrap_err();
    assert_eq!(refused, Error::TooOften { what: TooOften::OldEdits, retry_after: wait });
    assert_eq!(refused.prospect(), Prospect::Later(wait));
    assert_eq!(discord.seen("").len(), 1, "it is not sent again");
    edit(2).await.unwrap();
    // The write limit of a channel is one like any other: it is waited for.
    discord.script("messages/3", [too_many(20028, 0.1)]);
    edit(3).await.unwrap();
    assert_eq!(discord.seen("messages/3").len(), 2);
}

#[tokio::test]
async fn what_is_too_often_or_full_is_not_taken_for_a_permission() {
    let (discord, rest) = start().await;
    let direct = async || rest.direct_channel(UserId(7), Priority::Program).await;
    discord.script("users/@me", [refuse(403, 40003), refuse(400, 50007), refuse(403, 50278)]);
    let too_often = Error::TooOften { what: TooOften::DirectMessages, retry_after: None };
    assert_eq!(direct().await, Err(too_often));
    for _ in 0..2 {
        assert_eq!(direct().await, Err(Error::Forbidden(Forbidden::DirectMessage)));
    }
    discord.script("threads", [refuse(400, 160_006), refuse(400, 50024)]);
    for expected in [Error::Full(Full::Threads), Error::WrongKind] {
        let opened = rest.open_thread(ChannelId(5), MessageId(6), "Ra").await;
        assert_eq!(opened, Err(expected));
    }
    assert_eq!(discord.seen("").len(), 5);
}

/// The answer to the first attempt was lost on its way, and somebody took a permission before the second: the message may
/// be there.
#[tokio::test]
async fn a_refusal_after_a_lost_answer_does_not_mean_that_nothing_arrived() {
    let (discord, rest) = start().await;
    let post = async || rest.create_message(ChannelId(5), &text(), Priority::Program).await;
    discord.script("messages", [ScriptedReply::Drop, refuse(403, 50013), refuse(403, 50013)]);
    assert!(temporary(post().await));
    assert_eq!(post().await, Err(Error::Forbidden(Forbidden::Permission)), "nothing was lost this time");
    // Where there is no channel there is no message.
    discord.script("messages", [ScriptedReply::Drop, refuse(404, 10003)]);
    assert_eq!(post().await, Err(Error::Gone(Gone::Channel)));
    assert_eq!(discord.seen("messages").len(), 5);
}
