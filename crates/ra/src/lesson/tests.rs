//! Every path through the lesson, played.

use super::*;
use crate::rules::{Class, Disaster, Epoch, Phase, Points, Sun};

/// Every way to get from a lesson to its end, by taps that lead on.
fn paths(lesson: &Lesson) -> Vec<Lesson> {
    let ways: Vec<Tap> = lesson.choices().into_iter().filter(|(_, on)| *on).map(|(tap, _)| tap).collect();
    if ways.is_empty() {
        return vec![lesson.clone()];
    }
    let step = |tap| {
        let mut next = lesson.clone();
        assert_eq!(next.tap(tap), Tapped::On);
        paths(&next)
    };
    ways.into_iter().flat_map(step).collect()
}

/// The lessons on the way to each end, with their ends, once each.
fn all() -> Vec<Lesson> {
    let ends = paths(&Lesson::new());
    let stops = ends.iter().flat_map(|end| (0..=end.taps.len()).map(|taps| &end.taps[..taps]));
    let mut all: Vec<Lesson> = stops.map(|taps| Lesson::of(taps).unwrap()).collect();
    all.sort_by_key(Lesson::to_string);
    all.dedup_by_key(|lesson| lesson.to_string());
    all
}

fn at(scene: Scene) -> Vec<Lesson> {
    let found: Vec<Lesson> = all().into_iter().filter(|lesson| lesson.scene() == scene).collect();
    assert!(!found.is_empty(), "{scene:?}");
    found
}

fn track(lesson: &Lesson) -> Vec<Tile> {
    lesson.table().track().tiles().collect()
}

fn suns(lesson: &Lesson) -> Vec<u8> {
    let player = lesson.game.state().players()[Lesson::LEARNER];
    player.face_up().iter().map(Sun::value).collect()
}

#[test]
fn every_path_leads_to_the_end() {
    let ends = paths(&Lesson::new());
    assert_eq!(ends.len(), 4);
    for end in &ends {
        assert_eq!((end.scene(), end.number()), (Scene::End, Lesson::TAPS));
        assert!(end.choices().is_empty());
    }
    // It is short.
    assert!((10..=12).contains(&Lesson::TAPS));
}

#[test]
fn the_learner_is_asked_in_every_scene_and_has_room_for_all_that_is_legal() {
    for lesson in all() {
        let asks_nothing = matches!(lesson.scene(), Scene::Scores | Scene::End);
        assert!(asks_nothing || lesson.table().to_act() == Some(Lesson::LEARNER), "{lesson}");
        let choices = lesson.choices();
        assert!(choices.len() <= 5, "{lesson}: {choices:?}");
        assert_eq!(choices.iter().any(|(_, on)| *on), lesson.scene() != Scene::End, "{lesson}");
    }
}

#[test]
fn a_tap_that_leads_nowhere_changes_nothing() {
    for lesson in all() {
        for tap in Action::all().map(Tap::Play).chain([Tap::Next]) {
            let mut tapped = lesson.clone();
            let choice = lesson.choices().into_iter().find(|(choice, _)| *choice == tap);
            match (tapped.tap(tap), choice) {
                (Tapped::On, Some((_, true))) => assert_eq!(tapped.number(), lesson.number() + 1),
                (Tapped::Instead, Some((_, false))) => {
                    assert_eq!(tapped.table(), lesson.table());
                    assert_eq!(tapped.taps, lesson.taps);
                }
                (Tapped::Elsewhere, None) => assert_eq!(tapped.taps, lesson.taps),
                other => panic!("{lesson}, {tap}: {other:?}"),
            }
        }
    }
}

#[test]
fn a_lesson_reads_back() {
    for lesson in all() {
        let read: Lesson = lesson.to_string().parse().unwrap();
        assert_eq!((read.taps(), read.table()), (lesson.taps(), lesson.table()));
    }
    for words in ["invoke", "draw,draw,draw,bid 6", "draw draw", "next", "draw,,x"] {
        assert_eq!(words.parse::<Lesson>().unwrap_err(), NoLesson(words.to_owned()));
    }
}

