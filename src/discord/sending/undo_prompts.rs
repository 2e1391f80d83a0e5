//! Private answers that tell what somebody has decided that nobody else sees yet: once it has been played or taken back,
//! or the auction is over that they answered, they are changed into that, without the buttons that would be in vain.
//!
//! They are remembered in memory alone. Of one that is forgotten with the process nothing is lost: its buttons tell
//! whoever presses them that it has been played.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

use ra_display::text;
use ra_table::game::view::Own;
use ra_table::game::{Unseen, WhatBecame};
use ra_table::id::{GameId, InteractionId, MessageId, UserId};
use ra_table::language::Language;

use super::{Delivery, components};
use crate::app::{self, GameRef, next_step, play};
use crate::discord::keyed_mutex::lock;
use crate::discord::rest::{Interaction, Message, Reply, TOKEN_LIFE};
use crate::discord::{board, notifications};

/// A private answer that tells what somebody has decided that nobody else sees yet.
#[derive(Debug, Clone)]
pub(in crate::discord) struct UndoPrompt {
    /// What it answers.
    pub(in crate::discord) interaction: Interaction,
    /// Which of the answers it is, and the message.
    pub(in crate::discord) answer: (Reply, MessageId),
    /// Whose it is, and in which language they read it.
    pub(in crate::discord) reader: (UserId, Language),
    /// What it tells.
    pub(in crate::discord) decided: Unseen,
    /// Whether it is in their own conversation with the bot.
    pub(in crate::discord) direct: bool,
}

/// The answers that are still to be changed.
#[derive(Debug, Default)]
pub(in crate::discord) struct UndoPrompts(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// Those of each game.
    prompts: HashMap<GameId, Vec<UndoPrompt>>,
    /// Messages that were pressed, and by which press last: what was said there before is past, even if it is heard
    /// of later.
    pressed: HashMap<MessageId, Press>,
}

/// A press. Its number says what came before it, and no reckoning of when it was made is as sure of that.
#[derive(Debug)]
struct Press {
    number: InteractionId,
    made_at: Instant,
}

impl UndoPrompts {
    /// Remembers an answer, in the place of what its message said before. Those are forgotten that can be changed no
    /// more.
    pub(in crate::discord) fn remember(&self, game: GameId, prompt: UndoPrompt) {
        let Known { prompts: all, pressed } = &mut *lock(&self.0);
        let now = Instant::now();
        pressed.retain(|_, press| now < press.made_at + TOKEN_LIFE);
        if pressed.get(&prompt.answer.1).is_some_and(|press| press.number > prompt.interaction.id) {
            return;
        }
        let is_other = |other: &UndoPrompt| other.answer.1 != prompt.answer.1;
        let can_be_changed = |other: &UndoPrompt| now < other.interaction.made_at() + TOKEN_LIFE;
        for known in all.values_mut() {
            known.retain(|other| is_other(other) && can_be_changed(other));
        }
        all.retain(|_, known| !known.is_empty());
        all.entry(game).or_default().push(prompt);
    }

    /// Forgets what a message said: it is changed by this press on it. Returns it, should nothing come of the press.
    pub(in crate::discord) fn forget(
        &self,
        message: MessageId,
        press: &Interaction,
    ) -> Option<(GameId, UndoPrompt)> {
        let mut all = lock(&self.0);
        all.pressed.insert(message, Press { number: press.id, made_at: press.made_at() });
        all.prompts.iter_mut().find_map(|(game, known)| {
            let place = known.iter().position(|prompt| prompt.answer.1 == message)?;
            Some((*game, known.remove(place)))
        })
    }

    /// Remembers again what a message said: nothing came of the press on it.
    pub(in crate::discord) fn put_back(&self, game: GameId, prompt: UndoPrompt) {
        lock(&self.0).pressed.remove(&prompt.answer.1);
        self.remember(game, prompt);
    }

    /// Whether a message tells what nobody else sees yet.
    pub(in crate::discord) fn holds(&self, message: MessageId) -> bool {
        let now = Instant::now();
        let can_be_changed = |prompt: &UndoPrompt| now < prompt.interaction.made_at() + TOKEN_LIFE;
        let all = lock(&self.0);
        all.prompts.values().flatten().any(|prompt| prompt.answer.1 == message && can_be_changed(prompt))
    }

    /// What is remembered of a game.
    fn of(&self, game: GameId) -> Vec<UndoPrompt> {
        lock(&self.0).prompts.get(&game).cloned().unwrap_or_default()
    }

