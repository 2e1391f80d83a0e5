//! What happens at a table besides playing: people leave, come back and give chairs away, somebody looks after the game,
//! the program acts for whoever's time has run out.

use std::time::Duration;

use ra::rules::{Action, Seat};

use super::actor::{By, Person, Who};
use super::answers_ahead::orders::Orders;
use super::draft::Draft;
use super::entry::{Entry, Why};
use super::pause::PauseReason;
use super::refusal::{Error, Refusal};
use super::table::Table;
use crate::id::UserId;

/// The most time that is given at once.
pub const LONGEST_EXTENSION: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// What is to be done with a game by who looks after it.
#[derive(Debug, Clone)]
pub enum Act {
    /// It waits until it is told to go on.
    Hold,
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
    fn person_at(&self, user: UserId) -> Result<Seat, Refusal> {
        self.is_not_over()?;
        let seat = self.seat_of(user).filter(|seat| self.player(*seat).is_person());
        seat.ok_or(Refusal::NotAPlayer(user))
    }

    fn is_not_over(&self) -> Result<(), Refusal> {
        if self.is_over() { Err(Refusal::Over) } else { Ok(()) }
    }

    fn has_no_seat(&self, person: &Person) -> Result<(), Refusal> {
        match person.who.user().filter(|user| self.seat_of(*user).is_some()) {
            Some(user) => Err(Refusal::SitsThere(user)),
            None => Ok(()),
        }
    }

    /// Whoever is the host.
    pub fn host(&self) -> Person {
        let host = self.chairs().person(self.chairs().host());
        host.cloned().unwrap_or(Person { who: Who::Former, name: String::new() })
    }
}

impl Draft {
    /// Leaves the game for good: a computer player goes on with the chair, and the leaver is last. If they were the host,
    /// the next person at the table is.
    pub fn resign(&mut self) -> Result<(), Error> {
        self.table().is_not_over()?;
        let seat = self.own_seat()?;
        self.table().may_play(seat)?;
        let was_host = self.table().chairs().host() == self.table().player(seat).number;
        let heir = self.table().chairs().heir(seat).filter(|_| was_host);
        self.note(Entry::StandIn(seat, Why::Resigned))?;
        if let Some(heir) = heir {
            self.note(Entry::Host(heir))?;
        }
        self.game.aside.given.retain(|given| given.seat != seat);
        Ok(())
    }

    /// Takes one's chair back from the computer player that stands in.
    ///
    /// # Errors
    /// When none does, or the person has left the game.
    pub fn come_back(&mut self) -> Result<(), Error> {
        self.note(Entry::Back(self.seat_to_come_back_to()?))
    }

    /// The seat that whoever makes the change can take back from a computer player.
    pub fn seat_to_come_back_to(&self) -> Result<Seat, Refusal> {
        self.table().is_not_over()?;
        let seat = self.own_seat()?;
        self.table().may_play(seat)?;
        self.table().player(seat).stand_in.map(|_| seat).ok_or(Refusal::NoStandIn)
    }

    /// Gives a chair for good to somebody who does not sit at the table. The host may, if a computer player stands in
    /// because its owner has left or let their time run out; otherwise only the owner.
    ///
    /// # Errors
    /// [`Refusal::NeedsYes`] when its owner has to agree; when somebody else asks; or when it cannot be given.
    pub fn give(&mut self, of: UserId, to: &Person) -> Result<(), Error> {
        let asks = self.by().user();
        if asks != Some(of) {
            if !asks.is_some_and(|asks| self.table().chairs().is_host(asks)) {
                return Err(Refusal::NotTheHost(self.table().host()).into());
            }
            let seat = self.table().person_at(of)?;
            self.table().has_no_seat(to)?;
            match self.table().player(seat).stand_in {
                Some(Why::Late | Why::Resigned) => {}
                Some(Why::Away) | None => return Err(Refusal::NeedsYes(of).into()),
            }
        }
        self.hand_over(of, to)
    }

    /// Seats somebody on another's chair.
    fn hand_over(&mut self, of: UserId, to: &Person) -> Result<(), Error> {
        let seat = self.table().person_at(of)?;
        self.table().has_no_seat(to)?;
        self.seat_anew(seat, to)
    }

