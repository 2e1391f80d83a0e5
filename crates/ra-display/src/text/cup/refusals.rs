//! What a cup refuses: what is the case, and what can be done.

use ra_table::cup::{NoBegin, NoPlan, NoText, Refusal};
use ra_table::language::Language;

use super::super::fluent::{Words, words};
use super::super::names::channel_mention;
use super::tables;
use crate::refusal::CupRefusal;

/// The sentence for a refusal, to be shown to the person alone.
pub(in crate::text) fn refusal(language: Language, refusal: &CupRefusal) -> String {
    let words = words(language);
    match refusal {
        CupRefusal::Own(refusal) => own(words, refusal),
        CupRefusal::Organiser(refusal) => organiser(words, refusal),
        CupRefusal::NotHere => words.refusal_cup_not_here(),
        CupRefusal::NotListed => words.refusal_cup_not_listed(),
        CupRefusal::NotTheOrganiser => words.refusal_cup_not_the_organiser(),
        CupRefusal::NoDraft => words.refusal_cup_no_draft(),
        CupRefusal::NoDate => words.refusal_cup_no_date(),
        CupRefusal::NoThreads => words.refusal_cup_no_place(),
        CupRefusal::MayNotWrite(channel) => words.refusal_cup_may_not_write(channel_mention(*channel)),
        CupRefusal::NoneHere => words.refusal_cup_none_here(),
        CupRefusal::SeveralHere => words.refusal_cup_several_here(),
        CupRefusal::Name(NoText::Empty) => words.refusal_cup_no_name(),
        CupRefusal::Name(NoText::TooLong { most }) => words.refusal_cup_name_too_long(*most),
        CupRefusal::Place(channel, lack) => tables::lacks(language, *channel, lack),
        CupRefusal::Reason(NoText::Empty) => words.refusal_cup_no_reason(),
        CupRefusal::Reason(NoText::TooLong { most }) => words.refusal_cup_reason_too_long(*most),
    }
}

fn own(words: &Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Ended => words.refusal_cup_ended(),
        Refusal::Begun => words.refusal_cup_begun(),
        Refusal::BeginsAlready => words.refusal_cup_begins_already(),
        Refusal::Plan(NoPlan::Begins(NoBegin::Unreadable)) => words.refusal_cup_unreadable(),
        Refusal::Plan(NoPlan::Begins(NoBegin::Past)) => words.refusal_cup_past(),
        Refusal::Plan(NoPlan::Begins(NoBegin::TooFar)) => words.refusal_cup_too_far(),
        Refusal::Plan(NoPlan::Fives) => words.refusal_cup_fives(),
        Refusal::FewerPlaces(people) => words.refusal_cup_fewer_places(*people),
        Refusal::Full => words.refusal_cup_full(),
        Refusal::TooLate => words.refusal_cup_too_late(),
        Refusal::InAlready => words.refusal_cup_in_already(),
        Refusal::Dropped => words.refusal_cup_dropped(),
        Refusal::NotIn => words.refusal_cup_not_in(),
        Refusal::HereAlready => words.refusal_cup_here_already(),
        Refusal::NotCalled => words.refusal_cup_not_called(),
        Refusal::PassedOver => words.refusal_cup_passed_over(),
        Refusal::NoTable => words.refusal_cup_no_table(),
        Refusal::NoTableYet => words.refusal_cup_no_table_yet(),
        Refusal::NotOpen => words.refusal_cup_not_open(),
        Refusal::VoidAlready => words.refusal_cup_void_already(),
        Refusal::OwnTable => words.refusal_cup_own_table(),
        Refusal::OwnCup => words.refusal_cup_own_cup(),
        Refusal::Opponent => words.refusal_cup_opponent(),
    }
}

/// The same to an organiser, of somebody else.
fn organiser(words: &Words, refusal: &Refusal) -> String {
    match () {
        () if *refusal == Refusal::Full => words.refusal_cup_full_for_others(),
        () if *refusal == Refusal::InAlready => words.refusal_cup_others_in_already(),
        () if *refusal == Refusal::Dropped => words.refusal_cup_others_dropped(),
        () if *refusal == Refusal::NotIn => words.refusal_cup_others_not_in(),
        () => own(words, refusal),
    }
}
