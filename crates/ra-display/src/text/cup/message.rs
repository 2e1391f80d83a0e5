//! The message with which a cup is published, and the answers to its buttons.

use ra_table::clock::Pace;
use ra_table::cup::{Cup, CupName, End, Facts, Kind, Number, Order, Places, Plan, Stage, TableNumber};
use ra_table::game::view::Own;
use ra_table::id::{ChannelId, RoleId};
use ra_table::language::Language;
use ra_table::names::isolated;
use ra_table::time::Millis;

use super::super::board::{hour, moment, relative};
use super::super::fluent::{Words, words};
use super::super::joined;
use super::super::lists::{NONE, commas};
use super::super::names::{channel_mention, escaped, role_mention};
use super::super::own_view::one_of_my_games;
use super::super::season::date;
use super::named::Named;

/// As many names are on the message.
const MOST_NAMED: usize = 20;
/// So many bytes of names at most: with markup in each of them they would not fit into a message.
const ROOM: usize = 900;
/// As many letters of a button are shown in one line on a phone.
const LONGEST_LABEL: usize = 40;
/// As many names are on a page of all of them.
pub const ON_PAGE: usize = 50;

/// What everybody reads of a cup.
#[derive(Debug, Clone)]
pub struct Announcement<'a> {
    /// What it is called.
    pub name: &'a CupName,
    /// The role that its champion gets.
    pub role: Option<RoleId>,
    /// The cup.
    pub cup: &'a Cup,
    /// Its people.
    pub people: &'a Named,
    /// Those who take part, as they signed up.
    pub entrants: &'a [Number],
    /// Who has won; `None` if nobody has, or not yet.
    pub champion: Option<Number>,
}

/// The message. It mentions nobody.
pub fn announcement(language: Language, shown: &Announcement<'_>) -> String {
    let (words, cup) = (words(language), shown.cup);
    let plan = cup.plan();
    let how_far = match cup.stage() {
        Stage::SignUp => begins(words, plan, cup.starts_at(), is_earlier_when_full(cup)),
        Stage::Round(round) => {
            let ends = cup.round_ends().map_or_else(|| NONE.to_owned(), moment);
            words.cup_round(plan.rounds(), round, ends, yes(cup.takes_people()))
        }
        Stage::Final => words.cup_final(),
        Stage::Ended(End::Over) => match shown.champion {
            Some(champion) => words.cup_over(shown.people.name(champion)),
            None => words.cup_news_over(title(shown.name)),
        },
        Stage::Ended(End::Cancelled) => words.cup_called_off("organiser"),
        Stage::Ended(End::TooFew) => words.cup_called_off("too-few"),
    };
    let head = [
        heading(shown.name),
        games(language, plan),
        how_far,
        entrants(words, shown),
        shown.role.map_or(String::new(), |role| words.cup_role(role_mention(role))),
    ];
    let small = match cup.stage() {
        Stage::Ended(_) => String::new(),
        Stage::SignUp | Stage::Round(_) | Stage::Final => small_print(words, plan, cup.round_ends()),
    };
    joined(head.into_iter().chain([small]), "\n")
}

/// The same of a cup that is not published, and may not have a date.
pub(super) fn before_publishing(
    language: Language,
    called: &CupName,
    role: Option<RoleId>,
    plan: &Plan,
    begins_at: Option<Millis>,
) -> String {
    let words = words(language);
    let lines = [
        heading(called),
        games(language, plan),
        begins_at.map_or_else(|| words.cup_begins_unknown(), |at| begins(words, plan, at, plan.when_full)),
        entrants_named(words, plan.places, 0, &[]),
        role.map_or(String::new(), |role| words.cup_role(role_mention(role))),
        small_print(words, plan, begins_at.map(|at| at.after(plan.kind.round_time()))),
    ];
    joined(lines, "\n")
}

fn heading(name: &CupName) -> String {
    format!("## {}", title(name))
}

fn games(language: Language, plan: &Plan) -> String {
    let pace = words(language).pace_meaning(plan.kind.pace().code());
    words(language).cup_games(shape(plan), plan.games.value(), pace)
}

fn begins(words: &Words, plan: &Plan, at: Millis, is_earlier_when_full: bool) -> String {
    let ends = plan.likely_end(at);
    let ends = match plan.kind {
        Kind::Evening => hour(ends),
        Kind::Quick | Kind::Slow => date(ends),
    };
    words.cup_begins(moment(at), relative(at), yes(is_earlier_when_full), ends)
}

/// Whether a cup may still begin earlier because all places are taken.
fn is_earlier_when_full(cup: &Cup) -> bool {
    cup.plan().when_full && !cup.is_full_early()
}

