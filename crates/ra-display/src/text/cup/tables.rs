//! The games of a cup's tables: the line of each in the cup's channel, why they cannot be opened there, and what cannot be done
//! with them.

use ra_table::cup::{Became, Cup, CupName, Number, Table, TableLine, TableNumber, VOID_POINTS};
use ra_table::game::NotInCup;
use ra_table::id::{ChannelId, GameId};
use ra_table::language::Language;

use super::super::fluent::words;
use super::super::lists::{commas, sentences};
use super::super::names::{channel_mention, name, unformatted_name};
use super::super::refusal::named_permissions;
use super::named::Named;
use crate::refusal::CupPlaceLack;

/// So many of Discord's characters the name of a thread has at most.
const LONGEST_THREAD: usize = 100;

/// The line of a table.
pub fn line(language: Language, line: &TableLine, people: &Named) -> String {
    let words = words(language);
    let table = table(language, line);
    match &line.became {
        Became::Plays(seated) => words.cup_table_line(table, people.with_commas(seated)),
        Became::Over { brought, is_cut_short } => {
            let one = |(number, brought): &(Number, u32)| format!("{} {brought}", people.name(*number));
            let brought = commas(words, &brought.iter().map(one).collect::<Vec<_>>());
            match is_cut_short {
                true => words.cup_table_line_cut_short(table, brought),
                false => words.cup_table_line(table, brought),
            }
        }
        Became::CalledOff => words.cup_table_called_off(table),
        Became::Void if line.is_final => words.cup_table_void_final(table),
        Became::Void => words.cup_table_void(table, VOID_POINTS),
    }
}

/// What a table is called among those of its cup.
pub fn table(language: Language, line: &TableLine) -> String {
    called(language, line.number, line.is_final)
}

/// A table among those that an organiser chooses from, where nothing is formatted.
pub fn choice(language: Language, table: &Table, people: &Named) -> String {
    let sit: Vec<String> = table.people.iter().map(|number| people.plain(*number)).collect();
    let words = words(language);
    let called = called(language, table.number, table.round.is_none());
    words.cup_choice_table(called, commas(words, &sit))
}

fn called(language: Language, number: TableNumber, is_final: bool) -> String {
    let words = words(language);
    if is_final { words.cup_table_final() } else { words.cup_table_called(number.to_string()) }
}

/// The name of the thread of a table's game.
pub fn thread(language: Language, game: GameId, line: &TableLine, cup: &CupName) -> String {
    let (words, table) = (words(language), table(language, line));
    let named = |most: usize| {
        let cup = unformatted_name(language, &cup.to_string(), most);
        words.lobby_called(game.to_string(), words.cup_table_thread(&table, cup))
    };
    longest(named)
}

/// The name of a cup's post in a forum.
pub fn post(language: Language, cup: &CupName) -> String {
    longest(|most| unformatted_name(language, &cup.to_string(), most))
}

/// The longest name of a thread in which so many letters of a cup's name have room.
fn longest(named: impl Fn(usize) -> String) -> String {
    let fits = |named: &String| named.encode_utf16().count() <= LONGEST_THREAD;
    (1..=CupName::MOST).rev().map(&named).find(fits).unwrap_or_else(|| named(1))
}

/// Why the tables of a cup cannot be opened in a channel, and what helps.
pub fn lacks(language: Language, channel: ChannelId, lack: &CupPlaceLack) -> String {
    let words = words(language);
    match lack {
        CupPlaceLack::Gone => words.cup_place_gone(),
        CupPlaceLack::WrongKind => words.cup_place_wrong_kind(),
        CupPlaceLack::Missing(permissions) => {
            words.cup_place_missing(channel_mention(channel), named_permissions(words, permissions))
        }
        CupPlaceLack::NeedsTag => words.cup_place_needs_tag(channel_mention(channel)),
        CupPlaceLack::Threads { active, needed } => words.cup_place_threads(*active, *needed),
    }
}

/// That a cup waits, before it begins or between rounds, because its next tables cannot be opened.
pub fn waits(language: Language, cup: (&CupName, &Cup), channel: ChannelId, lack: &CupPlaceLack) -> String {
    let (called, cup) = cup;
    let begun = if cup.has_begun() { "yes" } else { "no" };
    let waits = words(language).cup_waits(name(language, &called.to_string()), begun);
    sentences([waits, lacks(language, channel, lack)])
}

/// That the message of a cup cannot be posted.
pub fn not_shown(language: Language, cup: &CupName, channel: ChannelId, lack: &CupPlaceLack) -> String {
    let not_shown = words(language).cup_not_shown(name(language, &cup.to_string()), channel_mention(channel));
    sentences([not_shown, lacks(language, channel, lack)])
}

/// What somebody reads who wants something that a cup does not allow.
pub(in crate::text) fn not_in_cup(language: Language, what: NotInCup) -> String {
    let words = words(language);
    match what {
        NotInCup::CallOff => words.cup_table_not_called_off(),
        NotInCup::CancelVote => words.cup_table_no_vote(),
        NotInCup::OtherTime => words.cup_table_no_other_time(),
        NotInCup::GiveSeat => words.cup_table_no_new_player(),
        NotInCup::Host => words.cup_table_no_host(),
        NotInCup::OtherPlace => words.cup_table_no_other_place(),
        NotInCup::Autoplay => words.cup_table_quick(),
        NotInCup::Rematch => words.cup_table_no_rematch(),
    }
}

#[cfg(test)]
mod tests {
    use ra_table::id::UserId;

    use super::*;

    #[test]
    fn the_final_is_no_numbered_choice() {
        let people = Named::new(Language::En, (1..).map(|user| Some(UserId(user))).zip(["Amun", "Isis"]));
        let table = |round| Table {
            number: TableNumber(3),
            round,
            people: vec![Number(1), Number(2)],
            opened_at: None,
            is_cut_short: false,
            is_void: false,
        };
        assert_eq!(choice(Language::En, &table(Some(1)), &people), "Table 3: Amun, Isis");
        assert_eq!(choice(Language::En, &table(None), &people), "Final: Amun, Isis");
    }
}
