//! People who play games that run, all at the same time.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::future::join_all;
use local_discord::{BotResponse, LocalDiscord};
use ra::rules::Action;
use ra_table::game::Kept;
use ra_table::game::autoplay_level::AutoplayLevel;
use ra_table::id::GameId;
use ra_table::time::Millis;
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::Value;
use tokio::sync::watch;

use super::known_game::{By, Mirror, Step};
use super::{AFTERLIFE, PEOPLE, Tally};
use crate::support::clicks::{Hand, carry_on, is_perhaps_saved, is_unsaved, run_on};
use crate::support::server::{command, is_thinking, words};
use crate::support::stored_game::StoredGame;

/// For how long nothing may be due where nothing is to happen: longer than a life.
const QUIET: Duration = Duration::from_secs(2 * 60);

/// Nights are reckoned by the minute.
const A_MINUTE: Duration = Duration::from_secs(61);

/// The flag of a message that only one person sees.
pub(crate) const PRIVATE: u64 = 64;

/// A game that rests, and how long its players have at most.
pub(crate) struct Waiting {
    pub(crate) game: GameId,
    seq: i64,
    /// How often the program has acted for somebody whose time had run out.
    by_timer: usize,
    until: Option<Millis>,
    now: Millis,
}

/// A game that is played.
pub(crate) struct Played {
    /// As it stood between the lives.
    pub(crate) round: StoredGame,
    /// As the answers of this life have it, while nobody's time runs out.
    known: Mirror,
    /// The commands of this life that were answered.
    steps: Vec<Step>,
    /// The command whose answer did not come.
    pending: Option<Step>,
    /// Whether its end has been seen in its channel.
    pub(crate) end_seen: bool,
    /// How often the program has acted for somebody whose time had run out.
    by_timer: usize,
    /// Whether its thread has been deleted: nobody plays on then, and no time runs.
    pub(crate) placeless: bool,
    /// How much was done in it by direct message.
    directly: usize,
    /// What its players were told of those commands, and what Discord itself last refused to them, for the message of
    /// a failure.
    told: Vec<String>,
    refused: Option<String>,
}

impl Played {
    pub(crate) fn new(round: StoredGame, by: &[By]) -> Played {
        // What can still be taken back is played some seconds later, by itself.
        let decided = round.game.ahead().pending.as_ref();
        let pending = decided.map(|decided| Step { seat: decided.seat, action: decided.moves.actions[0] });
        let known = Mirror::new(&round);
        let (steps, told) = (Vec::new(), Vec::new());
        let by_timer = by.iter().filter(|by| **by == By::Timer).count();
        let (end_seen, placeless, directly, refused) = (false, false, 0, None);
        Played { known, round, steps, pending, end_seen, by_timer, placeless, directly, told, refused }
    }

    pub(crate) fn id(&self) -> GameId {
        self.round.id
    }

    pub(crate) fn is_over(&self) -> bool {
        self.known.is_over()
    }

    /// Whether nothing will happen in it while nobody does anything.
    pub(crate) fn rests(&self, now: Millis) -> bool {
        if self.placeless {
            return true;
        }
        let game = &self.round.game;
        let nobody_acts = game.computer_to_act().is_none() && game.ahead().pending.as_ref().is_none();
        nobody_acts && game.schedule().end_of_waiting().is_none_or(|at| at > now.after(QUIET))
    }

    /// A game that rests at a moment, as it is then. In one whose channel is gone time may have run out before.
    pub(crate) fn waiting(&self, now: Millis) -> Option<Waiting> {
        let (seq, by_timer, until) = (self.round.seq, self.by_timer, self.runs_out());
        let waiting = Waiting { game: self.id(), seq, by_timer, until, now };
        (self.rests(now) && !self.placeless && !self.is_over()).then_some(waiting)
    }

    /// When somebody's time runs out first.
    fn runs_out(&self) -> Option<Millis> {
        let seats = self.round.chairs().players().map(|(seat, _)| seat);
        seats.filter_map(|seat| self.round.game.clocks().runs_out(seat)).min()
    }

