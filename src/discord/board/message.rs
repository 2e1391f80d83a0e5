//! A game as a message.

use ra_display::text::picture_words::Still;
use ra_display::{render, text};
use ra_table::clock::Pace;
use ra_table::game::view::{End, Own, Public};
use ra_table::id::UserId;
use ra_table::language::Language;
use serenity::builder::{CreateActionRow, CreateEmbed};

use super::end;
use crate::discord::rest::{File, Message};
use crate::discord::sending::board_buttons;
use crate::discord::sending::components::{SAND, done, embedded, file};

/// The present board in the table's language, telling what happened after an entry, and asking whoever has to act. Of a
/// game that is over, `gains` says what it has brought everybody in the season and in ratings.
pub(in crate::discord) fn board(game: &Public, from_seq: i64, gains: &str, picture: Option<File>) -> Message {
    if let Some(known) = &game.end {
        return end::end(game, known, from_seq, gains, picture);
    }
    if let Some(known) = &game.unfinished {
        return end::unfinished(game, known, picture);
    }
    let pings = game.called().filter_map(|seat| game.player(seat).user());
    Message {
        content: question(game),
        rows: Some(board_buttons::of_board(game, from_seq)),
        pings: pings.collect(),
        ..shown(game.terms.language, game, &news(game, from_seq), picture)
    }
}

/// The question, whom it is put to, and until when there is time; `None` when the game is over.
pub(in crate::discord) fn question(game: &Public) -> Option<String> {
    let language = game.terms.language;
    let question =
        text::board::calling_question(language, game, |seat| text::mentioned(language, game, seat))?;
    Some(question + &text::board::until(language, game))
}

/// What a board says that stays above a newer one, instead of the question with its deadline, to those whom it called.
/// `None` where no deadline can be on it.
pub(in crate::discord) fn older(game: &Public, called: &[UserId]) -> Option<Message> {
    let content = Some(text::board::older(game.terms.language, called));
    (game.terms.pace != Pace::Unclocked).then(|| Message { content, ..Message::default() })
}

/// The table as everybody may see it, as a file. This takes a processor for some milliseconds.
pub(in crate::discord) fn picture(language: Language, game: &Public) -> File {
    let theme = game.terms.theme;
    let names = text::called(language, game);
    let (picture, description) = match &game.end {
        Some(End { outcome, epochs, .. }) => (
            render::end(language, theme, game.terms.edition, outcome, epochs, &names),
            text::alt_text::end(language, outcome, epochs, &names),
        ),
        None => {
            let paused = game.halted().map(|_| Still::Paused);
            let still = game.unfinished.as_ref().map_or(paused, |_| Some(Still::CalledOff(game.id)));
            let table = game.position();
            let described = text::alt_text::board(language, table, still, &names);
            (render::board(language, theme, table, still, &names), described)
        }
    };
    file("board.png", picture.png(), description)
}

/// What the board tells of the entries after one, and what older boards left to be told with it (see [`history`]). In an
/// auction its question tells of the auction, but not of what happened at the table meanwhile.
fn news(game: &Public, from_seq: i64) -> String {
    let before = game.question().auction().map_or(game.seq, |opened| opened - 1);
    let told = [
        text::epoch::above(game, from_seq),
        story(game, game.story.settled(from_seq), before),
        text::story::at_the_table(game.terms.language, game, from_seq.max(before), game.seq),
    ];
    text::joined(told, "\n")
}

/// The board for somebody who wants to look, in their language: it pings nobody.
pub(in crate::discord) fn look(language: Language, game: &Public, picture: Option<File>) -> Message {
    let question = text::board::question(language, game);
    copy(language, game, question, picture, board_buttons::of_copy(language, game, false, None))
}

/// The board for somebody who is away from the game's channel, below what has happened since they last acted, with
/// what they can do if they are asked anything.
pub(in crate::discord) fn here(language: Language, own: &Own, picture: Option<File>) -> Message {
    let news = text::news::short(language, own, own.seat);
    let question = text::board::question(language, own);
    let asked = own.player(own.seat).user().and_then(|user| own.asks(user)).is_some();
    let told = news.above(question.unwrap_or_default());
    copy(language, own, Some(told), picture, board_buttons::of_copy(language, own, asked, news.more))
}

/// A copy of the board below these words, with these buttons.
pub(in crate::discord) fn copy(
    language: Language,
    game: &Public,
    told: Option<String>,
    picture: Option<File>,
    rows: Vec<CreateActionRow>,
) -> Message {
    Message { content: told, rows: Some(rows), ..shown(language, game, "", picture) }
}

/// A message for somebody alone with the table as it lies now below all else.
pub(in crate::discord) fn with_table(
    language: Language,
    game: &Public,
    picture: Option<File>,
    mut message: Message,
) -> Message {
    let Message { embeds, files, .. } = shown(language, game, "", picture);
    message.embeds.get_or_insert_default().extend(embeds.into_iter().flatten());
    message.files.get_or_insert_default().extend(files.into_iter().flatten());
    message
}

/// The table in words, at length; of a game that is over or was called off, all that can be known of it.
pub(in crate::discord) fn in_words(language: Language, game: &Public) -> Message {
    if let Some(known) = &game.end {
        return end::details(language, game, known);
    }
    if let Some(known) = &game.unfinished {
        return end::unfinished_details(language, game, known);
    }
    Message {
        content: text::board::question(language, game),
        embeds: Some(vec![table(language, CreateEmbed::new().colour(SAND), game)]),
        ..Message::default()
    }
}

fn table(language: Language, embed: CreateEmbed, game: &Public) -> CreateEmbed {
    let board = text::board::board(language, game);
    let (heading, lines) = board.table;
    let seats = board.seats.into_iter().map(|(heading, tiles)| (heading, tiles, false));
    embed.title(board.title).field(heading, lines, false).fields(seats)
}

/// What is left of a board once there is a newer one: its lines of history, and in small print which they are. An
/// auction, with what its lot costs the winner, is told whole by the board that tells its end; so nothing is left of
/// those before it that told of nothing else.
pub(in crate::discord) fn history(game: &Public, from_seq: i64, to_seq: i64) -> Option<Message> {
    let told = story(game, game.story.settled(from_seq), game.story.settled(to_seq));
    let mark = text::message_marker::of_entries(game.terms.language, game.id, from_seq, to_seq);
    (!told.is_empty()).then(|| done(format!("{told}\n{mark}")))
}

/// What happened; below the line that the game has begun the promise about the bag, in small print.
fn story(game: &Public, from_seq: i64, to_seq: i64) -> String {
    let told = text::story::in_channel(game.terms.language, game, from_seq, to_seq);
    if from_seq < 0 {
        format!("{told}\n-# {}", text::lobby::promise(game.terms.language, &game.promise))
    } else {
        told
    }
}

/// The table below its news: as a picture, or in words where there is none.
fn shown(language: Language, game: &Public, news: &str, picture: Option<File>) -> Message {
    let embed = CreateEmbed::new().colour(SAND);
    let embed = if news.is_empty() { embed } else { embed.description(news) };
    let embed = if picture.is_some() { embed } else { table(language, embed, game) };
    embedded(embed, picture)
}
