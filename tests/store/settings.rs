//! What is kept of people's settings: as much as the clocks of running games and the reckoning of a year need, and no
//! more.

use std::time::Duration;

use ra::rules::{Edition, Players, Seat, Setup, Tile, sun_groups};
use ra_bot::app::{self, GameRef, autoplay_preference, settings};
use ra_bot::store::games::GameRow;
use ra_bot::store::{self, Store, deals, entries, games, people};
use ra_table::clock::{Away, Bank, Habits, Meanwhile, Minute, Nights, Pace, Sleep, Zone};
use ra_table::game::lobby::{Sitting, Status};
use ra_table::game::{Actor, Calls, Clock, Deal, Line, Number, Person, RULES, Setting, Terms, Who};
use ra_table::id::{ChannelId, GameId, UserId};
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::support::database::TestDatabase;
use crate::support::running::{insert, running};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The present: 2026-11-22.
const NOW: i64 = 1_795_348_800_000;
/// How far back anything happened, in days.
const PAST: i64 = 1000;
const PEOPLE: i64 = 5;

/// A moment within the past; now and then one that others are likely to be at, too.
fn moment(rng: &mut SmallRng) -> Millis {
    let back = if rng.random_bool(0.2) {
        [366 * DAY, 365 * DAY, 100 * DAY][rng.random_range(0..3)]
    } else {
        rng.random_range(0..PAST * DAY)
    };
    Millis(NOW - back)
}

fn setting(rng: &mut SmallRng, at: Millis) -> Setting {
    let minute = |minute| Minute::new(minute).unwrap();
    let nights = if rng.random_bool(0.7) {
        let (from, lasts) = (rng.random_range(0..1440), rng.random_range(1..=720));
        Nights::At(Sleep::new(minute(from), minute((from + lasts) % 1440)).unwrap())
    } else {
        Nights::NotTold
    };
    let away = rng.random_bool(0.4).then(|| Away {
        since: at,
        until: at.after(Duration::from_secs(rng.random_range(1..20 * 86_400))),
        meanwhile: if rng.random_bool(0.5) { Meanwhile::Wait } else { Meanwhile::StandIn },
    });
    let habits = Habits { zone: Zone::named("Europe/Berlin"), nights, away };
    Setting { at, habits, direct: rng.random_bool(0.3), next: rng.random_bool(0.3) }
}

/// A game of three of the people, in which some tiles have been drawn since.
async fn game(store: &Store, rng: &mut SmallRng) -> GameId {
    let opened = moment(rng);
    let mut bag: Vec<Tile> = Edition::Pharaoh.tiles().to_vec();
    // The Ra tiles last: no auction comes.
    bag.sort_by_key(|tile| *tile == Tile::Ra);
    let setup = Setup::new(Edition::Pharaoh, sun_groups(Players::new(3).unwrap()), &bag).unwrap();
    let draws = rng.random_range(0..8);
    let base = running(opened);
    let row = GameRow {
        channel: None,
        status: if rng.random_bool(0.5) { Status::Running } else { Status::Over },
        seats: 3,
        terms: Terms { pace: Pace::ALL[rng.random_range(0..Pace::ALL.len())], ..base.terms },
        seq: draws,
        shown: Some(draws),
        ..base
    };
    let mut tx = store.write().await.unwrap();
    let game = insert(&mut tx, row).await;
    deals::add(&mut tx, game, RULES, &Deal { setup, salt: "salt".to_owned() }).await.unwrap();
    let first = rng.random_range(0..PEOPLE);
    for number in 0..3u32 {
        let user = UserId((first + i64::from(number)) % PEOPLE + 1);
        let person = Person { who: Who::User(user), name: user.to_string() };
        let sitting = Sitting { number: Number(number), person, kept: None };
        people::put(&mut tx, game, &sitting, Seat::new(number as usize)).await.unwrap();
    }
    let mut at = opened;
    for seq in 1..=draws {
        at = Millis(rng.random_range(at.0..=NOW));
        let actor = Actor::Person(Number(((seq - 1) % 3) as u32));
        let line = Line::at_once(seq, actor, at, "draw".to_owned());
        entries::append(&mut tx, game, &line).await.unwrap();
    }
    tx.commit().await.unwrap();
    game
}

/// All that follows from settings: of running games the clocks, whom they call and when they are due, and of people
/// what they have set, and how long they may be away.
#[derive(Debug, PartialEq)]
struct Follows {
    clocks: Vec<(Option<Clock>, Vec<Option<Bank>>)>,
    calls: Vec<(Calls, Option<Millis>)>,
    people: Vec<(Setting, Duration)>,
}

async fn follows(store: &Store, later: Duration) -> Follows {
    let now = Millis(NOW).after(later);
    let mut found = Follows { clocks: Vec::new(), calls: Vec::new(), people: Vec::new() };
    for id in games::running(store).await.unwrap() {
        let (_, game) = app::whole(store, GameRef::Game(id)).await.unwrap();
        let banks = (0..3).map(|seat| game.clocks().bank(Seat::new(seat).unwrap())).collect();
        found.clocks.push((game.clocks().running(now), banks));
        found.calls.push((game.notifications().calls(now), game.schedule().due(now)));
    }
    for user in 1..=PEOPLE {
        let known = settings::of(store, UserId(user), now).await.unwrap();
        found.people.push((known.now, known.away_left));
    }
    found
}

