//! The draw for few people: all ways to seat them are tried.

use std::ops::Range;

use super::{Cost, Problem, Seats};

/// For so many people all ways are tried.
pub(super) const MOST: usize = 12;

/// For one game the best draw; for several at once one in which nobody meets twice. `None` if there is none, or too many
/// people for a search.
pub(super) fn search(problem: &Problem) -> Option<Seats> {
    let largest = problem.tables.first()?.len();
    // Those of one table all need another one in the next game. So several games at once are searched for tables of three
    // alone: from 13 people on others would do.
    let must_meet_again = problem.games > 1 && largest > problem.tables.len();
    if problem.people > MOST || must_meet_again {
        return None;
    }
    let mut search = Search {
        problem,
        met: problem.met.clone(),
        is_seated: vec![false; problem.people],
        seats: Vec::new(),
        found: None,
    };
    if problem.games == 1 {
        search.seats.push(Vec::new());
        search.seat(Cost::default());
    } else {
        // Who meets in the first game does not matter: nobody has met before.
        search.next_game((0..problem.people).collect());
    }
    search.found.map(|(_, seats)| seats)
}

struct Search<'p> {
    problem: &'p Problem,
    /// How often two have met, with the games that are drawn.
    met: Vec<u8>,
    /// Who has a seat in the game that is being drawn.
    is_seated: Vec<bool>,
    /// The games that are drawn, and the one that is being drawn.
    seats: Seats,
    found: Option<(Cost, Seats)>,
}

impl Search<'_> {
    /// Takes a game as drawn, and goes on with the next one.
    fn next_game(&mut self, game: Vec<usize>) {
        self.meet(&game, 1);
        self.seats.push(game);
        let is_seated = std::mem::replace(&mut self.is_seated, vec![false; self.problem.people]);
        if self.seats.len() == self.problem.games {
            self.found = Some((Cost::default(), self.seats.clone()));
        } else {
            self.seats.push(Vec::new());
            self.seat(Cost::default());
            self.seats.pop();
        }
        self.is_seated = is_seated;
        let game = self.seats.pop().unwrap_or_default();
        self.meet(&game, -1);
    }

    /// Gives the next seat to everybody in turn who may have it.
    fn seat(&mut self, cost: Cost) {
        let Some(game) = self.seats.last_mut() else { return };
        let seat = game.len();
        if seat == self.problem.people {
            self.is_full(cost);
            return;
        }
        for person in self.candidates(seat) {
            if self.is_seated[person] {
                continue;
            }
            let then = cost + self.joining(person, seat);
            if !self.may_be_better(then) {
                continue;
            }
            self.is_seated[person] = true;
            self.seats.last_mut().expect("a game is being drawn").push(person);
            self.seat(then);
            self.seats.last_mut().expect("a game is being drawn").pop();
            self.is_seated[person] = false;
        }
    }

    /// Everybody has a seat in this game.
    fn is_full(&mut self, cost: Cost) {
        if self.problem.games == 1 {
            self.found = Some((cost, self.seats.clone()));
        } else if let Some(game) = self.seats.pop() {
            self.next_game(game.clone());
            self.seats.push(game);
        }
    }

    /// Who may have a seat. People sit at a table in order, and tables of one size stand in the order of their first
    /// people: otherwise the same draw would be found many times.
    fn candidates(&self, seat: usize) -> Range<usize> {
        let tables = &self.problem.tables;
        let table = self.problem.table_of[seat];
        let game = self.seats.last().map_or(&[][..], |game| game);
        let from = match table.checked_sub(1).map(|before| &tables[before]) {
            _ if seat > tables[table].start => game[seat - 1] + 1,
            Some(before) if before.len() == tables[table].len() => game[before.start] + 1,
            Some(_) | None => 0,
        };
        match (self.problem.games, self.seats.len(), seat) {
            // Whom the first person meets in the second game does not matter either.
            (2.., 2, 0..3) => seat * 3..seat * 3 + 1,
            // Games that are drawn at once have no order: here they stand in the order of the first person's mates.
            (2.., 2.., 1) => from.max(self.seats[self.seats.len() - 2][1] + 1)..self.problem.people,
            _ => from..self.problem.people,
        }
    }

    /// What it costs that somebody takes a seat.
    fn joining(&self, person: usize, seat: usize) -> Cost {
        let problem = self.problem;
        let table = problem.table_of[seat];
        let game = self.seats.last().map_or(&[][..], |game| game);
        let is_second_small = problem.is_small[table] && problem.small[person] > 0;
        let own = Cost { second_small: is_second_small.into(), ..Cost::default() };
        let mates = game[problem.tables[table].start..].iter();
        mates.fold(own, |cost, mate| cost + problem.meeting(person, *mate, &self.met))
    }

    fn may_be_better(&self, cost: Cost) -> bool {
        match &self.found {
            _ if self.problem.games > 1 => cost.repeats == 0 && self.found.is_none(),
            Some((best, _)) => cost < *best,
            None => true,
        }
    }

    /// Notes that people meet in a game, or no longer do.
    fn meet(&mut self, game: &[usize], step: i8) {
        for seats in &self.problem.tables {
            for one in seats.clone() {
                for other in seats.clone().filter(|other| *other != one) {
                    let pair = game[one] * self.problem.people + game[other];
                    self.met[pair] = self.met[pair].saturating_add_signed(step);
                }
            }
        }
    }
}
