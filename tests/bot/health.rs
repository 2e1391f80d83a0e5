//! What a host can ask of the running bot: the real program, asked over HTTP and by its own command.

use std::collections::BTreeSet;
use std::fs::File;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

use futures_util::StreamExt as _;
use local_discord::{BotResponse, Delays, LocalDiscord};
use ra_bot::backups::Backups;
use ra_bot::store::Database;
use test_tools::raw_bot;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_util::sync::CancellationToken;

use crate::support::database::setting_in;
use crate::support::life::{Life, command};
use crate::support::server::{Says, wait_while, within};

/// A port that nobody uses at the moment.
pub(crate) fn free_port() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// The status and the text of a page.
pub(crate) async fn page(address: SocketAddr, what: &str) -> Option<(u16, String)> {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let answer = client.get(format!("http://{address}/{what}")).send().await.ok()?;
    Some((answer.status().as_u16(), answer.text().await.ok()?))
}

/// Starts the bot, and waits until it says at this address that it is ready.
pub(crate) async fn ready_at(address: SocketAddr, discord: &LocalDiscord, folder: &Path) -> Life {
    let mut begun = command(discord, folder);
    begun.env("RA_LISTEN", address.to_string());
    let life = Life::of(begun, folder);
    within(discord.until_commands()).await;
    wait_while(async || page(address, "ready").await.is_none_or(|(status, _)| status != 200)).await;
    life
}

/// What a command of `ra-bot` says with this address in its settings, and its exit code.
async fn asked(
    discord: &LocalDiscord,
    folder: &Path,
    listen: &str,
    arguments: &[&str],
) -> (String, Option<i32>) {
    let mut command = command(discord, folder);
    command.env("RA_LISTEN", listen).args(arguments);
    let output = within(tokio::task::spawn_blocking(move || command.output().unwrap())).await.unwrap();
    (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code())
}

/// The names of metrics in a text: words that begin like ours.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    words.filter(|word| word.starts_with("ra_")).collect()
}

#[tokio::test]
async fn a_bot_says_how_it_is_doing() {
    let (discord, folder) = (raw_bot::discord().await, tempfile::tempdir().unwrap());
    let address = free_port();
    let mut life = ready_at(address, &discord, folder.path()).await;
    assert_eq!(page(address, "health").await.unwrap(), (200, "well\n".to_owned()));
    let nefer = discord.person("Nefer").unwrap();
    within(nefer.run("ra", "/ra new seats:2")).await.unwrap();
    let listen = address.to_string();
    assert_eq!(
        asked(&discord, folder.path(), &listen, &["health", "--ready"]).await,
        ("ready\n".into(), Some(0))
    );
    let (said, code) = asked(&discord, folder.path(), &listen, &["check"]).await;
    assert_eq!(code, Some(0), "{said}");
    said.says(&format!("A running bot answers at RA_LISTEN, {listen}."));
    let (status, counted) = page(address, "metrics").await.unwrap();
    assert_eq!(status, 200);
    counted.says_all(&[
        "ra_interactions_total{kind=\"command\",outcome=\"answered\"} 1",
        "ra_games{status=\"lobby\"} 1",
        "ra_shard_connected{shard=\"0\"} 1",
        "ra_commit_seconds_count ",
        "ra_discord_requests_total{route=\"callback\",status=\"200\",global=\"no\"} 1",
    ]);
    assert!(counted.ends_with("# EOF\n"), "{counted}");
    // What Discord tells so late that it takes no answer any more is counted, and takes no part in the times.
    discord.delay(Delays { events: Duration::from_secs(4), ..Delays::default() });
    let answer = within(nefer.run("ra", "/ra games")).await.unwrap();
    assert!(matches!(answer, BotResponse::NoResponse), "{answer:?}");
    let late = "ra_interactions_total{kind=\"command\",outcome=\"late\"} 1";
    wait_while(async || !page(address, "metrics").await.unwrap().1.contains(late)).await;
    page(address, "metrics").await.unwrap().1.says("ra_answer_seconds_count 1");
    let words = counted.split(|c: char| c.is_whitespace() || "{}\",=:/".contains(c));
    let is_id = |word: &&str| word.len() > 15 && word.chars().all(|c| c.is_ascii_digit());
    assert_eq!(words.filter(is_id).collect::<Vec<_>>(), [""; 0], "no ids");
    // What the alerts and the dashboard are about is there. Errors, and backups that nobody makes, are not yet.
    let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).join("deploy");
    for file in ["alerts.yml", "grafana.json"] {
        let text = std::fs::read_to_string(deploy.join(file)).unwrap();
        let known = counted.clone() + "ra_backup_timestamp_seconds ra_database_errors_total";
        let known = names(&known);
        let unknown: Vec<_> = names(&text).into_iter().filter(|name| !known.contains(name)).collect();
        assert_eq!(unknown, [""; 0], "{file}");
    }
    life.terminate();
    let (said, code) = asked(&discord, folder.path(), &listen, &["health"]).await;
    assert_eq!(code, Some(1), "{said}");
    said.begins("ra-bot does not answer at 127.0.0.1:");
}

#[tokio::test]
async fn a_port_in_use_is_named() {
    let (discord, folder) = (raw_bot::discord().await, tempfile::tempdir().unwrap());
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap().to_string();
    let mut bot = command(&discord, folder.path());
    bot.env("RA_LISTEN", &listen);
    let output = within(tokio::task::spawn_blocking(move || bot.output().unwrap())).await.unwrap();
    assert_eq!(output.status.code(), Some(75), "the port may be free by another start");
    String::from_utf8(output.stderr)
        .unwrap()
        .says("where the bot cannot listen: ")
        .says("Choose another port");
    let (said, code) = asked(&discord, folder.path(), &listen, &["check"]).await;
    assert_eq!(code, Some(1), "{said}");
    said.says("where the bot cannot listen: ");
    drop(taken);
    let (said, _) = asked(&discord, folder.path(), &listen, &["check"]).await;
    said.says(&format!("RA_LISTEN is {listen}, which is free."));
    let (said, code) = asked(&discord, folder.path(), "off", &["health"]).await;
    assert_eq!(code, Some(2));
    said.says("RA_LISTEN is off");
}

