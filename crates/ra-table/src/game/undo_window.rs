//! What somebody has decided on their turn, for as long as they can take it back: nobody else sees it, and nothing has
//! come of it. What has been played tells whoever played it what others have kept secret, so it stays played.

use std::fmt;
use std::str::FromStr;

use ra::rules::{Action, Seat};

use super::actor::Actor;
use super::answers_ahead::plan::{Answer, Plan};
use super::decide::Decision;
use super::draft::{Decided, Draft};
use super::entry::NoEntry;
use super::refusal::{Error, Refusal};
use super::second_thoughts::SecondThoughts;
use super::{By, Game, Person};
use crate::time::Millis;

/// What a decision becomes once it is played. Its words are stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    /// The actions, in order; at least one.
    pub actions: Vec<Action>,
    /// One's own answer to the auction that they open.
    pub answer: Option<Answer>,
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, action) in self.actions.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{action}")?;
        }
        self.answer.iter().try_for_each(|answer| write!(f, "; {answer}"))
    }
}

impl FromStr for Moves {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Moves, NoEntry> {
        let (actions, answer) = match words.split_once("; ") {
            Some((actions, answer)) => (actions, Some(answer.parse()?)),
            None => (words, None),
        };
        let action = |word: &str| word.parse().map_err(|_| NoEntry(words.to_owned()));
        Ok(Moves { actions: actions.split(", ").map(action).collect::<Result<_, _>>()?, answer })
    }
}

/// What somebody has decided on their turn and can still take back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pending {
    /// Who has: whoever is to act.
    pub seat: Seat,
    /// The entry that put the question.
    pub question: i64,
    /// What becomes of it.
    pub moves: Moves,
    /// As who they are known who have decided it.
    pub name: String,
    /// When they did. Their clock stands still from then on.
    pub at: Millis,
    /// When it is played.
    pub until: Millis,
}

/// What somebody has decided of which nobody else sees anything yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unseen {
    /// What they decided at a moment on their turn, and can take back for a while.
    OnTurn(Millis),
    /// Their answer in the auction that was opened by the entry of this number.
    InAuction(i64),
}

/// What became of what somebody decided that nobody else saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhatBecame {
    /// It can still be taken back, or the auction is still under way.
    Rests,
    /// It was played by the entries after one, up to another.
    Played(i64, i64),
    /// The auction is over that was opened by the entry of this number.
    Ended(i64),
    /// It was taken back, or they decided otherwise.
    TakenBack,
}

impl Game {
    /// What became of what the owner of a seat decided.
    pub fn what_became(&self, seat: Seat, decided: Unseen) -> WhatBecame {
        let decided_at = match decided {
            Unseen::OnTurn(at) => at,
            Unseen::InAuction(opened) if self.table.question.auction() == Some(opened) => {
                return WhatBecame::Rests;
            }
            Unseen::InAuction(opened) => return WhatBecame::Ended(opened),
        };
        if self.aside.pending.as_ref().is_some_and(|pending| (pending.seat, pending.at) == (seat, decided_at))
        {
            return WhatBecame::Rests;
        }
        let own = Actor::Person(self.table.player(seat).number);
        let is_it = |line: &&super::Line| {
            line.actor == own && !line.ahead.is_ahead() && line.decided_at == decided_at
        };
        let mut played = self.lasting_lines().filter(is_it).map(|line| line.seq);
        let first = played.next();
        first.map_or(WhatBecame::TakenBack, |first| {
            WhatBecame::Played(first - 1, played.next_back().unwrap_or(first))
        })
    }

    /// What whoever is to act has decided and can still take back.
    pub fn pending(&self) -> Option<&Pending> {
        self.aside.pending.as_ref()
    }

    /// Forgets what was decided on a question that is no longer open, or by somebody who no longer has the chair.
    pub(super) fn drop_past_pending(&mut self) {
        let (table, asked) = (&self.table, self.state().to_act());
        let is_open = |pending: &Pending| {
            let by = (table.question.by(), asked) == (pending.question, Some(pending.seat));
            by && !table.called_off && table.player(pending.seat).computer().is_none()
        };
        self.aside.pending.take_if(|pending| !is_open(pending));
    }
}

