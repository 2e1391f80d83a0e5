//! Cups in a real database: signed up to, drawn, their tables opened, and their people forgotten.

use std::time::Duration;

use ra_bot::app::cancel_vote::{self, AtOnce};
use ra_bot::app::cups::{self, Act, Loaded, NewCup, Next};
use ra_bot::app::message_state::Route;
use ra_bot::app::{self, Error, GameRef, Person, Request, personal_data};
use ra_bot::store::tasks::{self, Kind};
use ra_bot::store::{Store, needed_tasks};
use ra_table::cup::{
    Count, CupName, End, Entry, Kind as CupKind, MOST_OPENED, Number, Plan, Refusal, TableNumber,
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
    let rows = finished.seated.iter().zip(0..).map(|(number, seat)| {
        format!(
            "({}, {seat}, {seat}, {}, 'P', 1, {}, {}, {}, 40, '[]', 'none', 1, 'pharaoh', 'fast', 4, {})",
            finished.game,
            loaded.people[number.0 as usize - 1].user.unwrap(),
            seat + 1,
            seat + 1,
            40 - 5 * seat,
            NOW.0
        )
    });
    let sql = format!(
        "UPDATE game SET status = 'over' WHERE id = {}; INSERT INTO result (game_id, number, seat, user_id, name, began, \
         place, table_place, score, best_score, points, left_by, guild_id, edition, pace, people, ended_at) VALUES {}",
        finished.game,
        rows.collect::<Vec<_>>().join(", ")
    );
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
    let reason = ra_table::cup::Reason::read("it's \"over\"; DROP TABLE cup: 🐫").unwrap();
    let mut tx = world.store.write().await.unwrap();
    let line = world.loaded().await.cup.next_line(NOW, ra_table::cup::Actor::Program, Entry::Cancel(reason));
    ra_bot::store::cups::append(&mut tx, world.cup, &line).await.unwrap();
    let twice = ra_bot::store::cups::append(&mut tx, world.cup, &line).await;
    assert!(matches!(twice, Err(ra_bot::store::Error::Taken)));
    let lines = ra_bot::store::cups::lines(&mut tx, world.cup).await.unwrap();
    assert_eq!(lines.last(), Some(&line));
    tx.rollback().await.unwrap();
}
