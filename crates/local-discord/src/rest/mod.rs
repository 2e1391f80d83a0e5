//! The REST API, below `/api/v10`: every request is read, perhaps spoiled by a fault, done, logged and answered.
//!
//! What a request does happens in one go under the world's lock; only reading it and waiting are asynchronous.

mod callback;
mod channel;
mod command;
mod dispatch;
mod emoji;
mod followup;
mod guild;
mod members;
mod message;
mod one_command;
mod overwrite;
mod pin;
mod rate;
mod reaction;
mod reply;
pub(crate) mod request;
pub(crate) mod route;
mod thread;
mod unsupported_routes;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use percent_encoding::percent_decode_str;
use serde_json::{Map, Value, json};

use self::dispatch::perform;
use self::reply::Reply;
use self::request::ApiRequest;
use self::route::Route;
use super::bucket::Verdict;
use super::clock::Millis;
use super::error::{ApiError, ApiResult};
use super::faults::{Fault, Matching, Scope};
use super::listener::Cut;
use super::log;
use super::service::Service;
use super::shared::Shared;
use super::world::World;

/// From when on edits of a message are limited as those of old ones: an hour.
const OLD_MS: Millis = 60 * 60 * 1000;

/// Serves one request of the bot.
pub(crate) async fn serve(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(cut): ConnectInfo<Cut>,
    request: Request,
) -> Response {
    let request = ApiRequest::read(request).await;
    let route = Route::parse(&request.method, &request.path);
    let kind = route.as_ref().ok().and_then(Route::fault_kind);
    let delays = shared.with_all(Service::delays);
    shared.pause(delays.requests).await;
    let response = spoilt(&shared, &cut, &request, route.as_ref(), kind).await;
    shared.pause(delays.answers).await;
    response
}

/// Answers a request, unless a fault keeps it from that.
async fn spoilt(
    shared: &Shared,
    cut: &Cut,
    request: &ApiRequest,
    route: Result<&Route, &ApiError>,
    kind: Option<Matching>,
) -> Response {
    let fault = shared.with_all(|service| service.faults.take(kind));
    let answer = || shared.with_all(|service| answer(service, request, route));
    match fault {
        None => answer().into_response(),
        Some(Fault::TooManyRequests { retry_after_s, scope }) => {
            let reply = Reply::limited(retry_after_s, scope, None, Vec::new());
            shared.with_all(|service| write_down(service, request, &[], &reply));
            reply.into_response()
        }
        Some(Fault::Refused { status, code }) => {
            let status = StatusCode::from_u16(status).unwrap_or(StatusCode::FORBIDDEN);
            let body = Some(json!({"code": code, "message": "Refused, because somebody said so"}));
            let reply = Reply { status, body, headers: Vec::new() };
            shared.with_all(|service| write_down(service, request, &[], &reply));
            reply.into_response()
        }
        Some(Fault::ServerError { status }) => shared.with_all(|service| broken(service, request, status)),
        Some(Fault::Hang { ms }) => {
            shared.pause(Duration::from_millis(ms)).await;
            answer().into_response()
        }
        Some(Fault::HangAfter { ms }) => {
            let reply = answer();
            shared.pause(Duration::from_millis(ms)).await;
            reply.into_response()
        }
        Some(Fault::Drop) => cut.cut(),
        Some(Fault::DropAfter) => {
            answer();
            cut.cut()
        }
    }
}

/// An answer of 5xx, as Discord's front servers give it: a page instead of JSON.
fn broken(service: &mut Service, request: &ApiRequest, status: u16) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    write_down(service, request, &[], &Reply { status, body: None, headers: Vec::new() });
    let page = format!("<html><head><title>{status}</title></head><body><h1>{status}</h1></body></html>");
    let response =
        Response::builder().status(status).header(CONTENT_TYPE, "text/html").body(Body::from(page));
    response.expect("a status and a plain header make a response")
}

/// Does what a request asks, within the rate limits, and writes it down.
fn answer(service: &mut Service, request: &ApiRequest, route: Result<&Route, &ApiError>) -> Reply {
    let Service { world, buckets, .. } = &mut *service;
    let now = world.now();
    let blocked = buckets.blocked(world.limits.invalid_requests, now).filter(|_| world.limits.rate_limits);
    if let Some(ms) = blocked {
        let reply = Reply::blocked(log::seconds(ms));
        write_down(service, request, &[], &reply);
        return reply;
    }
    let before = edited_attachments(service, request, route);
    let reply = match limit(service, route) {
        Verdict::Pass(headers) => {
            let done = checked(&mut service.world, request, route);
            Reply { headers, ..done.unwrap_or_else(|error| Reply::refused(&error)) }
        }
        Verdict::Wait { ms, scope, error, headers } => {
            Reply::limited(log::seconds(ms), scope, error.as_ref(), headers)
        }
    };
    if matches!(reply.status.as_u16(), 401 | 403 | 429) {
        service.buckets.count_invalid(now);
    }
    write_down(service, request, &before, &reply);
    reply
}

