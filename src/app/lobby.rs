//! Tables before their game: opened, filled, started or given up.

use anyhow::Context;
use rand::TryRng;
use rand::rngs::SysRng;

use super::fair::{Deal, RULES};
use super::play::{History, Request, once, save};
use super::round::Round;
use super::{Error, Person, Refusal, Wish, computer};
use crate::clock::Pace;
use crate::id::{ChannelId, GameId, GuildId, MessageId, UserId};
use crate::rules::Players;
use crate::store::games::{self, GameRow, Place, Status};
use crate::store::posts::PostRow;
use crate::store::seats::{self, SeatRow};
use crate::store::sending::{self, SendingRow};
use crate::store::{Store, Tx};
use crate::time::Millis;

/// A lobby as it stands.
#[derive(Debug, Clone)]
pub struct Lobby {
    /// Its row.
    pub game: GameRow,
    /// Who sits there, and for whom seats are kept, by number.
    pub seats: Vec<SeatRow>,
}

/// What came of a change.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each command, handed on once")]
pub enum Changed {
    /// The lobby goes on, and what keeps the game from starting although all seats are taken.
    Lobby(Lobby, Option<Refusal>),
    /// The game has started.
    Started(Box<Round>),
}

impl Lobby {
    /// The lobby that a person means: the one of the button, or the one of the channel.
    pub(super) async fn asked_for(tx: &mut Tx, request: &Request) -> Result<Lobby, Error> {
        let Some(game) = request.game else { return Lobby::in_channel(tx, request.channel).await };
        let row = games::by_id(tx, game).await?.with_context(|| format!("there is no game {game}"))?;
        match row.status {
            Status::Lobby => Lobby::load(tx, row).await,
            Status::Running | Status::Over => Err(Refusal::Begun(row.channel).into()),
            Status::Cancelled => Err(Refusal::CalledOff(game).into()),
        }
    }

    /// As [`Lobby::asked_for`], for what only its host may do.
    pub(super) async fn hosted(tx: &mut Tx, request: &Request) -> Result<Lobby, Error> {
        let lobby = Lobby::asked_for(tx, request).await?;
        if lobby.game.host != request.person.user {
            return Err(Refusal::NotTheHost(lobby.game.host).into());
        }
        Ok(lobby)
    }

    async fn in_channel(tx: &mut Tx, channel: ChannelId) -> Result<Lobby, Error> {
        match games::lobby_in(tx, channel).await? {
            Some(game) => Lobby::load(tx, game).await,
            None if games::running_in(tx, channel).await?.is_some() => {
                Err(Refusal::GameRunsHere(channel).into())
            }
            None => Err(Refusal::NoLobbyHere.into()),
        }
    }

    pub(super) async fn load(tx: &mut Tx, game: GameRow) -> Result<Lobby, Error> {
        let seats = seats::all(tx, game.id).await?;
        Ok(Lobby { game, seats })
    }

    /// The lobby of a game, for showing it.
    ///
    /// # Errors
    /// When there is no such game, or the database fails.
    pub async fn by_id(store: &Store, game: GameId) -> Result<Lobby, Error> {
        let mut tx = store.read().await?;
        let row = games::by_id(&mut tx, game).await?.with_context(|| format!("there is no game {game}"))?;
        Lobby::load(&mut tx, row).await
    }

    fn sits(&self, user: UserId) -> bool {
        self.seats.iter().any(|seat| seat.user == user && !seat.kept)
    }

    /// A seat for who asks for one.
    pub(super) fn seat_of(&self, request: &Request) -> SeatRow {
        let number = self.seats.iter().map(|seat| seat.number + 1).max().unwrap_or(0);
        person(number, request.person.user, request.person.name.clone())
    }

    /// How many have sat down.
    pub fn seated(&self) -> usize {
        self.seats.iter().filter(|seat| !seat.kept).count()
    }

    pub(super) async fn save(&self, tx: &mut Tx, now: Millis) -> Result<(), Error> {
        seats::replace(tx, self.game.id, &self.seats).await?;
        games::advance(tx, self.game.id, 0, self.game.status, now).await?;
        Ok(())
    }

