//! Private answers with buttons for a game or a table before it: once that is over, or the table's game has begun, they
//! lose them.
//!
//! A private message can be changed only with the token of an interaction, for fifteen minutes. They are remembered in
//! memory alone: of one that is forgotten with the process nothing is lost, its buttons say that it is over.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

use ra_table::game::lobby::Status;
use ra_table::id::{GameId, MessageId};
use serenity::builder::CreateActionRow;

use super::Delivery;
use crate::discord::custom_id::Button;
use crate::discord::keyed_mutex::lock;
use crate::discord::notifications::next_step_buttons::presses;
use crate::discord::rest::{Interaction, Message, Reply, TOKEN_LIFE};
use crate::store::games;

/// How many are remembered at most; others keep their buttons.
const MOST: usize = 10_000;

/// A private answer, and what it can be changed with.
#[derive(Debug)]
struct Panel {
    game: GameId,
    interaction: Interaction,
    reply: Reply,
}

#[derive(Debug, Default)]
pub(in crate::discord) struct OpenPanels(Mutex<HashMap<MessageId, Panel>>);

impl OpenPanels {
    /// Remembers what a private message shows now, if it has buttons for a game.
    pub(in crate::discord) fn note(
        &self,
        message: MessageId,
        shown: &Message,
        interaction: &Interaction,
        reply: Reply,
    ) {
        let mut panels = lock(&self.0);
        if panels.len() >= MOST {
            let now = Instant::now();
            panels.retain(|_, panel| now < panel.interaction.made_at() + TOKEN_LIFE);
        }
        match shown.rows.as_deref().and_then(asks_in) {
            Some(game) if panels.len() < MOST => {
                panels.insert(message, Panel { game, interaction: interaction.clone(), reply });
            }
            Some(_) | None => drop(panels.remove(&message)),
        }
    }

    pub(super) fn forget(&self, message: MessageId) {
        lock(&self.0).remove(&message);
    }

    fn has(&self, game: GameId) -> bool {
        lock(&self.0).values().any(|panel| panel.game == game)
    }

    fn take(&self, game: GameId) -> Vec<Panel> {
        lock(&self.0).extract_if(|_, panel| panel.game == game).map(|(_, panel)| panel).collect()
    }
}

/// The game in which something can be done by buttons, or at the table before it.
fn asks_in(rows: &[CreateActionRow]) -> Option<GameId> {
    presses(rows).iter().find_map(|press| match press.parse() {
        Ok(Button::Turn(game, ..) | Button::Auction(game, ..) | Button::Lobby(game, _)) => Some(game),
        _ => None,
    })
}

impl Delivery {
    /// Takes the buttons from private answers about a game that is over.
    pub(in crate::discord) async fn close_panels_if_over(&self, game: GameId) {
        if !self.open_panels.has(game) {
            return;
        }
        match games::by_id(&self.store, game).await {
            Ok(Some(row)) if matches!(row.status, Status::Over | Status::Cancelled) => {
                self.close_panels(game).await;
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%game, ?error, "private answers keep their buttons"),
        }
    }

    /// Takes the buttons from private answers about a game, or a table before it.
    pub(in crate::discord) async fn close_panels(&self, game: GameId) {
        for Panel { interaction, reply, .. } in self.open_panels.take(game) {
            if !self.has_token(&interaction) {
                continue;
            }
            let without = Message { rows: Some(Vec::new()), ..Message::default() };
            if let Err(error) = self.rest.edit_reply(&interaction, reply, &without).await {
                tracing::info!(%game, %error, "a private answer keeps its buttons");
            }
        }
    }
}
