//! The messages in a cup's channel: each is caused by an entry of its history.

use ra_table::cup::{Actor, Called, Cup, CupName, Entry, Facts, Kind, Line, Number, Reason, VOID_POINTS};
use ra_table::id::RoleId;
use ra_table::language::Language;
use ra_table::names::isolated;
use ra_table::season::Finish;
use ra_table::time::Millis;

use super::message::title;
use super::named::Named;
use crate::refusal::RoleHindrance;
use crate::text::board::{hour, moment, relative};
use crate::text::fluent::{Words, words};
use crate::text::lists::{commas, joined};
use crate::text::names::{escaped, role_mention};
use crate::text::season_end;

/// So many people a table needs.
const FEWEST: usize = 3;
/// As many letters the tables of a draw have room for.
const ROOM: usize = 1500;

/// An entry of a cup's history, and what its message depends on.
#[derive(Debug, Clone, Copy)]
pub struct Told<'a> {
    /// What the cup is called.
    pub name: &'a CupName,
    /// Its people.
    pub people: &'a Named,
    /// The cup as it was after the entry.
    pub cup: &'a Cup,
    /// What it depends on.
    pub facts: &'a Facts,
    /// The entry.
    pub line: &'a Line,
    /// The people that the message mentions.
    pub mentions: &'a [Number],
    /// The best of the cup who is still on the server, once it has a champion: who gets the champion's role.
    pub best_here: Option<Number>,
    /// The champion's role, and why it has not been given; `None` if nobody gets one.
    pub role: Option<(RoleId, &'a [RoleHindrance])>,
}

/// The message; empty of an entry that causes none.
pub fn told(language: Language, told: &Told<'_>) -> String {
    let (words, cup, people) = (words(language), title(told.name), told.people);
    match &told.line.entry {
        Entry::Ask(_) => words.cup_news_ask(told.mentions(words), cup, moment(told.cup.starts_at())),
        Entry::Draw(_) => drawn(words, told),
        Entry::End => match told.cup.plan().rounds() {
            1 => words.cup_news_end(cup),
            rounds => words.cup_news_end_round(cup, told.cup.rounds_drawn(), rounds),
        },
        Entry::Call(called) => called_for_final(words, told, called),
        Entry::PassOver(number) => words.cup_news_pass_over(cup, people.name(*number)),
        Entry::Final(finalists) => words.cup_news_final(cup, people.with_and(finalists)),
        Entry::Drop(number, why) => {
            let seated = if told.cup.is_seated(*number, told.facts) { "yes" } else { "no" };
            words.cup_news_drop(cup, people.name(*number), told.organiser(), seated, reason(why))
        }
        Entry::Void(table, why) if told.cup.is_final(*table) => {
            words.cup_news_void_final(cup, told.organiser(), reason(why))
        }
        Entry::Void(table, why) => {
            words.cup_news_void(cup, table.0, told.organiser(), VOID_POINTS, reason(why))
        }
        Entry::Cancel(why) => words.cup_news_cancel(cup, told.organiser(), reason(why)),
        Entry::TooFew => words.cup_news_too_few(told.cup.present(told.facts).len().min(FEWEST - 1), cup),
        Entry::Over => over(language, told),
        Entry::Announce => {
            let ends = told.round_ends();
            let shown = |show: fn(Millis) -> String| ends.map_or_else(String::new, show);
            words.cup_news_announce(cup, shown(moment), shown(relative))
        }
        Entry::SignUp(_) | Entry::Edit(_) if told.cup.is_full_early() => {
            let begins = moment(told.cup.likely_start(told.facts, told.line.at));
            words.cup_news_full(told.mentions(words), cup, begins)
        }
        Entry::Publish(_)
        | Entry::Edit(_)
        | Entry::SignUp(_)
        | Entry::Leave(_)
        | Entry::Begin
        | Entry::Here(_)
        | Entry::Open(_)
        | Entry::Finish(_) => String::new(),
    }
}

/// To an organiser who has changed when a cup begins.
pub fn edited(language: Language, begins: Millis) -> String {
    words(language).cup_edited(moment(begins))
}

/// To somebody who has said that they are here, perhaps for the final.
pub fn here(language: Language, name: &CupName, cup: &Cup, for_final: bool) -> String {
    let words = words(language);
    match cup.has_begun() {
        _ if for_final => words.cup_here_final(title(name)),
        false => words.cup_here(title(name), moment(cup.starts_at())),
        true => words.cup_here_next(title(name)),
    }
}

