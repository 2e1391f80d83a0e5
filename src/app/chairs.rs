//! Whose a chair is, and who plays it: leaving a game for good, coming back, and giving a chair to somebody else.

use super::entry::{Entry, Why};
use super::lobby::commit;
use super::play::{History, Request, once, publish};
use super::round::Round;
use super::settings::{self, Change};
use super::{Error, Person, Refusal};
use crate::id::{GameId, UserId};
use crate::rules::Seat;
use crate::store::{Store, Tx, games, seats};

/// Leaves a game for good: a computer player goes on with the chair, and the leaver is last. If they were the host, the
/// next person at the table is.
///
/// # Errors
/// When the person does not play there, or has left already.
pub async fn resign(store: &Store, request: &Request) -> Result<Round, Error> {
    let mut tx = store.write().await?;
    let (mut round, seat) = mine(&mut tx, request).await?;
    round.may_play(seat)?;
    let user = request.person.user;
    let heir = round.heir(seat).filter(|_| round.game.host == user);
    let mut history = History::new(&mut round, user, request.now);
    history.note(Entry::StandIn(seat, Why::Resigned), user)?;
    if let Some(heir) = heir {
        history.note(Entry::Host(heir), user)?;
    }
    let changes = history.changes();
    round.ahead.retain(|ahead| ahead.seat != seat);
    publish(&mut tx, request, &mut round, changes).await?;
    if let Some(heir) = heir {
        games::set_host(&mut tx, round.game.id, heir).await?;
    }
    commit(tx).await?;
    Ok(round)
}

/// Takes one's chair back from the computer player that stands in. Who was away is not any more: returns the game, and
/// those whose boards tell of another deadline by that.
///
/// # Errors
/// When none does, or the person has left the game.
pub async fn come_back(store: &Store, request: &Request) -> Result<(Round, Vec<GameId>), Error> {
    let user = request.person.user;
    let running = games::running_of(store, user).await?;
    let mut tx = store.write().await?;
    let (mut round, seat) = mine(&mut tx, request).await?;
    round.may_play(seat)?;
    if round.player(seat).stand_in.is_none() {
        return Err(Refusal::NoStandIn.into());
    }
    let mut waiting = Vec::new();
    if round.is_away(seat, request.now) {
        waiting = settings::change_in(&mut tx, (user, running), &[Change::Here], request.now).await?;
        round = Round::by_id(&mut tx, round.game.id).await?;
    }
    let mut history = History::new(&mut round, user, request.now);
    history.note(Entry::Back(seat), user)?;
    history.play_orders()?;
    let changes = history.changes();
    publish(&mut tx, request, &mut round, changes).await?;
    commit(tx).await?;
    Ok((round, waiting))
}

/// Gives a chair for good to somebody who does not sit at the table. The host may, if a computer player stands in
/// because its owner has left or let their time run out; otherwise only the owner.
///
/// # Errors
/// [`Refusal::NeedsYes`] when its owner has to agree; when somebody else asks; or when it cannot be given.
pub async fn give(store: &Store, request: &Request, of: UserId, to: &Person) -> Result<Round, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let mut round = Round::asked_for(&mut tx, request).await?;
    let asks = request.person.user;
    if asks != of {
        if round.game.host != asks {
            return Err(Refusal::NotTheHost(round.game.host).into());
        }
        let seat = round.person_at(of)?;
        round.has_no_seat(to)?;
        match round.player(seat).stand_in {
            Some(Why::Late | Why::Resigned) => {}
            Some(Why::Away) | None => return Err(Refusal::NeedsYes(of).into()),
        }
    }
    hand_over(&mut tx, request, &mut round, of, to).await?;
    commit(tx).await?;
    Ok(round)
}

/// Seats somebody on another's chair.
pub(super) async fn hand_over(
    tx: &mut Tx,
    request: &Request,
    round: &mut Round,
    of: UserId,
    to: &Person,
) -> Result<(), Error> {
    let seat = round.person_at(of)?;
    round.has_no_seat(to)?;
    let mut history = History::new(round, request.person.user, request.now);
    history.seat(seat, of, to)?;
    let was_host = history.round().game.host == of;
    if was_host {
        history.note(Entry::Host(to.user), request.person.user)?;
    }
    let changes = history.changes();
    seats::give(tx, round.game.id, of, to.user, &to.name).await?;
    if was_host {
        games::set_host(tx, round.game.id, to.user).await?;
    }
    publish(tx, request, round, changes).await
}

/// The game that a request is about, and the seat of the person there.
async fn mine(tx: &mut Tx, request: &Request) -> Result<(Round, Seat), Error> {
    once(tx, request).await?;
    let round = Round::asked_for(tx, request).await?;
    if round.state().to_act().is_none() {
        return Err(Refusal::Over.into());
    }
    let seat = round.seat_of(request.person.user).ok_or(Refusal::NotSeated)?;
    Ok((round, seat))
}

impl Round {
    /// The seat of a person who plays.
    pub(super) fn person_at(&self, user: UserId) -> Result<Seat, Error> {
        if self.state().to_act().is_none() {
            return Err(Refusal::Over.into());
        }
        let seat = self.seat_of(user).filter(|seat| self.player(*seat).level.is_none());
        seat.ok_or_else(|| Refusal::NotAPlayer(user).into())
    }

    fn has_no_seat(&self, person: &Person) -> Result<(), Error> {
        match self.seat_of(person.user) {
            Some(_) => Err(Refusal::SitsThere(person.user).into()),
            None => Ok(()),
        }
    }

    /// The next person clockwise who has not left the game.
    fn heir(&self, seat: Seat) -> Option<UserId> {
        let after = self.players.iter().cycle().skip(seat.index() + 1).take(self.players.len() - 1);
        let mut stays =
            after.filter(|player| player.level.is_none() && player.stand_in != Some(Why::Resigned));
        stays.next().map(|player| player.user)
    }
}
