//! What happened, as lines that everybody may read, with the pictures of tiles and suns beside their words.

use ra::rules::{Cause, Disaster, Edition, Event, Outcome, Seat, Tile};
use ra_table::game::Note;
use ra_table::game::view::Public;
use ra_table::language::Language;

use super::emoji::{Pictured, words_of};
use super::fluent::{Words, words};
use super::lists::{NONE, and, commas, sentences};
use super::names::{player, player_then};
use super::tiles::{held, pictured, pictured_tiles};

/// The longest story, in characters of its words, that fits a message of 2,000 with room for the rest of it.
const LONGEST: usize = 1200;
/// Before a draw that the program made for a player: the same for all, so that it tells nobody's settings.
const DRAWN_FOR: &str = "» ";

/// What happened in the entries after `from_seq`, up to and with `to_seq`: a line for each event.
pub fn between(language: Language, game: &Public, from_seq: i64, to_seq: i64) -> String {
    newest(lines(language, game, from_seq, to_seq), LONGEST, words_of).0.join("\n")
}

/// The same for a board in the game's channel. What came before the end of an epoch stands in the message that tells of
/// it ([`up_to_epoch_end`]).
pub fn in_channel(language: Language, game: &Public, from_seq: i64, to_seq: i64) -> String {
    in_last_epoch(language, game, from_seq, happened(game, from_seq, to_seq).collect())
}

/// What happened after an entry, up to the end of an epoch by another; of an epoch before it nothing is told.
pub fn up_to_epoch_end(language: Language, game: &Public, from_seq: i64, end_seq: i64) -> String {
    let ends = |one: &Happened<'_>| matches!(one, Happened::Event(_, Event::EpochEnded { .. }));
    let mut all: Vec<Happened<'_>> = happened(game, from_seq, end_seq).collect();
    all.truncate(all.iter().rposition(ends).unwrap_or(all.len()));
    in_last_epoch(language, game, from_seq, all)
}

/// The lines of what happened by entries after `from_seq`, but only since an epoch last began.
fn in_last_epoch(language: Language, game: &Public, from_seq: i64, all: Vec<Happened<'_>>) -> String {
    let lines = match all.iter().rposition(Happened::begins_epoch) {
        Some(last) => told(language, game, from_seq, all.into_iter().skip(last + 1)),
        // The board's picture shows who plays.
        None if from_seq < 0 => {
            let began = [words(language).story_has_begun()].into_iter();
            began.chain(told(language, game, from_seq, all.into_iter())).collect()
        }
        None => told(language, game, from_seq, all.into_iter()),
    };
    let cut_short = cut_short(language, game).filter(|cut_short| lines.contains(cut_short));
    let (mut kept, _) = newest(lines, LONGEST, words_of);
    // Where so much has happened at once, this says why.
    if let Some(cut_short) = cut_short.filter(|cut_short| !kept.contains(cut_short)) {
        kept.insert(0, cut_short);
    }
    kept.join("\n")
}

/// That computer players finish a game of a cup because the time of its round is over, if they do.
pub(super) fn cut_short(language: Language, game: &Public) -> Option<String> {
    game.is_cut_short().then(|| words(language).cup_table_cut_short())
}

/// The newest of some lines, which are together so long at most, and whether that is all of them.
pub(super) fn newest(
    mut lines: Vec<String>,
    longest: usize,
    length_of: fn(&str) -> usize,
) -> (Vec<String>, bool) {
    let mut length = 0;
    let fits = |line: &&String| {
        length += length_of(line) + 1;
        length <= longest
    };
    let kept = lines.iter().rev().take_while(fits).count();
    let is_all = kept == lines.len();
    if !is_all {
        lines.drain(..lines.len() - kept);
        lines.insert(0, "…".to_owned());
    }
    (lines, is_all)
}

/// The same as lines, however many; at the very beginning, also of who plays.
pub(super) fn lines(language: Language, game: &Public, from_seq: i64, to_seq: i64) -> Vec<String> {
    let mut lines = told(language, game, from_seq, happened(game, from_seq, to_seq));
    if from_seq < 0 {
        let names = game.chairs().players().map(|(seat, _)| player_then(language, game, seat, 0));
        let order = commas(words(language), &names.collect::<Vec<_>>());
        lines.insert(0, words(language).story_began(order));
    }
    lines
}

