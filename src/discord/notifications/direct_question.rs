//! The direct message that shows a person what one game asks them. The latest about each game is kept up to date: it says
//! what came of its question, and shows the next one if the person may not be notified yet. Once a newer one has been
//! sent, it is deleted.

use std::collections::BTreeSet;
use std::time::Duration;

use ra::rules::Seat;
use ra_display::text::{self, message_marker};
use ra_table::game::view::{Own, Public};
use ra_table::game::{Asks, BEFORE_START, Became, Call, CallOutcome};
use ra_table::id::{ChannelId, GameId, MessageId, UserId};
use ra_table::language::Language;

use super::expired_call::past_call;
use crate::app::notifications::{self, DirectContent};
use crate::app::{self, GameRef, SeenGame, languages, notes, ratings};
use crate::discord::board;
use crate::discord::interactions::after_decision;
use crate::discord::rest::{Error, Gone, Message, Priority, Prospect};
use crate::discord::sending::{Delivery, board_buttons};
use crate::store::direct_messages;
use crate::store::direct_questions::{self, Answered, DirectQuestion, Form};
use crate::task_queue::Failed;

/// After how long a message is looked at again that tells what is still to be told otherwise.
const HELD: Duration = Duration::from_secs(20);

/// What was done about a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Updated {
    Done,
    /// It is to be looked at again after so long.
    Again(Duration),
}

impl Delivery {
    /// Deletes a direct message that was replaced, or lets it show what is asked now, or what came of its question.
    pub(super) async fn update_direct(&self, question: &DirectQuestion) -> Result<Updated, Failed> {
        // Whoever is just answering it is shown what comes of that.
        let _served = self.served.wait_for(question.user).await;
        let DirectQuestion { game, user, message, .. } = *question;
        let known = direct_questions::of_game(&self.store, game).await?;
        let Some(question) = known.iter().find(|known| (known.user, known.message) == (user, message)) else {
            return Ok(Updated::Done);
        };
        if self.undo_prompts.holds(message) {
            return Ok(Updated::Again(HELD));
        }
        let Some(channel) = direct_messages::channel_of(&self.store, question.user).await? else {
            notifications::direct_gone(&self.store, question).await?;
            return Ok(Updated::Done);
        };
        match question.form {
            Form::OfGame => self.update_of_game(question, channel, &known).await,
            Form::List => self.update_list(question, channel).await,
            Form::Invitation => {
                let (edited, is_open) = self.update_invitation(question, channel).await?;
                if edited.is_ok() && is_open {
                    return Ok(Updated::Done);
                }
                self.noted_as_gone(question, edited).await
            }
        }
    }

