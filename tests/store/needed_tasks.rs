//! Which tasks the rest of the database needs.

use std::time::Duration;

use ra::rules::Seat;
use ra_bot::app::{notifications, repair};
use ra_bot::store::cups::{self, CupRow};
use ra_bot::store::games::GameRow;
use ra_bot::store::tasks::{self, Kind, NeedsShard, NewTask};
use ra_bot::store::{
    cancel_vote, channel_panels, cup_announcements, cup_news, films, lobbies, needed_tasks, open_seats,
    table_watches, untold_seasons,
};
use ra_table::clock::Paces;
use ra_table::cup::{self, Actor, Cup, CupName, Kind as CupKind, Line, News, Plan};
use ra_table::game::lobby::Status;
use ra_table::game::{CancelVote, Closing, Number, OpenSeat};
use ra_table::id::{ChannelId, CupId, GameId, GuildId, UserId};
use ra_table::language::Language;
use ra_table::season::Quarter;
use ra_table::time::Millis;

use crate::support::database::TestDatabase;
use crate::support::running::{insert, running};
use crate::support::simulated::fill;

const DAY: Duration = Duration::from_hours(24);
/// When everything has begun to wait.
const BEGIN: Millis = Millis(1_000_000);

/// The task that tells of a quarter's end.
fn season_end(guild: GuildId, quarter: Quarter) -> NewTask {
    let key = format!("{guild}:{quarter}");
    NewTask { kind: Kind::SeasonEnd, key, shard: NeedsShard::Of(Some(guild)), due: quarter.end() }
}

/// Whatever loses its task, it is found that it needs one.
#[tokio::test]
async fn a_task_that_is_needed_is_missed() {
    let database = TestDatabase::new().await;
    let store = database.open().await;
    let (guild, channel, [game, lobby]) = (GuildId(1), ChannelId(9), [GameId(1), GameId(2)]);
    let mut tx = store.write().await.unwrap();
    insert(&mut tx, running(BEGIN)).await;
    let asked = CancelVote { by: Number(0), asked_at: BEGIN, agreed: Vec::new(), ended: None };
    cancel_vote::put(&mut tx, game, &asked, BEGIN).await.unwrap();
    let seat = Seat::new(1).unwrap();
    let free = OpenSeat { seat, since: 3, owner: Number(1), has_left: true, from: BEGIN };
    open_seats::put(&mut tx, game, &[free], BEGIN).await.unwrap();
    channel_panels::put(&mut tx, guild, channel, Language::En, BEGIN).await.unwrap();
    films::ask(&mut tx, game, channel, BEGIN).await.unwrap();
    for user in [UserId(7), UserId(8)] {
        table_watches::ask(&mut tx, (guild, user), Paces::All, BEGIN, BEGIN).await.unwrap();
    }
    let quarter: Quarter = "2026-Q4".parse().unwrap();
    assert!(untold_seasons::note(&mut tx, guild, quarter).await.unwrap());
    assert!(!untold_seasons::note(&mut tx, guild, quarter).await.unwrap());
    tasks::put(&mut tx, &[season_end(guild, quarter)]).await.unwrap();
    let table = GameRow { lobby_channel: channel, status: Status::Lobby, ..running(BEGIN) };
    assert_eq!(insert(&mut tx, table).await, lobby);
    lobbies::set_closing(&mut tx, lobby, Closing { tell_at: Some(BEGIN), closes_at: BEGIN }).await.unwrap();
    lobbies::put_tasks(&mut tx, lobby, BEGIN, BEGIN).await.unwrap();
    table_watches::set_known(&mut tx, (guild, UserId(8)), lobby).await.unwrap();
    tasks::put_of_game(&mut tx, Kind::Board, game, BEGIN).await.unwrap();
    for (id, ended) in [(CupId(1), false), (CupId(2), true)] {
        let row = CupRow {
            id,
            guild,
            channel,
            name: CupName::read("Nile Cup").unwrap(),
            language: Language::En,
            role: None,
            seed: [7; 32],
            published_at: BEGIN,
        };
        cups::insert(&mut tx, &row).await.unwrap();
        cups::put_task(&mut tx, &row, BEGIN).await.unwrap();
        let entry = Cup::publish(Plan::of_kind(CupKind::Quick, BEGIN.after(DAY)), BEGIN).unwrap();
        let actor = Actor::Person(cup::Number(1));
        cups::append(&mut tx, id, &Line { seq: 1, at: BEGIN, actor, entry }).await.unwrap();
        cup_announcements::begin(&mut tx, id, guild, BEGIN).await.unwrap();
        let news = [News { mentions: Vec::new(), due: BEGIN }];
        cup_news::add(&mut tx, &row, 1, &news, BEGIN).await.unwrap();
        if ended {
            cups::end(&mut tx, id, BEGIN).await.unwrap();
        }
    }
    tx.commit().await.unwrap();

    let missing = async || needed_tasks::missing(&mut store.read().await.unwrap()).await.unwrap();
    assert_eq!(missing().await, []);
    database.meddle("DELETE FROM task").await;
    let missing: Vec<_> = missing().await.into_iter().map(|task| (task.kind, task.key)).collect();
    let needed = [
        (Kind::Board, "1"),
        (Kind::CancelVote, "1"),
        (Kind::Cup, "1"),
        (Kind::CupAnnouncement, "1"),
        (Kind::CupAnnouncement, "2"),
        (Kind::CupNews, "1"),
        (Kind::CupNews, "2"),
        (Kind::Film, "1"),
        (Kind::Lobby, "2"),
        (Kind::OpenSeat, "1"),
        (Kind::Panel, "9"),
        (Kind::SeasonEnd, "1:2026-Q4"),
        (Kind::TableWatch, "1:7"),
    ];
    assert_eq!(missing, needed.map(|(kind, key)| (kind.word().to_owned(), key.to_owned())));
}

