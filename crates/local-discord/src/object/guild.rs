//! The guild object, as REST and as the gateway show it.

use serde_json::{Map, Value, json};

use super::channel;
use super::member::member;
use crate::clock::iso8601;
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::guild::Role;

/// The guild as `GET /guilds/{id}` shows it.
pub(crate) fn guild(world: &World) -> Value {
    let guild = &world.guild;
    let mut value = json!({
        "id": guild.id, "name": guild.name, "icon": null, "splash": null, "discovery_splash": null,
        "home_header": null, "banner": null, "description": null,
        "owner_id": guild.owner, "region": "deprecated", "afk_channel_id": null, "afk_timeout": 300,
        "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
        "roles": guild.roles.iter().map(role).collect::<Vec<_>>(),
        "emojis": [], "stickers": [], "features": [], "mfa_level": 0, "application_id": null,
    });
    let more = json!({
        "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null,
        "public_updates_channel_id": null, "safety_alerts_channel_id": null,
        "widget_enabled": false, "widget_channel_id": null,
        "max_members": 500_000, "max_presences": null, "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50, "vanity_url_code": null, "premium_tier": 0,
        "premium_subscription_count": 0, "premium_progress_bar_enabled": false,
        "premium_progress_bar_enabled_user_updated_at": null,
        "preferred_locale": guild.locale, "nsfw": false, "nsfw_level": 0, "incidents_data": null,
    });
    extend(&mut value, more);
    value
}

/// The guild as `GUILD_CREATE` tells it: with what the bot sees in it.
pub(crate) fn created(world: &World) -> Value {
    let mut value = guild(world);
    let seen = |channel: &&Channel| {
        !channel.is_dm() && (channel.thread().is_none() || world.sees(world.bot, channel))
    };
    let all = world.channels.values().filter(seen);
    let (threads, channels): (Vec<&Channel>, Vec<&Channel>) =
        all.partition(|channel| channel.thread().is_some());
    let active =
        threads.into_iter().filter(|channel| channel.thread().is_some_and(|thread| !thread.archived));
    let joined_at = world.guild.members.get(&world.bot).map(|member| iso8601(member.joined_at));
    let more = json!({
        "joined_at": joined_at,
        "large": false,
        "unavailable": false,
        "member_count": world.guild.members.len(),
        "members": [member(world, world.bot)],
        "channels": channels.iter().map(|shown| channel::to_bot(world, shown)).collect::<Vec<_>>(),
        "threads": active.map(|shown| channel::channel(world, shown)).collect::<Vec<_>>(),
        "voice_states": [], "presences": [], "stage_instances": [],
        "guild_scheduled_events": [], "soundboard_sounds": [],
    });
    extend(&mut value, more);
    value
}

/// A role object.
pub(crate) fn role(role: &Role) -> Value {
    json!({
        "id": role.id, "name": role.name, "description": null, "permissions": role.permissions,
        "position": role.position,
        "color": 0, "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false, "icon": null, "unicode_emoji": null,
        "managed": role.managed, "mentionable": role.mentionable, "flags": 0,
    })
}

fn extend(value: &mut Value, more: Value) {
    if let (Some(object), Value::Object(more)) = (value.as_object_mut(), more) {
        Map::extend(object, more);
    }
}