    /// The same for a message of one game, of those that are `known`.
    async fn update_of_game(
        &self,
        question: &DirectQuestion,
        channel: ChannelId,
        known: &[DirectQuestion],
    ) -> Result<Updated, Failed> {
        let DirectQuestion { user, message, .. } = *question;
        // It is deleted, unless it alone tells of the end of an epoch.
        let asks_the_same = |other: &DirectQuestion| {
            other.user == user
                && !other.replaced
                && other.subject.is_some()
                && other.subject == question.subject
        };
        if question.replaced && (!question.shows_epoch || known.iter().any(asks_the_same)) {
            let deleted = self.rest.delete_message(channel, question.message).await;
            return self.noted_as_gone(question, deleted).await;
        }
        let content = match notifications::direct_content(&self.store, question, self.now()).await {
            Ok(content) => content,
            // Of a game that cannot be replayed nobody knows what came of anything: what was said stays.
            Err(app::Error::Refused(refusal)) => {
                tracing::info!(game = %question.game, ?refusal, "a direct message stays as it is");
                notifications::direct_gone(&self.store, question).await?;
                return Ok(Updated::Done);
            }
            Err(error) => return Err(error.into()),
        };
        let (message, shown, is_over) = match content {
            DirectContent::Unchanged if question.replaced => {
                // No button stays that asks something.
                let deleted = match question.subject {
                    Some(_) => self.rest.delete_message(channel, message).await,
                    None => Ok(()),
                };
                return self.noted_as_gone(question, deleted).await;
            }
            DirectContent::Unchanged => return Ok(Updated::Done),
            DirectContent::Soon => return Ok(Updated::Again(notifications::SOON)),
            DirectContent::Question(seen, asked) => {
                // A message that asks the same may have replaced it since it was read.
                let known = direct_questions::of_game(&self.store, question.game).await?;
                if known.iter().any(|known| (known.user, known.message) == (user, message) && known.replaced)
                {
                    return Ok(Updated::Again(notifications::SOON));
                }
                self.asking(question, &seen, &asked).await?
            }
            DirectContent::Answered(own) => {
                let language = languages::writing_to(&self.store, user, own.terms.language).await?;
                let message = match &own.pending {
                    Some(pending) => after_decision::pending(language, &own, pending),
                    None => after_decision::answered(language, &own),
                };
                (
                    // Nothing on the table has changed.
                    Message { embeds: None, files: None, ..message },
                    DirectQuestion { answered: Answered::Ahead, unconfirmed: false, ..*question },
                    false,
                )
            }
            DirectContent::Outcome { seen, came, goes_on } => {
                let (message, is_over) = self.outcome(user, &seen, came).await?;
                let subject = question.subject.filter(|_| goes_on);
                let answered = if goes_on { Answered::InAuction } else { Answered::No };
                let shown = DirectQuestion { subject, answered, unconfirmed: false, ..*question };
                (kept_epoch(question, message), shown, is_over)
            }
        };
        self.edit_direct(channel, &message, question, &shown, is_over || question.replaced).await
    }

    /// What came of a question, with the table as long as the game goes on; and whether it is over.
    async fn outcome(
        &self,
        user: UserId,
        seen: &SeenGame,
        came: CallOutcome,
    ) -> Result<(Message, bool), Failed> {
        let language = languages::writing_to(&self.store, user, seen.game.terms.language).await?;
        let message = past_call(language, &seen.game, came);
        let is_over = seen.game.has_ended();
        if is_over || came.what == Became::Left {
            return Ok((message, is_over));
        }
        let picture = self.picture(language, &seen.game).await;
        Ok((board::message::with_table(language, &seen.game, picture, message), false))
    }

    /// Changes a direct message, and notes what it shows then; one that is the last to be said of it is forgotten.
    async fn edit_direct(
        &self,
        channel: ChannelId,
        message: &Message,
        question: &DirectQuestion,
        shown: &DirectQuestion,
        is_last: bool,
    ) -> Result<Updated, Failed> {
        // A new question is noted before it is shown, so that the message is settled once it is answered.
        if shown.subject.is_some() && shown.answered == Answered::No {
            let soon = DirectQuestion { unconfirmed: true, ..*shown };
            notifications::direct_shown(&self.store, &soon).await?;
        }
        let edited = self.rest.edit_message(channel, question.message, message, Priority::Program).await;
        if edited.is_err() || is_last {
            return self.noted_as_gone(question, edited).await;
        }
        notifications::direct_shown(&self.store, shown).await?;
        Ok(Updated::Done)
    }

    /// The message that shows what a game asks somebody now, what it shows then, and that the game is not over.
    async fn asking(
        &self,
        question: &DirectQuestion,
        seen: &SeenGame,
        asked: &Call,
    ) -> Result<(Message, DirectQuestion, bool), app::Error> {
        let table = seen.game.terms.language;
        let language = languages::writing_to(&self.store, question.user, table).await?;
        let message = self.about_one(language, &seen.game, asked).await;
        let games = BTreeSet::from([question.game]);
        let message = self.with_notes(question.user, language, message, games).await;
        let told = message.content.unwrap_or_default();
        let subjects = [(question.game, asked.subject)].into_iter();
        let tells_epoch = epoch_end(&seen.game, asked.seat).is_some();
        let told = message_marker::with_subjects(language, told, subjects);
        let shown = DirectQuestion {
            subject: Some(asked.subject),
            answered: Answered::No,
            unconfirmed: false,
            shows_epoch: question.shows_epoch || tells_epoch,
            ..*question
        };
        let message = Message { content: Some(told), ..message };
        Ok((if tells_epoch { message } else { kept_epoch(question, message) }, shown, false))
    }

