//! One request on its way: waits for its turn, is sent, and is sent again where that is allowed and can help.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue};
use reqwest::{Body, Method, StatusCode, multipart, redirect};
use tokio::time::{Instant, sleep};

use super::Endpoint;
use super::error::Error;
use super::headers::{counts_as_refused, read_date, read_limits, retry_after};
use super::limits::{Limits, Priority, Route};
use super::link_commands_and_emojis::Linked;
use super::message::Payload;
use crate::metrics;
use crate::wall_clock::Watch;

/// Stands where Discord wants an address, if nobody has given one.
const NOBODY: &str = "ra-bot";
/// Longest wait for a TCP and TLS handshake.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// How often an idle HTTP/2 connection is tried, so that a click rarely pays a handshake or meets a dead one.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// How long a tried connection may be silent before it is closed.
const KEEP_ALIVE_TIMEOUT: Duration = Duration::from_secs(3);
/// Backoff grows up to this many doublings.
const DOUBLINGS: u32 = 2;

/// One request and its patience.
#[derive(Debug)]
pub(super) struct Outgoing {
    pub(super) method: Method,
    /// Path and query after `/api/v10`.
    pub(super) path: String,
    pub(super) route: Route,
    pub(super) payload: Payload,
    pub(super) priority: Priority,
    /// Nothing is sent after this.
    pub(super) deadline: Instant,
    /// No answer is waited for after this.
    pub(super) end: Instant,
    /// Longest wait for one answer.
    pub(super) attempt_timeout: Duration,
    /// Wait before the first repetition after a fault; doubled twice at most.
    pub(super) backoff: Duration,
    pub(super) repeat: Repeat,
    /// Whether it goes by a connection of its own.
    pub(super) apart: bool,
}

/// What may be done after a fault, that is a 5xx or no answer. After a 429 every request is repeated,
/// but for those that are too often ([`Error::TooOften`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Repeat {
    /// Twice has the effect of once: as often as the deadline allows.
    UntilDeadline,
    /// Twice has the effect of once: one more time.
    Once,
    /// Twice would do it twice: one more time, only if Discord cannot have looked at it.
    IfUnsent,
}

/// How a request ended.
#[derive(Debug)]
pub(super) struct Sent {
    /// An attempt before the last may have reached Discord, but its answer was lost.
    pub(super) lost: bool,
    /// When the last attempt left.
    pub(super) left: Instant,
    /// Body of the answer.
    pub(super) result: Result<Bytes, Error>,
}

impl Sent {
    /// A request that was not sent at all.
    pub(super) fn not(error: Error) -> Sent {
        Sent { lost: false, left: Instant::now(), result: Err(error) }
    }
}

/// A way to Discord or to a stand-in, with the limits of the token.
#[derive(Debug)]
pub(super) struct Wire {
    client: reqwest::Client,
    /// For repetitions: a new connection each, because the fault may be the shared one's.
    spare: reqwest::Client,
    base: String,
    authorization: HeaderValue,
    pub(super) limits: Arc<Limits>,
    /// Whether it leads to a stand-in, whose clock is followed.
    pub(super) is_local: bool,
    pub(super) watch: Watch,
    linked: Arc<Linked>,
}

/// How one attempt ended, if not well.
enum Failure {
    /// Refused with 429; the limits know for how long.
    Limited { retry_after: Duration },
    /// May work when repeated.
    Fault { error: Error, unsent: bool },
    /// Will not work when repeated.
    Refused(Error),
}

impl Wire {
    pub(super) fn new(
        token: &str,
        contact: Option<&str>,
        endpoint: &Endpoint,
        linked: Arc<Linked>,
    ) -> Result<Self, Error> {
        let builder = || client_for(endpoint).user_agent(user_agent(contact));
        let client = builder().build().map_err(unbuildable)?;
        let spare = builder().http1_only().pool_max_idle_per_host(0).build().map_err(unbuildable)?;
        let base = match endpoint {
            Endpoint::Discord => "https://discord.com/api/v10".to_owned(),
            Endpoint::Local(address) => format!("http://{address}/api/v10"),
        };
        let mut authorization = HeaderValue::try_from(format!("Bot {token}"))
            .map_err(|_| Error::Invalid("the token has characters no header may have".to_owned()))?;
        authorization.set_sensitive(true);
        let is_local = matches!(endpoint, Endpoint::Local(_));
        Ok(Self {
            client,
            spare,
            base,
            authorization,
            limits: Arc::default(),
            is_local,
            watch: Watch::default(),
            linked,
        })
    }

