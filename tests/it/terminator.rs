//! What stands before Discord's REST and takes the TLS off: a server of HTTP/2 and HTTP/1.1 on loopback, which passes
//! on in plain what it is asked, and keeps a record.

mod authority;
mod line;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use axum::body::{Body, Bytes};
use axum::extract::connect_info::{ConnectInfo, Connected};
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::{CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HOST, TRANSFER_ENCODING};
use axum::http::request::Parts;
use axum::http::{Response, Version};
use axum::serve::{IncomingStream, Listener};
use ra_bot::config::{Encrypted, Endpoint};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

pub(crate) use self::authority::Authority;
use self::line::{Connection, Line};

/// One request as it came, and by which way.
#[derive(Debug, Clone)]
pub(crate) struct Passed {
    /// The connection's number, from 0.
    pub(crate) connection: usize,
    pub(crate) version: Version,
    /// Whether it carries files.
    pub(crate) files: bool,
}

pub(crate) struct Terminator {
    endpoint: Encrypted,
    record: Arc<Record>,
    server: JoinHandle<io::Result<()>>,
}

struct Record {
    /// To whom requests are passed on, and how.
    behind: SocketAddr,
    client: reqwest::Client,
    lines: Mutex<Vec<Line>>,
    passed: Mutex<Vec<Passed>>,
}

impl Terminator {
    /// Before whoever listens there in plain, with the right name.
    pub(crate) fn before(plain: SocketAddr) -> Terminator {
        Terminator::called(Encrypted::HOST, &Authority::new("Thoth"), plain)
    }

    /// The same under any name that the authority vouches for.
    pub(crate) fn called(name: &str, authority: &Authority, plain: SocketAddr) -> Terminator {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        listener.set_nonblocking(true).unwrap();
        let listener = TcpListener::from_std(listener).unwrap();
        let rest = listener.local_addr().unwrap();
        let client = reqwest::Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .unwrap();
        let record =
            Arc::new(Record { behind: plain, client, lines: Mutex::default(), passed: Mutex::default() });
        let app = axum::Router::new()
            .fallback(pass_on)
            .layer(DefaultBodyLimit::disable())
            .with_state(Arc::clone(&record))
            .into_make_service_with_connect_info::<Line>();
        let door = Door { listener, tls: authority.server(name).into(), record: Arc::clone(&record) };
        let server = tokio::spawn(axum::serve(door, app).into_future());
        Terminator { endpoint: Encrypted { plain, rest, root: authority.root() }, record, server }
    }

    /// For the bot's settings.
    pub(crate) fn endpoint(&self) -> Endpoint {
        Endpoint::Encrypted(self.endpoint.clone())
    }

    /// All requests so far.
    pub(crate) fn passed(&self) -> Vec<Passed> {
        self.record.passed.lock().unwrap().clone()
    }

    /// A connection by its number.
    pub(crate) fn line(&self, number: usize) -> Line {
        self.record.lines.lock().unwrap()[number].clone()
    }
}

impl Drop for Terminator {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// Hands out connections whose handshake is done.
struct Door {
    listener: TcpListener,
    tls: TlsAcceptor,
    record: Arc<Record>,
}

impl Listener for Door {
    type Io = TlsStream<Connection>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            stream.set_nodelay(true).unwrap();
            let line = Line::new(self.record.lines.lock().unwrap().len());
            // One that fails is the client's to tell of: it does not like the certificate.
            if let Ok(tls) = self.tls.accept(Connection { stream, line: line.clone() }).await {
                self.record.lines.lock().unwrap().push(line);
                return (tls, address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Connected<IncomingStream<'_, Door>> for Line {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Line {
        let (connection, _) = stream.io().get_ref();
        connection.line.clone()
    }
}

async fn pass_on(
    State(record): State<Arc<Record>>,
    ConnectInfo(line): ConnectInfo<Line>,
    mut head: Parts,
    body: Bytes,
) -> Response<Body> {
    let kind = head.headers.get(CONTENT_TYPE).map(|kind| kind.to_str().unwrap());
    record.passed.lock().unwrap().push(Passed {
        connection: line.number,
        version: head.version,
        files: kind.is_some_and(|kind| kind.starts_with("multipart/")),
    });
    let url = format!("http://{}{}", record.behind, head.uri.path_and_query().unwrap());
    // HTTP/2 has none.
    head.headers.remove(HOST);
    let request = record.client.request(head.method, url).headers(head.headers).body(body);
    let Ok(mut answer) = request.send().await else {
        // Whoever stands behind has cut the connection, so the client's is cut, too.
        line.cut();
        return Response::default();
    };
    let (status, mut headers) = (answer.status(), std::mem::take(answer.headers_mut()));
    // How the body is told apart from what follows is a matter of each connection.
    for name in [CONNECTION, TRANSFER_ENCODING, CONTENT_LENGTH] {
        headers.remove(name);
    }
    let mut response = Response::new(Body::from(answer.bytes().await.unwrap()));
    *response.status_mut() = status;
    *response.headers_mut() = headers;
    response
}
