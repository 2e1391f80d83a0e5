//! What became of everybody in a game that was played to its end.

use ra::rules::{Points, Seat};
use strum::{Display, EnumString};

use super::Game;
use super::actor::{Number, Who};
use super::chairs::Chairs;
use super::entry::{Entry, Why};
use super::public_history::{Note, Story};

/// The part of one person or computer player in a finished game: everybody who ever had a seat has one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// Their number in the game.
    pub number: Number,
    /// Who.
    pub who: Who,
    /// What they were called in the end.
    pub name: String,
    /// Their seat: the one with which they began, or else the one that they have in the end or had last.
    pub seat: Seat,
    /// Whether they had it from the beginning.
    pub began: bool,
    /// Their place among the people who began, from 1; those who left share the last. `None` for computer players and for
    /// people who took a seat over.
    pub place: Option<u8>,
    /// The place of their seat among all seats, those of computer players too.
    pub table_place: u8,
    /// The points of their seat, whoever had it in the end.
    pub score: u16,
    /// The highest score at the table.
    pub best_score: u16,
    /// The points of their seat by epoch and category.
    pub points: Vec<Points>,
    /// Why they did not play to the end.
    pub left: Left,
}

/// Why somebody did not play a game to its end. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, Display)]
#[strum(serialize_all = "snake_case")]
pub enum Left {
    /// They did. Who was away as announced did too.
    None,
    /// They gave the seat up.
    Resigned,
    /// Somebody else got the seat.
    Replaced,
    /// A computer player had the seat in the end because their time had run out.
    TimedOut,
    /// Computer players finished the game, because the time of its round in a cup was over. That is no leaving: the final
    /// score is theirs.
    RoundDeadline,
}

impl Left {
    /// Whether they count as having left.
    pub fn has_left(self) -> bool {
        match self {
            Left::None | Left::RoundDeadline => false,
            Left::Resigned | Left::Replaced | Left::TimedOut => true,
        }
    }
}

impl GameResult {
    /// What became of everybody, by number; empty unless the game was played to its end.
    pub fn all(game: &Game) -> Vec<GameResult> {
        let Some(outcome) = game.outcome() else { return Vec::new() };
        let chairs = game.table.chairs();
        let (totals, ranking) = (outcome.totals(), outcome.ranking());
        let best_score = totals.as_slice().iter().copied().max().unwrap_or(0);
        let holders = holders(chairs, &game.table.story);
        let result = |&(number, seat): &(Number, Seat)| {
            let person = chairs.person(number)?;
            let table_place = ranking.iter().position(|other| *other == seat)? + 1;
            Some(GameResult {
                number,
                who: person.who,
                name: person.name.clone(),
                seat,
                began: number.0 as usize == seat.index(),
                place: None,
                table_place: table_place as u8,
                score: totals[seat],
                best_score,
                points: game.scorings.iter().map(|epoch| epoch.reveal(&outcome)[seat].points).collect(),
                left: left(chairs, &game.table.story, (number, seat)),
            })
        };
        let mut results: Vec<GameResult> = holders.iter().filter_map(result).collect();
        set_places(&mut results);
        results
    }
}

/// Everybody who ever had a seat, by number: with the one with which they began, or else the one that they have or had last.
fn holders(chairs: &Chairs, story: &Story) -> Vec<(Number, Seat)> {
    let mut holders: Vec<(Number, Seat)> =
        chairs.players().map(|(seat, _)| (Number(seat.index() as u32), seat)).collect();
    for (_, note) in &story.notes {
        let Note::Entry(Entry::Seated { seat, to, .. }, _) = note else { continue };
        // Whoever began keeps the seat with which they did.
        if to.0 as usize >= chairs.count() {
            holders.retain(|(number, _)| number != to);
            holders.push((*to, chairs.seat_of_number(*to).unwrap_or(*seat)));
        }
    }
    holders.sort_unstable_by_key(|(number, _)| *number);
    holders
}

/// Why somebody did not play their seat to the end.
fn left(chairs: &Chairs, story: &Story, (number, seat): (Number, Seat)) -> Left {
    let player = chairs.player(seat);
    let has_it = player.number == number;
    match player.stand_in {
        Some(Why::Resigned) if has_it => Left::Resigned,
        Some(Why::Late) if has_it => Left::TimedOut,
        Some(Why::RoundOver) if has_it => Left::RoundDeadline,
        _ if has_it => Left::None,
        _ if had_resigned(story, number, seat) => Left::Resigned,
        _ => Left::Replaced,
    }
}

/// Whether somebody had given their seat up before another got it.
fn had_resigned(story: &Story, number: Number, seat: Seat) -> bool {
    let lost = story.notes.iter().rev().find_map(|(seq, note)| match note {
        Note::Entry(Entry::Seated { seat: of, from, .. }, _) if (*of, *from) == (seat, number) => Some(*seq),
        Note::Entry(..) | Note::OutOfTime(..) | Note::ActedFor(..) | Note::TakenBack(..) => None,
    });
    lost.is_some_and(|seq| story.held(seat, seq - 1).1 == Some(Why::Resigned))
}

/// Ranks the people who began by their seats; those who left share the last place.
fn set_places(results: &mut [GameResult]) {
    let is_ranked = |result: &GameResult| result.began && result.who.level().is_none();
    let stayed = |result: &GameResult| is_ranked(result) && !result.left.has_left();
    let people = results.iter().filter(|result| is_ranked(result)).count();
    let mut seats: Vec<u8> =
        results.iter().filter(|result| stayed(result)).map(|one| one.table_place).collect();
    seats.sort_unstable();
    for result in results.iter_mut().filter(|result| is_ranked(result)) {
        let before = seats.iter().filter(|place| **place < result.table_place).count();
        let place = if result.left.has_left() { people } else { before + 1 };
        result.place = Some(place as u8);
    }
}
