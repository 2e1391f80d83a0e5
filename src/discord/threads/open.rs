//! The place that a game is played in: its thread, or the lobby's channel if no thread can be had.

use ra_display::text;
use ra_table::game::lobby::Place;
use ra_table::id::{ChannelId, GameId, MessageId, UserId};

use super::members::members;
use crate::app::{self, SeenGame, lobbies, lost_channels};
use crate::discord::rest::{Error, Forbidden, Full, Gone, Priority};
use crate::discord::sending::Delivery;
use crate::discord::sending::components::said;
use crate::discord::sending::send_once::before;

/// Whether a thread is refused for a reason that lasts, although the channel is there.
fn is_lasting(error: &Error) -> bool {
    match error {
        Error::WrongKind | Error::Full(Full::Threads) | Error::Invalid(_) => true,
        // Where nothing is seen, nothing else can be done either.
        Error::Forbidden(what) => *what != Forbidden::Access,
        Error::Gone(_)
        | Error::Closed(_)
        | Error::Full(_)
        | Error::TooOften { .. }
        | Error::TooLate
        | Error::AnsweredBefore
        | Error::HasThread
        | Error::Temporary { .. }
        | Error::Unauthorized
        | Error::Unexpected { .. } => false,
    }
}

impl Delivery {
    /// Sees to it that a game has a place: opens its thread, or lets it be played in its lobby's channel if none can
    /// be had. If it is to be a private one, to whoever holds the lock: two would open two.
    pub(in crate::discord) async fn find_place(&self, seen: &mut SeenGame) -> Result<(), Error> {
        if seen.row.place == Place::Private {
            match self.open_private_thread(seen).await {
                Err(error) if is_lasting(&error) => {
                    tracing::info!(game = %seen.row.id, %error, "a game gets no private thread");
                    let noted = lobbies::play_publicly(&self.store, seen.row.id).await;
                    noted.map_err(|error| not_noted(seen, &error))?;
                    (seen.row.place, seen.row.channel, seen.game.at.channel) = (Place::Thread, None, None);
                }
                other => return other,
            }
        }
        let opened = match seen.row.in_cup {
            Some(_) => self.open_thread_in_cup(seen).await,
            None => self.open_thread(seen).await,
        };
        match opened {
            Err(error) if is_lasting(&error) => {
                tracing::info!(game = %seen.row.id, %error, "a game gets no thread");
                if self.play_here(seen).await? { Ok(()) } else { Err(error) }
            }
            other => other,
        }
    }

    /// Lets a game that cannot have a thread be played in its lobby's channel, and says so there. Returns whether it is.
    pub(in crate::discord) async fn play_here(&self, seen: &mut SeenGame) -> Result<bool, Error> {
        let (game, at) = (seen.row.id, seen.row.lobby_channel);
        if seen.row.place != Place::Thread {
            return Ok(false);
        }
        if !lobbies::is_free(&self.store, at).await.map_err(|error| not_noted(seen, &error))? {
            return Ok(false);
        }
        // First what people read: if the program dies before the game is moved, the same message is sent again, and
        // is one.
        let told = said(text::lobby::played_here(seen.game.terms.language, game));
        let nonce = format!("{game}-here");
        match self.post_words(at, &told, &nonce, Priority::Person).await {
            Ok(_) => {}
            Err(error @ Error::Temporary { .. }) => return Err(error),
            Err(_) => return Ok(false),
        }
        let moved = lobbies::play_here(&self.store, game, at).await;
        let moved = moved.map_err(|error| not_noted(seen, &error))?;
        self.words_noted(&nonce).await;
        if moved {
            (seen.row.place, seen.row.channel, seen.game.at.channel) = (Place::Here, Some(at), Some(at));
        }
        Ok(moved)
    }

    /// Opens the thread that the game is played in, from its lobby's message, or from a new one if there is none.
    async fn open_thread(&self, seen: &mut SeenGame) -> Result<(), Error> {
        let (game, channel, language) = (seen.row.id, seen.row.lobby_channel, seen.game.terms.language);
        let name = text::lobby::thread(language, &seen.title());
        if let Some(message) = seen.row.lobby_message {
            self.note_thread(seen, message).await?;
            match self.rest.open_thread(channel, message, &name).await {
                Err(Error::Gone(Gone::Message)) => {}
                other => return self.opened(game, other),
            }
        }
        let started = said(text::lobby::started(language, &seen.game));
        let nonce = format!("{game}-thread");
        let message = self.post_words(channel, &started, &nonce, Priority::Person).await?;
        self.note_thread(seen, message).await?;
        self.words_noted(&nonce).await;
        let opened = self.rest.open_thread(channel, message, &name).await;
        self.opened(game, opened)
    }

