//! What the channels show: for every game one board, which is the present one, and for every table its message.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use local_discord::{LocalDiscord, Person};
use ra_display::text;
use ra_table::game::Patience;
use ra_table::game::lobby::Lobby;
use ra_table::time::Millis;
use serde_json::Value;

use super::players::{PRIVATE, Played};
use super::tables::Tables;
use crate::support::clicks::is_asleep;
use crate::support::clicks::{asked_on, board_of, is_board, is_private, presses};
use crate::support::server::words;
use crate::support::stored_game::StoredGame;

/// How long the channels may take to become right: a call that failed is made again after a minute.
const PATIENCE: Duration = Duration::from_secs(150);

/// Waits until all channels show how things stand, with nobody doing anything.
///
/// # Errors
/// What is still wrong after a long time.
pub(crate) async fn until_right(
    discord: &LocalDiscord,
    games: &mut [Played],
    tables: &Tables,
) -> Result<(), String> {
    let begun = Instant::now();
    for game in games.iter_mut().filter(|game| !game.end_seen && !game.placeless) {
        let (what, round) = (format!("game {}", game.id()), &game.round);
        until_ok(begun, &what, || check_game(discord, round)).await?;
        game.end_seen = game.is_over();
    }
    for person in discord.people() {
        until_ok(begun, &person.name(), || check_calls(&person, games)).await?;
    }
    for table in &tables.tables {
        let Some(lobby) = &table.lobby else { continue };
        // A table that nobody has touched for days closes. A full one starts by itself, if it can by now.
        let closes = table.touched.after(Patience::at(lobby.terms.pace).open) < Millis(discord.now_ms());
        if closes || lobby.is_full() {
            continue;
        }
        let what = format!("the table of game {}", lobby.id);
        until_ok(begun, &what, || check_lobby(discord, table.channel, lobby)).await?;
    }
    Ok(())
}

