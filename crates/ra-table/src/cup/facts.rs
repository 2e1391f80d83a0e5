//! What a cup depends on besides its own history.

use std::collections::BTreeMap;
use std::time::Duration;

use super::entry::{Number, TableNumber};
use super::fold::Table;
use crate::clock::{Calendar, Heeded, Span, Zone};
use crate::season::Finish;
use crate::time::Millis;

/// What a cup depends on besides its own history. It is loaded with the cup.
#[derive(Debug, Clone)]
pub struct Facts {
    /// Where it is day or night for the server: its city, else UTC.
    pub zone: Zone,
    /// When the bot could not be reached on this server, in order.
    pub outages: Vec<Span>,
    /// What is known of its people. Of those who are not here nothing is.
    pub people: BTreeMap<Number, PersonFacts>,
    /// What has become of its tables. Those that are not here go on.
    pub tables: BTreeMap<TableNumber, TableFacts>,
}

/// What is known of one of the people.
#[derive(Debug, Clone, Default)]
pub struct PersonFacts {
    /// When they last used the bot on this server.
    pub seen: Option<Millis>,
    /// When they sleep. Announced absences are no part of it: a cup waits for nobody who is away.
    pub nights: Calendar,
}

/// What has become of a table.
#[derive(Debug, Clone, Default)]
pub struct TableFacts {
    /// How its game ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// When it stood still, besides the outages: its channel could not be reached.
    pub stops: Vec<Span>,
}

/// How the game of a table ended.
#[derive(Debug, Clone)]
pub enum Outcome {
    /// With results of the people who began it.
    Played(Vec<(Number, Finish)>),
    /// It was called off: the table is void.
    CalledOff,
}

impl Facts {
    /// How a table's game ended.
    pub fn outcome(&self, table: TableNumber) -> Option<&Outcome> {
        self.tables.get(&table)?.outcome.as_ref()
    }

    /// Whether a table is over: its game has ended, or it is void.
    pub(super) fn is_over(&self, table: &Table) -> bool {
        table.is_void || self.outcome(table.number).is_some()
    }

    /// Whether a table's game was called off.
    pub(super) fn is_called_off(&self, table: TableNumber) -> bool {
        matches!(self.outcome(table), Some(Outcome::CalledOff))
    }

    /// The moment at which so much time has passed in which the bot, and a table's channel, could be reached; `None`
    /// while they cannot.
    pub(super) fn after(&self, from: Millis, time: Duration, stops: &[Span]) -> Option<Millis> {
        let stops = self.outages.iter().chain(stops).copied().collect();
        Calendar::new(Vec::new(), stops, Heeded::None).after_waking(from, time)
    }
}
