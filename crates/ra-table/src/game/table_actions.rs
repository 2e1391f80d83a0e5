//! What happens at a table besides playing: people leave, come back and give chairs away, somebody looks after the game,
//! the program acts for whoever's time has run out.

use std::time::Duration;

use ra::rules::{Action, Seat};

use super::actor::{By, Number, Person, Who};
use super::answers_ahead::orders::Orders;
use super::draft::Draft;
use super::entry::{Entry, HoldReason, Why};
use super::in_cup::NotInCup;
use super::pause::PauseReason;
use super::refusal::{Error, GameRefusal};
use super::table::Table;
use super::time_out;
use crate::id::UserId;

/// The most time that is given at once.
pub const LONGEST_EXTENSION: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// What is to be done with a game by who looks after it.
#[derive(Debug, Clone)]
pub enum Act {
    /// It waits until it is told to go on, perhaps for this reason.
    Hold(Option<HoldReason>),
    /// It goes on.
    GoOn,
    /// The player whom it waits for gets more time.
    Extend(Duration),
    /// What harms them least is done for the player whom it waits for.
    ActFor,
    /// A chair goes to somebody else for good.
    Replace(UserId, Person),
    /// Another of its players is its host.
    Host(UserId),
}

impl Table {
    /// The seat of a person who plays.
    fn person_at(&self, user: UserId) -> Result<Seat, GameRefusal> {
        self.require_not_over()?;
        let seat = self.seat_of(user).filter(|seat| self.player(*seat).is_person());
        seat.ok_or(GameRefusal::NotAPlayer(user))
    }

    pub(super) fn require_not_over(&self) -> Result<(), GameRefusal> {
        if self.is_over() { Err(GameRefusal::Over) } else { Ok(()) }
    }

    fn has_no_seat(&self, person: &Person) -> Result<(), GameRefusal> {
        match person.who.user().filter(|user| self.seat_of(*user).is_some()) {
            Some(user) => Err(GameRefusal::SitsThere(user)),
            None => Ok(()),
        }
    }

    /// The number of the host; `None` in a cup, which has none.
    pub fn host_number(&self) -> Option<Number> {
        self.in_cup.is_none().then(|| self.chairs().host())
    }

    /// Whoever is the host.
    pub fn host(&self) -> Person {
        let host = self.chairs().person(self.chairs().host());
        host.cloned().unwrap_or(Person { who: Who::Former, name: String::new() })
    }
}

/// Leaves the game for good: a computer player goes on with the chair, and the leaver is last. If they were the host,
/// the next person at the table is.
pub fn resign(draft: &mut Draft) -> Result<(), Error> {
    draft.table().require_not_over()?;
    let seat = draft.own_seat()?;
    draft.table().may_play(seat)?;
    let was_host = draft.table().host_number() == Some(draft.table().player(seat).number);
    let heir = draft.table().chairs().heir(seat).filter(|_| was_host);
    draft.note(Entry::StandIn(seat, Why::Resigned))?;
    if let Some(heir) = heir {
        draft.note(Entry::Host(heir))?;
    }
    draft.game.private.ahead.given.retain(|given| given.seat != seat);
    Ok(())
}

/// Takes one's chair back from the computer player that stands in.
///
/// # Errors
/// When none does, or the person has left the game.
pub fn come_back(draft: &mut Draft) -> Result<(), Error> {
    draft.note(Entry::Back(seat_to_come_back_to(draft)?))
}

/// The seat that whoever makes the change can take back from a computer player.
pub fn seat_to_come_back_to(draft: &Draft) -> Result<Seat, GameRefusal> {
    draft.table().require_not_over()?;
    let seat = draft.own_seat()?;
    draft.table().may_play(seat)?;
    draft.table().player(seat).stand_in.map(|_| seat).ok_or(GameRefusal::NoStandIn)
}

/// Gives a chair for good to somebody who does not sit at the table. The host may, if a computer player stands in
/// because its owner has left or let their time run out; otherwise only the owner.
///
/// # Errors
/// [`GameRefusal::NeedsYes`] when its owner has to agree; when somebody else asks; or when it cannot be given.
pub fn give(draft: &mut Draft, of: UserId, to: &Person) -> Result<(), Error> {
    draft.table().unless_in_cup(NotInCup::GiveSeat)?;
    let asks = draft.by().user();
    if asks != Some(of) {
        if !asks.is_some_and(|asks| draft.table().chairs().is_host(asks)) {
            return Err(GameRefusal::NotTheHost(draft.table().host()).into());
        }
        let seat = draft.table().person_at(of)?;
        draft.table().has_no_seat(to)?;
        match draft.table().player(seat).stand_in {
            Some(Why::Late | Why::Resigned | Why::RoundOver) => {}
            Some(Why::Away) | None => return Err(GameRefusal::NeedsYes(of).into()),
        }
    }
    hand_over(draft, of, to)
}

