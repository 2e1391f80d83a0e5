//! Permissions in channels: those of the bot, and those of single people.

use local_discord::Order;

use super::server::Server;

/// The bot, or somebody, gets permissions in a channel.
pub(crate) fn allowing(channel: &str, permissions: &[&str], person: Option<&str>) -> Order {
    let permissions = permissions.iter().map(ToString::to_string).collect();
    Order::Allow { channel: channel.to_owned(), permissions, person: person.map(str::to_owned) }
}

/// The bot, or somebody, loses permissions in a channel.
pub(crate) fn denying(channel: &str, permissions: &[&str], person: Option<&str>) -> Order {
    let permissions = permissions.iter().map(ToString::to_string).collect();
    Order::Deny { channel: channel.to_owned(), permissions, person: person.map(str::to_owned) }
}

/// Somebody looks after the games of a channel from now on.
pub(crate) fn appointing(channel: &str, person: &str) -> Order {
    allowing(channel, &["MANAGE_CHANNELS"], Some(person))
}

impl Server {
    /// The bot gets permissions in a channel.
    pub(crate) fn allow(&self, channel: &str, permissions: &[&str]) {
        self.discord.order(allowing(channel, permissions, None)).unwrap();
    }

    /// The bot loses permissions in a channel.
    pub(crate) fn deny(&self, channel: &str, permissions: &[&str]) {
        self.discord.order(denying(channel, permissions, None)).unwrap();
    }

    /// Somebody looks after the games of a channel from now on.
    pub(crate) fn appoint(&self, channel: &str, person: &str) {
        self.discord.order(appointing(channel, person)).unwrap();
    }

    /// Somebody looks after the games of a channel no more.
    pub(crate) fn dismiss(&self, channel: &str, person: &str) {
        self.discord.order(denying(channel, &["MANAGE_CHANNELS"], Some(person))).unwrap();
    }

    pub(crate) fn hide(&self, channel: &str, from: &str) {
        self.discord.order(denying(channel, &["VIEW_CHANNEL"], Some(from))).unwrap();
    }

    pub(crate) fn unhide(&self, channel: &str, from: &str) {
        self.discord.order(allowing(channel, &["VIEW_CHANNEL"], Some(from))).unwrap();
    }
}
