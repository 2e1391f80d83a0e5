//! A game looked at again, step by step. A step is what an action led to, as everybody saw it then: nothing in it is
//! private, and what was taken back is not in it.

use std::cmp::Reverse;

use ra::ai;
use ra::record::Record;
use ra::rules::{Cause, Epoch, EpochOver, Event, Game as Rules, Seat, State, Sun, Track, Visible};

use crate::game::Game;

/// A game so far, as steps. The first is the table before any action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookBack {
    first: Step,
    later: Vec<Step>,
    auctions: Vec<PastAuction>,
}

/// What an action led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The number of the entry; 0 before the first.
    pub entry: i64,
    /// The epoch in which the action was taken.
    pub epoch: Epoch,
    /// What lay on the table then.
    pub table: Visible,
    /// The epoch that ended by it and the beginning of the next.
    pub over: Option<EpochOver>,
}

/// An auction of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PastAuction {
    /// Its number in the game, from 1.
    pub number: usize,
    /// In which epoch it was.
    pub epoch: Epoch,
    /// The step that opened it.
    pub opened: usize,
    /// How it ended; `None` while it is under way.
    pub ended: Option<AuctionEnd>,
}

/// How an auction ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AuctionEnd {
    /// The step that ended it.
    pub step: usize,
    /// The number of its entry.
    pub entry: i64,
    /// What lay on the track.
    pub lot: Track,
    /// What came of it.
    pub sale: Sale,
}

/// What came of an auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sale {
    /// Somebody won the lot.
    Won {
        /// Who.
        seat: Seat,
        /// With this sun, …
        bid: Sun,
        /// … and got that one from the board.
        sun: Sun,
        /// What the lot was worth to them then, in points, by a computer's reckoning.
        worth: i16,
    },
    /// Nobody bid: the tiles stay, or leave the game where the track was full.
    Unsold(Cause),
}

impl LookBack {
    /// A game as far as it was played.
    pub fn of(game: &Game) -> LookBack {
        let played = game.lasting_lines().filter(|line| line.action().is_some());
        LookBack::with(game.record(), played.map(|line| line.seq))
    }

    /// Plays a record once more, whose actions have these numbers. An action of which nothing is told, such as to spend no
    /// more God tiles, is no step.
    fn with(record: &Record, entries: impl Iterator<Item = i64>) -> LookBack {
        let mut game = Rules::new(record.setup());
        let table = game.state().visible();
        let first = Step { entry: 0, epoch: table.epoch(), table, over: None };
        let mut past =
            LookBack { first, later: Vec::with_capacity(record.actions().len()), auctions: Vec::new() };
        for (&(seat, action), entry) in record.actions().iter().zip(entries) {
            let before = *game.state();
            let mut events = Vec::new();
            game.play(seat, action, &mut |event| events.push(event)).expect("a record's actions are legal");
            if !events.is_empty() {
                past.add(entry, &before, game.state().visible(), &events);
            }
        }
        past
    }

    fn add(&mut self, entry: i64, before: &State, table: Visible, events: &[Event]) {
        let (step, epoch, mut over, mut ended) = (self.later.len() + 1, before.epoch(), None, None);
        for event in events {
            match event {
                Event::AuctionOpened { .. } => {
                    let number = self.auctions.len() + 1;
                    self.auctions.push(PastAuction { number, epoch, opened: step, ended: None });
                }
                Event::AuctionWon { seat, bid, sun, tiles } => {
                    let worth = ai::lot_worth(before, *seat).round() as i16;
                    let sale = Sale::Won { seat: *seat, bid: *bid, sun: *sun, worth };
                    self.end_auction(AuctionEnd { step, entry, lot: *tiles, sale });
                }
                Event::AuctionUnsold { cause, tiles } => {
                    self.end_auction(AuctionEnd { step, entry, lot: *tiles, sale: Sale::Unsold(*cause) });
                }
                Event::EpochEnded { .. } => ended = Some(event),
                Event::EpochBegan { .. } => over = ended.and_then(|ended| EpochOver::of(ended, event)),
                Event::TileDrawn { .. }
                | Event::RaDrawn { .. }
                | Event::Bid { .. }
                | Event::Passed { .. }
                | Event::Skipped { .. }
                | Event::GodSpent { .. }
                | Event::TilesLost { .. }
                | Event::EpochScored { .. }
                | Event::GameOver(_) => {}
            }
        }
        self.later.push(Step { entry, epoch, table, over });
    }

    fn end_auction(&mut self, ended: AuctionEnd) {
        if let Some(auction) = self.auctions.last_mut() {
            auction.ended = Some(ended);
        }
    }

    /// The number of the last step; 0 before the first action.
    pub fn last(&self) -> usize {
        self.later.len()
    }

    /// A step; the last one, if there are not so many.
    pub fn step(&self, number: usize) -> &Step {
        let number = number.min(self.last());
        number.checked_sub(1).map_or(&self.first, |place| &self.later[place])
    }

    /// The step that an entry led to; `None` if nothing is told of it.
    pub fn step_of(&self, entry: i64) -> Option<usize> {
        self.later.binary_search_by_key(&entry, |step| step.entry).ok().map(|place| place + 1)
    }

    /// Every auction, in order.
    pub fn auctions(&self) -> &[PastAuction] {
        &self.auctions
    }

    /// So many of the auctions, whose lots were worth most to their winners then; those that were worth something, the most
    /// first.
    pub fn largest_lots(&self, most: usize) -> Vec<PastAuction> {
        let worth = |auction: &&PastAuction| match auction.ended.map(|ended| ended.sale) {
            Some(Sale::Won { worth, .. }) => worth,
            Some(Sale::Unsold(_)) | None => 0,
        };
        let mut lots: Vec<&PastAuction> = self.auctions.iter().filter(|auction| worth(auction) > 0).collect();
        lots.sort_by_key(|auction| Reverse(worth(auction)));
        lots.into_iter().take(most).copied().collect()
    }

    /// The step that opened the next auction after a step.
    pub fn next_auction(&self, step: usize) -> Option<usize> {
        self.auctions.iter().map(|auction| auction.opened).find(|opened| *opened > step)
    }

    /// The step after a step by which an epoch next ended.
    pub fn next_epoch(&self, step: usize) -> Option<usize> {
        let later = (step + 1..=self.last()).filter(|later| self.ends_epoch(*later));
        later.min()
    }

    /// Whether an epoch ended by a step, and perhaps the game.
    pub fn ends_epoch(&self, step: usize) -> bool {
        let step = self.step(step);
        step.over.is_some() || step.table.to_act().is_none()
    }
}
