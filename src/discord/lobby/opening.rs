//! Opening a table, by command or button: what somebody has said of it, what their server has set, and what the
//! program has for the rest.

use ra::ai::Level;
use ra::rules::Edition;
use ra_display::text::words;
use ra_table::clock::Pace;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::lobby::{Place, TableOptions};
use ra_table::game::{Person, Terms};
use ra_table::id::{ChannelId, GameId, GuildId};
use ra_table::server::Server;

use super::panel as host_panel;
use super::shown::show_start;
use crate::app::lobbies::{self, Changed};
use crate::app::message_state::Route;
use crate::app::open_table::Parent;
use crate::app::{self, Error, Request, servers};
use crate::discord::channel_panel::start_buttons::to_table;
use crate::discord::interactions::bot_permissions::May;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::Priority;
use crate::discord::sending::components::{panel, rows};
use crate::discord::settings;

/// How many sit at a table of which nobody has said it.
const SEATS: usize = 5;
/// How many computer players play against somebody alone who has not said how many.
const OPPONENTS: usize = 2;

/// What somebody asks for; what they leave open is `None`.
#[derive(Debug, Default)]
pub(in crate::discord) struct Asked {
    pub(in crate::discord) seats: Option<usize>,
    pub(in crate::discord) edition: Option<Edition>,
    pub(in crate::discord) pace: Option<Pace>,
    pub(in crate::discord) quick: Option<bool>,
    pub(in crate::discord) here: Option<bool>,
    pub(in crate::discord) computers: usize,
    pub(in crate::discord) level: Option<Level>,
    pub(in crate::discord) invited: Vec<Person>,
    pub(in crate::discord) name: Option<String>,
    /// That nobody else shall sit down: the computer players take all other seats.
    pub(in crate::discord) alone: bool,
    /// That the host is shown what they can set, once it is open.
    pub(in crate::discord) settings: bool,
}

/// Opens a table; one that is full by its computer players starts at once. Nobody else comes to one in direct
/// messages, so there all others are computer players.
pub(in crate::discord) async fn open(incoming: &Incoming<'_>, asked: Asked) -> Result<(), Error> {
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
    let stays = in_private || asked.here == Some(true);
    let is_quiet = !stays && computers + 1 == seats && asked.invited.is_empty();
    let (may, parent) = (incoming.may, if stays { None } else { parent(incoming).await? });
    let (guild, request) = (incoming.guild, incoming.request.clone());
    let solo = match server.solo_channel.filter(|_| is_quiet) {
        Some(channel) if can_play_alone_in(incoming, channel).await => Some(channel),
        _ => None,
    };
    let At { guild, request, place } = if let Some(channel) = solo {
        At { guild, request: Request { channel, route: Route::Post, ..request }, place: Place::Private }
    } else if is_quiet && (may.has_threads() || may.is_in_thread()) {
        quiet(incoming, here, parent).await?
    } else if let Some(Parent { channel, .. }) = parent.filter(|parent| parent.is_of_private) {
        let request = Request { channel, route: Route::Post, ..request };
        At { guild, request, place: may.in_parent().place(here)? }
    } else {
        At { guild, request, place: if in_private { Place::Here } else { may.place(here)? } }
    };
    let usual = if alone { Pace::Unclocked } else { server.pace.unwrap_or(Pace::Standard) };
    let terms = Terms {
        edition: asked.edition.or(server.edition).unwrap_or(Edition::Pharaoh),
        pace: asked.pace.unwrap_or(usual),
        // Alone against computer players nobody waits.
        autoplay: if asked.quick.unwrap_or(!alone) { AutoplayLevel::Bids } else { AutoplayLevel::Nothing },
        language: incoming.language_of_new_table().await?,
        advice: true,
        rated: true,
        theme: server.theme.unwrap_or_default(),
    };
    let options = TableOptions {
        name: asked.name,
        size: seats,
        place,
        invited: asked.invited,
        computers: vec![asked.level.unwrap_or(Level::Normal); computers],
        terms,
    };
    let store = &incoming.data.store;
    match lobbies::open(store, &request, guild, &options, &incoming.limits()).await? {
        Changed::Started(done) => {
            show_start(incoming, *done).await;
            return Ok(());
        }
        // What follows a click names the message that was clicked: the table is a message of its own.
        Changed::Lobby(lobby, _) if incoming.is_click() || lobby.channel != incoming.request.channel => {
            incoming.data.delivery.post_lobby(&lobby).await?;
            if asked.settings {
                incoming.panel(host_panel::settings(incoming.language().await, &lobby, None)).await;
            } else {
                require_open(incoming, lobby.id).await?;
            }
        }
        Changed::Lobby(lobby, _) => incoming.new_lobby(&lobby).await?,
    }
    settings::button::welcome(incoming, terms.pace, None).await;
    Ok(())
}

