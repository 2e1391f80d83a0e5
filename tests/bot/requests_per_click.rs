//! How many calls to Discord a click costs, over whole games without faults.

use local_discord::{BotResponse, Id, Person};
use ra::rules::{Action, Phase};
use ra_bot::app::autoplay_preference;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde_json::Value;

use crate::support::clicks::{Hand, id, is_board};
use crate::support::log::Log;
use crate::support::server::{PEOPLE, Says, Server, within, words};

/// The bot's requests in the log, from a line on: whether each is one of the interaction's own endpoints.
fn calls(log: &Log, from: usize) -> Vec<(bool, String)> {
    let lines = log.lines().into_iter().skip(from);
    lines
        .filter(|line| line["method"].is_string())
        // A game that waits looks for its player once an hour; in tests at once.
        .filter(|line| !line["path"].as_str().unwrap().contains("/members/"))
        // The local Discord is asked for the time.
        .filter(|line| !line["path"].as_str().unwrap().ends_with("/gateway"))
        .map(|line| {
            let path = line["path"].as_str().unwrap();
            let own = path.contains("/interactions/") || path.contains("/webhooks/");
            (own, format!("{} {path} {}", line["method"].as_str().unwrap(), line["body"]))
        })
        .collect()
}

/// Whether a private answer is deleted by its token.
fn is_deleted_answer(call: &str) -> bool {
    call.starts_with("DELETE ") && call.contains("/webhooks/")
}

fn answers_in(calls: &[(bool, String)]) -> usize {
    calls.iter().filter(|(_, call)| call.contains("/callback ")).count()
}

/// Everybody is asked once where they live, after they have sat down; and wants to be asked nothing ahead, which
/// would be a message more.
async fn all_are_asked(server: &Server, players: usize) {
    for who in &PEOPLE[..players] {
        server.told(who, "ra", "what time is it where you are?").await;
        autoplay_preference::ask_ahead(&server.store, server.user(who), false).await.unwrap();
    }
}

fn boards(person: &Person, channel: &str, game: i64) -> Vec<Id> {
    let messages = person.read(channel).unwrap();
    messages.iter().filter(|message| is_board(message, game)).map(id).collect()
}

/// Those that stay above a newer one, and say so.
fn older(person: &Person, channel: &str, game: i64) -> Vec<Id> {
    let messages = person.read(channel).unwrap();
    let is_older = |message: &&Value| is_board(message, game) && words(message).contains("older board");
    messages.iter().filter(is_older).map(id).collect()
}

