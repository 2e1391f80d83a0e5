//! What has happened in a game since one of its players last acted, as it is told to them.

use ra::rules::{Event, Seat};
use ra_table::game::view::Public;
use ra_table::language::Language;

use super::emoji::{length, words_of};
use super::fluent::words;
use super::story;

/// The longest short form, in characters of its words: a notification has to say more than that.
const SHORT: usize = 500;
/// The longest text of an embed that Discord takes is 4,096 characters.
const LONGEST: usize = 4000;

/// What has happened since a player last acted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct News {
    /// A heading and what happened, or its newest part; empty if nothing has.
    pub told: String,
    /// After what there is more to read than that, if there is.
    pub more: Option<After>,
}

/// After what news begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// After nothing: also who plays is told.
    Nothing,
    /// After this entry.
    Entry(i64),
}

impl After {
    fn seq(self) -> i64 {
        match self {
            After::Nothing => -1,
            After::Entry(seq) => seq,
        }
    }
}

impl News {
    /// What is told next, with the news above it.
    pub fn above(&self, told: String) -> String {
        if self.told.is_empty() { told } else { format!("{}\n\n{told}", self.told) }
    }
}

/// The newest of what has happened, in few lines.
pub fn short(language: Language, game: &Public, seat: Seat) -> News {
    within(language, game, seat, SHORT)
}

/// The same in at most so many characters, and no more than a short form.
pub(super) fn within(language: Language, game: &Public, seat: Seat, room: usize) -> News {
    let words = words(language);
    let known = game.player(seat).known;
    let heading = if known.is_none() { words.private_so_far() } else { words.private_since() };
    let after = known.map_or(After::Nothing, After::Entry);
    let room = SHORT.min(room.saturating_sub(heading.chars().count() + 1));
    let (mut lines, is_whole) = story::newest(lines(language, game, after), room, words_of);
    if !is_whole {
        // The result of the auction in which they bid comes first, with what a disaster took. Other lines are cut.
        let opened = story::open_auction(game, after.seq());
        let result = opened.map_or_else(Vec::new, |opened| story::result_lines(language, game, opened));
        let length = result.iter().map(|line| words_of(line) + 1).sum();
        if result.iter().any(|line| !lines.contains(line))
            && let Some(room) = room.checked_sub(length)
        {
            lines = story::newest(lines, room, words_of).0;
            lines.retain(|line| !result.contains(line));
            lines.splice(0..0, result);
        }
    }
    let told = if lines.is_empty() { String::new() } else { format!("{heading}\n{}", lines.join("\n")) };
    News { told, more: (!is_whole).then_some(after) }
}

/// All that has happened after that; of what is too long for one message, the newest, and whether that is all.
pub fn all(language: Language, game: &Public, after: After) -> (String, bool) {
    let (lines, is_whole) = story::newest(lines(language, game, after), LONGEST, length);
    let told = if lines.is_empty() { words(language).story_nothing() } else { lines.join("\n") };
    (told, is_whole)
}

/// Everything that has happened since. The result of a game is left out: the message tells it elsewhere.
fn lines(language: Language, game: &Public, after: After) -> Vec<String> {
    let after = after.seq();
    let mut lines = story::lines(language, game, after, game.seq);
    if matches!(game.story.events.last(), Some((seq, Event::GameOver(_))) if *seq > after) {
        lines.pop();
    }
    lines
}
