//! A cup that is being prepared.

use super::plan::{Count, Kind, Order, Places, Plan, TableSize};
use super::texts::CupName;
use crate::id::RoleId;
use crate::time::Millis;

/// A cup that an organiser is preparing: all that can be decided before it is published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// What it is called.
    pub name: CupName,
    /// What kind of cup it is.
    pub kind: Kind,
    /// How many games everybody plays before the final.
    pub games: Count,
    /// In what order.
    pub order: Order,
    /// Which number of people most tables have.
    pub table_size: TableSize,
    /// How many people may sign up.
    pub places: Places,
    /// When it begins, if that is decided.
    pub begins: Option<Millis>,
    /// Whether it begins earlier if all places are taken.
    pub when_full: bool,
    /// The role that its champion gets.
    pub role: Option<RoleId>,
}

impl Draft {
    /// One that is as it is offered first.
    pub fn new(name: CupName) -> Draft {
        Draft::again(name, &Plan::of_kind(Kind::Quick, Millis(0)), None)
    }

    /// The same cup once more, at another time.
    pub fn again(name: CupName, plan: &Plan, role: Option<RoleId>) -> Draft {
        let Plan { kind, games, order, table_size, places, begins: _, when_full } = *plan;
        Draft { name, kind, games, order, table_size, places, begins: None, when_full, role }
    }

    /// Makes it a cup of another kind, as that is offered first; what does not depend on the kind stays.
    pub fn set_kind(&mut self, kind: Kind) {
        let usual = Plan::of_kind(kind, Millis(0));
        (self.kind, self.games, self.order, self.table_size) =
            (kind, usual.games, usual.order, usual.table_size);
    }

    /// Lets it be played as fast as a cup of another kind; all else stays as far as it can.
    pub fn set_pace(&mut self, kind: Kind) {
        self.kind = kind;
        if !self.table_size.fits(kind) {
            self.table_size = TableSize::USUAL;
        }
    }

    /// The plan of the cup; `None` before it is decided when it begins.
    pub fn plan(&self) -> Option<Plan> {
        self.begins.map(|begins| self.plan_from(begins))
    }

    /// The plan if the cup begins at this moment.
    pub fn plan_from(&self, begins: Millis) -> Plan {
        let Draft { kind, games, order, table_size, places, when_full, .. } = *self;
        Plan { kind, games, order, table_size, places, begins, when_full }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name() -> CupName {
        CupName::read("Nile Cup").unwrap()
    }

    #[test]
    fn a_draft_has_a_plan_once_it_has_a_date() {
        let mut draft = Draft::new(name());
        assert_eq!(draft.plan(), None);
        draft.begins = Some(Millis(7));
        assert_eq!(draft.plan(), Some(Plan::of_kind(Kind::Quick, Millis(7))));
    }

    #[test]
    fn another_kind_changes_what_depends_on_it_and_nothing_else() {
        let places = Places::new(16).unwrap();
        let mut draft = Draft { places, begins: Some(Millis(7)), when_full: true, ..Draft::new(name()) };
        draft.set_kind(Kind::Evening);
        let evening = Plan { places, when_full: true, ..Plan::of_kind(Kind::Evening, Millis(7)) };
        assert_eq!(draft.plan(), Some(evening));
    }

    #[test]
    fn another_pace_changes_nothing_else_but_tables_that_would_take_too_long() {
        let games = Count::new(3).unwrap();
        let fives = Draft { kind: Kind::Evening, games, table_size: TableSize::Fives, ..Draft::new(name()) };
        let mut draft = fives.clone();
        draft.set_pace(Kind::Evening);
        assert_eq!(draft, fives);
        draft.set_pace(Kind::Slow);
        assert_eq!(draft, Draft { kind: Kind::Slow, table_size: TableSize::Fours, ..fives });
    }

    #[test]
    fn a_cup_that_is_held_again_has_all_but_the_date() {
        let plan = Plan { when_full: true, ..Plan::of_kind(Kind::Slow, Millis(7)) };
        let draft = Draft::again(name(), &plan, Some(RoleId(3)));
        assert_eq!((draft.plan(), draft.role), (None, Some(RoleId(3))));
        assert_eq!(draft.plan_from(plan.begins), plan);
    }
}
