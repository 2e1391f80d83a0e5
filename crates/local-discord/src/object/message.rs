//! Message objects.

use serde_json::{Value, json};

use super::member::{member_of_message, user};
use super::{application, channel, reaction};
use crate::clock::iso8601;
use crate::id::Id;
use crate::world::World;
use crate::world::file;
use crate::world::interaction::{Kind, Origin, Target};
use crate::world::message::{Attachment, Message};

/// A message, complete: the gateway takes away what its reader must not see.
pub(crate) fn message(world: &World, message: &Message) -> Value {
    let users = message.mentions.users.iter().filter_map(|id| world.users.get(id)).map(user);
    let listed = message.attachments.iter().filter(|attachment| !attachment.embedded);
    let mut value = json!({
        "id": message.id,
        "channel_id": message.channel,
        "type": message.kind.number(),
        "author": world.users.get(&message.author).map(user),
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        "attachments": listed.map(|file| attachment(&world.address, message.channel, file)).collect::<Vec<_>>(),
        "flags": message.flags,
        "timestamp": iso8601(message.id.made_at()),
        "edited_timestamp": message.edited_at.map(iso8601),
        "mentions": users.collect::<Vec<_>>(),
        "mention_roles": message.mentions.roles,
        "mention_everyone": message.mentions.everyone,
        "pinned": message.pinned_at.is_some(),
        "tts": message.tts,
    });
    // Discord leaves the list out where it would be empty.
    if !message.reactions.is_empty() {
        value["reactions"] = message.reactions.iter().map(|one| reaction::reaction(world, one)).collect();
    }
    if let Some(nonce) = &message.nonce {
        value["nonce"] = nonce.clone();
    }
    if let Some(origin) = &message.origin {
        value["application_id"] = json!(world.bot);
        value["webhook_id"] = json!(world.bot);
        // Followups name the first answer instead.
        if let Some(command) = origin.command.as_ref().filter(|_| origin.original.is_none()) {
            let user = world.users.get(&origin.user).map(user);
            let kind = origin.kind.number();
            value["interaction"] =
                json!({"id": origin.interaction, "type": kind, "name": command, "user": user});
        }
        value["interaction_metadata"] = metadata(world, origin, message.channel);
    }
    if let Some(answered) = message.reply_to {
        add_reference(world, message, answered, &mut value);
    }
    // A post's first message has the id of the post, which did not begin from it.
    let begun = world.channels.get(&message.id).filter(|_| message.id != message.channel);
    if let Some(thread) = begun.filter(|channel| channel.thread().is_some()) {
        value["thread"] = channel::channel(world, thread);
    }
    value
}

/// A message as one of the people sees it, who knows their own reactions.
pub(crate) fn shown_to(world: &World, shown: &Message, person: Id) -> Value {
    let mut value = message(world, shown);
    for (at, reaction) in shown.reactions.iter().enumerate() {
        value["reactions"][at]["me"] = json!(reaction.users.contains(&person));
    }
    value
}

/// A message as `MESSAGE_CREATE` and `MESSAGE_UPDATE` tell it: with its guild and its author's membership.
pub(crate) fn told(world: &World, told: &Message) -> Value {
    let mut value = message(world, told);
    let in_guild = world.channels.get(&told.channel).is_some_and(|channel| !channel.is_dm());
    if in_guild {
        value["guild_id"] = json!(world.guild.id);
        if told.only_for.is_none() && told.origin.is_none() {
            value["member"] = member_of_message(world, told.author);
        }
    }
    value
}

/// What `MESSAGE_DELETE` tells.
pub(crate) fn deleted(world: &World, channel: Id, message: Id) -> Value {
    let mut value = json!({"id": message, "channel_id": channel});
    if world.channels.get(&channel).is_some_and(|channel| !channel.is_dm()) {
        value["guild_id"] = json!(world.guild.id);
    }
    value
}

fn attachment(address: &str, channel: Id, shown: &Attachment) -> Value {
    let mut fields = file::shown(address, channel, shown);
    fields.insert("id".to_owned(), json!(shown.id));
    fields.insert("filename".to_owned(), json!(shown.filename));
    fields.insert("size".to_owned(), json!(shown.bytes.len()));
    Value::Object(fields)
}

fn metadata(world: &World, origin: &Origin, channel: Id) -> Value {
    let mut value = json!({
        "id": origin.interaction,
        "type": origin.kind.number(),
        "user": world.users.get(&origin.user).map(user),
        "authorizing_integration_owners": application::owners(world, channel),
    });
    if let Some(original) = origin.original {
        value["original_response_message_id"] = json!(original);
    }
    if let Some(source) = origin.source.filter(|_| origin.kind == Kind::Component) {
        value["interacted_message_id"] = json!(source);
    }
    match origin.target {
        Some(Target::User(target)) => value["target_user"] = json!(world.users.get(&target).map(user)),
        Some(Target::Message(target)) => value["target_message_id"] = json!(target),
        None => {}
    }
    if let Some(opener) = &origin.opener {
        value["triggering_interaction_metadata"] = metadata(world, opener, channel);
    }
    value
}

fn add_reference(world: &World, from: &Message, answered: Id, value: &mut Value) {
    value["message_reference"] = json!({"type": 0, "channel_id": from.channel, "message_id": answered});
    if world.channels.get(&from.channel).is_some_and(|channel| !channel.is_dm()) {
        value["message_reference"]["guild_id"] = json!(world.guild.id);
    }
    value["referenced_message"] = match world.message(from.channel, answered) {
        Some(answered) => {
            let mut short = message(world, answered);
            if let Some(fields) = short.as_object_mut() {
                fields.remove("referenced_message");
            }
            short
        }
        None => Value::Null,
    };
}
