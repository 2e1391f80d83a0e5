//! The ways into a game: `/ra-play`, and the panel that stays in a channel.

pub(super) mod button;
mod delivery;
pub(super) mod free_seats;
pub(super) mod ids;
mod message;
pub(super) mod start_buttons;
pub(super) mod task;