impl Told<'_> {
    fn mentions(&self, words: &Words) -> String {
        commas(words, &self.mentions.iter().map(|number| self.people.mention(*number)).collect::<Vec<_>>())
    }

    /// Who decided it.
    fn organiser(&self) -> String {
        match self.line.actor {
            Actor::Person(number) => self.people.name(number),
            Actor::Program => String::new(),
        }
    }

    /// When computer players finish the games of the round, as far as is known.
    fn round_ends(&self) -> Option<Millis> {
        let in_round = self.cup.tables().iter().filter(|table| table.round == Some(self.cup.rounds_drawn()));
        let ends = in_round.filter_map(|table| self.cup.deadline(table.number, self.facts));
        ends.min()
    }

    /// The place of somebody in the standings.
    fn place(&self, number: Number) -> usize {
        let standings = self.cup.standings(self.facts);
        standings.iter().take_while(|standing| standing.number != number).count() + 1
    }
}

/// To those who are asked for the final, a line each.
fn called_for_final(words: &Words, told: &Told<'_>, called: &[Called]) -> String {
    let called: Vec<Called> =
        called.iter().copied().filter(|called| told.mentions.contains(&called.number)).collect();
    let cup = title(told.name);
    let together = called.first().filter(|first| called.iter().all(|one| one.until == first.until));
    let head = match (together, told.cup.plan().kind) {
        (None, _) => words.cup_news_call(cup),
        (Some(Called { until, .. }), Kind::Evening) => {
            words.cup_news_call_together(cup, hour(*until), relative(*until))
        }
        (Some(Called { until, .. }), Kind::Quick | Kind::Slow) => {
            words.cup_news_call_together(cup, moment(*until), relative(*until))
        }
    };
    let line = |Called { number, until }: &Called| {
        let (player, place) = (told.people.mention(*number), told.place(*number));
        match together {
            Some(_) => words.cup_news_called_together(player, place),
            None => words.cup_news_called(player, place, moment(*until)),
        }
    };
    std::iter::once(head).chain(called.iter().map(line)).collect::<Vec<_>>().join("\n")
}

/// The tables of the round that was just drawn.
fn drawn(words: &Words, told: &Told<'_>) -> String {
    let (round, rounds) = (told.cup.rounds_drawn(), told.cup.plan().rounds());
    let tables: Vec<String> = told
        .cup
        .tables()
        .iter()
        .filter(|table| table.round == Some(round))
        .map(|table| words.cup_news_table(table.number.0, told.people.with_commas(&table.people)))
        .collect();
    let head = match rounds {
        1 => words.cup_news_draw(title(told.name), tables.len()),
        _ => words.cup_news_draw_round(title(told.name), round, rounds),
    };
    let mut lines = vec![head];
    let mut room = ROOM;
    for (index, line) in tables.iter().enumerate() {
        let letters = line.chars().count();
        if letters > room {
            lines.push(words.cup_news_more_tables(tables.len() - index));
            break;
        }
        room -= letters;
        lines.push(line.clone());
    }
    if round == rounds && !told.cup.leads_to_a_final() {
        lines.push(words.cup_news_one_table());
    }
    lines.push(format!("-# {}", words.cup_news_draw_then()));
    lines.join("\n")
}

/// Who has won, and how.
fn over(language: Language, told: &Told<'_>) -> String {
    let (words, cup) = (words(language), title(told.name));
    let people = told.people;
    let given = told.role.filter(|(_, hindrances)| hindrances.is_empty()).map(|(role, _)| role_mention(role));
    let (head, passed_on) = match (told.cup.champion(told.facts), told.best_here, given) {
        (Some(champion), Some(best), given) if champion == best => {
            let champion = people.mention(champion);
            let head = match given {
                Some(role) => words.cup_news_champion_with_role(champion, cup, role),
                None => words.cup_news_champion(champion, cup),
            };
            (head, String::new())
        }
        (Some(champion), best, given) => {
            let passed_on = best.zip(given).map(|(best, role)| {
                words.cup_news_role_passed_on(people.name(champion), role, people.mention(best))
            });
            (words.cup_news_champion(people.name(champion), cup), passed_on.unwrap_or_default())
        }
        (None, ..) => (words.cup_news_over(cup), String::new()),
    };
    let how = match final_result(language, people, (told.cup, told.facts)) {
        Some(result) => result,
        None if told.cup.final_table().is_some() => words.cup_news_final_not_counted(),
        None if told.cup.leads_to_a_final() => words.cup_news_no_final(),
        None => String::new(),
    };
    let missing = match (told.role, told.best_here) {
        // It is given once, so that somebody else has to give it later.
        (Some((role, hindrances @ [_, ..])), Some(best)) => {
            let said = (words.cup_news_role_gone(), words.cup_news_role_by_hand(people.mention(best)));
            season_end::gone_or_hindered(language, role, hindrances, said)
        }
        _ => String::new(),
    };
    joined([head, passed_on, how, missing], "\n")
}

