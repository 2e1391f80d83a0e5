//! How much people leave to the program where it is clear what anybody would do.

use strum::{Display, EnumIter, EnumString, FromRepr, IntoStaticStr};

/// How much somebody leaves to the program where it is clear, or the most that anybody may at a table. The numbers
/// are stored, and the words are in buttons.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Display, EnumIter, EnumString, FromRepr, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
#[repr(i64)]
pub enum AutoplayLevel {
    /// Nothing: they are asked everything.
    Nothing = 0,
    /// Draws that anybody would make.
    Draws = 1,
    /// And passes.
    Passes = 2,
    /// And bids of their lowest sun.
    Bids = 3,
}

impl AutoplayLevel {
    /// What somebody leaves who has not chosen.
    pub const UNTIL_CHOSEN: AutoplayLevel = AutoplayLevel::Draws;

    /// Its word.
    pub fn code(self) -> &'static str {
        self.into()
    }
}
