//! What somebody does who wants to hurt others, with whatever a client offers them.

use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::join_all;
use local_discord::Person;
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};

use super::World;
use crate::support::clicks::{id, presses};

/// How much one of them does at the same time.
const AT_ONCE: usize = 3;
/// And how long they rest before the next.
const REST: Duration = Duration::from_millis(150);

/// One of them, while it is their turn, until all is over.
pub(super) async fn attack(world: &World, name: &str, places: &[String], seed: u64) {
    let person = world.discord.person(name).unwrap();
    join_all((0..AT_ONCE as u64).map(|hand| {
        let rng = SmallRng::seed_from_u64(seed ^ hand);
        go_on(world, person.clone(), places, rng)
    }))
    .await;
}

async fn go_on(world: &World, person: Person, places: &[String], mut rng: SmallRng) {
    while !world.is_over() {
        tokio::time::sleep(REST).await;
        if !world.hostile.load(Ordering::Relaxed) {
            continue;
        }
        let place = &places[rng.random_range(0..places.len())];
        if rng.random_bool(0.5) {
            press(&person, place, &mut rng).await;
        } else {
            let (channel, line) = line(place, &mut rng);
            // What the client itself does not send is as good as nothing.
            let _ = person.run(&channel, &line).await;
        }
        world.attacks.fetch_add(1, Ordering::Relaxed);
    }
}

/// Any button of any message that is to be seen.
async fn press(person: &Person, place: &str, rng: &mut SmallRng) {
    let Ok(read) = person.newest(place, 12) else { return };
    if read.is_empty() {
        return;
    }
    let message = &read[rng.random_range(0..read.len())];
    let pressed = presses(message);
    // Who leaves for good attacks no more, and the others read English.
    let left_out = |press: &str| ["resign", "language"].iter().any(|part| press.contains(part));
    let harmless: Vec<&String> = pressed.iter().filter(|press| !left_out(press)).collect();
    if let Some(press) = harmless.get(rng.next_u32() as usize % harmless.len().max(1)) {
        let _ = person.click(place, id(message), press).await;
    }
}

/// What they type, and where.
fn line(place: &str, rng: &mut SmallRng) -> (String, String) {
    let hour = rng.random_range(0..10);
    let line = match rng.random_range(0..14) {
        0 => format!("/ra settings city:Europe/Berlin sleep:2{}:30-0{hour}:00", hour % 4),
        1 => format!("/ra settings next:{}", hour % 2 == 0),
        2 => return ("general".to_owned(), "/ra new seats:5".to_owned()),
        3 => return ("ra".to_owned(), "/ra new seats:3 computers:2 level:easy".to_owned()),
        4 => "/ra invoke".to_owned(),
        5 => "/ra undo".to_owned(),
        6 => "/ra draw".to_owned(),
        7 => "/ra board public:true".to_owned(),
        8 => "/ra games".to_owned(),
        9 => "/ra history".to_owned(),
        10 => "/ra-admin pause".to_owned(),
        11 => "/ra replace player:@Scribe0 by:@Scribe1".to_owned(),
        12 => format!("/ra invoke bid:{}", "9".repeat(3000)),
        _ => "/ra pass".to_owned(),
    };
    (place.to_owned(), line)
}
