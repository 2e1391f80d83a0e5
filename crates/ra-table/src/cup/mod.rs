//! Cups: tournaments that run without an organiser's work. Pure.
//!
//! A cup is its numbered [`Entry`]s, as a game is. [`Cup`] is folded from them; with the [`Facts`] that stand elsewhere,
//! such as the results of its tables, it knows what is [`Due`] next and when. What is due is an entry to be written.
//!
//! - [`Plan`]: what its organiser has decided: the kind, the games, the tables, when it begins. Before that, a [`Draft`].
//! - [`Entry`] and [`Line`]: the words in which its history is stored.
//! - [`Cup`]: sign-up, rounds and a final, what people may do, and what is due.
//! - [`News`]: what its channel is told, and whom that mentions.
//! - [`Standing`]: who is ahead, with all the figures that decide it.
//! - [`TableLine`]: what a channel is told of a table.

mod acts;
mod awake;
mod begins;
mod draft;
mod draw;
mod due;
mod entry;
mod facts;
mod fold;
mod news;
mod plan;
mod presence;
mod stage;
mod standings;
mod table_line;
mod texts;

pub use acts::{Organiser, Refusal};
pub use begins::{FARTHEST, NoBegin, read_begin};
pub use draft::Draft;
pub use due::{Due, MOST_OPENED, OPENED_WITHIN};
pub use entry::{Actor, Called, Entry, Line, NoEntry, Number, TableNumber};
pub use facts::{Facts, Outcome, PersonFacts, TableFacts};
pub use fold::{Cup, End, Entrant, Membership, Misfit, Table};
pub use news::{MOST_MENTIONED, News};
pub use plan::{Count, Kind, NoPlan, Order, Places, Plan, PlanChange, TableSize};
pub use stage::Stage;
pub use standings::{Standing, VOID_POINTS};
pub use table_line::{Became, TableLine};
pub use texts::{CupName, NoText, Reason};
