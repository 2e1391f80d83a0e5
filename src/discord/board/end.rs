//! The end of a game as a message: the ranking, everybody's points, the bag and the record; and of one that was
//! called off.

use ra_display::text;
use ra_table::game::view::{End, Public, Unfinished};
use ra_table::id::GameId;
use ra_table::language::Language;
use serenity::builder::CreateEmbed;

use crate::discord::rest::{File, Message};
use crate::discord::sending::board_buttons;
use crate::discord::sending::components::{GOLD, SAND, embedded, file};

/// The last board of a game, which tells what happened after an entry: it calls those who want to be called there, and
/// are awake.
pub(in crate::discord) fn end(
    game: &Public,
    end: &End,
    from_seq: i64,
    gains: &str,
    picture: Option<File>,
) -> Message {
    let language = game.terms.language;
    let told = text::joined([text::end::wins(language, game, end), text::end::told(language, game)], "\n");
    let pings = game.called().filter_map(|seat| game.player(seat).user());
    let ended = text::end::ended(language, game, from_seq);
    let highlights = text::end::highlights(language, game, end);
    let embed = CreateEmbed::new().title(text::end::title(language, game)).colour(GOLD);
    let embed = embed.description(text::joined([ended, gains.to_owned(), highlights], "\n\n"));
    let embed = if picture.is_some() { embed } else { points(language, embed, game, end) };
    Message {
        content: Some(told),
        rows: Some(board_buttons::of_board(game, from_seq)),
        pings: pings.collect(),
        ..embedded(embed, picture)
    }
}

/// All else that can be known of a game that is over, for whoever asks: how it ended, everybody's points, the bag and
/// the record.
pub(in crate::discord) fn details(language: Language, game: &Public, end: &End) -> Message {
    let embed = CreateEmbed::new().title(text::end::title(language, game)).colour(GOLD);
    let embed = embed.description(text::end::ranking(language, game, end));
    let checked = CreateEmbed::new().description(text::end::proof(language, &game.promise)).colour(GOLD);
    Message {
        embeds: Some(vec![points(language, embed, game, end), checked]),
        rows: Some(board_buttons::of_details(language, game.id)),
        files: Some(proof(language, game.id, &end.bag, &end.record).into()),
        ..Message::default()
    }
}

/// The last board of a game that was called off: nobody is asked anything on it, nor called.
pub(in crate::discord) fn unfinished(game: &Public, known: &Unfinished, picture: Option<File>) -> Message {
    let language = game.terms.language;
    let told = text::story::in_channel(language, game, game.story.settled(game.at.shown), game.seq);
    let mark = text::message_marker::of_entries(language, game.id, game.at.shown, game.seq);
    let embed = CreateEmbed::new()
        .title(text::cancel_vote::title(language, game))
        .colour(SAND)
        .description(text::cancel_vote::unfinished(language, game, known));
    Message {
        content: Some([told, mark].join("\n")),
        rows: Some(board_buttons::of_end(language, game, None)),
        ..embedded(embed, picture)
    }
}

/// All else that can be known of a game that was called off, for whoever asks: the bag and the record.
pub(in crate::discord) fn unfinished_details(
    language: Language,
    game: &Public,
    known: &Unfinished,
) -> Message {
    let embed = CreateEmbed::new().title(text::cancel_vote::title(language, game)).colour(SAND);
    let embed = embed.description(text::cancel_vote::unfinished(language, game, known));
    let checked = CreateEmbed::new().description(text::end::proof(language, &game.promise)).colour(SAND);
    Message {
        embeds: Some(vec![embed, checked]),
        rows: Some(board_buttons::of_details(language, game.id)),
        files: Some(proof(language, game.id, &known.bag, &known.record).into()),
        ..Message::default()
    }
}

/// The bag and the record, as files.
fn proof(language: Language, game: GameId, bag: &str, record: &str) -> [File; 2] {
    let (of_bag, _) = text::end::files(language);
    [file("bag.txt", bag.to_owned(), of_bag), record_file(language, game, record)]
}

/// A game's record, as a file.
pub(in crate::discord) fn record_file(language: Language, game: GameId, record: &str) -> File {
    let (_, of_record) = text::end::files(language);
    file(format!("game-{game}.json"), record.to_owned(), of_record)
}

/// Everybody's points, as fields of an embed.
pub(in crate::discord) fn points(
    language: Language,
    embed: CreateEmbed,
    game: &Public,
    end: &End,
) -> CreateEmbed {
    let tables = text::end::points(language, game, end);
    embed.fields(tables.into_iter().map(|(name, table)| (name, format!("```\n{table}```"), false)))
}
