//! The same client through TLS: as it goes to the real Discord, but for whom it trusts.

use axum::http::Version;
use ra_bot::config::Encrypted;

use super::*;
use crate::terminator::{Authority, Terminator};

async fn start_encrypted() -> (StandIn, Terminator, Rest) {
    let stand_in = StandIn::start().await;
    let terminator = Terminator::before(stand_in.addr);
    let rest = through(terminator.endpoint());
    (stand_in, terminator, rest)
}

fn through(endpoint: Endpoint) -> Rest {
    Rest::new("T", APPLICATION, endpoint, None, Held::default()).unwrap()
}

async fn post(rest: &Rest) -> Result<MessageId, Error> {
    rest.create_message(ChannelId::new(5), &text(), Priority::Person).await
}

/// By which connection each request came, and in which version of HTTP.
fn ways(terminator: &Terminator) -> Vec<(usize, Version)> {
    terminator.passed().iter().map(|passed| (passed.connection, passed.version)).collect()
}

#[tokio::test]
async fn requests_at_the_same_time_share_a_connection() {
    let (discord, terminator, rest) = start_encrypted().await;
    let message = Message { files: Some(vec![picture("a.png")]), ..text() };
    rest.respond(&interaction(&rest, 1), &Response::Message(message)).await.unwrap();
    discord.script("token2", [Reply::Hang(Duration::from_millis(300))]);
    let (two, three) = (interaction(&rest, 2), interaction(&rest, 3));
    let slow = rest.respond(&two, &Response::DeferUpdate);
    let quick = rest.respond(&three, &Response::DeferUpdate);
    let (slow, quick) = tokio::join!(slow, quick);
    assert!(slow.is_ok() && quick.is_ok());
    assert_eq!(ways(&terminator), [(0, Version::HTTP_2); 3]);
    assert!(discord.seen("token1")[0].text().contains("PIXELS"));
}

#[tokio::test]
async fn what_is_lost_with_its_connection_is_sent_again_each_by_one_of_its_own() {
    let (discord, terminator, rest) = start_encrypted().await;
    discord.script("token1", [Reply::Hang(Duration::from_secs(5))]);
    discord.script("channels/5/", [Reply::Drop]);
    let one = interaction(&rest, 1);
    let slow = rest.respond(&one, &Response::DeferUpdate);
    let cutting = async {
        while discord.seen("token1").is_empty() {
            tokio::task::yield_now().await;
        }
        post(&rest).await
    };
    let (slow, cutting) = tokio::join!(slow, cutting);
    assert!(slow.is_ok() && cutting.is_ok());
    // All that follows shares one again.
    post(&rest).await.unwrap();
    post(&rest).await.unwrap();
    let mut ways = ways(&terminator);
    // Which of the two is sent again first is no matter.
    ways[2..4].sort_unstable();
    let [shared, own] = [Version::HTTP_2, Version::HTTP_11];
    assert_eq!(ways, [(0, shared), (0, shared), (1, own), (2, own), (3, shared), (3, shared)]);
}

#[tokio::test]
async fn a_connection_that_dies_while_idle_is_noticed_before_it_is_needed() {
    let (_discord, terminator, rest) = start_encrypted().await;
    post(&rest).await.unwrap();
    let line = terminator.line(0);
    line.fall_silent();
    // A try every 15 s, and 3 s of patience. Nothing is under way but the clock, which goes from alarm to alarm.
    tokio::time::pause();
    tokio::time::sleep(Duration::from_secs(20)).await;
    tokio::time::resume();
    tokio::time::timeout(Duration::from_secs(10), line.ended()).await.expect("it is given up");
    post(&rest).await.unwrap();
    assert_eq!(ways(&terminator), [(0, Version::HTTP_2), (1, Version::HTTP_2)]);
}

/// That nothing is sent to who shows this certificate, and what is said of it.
async fn check_refused(authority: &Authority, name: &str, trusted: &Authority, expected: &str) {
    let discord = StandIn::start().await;
    let terminator = Terminator::called(name, authority, discord.addr);
    let Endpoint::Encrypted(endpoint) = terminator.endpoint() else { panic!("it has TLS") };
    let rest = through(Endpoint::Encrypted(Encrypted { root: trusted.root(), ..endpoint }));
    let Err(Error::Temporary { cause, .. }) = post(&rest).await else { panic!("{name} is trusted") };
    assert!(cause.contains(expected), "{cause}");
    assert!(discord.seen("").is_empty());
}

#[tokio::test]
async fn who_cannot_prove_the_name_is_sent_nothing() {
    let [thoth, anubis, another_thoth] = ["Thoth", "Anubis", "Thoth"].map(Authority::new);
    check_refused(&anubis, Encrypted::HOST, &thoth, "invalid peer certificate: UnknownIssuer").await;
    check_refused(&another_thoth, Encrypted::HOST, &thoth, "invalid peer certificate: BadSignature").await;
    let other_name = "certificate not valid for name \"discord.invalid\"";
    check_refused(&thoth, "discord.example", &thoth, other_name).await;
}
