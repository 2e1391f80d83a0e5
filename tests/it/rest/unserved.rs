//! A server of HTTP/2 says what it has not looked at: of that, every kind of request may be sent again.

use std::net::Ipv4Addr;

use ra_bot::config::Encrypted;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use super::*;
use crate::terminator::Authority;

/// The frames of HTTP/2 that are needed, as they are sent: length, kind, flags, stream, content.
const SETTINGS: &[u8] = &[0, 0, 0, 4, 0, 0, 0, 0, 0];
/// A farewell without an error, to a client whose streams up to 0, that is none, have been looked at.
const FAREWELL: &[u8] = &[0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/// The same if stream 1 has been looked at.
const FAREWELL_AFTER_1: &[u8] = &[0, 0, 8, 7, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
/// Stream 1 is refused, before anybody looked at it.
const REFUSED: &[u8] = &[0, 0, 4, 3, 0, 0, 0, 0, 1, 0, 0, 0, 7];
/// Stream 1 is given up, by a fault of the server's.
const BROKEN: &[u8] = &[0, 0, 4, 3, 0, 0, 0, 0, 1, 0, 0, 0, 2];

/// The kind of frame that a request begins with.
const HEADERS: u8 = 1;
/// The length of what a client says before its first frame.
const PREFACE: usize = 24;

/// Reads a request's beginning, sends this frame instead of an answer, and hangs up.
async fn turn_away(mut client: TlsStream<TcpStream>, frame: &[u8]) {
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

/// Whether a message that must not be posted twice is sent again, in HTTP/1.1, if this comes of it in HTTP/2.
async fn check(frame: &'static [u8], again: bool) {
    let authority = Authority::new("Thoth");
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    let tls: TlsAcceptor = authority.server(Encrypted::HOST).into();
    let server = tokio::spawn(async move {
        loop {
            let mut client = tls.accept(listener.accept().await.unwrap().0).await.unwrap();
            if client.get_ref().1.alpn_protocol() == Some(b"h2") {
                tokio::spawn(turn_away(client, frame));
                continue;
            }
            // An answer to nothing would be a fault.
            client.read_u8().await.unwrap();
            let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{\"id\":\"7\"}";
            client.write_all(answer).await.unwrap();
            tokio::spawn(async move { tokio::io::copy(&mut client, &mut tokio::io::sink()).await });
        }
    });
    let endpoint = Encrypted { plain: address, rest: address, root: authority.root() };
    let rest = Rest::new("T", APPLICATION, Endpoint::Encrypted(endpoint), None, Held::default()).unwrap();
    let sent = rest.follow_up(&interaction(&rest, 1), &text()).await;
    server.abort();
    assert_eq!(sent.is_ok(), again, "{sent:?}");
}

#[tokio::test]
async fn what_was_not_looked_at_is_sent_again() {
    check(FAREWELL, true).await;
    check(FAREWELL_AFTER_1, false).await;
    check(REFUSED, true).await;
    check(BROKEN, false).await;
}
