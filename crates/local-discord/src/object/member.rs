//! User and member objects.

use serde_json::{Value, json};

use crate::clock::iso8601;
use crate::id::Id;
use crate::world::World;
use crate::world::guild::User;

/// A user object.
pub(crate) fn user(user: &User) -> Value {
    json!({
        "id": user.id,
        "username": user.username,
        "discriminator": "0",
        "global_name": user.global_name,
        "avatar": null,
        "bot": user.global_name.is_none(),
        "public_flags": 0,
        "flags": 0,
        "primary_guild": null,
    })
}

/// The member object of a user who is in the guild, or `null`.
pub(crate) fn member(world: &World, id: Id) -> Value {
    let mut value = member_of_message(world, id);
    if let (Some(object), Some(known)) = (value.as_object_mut(), world.users.get(&id)) {
        object.insert("user".to_owned(), user(known));
    }
    value
}

/// A member object without its user, as it comes with a message.
pub(crate) fn member_of_message(world: &World, id: Id) -> Value {
    let Some(member) = world.guild.members.get(&id) else { return Value::Null };
    json!({
        "nick": member.nick,
        "avatar": null,
        "banner": null,
        "roles": member.roles,
        "joined_at": iso8601(member.joined_at),
        "premium_since": null,
        "deaf": false,
        "mute": false,
        "flags": 0,
        "pending": false,
        "communication_disabled_until": null,
    })
}
