//! What can be sent: messages and first answers to interactions, and how they are written as JSON and files.

use bytes::Bytes;
use ra_table::id::{RoleId, UserId};
use serde::Serialize;
use serde_json::{Value, json};
use serenity::builder::{AutocompleteChoice, CreateActionRow, CreateEmbed, CreateModal};
use serenity::model::channel::MessageFlags;

use super::error::Error;
use crate::discord::rest::link_commands_and_emojis::Linked;

/// A message to create, or what to change in one: `None` leaves a part as it is, an empty list removes it.
#[derive(Debug, Clone, Default)]
pub struct Message {
    /// Text, at most 2000 characters.
    pub content: Option<String>,
    /// At most ten.
    pub embeds: Option<Vec<CreateEmbed>>,
    /// Rows of buttons or a menu, at most five.
    pub rows: Option<Vec<CreateActionRow>>,
    /// Files, at most ten; in an edit they take the place of all files there were.
    pub files: Option<Vec<File>>,
    /// The only people this message calls, whatever its text says. One that calls nobody is sent silently: it disturbs
    /// nobody, whatever they have set. Edits never call anybody.
    pub pings: Vec<UserId>,
    /// The only role whose people this message calls, likewise.
    pub pings_role: Option<RoleId>,
    /// Of a new message, for instance `EPHEMERAL` (interactions only). Whether it is silent is not for the caller to say.
    pub flags: MessageFlags,
}

/// A file of a message. An embed shows it as `attachment://name`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// File name in ASCII; Discord takes the type from its ending.
    pub name: String,
    /// Content; cheap to clone, at most 10 MiB.
    pub bytes: Bytes,
    /// What it shows, for those who cannot see it; at most 1024 characters.
    pub description: Option<String>,
}

/// The first answer to an interaction.
#[derive(Debug, Clone)]
pub enum Response {
    /// A new message.
    Message(Message),
    /// A new message for the person alone later, by an edit of the original reply; until then "thinking".
    Defer,
    /// Nothing visible now; the clicked message may be edited later.
    DeferUpdate,
    /// A change of the clicked message.
    Update(Message),
    /// Suggestions for the option being typed, at most 25.
    Choices(Vec<AutocompleteChoice>),
    /// A form. Not as an answer to a form.
    Modal(CreateModal),
}

/// The body of a request. Cloning it for another attempt copies no bytes.
#[derive(Debug, Clone, Default)]
pub(super) struct Payload {
    /// JSON, if there is a body.
    pub(super) json: Option<Bytes>,
    /// The same without emoji, if buttons or menus have some, for a Discord that does not know them.
    pub(super) plain: Option<Bytes>,
    pub(super) files: Vec<File>,
}

impl Payload {
    pub(super) fn json(body: &impl Serialize) -> Result<Self, Error> {
        let json = serde_json::to_vec(body).map_err(|error| Error::Invalid(error.to_string()))?;
        Ok(Self { json: Some(json.into()), ..Self::default() })
    }

    /// What people read: commands that are named in it can be tapped, and pictures are seen.
    fn text(body: &impl Serialize, linked: &Linked) -> Result<Self, Error> {
        let json = serde_json::to_vec(body).map_err(|error| Error::Invalid(error.to_string()))?;
        let body = linked.linked_in(json);
        Ok(Self { json: Some(body.json.into()), plain: body.plain.map(Bytes::from), files: Vec::new() })
    }
}

#[derive(Serialize)]
struct Body<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    embeds: Option<&'a [CreateEmbed]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<&'a [CreateActionRow]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<Vec<Attachment<'a>>>,
    allowed_mentions: Value,
    #[serde(skip_serializing_if = "MessageFlags::is_empty")]
    flags: MessageFlags,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enforce_nonce: Option<bool>,
}

/// A post in a forum with its first message.
#[derive(Serialize)]
struct Post<'a> {
    name: &'a str,
    auto_archive_duration: u16,
    message: Body<'a>,
}

#[derive(Serialize)]
struct Attachment<'a> {
    /// The number in the part's name, `files[id]`.
    id: usize,
    filename: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'a str>,
}

