//! The public board in words. It says nothing of scores, of the values of face-down suns, of the bag's order, or of
//! answers that have not been played.

use ra::rules::{Auction, Cause, Disaster, Event, Phase, Seat, Suns};
use ra_table::clock::Pace;
use ra_table::game::Offer;
use ra_table::game::view::{Own, Public};
use ra_table::game::{Asked, Clock, Entry, Note, PauseReason};
use ra_table::id::UserId;
use ra_table::language::Language;
use ra_table::time::Millis;

use super::fluent::{Words, words};
use super::lists::{NONE, and, commas, or, sentences};
use super::names::{owner, owner_on_button, player_then};
use super::table_events::hold_code;
use super::tiles::{named, tiles};
use super::{holding, player, suns};

/// The board as the parts of an embed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardWords {
    /// The game and its epoch.
    pub title: String,
    /// What stands over the two tracks, and those with the sun and the bag.
    pub table: (String, String),
    /// A heading and the tiles for each seat, always in the same order.
    pub seats: Vec<(String, String)>,
}

/// The question and its players, or why nobody is asked now. Mentions nobody. `None` when the game is over.
pub fn question(language: Language, game: &Public) -> Option<String> {
    asked(language, game, |seat| player(language, game, seat), false)
}

/// The question of a board that notifies the players who are asked: `mention` writes each of them.
pub fn calling_question(
    language: Language,
    game: &Public,
    mention: impl Fn(Seat) -> String,
) -> Option<String> {
    asked(language, game, mention, true)
}

fn asked(language: Language, game: &Public, mention: impl Fn(Seat) -> String, calls: bool) -> Option<String> {
    let words = words(language);
    let (state, edition) = (game.position(), game.terms.edition);
    let to_act = state.to_act()?;
    if let Some(halt) = game.halted() {
        return Some(paused(language, game, halt));
    }
    let track = || tiles(words, state.track().tiles(), edition);
    Some(match state.phase() {
        Phase::Turn { .. } => {
            let turn = words.board_turn(mention(to_act), track(), state.ra(), state.ra_limit());
            let full = state.track().is_full().then(|| words.board_track_full());
            sentences([turn, full.unwrap_or_default()])
        }
        Phase::Gods { .. } => words.board_gods(mention(to_act), track(), state.ra(), state.ra_limit()),
        Phase::Auction(auction) => auction_lines(language, game, auction, calls.then_some(&mention)),
        Phase::Discard(discard) => {
            let (disaster, left) = discard.owed();
            let name = named(words, disaster.tile(), edition);
            words.board_discard(mention(to_act), name, left, taken(disaster))
        }
        Phase::Over => return None,
    })
}

/// The category of what a disaster takes, where there is something to choose.
pub(super) fn taken(disaster: Disaster) -> &'static str {
    match disaster {
        Disaster::Earthquake => "monument",
        Disaster::War => "civilization",
        // Of these there is nothing to choose.
        Disaster::Funeral => "pharaoh",
        Disaster::Drought => "river",
    }
}

/// That it is a player's turn, or which tiles they have to give up; empty if the game asks them nothing.
pub(super) fn own_turn(language: Language, own: &Own) -> String {
    let state = own.position();
    match state.phase() {
        // They may answer before it is their turn.
        Phase::Auction(_) if state.to_act() != Some(own.seat) && own.is_waited_for => {
            let words = words(language);
            let lot = tiles(words, state.track().tiles(), own.terms.edition);
            sentences([words.private_auctioned(lot, state.sun().value()), words.private_may_answer()])
        }
        _ if state.to_act() != Some(own.seat) => String::new(),
        Phase::Discard(discard) => {
            let (disaster, left) = discard.owed();
            let name = player(language, own, own.seat);
            words(language).board_discard(
                name,
                named(words(language), disaster.tile(), own.terms.edition),
                left,
                taken(disaster),
            )
        }
        Phase::Auction(_) => {
            let words = words(language);
            let lot = tiles(words, state.track().tiles(), own.terms.edition);
            words.private_your_auction(lot, state.sun().value())
        }
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Over => words(language).private_your_turn(),
    }
}

/// That a game stands still, why, and who can let it go on.
pub(super) fn paused(language: Language, game: &Public, halt: PauseReason) -> String {
    match halt {
        PauseReason::Gone => words(language).board_paused_gone(),
        PauseReason::Held => {
            let held = game.story.notes.iter().rev().find_map(|(_, note)| match note {
                Note::Entry(Entry::Hold(reason), _) => Some(*reason),
                Note::Entry(..) | Note::OutOfTime(..) | Note::ActedFor(..) | Note::TakenBack(..) => None,
            });
            words(language).board_paused_held(hold_code(held.flatten()))
        }
        PauseReason::Deserted => deserted(language, game),
    }
}

/// For whom a game waits in which nobody plays, and until when.
fn deserted(language: Language, game: &Public) -> String {
    let words = words(language);
    let people: Vec<String> = game.missed_people().map(|(seat, _)| owner(language, game, seat)).collect();
    let people = or(words, &people).unwrap_or_default();
    let until = game.called_off_at.map(|at| words.board_paused_deserted_until(moment(at)));
    sentences([words.board_paused_deserted(people, game.at.guild.is_some()), until.unwrap_or_default()])
}

