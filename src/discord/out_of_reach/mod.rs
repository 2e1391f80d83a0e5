//! Games whose channel is gone, or closed to the bot or to a player: how that is found out, who is told, and where the
//! game goes on.

pub(in crate::discord) mod ids;
pub(in crate::discord) mod new_place;
pub(in crate::discord) mod reach;
pub(in crate::discord) mod refused;
pub(in crate::discord) mod sight;
