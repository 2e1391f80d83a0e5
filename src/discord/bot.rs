//! The bot's life: connecting, registering its commands, and stopping without losing anything under way.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use poise::{FrameworkContext, FrameworkOptions};
use secrecy::ExposeSecret;
use serenity::all::{ClientBuilder, FullEvent, GatewayIntents, Http, HttpBuilder};
use serenity::builder::CreateAllowedMentions;
use serenity::gateway::{ConnectionStage, ShardManager};
use serenity::model::id::ApplicationId;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::errands;
use super::heart::{self, Pulse};
use super::keeper::{self, Rhythm};
use super::publish::Publisher;
use super::quiet::Quiet;
use super::rest::{Priority, Rest};
use super::thinking::Thinkers;
use super::{Data, commands, error, press};
use crate::app::Error;
use crate::config::{Config, Endpoint};
use crate::store::{Store, facts};

/// How long a stop waits for what is under way; a little more than Discord waits for an answer.
const FAREWELL: Duration = Duration::from_secs(5);
/// Between two attempts to leave the gateway.
const LEAVE_AGAIN: Duration = Duration::from_millis(200);
/// Between two attempts to register the commands.
const REGISTER_AGAIN: Duration = Duration::from_secs(30);
/// The fact that says which commands Discord was given.
const REGISTERED: &str = "commands registered";

/// Why the bot did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Discord does not know the token.
    #[error("Discord does not accept the token: look it up in the developer portal, on the page of the bot")]
    Token,
    /// Discord could not be reached.
    #[error("Discord cannot be reached: {0:#}")]
    Unreachable(anyhow::Error),
    /// The gateway is elsewhere than the settings say.
    #[error(
        "the gateway would be {0:?}, which is not where the settings say Discord is; nothing was sent there"
    )]
    Elsewhere(String),
}

/// A bot that is ready to connect.
pub struct Bot {
    client: serenity::Client,
    publisher: Publisher,
    tasks: TaskTracker,
    rhythm: Rhythm,
}

impl std::fmt::Debug for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bot").finish_non_exhaustive()
    }
}

impl Bot {
    /// Prepares everything short of the gateway's connection.
    ///
    /// # Errors
    /// See [`StartError`].
    pub async fn new(config: &Config, store: Store) -> Result<Bot, StartError> {
        let http = http(config)?;
        let application = application(&http).await?;
        let rest = Rest::new(config.token.expose_secret(), application, config.endpoint)
            .map_err(|error| StartError::Unreachable(error.into()))?;
        rest.look_at_the_time().await.map_err(|error| StartError::Unreachable(error.into()))?;
        let tasks = TaskTracker::new();
        // Tasks come all the same; but it can be waited for that there are none.
        tasks.close();
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let pulse = Arc::new(Pulse::new(rest.watch().now()));
        let publisher = Publisher {
            store: store.clone(),
            rest,
            retired: Arc::default(),
            showing: Arc::default(),
            thinkers: Arc::new(Thinkers::new(processors.div_ceil(2))),
            last: Arc::default(),
            painters: Arc::new(Semaphore::new(processors)),
            stuck: Arc::default(),
            away: Arc::default(),
            known: Arc::default(),
            pulse,
            tasks: tasks.clone(),
        };
        let data = Data { store, publisher: publisher.clone(), tasks: tasks.clone() };
        // No privileged intents: of messages the bot learns that they are there, not what they say, and of members
        // when they act.
        let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES;
        let client = ClientBuilder::new_with_http(http, intents)
            .application_id(application)
            .framework(framework(data))
            .await
            .map_err(|error| StartError::Unreachable(error.into()))?;
        // When asking for the gateway fails, serenity goes to the real one: it must not.
        let gateway = client.ws_url.lock().await.clone();
        if !is_where_it_should_be(&gateway, config.endpoint) {
            return Err(StartError::Elsewhere(gateway));
        }
        let rhythm =
            Rhythm { every: config.keeper_every, patience: config.patience, look_after: config.look_after };
        Ok(Bot { client, publisher, tasks, rhythm })
    }

    /// Checks that the token works, and says which application's it is.
    ///
    /// # Errors
    /// See [`StartError`].
    pub async fn check_token(config: &Config) -> Result<String, StartError> {
        Ok(application(&http(config)?).await?.to_string())
    }

