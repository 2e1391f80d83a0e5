//! The guild in which this program's bot is tried and tested.

use local_discord::{Options, Permissions};

/// The guild of `ra-bot playground`: those who play there, and where.
pub fn sample_guild() -> Options {
    let all = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    Options {
        // As in the link that invites the bot.
        bot_permissions: Permissions::CREATE_PRIVATE_THREADS,
        bot: "ra-bot".to_owned(),
        guild: "Thebes".to_owned(),
        // The page opens in the first.
        channels: all(&["ra", "general", "tournament"]),
        people: all(&["Nefer", "Amun", "Isis", "Khnum", "Seti"]),
        ..Options::default()
    }
}
