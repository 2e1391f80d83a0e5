//! What nobody waits for, and there is much of: most of the time and of the machine is left to people.

use std::time::{Duration, Instant};

/// How many times as long as a step took it is rested after it.
const REST: u32 = 3;
/// The longest rest: where a step took long, it had been left waiting already.
const LONGEST: Duration = Duration::from_millis(250);

/// Does a step, and rests after it.
pub(super) async fn unhurried<T>(step: impl Future<Output = T>) -> T {
    let begun = Instant::now();
    let done = step.await;
    tokio::time::sleep((begun.elapsed() * REST).min(LONGEST)).await;
    done
}
