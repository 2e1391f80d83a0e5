//! What one person may read about themselves. To be sent to that person only.

use ra::rules::{Action, Auction, Discard, Epoch, Points, Scored, Seat, Space, Suns, Tile};
use ra_table::game::view::{Own, Public};
use ra_table::game::{DoneFor, DrawOrder, PauseReason};
use ra_table::id::GameId;
use ra_table::language::Language;
use ra_table::time::Millis;

use super::board::{moment, own_turn, relative};
use super::done_for::{subject, subjects};
use super::fluent::{Words, words};
use super::lists::{and, commas, joined, lines_within, sentences, values};
use super::news::{After, News};
use super::tiles::{named, tiles};
use super::{holding, place, player, suns};

/// The longest that a player's own view becomes: a message has room for 2,000 characters.
const LONGEST: usize = 1950;

/// A player's own view: what happened since they acted, what they have noted, and how they stand; and after which
/// entry more has happened than is told. What is longer than a message loses of the oldest news first, and then of the
/// note.
pub fn me(language: Language, own: &Own, note: Option<&str>) -> (String, Option<After>) {
    let stands = stands(language, own);
    let room = LONGEST.saturating_sub(stands.chars().count());
    let note = note.map_or(String::new(), |note| super::note::shown(language, own.id, note, room) + "\n");
    let done = done_for(language, own);
    let room = room.saturating_sub(note.chars().count() + done.chars().count() + 2);
    let News { told, more } = super::news::within(language, own, own.seat, room);
    let news = if told.is_empty() { told } else { format!("{told}\n{done}\n") };
    (format!("{news}{note}{stands}"), more)
}

/// What was done for a player since they last acted, and why, a line; and why an order of theirs holds no more, or waits.
pub fn done_and_lapsed(language: Language, own: &Own) -> String {
    let words = words(language);
    let lapsed = [super::orders::lapsed(words, own), super::orders::paused(words, own)];
    joined([done_for(language, own).trim_end().to_owned(), sentences(lapsed)], "\n")
}

/// What was done for a player, and why; a line, if anything was.
fn done_for(language: Language, own: &Own) -> String {
    let words = words(language);
    let DoneFor { draws, ordered, ordered_here, ordered_before, invocations, passes, bids, answered } =
        &own.done_for;
    let drawn = |entries: &[i64]| subjects(language, own, entries, &words.list_comma());
    let lots = |entries: &[i64]| subjects(language, own, entries, &words.list_semicolon());
    let some = |entries: &[i64], told: &dyn Fn(usize) -> String| {
        if entries.is_empty() { String::new() } else { told(entries.len()) }
    };
    let by_order = |entries: &[i64], order: &Option<DrawOrder>, lasts: bool| {
        let order = order.as_ref().filter(|_| !entries.is_empty());
        order.map_or(String::new(), |order| {
            words.private_done_ordered(entries.len(), drawn(entries), lasts, order.until())
        })
    };
    let told = [
        by_order(ordered, &own.orders.draw, true),
        by_order(ordered_here, &own.orders.draw_here, false),
        some(ordered_before, &|count| words.private_done_ordered_before(count, drawn(ordered_before))),
        some(draws, &|count| words.private_done_draws(count, drawn(draws))),
        some(invocations, &|count| words.private_done_invocations(count)),
        some(passes, &|count| words.private_done_passes(count, lots(passes))),
        some(bids, &|count| words.private_done_bids(count, lots(bids))),
        answered.map_or(String::new(), |(entry, action)| {
            let (code, sun) = super::notifications::done_for(Some(action));
            words.private_done_answered(code, sun, subject(language, own, entry))
        }),
    ];
    let told = sentences(told);
    if told.is_empty() { told } else { format!("{told}\n") }
}

