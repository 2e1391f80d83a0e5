//! The objects of Discord's API, as JSON with every field that its documents require.

pub(crate) mod application;
pub(crate) mod channel;
pub(crate) mod emoji;
pub(crate) mod guild;
pub(crate) mod interaction;
pub(crate) mod member;
pub(crate) mod message;
pub(crate) mod reaction;
