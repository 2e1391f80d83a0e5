//! All that lies on the table, and what may be done there.

use strum::IntoStaticStr;

use super::action::{Action, Actions};
use super::auction::Auction;
use super::bag_counts::Unseen;
use super::edition::Edition;
use super::last_moves::Latest;
use super::seat::{PerSeat, Seat};
use super::setup::Setup;
use super::sun::{Sun, Suns};
use super::tile::{Disaster, Holding, Tile};
use super::track::Track;

/// A game at one moment, without the order of the bag: what a player at the table may know, scores and face-down
/// suns apart, which only their owners see. It changes by [`State::play`] alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub(super) edition: Edition,
    pub(super) epoch: Epoch,
    pub(super) ra: u8,
    pub(super) sun: Sun,
    pub(super) track: Track,
    pub(super) unseen: Unseen,
    pub(super) players: PerSeat<Player>,
    pub(super) phase: Phase,
    pub(super) latest: Latest,
    /// Whose action the phase waits for, and what they may do: nobody and nothing when the game is over. Both follow from
    /// all the rest, and are worked out once for each action, where its phase begins, because everybody asks for them:
    /// whoever chooses an action, and [`State::play`], which checks it.
    pub(super) to_act: Option<Seat>,
    pub(super) legal: Actions,
}

/// The three parts of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Epoch {
    First,
    Second,
    Third,
}

impl Epoch {
    /// 1, 2 or 3.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The epoch after this one; `None` after the third.
    pub fn next(self) -> Option<Epoch> {
        match self {
            Epoch::First => Some(Epoch::Second),
            Epoch::Second => Some(Epoch::Third),
            Epoch::Third => None,
        }
    }
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Phase {
    /// A player's turn: draw, invoke Ra, or spend God tiles.
    Turn {
        /// Who is on turn.
        seat: Seat,
    },
    /// A player who has spent a God tile may spend another.
    #[strum(serialize = "god")]
    Gods {
        /// Who is on turn.
        seat: Seat,
        /// Disasters that wait for the end of the action, where an edition has them wait.
        taken: Owed,
    },
    /// An answer in an auction.
    Auction(Auction),
    /// A choice of the tile to give up to a disaster.
    Discard(Discard),
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// Who must act; `None` when the game is over.
    #[inline]
    pub(super) fn awaits(&self) -> Option<Seat> {
        match self {
            Phase::Turn { seat } | Phase::Gods { seat, .. } => Some(*seat),
            Phase::Auction(auction) => Some(auction.to_answer()),
            Phase::Discard(discard) => Some(discard.seat),
            Phase::Over => None,
        }
    }
}

/// A player who must choose a tile to give up. Of the kinds that the disaster takes, the player has at least two,
/// and more tiles than must go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Discard {
    /// Who must choose.
    pub seat: Seat,
    pub(super) owed: Owed,
    pub(super) then: Then,
}

impl Discard {
    /// The disaster being resolved, and how many tiles it still takes.
    pub fn owed(&self) -> (Disaster, u8) {
        self.owed.first().expect("a player discards only what is owed")
    }
}

/// How many tiles each disaster still takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Owed([u8; Disaster::ALL.len()]);

impl Owed {
    /// The disaster to resolve first, and how many tiles it takes.
    pub fn first(&self) -> Option<(Disaster, u8)> {
        Disaster::ALL.into_iter().zip(self.0).find(|&(_, count)| count > 0)
    }

    pub(super) fn add(&mut self, disaster: Disaster, toll: u8) {
        self.0[disaster as usize] += toll;
    }

    pub(super) fn pay(&mut self, disaster: Disaster, count: u8) {
        self.0[disaster as usize] -= count;
    }

    pub(super) fn settle(&mut self, disaster: Disaster) {
        self.0[disaster as usize] = 0;
    }
}

/// How the game goes on once all that is owed has been given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// The turn passes to the left of this seat.
    NextTurn(Seat),
    /// The player may spend further God tiles.
    Gods(Seat),
}

/// One player's part of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    pub(super) score: u16,
    pub(super) face_up: Suns,
    pub(super) face_down: Suns,
    pub(super) tiles: Holding,
}

impl Player {
    pub(super) fn new(score: u16, suns: Suns) -> Player {
        Player { score, face_up: suns, face_down: Suns::NONE, tiles: Holding::default() }
    }

