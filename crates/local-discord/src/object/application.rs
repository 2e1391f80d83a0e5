//! The application, its own user, and where it is installed.

use serde_json::{Value, json};

use super::member::user;
use crate::id::Id;
use crate::world::World;
use crate::world::channel::Channel;

/// The application as its own token sees it.
pub(crate) fn own(world: &World) -> Value {
    let members = usize::from(world.bot_is_member());
    json!({
        "id": world.bot,
        "name": world.users[&world.bot].username,
        "icon": null,
        "description": "",
        "type": null,
        "verify_key": "0".repeat(64),
        "flags": 0,
        "flags_new": "0",
        "bot_public": true,
        "bot_require_code_grant": false,
        "bot": user(&world.users[&world.bot]),
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "owner": user(&world.users[&world.guild.owner]),
        "approximate_guild_count": members,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": null,
        "eligible_oauth2_scopes": [],
    })
}

/// The bot's user as its own token sees it.
pub(crate) fn own_user(world: &World) -> Value {
    let mut value = user(&world.users[&world.bot]);
    value["mfa_enabled"] = json!(false);
    value["locale"] = json!("en-US");
    value["verified"] = json!(true);
    value["email"] = Value::Null;
    value
}

/// Who installed the application that answers in a channel: the guild, which a DM with the bot writes as 0.
pub(crate) fn owners(world: &World, channel: Id) -> Value {
    let in_dm = world.channels.get(&channel).is_some_and(Channel::is_dm);
    if in_dm { json!({"0": "0"}) } else { json!({"0": world.guild.id}) }
}
