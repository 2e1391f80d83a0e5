//! A disk under the real program that fails when it is told to, and keeps a ledger of what it is given: `device.c`, put
//! before the C library.

use std::fs::File;
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use super::disk_ledger::Ledger;

/// `device.c`, compiled.
static LIBRARY: LazyLock<PathBuf> = LazyLock::new(|| {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/trials/disk/device.c");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let library = folder.join(format!("disk-{}.so", std::process::id()));
    let mut compiler = Command::new("cc");
    compiler.args(["-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o"]).arg(&library).arg(source);
    assert!(compiler.status().unwrap().success());
    // Another process of tests may have the last one in use.
    let place = folder.join("disk.so");
    std::fs::rename(&library, &place).unwrap();
    place
});

/// What fails, as `device.c` counts them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Only {
    /// Whatever it is: the disk is broken.
    Any,
    /// What needs room, of which there is none.
    NeedsRoom,
    /// Making sure: of what was given since the last time, the system remembers all, and the disk perhaps nothing.
    Flushes,
    /// Nothing: the program is killed before the operation.
    Kill,
}

/// What goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fault {
    /// The number of the first operation that fails, from 1 on.
    pub(crate) at: u64,
    pub(crate) only: Only,
    /// Whether all after it fail too, until it is healed.
    pub(crate) lasting: bool,
    /// Whether half of a write that fails is written.
    pub(crate) half: bool,
}

/// The disk that the program's database is on.
#[derive(Debug)]
pub(crate) struct Device {
    /// What both have before them: six numbers, as `device.c` has them.
    control: File,
    told: PathBuf,
    ledger: Option<Ledger>,
    /// Whether it says that it has flushed the log, and has not.
    lies: bool,
}

/// Where each number is.
const COUNT: u64 = 0;
const AT: u64 = 1;
const ONLY: u64 = 2;
const LASTING: u64 = 3;
const HALF: u64 = 4;
const STRUCK: u64 = 5;

impl Device {
    /// A disk that works, in this folder.
    pub(crate) fn new(folder: &Path) -> Device {
        let told = folder.join("disk");
        let control = File::options().read(true).write(true).create_new(true).open(&told).unwrap();
        control.set_len(6 * 8).unwrap();
        Device { control, told, ledger: None, lies: false }
    }

    /// One that keeps a ledger, too.
    pub(crate) fn with_ledger(folder: &Path) -> Device {
        Device { ledger: Some(Ledger::new(folder.join("ledger"))), ..Device::new(folder) }
    }

    /// One that keeps a ledger, and says that it has flushed the log, and has not.
    pub(crate) fn lying(folder: &Path) -> Device {
        Device { lies: true, ..Device::with_ledger(folder) }
    }

    /// What it is given, if it writes that down.
    pub(crate) fn ledger(&self) -> Option<&Ledger> {
        self.ledger.as_ref()
    }

    /// Puts it under a program that is to be started.
    pub(crate) fn put_under(&self, program: &mut Command) {
        program.env("LD_PRELOAD", &*LIBRARY).env("RA_DISK", &self.told);
        if let Some(ledger) = &self.ledger {
            program.env("RA_DISK_LEDGER", ledger.path());
        }
        if self.lies {
            program.env("RA_DISK_LIES", "yes");
        }
    }

    fn get(&self, number: u64) -> u64 {
        let mut bytes = [0; 8];
        self.control.read_exact_at(&mut bytes, 8 * number).unwrap();
        u64::from_ne_bytes(bytes)
    }

    fn set(&self, number: u64, value: u64) {
        self.control.write_all_at(&value.to_ne_bytes(), 8 * number).unwrap();
    }

    /// How many operations there were.
    pub(crate) fn count(&self) -> u64 {
        self.get(COUNT)
    }

    /// Lets something go wrong.
    pub(crate) fn fail(&self, fault: Fault) {
        self.set(ONLY, fault.only as u64);
        self.set(LASTING, u64::from(fault.lasting));
        self.set(HALF, u64::from(fault.half));
        self.set(AT, fault.at);
    }

    /// Whether anything has gone wrong.
    pub(crate) fn has_failed(&self) -> bool {
        self.get(STRUCK) != 0
    }

    /// Something that goes wrong once, and has done so, is over.
    pub(crate) fn forget(&self) {
        if self.has_failed() && self.get(LASTING) == 0 {
            self.heal();
        }
    }

    /// Whether something has gone wrong by which the program ends once it notices, and is neither healed nor forgotten: a
    /// flush.
    pub(crate) fn ends_the_program(&self) -> bool {
        self.has_failed() && self.get(AT) != 0 && self.get(ONLY) == Only::Flushes as u64
    }

    /// Lets nothing go wrong any more.
    pub(crate) fn heal(&self) {
        self.set(AT, 0);
    }
}