#[derive(Serialize)]
struct Callback<'a> {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<CallbackData<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum CallbackData<'a> {
    Message(Box<Body<'a>>),
    Flags { flags: MessageFlags },
    Choices { choices: &'a [AutocompleteChoice] },
    Modal(&'a CreateModal),
}

impl Message {
    /// The same, as an answer that one person alone sees.
    pub fn private(mut self) -> Message {
        self.flags |= MessageFlags::EPHEMERAL;
        self
    }

    /// As a new message. With a `nonce`, Discord makes one message of two requests that carry the same.
    pub(super) fn created(&self, linked: &Linked, nonce: Option<&str>) -> Result<Payload, Error> {
        let body = Body { nonce, enforce_nonce: nonce.map(|_| true), ..self.new_body() };
        self.payload(&body, linked)
    }

    /// As the first message of a post in a forum. One with files cannot be.
    pub(super) fn posted(
        &self,
        linked: &Linked,
        name: &str,
        auto_archive_duration: u16,
    ) -> Result<Payload, Error> {
        Payload::text(&Post { name, auto_archive_duration, message: self.new_body() }, linked)
    }

    /// As a change of one.
    pub(super) fn changed(&self, linked: &Linked) -> Result<Payload, Error> {
        self.payload(&self.body(), linked)
    }

    fn payload(&self, body: &Body<'_>, linked: &Linked) -> Result<Payload, Error> {
        let files = self.files.clone().unwrap_or_default();
        Ok(Payload { files, ..Payload::text(body, linked)? })
    }

    /// Where a server lets all messages notify, as new servers do, a board would sound at everybody for whoever it is
    /// for. A private one is the answer to who is looking.
    fn new_body(&self) -> Body<'_> {
        let calls = !self.pings.is_empty() || self.pings_role.is_some();
        let is_silent = !calls && !self.flags.contains(MessageFlags::EPHEMERAL);
        let silent = if is_silent { MessageFlags::SUPPRESS_NOTIFICATIONS } else { MessageFlags::empty() };
        Body { flags: self.flags | silent, ..self.body() }
    }

    fn allowed_mentions(&self) -> Value {
        let users: Vec<String> = self.pings.iter().map(ToString::to_string).collect();
        let mut allowed = json!({ "parse": [], "users": users });
        if let Some(role) = self.pings_role {
            allowed["roles"] = json!([role.to_string()]);
        }
        allowed
    }

    fn body(&self) -> Body<'_> {
        Body {
            content: self.content.as_deref(),
            embeds: self.embeds.as_deref(),
            components: self.rows.as_deref(),
            attachments: self.files.as_ref().map(|files| {
                let numbered = files.iter().enumerate();
                let attached = numbered.map(|(id, File { name, description, .. })| Attachment {
                    id,
                    filename: name,
                    description: description.as_deref(),
                });
                attached.collect()
            }),
            allowed_mentions: self.allowed_mentions(),
            flags: MessageFlags::empty(),
            nonce: None,
            enforce_nonce: None,
        }
    }
}

impl Response {
    pub(super) fn payload(&self, linked: &Linked) -> Result<Payload, Error> {
        let message = |body| CallbackData::Message(Box::new(body));
        let (kind, data) = match self {
            Self::Message(new) => (4, Some(message(new.new_body()))),
            Self::Defer => (5, Some(CallbackData::Flags { flags: MessageFlags::EPHEMERAL })),
            Self::DeferUpdate => (6, None),
            Self::Update(changes) => (7, Some(message(changes.body()))),
            Self::Choices(choices) => (8, Some(CallbackData::Choices { choices })),
            Self::Modal(modal) => (9, Some(CallbackData::Modal(modal))),
        };
        let files = match self {
            Self::Message(message) | Self::Update(message) => message.files.clone().unwrap_or_default(),
            Self::Defer | Self::DeferUpdate | Self::Choices(_) | Self::Modal(_) => Vec::new(),
        };
        Ok(Payload { files, ..Payload::text(&Callback { kind, data }, linked)? })
    }
}

#[cfg(test)]
mod tests {
    use serenity::builder::CreateButton;

    use super::*;

    #[track_caller]
    fn check(payload: Result<Payload, Error>, expected: Value) {
        let json = payload.unwrap().json.unwrap();
        assert_eq!(serde_json::from_slice::<Value>(&json).unwrap(), expected);
    }

