//! One request of the bot, read completely before anything is done about it.

use std::sync::Arc;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequest as _, Multipart, Request};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::request::Parts;
use percent_encoding::percent_decode_str;
use serde_json::Value;

use crate::check::form::refusal;
use crate::check::message::Upload;
use crate::error::{ApiError, ApiResult};

/// The largest body, in bytes.
const MAX_BODY: usize = 25 * 1024 * 1024;

/// A request of the bot.
#[derive(Debug)]
pub(crate) struct ApiRequest {
    pub(crate) method: String,
    /// Without the query.
    pub(crate) path: String,
    pub(crate) query: Vec<(String, String)>,
    pub(crate) authorization: Option<String>,
    pub(crate) content_type: Option<String>,
    /// The JSON body or a form's `payload_json`, else null.
    pub(crate) body: Value,
    pub(crate) files: Vec<Upload>,
    /// What is wrong with the body, if it could not be read.
    pub(crate) unreadable: Option<ApiError>,
}

impl ApiRequest {
    /// Reads a request to its end.
    pub(crate) async fn read(request: Request) -> ApiRequest {
        let (parts, body) = request.into_parts();
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let mut read = ApiRequest {
            method: parts.method.to_string(),
            path: parts.uri.path().to_owned(),
            query: query(parts.uri.query().unwrap_or_default()),
            authorization: header(AUTHORIZATION),
            content_type: header(CONTENT_TYPE),
            body: Value::Null,
            files: Vec::new(),
            unreadable: None,
        };
        if let Err(error) = read.read_body(parts, body).await {
            read.unreadable = Some(error);
        }
        read
    }

    /// A query parameter.
    pub(crate) fn parameter(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Whether a query parameter says yes.
    pub(crate) fn is_set(&self, name: &str) -> bool {
        matches!(self.parameter(name), Some("true" | "1" | "True"))
    }

    /// How many of a list are asked for: `usual` unless the query says otherwise. More than `most` gets `refused`.
    pub(crate) fn limit(&self, usual: usize, most: usize, refused: &str) -> ApiResult<usize> {
        let limit = self.parameter("limit").map_or(Ok(usual), str::parse).unwrap_or(0);
        let refused = || refusal("limit", "NUMBER_TYPE_MAX", refused);
        (1..=most).contains(&limit).then_some(limit).ok_or_else(refused)
    }

    async fn read_body(&mut self, parts: Parts, body: Body) -> ApiResult<()> {
        let bytes = to_bytes(body, MAX_BODY).await.map_err(|_| ApiError::TOO_LARGE)?;
        let kind =
            self.content_type.as_deref().unwrap_or_default().split(';').next().unwrap_or_default().trim();
        match kind {
            _ if bytes.is_empty() => Ok(()),
            "application/json" => {
                self.body = serde_json::from_slice(&bytes).map_err(|_| ApiError::INVALID_JSON)?;
                Ok(())
            }
            "multipart/form-data" => self.read_form(parts, bytes).await,
            _ => {
                let message = "Expected \"Content-Type\" header to be one of {'application/json'}.";
                Err(refusal("", "CONTENT_TYPE_INVALID", message))
            }
        }
    }

    async fn read_form(&mut self, parts: Parts, bytes: Bytes) -> ApiResult<()> {
        let request = Request::from_parts(parts, Body::from(bytes));
        let invalid = || refusal("", "BASE_TYPE_REQUIRED", "The multipart form cannot be read");
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| invalid())?;
        while let Some(part) = form.next_field().await.map_err(|_| invalid())? {
            let field = part.name().unwrap_or_default().to_owned();
            let filename = part.file_name().map(str::to_owned);
            let content_type = part.content_type().map(str::to_owned);
            let bytes = part.bytes().await.map_err(|_| invalid())?;
            if field == "payload_json" {
                self.body = serde_json::from_slice(&bytes).map_err(|_| ApiError::INVALID_JSON)?;
            } else if let (Some(index), Some(filename)) = (index(&field), filename) {
                self.files.push(Upload {
                    index,
                    field,
                    filename,
                    content_type,
                    bytes: Arc::from(&bytes[..]),
                });
            }
        }
        Ok(())
    }
}

/// `n` of `files[n]`.
fn index(field: &str) -> Option<u64> {
    field.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}

/// The parameters of a query, as they were before somebody wrote them for an address.
fn query(text: &str) -> Vec<(String, String)> {
    let pairs = text.split('&').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
        .map(|(key, value)| (key.into(), decoded(value)))
        .collect()
}

fn decoded(value: &str) -> String {
    percent_decode_str(&value.replace('+', " ")).decode_utf8_lossy().into_owned()
}
