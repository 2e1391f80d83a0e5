//! The draft of a cup, which its organiser alone sees.

use ra_table::cup::{Draft, Plan, TableSize};
use ra_table::id::ChannelId;
use ra_table::language::Language;
use ra_table::time::Millis;

use super::super::fluent::words;
use super::super::names::channel_mention;
use super::message::{before_publishing, shape};

/// The text over the preview.
pub fn head(language: Language, draft: &Draft, channel: ChannelId) -> String {
    let ready = if draft.begins.is_some() { "yes" } else { "no" };
    words(language).cup_draft(ready, channel_mention(channel))
}

/// What everybody will read once the draft is published.
pub fn preview(language: Language, draft: &Draft, now: Millis) -> String {
    // Without a date, nothing is said that depends on it.
    let plan = draft.plan_from(draft.begins.unwrap_or(now));
    before_publishing(language, &draft.name, draft.role, &plan, draft.begins)
}

/// Games before the final, in a menu.
pub fn games(language: Language, plan: &Plan) -> String {
    words(language).cup_choice_games(shape(plan), plan.games.value())
}

/// A size of tables, in a menu.
pub fn tables(language: Language, size: TableSize) -> String {
    let size: &str = size.into();
    words(language).cup_choice_tables(size)
}
