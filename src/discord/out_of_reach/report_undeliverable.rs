//! Boards that cannot be shown for a reason that somebody has to do something about. It is told once, where words are
//! still taken, and not again before a board has arrived: in the game's channel, or in its table's; otherwise whoever
//! acts next is told in private (see [`Delivery::untold`]).

use std::time::Duration;

use ra_display::refusal::Permission;
use ra_display::text;

use ra_table::game::lobby::Place;
use ra_table::id::{ChannelId, GameId};
use ra_table::time::Millis;

use crate::app::{SeenGame, close_table, due_game};
use crate::discord::board::post::Unsent;
use crate::discord::rest::{Error, Forbidden, Gone, Priority};
use crate::discord::sending::Delivery;
use crate::discord::sending::components::said;
use crate::store::{self, undeliverable};
use crate::task_queue::Pause;

/// Within which bounds the time grows after which a game is tried again of which nothing could be shown yet.
const AGAIN: (Duration, Duration) = (Duration::from_secs(60), Duration::from_secs(4 * 60 * 60));

impl Delivery {
    /// Sees to it that people learn of a board that cannot be shown. Returns how long it is left alone if it is a game's
    /// first: for as long as the game has waited, until it is given up.
    pub(in crate::discord) async fn refused(
        &self,
        seen: &mut SeenGame,
        unsent: &Unsent,
    ) -> anyhow::Result<Option<Pause>> {
        let (game, now) = (seen.row.id, self.now());
        // While the bot is off the server, everything waits for it.
        if seen.game.halted().is_none() && close_table::give_up_unseen(&self.store, game, now).await? {
            tracing::info!(%game, "given up: nothing could be shown of it");
            self.show_lobby_now(game).await;
            return Ok(None);
        }
        // In a game that has ended no clock runs.
        let goes_on = !seen.game.has_ended();
        if let Unsent::NotTaken(error) = unsent
            && is_out_of_reach(error)
            && goes_on
            && !seen.row.is_unshown()
            && !seen.game.out_of_reach
        {
            // It may be only the picture that is not taken.
            self.is_within_reach(seen, seen.row.changed_at).await?;
        }
        let is_moved = match unsent {
            Unsent::Nowhere(_) => {
                self.without_place(seen).await?;
                false
            }
            Unsent::NotTaken(Error::Forbidden(what @ (Forbidden::Access | Forbidden::Permission))) => {
                self.without_permission(seen, *what).await?
            }
            Unsent::NotTaken(_) => false,
        };
        let waited = now.since(seen.row.started_at.unwrap_or(seen.row.created_at));
        let pause = if is_moved { Duration::ZERO } else { waited.clamp(AGAIN.0, AGAIN.1) };
        Ok(seen.row.is_unshown().then_some(Pause::Fixed(pause)))
    }

