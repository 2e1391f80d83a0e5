//! The emoji of the application.

use serde_json::{Value, json};

use super::reply::Reply;
use crate::check::emoji as check;
use crate::check::form::Form;
use crate::error::ApiError;
use crate::id::Id;
use crate::object;
use crate::world::World;
use crate::world::emoji::Emoji;

pub(super) fn list(world: &World, application: Id) -> Result<Reply, ApiError> {
    check_owner(world, application)?;
    let emojis: Value = world.emojis.all().map(|emoji| object::emoji::emoji(world, emoji)).collect();
    Ok(Reply::ok(json!({ "items": emojis })))
}

pub(super) fn read(world: &World, application: Id, emoji: Id) -> Result<Reply, ApiError> {
    check_owner(world, application)?;
    let emoji = world.emojis.get(emoji).ok_or(ApiError::UnknownEmoji)?;
    Ok(Reply::ok(object::emoji::emoji(world, emoji)))
}

pub(super) fn make(world: &mut World, application: Id, body: &Value) -> Result<Reply, ApiError> {
    check_owner(world, application)?;
    let mut form = Form::default();
    let name = check::name(&mut form, &body["name"]);
    let image = check::image(&mut form, &body["image"]);
    if world.emojis.has_called(name, None) {
        check::refuse_taken(&mut form);
    }
    form.finish()?;
    if world.emojis.is_full() {
        return Err(ApiError::TooManyEmojis);
    }
    let (content_type, bytes) = image.expect("a form without a picture was refused");
    let animated = content_type == "image/gif";
    let emoji =
        Emoji { id: world.next_id(), name: name.to_owned(), animated, content_type, bytes: bytes.into() };
    let made = object::emoji::emoji(world, &emoji);
    world.emojis.add(emoji);
    Ok(Reply::created(made))
}

/// Only the name can be changed.
pub(super) fn rename(world: &mut World, application: Id, emoji: Id, body: &Value) -> Result<Reply, ApiError> {
    check_owner(world, application)?;
    let mut form = Form::default();
    let name = check::name(&mut form, &body["name"]);
    if world.emojis.has_called(name, Some(emoji)) {
        check::refuse_taken(&mut form);
    }
    if world.emojis.get(emoji).is_none() {
        return Err(ApiError::UnknownEmoji);
    }
    form.finish()?;
    world.emojis.rename(emoji, name);
    read(world, application, emoji)
}

pub(super) fn delete(world: &mut World, application: Id, emoji: Id) -> Result<Reply, ApiError> {
    check_owner(world, application)?;
    if world.emojis.remove(emoji) { Ok(Reply::done()) } else { Err(ApiError::UnknownEmoji) }
}

fn check_owner(world: &World, application: Id) -> Result<(), ApiError> {
    if application == world.bot { Ok(()) } else { Err(ApiError::MissingAccess) }
}
