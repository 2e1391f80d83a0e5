//! A table kept by somebody who only hears the events: if the story is complete, it shows what the state shows.

use std::collections::BTreeMap;

use ra::rules::{
    Cause, Class, Edition, Epoch, Event, Holding, Outcome, Scored, Seat, Setup, Space, State, Sun, Suns,
    Tile, Track,
};

/// What the listener has before each player.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Place {
    pub(crate) score: u16,
    pub(crate) face_up: Vec<u8>,
    pub(crate) face_down: Vec<u8>,
    pub(crate) tiles: BTreeMap<&'static str, u8>,
}

/// The whole table, and all tiles that have left the game.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    places: Vec<Place>,
    track: [Option<Tile>; Space::COUNT],
    sun: u8,
    ra: u8,
    epoch: Epoch,
    /// How many of each kind have not been drawn.
    bag: BTreeMap<Tile, u8>,
    gone: usize,
    /// How many suns the game has, the one on the board among them.
    suns: usize,
    edition: Edition,
    outcome: Option<Outcome>,
}

fn values(suns: Suns) -> Vec<u8> {
    suns.iter().map(Sun::value).collect()
}

fn tiles(holding: &Holding) -> BTreeMap<&'static str, u8> {
    holding.iter().map(|(tile, count)| (tile.code(), count)).collect()
}

/// Where a space is in the listener's own track.
fn place(space: Space) -> usize {
    usize::from(space.number() - 1)
}

fn spaces(track: &Track) -> [Option<Tile>; Space::COUNT] {
    let mut spaces = [None; Space::COUNT];
    spaces[..track.spaces().len()].copy_from_slice(track.spaces());
    spaces
}

impl Table {
    pub(crate) fn new(setup: &Setup) -> Table {
        let edition = setup.edition();
        let with =
            |suns: &Suns| Place { score: edition.rules().start, face_up: values(*suns), ..Place::default() };
        Table {
            places: setup.suns().as_slice().iter().map(with).collect(),
            track: [None; Space::COUNT],
            sun: 1,
            ra: 0,
            epoch: Epoch::First,
            bag: Tile::ALL.map(|tile| (tile, edition.copies(tile))).into(),
            gone: 0,
            suns: setup.suns().as_slice().iter().map(|suns| suns.len()).sum::<usize>() + 1,
            edition,
            outcome: None,
        }
    }

