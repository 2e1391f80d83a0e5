//! Noting that somebody looks at a game: meanwhile nothing is played for them because it is clear.

use super::Error;
use super::change::{ChangeContext, change};
use super::load;
use super::request::Request;
use crate::store::Store;
use ra_table::game::contact;

/// Takes note that somebody has pressed a button or given a command in a game, if anything depends on it.
pub async fn note(store: &Store, request: &Request) -> Result<(), Error> {
    let loaded = load::begun(&mut store.read().await?, request.which()).await;
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
