//! A step of a game as a message.

use ra::rules::Epoch;
use ra_display::step_page::{Page, page};
use ra_display::text::{self, words};
use ra_table::game::view::{LookBack, PastAuction};
use ra_table::id::GameId;
use ra_table::language::Language;
use serenity::builder::{CreateActionRow, CreateButton, CreateEmbed, CreateSelectMenuOption};

use super::ids::{Press, Way};
use crate::app::SeenGame;
use crate::app::reviews::OwnPast;
use crate::discord::custom_id::Button;
use crate::discord::rest::Message;
use crate::discord::sending::Delivery;
use crate::discord::sending::components::{SAND, embedded, file, menu, rows, secondary};

/// As many choices as Discord puts into a menu.
const MOST_CHOICES: usize = 25;

impl Delivery {
    /// A step of a game, without buttons. What is said `aside` stands below what happened by it.
    pub(super) async fn step(
        &self,
        language: Language,
        seen: &SeenGame,
        past: &LookBack,
        step: usize,
        aside: String,
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
        let told = text::joined([told, aside], "\n\n");
        let embed = CreateEmbed::new().colour(SAND).description(told);
        Message { content: Some(title), ..embedded(embed, picture) }
    }
}

/// The ways from a step to others, and what can be asked about it; `shows` is whether the person may show it to everybody.
pub(super) fn ways(language: Language, own: &OwnPast, step: usize, shows: bool) -> Vec<CreateActionRow> {
    let (words, game, past) = (words(language), own.seen.row.id, &own.steps);
    let go = |way: Way, to: Option<usize>, label: String| -> CreateButton {
        let means = Button::LookBack(game, Press::Go(way, number(to.unwrap_or(step))));
        secondary(&means, label).disabled(to.is_none())
    };
    let later = (step < past.last()).then_some(step + 1);
    let turns = vec![
        go(Way::First, (step > 0).then_some(0), "⏪".to_owned()),
        go(Way::Back, step.checked_sub(1), "◀".to_owned()),
        go(Way::On, later, "▶".to_owned()),
        go(Way::Auction, past.next_auction(step), words.button_next_auction()),
        go(Way::Epoch, past.next_epoch(step), words.button_next_epoch()),
    ];
    let mut all = rows(turns);
    all.extend(auctions(language, own, step));
    let review = own.decision(step).map(|_| (Press::Review(number(step)), words.button_review()));
    let has_decided = !own.decisions.is_empty();
    let differences = has_decided.then(|| (Press::Differences, words.button_differences()));
    let show = shows.then(|| (Press::Show(number(step)), words.button_show_here()));
    let asked = [review, differences, show].into_iter().flatten();
    all.extend(rows(asked.map(|(press, label)| secondary(&Button::LookBack(game, press), label)).collect()));
    all
}

/// The ways from somebody's largest differences to their steps.
pub(super) fn to_differences(
    language: Language,
    game: GameId,
    steps: impl Iterator<Item = usize>,
) -> Vec<CreateActionRow> {
    let way = |(step, place): (usize, u64)| {
        let means = Button::LookBack(game, Press::Review(number(step)));
        secondary(&means, words(language).button_difference(place))
    };
    rows(steps.zip(1..).map(way).collect())
}

/// The menu of the epoch's auctions. Of more than it has room for, those that are nearest.
fn auctions(language: Language, own: &OwnPast, step: usize) -> Option<CreateActionRow> {
    let (seen, past) = (&own.seen, &own.steps);
    let epoch = past.step(step).epoch;
    let of_epoch: Vec<_> = past.auctions().iter().filter(|auction| auction.epoch == epoch).collect();
    let before = of_epoch.iter().take_while(|auction| auction.opened < step).count();
    let first = before.saturating_sub(MOST_CHOICES / 2).min(of_epoch.len().saturating_sub(MOST_CHOICES));
    let option = |auction: &&PastAuction| {
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
