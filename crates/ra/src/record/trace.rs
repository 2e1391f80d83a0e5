//! The trace: one position of a game, as `ra-record/1` writes it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::Scoring;
use crate::rules::{Auction, Phase, Player, Points, Scored, Seat, State, Sun, Suns, Tile};

/// The position before an action, or at the end of the game. Every field must be there, be it `null`.
#[derive(Serialize, Deserialize, PartialEq, Eq)]
pub(super) struct Entry<'a> {
    epoch: u8,
    #[serde(borrow)]
    phase: Cow<'a, str>,
    #[serde(deserialize_with = "present")]
    seat: Option<usize>,
    ra: u8,
    sun: u8,
    track: Vec<Option<Cow<'a, str>>>,
    bag_left: u8,
    legal: Vec<Cow<'a, str>>,
    #[serde(borrow, deserialize_with = "present")]
    auction: Option<AuctionEntry<'a>>,
    #[serde(deserialize_with = "present")]
    owed: Option<BTreeMap<Cow<'a, str>, u8>>,
    players: Vec<PlayerEntry<'a>>,
    #[serde(deserialize_with = "present")]
    scored: Option<ScoredEntry>,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
struct AuctionEntry<'a> {
    ra_player: usize,
    #[serde(borrow)]
    cause: Cow<'a, str>,
    bids: Vec<(usize, u8)>,
    passed: Vec<usize>,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
struct PlayerEntry<'a> {
    score: u16,
    face_up: Vec<u8>,
    face_down: Vec<u8>,
    tiles: BTreeMap<Cow<'a, str>, u8>,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
struct ScoredEntry {
    epoch: u8,
    seats: Vec<PointsEntry>,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
struct PointsEntry {
    god: i16,
    pharaoh: i16,
    river: i16,
    civilization: i16,
    gold: i16,
    monument: i16,
    sun: i16,
    total: u16,
}

/// Reads a field that may be `null` but not be missing.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<T, D::Error> {
    T::deserialize(from)
}

impl Entry<'static> {
    /// The position, with the scoring that the last action led to.
    pub(super) fn of(state: &State, scored: Option<Scoring>) -> Entry<'static> {
        let mut legal: Vec<Cow<'_, str>> =
            state.legal().iter().map(|action| action.to_string().into()).collect();
        legal.sort_unstable();
        let code = |tile: Tile| Cow::from(tile.code());
        Entry {
            epoch: state.epoch().number(),
            phase: <&str>::from(state.phase()).into(),
            seat: state.to_act().map(Seat::index),
            ra: state.ra(),
            sun: state.sun().value(),
            track: state.track().spaces().iter().map(|space| space.map(code)).collect(),
            bag_left: state.unseen().total(),
            legal,
            auction: if let Phase::Auction(auction) = state.phase() {
                Some(AuctionEntry::of(auction))
            } else {
                None
            },
            owed: if let Phase::Discard(discard) = state.phase() {
                let (disaster, left) = discard.owed();
                Some(BTreeMap::from([(code(disaster.tile()), left)]))
            } else {
                None
            },
            players: state.players().as_slice().iter().map(PlayerEntry::of).collect(),
            scored: scored.map(|scoring| ScoredEntry {
                epoch: scoring.epoch,
                seats: scoring.points.as_slice().iter().map(PointsEntry::of).collect(),
            }),
        }
    }
}

impl Entry<'_> {
    /// The first place in which `other` differs, as `players[1].score is 12, not 10`; `None` when nothing does.
    pub(super) fn difference(&self, other: &Entry<'_>) -> Option<String> {
        if self == other {
            return None;
        }
        let value = |entry: &Entry<'_>| serde_json::to_value(entry).expect("an entry is plain data");
        difference("", &value(self), &value(other))
    }
}

fn difference(place: &str, expected: &Value, given: &Value) -> Option<String> {
    match (expected, given) {
        (Value::Object(expected), Value::Object(given)) => {
            let keys = expected.keys().chain(given.keys().filter(|key| !expected.contains_key(*key)));
            keys.into_iter().find_map(|key| {
                let place = if place.is_empty() { key.clone() } else { format!("{place}.{key}") };
                let (expected, given) = (expected.get(key), given.get(key));
                difference(&place, expected.unwrap_or(&Value::Null), given.unwrap_or(&Value::Null))
            })
        }
        (Value::Array(expected), Value::Array(given)) if expected.len() == given.len() => {
            let pairs = expected.iter().zip(given).enumerate();
            pairs
                .into_iter()
                .find_map(|(at, (expected, given))| difference(&format!("{place}[{at}]"), expected, given))
        }
        _ if expected == given => None,
        _ => Some(format!("{place} is {expected}, not {given}")),
    }
}

impl AuctionEntry<'static> {
    fn of(auction: &Auction) -> AuctionEntry<'static> {
        let bid = |(seat, answer): (Seat, Option<Sun>)| Some((seat.index(), answer?.value()));
        AuctionEntry {
            ra_player: auction.ra_player().index(),
            cause: <&str>::from(auction.cause()).into(),
            bids: auction.answers().filter_map(bid).collect(),
            passed: auction
                .answers()
                .filter(|(_, answer)| answer.is_none())
                .map(|(seat, _)| seat.index())
                .collect(),
        }
    }
}

impl PlayerEntry<'static> {
    fn of(player: &Player) -> PlayerEntry<'static> {
        let values = |suns: Suns| suns.iter().map(Sun::value).collect();
        PlayerEntry {
            score: player.score(),
            face_up: values(player.face_up()),
            face_down: values(player.face_down()),
            tiles: player.tiles().iter().map(|(tile, count)| (tile.code().into(), count)).collect(),
        }
    }
}

impl PointsEntry {
    fn of(scored: &Scored) -> PointsEntry {
        let Points { god, pharaoh, river, civilization, gold, monument, sun } = scored.points;
        PointsEntry { god, pharaoh, river, civilization, gold, monument, sun, total: scored.total }
    }
}
