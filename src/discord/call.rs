//! A command as it came, and the answers to it.

use std::time::Instant;

use serenity::model::channel::MessageFlags;
use serenity::model::permissions::Permissions;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::rest::{Answer, Answered, Error, Interaction, Message};
use super::{Context, Data};
use crate::app::play::Request;
use crate::app::{Person, Refusal};
use crate::id::GuildId;
use crate::store::games::Place;
use crate::time::Millis;

/// What a game needs to be allowed in its channel, with Discord's names for it.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::EMBED_LINKS, "Embed Links"),
    (Permissions::ATTACH_FILES, "Attach Files"),
];

/// A command as it came.
pub(super) struct Call<'a> {
    pub(super) data: &'a Data,
    /// For answering.
    pub(super) interaction: Interaction,
    /// For `app`.
    pub(super) request: Request,
    /// The server; 0 in a direct message.
    pub(super) guild: GuildId,
    /// What the bot may do in the channel.
    permissions: Permissions,
    in_thread: bool,
    /// The program does not stop before this is dropped.
    _under_way: TaskTrackerToken,
}

impl<'a> Call<'a> {
    pub(super) fn new(ctx: Context<'a>) -> Call<'a> {
        let came = ctx.interaction;
        let name =
            came.member.as_ref().map_or_else(|| came.user.display_name(), |member| member.display_name());
        Call {
            data: ctx.data(),
            interaction: Interaction { id: came.id, token: came.token.clone(), received: Instant::now() },
            request: Request {
                interaction: came.id.into(),
                token: came.token.clone(),
                channel: came.channel_id.into(),
                person: Person { user: came.user.id.into(), name: name.to_owned() },
                now: Millis::now(),
            },
            guild: came.guild_id.map_or(GuildId(0), GuildId::from),
            permissions: came.app_permissions.unwrap_or(Permissions::all()),
            _under_way: ctx.data().tasks.token(),
            in_thread: came.channel.as_ref().is_some_and(|channel| channel.thread_metadata.is_some()),
        }
    }

    /// Whether the command was given in a thread.
    pub(super) fn in_thread(&self) -> bool {
        self.in_thread
    }

    /// What the bot may not do here of all that a game in such a place will need later.
    pub(super) fn hindrance(&self, place: Place) -> Option<Refusal> {
        let opens_thread = place == Place::Thread;
        let mut needed = NEEDED.to_vec();
        if opens_thread {
            needed.push((Permissions::SEND_MESSAGES, "Send Messages"));
            needed.push((Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"));
        }
        if opens_thread || self.in_thread {
            needed.push((Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"));
        } else {
            needed.push((Permissions::SEND_MESSAGES, "Send Messages"));
        }
        needed.retain(|(permission, _)| !self.permissions.contains(*permission));
        let missing: Vec<&str> = needed.into_iter().map(|(_, name)| name).collect();
        (!missing.is_empty()).then_some(Refusal::Missing(missing))
    }

    /// Answers with a text that nobody else sees. That it could not be delivered is logged: nothing depends on it.
    pub(super) async fn privately(&self, text: String) {
        let message = Message { content: Some(text), flags: MessageFlags::EPHEMERAL, ..Message::default() };
        self.privately_with(message).await;
    }

    /// Answers with a text that everybody sees, and that nobody is pinged by.
    pub(super) async fn publicly(&self, text: String) {
        let message = Message { content: Some(text), ..Message::default() };
        if let Err(error) =
            self.data.publisher.rest.answer(&self.interaction, &Answer::Message(message)).await
        {
            tracing::warn!(%error, "an answer was not delivered");
        }
    }

    /// Answers with a message that nobody else sees.
    pub(super) async fn privately_with(&self, message: Message) {
        let private = Message { flags: message.flags | MessageFlags::EPHEMERAL, ..message };
        match self.data.publisher.rest.answer(&self.interaction, &Answer::Message(private)).await {
            Ok(Answered::Now(_) | Answered::Before) | Err(Error::AnsweredBefore) => {}
            Err(error) => tracing::warn!(%error, "a private answer was not delivered"),
        }
    }
}
