//! What one person may read about themselves. To be sent to that person only.

use super::{channel, count, holding, suns, tile};
use crate::game::view::{Own, Public};
use crate::rules::{Action, Auction, Discard, Points, Space, Sun, Suns, Tile};

/// A player's own view: score, all suns, tiles, what they would score now, and the answer they have given.
pub fn me(own: &Own) -> String {
    let state = own.position();
    let held = &state.players()[own.seat];
    let points = &own.points_now;
    let mut lines = Vec::new();
    let since = own.player(own.seat).acted.map_or(-1, |(_, seq)| seq);
    let news = super::story::between(own, since, own.seq);
    if !news.is_empty() {
        let so_far = if since < 0 { "So far:" } else { "Since you last acted:" };
        lines.push(format!("{so_far}\n{news}\n"));
    }
    let (epoch, score) = (state.epoch().number(), count(usize::from(own.score), "point"));
    lines.push(format!("**Game {}**, epoch {epoch} of 3. You have **{score}**.", own.id));
    lines.push(format!("Suns to bid: {}.", suns(held.face_up())));
    if own.face_down != Suns::NONE {
        lines.push(format!("Face down, for the next epoch: {}.", suns(own.face_down)));
    }
    lines.push(format!("You hold {}.", holding(held.tiles(), own.terms.edition)));
    lines.push(format!("If the epoch ended now: {} ({}).", signed(points.sum()), categories(points)));
    if own.plan.is_some() {
        lines.push(kept(own));
    }
    if state.to_act() == Some(own.seat) {
        lines.push(format!("It is your turn: {}.", legal(own)));
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
fn legal(game: &Public) -> String {
    let commands = game.position().legal().iter().map(|action| match action {
        Action::Draw => "/ra draw".to_owned(),
        Action::Invoke => "/ra invoke".to_owned(),
        Action::God(space) => {
            let taken = game.position().track().get(space).map_or("", |on| tile(on, game.terms.edition));
            format!("/ra god {space} ({taken})")
        }
        Action::Done => "/ra god without tiles, to be done".to_owned(),
        Action::Bid(sun) => format!("/ra bid {sun}"),
        Action::Pass => "/ra pass".to_owned(),
        Action::Discard(kind) => format!("/ra discard {}", tile(kind, game.terms.edition)),
    });
    commands.collect::<Vec<_>>().join(", ")
}

/// The confirmation of an invocation, which everybody sees on the board; with it may come an answer that is kept.
pub fn invoked(own: &Own) -> String {
    if own.plan.is_none() {
        return "You invoked Ra.".to_owned();
    }
    format!("You invoked Ra. {}", kept(own))
}

/// What a player has just done, for the panel in which they chose it.
pub fn played(own: &Own) -> String {
    let since = own.at.shown;
    let told = super::story::between(own, since, own.seq);
    let turn = if own.position().to_act() == Some(own.seat) { " It is your turn." } else { "" };
    format!("{told}{turn}").trim().to_owned()
}

/// The answer that a player has given ahead: what becomes of it in each case that is possible, as orders.
pub fn kept(own: &Own) -> String {
    let Some(answer) = &own.plan else {
        return "No answer is kept: you are asked when it comes to you.".to_owned();
    };
    let mut cases: Vec<(Vec<Option<Sun>>, Option<Action>)> = Vec::new();
    for (highest, action) in own.foreseen(own.seat, answer) {
        match cases.last_mut().filter(|(_, same)| *same == action) {
            Some((bids, _)) => bids.push(highest),
            None => cases.push((vec![highest], action)),
        }
    }
    let said = match &cases[..] {
        [(_, Some(action))] => format!("{action}, whatever is bid"),
        _ => {
            let told = |(at, (bids, action)): (usize, &(Vec<Option<Sun>>, Option<Action>))| {
                one_case(bids, *action, at + 1 == cases.len())
            };
            cases.iter().enumerate().map(told).collect::<Vec<_>>().join(". ")
        }
    };
    format!("Kept. {}. Nobody sees it before its turn.", super::capital(&said))
}

/// What is told above the list of all cases.
pub const LINES: &str = "For each highest bid that is possible when it is your turn: what you do then. Choose a case to \
                         change it.";

/// One case in the list of them all: `After 7: bid 8`.
pub fn one_line(highest: Option<Sun>, action: Option<Action>) -> String {
    let then = action.map_or("ask me".to_owned(), |action| action.to_string());
    match highest {
        Some(sun) => format!("After {sun}: {then}"),
        None => format!("No bid: {then}"),
    }
}

/// What is told to whoever is about to choose for one case.
pub fn before_line(game: &Public, highest: Option<Sun>) -> String {
    let Some(sun) = highest else { return "If nobody has bid when it is your turn:".to_owned() };
    let holder = game.position().players().iter().find(|(_, player)| player.face_up().contains(sun));
    let by = holder.map_or(String::new(), |(seat, _)| format!(", {}’s,", super::player(game, seat)));
    format!("If {sun}{by} is the highest bid when it is your turn:")
}

/// `No bid, or 7: bid 8`. `is_last` says that no higher bid is possible.
fn one_case(bids: &[Option<Sun>], action: Option<Action>, is_last: bool) -> String {
    let highest: Vec<Sun> = bids.iter().copied().flatten().collect();
    let bids = match (bids.contains(&None), &highest[..]) {
        (true, []) => "no bid".to_owned(),
        (true, [one]) => format!("no bid, or {one}"),
        (true, [.., most]) => format!("no bid, or up to {most}"),
        (false, [one]) => one.to_string(),
        (false, [one, other]) => format!("{one} or {other}"),
        (false, [least, ..]) if is_last => format!("{least} or more"),
        (false, [least, .., most]) => format!("{least} to {most}"),
        (false, []) => String::new(),
    };
    match action {
        Some(action) => format!("{}: {action}", super::capital(&bids)),
        None if highest.is_empty() => format!("{}: ask me", super::capital(&bids)),
        None => format!("After {bids}: ask me"),
    }
}

/// What a player is told who opens the panel for invoking Ra.
pub fn before_invoking(own: &Own) -> String {
    let full = own.position().track().is_full();
    let last = if full {
        "You bid last; if all pass, the tiles are gone."
    } else {
        "You bid last, and must if all pass."
    };
    format!(
        "{last} {}\nAn answer that you give now stays secret until all others have answered. “Up to” takes the lowest of \
         your suns that wins, and otherwise passes.",
        holds(own)
    )
}

/// What a player knows who opens the panel for bidding.
pub fn before_bidding(own: &Own, auction: &Auction) -> String {
    let beat = match auction.best() {
        Some((best, sun)) => format!("{} has bid {sun}.", super::player(own, best)),
        None => "No bid yet.".to_owned(),
    };
    let before = auction.to_come().take_while(|other| *other != own.seat);
    let before: Vec<String> = before
        .map(|other| (other, own.could_bid(auction, other)))
        .filter(|(_, open)| !open.is_empty())
        .map(|(other, open)| {
            let open = open.iter().map(|sun| sun.to_string());
            let mut open: Vec<String> = open.collect();
            open.reverse();
            format!("{} ({})", super::player(own, other), open.join(", "))
        })
        .collect();
    let turn = match &before[..] {
        [] => " It is your turn.".to_owned(),
        before => format!(" Before you: {}.", before.join(", ")),
    };
    let kept = if own.plan.is_some() { format!("\n{}", kept(own)) } else { String::new() };
    let worth = own.lot_value.unwrap_or_default().round();
    format!("{beat}{turn} {} Worth to you now: about {worth:+}.{kept}", holds(own))
}

fn holds(own: &Own) -> String {
    format!("You hold {}.", suns(own.position().players()[own.seat].face_up()))
}

/// What a player is told who opens the menu for spending God tiles, or who has chosen there.
pub fn before_spending(own: &Own, chosen: &[Space]) -> String {
    let gods = own.position().players()[own.seat].tiles().count(Tile::God);
    let names: Vec<&str> = chosen
        .iter()
        .filter_map(|space| own.position().track().get(*space))
        .map(|taken| tile(taken, own.terms.edition))
        .collect();
    if names.is_empty() {
        let gods = count(usize::from(gods), "God tile");
        return format!(
            "You have {gods}. Each takes one tile from the track: choose all that you want, in order."
        );
    }
    let gods = count(names.len(), "God tile");
    let order = if names.len() > 1 { ", in this order" } else { "" };
    format!("You take **{}**{order}, for {gods}. That ends your turn.", names.join(", then "))
}

/// What a player is told who opens the menu for giving up tiles, or who has chosen there.
pub fn before_discarding(game: &Public, discard: &Discard, chosen: &[Tile]) -> String {
    let (disaster, left) = discard.owed();
    let name = tile(disaster.tile(), game.terms.edition);
    if chosen.is_empty() {
        return format!("{name} takes {} of yours: choose which.", count(usize::from(left), "tile"));
    }
    let chosen: Vec<String> = chosen.iter().map(|&kind| tile(kind, game.terms.edition).to_owned()).collect();
    format!("You give up **{}**.", super::list(&chosen, "and").unwrap_or_default())
}

/// What is told to whoever is about to leave a game for good.
pub fn before_resigning(game: &Public) -> String {
    format!(
        "**Leave game {} for good?** A computer player goes on with your chair, you are last at the end, and its host may \
         give the chair to somebody else. If you only need a rest: /ra settings lets you be away for some days.",
        game.id
    )
}

/// The private confirmations of what a new board tells everybody.
pub const RESIGNED: &str = "You have left the game.";
/// That a chair is played by its owner again.
pub const BACK: &str = "Welcome back: your chair is yours again.";
/// That the last thing done was taken back.
pub const UNDONE: &str = "Taken back.";
/// That a chair was given away.
pub const GIVEN: &str = "The chair has a new owner.";

/// One of a person's games, for the list of them all.
pub fn one_of_my_games(own: &Own) -> String {
    let waiting = match own.position().to_act() {
        Some(to_act) if to_act == own.seat => "**it is your turn**".to_owned(),
        Some(to_act) => format!("{} is to act", super::player(own, to_act)),
        None => "over".to_owned(),
    };
    let paused = if own.halted().is_some() { ", paused" } else { "" };
    format!(
        "Game {} in {}: {waiting}{paused}, since <t:{}:R>",
        own.id,
        channel(own.at.channel),
        own.changed_at.seconds()
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