/// Until when there is time, as a line below the question.
pub fn until(language: Language, game: &Public) -> String {
    deadline(language, game).map_or(String::new(), |deadline| format!("\n-# {deadline}"))
}

/// Until when there is time, and when a clock that rests goes on. It says nothing of why.
pub(super) fn deadline(language: Language, game: &Public) -> Option<String> {
    let Some(Clock { seat, runs_out: Some(runs_out), goes_on }) = game.clock else { return None };
    let words = words(language);
    let rests = goes_on.map_or(String::new(), |at| words.board_clock_rests(moment(at)));
    let (at, distance) = (moment(runs_out), relative(runs_out));
    // The only bidder left has been asked since the auction opened, or anew: which of the two is theirs alone to know.
    let is_latest = game.at_the_latest && game.asked_since(seat) < game.question().since();
    let until = if game.at_the_latest && game.named.len() > 1 {
        words.board_at_the_latest(at, distance)
    } else if is_latest {
        words.board_until_latest(at, distance)
    } else {
        words.board_until(at, distance)
    };
    Some(sentences([rests, until]))
}

/// The label of the button by which the owner of a chair takes it back from a computer player.
pub fn button_back(language: Language, game: &Public, seat: Seat) -> String {
    words(language).button_back_of(owner_on_button(language, game, seat))
}

/// That there is a newer board, for those whom this one has called.
pub fn older(language: Language, called: &[UserId]) -> String {
    let called: Vec<String> = called.iter().map(|user| format!("<@{user}>")).collect();
    sentences([called.join(" "), words(language).board_older()])
}

/// A time of day, as whoever reads it has it.
pub(super) fn hour(at: Millis) -> String {
    format!("<t:{}:t>", at.seconds())
}

/// A moment as Discord shows it, to each in their own time and language.
pub(super) fn moment(at: Millis) -> String {
    format!("<t:{}:f>", at.seconds())
}

/// How far off a moment is, as Discord shows it.
pub fn relative(at: Millis) -> String {
    format!("<t:{}:R>", at.seconds())
}

/// When the time of whoever is to act runs out; `None` without a clock.
pub fn runs_out(game: &Public) -> Option<Millis> {
    game.clock.and_then(|clock| clock.runs_out)
}

/// The word by which messages choose what is asked.
pub(super) const fn question_code(asked: Asked) -> &'static str {
    match asked {
        Asked::Turn => "turn",
        Asked::Gods => "gods",
        Asked::Bid => "bid",
        Asked::Discard => "discard",
    }
}

/// That the host wants to give a chair away whose owner has to agree.
pub fn wants_chair(language: Language, host: UserId, of: UserId, to: UserId) -> String {
    words(language).board_wants_chair(format!("<@{of}>"), format!("<@{host}>"), format!("<@{to}>"))
}

/// That somebody is offered a chair.
pub fn offers_chair(language: Language, offer: &Offer) -> String {
    let Offer { game, to, of, by, until, .. } = offer;
    let [to, of, by] = [to, of, by].map(|user| format!("<@{user}>"));
    words(language).board_offers_chair(to, game.to_string(), of, by, moment(*until))
}

/// That somebody has taken the chair that was offered to them, or does not want it.
pub fn answered_offer(language: Language, offer: &Offer, taken: bool) -> String {
    let [to, of] = [offer.to, offer.of].map(|user| format!("<@{user}>"));
    let words = words(language);
    if taken { words.board_chair_taken(to, of) } else { words.board_chair_declined(to, of) }
}

/// That a player is not on the server any more, for everybody.
pub fn player_left(language: Language, game: &Public, user: UserId) -> String {
    let words = words(language);
    let seat = game.seat_of(user);
    let who = seat.map_or_else(|| words.somebody(), |seat| owner(language, game, seat));
    match game.terms.pace {
        _ if game.in_cup.is_some() => words.cup_table_player_left(who),
        Pace::Unclocked => words.board_player_left_unclocked(who),
        Pace::Live | Pace::Fast | Pace::Standard | Pace::Relaxed => words.board_player_left(who),
    }
}

fn auction_lines(
    language: Language,
    game: &Public,
    auction: &Auction,
    mention: Option<&impl Fn(Seat) -> String>,
) -> String {
    let words = words(language);
    let state = game.position();
    let is_person = |seat: &Seat| game.player(*seat).computer().is_none();
    // Computer players need not be called.
    let people = || game.named.iter().map(|named| named.seat).filter(is_person);
    let asked: Vec<String> = mention.map_or_else(Vec::new, |mention| people().map(mention).collect());
    let asked = if asked.is_empty() { NONE.to_owned() } else { asked.join(" ") };
    let lot = tiles(words, state.track().tiles(), game.terms.edition);
    let beat = auction.floor().map_or(0, |sun| sun.value());
    let opened = words.board_auction(asked, lot, state.sun().value(), beat);
    // Whoever plays the seat by now need not have drawn.
    let opened_at = game.question().auction().unwrap_or(game.seq);
    let ra_player = player_then(language, game, auction.ra_player(), opened_at);
    let cause = match auction.cause() {
        Cause::Drawn => words.board_cause_drawn(ra_player, state.ra(), state.ra_limit()),
        Cause::Invoked => words.board_cause_invoked(ra_player),
        Cause::InvokedFull => words.board_cause_invoked_full(ra_player),
    };
    let answers = answers(language, game, auction);
    let told = format!("{}\n{answers}", sentences([opened, cause]));
    // Whoever is the last one to answer answers for all to see.
    if game.named.len() > 1 && game.alone().is_none() {
        format!("{told}\n-# {}", words.board_answer_any_time())
    } else {
        told
    }
}

