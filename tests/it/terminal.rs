//! `ra-bot playground` as somebody uses it: lines in, text out.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use test_tools::process;

/// How long the answer to one line may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program, running.
struct Terminal {
    program: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
    _data: TempDir,
}

impl Terminal {
    /// Starts it; what it says at first comes too.
    fn start() -> (Terminal, String) {
        let data = tempfile::tempdir().unwrap();
        let (terminal, welcome) = Terminal::with(&["--data", data.path().to_str().unwrap()], None);
        (Terminal { _data: data, ..terminal }, welcome)
    }

    fn with(arguments: &[&str], temporary: Option<&TempDir>) -> (Terminal, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ra-bot"));
        command.arg("playground").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        if let Some(temporary) = temporary {
            command.env("TMPDIR", temporary.path());
        }
        let mut program = command.spawn().unwrap();
        let (sender, output) = channel();
        let mut stdout = program.stdout.take().unwrap();
        std::thread::spawn(move || {
            let mut bytes = [0; 1 << 12];
            let mut rest = Vec::new();
            while let Ok(read @ 1..) = stdout.read(&mut bytes) {
                rest.extend_from_slice(&bytes[..read]);
                let whole = match std::str::from_utf8(&rest) {
                    Ok(text) => text.len(),
                    Err(error) => error.valid_up_to(),
                };
                let text = String::from_utf8(rest.drain(..whole).collect()).unwrap();
                if sender.send(text).is_err() {
                    return;
                }
            }
        });
        let input = program.stdin.take();
        let mut terminal = Terminal { program, input, output, _data: tempfile::tempdir().unwrap() };
        let welcome = terminal.read();
        (terminal, welcome)
    }

    /// Types a line; what is shown until the next prompt.
    fn line(&mut self, line: &str) -> String {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
        self.read()
    }

    fn read(&mut self) -> String {
        let (mut text, end) = (String::new(), Instant::now() + PATIENCE);
        while !is_prompt(text.lines().last().unwrap_or_default()) {
            let left = end.saturating_duration_since(Instant::now());
            text += &self.output.recv_timeout(left).unwrap_or_else(|_| panic!("no prompt after {text:?}"));
        }
        text
    }

    /// Ends the input; what is still shown, and the exit code.
    fn end(mut self) -> (String, Option<i32>) {
        drop(self.input.take());
        let rest: String = self.output.iter().collect();
        (rest, self.program.wait().unwrap().code())
    }
}

/// `Nefer #ra> `, and nothing else.
fn is_prompt(line: &str) -> bool {
    let parts = line.strip_suffix("> ").and_then(|line| line.split_once(" #"));
    parts.is_some_and(|(who, place)| {
        !who.contains(' ') && place.chars().all(|c| c.is_alphanumeric() || c == '-')
    })
}

/// The word before some others, without its signs.
fn before<'a>(text: &'a str, others: &str) -> Option<&'a str> {
    text.split(others).next().filter(|_| text.contains(others))?.split([' ', '\n', '@']).next_back()
}

/// A table for two, filled; the first board.
fn begin(terminal: &mut Terminal) -> String {
    let opened = terminal.line("/ra new seats:2");
    assert!(opened.contains("A game of Ra with one free seat"), "{opened}");
    let board = terminal.line("Amun /ra join");
    assert!(board.lines().last().unwrap().starts_with("Nefer #ra-1-"), "{board}");
    assert!(board.contains("only Amun can see this"), "{board}");
    board
}

/// What an option could be, from the first.
fn choices(terminal: &mut Terminal, line: &str) -> Vec<String> {
    let mut shown = String::new();
    // As on Discord, suggestions that come too late do not come at all; the next key asks again.
    for _ in 0..5 {
        shown = terminal.line(&format!("{line} ?"));
        let rows = shown.lines().filter_map(|line| line.strip_prefix("  "));
        let rows: Vec<String> = rows.map(|line| line.trim().to_owned()).collect();
        if !rows.is_empty() {
            return rows;
        }
    }
    panic!("{line}: nothing is suggested but {shown}");
}

/// Somebody acts, and does not wait until it is played.
fn act(terminal: &mut Terminal, who: &str, command: &str) -> String {
    let after = terminal.line(&format!("{who} {command}"));
    if after.contains("It is played") { terminal.line(&format!("{who} click Carry on")) } else { after }
}

