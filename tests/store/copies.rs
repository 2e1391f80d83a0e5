//! Copies between the engines: all of a database or nothing, whenever they are stopped, and what is refused.

use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use ra_bot::app::copies::{self, CopyingError, Moved};
use ra_bot::store::transfer::{self, Contents};
use ra_bot::store::{Database, WaitLimits};
use tempfile::TempDir;
use test_tools::postgres::Server;
use test_tools::proxy::Line;
use test_tools::suite;

use crate::support::meddle;
use crate::support::server::Says;
use crate::support::simulated::fill;

/// How many games the databases have.
const GAMES: i64 = 3;
/// How often a move is killed.
const KILLS: u32 = 24;

/// A server, and a folder for files.
struct Places {
    server: Server,
    folder: TempDir,
    schemas: u32,
}

impl Places {
    /// `None` where there is no server, which is told.
    fn new() -> Option<Places> {
        let server = Server::start();
        let server =
            server.inspect_err(|missing| suite::skip_in_test("copies between engines", missing)).ok()?;
        Some(Places { server, folder: tempfile::tempdir().unwrap(), schemas: 0 })
    }

    fn file(&self, name: &str) -> Database {
        Database::File(self.folder.path().join(name))
    }

    /// The URL of a new schema.
    async fn url(&mut self) -> String {
        self.schemas += 1;
        let all = Database::read(self.server.url()).unwrap();
        meddle(&all, &format!("CREATE SCHEMA place_{}", self.schemas)).await;
        format!("{}?options[search_path]=place_{}", self.server.url(), self.schemas)
    }

    async fn on_server(&mut self) -> Database {
        Database::read(self.url().await).unwrap()
    }

    /// What the program says of a command, and ends with.
    fn run(&self, database: &str, arguments: &[&str]) -> (String, Option<i32>) {
        let output = self.command(database, arguments).output().unwrap();
        (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code())
    }

    fn command(&self, database: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ra-bot"));
        command.env_clear().env("RA_DATABASE", database).current_dir(self.folder.path()).args(arguments);
        command
    }
}

async fn filled(place: &Database) {
    let store = place.open().await.unwrap();
    fill(&store, GAMES).await;
    store.close().await;
}

/// What a database holds, whatever was moved there from elsewhere.
async fn contents(place: &Database) -> Contents {
    meddle(place, "DELETE FROM installation WHERE name = 'moved from'").await;
    let store = place.open().await.unwrap();
    let contents = transfer::contents(&mut store.read().await.unwrap()).await.unwrap();
    store.close().await;
    contents
}

async fn is_marked(place: &Database) -> bool {
    let opened = place.open().await;
    match opened {
        Ok(store) => {
            store.close().await;
            false
        }
        Err(error) => {
            assert!(!error.may_pass());
            error.to_string().says("was moved to");
            true
        }
    }
}

#[tokio::test]
async fn everything_moves_to_a_server_and_back() {
    let Some(mut places) = Places::new() else { return };
    let (from, to, back) = (places.file("from.sqlite"), places.on_server().await, places.file("back.sqlite"));
    filled(&from).await;
    let before = contents(&from).await;
    let moved = copies::move_all(&from, &to).await.unwrap();
    assert_eq!(moved, Moved::Copied { rows: before.rows(), games: GAMES as usize });
    assert_eq!(contents(&to).await, before);
    let refused = from.open().await.unwrap_err();
    refused
        .to_string()
        .says(&format!("from.sqlite was moved to {to}, and is not used any more: set RA_DATABASE"));
    assert!(!refused.may_pass());
    copies::move_all(&to, &back).await.unwrap();
    assert_eq!(contents(&back).await, before);
    to.open().await.unwrap_err().to_string().says("was moved to").says("back.sqlite");
}

