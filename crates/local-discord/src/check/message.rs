//! The body of a message, new or edited.

use std::sync::Arc;

use serde_json::Value;

use super::form::{Form, length, whole};
use super::{component, embed};
use crate::error::{ApiError, ApiResult};
use crate::id::Id;
use crate::object::interaction::ATTACHMENT_SIZE_LIMIT;
use crate::world::emoji::Emojis;
use crate::world::file;
use crate::world::mention::Allowed;
use crate::world::message::{Draft, Message, NewFile, flag};

const MAX_CONTENT: usize = 2000;
const MAX_FILES: usize = 10;
/// The flag of a file that is spoken.
const VOICE_MESSAGE: i64 = 1 << 13;

/// Where a message's body comes from, which decides what it may say.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Purpose<'a> {
    /// The path of the message's fields in the body: empty or `data`.
    pub(crate) path: &'a str,
    /// Whether it answers an interaction.
    pub(crate) interaction: bool,
    /// The message it edits.
    pub(crate) edits: Option<&'a Message>,
    /// The emoji that the bot may use.
    pub(crate) emojis: &'a Emojis,
}

/// A file that comes with the body, as a part of a multipart form.
#[derive(Debug, Clone)]
pub(crate) struct Upload {
    /// `n` of the part's name `files[n]`.
    pub(crate) index: u64,
    pub(crate) field: String,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Arc<[u8]>,
}

