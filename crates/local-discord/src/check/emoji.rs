//! What makes an emoji: a name, and a picture as a data URI.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;

use super::form::Form;
use crate::world::emoji::Emoji;

/// The largest picture, in bytes.
const LARGEST: usize = 256 * 1024;

/// Reads a name that none of the `others` has.
pub(crate) fn name<'a, 'b>(
    form: &mut Form,
    value: &'a Value,
    mut others: impl Iterator<Item = &'b Emoji>,
) -> &'a str {
    let name = form.required_text("name", value, 2..=32).unwrap_or_default();
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        form.refuse("name", "STRING_TYPE_REGEX", "String value did not match validation regex.");
    }
    if others.any(|other| other.name == name) {
        form.refuse("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji of that name already exists.");
    }
    name
}

/// Reads a picture: what it is, and its bytes.
pub(crate) fn image(form: &mut Form, value: &Value) -> Option<(&'static str, Vec<u8>)> {
    let text = form.required_text("image", value, 1..=usize::MAX)?;
    let data = text.strip_prefix("data:").and_then(|rest| rest.split_once(";base64,"));
    let bytes = data.and_then(|(_, data)| STANDARD.decode(data).ok());
    let Some((bytes, kind)) = bytes.and_then(|bytes| kind(&bytes).map(|kind| (bytes, kind))) else {
        form.refuse("image", "IMAGE_INVALID", "Invalid image data.");
        return None;
    };
    if bytes.len() > LARGEST {
        form.refuse("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.");
    }
    Some((kind, bytes))
}

/// What a picture is by its first bytes, whatever it is called.
fn kind(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n', ..] => Some("image/png"),
        [0xFF, 0xD8, 0xFF, ..] => Some("image/jpeg"),
        [b'G', b'I', b'F', b'8', ..] => Some("image/gif"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some("image/webp"),
        _ => None,
    }
}