    /// Writes a new lobby, at which its host sits.
    pub(super) async fn open(
        tx: &mut Tx,
        request: &Request,
        (guild, channel): (GuildId, ChannelId),
        wish: &Wish,
    ) -> Result<Lobby, Error> {
        if let Some(game) = games::running_in(tx, channel).await? {
            return Err(Refusal::GameRunsHere(game.channel).into());
        }
        let Person { user, name } = request.person.clone();
        let mut seats = vec![person(0, user, name)];
        for Person { user, name } in &wish.invited {
            if seats.iter().all(|seat| seat.user != *user) {
                seats.push(SeatRow { kept: true, ..person(seats.len(), *user, name.clone()) });
            }
        }
        for level in &wish.computers {
            seats.push(computer::seat_for(&seats, *level));
        }
        if seats.len() > wish.seats {
            return Err(Refusal::TooManyInvited { seats: wish.seats }.into());
        }
        let mut game = GameRow {
            id: GameId(0),
            guild,
            lobby_channel: channel,
            lobby_message: MessageId(0),
            channel: ChannelId(0),
            place: wish.place,
            host: user,
            status: Status::Lobby,
            seats: wish.seats,
            edition: wish.edition,
            rules: RULES,
            setup: String::new(),
            salt: String::new(),
            seq: 0,
            changed_at: request.now,
            pace: wish.pace,
            started_at: Millis(0),
            quick: wish.quick,
        };
        game.id = match games::insert(tx, &game).await {
            Err(crate::store::Error::Taken) => return Err(Refusal::LobbyIsHere.into()),
            other => other?,
        };
        seats::replace(tx, game.id, &seats).await?;
        let post = PostRow { message: MessageId(0), game: game.id, channel, from_seq: -1, to_seq: -1 };
        let sending = request.sending(post);
        let sending = sending.unwrap_or_else(|| SendingRow::without_interaction(post, request.now));
        sending::begin(tx, &sending).await?;
        Ok(Lobby { game, seats })
    }

    /// Sits somebody down, and starts the game when that takes the last seat and nothing hinders it.
    pub(super) async fn seat(
        mut self,
        mut tx: Tx,
        request: &Request,
        seat: SeatRow,
        hindrance: impl Fn(Place) -> Option<Refusal>,
    ) -> Result<Changed, Error> {
        if self.sits(seat.user) {
            return Err(Refusal::SeatedAlready.into());
        }
        let full = self.seats.len() >= self.game.seats;
        match self.seats.iter_mut().find(|kept| kept.user == seat.user) {
            Some(kept) => (kept.kept, kept.name) = (false, seat.name),
            None if full => return Err(Refusal::LobbyFull { seats: self.game.seats }.into()),
            None => self.seats.push(seat),
        }
        let full = self.seated() == self.game.seats;
        let hindrance = hindrance(self.game.place).filter(|_| full);
        if full && hindrance.is_none() {
            let round = self.start(&mut tx, request).await?;
            commit(tx).await?;
            return Ok(Changed::Started(Box::new(round)));
        }
        self.save(&mut tx, request.now).await?;
        commit(tx).await?;
        Ok(Changed::Lobby(self, hindrance))
    }

    /// Deals, and turns the lobby into a running game.
    async fn start(mut self, tx: &mut Tx, request: &Request) -> Result<Round, Error> {
        self.seats.retain(|seat| !seat.kept);
        let players = Players::new(self.seats.len()).ok_or(Refusal::TooFewSeated)?;
        let deal = Deal::new(self.game.edition, players)?;
        // Seats are random, as the rules have it; the order of arrival would be an advantage for nobody, but a habit.
        self.seats = deal_seats(self.seats)?;
        if self.game.lobby_message == MessageId(0) {
            // Without the lobby's message there is nothing to open a thread from.
            self.game.place = Place::Here;
        }
        self.game.channel = match self.game.place {
            // A thread opened from a message has the message's number.
            Place::Thread => ChannelId(self.game.lobby_message.0),
            Place::Here => self.game.lobby_channel,
        };
        self.game.status = Status::Running;
        (self.game.rules, self.game.setup, self.game.salt) = (RULES, deal.stored(), deal.salt.clone());
        (self.game.seq, self.game.changed_at) = (0, request.now);
        seats::replace(tx, self.game.id, &self.seats).await?;
        match games::start(tx, &self.game).await {
            Err(crate::store::Error::Taken) => {
                return Err(Refusal::GameRunsHere(self.game.channel).into());
            }
            other => other?,
        }

        let mut round = Round::by_id(tx, self.game.id).await?;
        // Quick draws begin at once.
        let mut history = History::new(&mut round, UserId(0), request.now);
        history.play_orders()?;
        let changes = history.changes();
        save(tx, &mut round, changes).await?;
        games::set_due(tx, self.game.id, round.due(request.now)).await?;
        let sending = request.sending(round.post(MessageId(0)));
        if let Some(sending) = sending.filter(|_| self.game.place == Place::Here) {
            sending::begin(tx, &sending).await?;
        }
        Ok(round)
    }
}

