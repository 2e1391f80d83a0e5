//! What an organiser has decided of a cup.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use strum::{Display, EnumString, IntoStaticStr};

use super::begins::{self, NoBegin};
use super::entry::NoEntry;
use crate::clock::Pace;
use crate::time::Millis;

/// What kind of cup it is: how fast it is played, and how people are asked whether they are here. Its words are stored
/// for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// Everybody is here now.
    Evening,
    /// A few weeks.
    Quick,
    /// A few months.
    Slow,
}

/// In what order the games are played. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Order {
    /// One after another: a round for each.
    InTurn,
    /// All at once, in one round.
    AtOnce,
}

/// Which number of people most tables have. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum TableSize {
    /// As many tables of three as possible, the others of four.
    Threes,
    /// As many tables of four as possible, the others of three.
    Fours,
    /// As many tables of five as possible, the others of four and three.
    Fives,
}

/// How many games everybody plays before the final. Invariant: from 1 to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Count(u8);

/// How many people may sign up. Invariant: from 3 to 200.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Places(u8);

/// What an organiser has decided of a cup. Displayed and parsed as it is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
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
    /// When it begins.
    pub begins: Millis,
    /// Whether it begins earlier if all places are taken.
    pub when_full: bool,
}

/// A change of a plan. What is `None` stays as it is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are those of the plan")]
pub struct PlanChange {
    pub kind: Option<Kind>,
    pub games: Option<Count>,
    pub order: Option<Order>,
    pub table_size: Option<TableSize>,
    pub places: Option<Places>,
    pub begins: Option<Millis>,
    pub when_full: Option<bool>,
}

/// Why a cup cannot be held as planned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoPlan {
    /// It cannot begin then.
    #[error(transparent)]
    Begins(#[from] NoBegin),
    /// Tables of five take too long where people play for weeks.
    #[error("tables of five are for one evening")]
    Fives,
}

impl Kind {
    /// All kinds, the shortest first.
    pub const ALL: [Kind; 3] = [Kind::Evening, Kind::Quick, Kind::Slow];

    /// How fast it is played.
    pub fn pace(self) -> Pace {
        match self {
            Kind::Evening => Pace::Live,
            Kind::Quick => Pace::Fast,
            Kind::Slow => Pace::Standard,
        }
    }

    /// How long a round lasts at most.
    pub fn round_time(self) -> Duration {
        match self {
            Kind::Evening => Duration::from_mins(165),
            Kind::Quick => Duration::from_hours(4 * 7 * 24),
            Kind::Slow => Duration::from_hours(8 * 7 * 24),
        }
    }

    /// How long before the start people are asked whether they are here.
    pub(super) fn notice(self) -> Duration {
        match self {
            Kind::Evening => Duration::from_mins(15),
            Kind::Quick | Kind::Slow => Duration::from_hours(24),
        }
    }

    /// How long somebody may take to confirm that they play in the final, in waking time.
    pub(super) fn confirmation(self) -> Duration {
        match self {
            Kind::Evening => Duration::from_mins(10),
            Kind::Quick | Kind::Slow => Duration::from_hours(48),
        }
    }
}

impl Count {
    /// From 1 to 5.
    pub fn new(count: u8) -> Option<Count> {
        (1..=5).contains(&count).then_some(Count(count))
    }

    /// The number.
    pub fn value(self) -> usize {
        self.0.into()
    }
}

impl Places {
    /// As many as any cup may have.
    pub const MOST: Places = Places(200);

    /// From 3 to 200.
    pub fn new(places: i64) -> Option<Places> {
        u8::try_from(places).ok().filter(|places| (3..=200).contains(places)).map(Places)
    }

    /// The number.
    pub fn value(self) -> usize {
        self.0.into()
    }
}

impl TableSize {
    /// All sizes, the smallest first.
    pub const ALL: [TableSize; 3] = [TableSize::Threes, TableSize::Fours, TableSize::Fives];

    /// Of which size they are unless an organiser chooses otherwise.
    pub(super) const USUAL: TableSize = TableSize::Fours;

    /// Whether a cup of this kind can have such tables: those of five take too long where people play for weeks.
    pub fn fits(self, kind: Kind) -> bool {
        self != TableSize::Fives || kind == Kind::Evening
    }