/// How the question of a moment was answered for somebody because their time had run out, if it was: what happened then, and
/// how the auction ended in which it was asked.
pub(super) fn done_when_late(language: Language, game: &Public, seat: Seat, at: i64) -> Option<String> {
    let opened = |event: &Event| matches!(event, Event::AuctionOpened { .. });
    let was_auction = game.story.between(at - 1, at).any(opened);
    let mut later = game.story.events.iter().filter(|(seq, _)| *seq > at);
    let last = later.find(|(_, event)| !was_auction || ends_auction(event)).map_or(i64::MAX, |(seq, _)| *seq);
    let is_theirs = |note: &Note| matches!(note, Note::OutOfTime(of, _) if *of == seat);
    let mut notes = game.story.notes.iter().filter(|(seq, _)| at < *seq && *seq <= last);
    let (entry, _) = notes.find(|(_, note)| is_theirs(note))?;
    let done = of_entry(language, game, *entry);
    let result = if was_auction { result(language, game, at) } else { String::new() };
    Some(if done.contains(&result) { done } else { format!("{done} {result}") })
}

/// What happened on the table by an entry: a line for each event.
pub(super) fn of_entry(language: Language, game: &Public, entry: i64) -> String {
    let events = happened(game, entry - 1, entry).filter(|one| matches!(one, Happened::Event(..)));
    told(language, game, entry - 1, events).join("\n")
}

/// What happened besides the game by the entries after one, up to another: a line for each thing.
pub fn at_the_table(language: Language, game: &Public, from_seq: i64, to_seq: i64) -> String {
    let notes = game.story.notes.iter().filter(|(seq, _)| from_seq < *seq && *seq <= to_seq);
    let lines = notes.filter_map(|(seq, note)| super::table_events::note(language, game, *seq, note));
    lines.collect::<Vec<_>>().join("\n")
}

/// How the question of a moment (see [`question_number`](ra_table::game::Table::question_number)) was answered: the end
/// of that auction, or what was done on that turn. Empty while it is open.
pub fn answered(language: Language, game: &Public, at: i64) -> String {
    let opened = |event: &Event| matches!(event, Event::AuctionOpened { .. });
    let was_auction = game.story.between(at - 1, at).any(opened);
    let mut later = game.story.events.iter().filter(|(seq, _)| *seq > at);
    let last = later.find(|(_, event)| !was_auction || ends_auction(event)).map(|(seq, _)| *seq);
    let Some(last) = last else { return String::new() };
    let mut ended = false;
    // What an auction's end brings about is no answer to it.
    let answers = happened(game, at, last).take_while(|happened| {
        let is_in_it = !ended;
        ended = was_auction && matches!(happened, Happened::Event(_, event) if ends_auction(event));
        is_in_it
    });
    told(language, game, at, answers).join(" ")
}

/// How an auction ended that was opened by this entry, and what its winner lost by it at once; empty while it is under way.
pub fn result(language: Language, game: &Public, opened: i64) -> String {
    result_lines(language, game, opened).join(" ")
}

/// The same, a line for each thing.
pub(super) fn result_lines(language: Language, game: &Public, opened: i64) -> Vec<String> {
    let mut later = game.story.events.iter().filter(|(seq, _)| *seq >= opened);
    let Some((at, _)) = later.find(|(_, event)| ends_auction(event)) else { return Vec::new() };
    let is_result = |event: &Event| ends_auction(event) || matches!(event, Event::TilesLost { .. });
    let end = happened(game, at - 1, *at)
        .filter(|happened| matches!(happened, Happened::Event(_, event) if is_result(event)));
    told(language, game, at - 1, end)
}

/// The entry that opened the auction which was under way after another; `None` if none was.
pub(super) fn open_auction(game: &Public, after: i64) -> Option<i64> {
    let known = game.story.events.iter().rev().skip_while(|(seq, _)| *seq > after);
    let is_auction = |event: &Event| ends_auction(event) || matches!(event, Event::AuctionOpened { .. });
    let (seq, last) = known.into_iter().find(|(_, event)| is_auction(event))?;
    matches!(last, Event::AuctionOpened { .. }).then_some(*seq)
}

/// Whether an auction is over by what happened.
fn ends_auction(event: &Event) -> bool {
    matches!(event, Event::AuctionWon { .. } | Event::AuctionUnsold { .. })
}

/// Who sits where, clockwise.
pub fn order(language: Language, game: &Public) -> String {
    let names = game.chairs().players().map(|(seat, _)| player(language, game, seat));
    commas(words(language), &names.collect::<Vec<_>>())
}

/// One thing that happened: on the table, or at it.
enum Happened<'a> {
    Note(i64, &'a Note),
    Event(i64, &'a Event),
}

impl Happened<'_> {
    fn begins_epoch(&self) -> bool {
        matches!(self, Happened::Event(_, Event::EpochBegan { .. }))
    }
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
            None => events.next().map(|(seq, event)| Happened::Event(*seq, event)),
        }
    })
}

