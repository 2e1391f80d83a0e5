//! Cups in a real database: signed up to, drawn, their tables opened, and their people forgotten.

use std::time::Duration;

use ra_bot::app::cancel_vote::{self, AtOnce};
use ra_bot::app::cups::organiser::{self, Ruling};
use ra_bot::app::cups::{self, Act, Loaded, NewCup, Next, news};
use ra_bot::app::message_state::Route;
use ra_bot::app::{self, Due, Error, GameRef, Person, Request, bulk_updates, personal_data, ratings};
use ra_bot::store::tasks::{self, Kind};
use ra_bot::store::{self, Store, needed_tasks, results};
use ra_table::cup::{
    Count, CupName, End, Entry, Kind as CupKind, MOST_OPENED, Number, Plan, Reason, Refusal, TableNumber,
};
use ra_table::game::lobby::Status;
use ra_table::id::{ChannelId, CupId, GameId, GuildId, InteractionId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;
use tempfile::TempDir;

/// When the cup is published.
const NOW: Millis = Millis(1_795_000_000_000);
const GUILD: GuildId = GuildId(1);
const DAY: Duration = Duration::from_hours(24);

/// A cup to which people sign up.
struct World {
    folder: TempDir,
    store: Store,
    cup: CupId,
    interactions: i64,
}

impl World {
    /// A cup of one round, which begins in an hour.
    async fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
        let begins = NOW.after(Duration::from_hours(1));
        let new = NewCup {
            guild: GUILD,
            channel: ChannelId(5),
            name: CupName::read("Nile Cup").unwrap(),
            language: Language::En,
            plan: Plan { games: Count::new(1).unwrap(), ..Plan::of_kind(CupKind::Quick, begins) },
            role: None,
        };
        let mut world = World { folder, store, cup: CupId(0), interactions: 0 };
        let request = world.request(1000, NOW);
        world.cup = cups::publish(&world.store, &request, &new).await.unwrap().unwrap();
        let late = Request { interaction: InteractionId(0), now: begins, ..request };
        assert!(matches!(cups::publish(&world.store, &late, &new).await, Ok(Err(Refusal::Plan(_)))));
        world
    }

    async fn with(people: i64) -> World {
        let mut world = World::new().await;
        for user in 1..=people {
            world.act(user, Act::SignUp).await.unwrap();
        }
        world
    }

    fn request(&mut self, user: i64, now: Millis) -> Request {
        self.interactions += 1;
        Request {
            interaction: InteractionId(self.interactions),
            route: Route::Post,
            channel: ChannelId(5),
            game: None,
            question: None,
            person: Person { user: UserId(user), name: format!("P{user}") },
            now,
        }
    }

    async fn act(&mut self, user: i64, act: Act) -> Result<(), Refusal> {
        let request = self.request(user, NOW);
        cups::act(&self.store, &request, self.cup, act).await.unwrap()
    }

    /// Somebody who may manage the server, or not, decides something as an organiser.
    async fn rule(&mut self, user: i64, manages_server: bool, ruling: Ruling) -> Result<(), Refusal> {
        let request = self.request(user, World::begins());
        organiser::rule(&self.store, &request, self.cup, manages_server, &ruling).await.unwrap()
    }

    async fn carry_on(&self, now: Millis) -> Next {
        cups::carry_on(&self.store, self.cup, now).await.unwrap()
    }

    async fn loaded(&self) -> Loaded {
        cups::loaded(&self.store, self.cup).await.unwrap()
    }

    fn begins() -> Millis {
        NOW.after(Duration::from_hours(1))
    }

    /// Calls the game of a table off, as a moderator does.
    async fn call_off(&mut self, game: GameId) {
        let request = Request { game: Some(game), ..self.request(1000, World::begins()) };
        cancel_vote::at_once(&self.store, &request, AtOnce::Guild(GUILD)).await.unwrap();
    }

    /// When the cup's task is due.
    async fn due(&self) -> Option<Millis> {
        let mut tx = self.store.read().await.unwrap();
        let listed = tasks::listed(&mut tx, Kind::Cup, &self.cup.to_string()).await;
        listed.unwrap().and_then(|task| task.due_at)
    }
}

