//! A table before its game: people sit down and get up, the host sets how it plays, and it is dealt.

use std::time::Duration;

use ra::ai::Level;
use ra::rules::Players;
use strum::{Display, EnumString};

use super::actor::{Number, Person, Who, marks};
use super::deal::{Deal, RULES};
use super::forecast::Asleep;
use super::refusal::GameRefusal;
use super::replay::Start;
use super::table::Terms;
use super::table_expiry::{Closing, Patience};
pub use super::table_options::{Change, Place, TableOptions};
use super::title::Title;
use crate::clock::Pace;
use crate::id::{ChannelId, GameId, GuildId, MessageId, RoleId, UserId};
use crate::names::Mark;
use crate::rating::Standing;
use crate::time::Millis;

/// How long a seat is kept for somebody, and an offer holds: they may sleep over it.
pub const KEPT_FOR: Duration = Duration::from_secs(48 * 60 * 60);
/// The same at a table where everybody plays at the same time.
const KEPT_FOR_LIVE: Duration = Duration::from_secs(15 * 60);

/// How long a full table waits for its host where all play at the same time.
const HOST_STARTS_IN: Duration = Duration::from_secs(60);

/// The names of computer players, one for each chair that could be theirs.
const COMPUTERS: [&str; 5] = ["Anubis", "Bastet", "Horus", "Sobek", "Thoth"];

/// Where a game is in its life. Its words are stored for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Status {
    /// People may sit down.
    Lobby,
    /// It is being played.
    Running,
    /// It was played to its end.
    Over,
    /// It was given up, before or after its start.
    Cancelled,
}

/// A chair that is taken, or kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitting {
    /// The person's number at this table.
    pub number: Number,
    /// Who.
    pub person: Person,
    /// Until when the chair is only kept for them; `None` once they sit there.
    pub kept: Option<Millis>,
}

/// Random numbers that nobody can foresee, drawn before they are needed.
#[derive(Clone)]
pub struct Chance {
    /// What the bag is shuffled by. Private.
    pub seed: [u8; 32],
    /// What the chairs are shuffled by.
    pub order: [u64; 5],
}

impl std::fmt::Debug for Chance {
    /// Without the numbers: who knows them knows the bag.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Chance")
    }
}

/// A table before its game, or what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lobby {
    /// Which game it is to be.
    pub id: GameId,
    /// The server; `None` in a direct message.
    pub guild: Option<GuildId>,
    /// Where the lobby is.
    pub channel: ChannelId,
    /// Its message, once Discord has told which it is.
    pub message: Option<MessageId>,
    /// Where the game is to be played.
    pub place: Place,
    /// What whoever opened it has called it.
    pub name: Option<String>,
    /// How many may sit down.
    pub size: usize,
    /// How it will play.
    pub terms: Terms,
    /// Who is the host.
    pub host: Number,
    /// Who sits there, and for whom chairs are kept, in the order in which they came.
    pub seats: Vec<Sitting>,
    /// Whom the host does not let back: they do not sit down again.
    pub barred: Vec<UserId>,
    /// The role that is called as it opens.
    pub role: Option<RoleId>,
    /// Whether its game has begun.
    pub began: bool,
    /// When those sleep who sit there, as far as is told.
    pub asleep: Asleep,
    /// The ratings of those who sit there, as far as they are shown; `None` where there are no ratings.
    pub ratings: Option<Vec<Standing>>,
    /// Whether people may still sit down.
    pub status: Status,
}

impl Lobby {
    /// A table with its host, those who are invited, for whom seats are kept from now on, and computer players.
    ///
    /// # Errors
    /// [`GameRefusal::TooManyInvited`].
    pub fn open(
        id: GameId,
        guild: Option<GuildId>,
        channel: ChannelId,
        host: Person,
        options: &TableOptions,
        now: Millis,
    ) -> Result<Lobby, GameRefusal> {
        let mut lobby = Lobby {
            id,
            guild,
            channel,
            message: None,
            place: options.place,
            name: options.name.clone(),
            size: options.size,
            terms: options.terms,
            host: Number(0),
            seats: Vec::new(),
            barred: Vec::new(),
            role: None,
            began: false,
            asleep: Asleep::default(),
            ratings: None,
            status: Status::Lobby,
        };
        lobby.add(host, None);
        let kept_for = if options.terms.pace == Pace::Live { KEPT_FOR_LIVE } else { KEPT_FOR };
        for person in &options.invited {
            if lobby.seats.iter().all(|seat| seat.person.who != person.who) {
                lobby.add(person.clone(), Some(now.after(kept_for)));
            }
        }
        for level in &options.computers {
            lobby.add(lobby.computer(*level), None);
        }
        if lobby.seats.len() > options.size {
            return Err(GameRefusal::TooManyInvited { seats: options.size });
        }
        Ok(lobby)
    }

