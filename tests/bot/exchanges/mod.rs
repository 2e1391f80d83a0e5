//! What the bot sends Discord in a few scenes, request by request, compared with what it has always sent.
//!
//! See `kept.rs` for how the files are written anew. The bags are stacked, and nobody decides by chance: computer
//! players act only where there is one thing that they can do.

mod ahead;
mod games;
mod tables;
mod time;
