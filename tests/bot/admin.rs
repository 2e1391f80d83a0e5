//! `/ra-admin`: looking after the games of a server.

use ra_bot::store::games;
use ra_table::game::lobby::Status;
use ra_table::id::{ChannelId, GameId, GuildId};
use serde_json::Value;

use crate::support::clicks::{found, id, is_board, texts};
use crate::support::dealt::{BEFORE_RA, CALM, Dealt, THREE};
use crate::support::hours::{DAY, HOUR};
use crate::support::running::insert;
use crate::support::server::{Says, Server, within, words};

/// A server on which Khnum looks after the games, and plays in none.
pub(crate) async fn server() -> Server {
    let server = Server::start().await;
    for channel in ["ra", "general"] {
        server.appoint(channel, "Khnum");
    }
    server
}

#[tokio::test]
async fn only_those_who_manage_the_channel_are_shown_it() {
    let server = server().await;
    let sees = |who: &str, channel: &str| {
        let commands = server.person(who).commands(channel).unwrap();
        commands.iter().any(|command| command["name"] == "ra-admin")
    };
    assert!(sees("Khnum", "ra"));
    assert!(!sees("Khnum", "tournament") && !sees("Amun", "ra"));
    server.deal(CALM).await;
    server.run("Amun", "ra", "/ra-admin pause").await.says("(refused)");
    server.end().await;
}

/// Discord offers no number that no game can have.
#[tokio::test]
async fn games_are_numbered_from_1() {
    let server = server().await;
    let commands = server.person("Khnum").commands("ra").unwrap();
    let admin = commands.iter().find(|command| command["name"] == "ra-admin").unwrap();
    let options = |of: &Value| of["options"].as_array().cloned().unwrap_or_default();
    let numbers: Vec<Value> =
        options(admin).iter().flat_map(options).filter(|one| one["name"] == "game").collect();
    assert!(!numbers.is_empty() && numbers.iter().all(|one| one["min_value"] == 1), "{numbers:#?}");
    server.end().await;
}

#[tokio::test]
async fn a_game_is_paused_and_goes_on() {
    let server = server().await;
    let game = server.deal(CALM).await;
    server.until_nothing_is_due().await;
    server.turn(HOUR).await;
    let before = server.runs_out(game).await;
    server.run("Khnum", "ra", "/ra-admin pause").await;
    let moved = server.round(game).await.started_at.0 / 1000;
    server.run("Khnum", "ra", "/ra-admin games").await.says(&format!("(last move <t:{moved}:R>)"));
    let told = server.told("Seti", "ra", "paused the game").await;
    told.says(&format!("**<@{}> paused the game**: all clocks are stopped.", server.user("Khnum")));
    server.run("Nefer", "ra", "/ra draw").await.says("paused by a moderator");
    server.run("Khnum", "ra", "/ra-admin pause").await.says("The game is paused");
    server.pass_time(10 * DAY).await;
    assert_eq!(server.history(game).await, ["hold"], "nobody’s time runs");
    server.run("Khnum", "ra", "/ra-admin resume").await;
    server.told("Seti", "ra", "resumed the game").await;
    let after = server.runs_out(game).await;
    assert!((after.0 - before.after(10 * DAY).0).abs() < 30_000, "{before:?} {after:?}");
    server.run("Khnum", "ra", "/ra-admin resume").await.says("Nobody has paused this game");
    let with_reason = "/ra-admin pause reason:\"a question about the rules\"";
    server.run("Khnum", "ra", with_reason).await;
    server.told("Seti", "ra", "all clocks are stopped (a question about the rules).").await;
    server.told("Seti", "ra", "**Paused** by a moderator (a question about the rules).").await;
    server.run("Khnum", "ra", "/ra-admin resume").await;
    server.settled(game).await;
    server.run("Nefer", "ra", "/ra draw").await;
    assert_eq!(server.history(game).await, ["hold", "go on", "hold rules", "go on", "draw"]);
    server.end().await;
}

