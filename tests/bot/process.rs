//! The program as a service: how it stops, and what it refuses to start with.

use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use local_discord::{BotResponse, Fault, LocalDiscord, Matching, Order};
use ra_bot::store::{Database, Store, games};
use ra_table::id::GameId;
use tempfile::TempDir;
use test_tools::raw_bot;

use crate::support::dealt::{Dealt, THREE};
use crate::support::life::{Life, command};
use crate::support::meddle;
use crate::support::server::{Says, wait_while, within, words};

async fn world() -> (LocalDiscord, TempDir) {
    (raw_bot::discord().await, tempfile::tempdir().unwrap())
}

/// Runs the program to its end, which is to come by itself.
async fn run(discord: &LocalDiscord, folder: &Path, arguments: &[&str]) -> Output {
    let mut command = command(discord, folder);
    command.args(arguments);
    output(command).await
}

/// Runs a command to its end, while the local Discord in this thread answers it.
async fn output(mut command: Command) -> Output {
    within(tokio::task::spawn_blocking(move || command.output().unwrap())).await.unwrap()
}

/// Something must be changed before another start can go well.
fn check_refusal(output: &Output, sentence: &str) {
    check_end(output, 2, sentence);
}

fn check_end(output: &Output, code: i32, sentence: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    said.says(sentence);
    assert_eq!(output.status.code(), Some(code), "{said}");
    said.lacks("panicked");
}

#[tokio::test]
async fn sigterm_finishes_the_answers_under_way() {
    let (discord, folder) = world().await;
    let mut life = Life::begin(&discord, folder.path());
    within(discord.until_commands()).await;
    discord.spoil(Matching::Callback, 1, Fault::Hang { ms: 800 });
    let nefer = discord.person("Nefer").unwrap();
    let asked = tokio::spawn(async move { nefer.run("ra", "/ra new seats:2").await.unwrap() });
    tokio::time::sleep(Duration::from_millis(300)).await;
    life.ask_to_end();
    let BotResponse::Message { message } = within(asked).await.unwrap() else { panic!("no answer") };
    words(&message).says("free seat");
    // The local Discord, in this thread, has still to confirm the answer.
    assert!(within(tokio::task::spawn_blocking(move || life.end())).await.unwrap().success());
    // What had to be noted after the answer has been noted too.
    let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
    let lobby = games::by_id(&mut store.read().await.unwrap(), GameId(1)).await.unwrap().unwrap();
    assert_eq!(lobby.lobby_message.unwrap().to_string(), message["id"].as_str().unwrap());
    store.close().await;
}

#[tokio::test]
async fn a_second_process_on_the_same_database_is_refused() {
    let (discord, folder) = world().await;
    let _life = Life::begin(&discord, folder.path());
    within(discord.until_commands()).await;
    let output = run(&discord, folder.path(), &[]).await;
    check_end(&output, 75, "is in use by another ra-bot: stop that one first");
}

