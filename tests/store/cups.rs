//! Cups in a real database: signed up to, drawn, their tables opened, and their people forgotten.

use std::time::Duration;

use ra_bot::app::ai_move;
use ra_bot::app::cancel_vote::{self, AtOnce};
use ra_bot::app::close_table::{self, Right, UNSEEN_FOR};
use ra_bot::app::cups::organiser::{self, RoleChange, Ruling};
use ra_bot::app::cups::{self, Act, Loaded, Next, Room, news};
use ra_bot::app::message_state::Route;
use ra_bot::app::{
    self, Due, Error, GameRef, Person, Request, admin, bulk_updates, personal_data, ratings, seat_offers,
};
use ra_bot::store::tasks::{self, Kind};
use ra_bot::store::{self, Store, needed_tasks, results};
use ra_display::refusal::Refusal as Refused;
use ra_table::cup::{
    Became, Count, End, Entry, Kind as CupKind, MOST_OPENED, NoBegin, NoPlan, Number, Plan, PlanChange,
    Reason, Refusal, TableNumber, VOID_POINTS,
};
use ra_table::game::lobby::Status;
use ra_table::game::{Act as AdminAct, GameRefusal, InCup, Left, NotInCup};
use ra_table::id::{ChannelId, CupId, GameId, GuildId, InteractionId, UserId};
use ra_table::season::Quarter;
use ra_table::time::Millis;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::support::cups::{publish, why_not};
use crate::support::database::TestDatabase;

/// When the cup is published.
const NOW: Millis = Millis(1_795_000_000_000);
const GUILD: GuildId = GuildId(1);
const DAY: Duration = Duration::from_hours(24);

/// A cup to which people sign up.
struct World {
    database: TestDatabase,
    store: Store,
    cup: CupId,
    interactions: i64,
}

impl World {
    /// A cup of one round, which begins in an hour.
    async fn new() -> World {
        let database = TestDatabase::new().await;
        let store = database.open().await;
        let begins = NOW.after(Duration::from_hours(1));
        let plan = Plan { games: Count::new(1).unwrap(), ..Plan::of_kind(CupKind::Quick, begins) };
        let mut world = World { database, store, cup: CupId(0), interactions: 0 };
        let request = world.request(1000, NOW);
        world.cup = publish(&world.store, &request, (GUILD, "Nile Cup"), &plan, None).await.unwrap();
        let late = Request { interaction: InteractionId(1 << 32), now: begins, ..request };
        let refused = publish(&world.store, &late, (GUILD, "Nile Cup"), &plan, None).await;
        assert_eq!(why_not(refused.map(drop)), Err(Refusal::Plan(NoPlan::Begins(NoBegin::Past))));
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
        why_not(cups::act(&self.store, &request, self.cup, act).await)
    }

    /// Somebody who may manage the server, or not, decides something as an organiser.
    async fn rule(&mut self, user: i64, manages_server: bool, ruling: Ruling) -> Result<(), Refusal> {
        let request = self.request(user, World::begins());
        why_not(organiser::rule(&self.store, &request, self.cup, manages_server, &ruling).await)
    }

    /// Does what is due, in a channel that takes all tables.
    async fn carry_on(&self, now: Millis) -> Next {
        loop {
            match cups::carry_on(&self.store, self.cup, now, Room::Enough).await.unwrap() {
                Next::Draws { .. } => {}
                next => return next,
            }
        }
    }

    async fn loaded(&self) -> Loaded {
        cups::loaded(&self.store, self.cup).await.unwrap()
    }

    fn begins() -> Millis {
        NOW.after(Duration::from_hours(1))
    }

    /// Gives up a game of which nothing could be shown, at a moment.
    async fn give_up(&self, game: GameId, now: Millis) {
        assert!(close_table::give_up_unseen(&self.store, game, now).await.unwrap());
    }