/// Where a table is opened.
struct At {
    guild: Option<GuildId>,
    request: Request,
    place: Place,
}

/// The channel of the thread in which somebody is, if that is a game's.
async fn parent(incoming: &Incoming<'_>) -> Result<Option<Parent>, Error> {
    if !incoming.may.is_in_thread() {
        return Ok(None);
    }
    app::open_table::parent(&incoming.data.store, incoming.guild, incoming.request.channel).await
}

/// In which channel a table for others is opened: not in the private thread of a game, where nobody sees it.
pub(in crate::discord) async fn channel(incoming: &Incoming<'_>) -> Result<ChannelId, Error> {
    let parent = parent(incoming).await?.filter(|parent| parent.is_of_private);
    Ok(parent.map_or(incoming.request.channel, |parent| parent.channel))
}

/// Whether somebody can play alone in the channel that their server has for that: they see it, and the bot may open
/// private threads there.
pub(in crate::discord) async fn can_play_alone_in(incoming: &Incoming<'_>, channel: ChannelId) -> bool {
    let Some(guild) = incoming.guild else { return false };
    let delivery = &incoming.data.delivery;
    let (channels, roles) = match delivery.own_roles(guild, Priority::Person).await {
        Ok(known) => known,
        Err(error) => {
            tracing::info!(%guild, %channel, %error, "whether games can be played in a channel is not known");
            return false;
        }
    };
    let may = May::there(&channels, delivery.rest.bot(), &roles, channel, false);
    let sees = incoming.sight.sees(&channels, incoming.request.person.user, channel);
    may.open_private_thread() && sees
}

/// Where somebody plays alone whom nobody need watch: in a private thread of the channel, or of the one that this is a
/// game's thread of; or else in their direct messages, or else as others do.
async fn quiet(incoming: &Incoming<'_>, here: bool, parent: Option<Parent>) -> Result<At, Error> {
    let (data, request) = (incoming.data, incoming.request.clone());
    let at = match parent {
        Some(Parent { channel, .. }) => Some((incoming.may.in_parent(), channel)),
        None => incoming.may.has_threads().then_some((incoming.may, request.channel)),
    };
    if let Some((_, channel)) = at.filter(|(may, _)| may.open_private_thread()) {
        let request = Request { channel, ..request };
        return Ok(At { guild: incoming.guild, request, place: Place::Private });
    }
    app::open_table::may_open_another(&data.store, &request, incoming.guild, &incoming.limits()).await?;
    let (user, nonce) = (request.person.user, format!("{}-alone", request.interaction));
    let direct = data.delivery.direct_for_game(user, incoming.language().await, &nonce).await;
    Ok(match direct {
        // The board is none of what the interaction is answered with.
        Some(channel) => At {
            guild: None,
            request: Request { channel, route: Route::Post, ..request },
            place: Place::Here,
        },
        None => At { guild: incoming.guild, request, place: incoming.may.place(here)? },
    })
}

/// Says that a table is open, and leads to it.
pub(in crate::discord) async fn require_open(incoming: &Incoming<'_>, table: GameId) -> Result<(), Error> {
    let told = words(incoming.language().await).play_table_open(table.to_string());
    lead_to(incoming, table, told).await
}

/// Says something, and leads to a table.
pub(in crate::discord) async fn lead_to(
    incoming: &Incoming<'_>,
    table: GameId,
    told: String,
) -> Result<(), Error> {
    let lobby = lobbies::lobby(&incoming.data.store, table).await?;
    let to = to_table(incoming.language().await, &lobby).into_iter().collect();
    incoming.panel(panel(told, rows(to))).await;
    Ok(())
}
