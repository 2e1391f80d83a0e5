//! Answers to interactions: `POST /interactions/{id}/{token}/callback`.

use serde_json::{Value, json};

use super::reply::Reply;
use super::request::ApiRequest;
use crate::check;
use crate::check::form::{Form, not_among, refusal, whole};
use crate::check::message::Purpose;
use crate::clock::millis;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::object;
use crate::world::World;
use crate::world::interaction::{Answered, Kind, Target};
use crate::world::message::{self, Draft, Envelope, flag};

const MESSAGE: i64 = 4;
const DEFERRED_MESSAGE: i64 = 5;
const DEFERRED_UPDATE: i64 = 6;
/// Changes the message whose component was used.
pub(super) const UPDATE: i64 = 7;
const CHOICES: i64 = 8;
const MODAL: i64 = 9;
const ACTIVITY: i64 = 12;

/// What is needed of an interaction to answer it.
#[derive(Debug, Clone, Copy)]
struct Asked {
    id: Id,
    kind: Kind,
    user: Id,
    channel: Id,
    source: Option<Id>,
    target: Option<Target>,
}

/// Answers an interaction: once, in time, and in a way that fits it.
pub(super) fn answer(world: &mut World, id: Id, token: &str, request: &ApiRequest) -> ApiResult<Reply> {
    let found = world.interactions.get(&id).filter(|known| known.token == token);
    let interaction = found.ok_or(ApiError::UNKNOWN_INTERACTION)?;
    if interaction.answer.is_some() {
        return Err(ApiError::ALREADY_ANSWERED);
    }
    if world.now() - interaction.created_at > millis(world.limits.answer_window) {
        return Err(ApiError::UNKNOWN_INTERACTION);
    }
    let asked = Asked {
        id,
        kind: interaction.kind,
        user: interaction.user,
        channel: interaction.channel,
        source: interaction.source,
        target: interaction.target,
    };
    let number = fitting(asked, &request.body["type"])?;
    if !world.channels.contains_key(&asked.channel) {
        return Err(ApiError::UNKNOWN_CHANNEL);
    }
    let data = &request.body["data"];
    let (answered, original) = match number {
        MESSAGE => (Answered::Message, Some(send(world, asked, request)?)),
        DEFERRED_MESSAGE => (Answered::Message, Some(defer(world, asked, data))),
        DEFERRED_UPDATE => (Answered::Acknowledged, asked.source),
        UPDATE => (Answered::Updated, Some(update(world, asked, request)?)),
        CHOICES => (Answered::Choices(choices(data)?), None),
        _ => {
            check::modal::check(data, &world.emojis)?;
            (Answered::Modal(data.clone()), None)
        }
    };
    world.answer(id, answered, original);
    if request.is_set("with_response") {
        return Ok(Reply::ok(response(world, asked, number, original)));
    }
    Ok(Reply::done())
}

/// The answer's type, if it fits the interaction.
fn fitting(asked: Asked, value: &Value) -> ApiResult<i64> {
    let allowed: &[i64] = match asked.kind {
        Kind::Command => &[MESSAGE, DEFERRED_MESSAGE, MODAL],
        Kind::Component => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL],
        Kind::Autocomplete => &[CHOICES],
        Kind::Modal if asked.source.is_some() => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE],
        // poise answers a modal with type 6 even if a command opened it, which Discord takes.
        Kind::Modal => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE],
    };
    if value.is_null() {
        return Err(refusal("type", "BASE_TYPE_REQUIRED", "This field is required"));
    }
    match whole(value) {
        Some(number) if allowed.contains(&number) => Ok(number),
        Some(ACTIVITY) if asked.kind != Kind::Autocomplete => {
            Err(ApiError::NotPlayed("activities".to_owned()))
        }
        _ => Err(not_among("type", allowed)),
    }
}

/// Sends the answer as a new message.
fn send(world: &mut World, asked: Asked, request: &ApiRequest) -> ApiResult<Id> {
    let purpose = Purpose { path: "data", interaction: true, edits: None, emojis: &world.emojis };
    let mut draft = check::message::check(&request.body["data"], &request.files, purpose)?;
    draft.reply_to = asked.source;
    let ephemeral = draft.flags.unwrap_or(0) & flag::EPHEMERAL != 0;
    world.post(&draft, &envelope(world, asked, ephemeral, 0)).ok_or(ApiError::EMPTY_MESSAGE)
}

/// Sends a message that shows "thinking" until it is filled. Whether it is ephemeral is fixed now.
fn defer(world: &mut World, asked: Asked, data: &Value) -> Id {
    let flags = whole(&data["flags"]).unwrap_or(0).unsigned_abs() & flag::EPHEMERAL;
    let draft = Draft { reply_to: asked.source, ..Draft::default() };
    let envelope = envelope(world, asked, flags != 0, flags | flag::LOADING);
    world.post(&draft, &envelope).expect("a message that is thinking is not empty")
}

/// Changes the message whose component was used.
fn update(world: &mut World, asked: Asked, request: &ApiRequest) -> ApiResult<Id> {
    let source = asked.source.and_then(|source| world.message(asked.channel, source));
    let source = source.ok_or(ApiError::UNKNOWN_MESSAGE)?;
    let id = source.id;
    let purpose = Purpose { path: "data", interaction: true, edits: Some(source), emojis: &world.emojis };
    let draft = check::message::check(&request.body["data"], &request.files, purpose)?;
    if world.edit(asked.channel, id, &draft) { Ok(id) } else { Err(ApiError::EMPTY_MESSAGE) }
}

fn envelope(world: &World, asked: Asked, ephemeral: bool, flags: u64) -> Envelope {
    Envelope {
        channel: asked.channel,
        author: world.bot,
        kind: match (asked.kind, asked.source) {
            (_, Some(_)) => message::Kind::Reply,
            (Kind::Command, None) if asked.target.is_some() => message::Kind::MenuCommand,
            (Kind::Command, None) => message::Kind::Command,
            (Kind::Component | Kind::Autocomplete | Kind::Modal, None) => message::Kind::Default,
        },
        origin: world.origin(asked.id, None),
        only_for: ephemeral.then_some(asked.user),
        flags,
    }
}

/// Checks the suggestions for an option.
fn choices(data: &Value) -> ApiResult<Vec<Value>> {
    let mut form = Form::default();
    if data["choices"].is_null() {
        form.required("data/choices");
    }
    let choices = form.list("data/choices", &data["choices"], 25);
    for (at, choice) in choices.iter().enumerate() {
        let path = format!("data/choices/{at}");
        check::command::check_choice_name(&mut form, &path, choice);
        if choice["value"].is_null() {
            form.required(&format!("{path}/value"));
        } else if choice["value"].is_string() {
            form.text(&format!("{path}/value"), &choice["value"], 0..=100);
        }
    }
    form.finish()?;
    Ok(choices.to_vec())
}

/// What `with_response` gives.
fn response(world: &World, asked: Asked, number: i64, original: Option<Id>) -> Value {
    let message = original.and_then(|original| world.message(asked.channel, original));
    let mut response = json!({"interaction": {"id": asked.id, "type": asked.kind.number()}});
    if let Some(message) = message {
        response["interaction"]["response_message_id"] = json!(message.id);
        response["interaction"]["response_message_loading"] = json!(message.flags & flag::LOADING != 0);
        response["interaction"]["response_message_ephemeral"] = json!(message.only_for.is_some());
    }
    if let Some(message) = message.filter(|_| matches!(number, MESSAGE | UPDATE)) {
        response["resource"] = json!({"type": number, "message": object::message::message(world, message)});
    }
    response
}
