//! The bot's token: of the shape that Discord's have, since some clients read the application's id from it.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use super::id::Id;

/// How many bytes sign a token.
const SIGNATURE: usize = 20;

/// The token of an application: its id, when the token was made, and a signature, each in base64. It is no secret, as it
/// opens nothing beyond this machine, and so it is always the same: a bot that is given it once works after each start.
pub(crate) fn of(application: Id) -> String {
    let made_at = application.made_at() / 1000;
    let signature = Sha256::digest(format!("local Discord {application}"));
    let made_at = u32::try_from(made_at).unwrap_or(u32::MAX).to_be_bytes();
    let parts = [application.to_string().as_bytes(), &made_at, &signature[..SIGNATURE]]
        .map(|part| URL_SAFE_NO_PAD.encode(part));
    parts.join(".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_first_part_is_the_applications_id() {
        let application = Id(1_100_000_000_000_000_000);
        let token = of(application);
        let parts: Vec<&str> = token.split('.').collect();
        assert_eq!(parts.iter().map(|part| part.len()).collect::<Vec<_>>(), [26, 6, 27]);
        let first = URL_SAFE_NO_PAD.decode(parts[0]).unwrap();
        assert_eq!(String::from_utf8(first).unwrap(), application.to_string());
        assert_ne!(token, of(Id(application.0 + 1)));
    }
}