    /// Holds against what was before that the bot could do nothing for so long: nobody's time has run.
    pub(crate) fn has_lost_no_time(&self, before: &Waiting, by: Duration) {
        assert_eq!(self.by_timer, before.by_timer, "game {}: somebody ran out of time", self.id());
        let is_same = self.round.seq == before.seq;
        if let (Some(ran_out), Some(until), true) = (before.until, self.runs_out(), is_same) {
            let (lost, id, now) = (ran_out.after(by).since(until), self.id(), before.now);
            assert!(
                lost < A_MINUTE,
                "game {id}: {lost:?} are lost of the time until {ran_out:?}, at {now:?}"
            );
        }
    }

    /// Whether something will be done for somebody on their turn, by what others do.
    pub(crate) fn has_somebody_late(&self) -> bool {
        self.late() > 0
    }

    /// How many have run out of time, and whose turn in the auction has not come.
    fn late(&self) -> usize {
        self.round.game.ahead().given.iter().filter(|given| given.kept == Kept::OutOfTime).count()
    }

    /// Compares the game in the database with what its players were told, and believes the database from now on.
    pub(crate) fn compare(&mut self, round: StoredGame, by: &[By], tally: &mut Tally) {
        let (before, found) = (Mirror::new(&self.round), Mirror::new(&round));
        let with_pending: Vec<Step> = self.steps.iter().copied().chain(self.pending).collect();
        let happened = self.pending.is_some() && before.leads_to(&with_pending, &found, by);
        assert!(
            happened || before.leads_to(&self.steps, &found, by),
            "game {}: the database has {}, by {by:?}; before it was {}, and the players know {:?} and {:?}, told {:?}; {:?}",
            self.id(),
            found.last_actions(),
            before.last_actions(),
            self.steps,
            self.pending,
            self.told,
            self.refused
        );
        tally.answered += self.steps.len();
        tally.directly += self.directly;
        tally.unanswered += usize::from(self.pending.is_some());
        tally.happened += usize::from(happened);
        let (end_seen, placeless) = (self.end_seen, self.placeless);
        let now = Played { end_seen, placeless, ..Played::new(round, by) };
        // The answer of a player who ran out of time before the channel was gone may be played after that.
        let is_right = !placeless || (self.by_timer..=self.by_timer + self.late()).contains(&now.by_timer);
        assert!(is_right, "game {}: somebody is out of time where nobody can act", self.id());
        *self = now;
    }

