//! What happens at a table besides the game: time runs out, people leave and come back, somebody looks after it.

use ra::rules::{Action, Seat};
use ra_table::game::view::Public;
use ra_table::game::{Actor, Entry, HoldReason, Note, Number, Why};
use ra_table::language::Language;

use super::fluent::words;
use super::names::{name, owner, owner_mentioned, owner_then, player_then};
use super::tiles::named;

/// The line for a note, for everybody; `None` for what the board itself shows.
pub(super) fn note(language: Language, game: &Public, seq: i64, note: &Note) -> Option<String> {
    let words = words(language);
    let name = |seat: Seat| owner_then(language, game, seat, seq);
    Some(match note {
        Note::OutOfTime(seat, 1) => words.table_out_of_time(name(*seat)),
        Note::OutOfTime(seat, _) => words.table_out_of_time_again(name(*seat)),
        Note::ActedFor(seat, by) => words.table_acted_for(somebody(language, game, *by), name(*seat)),
        Note::TakenBack(seat, action) => taken_back(language, game, name(*seat), *action),
        Note::Entry(Entry::Undo(to), by) => {
            let is_auction = |(at, note): &(i64, Note)| {
                *to < *at && *at < seq && matches!(note, Note::TakenBack(_, Action::Invoke))
            };
            words.table_undone(made_by(language, game, *by), game.story.notes.iter().any(is_auction))
        }
        Note::Entry(entry, by) => return at_the_table(language, game, seq, entry, *by),
    })
}

fn at_the_table(language: Language, game: &Public, seq: i64, entry: &Entry, maker: Actor) -> Option<String> {
    let words = words(language);
    let name = |seat: Seat| owner_then(language, game, seat, seq);
    let by = || made_by(language, game, maker);
    Some(match entry {
        Entry::StandIn(seat, Why::Late) => words.table_stand_in_late(name(*seat)),
        Entry::StandIn(seat, Why::Away) => words.table_stand_in_away(name(*seat)),
        Entry::StandIn(seat, Why::Resigned) => words.table_resigned(name(*seat)),
        Entry::StandIn(_, Why::RoundOver) => {
            // All seats at once are one thing.
            let is_same =
                |(_, note): &(i64, Note)| matches!(note, Note::Entry(Entry::StandIn(_, Why::RoundOver), _));
            let is_first = !game.story.notes.iter().any(|known| known.0 == seq - 1 && is_same(known));
            return is_first.then(|| words.cup_table_cut_short());
        }
        Entry::Back(seat) => words.table_back(name(*seat)),
        Entry::Extend(seat, time) => {
            words.table_extended(by(), player_then(language, game, *seat, seq), time.as_secs() / 3600)
        }
        Entry::Seated { to, from, .. } if maker == Actor::Person(*to) => {
            words.table_took_chair(by(), mention(language, game, *from))
        }
        Entry::Seated { seat, from, .. } => {
            words.table_seated(name(*seat), mention(language, game, *from), by())
        }
        Entry::Host(host) => words.table_host(mention(language, game, *host)),
        Entry::Hold(reason) => words.table_held(by(), hold_code(*reason)),
        Entry::GoOn => words.table_goes_on(by()),
        Entry::Cancel if maker == Actor::Program && game.is_deserted() => words.table_cancelled_deserted(),
        Entry::Cancel => words.table_cancelled(by()),
        Entry::CancelByAll => words.table_cancelled_by_all(by()),
        Entry::Undo(_) | Entry::Action(_) | Entry::Pause | Entry::Resume => return None,
    })
}

/// The word by which messages choose why a game is paused.
pub(super) fn hold_code(reason: Option<HoldReason>) -> &'static str {
    reason.map_or("none", HoldReason::into)
}

/// What somebody did who took it back.
fn taken_back(language: Language, game: &Public, player: String, action: Action) -> String {
    let words = words(language);
    let (code, sun, tile) = match action {
        Action::Draw => ("draw", 0, ""),
        Action::Invoke => ("invoke", 0, ""),
        Action::God(_) => ("god", 0, ""),
        Action::Done => ("done", 0, ""),
        Action::Bid(sun) => ("bid", sun.value(), ""),
        Action::Pass => ("pass", 0, ""),
        Action::Discard(kind) => ("discard", 0, named(words, kind, game.terms.edition)),
    };
    words.table_taken_back(player, code, sun, tile)
}

/// Whoever made an entry; the program speaks of itself.
fn made_by(language: Language, game: &Public, by: Actor) -> String {
    match by {
        Actor::Person(number) | Actor::Computer(number) => somebody(language, game, number),
        Actor::StandIn | Actor::Program => words(language).table_the_bot(),
    }
}

/// Somebody who need not sit at the table; shown by name if they do, and not pinged.
pub(super) fn somebody(language: Language, game: &Public, number: Number) -> String {
    match game.chairs().seat_of_number(number) {
        Some(seat) => owner(language, game, seat),
        None => mention(language, game, number),
    }
}

/// One of the people, as Discord shows them; by name, if it does not know them.
fn mention(language: Language, game: &Public, number: Number) -> String {
    let chairs = game.chairs();
    match (chairs.seat_of_number(number), chairs.person(number)) {
        (Some(seat), _) => owner_mentioned(language, game, seat),
        (None, Some(person)) => super::mention(language, person),
        (None, None) => name(language, ""),
    }
}