    /// Points so far. Private to the player until the game is over.
    pub fn score(&self) -> u16 {
        self.score
    }

    /// Suns that can be bid; one that has been bid stays here until its auction ends.
    pub fn face_up(&self) -> Suns {
        self.face_up
    }

    /// Suns won this epoch, to be used in the next. Everybody sees how many, only their owner which.
    pub fn face_down(&self) -> Suns {
        self.face_down
    }

    /// All suns, face up and face down.
    pub fn suns(&self) -> Suns {
        self.face_up.union(self.face_down)
    }

    /// The tiles before the player.
    pub fn tiles(&self) -> &Holding {
        &self.tiles
    }
}

impl State {
    /// The table before the first action.
    pub(super) fn new(setup: &Setup) -> State {
        let (edition, start) = (setup.edition(), setup.edition().rules().start);
        let mut state = State {
            edition,
            epoch: Epoch::First,
            ra: 0,
            sun: Sun::ONE,
            track: Track::default(),
            unseen: Unseen::all(edition),
            players: PerSeat::from_fn(setup.players(), |seat| Player::new(start, setup.suns()[seat])),
            phase: Phase::Over,
            latest: Latest::default(),
            to_act: None,
            legal: Actions::NONE,
        };
        state.wait_in(Phase::Turn { seat: state.highest_sun() });
        state
    }

    /// Who is to act, and everything that they may do, which is never nothing; `None` when the game is over.
    #[inline]
    pub fn turn(&self) -> Option<(Seat, Actions)> {
        Some((self.to_act()?, self.legal))
    }

    /// What the player to act may do; nothing when the game is over. This is the only source of what is legal.
    #[inline]
    pub fn legal(&self) -> Actions {
        self.legal
    }

    /// Who must act; `None` when the game is over.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        self.to_act
    }

    /// Waits for somebody's action in this phase.
    // Inlined: where a phase begins it is known which one it is.
    #[inline(always)]
    pub(super) fn wait_in(&mut self, phase: Phase) {
        self.to_act = phase.awaits();
        self.legal = self.legal_in(&phase);
        self.phase = phase;
    }

    #[inline(always)]
    fn legal_in(&self, phase: &Phase) -> Actions {
        match phase {
            Phase::Turn { seat } => {
                let draw = Actions::NONE.with_if(!self.track.is_full(), Action::Draw);
                draw.with_gods(self.takeable_by(*seat)).with(Action::Invoke)
            }
            Phase::Gods { seat, .. } => Actions::NONE.with_gods(self.takeable_by(*seat)).with(Action::Done),
            Phase::Auction(auction) => auction.legal(self.players[auction.to_answer()].face_up),
            Phase::Discard(discard) => {
                let tiles = &self.players[discard.seat].tiles;
                let (disaster, _) = discard.owed();
                let held = disaster.takes().iter().filter(|&&tile| tiles.count(tile) > 0);
                held.copied().map(Action::Discard).collect()
            }
            Phase::Over => Actions::NONE,
        }
    }

    /// The edition played.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The epoch under way; the third when the game is over.
    pub fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// How many Ra tiles have been drawn this epoch.
    pub fn ra(&self) -> u8 {
        self.ra
    }

    /// How many Ra tiles end an epoch.
    pub fn ra_limit(&self) -> u8 {
        self.edition.ra_limit(self.players.players())
    }

    /// The sun on the board.
    pub fn sun(&self) -> Sun {
        self.sun
    }

    /// The auction track.
    pub fn track(&self) -> &Track {
        &self.track
    }

    /// What is left in the bag, by kind.
    pub fn unseen(&self) -> &Unseen {
        &self.unseen
    }

    /// The players, clockwise.
    pub fn players(&self) -> &PerSeat<Player> {
        &self.players
    }

    /// What the game waits for.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The spaces whose tile the seat could take with a God tile, one bit a space.
    pub(super) fn takeable_by(&self, seat: Seat) -> u8 {
        if self.players[seat].tiles.count(Tile::God) > 0 { self.track.takeable() } else { 0 }
    }

    /// Who holds the highest sun, face up or down.
    pub(super) fn highest_sun(&self) -> Seat {
        let holders = self.players.iter().max_by_key(|(_, player)| player.suns().highest());
        holders.map(|(seat, _)| seat).expect("every table has seats")
    }
}
