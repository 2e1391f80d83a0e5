//! What concerns many games: a bulk update is stored with what brings it about, done in one game a transaction, in the order of
//! their numbers, and gone on with after a crash. Doing it twice in a game does no harm.

use std::str::FromStr;

use ra_table::game::lobby::Lobby;
use ra_table::game::{By, Draft, Entry, table_actions};
use ra_table::id::{ChannelId, CupId, GameId, GuildId, UserId};
use ra_table::time::Millis;
use strum::Display;

use super::change::{ChangeContext, change_in, would_write};
use super::cups::organiser;
use super::load::{self, GameRef};
use super::{Error, close_table, lost_channels};
pub use crate::store::bulk_updates::go_on;
use crate::store::bulk_updates::{self, BulkUpdateRow};
use crate::store::tasks::{self, End, NewTask};
use crate::store::{self, ReadTx, Store, WriteTx, affected_games};

/// Something that concerns many games. Its words are stored until it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display)]
pub enum BulkUpdate {
    /// Somebody has changed their settings: their games have other deadlines.
    #[strum(to_string = "settings {0}")]
    Settings(UserId),
    /// A channel is gone, and with it what was to be played there.
    #[strum(to_string = "channel-gone {0}")]
    ChannelGone(ChannelId),
    /// The bot was taken off a server: its games wait.
    #[strum(to_string = "pause {0}")]
    Pause(GuildId),
    /// The bot is back on a server: its games go on.
    #[strum(to_string = "resume {0}")]
    Resume(GuildId),
    /// A cup was called off: its games end.
    #[strum(to_string = "cup-called-off {0}")]
    CupCalledOff(CupId),
}

impl FromStr for BulkUpdate {
    type Err = anyhow::Error;

    fn from_str(words: &str) -> anyhow::Result<BulkUpdate> {
        let (kind, number) = words.split_once(' ').unwrap_or_default();
        match (kind, number.parse()) {
            ("settings", Ok(number)) => Ok(BulkUpdate::Settings(UserId(number))),
            ("channel-gone", Ok(number)) => Ok(BulkUpdate::ChannelGone(ChannelId(number))),
            ("pause", Ok(number)) => Ok(BulkUpdate::Pause(GuildId(number))),
            ("resume", Ok(number)) => Ok(BulkUpdate::Resume(GuildId(number))),
            ("cup-called-off", Ok(number)) => Ok(BulkUpdate::CupCalledOff(CupId(number))),
            _ => anyhow::bail!("{words:?} is no bulk update of this version"),
        }
    }
}

/// The result of a bulk update in one game.
#[derive(Debug)]
pub enum Step {
    /// What was to be played in a channel that is gone has been given up.
    GivenUp(Box<Lobby>, ChannelId),
    /// Nothing that has to be shown at once.
    Quiet,
    /// It is done in all games.
    Done,
}

/// How far somebody has come with a bulk update. What changes nothing is not written down, so only they know.
#[derive(Debug)]
pub struct UnderWay {
    number: i64,
    /// What the bulk update of this number is, and when it was ordered: the number may be another one's meanwhile.
    of: Option<(String, Millis)>,
    after: GameId,
}

impl UnderWay {
    /// At the beginning of the bulk update of this number, or where it was left.
    pub fn new(number: i64) -> UnderWay {
        UnderWay { number, of: None, after: GameId::BEFORE_FIRST }
    }

    /// Goes on after where the database knows it to have come, or where it is.
    fn begin(&mut self, row: &BulkUpdateRow) {
        let of = Some((row.what.clone(), row.at));
        if self.of != of {
            (self.of, self.after) = (of, GameId::BEFORE_FIRST);
        }
        self.after = self.after.max(row.done_to.unwrap_or(GameId::BEFORE_FIRST));
    }
}

/// Stores a bulk update in the transaction of what brings it about, which happened at a moment.
pub(super) async fn add(
    tx: &mut WriteTx,
    update: BulkUpdate,
    since: Millis,
    now: Millis,
) -> Result<(), Error> {
    if let BulkUpdate::Settings(user) = update {
        // Their hours decide when they are notified.
        tasks::put(tx, &[NewTask::notification(user, now)]).await?;
    }
    Ok(bulk_updates::add(tx, &update.to_string(), since, now).await?)
}

