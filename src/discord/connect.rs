//! Where Discord is: the real one, or a local one in its place, which alone is spoken to then; and over how many
//! connections it is heard.

use std::num::NonZeroU16;
use std::time::Duration;

use secrecy::ExposeSecret;
use serenity::all::{Http, HttpBuilder};
use serenity::model::id::ApplicationId;

use crate::config::{Config, Endpoint, Shards};

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

/// How many shards there are to be.
pub(super) async fn count(http: &Http, shards: Shards) -> Result<NonZeroU16, StartError> {
    let gateway = http.get_bot_gateway().await.map_err(|error| StartError::Unreachable(error.into()))?;
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
