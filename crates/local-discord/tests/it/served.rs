//! How the page is served, and to whom.

use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::json;
use test_tools::raw_bot::{Api, discord};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

fn client() -> Client {
    Client::builder().no_proxy().redirect(Policy::none()).build().unwrap()
}

async fn status(request: RequestBuilder) -> u16 {
    request.send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn the_printed_address_leads_to_the_page() {
    let discord = discord().await;
    let client = client();
    let answer = client.get(discord.address()).send().await.unwrap();
    assert_eq!((answer.status().as_u16(), answer.headers()["location"].to_str().unwrap()), (307, "/page"));
    let page = client.get(format!("{}/page", discord.address())).send().await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
    ] {
        assert!(policy.contains(part), "{policy}");
    }
    assert!(!policy.contains("unsafe"), "{policy}");
    let text = page.text().await.unwrap();
    let linked = text.split('"').filter(|part| part.starts_with("/page/"));
    for path in linked {
        assert_eq!(status(client.get(format!("{}{path}", discord.address()))).await, 200, "{path}");
    }
    let inline = ["<style", " style=", " onload=", " onclick=", "javascript:"];
    assert!(inline.iter().all(|part| !text.contains(part)), "nothing inline: {text}");
    assert_eq!(text.matches("<script").count(), text.matches("<script type=\"module\" src=").count());
    assert_eq!(status(client.get(format!("{}/page/none.js", discord.address()))).await, 404);
}

#[tokio::test]
async fn pages_from_elsewhere_are_refused() {
    let discord = discord().await;
    let (client, base) = (client(), discord.address());
    let say = || {
        let request = client.post(format!("{base}/people/Nefer/say"));
        request.json(&json!({"channel": "ra", "text": "hi"}))
    };
    assert_eq!(status(say()).await, 200);
    assert_eq!(status(say().header("Origin", base)).await, 200);
    assert_eq!(status(say().header("Origin", "https://elsewhere.example")).await, 403);
    assert_eq!(status(say().header("Origin", "null")).await, 403);
    // A name of elsewhere that leads here.
    assert_eq!(status(say().header("Host", "elsewhere.example")).await, 403);
    assert_eq!(
        status(client.get(format!("{base}/people")).header("Host", "elsewhere.example:80")).await,
        403
    );
    // What a form can send without asking is no JSON.
    let plain = client.post(format!("{base}/people/Nefer/say")).header("Content-Type", "text/plain");
    assert_eq!(status(plain.body(r#"{"channel":"ra","text":"hi"}"#)).await, 415);
    let order = client.post(format!("{base}/orders")).body(r#"{"do":"advance_clock","ms":1}"#);
    assert_eq!(status(order).await, 415);
    let asked = client.request(Method::OPTIONS, format!("{base}/people/Nefer/say"));
    let asked = asked.header("Origin", "https://elsewhere.example").send().await.unwrap();
    assert!(asked.headers().get("access-control-allow-origin").is_none());

    let socket = |origin: Option<&'static str>| {
        let url = format!("{}/people/Nefer/live", base.replacen("http", "ws", 1));
        let mut request = url.into_client_request().unwrap();
        origin.map(|origin| request.headers_mut().insert("Origin", origin.parse().unwrap()));
        connect_async(request)
    };
    assert!(socket(None).await.is_ok());
    assert!(socket(Some("https://elsewhere.example")).await.is_err());
}

#[tokio::test]
async fn files_run_nothing() {
    let discord = discord().await;
    let api = Api::of(&discord);
    let path = format!("/channels/{}/messages", discord.channel("ra").unwrap());
    let (_, message) =
        api.upload(Method::POST, &path, json!({}), &[("a.html", b"<script>alert(1)</script>")]).await;
    let url = message["attachments"][0]["url"].as_str().unwrap();
    let file = client().get(url).send().await.unwrap();
    assert!(file.headers()["content-security-policy"].to_str().unwrap().contains("sandbox"));
    assert_eq!(file.headers()["x-content-type-options"], "nosniff");
}
