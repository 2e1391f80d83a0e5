//! What becomes of errors: the person's own go back to them in a sentence, ours to the log with an apology.

use poise::FrameworkError;
use ra_display::refusal::{AppRefusal, DiscordRefusal, Refusal};
use ra_display::text::{self, words};
use ra_table::game::GameRefusal;

use super::{Context, Data};
use crate::app::Error;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::sending::components::said;
use crate::store;

/// Answers for a command that ended with an error.
async fn answer(ctx: Context<'_>, error: &Error) {
    tell(&Incoming::command(ctx, Manner::Private), &ctx.command().qualified_name, error).await;
}

/// Answers for whatever a person did that ended with an error.
pub(super) async fn tell(incoming: &Incoming<'_>, what: &str, error: &Error) {
    match error {
        // Nothing is looked up of what could be done next: whoever sends too much costs nearly nothing.
        Error::Refused(refusal @ Refusal::Discord(DiscordRefusal::TooFast { .. })) => {
            let told = text::refusal::refusal(incoming.language().await, refusal);
            incoming.privately_with(said(told)).await;
        }
        // A panel of a question is of no use any more if that cannot be answered so. A direct message shows by itself what
        // is asked.
        Error::Refused(refusal)
            if incoming.request.question.is_some()
                && incoming.stands_there()
                && !incoming.changes_direct_message() =>
        {
            incoming.done(text::refusal::refusal(incoming.language().await, refusal)).await;
        }
        Error::Refused(refusal) if refusal.is_of_no_game() => {
            let told = text::refusal::refusal(incoming.language().await, refusal);
            incoming.privately_with_ways_in(told).await;
        }
        Error::Refused(refusal) => {
            incoming.privately(text::refusal::refusal(incoming.language().await, refusal)).await
        }
        Error::Lost => {
            let told = text::refusal::refusal(incoming.language().await, &AppRefusal::Crowded.into());
            incoming.privately(told).await;
        }
        // The first delivery has its answer, or is about to.
        Error::Repeated => tracing::debug!(interaction = %incoming.interaction.id, "delivered twice"),
        Error::Failed(error) => {
            let channel = incoming.request.channel;
            // What stands behind a button's first word may name people.
            let what = what.split(':').next().unwrap_or_default();
            tracing::error!(%channel, game = ?incoming.request.game, what, "what a person did failed: {error:#}");
            // Nothing is looked up: that may be what failed.
            let words = words(incoming.language().await);
            let told = match store::has_failed(error) {
                true if store::is_perhaps_saved() => words.failed_unsure(),
                true => words.failed_unsaved(),
                false => words.failed_apology(),
            };
            incoming.privately_with(said(told)).await;
        }
    }
}

/// Every way in which the framework gives up.
pub(super) async fn on_error(error: FrameworkError<'_, Data, Error>) {
    match error {
        FrameworkError::Command { error, ctx: poise::Context::Application(ctx), .. }
        | FrameworkError::CommandCheckFailed {
            error: Some(error),
            ctx: poise::Context::Application(ctx),
            ..
        } => answer(ctx, &error).await,
        FrameworkError::CommandPanic { payload, ctx: poise::Context::Application(ctx), .. } => {
            let panic = payload.unwrap_or_else(|| "no message".to_owned());
            answer(ctx, &Error::Failed(anyhow::anyhow!("panic: {panic}"))).await;
        }
        FrameworkError::ArgumentParse { error, input, ctx: poise::Context::Application(ctx), .. } => {
            let input = input.unwrap_or_default();
            tracing::debug!(%error, input, "an argument could not be read");
            answer(ctx, &Error::Refused(Refusal::Game(GameRefusal::Unclear(input)))).await;
        }
        FrameworkError::CommandStructureMismatch { description, ctx, .. } => {
            // Discord still offers the commands of an older version.
            tracing::warn!(description, "a command came in another form than registered");
            let incoming = Incoming::command(ctx, Manner::Private);
            incoming.privately(words(incoming.language().await).failed_other_command()).await;
        }
        FrameworkError::GuildOnly { ctx: poise::Context::Application(ctx), .. } => {
            answer(ctx, &Error::Refused(Refusal::Discord(DiscordRefusal::NotInDirectMessages))).await;
        }
        FrameworkError::UnknownInteraction { interaction, .. } => {
            tracing::warn!(command = interaction.data.name, "an unknown command came");
        }
        FrameworkError::EventHandler { error, event, .. } => {
            tracing::error!(event = event.snake_case_name(), ?error, "an event was not handled");
        }
        FrameworkError::Setup { error, .. } => tracing::error!(?error, "the framework did not start"),
        FrameworkError::Command { .. }
        | FrameworkError::CommandPanic { .. }
        | FrameworkError::ArgumentParse { .. }
        | FrameworkError::GuildOnly { .. }
        | FrameworkError::SubcommandRequired { .. }
        | FrameworkError::CooldownHit { .. }
        | FrameworkError::MissingBotPermissions { .. }
        | FrameworkError::MissingUserPermissions { .. }
        | FrameworkError::PermissionFetchFailed { .. }
        | FrameworkError::NotAnOwner { .. }
        | FrameworkError::DmOnly { .. }
        | FrameworkError::NsfwOnly { .. }
        | FrameworkError::CommandCheckFailed { .. }
        | FrameworkError::DynamicPrefix { .. }
        | FrameworkError::UnknownCommand { .. }
        | FrameworkError::NonCommandMessage { .. }
        | FrameworkError::__NonExhaustive(_) => {
            tracing::error!("the framework reports what this bot does not use: {error}");
        }
    }
}
