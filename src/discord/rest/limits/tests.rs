//! Who waits for how long, with the time standing still but for what is waited.

use super::*;

const FAR: Duration = Duration::from_secs(600);

fn channel(number: u32) -> Route {
    Route { name: "create message", major: number.to_string().into(), global: true }
}

fn interaction(number: u32) -> Route {
    Route { name: "callback", major: number.to_string().into(), global: false }
}

fn left(left: u32, millis: u64) -> Said {
    Said { left: Some((left, Duration::from_millis(millis))), ..Said::default() }
}

fn paused(millis: u64, everywhere: bool) -> Said {
    Said { pause: Some(Duration::from_millis(millis)), everywhere, left: None }
}

/// Asks for a permit, and returns it with the milliseconds that took.
async fn timed(limits: &Arc<Limits>, route: Route, priority: Priority) -> (Permit, u128) {
    let asked = Instant::now();
    let permit = limits.acquire(&route, priority, asked + FAR).await.unwrap();
    (permit, asked.elapsed().as_millis())
}

#[tokio::test(start_paused = true)]
async fn an_exhausted_bucket_waits_for_its_reset_and_others_do_not() {
    let limits = Arc::<Limits>::default();
    timed(&limits, channel(1), Priority::Program).await.0.finish(left(1, 400));
    timed(&limits, channel(1), Priority::Program).await.0.finish(left(0, 400));
    assert_eq!(timed(&limits, channel(2), Priority::Program).await.1, 0);
    assert_eq!(timed(&limits, channel(1), Priority::Program).await.1, 400);
}

#[tokio::test(start_paused = true)]
async fn the_first_of_a_period_goes_alone_and_tells_how_many_may_follow() {
    let limits = Arc::<Limits>::default();
    let (first, _) = timed(&limits, channel(1), Priority::Program).await;
    let soon = Instant::now() + Duration::from_millis(10);
    assert!(limits.acquire(&channel(1), Priority::Program, soon).await.is_err());
    first.finish(left(2, 1000));
    let (_second, wait) = timed(&limits, channel(1), Priority::Program).await;
    assert_eq!(wait, 0);
    let (_third, wait) = timed(&limits, channel(1), Priority::Program).await;
    assert_eq!(wait, 0);
    let soon = Instant::now() + Duration::from_millis(500);
    assert_eq!(
        limits.acquire(&channel(1), Priority::Program, soon).await.map(drop),
        Err(Duration::from_millis(1000))
    );
}

#[tokio::test(start_paused = true)]
async fn routes_without_limits_are_not_held_back() {
    let limits = Arc::<Limits>::default();
    let (first, _) = timed(&limits, channel(1), Priority::Program).await;
    let answered = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        first.finish(Said::default());
    };
    let second = timed(&limits, channel(1), Priority::Program);
    let third = timed(&limits, channel(1), Priority::Program);
    let ((), (_second, second), (_third, third)) = tokio::join!(answered, second, third);
    assert_eq!((second, third), (50, 50));
}

#[tokio::test(start_paused = true)]
async fn a_request_that_hangs_holds_the_next_back_for_a_moment_only() {
    let limits = Arc::<Limits>::default();
    let (_hangs, _) = timed(&limits, channel(1), Priority::Program).await;
    assert_eq!(timed(&limits, channel(1), Priority::Person).await.1, ALONE.as_millis());
}

#[tokio::test(start_paused = true)]
async fn answers_overtake_posts_in_a_queue() {
    let limits = Arc::<Limits>::default();
    timed(&limits, channel(1), Priority::Program).await.0.finish(left(0, 300));
    let order = Mutex::new(Vec::new());
    let one = async |name: &'static str, priority| {
        let (permit, _) = timed(&limits, channel(1), priority).await;
        order.lock().unwrap().push(name);
        permit.finish(left(0, 300));
    };
    tokio::join!(
        one("post 1", Priority::Program),
        one("post 2", Priority::Program),
        one("answer", Priority::Person)
    );
    assert_eq!(*order.lock().unwrap(), ["answer", "post 1", "post 2"]);
}

#[tokio::test(start_paused = true)]
async fn posts_leave_room_for_answers_under_the_global_limit() {
    let limits = Arc::<Limits>::default();
    let mut waits = Vec::new();
    for number in 0..45 {
        waits.push(timed(&limits, channel(number), Priority::Program).await.1);
    }
    assert_eq!(
        waits.iter().filter(|&&wait| wait == 0).count(),
        44,
        "40 at once, the rest in the next period"
    );
    let period = GLOBAL_PERIOD.as_millis();
    assert_eq!(waits[40], period);
    for number in 100..145 {
        assert_eq!(timed(&limits, channel(number), Priority::Person).await.1, 0);
    }
    assert_eq!(timed(&limits, channel(200), Priority::Person).await.1, period);
    assert_eq!(timed(&limits, interaction(1), Priority::Person).await.1, 0);
}

