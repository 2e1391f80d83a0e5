//! A bot without a library: it sends what the test says and sees what really arrives.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use futures_util::{SinkExt as _, StreamExt as _};
use local_discord::{BotResponse, Id, Limits, LocalDiscord, Options, Person, Refused};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::sample_guild;

/// Longer than anything here takes; only a fault of the test or of the program reaches it.
pub const PATIENCE: Duration = Duration::from_secs(20);
/// The intents of a bot that reads no contents: guilds, messages there, direct messages.
pub const INTENTS: u64 = 1 | 1 << 9 | 1 << 12;

/// A local Discord without rate limits.
pub async fn discord() -> LocalDiscord {
    let limits = Limits { rate_limits: false, ..Limits::default() };
    LocalDiscord::start(Options { limits, ..sample_guild() }).await.unwrap()
}

/// The REST side of a raw bot.
#[derive(Clone)]
pub struct Api {
    client: Client,
    base: String,
    token: String,
}

impl Api {
    /// The REST side of the bot of a local Discord.
    pub fn of(discord: &LocalDiscord) -> Api {
        let client = Client::builder().no_proxy().timeout(PATIENCE).build().unwrap();
        Api { client, base: format!("{}/api/v10", discord.address()), token: discord.token().to_owned() }
    }

    /// A request with the bot's token; the path is below `/api/v10`.
    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.client
            .request(method, format!("{}{path}", self.base))
            .header("Authorization", format!("Bot {}", self.token))
    }

    /// Sends JSON; returns the status and the JSON answer, null if there is none.
    pub async fn send(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        answer(self.request(method, path).json(&body)).await
    }

    /// POSTs JSON; returns the status and the answer.
    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(Method::POST, path, body).await
    }

    /// PATCHes JSON; returns the status and the answer.
    pub async fn patch(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(Method::PATCH, path, body).await
    }

    /// GETs a path; returns the status and the answer.
    pub async fn get(&self, path: &str) -> (u16, Value) {
        answer(self.request(Method::GET, path)).await
    }

    /// DELETEs a path; returns the status and the answer.
    pub async fn delete(&self, path: &str) -> (u16, Value) {
        answer(self.request(Method::DELETE, path)).await
    }

    /// Sends a form: `payload_json` and files.
    pub async fn upload(
        &self,
        method: Method,
        path: &str,
        body: Value,
        files: &[(&str, &[u8])],
    ) -> (u16, Value) {
        let mut form = Form::new().text("payload_json", body.to_string());
        for (at, (name, bytes)) in files.iter().enumerate() {
            form =
                form.part(format!("files[{at}]"), Part::bytes(bytes.to_vec()).file_name((*name).to_owned()));
        }
        answer(self.request(method, path).multipart(form)).await
    }
}

async fn answer(request: reqwest::RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    (status, serde_json::from_slice(&response.bytes().await.unwrap()).unwrap_or(Value::Null))
}

/// A raw gateway connection.
pub struct Gateway {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The id of the session, once it has begun.
    pub session: String,
    /// The number of the last event.
    pub last: u64,
}

/// What a gateway connection gives.
#[derive(Debug)]
pub enum Got {
    /// A frame.
    Frame(Value),
    /// The connection was closed, with this code.
    Closed(Option<u16>),
}

impl Gateway {
    /// Opens a connection and reads HELLO.
    pub async fn open(discord: &LocalDiscord) -> Gateway {
        let url = format!("{}/?v=10", discord.address().replacen("http", "ws", 1));
        let (socket, _) = connect_async(url).await.unwrap();
        let mut gateway = Gateway { socket, session: String::new(), last: 0 };
        assert_eq!(gateway.frame().await["op"], 10);
        gateway
    }

    /// Opens a connection and begins a session.
    pub async fn identified(discord: &LocalDiscord, intents: u64) -> Gateway {
        let mut gateway = Gateway::open(discord).await;
        let token = discord.token();
        gateway.send(json!({"op": 2, "d": {"token": token, "intents": intents, "properties": {}}})).await;
        let ready = gateway.event("READY").await;
        ready["session_id"].as_str().unwrap().clone_into(&mut gateway.session);
        gateway
    }

    /// Sends a frame.
    pub async fn send(&mut self, frame: Value) {
        self.socket.send(Message::Text(frame.to_string())).await.unwrap();
    }

    /// The next frame, or that the connection is closed.
    pub async fn next(&mut self) -> Got {
        timeout(PATIENCE, self.whenever()).await.expect("the gateway says something")
    }

    /// What comes next, though it may be long in coming.
    pub async fn whenever(&mut self) -> Got {
        match self.socket.next().await {
            Some(Ok(Message::Text(text))) => {
                let frame: Value = serde_json::from_str(&text).unwrap();
                self.last = frame["s"].as_u64().unwrap_or(self.last);
                Got::Frame(frame)
            }
            Some(Ok(Message::Close(frame))) => Got::Closed(frame.map(|frame| frame.code.into())),
            Some(Ok(other)) => panic!("{other:?}"),
            Some(Err(_)) | None => Got::Closed(None),
        }
    }