#[tokio::test]
async fn people_sign_up_once_and_the_tables_open_at_the_start() {
    let mut world = World::with(7).await;
    assert_eq!(world.act(7, Act::SignUp).await, Err(Refusal::InAlready));
    assert_eq!(world.act(8, Act::Here).await, Err(Refusal::NotIn));
    // A second delivery changes nothing.
    let request = world.request(8, NOW);
    cups::act(&world.store, &request, world.cup, Act::SignUp).await.unwrap().unwrap();
    let again = cups::act(&world.store, &request, world.cup, Act::SignUp).await;
    assert!(matches!(again, Err(Error::Repeated)), "{again:?}");
    world.act(8, Act::Leave).await.unwrap();

    assert_eq!(world.carry_on(NOW).await, Next::At(World::begins()));
    assert!(world.loaded().await.tables.is_empty());
    let announces_at = world.carry_on(World::begins()).await;
    assert_eq!(announces_at, Next::At(World::begins().after(DAY * 21)));
    let loaded = world.loaded().await;
    let sizes: Vec<usize> = loaded.tables.iter().map(|table| table.seated.len()).collect();
    assert_eq!(sizes, [4, 3]);
    for (table, opened) in loaded.cup.tables().iter().zip(&loaded.tables) {
        let mut seated = opened.seated.clone();
        let mut drawn = table.people.clone();
        seated.sort_unstable();
        drawn.sort_unstable();
        assert_eq!((opened.status, seated), (Status::Running, drawn));
        // The game has them in that order.
        let (_, game) = app::whole(&world.store, GameRef::Game(opened.game)).await.unwrap();
        let users = game.table().chairs().players().map(|(_, player)| player.user());
        let known = opened.seated.iter().map(|number| loaded.people[number.0 as usize - 1].user);
        assert!(users.eq(known));
    }
    // Nothing is done twice.
    assert_eq!(world.carry_on(World::begins()).await, announces_at);
    assert_eq!(world.loaded().await.cup.last_seq(), loaded.cup.last_seq());
}

