//! All that was said is held against what should have been.

use std::time::{Duration, Instant};

use ra_bot::store::notifications;
use ra_table::id::UserId;
use ra_table::time::Millis;

use super::message_log::{Ring, moment_after};
use super::{BUSY, BYSTANDER, CLOSE, LOOKING, TICK, Weeks};
use crate::support::clicks::is_board;
use crate::support::server::words;

/// The first call to a question, the second, and the one before time runs out.
const FIRST: &str = "called";
const REMINDED: &str = "reminded";
/// By direct message, as the bot has found that they do not see the channel in which the board called them.
const DIRECTLY: &str = "called directly";
const LAST: &str = "for the last time";
/// The heading of a list of games. Above it stands whose time runs out.
const SEVERAL: &str = "These games wait for you:";
/// After how much waking time somebody is reminded.
const REMIND_AFTER: Duration = Duration::from_secs(8 * 60 * 60);
/// How long a message may be on its way on a busy machine, or while the bot sends little, after it was found that nobody
/// whom it calls sleeps.
const ON_ITS_WAY: Duration = Duration::from_secs(3 * 60);
const CLOSE_BY: Duration = Duration::from_millis(CLOSE as u64);

/// How far somebody is called, by what is said.
fn kind(ring: &Ring) -> &'static str {
    // A board says when the last of several people's time runs out.
    if !ring.is_board && ring.text.contains("runs out <t:") {
        LAST
    } else if ring.text.contains("only for you") {
        REMINDED
    } else {
        FIRST
    }
}

/// Whether a text only says that somebody was late: of the game itself, not of others that wait, too.
fn asks_nothing(text: &str) -> bool {
    let own = text.split(" other game").next().unwrap_or_default();
    text.contains("you were late") && !["waits", "auction"].iter().any(|word| own.contains(word))
}

/// Whether a message tells that a game waits for something else than an answer.
fn waits(text: &str) -> bool {
    ["has stopped", "can no longer see", "was called off"].iter().any(|words| text.contains(words))
}

/// A moment before all that happens in the same tick.
fn before(at: Millis) -> Millis {
    Millis(at.0 - CLOSE)
}

/// Whether two moments are of one tick: which of two things comes first there depends on how fast the machine is.
fn same_tick(one: Millis, other: Millis) -> bool {
    (one.0 - other.0).abs() <= CLOSE
}

