//! What a new session hears first: `READY`, then the guild.

use serde_json::json;

use super::intent;
use super::session::Session;
use crate::object;
use crate::world::World;

/// Queues a new session's first events.
pub(super) fn greet(world: &World, session: &mut Session) {
    let (shard, count) = session.shard;
    let has_guild = world.bot_is_member() && (world.guild.id.0 >> 22) % count == shard;
    let guilds = if has_guild { vec![json!({"id": world.guild.id, "unavailable": true})] } else { vec![] };
    let ready = json!({
        "v": 10,
        "user": object::application::own_user(world),
        "guilds": guilds,
        "session_id": session.id,
        "resume_gateway_url": world.address.replacen("http", "ws", 1),
        "shard": [shard, count],
        "application": {"id": world.bot, "flags": 0},
        "session_type": "normal",
        "private_channels": [],
        "relationships": [],
        "presences": [],
        "user_settings": {},
        "guild_join_requests": [],
        "geo_ordered_rtc_regions": [],
        "_trace": [],
    });
    session.dispatch("READY", &ready);
    if has_guild && session.intents & intent::GUILDS != 0 {
        session.dispatch("GUILD_CREATE", &object::guild::created(world));
    }
}
