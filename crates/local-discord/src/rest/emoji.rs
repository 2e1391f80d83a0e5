//! The emoji of the application.

use serde_json::{Value, json};

use super::reply::Reply;
use crate::check::emoji as check;
use crate::check::form::Form;
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::object;
use crate::world::World;
use crate::world::emoji::Emoji;

/// As many as Discord lets an application have.
const MOST: usize = 2000;

pub(super) fn list(world: &World, application: Id) -> ApiResult<Reply> {
    check_owner(world, application)?;
    let emojis: Value = world.emojis.values().map(|emoji| object::emoji::emoji(world, emoji)).collect();
    Ok(Reply::ok(json!({ "items": emojis })))
}

pub(super) fn read(world: &World, application: Id, emoji: Id) -> ApiResult<Reply> {
    check_owner(world, application)?;
    let emoji = world.emojis.get(&emoji).ok_or(ApiError::UNKNOWN_EMOJI)?;
    Ok(Reply::ok(object::emoji::emoji(world, emoji)))
}

pub(super) fn make(world: &mut World, application: Id, body: &Value) -> ApiResult<Reply> {
    check_owner(world, application)?;
    let mut form = Form::default();
    let name = check::name(&mut form, &body["name"], world.emojis.values());
    let image = check::image(&mut form, &body["image"]);
    form.finish()?;
    if world.emojis.len() >= MOST {
        return Err(ApiError::TOO_MANY_EMOJIS);
    }
    let (content_type, bytes) = image.expect("a form without a picture was refused");
    let animated = content_type == "image/gif";
    let emoji =
        Emoji { id: world.next_id(), name: name.to_owned(), animated, content_type, bytes: bytes.into() };
    let made = object::emoji::emoji(world, &emoji);
    world.emojis.insert(emoji.id, emoji);
    Ok(Reply::created(made))
}

/// Only the name can be changed.
pub(super) fn rename(world: &mut World, application: Id, emoji: Id, body: &Value) -> ApiResult<Reply> {
    check_owner(world, application)?;
    let mut form = Form::default();
    let others = world.emojis.values().filter(|other| other.id != emoji);
    let name = check::name(&mut form, &body["name"], others);
    let known = world.emojis.get_mut(&emoji).ok_or(ApiError::UNKNOWN_EMOJI)?;
    form.finish()?;
    name.clone_into(&mut known.name);
    read(world, application, emoji)
}

pub(super) fn delete(world: &mut World, application: Id, emoji: Id) -> ApiResult<Reply> {
    check_owner(world, application)?;
    world.emojis.remove(&emoji).map(|_| Reply::done()).ok_or(ApiError::UNKNOWN_EMOJI)
}

fn check_owner(world: &World, application: Id) -> ApiResult<()> {
    if application == world.bot { Ok(()) } else { Err(ApiError::MISSING_ACCESS) }
}
