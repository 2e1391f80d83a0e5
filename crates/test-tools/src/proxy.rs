//! A stand-in for the network between a program and a PostgreSQL server: it can be slow, cut, or lose an answer.

use std::collections::HashMap;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

/// How PostgreSQL says that a transaction is committed.
const COMMITTED: &[u8] = b"COMMIT\0";

/// What becomes of what is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// It arrives.
    Good,
    /// What the server says arrives so much later.
    Slow(Duration),
    /// What the program says arrives so much later, although it may have died by then.
    Late(Duration),
    /// Nothing arrives, and nobody is told: as when a machine vanishes.
    Silent,
}

/// A stand-in for the network.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    line: Line,
    /// Whether the next answer to a commit is lost, and its connection with it.
    loses_commit: bool,
    /// After which words of the program the line falls silent.
    last_words: Option<&'static str>,
    /// Both ends of each connection, by its number.
    open: HashMap<usize, [TcpStream; 2]>,
}

impl Proxy {
    /// One that passes on everything to a server on this machine.
    pub fn to(port: u16) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let state = State { line: Line::Good, loses_commit: false, last_words: None, open: HashMap::new() };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() });
        let passing = Arc::clone(&shared);
        thread::spawn(move || {
            for (number, client) in listener.incoming().enumerate() {
                // The server may be gone: then so is the connection.
                let (Ok(client), Ok(server)) = (client, TcpStream::connect((Ipv4Addr::LOCALHOST, port)))
                else {
                    continue;
                };
                let ends = [&client, &server].map(|end| {
                    end.set_nodelay(true).unwrap();
                    end.try_clone().unwrap()
                });
                passing.state().open.insert(number, ends);
                for (from, to, is_answer) in [
                    (client.try_clone().unwrap(), server.try_clone().unwrap(), false),
                    (server, client, true),
                ] {
                    let shared = Arc::clone(&passing);
                    thread::spawn(move || {
                        shared.pass(from, to, is_answer);
                        shared.state().open.remove(&number);
                    });
                }
            }
        });
        Proxy { address, shared }
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Changes what becomes of what is sent from now on.
    pub fn set(&self, line: Line) {
        self.shared.state().line = line;
        self.shared.changed.notify_all();
    }

    /// Cuts all connections that are there.
    pub fn cut(&self) {
        for (_, ends) in self.shared.state().open.drain() {
            for end in ends {
                // The other side may have ended it.
                let _ = end.shutdown(Shutdown::Both);
            }
        }
    }

    /// Loses the next answer to a commit, and its connection.
    pub fn lose_answer_to_commit(&self) {
        self.shared.state().loses_commit = true;
    }

    /// Lets nothing arrive any more once the program says these words.
    pub fn fall_silent_at(&self, words: &'static str) {
        self.shared.state().last_words = Some(words);
    }

    /// Whether the answer that was to be lost is lost.
    pub fn has_lost_one(&self) -> bool {
        !self.shared.state().loses_commit
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.set(Line::Good);
        self.cut();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// Passes on what one side says, until one of them ends.
    fn pass(&self, mut from: TcpStream, mut to: TcpStream, is_answer: bool) {
        let mut said = [0; 1 << 16];
        while let Ok(length @ 1..) = from.read(&mut said) {
            let said = &said[..length];
            let has = |words: &[u8]| said.windows(words.len()).any(|part| part == words);
            let mut state = self.state();
            if !is_answer && state.last_words.is_some_and(|words| has(words.as_bytes())) {
                (state.line, state.last_words) = (Line::Silent, None);
            }
            let mut state = self.changed.wait_while(state, |state| state.line == Line::Silent).unwrap();
            let has_committed = is_answer && has(COMMITTED);
            if has_committed && std::mem::take(&mut state.loses_commit) {
                break;
            }
            let line = state.line;
            drop(state);
            match line {
                Line::Slow(by) if is_answer => thread::sleep(by),
                Line::Late(by) if !is_answer => thread::sleep(by),
                Line::Good | Line::Slow(_) | Line::Late(_) | Line::Silent => {}
            }
            if to.write_all(said).is_err() {
                break;
            }
        }
        for stream in [from, to] {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}
