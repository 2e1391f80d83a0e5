//! `/ra-admin settings`: what holds for all games of a server. Whatever is set is shown to whoever looks after the
//! games, and anything can be taken back.

use ra::rules::Edition;
use ra_display::refusal::DiscordRefusal;
use ra_display::text::{self, words};
use ra_table::clock::Pace;
use ra_table::game::GameRefusal;
use ra_table::game::lobby::Place;
use ra_table::id::{GuildId, RoleId};
use ra_table::language::Language;
use ra_table::server::{SeasonEnd, Server};
use ra_table::theme::Theme;
use ra_table::time::Millis;
use serenity::builder::{CreateActionRow, CreateAutocompleteResponse, CreateSelectMenuOption};
use serenity::model::channel::PartialChannel;
use serenity::model::guild::Role;
use strum::IntoEnumIterator as _;

use super::ids::{Press, Setting};

use crate::app::{Error, season_end, servers};
use crate::discord::Context;
use crate::discord::convert_ids::ToOurs as _;
use crate::discord::custom_id::Button;
use crate::discord::interactions::choices::{EditionChoice, PaceChoice, ThemeChoice};
use crate::discord::interactions::request::{Incoming, Manner};
use crate::discord::interactions::{self, autocomplete, chosen};
use crate::discord::lobby::opening::can_play_alone_in;
use crate::discord::rest::Message;
use crate::discord::sending::components;
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
    Solo,
    Ratings,
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
            Unset::Solo => server.solo_channel = None,
            Unset::Ratings => server.ratings = None,
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
    #[channel_types("Text")] solo: Option<PartialChannel>,
    ratings: Option<bool>,
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
        solo_channel: solo.map(|channel| channel.id.to_ours()),
        season_end: SeasonEnd::default(),
        ratings,
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
        server.solo_channel = set.solo_channel.or(server.solo_channel);
        server.ratings = set.ratings.or(server.ratings);
    };
    let server = servers::change(&incoming.data.store, guild, change).await?;
    let is_mute = role.is_some_and(|role| !role.mentionable) && !incoming.may.call_any_role();
    let mute = server.role.filter(|_| is_mute).map(|role| text::server::cannot_be_called(own, role));
    let closed = match set.solo_channel {
        Some(channel) if !can_play_alone_in(&incoming, channel).await => {
            Some(text::server::solo_channel_is_closed(own, channel))
        }
        _ => None,
    };
    let shown = panel(own, &server, incoming.request.now);
    let told = text::joined([shown.content, mute, closed].into_iter().flatten(), "\n\n");
    incoming.privately_with(Message { content: Some(told), ..shown }).await;
    Ok(())
}

/// The value of a menu for what is not to be set.
const UNSET: &str = "unset";

/// What is set for a server, with a menu for each setting that can be chosen from a list.
fn panel(language: Language, server: &Server, now: Millis) -> Message {
    let menus = Setting::iter().map(|setting| menu_of(language, server, setting)).collect();
    let told = text::server::settings(language, server, now, season_end::next_told_at(server, now));
    components::panel(told, menus)
}

fn menu_of(language: Language, server: &Server, setting: Setting) -> CreateActionRow {
    let words = words(language);
    let (placeholder, set, values): (String, Option<&str>, Vec<(&str, String)>) = match setting {
        Setting::Language => {
            let all = Language::iter().map(|one| (one.code(), text::language_name(one).to_owned())).collect();
            (words.server_menu_language(), server.language.map(Language::code), all)
        }
        Setting::Pace => {
            let all = Pace::ALL.map(|pace| (pace.code(), text::pace::name(language, pace))).to_vec();
            (words.server_menu_pace(), server.pace.map(Pace::code), all)
        }
        Setting::Edition => {
            let all = Edition::ALL.map(|one| (one.code(), words.server_option_edition(one.code()))).to_vec();
            (words.server_menu_edition(), server.edition.map(Edition::code), all)
        }
        Setting::Place => {
            let all = [THREAD, HERE].map(|code| (code, words.server_option_place(code))).to_vec();
            let code = |place: Place| if place.is_thread() { THREAD } else { HERE };
            (words.server_menu_place(), server.place.map(code), all)
        }
        Setting::Pictures => {
            let all =
                Theme::iter().map(|one| (one.code(), words.server_option_pictures(one.code()))).collect();
            (words.server_menu_pictures(), server.theme.map(Theme::code), all)
        }
    };
    let unset = CreateSelectMenuOption::new(words.server_option_unset(), UNSET);
    let option = |(value, label): (&str, String)| {
        CreateSelectMenuOption::new(label, value).default_selection(set == Some(value))
    };
    let options = values.into_iter().map(option).chain([unset]).collect();
    components::menu(&Button::Admin(Press::Set(setting)), &placeholder, 1, 1, options)
}

/// The values of where games are played.
const THREAD: &str = "thread";
const HERE: &str = "here";

/// Sets what was chosen from a menu, and shows what is set then.
pub(super) async fn set(
    incoming: &Incoming<'_>,
    guild: GuildId,
    setting: Setting,
    values: &[String],
) -> Result<(), Error> {
    let value: String = chosen(values).ok_or(DiscordRefusal::OldMenu)?;
    let value = Some(value.as_str()).filter(|value| *value != UNSET);
    let old = || Error::from(DiscordRefusal::OldMenu);
    let mut new = Server::default();
    match setting {
        Setting::Language => new.language = value.map(str::parse).transpose().map_err(|_| old())?,
        Setting::Pace => new.pace = value.map(str::parse).transpose().map_err(|_| old())?,
        Setting::Edition => new.edition = value.map(str::parse).transpose().map_err(|_| old())?,
        Setting::Place => new.place = value.map(place).transpose()?,
        Setting::Pictures => new.theme = value.map(str::parse).transpose().map_err(|_| old())?,
    }
    let change = |server: &mut Server| match setting {
        Setting::Language => server.language = new.language,
        Setting::Pace => server.pace = new.pace,
        Setting::Edition => server.edition = new.edition,
        Setting::Place => server.place = new.place,
        Setting::Pictures => server.theme = new.theme,
    };
    let server = servers::change(&incoming.data.store, guild, change).await?;
    incoming.panel(panel(incoming.language().await, &server, incoming.request.now)).await;
    Ok(())
}

fn place(code: &str) -> Result<Place, DiscordRefusal> {
    match code {
        THREAD => Ok(Place::Thread),
        HERE => Ok(Place::Here),
        _ => Err(DiscordRefusal::OldMenu),
    }
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
