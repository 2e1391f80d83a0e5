//! The lesson's game: two players, the learner and the one at their left.

use crate::rules::{Action, Edition, Players, Setup, Tile, sun_groups};

/// What is shown and asked, in the order of the lesson. Its number is the number of taps that lead there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    /// What suns are, and what the game is about.
    Start,
    /// The auction track has two tiles.
    Track,
    /// It has four.
    Four,
    /// A Ra tile: an auction, in which the learner bids last.
    Bid,
    /// The sun that was won is another than the one that was bid.
    Sun,
    /// A disaster lies on the track; the learner has a God tile to take something with.
    God,
    /// An auction in which the learner bids first, with a disaster among the tiles.
    Disaster,
    /// Tiles that are worth to be auctioned.
    Invoke,
    /// Who invoked Ra must bid, if nobody else does.
    MustBid,
    /// One more Ra tile ends the epoch.
    LastRa,
    /// What the epoch has scored.
    Scores,
    /// What scores at the end of the game, and on to a game.
    End,
}

/// A tap that leads on, and what is played after it by whoever is to act, in the words of records.
pub(super) struct Way(pub(super) &'static str, pub(super) &'static [&'static str]);

/// The tap where there is nothing to play.
pub(super) const NEXT: &str = "next";

/// What follows once the God tile is spent: a tile each, and a Ra tile.
const AFTER_GOD: &[&str] = &["draw", "draw", "draw"];

/// Each scene, and the taps that lead on from it.
pub(super) const SCENES: [(Scene, &[Way]); 12] = [
    (Scene::Start, &[Way("draw", &["draw"])]),
    (Scene::Track, &[Way("draw", &["draw"])]),
    (Scene::Four, &[Way("draw", &["bid 4"])]),
    (Scene::Bid, &[Way("bid 5", &["draw"])]),
    (Scene::Sun, &[Way("draw", &["draw"])]),
    (Scene::God, &[Way("god 1", AFTER_GOD), Way("god 3", AFTER_GOD)]),
    (Scene::Disaster, &[Way("bid 6", &["pass", "draw", "draw", "draw", "draw"])]),
    (Scene::Invoke, &[Way("invoke", &["pass"])]),
    // The other player wins two auctions, and nobody wants the empty track of a third.
    (
        Scene::MustBid,
        &[Way(
            "bid 2",
            &[
                "draw", "draw", "bid 3", "pass", "draw", "draw", "draw", "pass", "bid 4", "draw", "pass",
                "pass", "draw", "draw", "draw",
            ],
        )],
    ),
    (Scene::LastRa, &[Way("invoke", &["bid 8", "bid 9", "draw"]), Way("draw", &[])]),
    (Scene::Scores, &[Way(NEXT, &[])]),
    (Scene::End, &[]),
];

/// The tiles in the order in which they are drawn, up to the end of the epoch.
const DRAWN: &str = "pharaoh nile flood god ra gold funeral pyramid pharaoh sphinx ra art religion writing pharaoh \
                     pharaoh ra nile pharaoh ra ra agriculture gold flood ra";

/// The game before its first action.
pub(super) fn setup() -> Setup {
    let edition = Edition::Pharaoh;
    let mut rest = edition.tiles().to_vec();
    let draw = |code: &str| {
        let tile: Tile = code.parse().expect("the script has codes of tiles");
        rest.remove(rest.iter().position(|other| *other == tile).expect("the edition has so many"))
    };
    let mut bag: Vec<Tile> = DRAWN.split(' ').map(draw).collect();
    bag.append(&mut rest);
    let two = Players::ALL[0];
    Setup::new(edition, sun_groups(two), &bag).expect("the bag has every tile")
}

/// The action of these words.
pub(super) fn action(words: &str) -> Action {
    words.parse().expect("the script has words of actions")
}
