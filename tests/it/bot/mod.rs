//! The bot itself: the real client and gateway, a real database file, and the local Discord.

mod killed;
mod process;
mod server;
mod whole_games;
