//! Reactions, and messages that are pinned.

use std::collections::BTreeSet;

use super::change::What;
use super::components::{Face, Reaction};
use super::message::{Draft, Envelope, Kind};
use super::state::World;
use crate::id::Id;

impl World {
    /// What a text says to put below a message: a character, or `name:id` of an emoji that the bot may use.
    pub(crate) fn face(&self, text: &str) -> Option<Face> {
        if let Some((_, id)) = text.rsplit_once(':') {
            let known = Id::parse(id).and_then(|id| self.emojis.get(&id))?;
            return Some(Face::Own { id: known.id, name: known.name.clone(), animated: known.animated });
        }
        let is_character = !text.is_empty() && !text.is_ascii() && text.chars().count() <= 16;
        is_character.then(|| Face::Character(text.to_owned()))
    }

    /// Somebody reacts to a message, unless they have already.
    pub(crate) fn react(&mut self, channel: Id, message: Id, user: Id, face: Face) {
        let Some(found) = self.message_mut(channel, message) else { return };
        let known = found.reactions.iter_mut().find(|reaction| reaction.face == face);
        let is_new = match known {
            Some(reaction) => reaction.users.insert(user),
            None => {
                found.reactions.push(Reaction { face: face.clone(), users: BTreeSet::from([user]) });
                true
            }
        };
        if is_new {
            self.changed(What::Reacted { channel, message, user, face, added: true });
        }
    }

    /// Somebody's reaction is taken away, if there is such a one.
    pub(crate) fn unreact(&mut self, channel: Id, message: Id, user: Id, face: &Face) {
        let Some(found) = self.message_mut(channel, message) else { return };
        let known = found.reactions.iter_mut().find(|reaction| reaction.face == *face);
        if known.is_some_and(|reaction| reaction.users.remove(&user)) {
            found.reactions.retain(|reaction| !reaction.users.is_empty());
            self.changed(What::Reacted { channel, message, user, face: face.clone(), added: false });
        }
    }

    /// All reactions to a message are taken away, or those of one kind.
    pub(crate) fn clear_reactions(&mut self, channel: Id, message: Id, face: Option<&Face>) {
        let Some(found) = self.message_mut(channel, message) else { return };
        found.reactions.retain(|reaction| face.is_some_and(|face| reaction.face != *face));
        self.changed(What::ReactionsCleared { channel, message, face: face.cloned() });
    }

    /// Pins a message. A message in the channel says so.
    pub(crate) fn pin(&mut self, channel: Id, message: Id) {
        let now = self.now();
        let Some(found) = self.message_mut(channel, message).filter(|found| found.pinned_at.is_none()) else {
            return;
        };
        found.pinned_at = Some(now);
        self.changed(What::MessageUpdated { channel, message, only_for: None });
        self.changed(What::PinsUpdated { channel });
        let draft = Draft { reply_to: Some(message), ..Draft::default() };
        let told = self.compose(&draft, &Envelope::plain(channel, self.bot, Kind::Pinned));
        self.insert(told);
    }

    /// Pins a message no more.
    pub(crate) fn unpin(&mut self, channel: Id, message: Id) {
        let Some(found) = self.message_mut(channel, message) else { return };
        if found.pinned_at.take().is_some() {
            self.changed(What::MessageUpdated { channel, message, only_for: None });
            self.changed(What::PinsUpdated { channel });
        }
    }
}
