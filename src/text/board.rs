//! The public board in words. It says nothing of scores, of the values of face-down suns, of the bag's order, or of
//! answers that have not been played.

use super::{count, holding, list, player, suns, tile, tiles};
use crate::game::view::Public;
use crate::game::{Asked, Clock, Halt};
use crate::id::UserId;
use crate::rules::{Action, Auction, Cause, Phase, Seat};
use crate::time::Millis;

/// The board as the parts of an embed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardWords {
    /// The game and its epoch.
    pub title: String,
    /// The two tracks, the sun and the bag.
    pub table: String,
    /// A heading and the tiles for each seat, always in the same order.
    pub seats: Vec<(String, String)>,
}

/// The question and whom it is put to; `None` when the game is over. `mention` writes whom it is put to.
pub fn question(game: &Public, mention: impl Fn(Seat) -> String) -> Option<String> {
    let state = game.position();
    let to_act = state.to_act()?;
    Some(match state.phase() {
        Phase::Turn { .. } | Phase::Gods { .. } => {
            let spending = matches!(state.phase(), Phase::Gods { .. });
            let ask = if spending { "another God tile, or no more?" } else { "your turn." };
            format!(
                "{}, {ask} {} Ra {} of {}.",
                mention(to_act),
                track_line(game),
                state.ra(),
                state.ra_limit()
            )
        }
        Phase::Auction(auction) => auction_lines(game, auction, &mention),
        Phase::Discard(discard) => {
            let (disaster, left) = discard.owed();
            let disaster = tile(disaster.tile(), game.terms.edition);
            format!(
                "{}, {disaster} takes {} of yours: choose.",
                mention(to_act),
                count(usize::from(left), "tile")
            )
        }
        Phase::Over => return None,
    })
}

/// Until when there is time, and when a clock that rests goes on, as a line below the question. It says nothing of why.
pub fn until(game: &Public) -> String {
    let Some(Clock { runs_out: Some(runs_out), goes_on, .. }) = game.clock else {
        return String::new();
    };
    let until = runs_out.seconds();
    let rests = goes_on.map_or(String::new(), |at| format!("The clock rests until <t:{}:f>. ", at.seconds()));
    format!("\n-# {rests}Until <t:{until}:f>, <t:{until}:R>")
}

/// When the time of whoever is to act runs out; `None` without a clock.
pub fn runs_out(game: &Public) -> Option<Millis> {
    game.clock.and_then(|clock| clock.runs_out)
}

/// What whoever is to act is asked, in a few words.
pub fn asked(game: &Public) -> &'static str {
    match game.asked() {
        Some((_, Asked::Turn)) => "it is your turn",
        Some((_, Asked::Gods)) => "another God tile, or no more",
        Some((_, Asked::Bid)) => "bid or pass",
        Some((_, Asked::Discard)) => "choose the tiles that a disaster takes",
        None => "it is over",
    }
}

/// What is done for whoever is to act once their time has run out: `pass`.
pub fn harmless(game: &Public) -> String {
    match game.harmless {
        Some(Action::Draw) => "draw a tile".to_owned(),
        Some(Action::Invoke) => "invoke Ra".to_owned(),
        Some(Action::Pass) => "pass".to_owned(),
        Some(Action::Bid(sun)) => format!("bid {sun}, your lowest sun,"),
        Some(Action::Discard(_)) => "give up the least valuable tiles".to_owned(),
        Some(Action::Done) => "end your turn".to_owned(),
        Some(Action::God(_)) | None => "do nothing".to_owned(),
    }
}

/// Why the game stands still; empty if it does not.
pub fn halted(game: &Public) -> &'static str {
    match game.halted() {
        Some(Halt::Gone) => "**Paused** until I am back on the server.",
        Some(Halt::Held) => "**Paused** by somebody who looks after the games here.",
        None => "",
    }
}

/// That the host wants to give a chair away whose owner has to agree.
pub fn wants_chair(host: UserId, of: UserId, to: UserId) -> String {
    format!(
        "<@{of}>, <@{host}> would like to give your chair to <@{to}>, for good, with all that is private of it. Only you \
         can say yes; until then it is yours."
    )
}

/// That a player is not on the server any more, for everybody.
pub fn away(game: &Public, user: UserId) -> String {
    let seat = game.seat_of(user);
    let who = seat.map_or("somebody".to_owned(), |seat| super::name(game.player(seat).name));
    let host = super::name(&game.host().name);
    format!(
        "**{who}** is not on this server any more, and the game waits for them. It goes on when they come back; \
         otherwise {host}, its host, can /ra cancel it."
    )
}