    /// Gives a chair to somebody for good, who is known by their own name from then on. Who has it from the host is host.
    pub(super) fn seat_anew(&mut self, seat: Seat, to: &Person) -> Result<(), Error> {
        let from = self.table().player(seat).number;
        let was_host = self.table().chairs().host() == from;
        let number = self.enter_anew(to);
        self.note(Entry::Seated { seat, to: number, from })?;
        self.game.set_orders(Orders::none(seat));
        if was_host {
            self.note(Entry::Host(number))?;
        }
        Ok(())
    }

    /// Makes the next person clockwise the host if this one, who is not there any more, is it.
    pub fn host_without(&mut self, gone: UserId) -> Result<(), Error> {
        let Some(seat) = self.table().seat_of(gone).filter(|_| self.table().chairs().is_host(gone)) else {
            return Ok(());
        };
        match self.table().chairs().heir(seat) {
            Some(heir) => self.note_itself(Entry::Host(heir)),
            None => Ok(()),
        }
    }

    /// Does something with the game for who looks after it.
    pub fn look_after(&mut self, act: &Act) -> Result<(), Error> {
        self.table().is_not_over()?;
        let halted = self.table().halted();
        match act {
            Act::Hold if halted == Some(PauseReason::Held) => Err(Refusal::Halted(PauseReason::Held).into()),
            Act::Hold => self.note(Entry::Hold),
            Act::GoOn if halted != Some(PauseReason::Held) => Err(Refusal::NotHeld.into()),
            Act::GoOn => self.note(Entry::GoOn),
            Act::Extend(by) => {
                let seat = self.table().person_to_act().ok_or(Refusal::WaitsForNobody)?;
                self.game.bank(seat).ok_or(Refusal::NoClock)?;
                self.note(Entry::Extend(seat, (*by).min(LONGEST_EXTENSION)))
            }
            Act::ActFor => {
                let seat = self.table().person_to_act().ok_or(Refusal::WaitsForNobody)?;
                let user = self.table().player(seat).user();
                if user.is_some() && user == self.by().user() {
                    return Err(Refusal::YourOwnTurn.into());
                }
                self.act_for(seat)
            }
            Act::Host(host) => {
                let seat = self.table().person_at(*host)?;
                self.note(Entry::Host(self.table().player(seat).number))
            }
            Act::Replace(of, to) => self.hand_over(*of, to),
        }
    }

    /// Lets the game wait because the bot was taken off the server, or go on because it is back, unless it does already.
    pub fn pause(&mut self, gone: bool) -> Result<(), Error> {
        match (self.table().halted() == Some(PauseReason::Gone), gone) {
            (false, true) => self.note(Entry::Pause),
            (true, false) => self.note(Entry::Resume),
            (true, true) | (false, false) => Ok(()),
        }
    }

    /// Calls the game off.
    pub fn call_off(&mut self) -> Result<(), Error> {
        self.table().is_not_over()?;
        if self.table().is_called_off() {
            return Err(Refusal::CalledOff(self.table().id).into());
        }
        self.note(Entry::Cancel)
    }

    /// Takes the action that a computer player has chosen in the position after so many entries. If it stood in for
    /// somebody who is not away any more, that person is asked instead.
    ///
    /// # Errors
    /// [`Refusal::Past`] when the game has gone on since.
    pub fn act_as_computer(&mut self, seq: i64, action: Action) -> Result<(), Error> {
        let Some((seat, _)) = self.game.computer_to_act().filter(|_| self.table().seq == seq) else {
            return Err(Refusal::Past { game: self.table().id, at: seq }.into());
        };
        let was_away = self.table().player(seat).stand_in == Some(Why::Away);
        if was_away && !self.game.is_away(seat, self.now) {
            self.note_itself(Entry::Back(seat))
        } else {
            self.act(seat, action)
        }
    }
}

impl By {
    /// A person on Discord by their present name.
    pub fn person(user: UserId, name: &str) -> By {
        By::Person(Person { who: Who::User(user), name: name.to_owned() })
    }
}