/// The lines of what happened by entries after `from_seq`.
fn told<'a>(
    language: Language,
    game: &Public,
    from_seq: i64,
    happened: impl Iterator<Item = Happened<'a>>,
) -> Vec<String> {
    let words = words(language);
    let mut teller = Teller {
        language,
        words,
        game,
        seq: from_seq,
        told_before: Vec::new(),
        bids: Vec::new(),
        drawn: None,
        lost: None,
        lines: Vec::new(),
    };
    let opened =
        |(seq, event): &&(i64, Event)| *seq <= from_seq && matches!(event, Event::AuctionOpened { .. });
    if let Some((opened, _)) = game.story.events.iter().rev().find(opened) {
        let since = game.story.events.iter().filter(|(seq, _)| opened <= seq && *seq <= from_seq);
        since.for_each(|(seq, event)| teller.hear(*seq, event));
        teller.told_before = std::mem::take(&mut teller.bids);
        (teller.drawn, teller.lost) = (None, None);
        teller.lines.clear();
    }
    happened.for_each(|happened| match happened {
        Happened::Note(seq, note) => teller.note(seq, note),
        Happened::Event(seq, event) => teller.hear(seq, event),
    });
    teller.end_of_bids();
    teller.end_of_draws();
    teller.end_of_losses();
    teller.lines
}

struct Teller<'a> {
    language: Language,
    words: &'static Words,
    game: &'a Public,
    /// The entry of which that came which is told.
    seq: i64,
    /// The bids of the auction under way that earlier lines have told; its end tells them once more.
    told_before: Vec<Said>,
    /// What has been said in the auction under way, to be told with its end.
    bids: Vec<Said>,
    /// What the same player has drawn so far, turn by turn.
    drawn: Option<Drawn>,
    /// What a disaster has taken so far.
    lost: Option<Lost>,
    lines: Vec<String>,
}

/// What was said in an auction.
struct Said {
    seat: Seat,
    /// Who played the seat then.
    name: String,
    told: String,
}

/// What somebody draws in a row.
struct Drawn {
    seat: Seat,
    /// Who plays the seat, with the sign of a draw that was made for them.
    name: String,
    tiles: Vec<String>,
}

/// What a disaster takes of somebody.
struct Lost {
    seat: Seat,
    name: String,
    disaster: Disaster,
    tiles: Vec<(Tile, u8)>,
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> String {
        player_then(self.language, self.game, seat, self.seq)
    }

    fn edition(&self) -> Edition {
        self.game.terms.edition
    }

    fn say(&mut self, line: String) {
        self.end_of_draws();
        self.end_of_losses();
        self.lines.push(line);
    }

    /// Who drew, with the sign of a draw that the program made for them.
    fn drawer(&self, seat: Seat) -> String {
        let name = self.name(seat);
        if self.game.story.was_drawn_for(self.seq) { format!("{DRAWN_FOR}{name}") } else { name }
    }

    /// Tiles that the same player draws in a row are told in one sentence.
    fn draw(&mut self, seat: Seat, tile: Tile) {
        let name = self.drawer(seat);
        if self.drawn.as_ref().is_none_or(|drawn| (drawn.seat, &drawn.name) != (seat, &name)) {
            self.end_of_draws();
            self.end_of_losses();
        }
        let tile = pictured(self.words, tile, self.edition());
        self.drawn.get_or_insert(Drawn { seat, name, tiles: Vec::new() }).tiles.push(tile);
    }

    /// Tells what somebody has drawn.
    fn end_of_draws(&mut self) {
        if let Some(Drawn { name, tiles, .. }) = self.drawn.take() {
            self.lines.push(self.words.story_drew(name, commas(self.words, &tiles)));
        }
    }

    /// Tiles are given up one by one; what a disaster takes is told in one sentence.
    fn lose(&mut self, seat: Seat, disaster: Disaster, tile: Tile, count: u8) {
        self.end_of_draws();
        if self.lost.as_ref().is_none_or(|lost| (lost.seat, lost.disaster) != (seat, disaster)) {
            self.end_of_losses();
        }
        let name = self.name(seat);
        let lost = self.lost.get_or_insert(Lost { seat, name, disaster, tiles: Vec::new() });
        match lost.tiles.iter_mut().find(|(kind, _)| *kind == tile) {
            Some((_, lost)) => *lost += count,
            None => lost.tiles.push((tile, count)),
        }
    }

    /// Tells what a disaster has taken.
    fn end_of_losses(&mut self) {
        let Some(lost) = self.lost.take() else { return };
        let (words, edition) = (self.words, self.edition());
        let tiles = lost.tiles.iter().map(|&(tile, count)| match count {
            1 => pictured(words, tile, edition),
            _ => Pictured::Tile(tile).before(&held(words, tile, count, edition)),
        });
        let tiles = and(words, &tiles.collect::<Vec<_>>()).unwrap_or_else(|| NONE.to_owned());
        let disaster = pictured(words, lost.disaster.tile(), edition);
        self.lines.push(words.story_lost(disaster, lost.name, tiles));
    }

