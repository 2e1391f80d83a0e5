//! What players decide before they are asked, so that nobody waits for it.

pub(crate) mod orders;
pub(crate) mod plan;
pub(crate) mod sealed_answers;
