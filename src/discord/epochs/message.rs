//! The end of an epoch as a message: it stays in the channel, and nobody is called by it.

use ra::rules::{Epoch, EpochOver};
use ra_display::render;
use ra_display::text::{self, words};
use ra_table::game::view::Public;
use ra_table::id::GameId;
use ra_table::language::Language;
use serenity::builder::CreateEmbed;

use crate::discord::custom_id::Button;
use crate::discord::rest::{File, Message, Own};
use crate::discord::sending::components::{SAND, file, pictured, primary, rows};
use crate::discord::views;

/// What everybody is told of the end of an epoch, which an entry has brought about. It tells what the channel, which has been shown the game up to `shown`, has not been told before.
pub(in crate::discord) fn over(
    game: &Public,
    over: (i64, &EpochOver),
    shown: i64,
    picture: Option<File>,
) -> Message {
    let language = game.terms.language;
    let embed = picture.as_ref().map(|picture| pictured(CreateEmbed::new().colour(SAND), picture));
    let got = button(game.id, over.1.epoch);
    Message {
        content: Some(text::epoch::told(language, game, over, shown)),
        embeds: Some(embed.into_iter().collect()),
        rows: Some(rows(vec![primary(&got, words(language).button_got())])),
        files: Some(picture.into_iter().collect()),
        ..Message::default()
    }
}

/// A message for somebody alone that tells of the end of an epoch before all else that it shows: its picture, below what it
/// brought them.
pub(in crate::discord) fn with(got: String, picture: Option<File>, mut message: Message) -> Message {
    let embed = CreateEmbed::new().colour(SAND).description(got);
    let embed = picture.as_ref().map_or(embed.clone(), |picture| pictured(embed, picture));
    message.embeds.get_or_insert_default().insert(0, embed);
    message.files.get_or_insert_default().extend(picture);
    message
}

/// The button that tells a player what an epoch brought them.
pub(in crate::discord) fn button(game: GameId, epoch: Epoch) -> Button {
    Button::Look(game, views::ids::Press::Epoch(epoch))
}

/// Whether a message tells of the end of this epoch.
pub(in crate::discord) fn is_it(own: &Own, game: GameId, epoch: Epoch) -> bool {
    own.presses == [button(game, epoch).to_string()]
}

/// The picture of the end of an epoch. This takes a processor for some milliseconds.
pub(in crate::discord) fn picture(language: Language, game: &Public, over: &EpochOver) -> File {
    let terms = &game.terms;
    let names = text::called(language, game);
    let described = text::epoch::alt(language, terms.edition, over, &names);
    file("epoch.png", render::epoch(language, terms.theme, over, &names).png(), described)
}
