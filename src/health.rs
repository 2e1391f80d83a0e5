//! What a host can ask of the running bot by HTTP: whether it lives, whether it is ready, and what it counts.
//!
//! Asking never delays play: it reads by connections that play does not need, gives up after a second, and what is
//! read from the database is kept for some seconds.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::serve::Listener;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Mutex, OwnedSemaphorePermit, Semaphore};
use tokio::time::{Sleep, sleep, timeout};
use tokio_util::sync::CancellationToken;

use crate::discord::Connections;
use crate::store::{self, Store};
use crate::{backups, metrics, wall_clock};

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(1);
/// How many connections there may be at a time; others wait.
const CONNECTIONS: usize = 32;
/// How long one may take.
const CONNECTION: Duration = Duration::from_secs(5);
/// How long what was read from the database is told again.
const KEPT: Duration = Duration::from_secs(10);

/// What the pages say.
const WELL: &str = "well\n";
const NO_DATABASE: &str = "the database does not answer\n";
const READY: &str = "ready\n";
const NOT_READY: &str = "not ready: ";

/// The bot cannot listen at the address in its settings.
#[derive(Debug, thiserror::Error)]
#[error("RA_LISTEN is {0}, where the bot cannot listen: {1}. Choose another port, or `off`.")]
pub struct ListenError(SocketAddr, std::io::Error);

impl ListenError {
    /// Whether another start may go well with nothing changed: the port may be free by then.
    pub fn may_pass(&self) -> bool {
        self.1.kind() == std::io::ErrorKind::AddrInUse
    }
}

/// What is known of the running bot.
#[derive(Debug, Clone)]
pub struct Health(Arc<Known>);

