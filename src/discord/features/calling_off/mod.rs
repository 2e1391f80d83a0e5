//! Calling a running game off: asking all who have a chair, answering, and doing it at once.

pub(super) mod button;
mod panel;