    /// Whether a direct message other than this one shows a person what a game asks.
    pub(in crate::discord) async fn shows_question(
        &self,
        game: GameId,
        user: UserId,
        except: Option<MessageId>,
    ) -> bool {
        let is_other = |known: &DirectQuestion| known.form == Form::OfGame && Some(known.message) != except;
        self.newest_to(game, user).await.first().is_some_and(is_other)
    }

    /// The same, or a list names the game.
    pub(in crate::discord) async fn asks_apart(
        &self,
        game: GameId,
        user: UserId,
        except: Option<MessageId>,
    ) -> bool {
        let is_other = |known: &DirectQuestion| Some(known.message) != except;
        self.newest_to(game, user).await.iter().any(is_other)
    }

    /// The direct messages to a person that may ask something in a game, a list after others.
    async fn newest_to(&self, game: GameId, user: UserId) -> Vec<DirectQuestion> {
        let mut known = direct_questions::of_game(&self.store, game).await.unwrap_or_else(|error| {
            tracing::warn!(%game, %error, "what direct messages show is not known");
            Vec::new()
        });
        known.retain(|known| {
            known.user == user && known.form != Form::Invitation && !known.replaced && !known.shows_epoch
        });
        known.sort_by_key(|known| known.form == Form::List);
        known
    }

    /// Notes that a person has read in their direct message what came of its question. If that is lost, the message says
    /// it once more.
    pub(in crate::discord) async fn direct_answered(&self, game: GameId, user: UserId, message: MessageId) {
        let noted = notifications::direct_answered(&self.store, game, user, message, self.now()).await;
        if let Err(error) = noted {
            tracing::warn!(%game, ?error, "what a direct message shows could not be noted");
        }
    }

    /// Notes that a direct message is about to show what its reader is asked next. If the process dies first, a task brings
    /// the message up to date.
    pub(in crate::discord) async fn direct_asks(&self, game: GameId, user: UserId, message: MessageId) {
        let noted = notifications::direct_asks(&self.store, game, user, message, self.now()).await;
        if let Err(error) = noted {
            tracing::warn!(%game, ?error, "what a direct message is about to ask could not be noted");
        }
    }

    /// Notes that nothing more is done about a message, unless trying again can help.
    pub(super) async fn noted_as_gone<T>(
        &self,
        question: &DirectQuestion,
        done: Result<T, Error>,
    ) -> Result<Updated, Failed> {
        if let Err(error) = done {
            match error.prospect() {
                Prospect::Later(_) => return Err(self.failed(error)),
                _ if error == Error::Gone(Gone::Message) => {}
                Prospect::Never | Prospect::WhenChanged => {
                    tracing::info!(%error, "a direct message stays as it is");
                }
            }
        }
        notifications::direct_gone(&self.store, question).await?;
        Ok(Updated::Done)
    }

