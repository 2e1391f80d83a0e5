//! The end of a game: told at once to whoever is awake, and to the others once, as soon as they wake.

use ra_bot::app::message_state::Route;
use ra_bot::app::{Person, Request};
use ra_bot::store::tasks::Kind;
use ra_table::id::{GameId, InteractionId};
use serde_json::Value;

use super::watched_server::nearly_played;
use super::whole_games;
use crate::support::clicks::{id, presses};
use crate::support::dealt::THREE;
use crate::support::hours::{DAY, HOUR, MINUTE, due_in_games};
use crate::support::server::{PEOPLE, Says, Server, command, play_at_once, words};

/// A game of three before its last action, and whose turn it is, with those who come after them.
pub(super) async fn before_the_end(server: &Server) -> (GameId, [&'static str; 3], String) {
    let (dealt, last) = nearly_played(THREE, 1);
    let game = server.deal(dealt).await;
    let seat = server.round(game).await.state().to_act().unwrap().index();
    (game, [0, 1, 2].map(|after| PEOPLE[(seat + after) % 3]), command(last[0]))
}

impl Server {
    fn mention(&self, who: &str) -> String {
        format!("<@{}>", self.user(who))
    }

    /// The messages of a channel that say this.
    pub(super) fn telling(&self, channel: &str, part: &str) -> Vec<Value> {
        let mut messages = self.messages("Seti", channel);
        messages.retain(|message| words(message).contains(part));
        messages
    }
}

fn is_last_board(message: &Value) -> bool {
    presses(message).iter().any(|press| press.starts_with("again:"))
}

#[tokio::test]
async fn it_is_told_at_once_to_who_is_awake_and_to_who_sleeps_when_they_wake() {
    let mut server = Server::start().await;
    server.turn_to(23, 0).await;
    let (game, [ends, awake, asleep], last) = before_the_end(&server).await;
    server.sleeps(asleep, (22, 0), (6, 0)).await;
    server.pinged("ra");
    server.run(ends, "ra", &last).await;
    let told = server.told("Seti", "ra", "· the end").await;
    for (who, is_mentioned) in [(ends, true), (awake, true), (asleep, false)] {
        assert_eq!(told.contains(&server.mention(who)), is_mentioned, "{who}: {told}");
    }
    told.says("game 1 is over.");
    // Why it is over, and what led to that since the board before.
    told.says("**Epoch 3 is over**: all suns are spent.").says(" won with ");
    server.settled(game).await;
    assert_eq!(server.pinged("ra"), [awake], "who ended it is looking");
    server.pass_time(5 * HOUR).await;
    assert_eq!(server.pinged("ra"), [""; 0], "at night");

    server.turn(2 * HOUR + MINUTE).await;
    let told = server.told("Seti", "ra", &format!("{}, game 1 is over: ", server.mention(asleep))).await;
    let board = server.telling("ra", "· the end").pop().unwrap();
    assert!(is_last_board(&board) && told.contains(&format!("/{})", id(&board).0)), "{told}");
    assert_eq!(server.pinged("ra"), [asleep]);
    server.until_nothing_is_due().await;
    server.restart().await;
    server.pass_time(DAY).await;
    assert_eq!(server.pinged("ra"), [""; 0], "once");
    assert_eq!(server.telling("ra", "game 1 is over").len(), 2, "and it stays");
    server.end().await;
}

/// Those who wake within the same hour are told by one message; where nobody may write any more, by direct message.
#[tokio::test]
async fn all_who_wake_in_the_same_hour_are_told_by_one_message() {
    for is_hidden in [false, true] {
        let server = Server::start().await;
        server.turn_to(23, 0).await;
        let (game, [ends, soon, later], last) = before_the_end(&server).await;
        server.sleeps(soon, (22, 0), (6, 0)).await;
        server.sleeps(later, (22, 0), (6, 40)).await;
        server.run(ends, "ra", &last).await;
        server.settled(game).await;
        server.pinged("ra");
        if is_hidden {
            server.deny("ra", &["SEND_MESSAGES"]);
        }
        server.pass_time(7 * HOUR + 10 * MINUTE).await;
        assert_eq!(server.pinged("ra"), [""; 0], "not all of them are awake");
        server.pass_time(31 * MINUTE).await;
        if is_hidden {
            for who in [soon, later] {
                server.told(who, "dm", "Game 1 is over: ").await;
            }
        } else {
            let told = server.told("Seti", "ra", "game 1 is over: ").await;
            assert!([soon, later].iter().all(|who| told.contains(&server.mention(who))), "{told}");
            assert_eq!(server.telling("ra", "game 1 is over: ").len(), 1);
        }
        server.pass_time(DAY).await;
        for who in [soon, later] {
            assert_eq!(server.times_told(who, "dm", "is over"), usize::from(is_hidden), "{who}");
        }
        server.end().await;
    }
}

/// The last action comes from elsewhere while the bot does not see the channel. The end is left alone, and shown there once
/// the bot sees it again.
#[tokio::test]
async fn an_end_that_the_channel_does_not_take_is_told_later() {
    let server = Server::start().await;
    let (dealt, last) = nearly_played(THREE, 1);
    let game = server.deal(dealt).await;
    let ends = server.to_act(game).await;
    server.deny("ra", &["VIEW_CHANNEL"]);
    let request = Request {
        interaction: InteractionId(1),
        route: Route::Post,
        channel: server.channel("ra"),
        game: Some(game),
        question: None,
        person: Person { user: server.user(&ends), name: ends },
        now: server.now(),
    };
    play_at_once(&server.store, &request, &last[0].into()).await.unwrap();
    server.until_done(Kind::Board).await;
    assert!(server.round(game).await.row.is_held_back);
    server.allow("ra", &["VIEW_CHANNEL"]);
    server.told("Seti", "ra", "· the end").await;
    server.end().await;
}

/// Who has only just acted learns it, too: only who ended the game is looking at its end.
#[tokio::test]
async fn all_are_called_to_it_but_who_brought_it_about() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let (dealt, last) = nearly_played(THREE, 3);
    let game = server.deal(dealt).await;
    let mut ended = String::new();
    for action in last {
        ended = server.to_act(game).await;
        server.settled(game).await;
        server.pinged("ra");
        server.run(&ended, "ra", &command(action)).await;
    }
    server.told("Seti", "ra", "· the end").await;
    server.until_nothing_is_due().await;
    let mut pinged = server.pinged("ra");
    pinged.sort();
    let mut others: Vec<&str> = PEOPLE[..3].iter().copied().filter(|who| *who != ended).collect();
    others.sort_unstable();
    assert_eq!(pinged, others);
    server.pass_time(DAY).await;
    assert_eq!(server.pinged("ra"), [""; 0], "once");
    server.end().await;
}

