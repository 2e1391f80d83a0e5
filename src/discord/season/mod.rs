//! `/ra-stats`: standings of a season, somebody’s figures, their finished games, and games of two people. Private; a button
//! shows it to everybody in the channel.

pub(in crate::discord) mod button;
pub(in crate::discord) mod command;
pub(in crate::discord) mod complete;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod panel;
pub(in crate::discord) mod visible;
