//! The message that tells a server of the end of a season.

use ra_display::text::season_end::{self, Told};
use ra_display::text::words;
use ra_table::id::GuildId;
use ra_table::language::Language;
use ra_table::season::Quarter;

use crate::discord::custom_id::Button;
use crate::discord::rest::{Message, Own};
use crate::discord::season::ids::{Press, Scope, View};
use crate::discord::sending::components::{rows, secondary};

pub(super) fn message(language: Language, told: &Told<'_>) -> Message {
    let place = secondary(&button(told.season.quarter), words(language).button_season_place());
    Message {
        content: Some(season_end::told(language, told)),
        rows: Some(rows(vec![place])),
        pings: told.champions.to_vec(),
        ..Message::default()
    }
}

/// The button that shows the standings to whoever presses it, with their own place.
fn button(quarter: Quarter) -> Button {
    Button::Stats(Scope::Here, Press::Read(View::Season(Some(quarter))))
}

/// Whether a message tells of the end of this quarter: no other that everybody sees has such a button.
pub(super) fn is_it(own: &Own, quarter: Quarter) -> bool {
    own.presses == [button(quarter).to_string()]
}

/// Names it, in as many letters as a nonce may have.
pub(super) fn nonce(guild: GuildId, quarter: Quarter) -> String {
    format!("e{:x}{quarter}", guild.0)
}
