//! What of a game is shown to whom. All that anybody sees, in whatever form, is made of these.
//!
//! [`Public`] is for everybody: at the table, in the channel, before a page on which strangers look on. [`Own`] is for
//! whoever has one seat. What is private cannot be had from [`Public`], because it is not in it. [`LookBack`] has what
//! everybody saw before.

mod look_back;
mod own;
mod public;

pub use look_back::{AuctionEnd, LookBack, PastAuction, Sale, Step};
pub use own::Own;
pub use public::{End, Named, Public, Unfinished, Whereabouts};
