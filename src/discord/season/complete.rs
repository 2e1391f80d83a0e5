//! What is offered while a quarter is being typed, and what was typed then.

use ra_display::text;
use ra_table::season::Quarter;
use serenity::builder::CreateAutocompleteResponse;

use crate::app::season;
use crate::discord::Context;
use crate::discord::interactions::autocomplete::{choose, none, reader};
use crate::discord::interactions::request::Incoming;

/// The quarters since the server's first game ended, the present one first.
pub(in crate::discord) async fn quarter(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((incoming, language)) = reader(ctx).await else { return none() };
    let Some(guild) = incoming.guild else { return none() };
    let known = incoming.in_time(season::quarters(&incoming.data.store, guild, incoming.request.now)).await;
    let Some(Ok(known)) = known else { return none() };
    let typed = typed.trim().to_lowercase();
    let named =
        known.into_iter().map(|quarter| (text::season::quarter(language, quarter), quarter.to_string()));
    choose(
        named.filter(|(name, code)| {
            name.to_lowercase().contains(&typed) || code.to_lowercase().contains(&typed)
        }),
    )
}

/// The quarter that was typed: as it is offered, or by its name in the reader's language.
pub(in crate::discord) async fn read(incoming: &Incoming<'_>, typed: &str) -> Option<Quarter> {
    if let Ok(quarter) = typed.parse() {
        return Some(quarter);
    }
    let language = incoming.language().await;
    let year = typed.split_whitespace().last()?;
    let quarters = (1..=4).filter_map(|number| format!("{year}-Q{number}").parse::<Quarter>().ok());
    let wanted = typed.to_lowercase();
    let mut named =
        quarters.filter(|quarter| text::season::quarter(language, *quarter).to_lowercase() == wanted);
    named.next()
}