    /// Takes one of them; says whether it was still there, and nobody else has taken it.
    fn take(&self, game: GameId, taken: &UndoPrompt) -> bool {
        let mut all = lock(&self.0);
        let Some(known) = all.prompts.get_mut(&game) else { return false };
        let before = known.len();
        known.retain(|one| (one.answer.1, one.decided) != (taken.answer.1, taken.decided));
        known.len() < before
    }
}

impl Delivery {
    /// Changes the private answers of a game that told what has become something else by now.
    pub(in crate::discord) async fn tell_what_became(&self, game: GameId) {
        self.close_panels_if_over(game).await;
        for prompt in self.undo_prompts.of(game) {
            let (user, _) = prompt.reader;
            let became = play::became(&self.store, game, user, prompt.decided, self.now()).await;
            match became {
                // It stays, for it may be played at this very moment by somebody who looks next.
                Ok((WhatBecame::Rests, _)) => {}
                // Whoever else looks at the same moment changes none of them a second time.
                Ok((became, own)) => {
                    // From before it is taken, so that the answer is never without protection.
                    self.private_answers.tells_news(prompt.answer.1);
                    if self.undo_prompts.take(game, &prompt) {
                        self.tell_became(prompt, became, own).await;
                    }
                }
                // Of a game in which they have no chair any more, or that was called off, its last board tells.
                Err(app::Error::Refused(_)) => drop(self.undo_prompts.take(game, &prompt)),
                Err(error) => tracing::warn!(%game, ?error, "what was played is not told in private"),
            }
        }
    }

    async fn tell_became(&self, prompt: UndoPrompt, became: WhatBecame, own: Own) {
        let UndoPrompt { interaction, answer: (reply, told), reader: (user, language), direct, .. } = &prompt;
        let (reply, told, user, language, direct) = (*reply, *told, *user, *language, *direct);
        if !self.has_token(interaction) {
            return;
        }
        let game = own.id;
        let auction = own.question().auction().filter(|_| direct && own.has_answered_auction());
        let has_question = direct && self.shows_question(game, user, Some(told)).await;
        let message =
            components::done(text::undo_window::became(language, &asked_here(&own, has_question), became));
        let message = if direct && !has_question {
            self.with_position(language, &own, became, message).await
        } else {
            message
        };
        let message = if has_question && own.is_waited_for {
            message
        } else {
            self.leading_on(message, own, user, language, direct).await
        };
        match self.rest.edit_reply(interaction, reply, &message).await {
            // They read there, too, what the auction brings.
            Ok(_) if let Some(auction) = auction => {
                self.undo_prompts
                    .remember(game, UndoPrompt { decided: Unseen::InAuction(auction), ..prompt });
            }
            Ok(_) if direct => self.direct_answered(game, user, told).await,
            Ok(_) => {}
            Err(error) => {
                tracing::info!(%game, %error, "a private answer does not say what became of what it told");
            }
        }
    }

    /// A result in somebody's direct messages with the end of an epoch that came of it, and the table, if the game is played
    /// elsewhere. The end of the game has a message of its own.
    async fn with_position(
        &self,
        language: Language,
        own: &Own,
        became: WhatBecame,
        message: Message,
    ) -> Message {
        if own.at.guild.is_none() || own.is_over() {
            return message;
        }
        let since = match became {
            WhatBecame::Played(since, _) | WhatBecame::Ended(since) => since,
            WhatBecame::Rests | WhatBecame::TakenBack => own.seq,
        };
        let message = self.with_last_epoch(language, own, since, message).await;
        let picture = self.picture(language, own).await;
        board::message::with_table(language, own, picture, message)
    }

    /// A result with what its reader can do next below it.
    async fn leading_on(
        &self,
        message: Message,
        own: Own,
        user: UserId,
        language: Language,
        direct: bool,
    ) -> Message {
        let now = self.now();
        match next_step::after(&self.store, GameRef::Game(own.id), Some(own), user, now).await {
            Ok(next) => notifications::next_step_buttons::below_result(message, language, next, now, direct),
            Err(error) => {
                tracing::warn!(?error, "what somebody can do next is not known");
                message
            }
        }
    }
}

/// A game as its player is told of it, who may answer an auction: not where another message there asks that.
pub(in crate::discord) fn asked_here(own: &Own, has_question: bool) -> Own {
    let mut own = own.clone();
    own.is_waited_for &= !has_question;
    own
}
