//! Positions to try the picture on: typical ones and extreme ones, always the same, for looking at, for the
//! snapshots and for the benchmark. Also the picture of a record at any action, as `ra-bot render` paints it.

mod people;

pub use people::{cards, duels};
use ra::record::Record;
use ra::rules::{
    Action, Class, Edition, EpochOver, Event, Game, Outcome, PerSeat, Phase, Players, Scored, Setup, Suns,
    Tile, Visible, sun_groups,
};
use ra::simulate::{self, Policy};
use ra_table::language::Language;
use ra_table::names::{self, Called};
use ra_table::theme::Theme;

use crate::render::{self, Picture};
use crate::text::standings::{Contest, Row, Standings};

/// A position with names, and what was scored on the way to it.
#[derive(Debug, Clone)]
pub struct Position {
    /// The table.
    pub table: Visible,
    /// The players' names, clockwise.
    pub names: Vec<String>,
    /// What each epoch's scoring told.
    epochs: Vec<PerSeat<Scored>>,
    outcome: Option<Outcome>,
}

impl Position {
    /// The position before action number `before`, counted from 0; after the last one, the last position.
    pub fn of(record: &Record, before: usize) -> Position {
        Position::first(record, |_, action| action == before)
    }

    /// The first position that is wanted, asked with its number; the last position if none is.
    fn first(record: &Record, wanted: impl Fn(&Visible, usize) -> bool) -> Position {
        let mut game = Game::new(record.setup());
        let mut scored = Vec::new();
        for (number, &(seat, action)) in record.actions().iter().enumerate() {
            if wanted(&game.state().visible(), number) {
                break;
            }
            let mut listen = |event| {
                if let Event::EpochScored { points, .. } = event {
                    scored.push(points);
                }
            };
            game.play(seat, action, &mut listen).expect("a record's actions are legal");
        }
        let outcome = game.state().outcome();
        let reveal = |outcome| scored.iter().map(|points| *points.reveal(outcome)).collect();
        let epochs = outcome.as_ref().map_or_else(Vec::new, reveal);
        Position { table: game.state().visible(), names: record.names().to_vec(), epochs, outcome }
    }

    /// Its picture: the end's once the game is over, before that the board's.
    pub fn picture(&self) -> Picture {
        self.picture_in(Theme::Light)
    }

    /// The same in a theme.
    pub fn picture_in(&self, theme: Theme) -> Picture {
        let names = &self.called();
        match &self.outcome {
            Some(outcome) => {
                render::end(Language::En, theme, self.table.edition(), outcome, &self.epochs, names)
            }
            None => render::board(Language::En, theme, &self.table, None, names),
        }
    }

    /// The players' names with the marks of those that look alike.
    pub fn called(&self) -> Vec<Called> {
        names::called(&self.names)
    }

    /// How the game ended and what was scored in each epoch; `None` while it goes on.
    pub fn end(&self) -> Option<(&Outcome, &[PerSeat<Scored>])> {
        Some((self.outcome.as_ref()?, &self.epochs))
    }
}

