//! Asking whether a running game is to be called off: the message that asks, the calls to it, and putting both right
//! until it is over.

use ra_display::text;
use ra_table::game::{CancelVote, Number};
use ra_table::id::{GameId, UserId};
use ra_table::time::Millis;

use super::message::{asks, asks_directly};
use crate::app::cancel_vote::{self, Telling};
use crate::app::{Due, languages};
use crate::discord::rest::{Error, Gone, Message, Priority};
use crate::discord::sending::components::said;
use crate::discord::sending::retry_policy::passed;
use crate::discord::sending::{Delivery, Undelivered};
use crate::store::cancel_vote::Place;
use crate::store::direct_messages;

impl Delivery {
    /// Updates the messages of a cancel vote, and notifies those who are awake, for who holds the game's lock. Returns
    /// when to look again; `None` for not before something changes.
    pub(in crate::discord) async fn tell_of_calling_off(
        &self,
        game: GameId,
    ) -> Result<Option<Millis>, Undelivered> {
        let telling = match cancel_vote::to_tell(&self.store, game, self.now()).await? {
            Due::Now(telling) => telling,
            Due::Later(at) => return Ok(Some(at)),
            Due::Nothing => return Ok(None),
        };
        let Some(asked) = telling.seen.game.calling_off() else { return Ok(None) };
        let there = self.show_asking(&telling, asked).await?;
        for (number, place) in &telling.called {
            if let Some(place) = place {
                self.put_call_right(&telling, asked, (*number, *place), there).await?;
            }
        }
        if let Some(there) = there {
            for (number, user, direct) in &telling.to_call {
                // Who was called by the message itself is called no more.
                if telling.message.is_some() || *direct {
                    self.call_to_answer(&telling, asked, *number, *user, *direct, there).await?;
                }
            }
        }
        Ok(telling.next)
    }

    /// Posts the message that asks, or puts it right. Returns where it is; `None` if it is over and never was anywhere.
    async fn show_asking(&self, telling: &Telling, asked: &CancelVote) -> Result<Option<Place>, Undelivered> {
        let seen = &telling.seen;
        if let Some((channel, message)) = telling.message {
            let changed = asks(&seen.game, asked, &[]);
            passed(self.rest.edit_message(channel, message, &changed, Priority::Program).await)?;
            return Ok(telling.message);
        }
        let Some(channel) = seen.row.channel.filter(|_| asked.ended.is_none()) else { return Ok(None) };
        let here = telling.to_call.iter().filter(|(_, _, direct)| !direct);
        let (numbers, users): (Vec<Number>, Vec<UserId>) =
            here.map(|(number, user, _)| (*number, *user)).unzip();
        let message = asks(&seen.game, asked, &users);
        let nonce = nonce(seen.row.id, asked);
        let posted = self.post_words(channel, &message, &nonce, Priority::Person).await?;
        cancel_vote::note_asked(&self.store, seen.row.id, (channel, posted), &numbers).await?;
        self.words_noted(&nonce).await;
        Ok(Some((channel, posted)))
    }

    /// Calls somebody to the message that asks: directly, with its buttons, or in the game's channel.
    async fn call_to_answer(
        &self,
        telling: &Telling,
        asked: &CancelVote,
        number: Number,
        user: UserId,
        direct: bool,
        there: Place,
    ) -> Result<(), Undelivered> {
        let (seen, table) = (&telling.seen, telling.seen.game.terms.language);
        let nonce = format!("{}-{number}", nonce(seen.row.id, asked));
        let mut sent = Err(Error::Gone(Gone::Channel).into());
        if direct {
            let language = languages::writing_to(&self.store, user, table).await?;
            let message = asks_directly(language, &seen.game, asked, number, Some(there));
            let message = Message { pings: vec![user], ..message };
            let sends = async |to| self.post_words(to, &message, &nonce, Priority::Program).await;
            sent = self.write_directly(user, Priority::Program, sends).await;
        }
        // The channel serves where direct messages do not.
        let in_channel = match &sent {
            Ok(_) => false,
            Err(Undelivered::Shut(_)) => true,
            Err(Undelivered::Failed(error)) => !error.may_pass(),
        };
        if in_channel {
            let told = text::cancel_vote::call(table, &seen.game, asked, user, there);
            let message = Message { pings: vec![user], ..said(told) };
            sent = Ok((there.0, self.post_words(there.0, &message, &nonce, Priority::Program).await?));
        }
        cancel_vote::is_called(&self.store, seen.row.id, number, Some(sent?)).await?;
        self.words_noted(&nonce).await;
        Ok(())
    }

    /// Puts the message of a call right: one in a channel goes once it is answered, a direct one says what came of it.
    async fn put_call_right(
        &self,
        telling: &Telling,
        asked: &CancelVote,
        (number, (channel, message)): (Number, Place),
        there: Option<Place>,
    ) -> Result<(), Undelivered> {
        let seen = &telling.seen;
        let user = seen.game.chairs().person(number).and_then(|person| person.who.user());
        let Some(user) = user else { return Ok(()) };
        let is_open = asked.ended.is_none();
        if direct_messages::channel_of(&self.store, user).await? == Some(channel) {
            let language = languages::writing_to(&self.store, user, seen.game.terms.language).await?;
            let changed = asks_directly(language, &seen.game, asked, number, there);
            passed(self.rest.edit_message(channel, message, &changed, Priority::Program).await)?;
        } else if is_open && !asked.agreed.contains(&number) {
            return Ok(());
        } else {
            passed(self.rest.delete_message(channel, message).await)?;
            return Ok(cancel_vote::is_called(&self.store, seen.row.id, number, None).await?);
        }
        if !is_open {
            cancel_vote::is_called(&self.store, seen.row.id, number, None).await?;
        }
        Ok(())
    }
}

/// Names the message that asks.
fn nonce(game: GameId, asked: &CancelVote) -> String {
    format!("{game}-off-{}", asked.asked_at.seconds())
}
