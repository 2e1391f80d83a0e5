//! What is done with the bot's own token: messages in channels, threads, members, commands.

use std::collections::BTreeMap;

use ra_table::id::{ChannelId, GuildId, MessageId, RoleId, UserId};
use reqwest::Method;
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::builder::CreateCommand;
use serenity::model::application::Command;
use serenity::model::channel::ChannelType;
use serenity::model::guild::Member;
use serenity::model::id as theirs;

use super::commands::named;
use super::message::Payload;
use super::{COMMANDS_ATTEMPT, Error, Gone, Message, POST_PATIENCE, Priority, Rest, WithId, unreadable};
use crate::discord::convert_ids::ToOurs;
use crate::discord::rest::send::{Outgoing, Repeat};

/// A game's thread is hidden from the list after a week without a message, the longest that Discord allows.
const ARCHIVE_AFTER_MINUTES: u16 = 10080;

/// A thread that is not asleep.
#[derive(Deserialize)]
struct ActiveThread {
    id: theirs::ChannelId,
    #[serde(default)]
    name: String,
    parent_id: Option<theirs::ChannelId>,
    owner_id: Option<theirs::UserId>,
    #[serde(rename = "type")]
    kind: ChannelType,
}

impl Rest {
    /// Posts a message. Repetitions after trouble do not double it.
    pub async fn create_message(
        &self,
        channel: ChannelId,
        message: &Message,
        priority: Priority,
    ) -> Result<MessageId, Error> {
        self.create_message_once(channel, message, &self.nonces.next(), priority).await
    }

    /// Posts a message whose `nonce` (1 to 25 characters) names it: a second one with the same nonce within a few
    /// minutes, even after a restart, is not posted but returns the id of the first.
    pub async fn create_message_once(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
        priority: Priority,
    ) -> Result<MessageId, Error> {
        let path = format!("/channels/{channel}/messages");
        let mut call = self.call(Method::POST, "create message", path, channel, priority);
        call.payload = message.created(&self.linked, Some(nonce))?;
        self.others.sends(nonce);
        self.create(call).await
    }

