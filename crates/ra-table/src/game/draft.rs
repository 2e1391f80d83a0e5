//! A change of a game, before it is written down: entries are added to its history, and what follows from them.
//!
//! It is made anew from what is stored whenever it has to be tried again, and thinks, waits and asks for nothing.

use std::time::Duration;

use ra::rules::{Action, Seat};

use super::Game;
use super::actor::{Actor, By, Number, Person};
use super::answers_ahead::plan;
use super::answers_ahead::sealed_answers::Kept;
use super::decided_how::Ahead;
use super::entry::Entry;
use super::history_line::Line;
use super::refusal::{Error, GameRefusal};
use super::table::Table;
use super::{cancel_vote, obvious_moves, replay, time_out};
use crate::id::UserId;
use crate::time::Millis;

/// So many questions waited so long. Class 0 is under a minute, class n from 2^(n-1) to 2^n minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WaitCount {
    /// The class of waking time.
    pub waking: i64,
    /// The class of time by the wall.
    pub wall: i64,
    /// How many.
    pub count: i64,
}

/// How long a question had waited that a person answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wait {
    /// Whom it had waited for.
    pub user: UserId,
    /// How much waking time of theirs.
    pub waking: Duration,
    /// How much time by the wall.
    pub wall: Duration,
}

/// What has to be written down.
#[derive(Debug)]
pub struct Written {
    /// The game after the change.
    pub game: Game,
    /// How many entries there were before it.
    pub before: i64,
    /// People who are new in the history, or known by another name from the next change on.
    pub people: Vec<(Number, Person)>,
    /// How long questions had waited.
    pub waits: Vec<Wait>,
    /// Whether the board that comes of it must not be an answer to the interaction that brought it, nor name it.
    pub apart: bool,
}

impl Written {
    /// The entries that were added.
    pub fn lines(&self) -> &[Line] {
        let before = usize::try_from(self.before).unwrap_or_default();
        self.game.lines.get(before..).unwrap_or_default()
    }

    /// Whether everybody sees something of it.
    pub fn is_public(&self) -> bool {
        self.game.table.seq > self.before
    }
}

/// When an action was decided on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Decided {
    /// Just now.
    Now,
    /// Earlier, in case the game came to it; drawn quickly, by nobody.
    Before(Ahead, Millis),
    /// At this moment, on one's turn.
    At(Millis),
}

/// A game, and what is being changed of it.
#[derive(Debug)]
pub struct Draft {
    pub(super) game: Game,
    pub(super) now: Millis,
    pub(super) by: By,
    /// How many entries there were before.
    pub(super) before: i64,
    people: Vec<(Number, Person)>,
    waits: Vec<Wait>,
    /// Whether the board that comes of the change must not be an answer to the interaction that brought it, nor name it.
    pub(super) apart: bool,
    /// The new name of the person who makes the change, if everybody sees that they were here. It stays as it was with an
    /// answer that is only kept: the next board would tell of that.
    pub(super) called_now: Option<String>,
    /// Who has just answered an auction themselves.
    pub(super) just_said: Option<Seat>,
    /// Whether nothing is drawn before everybody has seen the promise.
    only_dealt: bool,
}

impl Draft {
    /// Begins a change.
    pub fn new(game: Game, by: By, now: Millis) -> Draft {
        let before = game.table.seq;
        Draft {
            game,
            now,
            by,
            before,
            people: Vec::new(),
            waits: Vec::new(),
            apart: false,
            called_now: None,
            just_said: None,
            only_dealt: false,
        }
    }

    /// The same game, with nothing changed in it by whoever makes this change.
    pub(super) fn again(&self) -> Draft {
        Draft { before: self.before, ..Draft::new(self.game.clone(), self.by.clone(), self.now) }
    }

    /// The game is dealt, and everybody is to be shown the promise about the bag before anything is drawn: nothing
    /// follows yet.
    pub fn deal_only(&mut self) {
        self.only_dealt = true;
    }

    /// The game as it is so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The table as it is so far.
    pub fn table(&self) -> &Table {
        &self.game.table
    }

    /// When it is made.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// Who makes it.
    pub fn by(&self) -> &By {
        &self.by
    }

