//! What a player has decided on their turn and can still take back, for that player only.

use ra::rules::{Action, Tile};
use ra_table::game::view::Own;
use ra_table::game::{Pending, WhatBecame};
use ra_table::language::Language;

use super::board::{own_turn, relative};
use super::fluent::{Words, words};
use super::lists::{and, sentences};
use super::tiles::named;

/// What is played soon, and when.
pub fn pending(language: Language, own: &Own, pending: &Pending) -> String {
    let words = words(language);
    let mut told = moves(words, own, &pending.moves.actions);
    let answer = pending.moves.answer.map(|answer| super::orders::answer(language, answer));
    told.extend(answer.map(|answer| words.private_pending_answer(answer)));
    told.push(words.private_pending_until(relative(pending.until)));
    told.join(" ")
}

/// What became of what somebody decided: what is told of it is what everybody reads, then that it is their turn if it
/// still is, or what they have answered ahead.
pub fn became(language: Language, own: &Own, became: WhatBecame) -> String {
    let told = match became {
        WhatBecame::Rests => return String::new(),
        WhatBecame::TakenBack => return words(language).private_undone(),
        WhatBecame::Played(from, to) => super::story::between(language, own, from, to),
        WhatBecame::Ended(auction) => super::story::answered(language, own, auction),
    };
    let turn = own_turn(language, own);
    let next = match &own.plan {
        _ if !turn.is_empty() => turn,
        Some(_) => super::sealed_answer::kept(language, own),
        None => String::new(),
    };
    sentences([told, next])
}

/// The actions, a sentence each; tiles that are taken or given up together are one.
fn moves(words: &Words, own: &Own, actions: &[Action]) -> Vec<String> {
    let name = |tile: Tile| named(words, tile, own.terms.edition).to_owned();
    let taken = actions.iter().filter_map(|action| {
        let Action::God(space) = action else { return None };
        own.position().track().get(*space).map(name)
    });
    let given = actions.iter().filter_map(|action| {
        let Action::Discard(tile) = action else { return None };
        Some(name(*tile))
    });
    let (taken, given): (Vec<String>, Vec<String>) = (taken.collect(), given.collect());
    let told = |code: &str, sun: u8, tiles: String| words.private_pending(code, sun, tiles);
    let mut sentences = Vec::new();
    if !taken.is_empty() {
        sentences.push(told("gods", 0, taken.join(&words.list_then())));
    }
    if !given.is_empty() {
        sentences.push(told("discard", 0, and(words, &given).unwrap_or_default()));
    }
    sentences.extend(actions.iter().filter_map(|action| match action {
        Action::Invoke => Some(told("invoke", 0, String::new())),
        Action::Bid(sun) => Some(told("bid", sun.value(), String::new())),
        Action::Pass => Some(told("pass", 0, String::new())),
        Action::Done if taken.is_empty() => Some(told("done", 0, String::new())),
        Action::Done | Action::Draw | Action::God(_) | Action::Discard(_) => None,
    }));
    sentences
}
