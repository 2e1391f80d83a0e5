//! The files of messages: their names and addresses, and how embeds and components show them.

use serde_json::{Map, Value, json};

use super::message::{Attachment, Message};
use crate::id::Id;

/// What the name of a message's own file looks like in an embed or component.
const SCHEME: &str = "attachment://";

/// What tells of a file wherever it is shown, by Discord's names: its addresses, type, description and, for a picture,
/// size.
pub(crate) fn shown(address: &str, channel: Id, file: &Attachment) -> Map<String, Value> {
    let url = url(address, channel, file);
    let mut fields = Map::new();
    fields.insert("url".to_owned(), json!(url));
    fields.insert("proxy_url".to_owned(), json!(url));
    if let Some(content_type) = &file.content_type {
        fields.insert("content_type".to_owned(), json!(content_type));
    }
    if let Some(description) = &file.description {
        fields.insert("description".to_owned(), json!(description));
    }
    if let Some((width, height)) = png_size(&file.bytes) {
        fields.insert("width".to_owned(), json!(width));
        fields.insert("height".to_owned(), json!(height));
    }
    fields
}

/// Replaces `attachment://` in a message's embeds and components by the files' addresses, and marks the files
/// that they show. An embed that names no file of the message shows no picture, nor does one whose file is gone.
pub(crate) fn show_in_embeds(address: &str, message: &mut Message) {
    let Message { attachments, embeds, components, channel, .. } = message;
    for attachment in attachments.iter_mut() {
        attachment.embedded = false;
    }
    let base = format!("{address}/cdn/attachments/");
    for value in embeds.iter_mut().chain(components.iter_mut()) {
        resolve(value, &mut |named| {
            let found = attachments.iter_mut().find(|file| match named.strip_prefix(SCHEME) {
                Some(name) => clean_name(name) == file.filename,
                None => named == url(address, *channel, file),
            });
            if let Some(file) = found {
                file.embedded = true;
                return Some(shown(address, *channel, file));
            }
            let outside = !named.starts_with(SCHEME) && !named.starts_with(&base);
            outside
                .then(|| ["url", "proxy_url"].map(|key| (key.to_owned(), json!(named))).into_iter().collect())
        });
    }
}

/// The name under which a file is kept: what is not a plain letter, digit, `.`, `_` or `-` becomes `_`.
pub(crate) fn clean_name(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
    name.chars().map(|c| if plain(c) { c } else { '_' }).collect()
}

/// The content type that a file's name suggests.
pub(crate) fn content_type(filename: &str) -> Option<&'static str> {
    let (_, extension) = filename.rsplit_once('.')?;
    Some(match extension.to_ascii_lowercase().as_str() {
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "json" => "application/json; charset=utf-8",
        "txt" | "log" => "text/plain; charset=utf-8",
        _ => return None,
    })
}

fn url(address: &str, channel: Id, file: &Attachment) -> String {
    format!("{address}/cdn/attachments/{channel}/{}/{}", file.id, file.filename)
}

/// Passes every picture's address in `value` through `find`, which knows its file, and removes the pictures for
/// which it has none.
fn resolve(value: &mut Value, find: &mut dyn FnMut(&str) -> Option<Map<String, Value>>) {
    match value {
        Value::Object(fields) => {
            for key in ["image", "thumbnail", "media", "file"] {
                let Some(picture) = fields.get_mut(key).and_then(Value::as_object_mut) else { continue };
                let Some(named) = picture.get("url").and_then(Value::as_str) else { continue };
                if let Some(file) = find(named) {
                    picture.extend(file);
                } else {
                    fields.remove(key);
                }
            }
            for key in ["author", "footer"] {
                let Some(part) = fields.get_mut(key).and_then(Value::as_object_mut) else { continue };
                let Some(named) = part.get("icon_url").and_then(Value::as_str) else { continue };
                match find(named) {
                    Some(file) => part.insert("icon_url".to_owned(), file["url"].clone()),
                    None => part.remove("icon_url"),
                };
            }
            fields
                .values_mut()
                .filter(|inner| inner.is_array() || inner.is_object())
                .for_each(|inner| resolve(inner, find));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| resolve(item, find)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Width and height of a PNG, from its header.
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?.get(8..16)?;
    let number = |at: usize| header.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
    Some((number(0)?, number(4)?))
}