    /// The next frame; the connection must stay open.
    pub async fn frame(&mut self) -> Value {
        match self.next().await {
            Got::Frame(frame) => frame,
            Got::Closed(code) => panic!("closed with {code:?}"),
        }
    }

    /// The data of the next event of that name; others before it are passed over.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let frame = self.frame().await;
            if frame["t"] == name {
                return frame["d"].clone();
            }
        }
    }

    /// The names of all events up to one of that name.
    pub async fn names_until(&mut self, name: &str) -> Vec<String> {
        let mut names = Vec::new();
        while names.last().is_none_or(|last| last != name) {
            let frame = self.frame().await;
            names.extend(frame["t"].as_str().map(str::to_owned));
        }
        names
    }
}

/// A raw bot with commands: REST and gateway.
pub struct Raw {
    /// The local Discord.
    pub discord: LocalDiscord,
    /// The REST side.
    pub api: Api,
    /// The gateway connection.
    pub gateway: Gateway,
}

/// An interaction that reached a raw bot.
pub struct Asked {
    /// The interaction as the gateway sent it.
    pub event: Value,
    /// What the person gets, once it is answered.
    pub person: JoinHandle<Result<BotResponse, Refused>>,
    callback: String,
    webhook: String,
}

impl Raw {
    /// A raw bot in a local Discord without rate limits.
    pub async fn start() -> Raw {
        Raw::with(discord().await).await
    }

    /// A raw bot in that local Discord, with the command `/go`.
    pub async fn with(discord: LocalDiscord) -> Raw {
        let api = Api::of(&discord);
        let gateway = Gateway::identified(&discord, INTENTS).await;
        let commands = json!([{"name": "go", "description": "Go", "options": [
            {"type": 3, "name": "how", "description": "How", "autocomplete": true},
            {"type": 6, "name": "who", "description": "Who"}]}]);
        let path = format!("/applications/{}/commands", discord.application());
        let (status, set) = api.send(Method::PUT, &path, commands).await;
        assert_eq!(status, 200, "{set}");
        Raw { discord, api, gateway }
    }

    /// A person of that name.
    pub fn person(&self, name: &str) -> Person {
        self.discord.person(name).unwrap()
    }

    /// The path of a text channel or thread.
    pub fn channel(&self, name: &str) -> String {
        format!("/channels/{}", self.discord.channel(name).unwrap())
    }

    /// Sends a message with the bot's token; it must be accepted.
    pub async fn post(&self, channel: &str, body: Value) -> Value {
        let (status, message) = self.api.post(&format!("{}/messages", self.channel(channel)), body).await;
        assert_eq!(status, 200, "{message}");
        message
    }

    /// Lets Nefer run `/go` in #ra.
    pub async fn go(&mut self) -> Asked {
        let person = self.person("Nefer");
        self.asked(async move { person.run("ra", "/go").await }).await
    }

    /// Lets Nefer click a button of a message in #ra.
    pub async fn click(&mut self, message: &Value, button: &'static str) -> Asked {
        let (person, message) = (self.person("Nefer"), id(&message["id"]));
        self.asked(async move { person.click("ra", message, button).await }).await
    }

    /// Lets somebody do something that makes an interaction.
    pub async fn asked(
        &mut self,
        act: impl Future<Output = Result<BotResponse, Refused>> + Send + 'static,
    ) -> Asked {
        let person = tokio::spawn(act);
        let event = self.gateway.event("INTERACTION_CREATE").await;
        let (id, token) = (event["id"].as_str().unwrap(), event["token"].as_str().unwrap());
        let callback = format!("/interactions/{id}/{token}/callback");
        let webhook = format!("/webhooks/{}/{token}", self.discord.application());
        Asked { person, callback, webhook, event }
    }

    /// Answers an interaction and asks for the message that comes of it.
    pub async fn answer(&self, asked: &Asked, body: Value) -> (u16, Value) {
        self.api.post(&format!("{}?with_response=true", asked.callback), body).await
    }

    /// Sends a message after the answer.
    pub async fn followup(&self, asked: &Asked, body: Value) -> (u16, Value) {
        self.api.post(&asked.webhook, body).await
    }

    /// The path of `@original` or a followup.
    pub fn of(&self, asked: &Asked, message: &str) -> String {
        format!("{}/messages/{message}", asked.webhook)
    }
}

/// A picture as Discord wants it in JSON.
pub fn data_uri(png: &[u8]) -> String {
    format!("data:image/png;base64,{}", STANDARD.encode(png))
}

/// An id in an answer.
pub fn id(value: &Value) -> Id {
    Id::parse(value.as_str().unwrap()).unwrap()
}