    /// Whether the bot may write where a game is played. If not, no clock runs there from now on, nor has since a moment.
    pub(in crate::discord) async fn is_within_reach(
        &self,
        seen: &SeenGame,
        since: Millis,
    ) -> anyhow::Result<bool> {
        match self.try_to_type(seen).await {
            Ok(()) => Ok(true),
            Err(Error::Gone(Gone::Channel)) => {
                let Some(channel) = seen.row.channel else { return Ok(false) };
                self.channel_gone(channel, since).await?;
                Ok(false)
            }
            Err(error) if is_out_of_reach(&error) => {
                tracing::info!(game = %seen.row.id, %error, "a game is out of reach");
                due_game::out_of_reach(&self.store, seen.row.id, since, self.now()).await?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Tries whether the bot may write where a game is played, in a way that nobody reads.
    pub(in crate::discord) async fn try_to_type(&self, seen: &SeenGame) -> Result<(), Error> {
        match seen.row.channel {
            Some(channel) => self.rest.type_in(channel).await,
            None if seen.game.placeless => Err(Error::Gone(Gone::Channel)),
            None => Ok(()),
        }
    }

    /// Tells that a game has no place yet, where its table is.
    async fn without_place(&self, seen: &SeenGame) -> anyhow::Result<()> {
        let game = seen.row.id;
        if undeliverable::is_told(&self.store, game).await? != Some(true) {
            let told = text::lobby::waits(seen.game.terms.language, game);
            let is_told = self.says(seen, seen.row.lobby_channel, told).await;
            self.note_told(seen, is_told).await?;
        }
        Ok(())
    }

    /// Tells that a place does not take a game's board; one that takes no words either is none for a new game.
    /// Returns whether it has another now.
    async fn without_permission(&self, seen: &mut SeenGame, what: Forbidden) -> anyhow::Result<bool> {
        let (game, Some(channel)) = (seen.row.id, seen.row.channel) else { return Ok(false) };
        let before = undeliverable::is_told(&self.store, game).await?;
        if before == Some(true) {
            return Ok(false);
        }
        let language = seen.game.terms.language;
        let told = |needed: &[Permission]| text::refusal::no_board(language, game, channel, needed);
        let outside = if what == Forbidden::Access {
            Permission::ViewChannel
        } else {
            let pictures = told(&[Permission::EmbedLinks, Permission::AttachFiles]);
            let Ok(is_told) = self.says(seen, channel, pictures).await else { return Ok(false) };
            if is_told {
                self.note_told(seen, Ok(true)).await?;
                return Ok(false);
            }
            if seen.row.place == Place::Thread && seen.row.is_unshown() && self.play_here(seen).await? {
                return Ok(true);
            }
            Permission::SendMessagesInThreads
        };
        let is_told = match self.channel_above(seen).await {
            Some(elsewhere) => self.says(seen, elsewhere, told(&[outside])).await,
            None => Ok(false),
        };
        // Whoever acts next is told all the same: they need not be the one who can help.
        if is_told == Ok(false)
            && !seen.row.is_unshown()
            && before.is_none()
            && let Some(guild) = seen.row.guild
        {
            let told = |language| text::refusal::no_board(language, game, channel, &[outside]);
            self.tell_in_charge(None, guild, seen.game.terms.language, told, &nonce(seen)).await;
        }
        self.note_told(seen, is_told).await?;
        Ok(false)
    }

    /// Notes whether people have been told of a game's present board, where that is known.
    async fn note_told(&self, seen: &SeenGame, is_told: Result<bool, Error>) -> Result<(), store::Error> {
        if let Ok(is_told) = is_told {
            undeliverable::note(&self.store, seen.row.id, is_told).await?;
            self.words_noted(&nonce(seen)).await;
        }
        Ok(())
    }

    /// Says something of a game's present board, once. Returns whether the channel has taken it; an error, if that is not
    /// known.
    async fn says(&self, seen: &SeenGame, channel: ChannelId, told: String) -> Result<bool, Error> {
        match self.post_words(channel, &said(told), &nonce(seen), Priority::Program).await {
            Ok(_) => Ok(true),
            Err(error) if error.is_no_refusal() => Err(error),
            Err(_) => Ok(false),
        }
    }

    /// Whether a channel refuses the board of a game that is played there, and nobody could be told. One that has just taken
    /// a board which tells up to `seq` does not.
    pub(in crate::discord) async fn untold(
        &self,
        game: GameId,
        seq: Option<i64>,
        channel: ChannelId,
    ) -> Result<bool, store::Error> {
        let is_shown = seq.is_some_and(|seq| self.memories.just_shown.told(game, seq).is_some());
        if is_shown { Ok(false) } else { undeliverable::is_untold_in(&self.store, game, channel).await }
    }
}

/// Whether a channel takes nothing from the bot until somebody changes that.
fn is_out_of_reach(error: &Error) -> bool {
    matches!(error, Error::Forbidden(Forbidden::Access | Forbidden::Permission) | Error::Closed(_))
}

/// Names what is said of a game's present board, so that it is one message.
fn nonce(seen: &SeenGame) -> String {
    format!("{}-{}-refused", seen.row.id, seen.row.seq)
}