async fn all(store: &Store) -> Vec<Vec<Setting>> {
    let mut all = Vec::new();
    for user in 1..=PEOPLE {
        let mut tx = store.read().await.unwrap();
        all.push(store::dated_settings::all(&mut tx, UserId(user)).await.unwrap());
    }
    all
}

/// Forgets all that can be.
async fn forget(store: &Store) {
    let mut after = UserId(0);
    while let Some(last) = settings::forget(store, after, Millis(NOW)).await.unwrap() {
        after = last;
    }
}

/// Somebody who is told in one game has another one that began a moment later: in that they are as new as they were.
#[tokio::test]
async fn who_is_told_of_obvious_moves_is_new_in_all_games_that_have_begun() {
    let database = TestDatabase::new().await;
    let store = database.open().await;
    let mut tx = store.write().await.unwrap();
    let game = insert(&mut tx, running(Millis(2_000))).await;
    let person = Person { who: Who::User(UserId(81)), name: "Nefer".to_owned() };
    people::put(&mut tx, game, &Sitting { number: Number(0), person, kept: None }, Seat::new(0))
        .await
        .unwrap();
    tx.commit().await.unwrap();
    for (is_new, now) in [(true, 1_000), (false, 3_000)] {
        assert_eq!(autoplay_preference::tell_once(&store, UserId(81), Millis(now)).await.unwrap(), is_new);
        let ways = people::all(&mut store.read().await.unwrap(), game).await.unwrap().ways;
        assert_eq!(ways[0].told_at, Some(Millis(2_000)));
    }
    assert!(
        autoplay_preference::tell_once(&store, UserId(82), Millis(1_000)).await.unwrap(),
        "without a game"
    );
    store.close().await;
}

#[tokio::test]
async fn somebody_in_more_than_fifty_games_is_in_the_newest_too() {
    let database = TestDatabase::new().await;
    let store = database.open().await;
    let mut tx = store.write().await.unwrap();
    let mut all = Vec::new();
    for number in 1..=51 {
        let row = GameRow { channel: Some(ChannelId(number)), ..running(Millis(number)) };
        let game = insert(&mut tx, row).await;
        let person = Person { who: Who::User(UserId(81)), name: "Nefer".to_owned() };
        people::put(&mut tx, game, &Sitting { number: Number(0), person, kept: None }, Seat::new(0))
            .await
            .unwrap();
        all.push(game);
    }
    tx.commit().await.unwrap();
    assert_eq!(games::running_of(&store, UserId(81)).await.unwrap(), all);
    store.close().await;
}

#[tokio::test]
async fn what_is_forgotten_of_settings_changes_nothing_that_follows_from_them() {
    let mut forgotten = 0;
    for seed in 0..25 {
        let database = TestDatabase::new().await;
        let store = database.open().await;
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut tx = store.write().await.unwrap();
        for user in 1..=PEOPLE {
            let mut moments: Vec<Millis> = (0..rng.random_range(0..20)).map(|_| moment(&mut rng)).collect();
            moments.sort_unstable();
            moments.dedup();
            for at in moments {
                store::dated_settings::add(&mut tx, UserId(user), &setting(&mut rng, at)).await.unwrap();
            }
        }
        tx.commit().await.unwrap();
        let mut opened = Vec::new();
        for _ in 0..rng.random_range(0..8) {
            opened.push(game(&store, &mut rng).await);
        }
        let weeks = [0, 1, 10].map(|weeks| Duration::from_secs(weeks * 7 * 86_400));
        let all_follow = async || {
            [
                follows(&store, weeks[0]).await,
                follows(&store, weeks[1]).await,
                follows(&store, weeks[2]).await,
            ]
        };
        let before = all_follow().await;
        let kept = all(&store).await;
        forget(&store).await;
        assert_eq!(all_follow().await, before, "seed {seed}");
        let left = all(&store).await;
        forgotten += kept.iter().flatten().count() - left.iter().flatten().count();
        // What is left is needed: a second one that is old held in a running game of theirs that is older.
        for (user, left) in (1..).map(UserId).zip(&left) {
            let Some(second) = left.get(1).filter(|second| second.at <= Millis(NOW - 366 * DAY)) else {
                continue;
            };
            let mut is_needed = false;
            for id in games::running(&store).await.unwrap() {
                let (row, game) = app::whole(&store, GameRef::Game(id)).await.unwrap();
                is_needed |= game.table().seat_of(user).is_some() && row.created_at < second.at;
            }
            assert!(is_needed, "seed {seed}, {user}");
        }
        store.close().await;
    }
    assert!(forgotten > 100, "{forgotten}");
}
