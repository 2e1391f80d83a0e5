//! Looking after the games of a server: what those may do who manage its channels. Everything they do is told publicly
//! and kept in the history, and nothing of it shows what is private.

use ra_display::refusal::AppRefusal;
use ra_table::game::{Act, table_actions};
use ra_table::id::GuildId;

use super::Error;
use super::change::{ChangeResult, change_by};
use super::load::{self, GameRef, SeenGame};
use super::request::Request;
use crate::store::{Store, games};

/// Does something with a game of a server.
pub async fn act(store: &Store, request: &Request, guild: GuildId, act: &Act) -> Result<ChangeResult, Error> {
    require_guild(store, request, guild).await?;
    change_by(store, request, |draft| table_actions::look_after(draft, act)).await
}

/// A game of a server, whatever became of it, for reading what happened.
pub async fn to_tell(store: &Store, request: &Request, guild: GuildId) -> Result<SeenGame, Error> {
    require_guild(store, request, guild).await?;
    load::to_tell(store, request.which(), request.now).await
}

/// Refuses a named game of another server. The channel's game is always of this one.
pub(super) async fn require_guild(store: &Store, request: &Request, guild: GuildId) -> Result<(), Error> {
    let GameRef::Game(game) = request.which() else { return Ok(()) };
    let row = games::by_id(store, game).await?.filter(|row| row.guild == Some(guild));
    row.map(drop).ok_or_else(|| AppRefusal::NotOnThisServer(game).into())
}
