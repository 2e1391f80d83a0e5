//! What is offered while an option of `/ra-cup` is typed: the cups of the server, and the tables of those that go on.

use ra_display::refusal::CupRefusal;
use ra_display::text;
use ra_table::cup::TableNumber;
use ra_table::id::{CupId, GuildId};
use serenity::builder::CreateAutocompleteResponse;

use super::command::guild;
use super::standings::named;
use crate::app::{Error, cups};
use crate::discord::Context;
use crate::discord::interactions::autocomplete::{choose, none, reader};
use crate::discord::interactions::request::Incoming;
use crate::store::Store;

/// As many letters as a choice has.
const LONGEST: usize = 100;

/// The last cups of the server.
pub(super) async fn cup(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((incoming, _)) = reader(ctx).await else { return none() };
    let Some(guild) = incoming.guild else { return none() };
    let Some(Ok(known)) = incoming.in_time(cups::last_of(&incoming.data.store, guild)).await else {
        return none();
    };
    let typed = typed.trim().to_lowercase();
    let named = known.into_iter().map(|(id, name)| (name.to_string(), id.to_string()));
    choose(named.filter(|(name, _)| name.to_lowercase().contains(&typed)))
}

/// The cup that was chosen; without a choice the only one of the server that goes on.
pub(super) async fn read_cup(incoming: &Incoming<'_>, typed: Option<&str>) -> Result<CupId, Error> {
    let (store, guild) = (&incoming.data.store, guild(incoming)?);
    let id = match typed {
        Some(typed) => match typed.trim().parse() {
            Ok(id) => CupId(id),
            Err(_) => called(store, guild, typed).await?,
        },
        None => match cups::running_on(store, guild).await?[..] {
            [only] => only,
            [] => return Err(CupRefusal::NoneHere.into()),
            [_, ..] => return Err(CupRefusal::SeveralHere.into()),
        },
    };
    cups::is_of(store, id, Some(guild)).await?;
    Ok(id)
}

/// The last cup of the server that has this name, if no other has it.
async fn called(store: &Store, guild: GuildId, typed: &str) -> Result<CupId, Error> {
    let typed = typed.trim().to_lowercase();
    let mut named = cups::last_of(store, guild).await?;
    named.retain(|(_, name)| name.to_string().to_lowercase() == typed);
    match named[..] {
        [(only, _)] => Ok(only),
        _ => Err(CupRefusal::NotListed.into()),
    }
}

/// The tables that were drawn in the cups of the server that go on, the last first.
pub(super) async fn table(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((incoming, language)) = reader(ctx).await else { return none() };
    let Some(guild) = incoming.guild else { return none() };
    let store = &incoming.data.store;
    let known = async {
        let mut tables = Vec::new();
        let running = cups::running_on(store, guild).await?;
        for &cup in &running {
            let loaded = cups::loaded(store, cup).await?;
            let people = named(language, &loaded);
            for table in loaded.cup.tables().iter().rev() {
                let name = text::cup::tables::choice(language, table, &people);
                let name =
                    if let [_] = running[..] { name } else { format!("{} · {name}", loaded.row.name) };
                let name: String = name.chars().take(LONGEST).collect();
                tables.push((name, format!("{cup}:{}", table.number)));
            }
        }
        Ok::<_, Error>(tables)
    };
    let Some(Ok(known)) = incoming.in_time(known).await else { return none() };
    let typed = typed.trim().to_lowercase();
    choose(known.into_iter().filter(|(name, _)| name.to_lowercase().contains(&typed)))
}

/// The table that was chosen; a number alone is that of a table of the only cup that goes on.
pub(super) async fn read_table(incoming: &Incoming<'_>, typed: &str) -> Result<(CupId, TableNumber), Error> {
    let (cup, number) = match typed.trim().split_once(':') {
        Some((cup, number)) => (Some(cup), number),
        None => (None, typed.trim()),
    };
    let cup = read_cup(incoming, cup).await?;
    match number.parse() {
        Ok(number) => Ok((cup, number)),
        Err(_) => {
            let loaded = cups::loaded(&incoming.data.store, cup).await?;
            Err(CupRefusal::Organiser(loaded.cup.no_such_table()).into())
        }
    }
}
