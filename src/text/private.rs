//! What one person may read about themselves. To be sent to that person only.

use super::{count, holding, suns, tile};
use crate::app::entry::Answer;
use crate::app::round::Round;
use crate::rules::{Action, Phase, Points, Seat, Suns};

/// A player's own view: score, all suns, tiles, what they would score now, and the answer they have given.
pub fn me(round: &Round, seat: Seat) -> String {
    let state = round.state();
    let held = &state.players()[seat];
    let scored = state.points_now();
    let points = scored.of(seat);
    let mut lines = Vec::new();
    let since = round.player(seat).acted.map_or(-1, |(_, seq)| seq);
    let news = super::story::between(round, since, round.seq);
    if !news.is_empty() {
        let so_far = if since < 0 { "So far:" } else { "Since you last acted:" };
        lines.push(format!("{so_far}\n{news}\n"));
    }
    let (epoch, score) = (state.epoch().number(), count(usize::from(held.score()), "point"));
    lines.push(format!("**Game {}**, epoch {epoch} of 3. You have **{score}**.", round.game.id));
    lines.push(format!("Suns to bid: {}.", suns(held.face_up())));
    if held.face_down() != Suns::NONE {
        lines.push(format!("Face down, for the next epoch: {}.", suns(held.face_down())));
    }
    lines.push(format!("You hold {}.", holding(held.tiles(), round.game.edition)));
    lines.push(format!("If the epoch ended now: {} ({}).", signed(points.sum()), categories(points)));
    if let Some(answer) = round.ahead_of(seat) {
        lines.push(kept(round, answer));
    }
    if state.to_act() == Some(seat) {
        lines.push(format!("It is your turn: {}.", legal(round)));
    }
    lines.join("\n")
}

fn signed(points: i16) -> String {
    format!("{points:+}")
}

fn categories(points: &Points) -> String {
    let parts = [
        ("Gods", points.god),
        ("Pharaohs", points.pharaoh),
        ("river", points.river),
        ("Civilization", points.civilization),
        ("Gold", points.gold),
        ("Monuments", points.monument),
        ("suns", points.sun),
    ];
    let shown: Vec<String> = parts
        .into_iter()
        .filter(|(_, points)| *points != 0)
        .map(|(label, points)| format!("{label} {}", signed(points)))
        .collect();
    if shown.is_empty() { "nothing counts".to_owned() } else { shown.join(", ") }
}

/// What the player to act can do, in the words of the commands.
fn legal(round: &Round) -> String {
    let commands = round.state().legal().iter().map(|action| match action {
        Action::Draw => "/ra draw".to_owned(),
        Action::Invoke => "/ra invoke".to_owned(),
        Action::God(space) => {
            let taken = round.state().track().get(space).map_or("", |on| tile(on, round.game.edition));
            format!("/ra god {space} ({taken})")
        }
        Action::Done => "/ra god without tiles, to be done".to_owned(),
        Action::Bid(sun) => format!("/ra bid {sun}"),
        Action::Pass => "/ra pass".to_owned(),
        Action::Discard(kind) => format!("/ra discard {}", tile(kind, round.game.edition)),
    });
    commands.collect::<Vec<_>>().join(", ")
}

/// The confirmation of an invocation, which everybody sees on the board; with it may come an answer that is kept.
pub fn invoked(kept: Option<Answer>) -> String {
    let kept = match kept {
        None => return "You invoked Ra.".to_owned(),
        Some(Answer::Bid(sun)) => {
            format!("you bid {sun}, unless somebody bids {sun} or more. Then you are asked again")
        }
        Some(Answer::Pass) => {
            "you pass, unless all others pass and you must bid. Then you are asked again".to_owned()
        }
    };
    format!(
        "You invoked Ra. Kept: {kept}. Nobody sees it before all others have answered; /ra bid and /ra pass change it \
         until then."
    )
}

/// The confirmation of an answer that waits for its turn.
pub fn kept(round: &Round, answer: Answer) -> String {
    let before = match round.state().phase() {
        Phase::Auction(auction) => match (answer, auction.floor()) {
            (Answer::Pass, _) => "Kept: you pass when it comes to you.".to_owned(),
            (Answer::Bid(sun), None) => {
                format!("Kept: you bid {sun}, unless somebody before you bids {sun} or more.")
            }
            (Answer::Bid(sun), Some(floor)) => {
                format!("Kept: {floor} is to beat, and you bid {sun} unless somebody before you bids more.")
            }
        },
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => String::new(),
    };
    let then = match answer {
        Answer::Bid(_) => " Then you are asked again.",
        Answer::Pass => "",
    };
    format!("{before}{then} Nobody sees it before; /ra bid and /ra pass change it until then.")
}

/// One of a person's games, for the list of them all.
pub fn one_of_my_games(round: &Round, seat: Seat) -> String {
    let waiting = match round.state().to_act() {
        Some(to_act) if to_act == seat => "**it is your turn**".to_owned(),
        Some(to_act) => format!("{} is to act", super::player(round, to_act)),
        None => "over".to_owned(),
    };
    let paused = if round.paused { ", paused" } else { "" };
    format!(
        "Game {} in <#{}>: {waiting}{paused}, since <t:{}:R>",
        round.game.id,
        round.game.channel,
        round.game.changed_at.seconds()
    )
}

/// The list of a person's games, cut where a message ends.
pub fn my_games(lines: Vec<String>) -> String {
    if lines.is_empty() {
        return "You play no game at the moment. /ra new opens a table in a server's channel.".to_owned();
    }
    let mut shown = String::new();
    for (place, line) in lines.iter().enumerate() {
        if shown.chars().count() + line.chars().count() > 1900 {
            shown += &format!("… and {} more.", lines.len() - place);
            break;
        }
        shown += line;
        shown.push('\n');
    }
    shown
}
