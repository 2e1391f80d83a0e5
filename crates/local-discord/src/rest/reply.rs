//! Answers of the REST API.

use axum::body::Body;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::response::Response;
use serde_json::{Value, json};

use crate::error::ApiError;
use crate::faults::Scope;

/// An answer: its status, headers and JSON body.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(super) status: StatusCode,
    pub(super) body: Option<Value>,
    pub(super) headers: Vec<(&'static str, String)>,
}

impl Reply {
    /// 200 with a body.
    pub(super) fn ok(body: Value) -> Reply {
        Reply { status: StatusCode::OK, body: Some(body), headers: Vec::new() }
    }

    /// 201 with a body.
    pub(super) fn created(body: Value) -> Reply {
        Reply { status: StatusCode::CREATED, ..Reply::ok(body) }
    }

    /// 204.
    pub(super) fn done() -> Reply {
        Reply { status: StatusCode::NO_CONTENT, body: None, headers: Vec::new() }
    }

    pub(super) fn refused(error: &ApiError) -> Reply {
        Reply { status: error.status(), body: Some(error.body()), headers: Vec::new() }
    }

    /// 429, with the time to wait in both of its places. An `error` has its own text and code.
    pub(super) fn limited(
        retry_after_s: f64,
        scope: Scope,
        error: Option<&ApiError>,
        mut headers: Vec<(&'static str, String)>,
    ) -> Reply {
        let name = match scope {
            Scope::User => "user",
            Scope::Global => "global",
            Scope::Shared => "shared",
        };
        headers.push((RETRY_AFTER.as_str(), format!("{:.0}", retry_after_s.ceil())));
        headers.push(("x-ratelimit-scope", name.to_owned()));
        if scope == Scope::Global {
            headers.push(("x-ratelimit-global", "true".to_owned()));
        }
        let mut body = json!({
            "message": "You are being rate limited.",
            "retry_after": retry_after_s,
            "global": scope == Scope::Global,
        });
        if let Some((body, error)) = body.as_object_mut().zip(error) {
            body.extend(error.body().as_object().cloned().unwrap_or_default());
        }
        Reply { status: StatusCode::TOO_MANY_REQUESTS, body: Some(body), headers }
    }

    /// 429 from the servers before Discord's own, in their words: too many requests were invalid.
    pub(super) fn blocked(retry_after_s: f64) -> Reply {
        let headers = vec![(RETRY_AFTER.as_str(), format!("{:.0}", retry_after_s.ceil()))];
        Reply { status: StatusCode::TOO_MANY_REQUESTS, body: Some(json!("error code: 1015")), headers }
    }

    pub(super) fn into_response(self) -> Response {
        let mut response = Response::builder().status(self.status);
        for (name, value) in self.headers {
            response = response.header(name, value);
        }
        // Exactly this: some clients compare the whole value.
        let response = match self.body {
            // No answer of the API is a text alone.
            Some(Value::String(text)) => {
                response.header(CONTENT_TYPE, "text/plain; charset=UTF-8").body(Body::from(text))
            }
            Some(body) => {
                response.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string()))
            }
            None => response.body(Body::empty()),
        };
        response.expect("names and values of these headers are plain text")
    }
}