    /// The tables for so many people, the largest first; `None` if they are too few. Up to five sit at one table.
    pub(super) fn tables(self, people: usize) -> Option<Vec<usize>> {
        let [fives, fours, threes] = match (people, self) {
            (0..=2, _) => return None,
            (3..=5, _) => return Some(vec![people]),
            (_, TableSize::Threes) => [0, people % 3, people / 3 - people % 3],
            (_, TableSize::Fours) => TableSize::fours(people),
            (_, TableSize::Fives) => {
                // One or two are no table: they share one of five among them.
                let left_over = match people % 5 {
                    few @ 1..=2 => few + 5,
                    enough => enough,
                };
                let [_, fours, threes] = TableSize::fours(left_over);
                [(people - left_over) / 5, fours, threes]
            }
        };
        let tables = [(5, fives), (4, fours), (3, threes)];
        Some(tables.into_iter().flat_map(|(size, count)| std::iter::repeat_n(size, count)).collect())
    }

    /// How many tables of five, four and three there are if as many as possible have four.
    fn fours(people: usize) -> [usize; 3] {
        let tables = people.div_ceil(4);
        let threes = tables * 4 - people;
        [0, tables - threes, threes]
    }
}

impl Plan {
    /// A cup of a kind as it is offered first: with two games at once before the final, or one in an evening.
    pub fn of_kind(kind: Kind, begins: Millis) -> Plan {
        let (games, order) = match kind {
            Kind::Evening => (Count(1), Order::InTurn),
            Kind::Quick | Kind::Slow => (Count(2), Order::AtOnce),
        };
        let (table_size, places) = (TableSize::USUAL, Places::MOST);
        Plan { kind, games, order, table_size, places, begins, when_full: false }
    }

    /// The plan after a change.
    pub fn changed(&self, change: &PlanChange) -> Plan {
        Plan {
            kind: change.kind.unwrap_or(self.kind),
            games: change.games.unwrap_or(self.games),
            order: change.order.unwrap_or(self.order),
            table_size: change.table_size.unwrap_or(self.table_size),
            places: change.places.unwrap_or(self.places),
            begins: change.begins.unwrap_or(self.begins),
            when_full: change.when_full.unwrap_or(self.when_full),
        }
    }

    /// Whether a cup can be held as planned, if it is published now.
    pub fn check(&self, now: Millis) -> Result<(), NoPlan> {
        begins::check(self.begins, now)?;
        if self.table_size.fits(self.kind) { Ok(()) } else { Err(NoPlan::Fives) }
    }

    /// How many rounds there are before the final. Each is drawn as a whole.
    pub fn rounds(&self) -> usize {
        match self.order {
            Order::InTurn => self.games.value(),
            Order::AtOnce => 1,
        }
    }

    /// How many games everybody plays in a round.
    pub fn games_in_a_round(&self) -> usize {
        match self.order {
            Order::InTurn => 1,
            Order::AtOnce => self.games.value(),
        }
    }
}

/// Between the other words of a plan that begins when it is full.
const OR_FULL: &str = "or-full";
/// In its place where the cup waits for its date.
const ON_DATE: &str = "on-date";

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Plan { kind, games, order, table_size, places, begins, when_full } = self;
        let full = if *when_full { OR_FULL } else { ON_DATE };
        write!(f, "{kind} {} {order} {table_size} {} {} {full}", games.0, places.0, begins.0)
    }
}

impl FromStr for Plan {
    type Err = NoEntry;