#[derive(Debug)]
struct Known {
    store: Store,
    /// Once the bot is about to connect.
    connections: OnceLock<Connections>,
    stop: CancellationToken,
    /// What was last read from the database, and when.
    read: Mutex<Option<(Instant, String)>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Status {
    status: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct TaskKind {
    kind: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ShardNumber {
    shard: i64,
}

/// Whether the bot could listen at this address.
///
/// # Errors
/// When it could not, as another program listens there.
pub async fn try_to_listen(address: SocketAddr) -> Result<(), ListenError> {
    bind(address).await.map(drop)
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ListenError> {
    TcpListener::bind(address).await.map_err(|error| ListenError(address, error))
}

impl Health {
    /// Of a bot that is starting, and stops when told so.
    pub fn new(store: Store, stop: CancellationToken) -> Health {
        Health(Arc::new(Known { store, connections: OnceLock::new(), stop, read: Mutex::default() }))
    }

    /// The bot is about to connect.
    pub fn connecting(&self, connections: Connections) {
        // It does so once in its life.
        let _ = self.0.connections.set(connections);
    }

    /// Answers requests at this address until the process ends.
    pub async fn listen(&self, address: SocketAddr) -> Result<(), ListenError> {
        let listener = bind(address).await?;
        if !address.ip().is_loopback() {
            tracing::warn!(
                "RA_LISTEN is {address}: whoever reaches this machine there can read how the bot is doing. Let nobody but \
                 your monitoring reach it"
            );
        }
        let pages = Router::new()
            .route("/health", get(health))
            .route("/ready", get(ready))
            .route("/metrics", get(show_metrics))
            .with_state(self.clone());
        tokio::spawn(async move {
            if let Err(error) = axum::serve(Few::of(listener), pages).await {
                tracing::error!(%error, "the bot can no longer be asked how it is doing");
            }
        });
        Ok(())
    }

    /// Whether the database answers in time.
    async fn has_database(&self) -> bool {
        let asked = async { store::tasks::earliest_due(&mut self.0.store.read().await?).await };
        matches!(timeout(PATIENCE, asked).await, Ok(Ok(_)))
    }

    /// Why the bot is not ready; `None` if it is.
    async fn not_ready(&self) -> Option<&'static str> {
        let is_connected = |connections: &Connections| connections.shards().iter().all(|(_, is)| *is);
        if self.0.stop.is_cancelled() {
            Some("it is stopping")
        } else if !self.0.connections.get().is_some_and(is_connected) {
            Some("it is not connected to Discord")
        } else if !self.has_database().await {
            Some("its database does not answer")
        } else {
            None
        }
    }

    /// What is read from the database, as Prometheus reads it: from now, or from a moment ago. Empty where the database does
    /// not answer.
    async fn database_metrics(&self) -> String {
        let mut read = self.0.read.lock().await;
        if let Some((at, text)) = read.as_ref()
            && at.elapsed() < KEPT
        {
            return text.clone();
        }
        let text = match timeout(PATIENCE, self.read()).await {
            Ok(Ok(text)) => text,
            Ok(Err(error)) => {
                tracing::warn!(%error, "what is counted in the database is not known");
                String::new()
            }
            Err(_) => String::new(),
        };
        *read = Some((Instant::now(), text.clone()));
        text
    }

    async fn read(&self) -> Result<String, store::Error> {
        let mut tx = self.0.store.read().await?;
        let (games, tasks) = (Family::<Status, Gauge>::default(), Family::<TaskKind, Gauge>::default());
        let lag = Gauge::<i64>::default();
        for (status, count) in store::games::count_by_status(&mut tx).await? {
            games.get_or_create(&Status { status }).set(count);
        }
        for (kind, count) in store::tasks::count_by_kind(&mut tx).await? {
            tasks.get_or_create(&TaskKind { kind }).set(count);
        }
        let due = store::tasks::earliest_due(&mut tx).await?;
        let now = self.0.connections.get().map_or_else(wall_clock::now, Connections::now);
        let late = due.map_or(Duration::ZERO, |due| now.since(due));
        lag.set(late.as_secs().try_into().unwrap_or(i64::MAX));
        let mut registry = Registry::default();
        registry.register("ra_games", "Games and open tables", games);
        registry.register("ra_tasks", "Work that waits for its time", tasks);
        registry.register("ra_task_lag_seconds", "For how long the longest of it is overdue", lag);
        Ok(text(&registry))
    }

    /// What is known without asking the database.
    fn process_metrics(&self) -> String {
        let mut registry = Registry::default();
        if let Some(connections) = self.0.connections.get() {
            let connected = Family::<ShardNumber, Gauge>::default();
            for (shard, is_connected) in connections.shards() {
                connected.get_or_create(&ShardNumber { shard }).set(is_connected.into());
            }
            registry.register("ra_shard_connected", "Whether a connection to Discord is there", connected);
        }
        if let Some(at) = backups::last() {
            let last = Gauge::<i64>::default();
            last.set(at.0 / 1000);
            registry.register("ra_backup_timestamp_seconds", "When the last backup was made", last);
        }
        text(&registry)
    }
}

fn text(registry: &Registry) -> String {
    let mut out = String::new();
    encode_registry(&mut out, registry).expect("text can be written to memory");
    out
}

async fn health(State(health): State<Health>) -> impl IntoResponse {
    match health.has_database().await {
        true => (StatusCode::OK, WELL),
        false => (StatusCode::SERVICE_UNAVAILABLE, NO_DATABASE),
    }
}

async fn ready(State(health): State<Health>) -> impl IntoResponse {
    match health.not_ready().await {
        None => (StatusCode::OK, READY.to_owned()),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{NOT_READY}{why}\n")),
    }
}

async fn show_metrics(State(health): State<Health>) -> impl IntoResponse {
    let mut out = String::new();
    let written = metrics::write(&mut out);
    out += &health.process_metrics();
    out += &health.database_metrics().await;
    let written = written.and_then(|()| encode_eof(&mut out));
    let status = if written.is_ok() { StatusCode::OK } else { StatusCode::INTERNAL_SERVER_ERROR };
    (status, [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], out)
}

/// A listener with few connections at a time, which end after some seconds: whoever is slow, or asks thousands of times,
/// takes little.
struct Few {
    listener: TcpListener,
    places: Arc<Semaphore>,
}

impl Few {
    fn of(listener: TcpListener) -> Few {
        Few { listener, places: Arc::new(Semaphore::new(CONNECTIONS)) }
    }
}

impl Listener for Few {
    type Io = Short;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Short, SocketAddr) {
        let place = Arc::clone(&self.places).acquire_owned().await.expect("it is never closed");
        let (stream, from) = Listener::accept(&mut self.listener).await;
        (Short { stream, ends: Box::pin(sleep(CONNECTION)), _place: place }, from)
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that ends after [`CONNECTION`].
struct Short {
    stream: TcpStream,
    ends: Pin<Box<Sleep>>,
    _place: OwnedSemaphorePermit,
}

impl Short {
    /// Fails once its time is over.
    fn look(&mut self, context: &mut Context<'_>) -> std::io::Result<()> {
        match self.ends.as_mut().poll(context) {
            Poll::Ready(()) => Err(std::io::ErrorKind::TimedOut.into()),
            Poll::Pending => Ok(()),
        }
    }
}

impl AsyncRead for Short {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        self.look(context)?;
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Short {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        from: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        self.look(context)?;
        Pin::new(&mut self.stream).poll_write(context, from)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Asks the bot that listens at this address how it is; returns what it says, and whether that is well.
///
/// # Errors
/// When nobody answers there.
pub async fn ask(address: SocketAddr, what: &str) -> anyhow::Result<(bool, String)> {
    let mut address = address;
    if address.ip().is_unspecified() {
        address.set_ip(match address {
            SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        });
    }
    let client = reqwest::Client::builder().no_proxy().timeout(2 * PATIENCE).build()?;
    let answer = client.get(format!("http://{address}/{what}")).send().await?;
    let is_well = answer.status().is_success();
    let told = answer.text().await?;
    let is_own = [WELL, READY, NO_DATABASE].contains(&told.as_str()) || told.starts_with(NOT_READY);
    anyhow::ensure!(is_own, "another program answers there");
    Ok((is_well, told.trim_end().to_owned()))
}