/// As on every day: when the newest copy is a day old, another is made, and the oldest goes.
#[tokio::test]
async fn the_database_is_backed_up_daily() {
    let (discord, folder) = (raw_bot::discord().await, tempfile::tempdir().unwrap());
    let setting = setting_in(folder.path()).await;
    let kept = tempfile::tempdir().unwrap();
    let backups = Backups { folder: kept.path().to_owned(), keep: 2 };
    let an_age_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000);
    for old in ["ra-bot-1600000000.sqlite", "ra-bot-1600086400.sqlite"] {
        File::create(kept.path().join(old)).unwrap().set_modified(an_age_ago).unwrap();
    }
    std::fs::write(kept.path().join("mine.txt"), "left alone").unwrap();
    let mut begun = command(&discord, folder.path());
    begun.env("RA_DATABASE", &setting).env("RA_BACKUP", kept.path()).env("RA_BACKUP_KEEP", "2");
    let mut life = Life::of(begun, folder.path());
    within(discord.until_commands()).await;
    let names = || -> Vec<String> {
        let all = backups.all().unwrap();
        all.iter().map(|(path, _)| path.file_name().unwrap().to_string_lossy().into_owned()).collect()
    };
    wait_while(async || names().iter().any(|name| name == "ra-bot-1600000000.sqlite")).await;
    let after = names();
    assert_eq!((after.len(), after[0].as_str()), (2, "ra-bot-1600086400.sqlite"));
    assert!(kept.path().join("mine.txt").exists());
    life.terminate();
    let (newest, _) = backups.all().unwrap().pop().unwrap();
    let mut check = command(&discord, folder.path());
    check.env("RA_DATABASE", &newest).env("RA_BACKUP", kept.path()).arg("check");
    let output = within(tokio::task::spawn_blocking(move || check.output().unwrap())).await.unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    said.says_all(&["The database is good.", "The last backup in RA_BACKUP: 20"]);
    // It is not made again on the same day.
    let stop = CancellationToken::new();
    let again = tokio::spawn(backups.clone().run(Database::read(setting).unwrap(), stop.clone()));
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.cancel();
    again.await.unwrap();
    assert_eq!(names(), after);
}

/// As a folder on a network share may. Files that wait for another program to read them stand in for it, in the place of
/// the locks that copies of the next minutes would take.
#[tokio::test]
async fn a_backup_that_hangs_delays_nobody() {
    let (discord, folder) = (raw_bot::discord().await, tempfile::tempdir().unwrap());
    let kept = tempfile::tempdir().unwrap();
    let now = ra_bot::wall_clock::now().0 / 1000;
    let locks = (now..now + 300).map(|at| kept.path().join(format!("ra-bot-{at}.sqlite.lock")));
    assert!(Command::new("mkfifo").args(locks).status().unwrap().success());
    let address = free_port();
    let mut begun = command(&discord, folder.path());
    begun.env("RA_LISTEN", address.to_string()).env("RA_BACKUP", kept.path());
    let mut life = Life::of(begun, folder.path());
    within(discord.until_commands()).await;
    let hangs = |life: &Life| life.threads().iter().any(|name| name == "backup");
    wait_while(async || !hangs(&life)).await;
    wait_while(async || page(address, "ready").await.is_none_or(|(status, _)| status != 200)).await;
    let nefer = discord.person("Nefer").unwrap();
    let answer = within(nefer.run("ra", "/ra games")).await.unwrap();
    assert!(matches!(answer, BotResponse::Message { .. }), "{answer:?}");
    assert!(hangs(&life));
    life.terminate();
}

/// Connections that nobody uses keep nobody else from asking, and nobody from playing.
#[tokio::test]
async fn whoever_asks_slowly_or_often_delays_nobody() {
    let (discord, folder) = (raw_bot::discord().await, tempfile::tempdir().unwrap());
    let address = free_port();
    let mut life = ready_at(address, &discord, folder.path()).await;
    let mut slow = Vec::new();
    for _ in 0..200 {
        slow.push(TcpStream::connect(address).await.unwrap());
    }
    slow[0].write_all(b"GET /metr").await.unwrap();
    let nefer = discord.person("Nefer").unwrap();
    let answer = within(nefer.run("ra", "/ra games")).await.unwrap();
    assert!(matches!(answer, BotResponse::Message { .. }), "{answer:?}");
    // The first ones end after some seconds, and make room for others.
    assert_eq!(within(slow[0].read(&mut [0; 64])).await.unwrap_or(0), 0);
    drop(slow);
    // A connection for each.
    let client = reqwest::Client::builder().no_proxy().pool_max_idle_per_host(0).build().unwrap();
    let client = &client;
    let asked = (0..10_000).map(async |_| {
        let answer = client.get(format!("http://{address}/metrics")).send().await.unwrap();
        answer.status().as_u16()
    });
    let mut answers = futures_util::stream::iter(asked).buffer_unordered(20);
    let mut count = 0;
    while let Some(status) = answers.next().await {
        assert_eq!(status, 200);
        count += 1;
        if count % 2_500 == 0 {
            let answer = within(nefer.run("ra", "/ra games")).await.unwrap();
            assert!(matches!(answer, BotResponse::Message { .. }), "{answer:?}");
        }
    }
    life.terminate();
}