/// What was stopped before the mark is finished by the same command, wherever people play by then.
#[tokio::test]
async fn an_interrupted_move_is_finished() {
    let Some(mut places) = Places::new() else { return };
    let (from, to) = (places.file("from.sqlite"), places.on_server().await);
    filled(&from).await;
    copies::move_all(&from, &to).await.unwrap();
    let unmark = "DELETE FROM installation WHERE name = 'moved to'";
    meddle(&from, unmark).await;
    meddle(&to, "INSERT INTO lesson_progress VALUES (1, 'next')").await;
    assert_eq!(copies::move_all(&from, &to).await.unwrap(), Moved::Finished);
    assert!(is_marked(&from).await && !is_marked(&to).await);
    // Where somebody has played on in the first one, nothing of that is given up.
    meddle(&from, unmark).await;
    meddle(&from, "INSERT INTO lesson_progress VALUES (2, 'next')").await;
    let refused = copies::move_all(&from, &to).await.unwrap_err();
    assert!(matches!(refused, CopyingError::NotEmpty(_)), "{refused}");
    assert!(!is_marked(&from).await);
}

/// Games that cannot be replayed are no reason to stay.
#[tokio::test]
async fn frozen_games_move_too() {
    let Some(mut places) = Places::new() else { return };
    let (from, to) = (places.file("from.sqlite"), places.on_server().await);
    filled(&from).await;
    meddle(&from, "UPDATE entry SET text = 'gibberish' WHERE game_id = 1 AND seq = 3").await;
    meddle(&from, "UPDATE person SET user_id = NULL, computer_level = 'gibberish' WHERE game_id = 2").await;
    copies::move_all(&from, &to).await.unwrap();
}

/// A server that keeps something else than it is told.
#[tokio::test]
async fn a_copy_that_differs_is_not_kept() {
    let Some(mut places) = Places::new() else { return };
    let (from, to) = (places.file("from.sqlite"), places.on_server().await);
    filled(&from).await;
    to.open().await.unwrap().close().await;
    let trigger = "CREATE FUNCTION alter_it() RETURNS trigger LANGUAGE plpgsql AS \
                   'BEGIN NEW.text = ''pass''; RETURN NEW; END'; \
                   CREATE TRIGGER altering BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION alter_it()";
    meddle(&to, trigger).await;
    let refused = copies::move_all(&from, &to).await.unwrap_err();
    refused.to_string().says("where nothing has changed: the copy of the table entry has other rows");
    assert!(!refused.may_pass() && !is_marked(&from).await);
    let store = to.open().await.unwrap();
    assert!(transfer::is_empty(&mut store.read().await.unwrap()).await.unwrap());
    store.close().await;
    meddle(&to, "DROP TRIGGER altering ON entry").await;
    copies::move_all(&from, &to).await.unwrap();
}

/// PostgreSQL takes no NUL, and the bot writes none.
#[tokio::test]
async fn a_value_that_the_other_engine_does_not_take_is_told() {
    let Some(mut places) = Places::new() else { return };
    let (from, url) = (places.file("from.sqlite"), places.url().await);
    filled(&from).await;
    meddle(&from, "UPDATE person SET name = 'Ne' || char(0) || 'fer'").await;
    let (said, code) = places.run("", &["move", "from.sqlite", &url]);
    said.says("where nothing has changed: the table person could not be copied").says("0x00");
    // Another try would not help.
    assert_eq!(code, Some(2), "{said}");
    assert!(!is_marked(&from).await);
}

/// The machine of the server vanishes, and nothing says so.
#[tokio::test]
async fn a_server_that_falls_silent_ends_the_move() {
    let Some(places) = Places::new() else { return };
    let from = places.file("from.sqlite");
    filled(&from).await;
    let (proxy, url) = places.server.behind_proxy();
    let limits = WaitLimits { of_command: Duration::from_millis(500), ..WaitLimits::USUAL };
    let to = Database::read(url).unwrap().with_wait_limits(limits);
    to.open().await.unwrap().close().await;
    proxy.fall_silent_at("INSERT INTO entry");
    let refused = copies::move_all(&from, &to).await.unwrap_err();
    refused.to_string().says("where nothing has changed: the table entry could not be copied");
    assert!(refused.may_pass() && !is_marked(&from).await);
    proxy.set(Line::Good);
    copies::move_all(&from, &to).await.unwrap();
}

