//! What has happened in the channel, shown once: what is new, what has changed, and what the bot is still at.

use std::collections::HashSet;
use std::io::{self, Write};
use std::time::Duration;

use serde_json::Value;
use tokio::time::timeout;

use super::Session;
use crate::playground::{Id, Place};
use crate::terminal::page::{self, Ink, Page};
use crate::time::Millis;

/// How long the prompt waits for the bot: a slow machine may take long over a picture.
pub(super) const MOST: Duration = Duration::from_secs(30);
/// How long it waits for a bot for which it has waited in vain.
const AGAIN: Duration = Duration::from_secs(1);
/// How long `wait` waits.
const WAIT: Duration = Duration::from_secs(60);
/// The bits of a message's flags that say that it is for one person, and that the bot is still thinking.
const EPHEMERAL: u64 = 1 << 6;
const THINKING: u64 = 1 << 7;

/// A message as it has been shown.
pub(super) struct Shown {
    channel: Id,
    essence: String,
    lines: HashSet<String>,
    /// Whether only one person sees it: others do not miss it.
    private: bool,
}

impl<W: Write> Session<W> {
    /// Shows what has happened, as soon as all has that the bot does now.
    pub(super) async fn settled_news(&mut self, by: usize) -> io::Result<()> {
        self.settle().await?;
        self.news(by)?;
        if let Some(thread) = self.new_thread(by) {
            let back = self.place_name();
            self.channel = thread.id;
            self.say(&format!("-# {}", self.words().prompt_thread_opened(thread.name, back)))?;
            self.news(by)?;
        }
        Ok(())
    }

    /// Waits until the bot has nothing to do.
    async fn settle(&mut self) -> io::Result<()> {
        let Some(bot) = &self.bot else { return Ok(()) };
        let now = || Millis(self.discord.now_ms());
        let is_done = timeout(self.patience, bot.wait(now)).await.is_ok();
        self.patience = if is_done { MOST } else { AGAIN };
        if !is_done {
            self.say(&format!("-# {}", self.words().prompt_still_busy()))?;
        }
        Ok(())
    }

    /// Waits until something happens, and shows it.
    pub(super) async fn wait(&mut self, by: usize) -> io::Result<()> {
        let person = self.person(by).clone();
        let (last, _) = person.changes_now(u64::MAX);
        if timeout(WAIT, person.changes(last)).await.is_err() {
            self.say(&self.words().prompt_nothing_happened())?;
        }
        self.settled_news(by).await
    }

    /// A thread of this channel that was not there before.
    fn new_thread(&mut self, by: usize) -> Option<Place> {
        let places = self.person(by).channels();
        let fresh: Vec<Place> = places.into_iter().filter(|place| self.channels.insert(place.id)).collect();
        fresh.into_iter().rev().find(|place| place.parent == Some(self.channel))
    }

    /// Shows each message of the channel that is new or has changed, once. What changed comes first: it is older.
    pub(super) fn news(&mut self, by: usize) -> io::Result<()> {
        let messages = match self.person(by).read(&self.here()) {
            Ok(messages) => messages,
            Err(refused) => return self.refuse(&refused),
        };
        // It was there a moment ago, and if it is not, nothing is unread in it.
        drop(self.person(by).mark_read(&self.here()));
        let names = self.names(by);
        let (mut changed, mut fresh) = (Vec::new(), Vec::new());
        for message in &messages {
            let Some(id) = message["id"].as_str().and_then(Id::parse) else { continue };
            if is_thinking(message) {
                continue;
            }
            let essence = page::essence(message);
            let plain = Page { colour: false, width: None }.message(message, "", &names);
            let lines: HashSet<String> =
                plain.iter().map(|line| line.trim_start_matches([' ', '│']).to_owned()).collect();
            let private = has_flag(message, EPHEMERAL);
            let now = Shown { channel: self.channel, essence, lines, private };
            match self.shown.get(&id) {
                Some(before) if before.essence == now.essence => continue,
                Some(before) if now.lines.is_subset(&before.lines) => changed.extend(self.shortened(&plain)),
                Some(_) => changed.extend(self.page.message(message, &self.words().prompt_edited(), &names)),
                None => fresh.extend(self.page.message(message, &self.only(message, by), &names)),
            }
            self.shown.insert(id, now);
        }
        let there: HashSet<Id> =
            messages.iter().filter_map(|message| Id::parse(message["id"].as_str()?)).collect();
        let before = self.shown.len();
        let channel = self.channel;
        self.shown.retain(|id, shown| shown.channel != channel || shown.private || there.contains(id));
        if self.shown.len() < before {
            changed.push(self.page.paint(Ink::Dim, &self.words().prompt_deleted()));
        }
        changed.extend(fresh);
        changed.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }

    /// What is told of a message of which something was taken away.
    fn shortened(&self, lines: &[String]) -> Option<String> {
        let left = lines.get(1).map_or("", |line| line.trim());
        let author = lines.first()?;
        let line = format!("{author} {} {left}", self.words().prompt_shortened());
        let width = self.page.width.unwrap_or(usize::MAX);
        let line = if line.chars().count() > width {
            line.chars().take(width.saturating_sub(1)).chain(['…']).collect()
        } else {
            line
        };
        Some(self.page.paint(Ink::Dim, &line))
    }

    /// Who alone sees a message.
    fn only(&self, message: &Value, by: usize) -> String {
        match has_flag(message, EPHEMERAL) {
            false => String::new(),
            true if by == self.who => self.words().prompt_only_you(),
            true => self.words().prompt_only_other(&self.people[by].0),
        }
    }

    /// Shows the last messages of the channel again, this many at most.
    pub(super) fn read(&mut self, by: usize, most: usize) -> io::Result<()> {
        // What has not been shown yet is about to be.
        let messages = match self.person(by).read(&self.here()) {
            Ok(messages) => messages,
            Err(refused) => return self.refuse(&refused),
        };
        let ids = messages.iter().rev().take(most).filter_map(|message| Id::parse(message["id"].as_str()?));
        for id in ids.collect::<Vec<_>>() {
            self.shown.remove(&id);
        }
        if messages.is_empty() {
            return self.say(&self.words().prompt_empty());
        }
        if messages.len() > most {
            self.say(&format!("-# {}", self.words().prompt_before(messages.len() - most)))?;
        }
        self.news(by)
    }
}

fn has_flag(message: &Value, flag: u64) -> bool {
    message["flags"].as_u64().is_some_and(|flags| flags & flag != 0)
}

fn is_thinking(message: &Value) -> bool {
    has_flag(message, THINKING)
}
