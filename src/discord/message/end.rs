//! The end of a game as a message: the ranking, everybody's points, the bag and the record.

use bytes::Bytes;
use serenity::builder::CreateEmbed;

use super::{GOLD, buttons};
use crate::discord::rest::{File, Message};
use crate::game::view::{End, Public};
use crate::text;

/// The last board of a game.
pub(super) fn end(game: &Public, end: &End, picture: Option<File>) -> Message {
    let told = text::story::between(game, game.at.shown, game.seq);
    let mut embed = CreateEmbed::new()
        .title(format!("Ra · game {} · the end", game.id))
        .colour(GOLD)
        .description(format!("{}\n\n{}", text::end::ranking(game, end), text::end::proof(&game.promise)));
    embed = match &picture {
        Some(picture) => embed.image(format!("attachment://{}", picture.name)),
        None => points(embed, game, end),
    };
    let file = |name: &str, content: String, description: &str| File {
        name: name.to_owned(),
        bytes: Bytes::from(content),
        description: Some(description.to_owned()),
    };
    let record = format!("game-{}.json", game.id);
    let bag = file("bag.txt", end.bag.clone(), "The bag as it was shuffled at the start, for sha256sum");
    let record = file(&record, end.record.clone(), "The record of the game, for ra-bot verify");
    Message {
        content: Some(told),
        embeds: Some(vec![embed]),
        rows: Some(buttons::of_board(game)),
        files: Some(picture.into_iter().chain([bag, record]).collect()),
        ..Message::default()
    }
}

/// Everybody's points, as fields of an embed.
pub(super) fn points(embed: CreateEmbed, game: &Public, end: &End) -> CreateEmbed {
    let tables = text::end::points(game, end);
    embed.fields(tables.into_iter().map(|(name, table)| (name, format!("```\n{table}```"), false)))
}
