//! Writing and reading the words that make up a `custom_id`.

use ra::ai::Level;
use ra::lesson::Tap;
use ra::rules::{Edition, Space, Sun, Tile};
use ra_table::clock::{Pace, Paces};
use ra_table::cup;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::{Answer, Choice, HoldReason, Number, When};
use ra_table::id::{CupId, GameId, GuildId, InteractionId, UserId};
use ra_table::language::Language;
use ra_table::season::Quarter;
use ra_table::theme::Theme;

use crate::discord::{admin, orders, out_of_reach, personal_data, settings};

/// What stands in a `custom_id`.
pub(in crate::discord) trait Word: Sized {
    /// As it is written.
    fn written(&self) -> String;

    /// What is written so, if anything is.
    fn read(word: &str) -> Option<Self>;
}

/// Writes and reads a type by a table. A line has the words of a value, the names of what it holds, and the value:
/// `"draw until {tiles}" tiles => [Press::DrawOn(tiles)];`. What was read is written again and compared: there is one
/// way to write a value.
macro_rules! words {
    ($type:ident: $($words:literal $($held:ident)* => [$($value:tt)+] $(if $holds:expr)?;)+) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {$(
                    $($value)+ => {
                        $(let $held = $crate::discord::custom_id::words::Word::written($held);)*
                        write!(f, $words)
                    }
                )+}
            }
        }

        impl $crate::discord::custom_id::words::Word for $type {
            fn written(&self) -> String {
                self.to_string()
            }

            fn read(written: &str) -> Option<$type> {
                $(
                    let read = || {
                        let [$($held),*] = $crate::discord::custom_id::words::held($words, written)?;
                        $(let $held = $crate::discord::custom_id::words::Word::read($held)?;)*
                        Some($($value)+)$(.filter(|_| $holds))?
                    };
                    if let Some(value) = read().filter(|value| value.to_string() == written) {
                        return Some(value);
                    }
                )+
                None
            }
        }
    };
}
pub(in crate::discord) use words;

/// What is written where the words have names in braces, each up to the words that follow.
pub(in crate::discord) fn held<'a, const N: usize>(words: &str, written: &'a str) -> Option<[&'a str; N]> {
    let mut around = words.split(['{', '}']).step_by(2);
    let mut rest = written.strip_prefix(around.next()?)?;
    let mut held = Vec::new();
    for after in around {
        let (one, others) = if after.is_empty() { (rest, "") } else { rest.split_once(after)? };
        held.push(one);
        rest = others;
    }
    held.try_into().ok()
}

/// Types that are written as they display themselves, and how each is read.
macro_rules! displayed {
    ($($($type:ty),+: $word:ident => $read:expr;)+) => {$($(
        impl Word for $type {
            fn written(&self) -> String {
                self.to_string()
            }

            fn read($word: &str) -> Option<$type> {
                $read
            }
        }
    )+)+};
}

displayed! {
    u8, Answer, Choice, cup::Kind, Edition, HoldReason, Language, AutoplayLevel, Level, Number, Pace, Paces, Quarter, Tap, Theme, Tile, When,
    admin::ids::Setting, personal_data::ids::Press, orders::ids::Kinds, out_of_reach::ids::Press, settings::ids::Press: word => word.parse().ok();
    i64: digits => digits.parse().ok().filter(|number: &i64| *number >= 0);
    GameId: digits => Word::read(digits).map(GameId);
    CupId: digits => Word::read(digits).map(CupId);
    InteractionId: digits => Word::read(digits).map(InteractionId);
    GuildId: digits => Word::read(digits).map(GuildId);
    UserId: digits => Word::read(digits).map(UserId);
    Sun: value => value.parse().ok().and_then(Sun::new);
    Space: number => number.parse().ok().and_then(Space::new);
}

/// With commas between them: at least one, and no more than the auction track has spaces.
impl<T: Word> Word for Vec<T> {
    fn written(&self) -> String {
        self.iter().map(T::written).collect::<Vec<_>>().join(",")
    }

    fn read(words: &str) -> Option<Vec<T>> {
        let all: Option<Vec<T>> = words.split(',').map(T::read).collect();
        all.filter(|all| all.len() <= Space::COUNT)
    }
}
