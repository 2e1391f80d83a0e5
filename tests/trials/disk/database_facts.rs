//! What a database says that people have done, without moments and numbers that are others in each run. What somebody has
//! decided and can still take back counts as played: that is what they were told.

use std::collections::BTreeSet;
use std::path::Path;

use local_discord::LocalDiscord;
use ra_bot::app::{self, GameRef, due_game, repair};
use ra_bot::store::games::{self, GameRow};
use ra_bot::store::{
    Store, dated_settings, direct_messages, entries, people, reader_preferences, seat_offers, servers,
};
use ra_table::game::lobby::Status;
use ra_table::game::{Actor, Game, Number, Orders};
use ra_table::id::{GameId, GuildId};
use ra_table::time::Millis;

use crate::support::dealt::user;
use crate::support::server::PEOPLE;

/// A sentence each.
pub(crate) type Facts = BTreeSet<String>;

/// The facts of a database that may be in use; it is looked through for damage, too.
pub(crate) async fn of(discord: &LocalDiscord, database: &Path) -> Facts {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_copy(database, &folder.path().join("copy.sqlite")).await.unwrap();
    // A change and the tasks that follow from it are written together.
    let missing = repair::missing(&store, Millis(discord.now_ms())).await.unwrap();
    assert_eq!(missing, [], "tasks are missing");
    let facts = read(discord, &store).await;
    store.close().await;
    facts
}

/// Whether everything that is decided is played, in a database that may be in use, and everybody has been shown it.
pub(crate) async fn is_settled(database: &Path) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_copy(database, &folder.path().join("copy.sqlite")).await.unwrap();
    let mut is_settled = true;
    for (row, game) in running(&store).await {
        is_settled &= game.ahead().pending.as_ref().is_none() && row.shown == Some(row.seq);
    }
    store.close().await;
    is_settled
}

async fn running(store: &Store) -> Vec<(GameRow, Game)> {
    let (mut all, mut running) = (rows(store).await, Vec::new());
    all.retain(|row| row.status == Status::Running);
    for row in all {
        running.push(app::whole(store, GameRef::Game(row.id)).await.unwrap());
    }
    running
}

/// All games there ever were.
async fn rows(store: &Store) -> Vec<GameRow> {
    let mut tx = store.read().await.unwrap();
    let mut rows = Vec::new();
    while let Some(row) = games::by_id(&mut tx, GameId(rows.len() as i64 + 1)).await.unwrap() {
        rows.push(row);
    }
    rows
}

/// The facts of a database that is open, and a copy: nobody goes on with it.
pub(crate) async fn read(discord: &LocalDiscord, store: &Store) -> Facts {
    for (row, game) in running(store).await {
        if let Some(pending) = game.ahead().pending.as_ref() {
            due_game::look_after(store, row.id, pending.until).await.unwrap();
        }
    }
    let mut facts = Facts::new();
    let mut tx = store.read().await.unwrap();
    for row in rows(store).await {
        let number = row.id;
        let sitting = people::all(&mut tx, row.id).await.unwrap();
        let name = |number: Number| {
            let one = sitting.people.iter().find(|one| one.number == number).unwrap();
            if one.person.who.user().is_some() {
                one.person.name.clone()
            } else {
                "a computer player".to_owned()
            }
        };
        of_row(&mut facts, &row, &name(row.host));
        if matches!(row.status, Status::Running | Status::Over) {
            // Every game can be replayed, whatever has befallen the disk.
            let (_, game) = app::whole(store, GameRef::Game(row.id)).await.unwrap();
            let given = game.ahead().given.iter();
            facts.extend(given.map(|given| format!("game {number}: {:?} {:?}", given.seat, given.plan)));
            facts.extend(
                game.ahead().orders.iter().map(|orders| format!("game {number}: {}", ordered(orders))),
            );
        }
        facts.extend(sitting.people.iter().map(|one| format!("game {number}: has {}", name(one.number))));
        for who in PEOPLE {
            let offer = seat_offers::to(&mut tx, row.id, user(discord, who)).await.unwrap();
            let of = offer.and_then(|offer| PEOPLE.iter().find(|owner| user(discord, owner) == offer.of));
            facts.extend(of.map(|of| format!("game {number}: {who} is offered the chair of {of}")));
        }
        let owners = sitting.owners.iter();
        facts.extend(owners.map(|(_, owner)| format!("game {number}: {} plays", name(*owner))));
        let lines = entries::all(&mut tx, row.id).await.unwrap().into_iter();
        let by = |actor: Actor| match actor {
            Actor::Person(number) => Some(name(number)),
            Actor::Program => Some("the program".to_owned()),
            // How far it comes depends on how much time there is.
            Actor::Computer(_) | Actor::StandIn => None,
        };
        let done = lines.filter_map(|line| Some(format!("{}: {}", by(line.actor)?, line.words)));
        facts.extend(done.enumerate().map(|(count, done)| format!("game {number}, {count}: {done}")));
    }
    for who in PEOPLE {
        let user = user(discord, who);
        let wish = direct_messages::wish_of(&mut tx, user).await.unwrap();
        // That somebody was asked for their settings is noted after they are answered, and promised to nobody.
        let all = dated_settings::all(&mut tx, user).await.unwrap();
        if let Some(setting) = all.last().filter(|setting| setting.habits.zone.is_some()) {
            facts.insert(format!("{who}: {:?} {:?}", setting.habits.zone, setting.habits.nights));
        }
        if wish.direct || all.last().is_some_and(|setting| setting.direct) {
            facts.insert(format!("{who}: direct messages"));
        }
        facts.insert(format!("{who}: {:?}", reader_preferences::of(store, user).await.unwrap().chosen));
    }
    let guild = GuildId(i64::try_from(discord.guild().0).unwrap());
    facts.insert(format!("the server: {:?}", servers::of(&mut tx, guild).await.unwrap()));
    facts
}

fn of_row(facts: &mut Facts, row: &GameRow, host: &str) {
    let GameRow { id, status, seats, terms, .. } = row;
    facts.insert(format!("game {id}: {status:?} {seats} {host} {terms:?}"));
}

/// Somebody's orders without their moment, which is another each time.
fn ordered(orders: &Orders) -> String {
    let Orders { seat, draw, draw_here, auction, quick, ask_since: _, decided_at: _ } = orders;
    let [draw, here] =
        [draw, draw_here].map(|order| order.as_ref().map(|order| (order.until(), order.stop_at())));
    let auction = auction.map(|order| (order.answer, order.most_added));
    format!("{seat:?} draws {draw:?}, here {here:?}, answers {auction:?}, quick {quick}")
}