/// Plays a whole game by clicks, and counts what each action costs once all has come to rest.
async fn play(server: &Server, log: &Log, channel: &str, seed: u64) {
    let game = server.last_game().await;
    let row = server.round(game).await.row;
    let (tables, table) = (row.lobby_channel.to_string(), row.lobby_message.unwrap().0.to_string());
    let seti = server.person("Seti");
    let of_the_table = |messages: &[Value]| messages.iter().find(|message| message["id"] == table).map(words);
    let begun = of_the_table(&seti.read(&tables).unwrap());
    let mut rng = SmallRng::seed_from_u64(seed);
    loop {
        server.settled(game).await;
        let round = server.round(game).await;
        let Some((seat, legal)) = round.state().turn() else {
            // The table's message tells the result, once a game, somewhat later.
            let told = seti.read_until(&tables, |messages| of_the_table(messages) != begun);
            return drop(within(told).await.unwrap());
        };
        let action = legal.nth(rng.next_u32() as usize % legal.len()).unwrap();
        let person = server.person(&round.name(seat));
        let hand = Hand { person: &person, channel, game: game.0 };
        let (before, all_before) = (hand.board().unwrap(), boards(&person, channel, game.0));
        let older_before = older(&person, channel, game.0);
        let from = log.lines().len();
        let answer = hand.act(action).await.unwrap_or_else(|refused| panic!("{action}: {refused}"));
        server.settled(game).await;
        let after = server.round(game).await;
        assert!(after.seq > round.seq, "{action}: {answer:?}");
        let mut calls = calls(log, from);
        calls.retain(|(_, call)| !call.contains(&format!("/messages/{table} ")));
        // Who had just been called is told a minute later that another game is over.
        calls.retain(|(_, call)| !call.contains(" is over: "));
        // A private answer takes the place of one before it, which goes when nobody waits any more.
        let all = calls.len();
        calls.retain(|(_, call)| !is_deleted_answer(call));
        assert!(all - calls.len() <= answers_in(&calls), "{calls:#?}");
        // Each panel on the way is an answer of its own, and so is that it can still be taken back. Where there are few
        // ways to spend a God tile the panel with what can be taken is left out, and so is that of what can be given up.
        let answers = answers_in(&calls);
        let panels = match action {
            Action::Draw => 0..=0,
            Action::Done | Action::Pass => 1..=1,
            Action::Invoke | Action::Bid(_) => 2..=2,
            Action::God(_) | Action::Discard(_) => 2..=3,
        };
        assert!(panels.contains(&(answers - 1)), "{action}: {answers} answers, {calls:#?}");
        let panels = answers - 1;
        let of_the_last = &calls[panels..];
        let stays = after.state().to_act().is_some() && hand.board().unwrap() == before;
        let by_panel = panels > 0;
        let mut wanted = match (stays, by_panel) {
            // The clicked board is changed.
            (true, false) => vec![true],
            // The panel is answered, and the board changed.
            (true, true) => vec![true, false],
            // The clicked board shrinks, or stays, and the new one follows.
            (false, false) => vec![true, true],
            // The panel is answered, and the new board posted.
            (false, true) => vec![true, false],
        };
        // Those of before shrink, but for one that did as the answer, and for those that called who is still asked.
        let all_after = boards(&person, channel, game.0);
        let shrunk = all_before.iter().filter(|board| !all_after.contains(board));
        let read = person.read(channel).unwrap();
        let is_deleted = |board: &Id| read.iter().all(|message| id(message) != *board);
        // One of which nothing is left to tell goes once the next is there.
        let later = shrunk.filter(|board| by_panel || **board != before || is_deleted(board));
        wanted.extend(later.map(|_| false));
        // One that stays says once that there is a newer one.
        let older_after = older(&person, channel, game.0);
        wanted.extend(older_after.iter().filter(|board| !older_before.contains(board)).map(|_| false));
        // The end of an epoch is a message of its own.
        let epochs = after.game.table().story.epochs_over(round.seq, after.seq).count();
        wanted.extend((0..epochs).map(|_| false));
        let mut found: Vec<bool> = of_the_last.iter().map(|(own, _)| *own).collect();
        // The answer and the board are sent by two tasks.
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{action}: {of_the_last:#?}");
        if !matches!(after.state().phase(), Phase::Auction(_)) {
            assert_eq!(all_after.len(), 1, "{action}");
        }
    }
}

#[tokio::test]
async fn a_click_on_the_board_costs_two_calls_at_most() {
    let (server, log) = Server::logged().await;
    for (players, options, seed) in [(2, "here:true", 1), (4, "edition:classic", 2)] {
        let channel = server.begin(players, options).await;
        all_are_asked(&server, players).await;
        play(&server, &log, &channel, seed).await;
        let nefer = server.person("Nefer");
        let last = nefer.read(&channel).unwrap().pop().unwrap();
        words(&last).says("· the end");
    }
    server.end().await;
}

#[tokio::test]
async fn looking_costs_one_call() {
    let (server, log) = Server::logged().await;
    let channel = server.begin(3, "").await;
    all_are_asked(&server, 3).await;
    server.settled(server.last_game().await).await;
    let seti = server.person("Seti");
    let hand = Hand { person: &seti, channel: &channel, game: 1 };
    for button in ["My game", "In words", "Help"] {
        let from = log.lines().len();
        let answer = hand.click(&[button]).await.unwrap();
        assert!(matches!(&answer, BotResponse::Message { message } if message["flags"] == 64), "{answer:?}");
        let mut calls = calls(&log, from);
        calls.retain(|(_, call)| !is_deleted_answer(call));
        assert_eq!(calls.len(), 1, "{calls:?}");
    }
    server.end().await;
}
