//! `/ra-admin settings`: what holds for all games of a server. Whatever is set is shown to whoever looks after the
//! games, and anything can be taken back.

use ra::rules::Edition;
use ra_display::refusal::DiscordRefusal;
use ra_display::text;
use ra_table::clock::Pace;
use ra_table::game::GameRefusal;
use ra_table::game::lobby::Place;
use ra_table::id::{GuildId, RoleId};
use ra_table::server::Server;
use ra_table::theme::Theme;
use serenity::builder::CreateAutocompleteResponse;
use serenity::model::guild::Role;

use crate::app::{Error, servers};
use crate::discord::Context;
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::interactions::choices::{EditionChoice, PaceChoice, ThemeChoice};
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::interactions::{self, autocomplete};
use crate::discord::settings::complete;

/// What is no longer to be set. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(in crate::discord) enum Unset {
    Language,
    City,
    Pace,
    Edition,
    Here,
    Role,
    Pictures,
}

impl Unset {
    fn apply(self, server: &mut Server) {
        match self {
            Unset::Language => server.language = None,
            Unset::City => server.zone = None,
            Unset::Pace => server.pace = None,
            Unset::Edition => server.edition = None,
            Unset::Here => server.place = None,
            Unset::Role => server.role = None,
            Unset::Pictures => server.theme = None,
        }
    }
}

/// What holds for all games of this server.
#[poise::command(slash_command, guild_only)]
#[expect(clippy::too_many_arguments, reason = "an option for each setting")]
pub(in crate::discord) async fn settings(
    ctx: Context<'_>,
    #[autocomplete = "language"] language: Option<String>,
    #[autocomplete = "complete::city"] city: Option<String>,
    pace: Option<PaceChoice>,
    edition: Option<EditionChoice>,
    here: Option<bool>,
    role: Option<Role>,
    pictures: Option<ThemeChoice>,
    unset: Option<Unset>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let guild = incoming.guild.ok_or(DiscordRefusal::NotInDirectMessages)?;
    let own = incoming.language().await;
    let unclear = |typed: &str| Error::from(GameRefusal::Unclear(typed.to_owned()));
    let language = language.map(|typed| text::parse_input::language(&typed).ok_or_else(|| unclear(&typed)));
    let zone = city.map(|city| interactions::parse_options::city(own, &city, incoming.request.now, false));
    let called = role.as_ref().map(|role| somebody(guild, role.id.to_ours()));
    let set = Server {
        language: language.transpose()?,
        zone: zone.transpose()?,
        pace: pace.map(Pace::from),
        edition: edition.map(Edition::from),
        place: here.map(|here| if here { Place::Here } else { Place::Thread }),
        theme: pictures.map(Theme::from),
        role: called.transpose()?,
    };
    let change = |server: &mut Server| {
        if let Some(unset) = unset {
            unset.apply(server);
        }
        server.language = set.language.or(server.language);
        server.zone = set.zone.clone().or(server.zone.take());
        server.pace = set.pace.or(server.pace);
        server.edition = set.edition.or(server.edition);
        server.place = set.place.or(server.place);
        server.theme = set.theme.or(server.theme);
        server.role = set.role.or(server.role);
    };
    let server = servers::change(&incoming.data.store, guild, change).await?;
    let told = text::server::settings(own, &server, incoming.request.now);
    let is_mute = role.is_some_and(|role| !role.mentionable) && !incoming.may.call_any_role();
    let mute = server.role.filter(|_| is_mute).map(|role| text::server::cannot_be_called(own, role));
    incoming.privately([Some(told), mute].into_iter().flatten().collect::<Vec<_>>().join("\n\n")).await;
    Ok(())
}

/// A role that some people have; the one that has the server's number is everybody's.
fn somebody(guild: GuildId, role: RoleId) -> Result<RoleId, DiscordRefusal> {
    if role.0 == guild.0 { Err(DiscordRefusal::CallsEverybody) } else { Ok(role) }
}

/// For the language of a server's new tables.
async fn language(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(_) = autocomplete::reader(ctx).await else { return autocomplete::none() };
    autocomplete::choose(autocomplete::languages(typed))
}
