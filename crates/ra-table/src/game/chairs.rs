//! The people of a game, whose each chair is, who plays it now, and who is the host.

use ra::ai::Level;
use ra::rules::Seat;

use super::actor::{Actor, Number, Person, Who, marks};
use super::entry::Why;
use crate::id::UserId;
use crate::names::Mark;
use crate::time::Millis;

/// How well a computer player plays that stands in for somebody.
pub const STAND_IN: Level = Level::Normal;

/// A chair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Chair {
    /// Whose it is.
    pub(super) owner: Number,
    /// Why a computer player stands in, if one does.
    pub(super) stand_in: Option<Why>,
    /// By which entry it does, and since when.
    pub(super) stood_in: Option<(i64, Millis)>,
    /// How often in a row its owner's time has run out, when it last did, and by which entry that was noted.
    pub(super) late: u32,
    pub(super) late_at: Option<Millis>,
    pub(super) late_by: Option<(i64, Millis)>,
    /// When its owner last acted, and with which entry.
    pub(super) acted: Option<(Millis, i64)>,
    /// Up to which entry its owner knew the game when they last acted, on their turn or in an auction.
    pub(super) known: Option<i64>,
    /// When its owner was last asked anew what had been asked before.
    pub(super) asked_anew: Option<Millis>,
}

impl Chair {
    /// The chair of somebody who has just got it.
    pub(super) fn of(owner: Number) -> Chair {
        Chair {
            owner,
            stand_in: None,
            stood_in: None,
            late: 0,
            late_at: None,
            late_by: None,
            acted: None,
            known: None,
            asked_anew: None,
        }
    }
}

/// The people, the chairs and the host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chairs {
    people: Vec<Person>,
    chairs: Vec<Chair>,
    /// Who was the host from when on, in order, never empty.
    hosts: Vec<(Millis, Number)>,
}

/// A player as everybody knows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player<'a> {
    /// Their number in the game.
    pub number: Number,
    /// Who.
    pub who: Who,
    /// The display name when they last did something.
    pub name: &'a str,
    /// Why a computer player stands in for them, if one does.
    pub stand_in: Option<Why>,
    /// When they last acted in this game themselves, and with which entry.
    pub acted: Option<(Millis, i64)>,
    /// Up to which entry they knew the game when they last acted, on their turn or in an auction: what has happened
    /// since is told to them. What their own action brought about is none of it, such as the end of an auction.
    pub known: Option<i64>,
    /// How often in a row their time has run out.
    pub late: u32,
}

impl Player<'_> {
    /// The person on Discord; `None` for a computer player.
    pub fn user(&self) -> Option<UserId> {
        self.who.user()
    }

    /// Who plays the chair now, if it is a computer player: its owner, or the one that stands in.
    pub fn computer(&self) -> Option<Level> {
        self.who.level().or(self.stand_in.map(|_| STAND_IN))
    }

    /// Whether they have left the game for good.
    pub fn has_left(&self) -> bool {
        self.stand_in == Some(Why::Resigned)
    }

    /// Whether somebody still has the chair: nobody who has left the game, or was replaced because time had run out.
    pub fn has_chair(&self) -> bool {
        let is_theirs = match self.stand_in {
            Some(Why::Late | Why::Resigned | Why::RoundOver) => false,
            Some(Why::Away) | None => true,
        };
        is_theirs && self.user().is_some()
    }

    /// Whether the chair is a person's.
    pub fn is_person(&self) -> bool {
        self.who.level().is_none()
    }
}

impl Chairs {
    /// So many chairs, the first people's in their order.
    pub(super) fn new(people: Vec<Person>, chairs: usize, host: Number) -> Chairs {
        let chairs = (0..chairs as u32).map(Number).map(Chair::of).collect();
        Chairs { people, chairs, hosts: vec![(Millis(0), host)] }
    }

    /// How many chairs there are.
    pub fn count(&self) -> usize {
        self.chairs.len()
    }

    /// All who are named in the history, by number.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// One of the people; `None` if the game has nobody of that number.
    pub fn person(&self, number: Number) -> Option<&Person> {
        self.people.get(number.0 as usize)
    }

    /// The number of a person on Discord.
    pub fn number_of(&self, user: UserId) -> Option<Number> {
        let place = self.people.iter().position(|person| person.who == Who::User(user))?;
        u32::try_from(place).ok().map(Number)
    }

