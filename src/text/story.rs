//! What happened, as lines that everybody may read.

use super::{count, list, player, tile, tiles};
use crate::game::Note;
use crate::game::view::Public;
use crate::rules::{Cause, Edition, EpochEnd, Event, Outcome, Seat};

/// The longest story that fits a message of 2,000 characters, with room for the rest of it.
const LONGEST: usize = 1200;

/// What came of the entries after one, up to another, as a text of a line for each thing that happened.
pub fn between(game: &Public, from_seq: i64, to_seq: i64) -> String {
    let mut lines = lines(game, from_seq, to_seq);
    let mut length = 0;
    let short = |line: &&String| {
        length += line.chars().count() + 1;
        length <= LONGEST
    };
    let kept = lines.iter().rev().take_while(short).count();
    if kept < lines.len() {
        lines.drain(..lines.len() - kept);
        lines.insert(0, "…".to_owned());
    }
    lines.join("\n")
}

/// The same as lines, however many.
pub(super) fn lines(game: &Public, from_seq: i64, to_seq: i64) -> Vec<String> {
    let mut lines = told(game, from_seq, happened(game, from_seq, to_seq));
    if from_seq < 0 {
        lines.insert(0, format!("The game has begun: {}.", order(game)));
    }
    lines
}

/// What happened besides the game by the entries after one, up to another: a line for each thing.
pub fn at_the_table(game: &Public, from_seq: i64, to_seq: i64) -> String {
    let notes = game.story.notes.iter().filter(|(seq, _)| from_seq < *seq && *seq <= to_seq);
    notes.filter_map(|(seq, note)| super::at_the_table::note(game, *seq, note)).collect::<Vec<_>>().join("\n")
}

/// How the question of a moment (see [`question_number`](crate::game::Table::question_number)) was answered: the end of that auction, or what was done on that
/// turn. Empty while it is open.
pub fn answered(game: &Public, at: i64) -> String {
    let ends = |event: &Event| matches!(event, Event::AuctionWon { .. } | Event::AuctionUnsold { .. });
    let opened = |event: &Event| matches!(event, Event::AuctionOpened { .. });
    let was_auction = game.story.between(at - 1, at).any(opened);
    let mut later = game.story.events.iter().filter(|(seq, _)| *seq > at);
    let last = later.find(|(_, event)| !was_auction || ends(event)).map(|(seq, _)| *seq);
    let Some(last) = last else { return String::new() };
    let mut ended = false;
    // What an auction's end brings about is no answer to it.
    let answers = happened(game, at, last).take_while(|happened| {
        let is_in_it = !ended;
        ended = was_auction && matches!(happened, Happened::Event(event) if ends(event));
        is_in_it
    });
    told(game, at, answers).join(" ")
}

/// Who sits where, clockwise.
pub fn order(game: &Public) -> String {
    let names = game.chairs().players().map(|(seat, _)| player(game, seat));
    names.collect::<Vec<_>>().join(", ")
}

/// One thing that happened: on the table, or at it.
enum Happened<'a> {
    Note(i64, &'a Note),
    Event(&'a Event),
}

/// What came of the entries after one, up to another, in order. What is noted of an entry comes before its events.
fn happened(game: &Public, from_seq: i64, to_seq: i64) -> impl Iterator<Item = Happened<'_>> {
    let within = move |seq: i64| from_seq < seq && seq <= to_seq;
    let mut notes = game.story.notes.iter().filter(move |(seq, _)| within(*seq)).peekable();
    let mut events = game.story.events.iter().filter(move |(seq, _)| within(*seq)).peekable();
    std::iter::from_fn(move || {
        let next_event = events.peek().map_or(i64::MAX, |(seq, _)| *seq);
        match notes.next_if(|(seq, _)| *seq <= next_event) {
            Some((seq, note)) => Some(Happened::Note(*seq, note)),
            None => events.next().map(|(_, event)| Happened::Event(event)),
        }
    })
}

/// The lines of what happened by entries after `from_seq`.
fn told<'a>(game: &Public, from_seq: i64, happened: impl Iterator<Item = Happened<'a>>) -> Vec<String> {
    let mut teller = Teller { game, told_before: Vec::new(), bids: Vec::new(), lines: Vec::new() };
    let opened =
        |(seq, event): &&(i64, Event)| *seq <= from_seq && matches!(event, Event::AuctionOpened { .. });
    if let Some((opened, _)) = game.story.events.iter().rev().find(opened) {
        game.story.between(opened - 1, from_seq).for_each(|event| teller.hear(event));
        teller.told_before = std::mem::take(&mut teller.bids);
        teller.lines.clear();
    }
    happened.for_each(|happened| match happened {
        Happened::Note(seq, note) => teller.note(seq, note),
        Happened::Event(event) => teller.hear(event),
    });
    teller.end_of_bids();
    teller.lines
}

