//! Interactions: what a person asked the bot, and what has become of it.

use serde_json::Value;

use crate::clock::Millis;
use crate::id::Id;

/// One interaction. Its token allows one answer, then followups until it expires.
#[derive(Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    pub(crate) kind: Kind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    /// The command with its subcommands, such as `dice roll`.
    pub(crate) command: Option<String>,
    pub(crate) target: Option<Target>,
    pub(crate) created_at: Millis,
    /// The message whose component was used, or from which the modal came.
    pub(crate) source: Option<Id>,
    /// The interaction that opened the modal.
    pub(crate) opener: Option<Id>,
    pub(crate) answer: Option<Answered>,
    /// The message that `@original` means.
    pub(crate) original: Option<Id>,
    /// The messages that this token may change, besides `@original`.
    pub(crate) followups: Vec<Id>,
}

/// Which interaction a message answers.
#[derive(Debug, Clone)]
pub(crate) struct Origin {
    pub(crate) interaction: Id,
    pub(crate) kind: Kind,
    pub(crate) user: Id,
    /// The command that was run, such as `dice roll`.
    pub(crate) command: Option<String>,
    pub(crate) target: Option<Target>,
    /// The message whose component was used.
    pub(crate) source: Option<Id>,
    /// For a followup, the first answer.
    pub(crate) original: Option<Id>,
    /// For a modal, the interaction that opened it.
    pub(crate) opener: Option<Box<Origin>>,
}

/// What a command from a menu was used on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    User(Id),
    Message(Id),
}

/// The types of interactions that people cause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A slash command, or one from a person's or a message's menu.
    Command,
    Component,
    Autocomplete,
    Modal,
}

/// The bot's answer to an interaction.
#[derive(Debug, Clone)]
pub(crate) enum Answered {
    /// A new message, possibly still "thinking".
    Message,
    /// Nothing to see: type 6.
    Acknowledged,
    /// The component's message changed: type 7.
    Updated,
    Choices(Vec<Value>),
    Modal(Value),
}

impl Kind {
    /// The type's number in the API.
    pub(crate) fn number(self) -> u8 {
        match self {
            Kind::Command => 2,
            Kind::Component => 3,
            Kind::Autocomplete => 4,
            Kind::Modal => 5,
        }
    }
}

impl Target {
    /// What a command is used on, by the `data` of its interaction; nothing if it is none from a menu.
    pub(crate) fn of(data: &Value) -> Option<Target> {
        let id = Id::from_json(&data["target_id"])?;
        match data["type"].as_u64() {
            Some(2) => Some(Target::User(id)),
            Some(3) => Some(Target::Message(id)),
            _ => None,
        }
    }
}

impl Interaction {
    /// A token for the interaction `id`. `secret` makes it unguessable enough for a stand-in.
    pub(crate) fn token(id: Id, secret: Id) -> String {
        format!("interaction-{id}-{:x}", secret.0.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The id that a token names, to find its interaction by.
    pub(crate) fn id_in(token: &str) -> Option<Id> {
        Id::parse(token.strip_prefix("interaction-")?.split('-').next()?)
    }

    /// How a message tells that it answers this interaction. A followup names the first answer, `original`.
    pub(crate) fn origin(&self, original: Option<Id>, opener: Option<&Interaction>) -> Origin {
        Origin {
            interaction: self.id,
            kind: self.kind,
            user: self.user,
            command: self.command.clone(),
            target: self.target,
            source: self.source,
            original,
            opener: opener.map(|opener| Box::new(opener.origin(None, None))),
        }
    }

    /// Whether this token may read and change that message.
    pub(crate) fn owns(&self, message: Id) -> bool {
        self.original == Some(message) || self.followups.contains(&message)
    }
}
