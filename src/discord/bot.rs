//! The bot's life: starting, and stopping without losing anything under way.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use poise::{CommandInteractionType, FrameworkOptions};
use secrecy::ExposeSecret;
use serenity::all::{ClientBuilder, Context, FullEvent, GatewayIntents};
use serenity::builder::CreateAllowedMentions;
use serenity::framework::Framework;
use serenity::gateway::{GatewayError, ShardManager};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::connect::{self, StartError, application, http, is_where_it_should_be};
use super::jobs::{self, Rhythm};
use super::rest::Rest;
use super::{Data, emojis, error, events, registration};
use crate::app::Error;
use crate::config::Config;
use crate::discord::computer_players::Computers;
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::idle::Settled;
use crate::discord::interactions;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::interactions::user_rate_limit::Counted;
use crate::discord::look_back::review_queue::Reviewers;
use crate::discord::memories::Memories;
use crate::discord::sending::Delivery;
use crate::discord::shard_health::{Connections, Liveness};
use crate::store::{self, Store};

/// How long a stop waits for the shards to leave, and then for what is under way; a little more than Discord waits for an
/// answer.
const FAREWELL: Duration = Duration::from_secs(5);
/// Between two attempts to leave the gateway.
const LEAVE_AGAIN: Duration = Duration::from_millis(200);

/// A bot that is ready to connect.
pub struct Bot {
    client: serenity::Client,
    data: Data,
    liveness: Arc<Liveness>,
    rhythm: Rhythm,
    /// Whether words have pictures beside them.
    emojis: bool,
}

impl std::fmt::Debug for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bot").finish_non_exhaustive()
    }
}

/// Why a bot that was not told to stop ends all the same, for whoever supervises it to start it again.
#[derive(Debug, thiserror::Error)]
pub enum Unwell {
    /// The database can no longer be relied on.
    #[error(transparent)]
    Store(store::Broken),
    /// A part of the program has come to its end by a fault of ours, which the log tells of.
    #[error("a part of the program broke down")]
    Panicked,
}