    /// By which somebody in the same process learns when it has nothing to do.
    pub fn quiet(&self) -> Quiet {
        Quiet::new(self.publisher.clone())
    }

    /// Plays until told to stop, and then until what is under way is done.
    ///
    /// # Errors
    /// When the gateway's connection ends for good, for instance because the token was replaced.
    pub async fn run(mut self, stop: CancellationToken) -> anyhow::Result<()> {
        let keeper = tokio::spawn(keeper::keep(self.publisher.clone(), self.rhythm, stop.clone()));
        let shrinker = tokio::spawn(keeper::shrink(self.publisher.clone(), self.rhythm, stop.clone()));
        let tables = tokio::spawn(errands::put_tables_right(self.publisher.clone(), stop.clone()));
        let presence =
            tokio::spawn(errands::look_for_players(self.publisher.clone(), self.rhythm, stop.clone()));
        let registrar = tokio::spawn(register(self.publisher.clone(), stop.clone()));
        let shards: Arc<ShardManager> = Arc::clone(&self.client.shard_manager);
        let heart = tokio::spawn({
            let (shards, publisher, stop) = (Arc::clone(&shards), self.publisher.clone(), stop.clone());
            async move {
                let is_connected = || async {
                    let runners = shards.runners.lock().await;
                    !runners.is_empty()
                        && runners.values().all(|shard| shard.stage == ConnectionStage::Connected)
                };
                heart::beat(publisher, self.rhythm.every, is_connected, stop).await;
            }
        });
        let leaving = tokio::spawn({
            let stop = stop.clone();
            async move {
                stop.cancelled().await;
                // First nothing new comes in; shards that are just connecting have to be told again …
                loop {
                    shards.shutdown_all().await;
                    tokio::time::sleep(LEAVE_AGAIN).await;
                }
            }
        });
        let ended = self.client.start_autosharded().await.context("the connection to Discord ended");
        stop.cancel();
        leaving.abort();
        // … then what came is done.
        if tokio::time::timeout(FAREWELL, self.tasks.wait()).await.is_err() {
            tracing::warn!(
                "stopped before everything under way was done; the next start shows what is missing"
            );
        }
        let _ = tokio::join!(keeper, shrinker, tables, presence, registrar, heart);
        self.publisher.store.close().await;
        ended
    }
}

/// serenity's own HTTP client, for the gateway's address and poise's completions.
fn http(config: &Config) -> Result<Http, StartError> {
    let builder = reqwest::Client::builder()
        .connect_timeout(Duration::from_secs(5))
        .timeout(Duration::from_secs(20))
        .tcp_nodelay(true);
    let build = |builder: reqwest::ClientBuilder| {
        builder.build().map_err(|error| StartError::Unreachable(error.into()))
    };
    let token = config.token.expose_secret();
    Ok(match config.endpoint {
        Endpoint::Discord => HttpBuilder::new(token).client(build(builder)?).build(),
        // serenity heeds the proxy only without its limiter, and would otherwise go to the real Discord.
        Endpoint::Local(address) => HttpBuilder::new(token)
            .client(build(builder.no_proxy())?)
            .proxy(format!("http://{address}"))
            .ratelimiter_disabled(true)
            .build(),
    })
}

async fn application(http: &Http) -> Result<ApplicationId, StartError> {
    match http.get_current_application_info().await {
        Ok(application) => Ok(application.id),
        Err(serenity::Error::Http(error)) if error.status_code().is_some_and(|status| status == 401) => {
            Err(StartError::Token)
        }
        Err(error) => Err(StartError::Unreachable(error.into())),
    }
}

fn is_where_it_should_be(gateway: &str, endpoint: Endpoint) -> bool {
    match endpoint {
        Endpoint::Local(address) => {
            let rest = gateway.strip_prefix(&format!("ws://{address}"));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/') || rest.starts_with('?'))
        }
        Endpoint::Discord => {
            let host = gateway.strip_prefix("wss://").and_then(|rest| rest.split(['/', '?']).next());
            host.is_some_and(|host| host == "discord.gg" || host.ends_with(".discord.gg"))
        }
    }
}