/// They are found by reading, and a clock may be set nearer before they are written.
#[tokio::test]
async fn what_is_written_as_missing_moves_nothing_to_a_later_moment() {
    let database = TestDatabase::new().await;
    let store = database.open().await;
    let clock = |due| NewTask { kind: Kind::Clock, key: "1".to_owned(), shard: NeedsShard::No, due };
    for (missing, due) in [(7, 7), (9, 7), (5, 5)] {
        repair::write(&store, &[clock(Millis(missing))]).await.unwrap();
        let task = tasks::listed(&mut store.read().await.unwrap(), Kind::Clock, "1").await.unwrap().unwrap();
        assert_eq!(task.due_at, Some(Millis(due)));
    }
    store.close().await;
}

/// While the database fails nobody knows what a game needs: a task that looked then has to look again.
#[tokio::test]
async fn what_a_game_needs_is_not_known_while_the_database_fails() {
    let database = TestDatabase::new().await;
    let store = database.open().await;
    fill(&store, 1).await;
    database.meddle("UPDATE game SET shown_seq = last_seq").await;
    let (game, user, now) = (GameId(1), UserId(i64::MAX), Millis(2_000_000_000_000));
    let waiting = async || notifications::games_of(&store, user, now).await.map(|games| games.len());
    let looked = async || repair::of_games(&store, GameId(0), now).await.map(|looked| looked.last);
    assert_eq!((waiting().await.unwrap(), looked().await.unwrap()), (1, Some(game)));
    database.meddle("ALTER TABLE entry RENAME TO away").await;
    assert!(waiting().await.is_err() && looked().await.is_err());
    database.meddle("ALTER TABLE away RENAME TO entry").await;
    assert_eq!((waiting().await.unwrap(), looked().await.unwrap()), (1, Some(game)));
    // One that cannot be read stops nobody.
    database.meddle("UPDATE game SET edition = 'other'").await;
    assert_eq!((waiting().await.unwrap(), looked().await.unwrap()), (0, Some(game)));
    store.close().await;
}
