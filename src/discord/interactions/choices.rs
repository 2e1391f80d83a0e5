//! What is chosen for an option of a command. Discord sends the number of the choice: add new ones at the end.

use ra::ai::Level;
use ra::rules::Edition;
use ra_table::clock::{Meanwhile, Pace};
use ra_table::cup::{Kind, Order, TableSize};
use ra_table::game::HoldReason;
use ra_table::theme::Theme;

use crate::discord::views::look::Page;

/// Choices that stand for the values of a type with the same names.
macro_rules! choices {
    ($($(#[$doc:meta])+ $choice:ident for $type:ident: $($one:ident),+;)+) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
        pub(in crate::discord) enum $choice {
            $($one),+
        }

        impl From<$choice> for $type {
            fn from(choice: $choice) -> $type {
                match choice {
                    $($choice::$one => $type::$one),+
                }
            }
        }
    )+};
}

choices! {
    /// Which edition's rules are played.
    EditionChoice for Edition: Pharaoh, Classic;
    /// How well computer players play.
    LevelChoice for Level: Easy, Normal, Hard;
    /// How fast to play.
    PaceChoice for Pace: Live, Fast, Standard, Relaxed, Unclocked;
    /// How pictures are painted.
    ThemeChoice for Theme: Light, Dark;
    /// What happens while somebody is away.
    MeanwhileChoice for Meanwhile: Wait, StandIn;
    /// Why a game is paused.
    HoldReasonChoice for HoldReason: Holiday, RulesQuestion, Technical, Wish;
    /// In what order the games of a cup are played.
    CupOrderChoice for Order: AtOnce, InTurn;
    /// Which number of people most tables of a cup have.
    CupTableChoice for TableSize: Threes, Fours, Fives;
    /// What there is help with.
    PageChoice for Page: Commands, Rules;
}

/// How fast a cup is played.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(in crate::discord) enum CupPaceChoice {
    Live,
    Fast,
    Standard,
}

impl From<CupPaceChoice> for Kind {
    fn from(choice: CupPaceChoice) -> Kind {
        match choice {
            CupPaceChoice::Live => Kind::Evening,
            CupPaceChoice::Fast => Kind::Quick,
            CupPaceChoice::Standard => Kind::Slow,
        }
    }
}
