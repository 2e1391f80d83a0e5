//! What people may do in a cup. Each gives the entry to be written, or says why it cannot be.

use super::entry::{Entry, Number, TableNumber};
use super::facts::Facts;
use super::fold::{Answer, Cup, Membership};
use super::plan::{NoPlan, Plan};
use super::texts::Reason;
use crate::time::Millis;

/// Somebody who may look after a cup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Organiser {
    /// Their number in the cup, if they have one.
    pub number: Option<Number>,
    /// Whether they may manage the server, and so rule on tables at which they sit.
    pub manages_server: bool,
}

/// Why somebody cannot do something in a cup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The cup has ended.
    #[error("the cup is over or called off")]
    Ended,
    /// The cup has begun: its plan cannot be changed any more, and it need not begin again.
    #[error("the cup has begun")]
    Begun,
    /// It is to begin as soon as possible already.
    #[error("it begins as soon as possible already")]
    BeginsAlready,
    /// The cup cannot be held as planned.
    #[error(transparent)]
    Plan(#[from] NoPlan),
    /// More people have signed up than there would be places.
    #[error("{0} people have signed up")]
    FewerPlaces(usize),
    /// All places are taken.
    #[error("all places are taken")]
    Full,
    /// No further round will be drawn.
    #[error("no further round is drawn")]
    TooLate,
    /// They take part already.
    #[error("they take part already")]
    InAlready,
    /// An organiser has dropped them.
    #[error("an organiser has dropped them")]
    Dropped,
    /// They do not take part.
    #[error("they do not take part")]
    NotIn,
    /// It is noted already that they are here.
    #[error("it is noted already")]
    HereAlready,
    /// Others are asked for the final.
    #[error("they are not asked for the final")]
    NotCalled,
    /// They were asked for the final, and have not answered in time.
    #[error("they are passed over for the final")]
    PassedOver,
    /// The cup has no such table.
    #[error("there is no such table")]
    NoTable,
    /// The cup has no table yet.
    #[error("there is no table yet")]
    NoTableYet,
    /// The table's game has not begun.
    #[error("the table's game has not begun")]
    NotOpen,
    /// The table is void already.
    #[error("the table is void already")]
    VoidAlready,
    /// The organiser sits at the table, and may not manage the server.
    #[error("they play there themselves")]
    OwnTable,
    /// The organiser still plays in the cup, or may in its final, and may not manage the server.
    #[error("they play in it themselves")]
    OwnCup,
    /// The organiser plays against the person, and may not manage the server.
    #[error("they play against them")]
    Opponent,
}

impl Cup {
    /// Publishes a cup: its first entry.
    pub fn publish(plan: Plan, now: Millis) -> Result<Entry, Refusal> {
        plan.check(now)?;
        Ok(Entry::Publish(plan))
    }

    /// Changes the plan before the start.
    pub fn edit_plan(&self, plan: Plan, now: Millis) -> Result<Entry, Refusal> {
        self.before_begin()?;
        plan.check(now)?;
        match self.taking_part() {
            people if people > plan.places.value() => Err(Refusal::FewerPlaces(people)),
            _ => Ok(Entry::Edit(plan)),
        }
    }

    /// Lets it begin as soon as everybody who has to be asked whether they are here had time to say so.
    pub fn begin(&self) -> Result<Entry, Refusal> {
        self.before_begin()?;
        if self.hurried_at.is_some() { Err(Refusal::BeginsAlready) } else { Ok(Entry::Begin) }
    }

    /// Somebody signs up.
    pub fn sign_up(&self, number: Number) -> Result<Entry, Refusal> {
        match self.entrants.get(&number) {
            Some(entrant) if entrant.membership == Membership::Dropped => Err(Refusal::Dropped),
            _ => self.add_entrant(number),
        }
    }

    /// An organiser adds somebody, perhaps one who was dropped.
    pub fn add_entrant(&self, number: Number) -> Result<Entry, Refusal> {
        self.goes_on()?;
        match () {
            () if self.is_in(number) => Err(Refusal::InAlready),
            () if self.has_begun() && !self.awaits_draw() => Err(Refusal::TooLate),
            () if self.taking_part() >= self.plan.places.value() => Err(Refusal::Full),
            () => Ok(Entry::SignUp(number)),
        }
    }

