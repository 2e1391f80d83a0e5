//! What people see: games and tables as messages, with their buttons. Pure: nothing is sent here, and no board is made of
//! anything but what everybody may see.

pub(super) mod board;
pub(super) mod buttons;
pub(super) mod components;
mod end;
pub(super) mod epoch;
pub(super) mod leads_on;
pub(super) mod mark;

pub(super) use end::record_file;

/// The colours of the embeds: sand for a game, gold for its end.
pub(super) const SAND: u32 = 0xc8_a0_50;
const GOLD: u32 = 0xe8_b4_00;