    /// Sends the call, and again while its [`Repeat`] and its deadline allow.
    pub(super) async fn send(&self, mut call: Outgoing) -> Sent {
        let (mut lost, mut faults, mut left) = (false, 0, Instant::now());
        let mut refused_with_emojis = None;
        let result = loop {
            match self.attempt(&call, faults, &mut left).await {
                Ok(body) => {
                    if let Some(error) = refused_with_emojis {
                        tracing::warn!(%error, "the emoji are not there any more: words alone until the next start");
                        self.linked.emojis.learn(BTreeMap::new());
                    }
                    break Ok(body);
                }
                Err(Failure::Refused(error)) => match (&error, call.payload.plain.take()) {
                    // It may be for an emoji that somebody has deleted: then it is taken without.
                    (Error::Invalid(_), Some(plain)) => {
                        call.payload.json = Some(plain);
                        refused_with_emojis = Some(error);
                    }
                    _ => break Err(error),
                },
                // The next attempt waits in `acquire`, or is told there that it would be too late.
                Err(Failure::Limited { retry_after }) => {
                    tracing::warn!(route = call.route.name, ?retry_after, "rate limited");
                    if Instant::now() + retry_after >= call.deadline {
                        break Err(rate_limited(retry_after));
                    }
                }
                Err(Failure::Fault { error, unsent }) => {
                    lost |= !unsent;
                    let pause = call.backoff * (1 << faults.min(DOUBLINGS));
                    faults += 1;
                    let allowed = match call.repeat {
                        Repeat::UntilDeadline => true,
                        Repeat::Once => faults == 1,
                        Repeat::IfUnsent => faults == 1 && unsent,
                    };
                    if !allowed || Instant::now() + pause >= call.deadline {
                        break Err(error);
                    }
                    tracing::warn!(route = call.route.name, %error, faults, "sending again");
                    sleep(pause).await;
                }
            }
        };
        Sent { lost, left, result }
    }

    async fn attempt(&self, call: &Outgoing, faults: u32, left: &mut Instant) -> Result<Bytes, Failure> {
        let turn = Instant::now();
        let permit = self
            .limits
            .acquire(&call.route, call.priority, call.deadline)
            .await
            .map_err(|wait| Failure::Refused(rate_limited(wait)))?;
        metrics::discord_wait(turn.elapsed());
        *left = Instant::now();
        let asked = self.watch.read();
        let time = call.end.saturating_duration_since(*left).min(call.attempt_timeout);
        let client = if faults == 0 && !call.apart { &self.client } else { &self.spare };
        let mut response = self.request(client, call, time).send().await.map_err(fault)?;
        let (status, headers) = (response.status(), std::mem::take(response.headers_mut()));
        if self.is_local
            && let Some(told) = read_date(&headers)
        {
            self.limits.turned(self.watch.follow(told, asked));
        }
        let body = response.bytes().await.map_err(fault)?;
        metrics::discord_request(call.route.name, status.as_u16(), call.route.global);
        if counts_as_refused(status, &headers) {
            permit.refused();
        }
        if status == StatusCode::TOO_MANY_REQUESTS && Error::is_about_one_thing(&body) {
            // It says nothing of the route, on which others need not wait.
            return Err(Failure::Refused(Error::from_answer(429, retry_after(&headers), &body)));
        }
        let said = read_limits(status, &headers, &body);
        permit.finish(said);
        if let Some(retry_after) = said.pause {
            return Err(Failure::Limited { retry_after });
        }
        if status.is_success() {
            return Ok(body);
        }
        let error = Error::from_answer(status.as_u16(), retry_after(&headers), &body);
        // What is refused for the time being is refused again at once.
        Err(if status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT {
            Failure::Fault { error, unsent: false }
        } else {
            Failure::Refused(error)
        })
    }

