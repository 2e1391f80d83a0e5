//! Roles that people are given, beside those of everyone and of the bot.

use super::change::What;
use super::channel::Place;
use super::guild::Role;
use super::state::World;
use crate::id::Id;
use crate::permission::{Permissions, Whose};

impl World {
    /// The role of that name in whatever case, with or without an `@` before it, or of that id.
    pub(crate) fn role_called(&self, name: &str) -> Option<&Role> {
        let bare = |name: &str| name.trim_start_matches('@').to_lowercase();
        let (id, name) = (Id::parse(name), bare(name));
        self.guild.roles.iter().find(|role| Some(role.id) == id || bare(&role.name) == name)
    }

    /// Makes a role of that name, or sets the one that there is: who has it, and whether anybody may mention it.
    /// Returns whether it is one that can be set, which those of everyone and of the bot are not.
    pub(crate) fn set_role(&mut self, name: &str, people: &[Id], mentionable: bool) -> bool {
        let known = self.guild.roles.iter().position(|role| role.name == name);
        let place = known.unwrap_or(self.guild.roles.len());
        if known.is_none() {
            let (id, name) = (self.next_id(), name.to_owned());
            let permissions = Permissions::NONE;
            self.guild.roles.push(Role { id, name, permissions, mentionable, managed: false });
        }
        let everyone = self.guild.id;
        let role = &mut self.guild.roles[place];
        if role.managed || role.id == everyone {
            return false;
        }
        role.mentionable = mentionable;
        let id = role.id;
        for (user, member) in &mut self.guild.members {
            member.roles.retain(|role| *role != id);
            member.roles.extend(people.contains(user).then_some(id));
        }
        self.changed(if known.is_none() {
            What::RoleCreated { role: id }
        } else {
            What::RoleUpdated { role: id }
        });
        true
    }

    /// Deletes a role. Returns whether it is one that can be deleted.
    pub(crate) fn delete_role(&mut self, name: &str) -> bool {
        let everyone = self.guild.id;
        let is_it = |role: &Role| role.name == name && !role.managed && role.id != everyone;
        let Some(place) = self.guild.roles.iter().position(is_it) else { return false };
        let role = self.guild.roles.remove(place).id;
        for member in self.guild.members.values_mut() {
            member.roles.retain(|known| *known != role);
        }
        for channel in self.channels.values_mut() {
            if let Place::Guild(place) = &mut channel.place {
                place.overwrites.retain(|overwrite| overwrite.whose != Whose::Role(role));
            }
        }
        self.changed(What::RoleDeleted { role });
        true
    }
}
