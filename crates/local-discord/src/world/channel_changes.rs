//! Channels are opened, edited and deleted, and what is allowed there changes.

use super::change::What;
use super::channel::{Channel, GuildChannel, Place};
use super::state::World;
use crate::id::Id;
use crate::kind::ChannelKind;
use crate::permission::{Overwrite, Permissions, Whose};

impl World {
    /// Makes a channel below all others, unless one has that name already. Returns whether it was made.
    pub(crate) fn create_channel(&mut self, name: String, kind: ChannelKind) -> bool {
        let mut position = 0;
        for channel in self.channels.values() {
            let Place::Guild(place) = &channel.place else { continue };
            if place.name == name {
                return false;
            }
            position = position.max(place.position + 1);
        }
        let id = self.next_id();
        let overwrites = Vec::new();
        let place = GuildChannel { kind, name, topic: None, position, requires_tag: false, overwrites };
        self.channels.insert(id, Channel::new(id, Place::Guild(place)));
        self.changed(What::ChannelCreated { channel: id });
        true
    }

    /// Lets posts of a forum need a tag. Returns whether there is such a forum.
    pub(crate) fn require_tag(&mut self, forum: Id) -> bool {
        let found = self.guild_channel(forum).filter(|place| place.kind == ChannelKind::Forum);
        let Some(place) = found else { return false };
        place.requires_tag = true;
        self.changed(What::ChannelUpdated { channel: forum });
        true
    }

    /// Whether posts of a forum need a tag.
    pub(crate) fn requires_tag(&self, forum: Id) -> bool {
        let place = self.channels.get(&forum).map(|channel| &channel.place);
        matches!(place, Some(Place::Guild(GuildChannel { requires_tag: true, .. })))
    }

    /// Denies (or grants) permissions in a channel of the guild, besides what was set there before. Returns whether there
    /// is such a channel.
    pub(crate) fn overwrite(
        &mut self,
        channel: Id,
        whose: Whose,
        permissions: Permissions,
        allow: bool,
    ) -> bool {
        let Some(place) = self.guild_channel(channel) else { return false };
        let old = place.overwrites.iter().find(|overwrite| overwrite.whose == whose);
        let mut overwrite =
            old.copied().unwrap_or(Overwrite { whose, allow: Permissions::NONE, deny: Permissions::NONE });
        if allow {
            overwrite.allow = overwrite.allow | permissions;
            overwrite.deny = overwrite.deny.without(permissions);
        } else {
            overwrite.deny = overwrite.deny | permissions;
            overwrite.allow = overwrite.allow.without(permissions);
        }
        self.set_overwrite(channel, overwrite);
        true
    }

    /// Puts an overwrite of a channel in the place of the one that the same role or member had.
    pub(crate) fn set_overwrite(&mut self, channel: Id, overwrite: Overwrite) {
        let Some(place) = self.guild_channel(channel) else { return };
        place.overwrites.retain(|old| old.whose != overwrite.whose);
        place.overwrites.push(overwrite);
        self.changed(What::PermissionsChanged { channel });
    }

    /// Takes away what a channel allows and denies to a role or member. Returns whether there was anything.
    pub(crate) fn remove_overwrite(&mut self, channel: Id, whose: Id) -> bool {
        let Some(place) = self.guild_channel(channel) else { return false };
        let Some(at) = place.overwrites.iter().position(|old| old.whose.id() == whose) else { return false };
        place.overwrites.remove(at);
        self.changed(What::PermissionsChanged { channel });
        true
    }

    fn guild_channel(&mut self, channel: Id) -> Option<&mut GuildChannel> {
        match &mut self.channels.get_mut(&channel)?.place {
            Place::Guild(place) => Some(place),
            Place::Thread(_) | Place::Dm { .. } => None,
        }
    }

    /// Gives a channel or thread what an edit makes of it.
    pub(crate) fn edit_channel(&mut self, channel: Id, edited: Place) {
        let Some(found) = self.channels.get_mut(&channel) else { return };
        found.place = edited;
        self.changed(What::ChannelUpdated { channel });
    }

    /// Deletes a channel, and with it its threads. Returns whether there was one.
    pub(crate) fn delete_channel(&mut self, channel: Id) -> bool {
        let threads = self
            .channels
            .values()
            .filter(|other| other.thread().is_some_and(|thread| thread.parent == channel));
        let threads: Vec<Id> = threads.map(|thread| thread.id).collect();
        for thread in threads {
            self.delete_channel(thread);
        }
        let Some(gone) = self.channels.remove(&channel) else { return false };
        self.changed(What::ChannelDeleted { channel: Box::new(gone) });
        true
    }

    /// The DM between the bot and a person, made when it is first asked for.
    pub(crate) fn dm_with(&mut self, person: Id) -> Id {
        let known = self
            .channels
            .values()
            .find(|channel| matches!(channel.place, Place::Dm { with } if with == person));
        if let Some(channel) = known {
            return channel.id;
        }
        let id = self.next_id();
        self.channels.insert(id, Channel::new(id, Place::Dm { with: person }));
        self.changed(What::DmOpened { channel: id, with: person });
        id
    }
}
