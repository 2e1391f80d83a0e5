//! Games and lobbies as messages. Pure: nothing is sent here.

use bytes::Bytes;
use serenity::builder::{CreateEmbed, CreateEmbedFooter};

use super::panel;
use super::rest::{File, Message};
use crate::app::lobby::Lobby;
use crate::app::round::Round;
use crate::id::UserId;
use crate::render;
use crate::rules::{Event, Outcome, Phase, Seat};
use crate::store::games::{Place, Status};
use crate::text;
use crate::time::Millis;

/// The colours of the embeds: sand for a game, gold for its end.
const SAND: u32 = 0xc8_a0_50;
const GOLD: u32 = 0xe8_b4_00;

/// The name of the picture in the boards' messages.
const PICTURE: &str = "board.png";

/// The present board, telling what the channel has not been shown, and asking whoever has to act.
pub(super) fn board(round: &Round, picture: Option<File>, now: Millis) -> Message {
    if let Some(outcome) = round.outcome() {
        return end(round, &outcome, picture);
    }
    let pings = called(round, now).into_iter().filter_map(|user| user.to_serenity());
    Message {
        content: question(round, now),
        embeds: Some(vec![embed(round, &news(round), picture.as_ref())]),
        rows: Some(panel::of_board(round)),
        files: Some(picture.into_iter().collect()),
        pings: pings.collect(),
        ..Message::default()
    }
}

/// The question, whom it is put to, and until when there is time; `None` when the game is over.
pub(super) fn question(round: &Round, now: Millis) -> Option<String> {
    let mention = |seat: Seat| match round.player(seat).user.to_serenity() {
        Some(user) if round.player(seat).computer().is_none() => format!("<@{user}>"),
        Some(_) | None => text::player(round, seat),
    };
    let question = text::board::question(round, mention)?;
    Some(question + &text::board::until(round, now))
}

/// The table as everybody may see it, as a file. This takes a processor for some milliseconds.
pub(super) fn picture(round: &Round) -> File {
    let names: Vec<String> = round.players.iter().map(|player| player.name.clone()).collect();
    let state = round.state();
    let (picture, description) = match round.outcome() {
        Some(outcome) => {
            let epochs = text::end::scorings(round, &outcome);
            (render::end(state, &outcome, &epochs, &names), text::alt::end(&outcome, &epochs, &names))
        }
        None => (render::board(state, &names), text::alt::board(state, &names)),
    };
    File { name: PICTURE.to_owned(), bytes: Bytes::from(picture.png()), description: Some(description) }
}

