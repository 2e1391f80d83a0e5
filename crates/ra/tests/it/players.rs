//! Computer players at every table: they play by the rules, repeat themselves, and know no more than they may.

use ra::ai::{Level, Thinker, lot_worth};
use ra::rules::{Action, Edition, Game, Phase, Players, Setup, State, Tile};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// One player of each level, with budgets that leave time for whole games.
fn thinkers() -> [Thinker; 3] {
    let [easy, normal, hard] = Level::ALL.map(Thinker::new);
    [easy, normal.with_iterations(3), hard.with_iterations(12)]
}

/// Plays games with these players in all seats, by both editions and at every size of table, and hands every position
/// to `look`.
fn play(games: u64, thinker: Thinker, mut look: impl FnMut(&State)) {
    for (edition, players) in Edition::ALL.iter().flat_map(|edition| Players::ALL.map(|all| (*edition, all)))
    {
        for number in 0..games {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut game = Game::new(&Setup::deal(edition, players, &mut rng));
            while let Some(seat) = game.state().to_act() {
                look(game.state());
                let action = thinker.choose(game.state(), &mut rng).unwrap();
                game.play(seat, action, &mut |_| ()).unwrap();
            }
            assert_eq!(thinker.choose(game.state(), &mut rng), None);
        }
    }
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    for (thinker, games) in thinkers().into_iter().zip([40, 4, 2]) {
        play(games, thinker, |_| ());
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_action() {
    let decide = |thinker: Thinker, state: &State| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        (thinker.choose(state, &mut rng), thinker.choose(state, &mut rng))
    };
    let mut position = 0;
    play(1, Thinker::new(Level::Easy), |state| {
        position += 1;
        if position % 16 == 0 {
            for thinker in thinkers() {
                assert_eq!(decide(thinker, state), decide(thinker, state));
            }
        }
    });
}

#[test]
fn other_scores_and_face_down_suns_make_no_difference() {
    let mut differed = 0;
    let mut position = 0;
    play(1, Thinker::new(Level::Easy), |state| {
        let seat = state.to_act().unwrap();
        position += 1;
        if position % 8 > 0 {
            return;
        }
        // The same table as far as this seat can see.
        let other = state.imagined_by(seat, &mut Xoshiro256PlusPlus::seed_from_u64(position));
        differed += u32::from(other != *state);
        for thinker in thinkers() {
            let decide = |state| {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
                let answer = thinker.answer_on_invoking(state, &mut rng);
                // The easy level's reasons are the normal one's.
                let advice = (thinker.level() != Level::Easy).then(|| thinker.advise(state, &mut rng));
                (thinker.choose(state, &mut rng), advice, answer)
            };
            assert_eq!(decide(state), decide(&other));
        }
        let worth = |state: &State| {
            state.players().iter().map(|(seat, _)| lot_worth(state, seat)).collect::<Vec<_>>()
        };
        assert_eq!(worth(state), worth(&other));
    });
    assert!(differed > 50, "{differed}");
}

#[test]
fn advice_tells_of_every_legal_action() {
    let mut position = 0;
    play(1, Thinker::new(Level::Easy), |state| {
        position += 1;
        if position % 256 > 0 {
            return;
        }
        for thinker in [Thinker::new(Level::Easy), Thinker::new(Level::Hard).with_iterations(100)] {
            let advice = thinker.advise(state, &mut Xoshiro256PlusPlus::seed_from_u64(1)).unwrap();
            assert!(advice.considered.iter().map(|considered| considered.action).eq(state.legal().iter()));
            assert!(advice.considered.iter().any(|considered| considered.action == advice.action));
            for considered in &advice.considered {
                assert_eq!(considered.share.is_some(), considered.tries > 0);
                assert!(considered.share.is_none_or(|share| (0.0..=1.0).contains(&share)));
            }
        }
    });
}

#[test]
fn an_answer_given_with_an_invocation_is_one_that_can_be_given() {
    let mut answers = 0;
    play(1, Thinker::new(Level::Easy), |state| {
        for thinker in thinkers() {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
            let answer = thinker.answer_on_invoking(state, &mut rng);
            assert!(answer.is_none() || state.legal().contains(Action::Invoke));
            if let Some(answer) = answer {
                answers += 1;
                let suns = state.players()[state.to_act().unwrap()].face_up();
                match answer {
                    Action::Bid(sun) => assert!(suns.contains(sun)),
                    other => assert_eq!(other, Action::Pass),
                }
            }
        }
    });
    assert!(answers > 100, "{answers}");
}

#[test]
fn a_lot_is_worth_what_it_brings() {
    let mut seen = [0; 2];
    play(10, Thinker::new(Level::Easy), |state| {
        let tiles: Vec<Tile> = state.track().tiles().collect();
        for (seat, player) in state.players().iter() {
            let worth = lot_worth(state, seat);
            match tiles[..] {
                [] => assert_eq!(worth, 0.0),
                [Tile::Gold] => {
                    seen[0] += 1;
                    assert_eq!(worth, 3.0);
                }
                [Tile::Funeral] if player.tiles().count(Tile::Pharaoh) > 0 => {
                    // A lead that is safe without them costs nothing to lose.
                    seen[1] += u32::from(worth < 0.0);
                    assert!(worth <= 0.0, "{worth}");
                }
                _ => assert!(worth.is_finite()),
            }
        }
        assert!(*state.phase() != Phase::Over);
    });
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}
