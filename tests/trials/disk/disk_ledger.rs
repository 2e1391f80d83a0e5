//! What a disk was given to keep, in order, and what of it may be there after the power was cut at any moment.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use rand::rngs::SmallRng;
use rand::{Rng, RngExt};

/// What a disk writes whole or not at all, in bytes.
const SECTOR: usize = 512;

/// The kinds of records, of which `device.c` writes all but the last two.
const WRITE: u8 = b'w';
const TRUNCATE: u8 = b't';
const FLUSH: u8 = b'f';
const NOT_FLUSHED: u8 = b'n';
const MAKE: u8 = b'm';
const DELETE: u8 = b'd';
const RENAME: u8 = b'r';
const STANDS: u8 = b's';
const MARK: u8 = b'a';

/// The ledger of a disk, as a file that the disk adds to, too.
#[derive(Debug)]
pub(crate) struct Ledger(PathBuf);

/// A line of it.
#[derive(Debug)]
pub(crate) struct Record {
    kind: u8,
    /// Of a write where it begins, of a truncation the length that is left, of a mark its number.
    offset: u64,
    name: String,
    /// What was written; the new name.
    data: Vec<u8>,
}

impl Record {
    /// The number, if it is a mark.
    pub(crate) fn mark(&self) -> Option<usize> {
        (self.kind == MARK).then_some(self.offset as usize)
    }
}