/// What the board tells of the entries that the channel has not been shown. In an auction its question tells of the
/// auction, but not of what happened at the table meanwhile.
fn news(round: &Round) -> String {
    let before = round.question.map_or(round.seq, |question| question - 1);
    let told = [
        story(round, round.shown, before),
        text::story::at_the_table(round, round.shown.max(before), round.seq),
    ];
    told.into_iter().filter(|told| !told.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Whether the board asks anybody something who was not just acting.
pub(super) fn asks_somebody_new(round: &Round) -> bool {
    // A computer player is asked nothing.
    let acts = |seat: &Seat| {
        round.player(*seat).computer().is_some()
            || round.player(*seat).acted.is_some_and(|(_, seq)| seq > round.shown)
    };
    asked_anew(round).iter().any(|seat| !acts(seat))
}

/// Whom a board calls: those whom it asks something new, who are awake, want to be called there, and are not looking
/// anyway. A board that is only shown again asks nothing new.
pub(super) fn called(round: &Round, now: Millis) -> Vec<UserId> {
    let asked = asked_anew(round).into_iter().filter(|seat| round.is_called_by_board(*seat, now));
    asked.map(|seat| round.player(seat).user).collect()
}

/// The board for somebody who wants to look: it pings nobody.
pub(super) fn look(round: &Round, picture: Option<File>) -> Message {
    Message {
        content: text::board::question(round, |seat| text::player(round, seat)),
        embeds: Some(vec![embed(round, "", picture.as_ref())]),
        rows: Some(panel::of_copy(round)),
        files: Some(picture.into_iter().collect()),
        ..Message::default()
    }
}

/// The table in words, at length; of a game that is over, everybody's points.
pub(super) fn in_words(round: &Round) -> Message {
    let embed = CreateEmbed::new().colour(SAND);
    let embed = match round.outcome() {
        Some(outcome) => points(embed, round, &outcome).description(text::end::ranking(round, &outcome)),
        None => table(embed, round),
    };
    Message {
        content: text::board::question(round, |seat| text::player(round, seat)),
        embeds: Some(vec![embed]),
        ..Message::default()
    }
}

fn table(embed: CreateEmbed, round: &Round) -> CreateEmbed {
    let board = text::board::board(round);
    let seats = board.seats.into_iter().map(|(heading, tiles)| (heading, tiles, false));
    embed.title(board.title).field("Table", board.table, false).fields(seats)
}

fn points(embed: CreateEmbed, round: &Round, outcome: &Outcome) -> CreateEmbed {
    let tables = text::end::points(round, outcome);
    embed.fields(tables.into_iter().map(|(name, table)| (name, format!("```\n{table}```"), false)))
}

/// What is left of a board once there is a newer one: its lines of history.
pub(super) fn history(round: &Round, from_seq: i64, to_seq: i64) -> Message {
    let told = story(round, from_seq, to_seq);
    let told = if told.is_empty() { format!("-# Game {}", round.game.id) } else { told };
    Message {
        content: Some(told),
        embeds: Some(Vec::new()),
        rows: Some(Vec::new()),
        files: Some(Vec::new()),
        ..Message::default()
    }
}

/// A lobby, or what became of it.
pub(super) fn lobby(lobby: &Lobby) -> Message {
    let game = &lobby.game;
    let embed = CreateEmbed::new()
        .title(format!("Ra · game {}", game.id))
        .colour(SAND)
        .description(text::lobby::lobby(lobby))
        .footer(CreateEmbedFooter::new(text::lobby::HOW));
    let open = game.status == Status::Lobby;
    Message {
        content: Some(text::lobby::headline(lobby)),
        embeds: Some(if open { vec![embed] } else { Vec::new() }),
        rows: Some(if open { panel::of_lobby(lobby) } else { Vec::new() }),
        ..Message::default()
    }
}

/// What is left of a lobby that nobody touched.
pub(super) fn expired(lobby: &Lobby) -> Message {
    closed(text::lobby::expired(lobby))
}

/// What the lobby's message says once the game has started, or is over.
pub(super) fn lobby_of(round: &Round) -> Message {
    let link =
        if round.game.place == Place::Thread { format!(" <#{}>", round.game.channel) } else { String::new() };
    let told = match round.outcome() {
        Some(outcome) => text::end::result(round, &outcome),
        None => text::lobby::started(round),
    };
    closed(told + &link)
}

/// A lobby at which nothing can be done any more.
fn closed(told: String) -> Message {
    let (embeds, rows) = (Some(Vec::new()), Some(Vec::new()));
    Message { content: Some(told), embeds, rows, ..Message::default() }
}

/// The seats that a board puts its question to for the first time.
fn asked_anew(round: &Round) -> Vec<Seat> {
    let state = round.state();
    if round.asked_by() <= round.shown {
        return Vec::new();
    }
    let mut news = round.between(round.shown, round.seq);
    let opened = news.any(|event| matches!(event, Event::AuctionOpened { .. }));
    match state.phase() {
        Phase::Auction(auction) if opened => {
            let can_bid = |seat: &Seat| !round.could_bid(auction, *seat).is_empty();
            auction.to_come().filter(can_bid).collect()
        }
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Auction(_) | Phase::Discard(_) | Phase::Over => {
            state.to_act().into_iter().collect()
        }
    }
}

/// What happened, and at the very beginning the promise about the bag, which stays in the channel.
fn story(round: &Round, from_seq: i64, to_seq: i64) -> String {
    let told = text::story::between(round, from_seq, to_seq);
    if from_seq < 0 { format!("{told}\n-# {}", text::lobby::promise(&round.deal.sum())) } else { told }
}

fn embed(round: &Round, news: &str, picture: Option<&File>) -> CreateEmbed {
    let paused = text::board::halted(round);
    let parts = [news, paused].into_iter().filter(|part| !part.is_empty());
    let told = parts.collect::<Vec<_>>().join("\n");
    let embed = CreateEmbed::new().colour(SAND);
    let embed = if told.is_empty() { embed } else { embed.description(told) };
    match picture {
        Some(picture) => embed.image(format!("attachment://{}", picture.name)),
        // What would be in the picture, in words.
        None => table(embed, round),
    }
}

fn end(round: &Round, outcome: &Outcome, picture: Option<File>) -> Message {
    let told = text::story::between(round, round.shown, round.seq);
    let mut embed =
        CreateEmbed::new().title(format!("Ra · game {} · the end", round.game.id)).colour(GOLD).description(
            format!("{}\n\n{}", text::end::ranking(round, outcome), text::end::proof(&round.deal.sum())),
        );
    embed = match &picture {
        Some(picture) => embed.image(format!("attachment://{}", picture.name)),
        None => points(embed, round, outcome),
    };
    let file = |name: &str, content: String, description: &str| File {
        name: name.to_owned(),
        bytes: Bytes::from(content),
        description: Some(description.to_owned()),
    };
    let record = format!("game-{}.json", round.game.id);
    let bag = file("bag.txt", round.deal.line(), "The bag as it was shuffled at the start, for sha256sum");
    let record = file(&record, round.record.to_json(), "The record of the game, for ra-bot verify");
    Message {
        content: Some(told),
        embeds: Some(vec![embed]),
        rows: Some(panel::of_board(round)),
        files: Some(picture.into_iter().chain([bag, record]).collect()),
        ..Message::default()
    }
}
