//! How the table changes: one action, and all that follows from it without anybody's choice.

use super::action::Action;
use super::auction::{Auction, Cause};
use super::bag_counts::Unseen;
use super::event::{EpochEnd, Event, Scored};
use super::illegal::Illegal;
use super::last_moves::{Drawn, Latest};
use super::scoring::{self, Outcome, Private};
use super::seat::{PerSeat, Seat};
use super::state::{Discard, Epoch, Owed, Phase, State, Then};
use super::sun::{Sun, Suns};
use super::tile::{Class, Disaster, Tile};
use super::track::Space;

impl State {
    /// Takes the action for the seat, and every step after it in which nobody has a choice.
    ///
    /// `draw` says which tile comes out of the bag, and is asked only when one is drawn; it must be one of those
    /// it is given. A game answers from its bag's order, a player thinking ahead from chance. `tell` hears what
    /// happened, in order; `|_| ()` hears nothing and costs nothing.
    ///
    /// # Errors
    /// When the action is not legal now; nothing has changed then.
    ///
    /// # Panics
    /// When `draw` answers with a tile that is not in the bag.
    #[inline]
    pub fn play(
        &mut self,
        seat: Seat,
        action: Action,
        draw: impl FnOnce(&Unseen) -> Tile,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        match action {
            Action::Draw => {
                let tile = draw(&self.unseen);
                self.unseen.remove(tile);
                self.place(seat, tile, tell);
            }
            Action::Invoke => {
                let cause = if self.track.is_full() { Cause::InvokedFull } else { Cause::Invoked };
                self.open_auction(seat, cause, tell);
            }
            Action::God(space) => self.spend_god(seat, space, tell),
            Action::Done => self.end_gods(seat, tell),
            Action::Bid(sun) => self.answer(seat, Some(sun), tell),
            Action::Pass => self.answer(seat, None, tell),
            Action::Discard(tile) => self.discard(tile, tell),
        }
        Ok(())
    }

    fn place(&mut self, seat: Seat, tile: Tile, tell: &mut impl FnMut(Event)) {
        if tile == Tile::Ra {
            self.ra += 1;
            self.latest.note_drawn(Drawn::Ra);
            tell(Event::RaDrawn { seat, ra: self.ra });
            if self.ra == self.ra_limit() {
                self.end_epoch(EpochEnd::Ra, tell);
            } else {
                self.open_auction(seat, Cause::Drawn, tell);
            }
        } else {
            let space = self.track.free().expect("drawing is legal only with a free space");
            self.track.put(space, tile);
            self.latest.note_drawn(Drawn::On(space));
            tell(Event::TileDrawn { seat, tile, space });
            self.next_turn(seat, tell);
        }
    }

    /// Gives the turn to the next player clockwise who has a face-up sun. If nobody has one, the epoch ends.
    fn next_turn(&mut self, after: Seat, tell: &mut impl FnMut(Event)) {
        let players = self.players.players();
        let mut clockwise = (1..=players.count()).map(|steps| players.clockwise(after, steps));
        match clockwise.find(|&seat| !self.players[seat].face_up.is_empty()) {
            Some(seat) => self.wait_in(Phase::Turn { seat }),
            None => self.end_epoch(EpochEnd::Suns, tell),
        }
    }

    fn open_auction(&mut self, ra_player: Seat, cause: Cause, tell: &mut impl FnMut(Event)) {
        tell(Event::AuctionOpened { ra_player, cause });
        self.phase = Phase::Auction(Auction::new(ra_player, cause, self.players.players()));
        self.go_on_bidding(tell);
    }

    fn answer(&mut self, seat: Seat, answer: Option<Sun>, tell: &mut impl FnMut(Event)) {
        let Phase::Auction(auction) = &mut self.phase else { unreachable!("only an auction takes answers") };
        auction.answer(answer);
        tell(match answer {
            Some(sun) => Event::Bid { seat, sun },
            None => Event::Passed { seat },
        });
        self.go_on_bidding(tell);
    }

    /// Passes over everybody who cannot bid, up to the next player who can.
    fn go_on_bidding(&mut self, tell: &mut impl FnMut(Event)) {
        let Phase::Auction(auction) = &mut self.phase else { unreachable!("bidding goes on in an auction") };
        while !auction.is_over() {
            let seat = auction.to_answer();
            let suns = self.players[seat].face_up;
            if !auction.bids(suns).is_empty() {
                // As `wait_in` does it, in place: an auction is not copied for each answer.
                (self.to_act, self.legal) = (Some(seat), auction.legal(suns));
                return;
            }
            auction.answer(None);
            tell(Event::Skipped { seat });
        }
        let auction = *auction;
        self.end_auction(&auction, tell);
    }

    fn end_auction(&mut self, auction: &Auction, tell: &mut impl FnMut(Event)) {
        let then = Then::NextTurn(auction.ra_player());
        let Some((winner, bid)) = auction.best() else {
            let cause = auction.cause();
            let tiles = match cause {
                Cause::InvokedFull => {
                    self.latest.track_is_emptied();
                    std::mem::take(&mut self.track)
                }
                Cause::Drawn | Cause::Invoked => self.track,
            };
            tell(Event::AuctionUnsold { cause, tiles });
            return self.go_on(then, tell);
        };
        let tiles = std::mem::take(&mut self.track);
        self.latest.note_won(winner, &tiles);
        tell(Event::AuctionWon { seat: winner, bid, sun: self.sun, tiles });
        let player = &mut self.players[winner];
        player.face_up.remove(bid);
        player.face_down.insert(self.sun);
        self.sun = bid;
        let mut owed = Owed::default();
        tiles.tiles().for_each(|tile| self.take(winner, tile, &mut owed));
        self.settle(Discard { seat: winner, owed, then }, tell);
    }