/// Whoever looks after the games sees all of them from any channel, and has a button for what can be done about each, as
/// long as they have the permission.
#[tokio::test]
async fn all_games_are_looked_after_by_buttons() {
    let server = server().await;
    let khnum = server.person("Khnum");
    server.run("Khnum", "ra", "/ra-admin games").await.says("No game is running here");
    server.deal(CALM).await;
    let only = within(khnum.run("ra", "/ra-admin games")).await.unwrap();
    let only = only.message().unwrap();
    words(only).says("Game 1 in");
    let labels = ["Pause…", "24 hours more for Nefer", "Act for Nefer now", "Call off…", "What happened"];
    assert_eq!(texts(only, "label").len(), labels.len(), "{only:#}");
    assert!(labels.iter().all(|label| found(only, label).is_some()), "{only:#}");
    let game = server.deal(Dealt { channel: "general", ..CALM }).await;
    let table = within(khnum.run("tournament", "/ra new seats:3")).await;
    assert!(table.is_ok());
    let list = within(khnum.run("ra", "/ra-admin games")).await.unwrap();
    let on = id(list.message().unwrap());
    let told = words(list.message().unwrap());
    told.says("Game 1 in").says("Game 2 in").says("it is Nefer’s turn").says("2 free seats");
    let panel = within(khnum.choose("ra", on, "Choose a game", &["2"])).await.unwrap();
    words(panel.message().unwrap()).says("Game 2 in").lacks("Game 1");
    let why = within(khnum.click("ra", on, "Pause…")).await.unwrap();
    words(why.message().unwrap()).says("Why should game 2 wait?");
    for (button, entry, told, then) in [
        ("No reason", "hold", "The game is paused: no clock runs until it is resumed.", "Resume"),
        ("Resume", "go on", "The game goes on.", "Pause…"),
        ("24 hours more for Nefer", "extend 0 1440", "Nefer has 24 hours more.", "Act for Nefer now"),
        ("Act for Nefer now", "draw", "Done: I acted for them.", "Act for Amun now"),
    ] {
        let panel = within(khnum.click("ra", on, button)).await.unwrap();
        let panel = panel.message().unwrap();
        words(panel).begins(told);
        assert!(texts(panel, "label").iter().any(|label| label == then), "{panel:#}");
        assert_eq!(server.history(game).await.last().unwrap(), entry);
    }
    within(khnum.click("ra", on, "Pause…")).await.unwrap();
    within(khnum.click("ra", on, "A question about the rules")).await.unwrap();
    assert_eq!(server.history(game).await.last().unwrap(), "hold rules");
    within(khnum.click("ra", on, "Call off…")).await.unwrap();
    let list = within(khnum.run("ra", "/ra-admin games")).await.unwrap();
    let on = id(list.message().unwrap());
    let panel = within(khnum.choose("ra", on, "Choose a game", &["3"])).await.unwrap();
    words(panel.message().unwrap()).says("2 free seats");
    within(khnum.click("ra", on, "Back to all games")).await.unwrap();
    within(khnum.choose("ra", on, "Choose a game", &["1"])).await.unwrap();
    server.dismiss("ra", "Khnum");
    let refused = within(khnum.click("ra", on, "Pause…")).await.unwrap();
    words(refused.message().unwrap()).says("These buttons are for people who may manage this channel.");
    assert!(server.history(GameId(1)).await.is_empty());
    server.end().await;
}

#[tokio::test]
async fn time_is_given() {
    let server = server().await;
    let game = server.deal(CALM).await;
    server.until_nothing_is_due().await;
    server.turn(HOUR).await;
    server.run("Nefer", "ra", "/ra board public:true").await;
    server.settled(game).await;
    let (before, board) = (server.runs_out(game).await, server.board("Nefer", game));
    // When Nefer was asked is told as it was, whatever is done with the game.
    let asked = async || {
        let told = server.run("Khnum", "ra", "/ra-admin games").await;
        told.split("(asked ").nth(1).map(|rest| rest.split(')').next().unwrap().to_owned())
    };
    let since = asked().await.unwrap();
    server.turn(HOUR).await;
    let told = server.run("Khnum", "ra", "/ra-admin extend hours:10").await;
    let until = before.after(10 * HOUR);
    told.says("Done.")
        .says(&format!("it is Nefer’s turn (asked {since}). Time runs out on <t:{}:f>", until.0 / 1000));
    server.told("Seti", "ra", "gave Nefer 10 hours more.").await;
    assert_eq!(server.runs_out(game).await, until);
    assert_eq!(server.board("Nefer", game), board, "the board is changed in its place");
    server.settled(game).await;
    let boards = server.messages("Seti", "ra").iter().filter(|message| is_board(message, game.0)).count();
    assert_eq!(boards, 1);
    assert_eq!(asked().await, Some(since));
    server.run("Khnum", "ra", "/ra-admin extend").await;
    server.told("Seti", "ra", "gave Nefer 24 hours more.").await;
    assert_eq!(server.history(game).await, ["extend 0 600", "extend 0 1440"]);
    server.settled(game).await;
    server.end().await;
}

/// As when their time runs out; but it does not count as that.
#[tokio::test]
async fn somebody_is_acted_for() {
    let server = server().await;
    let game = server.deal(BEFORE_RA).await;
    server.run("Khnum", "ra", "/ra-admin act").await;
    server.told("Seti", "ra", "acted for Amun.").await;
    server.settled(game).await;
    server.run("Khnum", "ra", "/ra-admin act").await;
    server.told("Seti", "ra", "acted for Isis.").await;
    assert_eq!(server.history(game).await, ["draw", "draw", "pass"]);
    server.settled(game).await;
    server.end().await;
}

