//! The lesson: one private message, which each tap changes. No game's tables are written, and nobody else sees
//! anything of it.

use ra::lesson::{Lesson, Scene, Tap, Tapped};
use ra::rules::Action;
use ra_display::render;
use ra_display::text::{self, words};
use ra_table::language::Language;
use ra_table::names::{Called, called};
use ra_table::theme::Theme;
use serenity::builder::{CreateButton, CreateEmbed};

use super::ids::Press;
use crate::app::{Error, lessons};
use crate::discord::channel_panel::start_buttons::alone;
use crate::discord::custom_id::Button;
use crate::discord::interactions::request::Incoming;
use crate::discord::rest::{File, Message};
use crate::discord::sending::components::picture as shown_beside;
use crate::discord::sending::components::{SAND, file, panel, pictured, primary, rows, secondary};
use crate::discord::views::look;

/// How somebody comes to a scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// By opening the lesson, perhaps after a long time.
    Anew,
    /// By going on.
    On,
    /// By a tap that was not to be shown there.
    Instead(Tap),
}

/// Shows where somebody is, or what came of their tap.
pub(in crate::discord) async fn press(incoming: &Incoming<'_>, press: Press) -> Result<(), Error> {
    let (store, user) = (&incoming.data.store, incoming.request.person.user);
    let (lesson, shown) = match press {
        Press::Open => (lessons::of(store, user).await?, Shown::Anew),
        Press::Again => (lessons::again(store, user).await?, Shown::On),
        Press::Tap(number, tap) => {
            let (lesson, tapped) = lessons::tap(store, user, usize::from(number), tap).await?;
            let shown = match tapped {
                Tapped::On => Shown::On,
                Tapped::Instead => Shown::Instead(tap),
                Tapped::Elsewhere => Shown::Anew,
            };
            (lesson, shown)
        }
    };
    show(incoming, lesson, shown).await;
    Ok(())
}

/// Shows a scene: in the message that was clicked, if it is the person's own.
async fn show(incoming: &Incoming<'_>, lesson: Lesson, shown: Shown) {
    let language = incoming.language().await;
    let names = called(&text::lesson::names(language, &incoming.request.person.name));
    let painted = lesson.clone();
    let picture = incoming.data.delivery.paint(move || picture(language, &painted, &names)).await;
    let instead = if let Shown::Instead(tap) = shown { Some(tap) } else { None };
    let told = text::lesson::scene(language, &lesson, instead);
    let embeds = picture.iter().map(|picture| pictured(CreateEmbed::new().colour(SAND), picture));
    incoming
        .panel(Message {
            embeds: Some(embeds.collect()),
            files: Some(picture.into_iter().collect()),
            ..panel(told, rows(buttons(language, &lesson, shown)))
        })
        .await;
}

/// What lies on the table; in the end, what every tile scores.
fn picture(language: Language, lesson: &Lesson, names: &[Called]) -> File {
    let table = lesson.table();
    if lesson.scene() == Scene::End {
        return look::picture_of_legend(language, Theme::default(), table.edition());
    }
    let described = text::alt_text::board(language, &table, None, names);
    file("lesson.png", render::board(language, Theme::default(), &table, None, names).png(), described)
}

fn buttons(language: Language, lesson: &Lesson, shown: Shown) -> Vec<CreateButton> {
    let mut choices = lesson.choices();
    // Whoever bids reads what they have first, the other way out last.
    choices.sort_by_key(|(tap, _)| *tap == Tap::Play(Action::Pass));
    let number = u8::try_from(lesson.number()).unwrap_or(u8::MAX);
    let choice = |(tap, leads_on)| {
        let (means, label) =
            (Button::Learn(Press::Tap(number, tap)), text::lesson::label(language, lesson, tap));
        let button = if leads_on { primary(&means, label) } else { secondary(&means, label) };
        match text::lesson::pictured(lesson, tap) {
            Some(of) => button.emoji(shown_beside(of)),
            None => button,
        }
    };
    let is_over = lesson.scene() == Scene::End;
    let is_resumed = shown == Shown::Anew && lesson.number() > 0;
    let again = secondary(&Button::Learn(Press::Again), words(language).lesson_button_again());
    let again = (is_over || is_resumed).then_some(again);
    choices.into_iter().map(choice).chain(is_over.then(|| alone(language))).chain(again).collect()
}