    /// Moves what the event moves.
    pub(crate) fn hear(&mut self, event: &Event) {
        match event {
            Event::TileDrawn { tile, space, .. } => {
                self.draw(*tile);
                assert_eq!(self.track[place(*space)].replace(*tile), None);
            }
            Event::RaDrawn { ra, .. } => {
                assert_eq!(*ra, self.ra + 1);
                self.draw(Tile::Ra);
                (self.gone, self.ra) = (self.gone + 1, *ra);
            }
            Event::AuctionWon { seat, bid, sun, tiles } => {
                assert_eq!((spaces(tiles), sun.value()), (self.clear(), self.sun));
                let place = &mut self.places[seat.index()];
                place.face_up.retain(|value| *value != bid.value());
                place.face_down.push(sun.value());
                place.face_down.sort_unstable_by(|a, b| b.cmp(a));
                self.sun = bid.value();
                tiles.tiles().for_each(|tile| self.take(*seat, tile));
            }
            Event::AuctionUnsold { cause, .. } => {
                assert_ne!(*cause, Cause::Invoked);
                if *cause == Cause::InvokedFull {
                    self.gone += self.clear().into_iter().flatten().count();
                }
            }
            Event::GodSpent { seat, space, tile } => {
                assert_eq!(self.track[place(*space)].take(), Some(*tile));
                self.lose(*seat, Tile::God, 1);
                self.take(*seat, *tile);
            }
            Event::TilesLost { seat, disaster, tile, count } => {
                assert!(disaster.takes().contains(tile));
                self.lose(*seat, *tile, *count);
            }
            Event::EpochEnded { epoch, tiles: track, held, .. } => {
                assert_eq!((*epoch, spaces(track)), (self.epoch, self.clear()));
                self.gone += track.tiles().count();
                for (place, held) in self.places.iter().zip(held.as_slice()) {
                    assert_eq!(place.tiles, tiles(held));
                }
            }
            Event::EpochScored { points, .. } => {
                for (number, place) in self.places.iter_mut().enumerate() {
                    let Scored { points, total, .. } = *points.of(Seat::new(number).unwrap());
                    let sum = i32::from(place.score) + i32::from(points.sum());
                    assert_eq!(i32::from(total), sum.max(self.edition.rules().scores.floor.into()));
                    place.score = total;
                }
            }
            Event::EpochBegan { epoch, suns, .. } => {
                self.begin(*epoch);
                for (place, suns) in self.places.iter().zip(suns.as_slice()) {
                    assert_eq!(place.face_up, values(*suns));
                }
            }
            Event::GameOver(outcome) => self.outcome = Some(outcome.clone()),
            Event::AuctionOpened { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Skipped { .. } => {}
        }
    }

    /// What lies before each player.
    pub(crate) fn places(&self) -> &[Place] {
        &self.places
    }

    fn clear(&mut self) -> [Option<Tile>; Space::COUNT] {
        std::mem::take(&mut self.track)
    }

    fn draw(&mut self, tile: Tile) {
        let left = self.bag[&tile].checked_sub(1).expect("only what is in the bag is drawn");
        self.bag.insert(tile, left);
    }

    fn take(&mut self, seat: Seat, tile: Tile) {
        match tile.class() {
            Class::Kept => *self.places[seat.index()].tiles.entry(tile.code()).or_default() += 1,
            Class::Disaster(_) => self.gone += 1,
            Class::Ra => panic!("a Ra tile cannot be taken"),
        }
    }

    fn lose(&mut self, seat: Seat, tile: Tile, count: u8) {
        let tiles = &mut self.places[seat.index()].tiles;
        let left = tiles[tile.code()].checked_sub(count).expect("nobody loses what they do not have");
        tiles.insert(tile.code(), left);
        tiles.retain(|_, count| *count > 0);
        self.gone += usize::from(count);
    }

    fn begin(&mut self, epoch: Epoch) {
        (self.epoch, self.ra) = (epoch, 0);
        for place in &mut self.places {
            let swept = ["god", "gold", "flood", "art", "religion", "writing", "agriculture", "astronomy"];
            self.gone +=
                swept.iter().filter_map(|code| place.tiles.remove(code)).map(usize::from).sum::<usize>();
            place.face_up.append(&mut place.face_down);
            place.face_up.sort_unstable_by(|a, b| b.cmp(a));
        }
    }

    /// Compares with the state, and counts: no tile and no sun is ever lost or doubled.
    pub(crate) fn assert_shows(&self, state: &State) {
        let place = |player: &ra::rules::Player| Place {
            score: player.score(),
            face_up: values(player.face_up()),
            face_down: values(player.face_down()),
            tiles: tiles(player.tiles()),
        };
        let places: Vec<Place> = state.players().as_slice().iter().map(place).collect();
        assert_eq!(self.places, places);
        assert_eq!((self.track, self.sun), (spaces(state.track()), state.sun().value()));
        assert_eq!((self.epoch, self.ra), (state.epoch(), state.ra()));
        let unseen = Tile::ALL.map(|tile| (tile, state.unseen().count(tile)));
        assert_eq!(self.bag, unseen.into());
        let bag = usize::from(state.unseen().total());
        assert_eq!(self.outcome, state.outcome());
        let held: usize =
            places.iter().flat_map(|place| place.tiles.values()).map(|&count| usize::from(count)).sum();
        assert_eq!(held + bag + self.gone + self.track.iter().flatten().count(), self.edition.tiles().len());
        let mut all: Vec<u8> =
            places.iter().flat_map(|place| [&place.face_up[..], &place.face_down].concat()).collect();
        all.push(self.sun);
        all.sort_unstable();
        assert_eq!(all, Vec::from_iter(1..=self.suns as u8));
    }
}
