//! What a person puts below messages.

use super::person::{Person, Refused};
use super::view::channel_of;
use crate::id::Id;
use crate::permission::Permissions;

impl Person {
    /// Adds a reaction to a message (`on`) or removes it. The emoji is a character, or `name:id` of one of the
    /// application's.
    ///
    /// # Errors
    /// If the person does not see the message, or may not do that.
    pub fn react(&self, channel: &str, message: Id, emoji: &str, on: bool) -> Result<(), Refused> {
        self.shared.with(|world| {
            let channel = channel_of(world, self.id, channel)?;
            let place = &world.channels[&channel];
            let shown = place.messages.get(&message).filter(|message| message.only_for.is_none());
            let shown = shown.ok_or_else(|| Refused::because("This message is not there."))?;
            let face = world.face(emoji).ok_or_else(|| Refused::because("There is no such emoji."))?;
            let is_known = shown.reactions.iter().any(|reaction| reaction.face == face);
            let may = is_known || world.permissions(self.id, place).contains(Permissions::ADD_REACTIONS);
            if !may || place.thread().is_some_and(|thread| thread.archived) {
                return Err(Refused::because("You do not have permission to react here."));
            }
            if on {
                world.react(channel, message, self.id, face);
            } else {
                world.unreact(channel, message, self.id, &face);
            }
            Ok(())
        })
    }
}
