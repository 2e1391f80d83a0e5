//! Makes the film of a game, and posts it.

use ra_display::film::{Film, film};
use ra_display::text::words;
use ra_table::game::view::LookBack;
use ra_table::id::{ChannelId, GameId, MessageId};

use crate::app::{SeenGame, films};
use crate::discord::rest::{Error, Message, Priority};
use crate::discord::sending::Delivery;
use crate::discord::sending::components::{file, said};
use crate::store::tasks::Kind;
use crate::task_queue::{Claim, Failed, Outcome, Task};

pub(in crate::discord) struct MakeFilm(pub(in crate::discord) Delivery);

impl Task for MakeFilm {
    const KIND: Kind = Kind::Film;
    const AT_ONCE: usize = 2;

    type Key = GameId;

    async fn run(&self, game: GameId, _: &Claim) -> Result<Outcome, Failed> {
        let store = &self.0.store;
        let Some((seen, past, channel)) = films::to_make(store, game, self.0.now()).await? else {
            return Ok(Outcome::Done);
        };
        let film = match self.made(&seen, past).await? {
            Some(message) => Some(self.post(game, channel, &message, "film").await),
            None => None,
        };
        let posted = match film {
            Some(Ok(message)) => Ok(message),
            Some(Err(error)) if error.may_pass() => Err(error),
            refused => {
                if let Some(Err(error)) = refused {
                    tracing::warn!(%game, %error, "a film was not posted");
                }
                let words = words(seen.game.terms.language).film_refused(game.to_string());
                self.post(game, channel, &said(words), "no-film").await
            }
        };
        match posted {
            Ok(message) => {
                films::posted(store, game, message).await?;
                for what in ["film", "no-film"] {
                    self.0.words_noted(&nonce(game, what)).await;
                }
            }
            Err(error) if error.may_pass() => return Err(self.0.failed(error)),
            // Nothing at all can be said there.
            Err(_) => films::drop_request(store, game).await?,
        }
        Ok(Outcome::Done)
    }
}

/// Names a message, so that it is one however often it is sent.
fn nonce(game: GameId, what: &str) -> String {
    format!("{game}-{what}")
}

impl MakeFilm {
    /// The film as a message, in the table's language; `None` if there can be none. A processor works at it for a while, on
    /// a thread where nobody waits for it.
    async fn made(&self, seen: &SeenGame, past: LookBack) -> Result<Option<Message>, Failed> {
        let (game, language) = (seen.game.clone(), seen.game.terms.language);
        let made = tokio::task::spawn_blocking(move || film(language, &game, &past)).await?;
        Ok(match made {
            Ok(Film { gif, described }) => {
                let title = words(language).film_title(seen.row.id.to_string());
                Some(Message { files: Some(vec![file("film.gif", gif, described)]), ..said(title) })
            }
            Err(error) => {
                tracing::warn!(game = %seen.row.id, %error, "there is no film");
                None
            }
        })
    }

    async fn post(
        &self,
        game: GameId,
        channel: ChannelId,
        message: &Message,
        what: &str,
    ) -> Result<MessageId, Error> {
        self.0.post_words(channel, message, &nonce(game, what), Priority::Program).await
    }
}
