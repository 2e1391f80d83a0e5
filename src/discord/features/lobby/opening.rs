//! Opening a table, by command or button: what somebody has said of it, what their server has set, and what the
//! program has for the rest.

use super::shown::show_start;
use crate::ai::Level;
use crate::app::lobbies::{self, Changed};
use crate::app::{Error, servers};
use crate::clock::Pace;
use crate::discord::features::settings;
use crate::discord::incoming::Incoming;
use crate::discord::message::components::{link, panel, rows};
use crate::game::Person;
use crate::game::leaves::Leaves;
use crate::game::lobby::{Lobby, Place, Wish};
use crate::rules::Edition;
use crate::store::servers::Server;
use crate::text::refusal::message_link;
use crate::text::words;

/// How many sit at a table of which nobody has said it.
const SEATS: usize = 5;
/// How many computer players play against somebody alone who has not said how many.
const OPPONENTS: usize = 2;

/// What somebody asks for; what they leave open is `None`.
#[derive(Debug, Default)]
pub(in crate::discord::features) struct Asked {
    pub(in crate::discord::features) seats: Option<usize>,
    pub(in crate::discord::features) edition: Option<Edition>,
    pub(in crate::discord::features) pace: Option<Pace>,
    pub(in crate::discord::features) quick: Option<bool>,
    pub(in crate::discord::features) here: Option<bool>,
    pub(in crate::discord::features) computers: usize,
    pub(in crate::discord::features) level: Option<Level>,
    pub(in crate::discord::features) invited: Vec<Person>,
    pub(in crate::discord::features) name: Option<String>,
    /// That nobody else shall sit down: the computer players take all other seats.
    pub(in crate::discord::features) alone: bool,
}

/// Opens a table; one that is full by its computer players starts at once. Nobody else comes to one in direct
/// messages, so there all others are computer players.
pub(in crate::discord::features) async fn open(incoming: &Incoming<'_>, asked: Asked) -> Result<(), Error> {
    let in_private = incoming.guild.is_none();
    let alone = asked.alone || in_private;
    let computers = match asked.computers {
        0 if alone => asked.seats.map_or(OPPONENTS, |seats| seats - 1),
        computers => computers,
    };
    let seats = if alone { computers + 1 } else { asked.seats.unwrap_or(SEATS).max(computers + 1) };
    let server = match incoming.guild {
        Some(guild) => servers::of(&incoming.data.store, guild).await?,
        None => Server::default(),
    };
    let here = asked.here.unwrap_or(server.place == Some(Place::Here));
    let place = if in_private { Place::Here } else { incoming.may.place(here)? };
    let usual = if alone { Pace::Unclocked } else { server.pace.unwrap_or(Pace::Standard) };
    let wish = Wish {
        name: asked.name,
        size: seats,
        edition: asked.edition.or(server.edition).unwrap_or(Edition::Pharaoh),
        place,
        invited: asked.invited,
        computers: vec![asked.level.unwrap_or(Level::Normal); computers],
        // Alone against computer players nobody waits.
        leaves: if asked.quick.unwrap_or(!alone) { Leaves::Bids } else { Leaves::Nothing },
        language: incoming.language_of_new_table().await?,
        advice: true,
        theme: server.theme.unwrap_or_default(),
        pace: asked.pace.unwrap_or(usual),
    };
    let store = &incoming.data.store;
    match lobbies::open(store, &incoming.request, incoming.guild, &wish, &incoming.limits()).await? {
        Changed::Started(done) => {
            show_start(incoming, *done).await;
            return Ok(());
        }
        // What follows a click names the message that was clicked: the table is a message of its own.
        Changed::Lobby(lobby, _) if incoming.is_click() => {
            incoming.data.delivery.post_lobby(&lobby).await?;
            is_open(incoming, &lobby).await?;
        }
        Changed::Lobby(lobby, _) => incoming.new_lobby(&lobby).await?,
    }
    settings::button::welcome(incoming, wish.leaves).await;
    Ok(())
}

/// Says that a table is open, and leads to it.
pub(in crate::discord::features) async fn is_open(
    incoming: &Incoming<'_>,
    lobby: &Lobby,
) -> Result<(), Error> {
    let words = words(incoming.language().await);
    let message = lobbies::lobby(&incoming.data.store, lobby.id).await?.message;
    let to = message.map(|message| message_link(lobby.guild, lobby.channel, message));
    let to = to.map(|to| link(to, words.button_to_table()));
    let told = words.play_table_open(lobby.id.to_string());
    incoming.panel(panel(told, rows(to.into_iter().collect()))).await;
    Ok(())
}