/// Who has answered what, and who comes next.
fn answers(language: Language, game: &Public, auction: &Auction) -> String {
    let words = words(language);
    let suns = |seat: Seat| game.position().players()[seat].face_up();
    let (said, out): (Vec<_>, Vec<_>) =
        auction.answers().partition(|(seat, _)| auction.said(*seat, suns(*seat)).is_some());
    let bids: Vec<String> = said
        .into_iter()
        .map(|(seat, answer)| match answer {
            Some(sun) => words.board_bid(answerer(language, game, seat), sun.value()),
            None => words.board_passed(answerer(language, game, seat)),
        })
        .collect();
    let bids = if bids.is_empty() { words.board_no_bid() } else { words.board_bids(commas(words, &bids)) };
    let named = || game.named.iter().map(|named| named.seat);
    let next: Vec<String> = named().map(|seat| player(language, game, seat)).collect();
    let next = match &next[..] {
        [] => String::new(),
        [only] => words.board_next_and_last(only),
        [first, rest @ ..] => words.board_next(first, commas(words, rest)),
    };
    let is_out = |seat: &Seat| !named().any(|named| named == *seat);
    let out = out.into_iter().map(|(seat, _)| seat).chain(auction.to_come().filter(is_out));
    let (spent, out): (Vec<Seat>, Vec<Seat>) = out.partition(|seat| suns(*seat).is_empty());
    let names = |seats: &[Seat]| {
        and(words, &seats.iter().map(|seat| player(language, game, *seat)).collect::<Vec<_>>())
    };
    let out = names(&out).map_or(String::new(), |out| words.board_out(out));
    let spent = names(&spent).map_or(String::new(), |spent| words.board_spent(spent));
    sentences([bids, next, out, spent])
}

/// Who answered for a seat in the auction under way, by whom it was played then.
fn answerer(language: Language, game: &Public, seat: Seat) -> String {
    let is_its_own = |event: &Event| matches!(event, Event::Bid { seat: of, .. } | Event::Passed { seat: of } if *of == seat);
    let last = game.story.events.iter().rev().find(|(_, event)| is_its_own(event));
    last.map_or_else(|| player(language, game, seat), |(seq, _)| player_then(language, game, seat, *seq))
}

/// The whole table.
pub fn board(language: Language, game: &Public) -> BoardWords {
    let words = words(language);
    let (state, edition) = (game.position(), game.terms.edition);
    let spaces = state.track().spaces().iter();
    let gap = words.board_gap();
    let on_track: Vec<&str> =
        spaces.map(|space| space.map_or(gap.as_str(), |on| named(words, on, edition))).collect();
    let on_track = if on_track.is_empty() { NONE.to_owned() } else { on_track.join(" · ") };
    let table = [
        words.board_track(on_track, state.track().tiles().count()),
        words.board_sun(state.sun().value()),
        words.board_ra_and_bag(state.ra(), state.ra_limit(), state.bag()),
    ];
    BoardWords {
        title: words.board_title(game.id.to_string(), state.epoch().number()),
        table: (words.board_table(), table.join("\n")),
        seats: state.players().iter().map(|(seat, _)| seat_lines(language, game, seat)).collect(),
    }
}

fn seat_lines(language: Language, game: &Public, seat: Seat) -> (String, String) {
    let words = words(language);
    let state = game.position();
    let held = &state.players()[seat];
    let is_asked = state.to_act() == Some(seat) && game.halted().is_none();
    let to_act = if is_asked { "▶ " } else { "" };
    let mut heading = format!("{to_act}{}", player(language, game, seat));
    for said in said(words, state.phase(), (seat, held.face_up())) {
        heading += " · ";
        heading += &said;
    }
    let suns = words.seat_suns(suns(language, held.face_up()), held.face_down());
    (heading, format!("{suns}\n{}", holding(language, held.tiles(), game.terms.edition)))
}

/// What a seat is and has said in an auction.
fn said(words: &Words, phase: &Phase, (seat, suns): (Seat, Suns)) -> Vec<String> {
    match phase {
        Phase::Auction(auction) => {
            let ra_player = (auction.ra_player() == seat).then(|| words.seat_ra_player());
            let answer = auction.said(seat, suns).map(|answer| match answer {
                Some(sun) => words.seat_bids(sun.value()),
                None => words.seat_passes(),
            });
            ra_player.into_iter().chain(answer).collect()
        }
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => Vec::new(),
    }
}
