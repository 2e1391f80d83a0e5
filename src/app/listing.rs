//! What there is to be found on a server: for who looks for a game. Nothing of it is private, but to those who see
//! the channel in which it is: who does, is not known here.

use ra_table::game::Title;
use ra_table::game::lobby::Lobby;
use ra_table::id::{ChannelId, GameId, GuildId, MessageId, UserId};

use super::{Error, load};
use crate::store::games::GameRow;
use crate::store::{ReadTx, Store, free_chairs, lobbies, people};

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

/// A chair of a running game that is offered to anybody.
#[derive(Debug, Clone, Copy)]
pub struct OfferedChair {
    /// Of which game.
    pub game: GameId,
    /// In which channel it is offered.
    pub channel: ChannelId,
    /// By which message.
    pub message: MessageId,
}

/// The chairs of a server that a person could take, those of the oldest game first.
pub async fn offered_chairs(store: &Store, guild: GuildId, user: UserId) -> Result<Vec<OfferedChair>, Error> {
    let chairs = free_chairs::offered_to(&mut store.read().await?, guild, user).await?;
    Ok(chairs.into_iter().map(|(game, channel, message)| OfferedChair { game, channel, message }).collect())
}

/// All that there is to be found on a server.
pub async fn of_server(store: &Store, guild: GuildId) -> Result<Listing, Error> {
    let mut tx = store.read().await?;
    let tables = tables(&mut tx, guild).await?;
    let mut running = Vec::new();
    for row in lobbies::running_of_server(&mut tx, guild).await? {
        let title = title(&mut tx, &row).await?;
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

/// What tells a game from others. It need not be one that can still be replayed.
async fn title(tx: &mut ReadTx, row: &GameRow) -> Result<Title, Error> {
    let people::People { people, mut owners, .. } = people::all(tx, row.id).await?;
    owners.sort_by_key(|(seat, _)| seat.index());
    let person = |number| people.iter().find(|sitting| sitting.number == number);
    let people = owners.into_iter().filter_map(|(_, number)| Some(person(number)?.person.clone()));
    Ok(Title { game: row.id, name: row.name.clone(), people: people.collect() })
}