/// Stores a bulk update in a transaction of its own, if any game is affected. `since` is when its cause happened.
pub async fn begin(store: &Store, update: BulkUpdate, since: Millis, now: Millis) -> Result<(), Error> {
    let concerned = next(&mut store.read().await?, update, GameId::BEFORE_FIRST).await?;
    if concerned.is_some() {
        let mut tx = store.write().await?;
        add(&mut tx, update, since, now).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Stores a bulk update to pause or resume the games of a server, if any game needs it. No game is replayed to find out, as
/// every start announces all servers.
pub async fn begin_pause(store: &Store, guild: GuildId, paused: bool, now: Millis) -> Result<(), Error> {
    let (update, contrary) = match paused {
        true => (BulkUpdate::Pause(guild), BulkUpdate::Resume(guild)),
        false => (BulkUpdate::Resume(guild), BulkUpdate::Pause(guild)),
    };
    let mut tx = store.read().await?;
    // What is under way holds no longer, and may have been done in some games already.
    let is_under_way = bulk_updates::is_open(&mut tx, &contrary.to_string()).await?;
    // Nothing is played while a game is paused, so a paused game is one whose last entry says so.
    let pause = Entry::Pause.to_string();
    if !is_under_way && !affected_games::some_with_last_entry(&mut tx, guild, &pause, !paused).await? {
        return Ok(());
    }
    drop(tx);
    let mut tx = store.write().await?;
    bulk_updates::drop_of(&mut tx, &contrary.to_string()).await?;
    add(&mut tx, update, now, now).await?;
    Ok(tx.commit().await?)
}

/// The servers on which games run.
pub async fn servers_with_games(store: &Store) -> Result<Vec<GuildId>, Error> {
    let mut tx = store.read().await?;
    let mut servers = Vec::new();
    while let Some(next) =
        affected_games::next_guild(&mut tx, servers.last().copied().unwrap_or(GuildId::BEFORE_FIRST)).await?
    {
        servers.push(next);
    }
    Ok(servers)
}

/// Does a bulk update in the next game that it concerns. Whether it changes anything there is found out by reading, so
/// nobody waits for a game in which there is nothing to do.
///
/// # Errors
/// When the database fails: it is gone on with later.
pub async fn step(store: &Store, under_way: &mut UnderWay, now: Millis) -> Result<Step, Error> {
    let mut tx = store.read().await?;
    let Some(row) = bulk_updates::by_number(&mut tx, under_way.number).await? else { return Ok(Step::Done) };
    under_way.begin(&row);
    let update: BulkUpdate = row.what.parse()?;
    let Some(game) = next(&mut tx, update, under_way.after).await? else {
        drop(tx);
        return end(store, &row).await;
    };
    let done = match need(&mut tx, update, row.since, game, now).await {
        Ok(None) => Ok(Step::Quiet),
        Ok(Some(need)) => {
            drop(tx);
            do_in(store, &row, update, game, need, now).await
        }
        Err(error) => Err(error),
    };
    let step = match done {
        // A game that cannot be replayed has no clock, and waits anyway; another was called off just now.
        Err(Error::Refused(_)) => Step::Quiet,
        // One that cannot even be read keeps no other waiting.
        Err(Error::Failed(error)) if store::is_about_one_game(&error) => {
            // What follows the first word may be a person.
            let what = row.what.split(' ').next().unwrap_or_default();
            tracing::error!(%game, what, "a bulk update is not done in a game: {error:#}");
            Step::Quiet
        }
        other => other?,
    };
    under_way.after = game;
    Ok(step)
}

/// Writes down how far a bulk update has come that is left until a moment, unless it was ordered anew meanwhile. Ends this
/// run of its task.
pub async fn leave(store: &Store, under_way: &UnderWay, until: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let row = bulk_updates::by_number(&mut tx, under_way.number).await?;
    if row.is_some_and(|row| under_way.of == Some((row.what, row.at))) {
        bulk_updates::done_to(&mut tx, under_way.number, under_way.after).await?;
    }
    tasks::end_with(&mut tx, &End::Again(until)).await?;
    Ok(tx.commit().await?)
}

/// Forgets a bulk update that is done, unless it was ordered anew meanwhile. Ends its task.
async fn end(store: &Store, row: &BulkUpdateRow) -> Result<Step, Error> {
    let mut tx = store.write().await?;
    if is_current(&mut tx, row).await? {
        bulk_updates::end(&mut tx, row.number).await?;
    }
    tasks::end_with(&mut tx, &End::Done).await?;
    tx.commit().await?;
    Ok(Step::Done)
}

/// Whether a bulk update is as it was read. Its number may be another one's meanwhile, even one of the same words.
async fn is_current(tx: &mut ReadTx, row: &BulkUpdateRow) -> Result<bool, Error> {
    Ok(bulk_updates::by_number(tx, row.number).await?.as_ref() == Some(row))
}

async fn next(tx: &mut ReadTx, update: BulkUpdate, after: GameId) -> Result<Option<GameId>, Error> {
    Ok(match update {
        BulkUpdate::Settings(user) => affected_games::next_of_user(tx, user, after).await?,
        BulkUpdate::ChannelGone(channel) => affected_games::next_gone_with(tx, channel, after).await?,
        BulkUpdate::Pause(guild) | BulkUpdate::Resume(guild) => {
            affected_games::next_of_guild(tx, guild, after).await?
        }
        BulkUpdate::CupCalledOff(cup) => affected_games::next_of_cup(tx, cup, after).await?,
    })
}

/// What a bulk update has to do in a game.
#[derive(Debug, Clone, Copy)]
struct Need {
    /// Whether its board tells of another deadline than holds now.
    repaint: bool,
}

/// What a bulk update of something that is so since a moment has to do in a game; `None` if nothing.
async fn need(
    tx: &mut ReadTx,
    update: BulkUpdate,
    since: Millis,
    game: GameId,
    now: Millis,
) -> Result<Option<Need>, Error> {
    let decide: fn(&mut Draft) -> Result<(), ra_table::game::Error> = match update {
        BulkUpdate::ChannelGone(_) | BulkUpdate::CupCalledOff(_) => return Ok(Some(Need { repaint: false })),
        BulkUpdate::Settings(_) => |_| Ok(()),
        BulkUpdate::Pause(_) => |draft| table_actions::pause(draft, true),
        BulkUpdate::Resume(_) => |draft| table_actions::pause(draft, false),
    };
    let loaded = load::begun(tx, GameRef::Game(game)).await?;
    let repaint = match (update, &loaded.game) {
        (BulkUpdate::Settings(user), Ok(game)) => game.clocks().has_moved_deadline(user, since, now),
        _ => false,
    };
    let writes = would_write(loaded, &ChangeContext::program(game, now), &decide)?;
    Ok((writes || repaint).then_some(Need { repaint }))
}

async fn do_in(
    store: &Store,
    row: &BulkUpdateRow,
    update: BulkUpdate,
    game: GameId,
    need: Need,
    now: Millis,
) -> Result<Step, Error> {
    let context = ChangeContext::program(game, now);
    let mut tx = store.write().await?;
    if !is_current(&mut tx, row).await? {
        tx.rollback().await?;
        return Ok(Step::Done);
    }
    let step = match update {
        BulkUpdate::Settings(_) => {
            // `due_at` follows from the settings and is written with every change: one that does nothing is enough.
            change_in(&mut tx, &context, &|_| Ok(())).await?;
            if need.repaint {
                tasks::put_of_game(&mut tx, tasks::Kind::Deadline, game, now).await?;
            }
            Step::Quiet
        }
        BulkUpdate::ChannelGone(channel) => match lost_channels::lose(&mut tx, game, row.since, now).await? {
            true => Step::Quiet,
            false => Step::GivenUp(Box::new(close_table::give_up(&mut tx, game, now).await?), channel),
        },
        BulkUpdate::Pause(_) => change_in(&mut tx, &context, &|draft| table_actions::pause(draft, true))
            .await
            .map(|_| Step::Quiet)?,
        BulkUpdate::Resume(_) => change_in(&mut tx, &context, &|draft| table_actions::pause(draft, false))
            .await
            .map(|_| Step::Quiet)?,
        BulkUpdate::CupCalledOff(_) => {
            organiser::call_off(&mut tx, game, &By::Program, now).await?;
            Step::Quiet
        }
    };
    bulk_updates::done_to(&mut tx, row.number, game).await?;
    tx.commit().await?;
    Ok(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bulk_updates_read_back() {
        let updates = [
            (BulkUpdate::Settings(UserId(3)), "settings 3"),
            (BulkUpdate::ChannelGone(ChannelId(4)), "channel-gone 4"),
            (BulkUpdate::Pause(GuildId(5)), "pause 5"),
            (BulkUpdate::Resume(GuildId(6)), "resume 6"),
            (BulkUpdate::CupCalledOff(CupId(7)), "cup-called-off 7"),
        ];
        for (update, words) in updates {
            assert_eq!(update.to_string(), words);
            assert_eq!(words.parse::<BulkUpdate>().unwrap(), update);
        }
        assert!("dance 3".parse::<BulkUpdate>().is_err());
        assert!("pause".parse::<BulkUpdate>().is_err());
    }

    #[tokio::test]
    async fn one_that_was_ordered_anew_under_the_same_number_is_left_to_who_does_that() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        let update = BulkUpdate::Pause(GuildId(5));
        let mut tx = store.write().await.unwrap();
        add(&mut tx, update, Millis(1), Millis(1)).await.unwrap();
        let row = bulk_updates::by_number(&mut tx, 1).await.unwrap().unwrap();
        bulk_updates::drop_of(&mut tx, &row.what).await.unwrap();
        add(&mut tx, update, Millis(2), Millis(2)).await.unwrap();
        tx.commit().await.unwrap();
        let step = do_in(&store, &row, update, GameId(7), Need { repaint: false }, Millis(3)).await;
        assert!(matches!(step, Ok(Step::Done)), "{step:?}");
        let now = bulk_updates::by_number(&mut store.read().await.unwrap(), 1).await.unwrap().unwrap();
        assert_eq!((now.at, now.done_to), (Millis(2), None));
        store.close().await;
    }
}
