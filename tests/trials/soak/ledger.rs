//! What honest people did, and what they were answered, against what the database has in the end.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use ra_bot::store::{Store, entries};
use ra_table::game::Actor;
use ra_table::id::GameId;
use ra_table::time::Millis;

use super::HOSTILE;
use crate::support::stored_game::StoredGame;

/// Something that somebody pressed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Deed {
    pub(super) game: GameId,
    /// The entry that had put the question.
    pub(super) question: i64,
    /// How its entry begins.
    pub(super) entry: String,
    pub(super) by: String,
}

#[derive(Debug, Default)]
struct Inner {
    /// What was pressed, and whether an answer said that it counts.
    deeds: BTreeMap<Deed, bool>,
    games: BTreeSet<GameId>,
    /// How long people waited for an answer, without and beside the hostile.
    waits: [Vec<Duration>; 2],
    silent: [usize; 2],
}

/// What all groups have done.
#[derive(Debug, Default)]
pub(super) struct Ledger(Mutex<Inner>);

/// What was compared.
#[derive(Debug, Default)]
pub(super) struct Counted {
    pub(super) entries: usize,
    /// Deeds that were answered.
    pub(super) certain: usize,
    /// Others, and how many of them have happened.
    pub(super) uncertain: usize,
    pub(super) happened: usize,
}

impl Ledger {
    fn with<T>(&self, change: impl FnOnce(&mut Inner) -> T) -> T {
        change(&mut self.0.lock().unwrap())
    }

    pub(super) fn plays(&self, game: GameId) {
        self.with(|inner| inner.games.insert(game));
    }

    pub(super) fn games(&self) -> Vec<GameId> {
        self.with(|inner| inner.games.iter().copied().collect())
    }

    /// It is about to be pressed.
    pub(super) fn presses(&self, deed: &Deed) {
        self.with(|inner| *inner.deeds.entry(deed.clone()).or_default() |= false);
    }

    /// An answer said that it counts.
    pub(super) fn counts(&self, deed: &Deed) {
        self.with(|inner| inner.deeds.insert(deed.clone(), true));
    }

    /// How many deeds were answered.
    pub(super) fn answered(&self) -> usize {
        self.with(|inner| inner.deeds.values().filter(|is_certain| **is_certain).count())
    }

    /// How long somebody waited while the process was there all the time; `None` for an answer that never came.
    pub(super) fn waited(&self, beside_hostile: bool, wait: Option<Duration>) {
        let kind = usize::from(beside_hostile);
        self.with(|inner| match wait {
            Some(wait) => inner.waits[kind].push(wait),
            None => inner.silent[kind] += 1,
        });
    }

    /// What people waited, in words.
    pub(super) fn waits(&self) -> String {
        self.with(|inner| {
            let [usual, beside] = &mut inner.waits;
            let at = |waits: &[Duration], percent: usize| {
                waits.get(waits.len().saturating_sub(1) * percent / 100).map_or(0.0, Duration::as_secs_f64) * 1e3
            };
            usual.sort();
            beside.sort();
            format!(
                "waits: usually {} (p50 {:.0} ms, p99 {:.0} ms, {} unanswered), beside the hostile {} (p50 {:.0} ms, \
                 p99 {:.0} ms, {} unanswered); the p99 is {:.2} times the usual",
                usual.len(),
                at(usual, 50),
                at(usual, 99),
                inner.silent[0],
                beside.len(),
                at(beside, 50),
                at(beside, 99),
                inner.silent[1],
                at(beside, 99) / at(usual, 99),
            )
        })
    }

    /// Holds the histories against what people pressed and were answered.
    pub(super) async fn compare(&self, folder: &Path) -> Counted {
        let store = Store::open(&folder.join("ra.sqlite")).await.unwrap();
        let (deeds, games) = self.with(|inner| (inner.deeds.clone(), inner.games.clone()));
        let mut counted = Counted::default();
        let (mut found, mut histories) = (BTreeSet::new(), BTreeMap::new());
        for game in games {
            let round = StoredGame::read(&store, game).await;
            let mut tx = store.read().await.unwrap();
            // The entries that put the present question, and the auction's; answers name the latter.
            let (mut put, mut opened, mut discarded) = (0, 0, None::<(i64, Millis)>);
            let lines = entries::all(&mut tx, game).await.unwrap();
            let history: Vec<String> = lines.iter().map(|line| line.words.clone()).collect();
            histories.insert(game, (round.row.status, history));
            for line in lines {
                let entry = word(&line.words);
                let is_answer = entry == "pass" || entry.starts_with("bid ");
                // Two tiles are given up together; a second disaster asks anew.
                let question = match discarded.take() {
                    Some((question, at)) if entry == "discard" && at == line.decided_at => question,
                    _ if is_answer => opened,
                    _ => put,
                };
                if entry == "discard" {
                    discarded = Some((question, line.decided_at));
                }
                if !entry.is_empty() {
                    put = line.seq;
                    opened = if is_answer { opened } else { line.seq };
                }
                let Actor::Person(number) = line.actor else { continue };
                let by = &round.chairs().person(number).unwrap().name;
                if by.starts_with(HOSTILE) || !ACTIONS.iter().any(|action| entry.starts_with(action)) {
                    continue;
                }
                counted.entries += 1;
                let deed = Deed { game, question, entry, by: by.clone() };
                assert!(deeds.contains_key(&deed), "nobody did {deed:?}: {:?}", line.words);
                assert!(found.insert(deed.clone()) || deed.entry == "discard", "twice: {deed:?}");
            }
        }
        for (deed, is_certain) in &deeds {
            let happened = found.contains(deed);
            // Whoever was not told that it is played may have decided otherwise before it was.
            let instead = |other: &&Deed| (other.question, &other.by) == (deed.question, &deed.by);
            let answered = deeds.keys().filter(|other| other.game == deed.game).filter(instead);
            let is_played = answered.filter(|other| found.contains(other)).count();
            assert!(is_played > 0 || !is_certain, "lost: {deed:?} in {:?}", histories[&deed.game]);
            assert!(is_played <= 1, "two answers to one question: {deed:?}");
            counted.certain += usize::from(*is_certain);
            counted.uncertain += usize::from(!is_certain);
            counted.happened += usize::from(happened && !is_certain);
        }
        store.close().await;
        counted
    }
}

/// What is compared.
const ACTIONS: [&str; 5] = ["draw", "invoke", "pass", "bid", "discard"];

/// An entry that puts a question, as it is compared: the tiles that are given up are the menu's choice.
fn word(words: &str) -> String {
    match words.split(' ').next() {
        Some("draw" | "invoke" | "pass" | "bid" | "god" | "done" | "undo") => words.to_owned(),
        Some("discard") => "discard".to_owned(),
        _ => String::new(),
    }
}