    /// The seat of whoever makes the change.
    pub fn own_seat(&self) -> Result<Seat, GameRefusal> {
        let seat = self.by.user().and_then(|user| self.table().seat_of(user));
        seat.ok_or(GameRefusal::NotSeated)
    }

    /// Follows what has been decided ahead, as long as there is something for whoever is to act, and says what has to be
    /// written down.
    pub fn finish(mut self) -> Result<Written, Error> {
        if !self.only_dealt {
            self.follow_orders()?;
        }
        cancel_vote::settle_calling_off(&mut self)?;
        self.game.private.ahead.drop_past_pending(&self.game.table);
        self.game.private.drop_past_later(self.game.table.question_number());
        let own = self.by.user().and_then(|user| self.table().chairs.number_of(user));
        let is_public = self.table().seq > self.before;
        if let (Some(name), Some(number), true) = (self.called_now.take(), own, is_public)
            && let Some(person) = self.table().chairs.person(number).filter(|person| person.name != name)
        {
            self.people.push((number, Person { who: person.who, name }));
        }
        let Draft { game, before, people, waits, apart, .. } = self;
        Ok(Written { game, before, people, waits, apart })
    }

    /// Who acts, for the history, which knows them from now on.
    pub(super) fn actor(&mut self) -> Actor {
        match &self.by {
            By::Program => Actor::Program,
            By::Computer => self.computer(),
            By::Person(person) => Actor::Person(self.enter(person.clone())),
        }
    }

    /// The computer player that is to act: the chair's own, or one that stands in.
    fn computer(&self) -> Actor {
        let to_act = self.table().position.to_act().map(|seat| self.table().player(seat));
        match to_act.filter(|player| !player.is_person()) {
            Some(player) => Actor::Computer(player.number),
            None => Actor::StandIn,
        }
    }

    /// The number of a person, who is known in the history from now on.
    pub(super) fn enter(&mut self, person: Person) -> Number {
        let chairs = &mut self.game.table.chairs;
        let before = chairs.people().len();
        let number = chairs.enter(person.clone());
        if chairs.people().len() > before {
            self.people.push((number, person));
        }
        number
    }

    /// Seats a person, who is known by their present name from then on.
    pub(super) fn enter_anew(&mut self, person: &Person) -> Number {
        let number = self.enter(person.clone());
        self.game.table.chairs.rename(number, &person.name);
        self.people.push((number, person.clone()));
        number
    }

    pub(super) fn take(&mut self, entry: Entry, actor: Actor, decided: Decided) -> Result<(), Error> {
        let (seq, at) = (self.game.table.seq + 1, self.now);
        let asked = self.table().position().to_act();
        let (ahead, decided_at) = match decided {
            Decided::Now => (Ahead::No, at),
            Decided::Before(ahead, earlier) => (ahead, earlier),
            Decided::At(earlier) => (Ahead::No, earlier),
        };
        let answers = matches!(entry, Entry::Action(_) | Entry::StandIn(..));
        let paid = asked
            .filter(|_| answers)
            .and_then(|seat| self.game.private.ahead.paid_otherwise(&self.game.table, seat, decided_at));
        replay::take(
            &mut self.game,
            Line { seq, actor, at, decided_at, words: entry.to_string(), ahead, paid },
        )?;
        if matches!(entry, Entry::Action(_)) {
            replay::look(&mut self.game);
            self.game.private.ahead.follow_action(&self.game.table, seq);
        }
        Ok(())
    }

    /// Adds an entry that is no action, made by whoever makes the change.
    pub(super) fn note(&mut self, entry: Entry) -> Result<(), Error> {
        let actor = self.actor();
        self.take(entry, actor, Decided::Now)
    }

    /// Adds an entry that is no action, made by the program.
    pub(super) fn note_itself(&mut self, entry: Entry) -> Result<(), Error> {
        self.take(entry, Actor::Program, Decided::Now)
    }

    /// The owner of a seat is known by this name from now on.
    pub(super) fn known_as(&mut self, seat: Seat, name: String) {
        let number = self.table().player(seat).number;
        if let Some(person) = self.table().chairs.person(number).filter(|person| person.name != name) {
            self.people.push((number, Person { who: person.who, name }));
        }
    }

