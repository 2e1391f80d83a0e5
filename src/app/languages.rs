//! In which language who reads what: a person their own, a channel its table's; and whether a person reads what a
//! computer reckons.

use ra_table::id::{GuildId, UserId};
use ra_table::language::Language;
use ra_table::reader_preferences::Reader;

use super::{Error, servers};
pub use crate::store::reader_preferences::set_advice;
use crate::store::{self, Store, reader_preferences};

/// The locale that Discord sends for every server that has chosen none.
const NOT_CHOSEN: &str = "en-US";

/// In which language a person reads whose Discord is in this locale, which is remembered for what is sent to them
/// unasked. What is `known` of them is not read again.
pub async fn reading(
    store: &Store,
    user: UserId,
    locale: &str,
    known: Option<Reader>,
) -> Result<Reader, Error> {
    let known = match known {
        Some(known) => known,
        None => reader_preferences::of(store, user).await?,
    };
    if known.locale.as_deref() == Some(locale) {
        return Ok(known);
    }
    if let Err(error) = store::unasked(reader_preferences::set_locale(store, user, locale)).await {
        tracing::warn!(%error, "what a person's Discord is in was not noted");
    }
    Ok(Reader { locale: Some(locale.to_owned()), ..known })
}

/// In which language a person is written to unasked; in their table's, if nothing was ever heard of theirs.
pub async fn writing_to(store: &Store, user: UserId, table: Language) -> Result<Language, Error> {
    let reader = reader_preferences::of(store, user).await?;
    Ok(if reader == Reader::default() { table } else { reader.language() })
}

/// Chooses one's language; `None` to go by one's Discord.
pub async fn choose(store: &Store, user: UserId, chosen: Option<Language>) -> Result<(), Error> {
    if reader_preferences::of(store, user).await?.chosen == chosen {
        return Ok(());
    }
    Ok(reader_preferences::choose(store, user, chosen).await?)
}

/// The language of a table that somebody opens: the server's, if it has one, or the opener's own. Outside of communities
/// Discord says of every server that it is in American English, which therefore says nothing.
pub async fn of_new_table(
    store: &Store,
    guild: Option<(GuildId, Option<&str>)>,
    opener: Language,
) -> Result<Language, Error> {
    let Some((guild, locale)) = guild else { return Ok(opener) };
    if let Some(language) = servers::of(store, guild).await?.language {
        return Ok(language);
    }
    let of_discord = locale.filter(|locale| *locale != NOT_CHOSEN).and_then(Language::of_locale);
    Ok(of_discord.unwrap_or(opener))
}
