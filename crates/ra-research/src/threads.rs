//! Work on any number of threads, with the same result.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Does the work `count` times on several threads. Returns the results in order.
pub(crate) fn each<T: Send>(count: usize, threads: usize, work: &(impl Fn(u64) -> T + Sync)) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, T)>> = Mutex::new(Vec::new());
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return;
            }
            let result = work(number as u64);
            results.lock().expect("nothing panics").push((number, result));
        }
    };
    std::thread::scope(|scope| (0..threads.max(1)).for_each(|_| drop(scope.spawn(work))));
    let mut results = results.into_inner().expect("nothing panics");
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