    fn request(
        &self,
        client: &reqwest::Client,
        call: &Outgoing,
        timeout: Duration,
    ) -> reqwest::RequestBuilder {
        let url = format!("{}{}", self.base, call.path);
        let mut request = client.request(call.method.clone(), url).timeout(timeout);
        // The endpoints of interactions are authorised by the token in their path.
        if call.route.global {
            request = request.header(AUTHORIZATION, self.authorization.clone());
        }
        match &call.payload.json {
            None => request,
            Some(json) if call.payload.files.is_empty() => {
                request.header(CONTENT_TYPE, "application/json").body(json.clone())
            }
            Some(json) => request.multipart(form(json, &call.payload)),
        }
    }
}

/// Who is asking, in the form that Discord demands: an address and a version.
fn user_agent(contact: Option<&str>) -> String {
    format!("DiscordBot ({}, {})", contact.unwrap_or(NOBODY), env!("CARGO_PKG_VERSION"))
}

fn client_for(endpoint: &Endpoint) -> reqwest::ClientBuilder {
    let builder = reqwest::Client::builder()
        // The API never redirects; a stand-in's redirect must not lead to the real Discord.
        .redirect(redirect::Policy::none())
        // Nothing is sent twice but by `send`, which knows what may be.
        .retry(reqwest::retry::never())
        .connect_timeout(CONNECT_TIMEOUT)
        .pool_idle_timeout(None)
        .tcp_nodelay(true);
    match endpoint {
        Endpoint::Discord => builder
            .https_only(true)
            .http2_keep_alive_interval(KEEP_ALIVE)
            .http2_keep_alive_timeout(KEEP_ALIVE_TIMEOUT)
            .http2_keep_alive_while_idle(true),
        // An HTTP proxy of the environment would be asked for loopback too.
        Endpoint::Local(_) => builder.no_proxy(),
    }
}

fn unbuildable(error: reqwest::Error) -> Error {
    Error::Invalid(error.to_string())
}

fn form(json: &Bytes, payload: &Payload) -> multipart::Form {
    let part =
        |bytes: &Bytes| multipart::Part::stream_with_length(Body::from(bytes.clone()), bytes.len() as u64);
    let mut json_headers = HeaderMap::new();
    json_headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let form =
        multipart::Form::new().percent_encode_noop().part("payload_json", part(json).headers(json_headers));
    payload.files.iter().enumerate().fold(form, |form, (n, file)| {
        form.part(format!("files[{n}]"), part(&file.bytes).file_name(file.name.clone()))
    })
}

fn fault(error: reqwest::Error) -> Failure {
    let unsent = is_unsent(&error);
    // The URL holds the interaction's token, which has no place in a log.
    let error = error.without_url();
    // Down to the last: that connecting failed is said first, what is wrong with the certificate at the end.
    let cause = causes(&error).map(ToString::to_string).collect::<Vec<_>>().join(": ");
    if error.is_builder() {
        return Failure::Refused(Error::Invalid(cause));
    }
    Failure::Fault { error: Error::temporary(cause), unsent }
}