    /// Lets computer players play on, as if the channel had been shown the game, until nobody is left to.
    async fn play_to_the_end(&self, game: GameId, now: Millis) {
        while let Some(thought) = ai_move::thought(&self.store, game).await.unwrap() {
            let action = thought.choose(&mut SmallRng::seed_from_u64(1), &mut || true).unwrap();
            ai_move::act(&self.store, &thought, action, now).await.unwrap();
        }
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
    cups::act(&world.store, &request, world.cup, Act::SignUp).await.unwrap();
    let again = cups::act(&world.store, &request, world.cup, Act::SignUp).await;
    assert!(matches!(again, Err(Error::Repeated)), "{again:?}");
    // What is refused is not even written down as delivered.
    let request = world.request(7, NOW);
    for _ in 0..2 {
        let refused = why_not(cups::act(&world.store, &request, world.cup, Act::SignUp).await);
        assert_eq!(refused, Err(Refusal::InAlready));
    }
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
    world.database.meddle(&sql).await;
    // The other table is void: it counts as the mean.
    let later = World::begins().after(UNSEEN_FOR + DAY);
    world.give_up(loaded.tables[1].game, later).await;
    assert_eq!(world.due().await, Some(later));
    let Next::At(calls_end) = world.carry_on(later).await else { panic!("nobody is called") };
    let now = world.loaded().await;
    let points: Vec<u32> = now.cup.standings(&now.facts).iter().map(|one| one.points).collect();
    assert_eq!(points, [10, 6, 5, 5, 5, 3, 1]);
    assert_eq!(now.cup.standings(&now.facts)[0].number, finished.seated[0]);
    // Nobody sleeps who has not said it, on a server without a city.
    assert_eq!(calls_end, later.after(DAY * 2));

    // Four play in the final, which is called off too.
    let called = world.loaded().await.cup.standings(&now.facts);
    for standing in &called[..4] {
        let user = now.people[standing.number.0 as usize - 1].user.unwrap();
        world.act(user.0, Act::Here).await.unwrap();
    }
    assert_eq!(world.carry_on(later).await, Next::Waits);
    let game = world.loaded().await.tables[2].game;
    let last = later.after(UNSEEN_FOR + DAY);
    world.give_up(game, last).await;
    assert_eq!(world.carry_on(last).await, Next::Over);
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

/// One has left before, one was late twice: they lose the same as ever.
#[tokio::test]
async fn when_a_round_is_over_computer_players_finish_its_tables_and_the_scores_count() {
    let mut world = World::with(7).await;
    let Next::At(announces_at) = world.carry_on(World::begins()).await else { panic!("no round goes on") };
    let loaded = world.loaded().await;
    let tables: Vec<GameId> = loaded.tables.iter().map(|table| table.game).collect();
    let leaver = loaded.people[loaded.tables[0].seated[0].0 as usize - 1].user.unwrap();
    world.act(leaver.0, Act::Leave).await.unwrap();
    let Next::At(deadline) = world.carry_on(announces_at).await else { panic!("no round goes on") };
    assert_eq!(deadline, World::begins().after(DAY * 28));

    // The second deadline is not before the first: both are finished, and nothing is done twice.
    assert_eq!(world.carry_on(deadline).await, Next::Waits);
    let entries = world.loaded().await.cup.last_seq();
    assert_eq!(world.carry_on(deadline).await, Next::Waits);
    assert_eq!(world.loaded().await.cup.last_seq(), entries);
    for game in &tables {
        let (row, game) = app::whole(&world.store, GameRef::Game(*game)).await.unwrap();
        assert!(game.table().is_cut_short() && !row.terms.rated);
        world.play_to_the_end(row.id, deadline).await;
    }
    assert_eq!(world.due().await, Some(deadline));
    let mut tx = world.store.read().await.unwrap();
    assert_eq!(store::ratings::stored(&mut tx, GUILD).await.unwrap(), []);
    let of_season = results::of_season(&mut tx, GUILD, Quarter::of(deadline)).await.unwrap();
    assert_eq!(of_season.len(), 7);
    for finish in &of_season {
        let left = if finish.user == Some(leaver) { Left::Resigned } else { Left::RoundDeadline };
        assert_eq!(finish.left, left, "{finish:?}");
    }
    drop(tx);
    let loaded = world.loaded().await;
    let points: u32 = loaded.cup.standings(&loaded.facts).iter().map(|one| one.points).sum();
    assert_eq!(points, (10 + 6 + 3) + (9 + 5 + 1), "who has left gets nothing");
    let line = cups::table_of(&world.store, tables[0]).await.unwrap().unwrap().line;
    let Became::Over { brought, is_cut_short: true } = line.became else { panic!("{line:?}") };
    assert_eq!(brought.iter().map(|(_, points)| *points).collect::<Vec<_>>(), [10, 6, 3, 0]);
    assert_eq!(loaded.people[brought[3].0.0 as usize - 1].user, Some(leaver));
    // Four are asked whether they play in the final.
    assert!(matches!(world.carry_on(deadline).await, Next::At(at) if at > deadline));
}

/// Under rules that this version does not play, say.
#[tokio::test]
async fn a_table_that_cannot_be_played_on_is_void_when_its_round_is_over() {
    let world = World::with(7).await;
    world.carry_on(World::begins()).await;
    let frozen = world.loaded().await.tables[0].clone();
    let sql = format!("UPDATE deal SET rules = 99 WHERE game_id = {}", frozen.game);
    world.database.meddle(&sql).await;
    let deadline = World::begins().after(DAY * 28);
    world.carry_on(deadline).await;
    let loaded = world.loaded().await;
    assert_eq!(loaded.tables[0].status, Status::Cancelled);
    let standings = loaded.cup.standings(&loaded.facts);
    let points = |number: &Number| standings.iter().find(|one| one.number == *number).unwrap().points;
    assert!(frozen.seated.iter().all(|number| points(number) == VOID_POINTS));
    let line = cups::table_of(&world.store, frozen.game).await.unwrap().unwrap().line;
    assert_eq!((line.number, line.is_final, line.became), (frozen.number, false, Became::Void));
}

/// What `/ra-admin` and players can do elsewhere is for the organisers of the cup here.
#[tokio::test]
async fn nobody_looks_after_a_table_besides_the_organisers_of_its_cup() {
    let mut world = World::with(4).await;
    world.carry_on(World::begins()).await;
    let loaded = world.loaded().await;
    let (table, first) = (&loaded.tables[0], loaded.cup.tables()[0].number);
    let (row, game) = app::whole(&world.store, GameRef::Game(table.game)).await.unwrap();
    let in_cup = Some(InCup { cup: world.cup, table: first });
    assert_eq!((row.in_cup, game.table().in_cup), (in_cup, in_cup));
    let request = |world: &mut World, user| Request { game: Some(table.game), ..world.request(user, NOW) };
    let refused = |error: Error, what| {
        let refusal = Refused::Game(GameRefusal::NotInCup(what));
        assert!(matches!(&error, Error::Refused(refused) if *refused == refusal), "{error:?}");
    };
    let own = request(&mut world, 1000);
    refused(
        close_table::cancel(&world.store, &own, Right::Guild(GUILD)).await.unwrap_err(),
        NotInCup::CallOff,
    );
    let own = request(&mut world, 1000);
    refused(
        cancel_vote::at_once(&world.store, &own, AtOnce::Guild(GUILD)).await.unwrap_err(),
        NotInCup::CallOff,
    );
    let (own, pause) = (request(&mut world, 1000), AdminAct::Hold(None));
    refused(admin::act(&world.store, &own, GUILD, &pause).await.unwrap_err(), NotInCup::OtherTime);
    let (own, to) = (request(&mut world, 1000), Person { user: UserId(9), name: "P9".to_owned() });
    let offered = seat_offers::offer(&world.store, &own, UserId(1), &to, Some(GUILD)).await;
    refused(offered.unwrap_err(), NotInCup::GiveSeat);
    let asked = cancel_vote::to_confirm(&world.store, table.game, UserId(1), NOW).await;
    refused(asked.unwrap_err(), NotInCup::CancelVote);
}

/// Some have never been told what is obvious, some have chosen much, some nothing.
#[tokio::test]
async fn the_same_is_obvious_for_everybody_at_a_table() {
    let world = World::with(4).await;
    let sql = "INSERT INTO reader (user_id, autoplay_level, autoplay_told_at) VALUES (1, 3, 1), (2, 0, 1), (3, NULL, 1)";
    world.database.meddle(sql).await;
    world.carry_on(World::begins()).await;
    let table = world.loaded().await.tables[0].game;
    let (row, game) = app::whole(&world.store, GameRef::Game(table)).await.unwrap();
    let leaving = &game.ahead().leaving;
    assert_eq!(leaving.len(), 4);
    for one in leaving {
        assert_eq!((one.autoplay, one.is_new), (row.terms.autoplay, false), "{}", one.user);
    }
}

/// What stands in the database is read as it was, whatever an organiser has written.
#[tokio::test]
async fn entries_are_read_as_they_were_written() {
    let world = World::with(3).await;
    let reason = Reason::read("it's \"over\"; DROP TABLE cup: 🐫").unwrap();
    let mut tx = world.store.write().await.unwrap();
    let line = world.loaded().await.cup.next_line(NOW, ra_table::cup::Actor::Program, Entry::Cancel(reason));
    ra_bot::store::cups::append(&mut tx, world.cup, &line).await.unwrap();
    let lines = ra_bot::store::cups::lines(&mut tx, world.cup).await.unwrap();
    assert_eq!(lines.last(), Some(&line));
    let twice = ra_bot::store::cups::append(&mut tx, world.cup, &line).await;
    assert!(matches!(twice, Err(ra_bot::store::Error::Taken)));
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
    let later = World::begins().after(DAY * 3);
    let edit = Ruling::Edit(PlanChange { begins: Some(later), ..PlanChange::default() }, RoleChange::Keep);
    world.rule(2000, false, edit.clone()).await.unwrap();
    assert_eq!(world.loaded().await.cup.starts_at(), later);
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
    assert_eq!(world.rule(1000, false, edit).await, Err(Refusal::Begun));
}

#[tokio::test]
async fn who_is_dropped_gives_up_their_seats_and_nobody_rules_on_their_own_table() {
    let mut world = World::with(7).await;
    world.carry_on(World::begins()).await;
    let table = world.loaded().await.tables[0].clone();
    let [own, other] = [0, 1].map(|seat: usize| user_of(table.seated[seat]));
    let drop_other = || Ruling::Drop(UserId(other), reason());
    let void = || Ruling::Void(table.number, reason());
    assert_eq!(world.rule(own, false, drop_other()).await, Err(Refusal::Opponent));
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
        world.database.meddle(&sql).await;
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
