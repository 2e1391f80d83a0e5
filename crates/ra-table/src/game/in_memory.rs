//! Games in memory alone, for trying out how people's habits and orders play together: the same clocks, the same orders,
//! the same path of every action as in a real game, with nothing written down. Also the game that a record tells.

use ra::ai::Level;
use ra::record::Record;
use ra::rules::{Action, Seat, Setup};

use super::actor::{Actor, By, Number, Person, Who};
use super::answers_ahead::AnswersAhead;
use super::contact::When;
use super::deal::{Deal, RULES};
use super::decide::Decision;
use super::decided_how::Ahead;
use super::draft::Draft;
use super::history_line::Line;
use super::obvious_moves::Autoplay;
use super::player_settings::Setting;
use super::refusal::Error;
use super::replay::{Frozen, Start};
use super::table::Terms;
use super::{Game, PrivateState, contact, decide, time_out};
use crate::id::{GameId, UserId};
use crate::time::Millis;

/// An action that was taken, and how it came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Done {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// Whether it had been decided ahead.
    pub ahead: Ahead,
}

/// When it begins, what its people have said of themselves, and what differs from a real game.
#[derive(Debug, Clone)]
pub struct Options {
    /// When its first question is put.
    pub started_at: Millis,
    /// What the people have said of themselves, each as [`person`].
    pub settings: Vec<(UserId, Setting)>,
    /// What they leave to the program.
    pub leaving: Vec<Autoplay>,
    /// Whether auctions ask one bidder after the other, where a real one asks all at once.
    pub asks_in_turn: bool,
    /// How many of the last seats computer players have.
    pub computers: usize,
}

impl Options {
    /// A game as any other, of people who have said nothing.
    pub fn at(started_at: Millis) -> Options {
        Options { started_at, settings: Vec::new(), leaving: Vec::new(), asks_in_turn: false, computers: 0 }
    }
}

/// A game that is rehearsed.
#[derive(Debug)]
pub struct InMemoryGame {
    game: Game,
}

/// The person on a seat.
pub fn person(seat: Seat) -> UserId {
    UserId(seat.index() as i64 + 1)
}

fn by(seat: Seat) -> Person {
    Person { who: Who::User(person(seat)), name: person(seat).to_string() }
}

fn computer(seat: Seat) -> Person {
    Person { who: Who::Computer(Level::Easy), name: person(seat).to_string() }
}

/// The game that a record tells, of people by the names in it, as one that was played at once.
///
/// # Errors
/// Never, for a record that was read.
pub fn of_record(record: &Record, terms: Terms, at: Millis) -> Result<Game, Frozen> {
    let people = record.setup().players().seats().zip(record.names());
    let people = people.map(|(seat, name)| Person { name: name.clone(), ..by(seat) });
    let start = Start {
        id: GameId(1),
        rules: RULES,
        zone: None,
        terms,
        in_cup: None,
        started_at: at,
        deal: Deal { setup: *record.setup(), salt: String::new() },
        people: people.collect(),
        host: Number(0),
    };
    let line = |(seq, (seat, action)): (i64, &(Seat, Action))| {
        Line::at_once(seq, Actor::Person(Number(seat.index() as u32)), at, action.to_string())
    };
    let lines: Vec<Line> = (1..).zip(record.actions()).map(line).collect();
    let seq = lines.len() as i64;
    start.replay(lines, seq)
}

impl InMemoryGame {
    /// Begins a game, with the quick draws that come first.
    ///
    /// # Errors
    /// Never, for a setup that was dealt.
    pub fn begin(setup: Setup, terms: Terms, options: Options) -> Result<(InMemoryGame, Vec<Done>), Error> {
        let players = setup.players();
        let people = players.count().saturating_sub(options.computers);
        let who = |seat: Seat| if seat.index() < people { by(seat) } else { computer(seat) };
        let start = Start {
            id: GameId(1),
            rules: RULES,
            zone: None,
            terms,
            in_cup: None,
            started_at: options.started_at,
            deal: Deal { setup, salt: String::new() },
            people: players.seats().map(who).collect(),
            host: Number(0),
        };
        let mut game = start.begin()?;
        game.table.asks_in_turn = options.asks_in_turn;
        let game = game.with(PrivateState {
            settings: options.settings,
            ahead: AnswersAhead { leaving: options.leaving, ..AnswersAhead::default() },
            ..PrivateState::default()
        });
        let mut rehearsal = InMemoryGame { game };
        let done = rehearsal.change(By::Program, options.started_at, |_| Ok(()))?;
        Ok((rehearsal, done))
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What a player decides, and everything that follows from it.
    pub fn decide(&mut self, seat: Seat, decision: &Decision, now: Millis) -> Result<Vec<Done>, Error> {
        self.change(By::Person(by(seat)), now, |draft| decide::decide(draft, seat, decision, None))
    }

    /// The player on a seat looks at the game.
    ///
    /// # Errors
    /// Never, for a game that was begun here.
    pub fn look(&mut self, seat: Seat, now: Millis) -> Result<Vec<Done>, Error> {
        self.change(By::Person(by(seat)), now, |draft| {
            contact::looks(draft);
            Ok(())
        })
    }

    /// The player on a seat wants to be called to what they are asked in an hour.
    pub fn call_later(&mut self, seat: Seat, now: Millis) -> Result<Vec<Done>, Error> {
        self.change(By::Person(by(seat)), now, |draft| contact::call_later(draft, None, Some(When::OneHour)))
    }

    /// What a computer player does that stands in.
    pub fn stand_in(&mut self, seat: Seat, action: Action, now: Millis) -> Result<Vec<Done>, Error> {
        self.change(By::Computer, now, |draft| draft.act(seat, action))
    }

    /// What happens when the time of whoever is to act has run out.
    ///
    /// # Errors
    /// Never, for a game that was begun here.
    pub fn run_out(&mut self, now: Millis) -> Result<Vec<Done>, Error> {
        self.change(By::Program, now, time_out::run_out)
    }

    fn change(
        &mut self,
        by: By,
        now: Millis,
        change: impl FnOnce(&mut Draft) -> Result<(), Error>,
    ) -> Result<Vec<Done>, Error> {
        let from = self.game.record.actions().len();
        // A refusal changes nothing, as nowhere.
        let mut draft = Draft::new(self.game.clone(), by, now);
        change(&mut draft)?;
        let written = draft.finish()?;
        let ahead = |line: &super::Line| line.action().map(|_| line.ahead);
        let ahead: Vec<Ahead> = written.lines().iter().filter_map(ahead).collect();
        self.game = written.game;
        let done = self.game.record.actions()[from..].iter().zip(ahead);
        Ok(done.map(|(&(seat, action), ahead)| Done { seat, action, ahead }).collect())
    }
}
