//! An emoji of the application.

use serde_json::{Value, json};

use super::member::user;
use crate::world::World;
use crate::world::emoji::Emoji;

/// As the API shows it: whatever is there was made with the bot's token.
pub(crate) fn emoji(world: &World, emoji: &Emoji) -> Value {
    json!({
        "id": emoji.id,
        "name": emoji.name,
        "roles": [],
        "user": user(&world.users[&world.bot]),
        "require_colons": true,
        "managed": false,
        "animated": emoji.animated,
        "available": true,
    })
}