impl Draft {
    /// Keeps a decision of whoever is to act until it can no longer be taken back. A drawn tile cannot, so it is drawn at
    /// once; and so is played what is no more than an order. Says whether it is kept.
    pub(super) fn keep_pending(
        &mut self,
        seat: Seat,
        decision: &Decision,
        time: SecondThoughts,
    ) -> Result<bool, Error> {
        let By::Person(Person { name, .. }) = self.by.clone() else { return Ok(false) };
        let is_turn = self.game.state().to_act() == Some(seat);
        let is_played_at_once = matches!(
            decision,
            Decision::Draw
                | Decision::DrawOn(_)
                | Decision::AskOnTurn
                | Decision::Withdraw
                | Decision::Order(_)
        );
        if !is_turn || is_played_at_once || self.table().is_of_one_person() {
            return Ok(false);
        }
        let moves = self.moves(seat, decision)?;
        if moves.actions.is_empty() {
            return Ok(false);
        }
        let question = self.table().question.by();
        let (at, until) = (self.now, self.now.after(time.at(self.table().terms.pace)));
        self.game.aside.pending = Some(Pending { seat, question, moves, name, at, until });
        Ok(true)
    }

    /// What a decision would become if it were played now.
    fn moves(&self, seat: Seat, decision: &Decision) -> Result<Moves, Error> {
        let from = self.game.lines.len();
        let mut tried = self.again();
        // What it takes the place of does not come before it.
        tried.game.aside.pending = None;
        tried.take_decision(seat, decision)?;
        let mut actions: Vec<Action> =
            tried.game.lines[from..].iter().filter_map(super::Line::action).collect();
        let mut answer = None;
        if tried.just_said == Some(seat) {
            match tried.game.ordered() {
                Some((next, action)) if next == seat => actions.push(action),
                _ => answer = tried.game.plan_of(seat).and_then(|plan| plan.answer),
            }
        }
        Ok(Moves { actions, answer })
    }

    /// Plays at once what whoever makes the change has decided at that moment.
    ///
    /// # Errors
    /// [`Refusal::NotPending`] when it has been played or taken back, or something else was decided after it.
    pub fn carry_on(&mut self, decided_at: Millis) -> Result<(), Error> {
        let seat = self.own_seat()?;
        self.table().may_play(seat)?;
        let own = |pending: &mut Pending| (pending.seat, pending.at) == (seat, decided_at);
        let pending = self.game.aside.pending.take_if(own).ok_or(Refusal::NotPending)?;
        self.play_pending(pending)
    }

    /// Plays what can no longer be taken back, if there is such a thing; says whether there was.
    pub(super) fn play_if_due(&mut self) -> Result<bool, Error> {
        let now = self.now;
        match self.game.aside.pending.take_if(|pending| pending.until <= now) {
            Some(pending) => self.play_pending(pending).map(|()| true),
            None => Ok(false),
        }
    }

    fn play_pending(&mut self, pending: Pending) -> Result<(), Error> {
        let Pending { seat, moves, name, at, .. } = pending;
        self.known_as(seat, name);
        for action in moves.actions {
            self.check(seat, action)?;
            self.take_own(seat, action, Decided::At(at))?;
        }
        if let Some(answer) = moves.answer {
            self.keep(seat, Plan::from(answer));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use ra::rules::{Space, Sun, Tile};

    use super::*;

    #[test]
    fn moves_read_back() {
        let check = |words: &str, actions: &[Action], answer: Option<Answer>| {
            let moves = Moves { actions: actions.to_vec(), answer };
            assert_eq!(moves.to_string(), words);
            assert_eq!(words.parse(), Ok(moves));
        };
        let sun = Sun::new(9).unwrap();
        check("invoke", &[Action::Invoke], None);
        check("invoke; up to 9", &[Action::Invoke], Some(Answer::UpTo(sun)));
        check("invoke, bid 9", &[Action::Invoke, Action::Bid(sun)], None);
        let spaces = [Space::new(1).unwrap(), Space::new(8).unwrap()];
        let spent = [Action::God(spaces[0]), Action::God(spaces[1]), Action::Done];
        check(&format!("{}, {}, {}", spent[0], spent[1], spent[2]), &spent, None);
        let given = [Action::Discard(Tile::Pharaoh), Action::Discard(Tile::Pharaoh)];
        check(&format!("{}, {}", given[0], given[1]), &given, None);
    }

    #[test]
    fn other_words_are_no_moves() {
        for words in ["", "invoke,", "invoke; ", "bid 9; bid", "invoke, pause"] {
            assert_eq!(words.parse::<Moves>().map_err(drop), Err(()), "{words}");
        }
    }
}
