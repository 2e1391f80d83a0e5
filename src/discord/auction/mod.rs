//! An auction: bidding and passing, on one’s turn or ahead of it, and case by case.

pub(in crate::discord) mod asked_ahead;
pub(in crate::discord) mod button;
pub(in crate::discord) mod command;
pub(in crate::discord) mod complete;
pub(in crate::discord) mod ids;
pub(in crate::discord) mod next;
pub(in crate::discord) mod panel;
