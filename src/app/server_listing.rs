//! What there is to be found on a server: for who looks for a game. Nothing of it is private, but to those who see
//! the channel in which it is: who does, is not known here.

use ra_table::game::Title;
use ra_table::game::lobby::Lobby;
use ra_table::id::GuildId;

use super::{Error, load};
use crate::store::games::GameRow;
pub use crate::store::open_seats::{OfferedChair, offered_chairs};
use crate::store::{ReadTx, Store, lobbies, people};

/// A game that runs on a server.
#[derive(Debug, Clone)]
pub struct Running {
    /// Where it is played, and where its table stood.
    pub row: GameRow,
    /// What tells its table from others.
    pub title: Title,
}

/// All that there is to be found.
#[derive(Debug)]
pub struct Listing {
    /// The open tables, the oldest first.
    pub tables: Vec<Lobby>,
    /// The running games, the newest first.
    pub running: Vec<Running>,
    /// The games that have ended, the last first, as far as anybody reads on.
    pub over: Vec<GameRow>,
}

/// The open tables of a server, the oldest first.
pub async fn open_tables(store: &Store, guild: GuildId) -> Result<Vec<Lobby>, Error> {
    tables(&mut store.read().await?, guild).await
}

/// All that there is to be found on a server.
pub async fn of_server(store: &Store, guild: GuildId) -> Result<Listing, Error> {
    let mut tx = store.read().await?;
    let tables = tables(&mut tx, guild).await?;
    let mut running = Vec::new();
    for row in lobbies::running_of_server(&mut tx, guild).await? {
        // It need not be a game that can still be replayed.
        let people = people::all(&mut tx, row.id).await?.clockwise();
        let title = Title { game: row.id, name: row.name.clone(), people };
        running.push(Running { row, title });
    }
    Ok(Listing { tables, running, over: lobbies::over_of_server(&mut tx, guild).await? })
}

async fn tables(tx: &mut ReadTx, guild: GuildId) -> Result<Vec<Lobby>, Error> {
    let mut tables = Vec::new();
    for row in lobbies::of_server(tx, guild).await? {
        tables.push(load::lobby(tx, &row).await?);
    }
    Ok(tables)
}
