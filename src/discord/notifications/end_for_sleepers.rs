//! The end of a game, told by one message to all who slept then and wake within the same hour.

use ra_display::text::{self, message_marker};
use ra_table::game::Call;
use ra_table::time::Millis;

use super::group_calls::{Letter, Way};
use super::{Notifier, nonce};
use crate::app::notifications::SentMessage;
use crate::app::{SeenGame, notifications};
use crate::discord::rest::{Message, Priority, Prospect};
use crate::discord::sending::components::said;

impl Notifier {
    /// Tells people in a game's channel that it is over.
    pub(super) async fn tell_of_end_in_channel(
        &self,
        seen: &SeenGame,
        ends: Vec<Call>,
        now: Millis,
    ) -> anyhow::Result<()> {
        let mut letters = Vec::new();
        for call in ends {
            let Some(user) = seen.game.player(call.seat).user() else { continue };
            let letter = Letter::of(Way::InChannel, vec![(seen.clone(), call)]);
            let (may_go, must_wait) = self.to_send(user, vec![letter], now);
            for (letter, until) in must_wait {
                self.put_off(user, &letter.due, until).await?;
            }
            for letter in may_go {
                let letter = self.without_told(user, letter, now).await?;
                letters.extend((!letter.due.is_empty()).then_some((user, letter)));
            }
        }
        let Some((_, first)) = letters.first().map(|(_, letter)| &letter.due[0]) else { return Ok(()) };
        let Some(channel) = seen.row.channel else { return Ok(()) };
        for (user, letter) in &letters {
            self.expect(*user, letter, Some(channel)).await?;
        }
        let language = seen.game.terms.language;
        let users: Vec<_> = letters.iter().map(|(user, _)| *user).collect();
        let told = text::notifications::end_in_channel(language, &seen.game, first, &users);
        let told = message_marker::with_subjects(language, told, [(seen.row.id, first.subject)].into_iter());
        let message = Message { pings: users, ..said(told) };
        let (rest, nonce) = (&self.delivery.rest, nonce(seen, first));
        let sent = rest.create_message_once(channel, &message, &nonce, Priority::Program).await;
        for (user, letter) in letters {
            match sent.as_ref().map_err(|error| (error.prospect(), error)) {
                Ok(_) => self.note(user, &letter.due, SentMessage::Stays, now).await?,
                Err((Prospect::Later(wait), _)) => {
                    let wait = wait.unwrap_or_default().max(notifications::AGAIN);
                    self.delivery.memories.recent_calls.not_made(&letter.calling(user), now);
                    self.put_off(user, &letter.due, now.after(wait)).await?;
                }
                Err((Prospect::Never | Prospect::WhenChanged, error)) => {
                    tracing::info!(%error, "the end of a game was not told in its channel");
                    let calls = letter.due.iter().map(|(seen, call)| (seen.row.id, call));
                    notifications::not_sent(&self.delivery.store, user, calls).await?;
                    self.deliver_otherwise(user, letter, &[], now).await?;
                }
            }
        }
        Ok(())
    }
}
