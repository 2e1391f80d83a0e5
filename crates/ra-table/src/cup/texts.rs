//! What an organiser writes: a cup's name, and why they did something.

use std::fmt;

use crate::names;

/// Why a text cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoText {
    /// Nothing in it can be seen.
    #[error("nothing in it can be seen")]
    Empty,
    /// It is too long.
    #[error("longer than {most} letters")]
    TooLong {
        /// So many letters it may have.
        most: usize,
    },
}

macro_rules! text {
    ($(#[$doc:meta])* $name:ident, $most:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name(String);

        impl $name {
            /// So many letters it may have.
            pub const MOST: usize = $most;

            /// Takes what can be seen of a text.
            pub fn read(raw: &str) -> Result<$name, NoText> {
                let text = names::plain(raw);
                match text.chars().count() {
                    0 => Err(NoText::Empty),
                    letters if letters > $name::MOST => Err(NoText::TooLong { most: $name::MOST }),
                    _ => Ok($name(text)),
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

text! {
    /// A cup's name: on one line, with nothing invisible in it. It may contain markup, which is escaped where it is shown.
    CupName, 60
}

text! {
    /// Why an organiser did something, as everybody reads it: on one line, with nothing invisible in it.
    Reason, 200
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_their_letters_counted() {
        let read = |raw: &str| CupName::read(raw).map(|name| name.to_string());
        for name in ["Nile Cup", "**Nile** @everyone <#1> `x`", "🐫🐫", &"é".repeat(60)] {
            assert_eq!(read(name), Ok(name.to_owned()));
        }
        assert_eq!(read(" Nile\n\u{202e}Cup\u{200b} "), Ok("Nile Cup".to_owned()));
        for nothing in ["", "  ", "\u{200b}\u{feff}"] {
            assert_eq!(read(nothing), Err(NoText::Empty));
        }
        assert_eq!(read(&"é".repeat(61)), Err(NoText::TooLong { most: 60 }));
        assert_eq!(read(&"🐫".repeat(61)), Err(NoText::TooLong { most: 60 }));
    }
}
