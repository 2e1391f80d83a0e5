//! What Discord refuses in a request's body, told in its own nested form.

pub(crate) mod command;
pub(crate) mod component;
mod embed;
pub(crate) mod emoji;
pub(crate) mod form;
pub(crate) mod message;
pub(crate) mod modal;
