//! Compressed connections, and a session that is said to be invalid.

use flate2::{Decompress, FlushDecompress};
use futures_util::{SinkExt as _, StreamExt as _};
use local_discord::GatewayFault;
use serde_json::{Value, json};
use test_tools::raw_bot::{Gateway, INTENTS, PATIENCE, Raw, discord};
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_stream_is_compressed_if_a_client_asks_for_it() {
    let discord = discord().await;
    let url =
        format!("{}/?v=10&encoding=json&compress=zlib-stream", discord.address().replacen("http", "ws", 1));
    let (mut socket, _) = connect_async(url).await.unwrap();
    let mut stream = Decompress::new(true);
    let mut frames: Vec<Value> = Vec::new();
    while frames.last().is_none_or(|frame| frame["t"] != "GUILD_CREATE") {
        let message = timeout(PATIENCE, socket.next()).await.unwrap().unwrap().unwrap();
        let Message::Binary(bytes) = message else { panic!("{message:?}") };
        let mut text = Vec::with_capacity(1 << 20);
        stream.decompress_vec(&bytes, &mut text, FlushDecompress::Sync).unwrap();
        frames.push(serde_json::from_slice(&text).unwrap());
        if frames.len() == 1 {
            let identify =
                json!({"op": 2, "d": {"token": discord.token(), "intents": INTENTS, "properties": {}}});
            socket.send(Message::Text(identify.to_string())).await.unwrap();
        }
    }
    assert_eq!(frames.iter().map(|frame| &frame["op"]).collect::<Vec<_>>(), [10, 0, 0]);
}

/// After op 9 a client may begin another session, or go on with its own, over the same socket.
#[tokio::test]
async fn an_invalid_session_is_left_on_its_own_socket() {
    let mut raw = Raw::start().await;
    let token = raw.discord.token().to_owned();
    for resumable in [true, false] {
        raw.discord.spoil_gateway(GatewayFault::InvalidSession { resumable });
        while raw.gateway.frame().await["op"] != 9 {}
        let Gateway { session, last, .. } = &raw.gateway;
        let resume = json!({"op": 6, "d": {"token": token, "session_id": session, "seq": last}});
        // What happens before it goes on is told then.
        raw.person("Amun").say("ra", "Meanwhile").unwrap();
        raw.gateway.send(resume).await;
        if resumable {
            assert_eq!(raw.gateway.names_until("RESUMED").await, ["MESSAGE_CREATE", "RESUMED"]);
        } else {
            assert_eq!(raw.gateway.frame().await["op"], 9);
            let identify = json!({"op": 2, "d": {"token": token, "intents": INTENTS, "properties": {}}});
            raw.gateway.send(identify).await;
            raw.gateway.event("READY").await;
        }
        raw.person("Amun").say("ra", "Again").unwrap();
        raw.gateway.event("MESSAGE_CREATE").await;
    }
}
