//! Orders: what players have decided beyond the auction under way. Their words are stored for ever: add to them, never
//! change them.

use std::fmt;
use std::str::FromStr;

use ra::rules::{Action, Disaster, Event, Seat, Sun, Tile};

use super::super::entry::NoEntry;
use super::super::table::Table;
use super::plan::Answer;
use crate::time::Millis;

/// The most tiles that the track holds.
const FULL: u8 = 8;

/// When an order was given: what was the case then was known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Since {
    /// How many entries the history had.
    pub entries: i64,
    /// The moment.
    pub at: Millis,
}

impl fmt::Display for Since {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "since {} at {}", self.entries, self.at.0)
    }
}

impl Since {
    /// Reads what comes after "since".
    fn read(words: &str) -> Option<Since> {
        let (entries, at) = words.split_once(" at ")?;
        Some(Since { entries: entries.parse().ok()?, at: Millis(at.parse().ok()?) })
    }
}

/// An order to draw on every turn while the track holds fewer tiles than this.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawOrder {
    until: u8,
    /// Kinds of tiles that stop it while they lie on the track.
    stop_at: Vec<Tile>,
    since: Since,
}

impl DrawOrder {
    /// Until the track holds so many tiles, 1 to 8, or one of these kinds.
    pub fn new(until: u8, stop_at: Vec<Tile>, since: Since) -> Option<DrawOrder> {
        (1..=FULL).contains(&until).then_some(DrawOrder { until, stop_at, since })
    }

    /// When it was given.
    pub fn since(&self) -> Since {
        self.since
    }

    /// So many tiles end it.
    pub fn until(&self) -> u8 {
        self.until
    }

    /// These kinds stop it.
    pub fn stop_at(&self) -> &[Tile] {
        &self.stop_at
    }
}

impl fmt::Display for DrawOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "until {} {}", self.until, self.since)?;
        self.stop_at.iter().try_for_each(|tile| write!(f, ", {tile}"))
    }
}

impl FromStr for DrawOrder {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<DrawOrder, NoEntry> {
        let wrong = || NoEntry(words.to_owned());
        let mut parts = words.split(", ");
        let until = parts.next().and_then(|part| part.strip_prefix("until ")?.split_once(" since "));
        let (until, since) = until.ok_or_else(wrong)?;
        let (until, since) = until.parse().ok().zip(Since::read(since)).ok_or_else(wrong)?;
        let stop_at: Result<Vec<Tile>, _> = parts.map(str::parse).collect();
        let order = DrawOrder::new(until, stop_at.map_err(|_| wrong())?, since).ok_or_else(wrong)?;
        if order.to_string() == words { Ok(order) } else { Err(wrong()) }
    }
}

/// An order for an auction that opens before the player's next turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StandingOrder {
    /// What to answer.
    pub answer: Answer,
    /// Only if at most so many tiles have been added to the track by then; a disaster among them is always too much.
    pub most_added: u8,
    /// When it was given.
    pub since: Since,
}

impl StandingOrder {
    /// Why it does not hold any more; `None` if it holds.
    pub(crate) fn lapse(&self, table: &Table) -> Option<Lapse> {
        let tile = |event: &Event| if let Event::TileDrawn { tile, .. } = event { Some(*tile) } else { None };
        let drawn: Vec<Tile> = table.story.between(self.since.entries, table.seq).filter_map(tile).collect();
        let is_disaster = |tile: &Tile| Disaster::ALL.iter().any(|disaster| disaster.tile() == *tile);
        if drawn.iter().any(is_disaster) {
            Some(Lapse::Disaster)
        } else {
            (drawn.len() > usize::from(self.most_added)).then_some(Lapse::Tiles)
        }
    }
}

impl fmt::Display for StandingOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, at most {} {}", self.answer, self.most_added, self.since)
    }
}

impl FromStr for StandingOrder {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<StandingOrder, NoEntry> {
        let read = || {
            let (answer, condition) = words.split_once(", at most ")?;
            let (most_added, since) = condition.split_once(" since ")?;
            let (most_added, since) = (most_added.parse().ok()?, Since::read(since)?);
            Some(StandingOrder { answer: answer.parse().ok()?, most_added, since })
        };
        read().filter(|order| order.to_string() == words).ok_or_else(|| NoEntry(words.to_owned()))
    }
}

/// Everything that a player has decided beyond the auction under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Orders {
    /// Whose.
    pub seat: Seat,
    /// To draw on every track of the epoch.
    pub draw: Option<DrawOrder>,
    /// To draw on the track that lies there now. As long as it does, it holds in place of the one for the epoch.
    pub draw_here: Option<DrawOrder>,
    /// For the next auction.
    pub auction: Option<StandingOrder>,
    /// Whether quick draws and clear moves are made for them in this game.
    pub quick: bool,
    /// Whether they want to be asked, whatever they have ordered or left to the program, until they next act
    /// themselves: how many entries the history had when they said so.
    pub ask_since: Option<i64>,
    /// When they last decided anything ahead since their time last ran out, of what may be over by now.
    pub decided_at: Option<Millis>,
}