async fn until_ok(begun: Instant, what: &str, check: impl Fn() -> Result<(), String>) -> Result<(), String> {
    while let Err(problem) = check() {
        if begun.elapsed() > PATIENCE {
            return Err(format!("{what}: {problem}"));
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    Ok(())
}

/// Whether somebody's direct messages call them only to what is asked now, and none of them twice.
fn check_calls(person: &Person, games: &[Played]) -> Result<(), String> {
    let is_there = person.channels().iter().any(|place| place.name == "dm");
    let messages = if is_there { person.read("dm").unwrap() } else { Vec::new() };
    let mut told = BTreeSet::new();
    for message in messages.iter().filter(|message| !is_private(message)) {
        let asks = |game: &&Played| asked_on(message, game.id().0).is_some();
        let Some(game) = games.iter().find(asks).filter(|game| !game.placeless) else { continue };
        if asked_on(message, game.id().0) != Some(game.round.question_number()) {
            return Err(format!("it calls to what is over: {message:#}"));
        }
        // A reminder says something else. The time that is left may have become another.
        let words = words(message);
        let words = words.split("<t:").next().unwrap_or_default().to_owned();
        if !told.insert((game.id(), words)) {
            return Err(format!("called twice: {message:#}"));
        }
    }
    Ok(())
}

/// Whether the buttons of a board are those of the question that is open.
fn asks(board: &Value, round: &StoredGame) -> bool {
    let open = format!("play:{}:{}:", round.id.0, round.question_number());
    presses(board).iter().any(|press| press.starts_with(&open))
}

pub(crate) fn check_game(discord: &LocalDiscord, round: &StoredGame) -> Result<(), String> {
    let game = round.id.0;
    // A thread whose opening was cut off is still to come.
    let Some(channel) = round.row.channel else { return Err("there is no thread yet".to_owned()) };
    let messages = discord.people()[0].read(&channel.to_string());
    let messages = messages.map_err(|refused| refused.to_string())?;
    // Where everybody has gone away so long that nobody plays any more, it is only asked who comes back.
    let back = format!("chair:{game}:back");
    let waits = round.game.table().halted().is_some();
    let is_it = |message: &&Value| {
        let has_picture = message["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty());
        let asks_who_comes_back = waits && has_picture && presses(message).contains(&back);
        is_board(message, game) || (asks_who_comes_back && !is_private(message))
    };
    let boards: Vec<&Value> = messages.iter().filter(is_it).collect();
    check_lines(&messages, game)?;
    check_epochs(&messages, round)?;
    let board = match &boards[..] {
        [board] => board,
        // Older ones stay that called somebody who is still asked the same.
        [older @ .., board] if older.iter().all(|older| asks(older, round)) => board,
        // In a thread that fell asleep again within a day of being woken they have to wait.
        [.., board] if is_asleep(discord, &channel.to_string()) => board,
        _ => return Err(format!("{} boards: {boards:#?}", boards.len())),
    };
    if round.state().to_act().is_none() {
        let is_the_end = presses(board).contains(&format!("again:{game}"));
        return if is_the_end { Ok(()) } else { Err(format!("this is no end: {board:#?}")) };
    }
    let same = |what: &str, found: &Value, wanted: &str| {
        if found.as_str() == Some(wanted) { Ok(()) } else { Err(format!("{what} {found}, not {wanted}")) }
    };
    let (question, picture) = board_of(round);
    // The second of a deadline is not known from outside.
    let asked = board["content"].as_str().map(|asked| {
        asked
            .split("\n-# Time runs out")
            .next()
            .and_then(|asked| asked.split("\n-# Everyone ").next())
            .unwrap_or_default()
    });
    same("the question is", &asked.into(), &question)?;
    same("the picture shows", &board["embeds"][0]["image"]["description"], &picture)
}

/// Whether the end of each epoch is told by one message.
fn check_epochs(messages: &[Value], round: &StoredGame) -> Result<(), String> {
    for (_, over) in round.game.table().story.epochs_over(0, round.seq) {
        let press = format!("look:{}:epoch {}", round.id, over.epoch.number());
        let told = messages.iter().filter(|message| presses(message) == [press.as_str()]).count();
        if told != 1 {
            return Err(format!("the end of epoch {:?} is told {told} times: {messages:#?}", over.epoch));
        }
    }
    Ok(())
}

/// Whether each entry of a game is told by one line of history at most: what is left of boards says which they are.
fn check_lines(messages: &[Value], game: i64) -> Result<(), String> {
    let mut told = BTreeSet::new();
    for message in messages {
        let content = message["content"].as_str().unwrap_or_default();
        let Some(small) = content.lines().last().and_then(|line| line.strip_prefix("-# Game ")) else {
            continue;
        };
        let entries = ["move ", "moves "];
        let Some((of, named)) = small.split_once(" · ") else { continue };
        let Some(entries) = entries.iter().find_map(|kind| named.strip_prefix(kind)) else { continue };
        // Of a board that told nothing only the small print is left, and calls begin with a mention.
        let is_line =
            presses(message).is_empty() && content.lines().count() > 1 && !content.starts_with("<@");
        if of.parse() != Ok(game) || !is_line {
            continue;
        }
        let (first, last) = entries.split_once('–').unwrap_or((entries, entries));
        for entry in first.parse::<i64>().unwrap()..=last.parse().unwrap() {
            if !told.insert(entry) {
                return Err(format!("entry {entry} is told twice: {messages:#?}"));
            }
        }
    }
    Ok(())
}

fn check_lobby(discord: &LocalDiscord, channel: &str, lobby: &Lobby) -> Result<(), String> {
    let title = format!("Ra · game {}:", lobby.id);
    let is_public = |message: &Value| message["flags"].as_u64().unwrap_or(0) & PRIVATE == 0;
    let mut shown = discord.people()[0].read(channel).unwrap();
    shown.retain(|message| is_public(message) && words(message).contains(&title));
    let wanted = text::lobby::lobby(lobby);
    match &shown[..] {
        [one] if words(one).contains(&wanted) => Ok(()),
        _ => Err(format!("not once {wanted}, but {shown:#?}")),
    }
}
