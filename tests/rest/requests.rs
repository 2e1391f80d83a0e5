//! The REST client against a stand-in that misbehaves in every way Discord does.

mod answers;
mod named;
mod refused;

use std::sync::Mutex;
use std::time::Duration;

use bytes::Bytes;
use ra_bot::config::Endpoint;
use ra_bot::discord::rest::{
    Came, Closed, Error, File, Forbidden, Gone, Interaction, Message, Priority, Reply, Responded, Response,
    Rest,
};
use ra_table::id::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use serde_json::json;
use serenity::builder::CreateCommand;
use serenity::model::channel::MessageFlags;
use serenity::model::id::ApplicationId;

use crate::standin::{ScriptedReply, StandIn};

const APPLICATION: ApplicationId = ApplicationId::new(9);

async fn start() -> (StandIn, Rest) {
    let stand_in = StandIn::start().await;
    let rest = Rest::new("T", APPLICATION, Endpoint::Local(stand_in.addr), None).unwrap();
    (stand_in, rest)
}

/// A command that came just now, known by its token.
fn interaction(rest: &Rest, token: i64) -> Interaction {
    rest.recall(number(token, Duration::ZERO), format!("token{token}"), Came::Command)
}

/// The number of an interaction that Discord made so long ago.
fn number(low: i64, ago: Duration) -> InteractionId {
    let since_2015 = ra_bot::wall_clock::now().before(ago).0 - 1_420_070_400_000;
    InteractionId(since_2015 << 22 | low)
}

fn text() -> Message {
    Message { content: Some("a".into()), ..Message::default() }
}

fn picture(name: &str) -> File {
    File {
        name: name.into(),
        bytes: Bytes::from_static(b"PIXELS"),
        description: Some(format!("about {name}")),
    }
}

