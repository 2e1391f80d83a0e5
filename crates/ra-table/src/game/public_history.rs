//! What has happened in a game, as everybody may be told it.

use ra::rules::{Action, EpochOver, Event, Seat, Sun, Track};

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

/// An auction that somebody has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sold {
    /// The entry that ended it.
    pub seq: i64,
    /// Who has won.
    pub winner: Seat,
    /// The sun that was bid.
    pub bid: Sun,
    /// The next highest bid of anybody else.
    pub second: Option<(Seat, Sun)>,
    /// The tiles that were won.
    pub lot: Track,
}

impl Story {
    /// Every auction that somebody has won, in order.
    pub fn sold(&self) -> Vec<Sold> {
        let (mut sold, mut bids) = (Vec::new(), Vec::new());
        for (seq, event) in &self.events {
            if matches!(event, Event::AuctionOpened { .. }) {
                bids.clear();
            } else if let Event::Bid { seat, sun } = *event {
                bids.push((seat, sun));
            } else if let Event::AuctionWon { seat: winner, bid, tiles: lot, .. } = *event {
                let others = bids.drain(..).filter(|(seat, _)| *seat != winner);
                let second = others.max_by_key(|(_, sun)| *sun);
                sold.push(Sold { seq: *seq, winner, bid, second, lot });
            }
        }
        sold
    }

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

#[cfg(test)]
mod tests {
    use ra::rules::Cause;

    use super::*;

    #[test]
    fn what_was_sold_has_its_second_bid() {
        let [first, second] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let [low, mid, high] = [3, 7, 9].map(|sun| Sun::new(sun).unwrap());
        let opened = Event::AuctionOpened { ra_player: first, cause: Cause::Drawn };
        let won = |seat, bid| Event::AuctionWon { seat, bid, sun: low, tiles: Track::default() };
        let events = vec![
            (1, opened.clone()),
            (2, Event::Bid { seat: second, sun: mid }),
            (3, Event::Bid { seat: first, sun: high }),
            (3, won(first, high)),
            (4, opened.clone()),
            (5, Event::Bid { seat: second, sun: mid }),
            (6, Event::Passed { seat: first }),
            (6, Event::AuctionUnsold { cause: Cause::Drawn, tiles: Track::default() }),
            (7, opened),
            (8, Event::Bid { seat: second, sun: mid }),
            (8, won(second, mid)),
        ];
        let sold = Story { events, ..Story::default() }.sold();
        let told: Vec<_> = sold.iter().map(|sold| (sold.seq, sold.winner, sold.bid, sold.second)).collect();
        assert_eq!(told, [(3, first, high, Some((second, mid))), (8, second, mid, None)]);
    }
}
