//! An auction: bidding and passing, on one’s turn or ahead of it, and case by case.

pub(super) mod asked_ahead;
pub(super) mod button;
pub(super) mod command;
pub(super) mod complete;
pub(super) mod ids;
mod panel;
pub(super) mod standing_bid;