/// The first names, as many as there is room for.
fn entrants(words: &Words, shown: &Announcement<'_>) -> String {
    let mut names: Vec<String> = Vec::new();
    let mut room = ROOM;
    for number in shown.entrants.iter().take(MOST_NAMED) {
        let called = shown.people.name(*number);
        let Some(left) = room.checked_sub(called.len()) else { break };
        room = left;
        names.push(called);
    }
    if names.len() < shown.entrants.len() {
        names.push("…".to_owned());
    }
    let (cup, count) = (shown.cup, shown.entrants.len());
    match cup.end() {
        Some(_) if cup.has_begun() => words.cup_took_part(count, commas(words, &names)),
        Some(_) | None => entrants_named(words, cup.plan().places, count, &names),
    }
}

fn entrants_named(words: &Words, places: Places, count: usize, names: &[String]) -> String {
    let is_limited = places != Places::MOST;
    words.cup_entrants(count, yes(is_limited), places.value(), commas(words, names))
}

fn small_print(words: &Words, plan: &Plan, round_ends: Option<Millis>) -> String {
    let ends = round_ends.map_or_else(|| NONE.to_owned(), moment);
    format!("-# {}\n-# {}", words.cup_fair(), words.cup_computers(ends, plan.rounds()))
}

fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// To the organiser who has published a cup.
pub fn published(language: Language, name: &CupName, channel: ChannelId) -> String {
    words(language).cup_published(title(name), channel_mention(channel))
}

/// To somebody who has signed up: what that asks of them.
pub fn signed_up(language: Language, name: &CupName, (cup, facts): (&Cup, &Facts), now: Millis) -> String {
    let (plan, begins) = (cup.plan(), moment(cup.likely_start(facts, now)));
    let (pace, games, full) = (plan.kind.pace(), plan.games.value(), yes(is_earlier_when_full(cup)));
    words(language).cup_signed_up(title(name), begins, full, pace.code(), shape(plan), games, answers(pace))
}

/// To somebody who has left before a cup began.
pub fn left(language: Language, name: &CupName) -> String {
    words(language).cup_left(title(name))
}

/// To somebody who has left a cup that had begun, perhaps with seats at tables that were not over.
pub fn left_running(language: Language, name: &CupName, was_seated: bool) -> String {
    words(language).cup_left_running(title(name), yes(was_seated))
}

/// Asks somebody whether they leave a cup that has begun; `is_seated` if they have seats at tables that are not over.
pub fn leave_ask(language: Language, name: &CupName, is_seated: bool) -> String {
    words(language).cup_leave_ask(title(name), yes(is_seated))
}

/// To somebody who does not leave.
pub fn stays(language: Language, name: &CupName) -> String {
    words(language).cup_stays(title(name))
}

/// A page, from 0, of the names of those who take part.
pub fn who_plays(
    language: Language,
    called: &CupName,
    people: &Named,
    entrants: &[Number],
    page: usize,
) -> String {
    let words = words(language);
    let on_page = entrants.chunks(ON_PAGE).nth(page).unwrap_or_default();
    let listed = if on_page.is_empty() { String::new() } else { people.with_commas(on_page) };
    joined([words.cup_who(title(called), entrants.len()), listed], "\n")
}

/// The rules of a cup.
pub fn rules(language: Language, name: &CupName, plan: &Plan) -> String {
    let (size, kind): (&str, &str) = (plan.table_size.into(), plan.kind.into());
    words(language).cup_rules(title(name), kind, yes(plan.rounds() > 1), size)
}

/// One of somebody's tables in a cup.
#[derive(Debug)]
pub enum OwnTable {
    /// Its game is still to begin.
    Soon,
    /// Its game goes on; how it stands for them.
    Running(Box<Own>),
    /// It is over, and gives so many points.
    Over(u32),
}

/// Somebody's tables in a cup.
pub fn tables(
    language: Language,
    name: &CupName,
    cup: &Cup,
    takes_part: bool,
    tables: &[(TableNumber, OwnTable)],
) -> String {
    let words = words(language);
    if tables.is_empty() {
        let stage = match cup.stage() {
            Stage::SignUp => "sign-up",
            Stage::Round(_) | Stage::Final if cup.takes_people() => "round",
            Stage::Round(_) | Stage::Final => "late",
            Stage::Ended(_) => "over",
        };
        return words.cup_tables_none(yes(takes_part), title(name), stage, relative(cup.starts_at()));
    }
    let line = |(number, table): &(TableNumber, OwnTable)| match table {
        OwnTable::Soon => words.cup_table_soon(number.0),
        OwnTable::Running(own) => words.cup_table_running(number.0, one_of_my_games(language, own)),
        OwnTable::Over(points) => words.cup_table_over(number.0, *points),
    };
    joined(std::iter::once(words.cup_tables(title(name))).chain(tables.iter().map(line)), "\n")
}

