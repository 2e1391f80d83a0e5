//! Whose a chair is, who plays it, and chairs that anybody may take.

pub(super) mod button;
mod delivery;
pub(super) mod ids;
pub(super) mod left_server;
mod message;
pub(super) mod task;
