//! Private panels of a turn: what a person chooses from before they invoke Ra, spend God tiles or give up tiles. What they say
//! is `text::private`'s, and they go into ephemeral messages alone.

use serenity::builder::{CreateActionRow, CreateButton, CreateSelectMenuOption};

use crate::discord::custom_id::Button;
use crate::discord::custom_id::turn::Press;
use crate::discord::message::components::{menu, panel, primary, rows, secondary};
use crate::discord::rest::Message;
use crate::game::Answer;
use crate::game::view::Own;
use crate::language::Language;
use crate::rules::{Action, Discard, Space, Sun, Tile};
use crate::text::{self, words};

/// For invoking Ra, with or without one's own answer.
pub(super) fn invoke(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Turn(own.id, own.question_number(), press);
    let mut suns: Vec<Sun> = own.position().players()[own.seat].face_up().iter().collect();
    suns.sort_unstable();
    let up_to = |sun: &Sun| {
        secondary(&press(Press::Invoke(Some(Answer::UpTo(*sun)))), words.button_invoke_up_to(sun.value()))
    };
    let ask = primary(&press(Press::Invoke(None)), words.button_invoke_ask());
    let mut buttons: Vec<CreateButton> = suns.iter().map(up_to).collect();
    if own.position().track().is_full() {
        buttons.push(secondary(&press(Press::Invoke(Some(Answer::Pass))), words.button_invoke_pass()));
    }
    let rows = rows(vec![ask]).into_iter().chain(rows(buttons)).collect();
    panel(text::private::before_invoking(language, own), rows)
}

/// For spending God tiles: what is chosen so far is shown in its order, to be confirmed or changed.
pub(super) fn gods(language: Language, own: &Own, chosen: &[Space]) -> Message {
    let words = words(language);
    let press = |press| Button::Turn(own.id, own.question_number(), press);
    let name = |space: Space| {
        let tile = own.position().track().get(space);
        tile.map_or(String::new(), |tile| text::tile(language, tile, own.terms.edition))
    };
    let option = |space: Space| {
        CreateSelectMenuOption::new(words.option_take(name(space), space.number()), space.to_string())
    };
    let legal = own.position().legal();
    let free: Vec<Space> = Space::all().filter(|space| legal.contains(Action::God(*space))).collect();
    let gods = usize::from(own.position().players()[own.seat].tiles().count(Tile::God));
    let options = free.iter().map(|&space| option(space).default_selection(chosen.contains(&space)));
    let most = gods.min(free.len());
    let mut rows = vec![menu(&press(Press::GodsPick), &words.menu_take(), (1, most), options.collect())];
    if chosen.len() > 1 {
        let first = chosen.iter().skip(1).map(|&space| {
            CreateSelectMenuOption::new(words.option_take_first(name(space)), space.to_string())
        });
        let order = press(Press::GodsOrder(chosen.to_vec()));
        rows.push(menu(&order, &words.menu_take_order(), (1, 1), first.collect()));
    }
    if !chosen.is_empty() {
        let take = primary(&press(Press::Gods(chosen.to_vec())), words.button_take());
        rows.push(CreateActionRow::Buttons(vec![take]));
    }
    panel(text::private::before_spending(language, own, chosen), rows)
}

/// For giving up tiles to a disaster.
pub(super) fn discard(language: Language, own: &Own, owed: &Discard, chosen: &[Tile]) -> Message {
    let words = words(language);
    let press = |press| Button::Turn(own.id, own.question_number(), press);
    let (disaster, left) = owed.owed();
    let left = usize::from(left);
    let held = own.position().players()[own.seat].tiles();
    let mut options = Vec::new();
    for &kind in disaster.takes() {
        let copies = usize::from(held.count(kind)).min(left);
        let picked = chosen.iter().filter(|other| **other == kind).count();
        for copy in 0..copies {
            let name = text::tile(language, kind, own.terms.edition);
            let label = if copies > 1 { words.option_give_up(name, copy + 1, copies) } else { name };
            // Discord wants different values: the copy's number is for that alone.
            let option = CreateSelectMenuOption::new(label, format!("{kind} {copy}"));
            options.push(option.default_selection(copy < picked));
        }
    }
    let all = left.min(options.len());
    let mut rows = vec![menu(&press(Press::DiscardPick), &words.menu_give_up(), (all, all), options)];
    if !chosen.is_empty() {
        let give = primary(&press(Press::Discard(chosen.to_vec())), words.button_give_up());
        rows.push(CreateActionRow::Buttons(vec![give]));
    }
    panel(text::private::before_discarding(language, own, owed, chosen), rows)
}

/// The spaces that a menu's values name.
pub(super) fn picked_spaces(values: &[String]) -> Option<Vec<Space>> {
    values.iter().map(|value| value.parse().ok().and_then(Space::new)).collect()
}

/// The tiles that a menu's values name.
pub(super) fn picked_tiles(values: &[String]) -> Option<Vec<Tile>> {
    values.iter().map(|value| value.split(' ').next()?.parse().ok()).collect()
}
