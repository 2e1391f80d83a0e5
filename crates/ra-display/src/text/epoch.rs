//! The end of an epoch, for everybody: what nobody may know of it, the points, is not in it.

use ra::rules::{Edition, EpochOver, Seat, Tile};
use ra_table::game::view::Public;
use ra_table::language::Language;
use ra_table::names::Called;

use super::alt_text::name as cut_name;
use super::alt_text::{NAME, SHORT_NAME, SHORTEST_NAME, first_that_fits};
use super::fluent::words;
use super::lists::{commas, joined};
use super::names::player_then;
use super::story::up_to_epoch_end;
use super::tiles::{pictured_tiles, tiles};
use super::{holding, suns};

/// The message: what led to the end of the epoch since the channel was shown the game up to `shown`, what ended it and
/// what is gone, who has how many Pharaohs, and who begins the next.
pub fn told(language: Language, game: &Public, (seq, over): (i64, &EpochOver), shown: i64) -> String {
    let words = words(language);
    let name = |seat: Seat| player_then(language, game, seat, seq);
    let gone = pictured_tiles(words, over.track.tiles(), game.terms.edition);
    let ranked = by_pharaohs(over).into_iter().map(|(seat, count)| format!("{} {count}", name(seat)));
    let before = up_to_epoch_end(language, game, game.story.settled(shown), seq);
    let told = [
        before,
        words.story_epoch_over(over.epoch.number(), <&str>::from(over.by), gone),
        words.epoch_pharaohs(commas(words, &ranked.collect::<Vec<_>>())),
        begins(language, over, &name(over.begins)),
    ];
    joined(told, "\n")
}

/// Where a board leads to the message above it that an epoch is over, of a game whose channel was shown it up to `shown`
/// before; empty if there is none. On a phone the board fills the screen.
pub fn above(game: &Public, shown: i64) -> String {
    let last = game.story.epochs_over(shown, game.seq).last();
    let words = words(game.terms.language);
    last.map_or_else(String::new, |(_, over)| words.epoch_above(over.epoch.number()))
}

/// The seats with their Pharaohs, the most first.
fn by_pharaohs(over: &EpochOver) -> Vec<(Seat, u8)> {
    let mut all: Vec<(Seat, u8)> =
        over.held.iter().map(|(seat, held)| (seat, held.count(Tile::Pharaoh))).collect();
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    all
}

/// The picture in words, for those who hear it.
pub fn alt(language: Language, edition: Edition, over: &EpochOver, names: &[Called]) -> String {
    let words = words(language);
    let told = |(longest, has_tiles): (usize, bool)| {
        let seats = over.held.iter().map(|(seat, held)| {
            let name = cut_name(language, names, seat, longest);
            let name = match over.pharaohs(seat) {
                Some(extreme) => words.alt_epoch_pharaohs(name, <&str>::from(extreme)),
                None => name,
            };
            let suns = words.alt_suns(name, suns(language, over.suns[seat]), 0);
            let (stay, go) = held.parted();
            if !has_tiles {
                return suns + ".";
            }
            words.alt_epoch_seat(suns, holding(language, &stay, edition), holding(language, &go, edition))
        });
        let track = words.alt_track(tiles(words, over.track.tiles(), edition));
        let heading = words.picture_epoch_over(over.epoch.number());
        let why = words.picture_epoch_why(<&str>::from(over.by));
        format!("{heading} {why}. {track}\n{}", seats.collect::<Vec<_>>().join("\n"))
    };
    // Where not even that fits, the tiles are left to the boards before and after.
    let tries = [(NAME, true), (SHORT_NAME, true), (SHORTEST_NAME, true), (SHORT_NAME, false)];
    first_that_fits(tries.into_iter().map(told))
}

/// That an epoch is over and what ended it, as a sentence.
pub(super) fn over_in_one_sentence(language: Language, over: &EpochOver) -> String {
    words(language).story_epoch_over(over.epoch.number(), <&str>::from(over.by), "none")
}

/// Who begins the next epoch.
pub fn begins(language: Language, over: &EpochOver, name: &str) -> String {
    let next = over.epoch.next().map_or(0, |next| next.number());
    words(language).story_epoch_begins(next, name)
}