/// How the gallery finds a position: the first that fits in a simulated game.
struct Scene {
    name: &'static str,
    players: usize,
    policy: Policy,
    names: [&'static str; 5],
    wanted: fn(&Visible) -> bool,
}

const LATIN: [&str; 5] = ["Nefer", "Isis", "Khnum", "Amun", "Seti"];
const CYRILLIC: [&str; 5] = ["Анастасия", "Łukasz", "Jörg", "Мария Ильинична", "Борис"];
const ODD: [&str; 5] = [
    "Nefertari the Great, Lady of the Two Lands",
    "محمد",
    "🎉🐪🎉",
    "𝕾𝖊𝖙𝖎 🔥",
    "Константин Константинопольский",
];

/// The scenes: name, players, policy, names, and what is looked for.
const SCENES: [Scene; 14] = [
    scene("2 start", 2, Policy::Uniform, LATIN, |_| true),
    scene("2 full", 2, Policy::Patient, LATIN, |table| most_tiles(table) >= 24),
    scene("2 auction", 2, Policy::Greedy, CYRILLIC, |table| bids(table) == 1),
    scene("3 start", 3, Policy::Uniform, CYRILLIC, |_| true),
    scene("3 auction", 3, Policy::Greedy, LATIN, |table| bids(table) == 1 && most_tiles(table) >= 12),
    scene("3 odd names", 3, Policy::Hasty, ODD, |table| bids(table) == 1),
    scene("4 gaps", 4, Policy::Devout, LATIN, |table| gaps(table) >= 2),
    scene("4 auction", 4, Policy::Greedy, CYRILLIC, |table| bids(table) >= 2 && most_tiles(table) >= 8),
    scene("4 discard", 4, Policy::Greedy, LATIN, |table| matches!(table.phase(), Phase::Discard(_))),
    scene("5 start", 5, Policy::Uniform, LATIN, |_| true),
    scene("5 auction", 5, Policy::Greedy, CYRILLIC, |table| bids(table) >= 2 && most_tiles(table) >= 12),
    scene("5 full", 5, Policy::Greedy, LATIN, |table| table.track().is_full() && most_tiles(table) >= 14),
    scene("5 odd names", 5, Policy::Patient, ODD, |table| bids(table) >= 2),
    scene("5 disasters", 5, Policy::Patient, LATIN, |table| {
        table.track().tiles().filter(|tile| *tile as u8 > Tile::Ra as u8).count() >= 3
    }),
];

const fn scene(
    name: &'static str,
    players: usize,
    policy: Policy,
    names: [&'static str; 5],
    wanted: fn(&Visible) -> bool,
) -> Scene {
    Scene { name, players, policy, names, wanted }
}

/// How many tiles the player with the most has.
fn most_tiles(table: &Visible) -> u8 {
    let totals = table.players().iter().map(|(_, player)| player.tiles().total(&Tile::ALL));
    totals.max().unwrap_or(0)
}

fn bids(table: &Visible) -> usize {
    match table.phase() {
        Phase::Auction(auction) => auction.answers().filter(|(_, answer)| answer.is_some()).count(),
        Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over => 0,
    }
}

fn gaps(table: &Visible) -> usize {
    table.track().spaces().iter().filter(|space| space.is_none()).count()
}

/// The fullest table: nearly every player holds nearly every kind, the track is full, and the last player is to bid.
pub fn fullest(players: Players) -> Position {
    let kept = Tile::ALL.into_iter().filter(|tile| tile.class() == Class::Kept);
    let kinds: Vec<Tile> = kept.collect();
    let suns = sun_groups(players)[0].len();
    let piles = [Tile::Pharaoh, Tile::Nile, Tile::Flood];
    let more = piles.into_iter().flat_map(|tile| std::iter::repeat_n(tile, 4)).cycle();
    let lots: Vec<Tile> =
        (0..players.count()).flat_map(|_| kinds.iter().copied().chain(more.clone()).take(8 * suns)).collect();
    laid(players, &lots)
}

/// Two players with as many Pharaohs, Niles and Floods as there are.
pub fn piled() -> Position {
    let pile = |tile: Tile| std::iter::repeat_n(tile, usize::from(Edition::Pharaoh.copies(tile)));
    let lots: Vec<Tile> =
        pile(Tile::Pharaoh).chain(pile(Tile::Flood)).chain(pile(Tile::Nile)).chain(pile(Tile::God)).collect();
    laid(Players::new(2).expect("2 is enough"), &lots)
}

/// The last auction of an epoch in which every seat in turn has won, each time with all spaces taken, eight tiles of
/// the list for each of its suns.
fn laid(players: Players, lots: &[Tile]) -> Position {
    let mut bag: Vec<Tile> = Vec::new();
    let mut rest: Vec<Tile> = Edition::Pharaoh.tiles().to_vec();
    for tile in lots.iter().chain(&rest.clone()) {
        // A tile of which none is left is left out, and another kind moves up.
        if let Some(place) = rest.iter().position(|other| other == tile) {
            bag.push(rest.remove(place));
        }
    }
    let suns: Vec<Suns> = sun_groups(players).to_vec();
    let setup = Setup::new(Edition::Pharaoh, &suns, &bag).expect("the bag has every tile");
    let mut record = Record::new(setup, LATIN.map(str::to_owned).to_vec()).expect("a printed edition");
    let lots = players.count() * suns[0].len();
    let mut sold = 0;
    while let Some((seat, legal)) = record.state().turn() {
        let winner = sold / suns[0].len();
        let auction = matches!(record.state().phase(), Phase::Auction(_));
        let action = match (auction, seat.index() == winner) {
            (true, true) if sold + 1 == lots => break,
            (true, true) => {
                sold += 1;
                legal.iter().find(|action| matches!(action, Action::Bid(_)))
            }
            (true, false) => Some(Action::Pass),
            (false, _) => legal.iter().find(|&action| action == Action::Draw).or(Some(Action::Invoke)),
        };
        record.play(seat, action.expect("the winner has a sun"), &mut |_| ()).expect("the action is legal");
    }
    let table = record.state().visible();
    Position { table, names: record.names().to_vec(), epochs: Vec::new(), outcome: None }
}

/// The end of the first epoch of a game, or of the second, for each number of players.
pub fn epochs() -> Vec<(String, EpochOver, Vec<Called>)> {
    let of = |players: Players, nth: usize, names: [&str; 5]| {
        let record = simulate::game(1, 3, Edition::Pharaoh, players, Some(Policy::Greedy));
        let mut game = Game::new(record.setup());
        let (mut ended, mut over) = (None, Vec::new());
        for &(seat, action) in record.actions() {
            let mut listen = |event| {
                over.extend(ended.as_ref().and_then(|ended| EpochOver::of(ended, &event)));
                if matches!(event, Event::EpochEnded { .. }) {
                    ended = Some(event);
                }
            };
            game.play(seat, action, &mut listen).expect("a record's actions are legal");
        }
        let names = names.map(str::to_owned);
        (
            format!("{} epoch {}", players.count(), nth + 1),
            over[nth],
            names::called(&names[..players.count()]),
        )
    };
    let [two, three, four, five] = Players::ALL;
    vec![of(two, 0, LATIN), of(three, 1, CYRILLIC), of(four, 0, LATIN), of(five, 1, ODD)]
}

/// What every tile scores, in each language.
pub fn legends() -> Vec<(String, Picture)> {
    use strum::IntoEnumIterator as _;
    let legend =
        |language| (format!("legend {language}"), render::legend(language, Theme::Light, Edition::Pharaoh));
    Language::iter().map(legend).collect()
}

/// Standings of a season: place, points, games, wins and share of each row. The last stands below a gap.
const STANDINGS: [(usize, u32, usize, usize, u32); 11] = [
    (1, 52, 14, 5, 97),
    (2, 47, 9, 3, 94),
    (3, 41, 6, 3, 88),
    (3, 41, 6, 3, 88),
    (5, 36, 21, 2, 85),
    (6, 33, 7, 2, 81),
    (7, 27, 5, 1, 83),
    (8, 19, 3, 1, 90),
    (9, 10, 2, 1, 100),
    (10, 6, 2, 0, 74),
    (37, 0, 1, 0, 52),
];

/// Standings of all kinds with their names: for everybody, for somebody far down, with two in the first place, and with
/// odd names.
pub fn standings() -> Vec<(String, Standings)> {
    let eleven: Vec<&str> = LATIN.into_iter().chain(CYRILLIC).chain(["Ptah"]).collect();
    let odd: Vec<&str> = ODD.into_iter().chain(["Kai🔥", "Kai💧", "漢字 x", "WWWWWWWWWWWWWWWW"]).collect();
    let mut shared = ranked(&eleven[..4], None);
    let second = shared.rows[1].clone();
    shared.rows[1] = Row { name: second.name, own: true, ..shared.rows[0].clone() };
    let of_cup = Standings {
        title: "Nile Cup".to_owned(),
        contest: Contest::Cup { by_final: 4 },
        ..ranked(&eleven[..10], None)
    };
    let all = [
        ("standings", ranked(&eleven[..10], None)),
        ("standings far down", ranked(&eleven, Some(10))),
        ("standings shared", shared),
        ("standings odd names", ranked(&odd, Some(3))),
        ("standings of a cup", of_cup),
    ];
    all.map(|(name, standings)| (name.to_owned(), standings)).into()
}

/// The standings of people by these names, one of whom may be the reader.
fn ranked(names: &[&str], reader: Option<usize>) -> Standings {
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let rows = names::called(&names).into_iter().zip(STANDINGS).enumerate();
    let rows = rows.map(|(index, (name, (place, points, games, wins, percent)))| Row {
        place,
        name,
        points,
        games,
        wins,
        percent,
        own: reader == Some(index),
    });
    let gap = names.len() == STANDINGS.len();
    Standings { title: "Autumn 2026".to_owned(), rows: rows.collect(), gap, contest: Contest::Season }
}

/// All positions of the gallery with their names: the scenes, and the end of a game of each number of players.
pub fn positions() -> Vec<(String, Position)> {
    let play = |players: usize, edition, policy, game| {
        let players = Players::new(players).expect("2 to 5");
        simulate::game(1, game, edition, players, Some(policy))
    };
    let mut all: Vec<(String, Position)> = SCENES
        .iter()
        .map(|scene| {
            // Some things happen in few games: look on until one has it.
            let games = (0..500).map(|game| play(scene.players, Edition::Pharaoh, scene.policy, game));
            let mut found = games.map(|record| Position::first(&record, |table, _| (scene.wanted)(table)));
            let mut position = found
                .find(|position| position.outcome.is_none())
                .unwrap_or_else(|| panic!("no game has the scene {}", scene.name));
            position.names = scene.names.map(str::to_owned).to_vec();
            (scene.name.to_owned(), position)
        })
        .collect();
    all.extend(Players::ALL.map(|players| (format!("{} fullest", players.count()), fullest(players))));
    all.push(("2 piled".to_owned(), piled()));
    for (players, names) in [(2, LATIN), (3, CYRILLIC), (4, LATIN), (5, ODD)] {
        let record = play(players, Edition::Classic, Policy::Patient, 3);
        let mut position = Position::of(&record, usize::MAX);
        position.names = names.map(str::to_owned).to_vec();
        all.push((format!("{players} end"), position));
    }
    all
}