impl Weeks {
    /// A call: everybody whom it calls is awake, is asked, and has not been called to it.
    pub(super) fn is_right(&mut self, ring: &Ring) {
        self.tally.rings += ring.users.len();
        let kind = kind(ring);
        for user in &ring.users {
            self.heard.entry(*user).or_default().push(format!("{} {:?}", ring.at.0, ring.text));
            for (number, id) in ring.games.iter().enumerate() {
                let Some((game, _)) = self.games.iter().find(|(game, _)| game.game == *id) else { continue };
                let Some(chair) = game.chairs.iter().position(|chair| chair.user == *user) else {
                    panic!("{ring:?} calls somebody who does not play there");
                };
                if number == 0 {
                    let sleeper = game.sleeper(chair, &self.set);
                    let sleeps = sleeper.sleeps(ring.at) && sleeper.sleeps(ring.at.before(ON_ITS_WAY));
                    assert!(!sleeps, "asleep: {ring:?}");
                }
                if game.is_over() || waits(&ring.text) || asks_nothing(&ring.text) {
                    continue;
                }
                // A board says what it asks; the next question may be put in the same tick. Within an auction its
                // bids ask, too.
                let shown = ring.questions.get(number).filter(|_| ring.is_board);
                let auction = ring.text.contains("auction:");
                let is_it = |by: &i64| {
                    shown.is_none_or(|shown| if auction { game.is_within(*by, *shown) } else { by <= shown })
                };
                let asked = game
                    .asked
                    .iter()
                    .rev()
                    .find(|(who, by, at)| who == user && is_it(by) && at.0 <= ring.at.0 + 1000);
                let (_, by, at) = asked.unwrap_or_else(|| panic!("never asked: {ring:?}"));
                // A game that goes on asks anew what is asked, and as a reminder whom it had asked for long.
                let (times, _) = game.went_on(ring.at);
                // It may have been written before the question that was put in the same tick.
                let is_older = ring.questions.get(number).is_some_and(|question| question < by);
                if !ring.is_board && is_older && same_tick(*at, ring.at) {
                    continue;
                }
                // How far they are called to the others of several games is not said.
                if number > 0 {
                    let first = (*user, *id, *by, times, FIRST);
                    self.called.entry(first).or_insert_with(|| vec![format!("{ring:?}")]);
                    continue;
                }
                // In an auction a reminder says the same as a first call.
                let first = (*user, *id, *by, times, FIRST);
                // Nor does a list of games say whether it reminds, and for which time.
                if ring.text.contains(SEVERAL) && self.called.contains_key(&first) {
                    continue;
                }
                let kind = match (kind, self.called.contains_key(&first)) {
                    (FIRST, true) if !ring.is_board && game.is_unseen_by(chair, ring.at) => DIRECTLY,
                    (FIRST, true) => REMINDED,
                    (REMINDED, false) if times > 0 => FIRST,
                    (other, _) => other,
                };
                if kind == REMINDED {
                    let since =
                        game.opened.filter(|opened| *opened <= ring.at).map_or(*at, |opened| opened.min(*at));
                    let waited = game.sleeper(chair, &self.set).awake(since, ring.at);
                    assert!(
                        waited + CLOSE_BY >= REMIND_AFTER,
                        "after {waited:?}: {ring:?} {:?} {:?}",
                        self.called.get(&first),
                        game.stops()
                    );
                }
                self.called.entry((*user, *id, *by, times, kind)).or_default().push(format!("{ring:?}"));
                let called = &self.called[&(*user, *id, *by, times, kind)];
                let first = self.called.get(&first);
                assert!(
                    called.len() == 1,
                    "again to what entry {by} asked at {at:?}: {called:#?} {first:#?}"
                );
            }
            self.tells_how_many(*user, ring);
            self.waits_only_for(*user, ring);
        }
    }

    /// "2 other games on this server wait for you too" is so.
    fn tells_how_many(&self, user: UserId, ring: &Ring) {
        let number = |line: &str| line.split_once(" other game")?.0.parse::<usize>().ok();
        let told = ring.text.lines().find_map(number);
        // What tells of an end tells of nothing else. By direct message, which is for who cannot see the channel, all games
        // are listed instead, also auctions that may be answered before one's turn.
        if ring.is_board || ring.text.contains(" is over") || ring.text.contains(SEVERAL) {
            return;
        }
        let others = || self.games.iter().filter(|(game, _)| game.game != ring.games[0]);
        // The bot looks at one game after the other: each counts as it stood at some moment of the tick.
        let turns = others().flat_map(|(game, _)| &game.turns).map(|(at, _)| *at);
        let around: Vec<Millis> =
            turns.filter(|at| same_tick(*at, ring.at)).chain([before(ring.at)]).collect();
        let least = others().filter(|(game, _)| around.iter().all(|at| game.was_turn_of(user, *at))).count();
        let most = others().filter(|(game, _)| around.iter().any(|at| game.was_turn_of(user, *at))).count();
        let told = told.unwrap_or(0);
        assert!((least..=most).contains(&told), "{told} others, not {least} to {most}: {ring:?}");
    }

    /// "Game 3 waits only for you" is so, unless the game has gone on around that moment.
    fn waits_only_for(&self, user: UserId, ring: &Ring) {
        let game = self.games.iter().find(|(game, _)| Some(&game.game) == ring.games.first());
        let Some((game, _)) = game.filter(|_| ring.text.contains("only for you")) else { return };
        if game.turns.last().is_some_and(|(at, _)| *at <= before(ring.at)) {
            let asked: Vec<UserId> = game.asks().into_iter().map(|chair| game.chairs[chair].user).collect();
            assert_eq!(asked, [user], "{ring:?}");
        }
    }

