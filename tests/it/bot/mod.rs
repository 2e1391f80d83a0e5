//! The bot itself: the real client and gateway, a real database file, and the local Discord.

mod auctions;
mod dealt;
mod faults;
mod log;
mod names;
mod privacy;
mod refusals;
mod server;
mod trouble;
mod whole_games;
