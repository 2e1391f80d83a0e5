//! `ra-bot playground` as somebody starts it: a process that says where its page is, and serves it until it is stopped.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

use tempfile::TempDir;
use test_tools::process;

use crate::support::server::Says;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ra-bot"));
    command.arg("playground").args(arguments).stdin(Stdio::null());
    command
}

/// The program, running; it never outlives the test.
struct Running {
    program: Child,
    output: BufReader<ChildStdout>,
    address: String,
}

impl Running {
    fn start(command: &mut Command) -> Running {
        let mut program = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(program.stdout.take().unwrap());
        let mut line = String::new();
        let address = loop {
            line.clear();
            assert_ne!(output.read_line(&mut line).unwrap(), 0, "it ends without an address");
            if let Some((_, address)) = line.trim().split_once("http://") {
                break address.trim_end_matches('/').to_owned();
            }
        };
        Running { program, output, address }
    }

    /// What the program answers to a request.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Lets somebody run a command, by the HTTP interface.
    fn run(&self, who: &str, text: &str) -> String {
        let body = format!(r#"{{"channel":"ra","text":"{text}"}}"#);
        let length = body.len();
        self.ask(&format!(
            "POST /people/{who}/run HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        ))
    }

    /// Stops it by a signal; it must end in good order.
    fn end(mut self, signal: fn(&Child)) {
        signal(&self.program);
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        assert_eq!(self.program.wait().unwrap().code(), Some(0), "{rest}");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        drop(self.program.kill());
        drop(self.program.wait());
    }
}

const PEOPLE: &str = "GET /people HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";

#[test]
fn it_serves_people_until_a_signal() {
    for signal in [process::terminate, process::interrupt] {
        let running = Running::start(&mut command(&[]));
        running.ask(PEOPLE).begins("HTTP/1.1 200").says("\"Khnum\"");
        running.run("Seti", "/ra new seats:2").says("free seat");
        running.end(signal);
    }
}

fn entries(folder: &TempDir) -> Vec<String> {
    let entries = std::fs::read_dir(folder.path()).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn the_end_leaves_nothing_behind_unless_it_is_to_be_kept() {
    let (temporary, kept) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let running = Running::start(command(&[]).env("TMPDIR", temporary.path()));
    assert_eq!(entries(&temporary).len(), 1);
    running.end(process::terminate);
    assert_eq!(entries(&temporary), [""; 0]);
    // What is kept can be used again, and so can its games' numbers.
    let log = kept.path().join("exchanges.jsonl");
    for game in ["Ra 1 · ", "Ra 2 · "] {
        let arguments = ["--data", kept.path().to_str().unwrap(), "--log", log.to_str().unwrap()];
        let running = Running::start(&mut command(&arguments));
        running.run("Nefer", "/ra new seats:2");
        running.run("Amun", "/ra join").says("has started in");
        let channels =
            running.ask("GET /people/Amun/channels HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
        channels.says(game);
        running.end(process::terminate);
        assert!(std::fs::read_to_string(&log).unwrap().lines().count() > 5);
    }
    assert!(entries(&kept).contains(&"ra-bot.sqlite".to_owned()), "{:?}", entries(&kept));
}

#[test]
fn what_is_in_the_way_at_the_start_is_named() {
    let check = |arguments: &[&str], sentence: &str| {
        let output = command(arguments).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && said.contains(sentence), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    };
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    check(
        &["--port", &port],
        &format!("port {port} is in use by another program: choose another with --port"),
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let below = file.join("below");
    let below = below.to_str().unwrap();
    check(&["--data", below], &format!("the folder {below} cannot be made, choose another"));
    check(&["--log", below], &format!("the log {below} cannot be written"));
    // As in a folder that may only be read, for root too.
    let kept = folder.path().join("kept");
    std::fs::create_dir_all(kept.join("ra-bot.log")).unwrap();
    let kept = kept.to_str().unwrap();
    check(&["--data", kept], &format!("nothing can be written into the folder {kept}, choose another"));
}
