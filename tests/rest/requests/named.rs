//! Discord is told who asks, in its own form.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

use super::*;

/// What Discord is told if a contact is given.
async fn told(contact: Option<&str>) -> String {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = axum::Router::new().fallback(async |headers: HeaderMap| {
        let told = headers[USER_AGENT].to_str().unwrap().to_owned();
        // The only text of a refusal that comes back.
        let body = json!({ "code": 50035, "message": told }).to_string();
        (axum::http::StatusCode::BAD_REQUEST, body)
    });
    let server = tokio::spawn(async move { axum::serve(listener, app).await });
    let rest = Rest::new("T", APPLICATION, Endpoint::Local(address), contact).unwrap();
    let refused = rest.create_message(ChannelId(5), &text(), Priority::Person).await;
    server.abort();
    let Err(Error::Invalid(told)) = refused else { panic!("{refused:?}") };
    told.trim_start_matches("status 400: 50035 ").to_owned()
}

#[tokio::test]
async fn who_answers_for_the_bot_is_told_with_every_request() {
    let version = env!("CARGO_PKG_VERSION");
    let contact = "https://ra.example/bot";
    assert_eq!(told(Some(contact)).await, format!("DiscordBot ({contact}, {version})"));
    assert_eq!(told(None).await, format!("DiscordBot (ra-bot, {version})"));
}
