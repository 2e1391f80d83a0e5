//! The end of a game as a message: the ranking, everybody's points, the bag and the record.

use bytes::Bytes;
use serenity::builder::CreateEmbed;

use super::{GOLD, buttons};
use crate::discord::rest::{File, Message};
use crate::game::view::{End, Public};
use crate::language::Language;
use crate::text;

/// The last board of a game: it calls those who want to be called there, and are awake.
pub(super) fn end(game: &Public, end: &End, picture: Option<File>) -> Message {
    let language = game.terms.language;
    let told =
        [text::end::told(language, game), text::story::between(language, game, game.at.shown, game.seq)];
    let told: Vec<String> = told.into_iter().filter(|part| !part.is_empty()).collect();
    let pings = game.called().filter_map(|seat| game.player(seat).user()?.to_serenity());
    let mut embed =
        CreateEmbed::new().title(text::end::title(language, game)).colour(GOLD).description(format!(
            "{}\n\n{}",
            text::end::ranking(language, game, end),
            text::end::proof(language, &game.promise)
        ));
    embed = match &picture {
        Some(picture) => embed.image(format!("attachment://{}", picture.name)),
        None => points(language, embed, game, end),
    };
    let file = |name: &str, content: String, description: String| File {
        name: name.to_owned(),
        bytes: Bytes::from(content),
        description: Some(description),
    };
    let (of_bag, of_record) = text::end::files(language);
    let record = format!("game-{}.json", game.id);
    let bag = file("bag.txt", end.bag.clone(), of_bag);
    let record = file(&record, end.record.clone(), of_record);
    Message {
        content: Some(told.join("\n")),
        embeds: Some(vec![embed]),
        rows: Some(buttons::of_board(game)),
        files: Some(picture.into_iter().chain([bag, record]).collect()),
        pings: pings.collect(),
        ..Message::default()
    }
}

/// Everybody's points, as fields of an embed.
pub(super) fn points(language: Language, embed: CreateEmbed, game: &Public, end: &End) -> CreateEmbed {
    let tables = text::end::points(language, game, end);
    embed.fields(tables.into_iter().map(|(name, table)| (name, format!("```\n{table}```"), false)))
}