    /// Changes a message of the bot.
    pub async fn edit_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        changes: &Message,
        priority: Priority,
    ) -> Result<(), Error> {
        let path = format!("/channels/{channel}/messages/{message}");
        let mut call = self.call(Method::PATCH, "edit message", path, channel, priority);
        call.payload = changes.changed(&self.linked)?;
        self.perform(call).await
    }

    /// Deletes a message of the bot.
    pub async fn delete_message(&self, channel: ChannelId, message: MessageId) -> Result<(), Error> {
        let path = format!("/channels/{channel}/messages/{message}");
        self.perform(self.call(Method::DELETE, "delete message", path, channel, Priority::Program)).await
    }

    /// Shows that the bot is typing, which it may wherever it may write: to find out whether it may.
    pub async fn type_in(&self, channel: ChannelId) -> Result<(), Error> {
        let path = format!("/channels/{channel}/typing");
        self.perform(self.call(Method::POST, "type", path, channel, Priority::Program)).await
    }

    /// The channel that a thread is of; `None` for what is no thread.
    pub async fn parent(&self, channel: ChannelId) -> Result<Option<ChannelId>, Error> {
        #[derive(Deserialize)]
        struct Found {
            parent_id: Option<theirs::ChannelId>,
            thread_metadata: Option<Value>,
        }
        let path = format!("/channels/{channel}");
        let call = self.call(Method::GET, "get channel", path, channel, Priority::Program);
        let found: Found = self.read(call).await?;
        Ok(found.parent_id.filter(|_| found.thread_metadata.is_some()).map(ToOurs::to_ours))
    }

    /// The channel of the bot's direct messages with somebody.
    pub async fn direct_channel(&self, user: UserId, priority: Priority) -> Result<ChannelId, Error> {
        let mut call =
            self.call(Method::POST, "open direct messages", "/users/@me/channels".to_owned(), "", priority);
        call.payload = Payload::json(&json!({ "recipient_id": user.to_string() }))?;
        Ok(self.read::<WithId<theirs::ChannelId>>(call).await?.id.to_ours())
    }

    /// Opens a public thread from a message; the thread has the message's number. One that is there already counts
    /// as opened. Returns whether it was not.
    pub async fn open_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> Result<bool, Error> {
        let path = format!("/channels/{channel}/messages/{message}/threads");
        let mut call = self.call(Method::POST, "open thread", path, channel, Priority::Person);
        call.payload =
            Payload::json(&json!({ "name": name, "auto_archive_duration": ARCHIVE_AFTER_MINUTES }))?;
        match self.perform(call).await {
            Err(Error::HasThread) => Ok(false),
            other => other.map(|()| true),
        }
    }

    /// Opens a private thread in a channel, in which nobody else is.
    pub async fn open_private_thread(&self, channel: ChannelId, name: &str) -> Result<ChannelId, Error> {
        let path = format!("/channels/{channel}/threads");
        let mut call = self.call(Method::POST, "open private thread", path, channel, Priority::Person);
        let kind = u8::from(ChannelType::PrivateThread);
        call.payload = Payload::json(
            &json!({ "name": name, "type": kind, "auto_archive_duration": ARCHIVE_AFTER_MINUTES }),
        )?;
        // Whether one is there is looked for before another is opened.
        call.repeat = Repeat::IfUnsent;
        Ok(self.read::<WithId<theirs::ChannelId>>(call).await?.id.to_ours())
    }

    /// Starts a post in a forum, with its first message, whose number it has.
    pub async fn start_post(
        &self,
        forum: ChannelId,
        name: &str,
        message: &Message,
    ) -> Result<ChannelId, Error> {
        let path = format!("/channels/{forum}/threads");
        let mut call = self.call(Method::POST, "start post", path, forum, Priority::Person);
        call.payload = message.posted(&self.linked, name, ARCHIVE_AFTER_MINUTES)?;
        // Whether one is there is looked for before another is started.
        call.repeat = Repeat::IfUnsent;
        Ok(self.read::<WithId<theirs::ChannelId>>(call).await?.id.to_ours())
    }

    /// The private threads of a channel that the bot has opened, and that are not asleep: their names.
    pub async fn private_threads(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<Vec<(ChannelId, String)>, Error> {
        self.own_threads(guild, channel, ChannelType::PrivateThread).await
    }

    /// The posts of this name in a forum that the bot has started after a message, and that are not asleep.
    pub async fn posts(
        &self,
        guild: GuildId,
        forum: ChannelId,
        name: &str,
        after: Option<MessageId>,
    ) -> Result<Vec<ChannelId>, Error> {
        let own = self.own_threads(guild, forum, ChannelType::PublicThread).await?;
        let is_later = |post: ChannelId| after.is_none_or(|after| after.0 < post.0);
        let found = own.into_iter().filter(|(post, known)| known == name && is_later(*post));
        Ok(found.map(|(post, _)| post).collect())
    }

    /// How many threads of a server are not asleep, of those that the bot sees.
    pub async fn count_threads(&self, guild: GuildId, priority: Priority) -> Result<usize, Error> {
        Ok(self.active_threads(guild, priority).await?.len())
    }

    async fn active_threads(&self, guild: GuildId, priority: Priority) -> Result<Vec<ActiveThread>, Error> {
        #[derive(Deserialize)]
        struct Active {
            threads: Vec<ActiveThread>,
        }
        let path = format!("/guilds/{guild}/threads/active");
        let call = self.call(Method::GET, "list threads", path, guild, priority);
        Ok(self.read::<Active>(call).await?.threads)
    }

    async fn own_threads(
        &self,
        guild: GuildId,
        channel: ChannelId,
        kind: ChannelType,
    ) -> Result<Vec<(ChannelId, String)>, Error> {
        let threads = self.active_threads(guild, Priority::Person).await?;
        let own = threads.into_iter().filter(|thread| {
            thread.kind == kind
                && thread.parent_id.map(ToOurs::to_ours) == Some(channel)
                && thread.owner_id.map(ToOurs::to_ours) == Some(self.bot())
        });
        Ok(own.map(|thread| (thread.id.to_ours(), thread.name)).collect())
    }

    /// Puts somebody into a thread, if they are not there already. A message in the thread tells of it.
    pub async fn add_to_thread(
        &self,
        thread: ChannelId,
        user: UserId,
        priority: Priority,
    ) -> Result<(), Error> {
        let path = format!("/channels/{thread}/thread-members/{user}");
        self.perform(self.call(Method::PUT, "add to thread", path, thread, priority)).await
    }

    /// Brings an archived thread back, in which the bot is. Unless it is locked, that takes no permission.
    pub async fn wake_thread(&self, thread: ChannelId) -> Result<(), Error> {
        let path = format!("/channels/{thread}");
        let mut call = self.call(Method::PATCH, "edit channel", path, thread, Priority::Program);
        call.payload = Payload::json(&json!({ "archived": false }))?;
        self.perform(call).await
    }

    /// Looks a member of a guild up.
    pub async fn member(&self, guild: GuildId, user: UserId, priority: Priority) -> Result<Member, Error> {
        let path = format!("/guilds/{guild}/members/{user}");
        let mut member: Value =
            self.read(self.call(Method::GET, "get member", path, guild, priority)).await?;
        // serenity's type wants what only the gateway sends.
        member["guild_id"] = json!(guild.to_string());
        serde_json::from_value(member).map_err(unreadable)
    }

    /// Whether somebody is a member of a guild.
    pub async fn is_member(&self, guild: GuildId, user: UserId, priority: Priority) -> Result<bool, Error> {
        match self.member(guild, user, priority).await {
            Ok(_) => Ok(true),
            Err(Error::Gone(Gone::Member | Gone::User)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Gives a member a role, if they have not got it. The bot has to manage roles, and only lower ones than its own.
    pub async fn give_role(
        &self,
        guild: GuildId,
        user: UserId,
        role: RoleId,
        priority: Priority,
    ) -> Result<(), Error> {
        self.perform(self.of_role(Method::PUT, (guild, user, role), priority)).await
    }

    /// Takes a role from a member, if they have it.
    pub async fn take_role(
        &self,
        guild: GuildId,
        user: UserId,
        role: RoleId,
        priority: Priority,
    ) -> Result<(), Error> {
        self.perform(self.of_role(Method::DELETE, (guild, user, role), priority)).await
    }

    fn of_role(
        &self,
        method: Method,
        (guild, user, role): (GuildId, UserId, RoleId),
        priority: Priority,
    ) -> Outgoing {
        let path = format!("/guilds/{guild}/members/{user}/roles/{role}");
        self.call(method, "member role", path, guild, priority)
    }

    /// Replaces the commands registered for all guilds. Discord allows 200 new ones a day.
    pub async fn set_commands(&self, commands: &[CreateCommand]) -> Result<BTreeMap<String, String>, Error> {
        let path = format!("/applications/{}/commands", self.application);
        let mut call = self.call(Method::PUT, "set commands", path, "", Priority::Program);
        call.payload = Payload::json(&commands)?;
        call.attempt_timeout = COMMANDS_ATTEMPT;
        call.deadline = tokio::time::Instant::now() + POST_PATIENCE;
        call.end = call.deadline;
        let taken: Vec<Command> = self.read(call).await?;
        Ok(named(&taken))
    }
}