/// Seats somebody on another's chair.
fn hand_over(draft: &mut Draft, of: UserId, to: &Person) -> Result<(), Error> {
    let seat = draft.table().person_at(of)?;
    draft.table().has_no_seat(to)?;
    seat_anew(draft, seat, to)
}

/// Gives a chair to somebody for good, who is known by their own name from then on. Who has it from the host is host.
pub(super) fn seat_anew(draft: &mut Draft, seat: Seat, to: &Person) -> Result<(), Error> {
    let from = draft.table().player(seat).number;
    let was_host = draft.table().chairs().host() == from;
    let number = draft.enter_anew(to);
    draft.note(Entry::Seated { seat, to: number, from })?;
    draft.game.private.ahead.set_orders(Orders::none(seat));
    if was_host {
        draft.note(Entry::Host(number))?;
    }
    Ok(())
}

/// Makes the next person clockwise the host if this one, who is not there any more, is it.
pub fn host_without(draft: &mut Draft, gone: UserId) -> Result<(), Error> {
    let is_host = |seat: &Seat| draft.table().host_number() == Some(draft.table().player(*seat).number);
    let Some(seat) = draft.table().seat_of(gone).filter(is_host) else { return Ok(()) };
    match draft.table().chairs().heir(seat) {
        Some(heir) => draft.note_itself(Entry::Host(heir)),
        None => Ok(()),
    }
}

/// Does something with the game for who looks after it.
pub fn look_after(draft: &mut Draft, act: &Act) -> Result<(), Error> {
    draft.table().require_not_over()?;
    match act {
        Act::Hold(_) | Act::Extend(_) | Act::ActFor => draft.table().unless_in_cup(NotInCup::OtherTime)?,
        Act::Replace(..) => draft.table().unless_in_cup(NotInCup::GiveSeat)?,
        Act::Host(_) => draft.table().unless_in_cup(NotInCup::Host)?,
        Act::GoOn => {}
    }
    let halted = draft.table().halted();
    match act {
        Act::Hold(_) if halted == Some(PauseReason::Held) => {
            Err(GameRefusal::Halted(PauseReason::Held).into())
        }
        Act::Hold(reason) => draft.note(Entry::Hold(*reason)),
        Act::GoOn if halted != Some(PauseReason::Held) => Err(GameRefusal::NotHeld.into()),
        Act::GoOn => draft.note(Entry::GoOn),
        Act::Extend(by) => {
            let seat = draft.table().person_to_act().ok_or(GameRefusal::WaitsForNobody)?;
            draft.game.clocks().bank(seat).ok_or(GameRefusal::NoClock)?;
            draft.note(Entry::Extend(seat, (*by).min(LONGEST_EXTENSION)))
        }
        Act::ActFor => {
            let seat = draft.table().person_to_act().ok_or(GameRefusal::WaitsForNobody)?;
            let user = draft.table().player(seat).user();
            if user.is_some() && user == draft.by().user() {
                return Err(GameRefusal::YourOwnTurn.into());
            }
            time_out::act_for(draft, seat)
        }
        Act::Host(host) => {
            let seat = draft.table().person_at(*host)?;
            draft.note(Entry::Host(draft.table().player(seat).number))
        }
        Act::Replace(of, to) => hand_over(draft, *of, to),
    }
}

/// Lets the game wait because the bot was taken off the server, or go on because it is back, unless it does already.
pub fn pause(draft: &mut Draft, gone: bool) -> Result<(), Error> {
    match (draft.table().halted() == Some(PauseReason::Gone), gone) {
        (false, true) => draft.note(Entry::Pause),
        (true, false) => draft.note(Entry::Resume),
        (true, true) | (false, false) => Ok(()),
    }
}

/// Calls the game off.
pub fn call_off(draft: &mut Draft) -> Result<(), Error> {
    draft.table().require_not_over()?;
    if draft.table().is_called_off() {
        return Err(GameRefusal::CalledOff(draft.table().id).into());
    }
    draft.note(Entry::Cancel)
}

/// Takes the action that a computer player has chosen in the position after so many entries. If it stood in for
/// somebody who is not away any more, that person is asked instead.
///
/// # Errors
/// [`GameRefusal::Past`] when the game has gone on since.
pub fn act_as_computer(draft: &mut Draft, seq: i64, action: Action) -> Result<(), Error> {
    let Some((seat, _)) = draft.game.computer_to_act().filter(|_| draft.table().seq == seq) else {
        return Err(GameRefusal::Past { game: draft.table().id, at: seq }.into());
    };
    let was_away = draft.table().player(seat).stand_in == Some(Why::Away);
    if was_away && !draft.game.waking_hours().is_away(seat, draft.now) {
        draft.note_itself(Entry::Back(seat))
    } else {
        draft.act(seat, action)
    }
}

impl By {
    /// A person on Discord by their present name.
    pub fn person(user: UserId, name: &str) -> By {
        By::Person(Person { who: Who::User(user), name: name.to_owned() })
    }
}
