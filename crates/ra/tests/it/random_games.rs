//! Random games of every kind, held against the rules after every action; and a count of how often they came into
//! each rare situation, which must not be never.

use std::collections::BTreeMap;

use ra::rules::{
    Action, Cause, Class, Disaster, Edition, EpochEnd, Event, Game, Phase, Players, Seat, State, Tile,
};
use ra::simulate;

use crate::table::Table;

/// Games of each edition and number of players: five of every policy, and five of mixed tables.
const GAMES: u64 = 35;

fn games() -> impl Iterator<Item = (Edition, Players, u64)> {
    let tables = Edition::ALL.into_iter().flat_map(|edition| Players::ALL.map(|players| (edition, players)));
    tables.flat_map(|(edition, players)| (0..GAMES).map(move |number| (edition, players, number)))
}

#[test]
fn the_events_alone_tell_the_whole_game_and_nothing_is_lost_or_doubled() {
    for (edition, players, number) in games() {
        let record = simulate::game(11, number, edition, players, None);
        let mut game = Game::new(record.setup());
        let mut table = Table::new(record.setup());
        table.assert_shows(game.state());
        for &(seat, action) in record.actions() {
            let mut events = Vec::new();
            game.play(seat, action, &mut |event| events.push(event)).unwrap();
            events.iter().for_each(|event| table.hear(event));
            table.assert_shows(game.state());
        }
        assert_eq!(game.state().turn(), None);
    }
}

#[test]
fn what_is_legal_is_taken_and_all_else_is_refused_and_changes_nothing() {
    for (edition, players, number) in games().filter(|(.., number)| number % 5 < 2) {
        let record = simulate::game(12, number, edition, players, None);
        let mut game = Game::new(record.setup());
        for &(seat, action) in record.actions() {
            let (to_act, legal) = game.state().turn().expect("somebody can act until the game is over");
            assert_eq!(to_act, seat);
            assert!(!legal.is_empty());
            for (seat, action) in everything() {
                let mut tried = game;
                let mut told = 0;
                let taken = tried.play(seat, action, &mut |_| told += 1).is_ok();
                assert_eq!(taken, seat == to_act && legal.contains(action), "{seat} {action}");
                assert_eq!(game.state().check(seat, action).is_ok(), taken);
                // To be done with spending Gods is no event of its own.
                assert!(
                    if taken { told > 0 || action == Action::Done } else { told == 0 },
                    "{seat} {action}"
                );
                assert!(taken || tried.state() == game.state(), "{seat} {action}");
            }
            game.play(seat, action, &mut |_| ()).unwrap();
        }
        assert!(everything().all(|(seat, action)| game.state().check(seat, action).is_err()));
    }
}

fn everything() -> impl Iterator<Item = (Seat, Action)> {
    (0..Seat::MOST).filter_map(Seat::new).flat_map(|seat| Action::all().map(move |action| (seat, action)))
}

/// One action, with the table before and after it.
struct Moment<'a> {
    before: &'a State,
    action: Action,
    events: &'a [Event],
    after: &'a State,
}

