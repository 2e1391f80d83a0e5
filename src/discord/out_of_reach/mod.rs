//! Games whose channel is gone, or closed to the bot or to a player: how that is found out, who is told, and where the
//! game goes on.

pub(super) mod ids;
pub(super) mod new_place;
pub(super) mod player_sight;
pub(super) mod reach;
mod report_undeliverable;