/// A line about a cup among those that go on on a server.
pub fn listed(language: Language, name: &CupName, channel: ChannelId, cup: &Cup) -> String {
    let stage = match cup.stage() {
        Stage::SignUp => "sign-up",
        Stage::Round(_) => "round",
        Stage::Final | Stage::Ended(_) => "final",
    };
    let begins = relative(cup.starts_at());
    words(language).cup_listed(title(name), channel_mention(channel), stage, begins, cup.taking_part())
}

/// On a button to one's tables in a cup.
pub fn tables_button(language: Language, name: &CupName) -> String {
    on_button(words(language).button_cup_tables(), name)
}

/// On a button to sign up to a cup.
pub fn sign_up_button(language: Language, name: &CupName) -> String {
    on_button(words(language).button_cup_sign_up(), name)
}

fn on_button(label: String, name: &CupName) -> String {
    let whole = format!("{label}: {}", isolated(name.to_string()));
    if whole.chars().count() <= LONGEST_LABEL {
        return whole;
    }
    whole.chars().take(LONGEST_LABEL - 1).chain(['…']).collect()
}

/// A cup's name, made harmless.
pub(super) fn title(name: &CupName) -> String {
    escaped(&isolated(name.to_string()))
}

/// How the games before the final are played, for messages to choose by.
pub(super) fn shape(plan: &Plan) -> &'static str {
    match (plan.games.value(), plan.order) {
        (1, _) => "one",
        (_, Order::AtOnce) => "at-once",
        (_, Order::InTurn) => "in-turn",
    }
}

/// About how many answers a week a game asks for: each of four people gives 27 in a game, of which half take 8 days at
/// the pace *Fast*, and 19 at *Standard* (see `ra_table::game::forecast`).
fn answers(pace: Pace) -> usize {
    match pace {
        Pace::Fast => 20,
        Pace::Live | Pace::Standard | Pace::Relaxed | Pace::Unclocked => 10,
    }
}

#[cfg(test)]
mod tests {
    use ra_table::cup::{Actor, Entry, Line};
    use ra_table::id::UserId;
    use strum::IntoEnumIterator as _;

    use super::*;

    const NOW: Millis = Millis(1_795_000_000_000);
    const DAY: std::time::Duration = std::time::Duration::from_hours(24);

    fn cup(kind: Kind, people: u32) -> Cup {
        cup_after(Plan::of_kind(kind, NOW.after(DAY)), people, &[])
    }

    /// A cup of so many people, and what has happened since they signed up.
    fn cup_after(plan: Plan, people: u32, since: &[Entry]) -> Cup {
        let publish = Cup::publish(plan, NOW).unwrap();
        let sign_ups = (1..=people).map(|number| Entry::SignUp(Number(number)));
        let entries = std::iter::once(publish).chain(sign_ups).chain(since.iter().cloned());
        let line = |(entry, seq)| Line { seq, at: NOW, actor: Actor::Program, entry };
        Cup::replay([7; 32], entries.zip(1..).map(line)).unwrap()
    }

    fn named(language: Language, names: &[&str]) -> (Named, Vec<Number>) {
        let people = names.iter().zip(1..).map(|(name, user)| (Some(UserId(user)), *name));
        let numbers = (1..).map(Number).take(names.len());
        (Named::new(language, people), numbers.collect())
    }

    fn announced(language: Language, cup: &Cup, called: &str, entrants: &[&str]) -> String {
        let name = CupName::read(called).unwrap();
        let role = Some(RoleId(i64::MAX));
        let (people, entrants) = named(language, entrants);
        let shown =
            Announcement { name: &name, role, cup, people: &people, entrants: &entrants, champion: None };
        announcement(language, &shown)
    }

    #[test]
    fn the_rules_speak_of_later_rounds_where_there_are_any() {
        let name = CupName::read("Nile Cup").unwrap();
        let plan = Plan { order: Order::InTurn, ..Plan::of_kind(Kind::Quick, NOW) };
        let told = rules(Language::En, &name, &plan);
        assert!(told.contains("gets no table, but may come to a later round."), "{told}");
        assert!(told.contains("As many of four as possible"), "{told}");
        let told = rules(Language::En, &name, &Plan { order: Order::AtOnce, ..plan });
        assert!(told.contains("gets no table.\n"), "{told}");
    }

