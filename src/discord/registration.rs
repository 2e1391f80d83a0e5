//! Telling Discord which commands there are.

use std::time::Duration;

use sha2::{Digest, Sha256};
use tokio_util::sync::CancellationToken;

use super::features;
use super::rest::{Priority, Rest};
use crate::store::{Store, facts};

/// Between two attempts to register the commands.
const AGAIN: Duration = Duration::from_secs(30);
/// The fact that says which commands Discord was given.
const REGISTERED: &str = "commands registered";

/// Tells Discord the commands, if they are others than it was last told, as often as it takes.
pub(super) async fn register(rest: Rest, store: Store, stop: CancellationToken) {
    let commands = poise::builtins::create_application_commands(&features::commands());
    let json = match serde_json::to_vec(&commands) {
        Ok(json) => json,
        Err(error) => return tracing::error!(%error, "the commands cannot be written"),
    };
    let sum = Sha256::digest(json).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let sum = format!("{} {sum}", rest.application());
    loop {
        match try_register((&rest, &store), &commands, &sum).await {
            Ok(()) => return,
            Err(error) => tracing::warn!("the commands are not registered yet: {error:#}"),
        }
        tokio::select! {
            () = tokio::time::sleep(AGAIN) => {}
            () = stop.cancelled() => return,
        }
    }
}

async fn try_register(
    (rest, store): (&Rest, &Store),
    commands: &[serenity::builder::CreateCommand],
    sum: &str,
) -> anyhow::Result<()> {
    let known = facts::get(&mut store.read().await?, REGISTERED).await?;
    if known.as_deref() == Some(sum) {
        return Ok(());
    }
    rest.set_commands(commands, Priority::Program).await?;
    let mut tx = store.write().await?;
    facts::set(&mut tx, REGISTERED, sum).await?;
    tx.commit().await?;
    tracing::info!("the commands are registered");
    Ok(())
}
