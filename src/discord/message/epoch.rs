//! The end of an epoch as a message: it stays in the channel, and nobody is called by it.

use bytes::Bytes;
use serenity::builder::CreateEmbed;

use super::SAND;
use super::board::called;
use super::components::{primary, rows};
use crate::discord::custom_id::{Button, look};
use crate::discord::rest::{File, Message};
use crate::game::view::Public;
use crate::render;
use crate::rules::{Epoch, EpochOver};
use crate::text::{self, words};

/// The name of the picture.
const PICTURE: &str = "epoch.png";

/// What everybody is told of the end of an epoch, which an entry has brought about.
/// It tells what the channel, which has been shown the game up to `shown`, has not been told before.
pub(in crate::discord) fn over(
    game: &Public,
    over: (i64, &EpochOver),
    shown: i64,
    picture: Option<File>,
) -> Message {
    let language = game.terms.language;
    let embed = picture
        .as_ref()
        .map(|picture| CreateEmbed::new().colour(SAND).image(format!("attachment://{}", picture.name)));
    let got = Button::Look(game.id, press(over.1.epoch));
    Message {
        content: Some(text::epoch::told(language, game, over, shown)),
        embeds: Some(embed.into_iter().collect()),
        rows: Some(rows(vec![primary(&got, words(language).button_got())])),
        files: Some(picture.into_iter().collect()),
        ..Message::default()
    }
}

/// The press that tells what an epoch brought whoever presses.
fn press(epoch: Epoch) -> look::Press {
    match epoch {
        Epoch::First => look::Press::FirstEpoch,
        Epoch::Second => look::Press::SecondEpoch,
        Epoch::Third => look::Press::ThirdEpoch,
    }
}

/// The picture of the end of an epoch. This takes a processor for some milliseconds.
pub(in crate::discord) fn picture(game: &Public, over: &EpochOver) -> File {
    let (language, terms) = (game.terms.language, &game.terms);
    let names = called(language, game);
    let bytes = Bytes::from(render::epoch(language, terms.theme, over, &names).png());
    let description = Some(text::epoch::alt(language, terms.edition, over, &names));
    File { name: PICTURE.to_owned(), bytes, description }
}
