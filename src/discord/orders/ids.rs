//! The words of what is done with one's orders.

use std::fmt;
use std::str::FromStr;

use ra::rules::Tile;
use ra_table::game::Answer;
use ra_table::time::Millis;

use crate::discord::custom_id::words::words;

/// Kinds of tiles. In the words of a button they are a number, with a bit for each in the order of [`Tile::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) struct Kinds(u64);

impl Kinds {
    /// These kinds.
    pub(in crate::discord) fn of(tiles: &[Tile]) -> Kinds {
        let bit = |(place, tile): (usize, &Tile)| u64::from(tiles.contains(tile)) << place;
        Kinds(Tile::ALL.iter().enumerate().map(bit).sum())
    }

    /// The kinds, in their order.
    pub(in crate::discord) fn tiles(self) -> Vec<Tile> {
        Tile::ALL
            .into_iter()
            .enumerate()
            .filter(|(place, _)| self.0 >> place & 1 == 1)
            .map(|(_, tile)| tile)
            .collect()
    }
}

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Kinds {
    type Err = ();

    fn from_str(words: &str) -> Result<Kinds, ()> {
        let kinds = Kinds(words.parse().map_err(|_| ())?);
        if Kinds::of(&kinds.tiles()) == kinds { Ok(kinds) } else { Err(()) }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum Press {
    Open,
    /// What is answered to an auction that opens before the next turn.
    IfAuction,
    /// What is done on one's turns.
    OnTurn,
    /// To be asked everything again.
    AskAgain,
    /// A menu: at which kinds to stop.
    Kinds,
    /// To draw until the track holds so many tiles, or one of these kinds.
    Draw(u8, Kinds),
    /// No drawing.
    Ask,
    /// To take part in quick draws.
    Quick,
    NotQuick,
    /// To be asked no more than what is not obvious, after all.
    NotAskOnce,
    /// This answer, if at most so many tiles are added: where none was given.
    Give(Answer, u8),
    /// The same instead of the one that was given: nothing, once an auction has used that.
    Auction(Answer, u8),
    /// To be asked there.
    NoAuction,
    /// Takes back what one has just done.
    Undo,
    /// Plays at once what one has decided at this moment, and could still take back.
    CarryOn(Millis),
}

words! { Press:
    "open" => [Press::Open];
    "if auction" => [Press::IfAuction];
    "turn" => [Press::OnTurn];
    "ask again" => [Press::AskAgain];
    "kinds" => [Press::Kinds];
    "draw {until} {kinds}" until kinds => [Press::Draw(until, kinds)];
    "ask" => [Press::Ask];
    "quick" => [Press::Quick];
    "not quick" => [Press::NotQuick];
    "as ordered" => [Press::NotAskOnce];
    "give {most} {answer}" most answer => [Press::Give(answer, most)];
    "auction {most} {answer}" most answer => [Press::Auction(answer, most)];
    "no auction" => [Press::NoAuction];
    "undo" => [Press::Undo];
    "on {decided_at}" decided_at => [Press::CarryOn(Millis(decided_at))];
}
