//! Which event tells of which change, and with how much of a message's content.

use serde_json::{Value, json};

use super::event::{Event, in_channel, in_guild};
use super::{intent, reader_events};
use crate::id::Id;
use crate::object;
use crate::world::World;
use crate::world::change::What;
use crate::world::channel::{Channel, Place};

/// What the bot is told of a change that has just been made, if it learns of it.
pub(crate) fn event(world: &World, what: &What) -> Option<Event> {
    match what {
        What::MessageCreated { channel, message, .. } => {
            of_message(world, "MESSAGE_CREATE", *channel, *message)
        }
        What::MessageUpdated { channel, message, .. } => {
            of_message(world, "MESSAGE_UPDATE", *channel, *message)
        }
        What::MessageDeleted { channel, message, .. } => {
            let place = world.channels.get(channel)?;
            let data = object::message::deleted(world, *channel, *message);
            in_channel(world, "MESSAGE_DELETE", intent::messages_in(place), place, data)
        }
        What::MessagesDeleted { channel, messages } => reader_events::many_deleted(world, *channel, messages),
        What::Reacted { channel, message, user, face, added } => {
            reader_events::reacted(world, [*channel, *message, *user], face, *added)
        }
        What::ReactionsCleared { channel, message, face } => {
            reader_events::cleared(world, *channel, *message, face.as_ref())
        }
        What::PinsUpdated { channel } => reader_events::pins(world, *channel),
        What::ThreadJoined { thread, user } => reader_events::joined(world, *thread, *user),
        What::ThreadLeft { thread, user } => reader_events::left(world, *thread, *user),
        What::ThreadStarted { thread } => {
            let place = world.channels.get(thread)?;
            let mut data = object::channel::channel(world, place);
            data["newly_created"] = json!(true);
            in_channel(world, "THREAD_CREATE", intent::GUILDS, place, data)
        }
        What::ChannelCreated { channel } => {
            let place = world.channels.get(channel)?;
            of_channel(world, ["CHANNEL_CREATE", "THREAD_CREATE"], place)
        }
        What::ChannelUpdated { channel } | What::PermissionsChanged { channel } => {
            let place = world.channels.get(channel)?;
            of_channel(world, ["CHANNEL_UPDATE", "THREAD_UPDATE"], place)
        }
        What::ChannelDeleted { channel } => of_channel(world, ["CHANNEL_DELETE", "THREAD_DELETE"], channel),
        What::RoleCreated { role } => of_role(world, "GUILD_ROLE_CREATE", *role),
        What::RoleUpdated { role } => of_role(world, "GUILD_ROLE_UPDATE", *role),
        What::RoleDeleted { role } => {
            let data = json!({"guild_id": world.guild.id, "role_id": role});
            in_guild(world, "GUILD_ROLE_DELETE", intent::GUILDS, data)
        }
        What::GuildUpdated => in_guild(world, "GUILD_UPDATE", intent::GUILDS, object::guild::guild(world)),
        What::MemberAdded { user } if *user == world.bot => {
            in_guild(world, "GUILD_CREATE", intent::GUILDS, object::guild::created(world))
        }
        What::MemberAdded { user } => of_member(world, "GUILD_MEMBER_ADD", *user),
        What::MemberUpdated { user } => of_member(world, "GUILD_MEMBER_UPDATE", *user),
        What::MemberRemoved { user } if *user == world.bot => Some(of_own_end(world)),
        What::MemberRemoved { user } => of_removed(world, *user),
        What::InteractionCreated { interaction, data } => of_interaction(world, *interaction, data),
        What::DmOpened { .. }
        | What::DmsClosed { .. }
        | What::LanguageChanged { .. }
        | What::InteractionAnswered { .. }
        | What::CommandsChanged
        | What::ClockTurned => None,
    }
}

/// The last that the bot learns of the guild, though it is no member any more.
fn of_own_end(world: &World) -> Event {
    Event {
        name: "GUILD_DELETE",
        intent: intent::GUILDS,
        guild: Some(world.guild.id),
        data: json!({"id": world.guild.id}),
        stripped: None,
    }
}

/// What the bot is asked reaches it even from a channel that it does not see.
fn of_interaction(world: &World, interaction: Id, data: &Value) -> Option<Event> {
    let asked = world.interactions.get(&interaction)?;
    let in_dm = world.channels.get(&asked.channel).is_some_and(Channel::is_dm);
    Some(Event {
        name: "INTERACTION_CREATE",
        intent: intent::NONE,
        guild: (!in_dm).then_some(world.guild.id),
        data: object::interaction::interaction(world, asked, data),
        stripped: None,
    })
}

fn of_removed(world: &World, user: Id) -> Option<Event> {
    let user = object::member::user(&world.users[&user]);
    let data = json!({"guild_id": world.guild.id, "user": user});
    in_guild(world, "GUILD_MEMBER_REMOVE", intent::GUILD_MEMBERS, data)
}

fn of_member(world: &World, name: &'static str, user: Id) -> Option<Event> {
    let mut data = object::member::member(world, user);
    data["guild_id"] = json!(world.guild.id);
    in_guild(world, name, intent::GUILD_MEMBERS, data)
}

fn of_role(world: &World, name: &'static str, role: Id) -> Option<Event> {
    let role = world.guild.roles.iter().find(|known| known.id == role)?;
    let data = json!({"guild_id": world.guild.id, "role": object::guild::role(role)});
    in_guild(world, name, intent::GUILDS, data)
}

/// The event of that name for a channel, or the second name's for a thread.
fn of_channel(world: &World, [channel, thread]: [&'static str; 2], place: &Channel) -> Option<Event> {
    let data = || object::channel::channel(world, place);
    match place.place {
        Place::Guild(_) => in_guild(world, channel, intent::GUILDS, object::channel::to_bot(world, place)),
        Place::Thread(_) => in_channel(world, thread, intent::GUILDS, place, data()),
        Place::Dm { .. } => in_channel(world, channel, intent::NONE, place, data()),
    }
}

fn of_message(world: &World, name: &'static str, channel: Id, message: Id) -> Option<Event> {
    let place = world.channels.get(&channel)?;
    let data = object::message::told(world, place.messages.get(&message)?);
    let stripped = without_content(world.bot, &data);
    let told = in_channel(world, name, intent::messages_in(place), place, data)?;
    Some(Event { stripped, ..told })
}

/// A message's event for a session that may not read contents, if the contents are to be kept from it:
/// not in DMs, in the bot's own messages and in those that mention it.
fn without_content(bot: Id, data: &Value) -> Option<Value> {
    data.get("guild_id")?;
    let bot = bot.to_string();
    let mentions =
        data["mentions"].as_array().is_some_and(|users| users.iter().any(|user| user["id"] == bot));
    if mentions || data["author"]["id"] == bot {
        return None;
    }
    let mut stripped = data.clone();
    stripped["content"] = json!("");
    for list in ["embeds", "attachments", "components"] {
        stripped[list] = json!([]);
    }
    Some(stripped)
}
