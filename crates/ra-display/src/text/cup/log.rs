//! The log of a cup: every entry of its history in words, for its organisers.

use ra_table::cup::{Actor, Cup, CupName, Entry, Line, Number, Reason};
use ra_table::language::Language;
use ra_table::names::isolated;

use super::message::title;
use super::named::Named;
use crate::text::board::moment;
use crate::text::fluent::{Words, words};
use crate::text::names::escaped;

/// So many entries a page has.
const PER_PAGE: usize = 15;
/// As many letters a page has room for.
const ROOM: usize = 3_800;
/// As many letters of a reason are told where a page has no room for all.
const SHORT: usize = 60;

/// The log of a cup.
#[derive(Debug, Clone, Copy)]
pub struct Log<'a> {
    /// What the cup is called.
    pub name: &'a CupName,
    /// Its people.
    pub people: &'a Named,
    /// The cup as it is now.
    pub cup: &'a Cup,
    /// Who has won; `None` if nobody has, or not yet.
    pub champion: Option<Number>,
    /// Its whole history.
    pub lines: &'a [Line],
}

impl Log<'_> {
    /// How many pages there are.
    pub fn pages(&self) -> usize {
        self.lines.len().div_ceil(PER_PAGE)
    }

    /// A page, from 1; the last entries come first.
    pub fn page(&self, language: Language, page: usize) -> String {
        let words = words(language);
        let heading = words.cup_log_heading(title(self.name), page, self.pages());
        let lines: Vec<&Line> = self.lines.iter().rev().skip((page - 1) * PER_PAGE).take(PER_PAGE).collect();
        let told = |longest: usize| {
            let lines = lines.iter().map(|line| format!("- {}", self.line(words, line, longest)));
            std::iter::once(heading.clone()).chain(lines).collect::<Vec<_>>().join("\n")
        };
        let whole = told(Reason::MOST);
        if whole.chars().count() <= ROOM { whole } else { told(SHORT) }
    }

    fn line(&self, words: &Words, line: &Line, longest: usize) -> String {
        let (at, what) = (moment(line.at), self.what(words, line, longest));
        match line.actor {
            Actor::Program => words.cup_log_line_itself(at, what),
            Actor::Person(number) if self.rules_on_own_table(number, &line.entry) => {
                let what = format!("{what} ({})", words.cup_log_plays_there());
                words.cup_log_line(at, self.people.name(number), what)
            }
            Actor::Person(number) => words.cup_log_line(at, self.people.name(number), what),
        }
    }

    /// Whether an organiser decided on a table at which they sit, or on somebody who sits there.
    fn rules_on_own_table(&self, organiser: Number, entry: &Entry) -> bool {
        let mut own = self.cup.tables().iter().filter(|table| table.people.contains(&organiser));
        if let Entry::Void(number, _) = entry {
            own.any(|table| table.number == *number)
        } else if let Entry::Drop(other, _) = entry {
            organiser != *other && own.any(|table| table.people.contains(other))
        } else {
            false
        }
    }

    fn what(&self, words: &Words, line: &Line, longest: usize) -> String {
        let name = |number: &Number| self.people.name(*number);
        let why = |reason: &Reason| {
            let told: String = reason.to_string().chars().take(longest).collect();
            let more = if told.len() < reason.to_string().len() { "…" } else { "" };
            format!("{}{more}", escaped(&isolated(told)))
        };
        match &line.entry {
            Entry::Publish(plan) => words.cup_log_publish(moment(plan.begins)),
            Entry::Edit(plan) => words.cup_log_edit(moment(plan.begins)),
            Entry::SignUp(number) if line.actor == Actor::Person(*number) => words.cup_log_sign_up(),
            Entry::SignUp(number) => words.cup_log_add(name(number)),
            Entry::Leave(_) => words.cup_log_leave(),
            Entry::Drop(number, reason) => words.cup_log_drop(name(number), why(reason)),
            Entry::Begin => words.cup_log_begin(),
            Entry::Ask(people) => words.cup_log_ask(people.len()),
            Entry::Here(_) => words.cup_log_here(),
            Entry::Draw(tables) => words.cup_log_draw(tables.len()),
            Entry::Open(table) if self.cup.is_final(*table) => words.cup_log_open_final(),
            Entry::Open(table) => words.cup_log_open(table.0),
            Entry::Announce => words.cup_log_announce(),
            Entry::Finish(table) => words.cup_log_finish(table.0),
            Entry::End => words.cup_log_end(),
            Entry::Call(called) => {
                let people: Vec<Number> = called.iter().map(|called| called.number).collect();
                words.cup_log_call(self.people.with_commas(&people))
            }
            Entry::PassOver(number) => words.cup_log_pass_over(name(number)),
            Entry::Final(people) => words.cup_log_final(self.people.with_commas(people)),
            Entry::Void(table, reason) if self.cup.is_final(*table) => words.cup_log_void_final(why(reason)),
            Entry::Void(table, reason) => words.cup_log_void(table.0, why(reason)),
            Entry::Cancel(reason) => words.cup_log_cancel(why(reason)),
            Entry::TooFew => words.cup_log_too_few(),
            Entry::Over => match &self.champion {
                Some(champion) => words.cup_log_won(name(champion)),
                None => words.cup_log_over(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use ra_table::cup::{Kind, Plan, TableNumber};
    use ra_table::id::UserId;
    use ra_table::time::Millis;

    use super::*;

    #[test]
    fn the_final_has_no_number_and_the_end_names_the_champion() {
        let (begins, people) = (Millis(1_795_000_000_000), || (1..=4).map(Number));
        let why = || Reason::read("late").unwrap();
        let (first, last) = (TableNumber(1), TableNumber(2));
        let publish = Entry::Publish(Plan::of_kind(Kind::Slow, begins));
        let then = [
            Entry::Draw(vec![people().collect()]),
            Entry::Open(first),
            Entry::Void(first, why()),
            Entry::End,
            Entry::Final(people().collect()),
            Entry::Open(last),
            Entry::Void(last, why()),
            Entry::Over,
        ];
        let entries = std::iter::once(publish).chain(people().map(Entry::SignUp)).chain(then);
        let line = |(seq, entry)| Line { seq, at: begins, actor: Actor::Program, entry };
        let lines: Vec<Line> = (1..).zip(entries).map(line).collect();
        let cup = Cup::replay([0; 32], lines.clone()).unwrap();
        let names = ["Amun", "Isis", "Khnum", "Seti"];
        let users = (1..).map(|user| Some(UserId(user))).zip(names);
        let (name, people) = (CupName::read("Nile Cup").unwrap(), Named::new(Language::En, users));
        let told = |champion| {
            Log { name: &name, people: &people, cup: &cup, champion, lines: &lines }.page(Language::En, 1)
        };
        let won = told(Some(Number(2)));
        for line in [
            "table 1 begins\n",
            "table 1 does not count: late\n",
            "the final begins\n",
            "the final does not count: late\n",
            "the cup is over; champion: Isis\n",
        ] {
            assert!(won.contains(&format!(" · {line}")), "{line}: {won}");
        }
        assert!(told(None).contains(" · the cup is over\n"));
    }
}
