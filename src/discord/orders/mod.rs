//! Standing orders: what is done for somebody on later turns and in later auctions.

pub(super) mod button;
pub(super) mod ids;