#[tokio::test]
async fn what_cannot_be_moved_is_refused_in_a_sentence() {
    let Some(mut places) = Places::new() else { return };
    let (from, full, used) =
        (places.file("from.sqlite"), places.file("full.sqlite"), places.file("used.sqlite"));
    let (url, full_url) = (places.url().await, places.url().await);
    for place in [&from, &full, &used, &Database::read(&full_url).unwrap()] {
        filled(place).await;
    }
    meddle(&Database::read(places.server.url()).unwrap(), "CREATE ROLE guarded LOGIN PASSWORD 's3cret'")
        .await;
    let in_use = used.open().await.unwrap();
    std::fs::write(places.folder.path().join("diary"), "Today I played Ra.").unwrap();
    std::fs::write(places.folder.path().join("url"), &full_url).unwrap();
    std::os::unix::fs::symlink("from.sqlite", places.folder.path().join("link")).unwrap();
    let (guarded, nowhere) =
        (places.server.url_of("guarded:wr0ng", "postgres"), places.server.url_of("postgres", "nowhere"));
    for (from, to, sentence, expected) in [
        ("from.sqlite", "from.sqlite", "is the database itself", 2),
        ("from.sqlite", "link", "is the database itself", 2),
        (&full_url, "url", "is the database itself", 2),
        (&full_url, &format!("{full_url}&application_name=other"), "is the database itself", 2),
        ("from.sqlite", "full.sqlite", "full.sqlite is not empty", 2),
        ("from.sqlite", &full_url, "is not empty", 2),
        ("from.sqlite", "url", "is not empty", 2),
        ("used.sqlite", &url, "used.sqlite is in use by another ra-bot", 75),
        ("from.sqlite", "used.sqlite", "used.sqlite is in use by another ra-bot", 75),
        ("nothing.sqlite", &url, "there is no database at", 2),
        ("from.sqlite", "diary", "diary is no database of ra-bot", 2),
        ("diary", &url, "diary is no database of ra-bot", 2),
        (&url, "new.sqlite", "is empty", 2),
        ("from.sqlite", "postgres://ra:s3cret#x@db/ra", "TO has an unescaped '#'", 2),
        ("postgres://ra:s3cret#x@db/ra", "new.sqlite", "FROM has an unescaped '#'", 2),
        ("from.sqlite", &guarded, "does not let this user in, so check user and password", 2),
        ("from.sqlite", &nowhere, "does not exist on its server: create it", 2),
        (
            "from.sqlite",
            "postgres://ra:s3cret@nowhere.invalid/ra",
            "cannot be reached: check host and port",
            75,
        ),
        ("from.sqlite", "nowhere/ra.sqlite", "cannot be opened: No such file", 2),
    ] {
        let (said, code) = places.run("", &["move", from, to]);
        said.says(sentence).lacks("s3cret").lacks("wr0ng").lacks("panicked");
        assert!(said.lines().count() == 1 && code == Some(expected), "{code:?}: {said}");
    }
    in_use.close().await;
    assert!(!is_marked(&from).await && !is_marked(&full).await);
    assert!(!places.folder.path().join("new.sqlite").exists());
    // The URL may be in a file, so that nobody sees it in a list of processes.
    std::fs::write(places.folder.path().join("url"), format!("{url}\n")).unwrap();
    let (said, code) = places.run("", &["move", "from.sqlite", "url"]);
    said.says("games replayed: ").says("from.sqlite is not used any more. Set RA_DATABASE");
    assert_eq!(code, Some(0), "{said}");
    let (said, code) = places.run("", &["move", "from.sqlite", "url"]);
    said.says("from.sqlite was moved to postgres://postgres@");
    assert_eq!(code, Some(2), "{said}");
    for (name, expected) in [("from.sqlite", 1), ("url", 0), ("full.sqlite", 0), (&url, 0), ("nothing", 1)] {
        let (said, code) = places.run("", &["check", name]);
        assert_eq!(code, Some(expected), "{said}");
    }
}

