//! What a person does: commands, clicks, choices, modals and plain messages.

use std::time::Duration;

use serde_json::{Value, json};

use super::command_line::{self, Line};
use super::component::{self, Use};
use super::language;
use super::option::{Reader, kind};
use super::person::{BotResponse, Person, Refused};
use super::view::{channel_of, check_typing};
use crate::check::component::number;
use crate::clock::millis;
use crate::id::Id;
use crate::kind::ChannelKind;
use crate::object;
use crate::permission::Permissions;
use crate::world::World;
use crate::world::channel::{Thread, ThreadKind};
use crate::world::interaction::{Answered, Interaction, Kind, Target};
use crate::world::mention::Allowed;
use crate::world::message::{self, Draft, Envelope};

/// An interaction that a person begins.
pub(super) struct Begun {
    pub(super) channel: Id,
    pub(super) kind: Kind,
    pub(super) data: Value,
    pub(super) source: Option<Id>,
    /// The interaction whose modal is submitted.
    pub(super) opener: Option<Id>,
}

impl Person {
    /// Runs a command as typed, such as `/dice roll 8`, and waits for the answer.
    ///
    /// Options are given in order, or as `name:value`; quotes hold words together, and the last option takes the
    /// rest of the line if it is a text. Choices go by name, users and roles by `@name`, channels by `#name`.
    ///
    /// # Errors
    /// If the client would not send it.
    pub async fn run(&self, channel: &str, text: &str) -> Result<BotResponse, Refused> {
        self.ask(|world, person| {
            let channel = open_channel(world, person, channel)?;
            let data = command_line::parse(world, person, channel, text, Line::Sent)?;
            Ok(Begun { channel, kind: Kind::Command, data, source: None, opener: None })
        })
        .await
    }

    /// Asks for completions of the last option of a command line, and waits for them. Those of an option with fixed
    /// choices come from the client.
    ///
    /// # Errors
    /// If the line does not begin with a command, or its last option has no completions.
    pub async fn complete(&self, channel: &str, text: &str) -> Result<BotResponse, Refused> {
        let fixed = self.shared.with(|world| {
            let channel = open_channel(world, self.id, channel)?;
            command_line::fixed_choices(world, self.id, channel, text)
        })?;
        if let Some(choices) = fixed {
            return Ok(BotResponse::Choices { choices });
        }
        self.ask(|world, person| {
            let channel = open_channel(world, person, channel)?;
            let data = command_line::parse(world, person, channel, text, Line::Typed)?;
            Ok(Begun { channel, kind: Kind::Autocomplete, data, source: None, opener: None })
        })
        .await
    }

    /// Clicks a button, named by its `custom_id` or its label, and waits for the answer.
    ///
    /// # Errors
    /// If the person does not see such a button on that message, or it is disabled or a link.
    pub async fn click(&self, channel: &str, message: Id, button: &str) -> Result<BotResponse, Refused> {
        self.use_component(channel, message, Use::Click(button)).await
    }

    /// Chooses from a select, named by its `custom_id` or its placeholder, and waits for the answer. Values are
    /// options' values or labels, or the names of people, roles and channels.
    ///
    /// # Errors
    /// If the person does not see such a select on that message, or it does not offer this choice.
    pub async fn choose(
        &self,
        channel: &str,
        message: Id,
        select: &str,
        values: &[&str],
    ) -> Result<BotResponse, Refused> {
        self.use_component(channel, message, Use::Choose(select, values)).await
    }

    /// Submits a form with a text for the `custom_id` of each input, and waits for the answer.
    ///
    /// # Errors
    /// If it is not open, or a text is missing or of the wrong length.
    pub async fn submit(&self, modal: Id, texts: &[(&str, &str)]) -> Result<BotResponse, Refused> {
        self.submit_with(modal, texts, &[]).await
    }

