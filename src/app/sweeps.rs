//! What concerns many games: a sweep is stored with what brings it about, done in one game a transaction, in the order of
//! their numbers, and gone on with after a crash. Doing it twice in a game does no harm.

use std::fmt;
use std::str::FromStr;

use strum::{Display, EnumDiscriminants, EnumString};

use super::Error;
use super::change::{Occasion, change_in};
use super::closing;
use crate::game::lobby::Lobby;
use crate::game::{Entry, Refusal};
use crate::id::{ChannelId, GameId, GuildId, UserId};
use crate::store::sweeps::{self, SweepRow};
use crate::store::{self, Store, WriteTx, concerned};
use crate::time::Millis;

/// Something that concerns many games. Its words are stored until it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(Kind), vis(), derive(Display, EnumString), strum(serialize_all = "kebab-case"))]
pub enum Sweep {
    /// Somebody has changed their settings: their games have other deadlines.
    Settings(UserId),
    /// A channel is gone, and with it what was to be played there.
    ChannelGone(ChannelId),
    /// The bot was taken off a server: its games wait.
    Pause(GuildId),
    /// The bot is back on a server: its games go on.
    Resume(GuildId),
}

impl fmt::Display for Sweep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = match self {
            Sweep::Settings(user) => user.0,
            Sweep::ChannelGone(channel) => channel.0,
            Sweep::Pause(guild) | Sweep::Resume(guild) => guild.0,
        };
        write!(f, "{} {number}", Kind::from(self))
    }
}

impl FromStr for Sweep {
    type Err = anyhow::Error;

    fn from_str(words: &str) -> anyhow::Result<Sweep> {
        let read = || {
            let (kind, number) = words.split_once(' ')?;
            let number = number.parse().ok()?;
            Some(match kind.parse().ok()? {
                Kind::Settings => Sweep::Settings(UserId(number)),
                Kind::ChannelGone => Sweep::ChannelGone(ChannelId(number)),
                Kind::Pause => Sweep::Pause(GuildId(number)),
                Kind::Resume => Sweep::Resume(GuildId(number)),
            })
        };
        read().ok_or_else(|| anyhow::anyhow!("{words:?} is no sweep of this version"))
    }
}

/// What a sweep has done in a game, and what is to be shown of it.
#[derive(Debug)]
pub enum Step {
    /// The board of a game that waits for the person tells of another deadline now.
    Deadline(GameId),
    /// What was to be played in a channel that is gone has been given up.
    GivenUp(Box<Lobby>, ChannelId),
    /// Nothing that has to be shown at once.
    Quiet,
    /// It is done in all games.
    Done,
}

/// Stores a sweep in the transaction of what brings it about, and returns its number.
pub(super) async fn add(tx: &mut WriteTx, sweep: Sweep, now: Millis) -> Result<i64, Error> {
    Ok(sweeps::add(tx, &sweep.to_string(), now).await?)
}

/// Stores a sweep that nothing else is written with, and returns its number.
///
/// # Errors
/// When the database fails.
pub async fn begin(store: &Store, sweep: Sweep, now: Millis) -> Result<i64, Error> {
    let mut tx = store.write().await?;
    let number = add(&mut tx, sweep, now).await?;
    tx.commit().await?;
    Ok(number)
}

/// Stores a sweep to pause or resume the games of a server, if any game needs it. No game is replayed to find out, as every
/// start announces all servers.
///
/// # Errors
/// When the database fails.
pub async fn begin_pause(
    store: &Store,
    guild: GuildId,
    paused: bool,
    now: Millis,
) -> Result<Option<i64>, Error> {
    let (sweep, contrary) = match paused {
        true => (Sweep::Pause(guild), Sweep::Resume(guild)),
        false => (Sweep::Resume(guild), Sweep::Pause(guild)),
    };
    let mut tx = store.write().await?;
    // What is under way holds no longer, and may have been done in some games already.
    let was_under_way = sweeps::drop_of(&mut tx, &contrary.to_string()).await?;
    // Nothing is played while a game is paused, so a paused game is one whose last entry says so.
    let pause = Entry::Pause.to_string();
    if !was_under_way && !concerned::some_with_last_entry(&mut tx, guild, &pause, !paused).await? {
        return Ok(None);
    }
    let number = add(&mut tx, sweep, now).await?;
    tx.commit().await?;
    Ok(Some(number))
}