#[test]
fn a_game_for_two_is_played_to_its_end() {
    let (mut terminal, _) = Terminal::start();
    let mut board = begin(&mut terminal);
    for turn in 0.. {
        assert!(turn < 1000, "the game does not end");
        if board.contains("The game is over") {
            break;
        }
        board = if let Some(who) = before(&board, ", your turn.") {
            // Half of the game is drawing, so that there is something to win.
            let command = if turn % 2 == 0 { "draw" } else { "/ra invoke" };
            let after = act(&mut terminal, who, command);
            if after.contains("All eight spaces") { act(&mut terminal, who, "/ra invoke") } else { after }
        } else if let Some(who) = before(&board, " is next") {
            let suns = choices(&mut terminal, &format!("{who} /ra bid"));
            act(&mut terminal, who, &format!("/ra bid {}", suns[0]))
        } else if let Some((who, _)) = board.split_once(" takes ").filter(|_| board.contains("choose.")) {
            // The disaster's name comes last before it, and who is asked before that.
            let (asked, _) = who.rsplit_once(", ").unwrap();
            let who = asked.split([' ', '\n', '@']).next_back().unwrap();
            let tiles = choices(&mut terminal, &format!("{who} /ra discard"));
            act(&mut terminal, who, &format!("/ra discard {}", tiles[0]))
        } else {
            panic!("nobody is asked anything: {board}")
        };
    }
    assert!(board.contains("│ 1. ") && board.contains("│ 2. "), "{board}");
    assert!(board.contains("file bag.txt") && board.contains("file game-1.json"), "{board}");
    let result = terminal.line("#ra");
    assert!(result.contains("Game 1 is over: "), "{result}");
    let (_, code) = terminal.end();
    assert_eq!(code, Some(0));
}

/// What follows from a line is shown before the next prompt, also what the bot does by itself a moment later.
#[test]
fn the_prompt_waits_for_all_that_follows() {
    let (mut terminal, _) = Terminal::start();
    begin(&mut terminal);
    // The first has called somebody, and stays as long as they are asked.
    terminal.line("/ra board public:true");
    for _ in 0..3 {
        let board = terminal.line("/ra board public:true");
        let is_shrunk =
            ["(shortened)", "(edited)", "(a message was deleted)"].iter().any(|told| board.contains(told));
        assert!(is_shrunk, "the board before it is there too: {board}");
    }
    // As a game begins all are taken to look; what is clear is done when that is over.
    terminal.line("forward 4m");
    for _ in 0..2 {
        let board = terminal.line("forward 5d");
        assert!(board.contains("time ran out"), "{board}");
    }
    assert_eq!(terminal.end().1, Some(0));
}

#[test]
fn a_script_is_answered_to_its_end() {
    let (mut terminal, welcome) = Terminal::start();
    assert!(welcome.contains("you are Nefer in #ra"), "{welcome}");
    let lines = "/ra new seats:2\nAmun> /ra join\nsay good luck\nAmun\nread\n/ra me\n";
    terminal.input.as_mut().unwrap().write_all(lines.as_bytes()).unwrap();
    let (shown, code) = terminal.end();
    for part in ["Nefer #ra-1-", "> say good luck\n", "Nefer\n  good luck", "Amun #ra-1-", "> /ra me"] {
        assert!(shown.contains(part), "{part:?} is not in:\n{shown}");
    }
    assert_eq!(
        shown.matches("\n  good luck").count(),
        2,
        "once when it is said and once with `read`:\n{shown}"
    );
    assert!(shown.trim_end().ends_with('>'), "{shown}");
    assert_eq!(code, Some(0));
}

#[test]
fn what_cannot_be_done_gets_a_sentence() {
    let (mut terminal, _) = Terminal::start();
    let mut check = |line: &str, sentence: &str| {
        let shown = terminal.line(line);
        assert!(shown.contains(sentence), "{line}: {shown}");
    };
    check("Anum /ra join", "There is nobody called “Anum” here, but Nefer, Amun, Isis, Khnum, Seti.");
    check("dorw", "“dorw” means nothing here.");
    check("/ra dorw", "There is no /ra dorw. Say which: new, join,");
    check("/ar draw", "There is no command /ar.");
    check("/ra bid", "sun: This option is required.");
    check("/ra new seats:9", "less than or equal to 5");
    check("draw", "There is no game in this channel. /ra new opens a table");
    check("#nowhere", "There is no channel #nowhere here, but #general, #ra, #tournament.");
    check("read on", "“read on” means nothing here.");
    check("read", "Nefer");
    assert_eq!(terminal.end().1, Some(0));
}

