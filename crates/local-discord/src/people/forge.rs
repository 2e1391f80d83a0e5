//! What no client of Discord's own sends: somebody may write one that does.

use serde_json::{Value, json};

use super::actions::Begun;
use super::person::{BotResponse, Person};
use super::view::channel_of;
use crate::check::component::kind;
use crate::id::Id;
use crate::world::interaction::Kind;

impl Person {
    /// Clicks a button, or chooses from a menu, that the message does not have, and waits for the answer. The person
    /// need not see the message.
    ///
    /// # Panics
    /// If there is no such channel.
    pub async fn forge(&self, channel: &str, message: Id, custom_id: &str, values: &[&str]) -> BotResponse {
        let is_menu = !values.is_empty();
        let component_type = if is_menu { kind::STRING_SELECT } else { kind::BUTTON };
        let mut data = json!({"custom_id": custom_id, "component_type": component_type, "id": 1});
        if is_menu {
            data["values"] = json!(values);
        }
        self.force(channel, Kind::Component, data, Some(message)).await
    }

    /// Sends a command with any `data` of an interaction, and waits for the answer.
    ///
    /// # Panics
    /// If there is no such channel.
    pub async fn forge_command(&self, channel: &str, data: Value) -> BotResponse {
        self.force(channel, Kind::Command, data, None).await
    }

    /// Sends a form that the bot need not have shown, with any `data` of an interaction, and waits for the answer.
    ///
    /// # Panics
    /// If there is no such channel.
    pub async fn forge_form(&self, channel: &str, message: Option<Id>, data: Value) -> BotResponse {
        self.force(channel, Kind::Modal, data, message).await
    }

    async fn force(&self, channel: &str, kind: Kind, data: Value, source: Option<Id>) -> BotResponse {
        let asked = self.ask(|world, person| {
            let channel = channel_of(world, person, channel)?;
            Ok(Begun { channel, kind, data, source, opener: None })
        });
        asked.await.expect("the channel is there")
    }
}