impl Ledger {
    /// An empty one.
    pub(crate) fn new(path: PathBuf) -> Ledger {
        File::create(&path).unwrap();
        Ledger(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Notes that so many steps have been answered: after all that the program has done for them, as it answers only
    /// then.
    pub(crate) fn mark(&self, number: usize) {
        self.note(MARK, number as u64, "", &[]);
    }

    /// Notes that a file is there, flushed, as it is now; nobody has it open.
    pub(crate) fn note_file(&self, path: &Path) {
        self.note(STANDS, 0, path.to_str().unwrap(), &std::fs::read(path).unwrap());
    }

    fn note(&self, kind: u8, offset: u64, name: &str, data: &[u8]) {
        let head = [u64::from(kind), offset, name.len() as u64, data.len() as u64];
        let head = head.map(u64::to_ne_bytes).concat();
        let mut file = File::options().append(true).open(&self.0).unwrap();
        file.write_all(&[&head, name.as_bytes(), data].concat()).unwrap();
    }

    /// All of it.
    pub(crate) fn records(&self) -> Vec<Record> {
        let bytes = std::fs::read(&self.0).unwrap();
        let (mut rest, mut records) = (&bytes[..], Vec::new());
        while !rest.is_empty() {
            let (head, more) = rest.split_at(32);
            let number = |at: usize| u64::from_ne_bytes(head[8 * at..8 * at + 8].try_into().unwrap());
            let (name, more) = more.split_at(number(2) as usize);
            let (data, more) = more.split_at(number(3) as usize);
            let name = String::from_utf8(name.to_vec()).unwrap();
            records.push(Record { kind: number(0) as u8, offset: number(1), name, data: data.to_vec() });
            rest = more;
        }
        records
    }
}

/// A change of a file that has not been flushed.
#[derive(Debug, Clone)]
enum Change {
    Written(usize, Vec<u8>),
    Truncated(usize),
}

impl Change {
    fn make(&self, bytes: &mut Vec<u8>) {
        match self {
            Change::Written(at, data) => {
                bytes.resize(bytes.len().max(at + data.len()), 0);
                bytes[*at..at + data.len()].copy_from_slice(data);
            }
            Change::Truncated(length) => bytes.resize(*length, 0),
        }
    }

    /// By sectors, each of which may be there or not.
    fn sectors(&self) -> Vec<Change> {
        let Change::Written(at, data) = self else { return vec![self.clone()] };
        let (mut sectors, mut begin) = (Vec::new(), 0);
        while begin < data.len() {
            let end = data.len().min((at + begin) / SECTOR * SECTOR + SECTOR - at);
            sectors.push(Change::Written(at + begin, data[begin..end].to_vec()));
            begin = end;
        }
        sectors
    }

    /// What is left of it where something else has been written since.
    fn without(self, begin: usize, end: usize) -> Vec<Change> {
        let Change::Written(at, data) = &self else { return Vec::new() };
        if at + data.len() <= begin || end <= *at {
            return vec![self];
        }
        let before = data[..begin.saturating_sub(*at)].to_vec();
        let after = data[(end - at).min(data.len())..].to_vec();
        let parts = [Change::Written(*at, before), Change::Written(end, after)];
        parts
            .into_iter()
            .filter(|part| !matches!(part, Change::Written(_, data) if data.is_empty()))
            .collect()
    }
}

/// A change of the folder that has not been flushed. Of these, file systems keep the order.
#[derive(Debug, Clone)]
enum Turn {
    Made(String, usize),
    Deleted(String),
    Renamed(String, String),
}

type Names = BTreeMap<String, usize>;

impl Turn {
    fn make(&self, names: &mut Names) {
        match self {
            Turn::Made(name, file) => drop(names.insert(name.clone(), *file)),
            Turn::Deleted(name) => drop(names.remove(name)),
            Turn::Renamed(from, to) => {
                if let Some(file) = names.remove(from) {
                    names.insert(to.clone(), file);
                }
            }
        }
    }
}

/// A file: what of it is sure, and what has been done to it since.
#[derive(Debug, Default)]
struct Contents {
    sure: Vec<u8>,
    /// What a flush failed for: the system remembers it, and takes it for written. No later flush makes sure of it.
    forsaken: Vec<Change>,
    since: Vec<Change>,
}

/// What a disk has been given up to a moment.
#[derive(Debug, Default)]
pub(crate) struct Disk {
    files: Vec<Contents>,
    /// The names as the program sees them, those that are sure, and what has been done to these since.
    names: Names,
    sure: Names,
    since: Vec<Turn>,
}

impl Disk {
    /// Follows a line of the ledger.
    pub(crate) fn follow(&mut self, record: &Record) {
        let (name, at) = (record.name.clone(), record.offset as usize);
        match record.kind {
            WRITE => self.change(&name, Change::Written(at, record.data.clone())),
            TRUNCATE => self.change(&name, Change::Truncated(at)),
            FLUSH => self.flush(&name),
            NOT_FLUSHED => self.forsake(&name),
            MAKE => {
                self.files.push(Contents::default());
                self.turn(Turn::Made(name, self.files.len() - 1));
            }
            DELETE => self.turn(Turn::Deleted(name)),
            RENAME => self.turn(Turn::Renamed(name, String::from_utf8(record.data.clone()).unwrap())),
            STANDS => {
                let file = &mut self.files[self.names[&name]];
                *file = Contents { sure: record.data.clone(), ..Contents::default() };
                self.sure.clone_from(&self.names);
                self.since.clear();
            }
            MARK => {}
            other => panic!("{other} is no kind of record"),
        }
    }

    fn turn(&mut self, turn: Turn) {
        turn.make(&mut self.names);
        self.since.push(turn);
    }

    fn change(&mut self, name: &str, change: Change) {
        self.files[self.names[name]].since.push(change);
    }

    /// Makes sure of a file, or of the folder.
    fn flush(&mut self, name: &str) {
        match self.names.get(name) {
            Some(file) => self.files[*file].flush(),
            None => {
                self.sure.clone_from(&self.names);
                self.since.clear();
            }
        }
    }

    /// Does not make sure of it. (Of a folder's changes the journal of the file system knows.)
    fn forsake(&mut self, name: &str) {
        if let Some(file) = self.names.get(name) {
            let Contents { forsaken, since, .. } = &mut self.files[*file];
            forsaken.append(since);
        }
    }

    /// What is there after the power was cut, by name: all that is sure, and any part of the rest.
    pub(crate) fn after_a_cut(&self, rng: &mut SmallRng) -> BTreeMap<String, Vec<u8>> {
        let mut names = self.sure.clone();
        let turns = rng.random_range(0..=self.since.len());
        self.since[..turns].iter().for_each(|turn| turn.make(&mut names));
        names.into_iter().map(|(name, file)| (name, self.files[file].after_a_cut(rng))).collect()
    }
}

impl Contents {
    fn flush(&mut self) {
        for change in self.since.drain(..) {
            let (begin, end) = match &change {
                Change::Written(at, data) => (*at, at + data.len()),
                Change::Truncated(length) => (*length, usize::MAX),
            };
            let forsaken = std::mem::take(&mut self.forsaken).into_iter();
            self.forsaken = forsaken.flat_map(|change| change.without(begin, end)).collect();
            change.make(&mut self.sure);
        }
    }

    fn after_a_cut(&self, rng: &mut SmallRng) -> Vec<u8> {
        let mut bytes = self.sure.clone();
        // Of some files nearly all is there, of some next to nothing.
        let share = [0.0, 0.1, 0.5, 0.9, 1.0][rng.next_u32() as usize % 5];
        for sector in self.forsaken.iter().chain(&self.since).flat_map(Change::sectors) {
            if rng.random_bool(share) {
                sector.make(&mut bytes);
            }
        }
        bytes
    }
}
