//! An auction: bidding and passing, on one’s turn or ahead of it, and case by case.

pub(super) mod ask_next_auction;
pub(super) mod button;
pub(super) mod command;
pub(super) mod complete;
pub(super) mod ids;
mod panel;
pub(super) mod standing_bid;
