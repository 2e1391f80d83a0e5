//! What the bot is asked, and that it answered.

use serde_json::Value;

use super::interaction::Answered;
use super::state::World;
use crate::playground::id::Id;

impl World {
    /// The commands of the guild, or those of no guild.
    pub(crate) fn commands_of(&self, guild: Option<Id>) -> impl Iterator<Item = &Value> {
        self.commands.iter().filter(move |command| is_of(command, guild))
    }

    /// Replaces the commands of the guild, or those of no guild.
    pub(crate) fn register(&mut self, guild: Option<Id>, commands: Vec<Value>) {
        self.commands.retain(|command| !is_of(command, guild));
        self.commands.extend(commands);
        self.changes.record("commands_changed", None, None, None);
    }

    /// Remembers that an interaction was answered, and with which message if there is one.
    pub(crate) fn answer(&mut self, interaction: Id, answer: Answered, original: Option<Id>) {
        let Some(found) = self.interactions.get_mut(&interaction) else { return };
        (found.answer, found.original) = (Some(answer), original);
        let (channel, person) = (found.channel, found.user);
        self.changes.record("interaction_answered", Some(channel), original, Some(person));
    }

    /// Lets an interaction's token change one more message.
    pub(crate) fn follow_up(&mut self, interaction: Id, message: Id) {
        if let Some(found) = self.interactions.get_mut(&interaction) {
            found.followups.push(message);
        }
    }
}

fn is_of(command: &Value, guild: Option<Id>) -> bool {
    command.get("guild_id").and_then(Id::from_json) == guild
}