impl Moment<'_> {
    fn won(&self) -> Option<(Seat, Vec<Tile>)> {
        self.events.iter().find_map(|event| match event {
            Event::AuctionWon { seat, tiles, .. } => Some((*seat, tiles.tiles().collect())),
            _ => None,
        })
    }

    /// The disasters just taken, with whether a God tile took them.
    fn disasters(&self) -> Vec<(Disaster, bool)> {
        let disaster = |tile: Tile| match tile.class() {
            Class::Disaster(disaster) => Some(disaster),
            Class::Kept | Class::Ra => None,
        };
        let taken = |event: &Event| match event {
            Event::AuctionWon { tiles, .. } => {
                tiles.tiles().filter_map(disaster).map(|disaster| (disaster, false)).collect()
            }
            Event::GodSpent { tile, .. } => Vec::from_iter(disaster(*tile).map(|disaster| (disaster, true))),
            _ => Vec::new(),
        };
        self.events.iter().flat_map(taken).collect()
    }

    fn unsold(&self, with: Cause) -> bool {
        self.events.iter().any(|event| matches!(event, Event::AuctionUnsold { cause, .. } if *cause == with))
    }

    fn ended(&self, with: EpochEnd) -> bool {
        self.events.iter().any(|event| matches!(event, Event::EpochEnded { by, .. } if *by == with))
    }

    /// Whether a disaster took fewer tiles than it might have, for want of more.
    fn fell_short(&self) -> bool {
        let lost = |event: &Event| match event {
            Event::TilesLost { count, .. } => usize::from(*count),
            _ => 0,
        };
        let lost: usize = self.events.iter().map(lost).sum();
        let settled = !matches!(self.after.phase(), Phase::Discard(_) | Phase::Gods { .. });
        settled && lost < 2 * self.disasters().len()
    }

    /// Whether all seats got the same nothing for something that is compared round the table.
    fn all_equal(&self, category: fn(&ra::rules::Points) -> i16, last_only: bool) -> bool {
        self.events.iter().any(|event| match event {
            Event::EpochScored { epoch, points } if !last_only || epoch.next().is_none() => {
                let mut seats = self.before.players().iter();
                seats.all(|(seat, _)| category(&points.of(seat).points) == 0)
            }
            _ => false,
        })
    }

    fn held_at_zero(&self) -> bool {
        self.events.iter().any(|event| match event {
            Event::EpochScored { points, .. } => {
                let mut seats = self.before.players().iter();
                seats.any(|(seat, player)| {
                    i32::from(player.score()) + i32::from(points.of(seat).points.sum()) < 0
                })
            }
            _ => false,
        })
    }

    fn situations(&self) -> Vec<&'static str> {
        let disasters = self.disasters();
        let of = |kind: Disaster| disasters.iter().filter(|(disaster, _)| *disaster == kind).count();
        let by_god = disasters.iter().any(|(_, by_god)| *by_god);
        let holders =
            |state: &State| state.players().iter().filter(|(_, player)| !player.face_up().is_empty()).count();
        let choosing = matches!(self.after.phase(), Phase::Discard(_));
        let spending = matches!(self.action, Action::God(_) | Action::Done);
        let forced = self.before.legal().iter().all(|action| matches!(action, Action::Bid(_)))
            && matches!(self.before.phase(), Phase::Auction(_));
        let equal_totals = self.after.outcome().is_some_and(|outcome| {
            let mut totals = outcome.totals().as_slice().to_vec();
            totals.sort_unstable();
            totals.windows(2).any(|pair| pair[0] == pair[1])
        });
        let all = [
            ("funeral", of(Disaster::Funeral) > 0),
            ("drought", of(Disaster::Drought) > 0),
            ("war", of(Disaster::War) > 0),
            ("earthquake", of(Disaster::Earthquake) > 0),
            ("two disasters of one kind at once", Disaster::ALL.into_iter().any(|kind| of(kind) > 1)),
            ("fewer tiles than must go", self.fell_short()),
            ("a choice of tiles after a God action", spending && choosing),
            ("a disaster taken with a God, pharaoh", by_god && self.before.edition() == Edition::Pharaoh),
            ("a disaster taken with a God, classic", by_god && self.before.edition() == Edition::Classic),
            (
                "classic disasters held to the end of the action",
                matches!(self.after.phase(), Phase::Gods { taken, .. } if taken.first().is_some()),
            ),
            ("a full track", self.after.track().is_full()),
            ("all pass on a full track", self.unsold(Cause::InvokedFull)),
            ("all pass on a drawn Ra", self.unsold(Cause::Drawn)),
            ("a forced bid", forced),
            ("a forced bid with one sun", forced && self.before.legal().len() == 1),
            ("an empty track won", self.won().is_some_and(|(_, tiles)| tiles.is_empty())),
            ("an epoch ended by Ra", self.ended(EpochEnd::Ra)),
            ("an epoch ended by suns", self.ended(EpochEnd::Suns)),
            (
                "a last sun that buys a disaster with a choice",
                self.won().is_some() && choosing && holders(self.after) == 0,
            ),
            (
                "the last player alone",
                holders(self.before) == 1 && matches!(self.before.phase(), Phase::Turn { .. }),
            ),
            ("a score held at 0", self.held_at_zero()),
            ("equal totals at the end", equal_totals),
            ("all Pharaohs equal", self.all_equal(|points| points.pharaoh, false)),
            ("all sun sums equal", self.all_equal(|points| points.sun, true)),
        ];
        all.into_iter().map(|(name, here)| if here { name } else { "" }).collect()
    }
}

#[test]
fn every_rare_situation_comes_up() {
    let mut counts = BTreeMap::new();
    let mut number_of_situations = 0;
    for (edition, players, number) in games() {
        let record = simulate::game(13, number, edition, players, None);
        let mut game = Game::new(record.setup());
        for &(seat, action) in record.actions() {
            let before = *game.state();
            let mut events = Vec::new();
            game.play(seat, action, &mut |event| events.push(event)).unwrap();
            let moment = Moment { before: &before, action, events: &events, after: game.state() };
            let situations = moment.situations();
            number_of_situations = situations.len();
            situations.into_iter().for_each(|name| *counts.entry(name).or_insert(0) += 1);
        }
    }
    counts.remove("");
    println!("{counts:#?}");
    assert_eq!(counts.len(), number_of_situations, "a situation never came up: {counts:#?}");
}