/// With another database it is not refused, as neither process can see the other's; but whoever hosts them learns of it.
#[tokio::test]
async fn a_second_process_with_the_same_token_is_noticed() {
    let (discord, folder) = world().await;
    let (one, other) = (folder.path().join("one"), folder.path().join("other"));
    let lives = [&one, &other].map(|folder| {
        std::fs::create_dir(folder).unwrap();
        Life::begin(&discord, folder)
    });
    within(discord.until_commands()).await;
    let is_noticed = |life: &Life| life.log().contains("another process uses this bot's token");
    let nefer = discord.person("Nefer").unwrap();
    within(async {
        while !lives.iter().any(is_noticed) {
            // One of them answers; of the tables that it opens the other knows nothing.
            let _ = nefer.run("ra", "/ra new").await;
            let _ = nefer.run("ra", "/ra cancel").await;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    })
    .await;
    let noticed = lives.iter().position(is_noticed).unwrap();
    drop(lives);
    let output = run(&discord, [&one, &other][noticed], &["check"]).await;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    said.says("Another process used this token, with another database");
}

/// A service manager starts it again after a failure that may pass, as when the network is not up yet.
#[tokio::test]
async fn the_exit_code_says_whether_to_try_again() {
    let (discord, folder) = world().await;
    let with = async |name: &str, value: &Path| {
        let mut command = command(&discord, folder.path());
        command.env(name, value);
        output(command).await
    };
    let nobody_listens = with("RA_LOCAL_DISCORD", Path::new("127.0.0.1:1")).await;
    // Each cause once.
    let causes = "Discord cannot be reached: Error while sending HTTP request: error sending request for url";
    check_end(&nobody_listens, 75, causes);
    discord.spoil(Matching::Gateway, 1000, Fault::ServerError { status: 503 });
    check_end(&run(&discord, folder.path(), &[]).await, 75, "Discord cannot be reached");
    discord.order(Order::ClearFaults).unwrap();
    std::fs::create_dir(folder.path().join("folder")).unwrap();
    check_refusal(&with("RA_DATABASE", &folder.path().join("folder")).await, "a folder: name a file in it");

    check_refusal(&with("RA_TOKEN", Path::new("MTIz.not.ours")).await, "token");
    std::fs::write(folder.path().join("ra.sqlite"), "no database").unwrap();
    check_refusal(&run(&discord, folder.path(), &[]).await, "is no database of ra-bot");
}

/// Something restarts it again and again: before Discord resets the token it waits, and can still be stopped.
#[tokio::test]
async fn it_waits_while_few_sessions_are_left() {
    let (discord, folder) = world().await;
    discord.order(Order::UseSessions { count: 949 }).unwrap();
    let mut life = Life::begin(&discord, folder.path());
    wait_while(async || !life.log().contains("Discord lets this bot begin 51 more sessions")).await;
    life.ask_to_end();
    assert!(within(tokio::task::spawn_blocking(move || life.end())).await.unwrap().success());
}

#[tokio::test]
async fn check_reports_a_running_game_that_no_longer_replays() {
    let (discord, folder) = world().await;
    let store = Store::open(&folder.path().join("ra.sqlite")).await.unwrap();
    for channel in ["ra", "general"] {
        Dealt { channel, played: "draw", ..THREE }.deal(&discord, &store).await;
    }
    store.close().await;
    let database = Database::File(folder.path().join("ra.sqlite"));
    meddle(&database, "UPDATE entry SET text = 'bid 3' WHERE game_id = 2").await;
    let output = run(&discord, folder.path(), &["check"]).await;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    said.says("The token is good");
    // The same link is in the documents.
    let link = said.lines().find_map(|line| line.strip_prefix("This link invites it: ")).unwrap();
    let wanted = link.split_once("&scope=").unwrap().1;
    assert!(include_str!("../../docs/hosting.md").contains(wanted), "{said}");
    said.says("Create Private Threads").says("Game 2 cannot go on with this version: ");
    said.says("Running games: 2, of which 1 cannot go on.");
    assert_eq!(output.status.code(), Some(1));
}

#[tokio::test]
async fn without_a_token_it_says_how_to_get_one() {
    let (discord, folder) = world().await;
    let mut command = command(&discord, folder.path());
    let output = command.env_remove("RA_TOKEN").output().unwrap();
    check_refusal(&output, "create an application with a bot at discord.com/developers");
    assert!(!folder.path().join("ra.sqlite").exists());
}

/// Nothing of a file is taken that has a line which says nothing: what follows it may be where the database is.
#[tokio::test]
async fn a_line_of_the_settings_that_cannot_be_read_is_named() {
    let (discord, folder) = world().await;
    let check = async |env: &str, line: &str| {
        std::fs::write(folder.path().join(".env"), env).unwrap();
        for arguments in [&[][..], &["check"]] {
            let output = run(&discord, folder.path(), arguments).await;
            check_refusal(&output, &format!("line {line} of "));
            let said = String::from_utf8_lossy(&output.stderr);
            said.says("NAME=value").lacks("s3cret");
        }
        assert!(!folder.path().join("ra.sqlite").exists());
    };
    check("RA_LOG=info\n# A token\nRA_TOKEN: s3cret\nRA_DATABASE=other.sqlite\n", "3").await;
    check("RA_CONTACT=me and s3cret", "1").await;
    check("RA_LOG=info\n\nRA_CONTACT='me\nRA_LOG_FORMAT=text\n", "3").await;
}