    /// Somebody leaves.
    pub fn leave(&self, number: Number) -> Result<Entry, Refusal> {
        self.takes_part(number)?;
        Ok(Entry::Leave(number))
    }

    /// Whether somebody has a seat at a table that is not over.
    pub fn is_seated(&self, number: Number, facts: &Facts) -> bool {
        let mut running = self.tables.iter().filter(|table| !facts.is_over(table));
        running.any(|table| table.people.contains(&number))
    }

    /// Somebody is here.
    pub fn here(&self, number: Number) -> Result<Entry, Refusal> {
        self.takes_part(number)?;
        let is_here = self.entrants.get(&number).is_some_and(|entrant| entrant.is_here);
        match self.calls.iter().rev().find(|call| call.number == number).map(|call| call.answer) {
            Some(Answer::Awaited) => Ok(Entry::Here(number)),
            Some(Answer::Here) => Err(Refusal::HereAlready),
            Some(Answer::PassedOver) => Err(Refusal::PassedOver),
            None if self.final_table().is_some() => Err(Refusal::TooLate),
            None if !self.calls.is_empty() => Err(Refusal::NotCalled),
            None if is_here => Err(Refusal::HereAlready),
            None if self.has_begun() && !self.awaits_draw() => Err(Refusal::TooLate),
            None => Ok(Entry::Here(number)),
        }
    }

    /// An organiser drops somebody.
    pub fn drop_entrant(
        &self,
        number: Number,
        reason: Reason,
        by: Organiser,
        facts: &Facts,
    ) -> Result<Entry, Refusal> {
        self.takes_part(number)?;
        let is_against = |own: Number| {
            let both = [own, number];
            let mut running = self.tables.iter().filter(|table| !facts.is_over(table));
            let are_at_one_table = running.any(|table| both.iter().all(|one| table.people.contains(one)));
            own != number && (are_at_one_table || both.iter().all(|one| self.is_called(*one)))
        };
        if !by.manages_server && by.number.is_some_and(is_against) {
            return Err(Refusal::Opponent);
        }
        Ok(Entry::Drop(number, reason))
    }

    /// An organiser makes a table void.
    pub fn void(
        &self,
        number: TableNumber,
        reason: Reason,
        by: Organiser,
        facts: &Facts,
    ) -> Result<Entry, Refusal> {
        self.goes_on()?;
        let table = self.table(number).ok_or(self.no_such_table())?;
        let is_own = by.number.is_some_and(|own| table.people.contains(&own));
        match () {
            () if table.opened_at.is_none() => Err(Refusal::NotOpen),
            () if table.is_void || facts.is_called_off(number) => Err(Refusal::VoidAlready),
            () if is_own && !by.manages_server => Err(Refusal::OwnTable),
            () => Ok(Entry::Void(number, reason)),
        }
    }

    /// Why a table that is not there cannot be chosen.
    pub fn no_such_table(&self) -> Refusal {
        if self.tables.is_empty() { Refusal::NoTableYet } else { Refusal::NoTable }
    }

    /// An organiser calls the cup off.
    pub fn call_off(&self, reason: Reason, by: Organiser, facts: &Facts) -> Result<Entry, Refusal> {
        self.goes_on()?;
        let plays = |own| self.is_seated(own, facts) || (self.is_called(own) && self.is_in(own));
        if !by.manages_server && by.number.is_some_and(plays) {
            return Err(Refusal::OwnCup);
        }
        Ok(Entry::Cancel(reason))
    }

    fn goes_on(&self) -> Result<(), Refusal> {
        if self.end.is_some() { Err(Refusal::Ended) } else { Ok(()) }
    }

    fn before_begin(&self) -> Result<(), Refusal> {
        self.goes_on()?;
        if self.has_begun() { Err(Refusal::Begun) } else { Ok(()) }
    }

    fn takes_part(&self, number: Number) -> Result<(), Refusal> {
        self.goes_on()?;
        match self.entrants.get(&number).map(|entrant| entrant.membership) {
            Some(Membership::In) => Ok(()),
            Some(Membership::Dropped) => Err(Refusal::Dropped),
            Some(Membership::Left) | None => Err(Refusal::NotIn),
        }
    }
}
