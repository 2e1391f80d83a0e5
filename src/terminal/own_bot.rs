//! This program's own bot, at work in the local Discord.

use std::path::Path;
use std::time::Duration;

use local_discord::LocalDiscord;
use ra_table::game::SecondThoughts;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::config::{
    AnswerTimeouts, Config, Endpoint, LOOK_AFTER, Limits as RequestLimits, Pages, REQUESTS_A_SECOND, Shards,
};
use crate::discord::Bot;
use crate::store::Database;

/// What it keeps in its folder.
const DATABASE: &str = "ra-bot.sqlite";

/// A bot at work.
pub(super) struct OwnBot {
    stop: CancellationToken,
    bot: JoinHandle<anyhow::Result<()>>,
}

impl OwnBot {
    /// Starts it with its database in a folder.
    pub(super) async fn start(discord: &LocalDiscord, folder: &Path) -> anyhow::Result<OwnBot> {
        let address = discord.address().trim_start_matches("http://").parse()?;
        let config = Config {
            token: discord.token().to_owned().into(),
            database: Database::File(folder.join(DATABASE)),
            endpoint: Endpoint::Local(address),
            shards: Shards::Auto,
            contact: None,
            emojis: true,
            // Somebody who turns the clock waits for what comes of it.
            poll_every: Duration::from_millis(500),
            clock_every: Duration::from_millis(500),
            requests_a_second: REQUESTS_A_SECOND,
            patience: Duration::from_secs(2),
            look_after: LOOK_AFTER,
            answers: AnswerTimeouts::USUAL,
            second_thoughts: SecondThoughts::USUAL,
            // One who tries everything plays for five, and may paste it.
            limits: RequestLimits::NONE,
            pages: Pages::default(),
            listen: None,
            backups: None,
        };
        let store = config.database.open().await?;
        let bot = Bot::new(&config, store).await?;
        let stop = CancellationToken::new();
        let bot = tokio::spawn(bot.run(stop.clone()));
        Ok(OwnBot { stop, bot })
    }

    /// Waits until it ends by itself, which it should not; and why it did.
    pub(super) async fn given_up(&mut self) -> anyhow::Error {
        match (&mut self.bot).await {
            Ok(Err(error)) => error,
            Ok(Ok(())) => anyhow::anyhow!("the bot has stopped"),
            Err(error) => error.into(),
        }
    }

    /// Stops it, and waits until it has told Discord what it has to.
    pub(super) async fn end(self) -> anyhow::Result<()> {
        if self.bot.is_finished() {
            return Ok(());
        }
        self.stop.cancel();
        self.bot.await?
    }
}
