//! The ways into a game: `/ra-play`, and the panel that stays in a channel.

pub(in crate::discord) mod button;
pub(in crate::discord) mod delivery;
pub(in crate::discord) mod free_seats;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod message;
pub(in crate::discord) mod task;
pub(in crate::discord) mod ways;
