//! Standing orders: what is done for somebody on later turns and in later auctions.

pub(in crate::discord) mod button;
pub(in crate::discord) mod ids;
