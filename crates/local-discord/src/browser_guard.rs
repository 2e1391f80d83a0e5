//! Keeps foreign web sites out: a page from elsewhere that is open in the same browser reaches loopback too.

use std::net::Ipv4Addr;

use axum::extract::Request;
use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Lets a request through unless a browser made it for a page that is not ours.
///
/// A browser names the page in `Origin` with every request that changes something and every WebSocket. And it names
/// the address in `Host`, so that a foreign name which resolves to 127.0.0.1 is told from ours.
pub(crate) async fn own_pages_only(request: Request, next: Next) -> Response {
    if is_ours(request.headers()) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "Only this machine's own page may do that.").into_response()
    }
}

fn is_ours(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = text(HOST);
    let local = host.is_none_or(is_loopback);
    let same = text(ORIGIN).is_none_or(|origin| origin.strip_prefix("http://") == host);
    local && same
}

/// Whether an address with its port is this machine's. The port may be any: it may be a tunnel's.
fn is_loopback(host: &str) -> bool {
    let Ok(address) = host.parse::<Uri>() else { return false };
    let name = address.host().unwrap_or_default();
    name == "localhost" || name == "[::1]" || name.parse().is_ok_and(|ip: Ipv4Addr| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_own_page_and_programs_are_let_in() {
        let own = "127.0.0.1:8080";
        for (host, origin, expected) in [
            (own, None, true),
            (own, Some("http://127.0.0.1:8080"), true),
            ("localhost:9000", Some("http://localhost:9000"), true),
            ("[::1]:9000", None, true),
            (own, Some("http://127.0.0.1:8081"), false),
            (own, Some("http://localhost:8080"), false),
            (own, Some("https://evil.example"), false),
            (own, Some("null"), false),
            (own, Some(""), false),
            ("evil.example:8080", None, false),
            ("evil.example:8080", Some("http://evil.example:8080"), false),
            ("127.0.0.1.evil.example", None, false),
            ("", None, false),
        ] {
            let mut headers = HeaderMap::from_iter([(HOST, host.parse().unwrap())]);
            headers.extend(origin.map(|origin| (ORIGIN, origin.parse().unwrap())));
            assert_eq!(is_ours(&headers), expected, "{host} {origin:?}");
        }
    }
}
