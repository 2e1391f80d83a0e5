//! The Fluent files of `locales`, compiled in: each message is a function of [`Words`], which `build.rs` makes of the
//! English ones. What the code asks for and a language lacks does not build.

use std::ops::Deref;
use std::sync::OnceLock;

use fluent_typed::prelude::L10nBundle;
use ra_table::language::Language;
use strum::EnumCount as _;

use self::generated::{L10n, L10nLanguage};
use super::tile_word_cache::TileWords;

// Messages that nothing says are found by a test (`tests/it/languages.rs`), which reads what is said anywhere.
#[allow(
    missing_docs,
    unreachable_pub,
    dead_code,
    clippy::unwrap_used,
    clippy::derivable_impls,
    clippy::too_many_arguments,
    reason = "it is generated"
)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));

    /// What each function needs of a language.
    pub(in crate::text) const CONTRACTS: &[MessageContract] = MESSAGE_CONTRACTS;

    /// The files of a language, one after the other.
    pub(in crate::text) fn source(language: L10n) -> &'static [u8] {
        &LANG_DATA[language.byte_range()]
    }
}

pub(super) use self::generated::CONTRACTS;

/// The words of a language, a function for each message.
pub struct Words {
    messages: L10nLanguage,
    /// What tiles are called: for the file `tiles` alone.
    pub(super) tiles: TileWords,
}

impl Deref for Words {
    type Target = L10nLanguage;

    fn deref(&self) -> &L10nLanguage {
        &self.messages
    }
}

/// All that is said in a language, which is read when it is first asked for.
pub fn words(language: Language) -> &'static Words {
    static ALL: [OnceLock<Words>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];
    let read = || Words { messages: compiled(language).load(), tiles: TileWords::new() };
    ALL[language as usize].get_or_init(read)
}

/// The messages of a language that is not kept: for what is said once, in all of them. Each that is kept takes some
/// 700 KiB.
pub(super) fn read(language: Language) -> L10nBundle {
    let source = generated::source(compiled(language));
    L10nBundle::new_without_isolation(language.code(), source).expect("what is compiled in can be read")
}

fn compiled(language: Language) -> L10n {
    language.code().parse().expect("there is a folder for each language")
}

/// The English files, one after the other.
pub(in crate::text) fn source_of_english() -> String {
    String::from_utf8_lossy(generated::source(L10n::En)).into_owned()
}

/// A language's own name: `Русский`.
pub fn language_name(language: Language) -> String {
    words(language).language_name()
}