/// Checks a message's body and reads it.
pub(crate) fn check(body: &Value, files: &[Upload], purpose: Purpose<'_>) -> ApiResult<Draft> {
    if files.iter().any(|file| file.bytes.len() > ATTACHMENT_SIZE_LIMIT) {
        return Err(ApiError::TOO_LARGE);
    }
    let at = |key: &str| format!("{}/{key}", purpose.path);
    let mut form = Form::default();
    if !body.is_object() && !body.is_null() {
        form.refuse(purpose.path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
        form.finish()?;
        return Ok(Draft::default());
    }
    let was_v2 = purpose.edits.is_some_and(|message| message.flags & flag::COMPONENTS_V2 != 0);
    let flags = read_flags(&mut form, &at("flags"), &body["flags"], purpose);
    let v2 = was_v2 || flags.unwrap_or(0) & flag::COMPONENTS_V2 != 0;
    let content = form.text(&at("content"), &body["content"], 0..=MAX_CONTENT);
    let mut draft = Draft {
        content: body.get("content").map(|_| content.unwrap_or_default().trim().to_owned()),
        embeds: body.get("embeds").map(|embeds| embed::check(&mut form, &at("embeds"), embeds)),
        components: body
            .get("components")
            .map(|list| component::check(&mut form, &at("components"), list, v2, purpose.emojis)),
        flags,
        allowed: read_allowed(
            &mut form,
            &at("allowed_mentions"),
            &body["allowed_mentions"],
            purpose.interaction,
        ),
        nonce: body.get("nonce").filter(|nonce| !nonce.is_null()).cloned(),
        tts: body["tts"] == true,
        ..Draft::default()
    };
    note_what_is_not_played(&mut form, body, purpose);
    form.text(&at("nonce"), if body["nonce"].is_string() { &body["nonce"] } else { &Value::Null }, 0..=25);
    if v2 {
        refuse_old_fields(&mut form, &at, &draft);
    }
    read_files(&mut form, &at("attachments"), body, files, purpose, &mut draft);
    if v2 {
        refuse_missing_media(&mut form, &at("components"), &draft, purpose.edits);
    }
    form.finish()?;
    Ok(draft)
}

/// Notes the parts of messages that are not played, as far as Discord would look at them in a request of this purpose.
fn note_what_is_not_played(form: &mut Form, body: &Value, purpose: Purpose<'_>) {
    let flags = whole(&body["flags"]).unwrap_or(0);
    let attachments = || body["attachments"].as_array().into_iter().flatten();
    let is_new = purpose.edits.is_none();
    for (what, is_there) in [
        ("polls", body["poll"].is_object()),
        ("stickers", body["sticker_ids"].as_array().is_some_and(|ids| !ids.is_empty())),
        ("shared client themes", body["shared_client_theme"].is_object()),
        ("forwarded messages", is_new && !purpose.interaction && is_forward(body)),
        ("voice messages", is_new && flags & VOICE_MESSAGE != 0),
        ("spoilers of attachments", attachments().any(|file| file["is_spoiler"] == true)),
        ("titles of attachments", attachments().any(|file| length(&file["title"]) > 0)),
    ] {
        if is_there {
            form.not_played(what);
        }
    }
}

/// The flags that a request of this purpose may set; others are ignored, as Discord does.
fn read_flags(form: &mut Form, path: &str, value: &Value, purpose: Purpose<'_>) -> Option<u64> {
    let flags = form.integer(path, value, 0..=i64::MAX).and_then(|flags| u64::try_from(flags).ok())?;
    let mut allowed = flag::SUPPRESS_EMBEDS | flag::COMPONENTS_V2;
    if purpose.edits.is_none() {
        allowed |= flag::SUPPRESS_NOTIFICATIONS;
        if purpose.interaction {
            allowed |= flag::EPHEMERAL;
        }
    }
    Some(flags & allowed)
}

fn read_allowed(form: &mut Form, path: &str, value: &Value, interaction: bool) -> Allowed {
    if value.is_null() {
        return Allowed::by_default(interaction);
    }
    let parse = form.list(&format!("{path}/parse"), &value["parse"], 3);
    let parses = |what: &str| parse.iter().any(|item| item == what);
    if !parse.iter().all(|item| matches!(item.as_str(), Some("roles" | "users" | "everyone"))) {
        let message = "Value must be one of ('users', 'roles', 'everyone').";
        form.refuse(&format!("{path}/parse"), "BASE_TYPE_CHOICES", message);
    }
    let mut ids = |key: &str| -> Vec<Id> {
        let list = form.list(&format!("{path}/{key}"), &value[key], 100);
        if parses(key) && !list.is_empty() {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            form.refuse(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
        list.iter().filter_map(Id::from_json).collect()
    };
    Allowed {
        users: ids("users"),
        roles: ids("roles"),
        everyone: parses("everyone"),
        all_users: parses("users"),
        all_roles: parses("roles"),
        replied_user: value["replied_user"] == true,
    }
}

/// A message of the second version has components alone.
fn refuse_old_fields(form: &mut Form, at: &dyn Fn(&str) -> String, draft: &Draft) {
    let content = draft.content.as_ref().is_some_and(|content| !content.is_empty());
    let embeds = draft.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty());
    for (key, _) in [("content", content), ("embeds", embeds)].iter().filter(|(_, used)| *used) {
        let message = format!("The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
        form.refuse(&at(key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message);
    }
}

/// Reads which attachments stay and which files come.
fn read_files(
    form: &mut Form,
    path: &str,
    body: &Value,
    files: &[Upload],
    purpose: Purpose<'_>,
    draft: &mut Draft,
) {
    let listed = body.get("attachments").filter(|listed| !listed.is_null());
    let entries = listed.map(|listed| form.list(path, listed, MAX_FILES));
    let mut keep = Vec::new();
    for (at, entry) in entries.unwrap_or_default().iter().enumerate() {
        let description = form.text(&format!("{path}/{at}/description"), &entry["description"], 0..=1024);
        let id = Id::from_json(&entry["id"]);
        let is_new = files.iter().any(|file| Some(file.index) == id.map(|id| id.0));
        let old = purpose.edits.into_iter().flat_map(|message| &message.attachments);
        match id.filter(|id| old.clone().any(|old| old.id == *id)) {
            Some(id) if !is_new => keep.push((id, description.map(str::to_owned))),
            Some(_) | None if is_new => {}
            Some(_) | None => {
                let message = format!("Attachment data not found for attachment {}", entry["id"]);
                form.refuse(&format!("{path}/{at}/id"), "ATTACHMENT_NOT_FOUND", message);
            }
        }
    }
    for file in files {
        let entry = entries
            .unwrap_or_default()
            .iter()
            .find(|entry| Id::from_json(&entry["id"]).is_some_and(|id| id.0 == file.index));
        // An edit that lists its attachments drops the files that it does not list.
        if entry.is_none() && entries.is_some() && purpose.edits.is_some() {
            continue;
        }
        let described = |key: &str| entry.and_then(|entry| entry[key].as_str());
        let filename = file::clean_name(described("filename").unwrap_or(&file.filename));
        let content_type = file.content_type.clone().filter(|kind| kind != "application/octet-stream");
        draft.files.push(NewFile {
            content_type: content_type.or_else(|| file::content_type(&filename).map(str::to_owned)),
            description: described("description").map(str::to_owned),
            filename,
            bytes: file.bytes.clone(),
        });
    }
    let kept =
        if entries.is_some() { keep.len() } else { purpose.edits.map_or(0, |old| old.attachments.len()) };
    if kept + draft.files.len() > MAX_FILES {
        form.refuse(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {MAX_FILES} or fewer in length."));
    }
    draft.keep = entries.map(|_| keep);
}

/// Components of the second version must not show files that the message lacks.
fn refuse_missing_media(form: &mut Form, path: &str, draft: &Draft, old: Option<&Message>) {
    let stays = |id: Id| draft.keep.as_ref().is_none_or(|keep| keep.iter().any(|(kept, _)| *kept == id));
    let old = old.into_iter().flat_map(|message| &message.attachments).filter(|file| stays(file.id));
    let names: Vec<&str> = draft
        .files
        .iter()
        .map(|file| file.filename.as_str())
        .chain(old.map(|file| file.filename.as_str()))
        .collect();
    let text = draft.components.iter().flatten().map(Value::to_string).collect::<String>();
    let shown = text.split("\"attachment://").skip(1).filter_map(|rest| rest.split('"').next());
    for name in shown.filter(|name| !names.contains(&file::clean_name(name).as_str())) {
        let message = format!("The referenced attachment {name} was not found");
        form.refuse(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message);
    }
}

/// The reply that a message's body asks for: the message, and whether it must exist.
pub(crate) fn reference(body: &Value) -> Option<(Id, bool)> {
    let reference = &body["message_reference"];
    let id = Id::from_json(&reference["message_id"])?;
    Some((id, reference["fail_if_not_exists"] != false))
}

fn is_forward(body: &Value) -> bool {
    whole(&body["message_reference"]["type"]) == Some(1)
}