fn person(number: usize, user: UserId, name: String) -> SeatRow {
    SeatRow { number, user, name, kept: false, level: String::new() }
}

fn deal_seats(mut seats: Vec<SeatRow>) -> anyhow::Result<Vec<SeatRow>> {
    let mut keyed = Vec::with_capacity(seats.len());
    for seat in seats.drain(..) {
        keyed.push((SysRng.try_next_u64().context("the operating system gives no random numbers")?, seat));
    }
    keyed.sort_by_key(|(key, _)| *key);
    let numbered = keyed.into_iter().enumerate();
    Ok(numbered.map(|(number, (_, seat))| SeatRow { number, ..seat }).collect())
}

pub(super) async fn commit(tx: Tx) -> Result<(), Error> {
    tx.commit().await.map_err(|error| Error::Failed(error.into()))
}

/// Opens a lobby in a channel; its host sits down at once.
///
/// # Errors
/// When there is a lobby or a game there already, or more people are invited than there are seats.
pub async fn open(store: &Store, request: &Request, guild: GuildId, wish: &Wish) -> Result<Changed, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let lobby = Lobby::open(&mut tx, request, (guild, request.channel), wish).await?;
    // With computer players it may be full at once. A thread is opened from the lobby's message, which comes first.
    let changed = if lobby.game.place == Place::Here && lobby.seated() == lobby.game.seats {
        Changed::Started(Box::new(lobby.start(&mut tx, request).await?))
    } else {
        Changed::Lobby(lobby, None)
    };
    commit(tx).await?;
    Ok(changed)
}

/// Sits a person down; the game starts when that takes the last seat, unless `hindrance` says what the bot may not do
/// in such a place.
///
/// # Errors
/// When there is no lobby, no seat, or the person sits there already.
pub async fn join(
    store: &Store,
    request: &Request,
    hindrance: impl Fn(Place) -> Option<Refusal>,
) -> Result<Changed, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let lobby = Lobby::asked_for(&mut tx, request).await?;
    let seat = lobby.seat_of(request);
    lobby.seat(tx, request, seat, hindrance).await
}

/// Lets a person go, or gives a kept seat free. When the host goes, whoever came next is the host; when nobody is
/// left, the lobby closes.
///
/// # Errors
/// When there is no lobby with the person, or the game has started.
pub async fn leave(store: &Store, request: &Request) -> Result<Lobby, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let user = request.person.user;
    let mut lobby = match Lobby::asked_for(&mut tx, request).await {
        Err(Error::Refused(Refusal::GameRunsHere(channel))) => {
            let round = Round::in_channel(&mut tx, channel).await?;
            let seated = round.seat_of(user).is_some();
            return Err(if seated { Refusal::GameHasStarted } else { Refusal::NotSeated }.into());
        }
        other => other?,
    };
    let before = lobby.seats.len();
    lobby.seats.retain(|seat| seat.user != user);
    if lobby.seats.len() == before {
        return Err(Refusal::NotSeated.into());
    }
    match lobby.seats.iter().find(|seat| !seat.kept && computer::level_of(seat).is_none()) {
        Some(next) if lobby.game.host == user => lobby.game.host = next.user,
        Some(_) => {}
        None => lobby.game.status = Status::Cancelled,
    }
    lobby.save(&mut tx, request.now).await?;
    games::set_host(&mut tx, lobby.game.id, lobby.game.host).await?;
    commit(tx).await?;
    Ok(lobby)
}

