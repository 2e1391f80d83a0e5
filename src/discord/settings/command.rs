//! What is typed about one's own settings and paces.

use ra_display::refusal::AppRefusal;
use ra_display::text::{self, words};
use ra_table::clock::Meanwhile;
use ra_table::game::GameRefusal;
use ra_table::language::Language;

use super::{button, complete, form, panel};
use crate::app::Error;
use crate::app::settings::{self, NewSetting};
use crate::discord::Context;
use crate::discord::interactions::choices::MeanwhileChoice;
use crate::discord::interactions::parse_options;
use crate::discord::interactions::request::{Incoming, Manner};
use crate::store::wait_stats;

/// How to be called. Discord sends the number of the choice: add new ones at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, poise::ChoiceParameter)]
pub(in crate::discord) enum Calls {
    Channel,
    Direct,
}

/// Where you are, when you sleep, when you are away, and how to call you.
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "an option for each setting")]
pub(in crate::discord) async fn settings(
    ctx: Context<'_>,
    #[autocomplete = "complete::city"] city: Option<String>,
    #[autocomplete = "complete::night"] sleep: Option<String>,
    #[autocomplete = "complete::day"] away: Option<String>,
    meanwhile: Option<MeanwhileChoice>,
    calls: Option<Calls>,
    next: Option<bool>,
    #[autocomplete = "complete::language"] language: Option<String>,
) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let own = incoming.language().await;
    let unclear = |typed: &str| Error::from(GameRefusal::Unclear(typed.to_owned()));
    let mut changes = Vec::new();
    if let Some(city) = &city {
        changes.push(NewSetting::Zone(parse_options::city(own, city, incoming.request.now, true)?));
    }
    if let Some(sleep) = &sleep {
        changes.push(NewSetting::Nights(form::read_nights(own, sleep)?));
    }
    if away.is_some() || meanwhile.is_some() {
        let now =
            settings::of(&incoming.data.store, incoming.request.person.user, incoming.request.now).await?;
        let away_now = now.now.habits.away;
        let so_far = away_now.map_or(Meanwhile::Wait, |away| away.meanwhile);
        let then = meanwhile.map_or(so_far, Meanwhile::from);
        changes.push(match away.as_deref().map(str::trim) {
            Some(day) if day.eq_ignore_ascii_case("back") => NewSetting::Here,
            Some(day) => {
                let until = text::settings::read_day(own, &now, day, incoming.request.now);
                NewSetting::Away(until.ok_or_else(|| unclear(day))?, then)
            }
            // Who is away already changes their mind.
            None => NewSetting::Away(away_now.ok_or(AppRefusal::NotAway)?.until, then),
        });
    }
    changes.extend(calls.map(|calls| NewSetting::Direct(calls == Calls::Direct)));
    changes.extend(next.map(NewSetting::Next));
    let chosen = language.as_deref().map(|typed| read_language(own, typed).ok_or_else(|| unclear(typed)));
    match (chosen.transpose()?, changes.is_empty()) {
        (None, true) => button::open(&incoming).await,
        (Some(chosen), true) => button::choose_language(&incoming, chosen).await,
        (chosen, false) => button::change(&incoming, &changes, chosen).await,
    }
}

/// A language as it was typed or chosen: `None` for the one of one's Discord.
fn read_language(own: Language, typed: &str) -> Option<Option<Language>> {
    let is_as_discord = typed == panel::AS_DISCORD || typed == words(own).settings_language_of_discord();
    if is_as_discord { Some(None) } else { text::parse_input::language(typed).map(Some) }
}

/// How fast you answer, and how fast this table does.
#[poise::command(slash_command)]
pub(in crate::discord) async fn pace(ctx: Context<'_>) -> Result<(), Error> {
    let incoming = Incoming::command(ctx, Manner::Private);
    let store = &incoming.data.store;
    let own = wait_stats::of_person(store, incoming.request.person.user).await?;
    let seen = match incoming.seen().await {
        Ok(seen) => Some(seen),
        Err(Error::Refused(_)) => None,
        Err(error) => return Err(error),
    };
    let table = match &seen {
        Some(seen) => wait_stats::of_game(store, seen.row.id).await?,
        None => Vec::new(),
    };
    let game = seen.as_ref().map(|seen| &seen.game);
    incoming.privately(text::pace::pace(incoming.language().await, &own, &table, game)).await;
    Ok(())
}
