//! Noting that people are there: who looks at a game, meanwhile nothing is played for them because it is clear; and who
//! uses the bot on a server, which cups count on.

use std::time::Duration;

use super::Error;
use super::change::{ChangeContext, change};
use super::load;
use super::request::Request;
use super::retry::in_one_transaction;
use crate::store::{Store, WriteTx, last_seen};
use ra_table::game::contact;
use ra_table::id::GuildId;
use ra_table::time::Millis;

/// Who is seen again within so long is not noted again.
const SEEN_JUST_NOW: Duration = Duration::from_hours(1);

/// Takes note that somebody uses the bot on a server. If it is `known` when they did before, that is not read again.
pub async fn note_seen(
    store: &Store,
    guild: GuildId,
    request: &Request,
    known: Option<Option<Millis>>,
) -> Result<(), Error> {
    let (user, now) = (request.person.user, request.now);
    let seen = match known {
        Some(seen) => seen,
        None => last_seen::of(store, guild, user).await?,
    };
    if seen.is_some_and(|seen| now < seen.after(SEEN_JUST_NOW)) {
        return Ok(());
    }
    in_one_transaction(store, async |tx: &mut WriteTx| Ok(last_seen::note(tx, guild, user, now).await?)).await
}

/// Takes note that somebody has pressed a button or given a command in a game, if anything depends on it.
pub async fn note(store: &Store, request: &Request) -> Result<(), Error> {
    let loaded = load::begun(store, request.which()).await;
    let game = match loaded {
        Ok(loaded) => loaded.game,
        Err(Error::Refused(_)) => return Ok(()),
        Err(error) => return Err(error),
    };
    if !game.is_ok_and(|game| game.contact().notes_look(request.person.user, request.now)) {
        return Ok(());
    }
    // Where they look does not matter, and they may have done more by the same interaction.
    let context = ChangeContext { place: None, interaction: None, ..ChangeContext::from(request) };
    let noted = change(store, &context, |draft| {
        contact::looks(draft);
        Ok(())
    });
    match noted.await {
        Ok(_) | Err(Error::Refused(_)) => Ok(()),
        Err(error) => Err(error),
    }
}
