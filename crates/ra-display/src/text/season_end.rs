//! The message at the end of a season, and the settings for it.

use ra_table::id::{ChannelId, RoleId, UserId};
use ra_table::language::Language;
use ra_table::season::{ClosestFinish, Finish, Highlights, Season};
use ra_table::server::SeasonEnd;
use ra_table::time::Millis;

use super::fluent::words;
use super::lists::{and, commas};
use super::names::{channel_mention, role_mention, user_mention};
use super::season::{date, quarter};
use super::standings::{self, Standings};
use super::{joined, name};
use crate::refusal::{Permission, RoleHindrance, UnfitRole};

/// The places that are told; who shares the last of them is told, too.
const PLACES: usize = 3;
/// As many lines there are at most, however many share a place.
const MOST_LINES: usize = 8;
/// As many names there are at most for who finished most games.
const MOST_NAMES: usize = 3;
/// What the bot needs in a channel to tell something there once.
pub const NEEDED: [Permission; 3] =
    [Permission::ViewChannel, Permission::SendMessages, Permission::ReadMessageHistory];

/// The contents of the message at the end of a season.
#[derive(Debug, Clone)]
pub struct Told<'a> {
    /// The season.
    pub season: &'a Season,
    /// What else it is remembered for.
    pub highlights: &'a Highlights,
    /// Who has won it.
    pub champions: &'a [UserId],
    /// Whether somebody with a better place is not the champion.
    pub passed_over: bool,
    /// The role that the champions get, and why they have not got it.
    pub role: Option<(RoleId, &'a [RoleHindrance])>,
    /// Why it is not told in the channel that was chosen.
    pub elsewhere: Option<Elsewhere>,
}

/// Why something is told in another channel than the one that was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Elsewhere {
    /// That is gone.
    Gone,
    /// The bot cannot write there.
    Closed(ChannelId),
}

/// The message. It names people, and mentions nobody but the champions.
pub fn told(language: Language, told: &Told<'_>) -> String {
    let (words, season) = (words(language), told.season);
    let first = season.standings.iter().take_while(|standing| standing.place <= PLACES).count();
    let standings = Standings::of(language, season, None, first.min(MOST_LINES));
    let name = |user: Option<UserId>, called: &str| match user {
        Some(user) if season.hidden.contains(&user) => words.season_somebody(),
        _ => name(language, called),
    };
    let named = |finish: &Finish| name(finish.user, &finish.name);
    let mut lines = vec![
        words.season_end_title(quarter(language, season.quarter), told.highlights.games),
        standings::lines(language, &standings),
        String::new(),
        champions(language, told),
    ];
    let busiest = &told.highlights.busiest;
    if let Some(games) = busiest.first().map(|standing| standing.games) {
        let names = busiest.iter().take(MOST_NAMES).map(|one| name(Some(one.user), &one.name));
        let names: Vec<String> = names.collect();
        let names = match busiest.len() {
            count if count > MOST_NAMES => commas(words, &[&names[..], &["…".to_owned()]].concat()),
            _ => and(words, &names).unwrap_or_default(),
        };
        lines.push(words.season_end_busiest(names, games, busiest.len()));
    }
    if let Some(highest) = &told.highlights.highest {
        lines.push(words.season_end_highest(named(highest), highest.score, highest.game.to_string()));
    }
    if let Some(closest @ ClosestFinish { first, second }) = &told.highlights.closest {
        let (game, margin) = (first.game.to_string(), closest.margin());
        lines.push(words.season_end_closest(margin, named(first), named(second), game));
    }
    let small = [
        told.passed_over.then(|| words.season_end_passed_over()),
        told.elsewhere.map(|elsewhere| elsewhere_told(language, elsewhere)),
    ];
    lines.extend(small.into_iter().flatten().map(|told| format!("-# {told}")));
    if let Some((role, hindrances @ [_, ..])) = told.role {
        lines.push(format!("\n{}", not_given(language, role, hindrances)));
    }
    lines.join("\n")
}

fn champions(language: Language, told: &Told<'_>) -> String {
    let words = words(language);
    let mentions: Vec<String> = told.champions.iter().copied().map(user_mention).collect();
    let Some(named) = and(words, &mentions) else { return words.season_end_no_champion() };
    match told.role {
        Some((role, [])) => words.season_end_champion_with_role(mentions.len(), named, role_mention(role)),
        _ => words.season_end_champion(mentions.len(), named),
    }
}