    /// Puts a tile before the player; a disaster leaves the game and is owed for.
    fn take(&mut self, seat: Seat, tile: Tile, owed: &mut Owed) {
        match tile.class() {
            Class::Kept => self.players[seat].tiles.add(tile),
            Class::Disaster(disaster) => owed.add(disaster, self.edition.toll(disaster)),
            Class::Ra => unreachable!("Ra tiles never lie on the auction track"),
        }
    }

    fn spend_god(&mut self, seat: Seat, space: Space, tell: &mut impl FnMut(Event)) {
        let tile = self.track.take(space).expect("a God tile is spent for a tile");
        self.players[seat].tiles.remove(Tile::God, 1);
        self.latest.note_taken(space);
        tell(Event::GodSpent { seat, space, tile });
        let mut owed = match self.phase {
            Phase::Gods { taken, .. } => taken,
            Phase::Turn { .. } | Phase::Auction(_) | Phase::Discard(_) | Phase::Over => Owed::default(),
        };
        self.take(seat, tile, &mut owed);
        if self.edition.rules().gods_settle_at_once {
            return self.settle(Discard { seat, owed, then: Then::Gods(seat) }, tell);
        }
        self.wait_in(Phase::Gods { seat, taken: owed });
        if self.takeable_by(seat) == 0 {
            self.end_gods(seat, tell);
        }
    }

    /// Ends the spending of God tiles, and resolves the disasters that waited for it.
    fn end_gods(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let Phase::Gods { taken, .. } = self.phase else { unreachable!("only a God action ends like this") };
        self.settle(Discard { seat, owed: taken, then: Then::NextTurn(seat) }, tell);
    }

    fn discard(&mut self, tile: Tile, tell: &mut impl FnMut(Event)) {
        let Phase::Discard(mut discard) = self.phase else {
            unreachable!("a discard is legal only when owed")
        };
        let (disaster, _) = discard.owed();
        discard.owed.pay(disaster, 1);
        self.lose(discard.seat, disaster, tile, 1, tell);
        self.settle(discard, tell);
    }

    /// Gives up what is owed, disaster by disaster, until the owner has a real choice.
    fn settle(&mut self, mut discard: Discard, tell: &mut impl FnMut(Event)) {
        while let Some((disaster, owed)) = discard.owed.first() {
            let tiles = &self.players[discard.seat].tiles;
            let kinds = disaster.takes();
            let chosen = matches!(disaster, Disaster::War | Disaster::Earthquake);
            if chosen && tiles.total(kinds) > owed && tiles.different(kinds) > 1 {
                return self.wait_in(Phase::Discard(discard));
            }
            let mut left = owed;
            for &tile in kinds {
                let lost = left.min(self.players[discard.seat].tiles.count(tile));
                if lost > 0 {
                    self.lose(discard.seat, disaster, tile, lost, tell);
                }
                left -= lost;
            }
            discard.owed.settle(disaster);
        }
        self.go_on(discard.then, tell);
    }

    fn lose(&mut self, seat: Seat, disaster: Disaster, tile: Tile, count: u8, tell: &mut impl FnMut(Event)) {
        self.players[seat].tiles.remove(tile, count);
        tell(Event::TilesLost { seat, disaster, tile, count });
    }

    fn go_on(&mut self, then: Then, tell: &mut impl FnMut(Event)) {
        match then {
            Then::Gods(seat) if self.takeable_by(seat) != 0 => {
                self.wait_in(Phase::Gods { seat, taken: Owed::default() });
            }
            Then::Gods(seat) | Then::NextTurn(seat) => self.next_turn(seat, tell),
        }
    }

    fn end_epoch(&mut self, by: EpochEnd, tell: &mut impl FnMut(Event)) {
        let (epoch, tiles) = (self.epoch, std::mem::take(&mut self.track));
        let held = PerSeat::from_fn(self.players.players(), |seat| self.players[seat].tiles);
        tell(Event::EpochEnded { epoch, by, tiles, held });
        let scores = &self.edition.rules().scores;
        let points = scoring::score(&self.players, epoch, scores);
        let points = PerSeat::from_fn(self.players.players(), |seat| {
            let (points, before) = (points[seat], self.players[seat].score);
            Scored { points, before, total: points.added_to(before, scores.floor) }
        });
        for seat in self.players.players().seats() {
            self.players[seat].score = points[seat].total;
        }
        let points = Private::new(points);
        tell(Event::EpochScored { epoch, points });
        match epoch.next() {
            Some(next) => self.begin_epoch(next, tell),
            None => {
                self.wait_in(Phase::Over);
                tell(Event::GameOver(Outcome::of(&self.players)));
            }
        }
    }

    fn begin_epoch(&mut self, epoch: Epoch, tell: &mut impl FnMut(Event)) {
        self.epoch = epoch;
        self.ra = 0;
        self.latest = Latest::default();
        for player in self.players.as_mut_slice() {
            player.tiles.sweep();
            player.face_up = player.suns();
            player.face_down = Suns::NONE;
        }
        let seat = self.highest_sun();
        self.wait_in(Phase::Turn { seat });
        let suns = PerSeat::from_fn(self.players.players(), |seat| self.players[seat].face_up);
        tell(Event::EpochBegan { epoch, seat, suns });
    }
}
