//! Signs that another process uses the bot's token: two that do, with a database each, answer the same people and know
//! nothing of each other's games.

use std::collections::HashSet;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use ra_table::id::{InteractionId, MessageId};
use serenity::all::{Message, MessageInteractionMetadata, MessageType, Nonce};
use serenity::model::id as theirs;
use tokio::sync::Notify;

use super::TOKEN_LIFE;
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::keyed_mutex::lock;

/// How long a message may be known before the answer to the request that made it, or the interaction that it answers.
const UNSURE: Duration = Duration::from_secs(5);
/// For how long after the start a message may still be one that an earlier life of this process had sent.
const GRACE: Duration = Duration::from_secs(60);

/// What this process has sent and received, and what it may not have sent.
#[derive(Debug)]
pub struct Others {
    begun: Instant,
    known: Mutex<Known>,
    /// Rung when there is something to look at.
    signs: Notify,
}

#[derive(Debug)]
struct Known {
    nonces: Recent<String>,
    messages: Recent<MessageId>,
    interactions: Recent<InteractionId>,
    /// Messages of the bot, and when this process heard of them.
    heard: Vec<(Instant, Sign)>,
}

/// What tells whether a message of the bot was sent by this process.
#[derive(Debug)]
enum Sign {
    Posted {
        message: MessageId,
        nonce: Option<String>,
    },
    Answer {
        message: MessageId,
        to: InteractionId,
    },
    /// An interaction that nobody here has answered was answered.
    Answered(InteractionId),
}

/// What was noted lately: for as long as an interaction can be answered, and at most for twice as long.
#[derive(Debug)]
struct Recent<T> {
    since: Instant,
    now: HashSet<T>,
    before: HashSet<T>,
}

impl<T: Eq + Hash> Recent<T> {
    fn new() -> Recent<T> {
        Recent { since: Instant::now(), now: HashSet::new(), before: HashSet::new() }
    }

    fn note(&mut self, one: T) {
        if self.since.elapsed() > TOKEN_LIFE {
            (self.since, self.before) = (Instant::now(), std::mem::take(&mut self.now));
        }
        self.now.insert(one);
    }

    fn has(&self, one: &T) -> bool {
        self.now.contains(one) || self.before.contains(one)
    }
}

impl Default for Others {
    fn default() -> Others {
        let (nonces, messages, interactions) = (Recent::new(), Recent::new(), Recent::new());
        let known = Known { nonces, messages, interactions, heard: Vec::new() };
        Others { begun: Instant::now(), known: Mutex::new(known), signs: Notify::new() }
    }
}

impl Others {
    /// A message with this nonce is about to be sent.
    pub(super) fn sends(&self, nonce: &str) {
        lock(&self.known).nonces.note(nonce.to_owned());
    }

    /// A message has been sent.
    pub(super) fn sent(&self, message: MessageId) {
        lock(&self.known).messages.note(message);
    }

    /// Discord says that an interaction was answered which this process has not answered.
    pub(super) fn answered(&self, interaction: InteractionId) {
        self.hear(Sign::Answered(interaction), Instant::now());
    }

    /// An interaction has arrived. Returns whether it is the first time.
    pub fn received(&self, interaction: InteractionId) -> bool {
        let mut known = lock(&self.known);
        let is_new = !known.interactions.has(&interaction);
        known.interactions.note(interaction);
        is_new
    }

    /// Discord tells that the bot has written a message.
    pub fn written(&self, message: &Message, now: Instant) {
        let kinds = [MessageType::Regular, MessageType::InlineReply, MessageType::ChatInputCommand];
        if now < self.begun + GRACE || !kinds.contains(&message.kind) {
            return;
        }
        let to = match message.interaction_metadata.as_deref() {
            Some(MessageInteractionMetadata::Command(to)) => Some(to.id),
            Some(MessageInteractionMetadata::Component(to)) => Some(to.id),
            Some(MessageInteractionMetadata::ModalSubmit(to)) => Some(to.id),
            // Of what it answers nothing is told.
            Some(_) => return,
            None if message.webhook_id.is_some() => return,
            None => None,
        };
        let nonce = match &message.nonce {
            Some(Nonce::String(nonce)) => Some(nonce.clone()),
            Some(Nonce::Number(_)) | None => None,
        };
        let message = message.id.to_ours();
        let answer = |to: theirs::InteractionId| Sign::Answer { message, to: to.to_ours() };
        self.hear(to.map_or(Sign::Posted { message, nonce }, answer), now);
    }

