//! The message of a table before its game, and what is left of it afterwards.

use ra_display::text::{self, words};
use ra_table::game::lobby::{Lobby, Place, Status};
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::table_offers::Invitation;
use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateEmbed};

use super::ids::Press;
use crate::app::SeenGame;
use crate::app::table_expiry::ClosingNotice;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::components::{SAND, button, rows, secondary, with_rows};

/// A lobby, or what became of it.
pub(in crate::discord) fn lobby(lobby: &Lobby) -> Message {
    let embed = CreateEmbed::new().colour(SAND).description(text::lobby::lobby(lobby));
    let open = lobby.status == Status::Lobby;
    Message {
        content: Some(text::lobby::headline(lobby)),
        embeds: Some(if open { vec![embed] } else { Vec::new() }),
        rows: Some(if open { buttons(lobby) } else { Vec::new() }),
        ..Message::default()
    }
}

/// A lobby as it is posted: it calls these of those for whom seats are kept, and perhaps a role.
pub(in crate::discord) fn invitation(lobby: &Lobby, called: &[UserId]) -> Message {
    Message { pings: called.to_vec(), pings_role: lobby.role, ..self::lobby(lobby) }
}

/// That a seat is kept for somebody, to them: directly, or where the lobby is.
pub(in crate::discord) fn invited(language: Language, invitation: &Invitation) -> Message {
    let Invitation { lobby, user, .. } = invitation;
    let table = |at, label: String, style| button(&Button::Lobby(lobby.id, at), label, style);
    let join = table(Press::Join, words(language).lobby_button_join(), ButtonStyle::Success);
    let decline = table(Press::Decline, words(language).button_no_thanks(), ButtonStyle::Secondary);
    Message {
        pings: vec![*user],
        ..with_rows(text::lobby::invited(language, invitation), rows(vec![join, decline]))
    }
}

/// That a lobby closes, to those who sit there.
pub(in crate::discord) fn closes(told: &ClosingNotice) -> Message {
    let lobby = &told.lobby;
    let keep =
        secondary(&Button::Lobby(lobby.id, Press::Keep), words(lobby.terms.language).lobby_button_keep());
    Message {
        pings: told.calls.clone(),
        ..with_rows(text::lobby::closes(lobby, told.closes_at), rows(vec![keep]))
    }
}

/// What is left of a lobby that nobody touched.
pub(in crate::discord) fn expired(lobby: &Lobby) -> Message {
    closed(text::lobby::expired(lobby))
}

/// What the lobby's message says once the game has started, or is over.
pub(in crate::discord) fn lobby_of(seen: &SeenGame) -> Message {
    let game = &seen.game;
    let language = game.terms.language;
    let channel = match seen.row.place {
        Place::Thread | Place::OwnThread | Place::Private => text::channel(language, seen.row.channel),
        Place::Here => String::new(),
    };
    let (told, link) = match &game.end {
        Some(end) => (text::end::result(language, game, end), text::notifications::link(language, game)),
        None => (text::lobby::started(language, game), String::new()),
    };
    closed(text::joined([told, channel, link], " "))
}

/// A lobby at which nothing can be done any more.
fn closed(told: String) -> Message {
    Message { embeds: Some(Vec::new()), ..with_rows(told, Vec::new()) }
}

/// What anybody needs at an open table: in the first row who might sit down, in the second who sits there. A message has
/// the same buttons for all who read it, so what only the host can set is behind one of them.
fn buttons(lobby: &Lobby) -> Vec<CreateActionRow> {
    let (game, words) = (lobby.id, words(lobby.terms.language));
    let table = |at, label: String, style| button(&Button::Lobby(game, at), label, style);
    // Who is invited finds both answers side by side.
    let decline =
        lobby.kept_until().map(|_| secondary(&Button::Lobby(game, Press::Decline), words.button_no_thanks()));
    let mut before = vec![table(Press::Join, words.lobby_button_join(), ButtonStyle::Success)];
    before.extend(decline);
    before.push(table(Press::Details, words.lobby_button_details(), ButtonStyle::Secondary));
    before.push(secondary(&Button::Rules, words.lobby_button_rules()));
    let seated = vec![
        table(Press::Leave, words.lobby_button_leave(), ButtonStyle::Secondary),
        table(Press::Start, words.lobby_button_start(), ButtonStyle::Primary).disabled(lobby.seated() < 2),
        table(Press::Settings, words.button_settings(), ButtonStyle::Secondary),
    ];
    [rows(before), rows(seated)].concat()
}
