//! The public board in words. It says nothing of scores, of the values of face-down suns, of the bag's order, or of
//! answers that have not been played.

use super::{count, holding, list, player, suns, tile, tiles};
use crate::app::Asked;
use crate::app::clocks::Clock;
use crate::app::round::{Halt, Round};
use crate::id::UserId;
use crate::rules::{Action, Auction, Cause, Phase, Seat};
use crate::time::Millis;

/// The board as the parts of an embed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// The game and its epoch.
    pub title: String,
    /// The two tracks, the sun and the bag.
    pub table: String,
    /// A heading and the tiles for each seat, always in the same order.
    pub seats: Vec<(String, String)>,
}

/// The question and whom it is put to; `None` when the game is over. `mention` writes whom it is put to.
pub fn question(round: &Round, mention: impl Fn(Seat) -> String) -> Option<String> {
    let state = round.state();
    let to_act = state.to_act()?;
    Some(match state.phase() {
        Phase::Turn { .. } | Phase::Gods { .. } => {
            let spending = matches!(state.phase(), Phase::Gods { .. });
            let ask = if spending { "another God tile, or no more?" } else { "your turn." };
            format!(
                "{}, {ask} {} Ra {} of {}.",
                mention(to_act),
                track_line(round),
                state.ra(),
                state.ra_limit()
            )
        }
        Phase::Auction(auction) => auction_lines(round, auction, &mention),
        Phase::Discard(discard) => {
            let (disaster, left) = discard.owed();
            let disaster = tile(disaster.tile(), round.game.edition);
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
pub fn until(round: &Round, now: Millis) -> String {
    let Some(Clock { runs_out: Some(runs_out), goes_on, .. }) = round.clock(now) else {
        return String::new();
    };
    let until = runs_out.seconds();
    let rests = goes_on.map_or(String::new(), |at| format!("The clock rests until <t:{}:f>. ", at.seconds()));
    format!("\n-# {rests}Until <t:{until}:f>, <t:{until}:R>")
}

/// When the time of whoever is to act runs out; `None` without a clock.
pub fn runs_out(round: &Round, now: Millis) -> Option<Millis> {
    round.clock(now).and_then(|clock| clock.runs_out)
}

/// What whoever is to act is asked, in a few words.
pub fn asked(round: &Round) -> &'static str {
    match round.asked() {
        Some((_, Asked::Turn)) => "it is your turn",
        Some((_, Asked::Gods)) => "another God tile, or no more",
        Some((_, Asked::Bid)) => "bid or pass",
        Some((_, Asked::Discard)) => "choose the tiles that a disaster takes",
        None => "it is over",
    }
}

/// What is done for whoever is to act once their time has run out: `pass`.
pub fn harmless(round: &Round) -> String {
    let action = round.state().to_act().and_then(|seat| round.harmless(seat));
    match action {
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
pub fn halted(round: &Round) -> &'static str {
    match round.halted() {
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
pub fn away(round: &Round, user: UserId, host: UserId) -> String {
    let name_of = |user: UserId| {
        let player = round.players.iter().find(|player| player.user == user);
        player.map_or_else(|| "somebody".to_owned(), |player| super::name(&player.name))
    };
    let (who, host) = (name_of(user), name_of(host));
    format!(
        "**{who}** is not on this server any more, and the game waits for them. It goes on when they come back; \
         otherwise {host}, its host, can /ra cancel it."
    )
}

fn track_line(round: &Round) -> String {
    let on_track = tiles(round.state().track().tiles(), round.game.edition);
    if on_track.is_empty() { "The track is empty.".to_owned() } else { format!("Track: {on_track}.") }
}

fn auction_lines(round: &Round, auction: &Auction, mention: &impl Fn(Seat) -> String) -> String {
    let state = round.state();
    let lot = tiles(state.track().tiles(), round.game.edition);
    let lot = if lot.is_empty() {
        format!("sun {} alone", state.sun())
    } else {
        format!("{lot}, sun {}", state.sun())
    };
    let ra_player = player(round, auction.ra_player());
    let cause = match auction.cause() {
        Cause::Drawn => format!("{ra_player} drew Ra, {} of {}.", state.ra(), state.ra_limit()),
        Cause::Invoked => format!("{ra_player} invoked Ra, bids last, and must if all pass."),
        Cause::InvokedFull => {
            format!("{ra_player} invoked Ra on a full track: if all pass, the tiles are gone.")
        }
    };
    let can_bid = |seat: &Seat| !round.could_bid(auction, *seat).is_empty();
    // Computer players need not be called.
    let is_person = |seat: &Seat| round.player(*seat).computer().is_none();
    let asked: Vec<String> = auction.to_come().filter(can_bid).filter(is_person).map(mention).collect();
    let bids: Vec<String> = auction
        .answers()
        .map(|(seat, answer)| match answer {
            Some(sun) => format!("{} bid {sun}", player(round, seat)),
            None => format!("{} passed", player(round, seat)),
        })
        .collect();
    let bids = if bids.is_empty() { "No bid yet".to_owned() } else { bids.join(", ") };
    let next: Vec<String> = auction.to_come().filter(can_bid).map(|seat| player(round, seat)).collect();
    let next = match &next[..] {
        [first, rest @ ..] if !rest.is_empty() => format!("{first} is next, then {}.", rest.join(", ")),
        [only] => format!("{only} is next, and last."),
        _ => String::new(),
    };
    let out: Vec<String> =
        auction.to_come().filter(|seat| !can_bid(seat)).map(|seat| player(round, seat)).collect();
    let out = list(&out, "and").map_or(String::new(), |out| format!(" No sun high enough: {out}."));
    let to_beat = auction.floor().map_or(String::new(), |sun| format!(", {sun} to beat"));
    format!(
        "{}, auction: {lot}{to_beat}. {cause}\n{bids}. {next}{out}\n-# Answer any time, secretly; it counts in seat order.",
        asked.join(" ")
    )
}

/// The whole table.
pub fn board(round: &Round) -> Board {
    let state = round.state();
    let edition = round.game.edition;
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
        count(usize::from(state.unseen().total()), "tile"),
    );
    Board {
        title: format!("Ra · game {} · epoch {} of 3", round.game.id, state.epoch().number()),
        table,
        seats: state.players().iter().map(|(seat, _)| seat_lines(round, seat)).collect(),
    }
}

fn seat_lines(round: &Round, seat: Seat) -> (String, String) {
    let state = round.state();
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
    let face_down = match held.face_down().len() {
        0 => String::new(),
        face_down => format!(", {face_down} face down"),
    };
    (
        format!("{to_act}{}{said}", player(round, seat)),
        format!("Suns: {}{face_down}\n{}", suns(held.face_up()), holding(held.tiles(), round.game.edition)),
    )
}
