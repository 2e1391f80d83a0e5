//! One of the people, and what they get for what they do.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::id::Id;
use crate::shared::Shared;
use crate::world::World;

/// Acts as one of the people. A channel is given as `general`, `#general`, its id, or `dm` for the direct messages with
/// the bot.
#[derive(Debug, Clone)]
pub struct Person {
    pub(super) shared: Arc<Shared>,
    pub(super) id: Id,
}

/// A client's refusal, in the words that it shows to the person.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refused(pub String);

/// What a person sees after a command, a click or a choice. Messages are message objects of the API.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "answer")]
pub enum BotResponse {
    /// A new message. As long as its `flags` have 128 the bot is thinking.
    Message {
        /// The message.
        message: Value,
    },
    /// The component's message was changed.
    Updated {
        /// The message.
        message: Value,
    },
    /// The bot acknowledged it, and shows nothing.
    Acknowledged,
    /// Suggestions for an option.
    Choices {
        /// Each with `name`, in the person's language, and `value`.
        choices: Vec<Value>,
    },
    /// A modal opens.
    Modal {
        /// The id to submit it with.
        id: Id,
        /// Its `title`, `custom_id` and `components`.
        modal: Value,
    },
    /// The bot did not answer in time: "The application did not respond."
    NoResponse,
}

impl BotResponse {
    /// The message, if the response has one.
    pub fn message(&self) -> Option<&Value> {
        match self {
            BotResponse::Message { message } | BotResponse::Updated { message } => Some(message),
            BotResponse::Acknowledged
            | BotResponse::Choices { .. }
            | BotResponse::Modal { .. }
            | BotResponse::NoResponse => None,
        }
    }
}

impl Person {
    pub(crate) fn new(shared: Arc<Shared>, id: Id) -> Person {
        Person { shared, id }
    }

    /// The person's user id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The person's display name.
    pub fn name(&self) -> String {
        self.shared.with(|world| world.users[&self.id].shown_name().to_owned())
    }

    /// The language of the person's client, such as `en-US`.
    pub fn locale(&self) -> &'static str {
        self.shared.with(|world| world.users[&self.id].locale.code())
    }
}

impl Refused {
    pub(super) fn because(text: impl Into<String>) -> Refused {
        Refused(text.into())
    }
}

/// The user of that name, account name, or id.
pub(crate) fn find(world: &World, name: &str) -> Option<Id> {
    let name = name.trim_start_matches('@');
    let same = |other: &str| other.to_lowercase() == name.to_lowercase();
    let by_name = world
        .users
        .values()
        .find(|user| same(&user.username) || user.global_name.as_deref().is_some_and(same));
    by_name.map(|user| user.id).or_else(|| Id::parse(name).filter(|id| world.users.contains_key(id)))
}