/// All of them wake at the same moment.
#[tokio::test]
async fn who_wants_direct_messages_is_told_by_one() {
    let server = Server::start().await;
    server.turn_to(12, 0).await;
    let (game, [ends, directly, asleep], last) = before_the_end(&server).await;
    server.run(directly, "ra", "/ra settings calls:\"by direct message\"").await;
    server
        .run(asleep, "ra", "/ra settings calls:\"by direct message\" city:Reykjavik sleep:11:00-14:00")
        .await;
    server.pinged("ra");
    server.run(ends, "ra", &last).await;
    server.told(directly, "dm", "Game 1 is over: ").await;
    server.settled(game).await;
    assert_eq!(server.pinged("ra"), [""; 0]);
    assert!(server.read(asleep, "dm").iter().all(|told| !told.contains("is over")));
    server.turn(2 * HOUR + MINUTE).await;
    server.told(asleep, "dm", "Game 1 is over: ").await;
    server.until_nothing_is_due().await;
    for who in [directly, asleep] {
        assert_eq!(server.times_told(who, "dm", "Game 1 is over: "), 1, "{who}");
    }
    assert_eq!(server.pinged("ra"), [""; 0]);
    // Nothing else is left to be told.
    let due = due_in_games(&server.store, server.now().after(365 * DAY)).await;
    assert!(due.iter().all(|(kind, _)| kind == "notification"), "{due:?}");
    server.pass_time(2 * DAY).await;
    assert_eq!(due_in_games(&server.store, server.now().after(365 * DAY)).await, []);
    server.end().await;
}

/// What is left of the table's message says how it ended, and leads to the last board.
#[tokio::test]
async fn the_tables_message_leads_to_the_last_board() {
    let server = Server::start().await;
    let channel = server.begin(2, "").await;
    whole_games::play(&server, &channel, 3).await;
    server.told("Seti", &channel, "· the end").await;
    let board = server.telling(&channel, "· the end").into_iter().find(is_last_board).unwrap();
    let table = server.told("Seti", "ra", "Game 1 is over: ").await;
    let link =
        format!("(https://discord.com/channels/{}/{channel}/{})", server.discord.guild().0, id(&board).0);
    let linked = server.told("Seti", "ra", &link).await;
    assert!(linked.contains("Game 1 is over: "), "{linked} {table}");
    server.end().await;
}
