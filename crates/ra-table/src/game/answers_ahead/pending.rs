//! What somebody has decided on their turn, for as long as they can take it back: nobody else sees it, and nothing has
//! come of it.

use std::fmt;
use std::str::FromStr;

use ra::rules::{Action, Seat};

use super::super::entry::NoEntry;
use super::plan::Answer;
use crate::time::Millis;

/// What a decision becomes once it is played. Its words are stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    /// The actions, in order; at least one.
    pub actions: Vec<Action>,
    /// One's own answer to the auction that they open.
    pub answer: Option<Answer>,
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, action) in self.actions.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{action}")?;
        }
        self.answer.iter().try_for_each(|answer| write!(f, "; {answer}"))
    }
}

impl FromStr for Moves {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Moves, NoEntry> {
        let (actions, answer) = match words.split_once("; ") {
            Some((actions, answer)) => (actions, Some(answer.parse()?)),
            None => (words, None),
        };
        let action = |word: &str| word.parse().map_err(|_| NoEntry(words.to_owned()));
        Ok(Moves { actions: actions.split(", ").map(action).collect::<Result<_, _>>()?, answer })
    }
}

/// What somebody has decided on their turn and can still take back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pending {
    /// Whose it is: the player who is to act.
    pub seat: Seat,
    /// The entry that put the question.
    pub question: i64,
    /// What becomes of it.
    pub moves: Moves,
    /// The player's display name when they decided.
    pub name: String,
    /// When they did. Their clock stands still from then on.
    pub at: Millis,
    /// When it is played.
    pub until: Millis,
}

/// What somebody has decided of which nobody else sees anything yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unseen {
    /// What they decided at a moment on their turn, and can take back for a while.
    OnTurn(Millis),
    /// Their answer in the auction that was opened by the entry of this number.
    InAuction(i64),
}

/// What became of what somebody decided that nobody else saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhatBecame {
    /// It can still be taken back, or the auction is still under way.
    Rests,
    /// It was played by the entries after one, up to another.
    Played(i64, i64),
    /// The auction is over that was opened by the entry of this number.
    Ended(i64),
    /// It was taken back, or they decided otherwise.
    TakenBack,
}

#[cfg(test)]
mod tests {
    use ra::rules::{Space, Sun, Tile};

    use super::*;

    #[test]
    fn moves_read_back() {
        let check = |words: &str, actions: &[Action], answer: Option<Answer>| {
            let moves = Moves { actions: actions.to_vec(), answer };
            assert_eq!(moves.to_string(), words);
            assert_eq!(words.parse(), Ok(moves));
        };
        let sun = Sun::new(9).unwrap();
        check("invoke", &[Action::Invoke], None);
        check("invoke; up to 9", &[Action::Invoke], Some(Answer::UpTo(sun)));
        check("invoke, bid 9", &[Action::Invoke, Action::Bid(sun)], None);
        let spaces = [Space::new(1).unwrap(), Space::new(8).unwrap()];
        let spent = [Action::God(spaces[0]), Action::God(spaces[1]), Action::Done];
        check(&format!("{}, {}, {}", spent[0], spent[1], spent[2]), &spent, None);
        let given = [Action::Discard(Tile::Pharaoh), Action::Discard(Tile::Pharaoh)];
        check(&format!("{}, {}", given[0], given[1]), &given, None);
    }

    #[test]
    fn other_words_are_no_moves() {
        for words in ["", "invoke,", "invoke; ", "bid 9; bid", "invoke, pause"] {
            assert_eq!(words.parse::<Moves>().map_err(drop), Err(()), "{words}");
        }
    }
}
