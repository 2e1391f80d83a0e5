//! The guild of the tests.

use local_discord::{Options, Permissions};

/// A guild with five people and three channels, and a bot that may do what the bot's invite link asks for.
pub fn sample_guild() -> Options {
    let all = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    Options {
        bot_permissions: Permissions::CREATE_PRIVATE_THREADS,
        bot: "ra-bot".to_owned(),
        guild: "Thebes".to_owned(),
        channels: all(&["general", "ra", "tournament"]),
        people: all(&["Nefer", "Amun", "Isis", "Khnum", "Seti"]),
        ..Options::default()
    }
}