fn track_line(game: &Public) -> String {
    let on_track = tiles(game.position().track().tiles(), game.terms.edition);
    if on_track.is_empty() { "The track is empty.".to_owned() } else { format!("Track: {on_track}.") }
}

fn auction_lines(game: &Public, auction: &Auction, mention: &impl Fn(Seat) -> String) -> String {
    let state = game.position();
    let lot = tiles(state.track().tiles(), game.terms.edition);
    let lot = if lot.is_empty() {
        format!("sun {} alone", state.sun())
    } else {
        format!("{lot}, sun {}", state.sun())
    };
    let ra_player = player(game, auction.ra_player());
    let cause = match auction.cause() {
        Cause::Drawn => format!("{ra_player} drew Ra, {} of {}.", state.ra(), state.ra_limit()),
        Cause::Invoked => format!("{ra_player} invoked Ra, bids last, and must if all pass."),
        Cause::InvokedFull => {
            format!("{ra_player} invoked Ra on a full track: if all pass, the tiles are gone.")
        }
    };
    let is_person = |seat: &Seat| game.player(*seat).computer().is_none();
    // Computer players need not be called.
    let named = game.named.iter().map(|named| named.seat);
    let asked: Vec<String> = named.clone().filter(is_person).map(mention).collect();
    let bids: Vec<String> = auction
        .answers()
        .map(|(seat, answer)| match answer {
            Some(sun) => format!("{} bid {sun}", player(game, seat)),
            None => format!("{} passed", player(game, seat)),
        })
        .collect();
    let bids = if bids.is_empty() { "No bid yet".to_owned() } else { bids.join(", ") };
    let next: Vec<String> = named.clone().map(|seat| player(game, seat)).collect();
    let next = match &next[..] {
        [first, rest @ ..] if !rest.is_empty() => format!("{first} is next, then {}.", rest.join(", ")),
        [only] => format!("{only} is next, and last."),
        _ => String::new(),
    };
    let is_out = |seat: &Seat| !named.clone().any(|named| named == *seat);
    let out: Vec<String> = auction.to_come().filter(is_out).map(|seat| player(game, seat)).collect();
    let out = list(&out, "and").map_or(String::new(), |out| format!(" No sun high enough: {out}."));
    let to_beat = auction.floor().map_or(String::new(), |sun| format!(", {sun} to beat"));
    format!(
        "{}, auction: {lot}{to_beat}. {cause}\n{bids}. {next}{out}\n-# Answer any time, secretly; it counts in seat order.",
        asked.join(" ")
    )
}

/// The whole table.
pub fn board(game: &Public) -> BoardWords {
    let state = game.position();
    let edition = game.terms.edition;
    let spaces = state.track().spaces();
    let on_track: Vec<&str> =
        spaces.iter().map(|space| space.map_or("(gap)", |on| tile(on, edition))).collect();
    let on_track = if on_track.is_empty() { "empty".to_owned() } else { on_track.join(" · ") };
    let table = format!(
        "**Auction track** {on_track} ({} of 8)\n**Sun on the board** {}\n**Ra track** {} of {} · **bag** {}",
        state.track().tiles().count(),
        state.sun(),
        state.ra(),
        state.ra_limit(),
        count(state.bag(), "tile"),
    );
    BoardWords {
        title: format!("Ra · game {} · epoch {} of 3", game.id, state.epoch().number()),
        table,
        seats: state.players().iter().map(|(seat, _)| seat_lines(game, seat)).collect(),
    }
}

fn seat_lines(game: &Public, seat: Seat) -> (String, String) {
    let state = game.position();
    let held = &state.players()[seat];
    let to_act = if state.to_act() == Some(seat) { "▶ " } else { "" };
    let said = match state.phase() {
        Phase::Auction(auction) => {
            let ra_player = if auction.ra_player() == seat { " · Ra player" } else { "" };
            let answer = auction.answers().find(|(said, _)| *said == seat);
            let answer = match answer {
                Some((_, Some(sun))) => format!(" · bids {sun}"),
                Some((_, None)) => " · passes".to_owned(),
                None => String::new(),
            };
            format!("{ra_player}{answer}")
        }
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => String::new(),
    };
    let face_down = match held.face_down() {
        0 => String::new(),
        face_down => format!(", {face_down} face down"),
    };
    (
        format!("{to_act}{}{said}", player(game, seat)),
        format!("Suns: {}{face_down}\n{}", suns(held.face_up()), holding(held.tiles(), game.terms.edition)),
    )
}
