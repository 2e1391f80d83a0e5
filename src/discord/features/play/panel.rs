//! Private panels of the ways into a game. Each ends with what can be done next.

use serenity::builder::CreateActionRow;

use crate::discord::features::free_seats::Free;
use crate::discord::message::components::{link, panel, rows};
use crate::discord::message::ways::{alone, back, games, join, learn, open};
use crate::discord::rest::Message;
use crate::id::{ChannelId, GuildId};
use crate::language::Language;
use crate::text::refusal::channel_link;
use crate::text::{self, words};

/// All ways; in direct messages those that there are, where nobody else can come.
pub(super) fn ways(language: Language, in_private: bool) -> Message {
    let words = words(language);
    let told = if in_private { words.play_ways_alone() } else { words.play_ways() };
    panel(told, ways_rows(language, in_private))
}

/// Their buttons: few in a row, so that they are big on a phone.
fn ways_rows(language: Language, in_private: bool) -> Vec<CreateActionRow> {
    let mut all = vec![vec![alone(language)], vec![games(language), learn(language)]];
    if !in_private {
        all.insert(1, vec![open(language), join(language)]);
    }
    all.into_iter().map(CreateActionRow::Buttons).collect()
}

/// What is free on the server for somebody.
pub(super) fn free(language: Language, free: &Free) -> Message {
    if free.is_empty() {
        let ways = vec![open(language), alone(language), back(language)];
        return panel(words(language).play_no_tables(), rows(ways));
    }
    let mut all = free.rows(language);
    all.extend(rows(vec![back(language)]));
    panel(free.told(language), all)
}

/// One's games, with the ways to others.
pub(super) fn my_games(language: Language, lines: &[String]) -> Message {
    let mut ways = vec![back(language)];
    if lines.is_empty() {
        ways.insert(0, alone(language));
    }
    panel(text::private::my_games(language, lines), rows(ways))
}

/// That nothing can be begun where a game runs, with the way to it.
pub(super) fn runs_here(language: Language, told: String, to: (Option<GuildId>, ChannelId)) -> Message {
    let there = link(channel_link(to.0, to.1), words(language).button_to_game());
    panel(told, rows(vec![there, back(language)]))
}
