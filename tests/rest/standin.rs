//! A scripted stand-in for Discord's REST API on loopback: records what it sees and answers as told.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, Method, Response, Uri};

/// One request as it arrived.
#[derive(Debug, Clone)]
pub(crate) struct Seen {
    /// `METHOD /path?query`, without `/api/v10`.
    pub(crate) line: String,
    pub(crate) authorization: Option<String>,
    pub(crate) host: String,
    pub(crate) body: Bytes,
}

impl Seen {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// What to do with the next request that matches.
#[derive(Debug, Clone)]
pub(crate) enum ScriptedReply {
    Status(u16, Vec<(&'static str, String)>, String),
    /// Nothing for that long, then the default answer.
    Hang(Duration),
    /// Close the connection without an answer.
    Drop,
}

type Script = (String, VecDeque<ScriptedReply>);

#[derive(Default)]
struct Inner {
    seen: Mutex<Vec<Seen>>,
    scripts: Mutex<Vec<Script>>,
    last_id: AtomicU64,
}

#[derive(Clone)]
pub(crate) struct StandIn {
    pub(crate) addr: SocketAddr,
    inner: Arc<Inner>,
}

impl StandIn {
    pub(crate) async fn start() -> Self {
        let inner = Arc::new(Inner { last_id: AtomicU64::new(1000), ..Inner::default() });
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let addr = listener.local_addr().unwrap();
        let app = axum::Router::new()
            .fallback(handle)
            .layer(axum::extract::DefaultBodyLimit::max(64 << 20))
            .with_state(inner.clone());
        let listener = axum::serve::ListenerExt::tap_io(listener, |io| {
            let _ = io.set_nodelay(true);
        });
        tokio::spawn(async move { axum::serve(listener, app).await });
        Self { addr, inner }
    }

    /// The next requests whose line contains `part` get these answers, then the default ones.
    pub(crate) fn script(&self, part: &str, replies: impl IntoIterator<Item = ScriptedReply>) {
        self.inner.scripts.lock().unwrap().push((part.into(), replies.into_iter().collect()));
    }

    pub(crate) fn seen(&self, part: &str) -> Vec<Seen> {
        self.inner.seen.lock().unwrap().iter().filter(|seen| seen.line.contains(part)).cloned().collect()
    }
}

async fn handle(
    State(inner): State<Arc<Inner>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Body> {
    let path = uri.path_and_query().map_or("", |path| path.as_str());
    let line = format!("{method} {}", path.strip_prefix("/api/v10").unwrap_or(path));
    let header = |name: &str| headers.get(name).map(|value| value.to_str().unwrap().to_owned());
    inner.seen.lock().unwrap().push(Seen {
        line: line.clone(),
        authorization: header("authorization"),
        host: header("host").unwrap_or_default(),
        body,
    });
    let scripted = inner
        .scripts
        .lock()
        .unwrap()
        .iter_mut()
        .filter(|(part, _)| line.contains(part.as_str()))
        .find_map(|(_, replies)| replies.pop_front());
    match scripted {
        Some(ScriptedReply::Status(status, headers, body)) => {
            let mut response = Response::builder().status(status).header("content-type", "application/json");
            for (name, value) in headers {
                response = response.header(name, value);
            }
            return response.body(Body::from(body)).unwrap();
        }
        Some(ScriptedReply::Hang(time)) => tokio::time::sleep(time).await,
        // hyper closes the connection when the handler's task unwinds; no hook, so no noise.
        Some(ScriptedReply::Drop) => std::panic::resume_unwind(Box::new(())),
        None => {}
    }
    default_answer(&inner, &line)
}

fn default_answer(inner: &Inner, line: &str) -> Response<Body> {
    let id = inner.last_id.fetch_add(1, Ordering::Relaxed);
    let json = |body: String| {
        Response::builder().header("content-type", "application/json").body(Body::from(body)).unwrap()
    };
    let empty = || Response::builder().status(204).body(Body::empty()).unwrap();
    if line.contains("/callback") && line.contains("with_response=true") {
        return json(format!(
            r#"{{"interaction":{{"id":"1","type":2}},"resource":{{"type":4,"message":{{"id":"{id}","channel_id":"5"}}}}}}"#
        ));
    }
    if line.contains("/callback") || line.starts_with("DELETE") {
        return empty();
    }
    json(format!(r#"{{"id":"{id}","channel_id":"5","author":{{"id":"9"}},"type":1}}"#))
}
