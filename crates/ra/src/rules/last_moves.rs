//! What came to the table last: the tile drawn last, and the lot won last. Nothing in the rules depends on it; whoever
//! comes back to a game looks for it first.

use super::seat::Seat;
use super::tile::Tile;
use super::track::{Space, Track};

/// What came last in the epoch under way. Everybody has seen it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Latest {
    drawn: Option<Drawn>,
    winner: Option<Seat>,
    /// The kinds in the lot, a bit each.
    lot: u32,
}

/// Where the tile that was drawn last lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// It is the last on the Ra track.
    Ra,
    /// It lies on this space of the auction track.
    On(Space),
}

impl Latest {
    /// The tile drawn last; `None` where none was drawn yet, or it has left the track since.
    pub fn drawn(&self) -> Option<Drawn> {
        self.drawn
    }

    /// Who won the lot that was won last; `None` in an epoch without one.
    pub fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Whether the seat has won the last lot, and that had such a tile in it.
    pub fn won(&self, seat: Seat, tile: Tile) -> bool {
        self.winner == Some(seat) && self.lot >> tile as u8 & 1 == 1
    }

    pub(super) fn note_drawn(&mut self, drawn: Drawn) {
        self.drawn = Some(drawn);
    }

    pub(super) fn note_won(&mut self, seat: Seat, lot: &Track) {
        self.winner = Some(seat);
        self.lot = lot.tiles().fold(0, |lot, tile| lot | 1 << tile as u8);
        self.track_is_emptied();
    }

    /// A tile leaves its space.
    pub(super) fn note_taken(&mut self, space: Space) {
        if self.drawn == Some(Drawn::On(space)) {
            self.drawn = None;
        }
    }

    /// All tiles leave the auction track; a Ra tile stays where it is.
    pub(super) fn track_is_emptied(&mut self) {
        self.drawn = self.drawn.filter(|&drawn| drawn == Drawn::Ra);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Event;
    use crate::rules::random_games::positions;

    /// Holds every position of whole games against what has been told on the way there.
    #[test]
    fn it_is_what_was_told_last() {
        let (mut drawn_seen, mut won_seen, mut taken_seen) = (0, 0, 0);
        let (mut drawn, mut won): (Option<Drawn>, Option<(Seat, Vec<Tile>)>) = (None, None);
        positions(21, |state, told| {
            for event in told {
                match *event {
                    Event::TileDrawn { space, .. } => drawn = Some(Drawn::On(space)),
                    Event::RaDrawn { .. } => drawn = Some(Drawn::Ra),
                    Event::AuctionWon { seat, tiles, .. } => won = Some((seat, tiles.tiles().collect())),
                    Event::GodSpent { space, .. } if drawn == Some(Drawn::On(space)) => {
                        taken_seen += 1;
                        drawn = None;
                    }
                    Event::EpochBegan { .. } | Event::GameOver(_) => (drawn, won) = (None, None),
                    Event::AuctionOpened { .. }
                    | Event::Bid { .. }
                    | Event::Passed { .. }
                    | Event::Skipped { .. }
                    | Event::AuctionUnsold { .. }
                    | Event::GodSpent { .. }
                    | Event::TilesLost { .. }
                    | Event::EpochEnded { .. }
                    | Event::EpochScored { .. } => {}
                }
            }
            if state.to_act().is_none() {
                return;
            }
            let seen = state.visible();
            // What was drawn is no more the last one that lies there when all were taken.
            drawn = drawn.filter(|drawn| match drawn {
                Drawn::Ra => true,
                Drawn::On(space) => seen.track().get(*space).is_some(),
            });
            assert_eq!(seen.latest().drawn(), drawn);
            assert_eq!(seen.latest().winner(), won.as_ref().map(|(seat, _)| *seat));
            for (seat, tile) in
                state.players().players().seats().flat_map(|seat| Tile::ALL.map(|tile| (seat, tile)))
            {
                let has = won.as_ref().is_some_and(|(winner, lot)| *winner == seat && lot.contains(&tile));
                assert_eq!(seen.latest().won(seat, tile), has);
            }
            drawn_seen += u32::from(drawn.is_some());
            won_seen += u32::from(won.is_some());
        });
        assert!(drawn_seen > 100 && won_seen > 100 && taken_seen > 0, "{drawn_seen} {won_seen} {taken_seen}");
    }
}