    /// Plays until the end comes, or an answer does not. Where `timers` may act, too, people go away after some
    /// steps, and may not know how things stand: who is refused goes away at once.
    async fn play(
        &mut self,
        (discord, thumbs): (&LocalDiscord, &Thumbs),
        timers: bool,
        mut rng: SmallRng,
        mut dead: watch::Receiver<bool>,
    ) {
        // Its thread may still be to come.
        let Some(channel) =
            self.round.row.channel.filter(|_| self.round.game.ahead().pending.as_ref().is_none())
        else {
            return;
        };
        let channel = channel.to_string();
        let most = if timers { rng.random_range(0..5) } else { usize::MAX };
        while let Some(step) = self.known.step(&mut rng)
            && !*dead.borrow()
            && self.steps.len() < most
        {
            let line = command(step.action);
            let person = discord.person(&self.round.name(step.seat)).unwrap();
            let here = Hand { person: &person, channel: &channel, game: self.id().0 };
            let there = Hand { channel: "dm", ..here };
            // Who has been called to it by direct message may answer there; a message that tells of several games leads
            // to each, one at a time.
            let thumb = thumbs[&person.name()].lock().await;
            if there.asked() != here.asked() && rng.random_bool(0.7) {
                tokio::select! {
                    () = there.opens() => {}
                    () = after(&mut dead) => {}
                }
            }
            let directly = there.asked().is_some() && there.asked() == here.asked() && rng.random_bool(0.7);
            let hand = if directly { there } else { here };
            let _thumb = Some(thumb).filter(|_| directly);
            // Tiles are given up together by clicks, and here one by one.
            let clicks = (directly || rng.random_bool(0.6)) && !matches!(step.action, Action::Discard(_));
            let answer = tokio::select! {
                answer = hand.act(step.action), if clicks => answer,
                answer = run_on(&person, &channel, &line), if !clicks => answer,
                () = after(&mut dead) => Ok(BotResponse::NoResponse),
            };
            let is_late = |message: &Value| words(message).starts_with("That is over.");
            self.refused = answer.as_ref().err().map(ToString::to_string).or(self.refused.take());
            let on_an_older_board = answer.as_ref().is_ok_and(|answer| answer.message().is_some_and(is_late));
            let Some(answer) = answer.ok().filter(|_| !on_an_older_board) else {
                // The game's thread or its board is not there yet: its start was cut off, or it is on its way.
                tokio::time::sleep(Duration::from_millis(30)).await;
                continue;
            };
            // One that is deferred is as good as none until it is given.
            let Some(message) = answer.message().filter(|message| !is_thinking(message)) else {
                self.pending = Some(step);
                return;
            };
            let private = message["flags"].as_u64().unwrap_or(0) & PRIVATE != 0;
            let said = words(message);
            if is_unsaved(&said) {
                self.told.push(format!("{step:?}: {said}"));
                tokio::time::sleep(Duration::from_millis(30)).await;
                continue;
            }
            if is_perhaps_saved(&said) {
                self.pending = Some(step);
                return;
            }
            let kept = matches!(step.action, Action::Bid(_) | Action::Pass) && said.starts_with("Noted");
            // What is left of a panel is private too, also where the clock was first.
            let is_too_late = said.starts_with("Your time ran out");
            let panel = matches!(answer, BotResponse::Updated { .. }) && !is_too_late;
            // What was done by direct message is told there, by the name of who has done it.
            let played = directly && clicks && said.contains(&person.name());
            let told = kept || panel || carry_on(message).is_some() || played;
            self.directly += usize::from(directly && clicks && told);
            if timers && private && !told {
                // The clock was first, or the action is done and its board cannot be shown where it was clicked.
                self.pending = Some(step);
                return;
            }
            assert!(!private || told, "game {}, {line}: {said}", self.id());
            self.known = self.known.clone().take(step).unwrap();
            self.steps.push(step);
            self.told.push(said);
        }
    }
}

/// Ends when the process has died and nothing can be on its way any more.
pub(crate) async fn after(dead: &mut watch::Receiver<bool>) {
    // An error means that the trial is over, which is as good.
    drop(dead.wait_for(|dead| *dead).await);
    tokio::time::sleep(AFTERLIFE).await;
}

/// What each person does by direct message one after the other, by name.
type Thumbs = BTreeMap<String, tokio::sync::Mutex<()>>;

/// Plays all games at once until the process dies.
pub(crate) async fn play(
    discord: &LocalDiscord,
    games: &mut [Played],
    timers: bool,
    rng: &mut SmallRng,
    dead: &watch::Receiver<bool>,
) {
    let thumbs: Thumbs =
        PEOPLE.iter().map(|name| ((*name).to_owned(), tokio::sync::Mutex::default())).collect();
    let played = games.iter_mut().filter(|game| !game.is_over() && !game.placeless);
    join_all(played.map(|game| {
        let rng = SmallRng::seed_from_u64(rng.next_u64());
        // Where a computer player stands in, it answers what people do; and so does whatever is clear.
        let timers = timers
            || game.round.terms.autoplay > AutoplayLevel::Nothing
            || game.round.chairs().players().any(|(_, player)| player.stand_in.is_some());
        game.play((discord, &thumbs), timers, rng, dead.clone())
    }))
    .await;
}
