//! One whole game as a snapshot that a person can read, and check against the rulebook with a finger on the line.

use std::fmt::Write;

use ra::rules::{Edition, Event, Game, Players, Seat, Tile};
use ra::simulate::{self, Policy};

const NAMES: [&str; 3] = ["Nefer", "Amun", "Isis"];

fn name(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}

fn list(tiles: impl Iterator<Item = Tile>) -> String {
    let codes: Vec<&str> = tiles.map(Tile::code).collect();
    if codes.is_empty() { "no tiles".to_owned() } else { codes.join(" ") }
}

fn tell(event: &Event) -> String {
    match event {
        Event::TileDrawn { seat, tile, space } => format!("{} draws {tile} to space {space}", name(*seat)),
        Event::RaDrawn { seat, ra } => format!("{} draws Ra number {ra}", name(*seat)),
        Event::AuctionOpened { ra_player, cause } => format!("auction, {cause:?}, {} last", name(*ra_player)),
        Event::Bid { seat, sun } => format!("{} bids {sun}", name(*seat)),
        Event::Passed { seat } => format!("{} passes", name(*seat)),
        Event::Skipped { seat } => format!("{} cannot bid", name(*seat)),
        Event::AuctionWon { seat, bid, sun, tiles } => {
            format!("{} wins with {bid}: sun {sun}, {}", name(*seat), list(tiles.tiles()))
        }
        Event::AuctionUnsold { cause, .. } => format!("nobody bids, {cause:?}"),
        Event::GodSpent { seat, space, tile } => {
            format!("{}'s God takes {tile} from space {space}", name(*seat))
        }
        Event::TilesLost { seat, disaster, tile, count } => {
            format!("{disaster:?}: {} loses {count} {tile}", name(*seat))
        }
        Event::EpochEnded { epoch, by, tiles, .. } => {
            format!("epoch {} ends by {by:?}; gone: {}", epoch.number(), list(tiles.tiles()))
        }
        Event::EpochScored { points, .. } => {
            let seats = (0..3).filter_map(Seat::new);
            let lines = seats.map(|seat| {
                let scored = points.of(seat);
                let points = scored.points;
                format!(
                    "\n      {}: god {} pharaoh {} river {} civilization {} gold {} monument {} sun {} = {}, now {}",
                    name(seat),
                    points.god,
                    points.pharaoh,
                    points.river,
                    points.civilization,
                    points.gold,
                    points.monument,
                    points.sun,
                    points.sum(),
                    scored.total
                )
            });
            lines.collect()
        }
        Event::EpochBegan { epoch, seat, .. } => {
            format!("epoch {} begins with {}", epoch.number(), name(*seat))
        }
        Event::GameOver(outcome) => {
            let places =
                outcome.ranking().iter().map(|&seat| format!("{} {}", name(seat), outcome.totals()[seat]));
            format!("the game is over: {}", places.collect::<Vec<_>>().join(", "))
        }
    }
}

#[test]
fn a_whole_game() {
    let players = Players::new(3).unwrap();
    let record = simulate::game(5, 0, Edition::Pharaoh, players, Some(Policy::Devout));
    let mut game = Game::new(record.setup());
    let mut story = String::new();
    for (number, &(seat, action)) in record.actions().iter().enumerate() {
        let mut told = Vec::new();
        game.play(seat, action, &mut |event| told.push(tell(&event))).unwrap();
        writeln!(story, "{:>3} {} {action}: {}", number + 1, name(seat), told.join("; ")).unwrap();
        if matches!(action, ra::rules::Action::Bid(_)) && told.len() > 1 {
            for (seat, player) in game.state().players().iter() {
                let tiles: Vec<String> =
                    player.tiles().iter().map(|(tile, count)| format!("{count} {tile}")).collect();
                writeln!(
                    story,
                    "      {}: up {:?} down {:?} {}",
                    name(seat),
                    player.face_up(),
                    player.face_down(),
                    tiles.join(", ")
                )
                .unwrap();
            }
        }
    }
    insta::assert_snapshot!(story);
}
