//! What belongs to the application itself: its emoji.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use reqwest::Method;
use serde::Deserialize;
use serde_json::json;
use serenity::model::id::EmojiId;

use super::message::Payload;
use super::{Error, Priority, Rest, WithId};

/// An emoji of the application, as Discord lists it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Emoji {
    /// Its number.
    pub id: EmojiId,
    /// Its name, which no other has.
    pub name: String,
    /// Who made it.
    user: Option<Maker>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
struct Maker {
    #[serde(default)]
    bot: bool,
}

impl Emoji {
    /// Whether the bot made it, and not one of its operators.
    pub fn is_made_by_bot(&self) -> bool {
        self.user.as_ref().is_some_and(|maker| maker.bot)
    }
}

#[derive(Deserialize)]
struct Listed {
    items: Vec<Emoji>,
}

impl Rest {
    /// Takes note of which emoji there are, by the names by which messages ask for them, so that messages show them.
    pub fn learn_emojis(&self, named: BTreeMap<String, String>) {
        self.linked.emojis.learn(named);
    }

    /// All emoji of the application.
    pub async fn emojis(&self) -> Result<Vec<Emoji>, Error> {
        let call = self.call(Method::GET, "list emoji", self.emojis_path(), "", Priority::Program);
        Ok(self.read::<Listed>(call).await?.items)
    }

    /// Makes an emoji out of a PNG file of at most 256 KiB. The name, of 2 to 32 letters, digits and underscores,
    /// must be one that no other has.
    ///
    /// # Errors
    ///
    /// See [`Error`]. [`Error::Invalid`] also when there is one of that name already, made by somebody else or by a
    /// request whose answer was lost.
    pub async fn make_emoji(&self, name: &str, png: &[u8]) -> Result<EmojiId, Error> {
        let mut call = self.call(Method::POST, "make emoji", self.emojis_path(), "", Priority::Program);
        let image = format!("data:image/png;base64,{}", STANDARD.encode(png));
        call.payload = Payload::json(&json!({ "name": name, "image": image }))?;
        Ok(self.read::<WithId<_>>(call).await?.id)
    }

    /// Deletes an emoji. Messages that show it have its name instead from then on.
    pub async fn delete_emoji(&self, emoji: EmojiId) -> Result<(), Error> {
        let path = format!("{}/{emoji}", self.emojis_path());
        self.perform(self.call(Method::DELETE, "delete emoji", path, "", Priority::Program)).await
    }

    fn emojis_path(&self) -> String {
        format!("/applications/{}/emojis", self.application)
    }
}
