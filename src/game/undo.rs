//! Taking back what one has just done, as long as nothing has come of it: an entry of the history, never a deletion.

use super::actor::{Actor, Number};
use super::draft::Draft;
use super::entry::Entry;
use super::fold::Line;
use super::refusal::{Error, Refusal};
use super::{Aside, Game};
use crate::rules::{Action, Event, Seat};

impl Game {
    /// Whether whoever has a seat can take back what they did last.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoes_to(self.table.player(seat).number).is_some()
    }

    /// The entry that the game goes back to if somebody takes back what they did last.
    fn undoes_to(&self, number: Number) -> Option<i64> {
        let done = self.done_last();
        if done.iter().any(|line| line.actor != Actor::Person(number) || line.ahead) {
            return None;
        }
        // Coming back to one's chair is not taken back.
        let came_back = |line: &&Line| matches!(line.words.parse(), Ok(Entry::Back(_)));
        let done = &done[done.iter().take_while(|line| came_back(line)).count()..];
        let first = done.first()?.seq;
        let known = |line: &Line| match line.words.parse() {
            Ok(Entry::Action(action)) => action != Action::Draw,
            Ok(_) | Err(_) => false,
        };
        let mut events = self.table.story.between(first - 1, self.table.seq);
        let revealed = events.any(|event| matches!(event, Event::EpochEnded { .. }));
        (done.iter().all(known) && !revealed).then_some(first - 1)
    }

    /// The last entries, as far as they were made together by one.
    fn done_last(&self) -> &[Line] {
        let Some(last) = self.lines.last() else { return &[] };
        let together = |line: &&Line| (line.actor, line.at) == (last.actor, last.at);
        let count = self.lines.iter().rev().take_while(together).count();
        &self.lines[self.lines.len() - count..]
    }

    /// The same game with one entry more that changes what those before it mean.
    fn folded_anew(self, line: Line) -> Result<Game, Error> {
        let Game { mut start, mut lines, table, given, orders, settings, outages, called, .. } = self;
        start.people = table.chairs.people().to_vec();
        let asked = table.question.auction();
        let seq = line.seq;
        lines.push(line);
        let game = Game::fold(start, lines, seq).map_err(|frozen| frozen.reason)?;
        // Answers belong to their auction.
        let given = if game.table.question.auction() == asked { given } else { Vec::new() };
        Ok(game.with(Aside { given, orders, settings, outages, called }))
    }
}

impl Draft {
    /// Takes back the last decision in the game, for whoever made it.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] when somebody else has acted since, an order was played, or something unknown came of it.
    pub fn undo(&mut self) -> Result<(), Error> {
        let seat = self.own_seat()?;
        self.table().may_play(seat)?;
        let to = self.game.undoes_to(self.table().player(seat).number).ok_or(Refusal::NothingToUndo)?;
        let (seq, actor, words) = (self.table().seq + 1, self.actor(), Entry::Undo(to).to_string());
        let line = Line { seq, actor, at: self.now, words, ahead: false };
        self.game = self.game.clone().folded_anew(line)?;
        Ok(())
    }
}
