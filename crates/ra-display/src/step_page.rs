//! A step of a game to look at again: its words and its picture, the same wherever it is shown.

use ra_table::game::view::{End, LookBack, Public};
use ra_table::language::Language;

use crate::render::{self, Picture};
use crate::text::picture_words::Still;
use crate::text::{self, alt_text};

/// All that is shown of a step.
pub struct Page {
    /// Which step it is.
    pub title: String,
    /// What happened by it.
    pub told: String,
    /// The table then.
    pub picture: Picture,
    /// The same in words.
    pub described: String,
}

/// A step of a game; the last one, if there are not so many. This takes a processor for some milliseconds.
pub fn page(language: Language, game: &Public, past: &LookBack, number: usize) -> Page {
    let number = number.min(past.last());
    let (picture, described) = picture(language, game, past, number);
    Page {
        title: text::look_back::title(language, game, past, number),
        told: text::look_back::told(language, game, past, number),
        picture,
        described,
    }
}

/// What lay on the table: the end's points once the game is over, the end of an epoch as it was told, or else the board.
fn picture(language: Language, game: &Public, past: &LookBack, number: usize) -> (Picture, String) {
    let (step, names) = (past.step(number), text::called(language, game));
    let (theme, edition) = (game.terms.theme, game.terms.edition);
    let is_last = number == past.last();
    if let Some(End { outcome, epochs, .. }) = game.end.as_ref().filter(|_| is_last) {
        let described = alt_text::end(language, outcome, epochs, &names);
        return (render::end(language, theme, edition, outcome, epochs, &names), described);
    }
    if let Some(over) = &step.over {
        let described = text::epoch::alt(language, edition, over, &names);
        return (render::epoch(language, theme, over, &names), described);
    }
    let still = (is_last && game.unfinished.is_some()).then_some(Still::CalledOff(game.id));
    let described = alt_text::board(language, &step.table, still, &names);
    (render::board(language, theme, &step.table, still, &names), described)
}