    fn from_str(words: &str) -> Result<Plan, NoEntry> {
        let read = || {
            let mut words = words.split(' ');
            let plan = Plan {
                kind: words.next()?.parse().ok()?,
                games: Count::new(words.next()?.parse().ok()?)?,
                order: words.next()?.parse().ok()?,
                table_size: words.next()?.parse().ok()?,
                places: Places::new(words.next()?.parse().ok()?)?,
                begins: Millis(words.next()?.parse().ok()?),
                when_full: words.next()? == OR_FULL,
            };
            words.next().is_none().then_some(plan)
        };
        read().filter(|plan| plan.to_string() == words).ok_or_else(|| NoEntry(words.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sits_at_a_table_of_two_and_nobody_sits_out() {
        for size in [TableSize::Threes, TableSize::Fours, TableSize::Fives] {
            assert_eq!([0, 1, 2].map(|people| size.tables(people)), [None, None, None]);
            for people in 3..=5 {
                assert_eq!(size.tables(people), Some(vec![people]));
            }
            for people in 6..=200 {
                let tables = size.tables(people).unwrap();
                assert_eq!(tables.iter().sum::<usize>(), people);
                assert!(tables.iter().all(|table| (3..=5).contains(table)), "{size} {people}: {tables:?}");
                assert!(tables.is_sorted_by(|one, next| one >= next));
            }
        }
    }

    /// No other way to seat people has more tables of the size that was asked for.
    #[test]
    fn as_many_tables_as_possible_have_the_size_that_was_asked_for() {
        let is_seated = |people: usize, wanted: usize, others: &[usize], count: usize| {
            let Some(rest) = people.checked_sub(wanted * count) else { return false };
            let mut reached = vec![true];
            for at in 1..=rest {
                reached.push(others.iter().any(|size| at >= *size && reached[at - size]));
            }
            reached[rest]
        };
        for people in 6..=200 {
            let check = |size: TableSize, wanted: usize, others: &[usize]| {
                let tables = size.tables(people).unwrap();
                let count = tables.iter().filter(|table| **table == wanted).count();
                let most =
                    (0..=people / wanted).rev().find(|count| is_seated(people, wanted, others, *count));
                assert_eq!(Some(count), most, "{size} {people}: {tables:?}");
            };
            check(TableSize::Threes, 3, &[4]);
            check(TableSize::Fours, 4, &[3]);
            check(TableSize::Fives, 5, &[4, 3]);
        }
        assert_eq!(TableSize::Fives.tables(17), Some(vec![5, 5, 4, 3]));
        assert_eq!(TableSize::Fours.tables(9), Some(vec![3, 3, 3]));
        assert_eq!(TableSize::Threes.tables(11), Some(vec![4, 4, 3]));
    }

    #[test]
    fn a_plan_reads_back_as_it_is_stored() {
        let plan = Plan::of_kind(Kind::Quick, Millis(1_795_000_000_000));
        assert_eq!(plan.to_string(), "quick 2 at-once fours 200 1795000000000 on-date");
        let evening = Plan {
            games: Count(5),
            order: Order::InTurn,
            table_size: TableSize::Fives,
            places: Places(3),
            when_full: true,
            ..Plan::of_kind(Kind::Evening, Millis(1))
        };
        assert_eq!(evening.to_string(), "evening 5 in-turn fives 3 1 or-full");
        for plan in [plan, evening] {
            assert_eq!(plan.to_string().parse(), Ok(plan));
        }
        for words in [
            "",
            "quick",
            "quick 6 at-once fours 200 1 on-date",
            "quick 0 at-once fours 200 1 on-date",
            "quick 2 at-once fours 201 1 on-date",
            "quick 2 at-once fours 2 1 on-date",
            "quick 2 at-once twos 200 1 on-date",
            "quick 2 at-once fours 200 1 maybe",
            "quick 2 at-once fours 200 1 on-date ",
            "quick 02 at-once fours 200 1 on-date",
        ] {
            assert!(words.parse::<Plan>().is_err(), "{words}");
        }
    }

    #[test]
    fn a_change_leaves_what_it_does_not_name() {
        let plan = Plan::of_kind(Kind::Quick, Millis(1));
        assert_eq!(plan.changed(&PlanChange::default()), plan);
        let all = Plan {
            games: Count(5),
            order: Order::InTurn,
            table_size: TableSize::Fives,
            places: Places(7),
            when_full: true,
            ..Plan::of_kind(Kind::Evening, Millis(2))
        };
        let change = PlanChange {
            kind: Some(all.kind),
            games: Some(all.games),
            order: Some(all.order),
            table_size: Some(all.table_size),
            places: Some(all.places),
            begins: Some(all.begins),
            when_full: Some(all.when_full),
        };
        assert_eq!(plan.changed(&change), all);
    }

    #[test]
    fn numbers_out_of_bounds_are_none() {
        assert_eq!([0, 6].map(Count::new), [None, None]);
        assert_eq!([-1, 0, 1, 2, 201, i64::MAX].map(Places::new), [None; 6]);
        assert!(Count::new(5).is_some() && Places::new(3).is_some() && Places::new(200).is_some());
    }

    #[test]
    fn tables_of_five_are_for_one_evening() {
        let now = Millis(1_795_000_000_000);
        let fives = |kind| Plan {
            table_size: TableSize::Fives,
            ..Plan::of_kind(kind, now.after(Duration::from_hours(24)))
        };
        let checked = Kind::ALL.map(|kind| fives(kind).check(now));
        assert_eq!(checked, [Ok(()), Err(NoPlan::Fives), Err(NoPlan::Fives)]);
        let late = fives(Kind::Evening).check(now.after(Duration::from_hours(24)));
        assert_eq!(late, Err(NoPlan::Begins(NoBegin::Past)));
    }
}