#[tokio::test]
async fn of_two_who_carry_a_cup_on_each_does_what_the_other_has_not_done() {
    let world = World::with(30).await;
    let one = || world.carry_on(World::begins());
    tokio::join!(one(), one(), one());
    let loaded = world.loaded().await;
    assert_eq!((loaded.cup.tables().len(), loaded.tables.len()), (8, 8));
    let mut games: Vec<GameId> = loaded.tables.iter().map(|table| table.game).collect();
    games.sort_unstable();
    assert_eq!(games, (1..=8).map(GameId).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_game_that_ends_lets_its_cup_go_on_to_its_end() {
    let mut world = World::with(7).await;
    world.carry_on(World::begins()).await;
    let loaded = world.loaded().await;
    let finished = &loaded.tables[0];
    let sql = crate::support::cups::ended(&loaded, finished, NOW);
    crate::support::meddle(&world.folder.path().join("ra.sqlite"), &sql).await;
    // The other table is void: it counts as the mean.
    world.call_off(loaded.tables[1].game).await;
    assert_eq!(world.due().await, Some(World::begins()));
    let Next::At(calls_end) = world.carry_on(World::begins()).await else { panic!("nobody is called") };
    let now = world.loaded().await;
    let points: Vec<u32> = now.cup.standings(&now.facts).iter().map(|one| one.points).collect();
    assert_eq!(points, [10, 6, 5, 5, 5, 3, 1]);
    assert_eq!(now.cup.standings(&now.facts)[0].number, finished.seated[0]);
    // Nobody sleeps who has not said it, on a server without a city.
    assert_eq!(calls_end, World::begins().after(DAY * 2));

    // Four play in the final, which is called off too.
    let called = world.loaded().await.cup.standings(&now.facts);
    for standing in &called[..4] {
        let user = now.people[standing.number.0 as usize - 1].user.unwrap();
        world.act(user.0, Act::Here).await.unwrap();
    }
    assert_eq!(world.carry_on(World::begins()).await, Next::Waits);
    let game = world.loaded().await.tables[2].game;
    world.call_off(game).await;
    assert_eq!(world.carry_on(World::begins()).await, Next::Over);
    let over = world.loaded().await;
    assert_eq!(over.cup.end(), Some(End::Over));
    assert_eq!(over.cup.champion(&over.facts), Some(finished.seated[0]));
    let missing = needed_tasks::missing(&mut world.store.read().await.unwrap()).await.unwrap();
    assert!(missing.iter().all(|task| task.kind != Kind::Cup.word()), "{missing:?}");
}

#[tokio::test]
async fn who_leaves_gives_up_their_seats_also_at_a_table_that_is_still_to_be_opened() {
    let mut world = World::with(44).await;
    world.carry_on(World::begins()).await;
    let loaded = world.loaded().await;
    assert_eq!(loaded.tables.len(), MOST_OPENED);
    let last = TableNumber(11);
    let leavers = [loaded.tables[0].seated[0], loaded.cup.tables()[10].people[2]];
    for number in leavers {
        let user = loaded.people[number.0 as usize - 1].user.unwrap();
        world.act(user.0, Act::Leave).await.unwrap();
    }
    world.carry_on(World::begins().after(Duration::from_mins(1))).await;
    let loaded = world.loaded().await;
    assert_eq!(loaded.tables.last().map(|table| table.number), Some(last));
    for table in [&loaded.tables[0], &loaded.tables[10]] {
        let (_, game) = app::whole(&world.store, GameRef::Game(table.game)).await.unwrap();
        for ((_, player), number) in game.table().chairs().players().zip(&table.seated) {
            assert_eq!(player.stand_in.is_some(), leavers.contains(number));
        }
    }
}

#[tokio::test]
async fn somebody_who_is_forgotten_leaves_and_only_their_number_stays() {
    let world = World::with(6).await;
    personal_data::forget(&world.store, UserId(3), NOW).await.unwrap();
    let loaded = world.loaded().await;
    let number = Number(4);
    assert_eq!(loaded.people[3].user, None);
    assert_eq!(loaded.people[3].name, "Former player");
    assert_eq!(loaded.cup.taking_part(), 5);
    // Who is deleted after the draw keeps a seat that nobody knows.
    world.carry_on(World::begins()).await;
    let drawn = world.loaded().await.cup.tables()[0].people.clone();
    assert!(!drawn.contains(&number) && drawn.len() == 5);
    personal_data::forget(&world.store, UserId(1), NOW).await.unwrap();
    let loaded = world.loaded().await;
    assert_eq!(loaded.people.iter().filter(|person| person.user.is_none()).count(), 2);
    assert_eq!(loaded.tables[0].seated.len(), 5);
}

#[tokio::test]
async fn with_too_few_people_a_cup_is_called_off() {
    let world = World::with(2).await;
    assert_eq!(world.carry_on(World::begins()).await, Next::Over);
    assert_eq!(world.loaded().await.cup.end(), Some(End::TooFew));
}

/// What stands in the database is read as it was, whatever an organiser has written.
#[tokio::test]
async fn entries_are_read_as_they_were_written() {
    let world = World::with(3).await;
    let reason = Reason::read("it's \"over\"; DROP TABLE cup: 🐫").unwrap();
    let mut tx = world.store.write().await.unwrap();
    let line = world.loaded().await.cup.next_line(NOW, ra_table::cup::Actor::Program, Entry::Cancel(reason));
    ra_bot::store::cups::append(&mut tx, world.cup, &line).await.unwrap();
    let twice = ra_bot::store::cups::append(&mut tx, world.cup, &line).await;
    assert!(matches!(twice, Err(ra_bot::store::Error::Taken)));
    let lines = ra_bot::store::cups::lines(&mut tx, world.cup).await.unwrap();
    assert_eq!(lines.last(), Some(&line));
    tx.rollback().await.unwrap();
}

/// The user of a number: the organiser is the first.
fn user_of(number: Number) -> i64 {
    i64::from(number.0) - 1
}

fn reason() -> Reason {
    Reason::read("was rude").unwrap()
}

#[tokio::test]
async fn an_organiser_changes_who_takes_part_and_when_it_begins() {
    let mut world = World::with(3).await;
    let later = Plan { begins: World::begins().after(DAY * 3), ..*world.loaded().await.cup.plan() };
    world.rule(2000, false, Ruling::Edit(later)).await.unwrap();
    assert_eq!(world.loaded().await.cup.starts_at(), later.begins);
    // A second organiser has a number of their own, and so has somebody who is added by a third.
    let added = |user: i64| Ruling::Add(Person { user: UserId(user), name: format!("P{user}") });
    world.rule(3000, false, added(50)).await.unwrap();
    assert_eq!(world.rule(3000, false, added(50)).await, Err(Refusal::InAlready));
    world.rule(4000, false, added(4000)).await.unwrap();
    let users: Vec<i64> =
        world.loaded().await.people.iter().filter_map(|person| person.user).map(|user| user.0).collect();
    assert_eq!(users, [1000, 1, 2, 3, 2000, 3000, 50, 4000]);
    assert_eq!(world.loaded().await.cup.taking_part(), 5);

    let dropped = |user: i64| Ruling::Drop(UserId(user), reason());
    assert_eq!(world.rule(1000, false, dropped(77)).await, Err(Refusal::NotIn));
    world.rule(1000, false, dropped(50)).await.unwrap();
    assert_eq!(world.act(50, Act::SignUp).await, Err(Refusal::Dropped));
    world.rule(1000, false, added(50)).await.unwrap();
    world.rule(1000, false, Ruling::Begin).await.unwrap();
    assert_eq!(world.rule(1000, false, Ruling::Begin).await, Err(Refusal::BeginsAlready));
    world.carry_on(World::begins()).await;
    assert!(world.loaded().await.cup.has_begun());
    assert_eq!(world.rule(1000, false, Ruling::Edit(later)).await, Err(Refusal::Begun));
}

#[tokio::test]
async fn who_is_dropped_gives_up_their_seats_and_nobody_rules_on_their_own_table() {
    let mut world = World::with(7).await;
    world.carry_on(World::begins()).await;
    let table = world.loaded().await.tables[0].clone();
    let [own, other] = [0, 1].map(|seat: usize| user_of(table.seated[seat]));
    let drop_other = || Ruling::Drop(UserId(other), reason());
    let void = || Ruling::Void(table.number, reason());
    assert_eq!(world.rule(own, false, drop_other()).await, Err(Refusal::OwnTable));
    assert_eq!(world.rule(own, false, void()).await, Err(Refusal::OwnTable));
    world.rule(own, true, drop_other()).await.unwrap();
    let (_, game) = app::whole(&world.store, GameRef::Game(table.game)).await.unwrap();
    let replaced: Vec<bool> =
        game.table().chairs().players().map(|(_, player)| player.stand_in.is_some()).collect();
    assert_eq!(replaced.iter().filter(|replaced| **replaced).count(), 1);
    assert!(replaced[1]);
    // A table that does not count is not played on.
    world.rule(own, true, void()).await.unwrap();
    assert_eq!(world.loaded().await.tables[0].status, Status::Cancelled);
    assert_eq!(world.rule(own, true, void()).await, Err(Refusal::VoidAlready));
}

#[tokio::test]
async fn a_table_that_does_not_count_has_no_results_and_no_ratings() {
    let mut world = World::with(7).await;
    world.carry_on(World::begins()).await;
    let loaded = world.loaded().await;
    for (at, table) in loaded.tables.iter().enumerate() {
        let ended_at = World::begins().after(Duration::from_hours(at as u64 + 1));
        let sql = crate::support::cups::ended(&loaded, table, ended_at);
        crate::support::meddle(&world.folder.path().join("ra.sqlite"), &sql).await;
        let mut tx = world.store.write().await.unwrap();
        let row = store::games::by_id(&mut tx, table.game).await.unwrap().unwrap();
        ratings::count(&mut tx, &row).await.unwrap();
        tx.commit().await.unwrap();
    }
    assert_eq!(ratings::check(&world.store).await.unwrap().ratings, 7);
    let void = loaded.tables[0].clone();
    world.rule(1000, false, Ruling::Void(void.number, reason())).await.unwrap();
    let mut tx = world.store.read().await.unwrap();
    assert_eq!(results::as_text(&mut tx, void.game).await.unwrap(), [""; 0]);
    assert_eq!(results::as_text(&mut tx, loaded.tables[1].game).await.unwrap().len(), 3);
    drop(tx);
    let compared = ratings::check(&world.store).await.unwrap();
    assert_eq!((compared.ratings, compared.wrong.len()), (3, 0));
    let now = world.loaded().await;
    let standings = now.cup.standings(&now.facts);
    let points: Vec<u32> = standings.iter().map(|one| one.points).collect();
    assert_eq!(points, [9, 5, 5, 5, 5, 5, 1]);
}

#[tokio::test]
async fn a_cup_that_is_called_off_ends_its_games_one_by_one() {
    let mut world = World::with(7).await;
    world.carry_on(World::begins()).await;
    world.rule(1000, false, Ruling::CallOff(reason())).await.unwrap();
    assert_eq!(world.rule(1000, false, Ruling::CallOff(reason())).await, Err(Refusal::Ended));
    assert_eq!(world.loaded().await.cup.end(), Some(End::Cancelled));
    let numbers = store::bulk_updates::open(&world.store).await.unwrap();
    let mut under_way = bulk_updates::UnderWay::new(numbers[0]);
    for left in [1, 0] {
        let step = bulk_updates::step(&world.store, &mut under_way, World::begins()).await.unwrap();
        assert!(matches!(step, bulk_updates::Step::Quiet), "{step:?}");
        let tables = world.loaded().await.tables;
        assert_eq!(tables.iter().filter(|table| table.status == Status::Running).count(), left);
    }
    let step = bulk_updates::step(&world.store, &mut under_way, World::begins()).await.unwrap();
    assert!(matches!(step, bulk_updates::Step::Done), "{step:?}");
}

/// Each entry that everybody is told of is noted to be told, and no other.
#[tokio::test]
async fn what_is_to_be_told_is_noted_with_its_entry() {
    let mut world = World::with(7).await;
    assert!(matches!(news::due(&world.store, world.cup, NOW).await.unwrap(), Due::Nothing));
    world.carry_on(World::begins()).await;
    world.rule(1000, false, Ruling::Drop(UserId(1), reason())).await.unwrap();
    world.rule(1000, false, Ruling::CallOff(reason())).await.unwrap();
    let mut told = Vec::new();
    while let Due::Now(news) = news::due(&world.store, world.cup, World::begins()).await.unwrap() {
        // The cup as it was then.
        assert_eq!(news.then.last_seq(), news.line.seq);
        told.push(news.line.entry.to_string().split(' ').next().unwrap().to_owned());
        news::is_over(&world.store, &news).await.unwrap();
    }
    assert_eq!(told, ["draw", "drop", "cancel:"]);
}