/// Why the bot's connection ended for good.
#[derive(Debug, thiserror::Error)]
#[error("the connection to Discord ended: {0}")]
pub struct Disconnected(#[from] serenity::Error);

impl Disconnected {
    /// Whether another start may go well with nothing changed: not where Discord refuses the token, the shards or the
    /// intents.
    pub fn may_pass(&self) -> bool {
        !matches!(
            self.0,
            serenity::Error::Gateway(
                GatewayError::InvalidAuthentication
                    | GatewayError::InvalidShardData
                    | GatewayError::InvalidGatewayIntents
                    | GatewayError::DisallowedGatewayIntents
            )
        )
    }
}

impl Bot {
    /// Prepares everything short of the gateway's connection.
    pub async fn new(config: &Config, store: Store) -> Result<Bot, StartError> {
        let http = http(config)?;
        let application = application(&http).await?;
        let (token, contact) = (config.token.expose_secret(), config.contact.as_deref());
        let rest = Rest::new(token, application, config.endpoint.clone(), contact)
            .map_err(|error| StartError::Unreachable(error.into()))?
            .answering(config.answers)
            .sending(config.requests_a_second);
        rest.look_at_the_time().await.map_err(|error| StartError::Unreachable(error.into()))?;
        let store = store.with_patience(config.patience);
        let tasks = TaskTracker::new();
        // Tasks come all the same; but it can be waited for that there are none.
        tasks.close();
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let shards = connect::count(&http, config.shards).await?;
        let liveness = Arc::new(Liveness::new(shards, rest.watch().now()));
        let computers = Computers::new(store.clone(), rest.watch().clone(), processors.div_ceil(2));
        let delivery = Delivery::new(
            store.clone(),
            rest,
            Memories::new(Arc::clone(&liveness)),
            processors,
            config.poll_every,
            tasks.clone(),
        );
        let counted = Arc::new(Counted::new(config.limits));
        let second_thoughts = config.second_thoughts;
        let pages = Arc::new(config.pages.clone());
        let reviewers = Reviewers::default();
        let data = Data { store, delivery, computers, reviewers, counted, pages, tasks, second_thoughts };
        // No privileged intents: of messages the bot learns that they are there, not what they say, and of members
        // when they act. (Why of messages at all: docs/decisions/guild-messages-intent.md.)
        let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES;
        let client = ClientBuilder::new_with_http(http, intents)
            .application_id(application)
            .framework(ForPeople { framework: framework(data.clone()), rest: data.delivery.rest.clone() })
            .await
            .map_err(|error| StartError::Unreachable(error.into()))?;
        // When asking for the gateway fails, serenity goes to the real one: it must not.
        let gateway = client.ws_url.lock().await.clone();
        if !is_where_it_should_be(&gateway, &config.endpoint) {
            return Err(StartError::Elsewhere(gateway));
        }
        let rhythm = Rhythm {
            every: config.poll_every,
            clock_every: config.clock_every,
            look_after: config.look_after,
        };
        Ok(Bot { client, data, liveness, rhythm, emojis: config.emojis })
    }

    /// Checks that the token works, and says which application's it is.
    pub async fn check_token(config: &Config) -> Result<String, StartError> {
        Ok(application(&http(config)?).await?.to_string())
    }

    /// The link by which an application with this id is invited to a server.
    #[must_use]
    pub fn invitation(application: &str) -> String {
        let permissions = interactions::bot_permissions::to_invite().bits();
        format!(
            "https://discord.com/oauth2/authorize?client_id={application}\
             &scope=bot+applications.commands&permissions={permissions}"
        )
    }

    /// Tells which connections are there.
    pub fn connections(&self) -> Connections {
        Connections::new(Arc::clone(&self.liveness), self.data.delivery.rest.watch().clone())
    }

    /// Tells somebody in this process when the bot has nothing to do.
    pub fn settled(&self) -> Settled {
        Settled::new(self.data.delivery.clone())
    }

    /// Plays until told to stop, and then until what is under way is done.
    ///
    /// # Errors
    /// [`Disconnected`], for instance because the token was replaced; and [`Unwell`].
    pub async fn run(mut self, stop: CancellationToken) -> anyhow::Result<()> {
        let Data { store, delivery, computers, tasks, .. } = &self.data;
        let manager: Arc<ShardManager> = Arc::clone(&self.client.shard_manager);
        let mut jobs = jobs::start(delivery, computers, &self.liveness, &manager, self.rhythm, &stop);
        if self.emojis {
            jobs.spawn(emojis::put_there(delivery.rest.clone(), tasks.token(), stop.clone()));
        }
        jobs.spawn(registration::register(delivery.rest.clone(), store.clone(), stop.clone()));
        let leaving = tokio::spawn({
            let stop = stop.clone();
            async move {
                stop.cancelled().await;
                // First nothing new comes in. Shards that are just connecting have to be told again.
                loop {
                    manager.shutdown_all().await;
                    tokio::time::sleep(LEAVE_AGAIN).await;
                }
            }
        });
        let count = u32::from(self.liveness.count().get());
        tracing::info!(shards = count, "connecting");
        let left = async {
            stop.cancelled().await;
            tokio::time::sleep(FAREWELL).await;
        };
        let unwell = async {
            tokio::select! {
                broken = store.broken() => Unwell::Store(broken),
                () = until_one_panics(&mut jobs) => Unwell::Panicked,
            }
        };
        let mut shards = pin!(self.client.start_shards(count));
        let ended = tokio::select! {
            ended = &mut shards => ended.map_err(|error| Disconnected::from(error).into()),
            // serenity tells shards to leave only between two that it lets connect, one in five seconds.
            () = left => Ok(()),
            unwell = unwell => {
                stop.cancel();
                // Whoever acts meanwhile would be told that it went wrong until the database is closed, which may take
                // seconds where it is broken.
                let _ = tokio::time::timeout(FAREWELL, &mut shards).await;
                Err(unwell.into())
            }
        };
        stop.cancel();
        leaving.abort();
        // Then what came is done, and what the jobs are at.
        let done = async {
            while jobs.join_next().await.is_some() {}
            tasks.wait().await;
        };
        if tokio::time::timeout(FAREWELL, done).await.is_err() {
            tracing::warn!(
                "stopped before everything under way was done; the next start shows what is missing"
            );
        }
        if tokio::time::timeout(FAREWELL, store.close()).await.is_err() {
            tracing::warn!(
                "stopped before the database was closed; the next start finds all that was written"
            );
        }
        ended
    }
}

/// Waits until a job has panicked: what it did is done no more in this life.
async fn until_one_panics(jobs: &mut JoinSet<()>) {
    while let Some(ended) = jobs.join_next().await {
        if ended.is_err_and(|error| error.is_panic()) {
            return;
        }
    }
    std::future::pending().await
}

/// Refuses commands of whoever sends too many.
fn count(ctx: poise::Context<'_, Data, Error>) -> Result<bool, Error> {
    if let poise::Context::Application(ctx) = ctx
        && ctx.interaction_type == CommandInteractionType::Command
    {
        Incoming::command(ctx, Manner::Private).count()?;
    }
    Ok(true)
}

/// Does what somebody has pressed or written once, however often Discord delivers it, and lets them wait for the database no
/// longer than Discord does.
struct ForPeople {
    framework: poise::Framework<Data, Error>,
    rest: Rest,
}

#[serenity::async_trait]
impl Framework for ForPeople {
    async fn init(&mut self, client: &serenity::Client) {
        self.framework.init(client).await;
    }

    async fn dispatch(&self, ctx: Context, event: FullEvent) {
        let FullEvent::InteractionCreate { interaction } = &event else {
            return Framework::dispatch(&self.framework, ctx, event).await;
        };
        // Who was told that nothing was saved must not find it done by the second delivery.
        let id = interaction.id().to_ours();
        if !self.rest.others().received(id) {
            return tracing::debug!(interaction = %id, "delivered twice");
        }
        store::for_person(Framework::dispatch(&self.framework, ctx, event)).await;
    }
}

fn framework(data: Data) -> poise::Framework<Data, Error> {
    poise::Framework::builder()
        .options(FrameworkOptions {
            commands: interactions::commands(),
            // Asked for each of the words of a command; what is offered while one is typed is not counted.
            command_check: Some(|ctx| Box::pin(async move { count(ctx) })),
            pre_command: |ctx| Box::pin(interactions::before_command(ctx)),
            post_command: |ctx| Box::pin(interactions::after_command(ctx)),
            on_error: |error| Box::pin(error::on_error(error)),
            event_handler: |framework, event| Box::pin(events::on_event(framework, event)),
            allowed_mentions: Some(CreateAllowedMentions::new()),
            ..FrameworkOptions::default()
        })
        .initialize_owners(false)
        // Nothing here may fail: a framework whose set-up fails is mute for ever.
        .setup(|_, _, _| Box::pin(async move { Ok(data) }))
        .build()
}
