//! Reiner Knizia's *Ra*, the board game.
//!
//! This crate knows no clock, no async, no I/O, no Discord and no database. Random numbers come from generators that
//! its callers hand in or seed.
//!
//! - [`rules`]: the game itself. A [`rules::Game`] is played by [`rules::Action`]s.
//! - [`record`]: a whole game as a line of JSON, `ra-record/1`: written, read back, checked.
//! - [`ai`]: computer players, who are given a [`rules::State`] and choose an action.
//! - [`advise`]: a record in, a computer player's action out.
//! - [`simulate`]: random games by a seed, the same ones for ever.
//! - [`lesson`]: one game with a fixed bag, to learn the rules with.
//!
//! ```
//! use ra::rules::{Action, Edition, Game, Players, Setup};
//! use rand::SeedableRng as _;
//! use rand::rngs::SmallRng;
//!
//! let three = Players::new(3).expect("Ra is for 2 to 5");
//! let setup = Setup::deal(Edition::Pharaoh, three, &mut SmallRng::seed_from_u64(1));
//! let mut game = Game::new(&setup);
//! let seat = game.state().to_act().expect("somebody begins");
//! game.play(seat, Action::Draw, &mut |event| println!("{event:?}"))?;
//! # Ok::<(), ra::rules::Illegal>(())
//! ```

pub mod advise;
pub mod ai;
pub mod lesson;
pub mod record;
pub mod rules;
pub mod simulate;
