//! Calling a running game off: asked of all who have a chair, or done at once by whoever looks after the games, and
//! by the host of a game that cannot be replayed. Who may do what is decided in `game`.

use std::time::Duration;

use ra_display::refusal::AppRefusal;
use ra_table::game::lobby::Status;
use ra_table::game::{self, By, GameRefusal, NotInCup, Number, table_actions};
use ra_table::id::{ChannelId, GameId, GuildId, UserId};
use ra_table::language::Language;
use ra_table::time::Millis;

use super::change::{self, ChangeContext, ChangeResult, change, change_by, change_in, once};
use super::load::{self, GameRef, Loaded, Playable, SeenGame};
use super::request::Request;
use super::retry::in_one_transaction;
use super::{Due, Error};
use crate::store::cancel_vote::{self, Place};
use crate::store::{self, Store, WriteTx};

/// What somebody is to confirm who wants a running game called off.
#[derive(Debug)]
pub enum Confirm {
    /// That all who have a chair are asked; if nobody else has one, that it is done.
    Ask(Box<SeenGame>),
    /// That it is done at once, by the host of a game that cannot be replayed.
    Frozen(GameId),
}

/// A game that is called off at once.
#[derive(Debug)]
pub enum CalledOff {
    /// Its last board tells of it.
    Game(Box<ChangeResult>),
    /// It cannot be replayed, so that no board can.
    Frozen {
        /// Which.
        game: GameId,
        /// Where it was played, if there was a place.
        channel: Option<ChannelId>,
        /// In which language everybody reads it.
        language: Language,
    },
}

/// Who calls a game off at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AtOnce {
    /// Somebody who looks after the games of this server.
    Guild(GuildId),
    /// The host of a game that cannot be replayed.
    HostOfFrozen,
}

/// What a player is to confirm who wants a running game called off.
///
/// # Errors
/// When they may not ask; of a game that cannot be replayed, when they are not its host.
pub async fn to_confirm(store: &Store, game: GameId, user: UserId, now: Millis) -> Result<Confirm, Error> {
    let Loaded { row, board, game, .. } = load::begun(store, GameRef::Game(game)).await?;
    match game {
        Ok(game) => {
            game.table().may_ask_to_call_off(user, now)?;
            Ok(Confirm::Ask(Box::new(SeenGame::of(Playable { row, board, game }, now))))
        }
        Err(_) if row.in_cup.is_some() => Err(GameRefusal::NotInCup(NotInCup::CancelVote).into()),
        Err(frozen) if frozen.is_host(user) => Ok(Confirm::Frozen(row.id)),
        Err(frozen) => Err(GameRefusal::NotTheHost(frozen.host()).into()),
    }
}

/// Asks all who have a chair whether their game is to be called off. If that is nobody else, it is.
pub async fn ask(store: &Store, request: &Request) -> Result<ChangeResult, Error> {
    change_by(store, request, game::cancel_vote::ask_to_call_off).await
}

/// Says yes or no to what was asked at a moment.
///
/// # Errors
/// When it is not asked any more, or the person has no chair.
pub async fn answer(
    store: &Store,
    request: &Request,
    asked_at: Millis,
    yes: bool,
) -> Result<ChangeResult, Error> {
    change_by(store, request, |draft| game::cancel_vote::answer_calling_off(draft, asked_at, yes)).await
}

/// Calls a game off without asking anybody.
///
/// # Errors
/// When it is no game of that server; when it is played in a cup; when the person is not the host of a game that cannot be
/// replayed.
pub async fn at_once(store: &Store, request: &Request, who: AtOnce) -> Result<CalledOff, Error> {
    in_one_transaction(store, async |tx: &mut WriteTx| at_once_in(tx, request, who).await).await
}

