//! A step of a game as a message.

use ra::rules::Epoch;
use ra_display::look_back::{Page, page};
use ra_display::text::{self, words};
use ra_table::game::view::LookBack;
use ra_table::language::Language;
use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed, CreateSelectMenuOption};

use super::ids::{Press, Way};
use crate::app::SeenGame;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::Delivery;
use crate::discord::sending::components::{SAND, embedded, file, menu, rows, secondary};

/// As many choices as Discord puts into a menu.
const MOST_CHOICES: usize = 25;

impl Delivery {
    /// A step of a game, without buttons.
    pub(super) async fn step(
        &self,
        language: Language,
        seen: &SeenGame,
        past: &LookBack,
        step: usize,
    ) -> Message {
        let (game, of) = (seen.game.clone(), past.clone());
        let painted = self.paint(move || {
            let Page { title, told, picture, described } = page(language, &game, &of, step);
            (title, told, file("step.png", picture.png(), described))
        });
        let (title, told, picture) = match painted.await {
            Some((title, told, picture)) => (title, told, Some(picture)),
            None => (
                text::look_back::title(language, &seen.game, past, step),
                text::look_back::told(language, &seen.game, past, step),
                None,
            ),
        };
        let embed = CreateEmbed::new().colour(SAND).description(told);
        Message { content: Some(title), ..embedded(embed, picture) }
    }
}

/// The ways from a step to others; `shows` is whether the person may show it to everybody.
pub(super) fn ways(
    language: Language,
    seen: &SeenGame,
    past: &LookBack,
    step: usize,
    shows: bool,
) -> Vec<CreateActionRow> {
    let (words, game) = (words(language), seen.row.id);
    let go = |way: Way, to: Option<usize>, label: String| -> CreateButton {
        let means = Button::LookBack(game, Press::Go(way, number(to.unwrap_or(step))));
        secondary(&means, label).disabled(to.is_none())
    };
    let later = (step < past.last()).then_some(step + 1);
    let turns = vec![
        go(Way::First, (step > 0).then_some(0), "⏮".to_owned()),
        go(Way::Back, step.checked_sub(1), "◀".to_owned()),
        go(Way::On, later, "▶".to_owned()),
        go(Way::Auction, past.next_auction(step), words.button_next_auction()),
        go(Way::Epoch, past.next_epoch(step), words.button_next_epoch()),
    ];
    let mut all = rows(turns);
    all.extend(auctions(language, seen, past, step));
    if shows {
        let show = Button::LookBack(game, Press::Show(number(step)));
        all.extend(rows(vec![secondary(&show, words.button_show_here())]));
    }
    all
}

/// The menu of the epoch's auctions. Of more than it has room for, those that are nearest.
fn auctions(language: Language, seen: &SeenGame, past: &LookBack, step: usize) -> Option<CreateActionRow> {
    let epoch = past.step(step).epoch;
    let of_epoch: Vec<_> = past.auctions().iter().filter(|auction| auction.epoch == epoch).collect();
    let before = of_epoch.iter().take_while(|auction| auction.opened < step).count();
    let first = before.saturating_sub(MOST_CHOICES / 2).min(of_epoch.len().saturating_sub(MOST_CHOICES));
    let option = |auction: &&ra_table::game::view::PastAuction| {
        let label = text::look_back::auction(language, &seen.game, auction);
        CreateSelectMenuOption::new(label, auction.opened.to_string())
    };
    let options: Vec<_> = of_epoch.iter().skip(first).take(MOST_CHOICES).map(option).collect();
    let means = Button::LookBack(seen.row.id, Press::Choose(number(step)));
    (!options.is_empty()).then(|| menu(&means, &placeholder(language, epoch), 1, 1, options))
}

fn placeholder(language: Language, epoch: Epoch) -> String {
    words(language).menu_auctions(epoch.number())
}

/// A step as buttons have it.
fn number(step: usize) -> i64 {
    i64::try_from(step).unwrap_or(i64::MAX)
}