struct Teller<'a> {
    game: &'a Public,
    /// The bids of the auction under way that earlier lines have told; its end tells them once more.
    told_before: Vec<String>,
    /// What has been said in the auction under way, to be told with its end.
    bids: Vec<String>,
    lines: Vec<String>,
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> String {
        player(self.game, seat)
    }

    fn edition(&self) -> Edition {
        self.game.terms.edition
    }

    fn say(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Tells the bids of an auction that has not ended.
    fn end_of_bids(&mut self) {
        if !self.bids.is_empty() {
            let bids = std::mem::take(&mut self.bids).join("; ");
            self.say(format!("{bids}."));
        }
    }

    fn note(&mut self, seq: i64, note: &Note) {
        if let Some(told) = super::at_the_table::note(self.game, seq, note) {
            self.end_of_bids();
            self.say(told);
        }
    }

    fn hear(&mut self, event: &Event) {
        let edition = self.edition();
        match event {
            Event::TileDrawn { seat, tile: drawn, .. } => {
                self.say(format!("{} drew {}.", self.name(*seat), tile(*drawn, edition)));
            }
            Event::RaDrawn { seat, ra } => {
                let limit = self.game.position().ra_limit();
                self.say(format!("{} drew Ra, {ra} of {limit}.", self.name(*seat)));
            }
            Event::AuctionOpened { ra_player, cause } => {
                self.told_before.clear();
                match cause {
                    Cause::Drawn => {}
                    Cause::Invoked => self.say(format!("{} invoked Ra.", self.name(*ra_player))),
                    Cause::InvokedFull => {
                        self.say(format!("{} invoked Ra on a full track.", self.name(*ra_player)));
                    }
                }
            }
            Event::Bid { seat, sun } => self.bids.push(format!("{} bid {sun}", self.name(*seat))),
            Event::Passed { seat } => self.bids.push(format!("{} passed", self.name(*seat))),
            Event::Skipped { .. } => {}
            Event::AuctionWon { seat, bid, sun, tiles: won } => {
                let winner = self.name(*seat);
                let winning = format!("{winner} bid {bid}");
                let bids = std::mem::take(&mut self.bids);
                let before = std::mem::take(&mut self.told_before).into_iter();
                let others: Vec<String> = before.chain(bids).filter(|said| *said != winning).collect();
                let others = others.join("; ");
                let others = if others.is_empty() { String::new() } else { format!(" {others}.") };
                let what: Vec<String> = won
                    .tiles()
                    .map(|one| tile(one, edition).to_owned())
                    .chain([format!("sun {sun}")])
                    .collect();
                self.say(format!("**{winner} won with {bid}**: {}.{others}", what.join(", ")));
            }
            Event::AuctionUnsold { cause } => {
                self.bids.clear();
                self.say(match cause {
                    Cause::Drawn | Cause::Invoked => "Nobody bid: the tiles stay.".to_owned(),
                    Cause::InvokedFull => "Nobody bid: the tiles leave the game.".to_owned(),
                });
            }
            Event::GodSpent { seat, tile: taken, .. } => {
                self.say(format!("{} spent a God for {}.", self.name(*seat), tile(*taken, edition)));
            }
            Event::TilesLost { seat, disaster, tile: lost, count } => {
                let (disaster, lost) = (tile(disaster.tile(), edition), tile(*lost, edition));
                self.say(format!("{disaster}: {} lost {count} {lost}.", self.name(*seat)));
            }
            Event::EpochEnded { epoch, by, tiles: gone } => {
                let why = match by {
                    EpochEnd::Ra => "the Ra track is full",
                    EpochEnd::Suns => "all suns are spent",
                };
                let gone = tiles(gone.tiles(), edition);
                let gone = if gone.is_empty() { String::new() } else { format!(" {gone} left the game.") };
                self.say(format!("**Epoch {} is over**: {why}.{gone}", epoch.number()));
            }
            // Points are private until the game is over: each finds their own in `/ra me`.
            Event::EpochScored { .. } => {}
            Event::EpochBegan { epoch, seat } => {
                self.say(format!("Epoch {} begins with {}.", epoch.number(), self.name(*seat)));
            }
            Event::GameOver(outcome) => {
                let ranked = self.game.end.as_ref().map(|end| &end.outcome);
                self.say(self.ranking(ranked.unwrap_or(outcome)));
            }
        }
    }

    fn ranking(&self, outcome: &Outcome) -> String {
        let places = outcome.ranking().iter().map(|&seat| {
            format!("{} {}", self.name(seat), count(usize::from(outcome.totals()[seat]), "point"))
        });
        let places: Vec<String> = places.collect();
        format!("**The game is over**: {}.", list(&places, "and").unwrap_or_default())
    }
}
