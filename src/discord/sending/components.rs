//! Rows of buttons and menus, pictures, and the messages made of them.

use bytes::Bytes;
use ra::rules::{Sun, Suns};
use ra_display::text::emoji::Pictured;
use serenity::all::{ButtonStyle, ReactionType};
use serenity::builder::{
    CreateActionRow, CreateButton, CreateEmbed, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use crate::discord::custom_id::Button;
use crate::discord::rest::{File, Message};

/// The colours of the embeds: sand for a game, gold for its end.
pub(in crate::discord) const SAND: u32 = 0xc8_a0_50;
pub(in crate::discord) const GOLD: u32 = 0xe8_b4_00;

/// As many buttons as Discord puts into a row.
pub(in crate::discord) const ROW: usize = 5;
/// As many buttons as Discord puts under a message, in five rows.
pub(in crate::discord) const MOST_BUTTONS: usize = 5 * ROW;
/// The longest label of a button that Discord takes.
pub(in crate::discord) const LONGEST_LABEL: usize = 80;

/// A button.
pub(in crate::discord) fn button(
    means: &Button,
    label: impl Into<String>,
    style: ButtonStyle,
) -> CreateButton {
    CreateButton::new(means.to_string()).label(label).style(style)
}

/// What is most likely wanted.
pub(in crate::discord) fn primary(means: &Button, label: impl Into<String>) -> CreateButton {
    button(means, label, ButtonStyle::Primary)
}

/// What else can be done.
pub(in crate::discord) fn secondary(means: &Button, label: impl Into<String>) -> CreateButton {
    button(means, label, ButtonStyle::Secondary)
}

/// What leads somewhere on Discord.
pub(in crate::discord) fn link(to: impl Into<String>, label: impl Into<String>) -> CreateButton {
    CreateButton::new_link(to).label(label)
}

/// The picture of a tile or a sun, beside its words on a button or in a menu: it never stands alone.
pub(in crate::discord) fn picture(of: Pictured) -> ReactionType {
    // By its name alone; `rest` knows its number, or takes it away.
    ReactionType::Unicode(of.name())
}

/// A menu from which at least and at most so many are chosen.
pub(in crate::discord) fn menu(
    means: &Button,
    placeholder: &str,
    least: usize,
    most: usize,
    options: Vec<CreateSelectMenuOption>,
) -> CreateActionRow {
    let menu = CreateSelectMenu::new(means.to_string(), CreateSelectMenuKind::String { options })
        .placeholder(placeholder)
        .min_values(u8::try_from(least).unwrap_or(u8::MAX))
        .max_values(u8::try_from(most).unwrap_or(u8::MAX));
    CreateActionRow::SelectMenu(menu)
}

/// Suns in the order of their buttons: from low to high.
pub(in crate::discord) fn rising(suns: Suns) -> Vec<Sun> {
    let mut suns: Vec<Sun> = suns.iter().collect();
    suns.reverse();
    suns
}

/// Buttons in rows as long as Discord takes.
pub(in crate::discord) fn rows(buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// A message that takes the place of all that the clicked one had.
pub(in crate::discord) fn panel(content: String, rows: Vec<CreateActionRow>) -> Message {
    Message {
        content: Some(content),
        embeds: Some(Vec::new()),
        rows: Some(rows),
        files: Some(Vec::new()),
        ..Message::default()
    }
}

/// A message with another one below it: the words and the buttons of both.
pub(in crate::discord) fn below(mut message: Message, other: Message) -> Message {
    let told = message.content.into_iter().chain(other.content).filter(|told| !told.is_empty());
    message.content = Some(told.collect::<Vec<_>>().join("\n\n"));
    message.rows.get_or_insert_default().extend(other.rows.into_iter().flatten());
    message
}

/// A file of a message, and what it shows, for those who cannot see it.
pub(in crate::discord) fn file(name: impl Into<String>, content: impl Into<Bytes>, shows: String) -> File {
    File { name: name.into(), bytes: content.into(), description: Some(shows) }
}

/// An embed with a picture, which is a file of its message.
pub(in crate::discord) fn pictured(embed: CreateEmbed, picture: &File) -> CreateEmbed {
    embed.image(format!("attachment://{}", picture.name))
}

/// A message of an embed, and of its picture if there is one.
pub(in crate::discord) fn embedded(embed: CreateEmbed, picture: Option<File>) -> Message {
    let embed = match &picture {
        Some(picture) => pictured(embed, picture),
        None => embed,
    };
    let files = Some(picture.into_iter().collect());
    Message { embeds: Some(vec![embed]), files, ..Message::default() }
}

/// A message of a text alone.
pub(in crate::discord) fn said(content: String) -> Message {
    Message { content: Some(content), ..Message::default() }
}

/// A message of a text, and what can be pressed below it.
pub(in crate::discord) fn with_rows(content: String, rows: Vec<CreateActionRow>) -> Message {
    Message { rows: Some(rows), ..said(content) }
}

/// A panel that has served its purpose, with what it led to.
pub(in crate::discord) fn done(told: String) -> Message {
    panel(told, Vec::new())
}
