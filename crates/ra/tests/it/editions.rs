//! An edition that nobody has: it is dealt, played and scored by its own numbers, and no record takes it.

use ra::ai::{Level, Thinker, lot_worth};
use ra::record::{Problem, Record};
use ra::rules::{
    Compared, Copies, Disaster, Edition, EditionRules, Epoch, Event, Game, Players, Scored, Scores, Seat,
    Setup, SetupError, Tile, TileName, sun_groups,
};
use ra::simulate;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use crate::scenes::{Scene, with_two_gods};
use crate::table::{Place, Table};

const PRINTED: &EditionRules = Edition::Pharaoh.rules();

/// Other numbers wherever there are numbers.
const HOUSE_TERMS: EditionRules = EditionRules {
    code: "house",
    copies: Copies::new(
        PRINTED
            .copies
            .counts()
            .with(Tile::Ra, 24)
            .with(Tile::Gold, 9)
            .with(Tile::Agriculture, 0)
            .with(Tile::Funeral, 6),
    ),
    names: PRINTED.names.with(Tile::War, TileName::Unrest).with(Tile::Palace, TileName::Palace),
    ra_limits: [4, 5, 6, 8],
    tolls: [1, 3, 1, 4],
    gods_settle_at_once: false,
    start: 25,
    scores: Scores {
        god: -1,
        pharaoh: Compared { most: 8, fewest: -6 },
        flood: 2,
        nile: 3,
        civilization: [-20, 1, 2, 4, 8, 16],
        gold: 5,
        kinds: [-3, 2, 4, 6, 8, 10, 12, 20, 40],
        alike: [0, 0, 2, 4, 8, 50],
        sun: Compared { most: 20, fewest: -30 },
        floor: 4,
    },
};
const HOUSE: Edition = Edition::new(&HOUSE_TERMS);

/// As many tiles as a bag takes, and as many Ra tiles as can end three epochs.
const LARGE_TERMS: EditionRules = EditionRules {
    code: "large",
    copies: Copies::new(PRINTED.copies.counts().with(Tile::Ra, 90).with(Tile::Nile, 40)),
    ra_limits: [30, 29, 28, 27],
    ..*PRINTED
};
const LARGE: Edition = Edition::new(&LARGE_TERMS);

/// The printed code with one other number.
const NEARLY_TERMS: EditionRules = EditionRules { start: 11, ..*PRINTED };
const NEARLY: Edition = Edition::new(&NEARLY_TERMS);

#[test]
fn its_own_bag_is_dealt_and_no_other() {
    for (edition, tiles) in [(HOUSE, 177), (LARGE, 255)] {
        let setup = Setup::deal(edition, Players::ALL[1], &mut Xoshiro256PlusPlus::seed_from_u64(1));
        assert_eq!((setup.bag().len(), edition.tiles().len()), (tiles, tiles));
        for tile in Tile::ALL {
            let count = setup.bag().iter().filter(|&&other| other == tile).count();
            assert_eq!(count, usize::from(edition.copies(tile)));
        }
        assert!(Setup::new(edition, setup.suns().as_slice(), setup.bag()).is_ok());
        let wrong = Setup::new(edition, setup.suns().as_slice(), Edition::Pharaoh.tiles()).unwrap_err();
        assert_eq!(wrong, SetupError::BagSize { count: 180, wanted: tiles });
    }
}

#[test]
fn whole_games_are_played_and_scored_by_its_numbers() {
    let mut epochs = 0;
    for (edition, players) in
        [HOUSE, LARGE].iter().flat_map(|edition| Players::ALL.map(|all| (*edition, all)))
    {
        for seed in 0..20 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let setup = Setup::deal(edition, players, &mut rng);
            let (mut game, mut table) = (Game::new(&setup), Table::new(&setup));
            table.assert_shows(game.state());
            while let Some((seat, legal)) = game.state().turn() {
                let place = (u64::from(rng.next_u32()) * legal.len() as u64) >> 32;
                let mut events = Vec::new();
                game.play(seat, legal.nth(place as usize).unwrap(), &mut |event| events.push(event)).unwrap();
                for event in &events {
                    if let Event::EpochScored { epoch, points } = event {
                        epochs += 1;
                        for seat in players.seats() {
                            let Scored { points, .. } = *points.of(seat);
                            assert_eq!(points.sum(), by_hand(table.places(), seat, *epoch, edition));
                        }
                    }
                    table.hear(event);
                }
                table.assert_shows(game.state());
                assert!(game.state().ra() <= edition.ra_limit(players));
            }
        }
    }
    assert_eq!(epochs, 2 * 4 * 20 * 3);
}