    #[test]
    fn what_is_not_told_stays_as_it_is_and_nobody_is_pinged() {
        check(
            Message::default().changed(&Linked::default()),
            json!({ "allowed_mentions": { "parse": [], "users": [] } }),
        );
    }

    #[test]
    fn empty_lists_remove() {
        let bare = Message {
            content: Some(String::new()),
            embeds: Some(vec![]),
            rows: Some(vec![]),
            files: Some(vec![]),
            ..Message::default()
        };
        let mentions = json!({ "parse": [], "users": [] });
        check(
            bare.changed(&Linked::default()),
            json!({ "content": "", "embeds": [], "components": [], "attachments": [], "allowed_mentions": mentions }),
        );
    }

    #[test]
    fn a_whole_message() {
        let file =
            File { name: "b.png".into(), bytes: Bytes::from_static(b"x"), description: Some("d".into()) };
        let message = Message {
            content: Some("<@7>".into()),
            rows: Some(vec![CreateActionRow::Buttons(vec![CreateButton::new("ra:1").label("Draw")])]),
            files: Some(vec![file]),
            pings: vec![UserId(7)],
            flags: MessageFlags::SUPPRESS_EMBEDS,
            ..Message::default()
        };
        let button =
            json!({ "type": 2, "style": 1, "custom_id": "ra:1", "label": "Draw", "disabled": false });
        check(
            message.created(&Linked::default(), Some("n")),
            json!({
                "content": "<@7>",
                "components": [{ "type": 1, "components": [button] }],
                "attachments": [{ "id": 0, "filename": "b.png", "description": "d" }],
                "allowed_mentions": { "parse": [], "users": ["7"] },
                "flags": 4,
                "nonce": "n",
                "enforce_nonce": true,
            }),
        );
    }

    #[test]
    fn a_role_is_called_by_its_number_alone() {
        let message = Message { pings_role: Some(RoleId(5)), ..Message::default() };
        check(
            message.created(&Linked::default(), None),
            json!({ "allowed_mentions": { "parse": [], "users": [], "roles": ["5"] } }),
        );
    }

    #[test]
    fn what_calls_nobody_is_silent_where_a_new_message_is_made_and_others_see_it() {
        let none = Linked::default();
        let flags = |payload: Result<Payload, Error>| {
            let json: Value = serde_json::from_slice(&payload.unwrap().json.unwrap()).unwrap();
            let body = json.get("data").unwrap_or(&json).clone();
            body["flags"].as_u64().unwrap_or(0)
        };
        let quiet = || Message { content: Some("a".into()), ..Message::default() };
        let call = || Message { pings: vec![UserId(7)], ..quiet() };
        let private = || Message { flags: MessageFlags::EPHEMERAL, ..quiet() };
        for (message, expected) in [(quiet(), 4096), (call(), 0), (private(), 64)] {
            assert_eq!(flags(message.created(&none, None)), expected);
            assert_eq!(flags(Response::Message(message.clone()).payload(&none)), expected);
            assert_eq!(flags(message.changed(&none)), 0);
            assert_eq!(flags(Response::Update(message).payload(&none)), 0);
        }
    }

    #[test]
    fn each_kind_of_answer() {
        let none = Linked::default();
        let mentions = json!({ "parse": [], "users": [] });
        let text = || Message { content: Some("a".into()), ..Message::default() };
        let data = json!({ "content": "a", "allowed_mentions": mentions });
        let mut silent = data.clone();
        silent["flags"] = 4096.into();
        check(Response::Message(text()).payload(&none), json!({ "type": 4, "data": silent }));
        check(Response::Defer.payload(&none), json!({ "type": 5, "data": { "flags": 64 } }));
        check(Response::DeferUpdate.payload(&none), json!({ "type": 6 }));
        check(Response::Update(text()).payload(&none), json!({ "type": 7, "data": data }));
        let choice = AutocompleteChoice::new("n", "v");
        let choices = json!([{ "name": "n", "value": "v" }]);
        check(
            Response::Choices(vec![choice]).payload(&none),
            json!({ "type": 8, "data": { "choices": choices } }),
        );
        let modal = CreateModal::new("id", "title");
        let data = json!({ "custom_id": "id", "title": "title", "components": [] });
        check(Response::Modal(modal).payload(&none), json!({ "type": 9, "data": data }));
    }
}