    /// The present board of a game comes to say until when there is time.
    pub(super) async fn shows_the_deadline(&mut self, place: usize) {
        let bystander = self.server.person(BYSTANDER);
        let begun = Instant::now();
        loop {
            self.stand_still(place);
            let ((game, channel), now) = (&self.games[place], self.now());
            let Some(due) = game.told(&self.set, 0).filter(|_| !game.is_over()) else { return };
            let about = [-CLOSE, CLOSE].map(|more| game.told(&self.set, more).unwrap_or(due));
            if game.asks().into_iter().any(|chair| game.is_unseen_by(chair, now)) {
                return;
            }
            let read = bystander.newest(channel, 12).unwrap();
            let board = read.iter().rev().find(|message| is_board(message, game.game.0));
            let board = board.unwrap_or_else(|| panic!("no board of game {}: {read:#?}", game.game));
            let text = words(board);
            let told = moment_after(&text, "runs out on ");
            if told
                .is_some_and(|told| (about[0].0 - CLOSE..=about[1].0.saturating_add(CLOSE)).contains(&told.0))
            {
                break;
            }
            // It may be on its way.
            if begun.elapsed() > BUSY {
                let sql = "SELECT from_at, until_at FROM shard_outage";
                let outages: Vec<(i64, i64)> = sqlx::query_as(sql).fetch_all(&mut self.reader).await.unwrap();
                let (game, _) = &self.games[place];
                panic!(
                    "game {}: told {told:?}, reckoned {due:?}, {:?}, outages {outages:?}, {}: {text}",
                    game.game,
                    game.stops(),
                    game.reckoned(&self.set)
                );
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
            // That somebody sees the channel again may be noted meanwhile.
            self.read_stops().await;
        }
        self.tally.deadlines += 1;
    }

    /// Whoever has been asked for long and has not answered has been called, when they were awake.
    pub(super) async fn has_called_everybody(&self, place: usize) {
        let (game, _) = &self.games[place];
        let now = self.now();
        for chair in game.asks() {
            let user = game.chairs[chair].user;
            let Some((_, by, at)) = game.asked.iter().rev().find(|(who, ..)| *who == user) else { continue };
            let mut acted = game.chairs[chair].acted.iter().rev();
            let last = acted.find(|acted| acted.0 <= at.0).filter(|acted| at.0 - acted.0 <= LOOKING);
            // Who has just acted is called once they may have looked away, if somebody else has asked them.
            let by_others = last.is_some_and(|last| {
                let others = game.chairs.iter().enumerate().filter(|(other, _)| *other != chair);
                let mut acted = others.flat_map(|(_, other)| &other.acted);
                acted.any(|acted| (last.0..=at.0).contains(&acted.0))
            });
            let was_looking = last.is_some() && !by_others;
            let looked_until = last.map_or(*at, |last| Millis(last.0 + LOOKING));
            let (times, went_on) = game.went_on(now);
            let at = &went_on.unwrap_or(*at).max(*at).max(looked_until);
            // Who is asked when most of their time has run may be called at once for the last time. So is who had just
            // been called to another game: by when they may be called again, their time may be running out. That says
            // all that a first call would.
            let is_called = [FIRST, LAST]
                .iter()
                .any(|kind| self.called.contains_key(&(user, game.game, *by, times, kind)));
            if is_called || was_looking || !game.waits_for(chair) || !self.sees(place, chair) {
                continue;
            }
            let sleeper = game.sleeper(chair, &self.set);
            // They may fall asleep while it is put off.
            let wakes = sleeper.wakes(sleeper.wakes(*at).after(Duration::from_millis(TICK as u64)));
            let late = now.0 - wakes.0;
            if late >= TICK + CLOSE {
                let round = self.server.round(game.game).await;
                let mut tx = self.server.store.read().await.unwrap();
                panic!(
                    "game {}: nobody calls {user}, asked at {}, to entry {by}, at {}; {:?} {:?} last they heard {:#?}; the bot's \
                     calls {:?}, due {:?}, {:#?}",
                    game.game,
                    at.0,
                    now.0,
                    game.stops(),
                    game.chairs[chair].unseen,
                    self.heard.get(&user).map(|heard| &heard[heard.len().saturating_sub(4)..]),
                    round.game.notifications().calls(now),
                    round.row.due_at,
                    notifications::open(&mut tx, game.game).await,
                );
            }
        }
    }
}