    /// Takes an action that a seat's owner has decided on.
    pub(super) fn take_own(&mut self, seat: Seat, action: Action, decided: Decided) -> Result<(), Error> {
        let player = self.table().player(seat);
        let (number, user) = (player.number, player.user());
        let before = self.game.waited(seat).len();
        self.take(Entry::Action(action), Actor::Person(number), decided)?;
        // Who was not asked has not been waited for.
        if let (Some(user), true) = (user, self.game.has_answered(seat))
            && let waited @ [_, ..] = &self.game.waited(seat)[before..]
        {
            let hours = self.game.waking_hours().calling_hours(seat);
            let waking = waited.iter().map(|span| hours.waking(span.from, span.until)).sum();
            let wall = waited.iter().map(|span| span.until.since(span.from)).sum();
            self.waits.push(Wait { user, waking, wall });
        }
        Ok(())
    }

    /// Takes an action for a seat, if the rules allow it.
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Error> {
        self.check(seat, action)?;
        let actor = self.actor();
        if actor == Actor::Person(self.table().player(seat).number) {
            return self.take_own(seat, action, Decided::Now);
        }
        self.take(Entry::Action(action), actor, Decided::Now)
    }

    /// Whether the rules allow a seat an action.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Error> {
        let checked = self.game.state().check(seat, action);
        Ok(checked.map_err(|illegal| self.table().refused(seat, illegal, self.before, self.now))?)
    }

    /// Acts as long as there is an order for whoever is to act, or what they would do is clear.
    fn follow_orders(&mut self) -> Result<(), Error> {
        while self.follow_order()? || obvious_moves::do_what_is_clear(self)? {}
        self.game.private.ahead.end_orders(&self.game.table);
        Ok(())
    }

    /// Does what an order says for whoever is to act; says whether there was one.
    fn follow_order(&mut self) -> Result<bool, Error> {
        let Some((seat, action)) = self.game.private.ahead.next_action(&self.game.table) else {
            return Ok(false);
        };
        let out_of_time =
            self.game.private.ahead.given_by(seat).filter(|given| given.kept == Kept::OutOfTime);
        if let Some(at) = out_of_time.map(|given| given.at) {
            // What is clear is no time-out.
            if !obvious_moves::do_what_is_clear(self)? {
                time_out::late(self, seat, |draft| {
                    draft.take(Entry::Action(action), Actor::Program, Decided::At(at))
                })?;
            }
            return Ok(true);
        }
        // What somebody has just said themselves they do now, and not by an order.
        let is_order = action == Action::Draw || self.just_said != Some(seat);
        self.just_said = self.just_said.filter(|said| *said != seat);
        let decided = if is_order { self.decided_before(seat, action) } else { Decided::Now };
        self.take_own(seat, action, decided)?;
        Ok(true)
    }

    /// Since when it has been decided what the game does now for a seat.
    fn decided_before(&self, seat: Seat, action: Action) -> Decided {
        let given = self.game.private.ahead.given_by(seat);
        let (ahead, at) = if action == Action::Draw {
            let order = self.game.private.ahead.draw_order(&self.game.table, seat);
            order.map_or((Ahead::Quick, self.now), |order| (Ahead::Order, order.since().at))
        } else {
            let by_order = |given: &super::Given| given.kept == Kept::Order;
            let kind = |given| if by_order(given) { Ahead::Order } else { Ahead::Answer };
            given.map_or((Ahead::Answer, self.now), |given| (kind(given), given.at))
        };
        Decided::Before(ahead, at)
    }

    /// Keeps a plan for a seat from a moment on, in place of what was kept.
    pub(super) fn keep_plan(&mut self, seat: Seat, plan: plan::Plan, kept: Kept, at: Millis) {
        let Game { table, private, .. } = &mut self.game;
        private.ahead.keep(table, seat, plan, kept, at);
    }

    /// Keeps a plan for the auction under way; it is played when its turn comes, which may be now.
    pub(super) fn keep(&mut self, seat: Seat, plan: plan::Plan) {
        self.keep_plan(seat, plan, Kept::Answer, self.now);
        self.game.private.ahead.note_decided(&self.game.table, seat, self.now);
        self.just_said = Some(seat);
    }
}
