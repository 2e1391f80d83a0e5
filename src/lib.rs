//! A Discord bot to play Reiner Knizia's *Ra* with friends, a move at a time.

pub mod rules;
