//! What stands in a channel: its newest messages, and the bot's own since a moment.

use ra_table::id::{ChannelId, InteractionId, MessageId};
use reqwest::Method;
use serde::Deserialize;
use serde_json::Value;
use serenity::model::id as theirs;
use serenity::model::id::ApplicationId;

use super::{Error, Priority, Rest, WithId};
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::rest::link_commands_and_emojis::plain;

/// As many messages as Discord lists at a time.
const PAGE: usize = 100;
/// How many pages of a channel are read at most. What is looked for came within minutes of the moment since which it is
/// looked for, and the oldest page is read first.
const PAGES: usize = 50;

/// A message of the bot's own, as far as it is needed to recognise it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Own {
    /// Its number.
    pub id: MessageId,
    /// Its text, with commands as they are typed, and without emoji.
    pub content: String,
    /// The words of its buttons and menus.
    pub presses: Vec<String>,
    /// The interaction that it answers or follows.
    pub interaction: Option<InteractionId>,
}

/// What a search has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sought {
    /// The message.
    Found(Own),
    /// There is no such message.
    Absent,
    /// No message is seen there at all: there is none, or the bot may not read what was written before.
    Unseen,
}

/// A message as Discord tells it.
#[derive(Deserialize)]
pub(super) struct Told {
    id: theirs::MessageId,
    author: WithId<ApplicationId>,
    #[serde(default)]
    content: String,
    #[serde(default)]
    components: Vec<Value>,
    interaction_metadata: Option<WithId<theirs::InteractionId>>,
}

impl From<Told> for Own {
    fn from(told: Told) -> Own {
        // Buttons and menus lie in rows.
        let rows = told.components.iter().filter_map(|row| row["components"].as_array());
        let words = rows.flatten().filter_map(|press| press["custom_id"].as_str());
        Own {
            id: told.id.to_ours(),
            content: plain(&told.content),
            presses: words.map(str::to_owned).collect(),
            interaction: told.interaction_metadata.map(|interaction| interaction.id.to_ours()),
        }
    }
}

impl Rest {
    /// The first message of the bot's own in a channel, after that one, which `is_it`. Where there are thousands of
    /// messages since, only the first of them are looked at.
    pub async fn search(
        &self,
        channel: ChannelId,
        after: MessageId,
        is_it: impl Fn(&Own) -> bool,
    ) -> Result<Sought, Error> {
        let mut after = after;
        for page in 0..PAGES {
            let path = format!("/channels/{channel}/messages?after={after}&limit={PAGE}");
            let call = self.call(Method::GET, "list messages", path, channel, Priority::Program);
            let mut listed: Vec<Told> = self.read(call).await?;
            listed.sort_by_key(|message| message.id);
            let (count, last) = (listed.len(), listed.last().map(|message| message.id.to_ours()));
            // A bot has the number of its application.
            let own = listed.into_iter().filter(|message| message.author.id == self.application);
            let found = own.map(Own::from).find(&is_it);
            match (found, last) {
                (Some(found), _) => return Ok(Sought::Found(found)),
                (None, Some(last)) if count == PAGE => after = last,
                // Where the history cannot be read, Discord lists nothing.
                (None, None) if page == 0 => {
                    let is_blank = self.newest_messages(channel, 1).await?.is_empty();
                    return Ok(if is_blank { Sought::Unseen } else { Sought::Absent });
                }
                (None, _) => return Ok(Sought::Absent),
            }
        }
        tracing::warn!(%channel, pages = PAGES, "a message was not found among thousands");
        Ok(Sought::Absent)
    }

    /// A channel's newest messages, at most so many (up to 100), the newest first.
    pub async fn newest_messages(&self, channel: ChannelId, most: usize) -> Result<Vec<MessageId>, Error> {
        let path = format!("/channels/{channel}/messages?limit={most}");
        let call = self.call(Method::GET, "list messages", path, channel, Priority::Program);
        let messages: Vec<WithId<theirs::MessageId>> = self.read(call).await?;
        Ok(messages.into_iter().map(|message| message.id.to_ours()).collect())
    }
}