/// How a player stands: score, all suns, tiles, what they would score now, and the answer they have given.
fn stands(language: Language, own: &Own) -> String {
    let words = words(language);
    let state = own.position();
    let held = &state.players()[own.seat];
    let is_last = state.epoch() == Epoch::Third;
    let mut lines = Vec::new();
    lines.push(words.private_score(own.id.to_string(), state.epoch().number(), own.score));
    lines.push(match held.face_up() {
        Suns::NONE => words.private_out_of_suns(),
        face_up => words.private_suns(suns(language, face_up)),
    });
    if own.face_down != Suns::NONE {
        let face_down = suns(language, own.face_down);
        lines.push(if is_last {
            words.private_face_down_last(face_down)
        } else {
            words.private_face_down(face_down)
        });
    }
    lines.push(words.private_tiles(holding(language, held.tiles(), own.terms.edition)));
    lines.extend(epochs(words, own, |words, points| categories(words, points, &[])));
    let points = &own.points_now;
    lines.push(if is_last {
        words.private_if_ended_last(signed(points.sum()), categories(words, points, &["sun"]))
    } else {
        words.private_if_ended(signed(points.sum()), categories(words, points, &[]))
    });
    lines.extend(super::sealed_answer::standing(language, own));
    let orders = [super::orders::lapsed(words, own), super::orders::paused(words, own)];
    lines.extend(orders.into_iter().filter(|told| !told.is_empty()));
    let time = own_time(words, own);
    if !time.is_empty() {
        lines.push(time);
    }
    let waits = super::pace::waits(language, own);
    if !waits.is_empty() {
        lines.push(waits);
    }
    if let Some(halt) = own.halted().filter(|_| !own.is_over()) {
        lines.push(super::board::paused(language, own, halt));
    } else if let Some(pending) = &own.pending {
        lines.push(super::undo_window::pending(language, own, pending));
    } else if state.to_act() == Some(own.seat) {
        lines.push(words.private_can(legal(words, own)));
    }
    lines.join("\n")
}

/// What an epoch that is over brought the player, by category.
pub fn epoch(language: Language, own: &Own, epoch: Epoch) -> Option<String> {
    let words = words(language);
    let told = epochs(words, own, with_zeros).nth(usize::from(epoch.number()) - 1)?;
    Some(if own.is_over() { told } else { sentences([told, words.private_epoch_secret()]) })
}

/// What each epoch that is over brought the player, a line each, as it adds up.
fn epochs(words: &Words, own: &Own, by: fn(&Words, &Points) -> String) -> impl Iterator<Item = String> {
    let floor = own.terms.edition.rules().scores.floor;
    own.epochs.iter().zip(1_u8..).map(move |(scored, epoch)| {
        let Scored { points, before, total } = scored;
        let (sum, by) = (points.sum(), by(words, points));
        let told = words.private_epoch(epoch, sum < 0, sum.abs().to_string(), by, *before, *total);
        let held = if scored.held() == 0 { String::new() } else { words.private_held(floor) };
        sentences([told, held])
    })
}

fn signed(points: i16) -> String {
    super::minus(format!("{points:+}"))
}

/// The points by category: those that count, and the categories that are always named. If there are none, why.
fn categories(words: &Words, points: &Points, always: &[&str]) -> String {
    counting(words, points, always).unwrap_or_else(|| zeros(words, points))
}

