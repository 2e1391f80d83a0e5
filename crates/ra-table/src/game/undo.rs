//! Taking back what one has just done: before it is played nobody has seen it, and after that it is an entry of the
//! history, never a deletion.

use ra::rules::{Action, Event, Seat};

use super::Game;
use super::actor::Actor;
use super::draft::Draft;
use super::entry::Entry;
use super::history_line::Line;
use super::refusal::{Error, Refusal};

impl Game {
    /// Whether whoever has a seat can take back what they did last, which has been played.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoes_to(seat).is_some()
    }

    /// The entry that the game goes back to if whoever has a seat takes back what they did last. With others at the table
    /// that is only what has asked and passed over nobody else.
    fn undoes_to(&self, seat: Seat) -> Option<i64> {
        let answered = if self.table.is_of_one_person() { self.answered_by_computers() } else { 0 };
        let asks_nobody_else = self.table.is_of_one_person() || self.state().to_act() == Some(seat);
        let before = &self.lines[..self.lines.len() - answered];
        let done = done_last(before);
        let own = Actor::Person(self.table.player(seat).number);
        if !asks_nobody_else || done.iter().any(|line| line.actor != own || line.ahead.is_ahead()) {
            return None;
        }
        // Coming back to one's chair is not taken back.
        let came_back = |line: &&Line| matches!(line.words.parse(), Ok(Entry::Back(_)));
        let done = &done[done.iter().take_while(|line| came_back(line)).count()..];
        let (first, last) = (done.first()?.seq, done.last()?);
        let is_known = done.iter().all(|line| line.action().is_some_and(|action| action != Action::Draw));
        let is_answer = matches!(last.action(), Some(Action::Bid(_) | Action::Pass));
        let mut events = self.table.story.between(first - 1, self.table.seq);
        let revealed = events.any(|event| matches!(event, Event::EpochEnded { .. }));
        (is_known && (answered == 0 || is_answer) && !revealed).then_some(first - 1)
    }

    /// How many of the last entries are computer players' answers to what was done before, which drew no tile.
    fn answered_by_computers(&self) -> usize {
        let is_answer = |line: &&Line| {
            let by_computer = matches!(line.actor, Actor::Computer(_));
            by_computer && line.action().is_some_and(|action| action != Action::Draw)
        };
        self.lines.iter().rev().take_while(is_answer).count()
    }

    /// The same game with one entry more that changes what those before it mean.
    fn folded_anew(self, line: Line) -> Result<Game, Error> {
        let Game { mut start, mut lines, table, mut aside, .. } = self;
        start.people = table.chairs.people().to_vec();
        let (asked, seq) = (table.question.auction(), line.seq);
        lines.push(line);
        let game = Game::fold(start, lines, seq).map_err(|frozen| frozen.reason)?;
        aside.calling_off = table.calling_off;
        // Answers belong to their auction.
        if game.table.question.auction() != asked {
            aside.given.clear();
        }
        Ok(game.with(aside))
    }
}

/// The last entries, as far as they were made together by one.
fn done_last(lines: &[Line]) -> &[Line] {
    let Some(last) = lines.last() else { return &[] };
    let together = |line: &&Line| (line.actor, line.at) == (last.actor, last.at);
    &lines[lines.len() - lines.iter().rev().take_while(together).count()..]
}

impl Draft {
    /// Takes back what whoever makes the change has decided and nobody has seen; or else the last decision in the
    /// game, if it was theirs and nothing came of it that they did not know.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] when somebody else has acted or been asked since, an order was played, or something
    /// unknown came of it. Where one person plays with computer players, what these answered is taken back with it.
    pub fn undo(&mut self) -> Result<(), Error> {
        let seat = self.own_seat()?;
        if self.game.aside.pending.take_if(|pending| pending.seat == seat).is_some() {
            return Ok(());
        }
        self.table().may_play(seat)?;
        let to = self.game.undoes_to(seat).ok_or(Refusal::NothingToUndo)?;
        let (seq, actor, words) = (self.table().seq + 1, self.actor(), Entry::Undo(to).to_string());
        let line = Line::at_once(seq, actor, self.now, words);
        self.game = self.game.clone().folded_anew(line)?;
        Ok(())
    }
}