#[tokio::test]
async fn a_player_is_replaced_and_the_host_is_another() {
    let server = server().await;
    let game = server.deal(CALM).await;
    server.run("Khnum", "ra", "/ra-admin replace player:Isis by:Seti").await;
    server.takes("Seti", "ra").await;
    server.told("Seti", "ra", "’s chair from now on").await.says(&format!("by <@{}>", server.user("Khnum")));
    assert_eq!(server.round(game).await.user_at(2), server.user("Seti"));
    server.run("Khnum", "ra", "/ra-admin host player:Amun").await;
    assert_eq!(server.host(game).await, server.user("Amun"));
    server.told("Seti", "ra", " is the host now.").await;
    server.run("Khnum", "ra", "/ra-admin host player:Isis").await.says("does not play in this game");
    server.settled(game).await;
    assert_eq!(server.pinged("ra"), ["Seti"], "by the offer alone, and by nothing that is told");
    server.end().await;
}

/// What was called off can still be read; nothing private is in it.
#[tokio::test]
async fn a_game_is_called_off_and_its_history_stays() {
    let server = server().await;
    let game = server.deal(BEFORE_RA).await;
    server.run("Amun", "ra", "/ra draw").await;
    server.run("Nefer", "ra", "/ra bid 8").await;
    for called_off in [false, true] {
        if called_off {
            server.call_off("ra", game).await;
        }
        server.run("Khnum", "ra", "/ra-admin history game:1").await.says("Nefer drew Nile.").lacks("bid 8");
    }
    server.told("Seti", "ra", "not finished").await.says("called the game off").lacks("bid 8");
    assert_eq!(server.history(game).await, ["draw", "draw", "cancel"]);
    server.run("Khnum", "general", "/ra-admin history game:1").await.says("called the game off.");
    server.end().await;
}

/// A game that no longer replays can be called off too.
#[tokio::test]
async fn a_frozen_game_is_called_off() {
    let server = server().await;
    let game = server.deal(Dealt { rules: 99, ..CALM }).await;
    for command in ["/ra-admin pause", "/ra-admin extend", "/ra-admin history"] {
        let refused = server.run("Khnum", "ra", command).await;
        assert!(refused.contains("another version of the rules"), "{command}: {refused}");
    }
    server.call_off("ra", game).await;
    server.until("ra", |read| read.contains("Game 1 was called off by <@")).await;
    assert_eq!(server.status(game).await, Status::Cancelled);
    server.end().await;
}

/// So can one whose history goes on beyond what is said to be its last entry.
#[tokio::test]
async fn a_game_of_too_many_entries_is_called_off() {
    let server = server().await;
    let game = server.deal(Dealt { played: "draw", ..THREE }).await;
    server.write(async |tx| games::move_on(tx, game, 0, Status::Running, server.now()).await.unwrap()).await;
    server.call_off("ra", game).await;
    assert_eq!(server.history(game).await, ["draw", "cancel"]);
    server.end().await;
}

/// Games of other servers are none of theirs, whatever number is typed.
#[tokio::test]
async fn other_servers_games_are_out_of_reach() {
    let server = server().await;
    let game = server.deal(CALM).await;
    let mut tx = server.store.write().await.unwrap();
    let mut row = games::by_id(&mut tx, game).await.unwrap().unwrap();
    games::move_on(&mut tx, game, 0, Status::Cancelled, server.now()).await.unwrap();
    (row.guild, row.channel) = (Some(GuildId(77)), Some(ChannelId(78)));
    let other = insert(&mut tx, row).await;
    tx.commit().await.unwrap();
    for command in [
        "cancel",
        "pause",
        "resume",
        "extend",
        "act",
        "replace player:Isis by:Seti",
        "host player:Amun",
        "history",
    ] {
        for game in [other.0, 5] {
            let refused = server.run("Khnum", "ra", &format!("/ra-admin {command} game:{game}")).await;
            assert!(
                refused.contains(&format!("There is no game {game} on this server.")),
                "{command}: {refused}"
            );
        }
    }
    assert_eq!(server.history(other).await, [""; 0]);
    server.end().await;
}

/// From anywhere on the server a game is named by its number; it is told where it is played.
#[tokio::test]
async fn a_game_of_another_channel_is_named() {
    let server = server().await;
    let game = server.deal(CALM).await;
    server.run("Khnum", "general", "/ra-admin extend hours:5 game:1").await.lacks("gave");
    server.told("Seti", "ra", "gave Nefer 5 hours more.").await;
    server.run("Khnum", "general", "/ra-admin extend").await.says("There is no game in this channel");
    server.settled(game).await;
    server.call_off("general", game).await;
    server.until("ra", |read| read.contains("Ra · game 1 · not finished")).await;
    server.end().await;
}
