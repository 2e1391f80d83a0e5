//! `/ra-stats`: standings of a season, somebody’s figures, their finished games, games of two people, and ratings. Private; a
//! button shows it to everybody in the channel.

pub(super) mod button;
pub(super) mod command;
mod complete;
mod gains;
pub(super) mod ids;
mod panel;
pub(super) mod visible;
