//! Where Discord is: the real one, or a local one in its place, which alone is spoken to then; and over how many
//! connections it is heard.

use std::num::NonZeroU16;
use std::time::Duration;

use secrecy::ExposeSecret;
use serenity::all::{Http, HttpBuilder};
use serenity::model::gateway::BotGateway;
use serenity::model::id::ApplicationId;

use crate::config::{Config, Endpoint, Shards};
use crate::metrics;

/// How many of the sessions that may begin in a day are left alone, beside two for each shard.
const KEPT_SESSIONS: u64 = 50;
/// How long it takes at least until Discord is asked again how many sessions may begin.
const ASK_AGAIN: Duration = Duration::from_secs(60);

/// Why the bot did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Discord does not know the token.
    #[error("Discord does not accept the token: look it up in the developer portal, on the page of the bot")]
    Token,
    /// Discord could not be reached.
    #[error("Discord cannot be reached: {}", causes(.0))]
    Unreachable(anyhow::Error),
    /// The gateway is elsewhere than the settings say.
    #[error(
        "the gateway would be {0:?}, which is not where the settings say Discord is; nothing was sent there"
    )]
    Elsewhere(String),
}

impl StartError {
    /// Whether the same may go well later, with nothing changed.
    pub fn may_pass(&self) -> bool {
        match self {
            StartError::Unreachable(_) => true,
            StartError::Token | StartError::Elsewhere(_) => false,
        }
    }
}

/// What led to what, in words: serenity says the same of an error and of its cause.
fn causes(error: &anyhow::Error) -> String {
    let mut causes: Vec<String> =
        error.chain().map(|cause| cause.to_string().trim_end_matches('.').to_owned()).collect();
    causes.dedup();
    causes.join(": ")
}

/// serenity's own HTTP client, for the gateway's address and poise's completions.
pub(super) fn http(config: &Config) -> Result<Http, StartError> {
    let builder = reqwest::Client::builder()
        .connect_timeout(Duration::from_secs(5))
        .timeout(Duration::from_secs(20))
        .tcp_nodelay(true);
    let build = |builder: reqwest::ClientBuilder| {
        builder.build().map_err(|error| StartError::Unreachable(error.into()))
    };
    let token = config.token.expose_secret();
    Ok(match config.endpoint.stand_in() {
        None => HttpBuilder::new(token).client(build(builder)?).build(),
        // serenity heeds the proxy only without its limiter, and would otherwise go to the real Discord.
        Some(address) => HttpBuilder::new(token)
            .client(build(builder.no_proxy())?)
            .proxy(format!("http://{address}"))
            .ratelimiter_disabled(true)
            .build(),
    })
}

/// Which application the token belongs to.
pub(super) async fn application(http: &Http) -> Result<ApplicationId, StartError> {
    match http.get_current_application_info().await {
        Ok(application) => Ok(application.id),
        Err(serenity::Error::Http(error)) if error.status_code().is_some_and(|status| status == 401) => {
            Err(StartError::Token)
        }
        Err(error) => Err(StartError::Unreachable(error.into())),
    }
}

/// How many shards there are to be. Waits while only few sessions may still begin today.
pub(super) async fn count(http: &Http, shards: Shards) -> Result<NonZeroU16, StartError> {
    loop {
        let gateway = http.get_bot_gateway().await.map_err(|error| StartError::Unreachable(error.into()))?;
        let (count, left) = (count_of(&gateway, shards)?, gateway.session_start_limit);
        metrics::identifies_remaining(left.remaining);
        if has_sessions_left(left.remaining, count) {
            return Ok(count);
        }
        let wait = Duration::from_millis(left.reset_after).max(ASK_AGAIN);
        tracing::warn!(
            "Discord lets this bot begin {} more sessions for now, and resets its token if there are too many: \
             waiting for {} minutes before connecting. Find out what restarts the bot so often",
            left.remaining,
            wait.as_secs().div_ceil(60)
        );
        tokio::time::sleep(wait).await;
    }
}

/// Whether so many shards may connect. Each may lose a session or two, and a few more are kept for whoever repairs what
/// used the others up.
fn has_sessions_left(remaining: u64, shards: NonZeroU16) -> bool {
    remaining >= 2 * u64::from(shards.get()) + KEPT_SESSIONS
}

fn count_of(gateway: &BotGateway, shards: Shards) -> Result<NonZeroU16, StartError> {
    let recommended = u16::try_from(gateway.shards).ok().and_then(NonZeroU16::new);
    let recommended = recommended.ok_or_else(|| {
        StartError::Unreachable(anyhow::anyhow!("Discord recommends {} shards", gateway.shards))
    })?;
    match shards {
        Shards::Auto => Ok(recommended),
        Shards::Count(count) => {
            if count < recommended {
                // It would not end the program, for serenity tries again for ever.
                tracing::warn!(
                    "RA_SHARDS is {count}, and Discord recommends {recommended}: a shard with too many servers is told \
                     nothing at all"
                );
            }
            Ok(count)
        }
    }
}

/// Whether the gateway is where the settings say Discord is.
pub(super) fn is_where_it_should_be(gateway: &str, endpoint: &Endpoint) -> bool {
    match endpoint.stand_in() {
        Some(address) => {
            let rest = gateway.strip_prefix(&format!("ws://{address}"));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/') || rest.starts_with('?'))
        }
        None => {
            let host = gateway.strip_prefix("wss://").and_then(|rest| rest.split(['/', '?']).next());
            host.is_some_and(|host| host == "discord.gg" || host.ends_with(".discord.gg"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_sessions_of_a_day_are_kept() {
        let shards = |count| NonZeroU16::new(count).unwrap();
        for (remaining, count, connects) in
            [(1000, 1, true), (52, 1, true), (51, 1, false), (0, 1, false), (82, 16, true), (81, 16, false)]
        {
            assert_eq!(has_sessions_left(remaining, shards(count)), connects, "{remaining} for {count}");
        }
    }

    #[test]
    fn the_gateway_is_where_the_settings_say_or_nowhere() {
        let local = &Endpoint::Local(([127, 0, 0, 1], 8080).into());
        let check = |gateway: &str, endpoint, good| {
            assert_eq!(is_where_it_should_be(gateway, endpoint), good, "{gateway}");
        };
        check("ws://127.0.0.1:8080", local, true);
        check("ws://127.0.0.1:8080/gateway", local, true);
        check("ws://127.0.0.1:80801", local, false);
        check("wss://gateway.discord.gg", local, false);
        check("ws://127.0.0.1:8081/", local, false);
        check("wss://gateway.discord.gg", &Endpoint::Discord, true);
        check("wss://gateway-us-east1-b.discord.gg/?v=10", &Endpoint::Discord, true);
        check("wss://discord.gg.example.com", &Endpoint::Discord, false);
        check("ws://gateway.discord.gg", &Endpoint::Discord, false);
    }
}