    fn hear(&self, sign: Sign, now: Instant) {
        lock(&self.known).heard.push((now, sign));
        self.signs.notify_one();
    }

    /// Ends when there may be something to look at.
    pub async fn woken(&self) {
        self.signs.notified().await;
    }

    /// Whether anything of what has been heard was sent by another process, once that can be said; and whether there is
    /// more to look at later.
    pub fn look(&self, now: Instant) -> (bool, bool) {
        let mut known = lock(&self.known);
        let (ripe, later): (Vec<_>, Vec<_>) =
            std::mem::take(&mut known.heard).into_iter().partition(|(at, _)| *at + UNSURE <= now);
        let more = !later.is_empty();
        known.heard = later;
        let is_foreign = ripe.iter().any(|(_, sign)| match sign {
            Sign::Posted { message, nonce } => {
                let is_sent = nonce.as_ref().is_some_and(|nonce| known.nonces.has(nonce));
                !is_sent && !known.messages.has(message)
            }
            Sign::Answer { message, to } => !known.interactions.has(to) && !known.messages.has(message),
            Sign::Answered(interaction) => {
                tracing::debug!(%interaction, "answered, but not by this process");
                true
            }
        });
        (is_foreign, more)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// A message of the bot as Discord tells of it, with this besides.
    fn message(id: u64, more: &Value) -> Message {
        let mut message = json!({
            "id": id.to_string(), "channel_id": "5", "type": 0, "content": "", "timestamp": "2026-11-27T04:00:00Z",
            "author": {"id": "6", "username": "ra", "discriminator": "0", "global_name": null, "avatar": null},
            "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
            "attachments": [], "embeds": [], "pinned": false,
        });
        message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        serde_json::from_value(message).unwrap()
    }

    fn answer_to(interaction: u64) -> Value {
        let user = json!({"id": "7", "username": "nefer", "discriminator": "0", "global_name": null, "avatar": null});
        json!({
            "webhook_id": "6",
            "interaction_metadata": {
                "id": interaction.to_string(), "type": 2, "user": user, "authorizing_integration_owners": {},
            },
        })
    }

    /// Whether a message is taken for one of another process.
    fn is_foreign(others: &Others, message: &Message) -> bool {
        let heard = others.begun + GRACE;
        others.written(message, heard);
        assert_eq!(others.look(heard), (false, true), "it is too early to say");
        let (is_foreign, more) = others.look(heard + UNSURE);
        assert!(!more);
        is_foreign
    }

    #[test]
    fn messages_that_nobody_here_has_sent_are_noticed() {
        let others = Others::default();
        others.sends("own");
        others.sent(MessageId(11));
        assert!(others.received(InteractionId(12)));
        assert!(!others.received(InteractionId(12)));
        assert!(!is_foreign(&others, &message(10, &json!({"nonce": "own"}))));
        assert!(!is_foreign(&others, &message(11, &json!({}))));
        assert!(!is_foreign(&others, &message(13, &answer_to(12))));
        assert!(is_foreign(&others, &message(14, &json!({"nonce": "other"}))));
        assert!(is_foreign(&others, &message(15, &json!({}))));
        assert!(is_foreign(&others, &message(16, &answer_to(17))));
    }

    #[test]
    fn what_an_earlier_life_has_sent_is_not_foreign() {
        let others = Others::default();
        others.written(&message(10, &json!({})), others.begun);
        assert_eq!(others.look(others.begun + GRACE), (false, false));
        // A system message is none that anybody sent.
        others.written(&message(10, &json!({"type": 18})), others.begun + GRACE);
        assert_eq!(others.look(others.begun + GRACE * 2), (false, false));
    }
}