/// Counts a request toward the limits, if they are on.
fn limit(service: &mut Service, route: Result<&Route, &ApiError>) -> Verdict {
    let Service { world, buckets, .. } = service;
    let now = world.now();
    let verdict = if world.limits.rate_limits {
        let global = !route.is_ok_and(Route::has_own_token);
        buckets.take(route.ok().and_then(Route::rate), global, now)
    } else {
        Verdict::Pass(Vec::new())
    };
    let (Verdict::Pass(headers), Some(limit)) = (&verdict, world.limits.for_old_edits()) else {
        return verdict;
    };
    let Ok(Route::EditMessage(channel, message)) = route else { return verdict };
    let is_old = world
        .message(*channel, *message)
        .is_some_and(|message| message.author == world.bot && now - message.id.made_at() > OLD_MS);
    match is_old.then(|| buckets.take_old_edit(limit, *channel, now)) {
        None | Some(Ok(())) => verdict,
        // The headers are still those of the route, where nothing foretells it.
        Some(Err(ms)) => {
            let (scope, error) = (Scope::User, Some(ApiError::TOO_MANY_OLD_EDITS));
            Verdict::Wait { ms, scope, error, headers: headers.clone() }
        }
    }
}

fn checked(world: &mut World, request: &ApiRequest, route: Result<&Route, &ApiError>) -> ApiResult<Reply> {
    // Where there is nothing nobody is asked who they are.
    let nowhere = [ApiError::NOT_FOUND, ApiError::METHOD_NOT_ALLOWED, ApiError::ROUTE_NOT_PLAYED];
    if let Err(error) = route
        && nowhere.contains(error)
    {
        if *error == ApiError::ROUTE_NOT_PLAYED {
            eprintln!("local Discord: {} {} is not supported here", request.method, request.path);
        }
        return Err(error.clone());
    }
    let may = route.is_ok_and(|route| route.has_own_token() || *route == Route::Gateway)
        || request.authorization.as_deref().and_then(|given| given.strip_prefix("Bot "))
            == Some(&world.token);
    if !may {
        return Err(ApiError::UNAUTHORIZED);
    }
    let route = route.map_err(ApiError::clone)?;
    if let Some(error) = &request.unreadable {
        return Err(error.clone());
    }
    let done = perform(world, request, route);
    if let Err(ApiError::NotPlayed(what)) = &done {
        eprintln!("local Discord: {} {}: {what} are not supported here", request.method, request.path);
    }
    done
}

/// The attachments of the message that a request edits, as they are before.
fn edited_attachments(
    service: &Service,
    request: &ApiRequest,
    route: Result<&Route, &ApiError>,
) -> Vec<Value> {
    let Service { world, log, .. } = service;
    let edited = match route {
        Ok(Route::EditMessage(channel, message)) => world.message(*channel, *message),
        Ok(Route::EditAnswer(webhook, target)) => followup::target(world, &webhook.token, *target),
        Ok(Route::Callback { interaction, .. }) if request.body["type"] == callback::UPDATE => {
            let known = world.interactions.get(interaction);
            known.and_then(|known| world.message(known.channel, known.source?))
        }
        Ok(_) | Err(_) => None,
    };
    let attachments = edited.filter(|_| log.is_on()).into_iter().flat_map(|message| &message.attachments);
    attachments.map(|file| json!({"id": file.id, "filename": file.filename})).collect()
}

/// Writes an exchange into the log.
fn write_down(service: &mut Service, request: &ApiRequest, before: &[Value], reply: &Reply) {
    let Service { world, log, .. } = service;
    if !log.is_on() {
        return;
    }
    let files = request.files.iter().map(|file| {
        json!({"name": file.field, "field": file.field, "filename": file.filename, "size": file.bytes.len(),
            "sha256": log::sha256(&file.bytes)})
    });
    let query: Map<String, Value> =
        request.query.iter().map(|(key, value)| (key.clone(), json!(value))).collect();
    let headers: Map<String, Value> =
        reply.headers.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
    let mut line = json!({
        "t": log::seconds(world.now()),
        "method": request.method,
        "path": percent_decode_str(&request.path).decode_utf8_lossy(),
        "query": query,
        "content_type": request.content_type,
        "body": request.body,
        "files": files.collect::<Vec<_>>(),
        "status": reply.status.as_u16(),
        "response": reply.body,
        "response_headers": headers,
    });
    if !before.is_empty() {
        line["edit_target_attachments"] = json!(before);
    }
    log.line(&line);
}
