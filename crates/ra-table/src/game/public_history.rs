//! What has happened in a game, as everybody may be told it.

use ra::rules::{Action, EpochOver, Event, Seat};

use super::actor::{Actor, Number};
use super::entry::{Entry, Why};
use crate::time::Millis;

/// What happened in a game besides its actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// A player's time ran out, so many times in a row: what follows was done for them.
    OutOfTime(Seat, u32),
    /// Somebody else acted for a player.
    ActedFor(Seat, Number),
    /// A player did this, and took it back later.
    TakenBack(Seat, Action),
    /// Anything else, and who did it.
    Entry(Entry, Actor),
}

/// Comes before entry 0, a game's start. A board that tells the entries after this one tells the start, too.
pub const BEFORE_START: i64 = -1;

/// All that has happened, each thing with the number of the entry that it came of. What an epoch brought whom is not in
/// it: that is private until the game is over.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Story {
    /// What happened on the table.
    pub events: Vec<(i64, Event)>,
    /// What happened besides.
    pub notes: Vec<(i64, Note)>,
    /// When each entry was made, and whether it was no person who acted just then.
    pub times: Vec<(Millis, bool)>,
    /// The entries by which the program drew for a player who was not asked. Why it did is the player's own business: by
    /// an order, quickly, or because it was clear.
    pub(super) drawn_for: Vec<i64>,
    /// Whether nothing was under way after each entry: no auction, no tiles to be given up, no God tiles being spent, no
    /// draws in a row by the same player.
    pub(super) settled: Vec<bool>,
}

impl Story {
    /// The epochs that ended by the entries after one, up to another, but not with the game; each with the number of its
    /// entry.
    pub fn epochs_over(&self, from_seq: i64, to_seq: i64) -> impl Iterator<Item = (i64, EpochOver)> {
        let mut events = self.events.iter().filter(move |(seq, _)| from_seq < *seq && *seq <= to_seq);
        std::iter::from_fn(move || {
            let mut ended = None;
            events.by_ref().find_map(|(seq, event)| {
                ended = matches!(event, Event::EpochEnded { .. }).then_some(event).or(ended);
                Some((*seq, EpochOver::of(ended?, event)?))
            })
        })
    }

    /// What came of the entries after one, up to another.
    pub fn between(&self, from_seq: i64, to_seq: i64) -> impl Iterator<Item = &Event> {
        let within = move |seq: i64| from_seq < seq && seq <= to_seq;
        self.events.iter().filter(move |(seq, _)| within(*seq)).map(|(_, event)| event)
    }

    /// Whether an entry is a draw that the program made for a player who was not asked.
    pub fn was_drawn_for(&self, seq: i64) -> bool {
        self.drawn_for.binary_search(&seq).is_ok()
    }

    /// The last entry, up to this one, after which nothing was under way. What came later is told whole, once it is over.
    pub fn settled(&self, seq: i64) -> i64 {
        let known = usize::try_from(seq).unwrap_or(0);
        let last = self.settled.iter().take(known).rposition(|settled| *settled);
        last.map_or(seq.min(0), |place| place as i64 + 1)
    }

    /// Whether an auction passed a seat over in the entries after one, up to another, as no sun there was high enough.
    pub(super) fn passed_over(&self, seat: Seat, from_seq: i64, to_seq: i64) -> bool {
        let skips = |event: &Event| matches!(event, Event::Skipped { seat: of } if *of == seat);
        self.between(from_seq, to_seq).any(skips)
    }

    /// Whose a chair was after an entry, and why a computer player stood in then, if one did.
    pub(super) fn held(&self, seat: Seat, seq: i64) -> (Number, Option<Why>) {
        let mut held = (Number(seat.index() as u32), None);
        for (_, note) in self.notes.iter().filter(|(at, _)| *at <= seq) {
            match note {
                Note::Entry(Entry::StandIn(of, why), _) if *of == seat => held.1 = Some(*why),
                Note::Entry(Entry::Back(of), _) if *of == seat => held.1 = None,
                Note::Entry(Entry::Seated { seat: of, to, .. }, _) if *of == seat => held = (*to, None),
                Note::Entry(..) | Note::OutOfTime(..) | Note::ActedFor(..) | Note::TakenBack(..) => {}
            }
        }
        held
    }

    /// When an entry was made.
    pub fn at(&self, seq: i64) -> Option<Millis> {
        let place = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.times.get(place).map(|(at, _)| *at)
    }

    /// The entry that was last made for a seat because its time had run out.
    pub(super) fn last_out_of_time(&self, seat: Seat) -> Option<i64> {
        let is_its_own = |(_, note): &&(i64, Note)| matches!(note, Note::OutOfTime(of, _) if *of == seat);
        self.notes.iter().rev().find(is_its_own).map(|(seq, _)| *seq)
    }
}