    /// Like [`Person::submit`], also with values for the `custom_id` of each menu.
    ///
    /// # Errors
    /// Likewise, or if a menu does not offer a choice.
    pub async fn submit_with(
        &self,
        modal: Id,
        texts: &[(&str, &str)],
        chosen: &[(&str, Vec<&str>)],
    ) -> Result<BotResponse, Refused> {
        self.ask(|world, person| {
            let opened = world.interactions.get(&modal).filter(|opened| opened.user == person);
            let Some(opened @ Interaction { answer: Some(Answered::Modal(form)), .. }) = opened else {
                return Err(Refused::because("This modal is not open."));
            };
            let Interaction { channel, source, .. } = *opened;
            let data = component::submission(Reader::new(world, person, channel), form, texts, chosen)?;
            Ok(Begun { channel, kind: Kind::Modal, data, source, opener: Some(modal) })
        })
        .await
    }

    /// Writes a message in a channel. Returns its id.
    ///
    /// # Errors
    /// If the person may not write there, or the text is empty.
    pub fn say(&self, channel: &str, text: &str) -> Result<Id, Refused> {
        self.shared.with(|world| {
            let channel = channel_of(world, self.id, channel)?;
            let place = &world.channels[&channel];
            check_typing(place)?;
            let locked = place.thread().is_some_and(|thread| thread.locked);
            if locked || !world.permissions(self.id, place).contains(place.permission_to_send()) {
                return Err(Refused::because("You do not have permission to send messages in this channel."));
            }
            if place.thread().is_some_and(|thread| thread.archived) && !world.has_room_for_thread() {
                return Err(Refused::because("Maximum number of active threads reached."));
            }
            let envelope = Envelope::plain(channel, self.id, message::Kind::Default);
            world
                .post(&written(text), &envelope)
                .ok_or_else(|| Refused::because("Cannot send an empty message"))
        })
    }

    /// Begins a post in a forum. Returns its id.
    ///
    /// # Errors
    /// If there is no such forum, or the person may not write there, or the title or the text is empty.
    pub fn post(&self, forum: &str, title: &str, text: &str) -> Result<Id, Refused> {
        self.shared.with(|world| {
            let forum = channel_of(world, self.id, forum)?;
            let place = &world.channels[&forum];
            if place.kind() != ChannelKind::Forum.number() {
                return Err(Refused::because("This channel is no forum."));
            }
            if !world.permissions(self.id, place).contains(place.permission_to_send()) {
                return Err(Refused::because("You do not have permission to create posts in this channel."));
            }
            let title = title.trim();
            if !(1..=100).contains(&title.chars().count()) {
                return Err(Refused::because("A post's title has 1 to 100 characters."));
            }
            if !world.has_room_for_thread() {
                return Err(Refused::because("Maximum number of active threads reached."));
            }
            let post = Thread::new(title.to_owned(), forum, self.id, ThreadKind::Public, world.now());
            world
                .start_post(post, &written(text))
                .ok_or_else(|| Refused::because("Cannot send an empty message"))
        })
    }

    async fn use_component(
        &self,
        channel: &str,
        message: Id,
        action: Use<'_>,
    ) -> Result<BotResponse, Refused> {
        self.ask(|world, person| {
            let channel = open_channel(world, person, channel)?;
            let shown = world.message(channel, message).filter(|message| message.is_shown_to(person));
            let shown = shown.ok_or_else(|| Refused::because("This message is not there."))?;
            let data = component::used(world, person, shown, action)?;
            Ok(Begun { channel, kind: Kind::Component, data, source: Some(message), opener: None })
        })
        .await
    }

    /// Begins an interaction, which is checked and sent in one go, and waits for the answer.
    pub(super) async fn ask(
        &self,
        check: impl FnOnce(&mut World, Id) -> Result<Begun, Refused>,
    ) -> Result<BotResponse, Refused> {
        let id = self.shared.with(|world| {
            let begun = check(world, self.id)?;
            Ok(send(world, self.id, begun))
        })?;
        Ok(self.answer(id).await)
    }

