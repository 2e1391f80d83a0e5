//! Looking after the games of a server: what those may do who manage its channels. Everything they do is told publicly
//! and kept in the history, and nothing of it shows what is private.

use std::time::Duration;

use super::entry::Entry;
use super::lobby::commit;
use super::play::{History, Request, once, publish};
use super::round::{Halt, Round};
use super::{Error, Person, Refusal, chairs};
use crate::id::{GuildId, UserId};
use crate::store::{Store, Tx, games};

/// The most time that is given at once.
pub const LONGEST_EXTENSION: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// What is to be done with a game.
#[derive(Debug, Clone)]
pub enum Act {
    /// It waits until it is told to go on.
    Hold,
    /// It goes on.
    GoOn,
    /// The player whom it waits for gets more time.
    Extend(Duration),
    /// What harms them least is done for the player whom it waits for.
    ActFor,
    /// A chair goes to somebody else for good.
    Replace(UserId, Person),
    /// Another of its players is its host.
    Host(UserId),
}

/// Does something with a game of a server.
///
/// # Errors
/// When it is no game of that server, or cannot be done with it.
pub async fn act(store: &Store, request: &Request, guild: GuildId, act: Act) -> Result<Round, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    is_of_guild(&mut tx, request, guild).await?;
    let mut round = Round::asked_for(&mut tx, request).await?;
    if round.state().to_act().is_none() {
        return Err(Refusal::Over.into());
    }
    let user = request.person.user;
    if let Act::Replace(of, to) = &act {
        chairs::hand_over(&mut tx, request, &mut round, *of, to).await?;
        commit(tx).await?;
        return Ok(round);
    }
    let new_host = if let Act::Host(host) = act { Some(host) } else { None };
    let mut history = History::new(&mut round, user, request.now);
    history.look_after(act)?;
    let changes = history.changes();
    publish(&mut tx, request, &mut round, changes).await?;
    if let Some(host) = new_host {
        games::set_host(&mut tx, round.game.id, host).await?;
    }
    commit(tx).await?;
    Ok(round)
}

/// A game of a server, whatever became of it, for reading what happened.
///
/// # Errors
/// [`Refusal::NotOnThisServer`], or as for any game.
pub async fn to_tell(store: &Store, request: &Request, guild: GuildId) -> Result<Round, Error> {
    let mut tx = store.read().await?;
    is_of_guild(&mut tx, request, guild).await?;
    match request.game {
        Some(game) => Round::to_tell(store, game).await,
        None => Round::in_channel(&mut tx, request.channel).await,
    }
}

/// Whether a game that is named is one of the server. The one of a channel is.
async fn is_of_guild(tx: &mut Tx, request: &Request, guild: GuildId) -> Result<(), Error> {
    let Some(game) = request.game else { return Ok(()) };
    let row = games::by_id(tx, game).await?.filter(|row| row.guild == guild);
    row.map(drop).ok_or_else(|| Refusal::NotOnThisServer(game).into())
}

impl History<'_> {
    fn look_after(&mut self, act: Act) -> Result<(), Error> {
        let user = self.user();
        let halted = self.round().halted();
        match act {
            Act::Hold if halted == Some(Halt::Held) => Err(Refusal::Halted(Halt::Held).into()),
            Act::Hold => self.note(Entry::Hold, user),
            Act::GoOn if halted != Some(Halt::Held) => Err(Refusal::NotHeld.into()),
            Act::GoOn => {
                self.note(Entry::GoOn, user)?;
                self.play_orders()
            }
            Act::Extend(by) => {
                let seat = self.round().person_to_act().ok_or(Refusal::WaitsForNobody)?;
                self.round().bank(seat).ok_or(Refusal::NoClock)?;
                self.note(Entry::Extend(seat, by.min(LONGEST_EXTENSION)), user)
            }
            Act::ActFor => {
                let seat = self.round().person_to_act().ok_or(Refusal::WaitsForNobody)?;
                if self.round().player(seat).user == user {
                    return Err(Refusal::YourOwnTurn.into());
                }
                self.act_for(seat)?;
                self.play_orders()
            }
            Act::Host(host) => {
                let seat = self.round().person_at(host)?;
                let host = self.round().player(seat).user;
                self.note(Entry::Host(host), user)
            }
            Act::Replace(..) => Ok(()),
        }
    }
}
