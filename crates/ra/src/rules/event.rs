//! What an action led to, told in the game's terms: enough to follow a game without ever looking at its state.

use strum::IntoStaticStr;

use super::auction::Cause;
use super::scoring::{Outcome, Points, Private};
use super::seat::{PerSeat, Seat};
use super::state::Epoch;
use super::sun::{Sun, Suns};
use super::tile::{Disaster, Holding, Tile};
use super::track::{Space, Track};

/// Something that happened. Everything in it may be told to everybody, but for what is [`Private`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "where there is no comment, the name says it")]
pub enum Event {
    /// A tile was drawn and put on the auction track. Never a Ra tile.
    TileDrawn { seat: Seat, tile: Tile, space: Space },
    /// A Ra tile was drawn and put on the Ra track, which has so many now.
    RaDrawn { seat: Seat, ra: u8 },
    /// An auction began.
    AuctionOpened {
        /// Who drew the Ra tile or invoked Ra.
        ra_player: Seat,
        /// Which of the two, and whether the track was full.
        cause: Cause,
    },
    /// A player bid a sun, the highest so far.
    Bid { seat: Seat, sun: Sun },
    /// A player chose not to bid.
    Passed { seat: Seat },
    /// A player was passed over in an auction, having no face-up sun or none high enough.
    Skipped { seat: Seat },
    /// An auction ended with a winner, who took the tiles and the sun from the board, and left the bid there.
    AuctionWon {
        seat: Seat,
        /// The sun that won, now on the board.
        bid: Sun,
        /// The sun taken from the board, now face down before the winner.
        sun: Sun,
        /// What lay on the auction track. Its disasters have left the game; what they cost follows.
        tiles: Track,
    },
    /// An auction ended without a bid.
    AuctionUnsold {
        /// The tiles on the track left the game ([`Cause::InvokedFull`]) or stay ([`Cause::Drawn`]).
        cause: Cause,
        /// What lay on the track.
        tiles: Track,
    },
    /// A God tile was spent for a tile from the auction track.
    GodSpent {
        seat: Seat,
        /// The space, now free.
        space: Space,
        /// What lay there. A disaster has left the game; what it costs follows.
        tile: Tile,
    },
    /// Tiles of one kind were lost to a disaster.
    TilesLost { seat: Seat, disaster: Disaster, tile: Tile, count: u8 },
    /// An epoch ended. The tiles on the auction track left the game.
    EpochEnded {
        epoch: Epoch,
        by: EpochEnd,
        /// What lay on the auction track.
        tiles: Track,
        /// What lay before each player, and is scored.
        held: PerSeat<Holding>,
    },
    /// An epoch was scored.
    EpochScored {
        epoch: Epoch,
        /// What each player gained, and the score after it.
        points: Private<PerSeat<Scored>>,
    },
    /// An epoch began: Floods, Civilization, Gods and Gold were swept, and all suns turned face up.
    EpochBegan {
        epoch: Epoch,
        /// Who holds the highest sun, and is on turn.
        seat: Seat,
        /// Everybody's suns.
        suns: PerSeat<Suns>,
    },
    /// The game is over.
    GameOver(Outcome),
}

/// How one epoch ended and the next began, as everybody at the table saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EpochOver {
    /// The epoch that ended.
    pub epoch: Epoch,
    /// What ended it.
    pub by: EpochEnd,
    /// The tiles on the auction track, which left the game.
    pub track: Track,
    /// What lay before each player as it was scored.
    pub held: PerSeat<Holding>,
    /// Everybody's suns, which lie face up now.
    pub suns: PerSeat<Suns>,
    /// Who begins the next epoch.
    pub begins: Seat,
}

impl EpochOver {
    /// What the end of an epoch and the beginning of the next tell together; `None` if the events are no such two.
    pub fn of(ended: &Event, began: &Event) -> Option<EpochOver> {
        let Event::EpochEnded { epoch, by, tiles, held } = *ended else { return None };
        let Event::EpochBegan { seat, suns, .. } = *began else { return None };
        Some(EpochOver { epoch, by, track: tiles, held, suns, begins: seat })
    }

    /// Who has the most Pharaohs, which counts, and who the fewest; nobody if all have as many.
    pub fn pharaohs(&self, seat: Seat) -> Option<Extreme> {
        let count = |seat: Seat| self.held[seat].count(Tile::Pharaoh);
        let all = || self.held.players().seats().map(count);
        let (most, fewest) = (all().max(), all().min());
        match Some(count(seat)) {
            _ if most == fewest => None,
            own if own == most => Some(Extreme::Most),
            own if own == fewest => Some(Extreme::Fewest),
            _ => None,
        }
    }
}

/// One end of a comparison between all players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Extreme {
    Most,
    Fewest,
}

/// What ended an epoch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum EpochEnd {
    /// The last Ra tile of the epoch was drawn.
    Ra,
    /// No player had a face-up sun left.
    Suns,
}

/// One player's points for an epoch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scored {
    /// By category.
    pub points: Points,
    /// The score before them.
    pub before: u16,
    /// The score after them.
    pub total: u16,
}

impl Scored {
    /// How many points less were lost than the categories add up to, as no score falls below the edition's floor.
    pub fn held(&self) -> i16 {
        let difference = i32::from(self.total) - i32::from(self.before) - i32::from(self.points.sum());
        i16::try_from(difference).expect("a score stays far below what a number has room for")
    }
}