fn refuse(status: u16, code: u64) -> ScriptedReply {
    ScriptedReply::Status(status, vec![], format!(r#"{{"code":{code},"message":"no"}}"#))
}

fn page(status: u16) -> ScriptedReply {
    ScriptedReply::Status(
        status,
        vec![("content-type", "text/html".into())],
        "<html>Bad gateway</html>".into(),
    )
}

fn limited(retry_after: f64, global: bool) -> ScriptedReply {
    let body = json!({ "message": "slow", "retry_after": retry_after, "global": global });
    ScriptedReply::Status(429, vec![("retry-after", "1".into())], body.to_string())
}

fn temporary(result: Result<impl Sized, Error>) -> bool {
    matches!(result, Err(Error::Temporary { .. }))
}

#[tokio::test]
async fn an_answer_carries_files_and_returns_its_message() {
    let (discord, rest) = start().await;
    let message = Message { files: Some(vec![picture("a.png"), picture("b.png")]), ..text() };
    let answered = rest.respond(&interaction(&rest, 1), &Response::Message(message)).await;
    assert_eq!(answered, Ok(Responded::Now(Some(MessageId(1000)))));
    let seen = &discord.seen("")[0];
    assert!(seen.line.ends_with("/token1/callback?with_response=true"), "{}", seen.line);
    assert_eq!(seen.authorization, None);
    let body = seen.text();
    for part in [
        r#"name="payload_json""#,
        r#"{"id":1,"filename":"b.png","description":"about b.png"}"#,
        r#"name="files[0]"; filename="a.png""#,
        r#"name="files[1]"; filename="b.png""#,
    ] {
        assert!(body.contains(part), "{part} in {body}");
    }
    assert_eq!(body.matches("PIXELS").count(), 2);
}

#[tokio::test]
async fn nobody_waits_for_another_interaction() {
    let (discord, rest) = start().await;
    discord.script("token1", [ScriptedReply::Hang(Duration::from_secs(1))]);
    discord.script("webhooks/9/token2", [limited(1.0, false)]);
    let (one, two, three) = (interaction(&rest, 1), interaction(&rest, 2), interaction(&rest, 3));
    let order = Mutex::new(Vec::new());
    let slow = async {
        let done = (rest.respond(&one, &Response::DeferUpdate).await, rest.follow_up(&two, &text()).await);
        order.lock().unwrap().push("slow");
        done
    };
    let quick = async {
        // The slow ones are on their way.
        while discord.seen("token1").is_empty() {
            tokio::task::yield_now().await;
        }
        rest.respond(&three, &Response::DeferUpdate).await.unwrap();
        rest.follow_up(&three, &text()).await.unwrap();
        order.lock().unwrap().push("quick");
    };
    let ((answered, followed), ()) = tokio::join!(slow, quick);
    assert_eq!(*order.lock().unwrap(), ["quick", "slow"]);
    assert!(answered.is_ok() && followed.is_ok());
}

#[tokio::test]
async fn what_follows_an_answer() {
    let (discord, rest) = start().await;
    let one = interaction(&rest, 1);
    let id = rest.follow_up(&one, &text()).await.unwrap();
    rest.edit_reply(&one, Reply::FollowUp(id), &text()).await.unwrap();
    rest.edit_reply(&one, Reply::Original, &text()).await.unwrap();
    rest.original(&one).await.unwrap();
    let lines: Vec<String> = discord.seen("").into_iter().map(|seen| seen.line).collect();
    assert_eq!(
        lines,
        [
            "POST /webhooks/9/token1",
            "PATCH /webhooks/9/token1/messages/1000",
            "PATCH /webhooks/9/token1/messages/@original",
            "GET /webhooks/9/token1/messages/@original",
        ]
    );
    assert!(discord.seen("").iter().all(|seen| seen.authorization.is_none()));
}

#[tokio::test]
async fn what_would_happen_twice_is_repeated_only_after_a_refusal() {
    let (discord, rest) = start().await;
    for reply in [page(502), ScriptedReply::Drop] {
        discord.script("webhooks", [reply]);
        assert!(temporary(rest.follow_up(&interaction(&rest, 1), &text()).await));
    }
    assert_eq!(discord.seen("webhooks").len(), 2);
    discord.script("webhooks", [limited(0.1, false)]);
    rest.follow_up(&interaction(&rest, 1), &text()).await.unwrap();
    assert_eq!(discord.seen("webhooks").len(), 4);
}

#[tokio::test]
async fn a_message_is_posted_again_under_the_same_nonce_and_only_once() {
    let (discord, rest) = start().await;
    let channel = ChannelId(5);
    discord.script("channels/5/", [page(502)]);
    rest.create_message(channel, &text(), Priority::Program).await.unwrap();
    let seen = discord.seen("channels/5/");
    assert_eq!(seen.len(), 2);
    assert_eq!(seen[0].body, seen[1].body);
    let body: serde_json::Value = serde_json::from_slice(&seen[0].body).unwrap();
    assert_eq!(body["enforce_nonce"], true);
    assert!((1..=25).contains(&body["nonce"].as_str().unwrap().len()));
    assert_eq!(seen[0].authorization.as_deref(), Some("Bot T"));

    discord.script("channels/5/", [page(502), ScriptedReply::Drop, page(500)]);
    assert!(temporary(rest.create_message(channel, &text(), Priority::Program).await));
    assert_eq!(discord.seen("channels/5/").len(), 4);
    rest.create_message_once(channel, &text(), "g1:7", Priority::Program).await.unwrap();
    assert!(discord.seen("channels/5/")[5].text().contains(r#""nonce":"g1:7""#));
}

#[tokio::test]
async fn headers_are_kept_and_each_channel_has_its_own() {
    let (discord, rest) = start().await;
    let headers = [("bucket", "b"), ("limit", "5"), ("remaining", "0"), ("reset-after", "0.4")];
    let names =
        ["x-ratelimit-bucket", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset-after"];
    let headers = names.into_iter().zip(headers.map(|(_, value)| value.to_owned())).collect();
    discord.script("channels/5/", [ScriptedReply::Status(200, headers, r#"{"id":"1"}"#.into())]);
    rest.create_message(ChannelId(5), &text(), Priority::Program).await.unwrap();
    let order = Mutex::new(Vec::new());
    let post = async |channel: i64| {
        rest.create_message(ChannelId(channel), &text(), Priority::Program).await.unwrap();
        order.lock().unwrap().push(channel);
    };
    tokio::join!(post(5), post(6));
    assert_eq!(*order.lock().unwrap(), [6, 5]);
}

#[tokio::test]
async fn a_global_429_silences_everything_but_interactions() {
    let (discord, rest) = start().await;
    discord.script("channels/5/", [limited(0.6, true)]);
    let (channel_5, channel_6) = (ChannelId(5), ChannelId(6));
    let text = text();
    let first = rest.create_message(channel_5, &text, Priority::Program);
    let others = async {
        // The refusal is on its way back.
        while discord.seen("channels/5/").is_empty() {
            tokio::task::yield_now().await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        rest.respond(&interaction(&rest, 1), &Response::DeferUpdate).await.unwrap();
        rest.create_message(channel_6, &text, Priority::Person).await.unwrap();
    };
    let (first, ()) = tokio::join!(first, others);
    first.unwrap();
    // Only the interaction's answer went out before the silence ended.
    let lines: Vec<String> = discord.seen("").into_iter().map(|seen| seen.line).collect();
    assert!(lines[1].contains("/token1/"), "{lines:?}");
    assert_eq!(lines.len(), 4);
    discord.script("channels/7/", [limited(90.0, false)]);
    let refused = rest.create_message(ChannelId(7), &text, Priority::Program).await;
    let expected =
        Error::Temporary { retry_after: Some(Duration::from_secs(90)), cause: "rate limited".into() };
    assert_eq!(refused, Err(expected));
}

#[tokio::test]
async fn answers_go_before_posts() {
    let (discord, rest) = start().await;
    let mut posts = tokio::task::JoinSet::new();
    for channel in 100..220 {
        let rest = rest.clone();
        posts.spawn(async move { rest.create_message(ChannelId(channel), &text(), Priority::Program).await });
    }
    // The first posts are through, and the others wait for their second.
    while discord.seen("channels/").len() < 40 {
        tokio::task::yield_now().await;
    }
    rest.respond(&interaction(&rest, 1), &Response::DeferUpdate).await.unwrap();
    rest.create_message(ChannelId(1), &text(), Priority::Person).await.unwrap();
    let before = discord.seen("channels/").len();
    assert!(before < 121, "the answers went before posts that had waited longer");
    assert!(posts.join_all().await.iter().all(Result::is_ok));
    assert_eq!(discord.seen("channels/").len(), 121);
}

#[tokio::test]
async fn refusals_are_told_by_meaning() {
    let (discord, rest) = start().await;
    let channel = ChannelId(5);
    for (status, code, expected) in [
        (404, 10003, Error::Gone(Gone::Channel)),
        (403, 50001, Error::Forbidden(Forbidden::Access)),
        (403, 50013, Error::Forbidden(Forbidden::Permission)),
        (403, 50007, Error::Forbidden(Forbidden::DirectMessage)),
        (400, 50083, Error::Closed(Closed::Archived)),
        (401, 0, Error::Unauthorized),
    ] {
        discord.script("channels/5/", [refuse(status, code)]);
        assert_eq!(rest.create_message(channel, &text(), Priority::Program).await, Err(expected));
    }
    discord.script("PATCH", [refuse(404, 10008)]);
    let edited = rest.edit_message(channel, MessageId(1), &text(), Priority::Program).await;
    assert_eq!(edited, Err(Error::Gone(Gone::Message)));
}

#[tokio::test]
async fn nothing_leaves_the_stand_in() {
    let (discord, rest) = start().await;
    let elsewhere = StandIn::start().await;
    let target = format!("http://{}/api/v10/channels/5/messages", elsewhere.addr);
    discord.script("channels/5/", [ScriptedReply::Status(302, vec![("location", target)], String::new())]);
    let redirected = rest.create_message(ChannelId(5), &text(), Priority::Program).await;
    assert!(matches!(redirected, Err(Error::Unexpected { status: 302, .. })), "{redirected:?}");
    assert!(elsewhere.seen("").is_empty());
    assert_eq!(discord.seen("")[0].host, discord.addr.to_string());
}

#[tokio::test]
async fn a_client_needs_a_token_that_can_be_one() {
    assert!(Rest::new("T", APPLICATION, Endpoint::Discord, None).is_ok());
    assert!(matches!(Rest::new("T\n", APPLICATION, Endpoint::Discord, None), Err(Error::Invalid(_))));
}

#[tokio::test]
async fn nobody_at_home_is_temporary_and_tells_no_secret() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let rest = Rest::new("T", APPLICATION, Endpoint::Local(free), None).unwrap();
    let Err(error) = rest.follow_up(&interaction(&rest, 1), &text()).await else { panic!("there is nobody") };
    assert!(matches!(error, Error::Temporary { .. }), "{error:?}");
    let printed = format!("{error:?} {error} {rest:?} {:?}", interaction(&rest, 1));
    assert!(!printed.contains("token1") && !printed.contains("Bot T"), "{printed}");
}

#[tokio::test]
async fn members_threads_and_commands() {
    let (discord, rest) = start().await;
    let answer = |part: &str, body: serde_json::Value| {
        discord.script(part, [ScriptedReply::Status(200, vec![], body.to_string())]);
    };
    let user = json!({ "id": "7", "username": "isis", "discriminator": "0", "avatar": null });
    answer(
        "guilds/3/members/7",
        json!({ "user": user, "nick": null, "roles": ["8"], "joined_at": "2026-01-01T00:00:00.000000+00:00",
                "deaf": false, "mute": false, "flags": 0 }),
    );
    let member = rest.member(GuildId(3), UserId(7), Priority::Person).await.unwrap();
    assert_eq!((member.user.id.get(), member.guild_id.get(), member.roles.len()), (7, 3, 1));
    discord.script("threads", [refuse(400, 160_004)]);
    let (channel, message) = (ChannelId(5), MessageId(6));
    assert!(!rest.open_thread(channel, message, "Ra").await.unwrap(), "it is there");
    assert!(rest.open_thread(channel, message, "Ra").await.unwrap());
    assert_eq!(discord.seen("/channels/5/messages/6/threads").len(), 2);
    let command = json!([{ "id": "6", "application_id": "9", "version": "1", "default_member_permissions": null,
                           "type": 1, "name": "ra", "description": "Play Ra" }]);
    answer("PUT /applications/9/commands", command);
    let set = [CreateCommand::new("ra").description("Play Ra")];
    assert_eq!(rest.set_commands(&set).await.unwrap()["ra"], "6");
}

/// A board that answers an interaction is not given up as long as somebody here may still send it.
#[tokio::test]
async fn an_interaction_is_being_answered_as_long_as_somebody_holds_it() {
    let (_stand_in, rest) = start().await;
    let id = number(1, Duration::ZERO);
    assert!(!rest.is_being_answered(id));
    let held = rest.receive(id, "token1".to_owned(), Came::Command);
    let with_another = held.clone();
    drop(held);
    assert!(rest.is_being_answered(id));
    drop(with_another);
    assert!(!rest.is_being_answered(id));
}
