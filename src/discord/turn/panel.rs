//! Private panels of a turn: what a person chooses from before they invoke Ra, spend God tiles or give up tiles. What
//! they say is `text::private`'s, and they go into ephemeral messages alone.

use ra::rules::{Action, Discard, Holding, Space, Sun, Tile};
use ra_display::refusal::DiscordRefusal;
use ra_display::text::emoji::Pictured;
use ra_display::text::{self, words};
use ra_table::game::Answer;
use ra_table::game::view::Own;
use ra_table::language::Language;
use serenity::builder::{CreateActionRow, CreateButton, CreateSelectMenuOption};

use super::ids::Press;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::components::{menu, panel, picture, primary, rising, rows, secondary};

/// For invoking Ra, with or without one's own answer.
pub(in crate::discord) fn invoke(language: Language, own: &Own) -> Message {
    let words = words(language);
    let press = |press| Button::Turn(own.id, own.question_number(), press);
    let suns = rising(own.position().players()[own.seat].face_up());
    let up_to = |sun: &Sun| {
        secondary(&press(Press::Invoke(Some(Answer::UpTo(*sun)))), words.button_invoke_up_to(sun.value()))
            .emoji(picture(Pictured::Sun(*sun)))
    };
    let ask = primary(&press(Press::Invoke(None)), words.button_invoke_ask());
    let mut buttons: Vec<CreateButton> = suns.iter().map(up_to).collect();
    if own.position().track().is_full() {
        buttons.push(secondary(&press(Press::Invoke(Some(Answer::Pass))), words.button_invoke_pass()));
    }
    let rows = rows(vec![ask]).into_iter().chain(rows(buttons)).collect();
    panel(text::own_view::before_invoking(language, own), rows)
}

/// Up to how many ways to give up tiles are buttons, so that one tap decides.
const FEW: usize = 6;

/// For spending God tiles: a button for each kind, which takes that tile alone; and for whoever has several, a menu,
/// from which what is chosen so far is shown in its order, to be confirmed or changed.
pub(in crate::discord) fn gods(language: Language, own: &Own, chosen: &[Space]) -> Message {
    let words = words(language);
    let press = |press| Button::Turn(own.id, own.question_number(), press);
    let legal = own.position().legal();
    let free: Vec<Space> = Space::all().filter(|space| legal.contains(Action::God(*space))).collect();
    // Where nothing lies, nothing can be taken.
    let there = |space: Space| own.position().track().get(space).unwrap_or(Tile::Ra);
    let name = |space: Space| text::tile(language, there(space), own.terms.edition);
    let shown = |space: Space| picture(Pictured::Tile(there(space)));
    let option = |space: Space| {
        CreateSelectMenuOption::new(words.option_take(name(space), space.number()), space.to_string())
            .emoji(shown(space))
    };
    let gods = usize::from(own.position().players()[own.seat].tiles().count(Tile::God));
    let most = gods.min(free.len());
    let mut rows = Vec::new();
    if chosen.is_empty() {
        rows.extend(self::rows(
            kinds(own, &free)
                .map(|space| {
                    secondary(&press(Press::Gods(vec![space])), words.button_take_one(name(space)))
                        .emoji(shown(space))
                })
                .collect(),
        ));
    }
    if most > 1 {
        let options = free.iter().map(|&space| option(space).default_selection(chosen.contains(&space)));
        rows.push(menu(&press(Press::GodsPick), &words.menu_take(), 1, most, options.collect()));
    }
    if chosen.len() > 1 {
        let first = chosen.iter().skip(1).map(|&space| {
            CreateSelectMenuOption::new(words.option_take_first(name(space)), space.to_string())
                .emoji(shown(space))
        });
        let order = press(Press::GodsOrder(chosen.to_vec()));
        rows.push(menu(&order, &words.menu_take_order(), 1, 1, first.collect()));
    }
    if !chosen.is_empty() {
        let take = primary(&press(Press::Gods(chosen.to_vec())), words.button_take());
        rows.push(CreateActionRow::Buttons(vec![take]));
    }
    panel(text::own_view::before_spending(language, own, chosen), rows)
}

/// The first of these spaces for each kind of tile there: from which one it is taken makes no difference.
fn kinds<'a>(own: &'a Own, free: &'a [Space]) -> impl Iterator<Item = Space> + 'a {
    let kind = |space: Space| own.position().track().get(space);
    let is_first =
        move |&(place, space): &(usize, Space)| free[..place].iter().all(|other| kind(*other) != kind(space));
    free.iter().copied().enumerate().filter(is_first).map(|(_, space)| space)
}

/// The ways to give up so many tiles of these kinds.
fn ways(kinds: &[Tile], held: &Holding, left: usize) -> Vec<Vec<Tile>> {
    let Some((&kind, others)) = kinds.split_first() else {
        return if left == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let most = usize::from(held.count(kind)).min(left);
    let with = |copies: usize| {
        let rest = ways(others, held, left - copies).into_iter();
        rest.map(move |rest| [vec![kind; copies], rest].concat())
    };
    (0..=most).rev().flat_map(with).collect()
}

/// For giving up tiles to a disaster: a button for each way to do so; or if there are many, a button for each kind, which
/// chooses one of it or, once all are chosen, none. The last that is owed gives all of them up.
pub(in crate::discord) fn discard(language: Language, own: &Own, owed: &Discard, chosen: &[Tile]) -> Message {
    let words = words(language);
    let press = |press| Button::Turn(own.id, own.question_number(), press);
    let (disaster, left) = owed.owed();
    let left = usize::from(left);
    let held = own.position().players()[own.seat].tiles();
    let name = |kind: Tile| text::tile(language, kind, own.terms.edition);
    let ways = ways(disaster.takes(), held, left);
    if ways.len() <= FEW {
        let button = |tiles: &Vec<Tile>| {
            let named: Vec<String> = tiles.iter().map(|kind| name(*kind)).collect();
            let button = secondary(&press(Press::Discard(tiles.clone())), named.join(" + "));
            // A button has room for one, beside the word that comes first.
            match tiles.first() {
                Some(first) => button.emoji(picture(Pictured::Tile(*first))),
                None => button,
            }
        };
        return panel(
            text::own_view::before_discarding(language, own, owed, &[]),
            rows(ways.iter().map(button).collect()),
        );
    }
    let count = |tiles: &[Tile], kind: Tile| tiles.iter().filter(|other| **other == kind).count();
    let held_kinds = disaster.takes().iter().copied().filter(|kind| held.count(*kind) > 0);
    let button = |kind: Tile| {
        let (has, picked) = (usize::from(held.count(kind)), count(chosen, kind));
        let mut next = chosen.to_vec();
        if picked < has {
            next.push(kind)
        } else {
            next.retain(|other| *other != kind)
        }
        let means = match next.len() {
            0 => Press::DiscardOpen,
            all if all == left => Press::Discard(next),
            _ => Press::DiscardSome(next),
        };
        let label = if has > 1 { words.option_give_up(name(kind), picked, has) } else { name(kind) };
        let button = if picked > 0 { primary } else { secondary };
        button(&press(means), label).emoji(picture(Pictured::Tile(kind)))
    };
    panel(
        text::own_view::before_discarding(language, own, owed, chosen),
        rows(held_kinds.map(button).collect()),
    )
}

/// The spaces that a menu's values name.
pub(in crate::discord) fn picked_spaces(values: &[String]) -> Result<Vec<Space>, DiscordRefusal> {
    let spaces = values.iter().map(|value| value.parse().ok().and_then(Space::new));
    spaces.collect::<Option<_>>().ok_or(DiscordRefusal::OldMenu)
}
