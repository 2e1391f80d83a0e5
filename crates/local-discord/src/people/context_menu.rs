//! The menus of people and of messages, in which commands stand.

use serde_json::Value;

use super::actions::{Begun, open_channel};
use super::command_line;
use super::option::Reader;
use super::person::{BotResponse, Person, Refused};
use crate::id::Id;
use crate::world::interaction::Kind;

/// The types of commands that stand in menus.
const OF_USERS: i64 = 2;
const OF_MESSAGES: i64 = 3;

impl Person {
    /// Uses the user command with this name on a person, given by name or id, and waits for the answer.
    ///
    /// # Errors
    /// If the person has no such command here, or there is no such user.
    pub async fn use_on_user(
        &self,
        channel: &str,
        command: &str,
        user: &str,
    ) -> Result<BotResponse, Refused> {
        let nobody = || Refused(format!("There is nobody called {user}."));
        self.use_from_menu(channel, OF_USERS, command, |reader| reader.user(user).ok_or_else(nobody)).await
    }

    /// Uses the message command with this name on a message, and waits for the answer.
    ///
    /// # Errors
    /// If the person has no such command here, or the message is not there for everybody.
    pub async fn use_on_message(
        &self,
        channel: &str,
        command: &str,
        message: Id,
    ) -> Result<BotResponse, Refused> {
        let gone = || Refused::because("This message is not there.");
        let find = |reader: &mut Reader<'_>| reader.message(message).ok_or_else(gone);
        self.use_from_menu(channel, OF_MESSAGES, command, find).await
    }

    async fn use_from_menu(
        &self,
        channel: &str,
        kind: i64,
        name: &str,
        find: impl FnOnce(&mut Reader<'_>) -> Result<Value, Refused>,
    ) -> Result<BotResponse, Refused> {
        self.ask(|world, person| {
            let channel = open_channel(world, person, channel)?;
            let mut commands = command_line::commands(world, person, channel).into_iter();
            let command = commands.find(|command| command["type"] == kind && command["name"] == name);
            let none = || Refused::because(format!("There is no command {name} in this menu."));
            let mut data = command_line::data_of(command.ok_or_else(none)?);
            let mut reader = Reader::new(world, person, channel);
            data["target_id"] = find(&mut reader)?;
            reader.add_resolved(&mut data);
            Ok(Begun { channel, kind: Kind::Command, data, source: None, opener: None })
        })
        .await
    }
}