    fn add(&mut self, person: Person, kept: Option<Millis>) {
        let number = self.seats.iter().map(|seat| seat.number.0 + 1).max().unwrap_or(0);
        self.seats.push(Sitting { number: Number(number), person, kept });
    }

    /// A computer player of a level, with the first name that nobody at the table has.
    pub fn computer(&self, level: Level) -> Person {
        let is_free = |name: &&&str| {
            let has_it = |seat: &Sitting| seat.person.who.level().is_some() && seat.person.name == **name;
            !self.seats.iter().any(has_it)
        };
        let name = COMPUTERS.iter().find(is_free).unwrap_or(&COMPUTERS[0]);
        Person { who: Who::Computer(level), name: (*name).to_owned() }
    }

    /// How many computer players sit there.
    pub fn computers(&self) -> usize {
        self.seats.iter().filter(|seat| seat.person.who.level().is_some()).count()
    }

    /// The people who have sat down.
    pub fn sitters(&self) -> impl Iterator<Item = UserId> {
        self.seats.iter().filter(|seat| seat.kept.is_none()).filter_map(|seat| seat.person.who.user())
    }

    /// How many have sat down.
    pub fn seated(&self) -> usize {
        self.seats.iter().filter(|seat| seat.kept.is_none()).count()
    }

    /// Whether all seats are taken by people who have sat down.
    pub fn is_full(&self) -> bool {
        self.seated() == self.size
    }

    /// Whether all seats are taken and the game does not start at once. At a live pace the host starts it;
    /// without the host it starts a little later, so that the first turn surprises nobody.
    pub fn waits_for_host(&self) -> bool {
        self.is_full() && self.terms.pace == Pace::Live
    }

    /// When the program itself has next something to do there, of which this was the last change.
    pub fn due(&self, changed: Millis) -> Option<Millis> {
        let starts = self.waits_for_host().then(|| changed.after(HOST_STARTS_IN));
        self.kept_until().into_iter().chain(starts).min()
    }

    /// How many seats are neither taken nor kept.
    pub fn free_seats(&self) -> usize {
        self.size.saturating_sub(self.seats.len())
    }

    /// Whether a person on Discord is the host.
    pub fn is_host(&self, user: UserId) -> bool {
        self.host().who == Who::User(user)
    }

    /// Whether a person sits there, or a seat is kept for them.
    pub fn has_seat(&self, user: UserId) -> bool {
        self.seats.iter().any(|seat| seat.person.who == Who::User(user))
    }

    /// Whether a person who does not sit there could sit down.
    pub fn has_room_for(&self, user: UserId) -> bool {
        let own = self.seats.iter().find(|seat| seat.person.who == Who::User(user));
        let is_barred = self.barred.contains(&user);
        own.map_or(!is_barred && self.free_seats() > 0, |own| own.kept.is_some())
    }

    /// When it closes of which somebody touched something at that moment.
    pub fn closing(&self, touched: Millis) -> Closing {
        let Patience { open, told } = Patience::at(self.terms.pace);
        let closes_at = touched.after(open);
        Closing { tell_at: Some(closes_at.before(told)), closes_at }
    }

    /// What tells it from other tables.
    pub fn title(&self) -> Title {
        let seated = self.seats.iter().filter(|seat| seat.kept.is_none());
        Title {
            game: self.id,
            name: self.name.clone(),
            people: seated.map(|seat| seat.person.clone()).collect(),
        }
    }

    /// What tells somebody from others at the table whose names look alike. It counts those first who have sat down, as
    /// the table's title does.
    pub fn mark(&self, number: Number) -> Option<Mark> {
        let mut seats: Vec<&Sitting> = self.seats.iter().collect();
        seats.sort_by_key(|seat| seat.kept.is_some());
        let place = seats.iter().position(|seat| seat.number == number)?;
        marks(seats.iter().map(|seat| &seat.person))[place]
    }

    /// Who is the host.
    pub fn host(&self) -> Person {
        let host = self.seats.iter().find(|seat| seat.number == self.host);
        host.map_or(Person { who: Who::Former, name: String::new() }, |host| host.person.clone())
    }

    /// What only the host may do.
    pub fn only_host(&self, user: UserId) -> Result<(), GameRefusal> {
        if self.is_host(user) { Ok(()) } else { Err(GameRefusal::NotTheHost(self.host())) }
    }

    /// Sets how it is played; for its host alone.
    pub fn set(&mut self, user: UserId, change: Change) -> Result<(), GameRefusal> {
        self.only_host(user)?;
        match change {
            Change::Seats(size) if size < self.seats.len() => {
                return Err(GameRefusal::TooFewSeats { taken: self.seats.len() });
            }
            Change::Seats(size) => self.size = size,
            Change::Edition(edition) => self.terms.edition = edition,
            Change::Pace(pace) => self.terms.pace = pace,
            Change::AutoplayLevel(autoplay) => self.terms.autoplay = autoplay,
            Change::Language(language) => self.terms.language = language,
            Change::Advice(advice) => self.terms.advice = advice,
            Change::Rated(rated) => self.terms.rated = rated,
            Change::Pictures(theme) => self.terms.theme = theme,
        }
        Ok(())
    }