/// How the final ended; `None` if there is none that decides.
pub(super) fn final_result(
    language: Language,
    people: &Named,
    (cup, facts): (&Cup, &Facts),
) -> Option<String> {
    let words = words(language);
    let mut finishes: Vec<_> = cup.final_result(facts)?.iter().collect();
    finishes.sort_by_key(|(_, finish)| (finish.place, finish.table_place));
    let place = |(number, finish): &(Number, Finish)| {
        let brought = format!("{} {}", people.name(*number), finish.score);
        match finish.place {
            _ if finish.left.has_left() => words.end_left(brought),
            Some(place) => format!("{place}. {brought}"),
            None => brought,
        }
    };
    let places: Vec<String> = finishes.into_iter().map(place).collect();
    Some(words.cup_news_final_result(commas(words, &places)))
}

/// What an organiser has written, made harmless.
fn reason(why: &Reason) -> String {
    escaped(&isolated(why.to_string()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use ra_table::clock::Zone;
    use ra_table::cup::{MOST_MENTIONED, Outcome, Plan, TableFacts, TableNumber};
    use ra_table::game::Left;
    use ra_table::id::{GameId, UserId};
    use strum::IntoEnumIterator as _;

    use super::*;

    /// What Discord takes of a message's text.
    const LONGEST: usize = 2000;
    const BEGINS: Millis = Millis(1_795_000_000_000);

    /// A cup of two hundred people, each by this name, after these entries.
    fn told(language: Language, name: &str, entries: &[Entry]) -> String {
        told_with(language, name, entries, BTreeMap::new())
    }

    /// The same with these tables.
    fn told_with(
        language: Language,
        name: &str,
        entries: &[Entry],
        tables: BTreeMap<TableNumber, TableFacts>,
    ) -> String {
        told_in(language, name, (Kind::Slow, 200), entries, tables)
    }

    /// The same of a cup of another kind, and of so many people.
    fn told_in(
        language: Language,
        name: &str,
        (kind, people): (Kind, u32),
        entries: &[Entry],
        tables: BTreeMap<TableNumber, TableFacts>,
    ) -> String {
        let numbers: Vec<Number> = (1..=people).map(Number).collect();
        let sign_ups = numbers.iter().map(|number| Entry::SignUp(*number));
        let publish = Entry::Publish(Plan::of_kind(kind, BEGINS));
        let all = std::iter::once(publish).chain(sign_ups).chain(entries.iter().cloned());
        let line =
            |(seq, entry): (i64, Entry)| Line { seq, at: BEGINS, actor: Actor::Person(Number(1)), entry };
        let lines: Vec<Line> = (1..).zip(all).map(line).collect();
        let cup = Cup::replay([0; 32], lines.clone()).unwrap();
        let (outages, people) = (Vec::new(), BTreeMap::new());
        let facts = Facts { zone: Zone::utc(), outages, people, tables };
        let users = numbers.iter().map(|number| (Some(UserId(i64::MAX - i64::from(number.0))), name));
        let named = Named::new(language, users);
        let told = Told {
            name: &CupName::read(&"*".repeat(CupName::MOST)).unwrap(),
            people: &named,
            cup: &cup,
            facts: &facts,
            line: lines.last().unwrap(),
            mentions: &numbers[..MOST_MENTIONED.min(numbers.len())],
            best_here: None,
            role: None,
        };
        super::told(language, &told)
    }

    /// Who has left the final has no place of their own there, and so none is told.
    #[test]
    fn the_result_of_a_final_says_who_has_left_it() {
        let people: Vec<Number> = (1..=4).map(Number).collect();
        let place = |(number, scored): (&Number, u16)| {
            let has_won = *number == Number(2);
            let finish = Finish {
                game: GameId(1),
                user: None,
                name: String::new(),
                people: 4,
                place: Some(if has_won { 1 } else { 4 }),
                table_place: if has_won { 4 } else { scored as u8 },
                score: scored,
                best_score: 40,
                left: if has_won { Left::None } else { Left::TimedOut },
                weakest: None,
                ended_at: Millis(0),
            };
            (*number, finish)
        };
        let finishes = people.iter().zip([2, 9, 1, 3]).map(place).collect();
        let facts = TableFacts { outcome: Some(Outcome::Played(finishes)), ..TableFacts::default() };
        let last = TableNumber(101);
        let entries = [drawn(), Entry::End, Entry::Final(people), Entry::Open(last), Entry::Over];
        let told = told_with(Language::En, "Isis", &entries, BTreeMap::from([(last, facts)]));
        let result =
            "**Final:** 1. Isis (2) 9, Isis (3) 1 (left the game), Isis (1) 2 (left the game), Isis (4) 3";
        assert!(told.contains(result), "{told}");
    }

    /// A moment that all share is told once, and in an evening without its date.
    #[test]
    fn who_is_asked_for_the_final_reads_until_when() {
        let told = |kind, seconds: [i64; 2]| {
            let until = seconds.map(|seconds| BEGINS.after(std::time::Duration::from_secs(seconds as u64)));
            let called = (1..).map(Number).zip(until).map(|(number, until)| Called { number, until });
            let tables = vec![(1..=4).map(Number).collect(), (5..=8).map(Number).collect()];
            let entries = [Entry::Draw(tables), Entry::End, Entry::Call(called.collect())];
            told_in(Language::En, "Isis", (kind, 8), &entries, BTreeMap::new())
        };
        let evening = told(Kind::Evening, [600, 600]);
        assert!(evening.contains(" before <t:1795000600:t> (<t:1795000600:R>). After that"), "{evening}");
        assert_eq!(evening.matches("<t:").count(), 2, "{evening}");
        assert_eq!(evening.lines().filter(|line| line.contains(">, number ")).count(), 2, "{evening}");
        let weeks = told(Kind::Quick, [600, 600]);
        assert!(weeks.contains(" before <t:1795000600:f> (<t:1795000600:R>). After that"), "{weeks}");
        let apart = told(Kind::Quick, [600, 660]);
        assert!(apart.contains("Press *I am here* in time."), "{apart}");
        assert!(apart.contains(": before <t:1795000600:f>\n"), "{apart}");
        assert!(apart.ends_with(": before <t:1795000660:f>"), "{apart}");
    }

    #[test]
    fn up_to_five_people_read_that_there_is_no_final() {
        let told = |tables: &[std::ops::RangeInclusive<u32>]| {
            let tables = tables.iter().map(|people| people.clone().map(Number).collect()).collect();
            told_in(Language::En, "Isis", (Kind::Slow, 8), &[Entry::Draw(tables)], BTreeMap::new())
        };
        let one = told(&[1..=4]);
        assert!(one.contains("** begins: the table is drawn.\n"), "{one}");
        assert!(one.contains("\nEverybody plays at one table, so there is no final: the points"), "{one}");
        let two = told(&[1..=4, 5..=8]);
        assert!(two.contains("** begins: the tables are drawn.\n"), "{two}");
        assert!(!two.contains("no final"), "{two}");
    }

    #[test]
    fn without_a_final_it_is_said_whether_there_was_one() {
        let none = told(Language::En, "Isis", &[drawn(), Entry::End, Entry::Over]);
        assert!(none.contains("\nThere was no final, so the standings decide."), "{none}");
        let people = (1..=4).map(Number).collect();
        let last = TableNumber(101);
        let entries = [drawn(), Entry::End, Entry::Final(people), Entry::Open(last), Entry::Over];
        let facts = TableFacts { outcome: Some(Outcome::CalledOff), ..TableFacts::default() };
        let void = told_with(Language::En, "Isis", &entries, BTreeMap::from([(last, facts)]));
        assert!(void.contains("\nThe final did not count, so the standings decide."), "{void}");
    }

    fn drawn() -> Entry {
        let people: Vec<Number> = (1..=200).map(Number).collect();
        Entry::Draw(people.chunks(4).chain(people.chunks(4)).map(<[_]>::to_vec).collect())
    }

    #[test]
    fn the_largest_cup_has_room_in_every_language() {
        let reason = || Reason::read(&"*".repeat(Reason::MOST)).unwrap();
        let long = "*".repeat(32);
        for language in Language::iter() {
            for entries in [
                vec![Entry::Ask(Vec::new())],
                vec![drawn()],
                vec![drawn(), Entry::Final((1..=4).map(Number).collect())],
                vec![drawn(), Entry::Drop(Number(2), reason())],
                vec![drawn(), Entry::Open(TableNumber(1)), Entry::Void(TableNumber(1), reason())],
                vec![Entry::Cancel(reason())],
            ] {
                let told = told(language, &long, &entries);
                let length = told.encode_utf16().count();
                assert!(length <= LONGEST, "{language}: {length}: {told}");
            }
        }
        let told = told(Language::En, "Isis", &[drawn()]);
        assert!(told.contains("\n**Table 1**: Isis (1), Isis (2), Isis (3), Isis (4)\n"), "{told}");
        let shown = told.matches("**Table ").count();
        assert!(told.contains(&format!("\n… and {} more tables\n", 100 - shown)), "{told}");
    }

    #[test]
    fn what_an_organiser_writes_is_harmless() {
        let reason = Reason::read("<@1> @everyone **late** </ra draw:1> \u{202e}x").unwrap();
        let told = told(Language::En, "<@2>", &[drawn(), Entry::Drop(Number(2), reason)]);
        for harmful in ["<@1>", "<@2>", "@everyone", "**late**", "</ra", "\u{202e}"] {
            assert!(!told.contains(harmful), "{harmful}: {told}");
        }
    }
}