/// An error, what it came from, and so on.
fn causes(error: &reqwest::Error) -> impl Iterator<Item = &(dyn std::error::Error + 'static)> {
    std::iter::successors(Some(error as &(dyn std::error::Error + 'static)), |error| error.source())
}

/// Whether nobody can have done what was asked: there was no connection, or the other side of one says that it has not
/// looked at it. A server of HTTP/2 says so to what crosses its farewell, which it bids a connection now and then.
fn is_unsent(error: &reqwest::Error) -> bool {
    let says_so = |error: &h2::Error| match error.reason() {
        // Requests that it has looked at do not fail by a farewell.
        Some(h2::Reason::NO_ERROR) => error.is_remote() && error.is_go_away(),
        Some(h2::Reason::REFUSED_STREAM) => error.is_remote() && error.is_reset(),
        _ => false,
    };
    error.is_connect() || causes(error).filter_map(|cause| cause.downcast_ref()).any(says_so)
}

fn rate_limited(retry_after: Duration) -> Error {
    Error::Temporary { retry_after: Some(retry_after), cause: "rate limited".to_owned() }
}

#[cfg(test)]
mod tests {
    use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
    use tokio::io::AsyncReadExt as _;
    use tokio::io::AsyncWriteExt as _;
    use tokio::net::{TcpListener, TcpStream};
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;

    use super::*;

    /// A certificate authority that nobody trusts who was not given its root.
    fn authority() -> CertifiedIssuer<'static, KeyPair> {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
    }

    /// A server of this name, which speaks HTTP/2 if it is spoken to at all.
    fn tls(name: &str, authority: &CertifiedIssuer<'static, KeyPair>) -> TlsAcceptor {
        let key = KeyPair::generate().unwrap();
        let certificate =
            CertificateParams::new([name.to_owned()]).unwrap().signed_by(&key, authority).unwrap();
        let config = ServerConfig::builder().with_no_client_auth();
        let mut config = config.with_single_cert(vec![certificate.der().clone()], key.into()).unwrap();
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        TlsAcceptor::from(Arc::new(config))
    }

    #[tokio::test]
    async fn only_a_server_that_proves_its_name_is_asked_anything() {
        let (trusted, other) = (authority(), authority());
        for (name, authority, expected) in [
            ("discord.invalid", &other, "invalid peer certificate: BadSignature"),
            ("discord.example", &trusted, "certificate not valid for name \"discord.invalid\""),
            ("discord.invalid", &trusted, ""),
        ] {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let tls = tls(name, authority);
            let server = tokio::spawn(async move { tls.accept(listener.accept().await.unwrap().0).await });
            let root = reqwest::Certificate::from_der(trusted.der()).unwrap();
            let client = client_for(&Endpoint::Discord).no_proxy().add_root_certificate(root);
            let client = client.resolve("discord.invalid", address).build().unwrap();
            let asked = tokio::spawn(client.get("https://discord.invalid/").send());
            match server.await.unwrap() {
                Ok(stream) => {
                    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"h2"[..]));
                    assert_eq!(expected, "");
                    asked.abort();
                }
                Err(_) => {
                    let error = asked.await.unwrap().unwrap_err();
                    let told = causes(&error).map(ToString::to_string).collect::<String>();
                    assert!(!expected.is_empty() && told.contains(expected), "{told}");
                }
            }
        }
    }

    /// Frames of HTTP/2: length, kind, flags, stream, content.
    const SETTINGS: &[u8] = &[0, 0, 0, 4, 0, 0, 0, 0, 0];
    /// A farewell without an error, to a client of whose streams none was looked at, and one of whose first was.
    const FAREWELL: &[u8] = &[0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const FAREWELL_AFTER_1: &[u8] = &[0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    /// Stream 1 is refused before anybody looked at it, and is given up by a fault of the server's.
    const REFUSED: &[u8] = &[0, 0, 4, 3, 0, 0, 0, 0, 1, 0, 0, 0, 7];
    const BROKEN: &[u8] = &[0, 0, 4, 3, 0, 0, 0, 0, 1, 0, 0, 0, 2];
    /// The kind of frame that a request begins with, and how much a client says before its first frame.
    const HEADERS: u8 = 1;
    const PREFACE: usize = 24;

    /// Reads a request's beginning, sends this frame instead of an answer, and hangs up.
    async fn turn_away(mut client: TcpStream, frame: &[u8]) {
        client.write_all(SETTINGS).await.unwrap();
        client.read_exact(&mut [0; PREFACE]).await.unwrap();
        loop {
            let mut head = [0; 9];
            client.read_exact(&mut head).await.unwrap();
            let [_, high, low, kind, ..] = head;
            client.read_exact(&mut vec![0; usize::from(u16::from_be_bytes([high, low]))]).await.unwrap();
            if kind == HEADERS {
                break;
            }
        }
        client.write_all(frame).await.unwrap();
        client.shutdown().await.unwrap();
        // If the rest were left unread, the frame might be lost on its way.
        let _ = tokio::io::copy(&mut client, &mut tokio::io::sink()).await;
    }

    #[tokio::test]
    async fn what_a_server_says_that_it_has_not_looked_at_is_unsent() {
        for (frame, unsent) in [(FAREWELL, true), (FAREWELL_AFTER_1, false), (REFUSED, true), (BROKEN, false)]
        {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let server =
                tokio::spawn(async move { turn_away(listener.accept().await.unwrap().0, frame).await });
            let client = client_for(&Endpoint::Local(address)).http2_prior_knowledge().build().unwrap();
            let error = client.get(format!("http://{address}/")).send().await.unwrap_err();
            assert_eq!(is_unsent(&error), unsent, "{error:?}");
            server.await.unwrap();
        }
    }
}
