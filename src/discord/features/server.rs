//! `/ra-admin settings`: what holds for all games of a server. Whatever is set is shown to whoever looks after the games, and
//! anything can be taken back.

use serenity::builder::CreateAutocompleteResponse;

use super::autocomplete;
use super::settings::complete;
use crate::app::{Error, servers};
use crate::discord::Context;
use crate::discord::incoming::{Incoming, Manner};
use crate::game::Refusal;
use crate::store::servers::Server;
use crate::text;

/// What is no longer to be set. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(super) enum Unset {
    ServerLanguage,
    ServerCity,
}

impl Unset {
    fn apply(self, server: &mut Server) {
        match self {
            Unset::ServerLanguage => server.language = None,
            Unset::ServerCity => server.zone = None,
        }
    }
}

/// What holds for all games of this server.
#[poise::command(slash_command, guild_only)]
pub(super) async fn settings(
    ctx: Context<'_>,
    #[autocomplete = "language"] language: Option<String>,
    #[autocomplete = "complete::city"] city: Option<String>,
    unset: Option<Unset>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let guild = incoming.guild.ok_or(Refusal::NotInDirectMessages)?;
    let own = incoming.language().await;
    let unclear = |typed: &str| Error::from(Refusal::Unclear(typed.to_owned()));
    let language = language.map(|typed| text::typed::language(&typed).ok_or_else(|| unclear(&typed)));
    let zone = city.map(|typed| text::cities::zone(own, &typed).ok_or_else(|| unclear(&typed)));
    let (language, zone) = (language.transpose()?, zone.transpose()?);
    let change = |server: &mut Server| {
        if let Some(unset) = unset {
            unset.apply(server);
        }
        server.language = language.or(server.language);
        server.zone = zone.clone().or(server.zone.take());
    };
    let server = servers::change(&incoming.data.store, guild, change).await?;
    incoming.privately(text::server::settings(own, &server, incoming.request.now)).await;
    Ok(())
}

/// For the language of a server's new tables.
async fn language(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(_) = autocomplete::reader(ctx).await else { return autocomplete::none() };
    autocomplete::choose(autocomplete::languages(typed))
}
