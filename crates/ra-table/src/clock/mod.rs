//! What waiting costs: each player's clock, as a pure function of what happened, of their settings and of now.
//!
//! A [`Calendar`] knows which time counts for a player: not while they sleep or are away, not while the game or the
//! program stood still. A [`Bank`] is the waking time that is left to them, by the [`Pace`] of the table. Nothing here
//! reads a clock.

mod calendar;
mod nights;
mod pace;
mod player_hours;
mod time_bank;

pub use calendar::{Calendar, Rest, Span};
pub use nights::{Assumed, Heeded};
pub use pace::{Pace, Paces, TimeControl};
pub use player_hours::{ASSUMED_NIGHT, Away, Habits, LONGEST_SLEEP, Meanwhile, Minute, Nights, Sleep, Zone};
pub use time_bank::Bank;