    /// Opens the private thread that a game is played in, unless it is there: nothing else tells it from another, and a
    /// process may have died before it noted the thread.
    async fn open_private_thread(&self, seen: &mut SeenGame) -> Result<(), Error> {
        let (game, channel, language) = (seen.row.id, seen.row.lobby_channel, seen.game.terms.language);
        let guild = seen.row.guild.ok_or(Error::Gone(Gone::Channel))?;
        let begins = text::lobby::thread_begins(language, game);
        // Games of an earlier database had the same numbers.
        let since = seen.row.started_at.map_or(0, |at| before(at).0);
        let there = self.rest.private_threads(guild, channel).await?;
        let is_own =
            |(thread, name): &(ChannelId, String)| thread.0 > since && name.starts_with(begins.trim_end());
        let thread = match there.into_iter().find(is_own) {
            Some((thread, _)) => thread,
            None => {
                let name = text::lobby::thread(language, &seen.title());
                self.rest.open_private_thread(channel, &name).await?
            }
        };
        // Whoever is not in it does not see it.
        for user in members(&seen.game) {
            self.rest.add_to_thread(thread, user, Priority::Person).await?;
        }
        let noted = lobbies::set_private_thread(&self.store, game, thread).await;
        noted.map_err(|error| not_noted(seen, &error))?;
        (seen.row.channel, seen.game.at.channel) = (Some(thread), Some(thread));
        self.welcome(game);
        Ok(())
    }

    /// Opens a thread in a channel for a game that has lost its own, for somebody who wants it there. Returns whether it
    /// is: not if the channel takes none. To whoever holds the lock.
    pub(in crate::discord) async fn place_anew(
        &self,
        seen: &SeenGame,
        channel: ChannelId,
        user: UserId,
    ) -> Result<bool, app::Error> {
        let (game, language) = (seen.row.id, seen.game.terms.language);
        let told = said(text::lobby::goes_on(language, &seen.game));
        let nonce = format!("{game}-on-{}", seen.row.seq);
        let opened = async {
            let message = self.post_words(channel, &told, &nonce, Priority::Person).await?;
            let name = text::lobby::thread(language, &seen.title());
            self.rest.open_thread(channel, message, &name).await?;
            Ok::<_, Error>(message)
        };
        let message = match opened.await {
            Ok(message) => message,
            Err(error) if error.is_no_refusal() => return Err(app::Error::Failed(error.into())),
            Err(error) => {
                tracing::info!(%game, %error, "a game cannot go on in a channel");
                return Ok(false);
            }
        };
        lost_channels::move_to(&self.store, game, user, channel, message, self.now()).await?;
        self.words_noted(&nonce).await;
        self.welcome(game);
        Ok(true)
    }

    /// Lets the people of a game into its thread, if it has just been opened.
    pub(in crate::discord) fn opened(&self, game: GameId, opened: Result<bool, Error>) -> Result<(), Error> {
        if opened? {
            self.welcome(game);
        }
        Ok(())
    }

    /// Notes which message the thread that a game is played in belongs to.
    pub(in crate::discord) async fn note_thread(
        &self,
        seen: &mut SeenGame,
        message: MessageId,
    ) -> Result<(), Error> {
        let (game, thread) = (seen.row.id, Some(ChannelId(message.0)));
        if seen.row.channel == thread {
            return Ok(());
        }
        let noted = lobbies::set_thread(&self.store, game, message).await;
        noted.map_err(|error| not_noted(seen, &error))?;
        (seen.row.lobby_message, seen.row.channel, seen.game.at.channel) = (Some(message), thread, thread);
        Ok(())
    }
}

/// For a change of a game's place that the database did not take.
fn not_noted(seen: &SeenGame, error: &dyn std::fmt::Debug) -> Error {
    tracing::error!(game = %seen.row.id, ?error, "a game's place could not be noted");
    Error::Gone(Gone::Message)
}