#[tokio::test(start_paused = true)]
async fn leisure_comes_when_hardly_anything_is_sent() {
    let limits = Arc::<Limits>::default();
    let until_leisure = async || {
        let begun = Instant::now();
        limits.leisure().await;
        begun.elapsed().as_millis()
    };
    for number in 0..9 {
        timed(&limits, channel(number), Priority::Person).await;
    }
    assert_eq!(until_leisure().await, 0);
    for number in 9..50 {
        timed(&limits, channel(number), Priority::Person).await;
    }
    assert_eq!(until_leisure().await, GLOBAL_PERIOD.as_millis());
}

#[tokio::test(start_paused = true)]
async fn a_pause_holds_for_its_bucket_or_for_all_but_interactions() {
    let limits = Arc::<Limits>::default();
    timed(&limits, channel(1), Priority::Program).await.0.finish(paused(300, false));
    assert_eq!(timed(&limits, channel(2), Priority::Program).await.1, 0);
    let (permit, wait) = timed(&limits, channel(1), Priority::Program).await;
    assert_eq!(wait, 300);
    permit.finish(paused(700, true));
    assert_eq!(timed(&limits, interaction(1), Priority::Person).await.1, 0);
    assert_eq!(timed(&limits, channel(3), Priority::Person).await.1, 700);
}

#[tokio::test(start_paused = true)]
async fn whoever_gives_up_frees_the_place() {
    let limits = Arc::<Limits>::default();
    let (first, _) = timed(&limits, channel(1), Priority::Program).await;
    let soon = Instant::now() + Duration::from_millis(20);
    let route = channel(1);
    let gave_up = limits.acquire(&route, Priority::Person, soon);
    let patient = timed(&limits, channel(1), Priority::Program);
    let lost_after = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        drop(first);
    };
    let (gave_up, (_permit, wait), ()) = tokio::join!(gave_up, patient, lost_after);
    assert!(gave_up.is_err());
    assert_eq!(wait, 50);
}

#[tokio::test(start_paused = true)]
async fn nothing_is_kept_of_interactions_that_are_over() {
    let limits = Arc::<Limits>::default();
    for number in 0..20_000 {
        timed(&limits, interaction(number), Priority::Person).await.0.finish(Said::default());
    }
    assert_eq!(limits.lock().buckets.len(), 0);
    for number in 0..20_000 {
        timed(&limits, interaction(number), Priority::Person).await.0.finish(left(4, 1000));
        tokio::time::advance(Duration::from_millis(50)).await;
    }
    let kept = limits.lock().buckets.len();
    assert!(kept <= FIRST_FORGETTING, "{kept}");
}

#[tokio::test(start_paused = true)]
async fn the_program_sends_less_while_discord_refuses_much_and_people_are_answered_at_once() {
    let limits = Arc::<Limits>::default();
    for number in 0..1000 {
        let (permit, _) = timed(&limits, channel(number), Priority::Person).await;
        permit.refused();
    }
    // The first of the program has nothing to keep its distance from.
    timed(&limits, channel(2000), Priority::Program).await;
    let (before, spacing) = (Instant::now(), refusals::SPACING);
    let posts = (2001..2011).map(|number| timed(&limits, channel(number), Priority::Program));
    futures_util::future::join_all(posts).await;
    assert_eq!(before.elapsed(), 10 * spacing);
    assert_eq!(timed(&limits, channel(3000), Priority::Person).await.1, 0);
    assert_eq!(timed(&limits, interaction(1), Priority::Person).await.1, 0);
    tokio::time::advance(refusals::PERIOD).await;
    for number in 4000..4010 {
        assert_eq!(timed(&limits, channel(number), Priority::Program).await.1, 0);
    }
}

#[tokio::test(start_paused = true)]
async fn what_was_refused_before_discords_clock_was_turned_is_long_ago() {
    let limits = Arc::<Limits>::default();
    for number in 0..1000 {
        timed(&limits, channel(number), Priority::Person).await.0.refused();
    }
    tokio::time::advance(GLOBAL_PERIOD).await;
    limits.turned(refusals::PERIOD);
    for number in 2000..2010 {
        assert_eq!(timed(&limits, channel(number), Priority::Program).await.1, 0);
    }
}
