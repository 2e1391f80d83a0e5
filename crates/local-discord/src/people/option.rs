//! One option of a command: what a person typed for it, read as its type.

use serde_json::{Map, Value, json};

use super::language;
use super::person::{Refused, find};
use crate::check::component::number;
use crate::id::Id;
use crate::object;
use crate::world::World;
use crate::world::channel::Channel;

/// The types of options that hold a value.
pub(super) mod kind {
    pub(crate) const SUBCOMMAND: i64 = 1;
    pub(crate) const GROUP: i64 = 2;
    pub(crate) const STRING: i64 = 3;
    pub(crate) const INTEGER: i64 = 4;
    pub(crate) const BOOLEAN: i64 = 5;
    pub(crate) const USER: i64 = 6;
    pub(crate) const CHANNEL: i64 = 7;
    pub(crate) const ROLE: i64 = 8;
    pub(crate) const MENTIONABLE: i64 = 9;
    pub(crate) const NUMBER: i64 = 10;
}

/// Reads options for a person in a channel.
pub(super) struct Reader<'a> {
    world: &'a World,
    person: Id,
    channel: Id,
    /// The objects that the values name, by kind and id.
    resolved: Map<String, Value>,
}

/// Reads `text` as a value of `option`; what it names goes to the reader's `resolved`.
pub(super) fn value(reader: &mut Reader<'_>, option: &Value, text: &str) -> Result<Value, Refused> {
    let name = option["name"].as_str().unwrap_or_default();
    read(reader, option, text).map_err(|message| Refused(format!("{name}: {message}")))
}

fn read(reader: &mut Reader<'_>, option: &Value, text: &str) -> Result<Value, String> {
    if let Some(choices) = option["choices"].as_array().filter(|choices| !choices.is_empty()) {
        let same =
            |name: &Value| name.as_str().is_some_and(|name| name.to_lowercase() == text.to_lowercase());
        let locale = reader.world.users[&reader.person].locale;
        let mut shown = choices.iter().map(|choice| language::choice(choice, locale));
        // What the person reads comes first: it may be called as another choice is in another language.
        let found = shown.find(|choice| same(&choice["name"]) || choice["value"] == text);
        let found = found.or_else(|| choices.iter().find(|choice| same(&choice["name"])).cloned());
        return Ok(found.ok_or("Please choose one of the options.")?["value"].clone());
    }
    Ok(match number(option, "type") {
        Some(kind::STRING) => string(option, text)?,
        Some(kind::INTEGER) => {
            let number: Option<i64> =
                text.parse().ok().filter(|number: &i64| number.unsigned_abs() <= 1 << 53);
            let number = number.ok_or("Input a valid integer.")?;
            in_bounds(option, text)?;
            json!(number)
        }
        Some(kind::NUMBER) => json!(in_bounds(option, text)?),
        Some(kind::BOOLEAN) => match text.to_lowercase().as_str() {
            "true" => json!(true),
            "false" => json!(false),
            _ => return Err("Specify true or false.".to_owned()),
        },
        Some(kind::USER) => reader.user(text).ok_or("Could not find this user.")?,
        Some(kind::CHANNEL) => {
            reader.channel_of_kinds(text, &option["channel_types"]).ok_or("Could not find this channel.")?
        }
        Some(kind::ROLE) => reader.role(text).ok_or("Could not find this role.")?,
        Some(kind::MENTIONABLE) => {
            let found = reader.user(text).or_else(|| reader.role(text));
            found.ok_or("Could not find this user or role.")?
        }
        _ => return Err("A file cannot be typed.".to_owned()),
    })
}

fn string(option: &Value, text: &str) -> Result<Value, String> {
    let count = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
    let (min, max) =
        (number(option, "min_length").unwrap_or(0), number(option, "max_length").unwrap_or(6000));
    if (min..=max).contains(&count) {
        Ok(json!(text))
    } else {
        Err(format!("Must be between {min} and {max} in length."))
    }
}

fn in_bounds(option: &Value, text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
    let number = number.ok_or("Input a valid number.")?;
    if let Some(min) = option["min_value"].as_f64().filter(|min| number < *min) {
        return Err(format!("Specify a value greater than or equal to {min}."));
    }
    if let Some(max) = option["max_value"].as_f64().filter(|max| number > *max) {
        return Err(format!("Specify a value less than or equal to {max}."));
    }
    Ok(number)
}

impl<'a> Reader<'a> {
    pub(super) fn new(world: &'a World, person: Id, channel: Id) -> Reader<'a> {
        Reader { world, person, channel, resolved: Map::new() }
    }

    /// Adds what was read to the `data` of an interaction, if that names anything.
    pub(super) fn add_resolved(self, data: &mut Value) {
        if !self.resolved.is_empty() {
            data["resolved"] = Value::Object(self.resolved);
        }
    }

    pub(super) fn user(&mut self, text: &str) -> Option<Value> {
        let name = text.trim_start_matches("<@").trim_end_matches('>');
        let id = find(self.world, name)?;
        self.add("users", id, object::member::user(&self.world.users[&id]));
        let place = &self.world.channels[&self.channel];
        let mut member = object::member::member_of_message(self.world, id);
        // In direct messages nobody is a member.
        if let Some(fields) = member.as_object_mut().filter(|_| !place.is_dm()) {
            fields.retain(|key, _| !matches!(key.as_str(), "deaf" | "mute"));
            let permissions = self.world.permissions(id, place);
            fields.insert("permissions".to_owned(), json!(permissions));
            self.add("members", id, member);
        }
        Some(json!(id))
    }

    /// A message of the channel that everybody there sees.
    pub(super) fn message(&mut self, id: Id) -> Option<Value> {
        let found = self.world.message(self.channel, id).filter(|message| message.only_for.is_none())?;
        self.add("messages", id, object::message::message(self.world, found));
        Some(json!(id))
    }

    /// A channel of one of these types, or of any if there is no list.
    pub(super) fn channel_of_kinds(&mut self, text: &str, kinds: &Value) -> Option<Value> {
        let kinds = kinds.as_array().filter(|kinds| !kinds.is_empty());
        let name = text.trim_start_matches("<#").trim_start_matches('#').trim_end_matches('>');
        let id = Id::parse(name);
        let same = |channel: &&Channel| channel.name() == Some(name) || Some(channel.id) == id;
        let mut seen = self.world.channels.values().filter(|channel| self.world.sees(self.person, channel));
        let found = seen.find(same)?;
        if kinds.is_some_and(|kinds| !kinds.contains(&json!(found.kind()))) {
            return None;
        }
        let short = json!({
            "id": found.id,
            "name": found.name(),
            "type": found.kind(),
            "permissions": self.world.permissions(self.person, found),
            "parent_id": found.thread().map(|thread| thread.parent),
        });
        let id = found.id;
        self.add("channels", id, short);
        Some(json!(id))
    }

    pub(super) fn role(&mut self, text: &str) -> Option<Value> {
        let found = self.world.role_called(text.trim_start_matches("<@&").trim_end_matches('>'))?;
        let id = found.id;
        self.add("roles", id, object::guild::role(found));
        Some(json!(id))
    }

    fn add(&mut self, kind: &str, id: Id, object: Value) {
        let kind = self.resolved.entry(kind).or_insert_with(|| json!({}));
        kind[id.to_string()] = object;
    }
}