/// The servers on which games run.
///
/// # Errors
/// When the database fails.
pub async fn servers_with_games(store: &Store) -> Result<Vec<GuildId>, Error> {
    let mut tx = store.read().await?;
    let mut servers = Vec::new();
    while let Some(next) =
        concerned::next_guild(&mut tx, servers.last().copied().unwrap_or(GuildId(0))).await?
    {
        servers.push(next);
    }
    Ok(servers)
}

/// Does a sweep in the next game that it concerns.
///
/// # Errors
/// When the database fails: it is gone on with later.
pub async fn step(store: &Store, number: i64, now: Millis) -> Result<Step, Error> {
    let mut tx = store.write().await?;
    let Some(SweepRow { what, done_to, .. }) = sweeps::by_number(&mut tx, number).await? else {
        return Ok(Step::Done);
    };
    let sweep: Sweep = what.parse()?;
    let Some(game) = next(&mut tx, sweep, done_to).await? else {
        sweeps::end(&mut tx, number).await?;
        tx.commit().await?;
        return Ok(Step::Done);
    };
    let step = match do_in(&mut tx, sweep, game, now).await {
        // A game that cannot be replayed has no clock, and waits anyway.
        Err(Error::Refused(Refusal::Frozen)) => Step::Quiet,
        // One that cannot even be read keeps no other waiting.
        Err(Error::Failed(error)) if !is_of_the_database(&error) => {
            tracing::error!(%game, "{what} is not done in a game: {error:#}");
            drop(tx);
            tx = store.write().await?;
            Step::Quiet
        }
        other => other?,
    };
    sweeps::done_to(&mut tx, number, game, now).await?;
    tx.commit().await?;
    Ok(step)
}

/// Puts a sweep off that could not be gone on with, behind all others.
///
/// # Errors
/// When the database fails.
pub async fn put_off(store: &Store, number: i64, now: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    sweeps::tried(&mut tx, number, now).await?;
    Ok(tx.commit().await?)
}

fn is_of_the_database(error: &anyhow::Error) -> bool {
    matches!(error.downcast_ref(), Some(store::Error::Sql(_) | store::Error::Taken))
}

async fn next(tx: &mut WriteTx, sweep: Sweep, after: GameId) -> Result<Option<GameId>, Error> {
    Ok(match sweep {
        Sweep::Settings(user) => concerned::next_of_user(tx, user, after).await?,
        Sweep::ChannelGone(channel) => concerned::next_gone_with(tx, channel, after).await?,
        Sweep::Pause(guild) | Sweep::Resume(guild) => concerned::next_of_guild(tx, guild, after).await?,
    })
}

async fn do_in(tx: &mut WriteTx, sweep: Sweep, game: GameId, now: Millis) -> Result<Step, Error> {
    let occasion = Occasion::program(game, now);
    match sweep {
        Sweep::Settings(user) => {
            // `due_at` follows from the settings and is written with every change: one that does nothing is enough.
            let changed = change_in(tx, &occasion, &|_| Ok(())).await?;
            let table = changed.game.table();
            let waits = table.person_to_act().is_some_and(|seat| table.player(seat).user() == Some(user));
            Ok(if waits { Step::Deadline(game) } else { Step::Quiet })
        }
        Sweep::ChannelGone(channel) => {
            Ok(Step::GivenUp(Box::new(closing::give_up(tx, game, now).await?), channel))
        }
        Sweep::Pause(_) => change_in(tx, &occasion, &|draft| draft.pause(true)).await.map(|_| Step::Quiet),
        Sweep::Resume(_) => change_in(tx, &occasion, &|draft| draft.pause(false)).await.map(|_| Step::Quiet),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sweeps_read_back() {
        let sweeps = [
            (Sweep::Settings(UserId(3)), "settings 3"),
            (Sweep::ChannelGone(ChannelId(4)), "channel-gone 4"),
            (Sweep::Pause(GuildId(5)), "pause 5"),
            (Sweep::Resume(GuildId(6)), "resume 6"),
        ];
        for (sweep, words) in sweeps {
            assert_eq!(sweep.to_string(), words);
            assert_eq!(words.parse::<Sweep>().unwrap(), sweep);
        }
        assert!("dance 3".parse::<Sweep>().is_err());
        assert!("pause".parse::<Sweep>().is_err());
    }
}
