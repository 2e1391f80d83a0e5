//! Telling a channel that an epoch is over, by a message of its own above the board that begins the next.

use ra::rules::{Epoch, EpochOver};
use ra_display::text;
use ra_table::game::BEFORE_START;
use ra_table::game::view::Own;
use ra_table::id::GameId;
use ra_table::language::Language;

use super::message;
use crate::app::SeenGame;
use crate::discord::rest::{self, Error, Gone, Message, Priority};
use crate::discord::sending::Delivery;

/// Names such a message, so that it is one however often it is sent, even in two lives of the process.
fn nonce(game: GameId, epoch: Epoch) -> String {
    format!("{game}-epoch-{}", epoch.number())
}

/// The epochs that ended since the channel was shown this much of the game. What the present board tells, which is to be
/// shown once more, has been told.
fn untold(seen: &SeenGame, shown: Option<i64>) -> impl Iterator<Item = (i64, EpochOver)> {
    let told = shown.max(seen.board.map(|board| board.to_seq)).unwrap_or(BEFORE_START);
    seen.game.story.epochs_over(told, seen.row.seq)
}

impl Delivery {
    /// Whether the channel has to be told of the end of an epoch before its next board.
    pub(in crate::discord) fn has_epochs_to_tell(seen: &SeenGame, shown: Option<i64>) -> bool {
        untold(seen, shown).next().is_some()
    }

    /// Tells of each epoch that has ended since the channel was shown this much of the game. What has been sent already is
    /// not sent again until the board that follows has arrived.
    pub(in crate::discord) async fn tell_epochs(
        &self,
        seen: &SeenGame,
        shown: Option<i64>,
        priority: Priority,
    ) -> Result<(), Error> {
        for (seq, over) in untold(seen, shown) {
            // Boxed: whoever waits for a board carries all of this along otherwise.
            Box::pin(self.tell_epoch(seen, seq, over, shown, priority)).await?;
        }
        Ok(())
    }

    async fn tell_epoch(
        &self,
        seen: &SeenGame,
        seq: i64,
        over: EpochOver,
        shown: Option<i64>,
        priority: Priority,
    ) -> Result<(), Error> {
        let channel = seen.row.channel.ok_or(Error::Gone(Gone::Channel))?;
        let game = seen.game.clone();
        let picture = self.paint(move || message::picture(game.terms.language, &game, &over)).await;
        let message = message::over(&seen.game, (seq, &over), shown.unwrap_or(BEFORE_START), picture);
        let (id, nonce) = (seen.row.id, nonce(seen.row.id, over.epoch));
        let is_it = |own: &rest::Own| message::is_it(own, id, over.epoch);
        self.post_once(channel, &message, &nonce, is_it, priority).await.map(drop)
    }

    /// A message for somebody alone with the last epoch that has ended since an entry, if one has: the game's channel is
    /// told of it by a message of its own, which they may not see.
    pub(in crate::discord) async fn with_last_epoch(
        &self,
        language: Language,
        own: &Own,
        since: i64,
        message: Message,
    ) -> Message {
        let last = own.story.epochs_over(since, own.seq).last().filter(|_| !own.is_over());
        let Some((_, over)) = last else { return message };
        let game = own.public().clone();
        let picture = self.paint(move || message::picture(language, &game, &over)).await;
        message::with(text::own_view::epoch(language, own, over.epoch).unwrap_or_default(), picture, message)
    }

    /// The board that follows them has arrived.
    pub(in crate::discord) async fn epochs_told(&self, seen: &SeenGame) {
        for (_, over) in untold(seen, seen.row.shown) {
            self.words_noted(&nonce(seen.row.id, over.epoch)).await;
        }
    }
}