/// Why an order for the next auction does not hold any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lapse {
    /// A disaster was added to the track.
    Disaster,
    /// More tiles were added than it allows.
    Tiles,
}

/// A change of one's orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OrderChange {
    /// To draw until the track that lies there now holds so many tiles.
    DrawOn(u8),
    /// To draw until the track holds so many tiles, or one of these kinds, on every track of the epoch.
    Draw(Option<(u8, Vec<Tile>)>),
    /// For an auction that opens before the next turn: what to answer, if at most so many tiles are added.
    Auction(Option<(Answer, u8)>),
    /// Whether quick draws and clear moves are made for them in this game.
    Quick(bool),
    /// Whether to be asked, whatever was ordered or left to the program, until they next act themselves.
    AskOnce(bool),
}

impl Orders {
    /// None at all.
    pub fn none(seat: Seat) -> Orders {
        Orders {
            seat,
            draw: None,
            draw_here: None,
            auction: None,
            quick: true,
            ask_since: None,
            decided_at: None,
        }
    }

    /// The order to draw that holds on the track that lies there now.
    pub fn drawing(&self) -> Option<&DrawOrder> {
        self.draw_here.as_ref().or(self.draw.as_ref())
    }
}

/// Why drawing for a player stops, although the track holds few enough tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    /// The next Ra tile could end the epoch.
    LastRa,
    /// Somebody has used their last sun.
    OutOfSuns,
    /// The player could spend a God tile.
    God,
    /// The sun on the board beats all of theirs.
    Sun(Sun),
    /// A kind that they have named lies on the track.
    Kind(Tile),
}

impl Stop {
    /// Why drawing for a player stops now, whatever the track holds. A last sun that was spent, or a high sun on the
    /// board, stops it only if that happened after the player last decided.
    pub fn of(table: &Table, seat: Seat, order: Option<&DrawOrder>) -> Option<Stop> {
        let position = &table.position;
        if position.ra() + 1 >= position.ra_limit() {
            return Some(Stop::LastRa);
        }
        let acted = table.player(seat).acted.map_or(0, |(_, seq)| seq);
        let decided = acted.max(order.map_or(0, |order| order.since.entries));
        let news = table.story.events.iter().rev().take_while(|(seq, _)| *seq > decided);
        let winner = |(_, event): &(i64, Event)| {
            if let Event::AuctionWon { seat, .. } = event { Some(*seat) } else { None }
        };
        let won: Vec<Seat> = news.filter_map(winner).collect();
        if won.iter().any(|winner| position.players()[*winner].face_up().is_empty()) {
            return Some(Stop::OutOfSuns);
        }
        let has_god = position.legal().iter().any(|action| matches!(action, Action::God(_)));
        if has_god && position.to_act() == Some(seat) {
            return Some(Stop::God);
        }
        let own = position.players()[seat].face_up();
        if won.iter().any(|winner| *winner != seat) && own.iter().all(|sun| sun < position.sun()) {
            return Some(Stop::Sun(position.sun()));
        }
        let named = order.map_or(&[][..], DrawOrder::stop_at);
        position.track().tiles().find(|tile| named.contains(tile)).map(Stop::Kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SINCE: Since = Since { entries: 34, at: Millis(1_774_602_000_000) };

    #[test]
    fn orders_read_back() {
        let draw = DrawOrder::new(3, vec![Tile::Pharaoh, Tile::StepPyramid], SINCE).unwrap();
        assert_eq!(draw.to_string().parse(), Ok(draw));
        let order = StandingOrder { answer: "bid 8 or pass".parse().unwrap(), most_added: 2, since: SINCE };
        assert_eq!(order.to_string().parse(), Ok(order));
        for words in [
            "until 0 since 1 at 2",
            "until 9 since 1 at 2",
            "until 03 since 1 at 2",
            "until 3 since 1 at 2, sand",
            "until 3 since 1",
            "until 3 since 1 at",
            "until 3 since 1 at +2",
            "until 3 on this track since 1 at 2",
            "until 3",
            "3",
            "",
        ] {
            assert!(words.parse::<DrawOrder>().is_err(), "{words}");
        }
        for words in
            ["pass", "pass, at most 2", "pass, at most 02 since 3 at 4", "ask, at most 2 since 3 at 4"]
        {
            assert!(words.parse::<StandingOrder>().is_err(), "{words}");
        }
    }

    #[test]
    fn the_words_are_for_ever() {
        let draw = DrawOrder::new(3, vec![Tile::Nile], SINCE).unwrap();
        assert_eq!(draw.to_string(), "until 3 since 34 at 1774602000000, nile");
        let order = StandingOrder { answer: Answer::Pass, most_added: 0, since: SINCE };
        assert_eq!(order.to_string(), "pass, at most 0 since 34 at 1774602000000");
    }
}