#[test]
fn questions_are_completed() {
    let (mut terminal, _) = Terminal::start();
    let mut check = |line: &str, expected: &[&str]| {
        let shown = terminal.line(line);
        let rows = shown.lines().filter_map(|line| line.strip_prefix("  ")?.split("  ").next());
        assert_eq!(rows.collect::<Vec<_>>(), expected, "{line}: {shown}");
    };
    check("?  /ra b", &["board", "bid", "back"]);
    check("/ra d?", &["draw", "discard"]);
    check("Amun jo?", &[]);
    check("/ra new edition: ?", &["pharaoh", "classic"]);
    check("/ra new edition:c?", &["classic"]);
    check("/?", &["ra", "ra-play", "ra-admin"]);
    let people = ["invite", "invite2", "invite3", "invite4"];
    check(
        "new?",
        &[&["seats", "edition", "pace", "quick", "here", "computers", "level"][..], &people, &["name"]]
            .concat(),
    );
    assert_eq!(terminal.end().1, Some(0));
}

#[test]
fn the_pages_that_explain() {
    let (mut terminal, welcome) = Terminal::start();
    let address = welcome.split("http://").nth(1).unwrap().split('/').next().unwrap();
    insta::assert_snapshot!("terminal welcome", welcome.replace(address, "ADDRESS"));
    insta::assert_snapshot!("terminal help", terminal.line("help"));
    assert_eq!(terminal.end().1, Some(0));
}

/// Asks who is there.
const PEOPLE: &str = "GET /people HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";

/// What the program answers to a request, if there is one.
fn ask(address: &str, request: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.write_all(request.as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

#[test]
fn without_any_input_it_goes_on_until_a_signal() {
    for signal in [process::terminate, process::interrupt] {
        let (mut terminal, welcome) = Terminal::start();
        let address = welcome.split("http://").nth(1).unwrap().split('/').next().unwrap();
        drop(terminal.input.take());
        // The line of the prompt ends once it is known that nobody will type there.
        assert_eq!(terminal.output.recv_timeout(PATIENCE).as_deref(), Ok("\n"));
        // It had no more to wait for than this before it went away.
        for _ in 0..20 {
            std::thread::sleep(Duration::from_millis(50));
            assert_eq!(terminal.program.try_wait().unwrap(), None);
            assert!(ask(address, PEOPLE).unwrap().contains("\"Khnum\""));
        }
        signal(&terminal.program);
        assert_eq!(terminal.end().1, Some(0));
    }
}

#[test]
fn programs_play_by_http_at_the_printed_address() {
    let (mut terminal, welcome) = Terminal::start();
    let address = welcome.split("http://").nth(1).unwrap().split('/').next().unwrap();
    let ask = |request: &str| ask(address, request).unwrap();
    let people = ask(PEOPLE);
    assert!(people.starts_with("HTTP/1.1 200") && people.contains("\"Khnum\""), "{people}");
    let body = r#"{"channel":"ra","text":"/ra new seats:2"}"#;
    let length = body.len();
    let opened = ask(&format!(
        "POST /people/Seti/run HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    ));
    assert!(opened.contains("A game of Ra"), "{opened}");
    // What came from there is seen here.
    let shown = terminal.line("");
    assert!(shown.contains("• Seti (host)"), "{shown}");
    assert_eq!(terminal.end().1, Some(0));
}

#[test]
fn the_end_leaves_nothing_behind_unless_it_is_to_be_kept() {
    let entries = |folder: &TempDir| -> Vec<String> {
        let entries = std::fs::read_dir(folder.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    };
    let (temporary, kept) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    // A signal is as good an end as any.
    let (terminal, _) = Terminal::with(&[], Some(&temporary));
    assert_eq!(entries(&temporary).len(), 1);
    process::terminate(&terminal.program);
    assert_eq!(terminal.output.iter().count(), 0);
    assert_eq!(terminal.end().1, Some(0));
    assert_eq!(entries(&temporary), [""; 0]);
    // Kept data can be used again, and so can its games' numbers.
    for game in ["Ra 1 · ", "Ra 2 · "] {
        let log = kept.path().join("exchanges.jsonl");
        let arguments = ["--data", kept.path().to_str().unwrap(), "--log", log.to_str().unwrap()];
        let (mut terminal, _) = Terminal::with(&arguments, None);
        terminal.line("/ra new seats:2");
        let begun = terminal.line("Amun /ra join");
        assert!(begun.contains(game), "{begun}");
        assert_eq!(terminal.end().1, Some(0));
        assert!(std::fs::read_to_string(&log).unwrap().lines().count() > 5);
    }
    assert!(entries(&kept).contains(&"ra-bot.sqlite".to_owned()), "{:?}", entries(&kept));
}

#[test]
fn a_taken_port_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output =
        Command::new(env!("CARGO_BIN_EXE_ra-bot")).args(["playground", "--port", &port]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains(&format!("cannot be started on port {port}: ")), "{said}");
}