    /// Sits somebody down, on the chair that is kept for them if there is one.
    ///
    /// # Errors
    /// When there is no chair, they sit there already, or the host has given their chair free.
    pub fn sit_down(&mut self, person: Person) -> Result<(), GameRefusal> {
        if person.who.user().is_some_and(|user| self.barred.contains(&user)) {
            return Err(GameRefusal::Barred);
        }
        let full = self.seats.len() >= self.size;
        let is_known =
            |seat: &&mut Sitting| matches!(person.who, Who::User(_)) && seat.person.who == person.who;
        match self.seats.iter_mut().find(is_known) {
            Some(seat) if seat.kept.is_none() => return Err(GameRefusal::SeatedAlready),
            Some(kept) => (kept.kept, kept.person.name) = (None, person.name),
            None if full => return Err(GameRefusal::LobbyFull { seats: self.size }),
            None => self.add(person, None),
        }
        Ok(())
    }

    /// Lets a person go, or gives a kept chair free. When the host goes, whoever came next is the host; when nobody is
    /// left, the lobby closes.
    pub fn get_up(&mut self, user: UserId) -> Result<(), GameRefusal> {
        let place = self.seats.iter().position(|seat| seat.person.who == Who::User(user));
        let gone = self.seats.remove(place.ok_or(GameRefusal::NotSeated)?);
        let is_person = |seat: &&Sitting| seat.kept.is_none() && seat.person.who.level().is_none();
        match self.seats.iter().find(is_person) {
            Some(next) if self.host == gone.number => self.host = next.number,
            Some(_) => {}
            None => self.status = Status::Cancelled,
        }
        Ok(())
    }

    /// Gives the chair free that is kept for a person who does not want it.
    pub fn decline(&mut self, user: UserId) -> Result<(), GameRefusal> {
        let is_theirs = |seat: &Sitting| seat.person.who == Who::User(user);
        let place = self.seats.iter().position(is_theirs).ok_or(GameRefusal::NoSeatKept)?;
        // They have sat down since this button was shown.
        if self.seats[place].kept.is_none() {
            return Err(GameRefusal::SeatedAlready);
        }
        self.seats.remove(place);
        Ok(())
    }

    /// Gives the chairs free that were kept long enough. Returns whether there are any.
    pub fn free_kept(&mut self, now: Millis) -> bool {
        let before = self.seats.len();
        self.seats.retain(|seat| seat.kept.is_none_or(|until| now < until));
        self.seats.len() < before
    }

    /// The people for whom chairs are kept, and until when.
    pub fn invited(&self) -> impl Iterator<Item = (UserId, Millis)> {
        self.seats.iter().filter_map(|seat| seat.person.who.user().zip(seat.kept))
    }

    /// When the first of the kept chairs is free again.
    pub fn kept_until(&self) -> Option<Millis> {
        self.seats.iter().filter_map(|seat| seat.kept).min()
    }

    /// Gives somebody's chair free, kept or taken. Not the host's own. It is theirs by its number, which another may have
    /// by now.
    pub fn free(&mut self, number: Number, user: Option<UserId>) -> Result<(), GameRefusal> {
        let is_it =
            |seat: &Sitting| seat.number == number && seat.person.who.user() == user && number != self.host;
        let gone = user.map_or(GameRefusal::NoComputer, GameRefusal::NotAPlayer);
        let place = self.seats.iter().position(is_it).ok_or(gone)?;
        self.seats.remove(place);
        Ok(())
    }

    /// Sends the computer player away who sat down last.
    pub fn send_computer_away(&mut self) -> Result<(), GameRefusal> {
        let last = self.seats.iter().rposition(|seat| seat.person.who.level().is_some());
        self.seats.remove(last.ok_or(GameRefusal::NoComputer)?);
        Ok(())
    }

    /// Deals to those who have sat down. Chairs are random, as the rules have it; the order of arrival would be an
    /// advantage for nobody, but a habit.
    pub fn start(&self, chance: &Chance, now: Millis) -> Result<Start, GameRefusal> {
        let mut seated: Vec<(u64, &Sitting)> =
            chance.order.iter().copied().zip(self.seats.iter().filter(|seat| seat.kept.is_none())).collect();
        let players = Players::new(seated.len()).ok_or(GameRefusal::TooFewSeated)?;
        seated.sort_by_key(|(key, _)| *key);
        let host = seated.iter().position(|(_, seat)| seat.number == self.host).unwrap_or(0);
        Ok(Start {
            zone: None,
            id: self.id,
            rules: RULES,
            terms: self.terms,
            in_cup: None,
            started_at: now,
            deal: Deal::new(self.terms.edition, players, chance.seed),
            people: seated.into_iter().map(|(_, seat)| seat.person.clone()).collect(),
            host: Number(host as u32),
        })
    }
}