    #[test]
    fn who_is_called_like_somebody_else_is_marked() {
        let names = ["Amun", "Isis", "Amun"];
        let told = announced(Language::En, &cup(Kind::Quick, 3), "Nile Cup", &names);
        assert!(told.contains("**3 have signed up:** Amun (1), Isis, Amun (3)\n"), "{told}");
        let (people, numbers) = named(Language::En, &names);
        let told = who_plays(Language::En, &CupName::read("Nile Cup").unwrap(), &people, &numbers, 0);
        assert_eq!(told, "**Nile Cup:** 3 people take part.\nAmun (1), Isis, Amun (3)");
    }

    #[test]
    fn the_message_says_what_a_cup_asks_and_when() {
        let told = announced(Language::En, &cup(Kind::Quick, 2), "Nile Cup", &["Amun", "Isis"]);
        let lines: Vec<&str> = told.lines().collect();
        let begins = NOW.after(DAY).seconds();
        assert_eq!(lines[0], "## Nile Cup");
        assert_eq!(
            lines[1],
            "**2 games at once**, then a final of the best four. *Fast*: everybody looks in several times a day."
        );
        assert!(lines[2].starts_with(&format!("**Begins <t:{begins}:f>** (<t:{begins}:R>). Over about <t:")));
        assert_eq!(lines[3], "**2 have signed up:** Amun, Isis");
        assert_eq!(lines[4], format!("**Champion’s role:** <@&{}>", i64::MAX));
        assert!(lines[6].contains("At the end of the round (<t:"), "{told}");
    }

    #[test]
    fn a_cup_of_one_evening_says_at_what_hour_it_is_over() {
        let ends = |kind| {
            let told = announced(Language::En, &cup(kind, 2), "Nile Cup", &["Amun", "Isis"]);
            let ends = told.split_once("Over about ").unwrap().1.lines().next().unwrap().to_owned();
            ends.rsplit_once(':').unwrap().1.to_owned()
        };
        assert_eq!(Kind::ALL.map(ends), ["t>.", "D>.", "D>."]);
    }

    /// Only where there are several rounds it is said which one is played.
    #[test]
    fn the_only_round_has_no_number() {
        let drawn = [Entry::Draw(vec![(1..=4).map(Number).collect()])];
        let once = Plan::of_kind(Kind::Quick, NOW.after(DAY));
        let told = |plan| {
            let names = ["Amun", "Isis", "Khnum", "Seti"];
            announced(Language::En, &cup_after(plan, 4, &drawn), "Nile Cup", &names)
        };
        let only = told(once);
        assert!(only.contains("\n**The games are under way**."), "{only}");
        let first = told(Plan { order: Order::InTurn, ..once });
        assert!(first.contains("\n**Round 1 of 2 is under way**. Anyone who signs up now"), "{first}");
    }

    #[test]
    fn once_it_is_over_it_says_who_took_part() {
        let people: Vec<Number> = (1..=3).map(Number).collect();
        let names = ["Amun", "Isis", "Khnum"];
        let plan = Plan::of_kind(Kind::Quick, NOW.after(DAY));
        let told = |since: &[Entry], names: &[&str]| {
            announced(Language::En, &cup_after(plan, 3, since), "Nile Cup", names)
        };
        let ended = [Entry::Draw(vec![people]), Entry::Open(TableNumber(1)), Entry::End, Entry::Over];
        assert!(told(&ended, &names).contains("\n**3 took part:** Amun, Isis, Khnum\n"));
        assert!(told(&ended, &[]).contains("\n**Nobody took part to the end.**\n"));
        assert!(told(&[Entry::TooFew], &names).contains("\n**3 have signed up:** Amun, Isis, Khnum\n"));
    }

    /// Discord takes 2,000 letters, whatever names people have.
    #[test]
    fn the_longest_names_fit_into_a_message_in_every_language() {
        let long = "*_".repeat(16);
        let names = vec![long.as_str(); 200];
        for language in Language::iter() {
            for kind in Kind::ALL {
                let told = announced(language, &cup(kind, 200), &"*".repeat(60), &names);
                assert!(told.encode_utf16().count() <= 2000, "{language:?} {kind}: {told}");
                let (people, numbers) = named(language, &names);
                let title = CupName::read(&"*".repeat(60)).unwrap();
                let page = who_plays(language, &title, &people, &numbers, 3);
                assert!(page.encode_utf16().count() <= 4096, "{language:?}: {}", page.len());
                let rules = rules(language, &title, cup(kind, 0).plan());
                assert!(rules.encode_utf16().count() <= 4096, "{language:?}: {}", rules.len());
            }
        }
    }
}