/// What a seat gains, reckoned from what a listener has seen laid down.
fn by_hand(places: &[Place], seat: Seat, epoch: Epoch, edition: Edition) -> i16 {
    let scores = &edition.rules().scores;
    let held = |place: &Place, tile: Tile| i16::from(place.tiles.get(tile.code()).copied().unwrap_or(0));
    let own = &places[seat.index()];
    let sum = |place: &Place| place.face_up.iter().chain(&place.face_down).map(|&sun| i16::from(sun)).sum();
    let compared = |value: &dyn Fn(&Place) -> i16, points: Compared| {
        let values: Vec<i16> = places.iter().map(value).collect();
        let (most, fewest) = (values.iter().max().unwrap(), values.iter().min().unwrap());
        let own = value(own);
        i16::from(own == *most && most != fewest) * points.most
            + i16::from(own == *fewest && most != fewest) * points.fewest
    };
    let kinds = |tiles: &[Tile]| tiles.iter().filter(|&&tile| held(own, tile) > 0).count();
    let river = held(own, Tile::Flood) * scores.flood + held(own, Tile::Nile) * scores.nile;
    let every_epoch = held(own, Tile::God) * scores.god
        + held(own, Tile::Gold) * scores.gold
        + compared(&|place| held(place, Tile::Pharaoh), scores.pharaoh)
        + if held(own, Tile::Flood) > 0 { river } else { 0 }
        + scores.civilization[kinds(&Tile::CIVILIZATION)];
    let alike = Tile::MONUMENTS.iter().map(|&tile| scores.alike[held(own, tile) as usize]).sum::<i16>();
    let last = scores.kinds[kinds(&Tile::MONUMENTS)] + alike + compared(&sum, scores.sun);
    every_epoch + if epoch == Epoch::Third { last } else { 0 }
}

#[test]
fn its_epochs_end_at_its_ra_limit_and_its_scores_begin_where_it_says() {
    let scene =
        Scene::new(HOUSE, 2, "ra ra ra ra").play("draw, pass, pass, draw, pass, pass, draw, pass, pass");
    assert_eq!((scene.state().ra(), scene.state().ra_limit()), (3, 4));
    assert!(scene.state().players().iter().all(|(_, player)| player.score() == 25));
    let scene = scene.play("draw");
    assert_eq!(scene.state().epoch(), Epoch::Second);
    // Without any tile: no Civilization, and equally many Pharaohs.
    assert!(scene.state().players().iter().all(|(_, player)| player.score() == 5));
}

#[test]
fn its_scores_stop_at_its_floor() {
    let nobody_bids = "draw, pass, pass, draw, pass, pass, draw, pass, pass, draw";
    let scene =
        Scene::new(HOUSE, 2, "ra ra ra ra ra ra ra ra").play(&format!("{nobody_bids}, {nobody_bids}"));
    assert_eq!(scene.state().epoch(), Epoch::Third);
    assert!(scene.state().players().iter().all(|(_, player)| player.score() == 4));
}

#[test]
fn its_disasters_take_what_it_says() {
    assert_eq!(Disaster::ALL.map(|disaster| HOUSE.toll(disaster)), [1, 3, 1, 4]);
    // Sun 9 wins all five: two Funerals take a Pharaoh each.
    Scene::new(HOUSE, 2, "pharaoh pharaoh pharaoh funeral funeral")
        .play("draw, draw, draw, draw, draw, invoke, bid 9")
        .holds(0, "1 pharaoh");
    Scene::new(HOUSE, 2, "nile flood flood drought nile")
        .play("draw, draw, draw, draw, draw, invoke, bid 9")
        .holds(0, "1 nile");
}

#[test]
fn its_gods_take_all_before_disasters_strike() {
    // The War waits for the writing, and takes one tile only.
    with_two_gods(HOUSE, "war writing gold")
        .play("god 1")
        .holds(0, "1 god, 1 art, 1 religion")
        .play("god 2")
        .turn(0, "discard art, discard religion, discard writing")
        .play("discard art")
        .holds(0, "1 religion, 1 writing")
        .turn(1, "draw, invoke");
}

#[test]
fn computer_players_value_things_by_its_numbers() {
    let [easy, normal, _] = Level::ALL.map(Thinker::new);
    let thinkers = [(easy, 10), (normal.with_iterations(2), 1)];
    let mut gold = 0;
    for (edition, players) in
        [HOUSE, LARGE].iter().flat_map(|edition| Players::ALL.map(|all| (*edition, all)))
    {
        for (thinker, games) in thinkers {
            for seed in 0..games {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let mut game = Game::new(&Setup::deal(edition, players, &mut rng));
                while let Some(seat) = game.state().to_act() {
                    let lot: Vec<Tile> = game.state().track().tiles().collect();
                    if lot == [Tile::Gold] {
                        gold += 1;
                        let worth = f32::from(edition.rules().scores.gold);
                        assert_eq!(lot_worth(game.state(), seat), worth);
                    }
                    let action = thinker.choose(game.state(), &mut rng).unwrap();
                    game.play(seat, action, &mut |_| ()).unwrap();
                }
            }
        }
    }
    assert!(gold > 20, "{gold}");
}

#[test]
fn no_record_takes_it() {
    for edition in [HOUSE, LARGE, NEARLY] {
        let suns = sun_groups(Players::ALL[0]);
        let setup = Setup::new(edition, suns, edition.tiles()).unwrap();
        let wrong = Record::new(setup, Vec::new()).unwrap_err();
        assert!(matches!(wrong, Problem::NotRecorded(other) if other == edition), "{wrong}");
    }
    assert!("house".parse::<Edition>().is_err());
    let line = simulate::game(7, 0, Edition::Pharaoh, Players::ALL[0], None).to_json();
    let line = line.replace("\"edition\":\"pharaoh\"", "\"edition\":\"house\"");
    assert_eq!(Record::read(&line).unwrap_err().to_string(), "\"house\" is no edition: pharaoh or classic");
    assert_ne!(NEARLY, Edition::Pharaoh);
}
