//! Events: who gets them, and with how much of a message's content.

use serde_json::{Value, json};

use super::intent;
use crate::playground::id::Id;
use crate::playground::object;
use crate::playground::world::World;
use crate::playground::world::channel::Channel;

impl World {
    /// Tells an event to the sessions that want it: those with `intent`, of the guild's shard or, for DMs, the
    /// first; and nothing about a channel that the bot does not see.
    pub(crate) fn emit(&mut self, name: &str, intent: u64, channel: Option<Id>, data: Value) {
        let place = channel.and_then(|channel| self.channels.get(&channel));
        if place.is_some_and(|place| !self.sees(self.bot, place)) {
            return;
        }
        let of_guild = !place.is_some_and(Channel::is_dm);
        if of_guild && !self.bot_is_member() {
            return;
        }
        self.tell(name, intent, of_guild, &data);
    }

    /// Tells of an interaction, which reaches the bot even from a channel that it does not see.
    pub(crate) fn emit_interaction(&mut self, channel: Id, data: &Value) {
        let of_guild = !self.channels.get(&channel).is_some_and(Channel::is_dm);
        self.tell("INTERACTION_CREATE", intent::NONE, of_guild, data);
    }

    fn tell(&mut self, name: &str, intent: u64, of_guild: bool, data: &Value) {
        let guild = self.guild.id.0 >> 22;
        let stripped = self.without_content(name, data);
        for session in &mut self.sessions {
            let (shard, count) = session.shard;
            let concerned = shard == if of_guild { guild % count } else { 0 };
            if !concerned || session.intents & intent != intent {
                continue;
            }
            let blind = session.intents & intent::MESSAGE_CONTENT == 0;
            session.dispatch(name, stripped.as_ref().filter(|_| blind).unwrap_or(data));
        }
    }

    /// Tells of a message that is there.
    pub(crate) fn emit_message(&mut self, name: &str, channel: Id, message: Id) {
        let Some(found) = self.message(channel, message) else { return };
        let data = object::message::told(self, found);
        let intent = intent::messages_in(self, channel);
        self.emit(name, intent, Some(channel), data);
    }

    /// Tells of a channel or thread that is there.
    pub(crate) fn emit_channel(&mut self, name: &str, channel: Id) {
        let Some(found) = self.channels.get(&channel) else { return };
        let mut data = object::channel::channel(self, found);
        if name == "THREAD_CREATE" {
            data["newly_created"] = json!(true);
        }
        let intent = if found.is_dm() { intent::NONE } else { intent::GUILDS };
        self.emit(name, intent, Some(channel), data);
    }

    /// A message's event for a session that may not read contents, if the contents are to be kept from it:
    /// not in DMs, in the bot's own messages and in those that mention it.
    fn without_content(&self, name: &str, data: &Value) -> Option<Value> {
        let of_message = matches!(name, "MESSAGE_CREATE" | "MESSAGE_UPDATE");
        if !of_message || data.get("guild_id").is_none() {
            return None;
        }
        let bot = self.bot.to_string();
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
}
