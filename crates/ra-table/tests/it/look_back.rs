//! Games looked at again, step by step.

use ra::ai::{Level, Review, Thinker};
use ra::record::Record;
use ra::rules::{Action, Edition, Epoch, Event, Game as Rules, Players, Seat, Setup};
use ra::simulate::{self, Policy};
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::game::view::{LookBack, PastAuction, Sale};
use ra_table::game::{Actor, Deal, Decided, Game, Line, Number, RULES, Start, in_memory};
use ra_table::id::GameId;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::views::{NOW, person, reshuffled, terms};

fn simulated(players: Players, policy: Policy) -> Game {
    let record = simulate::game(5, 2, Edition::Pharaoh, players, Some(policy));
    let terms = terms(record.setup(), AutoplayLevel::Nothing);
    in_memory::of_record(&record, terms, NOW).unwrap()
}

#[test]
fn steps_tell_a_whole_game() {
    for players in Players::ALL {
        for policy in [Policy::Uniform, Policy::Greedy, Policy::Devout] {
            let game = simulated(players, policy);
            let past = LookBack::of(&game);
            let events = game.table().story.events.iter();
            let sold: Vec<_> = events
                .filter_map(|(seq, event)| match event {
                    Event::AuctionWon { tiles, .. } => Some((*seq, *tiles)),
                    _ => None,
                })
                .collect();
            let ended = past.auctions().iter().filter_map(|auction| auction.ended);
            let won = ended.filter(|ended| matches!(ended.sale, Sale::Won { .. }));
            let won: Vec<_> = won.map(|ended| (past.step(ended.step).entry, ended.lot)).collect();
            assert_eq!(won, sold);
            let lots = past.largest_lots(3);
            let worth = |lot: &PastAuction| match lot.ended.unwrap().sale {
                Sale::Won { worth, .. } => worth,
                Sale::Unsold(_) => panic!("{lot:?}"),
            };
            assert!(lots.len() <= 3 && lots.is_sorted_by_key(|lot| -worth(lot)), "{lots:?}");
            assert!(past.auctions().iter().all(|auction| {
                let is_among = lots.iter().any(|lot| lot.number == auction.number);
                let is_won = matches!(auction.ended.unwrap().sale, Sale::Won { .. });
                is_among || !is_won || lots.last().is_none_or(|last| worth(auction) <= worth(last).max(0))
            }));
            let ends = std::iter::successors(past.next_epoch(0), |step| past.next_epoch(*step));
            let ends: Vec<usize> = ends.collect();
            assert_eq!(ends.len(), 3);
            assert_eq!(ends.last(), Some(&past.last()));
            let opened = std::iter::successors(past.next_auction(0), |step| past.next_auction(*step));
            assert!(opened.eq(past.auctions().iter().map(|auction| auction.opened)));
            assert_eq!(past.step(usize::MAX), past.step(past.last()));
            assert_eq!(past.step(past.last()).table, *game.table().position());
        }
    }
}

/// Every step shows what lay on the table after its entry.
#[test]
fn steps_show_the_table_of_then() {
    // Somebody spends no more God tiles, and nothing comes of it.
    let players = Players::new(3).unwrap();
    let games = (0..).map(|game| simulate::game(5, game, Edition::Pharaoh, players, None));
    let stops =
        |record: &Record| record.actions().iter().filter(|(_, action)| *action == Action::Done).count();
    let record = games.into_iter().find(|record| stops(record) > 1).unwrap();
    let terms = terms(record.setup(), AutoplayLevel::Nothing);
    let game = in_memory::of_record(&record, terms, NOW).unwrap();
    let past = LookBack::of(&game);
    let mut table = Rules::new(game.record().setup());
    assert_eq!(past.step(0).table, table.state().visible());
    let mut step = 1;
    for (&(seat, action), entry) in game.record().actions().iter().zip(1..) {
        let epoch = table.state().epoch();
        table.play(seat, action, &mut |_| ()).unwrap();
        if past.step(step).entry == entry {
            assert_eq!((past.step(step).table, past.step(step).epoch), (table.state().visible(), epoch));
            step += 1;
        }
    }
    assert_eq!(step, past.last() + 1);
    assert!(past.last() < game.record().actions().len());
}

#[test]
fn what_was_taken_back_is_no_step() {
    let record = simulate::game(5, 2, Edition::Pharaoh, Players::new(2).unwrap(), None);
    let setup = *record.setup();
    let start = Start {
        zone: None,
        id: GameId(1),
        rules: RULES,
        terms: terms(&setup, AutoplayLevel::Nothing),
        in_cup: None,
        started_at: NOW,
        deal: Deal { setup, salt: String::new() },
        people: setup.players().seats().map(person).collect(),
        host: Number(0),
    };
    let lines = ["draw", "invoke", "undo to 1", "draw"];
    let line = |(seq, words): (i64, &str)| {
        Line::at_once(seq, Actor::Person(Number(u32::from(seq != 1))), NOW, words.to_owned())
    };
    let game = start.replay((1..).zip(lines).map(line).collect(), 4).unwrap();
    let past = LookBack::of(&game);
    assert_eq!((past.last(), past.auctions()), (2, &[][..]));
    assert_eq!((past.step(1).entry, past.step(2).entry), (1, 4));
    assert_eq!(past.step(2).epoch, Epoch::First);
}

fn begun(setup: Setup, actions: &[(Seat, Action)]) -> Record {
    let mut record = Record::new(setup, Vec::new()).unwrap();
    for (seat, action) in actions {
        record.play(*seat, *action, &mut |_| ()).unwrap();
    }
    record
}

/// What a computer player thinks of somebody's decisions in a game, as far as it was played; with other suns face down before
/// others, if they are `hidden` by chance.
fn reviewed(record: &Record, seat: Seat, hidden: Option<u64>) -> Vec<(i64, Review)> {
    let game = in_memory::of_record(record, terms(record.setup(), AutoplayLevel::Nothing), NOW).unwrap();
    let thinker = Thinker::new(Level::Hard).with_iterations(30);
    let user = person(seat).who.user().unwrap();
    let review = |Decided { entry, state, action }: Decided| {
        let state = match hidden {
            Some(seed) => state.imagined_by(seat, &mut SmallRng::seed_from_u64(seed)),
            None => state,
        };
        Some((entry, thinker.review(&state, action, &mut SmallRng::seed_from_u64(1))?))
    };
    game.decisions().decided_by(user).into_iter().filter_map(review).collect()
}

/// Another order of the tiles that nobody has seen yet, and other suns and scores that lie face down before others.
#[test]
fn a_review_knows_what_that_seat_knew() {
    let players = Players::new(3).unwrap();
    let record = simulate::game(5, 2, Edition::Pharaoh, players, Some(Policy::Greedy));
    let played = begun(*record.setup(), &record.actions()[..120]);
    let drawn = record.setup().bag().len() - played.state().visible().bag();
    let other = reshuffled(record.setup(), drawn, &mut SmallRng::seed_from_u64(4));
    assert_ne!(other.bag(), record.setup().bag());
    let other = begun(other, played.actions());
    for seat in players.seats() {
        let told = reviewed(&played, seat, None);
        assert!(told.len() > 15, "{told:?}");
        assert_eq!(reviewed(&other, seat, None), told);
        assert_eq!(reviewed(&played, seat, Some(7)), told);
    }
}