fn counting(words: &Words, points: &Points, always: &[&str]) -> Option<String> {
    let told = super::end::CATEGORIES.into_iter().filter_map(|(category, value)| {
        let points = value(points);
        (points != 0 || always.contains(&category))
            .then(|| format!("{} {}", words.category(category), signed(points)))
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| commas(words, &told))
}

/// The points by category, and why some brought nothing.
fn with_zeros(words: &Words, points: &Points) -> String {
    let told = counting(words, points, &[]).unwrap_or_default();
    joined([told, zeros(words, points)], &words.list_semicolon())
}

/// The categories that can bring points or cost some at any time and do neither, with the reason.
fn zeros(words: &Words, points: &Points) -> String {
    let zeros = super::end::CATEGORIES.into_iter().filter(|(category, value)| {
        matches!(*category, "pharaoh" | "river" | "civilization") && value(points) == 0
    });
    joined(zeros.map(|(category, _)| words.private_zero(category)), &words.list_semicolon())
}

/// What the player to act can do, in the words of the commands.
fn legal(words: &Words, game: &Public) -> String {
    let tile = |kind| named(words, kind, game.terms.edition);
    let commands = game.position().legal().iter().map(|action| match action {
        Action::Draw => "/ra draw".to_owned(),
        Action::Invoke => "/ra invoke".to_owned(),
        Action::God(space) => {
            let taken = game.position().track().get(space).map_or("", tile);
            words.private_can_god(space.number(), taken)
        }
        Action::Done => words.private_can_end(),
        Action::Bid(sun) => format!("/ra bid {sun}"),
        Action::Pass => "/ra pass".to_owned(),
        Action::Discard(kind) => format!("/ra discard {}", tile(kind)),
    });
    commas(words, &commands.collect::<Vec<_>>())
}

/// The confirmation of an invocation, which everybody sees on the board; with it may come an answer that is kept.
pub fn invoked(language: Language, own: &Own) -> String {
    let kept = own.plan.is_some().then(|| super::sealed_answer::kept(language, own));
    sentences([words(language).private_invoked(), kept.unwrap_or_default()])
}

/// What a player has just done, for the panel in which they chose it.
pub fn played(language: Language, own: &Own) -> String {
    // At the end of an epoch the channel reads all of it, in a message of its own.
    let over = own.story.epochs_over(own.at.shown, own.seq).last();
    let told = match over.filter(|_| played_is_short(own)) {
        Some((_, over)) => super::epoch::over_in_one_sentence(language, &over),
        None => super::story::between(language, own, own.at.shown, own.seq),
    };
    sentences([told, own_turn(language, own)])
}

/// Whether that leaves out what happened before the end of an epoch.
pub fn played_is_short(own: &Own) -> bool {
    !own.is_over() && own.story.epochs_over(own.at.shown, own.seq).next().is_some()
}

/// What a player is told who opens the panel for invoking Ra.
pub fn before_invoking(language: Language, own: &Own) -> String {
    let words = words(language);
    let full = own.position().track().is_full();
    let last = if full { words.private_invoke_full() } else { words.private_invoke_last() };
    format!("{}\n{}", sentences([last, holds(language, own)]), words.private_invoke_ahead())
}

/// What a player knows who opens the panel for bidding; with what the lot is worth to them, in points, if they are to
/// be told.
pub fn before_bidding(language: Language, own: &Own, auction: &Auction, worth: Option<f32>) -> String {
    let words = words(language);
    let track = tiles(words, own.position().track().tiles(), own.terms.edition);
    let lot = words.private_auctioned(track, own.position().sun().value());
    let best = match auction.best() {
        Some((best, sun)) => words.private_best_bid(player(language, own, best), sun.value()),
        None => words.private_no_bid(),
    };
    let before = auction.to_come().take_while(|other| *other != own.seat);
    let before: Vec<String> = before
        .map(|other| (other, own.could_bid(auction, other)))
        .filter(|(_, open)| !open.is_empty())
        .map(|(other, open)| {
            words.private_could_bid(player(language, own, other), commas(words, &values(open)))
        })
        .collect();
    let turn = if before.is_empty() {
        words.private_your_turn()
    } else {
        words.private_before_you(commas(words, &before))
    };
    let is_kept = own.plan.is_some() && auction.to_answer() != own.seat;
    let kept =
        if is_kept { format!("\n{}", super::sealed_answer::kept(language, own)) } else { String::new() };
    let has_tiles = own.position().track().tiles().next().is_some();
    let worth = match worth {
        Some(worth) if has_tiles => words.private_worth(worth.round() as i64),
        Some(_) => words.private_worth_sun(own.position().sun().value()),
        None => String::new(),
    };
    let lapsed = super::orders::lapsed(words, own);
    sentences([lot, lapsed, best, turn, holds(language, own), worth, own_time(words, own)]) + &kept
}

/// Until when somebody has time to answer an auction, which only they may know; empty while their clock stands still.
fn own_time(words: &Words, own: &Own) -> String {
    let runs_out = own.runs_out.filter(|_| own.at_the_latest);
    runs_out.map_or(String::new(), |at| words.private_own_time(moment(at), relative(at)))
}

fn holds(language: Language, own: &Own) -> String {
    words(language).private_hold_suns(suns(language, own.position().players()[own.seat].face_up()))
}

/// What a player is told who opens the menu for spending God tiles, or who has chosen there.
pub fn before_spending(language: Language, own: &Own, chosen: &[Space]) -> String {
    let words = words(language);
    let gods = own.position().players()[own.seat].tiles().count(Tile::God);
    let names: Vec<&str> = chosen
        .iter()
        .filter_map(|space| own.position().track().get(*space))
        .map(|taken| named(words, taken, own.terms.edition))
        .collect();
    if names.is_empty() {
        let legal = own.position().legal();
        let free = Space::all().filter(|space| legal.contains(Action::God(*space))).count();
        return if gods > 1 && free == 1 {
            words.private_spend_only(gods)
        } else {
            words.private_spend(gods)
        };
    }
    words.private_spend_chosen(names.join(&words.list_then()), names.len())
}

/// What a player is told who opens the menu for giving up tiles, or who has chosen there.
pub fn before_discarding(language: Language, game: &Public, discard: &Discard, chosen: &[Tile]) -> String {
    let words = words(language);
    let name = |kind| named(words, kind, game.terms.edition);
    let (disaster, left) = discard.owed();
    let asked = words.private_discard(name(disaster.tile()), left, super::board::taken(disaster));
    let chosen: Vec<&str> = chosen.iter().map(|&kind| name(kind)).collect();
    let chosen = and(words, &chosen).map(|chosen| words.private_discard_chosen(chosen));
    sentences([asked, chosen.unwrap_or_default()])
}

/// What is told to whoever is about to leave a game for good.
pub fn before_resigning(language: Language, game: &Public) -> String {
    words(language).private_before_resigning(game.id.to_string())
}

/// One of a person's games, for the list of them all.
pub fn one_of_my_games(language: Language, own: &Own) -> String {
    one_of_games(language, own, Some(own.seat))
}

/// A line about a game in a list: what it waits for, and since when. `reader` is the seat of the person who reads it, if
/// they have one.
pub fn one_of_games(language: Language, game: &Public, reader: Option<Seat>) -> String {
    let words = words(language);
    let (to_act, halted) = (game.position().to_act(), game.halted());
    let (whose, other) = match (to_act, halted) {
        (None, _) => ("nobodys", String::new()),
        (Some(_), Some(PauseReason::Gone)) => ("gone", String::new()),
        (Some(_), Some(PauseReason::Held)) => ("held", String::new()),
        (Some(_), Some(PauseReason::Deserted)) => ("deserted", String::new()),
        (Some(_), None) if game.placeless => ("placeless", String::new()),
        (Some(to_act), None) if Some(to_act) == reader => ("yours", String::new()),
        (Some(to_act), None) => match &may_answer(language, game)[..] {
            several @ [_, _, ..] => ("auction", and(words, several).unwrap_or_default()),
            _ => ("others", player(language, game, to_act)),
        },
    };
    let last_move = game.story.at(game.question().moved()).unwrap_or(game.started_at);
    let asks = to_act.filter(|_| halted.is_none() && !game.placeless);
    words.games_line(
        game.id.to_string(),
        place(language, &game.at),
        whose,
        super::board::relative(asks.map_or(last_move, |seat| game.asked_since(seat))),
        other,
    )
}

/// The people who can answer the auction under way, as far as everybody may know.
fn may_answer(language: Language, game: &Public) -> Vec<String> {
    let seats = game.named.iter().map(|named| named.seat).filter(|_| game.at_the_latest);
    seats
        .filter(|seat| game.player(*seat).computer().is_none())
        .map(|seat| player(language, game, seat))
        .collect()
}

/// On a button that leads to a game which waits for somebody: `Next: game 12, 3 h left`.
pub fn next_game(language: Language, own: &Own, now: Millis) -> String {
    let (words, game) = (words(language), own.id.to_string());
    let Some(left) = own.runs_out.map(|until| until.since(now).as_secs() / 60) else {
        return words.button_next(game);
    };
    let (unit, count) = match left {
        minutes @ 0..120 => ("minutes", minutes),
        minutes @ 120..2880 => ("hours", minutes / 60),
        minutes => ("days", minutes / 1440),
    };
    words.button_next_until(game, count, unit)
}

/// One of a person's games of which nothing else can be said.
pub fn refused_game(language: Language, game: GameId, refusal: &str) -> String {
    words(language).games_refused(game.to_string(), refusal)
}

/// The letters of a list: a message takes 2000, and the last line says what is left out.
pub(super) const LONGEST_LIST: usize = 1900;

/// The list of a person's games, cut where a message ends.
pub fn my_games(language: Language, lines: &[String]) -> String {
    let words = words(language);
    if lines.is_empty() {
        return words.games_none();
    }
    lines_within(words, lines, LONGEST_LIST)
}