/// What the texts say of each scene, wherever one comes from.
#[test]
fn each_scene_shows_what_is_told_of_it() {
    let tracks: [(Scene, &[Tile]); 10] = [
        (Scene::Start, &[]),
        (Scene::Track, &[Tile::Pharaoh, Tile::Nile]),
        (Scene::Four, &[Tile::Pharaoh, Tile::Nile, Tile::Flood, Tile::God]),
        (Scene::Bid, &[Tile::Pharaoh, Tile::Nile, Tile::Flood, Tile::God]),
        (Scene::Sun, &[Tile::Gold]),
        (Scene::God, &[Tile::Gold, Tile::Funeral, Tile::Pyramid]),
        (Scene::Invoke, &[Tile::Art, Tile::Religion, Tile::Writing, Tile::Pharaoh]),
        (Scene::MustBid, &[Tile::Art, Tile::Religion, Tile::Writing, Tile::Pharaoh]),
        (Scene::LastRa, &[Tile::Agriculture, Tile::Gold, Tile::Flood]),
        (Scene::Scores, &[]),
    ];
    for (scene, tiles) in tracks {
        at(scene).iter().for_each(|lesson| assert_eq!(track(lesson), tiles, "{scene:?}"));
    }
    for lesson in at(Scene::Bid) {
        let table = lesson.table();
        let Phase::Auction(auction) = table.phase() else { panic!("{lesson}") };
        assert_eq!((auction.ra_player(), auction.floor(), table.ra()), (Lesson::LEARNER, Sun::new(4), 1));
        assert_eq!(table.ra_limit(), 6);
    }
    for lesson in at(Scene::Sun) {
        assert_eq!((suns(&lesson), lesson.table().sun().value()), (vec![9, 6, 2], 5));
    }
    for lesson in at(Scene::Disaster) {
        let (_, left) = lesson.taken().unwrap();
        let mut tiles: Vec<Tile> = lesson.table().track().tiles().collect();
        tiles.sort();
        let mut told = vec![Tile::Pharaoh, Tile::Sphinx, Tile::Funeral, left];
        told.sort();
        assert_eq!(tiles, told);
        assert_eq!(lesson.table().sun().value(), 5);
        let Phase::Auction(auction) = *lesson.table().phase() else { panic!("{lesson}") };
        assert_eq!(auction.to_come().next(), Some(Lesson::LEARNER));
    }
    for lesson in at(Scene::Invoke) {
        let held = lesson.game.state().players()[Lesson::LEARNER];
        assert_eq!(held.tiles().count(Tile::Pharaoh), 0);
        assert_eq!((held.tiles().count(Tile::Gold), held.tiles().count(Tile::Pyramid)), (1, 1));
        assert_eq!((held.face_down().iter().map(Sun::value).collect::<Vec<_>>()), [5, 1]);
        assert_eq!(lesson.table().sun().value(), 6);
    }
    for lesson in at(Scene::LastRa) {
        assert_eq!((suns(&lesson), lesson.table().ra(), lesson.table().sun().value()), (vec![9], 5, 4));
    }
}

#[test]
fn a_disaster_is_on_the_way_of_the_god_and_can_be_left_there() {
    for lesson in at(Scene::God) {
        let taken = |tap: &Tap| match tap {
            Tap::Play(Action::God(space)) => lesson.table().track().get(*space),
            Tap::Play(_) | Tap::Next => None,
        };
        for (tap, on) in lesson.choices() {
            let is_disaster =
                taken(&tap).map(|tile| tile.class()) == Some(Class::Disaster(Disaster::Funeral));
            assert_eq!(on, taken(&tap).is_some() && !is_disaster, "{tap}");
        }
    }
    assert_eq!(
        at(Scene::Disaster).iter().map(Lesson::taken).collect::<Vec<_>>(),
        [Some((Tile::Gold, Tile::Pyramid)), Some((Tile::Pyramid, Tile::Gold))]
    );
}

#[test]
fn the_epoch_is_scored_as_the_last_choice_deserves() {
    let scored = |lesson: &Lesson| lesson.scored().unwrap();
    for lesson in at(Scene::Scores) {
        assert_eq!(lesson.table().epoch(), Epoch::Second);
        let invoked = lesson.taps().last() == Some(&Tap::Play(Action::Invoke));
        let same = Points { pharaoh: -2, ..Points::default() };
        let (points, total) = if invoked {
            (Points { river: 3, civilization: 10, gold: 6, ..same }, 27)
        } else {
            (Points { river: 2, civilization: 5, gold: 3, ..same }, 18)
        };
        assert_eq!((scored(&lesson).points, scored(&lesson).total), (points, total));
    }
    assert!(at(Scene::LastRa).iter().all(|lesson| lesson.scored().is_none()));
}
