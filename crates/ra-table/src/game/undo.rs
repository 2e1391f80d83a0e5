//! Taking back what one has just done: before it is played nobody has seen it, and after that it is an entry of the
//! history, never a deletion.

use ra::rules::{Action, Event, Seat};

use super::Game;
use super::actor::Actor;
use super::answers_ahead::pending::{Unseen, WhatBecame};
use super::draft::Draft;
use super::entry::Entry;
use super::history_line::Line;
use super::refusal::{Error, GameRefusal};

/// What can be taken back in a game, and was.
#[derive(Debug, Clone, Copy)]
pub struct Undo<'g> {
    pub(super) game: &'g Game,
}

impl<'g> Undo<'g> {
    /// Whether whoever has a seat can take back what they did last, which has been played.
    pub fn can_undo(self, seat: Seat) -> bool {
        self.undoes_to(seat).is_some()
    }

    /// The entry that the game goes back to if whoever has a seat takes back what they did last. With others at the table
    /// that is only what has asked and passed over nobody else.
    fn undoes_to(self, seat: Seat) -> Option<i64> {
        let answered = if self.game.table.is_of_one_person() { self.answered_by_computers() } else { 0 };
        let asks_nobody_else = self.game.table.is_of_one_person() || self.game.state().to_act() == Some(seat);
        let before = &self.game.lines[..self.game.lines.len() - answered];
        let done = done_last(before);
        let own = Actor::Person(self.game.table.player(seat).number);
        if !asks_nobody_else || done.iter().any(|line| line.actor != own || line.ahead.is_ahead()) {
            return None;
        }
        // Coming back to one's chair is not taken back.
        let came_back = |line: &&Line| matches!(line.words.parse(), Ok(Entry::Back(_)));
        let done = &done[done.iter().take_while(|line| came_back(line)).count()..];
        let (first, last) = (done.first()?.seq, done.last()?);
        let is_known = done.iter().all(|line| line.action().is_some_and(|action| action != Action::Draw));
        let is_answer = matches!(last.action(), Some(Action::Bid(_) | Action::Pass));
        let mut events = self.game.table.story.between(first - 1, self.game.table.seq);
        let revealed = events.any(|event| matches!(event, Event::EpochEnded { .. }));
        (is_known && (answered == 0 || is_answer) && !revealed).then_some(first - 1)
    }

    /// How many of the last entries are computer players' answers to what was done before, which drew no tile.
    fn answered_by_computers(self) -> usize {
        let is_answer = |line: &&Line| {
            let by_computer = matches!(line.actor, Actor::Computer(_));
            by_computer && line.action().is_some_and(|action| action != Action::Draw)
        };
        self.game.lines.iter().rev().take_while(is_answer).count()
    }

    /// What became of what the owner of a seat decided.
    pub fn what_became(self, seat: Seat, decided: Unseen) -> WhatBecame {
        let decided_at = match decided {
            Unseen::OnTurn(at) => at,
            Unseen::InAuction(opened) if self.game.table.question.auction() == Some(opened) => {
                return WhatBecame::Rests;
            }
            Unseen::InAuction(opened) => return WhatBecame::Ended(opened),
        };
        if self
            .game
            .private
            .ahead
            .pending
            .as_ref()
            .is_some_and(|pending| (pending.seat, pending.at) == (seat, decided_at))
        {
            return WhatBecame::Rests;
        }
        let own = Actor::Person(self.game.table.player(seat).number);
        let is_it = |line: &&super::Line| {
            line.actor == own && !line.ahead.is_ahead() && line.decided_at == decided_at
        };
        let mut played = self.game.lasting_lines().filter(is_it).map(|line| line.seq);
        let first = played.next();
        first.map_or(WhatBecame::TakenBack, |first| {
            WhatBecame::Played(first - 1, played.next_back().unwrap_or(first))
        })
    }
}

/// The last entries, as far as they were made together by one.
fn done_last(lines: &[Line]) -> &[Line] {
    let Some(last) = lines.last() else { return &[] };
    let together = |line: &&Line| (line.actor, line.at) == (last.actor, last.at);
    &lines[lines.len() - lines.iter().rev().take_while(together).count()..]
}

/// Takes back what whoever makes the change has decided and nobody has seen; or else the last decision in the
/// game, if it was theirs and nothing came of it that they did not know.
///
/// # Errors
/// [`GameRefusal::NothingToUndo`] when somebody else has acted or been asked since, an order was played, or something
/// unknown came of it. Where one person plays with computer players, what these answered is taken back with it.
pub fn undo(draft: &mut Draft) -> Result<(), Error> {
    let seat = draft.own_seat()?;
    if draft.game.private.ahead.pending.take_if(|pending| pending.seat == seat).is_some() {
        return Ok(());
    }
    draft.table().may_play(seat)?;
    let to = draft.game.undo().undoes_to(seat).ok_or(GameRefusal::NothingToUndo)?;
    let (seq, actor, words) = (draft.table().seq + 1, draft.actor(), Entry::Undo(to).to_string());
    let line = Line::at_once(seq, actor, draft.now, words);
    draft.game = replayed_with(draft.game.clone(), line)?;
    Ok(())
}

/// The same game with one entry more that changes what those before it mean.
fn replayed_with(game: Game, line: Line) -> Result<Game, Error> {
    let Game { mut start, mut lines, table, mut private, .. } = game;
    start.people = table.chairs.people().to_vec();
    let (asked, seq) = (table.question.auction(), line.seq);
    lines.push(line);
    let game = start.replay(lines, seq).map_err(|frozen| frozen.reason)?;
    private.calling_off = table.calling_off;
    // Answers belong to their auction.
    if game.table.question.auction() != asked {
        private.ahead.given.clear();
    }
    Ok(game.with(private))
}