    /// The player on a seat.
    pub fn player(&self, seat: Seat) -> Player<'_> {
        let Chair { owner, stand_in, late, acted, known, .. } = self.chairs[seat.index()];
        let person = &self.people[owner.0 as usize];
        Player { number: owner, who: person.who, name: &person.name, stand_in, acted, known, late }
    }

    /// By which entry a computer player stands in on a seat, and since when.
    pub(super) fn stood_in(&self, seat: Seat) -> Option<(i64, Millis)> {
        self.chairs[seat.index()].stood_in
    }

    /// When a seat's owner was last asked anew what had been asked before.
    pub(super) fn asked_anew(&self, seat: Seat) -> Option<Millis> {
        self.chairs[seat.index()].asked_anew
    }

    /// By which entry it was last noted that the time of a seat's owner had run out, if they have done nothing since.
    pub(super) fn late_by(&self, seat: Seat) -> Option<(i64, Millis)> {
        let chair = &self.chairs[seat.index()];
        let is_told = matches!(chair.stand_in, None | Some(Why::Late));
        chair.late_by.filter(|_| chair.late > 0 && is_told)
    }

    /// When the time of a seat's owner last ran out.
    pub(super) fn late_at(&self, seat: Seat) -> Option<Millis> {
        self.chairs[seat.index()].late_at
    }

    /// The players, clockwise.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = (Seat, Player<'_>)> + Clone {
        (0..self.chairs.len()).filter_map(Seat::new).map(|seat| (seat, self.player(seat)))
    }

    /// The marks of the players whose names look alike, clockwise.
    pub(super) fn marks(&self) -> Vec<Option<Mark>> {
        marks(self.owners())
    }

    /// The mark of somebody who had a seat, among those who have the others now.
    pub(super) fn mark_of_former(&self, seat: Seat, owner: &Person) -> Option<Mark> {
        let others = self.owners().enumerate();
        marks(others.map(|(place, other)| if place == seat.index() { owner } else { other }))[seat.index()]
    }

    /// Whose the chairs are, clockwise.
    pub(super) fn owners(&self) -> impl Iterator<Item = &Person> {
        self.chairs.iter().map(|chair| &self.people[chair.owner.0 as usize])
    }

    /// The seat of a person on Discord.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players().find(|(_, player)| player.who == Who::User(user)).map(|(seat, _)| seat)
    }

    /// The seat of one of the people, if they have one now.
    pub fn seat_of_number(&self, number: Number) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.owner == number).and_then(Seat::new)
    }

    /// The host's number.
    pub fn host(&self) -> Number {
        self.hosts[self.hosts.len() - 1].1
    }

    /// Who was the host, from when on, in order.
    pub(super) fn hosts(&self) -> &[(Millis, Number)] {
        &self.hosts
    }

    /// Whether a person on Discord is the host.
    pub fn is_host(&self, user: UserId) -> bool {
        self.number_of(user) == Some(self.host())
    }

    /// The next person clockwise who has not left the game.
    pub(super) fn heir(&self, seat: Seat) -> Option<Number> {
        let after = self.players().cycle().skip(seat.index() + 1).take(self.chairs.len() - 1);
        let mut stays = after.filter(|(_, player)| player.is_person() && !player.has_left());
        stays.next().map(|(_, player)| player.number)
    }

    /// Whether somebody who acts for a seat plays it: its owner, or the computer player that stands in.
    pub(super) fn plays(&self, actor: Actor, seat: Seat) -> bool {
        let owner = self.player(seat).number;
        match actor {
            Actor::Person(number) | Actor::Computer(number) => number == owner,
            Actor::StandIn => true,
            Actor::Program => false,
        }
    }

    pub(super) fn chair(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(seat.index())
    }

    pub(super) fn set_host(&mut self, host: Number, since: Millis) {
        self.hosts.push((since, host));
    }

    /// The number of a person, who gets the next one if the game does not know them yet.
    pub(super) fn enter(&mut self, person: Person) -> Number {
        let known = person.who.user().and_then(|user| self.number_of(user));
        known.unwrap_or_else(|| {
            self.people.push(person);
            Number(self.people.len() as u32 - 1)
        })
    }

    pub(super) fn rename(&mut self, number: Number, name: &str) {
        if let Some(person) = self.people.get_mut(number.0 as usize) {
            name.clone_into(&mut person.name);
        }
    }
}
