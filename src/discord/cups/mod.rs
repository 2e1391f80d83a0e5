//! Cups: published and looked after by `/ra-cup`, signed up to by buttons, and carried on by what is due in them.

pub(super) mod announcement;
pub(super) mod button;
pub(super) mod command;
mod complete;
pub(super) mod draft;
pub(super) mod ids;
mod message;
pub(super) mod news;
mod organiser;
mod place;
mod standings;
mod table_line;
pub(super) mod task;
