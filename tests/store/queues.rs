//! What the program has to do by time waits in queues of the database, of which a look takes the first few. Whatever
//! fails goes behind all that wait: however many never succeed, everything has its turn.

use std::collections::BTreeSet;
use std::time::Duration;

use ra::rules::Seat;
use ra_bot::app::delivery::{self, Failure, MessageState, Pause};
use ra_bot::app::overdue;
use ra_bot::store::boards::{self, BoardRow};
use ra_bot::store::calls::{self, CallMessage, CallRow};
use ra_bot::store::games::{self, GameRow};
use ra_bot::store::tasks::{self, Kind, NeedsShard, NewTask};
use ra_bot::store::unconfirmed::Part;
use ra_bot::store::{
    Store, calling_off, due, free_chairs, lobbies, needed_tasks, posters, table_watches, unconfirmed,
};
use ra_table::clock::Paces;
use ra_table::game::lobby::Status;
use ra_table::game::{Called, CallingOff, Closing, FreeChair, Number, Stage};
use ra_table::id::{ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;

use crate::support::dealt::running;

/// More than a look takes of any queue.
const MANY: i64 = 120;
/// When everything has begun to wait.
const BEGIN: Millis = Millis(1_000_000);

async fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
    (folder, store)
}

/// Games of which their channels have been shown nothing.
async fn games(store: &Store) -> Vec<GameId> {
    let mut tx = store.write().await.unwrap();
    let mut games = Vec::new();
    for number in 0..MANY {
        let channel = ChannelId(number + 1);
        let row = GameRow { lobby_channel: channel, channel: Some(channel), ..running(BEGIN) };
        games.push(games::insert(&mut tx, &row).await.unwrap());
    }
    tx.commit().await.unwrap();
    games
}

/// A failure that may be tried again after a minute.
fn failure(at: Millis) -> Failure {
    Failure { at, pause: Pause::Growing(Duration::from_secs(60)) }
}

/// Looks again and again, each time in vain; what it was tried for must come to everything before long.
async fn check(look: impl AsyncFn(Millis) -> Vec<i64>) {
    let mut tried = BTreeSet::new();
    for second in 1..=10 {
        let now = BEGIN.after(Duration::from_secs(1_000_000 + second));
        let found = look(now).await;
        assert!(!found.is_empty() && found.len() < MANY as usize, "a look takes {}", found.len());
        tried.extend(found);
        if tried.len() == MANY as usize {
            return;
        }
    }
    panic!("only {} of {MANY} had a turn", tried.len());
}

/// Discord takes nothing of these games; returns their numbers.
async fn not_taken(store: &Store, found: Vec<GameId>, now: Millis) -> Vec<i64> {
    for game in &found {
        let state = MessageState::NotTaken { game: *game, failure: failure(now) };
        delivery::note(store, &[state]).await.unwrap();
    }
    found.into_iter().map(|game| game.0).collect()
}

#[tokio::test]
async fn boards_that_no_channel_takes() {
    let (_folder, store) = store().await;
    games(&store).await;
    check(async |now| {
        let found = games::behind(&store, now, now).await.unwrap();
        not_taken(&store, found, now).await
    })
    .await;
}

/// Games of which something has been shown, and that are due.
async fn due_games(store: &Store) -> Vec<GameId> {
    let games = games(store).await;
    let mut tx = store.write().await.unwrap();
    for game in &games {
        boards::set_shown(&mut tx, *game, 1).await.unwrap();
        due::set(&mut tx, *game, Some(BEGIN)).await.unwrap();
    }
    tx.commit().await.unwrap();
    games
}

#[tokio::test]
async fn games_that_cannot_be_looked_after() {
    let (_folder, store) = store().await;
    due_games(&store).await;
    check(async |now| {
        let found = due::since(&store, now).await.unwrap();
        for game in &found {
            overdue::failed(&store, *game, now).await.unwrap();
        }
        found.into_iter().map(|game| game.0).collect()
    })
    .await;
}

/// One fault keeps nobody waiting for long, and what keeps failing is looked at every ten minutes.
#[tokio::test]
async fn a_game_that_cannot_be_looked_after_is_tried_again_soon_and_then_later() {
    let (_folder, store) = store().await;
    let game = due_games(&store).await[0];
    let pauses = async |count: usize| {
        let mut pauses = Vec::new();
        for _ in 0..count {
            overdue::failed(&store, game, BEGIN).await.unwrap();
            let mut tx = store.read().await.unwrap();
            let row = games::by_id(&mut tx, game).await.unwrap().unwrap();
            pauses.push(row.due_at.unwrap().since(BEGIN).as_secs());
        }
        pauses
    };
    assert_eq!(pauses(7).await, [5, 20, 80, 320, 600, 600, 600]);
    let mut tx = store.write().await.unwrap();
    due::set(&mut tx, game, Some(BEGIN)).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(pauses(2).await, [5, 20], "what was looked after begins anew");
}

#[tokio::test]
async fn messages_of_which_nothing_is_heard() {
    let (_folder, store) = store().await;
    for game in games(&store).await {
        let part = Part { game, channel: Some(ChannelId(game.0)), from_seq: -1, to_seq: 1 };
        let sent = MessageState::PerhapsSent(part.by(InteractionId(game.0), None, BEGIN));
        delivery::note(&store, &[sent]).await.unwrap();
    }
    check(async |now| {
        let found = unconfirmed::before(&store, now, now).await.unwrap();
        let later: Vec<_> = found
            .iter()
            .map(|sent| MessageState::StillUnknown { id: sent.id, failure: failure(now), unread: false })
            .collect();
        delivery::note(&store, &later).await.unwrap();
        found.into_iter().map(|sent| sent.id.0).collect()
    })
    .await;
}

