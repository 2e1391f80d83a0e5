//! The whole story of a game in pages, for everybody who asks.

use ra_table::game::BEFORE_START;
use ra_table::game::view::Public;
use ra_table::language::Language;

use super::board::moment;
use super::emoji::length;
use super::fluent::words;
use super::story;

/// The longest page, with its pictures at full length, for so Discord counts them: a message has room for 2,000
/// characters. Where there are no emoji, pages are shorter than they could be, and the same for everybody.
const LONGEST: usize = 1850;

/// The pages of a game's story, the oldest first. What no person did just then is told in one line, small, until a
/// person acts again.
pub fn pages(language: Language, game: &Public) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for (line, entry) in lines(language, game) {
        let fits = |page: &String| length(page) + length(&line) < LONGEST;
        match pages.last_mut().filter(|page| fits(page)) {
            Some(page) => {
                page.push('\n');
                page.push_str(&line);
            }
            None => {
                let at = game.story.at(entry.max(1)).unwrap_or(game.started_at);
                pages.push(format!("-# {}\n{line}", moment(at)));
            }
        }
    }
    pages
}

/// A page with its number, from 1; the last one if there are not so many.
pub fn page(language: Language, game: &Public, number: usize) -> (usize, usize, String) {
    let words = words(language);
    let pages = pages(language, game);
    let count = pages.len().max(1);
    let number = number.clamp(1, count);
    let page = pages.get(number - 1).cloned().unwrap_or_else(|| words.story_nothing());
    (number, count, format!("{}\n{page}", words.story_page(game.id.to_string(), number, count)))
}

/// Each line, with the number of the last entry that it tells.
fn lines(language: Language, game: &Public) -> Vec<(String, i64)> {
    let mut lines: Vec<(String, i64)> =
        story::lines(language, game, BEFORE_START, 0).into_iter().map(|line| (line, 0)).collect();
    let mut from = 0;
    while from < game.seq {
        let is_automatic = |seq: i64| {
            usize::try_from(seq - 1)
                .ok()
                .and_then(|place| game.story.times.get(place))
                .is_some_and(|(_, by_itself)| *by_itself)
        };
        let automatic = is_automatic(from + 1);
        let last = (from + 1..=game.seq).take_while(|seq| is_automatic(*seq) == automatic).last();
        let last = last.unwrap_or(game.seq);
        let told = story::lines(language, game, from, last);
        let told = if automatic { folded(told) } else { told };
        lines.extend(told.into_iter().map(|line| (line, last)));
        from = last;
    }
    lines
}

/// The same in as few lines as pages have room for, small.
fn folded(told: Vec<String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in told {
        match lines.last_mut().filter(|line| length(line) + length(&part) < LONGEST / 2) {
            Some(line) => {
                line.push(' ');
                line.push_str(&part);
            }
            None => lines.push(format!("-# {part}")),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use ra::rules::Sun;

    use super::*;
    use crate::text::emoji::Pictured;

    #[test]
    fn a_folded_line_leaves_room_on_its_page_with_its_pictures() {
        let sun = Sun::new(7).unwrap();
        let part = format!("Isis bids {};", Pictured::Sun(sun).alone());
        let lines = folded(vec![part.clone(); 300]);
        let longest = lines.iter().map(|line| length(line)).max().unwrap();
        assert!(longest <= LONGEST / 2 + "-#  ".len(), "{longest}");
        assert_eq!(lines.concat().matches("Isis").count(), 300);
    }
}
