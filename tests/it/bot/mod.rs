//! The bot itself: the real client and gateway, a real database file, and the local Discord.

mod server;
mod whole_games;
