//! The line of a table in the cup's channel, from which the thread of its game starts; in a forum it is a post. It tells who
//! plays there, and in the end the result. It disturbs nobody.

use ra_display::text;
use ra_table::id::{ChannelId, MessageId};

use super::standings::named;
use crate::app::cups::{self, TableOfGame};
use crate::app::{self, SeenGame};
use crate::discord::rest::{Error, Gone, Message, Priority};
use crate::discord::sending::Delivery;
use crate::discord::sending::components::said;
use crate::discord::sending::send_once::before;

impl Delivery {
    /// Opens the thread of a game at a table of a cup, with the line of the table. One whose thread is gone gets another, in
    /// place of the line from which that started.
    pub(in crate::discord) async fn open_thread_in_cup(&self, seen: &mut SeenGame) -> Result<(), Error> {
        let (game, channel) = (seen.row.id, seen.row.lobby_channel);
        let table = match cups::table_of(&self.store, game).await {
            Ok(Some(table)) => table,
            Ok(None) => return Err(Error::Gone(Gone::Message)),
            Err(error) => return Err(not_read(&error)),
        };
        let name = text::cup::tables::thread(table.cup.row.language, game, &table.line, &table.cup.row.name);
        let earlier = seen.row.lobby_message;
        // Its line is noted before the thread is opened, and the process may have died between the two.
        if let Some(message) = earlier.filter(|_| seen.row.channel.is_some()) {
            match self.rest.open_thread(channel, message, &name).await {
                Err(Error::Gone(Gone::Message)) => {}
                other => return self.opened(game, other),
            }
        }
        let nonce = match earlier {
            Some(earlier) => format!("{game}-{earlier}"),
            None => format!("{game}-thread"),
        };
        let line = line(&table);
        match self.post_words(channel, &line, &nonce, Priority::Program).await {
            Ok(message) => {
                self.note_thread(seen, message).await?;
                self.words_noted(&nonce).await;
                let opened = self.rest.open_thread(channel, message, &name).await;
                self.opened(game, opened)?;
            }
            Err(Error::WrongKind) => self.open_post(seen, &name, &line).await?,
            Err(error) => return Err(error),
        }
        if let Some(earlier) = earlier {
            self.delete_line(channel, earlier).await;
        }
        Ok(())
    }

    /// Opens a post in a forum for a game, unless it is there: a process may have died before it noted the post.
    async fn open_post(&self, seen: &mut SeenGame, name: &str, line: &Message) -> Result<(), Error> {
        let (game, forum) = (seen.row.id, seen.row.lobby_channel);
        let guild = seen.row.guild.ok_or(Error::Gone(Gone::Channel))?;
        // Games of an earlier database had the same numbers.
        let after = seen.row.started_at.map(before);
        let post = match self.rest.posts(guild, forum, name, after).await?.first() {
            Some(post) => *post,
            None => self.rest.start_post(forum, name, line).await?,
        };
        // A post has the number of its first message.
        self.note_thread(seen, MessageId(post.0)).await?;
        self.opened(game, Ok(true))
    }

    /// Takes the line away from which a thread started that is gone.
    async fn delete_line(&self, channel: ChannelId, message: MessageId) {
        match self.rest.delete_message(channel, message).await {
            Ok(()) | Err(Error::Gone(_)) => {}
            Err(error) => tracing::info!(%channel, %error, "a table has two lines"),
        }
    }

    /// Brings the line of a table up to date, once it is there.
    pub(in crate::discord) async fn show_table_line(&self, table: &TableOfGame) -> Result<(), Error> {
        let Some(message) = table.message else { return Ok(()) };
        let (line, channel) = (line(table), table.cup.row.channel);
        match self.rest.edit_message(channel, message, &line, Priority::Program).await {
            // In a forum it is the first message of the post.
            Err(Error::WrongKind | Error::Gone(Gone::Message)) => {
                let post = ChannelId(message.0);
                let edit = || self.rest.edit_message(post, message, &line, Priority::Program);
                self.edit_awake(post, false, edit).await
            }
            other => other,
        }
    }
}

/// The line of a table as a message.
fn line(table: &TableOfGame) -> Message {
    let language = table.cup.row.language;
    said(text::cup::tables::line(language, &table.line, &named(language, &table.cup)))
}

/// What the database does not tell may be told later.
fn not_read(error: &app::Error) -> Error {
    Error::Temporary { retry_after: None, cause: format!("{error:?}") }
}
