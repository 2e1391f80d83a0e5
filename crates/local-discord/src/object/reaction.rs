//! Reactions.

use serde_json::{Value, json};

use crate::world::World;
use crate::world::components::{Face, Reaction};

/// All reactions of one kind, as the bot sees them.
pub(crate) fn reaction(world: &World, reaction: &Reaction) -> Value {
    let count = reaction.users.len();
    json!({
        "emoji": face(&reaction.face),
        "count": count,
        "count_details": {"burst": 0, "normal": count},
        "burst_colors": [],
        "me_burst": false,
        "me": reaction.users.contains(&world.bot),
    })
}

/// The emoji of a reaction.
pub(crate) fn face(face: &Face) -> Value {
    match face {
        Face::Character(name) => json!({"id": null, "name": name}),
        Face::Own { id, name, animated } => json!({"id": id, "name": name, "animated": animated}),
    }
}
