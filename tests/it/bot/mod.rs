//! The bot itself: the real client and gateway, a real database file, and the local Discord.

mod admin;
mod auctions;
mod away;
mod buttons;
mod calls;
mod chairs;
mod clicks;
mod computers;
mod dealt;
mod errands;
mod faults;
mod hours;
mod killed;
mod late;
mod log;
mod names;
mod orders;
mod outage;
mod privacy;
mod process;
mod read;
mod refusals;
mod server;
mod sleep;
mod trouble;
mod whole_games;
