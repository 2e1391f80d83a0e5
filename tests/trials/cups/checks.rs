//! What has to hold of every cup, reckoned another way from what is stored.

use std::collections::{BTreeMap, HashSet};

use ra_bot::app::cups::{self, Loaded};
use ra_table::cup::{End, Entry, Kind, Line, Number, Standing, VOID_POINTS};
use ra_table::game::lobby::Status;
use ra_table::id::UserId;
use serde_json::Value;
use sqlx::{AnyConnection, Connection as _, FromRow};

use super::people::Person;
use super::{CHANNEL, Tally, World};
use crate::support::clicks::presses;
use crate::support::connect;
use crate::support::server::words;

/// So many people standings show.
const MOST_SHOWN: usize = 20;

/// A result as it is stored.
#[derive(Debug, FromRow)]
struct Row {
    user_id: Option<i64>,
    place: Option<i64>,
    people: i64,
    left_by: String,
}

/// The points for places at a table, by how many people began it.
fn points(people: i64, place: i64) -> u32 {
    let by_place: &[u32] = match people {
        5 => &[11, 7, 4, 2, 1],
        4 => &[10, 6, 3, 1],
        3 => &[9, 5, 1],
        other => panic!("a table of {other}"),
    };
    by_place[usize::try_from(place - 1).unwrap()]
}

impl World {
    /// What the bot has said of cups since so that it rang: nothing twice, and nothing to people who sleep, except of an
    /// evening.
    pub(super) async fn listen(&mut self) {
        for ring in self.said.since() {
            let Some(cup) = ring.cup else { continue };
            self.tally.rings += 1;
            let is_asleep = |person: &&Person| {
                let is_theirs = ring.users.contains(&self.server.user(&person.name));
                is_theirs && person.is_known_to_sleep(ring.at)
            };
            if let Some(asleep) = self.people.iter().find(is_asleep) {
                let kind = self.loaded(cup).await.cup.plan().kind;
                assert_eq!(kind, Kind::Evening, "{} is asleep: {ring:?}", asleep.name);
            }
            let said = (ring.text.clone(), ring.users.clone());
            assert!(self.told.insert(said), "said twice: {ring:?}");
        }
    }

    /// Every cup has ended as it should, and its standings follow from games that were played.
    pub(super) async fn check_all(&mut self) {
        let mut reader = connect(self.server.database()).await;
        let messages = self.server.messages(&self.people[0].name, CHANNEL);
        for cup in self.cups.clone() {
            let loaded = self.loaded(cup).await;
            let lines = cups::lines(&self.server.store, cup).await.unwrap();
            self.tally.organisers_acts +=
                lines.iter().skip(1).filter(|line| is_organisers(&line.entry)).count();
            check(&loaded, &mut reader, &mut self.tally).await;
            check_told(&loaded, &lines, &messages);
        }
        reader.close().await.unwrap();
        let seasons =
            messages.iter().map(words).filter(|told| told.contains("games counted. The first places:"));
        let seasons: Vec<String> = seasons.collect();
        self.tally.seasons = seasons.len();
        let title = |told: &String| told.lines().next().map(str::to_owned);
        assert_eq!(seasons.iter().map(title).collect::<HashSet<_>>().len(), seasons.len(), "{seasons:?}");
        self.tally.vanished =
            self.people.iter_mut().map(|person| usize::from(!person.is_there(self.server.now()))).sum();
    }
}

/// Whether only an organiser does that.
fn is_organisers(entry: &Entry) -> bool {
    matches!(entry, Entry::Edit(_) | Entry::Drop(..) | Entry::Begin | Entry::Void(..) | Entry::Cancel(_))
}

/// A cup has ended as it should, and its standings follow from games that were played.
pub(super) async fn check(loaded: &Loaded, reader: &mut AnyConnection, tally: &mut Tally) {
    let cup = loaded.row.id;
    match loaded.cup.end() {
        Some(End::TooFew) => {
            tally.called_off += 1;
            assert!(loaded.tables.is_empty());
            return;
        }
        Some(End::Over) => {}
        Some(End::Cancelled) | None => panic!("cup {cup} ended as {:?}", loaded.cup.end()),
    }
    let mut sums: BTreeMap<Number, u32> = BTreeMap::new();
    for table in loaded.cup.tables() {
        tally.tables += 1;
        tally.cut_short += usize::from(table.is_cut_short);
        let opened = loaded.opened(table.number);
        let opened = opened.unwrap_or_else(|| panic!("cup {cup}: {:?} was not opened", table.number));
        assert_ne!(opened.status, Status::Running, "cup {cup}: {:?} goes on", table.number);
        let sql = "SELECT user_id, place, people, left_by FROM result \
                   WHERE game_id = $1 AND computer_level IS NULL";
        let rows: Vec<Row> = sqlx::query_as(sql).bind(opened.game.0).fetch_all(&mut *reader).await.unwrap();
        let is_void = table.is_void || opened.status == Status::Cancelled;
        tally.void += usize::from(is_void);
        assert!(!is_void || rows.is_empty(), "cup {cup}: a void table has results");
        assert!(is_void || rows.len() == table.people.len(), "cup {cup}: {:?}: {rows:?}", table.number);
        tally.timed_out += rows.iter().filter(|row| row.left_by == "timed_out").count();
        if table.round.is_none() {
            continue;
        }
        for number in &table.people {
            let is_theirs =
                |row: &&Row| row.user_id.map(UserId) == loaded.person(*number).and_then(|one| one.user);
            *sums.entry(*number).or_default() += match rows.iter().find(is_theirs) {
                _ if is_void => VOID_POINTS,
                Some(row) if row.left_by == "none" || row.left_by == "round_deadline" => {
                    row.place.map_or(0, |place| points(row.people, place))
                }
                Some(_) => 0,
                None => panic!("cup {cup}: {number} has no result at {:?}", table.number),
            };
        }
    }
    let shown = loaded.cup.standings(&loaded.facts);
    let shown: BTreeMap<Number, u32> = shown.iter().map(|one| (one.number, one.points)).collect();
    assert_eq!(shown, sums, "cup {cup}");
    assert!(loaded.cup.champion(&loaded.facts).is_some(), "cup {cup} has no champion");
    tally.champions += 1;
}

/// The message at the end of the last round, or that of the whole cup where no final follows, shows the standings that
/// follow from the results.
pub(super) fn check_told(loaded: &Loaded, lines: &[Line], messages: &[Value]) {
    let cup = loaded.row.id;
    let Some(end) = lines.iter().rfind(|line| line.entry == Entry::End) else { return };
    let over = lines.iter().rfind(|line| line.entry == Entry::Over);
    let told = [Some(end), over].into_iter().flatten().find_map(|line| {
        let button = format!("cup:{cup}:standings {}", line.seq);
        messages.iter().find(|message| presses(message).contains(&button)).map(words)
    });
    let told = told.unwrap_or_default();
    let standings = loaded.cup.standings(&loaded.facts);
    let line = |one: &Standing| {
        let name = loaded.person(one.number).map_or("", |person| &person.name);
        format!("**{name}** {} point", one.points)
    };
    let shown = standings.iter().filter(|one| told.contains(&line(one))).count();
    assert_eq!(shown, standings.len().min(MOST_SHOWN), "cup {cup}: {told}: {standings:?}");
}