/// Starts the game with those who have sat down, unless `hindrance` says what the bot may not do in such a place.
///
/// # Errors
/// When there is no lobby, the person is not its host, fewer than two have sat down, or something hinders.
pub async fn start(
    store: &Store,
    request: &Request,
    hindrance: impl Fn(Place) -> Option<Refusal>,
) -> Result<Round, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let lobby = Lobby::hosted(&mut tx, request).await?;
    if lobby.seated() < 2 {
        return Err(Refusal::TooFewSeated.into());
    }
    if let Some(hindrance) = hindrance(lobby.game.place) {
        return Err(hindrance.into());
    }
    let round = lobby.start(&mut tx, request).await?;
    commit(tx).await?;
    Ok(round)
}

/// Chooses how fast a table will play, or whether with quick draws; only its host may.
///
/// # Errors
/// When there is no lobby, or the person is not its host.
pub async fn set_pace(
    store: &Store,
    request: &Request,
    pace: Option<Pace>,
    quick: Option<bool>,
) -> Result<Lobby, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let mut lobby = Lobby::hosted(&mut tx, request).await?;
    lobby.game.pace = pace.unwrap_or(lobby.game.pace);
    lobby.game.quick = quick.unwrap_or(lobby.game.quick);
    games::set_pace(&mut tx, lobby.game.id, lobby.game.pace, lobby.game.quick).await?;
    lobby.save(&mut tx, request.now).await?;
    commit(tx).await?;
    Ok(lobby)
}

/// Makes the next player clockwise the host of a running game whose host, this person, is not there any more; returns
/// who is the host then.
///
/// # Errors
/// When there is no such game, or the database fails.
pub async fn host_without(store: &Store, game: GameId, gone: UserId) -> Result<UserId, Error> {
    let mut tx = store.write().await?;
    let row = games::by_id(&mut tx, game).await?.with_context(|| format!("there is no game {game}"))?;
    if row.host != gone {
        return Ok(row.host);
    }
    let seats = seats::all(&mut tx, game).await?;
    let place = seats.iter().position(|seat| seat.user == gone).map_or(0, |place| place + 1);
    let is_other = |seat: &&SeatRow| seat.user != gone && computer::level_of(seat).is_none();
    let Some(next) = seats.iter().cycle().skip(place).take(seats.len()).find(is_other) else {
        return Ok(gone);
    };
    games::set_host(&mut tx, game, next.user).await?;
    commit(tx).await?;
    Ok(next.user)
}

/// Notes that a game's thread is another than expected: the one opened from this message.
///
/// # Errors
/// When the database fails.
pub async fn set_thread(store: &Store, game: GameId, message: MessageId) -> Result<(), Error> {
    let mut tx = store.write().await?;
    games::set_thread(&mut tx, game, message).await?;
    commit(tx).await
}

/// Notes which message a lobby is, once Discord has told.
///
/// # Errors
/// When the database fails.
pub async fn set_message(store: &Store, game: GameId, message: MessageId) -> Result<(), Error> {
    let mut tx = store.write().await?;
    games::set_lobby_message(&mut tx, game, message).await?;
    sending::end_lobby(&mut tx, game).await?;
    commit(tx).await
}

/// Whether the lobby that a person means has been opened just now, and its message, from which a thread may be opened,
/// is not known yet.
///
/// # Errors
/// When the database fails.
pub async fn is_being_posted(store: &Store, request: &Request) -> Result<bool, Error> {
    let mut tx = store.read().await?;
    let lobby = match request.game {
        Some(game) => games::by_id(&mut tx, game).await?,
        None => games::lobby_in(&mut tx, request.channel).await?,
    };
    drop(tx);
    let Some(game) = lobby.filter(|game| game.place == Place::Thread && game.lobby_message == MessageId(0))
    else {
        return Ok(false);
    };
    Ok(sending::has_lobby(store, game.id).await?)
}
