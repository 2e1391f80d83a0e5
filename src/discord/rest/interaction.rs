//! An interaction, and what is known of its first answer, which Discord waits for three seconds.
//!
//! Whatever has no confirmed answer when it is [`defer`](crate::config::AnswerTimeouts::defer) old is deferred, beside
//! an answer that may be on its way: Discord then shows that the bot is thinking, and takes the answer as an edit for
//! fifteen minutes. Discord takes one of the two and refuses the other, and by that both know how to go on
//! (`first_response`).

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ra_table::id::{InteractionId, MessageId};
use tokio::sync::watch;

use super::{Error, Response, Rest};
use crate::discord::keyed_mutex::lock;

/// How long an interaction's token can be used: Discord takes it for 15 minutes, and a request needs time to get there.
pub const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60 - 10);
/// How long an interaction is remembered: Discord may still be told to wait for its answer.
const REMEMBERED: Duration = Duration::from_secs(10);

/// An interaction, as far as it is needed to answer it. All that have the same number share what is known of the answer.
#[derive(Clone)]
pub struct Interaction {
    /// Its id.
    pub id: InteractionId,
    /// Its token: a secret for 15 minutes.
    pub token: String,
    /// What came.
    pub came: Came,
    /// When Discord made it, on this machine's clock.
    pub(super) made: Instant,
    pub(super) first: Arc<watch::Sender<First>>,
}

/// What kind of interaction came, which decides how it can be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Came {
    /// A command.
    Command,
    /// A click on a button of this message, or a choice from its menu.
    Click(MessageId),
    /// An option that is being typed. It cannot be deferred.
    Typing,
}

impl Came {
    /// What it is called where it is counted.
    pub(super) fn word(self) -> &'static str {
        match self {
            Came::Command => "command",
            Came::Click(_) => "click",
            Came::Typing => "typing",
        }
    }
}

/// What is known of the first answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// Nothing.
    Open,
    /// A deferral is on its way.
    Deferring,
    /// Discord has taken the deferral: the answer is an edit.
    Deferred,
    /// Discord has taken something before the deferral.
    Answered,
    /// Discord may have taken the deferral.
    Unclear,
}

/// The interactions of the last seconds.
pub(super) type UnderWay = Mutex<HashMap<InteractionId, Arc<watch::Sender<First>>>>;

impl fmt::Debug for Interaction {
    /// Without the token, so that it cannot slip into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Interaction").field("id", &self.id).field("came", &self.came).finish_non_exhaustive()
    }
}

impl Interaction {
    /// When Discord made it, on this machine's clock.
    pub fn made_at(&self) -> Instant {
        self.made
    }

    /// Whether Discord was told to wait for its answer.
    pub fn was_deferred(&self) -> bool {
        matches!(*self.first.borrow(), First::Deferred | First::Unclear)
    }

    /// Takes note of what became of the first answer, unless more is known by now than `before`.
    fn learn(&self, before: First, now: First) {
        self.first.send_if_modified(|first| {
            let is_news = *first == before;
            if is_news {
                *first = now;
            }
            is_news
        });
    }
}

impl Rest {
    /// Takes note of an interaction that has just arrived. Unless its option is being typed, it is deferred in time,
    /// as long as somebody holds what this returns.
    pub fn receive(&self, id: InteractionId, token: String, came: Came) -> Interaction {
        let interaction = self.recall(id, token, came);
        if came == Came::Typing {
            return interaction;
        }
        let known = lock(&self.under_way).get(&id).cloned();
        if let Some(first) = known {
            return Interaction { first, ..interaction };
        }
        lock(&self.under_way).insert(id, Arc::clone(&interaction.first));
        tokio::spawn(self.clone().watch_over(interaction.clone()));
        interaction
    }

    /// Whether somebody here has still to answer an interaction, or to follow its answer.
    pub fn is_being_answered(&self, id: InteractionId) -> bool {
        // One is in the list, and one here.
        lock(&self.under_way).get(&id).is_some_and(|first| Arc::strong_count(first) > 2)
    }

    /// An interaction of before, of whose answer nothing is known here.
    pub fn recall(&self, id: InteractionId, token: String, came: Came) -> Interaction {
        let made = self.clock.made(id.0, Instant::now());
        Interaction { id, token, came, made, first: Arc::new(watch::Sender::new(First::Open)) }
    }

    /// Defers an interaction if it is not answered in time, and forgets it later.
    async fn watch_over(self, interaction: Interaction) {
        tokio::time::sleep_until((interaction.made + self.times.defer).into()).await;
        // One is here and one in the list: any other is with who will answer. Who has nothing to say is gone.
        if Arc::strong_count(&interaction.first) > 2 && *interaction.first.borrow() == First::Open {
            self.defer(&interaction).await;
        }
        tokio::time::sleep_until((interaction.made + REMEMBERED).into()).await;
        lock(&self.under_way).remove(&interaction.id);
    }

    async fn defer(&self, interaction: &Interaction) {
        let response = match interaction.came {
            Came::Command => Response::Defer,
            Came::Click(_) => Response::DeferUpdate,
            Came::Typing => return,
        };
        tracing::debug!(?interaction, "deferred: it takes long to answer");
        interaction.learn(First::Open, First::Deferring);
        // By a connection of its own: the other may be what is slow.
        let sent = self.callback(interaction, &response, true).await;
        let known = match sent.result {
            Ok(_) => First::Deferred,
            Err(Error::AnsweredBefore) if !sent.lost => First::Answered,
            Err(Error::AnsweredBefore | Error::Temporary { .. }) => First::Unclear,
            Err(error) => {
                tracing::info!(%error, ?interaction, "could not be deferred");
                First::Open
            }
        };
        interaction.learn(First::Deferring, known);
    }
}