async fn at_once_in(tx: &mut WriteTx, request: &Request, who: AtOnce) -> Result<CalledOff, Error> {
    let Loaded { mut row, game, .. } = load::begun(&mut *tx, request.which()).await?;
    let user = request.person.user;
    match (who, &game) {
        (AtOnce::Guild(guild), _) if row.guild != Some(guild) => {
            return Err(AppRefusal::NotOnThisServer(row.id).into());
        }
        (AtOnce::Guild(_) | AtOnce::HostOfFrozen, _) if row.in_cup.is_some() => {
            return Err(GameRefusal::NotInCup(NotInCup::CallOff).into());
        }
        (AtOnce::HostOfFrozen, Err(frozen)) if !frozen.is_host(user) => {
            return Err(GameRefusal::NotTheHost(frozen.host()).into());
        }
        // It can be replayed again, and so the others are asked.
        (AtOnce::HostOfFrozen, Ok(_)) => return Err(GameRefusal::NotAsked.into()),
        (AtOnce::Guild(_), _) | (AtOnce::HostOfFrozen, Err(_)) => {}
    }
    match game {
        Ok(_) => {
            let changed = change_in(tx, &ChangeContext::from(request), &table_actions::call_off).await?;
            Ok(CalledOff::Game(Box::new(changed.done(Some(user)))))
        }
        Err(frozen) => {
            once(tx, Some(request.interaction)).await?;
            let by = By::Person(request.person.clone().into());
            change::call_off_frozen(tx, &mut row, &frozen, &by, request.now).await?;
            Ok(CalledOff::Frozen { game: row.id, channel: row.channel, language: row.terms.language })
        }
    }
}

/// The messages that a cancel vote still needs.
#[derive(Debug)]
pub struct Telling {
    /// The game as everybody may see it.
    pub seen: SeenGame,
    /// The message that asks, once it is there.
    pub message: Option<Place>,
    /// Who was called, and the messages by which they were, as long as these are to be put right.
    pub called: Vec<(Number, Option<Place>)>,
    /// Who is to be called now: they are awake. Whether by direct message, too.
    pub to_call: Vec<(Number, UserId, bool)>,
    /// When to look again, if nothing changes before that.
    pub next: Option<Millis>,
}

/// While a game cannot be replayed, its vote is looked at again so much later.
const FROZEN: Duration = Duration::from_secs(60 * 60);

/// The next step of a cancel vote. A vote whose time is over is ended first; that writes its task again.
pub async fn to_tell(store: &Store, game: GameId, now: Millis) -> Result<Due<Telling>, Error> {
    let mut tx = store.read().await?;
    let Loaded { row, board, game, .. } = load::any(&mut tx, GameRef::Game(game)).await?;
    // What asks in a game that cannot be replayed says nothing that is false.
    let Ok(game) = game else {
        let is_running = row.status == Status::Running;
        return Ok(if is_running { Due::Later(now.after(FROZEN)) } else { Due::Nothing });
    };
    let Some(asked) = game.table().calling_off() else { return Ok(Due::Nothing) };
    let pace = row.terms.pace;
    if asked.ended.is_none() && !asked.is_open(pace, now) {
        drop(tx);
        change(store, &ChangeContext::program(row.id, now), |_| Ok(())).await?;
        return Ok(Due::Later(now));
    }
    let message = cancel_vote::message(&mut tx, row.id).await?;
    let called = cancel_vote::calls(&mut tx, row.id).await?;
    let (mut to_call, mut next) = (Vec::new(), None);
    if asked.ended.is_none() {
        next = Some(asked.until(pace));
        for (seat, player) in game.table().not_agreed() {
            let Some(user) = player.user() else { continue };
            if called.iter().any(|(number, _)| *number == player.number) {
                continue;
            }
            match game.notifications().wakes(seat, now) {
                Some(at) if at <= now => {
                    to_call.push((player.number, user, game.notifications().wants_direct(seat, now)))
                }
                wakes => next = wakes.into_iter().chain(next).min(),
            }
        }
    }
    let seen = SeenGame::of(Playable { row, board, game }, now);
    Ok(Due::Now(Telling { seen, message, called, to_call, next }))
}

/// Notes which message asks it in a game, and whom it calls.
pub async fn note_asked(
    store: &Store,
    game: GameId,
    place: Place,
    called: &[Number],
) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    cancel_vote::set_message(&mut tx, game, place).await?;
    for number in called {
        cancel_vote::set_call(&mut tx, game, *number, None).await?;
    }
    tx.commit().await
}

/// Notes that somebody was called, and by which message; none if nothing is to be done about it any more.
pub async fn is_called(
    store: &Store,
    game: GameId,
    number: Number,
    by: Option<Place>,
) -> Result<(), store::Error> {
    let mut tx = store.write().await?;
    cancel_vote::set_call(&mut tx, game, number, by).await?;
    tx.commit().await
}
