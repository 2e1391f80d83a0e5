//! The page: a channel as Discord's client shows it, in plain HTML, CSS and JavaScript from inside the program.
//!
//! It is a client of the people's side like any other. Nothing in it comes from elsewhere, and the browser is told to
//! hold it to that.

use axum::extract::Path;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

/// Where the page is.
pub(crate) const PATH: &str = "/page";

/// What the page may load and run: its own files, from here. Where it may connect to is the end of it, since not every
/// browser takes `'self'` for WebSockets too.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'; connect-src 'self'";
/// Likewise for a file that the bot sent, which may be anything: nothing.
const FILE_POLICY: &str = "default-src 'none'; sandbox; frame-ancestors 'none'";

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The page's files: name, type, content.
macro_rules! files {
    ($($name:literal $kind:ident),* $(,)?) => {
        &[$(($name, $kind, include_str!(concat!("page/", $name)))),*]
    };
}

const FILES: &[(&str, &str, &str)] = files![
    "index.html" HTML,
    "icon.svg" SVG,
    "colours.css" CSS,
    "layout.css" CSS,
    "message.css" CSS,
    "parts.css" CSS,
    "main.js" SCRIPT,
    "api.js" SCRIPT,
    "apps.js" SCRIPT,
    "send.js" SCRIPT,
    "state.js" SCRIPT,
    "dom.js" SCRIPT,
    "icons.js" SCRIPT,
    "link.js" SCRIPT,
    "time.js" SCRIPT,
    "markdown.js" SCRIPT,
    "inline.js" SCRIPT,
    "people.js" SCRIPT,
    "theme.js" SCRIPT,
    "focus.js" SCRIPT,
    "recall.js" SCRIPT,
    "language.js" SCRIPT,
    "channels.js" SCRIPT,
    "clock.js" SCRIPT,
    "timeline.js" SCRIPT,
    "message.js" SCRIPT,
    "embed.js" SCRIPT,
    "emoji.js" SCRIPT,
    "components.js" SCRIPT,
    "menu.js" SCRIPT,
    "offers.js" SCRIPT,
    "modal.js" SCRIPT,
    "command.js" SCRIPT,
    "composer.js" SCRIPT,
    "toast.js" SCRIPT,
];

/// `GET /page`.
pub(crate) async fn index(headers: HeaderMap) -> Response {
    file(Path("index.html".to_owned()), headers).await
}

/// `GET /page/{name}`.
pub(crate) async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some((_, kind, text)) = FILES.iter().find(|(known, ..)| *known == name) else {
        return (StatusCode::NOT_FOUND, "There is no such file.").into_response();
    };
    // The guard has seen that it is this machine's.
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let policy = host.map_or(POLICY.to_owned(), |host| format!("{POLICY} ws://{host}"));
    let headers = [
        (CONTENT_TYPE, (*kind).to_owned()),
        (CONTENT_SECURITY_POLICY, policy),
        (X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
        (REFERRER_POLICY, "no-referrer".to_owned()),
        // The next version of the program has another page at the same address.
        (CACHE_CONTROL, "no-cache".to_owned()),
    ];
    (headers, *text).into_response()
}

/// The headers with which a file of a message is sent: a browser shows it or keeps it, and runs nothing in it.
pub(crate) fn file_headers() -> [(HeaderName, HeaderValue); 3] {
    [
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(FILE_POLICY)),
        (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        // Its address has its id in it, which nothing else will ever have.
        (CACHE_CONTROL, HeaderValue::from_static("private, max-age=86400, immutable")),
    ]
}
