//! The numbered list of changes, by which people learn that there is something new to read.

use std::collections::VecDeque;

use serde::Serialize;

use crate::playground::id::Id;

/// How many changes are remembered. Who asks for older ones reads everything anew.
const KEPT: usize = 10_000;

/// One thing that changed.
#[derive(Debug, Clone, Serialize)]
pub struct Change {
    /// Grows by one with each change.
    pub number: u64,
    /// What happened: `message_created`, `message_updated`, `message_deleted`, `channel_created`,
    /// `channel_updated`, `channel_deleted`, `member_added`, `member_updated`, `member_removed`, `permissions_changed`, `interaction_answered`,
    /// `commands_changed` or `clock_turned`.
    pub what: &'static str,
    /// Where it happened, if it concerns one channel.
    pub channel: Option<Id>,
    /// Which message it concerns, if it concerns one.
    pub message: Option<Id>,
    /// The only person it concerns, if it is private.
    #[serde(skip)]
    pub(crate) only_for: Option<Id>,
}

/// The latest changes, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Changes {
    last: u64,
    latest: VecDeque<Change>,
}

impl Changes {
    /// The number of the latest change.
    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// Writes down a change; `only_for` names the one person who may know of it.
    pub(crate) fn record(
        &mut self,
        what: &'static str,
        channel: Option<Id>,
        message: Option<Id>,
        only_for: Option<Id>,
    ) {
        self.last += 1;
        if self.latest.len() == KEPT {
            self.latest.pop_front();
        }
        self.latest.push_back(Change { number: self.last, what, channel, message, only_for });
    }

    /// What changed after `number` as far as `person` may know.
    pub(crate) fn after(&self, number: u64, person: Id) -> impl Iterator<Item = &Change> {
        let news = self.latest.iter().filter(move |change| change.number > number);
        news.filter(move |change| change.only_for.is_none_or(|only| only == person))
    }
}
