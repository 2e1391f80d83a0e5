//! To be told when a table opens: asked for and ended in a private panel, which `/ra-play` and the panels of channels lead
//! to. That somebody is told holds once a direct message has reached them, or as long as that is not known.

use ra_display::refusal::DiscordRefusal;
use ra_display::text::{self, words};
use ra_table::clock::Paces;

use ra_table::id::GuildId;
use ra_table::language::Language;
use serenity::builder::{CreateActionRow, CreateButton};

use super::ids::Press;
use super::message::stop;
use crate::app::{Error, table_watches};
use crate::discord::channel_panel::start_buttons::back;
use crate::discord::custom_id::Button;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::Message;
use crate::discord::sending::Proof;
use crate::discord::sending::components::{done, panel, secondary};

pub(in crate::discord) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    let (store, user) = (&incoming.data.store, incoming.request.person.user);
    let language = incoming.language().await;
    let here = || incoming.guild.ok_or(DiscordRefusal::NotInDirectMessages);
    match press {
        Press::Open => {
            let guild = here()?;
            let paces = table_watches::paces(store, (guild, user)).await?;
            incoming.panel(shown(language, guild, paces, None)).await;
        }
        Press::Tell(paces) => ask(incoming, here()?, paces).await?,
        Press::Stop(guild) => {
            table_watches::stop(store, (guild, user)).await?;
            incoming.panel(done(words(language).table_watch_stopped())).await;
        }
    }
    Ok(())
}

/// Notes of which tables the person wants to be told. Who has not been told of any is written to first.
async fn ask(incoming: &Incoming<'_>, guild: GuildId, paces: Paces) -> Result<(), Error> {
    let (delivery, request) = (&incoming.data.delivery, &incoming.request);
    let (watcher, language) = ((guild, request.person.user), incoming.language().await);
    let words = words(language);
    let is_told = table_watches::paces(&delivery.store, watcher).await?.is_some();
    let proof = if is_told {
        Proof::Arrived
    } else {
        delivery.prove_table_watch(language, guild, request.person.user).await
    };
    let over = match proof {
        Proof::Arrived => None,
        Proof::Unknown(_) => Some(words.table_watch_unknown()),
        Proof::Refused => {
            let refused = Some(words.settings_direct_refused());
            incoming.panel(shown(language, guild, None, refused)).await;
            return Ok(());
        }
    };
    table_watches::ask(&delivery.store, watcher, paces, request.now).await?;
    delivery.table_watch_noted(guild, request.person.user).await;
    incoming.panel(shown(language, guild, Some(paces), over)).await;
    Ok(())
}

/// Of which tables somebody is told, and how to change that, below something else.
fn shown(language: Language, guild: GuildId, told: Option<Paces>, over: Option<String>) -> Message {
    let choice = |paces: Paces| -> CreateButton {
        secondary(&Button::TableWatch(Press::Tell(paces)), text::table_watch::paces(language, paces))
    };
    let choices = Paces::ALL.into_iter().filter(|paces| Some(*paces) != told).map(choice).collect();
    let mut ways = vec![back(language)];
    if told.is_some() {
        ways.insert(0, stop(language, guild));
    }
    let says = over.into_iter().chain([text::table_watch::panel(language, told)]).collect::<Vec<_>>();
    panel(says.join("\n\n"), [choices, ways].map(CreateActionRow::Buttons).to_vec())
}
