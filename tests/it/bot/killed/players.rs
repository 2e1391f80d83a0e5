//! People who play games that run, all at the same time.

use std::time::Duration;

use futures_util::future::join_all;
use ra_bot::app::round::Round;
use ra_bot::id::GameId;
use ra_bot::playground::{Answer, Playground};
use ra_bot::rules::Action;
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::Value;
use tokio::sync::watch;

use super::mirror::{Mirror, Step};
use super::{AFTERLIFE, Tally};
use crate::bot::clicks::Hand;
use crate::bot::server::{command, words};

/// The flag of a message that only one person sees.
pub(crate) const PRIVATE: u64 = 64;

/// A game that is played.
pub(crate) struct Played {
    /// As it stood between the lives.
    pub(crate) round: Round,
    /// As the answers of this life have it.
    known: Mirror,
    /// The command whose answer did not come.
    pending: Option<Step>,
    answered: usize,
    /// Whether its end has been seen in its channel.
    pub(crate) end_seen: bool,
}

impl Played {
    pub(crate) fn new(round: Round) -> Played {
        Played { known: Mirror::new(&round), round, pending: None, answered: 0, end_seen: false }
    }

    pub(crate) fn id(&self) -> GameId {
        self.round.game.id
    }

    pub(crate) fn is_over(&self) -> bool {
        self.known.is_over()
    }

    /// Compares the game in the database with what its players were told, and believes the database from now on.
    pub(crate) fn compare(&mut self, round: Round, tally: &mut Tally) {
        let found = Mirror::new(&round);
        let with_pending = self.pending.map(|step| {
            let mut known = self.known.clone();
            known.take(step);
            known
        });
        let happened = with_pending.as_ref().is_some_and(|with| with.is(&found));
        assert!(
            happened || found.is(&self.known),
            "game {}: the database has {}, the players know {} and {:?}",
            self.id(),
            found.last_actions(),
            self.known.last_actions(),
            self.pending
        );
        tally.answered += self.answered;
        tally.unanswered += usize::from(self.pending.is_some());
        tally.happened += usize::from(happened);
        *self = Played { end_seen: self.end_seen, ..Played::new(round) };
    }

    /// Plays until the end comes, or an answer does not.
    async fn play(&mut self, discord: &Playground, mut rng: SmallRng, mut dead: watch::Receiver<bool>) {
        let channel = self.round.game.channel.to_string();
        while let Some(step) = self.known.step(&mut rng)
            && !*dead.borrow()
        {
            let line = command(step.action);
            let person = discord.person(&self.round.player(step.seat).name).unwrap();
            let hand = Hand { person: &person, channel: &channel, game: self.id().0 };
            // Tiles are given up together by clicks, and here one by one.
            let clicks = rng.random_bool(0.6) && !matches!(step.action, Action::Discard(_));
            let answer = tokio::select! {
                answer = hand.act(step.action), if clicks => answer,
                answer = person.run(&channel, &line), if !clicks => answer,
                () = after(&mut dead) => Ok(Answer::NoResponse),
            };
            let is_late = |message: &Value| words(message).starts_with("That is over.");
            let on_an_older_board = answer.as_ref().is_ok_and(|answer| answer.message().is_some_and(is_late));
            let Some(answer) = answer.ok().filter(|_| !on_an_older_board) else {
                // The game's thread or its board is not there yet: its start was cut off, or it is on its way.
                tokio::time::sleep(Duration::from_millis(30)).await;
                continue;
            };
            let Some(message) = answer.message() else {
                self.pending = Some(step);
                return;
            };
            let private = message["flags"].as_u64().unwrap_or(0) & PRIVATE != 0;
            let said = words(message);
            let kept = matches!(step.action, Action::Bid(_) | Action::Pass) && said.starts_with("Kept");
            // The board that follows an invocation is a message of its own.
            let invoked = step.action == Action::Invoke && said.starts_with("You invoked Ra");
            // What is left of a panel is private too.
            let panel = clicks && matches!(answer, Answer::Updated { .. });
            assert!(!private || kept || invoked || panel, "game {}, {line}: {said}", self.id());
            self.known.take(step);
            self.answered += 1;
        }
    }
}

/// Ends when the process has died and nothing can be on its way any more.
pub(crate) async fn after(dead: &mut watch::Receiver<bool>) {
    // An error means that the trial is over, which is as good.
    drop(dead.wait_for(|dead| *dead).await);
    tokio::time::sleep(AFTERLIFE).await;
}

/// Plays all games at once until the process dies.
pub(crate) async fn play(
    discord: &Playground,
    games: &mut [Played],
    rng: &mut SmallRng,
    dead: &watch::Receiver<bool>,
) {
    let played = games.iter_mut().filter(|game| !game.is_over());
    join_all(played.map(|game| {
        let rng = SmallRng::seed_from_u64(rng.next_u64());
        game.play(discord, rng, dead.clone())
    }))
    .await;
}
