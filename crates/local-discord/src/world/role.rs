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
            // Just above `@everyone`, where older roles may stand too.
            self.guild.roles.push(Role { id, name, permissions, mentionable, managed: false, position: 1 });
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

    /// Sets what a role permits everywhere, also those of everyone and of the bot. Returns whether there is such a role.
    pub(crate) fn set_role_permissions(&mut self, role: Id, permissions: Permissions) -> bool {
        let Some(known) = self.guild.roles.iter_mut().find(|known| known.id == role) else { return false };
        known.permissions = permissions;
        self.changed(What::RoleUpdated { role });
        true
    }

    /// Lets a role stand just above another. Returns whether that is possible: `@everyone` stays at the bottom.
    pub(crate) fn move_role(&mut self, role: Id, above: Id) -> bool {
        if role == above || role == self.guild.id {
            return false;
        }
        let mut order: Vec<&Role> = self.guild.roles.iter().filter(|known| known.id != role).collect();
        order.sort_by_key(|known| known.rank());
        let mut order: Vec<Id> = order.into_iter().map(|known| known.id).collect();
        let Some(place) = order.iter().position(|known| *known == above) else { return false };
        order.insert(place + 1, role);
        for (position, id) in (0..).zip(order) {
            let moved =
                self.guild.roles.iter_mut().find(|known| known.id == id && known.position != position);
            if let Some(moved) = moved {
                moved.position = position;
                self.changed(What::RoleUpdated { role: id });
            }
        }
        true
    }

    /// Gives a member a role, or takes it from them. Nothing changes if that is so already.
    pub(crate) fn give_role(&mut self, user: Id, role: Id, has: bool) {
        let Some(member) = self.guild.members.get_mut(&user) else { return };
        if member.roles.contains(&role) == has {
            return;
        }
        member.roles.retain(|known| *known != role);
        member.roles.extend(has.then_some(role));
        self.changed(What::MemberUpdated { user });
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
