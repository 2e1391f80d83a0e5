//! Tables that close because nobody touches them: those who sit there are told before. How one closes is in `close_table`.

use std::time::Duration;

use ra_table::game::lobby::{Lobby, Status};
use ra_table::game::{Closing, Patience};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::retry::in_one_transaction;
use super::{Error, load, sleep_hours};
use crate::store::{Store, WriteTx, lobbies};

/// For so long at most it is waited until all are awake who are to be told; a night is shorter.
const NIGHT: Duration = Duration::from_secs(12 * 60 * 60);
/// Between two looks whether they are.
const LATER: Duration = Duration::from_secs(15 * 60);

/// That a table closes, to be told to those who sit there.
#[derive(Debug)]
pub struct ClosingNotice {
    /// The table.
    pub lobby: Lobby,
    /// What it was to be told by.
    before: Closing,
    /// When it closes then.
    pub closes_at: Millis,
    /// Whom the message calls: who is awake.
    pub calls: Vec<UserId>,
}

impl ClosingNotice {
    /// Tells two of a table apart between which somebody has touched it, in few digits: Discord takes no long nonce.
    pub fn number(&self) -> i64 {
        self.before.closes_at.seconds()
    }
}

/// What is to be told of a table that closes; `None` if nothing is now, because somebody has touched it, or because
/// somebody sleeps who would be called. However late it is told, it stays open for as long as was promised.
pub async fn to_tell(store: &Store, game: GameId, now: Millis) -> Result<Option<ClosingNotice>, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        let row = load::row(tx, game).await?;
        let before = lobbies::closing(tx, game).await?;
        if row.status != Status::Lobby || before.tell_at.is_none_or(|at| now < at) {
            return Ok(None);
        }
        let lobby = load::lobby(tx, &row).await?;
        let told = Patience::at(lobby.terms.pace).told;
        let heeded = sleep_hours::heeded(tx, &row, &lobby.host()).await?;
        let (mut calls, mut sleeps) = (Vec::new(), false);
        for user in lobby.sitters() {
            match sleep_hours::is_awake(tx, user, heeded.clone(), now).await? {
                true => calls.push(user),
                false => sleeps = true,
            }
        }
        // Where half an hour is left, nobody would wake up in time.
        if sleeps && told > NIGHT && now < before.closes_at.before(told).after(NIGHT) {
            let later = Closing { tell_at: Some(now.after(LATER)), ..before };
            lobbies::set_closing(tx, game, later).await?;
            return Ok(None);
        }
        let closes_at = before.closes_at.max(now.after(told));
        Ok(Some(ClosingNotice { lobby, before, closes_at, calls }))
    })
    .await
}

/// Notes that those who sit at a table have been told, or that nobody can be, unless somebody has touched it since.
pub async fn note_told(store: &Store, told: &ClosingNotice) -> Result<(), Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| {
        if lobbies::closing(tx, told.lobby.id).await? == told.before {
            let closing = Closing { tell_at: None, closes_at: told.closes_at };
            lobbies::set_closing(tx, told.lobby.id, closing).await?;
        }
        Ok(())
    })
    .await
}
