//! What the channel shows in which everything is done that is no playing.

use std::time::{Duration, Instant};

use local_discord::{Id, LocalDiscord, Person};
use serde_json::Value;

use crate::support::clicks::{id, presses};
use crate::support::server::{PATIENCE, is_thinking, words};

/// Where it is done.
pub(crate) const CHANNEL: &str = "deeds";

/// An answer once it is given.
pub(super) async fn said(person: &Person, message: Value) -> Option<Value> {
    let same = |other: &&Value| other["id"] == message["id"] && !is_thinking(other);
    if !is_thinking(&message) {
        return Some(message);
    }
    let read = person.read_until(CHANNEL, |read| read.iter().any(|other| same(&other))).await.ok()?;
    read.iter().find(same).cloned()
}

/// Whom the channel's newest board mentions, the first or the next, once it asks so.
pub(super) async fn mentioned(discord: &LocalDiscord, asks: &str, place: usize) -> Person {
    let begun = Instant::now();
    loop {
        let messages = discord.people()[0].read(CHANNEL).unwrap();
        let newest = messages.iter().rev().take(3).map(words).collect::<Vec<_>>();
        assert!(begun.elapsed() < PATIENCE, "nobody is asked {asks:?}: {newest:#?}");
        let board = messages.iter().rev().find_map(|message| {
            message["content"].as_str().filter(|content| content.starts_with("<@")).map(str::to_owned)
        });
        let board = board.filter(|content| content.contains(asks)).unwrap_or_default();
        let number = board.split("<@").nth(place + 1).and_then(|rest| rest.split_once('>'));
        let person = number
            .and_then(|(number, _)| discord.people().into_iter().find(|one| one.id().to_string() == number));
        if let Some(person) = person {
            return person;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The newest message that offers a chair, and the button that takes it.
pub(super) fn offered(discord: &LocalDiscord) -> Option<(Id, String)> {
    let messages = discord.people()[0].read(CHANNEL).unwrap();
    messages.iter().rev().find_map(|message| {
        let button = presses(message).into_iter().find(|press| press.contains(":take "))?;
        Some((id(message), button))
    })
}

/// The lowest sun of somebody, as the newest board describes it.
pub(super) fn lowest_sun(discord: &LocalDiscord, person: &Person) -> Option<u8> {
    let messages = discord.people()[0].read(CHANNEL).unwrap();
    let line = |message: &Value| {
        let told = words(message);
        let line = told.lines().find(|line| line.starts_with(&person.name()) && line.contains("suns "))?;
        line.split_once("suns ")?
            .1
            .split(|c: char| !c.is_ascii_digit())
            .find_map(|digits| digits.parse().ok())
    };
    messages.iter().rev().find_map(line)
}