    /// A direct message about one game: what has happened since the person last acted, and what of it was done for them, why
    /// they are notified, what the game's channel shows to everybody, and what they can do there.
    pub(super) async fn about_one(&self, language: Language, game: &Public, call: &Call) -> Message {
        let own = match call.asks {
            Asks::Over | Asks::CalledOff | Asks::OutOfReach | Asks::Begun => None,
            Asks::ToAct | Asks::MayAnswer | Asks::Next | Asks::Late | Asks::OutOfSight => {
                self.own_of(game, call.seat).await
            }
        };
        let done =
            own.as_ref().map_or_else(String::new, |own| text::own_view::done_and_lapsed(language, own));
        let mut told = text::joined([done, text::notifications::one(language, game, call)], "\n\n");
        let mut more = None;
        // That the game has begun says itself who plays.
        if call.asks != Asks::Begun {
            let news = text::news::short(language, game, call.seat);
            more = news.more;
            told = if call.asks == Asks::Over {
                text::joined([told, news.told], "\n\n")
            } else {
                news.above(told)
            };
        }
        if call.asks == Asks::Over {
            let gains = self.gains(language, game, self.wants_ratings(game, call.seat).await).await;
            let facts = |end| text::end::facts(language, game, end, &told);
            let facts = game.end.as_ref().map_or(String::new(), facts);
            told = text::joined([told, gains, facts], "\n\n");
        }
        if let Some(unfinished) = game.unfinished.as_ref().filter(|_| call.asks == Asks::CalledOff) {
            told = text::joined([told, text::cancel_vote::unfinished(language, game, unfinished)], "\n\n");
        }
        let user = game.player(call.seat).user();
        let rows = match call.asks {
            Asks::OutOfSight => {
                let asked = user.and_then(|user| game.asks(user)).is_some();
                board_buttons::of_copy(language, game, asked, more)
            }
            Asks::ToAct | Asks::MayAnswer => board_buttons::of_copy(language, game, true, more),
            Asks::Next | Asks::Begun => board_buttons::of_copy(language, game, false, more),
            Asks::Late => board_buttons::of_lateness(language, game, call.seat, more),
            Asks::OutOfReach => board_buttons::of_reach(language, game, more),
            Asks::Over | Asks::CalledOff => board_buttons::of_end(language, game, more),
        };
        let picture = self.picture(language, game).await;
        let message = board::message::copy(language, game, Some(told), picture, rows);
        match (epoch_end(game, call.seat), own) {
            (Some(known), Some(own)) => self.with_last_epoch(language, &own, known, message).await,
            (None, _) | (_, None) => message,
        }
    }

    /// A game as the player on a seat sees it; `None`, where that is not known.
    async fn own_of(&self, game: &Public, seat: Seat) -> Option<Own> {
        let user = game.player(seat).user()?;
        let own = app::own(&self.store, GameRef::Game(game.id), user, self.now()).await;
        own.inspect_err(|error| tracing::warn!(?error, "what a player sees is not known")).ok()
    }

    /// Whether a direct message to a player may tell ratings; not, where that is not known.
    async fn wants_ratings(&self, game: &Public, seat: Seat) -> bool {
        let Some(user) = game.player(seat).user() else { return false };
        match ratings::are_wanted(&self.store, user).await {
            Ok(wanted) => wanted,
            Err(error) => {
                tracing::warn!(?error, "whether somebody wants ratings is not known");
                false
            }
        }
    }

    /// A message with what its reader has noted on the games that it is about. It goes out without, if that cannot be
    /// read.
    pub(super) async fn with_notes(
        &self,
        user: UserId,
        language: Language,
        message: Message,
        games: BTreeSet<GameId>,
    ) -> Message {
        let mut noted = Vec::new();
        for game in games {
            match notes::of(&self.store, game, user).await {
                Ok(note) => noted.extend(note.map(|note| (game, note))),
                Err(error) => tracing::warn!(%game, ?error, "somebody's note is not known"),
            }
        }
        let told = text::note::below(language, message.content.unwrap_or_default(), &noted);
        Message { content: Some(told), ..message }
    }
}

/// A message as it replaces one that tells of the end of an epoch: that stays there.
fn kept_epoch(question: &DirectQuestion, message: Message) -> Message {
    if question.shows_epoch { Message { embeds: None, files: None, ..message } } else { message }
}

/// The entry after which a player is told of the end of an epoch; `None` if none has ended that they do not know of. The
/// end of the game has a message of its own.
pub(super) fn epoch_end(game: &Public, seat: Seat) -> Option<i64> {
    let known = game.player(seat).known.unwrap_or(BEFORE_START);
    let has_ended = !game.is_over() && game.story.epochs_over(known, game.seq).next().is_some();
    has_ended.then_some(known)
}