    /// Bids in a row, as a sentence.
    fn row(&self, bids: &[Said]) -> String {
        let told: Vec<&str> = bids.iter().map(|said| said.told.as_str()).collect();
        self.words.story_bids(told.join(&self.words.list_semicolon()))
    }

    /// Somebody says something in an auction.
    fn say_in_auction(&mut self, seat: Seat, told: impl FnOnce(&Words, &str) -> String) {
        let name = self.name(seat);
        let told = told(self.words, &name);
        self.bids.push(Said { seat, name, told });
    }

    /// Tells the bids of an auction that has not ended.
    fn end_of_bids(&mut self) {
        if !self.bids.is_empty() {
            let bids = std::mem::take(&mut self.bids);
            self.say(self.row(&bids));
        }
    }

    fn note(&mut self, seq: i64, note: &Note) {
        self.seq = seq;
        if let Some(told) = super::table_events::note(self.language, self.game, seq, note) {
            self.end_of_bids();
            self.say(told);
        }
    }

    fn hear(&mut self, seq: i64, event: &Event) {
        self.seq = seq;
        let (words, edition) = (self.words, self.edition());
        match event {
            Event::TileDrawn { seat, tile: drawn, .. } => {
                self.draw(*seat, *drawn);
            }
            Event::RaDrawn { seat, ra } => {
                let limit = self.game.position().ra_limit();
                self.say(words.story_drew_ra(self.drawer(*seat), *ra, limit));
            }
            Event::AuctionOpened { ra_player, cause } => {
                self.told_before.clear();
                match cause {
                    Cause::Drawn => {}
                    Cause::Invoked => self.say(words.story_invoked(self.name(*ra_player))),
                    Cause::InvokedFull => self.say(words.story_invoked_full(self.name(*ra_player))),
                }
            }
            Event::Bid { seat, sun } => {
                self.say_in_auction(*seat, |words, name| words.story_bid(name, Pictured::Sun(*sun).alone()));
            }
            Event::Passed { seat } => self.say_in_auction(*seat, |words, name| words.story_passed(name)),
            Event::Skipped { .. } => {}
            Event::AuctionWon { seat, bid, sun, tiles: won } => {
                let bids = std::mem::take(&mut self.bids);
                let before = std::mem::take(&mut self.told_before).into_iter();
                let (own, others): (Vec<Said>, Vec<Said>) =
                    before.chain(bids).partition(|said| said.seat == *seat);
                // Who plays the chair by now need not be who bid.
                let winner = own.into_iter().next().map_or_else(|| self.name(*seat), |said| said.name);
                let won = words.story_won(
                    winner,
                    Pictured::Sun(*bid).alone(),
                    pictured_tiles(words, won.tiles(), edition),
                    Pictured::Sun(*sun).alone(),
                );
                let others =
                    if others.is_empty() { String::new() } else { format!(" {}", self.row(&others)) };
                self.say(won + &others);
            }
            Event::AuctionUnsold { cause, tiles } => {
                self.bids.clear();
                let lot = pictured_tiles(words, tiles.tiles(), edition);
                self.say(match cause {
                    _ if tiles.tiles().next().is_none() => words.story_unsold(),
                    Cause::Drawn | Cause::Invoked => words.story_unsold_stay(),
                    Cause::InvokedFull => words.story_unsold_gone(lot),
                });
            }
            Event::GodSpent { seat, tile: taken, .. } => {
                self.say(words.story_god_spent(self.name(*seat), pictured(words, *taken, edition)));
            }
            Event::TilesLost { seat, disaster, tile: lost, count } => {
                self.lose(*seat, *disaster, *lost, *count)
            }
            Event::EpochEnded { epoch, by, tiles: gone, .. } => {
                let gone = pictured_tiles(words, gone.tiles(), edition);
                self.say(words.story_epoch_over(epoch.number(), <&str>::from(by), gone));
            }
            // Points are private until the game is over: each finds their own in `/ra me`.
            Event::EpochScored { .. } => {}
            Event::EpochBegan { epoch, seat, .. } => {
                self.say(words.story_epoch_begins(epoch.number(), self.name(*seat)));
            }
            Event::GameOver(outcome) => {
                let ranked = self.game.end.as_ref().map(|end| &end.outcome);
                self.say(self.ranking(ranked.unwrap_or(outcome)));
            }
        }
    }

    fn ranking(&self, outcome: &Outcome) -> String {
        let place = |&seat: &Seat| self.words.story_place(self.name(seat), outcome.totals()[seat]);
        let places: Vec<String> = outcome.ranking().iter().map(place).collect();
        let told = self.words.story_over(and(self.words, &places).unwrap_or_else(|| NONE.to_owned()));
        sentences([told, super::end::by_sun(self.language, self.game, outcome)])
    }
}
