//! What the program does by itself in a running game: acting for players whose time has run out, and finding whom to
//! call. It goes the way of everybody's actions, so a timer and a person cannot both have acted.

use anyhow::Context;

use super::Error;
use super::calls::Call;
use super::entry::{Entry, Why};
use super::lobby::commit;
use super::play::{History, save};
use super::round::Round;
use crate::ai;
use crate::id::{GameId, UserId};
use crate::rules::{Action, Phase, Seat};
use crate::store::{Store, games};
use crate::time::Millis;

/// How often in a row a player's time runs out before a computer player takes the chair.
const TOO_OFTEN: u32 = 2;

/// What there is to do in a game that was due.
#[derive(Debug)]
pub enum Due {
    /// A computer player is to act.
    Computer(Box<Round>),
    /// Something was done for a player: the game after it.
    Acted(Box<Round>),
    /// These are to be called.
    Call(Box<Round>, Vec<Call>),
    /// Nothing: it is due later, or not at all.
    Nothing,
}

/// Looks after a game that is due: acts for whoever's time has run out, or says what else there is to do.
///
/// # Errors
/// When the database fails, or the game cannot be loaded.
pub async fn look_after(store: &Store, game: GameId, now: Millis) -> Result<Due, Error> {
    let round = Round::read(store, game).await?;
    if round.computer_to_act().is_some() {
        return Ok(Due::Computer(Box::new(round)));
    }
    let is_ready = round.is_overdue(now) || round.ordered().is_some();
    let (calls, _) = round.calls(now);
    if !is_ready && !calls.is_empty() {
        return Ok(Due::Call(Box::new(round), calls));
    }
    let mut tx = store.write().await?;
    // Whoever was late may have been faster after all.
    let mut round = Round::by_id(&mut tx, game).await?;
    let late = round.person_to_act().filter(|_| round.is_overdue(now));
    let is_ordered = round.ordered().is_some();
    let stands_in = round.stands_in_at().is_some_and(|at| at <= now);
    let mut history = History::new(&mut round, UserId(0), now);
    match late {
        // The game has come to an order otherwise than by somebody's action: the bot is back on the server.
        _ if is_ordered => history.play_orders()?,
        Some(seat) if stands_in => history.note(Entry::StandIn(seat, Why::Away), UserId(0))?,
        Some(seat) => history.do_no_harm(seat)?,
        None => {
            games::set_due(&mut tx, game, round.due(now)).await?;
            commit(tx).await?;
            return Ok(Due::Nothing);
        }
    }
    let changes = history.changes();
    save(&mut tx, &mut round, changes).await?;
    commit(tx).await?;
    Ok(Due::Acted(Box::new(round)))
}

/// Puts a game off that could not be looked after, so that it keeps no other waiting.
///
/// # Errors
/// When the database fails.
pub async fn put_off(store: &Store, game: GameId, until: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    games::set_due(&mut tx, game, until).await?;
    commit(tx).await
}

impl Round {
    fn is_overdue(&self, now: Millis) -> bool {
        self.ends_of_waiting(now).any(|at| at <= now)
    }

    /// The moments from which the program acts for whoever is to act: their time runs out, or they are away.
    pub(super) fn ends_of_waiting(&self, now: Millis) -> impl Iterator<Item = Millis> + use<> {
        let runs_out = self.clock(now).and_then(|clock| clock.runs_out);
        [runs_out, self.stands_in_at()].into_iter().flatten()
    }

    /// What harms a player least who does not act: drawing, or invoking Ra where the track is full; passing, or the
    /// lowest sun where a bid is forced; no more God tiles; the least valuable tiles.
    pub fn harmless(&self, seat: Seat) -> Option<Action> {
        let legal = self.state().legal();
        let may = |action: Action| legal.contains(action).then_some(action);
        match self.state().phase() {
            Phase::Turn { .. } => may(Action::Draw).or(may(Action::Invoke)),
            Phase::Gods { .. } => may(Action::Done),
            Phase::Auction(auction) => {
                let lowest = || self.could_bid(auction, seat).iter().min().map(Action::Bid);
                may(Action::Pass).or_else(lowest)
            }
            // There the easy player looks only at what each tile is worth.
            Phase::Discard(_) => ai::offhand(self.state()),
            Phase::Over => None,
        }
    }
}

impl History<'_> {
    /// Acts for a player by [`Round::harmless`], as far as the question goes; the second time in a row a computer player
    /// takes the chair.
    pub(super) fn do_no_harm(&mut self, seat: Seat) -> Result<(), Error> {
        self.act_for(seat)?;
        if self.round().player(seat).late >= TOO_OFTEN {
            self.note(Entry::StandIn(seat, Why::Late), UserId(0))?;
        }
        self.play_orders()
    }

    /// Takes the harmless actions for a player until their question is answered.
    pub(super) fn act_for(&mut self, seat: Seat) -> Result<(), Error> {
        let asked = self.round().asked();
        loop {
            let action = self.round().harmless(seat).context("nothing can be done for a player")?;
            self.act(seat, action)?;
            let goes_on = matches!(action, Action::Discard(_)) && self.round().asked() == asked;
            if !goes_on {
                return Ok(());
            }
        }
    }
}
