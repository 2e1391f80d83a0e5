//! Members of the guild as a client asks for them over the gateway (op 8): in chunks, to its session alone.

use serde_json::{Value, json};

use super::intent;
use super::session::Session;
use crate::id::Id;
use crate::object;
use crate::world::World;

/// How many members come at once.
const CHUNK: usize = 1000;
/// How many may be asked for by their ids, or by the beginning of their names.
const MOST: usize = 100;

/// Tells a session those members whom it asks for: by ids, by how their names begin, or all, which needs the intent
/// for it. What may not be asked is not answered, and said on standard error.
pub(super) fn tell(world: &World, session: &mut Session, asked: &Value) {
    if Id::from_json(&asked["guild_id"]) != Some(world.guild.id) || !world.bot_is_member() {
        return;
    }
    let (found, missing) = match (&asked["user_ids"], asked["query"].as_str()) {
        (Value::Null, Some("")) if session.intents & intent::GUILD_MEMBERS == 0 => {
            return eprintln!(
                "local Discord: all members may be asked for with the intent for members alone"
            );
        }
        (Value::Null, Some("")) => {
            let limit = usize::try_from(asked["limit"].as_u64().unwrap_or(0)).unwrap_or(usize::MAX);
            let all = world.guild.members.keys().copied();
            (all.take(if limit == 0 { usize::MAX } else { limit }).collect(), Vec::new())
        }
        (Value::Null, Some(query)) => {
            let limit = usize::try_from(asked["limit"].as_u64().unwrap_or(0)).unwrap_or(MOST);
            let mut found = world.members_called(query);
            found.truncate(if limit == 0 { MOST } else { limit.min(MOST) });
            (found, Vec::new())
        }
        (Value::Null, None) => {
            return eprintln!("local Discord: a request for members needs query or user_ids");
        }
        (ids, _) => {
            let one = std::slice::from_ref(ids);
            let ids = ids.as_array().map_or(one, Vec::as_slice).iter().filter_map(Id::from_json).take(MOST);
            ids.partition(|id| world.guild.members.contains_key(id))
        }
    };
    let found: Vec<Id> = found;
    // Where nobody is found there is one chunk, and it is empty.
    let chunks: Vec<&[Id]> = if found.is_empty() { vec![&[]] } else { found.chunks(CHUNK).collect() };
    for (index, chunk) in chunks.iter().enumerate() {
        let members: Vec<Value> = chunk.iter().map(|user| object::member::member(world, *user)).collect();
        let mut data = json!({"guild_id": world.guild.id, "members": members, "chunk_index": index,
            "chunk_count": chunks.len(), "not_found": missing});
        // A longer nonce than Discord gives back is left out.
        if let Some(nonce) = asked["nonce"].as_str().filter(|nonce| nonce.len() <= 32) {
            data["nonce"] = json!(nonce);
        }
        if asked["presences"] == true {
            data["presences"] = json!([]);
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", &data);
    }
}