fn elsewhere_told(language: Language, elsewhere: Elsewhere) -> String {
    match elsewhere {
        Elsewhere::Gone => words(language).season_end_channel_gone(),
        Elsewhere::Closed(channel) => closed(language, channel),
    }
}

/// That the bot cannot write in the channel that was chosen, and what it needs there.
pub fn closed(language: Language, channel: ChannelId) -> String {
    let words = words(language);
    let needed = NEEDED.map(|permission| format!("*{}*", words.permission(permission)));
    words.season_end_channel_closed(channel_mention(channel), and(words, &needed).unwrap_or_default())
}

/// Why a season's role is not given yet, and what helps.
pub fn not_given(language: Language, role: RoleId, all: &[RoleHindrance]) -> String {
    let words = words(language);
    gone_or_hindered(language, role, all, (words.role_gone(), words.role_then()))
}

/// Why a role is not given: that it is gone, in words of the caller's, or what hinders it, followed by what helps.
pub(super) fn gone_or_hindered(
    language: Language,
    role: RoleId,
    all: &[RoleHindrance],
    (gone, helps): (String, String),
) -> String {
    if all.contains(&RoleHindrance::Unfit(UnfitRole::Gone)) {
        gone
    } else {
        joined([hindrances(language, role, all), helps], "\n")
    }
}

/// Why a role is not given, whether it is a season's or a cup's; what to do once that is mended is not said.
pub fn hindrances(language: Language, role: RoleId, hindrances: &[RoleHindrance]) -> String {
    let reasons = hindrances.iter().map(|hindrance| format!("- {}", hindered(language, role, *hindrance)));
    joined(std::iter::once(words(language).role_not_given(role_mention(role))).chain(reasons), "\n")
}

fn hindered(language: Language, role: RoleId, hindrance: RoleHindrance) -> String {
    let words = words(language);
    let own = |own: Option<RoleId>| own.map_or_else(|| super::lists::NONE.to_owned(), role_mention);
    match hindrance {
        RoleHindrance::Unfit(why) => unfit(language, role, why),
        RoleHindrance::MayNotManage(highest) => {
            words.role_may_not_manage(own(highest), words.permission(Permission::ManageRoles))
        }
        RoleHindrance::TooHigh(highest) => words.role_too_high(own(highest), role_mention(role)),
        RoleHindrance::NotNow => words.role_not_now(),
    }
}

/// Why a role is not one that people can win.
pub fn unfit(language: Language, role: RoleId, why: UnfitRole) -> String {
    let (words, role) = (words(language), role_mention(role));
    match why {
        UnfitRole::Everybodys => words.role_everybodys(),
        UnfitRole::Managed => words.role_managed(role),
        UnfitRole::Permits => words.role_permits(role),
        UnfitRole::PermitsIn(channel) => words.role_permits_in(role, channel_mention(channel)),
        UnfitRole::Gone => words.role_unknown(),
    }
}

/// What is set, by lines, with the next moment at which the end of a season is told.
pub fn set(language: Language, set: &SeasonEnd, next: Millis) -> String {
    let words = words(language);
    if set.is_off {
        return words.season_set_off();
    }
    let told = match set.channel {
        Some(channel) => words.season_set_channel(channel_mention(channel), date(next)),
        None => words.season_set_anywhere(date(next)),
    };
    let role = match set.role {
        Some(role) => words.season_set_role(role_mention(role)),
        None => words.season_set_no_role(),
    };
    format!("{told}\n{role}")
}

/// What the command that sets it answers: what is set, and what is missing.
pub fn panel(
    language: Language,
    settings: &SeasonEnd,
    next: Millis,
    missing: impl Iterator<Item = String>,
) -> String {
    let head = [words(language).season_set_heading(), set(language, settings, next)].join("\n");
    joined(std::iter::once(head).chain(missing), "\n\n")
}

/// That a role could not be taken from those who have it from the bot.
pub fn not_taken(language: Language, role: RoleId) -> String {
    words(language).season_role_not_taken(role_mention(role))
}