#[tokio::test]
async fn boards_that_do_not_shrink() {
    let (_folder, store) = store().await;
    for game in games(&store).await {
        let board = |message, to_seq| {
            let channel = ChannelId(game.0);
            let post = BoardRow { message: MessageId(message), game, channel, from_seq: -1, to_seq };
            MessageState::Sent { id: InteractionId(message), board: post, called: None }
        };
        delivery::note(&store, &[board(2 * game.0, 1), board(2 * game.0 + 1, 2)]).await.unwrap();
    }
    check(async |now| {
        let found = boards::stale(&store, now).await.unwrap();
        let later: Vec<_> = found
            .iter()
            .map(|post| MessageState::NotShrunk { message: post.board.message, failure: failure(now) })
            .collect();
        delivery::note(&store, &later).await.unwrap();
        found.into_iter().map(|post| post.board.message.0).collect()
    })
    .await;
}

#[tokio::test]
async fn calls_that_cannot_be_deleted() {
    let (_folder, store) = store().await;
    for game in games(&store).await {
        let call = Called { user: UserId(3), question: 1, stage: Stage::Called, at: None };
        let ping = CallRow { game, call, message: CallMessage::There(ChannelId(1), MessageId(game.0)) };
        let mut tx = store.write().await.unwrap();
        calls::set(&mut tx, &ping).await.unwrap();
        calls::done(&mut tx, game, &call).await.unwrap();
        tx.commit().await.unwrap();
    }
    check(async |now| {
        let found = calls::to_delete(&store, now).await.unwrap();
        let later: Vec<_> = found
            .iter()
            .map(|call| MessageState::NotDeleted { call: *call, failure: failure(now) })
            .collect();
        delivery::note(&store, &later).await.unwrap();
        found.into_iter().map(|call| call.game.0).collect()
    })
    .await;
}

/// A board that its channel has taken after all may be followed by the next one at once.
#[tokio::test]
async fn a_channel_that_takes_boards_again_waits_for_nothing() {
    let (_folder, store) = store().await;
    let game = games(&store).await[0];
    let is_behind = async || {
        let behind = games::behind(&store, BEGIN.after(Duration::from_secs(1)), BEGIN).await.unwrap();
        behind.contains(&game)
    };
    let held_back = [MessageState::NotTaken { game, failure: failure(BEGIN) }];
    delivery::note(&store, &held_back).await.unwrap();
    assert!(!is_behind().await);
    delivery::release(&store, GuildId(2)).await.unwrap();
    assert!(!is_behind().await, "something has changed elsewhere");
    delivery::release(&store, GuildId(1)).await.unwrap();
    assert!(is_behind().await);
    delivery::note(&store, &held_back).await.unwrap();
    let post = BoardRow { message: MessageId(7), game, channel: ChannelId(1), from_seq: -1, to_seq: 0 };
    delivery::note(&store, &[MessageState::Sent { id: InteractionId(7), board: post, called: None }])
        .await
        .unwrap();
    assert!(is_behind().await);
}

/// Whatever loses its task, it is found that it needs one.
#[tokio::test]
async fn a_task_that_is_needed_is_missed() {
    let (folder, store) = store().await;
    let (guild, channel, [game, lobby]) = (GuildId(1), ChannelId(9), [GameId(1), GameId(2)]);
    let mut tx = store.write().await.unwrap();
    games::insert(&mut tx, &running(BEGIN)).await.unwrap();
    let asked = CallingOff { by: Number(0), asked_at: BEGIN, agreed: Vec::new(), ended: None };
    calling_off::put(&mut tx, game, &asked, BEGIN).await.unwrap();
    let seat = Seat::new(1).unwrap();
    let free = FreeChair { seat, since: 3, owner: Number(1), has_left: true, from: BEGIN };
    free_chairs::put(&mut tx, game, &[free], BEGIN).await.unwrap();
    posters::put(&mut tx, (guild, channel), Language::En, BEGIN).await.unwrap();
    for user in [UserId(7), UserId(8)] {
        table_watches::ask(&mut tx, (guild, user), Paces::All, (BEGIN, BEGIN)).await.unwrap();
    }
    let table = GameRow { lobby_channel: channel, status: Status::Lobby, ..running(BEGIN) };
    assert_eq!(games::insert(&mut tx, &table).await.unwrap(), lobby);
    lobbies::set_closing(&mut tx, lobby, Closing { tell_at: Some(BEGIN), closes_at: BEGIN }).await.unwrap();
    lobbies::put_tasks(&mut tx, lobby, BEGIN, BEGIN).await.unwrap();
    table_watches::set_known(&mut tx, (guild, UserId(8)), lobby).await.unwrap();
    let only = NewTask { kind: Kind::LeftServer, key: String::new(), shard: NeedsShard::No, due: BEGIN };
    tasks::ensure(&mut tx, &only).await.unwrap();
    tx.commit().await.unwrap();

    let missing = async || needed_tasks::missing(&mut store.read().await.unwrap()).await.unwrap();
    assert_eq!(missing().await, []);
    crate::support::meddle(&folder.path().join("ra.sqlite"), "DELETE FROM task").await;
    let missing: Vec<_> = missing().await.into_iter().map(|task| (task.kind, task.key)).collect();
    let needed = [
        (Kind::CancelVote, "1"),
        (Kind::LeftServer, ""),
        (Kind::Lobby, "2"),
        (Kind::OpenSeat, "1"),
        (Kind::Panel, "9"),
        (Kind::TableWatch, "1:7"),
    ];
    assert_eq!(missing, needed.map(|(kind, key)| (kind.word().to_owned(), key.to_owned())));
}