    /// Waits until an interaction is answered, or too old for it.
    async fn answer(&self, id: Id) -> BotResponse {
        let mut changes = self.shared.changes();
        loop {
            changes.mark_unchanged();
            match self.shared.with(|world| answer_now(world, id)) {
                Ok(answer) => return answer,
                Err(left) => tokio::select! {
                    _ = changes.changed() => {}
                    () = tokio::time::sleep(left) => {}
                    () = self.shared.stopped() => return BotResponse::NoResponse,
                },
            }
        }
    }
}

/// The channel that a person means, if they may use the bot there.
pub(super) fn open_channel(world: &mut World, person: Id, name: &str) -> Result<Id, Refused> {
    let channel = channel_of(world, person, name)?;
    let place = &world.channels[&channel];
    check_typing(place)?;
    if !world.permissions(person, place).contains(Permissions::USE_APPLICATION_COMMANDS) {
        return Err(Refused::because(
            "You do not have permission to use application commands in this channel.",
        ));
    }
    if place.thread().is_some_and(|thread| thread.archived && thread.locked) {
        return Err(Refused::because("This thread is locked."));
    }
    Ok(channel)
}

/// A message as a person writes it.
fn written(text: &str) -> Draft {
    let allowed = Allowed::by_default(false);
    Draft { content: Some(text.trim().to_owned()), allowed, ..Draft::default() }
}

/// Sends an interaction to the bot.
fn send(world: &mut World, user: Id, begun: Begun) -> Id {
    let now = world.now();
    let (id, secret) = (world.next_id(), world.next_id());
    let interaction = Interaction {
        id,
        token: Interaction::token(id, secret),
        kind: begun.kind,
        user,
        channel: begun.channel,
        command: (begun.kind == Kind::Command).then(|| whole_name(&begun.data)),
        target: Target::of(&begun.data),
        created_at: now,
        source: begun.source,
        opener: begun.opener,
        answer: None,
        original: None,
        followups: Vec::new(),
    };
    world.ask(interaction, begun.data);
    id
}

/// A command's name with its subcommands, from the `data` of the interaction.
fn whole_name(data: &Value) -> String {
    let (mut name, mut level) = (data["name"].as_str().unwrap_or_default().to_owned(), &data["options"][0]);
    while matches!(number(level, "type"), Some(kind::SUBCOMMAND | kind::GROUP)) {
        name.push(' ');
        name.push_str(level["name"].as_str().unwrap_or_default());
        level = &level["options"][0];
    }
    name
}

/// What a person sees of an interaction's answer, or how long there may still be one.
fn answer_now(world: &World, id: Id) -> Result<BotResponse, Duration> {
    let Some(interaction) = world.interactions.get(&id) else { return Ok(BotResponse::NoResponse) };
    let message = || {
        let message = world.message(interaction.channel, interaction.original?)?;
        Some(object::message::message(world, message))
    };
    let Some(answer) = &interaction.answer else {
        let left = interaction.created_at + millis(world.limits.answer_window) - world.now();
        return match u64::try_from(left) {
            // One more, since an answer in the last millisecond is in time.
            Ok(left) => Err(Duration::from_millis(left + 1)),
            Err(_) => Ok(BotResponse::NoResponse),
        };
    };
    Ok(match answer {
        // What has been deleted again since they never saw.
        Answered::Message => {
            message().map_or(BotResponse::Acknowledged, |message| BotResponse::Message { message })
        }
        Answered::Updated => {
            message().map_or(BotResponse::Acknowledged, |message| BotResponse::Updated { message })
        }
        Answered::Acknowledged => BotResponse::Acknowledged,
        Answered::Choices(choices) => {
            let locale = world.users[&interaction.user].locale;
            BotResponse::Choices {
                choices: choices.iter().map(|choice| language::choice(choice, locale)).collect(),
            }
        }
        Answered::Modal(modal) => BotResponse::Modal { id, modal: shown_modal(modal) },
    })
}

/// A modal as the person's client gets it.
fn shown_modal(modal: &Value) -> Value {
    json!({"custom_id": modal["custom_id"], "title": modal["title"], "components": modal["components"]})
}
