//! What the bot is asked, and that it answered.

use serde_json::Value;

use super::change::What;
use super::interaction::{Answered, Interaction};
use super::state::World;
use crate::id::Id;

/// How many interactions are remembered, so that an old token is told from a wrong one. Not for how long: the clock
/// may be turned forward, and a form that is open then can still be submitted.
const REMEMBERED: usize = 10_000;

impl World {
    /// The commands of the guild, or those of no guild.
    pub(crate) fn commands_of(&self, guild: Option<Id>) -> impl Iterator<Item = &Value> {
        self.commands.iter().filter(move |command| is_of(command, guild))
    }

    /// Replaces the commands of the guild, or those of no guild.
    pub(crate) fn register(&mut self, guild: Option<Id>, commands: Vec<Value>) {
        self.commands.retain(|command| !is_of(command, guild));
        self.commands.extend(commands);
        self.changed(What::CommandsChanged);
    }

    /// Asks the bot something.
    pub(crate) fn ask(&mut self, interaction: Interaction, data: Value) {
        while self.interactions.len() >= REMEMBERED {
            self.interactions.pop_first();
        }
        let id = interaction.id;
        self.interactions.insert(id, interaction);
        self.changed(What::InteractionCreated { interaction: id, data });
    }

    /// Remembers that an interaction was answered, and with which message if there is one.
    pub(crate) fn answer(&mut self, interaction: Id, answer: Answered, original: Option<Id>) {
        let Some(found) = self.interactions.get_mut(&interaction) else { return };
        (found.answer, found.original) = (Some(answer), original);
        let (channel, person) = (found.channel, found.user);
        self.changed(What::InteractionAnswered { channel, message: original, person });
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
