//! Interaction objects: what `INTERACTION_CREATE` tells.

use serde_json::{Value, json};

use super::member::{member, user};
use super::{application, channel, message};
use crate::world::World;
use crate::world::interaction::Interaction;

/// The largest file a person may upload, in bytes.
pub(crate) const ATTACHMENT_SIZE_LIMIT: usize = 10 * 1024 * 1024;

/// An interaction with its `data`. The channel must exist.
pub(crate) fn interaction(world: &World, interaction: &Interaction, data: &Value) -> Value {
    let place = &world.channels[&interaction.channel];
    let person = &world.users[&interaction.user];
    let mut value = json!({
        "id": interaction.id,
        "application_id": world.bot,
        "type": interaction.kind.number(),
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": interaction.channel,
        "channel": channel::partial(world, place, interaction.user),
        "app_permissions": world.permissions(world.bot, place),
        "locale": person.locale,
        "entitlements": [],
        "authorizing_integration_owners": application::owners(world, interaction.channel),
        "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
    });
    if place.is_dm() {
        value["context"] = json!(1);
        value["user"] = user(person);
    } else {
        value["context"] = json!(0);
        value["guild_id"] = json!(world.guild.id);
        value["guild"] = json!({"id": world.guild.id, "locale": world.guild.locale, "features": []});
        value["guild_locale"] = json!(world.guild.locale);
        value["member"] = member(world, interaction.user);
        value["member"]["permissions"] = json!(world.permissions(interaction.user, place));
    }
    let source = interaction.source.and_then(|source| world.message(interaction.channel, source));
    if let Some(source) = source {
        value["message"] = message::message(world, source);
    }
    value
}