/// A backup is made beside the running bot, and is restored on either engine.
#[tokio::test]
async fn a_server_is_backed_up_to_a_file_and_restored_from_it() {
    let Some(mut places) = Places::new() else { return };
    let (url, new_url) = (places.url().await, places.url().await);
    let (from, new, file) =
        (Database::read(&url).unwrap(), Database::read(&new_url).unwrap(), places.file("file.sqlite"));
    filled(&from).await;
    let before = contents(&from).await;
    let running = from.open().await.unwrap();
    for _ in 0..2 {
        let (said, code) = places.run(&url, &["backup", "copy.sqlite"]);
        said.says("copy.sqlite is a whole copy of postgres://");
        assert_eq!(code, Some(0), "{said}");
    }
    std::fs::write(places.folder.path().join("diary"), "Today I played Ra.").unwrap();
    let (said, code) = places.run(&url, &["backup", "diary"]);
    said.says("a file that is no database of ra-bot is there").says("and the database postgres://");
    assert_eq!(code, Some(2), "{said}");
    for (copy, sentence) in [
        ("diary", "diary cannot be restored"),
        ("nothing", "No such file"),
        ("copy.sqlite", "is in use by another"),
    ] {
        let (said, code) = places.run(&url, &["restore", copy]);
        said.says(sentence);
        assert_eq!(code, Some(if copy == "copy.sqlite" { 75 } else { 2 }), "{said}");
    }
    running.close().await;
    let (said, code) = places.run(&url, &["restore", "copy.sqlite"]);
    said.says("is not empty");
    assert_eq!(code, Some(2), "{said}");
    for (to, place) in [(new_url.as_str(), &new), ("file.sqlite", &file)] {
        let (said, code) = places.run(to, &["restore", "copy.sqlite"]);
        said.says("is restored from copy.sqlite").says("There is no old database that can be read");
        assert_eq!(code, Some(0), "{said}");
        assert_eq!(contents(place).await, before);
    }
    let left: Vec<_> =
        places.folder.path().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_str().unwrap().contains("copy.sqlite.")), "{left:?}");
}

/// Whenever it is killed, one of the two is whole: the first one not marked, or the second one with everything. The same
/// command goes on from there.
#[tokio::test]
async fn a_move_may_be_killed_at_any_moment() {
    let Some(mut places) = Places::new() else { return };
    let original = places.file("original.sqlite");
    filled(&original).await;
    let before = contents(&original).await;
    let (mut took, mut stages) = (Duration::ZERO, [0, 0, 0]);
    for round in 0..=KILLS {
        let (file, url) = (format!("{round}.sqlite"), places.url().await);
        let (on_server, in_file) = (Database::read(&url).unwrap(), places.file(&file));
        let path = |file: &str| places.folder.path().join(file);
        std::fs::copy(path("original.sqlite"), path(&file)).unwrap();
        let (from, to) = if round % 2 == 0 {
            (in_file, on_server)
        } else {
            copies::move_all(&in_file, &on_server).await.unwrap();
            contents(&on_server).await;
            (on_server, places.file(&format!("{round}.back.sqlite")))
        };
        let name = |place: &Database| match place {
            Database::File(path) => path.to_str().unwrap().to_owned(),
            Database::Postgres(_) => url.clone(),
        };
        let arguments = ["move", &name(&from), &name(&to)];
        let begun = Instant::now();
        let mut life = places.command("", &arguments).stdout(Stdio::null()).spawn().unwrap();
        if round == 0 {
            assert!(life.wait().unwrap().success());
            took = begun.elapsed();
        } else {
            // At moments from its beginning to its end, or after it if this one is faster.
            thread::sleep(took * round / KILLS);
            life.kill().unwrap();
            life.wait().unwrap();
        }
        let is_marked = is_marked(&from).await;
        let is_whole = is_whole(&to, &before).await;
        assert!(is_whole || !is_marked, "{round}");
        stages[usize::from(is_marked) + usize::from(is_whole)] += 1;
        // The first one is whole: all of it is in the second one in the end.
        if !is_marked {
            let (said, code) = places.run("", &arguments);
            assert_eq!(code, Some(0), "{round}: {said}");
            assert!(self::is_marked(&from).await, "{round}");
        }
        assert_eq!(contents(&to).await, before, "{round}");
    }
    println!(
        "killed before the copy was whole: {}, before the mark: {}, after it: {}",
        stages[0], stages[1], stages[2]
    );
}

/// Whether a database holds everything. Otherwise it holds nothing.
async fn is_whole(place: &Database, everything: &Contents) -> bool {
    if !place.may_be_there() {
        return false;
    }
    let store = place.open().await.unwrap();
    let mut tx = store.read().await.unwrap();
    let is_empty = transfer::is_empty(&mut tx).await.unwrap();
    let contents = transfer::contents(&mut tx).await.unwrap();
    drop(tx);
    store.close().await;
    // With the note of where it came from.
    assert!(is_empty || contents.rows() == everything.rows() + 1);
    !is_empty
}