fn framework(data: Data) -> poise::Framework<Data, Error> {
    poise::Framework::builder()
        .options(FrameworkOptions {
            commands: commands::all(),
            on_error: |error| Box::pin(error::on_error(error)),
            event_handler: |framework, event| Box::pin(on_event(framework, event)),
            allowed_mentions: Some(CreateAllowedMentions::new()),
            ..FrameworkOptions::default()
        })
        .initialize_owners(false)
        // Nothing here may fail: a framework whose set-up fails is mute for ever.
        .setup(|_, _, _| Box::pin(async move { Ok(data) }))
        .build()
}

async fn on_event(framework: FrameworkContext<'_, Data, Error>, event: &FullEvent) -> Result<(), Error> {
    let data = framework.user_data().await;
    if let FullEvent::InteractionCreate { interaction: serenity::all::Interaction::Component(came) } = event {
        press::answer(data, came).await;
    }
    if let FullEvent::Message { new_message } = event {
        data.publisher.last.written(new_message.channel_id.into(), new_message.id.into());
    }
    if let FullEvent::Ready { data_about_bot } = event {
        tracing::info!(guilds = data_about_bot.guilds.len(), "connected as {}", data_about_bot.user.name);
    }
    // Taken off the server: its games wait. A server that is only out of order comes back by itself.
    if let FullEvent::GuildDelete { incomplete, .. } = event
        && !incomplete.unavailable
    {
        data.publisher.set_paused(incomplete.id.into(), true).await?;
    }
    if let FullEvent::GuildCreate { guild, .. } = event {
        data.publisher.set_paused(guild.id.into(), false).await?;
    }
    // Somebody may have given back what a game was waiting for.
    if matches!(
        event,
        FullEvent::GuildCreate { .. }
            | FullEvent::ChannelUpdate { .. }
            | FullEvent::ThreadUpdate { .. }
            | FullEvent::GuildRoleUpdate { .. }
    ) {
        data.publisher.stuck.clear();
    }
    if let FullEvent::ChannelDelete { channel, .. } = event {
        data.publisher.channel_gone(channel.id.into()).await?;
    }
    if let FullEvent::ThreadDelete { thread, .. } = event {
        data.publisher.channel_gone(thread.id.into()).await?;
    }
    Ok(())
}

/// Tells Discord the commands, if they are others than it was last told, as often as it takes.
async fn register(publisher: Publisher, stop: CancellationToken) {
    let commands = poise::builtins::create_application_commands(&commands::all());
    let json = match serde_json::to_vec(&commands) {
        Ok(json) => json,
        Err(error) => return tracing::error!(%error, "the commands cannot be written"),
    };
    let sum = Sha256::digest(json).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let sum = format!("{} {sum}", publisher.rest.application());
    loop {
        match try_register(&publisher, &commands, &sum).await {
            Ok(()) => return,
            Err(error) => tracing::warn!("the commands are not registered yet: {error:#}"),
        }
        tokio::select! {
            () = tokio::time::sleep(REGISTER_AGAIN) => {}
            () = stop.cancelled() => return,
        }
    }
}

async fn try_register(
    publisher: &Publisher,
    commands: &[serenity::builder::CreateCommand],
    sum: &str,
) -> anyhow::Result<()> {
    let known = facts::get(&mut publisher.store.read().await?, REGISTERED).await?;
    if known.as_deref() == Some(sum) {
        return Ok(());
    }
    publisher.rest.set_commands(commands, Priority::Post).await?;
    let mut tx = publisher.store.write().await?;
    facts::set(&mut tx, REGISTERED, sum).await?;
    tx.commit().await?;
    tracing::info!("the commands are registered");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gateway_is_where_the_settings_say_or_nowhere() {
        let local = Endpoint::Local(([127, 0, 0, 1], 8080).into());
        let check = |gateway: &str, endpoint, good| {
            assert_eq!(is_where_it_should_be(gateway, endpoint), good, "{gateway}");
        };
        check("ws://127.0.0.1:8080", local, true);
        check("ws://127.0.0.1:8080/gateway", local, true);
        check("ws://127.0.0.1:80801", local, false);
        check("wss://gateway.discord.gg", local, false);
        check("ws://127.0.0.1:8081/", local, false);
        check("wss://gateway.discord.gg", Endpoint::Discord, true);
        check("wss://gateway-us-east1-b.discord.gg/?v=10", Endpoint::Discord, true);
        check("wss://discord.gg.example.com", Endpoint::Discord, false);
        check("ws://gateway.discord.gg", Endpoint::Discord, false);
    }
}
