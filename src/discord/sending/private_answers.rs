//! Private answers below a board: one for each person and channel. Whoever presses a button of a public message is
//! answered in private, and Discord shows that below the board: without this, ten presses push the board off a phone's
//! screen. So a new answer takes the place of the former one, which is deleted after it.
//!
//! A private message can be deleted only with the token of an interaction, for fifteen minutes. They are remembered in
//! memory alone: of one that is forgotten with the process nothing is lost, it only stays.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use ra_table::id::{ChannelId, MessageId, UserId};

use super::Delivery;
use crate::discord::keyed_mutex::lock;
use crate::discord::rest::{Interaction, Reply, TOKEN_LIFE, written_at};

/// How many are remembered at most; others stay.
const MOST: usize = 10_000;
/// How long a result stays at least that its person did not ask for.
const READ_IN: Duration = Duration::from_secs(60);

/// Where a private answer stands: whose it is, and in which channel.
pub(in crate::discord) type Below = (UserId, ChannelId);

/// A private answer, and what it can be deleted with.
#[derive(Debug, Clone)]
struct Answer {
    message: MessageId,
    interaction: Interaction,
    reply: Reply,
    /// Until when it stays whatever its person does, as it tells a result that is news to them.
    news_until: Option<Instant>,
}

#[derive(Debug, Default)]
pub(in crate::discord) struct PrivateAnswers(Mutex<HashMap<Below, Vec<Answer>>>);

impl PrivateAnswers {
    /// Remembers a new answer. Those are forgotten that can be deleted no more.
    fn add(&self, below: Below, answer: Answer) {
        let mut all = lock(&self.0);
        let now = Instant::now();
        for answers in all.values_mut() {
            answers.retain(|answer| now < answer.interaction.made_at() + TOKEN_LIFE);
        }
        all.retain(|_, answers| !answers.is_empty());
        if all.values().map(Vec::len).sum::<usize>() < MOST {
            all.entry(below).or_default().push(answer);
        }
    }

    /// Takes those that were there before an interaction and do not stay.
    fn take(&self, below: Below, by: &Interaction, stays: impl Fn(&Answer) -> bool) -> Vec<Answer> {
        let mut all = lock(&self.0);
        let Some(answers) = all.get_mut(&below) else { return Vec::new() };
        let is_past = |answer: &Answer| answer.interaction.id < by.id && !stays(answer);
        let (past, kept) = answers.drain(..).partition(is_past);
        *answers = kept;
        past
    }

    fn change(&self, message: MessageId, change: impl FnOnce(&mut Answer)) {
        let mut all = lock(&self.0);
        if let Some(answer) = all.values_mut().flatten().find(|answer| answer.message == message) {
            change(answer);
        }
    }

    /// A click has changed a private message: it can be deleted by that click from now on.
    pub(in crate::discord) fn pressed(&self, message: MessageId, by: &Interaction) {
        self.change(message, |answer| {
            *answer = Answer { message, interaction: by.clone(), reply: Reply::Original, news_until: None };
        });
    }

    /// A private message tells a result by now.
    pub(in crate::discord) fn tells_news(&self, message: MessageId) {
        self.change(message, |answer| answer.news_until = Some(Instant::now() + READ_IN));
    }
}

impl Delivery {
    /// Whether the token of an interaction still works, by Discord's time, which a local Discord turns. A request with a
    /// token that is too old is refused, and too many refused requests slow the program down.
    pub(in crate::discord) fn has_token(&self, interaction: &Interaction) -> bool {
        self.now().since(written_at(MessageId(interaction.id.0))) < TOKEN_LIFE
    }

    /// Somebody has been answered in private below a public message: the answers before that go.
    pub(in crate::discord) fn answered_below(
        &self,
        below: Below,
        interaction: &Interaction,
        reply: Reply,
        message: MessageId,
    ) {
        let answer = Answer { message, interaction: interaction.clone(), reply, news_until: None };
        self.clear_below(below, interaction);
        self.private_answers.add(below, answer);
    }

    /// Somebody has done something below which no private answer of before is of use: they go. One stays that tells
    /// what can still be taken back, or a result that its person may not have read.
    pub(in crate::discord) fn clear_below(&self, below: Below, by: &Interaction) {
        let now = Instant::now();
        let is_news = |answer: &Answer| answer.news_until.is_some_and(|until| until > now);
        let stays = |answer: &Answer| is_news(answer) || self.undo_prompts.holds(answer.message);
        self.delete_past(self.private_answers.take(below, by, stays));
    }

    /// Somebody has answered the question in their own conversation with the bot, which tells what comes of it: all private
    /// answers of before go.
    pub(in crate::discord) fn clear_all_below(&self, below: Below, by: &Interaction) {
        let past = self.private_answers.take(below, by, |_| false);
        for answer in &past {
            self.undo_prompts.forget(answer.message, by);
        }
        self.delete_past(past);
    }

    fn delete_past(&self, mut past: Vec<Answer>) {
        for answer in &past {
            self.open_panels.forget(answer.message);
        }
        past.retain(|answer| self.has_token(&answer.interaction));
        if past.is_empty() {
            return;
        }
        let delivery = self.clone();
        self.tasks.spawn(async move {
            for Answer { interaction, reply, .. } in past {
                if let Err(error) = delivery.rest.delete_reply(&interaction, reply).await {
                    tracing::info!(%error, "a private answer stays");
                }
            }
        });
    }
}
