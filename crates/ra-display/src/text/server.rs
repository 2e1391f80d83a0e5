//! What is set for a server, for whoever looks after its games.

use ra_table::clock::Pace;
use ra_table::id::{ChannelId, RoleId};
use ra_table::language::Language;
use ra_table::server::Server;
use ra_table::time::Millis;

use super::fluent::{language_name, words};
use super::names::{channel_mention, role_mention};
use super::{cities, pace, season_end};
use crate::refusal::Permission;

/// All settings, with what holds where nothing is set. The end of the present season is told at `season_told_at`.
pub fn settings(language: Language, server: &Server, now: Millis, season_told_at: Millis) -> String {
    let words = words(language);
    let spoken = match server.language {
        Some(language) => words.server_language(language_name(language)),
        None => words.server_language_unset(),
    };
    let pace = match server.pace {
        Some(pace) => words.server_pace(pace::name(language, pace)),
        None => words.server_pace_unset(pace::name(language, Pace::Standard)),
    };
    let edition = match server.edition {
        Some(edition) => words.server_edition(edition.code()),
        None => words.server_edition_unset(),
    };
    let place = match server.place {
        Some(place) => words.server_place(if place.is_thread() { "thread" } else { "here" }),
        None => words.server_place_unset(),
    };
    let pictures = match server.theme {
        Some(theme) => words.server_pictures(theme.code()),
        None => words.server_pictures_unset(),
    };
    let role = match server.role {
        Some(role) => words.server_role(role_mention(role)),
        None => words.server_role_unset(),
    };
    let city = match &server.zone {
        Some(zone) => {
            words.server_city(cities::name(language, zone), zone.local(now).strftime("%H:%M").to_string())
        }
        None => words.server_city_unset(),
    };
    let solo = match server.solo_channel {
        Some(channel) => words.server_solo(channel_mention(channel)),
        None => words.server_solo_unset(),
    };
    let season = season_end::set(language, &server.season_end, season_told_at);
    let ratings = match server.ratings {
        Some(ratings) => words.rating_server(ratings),
        None => words.rating_server_unset(),
    };
    let by_command = words.server_by_command();
    let heading = words.server_heading();
    [heading, spoken, pace, edition, place, solo, pictures, role, city, season, ratings, by_command]
        .join("\n")
}

/// That a role hears no calls as it is, and what can be done.
pub fn cannot_be_called(language: Language, role: RoleId) -> String {
    let words = words(language);
    words.server_role_mute(role_mention(role), words.permission(Permission::MentionEveryone))
}

/// That games against computer players alone cannot be played in the channel that was chosen for them.
pub fn solo_channel_is_closed(language: Language, channel: ChannelId) -> String {
    words(language).server_solo_closed(channel_mention(channel))
}
