//! A running game, loaded: the fold of its history over its setup.

use std::collections::BTreeSet;

use anyhow::Context;

use super::answer::Plan;
use super::clocks::Stretch;
use super::entry::{Entry, Why};
use super::fair::Deal;
use super::orders::Orders;
use super::play::Request;
use super::{Asked, Error, Refusal, computer, seat};
use crate::ai::Level;
use crate::clock::Span;
use crate::id::{ChannelId, GameId, MessageId, UserId};
use crate::record::Record;
use crate::rules::{Action, Event, Outcome, Phase, Seat, State};
use crate::store::answers::AnswerRow;
use crate::store::entries::EntryRow;
use crate::store::games::{self, GameRow, Status};
use crate::store::pings::PingRow;
use crate::store::posts::PostRow;
use crate::store::settings::SettingRow;
use crate::store::standing::StandingRow;
use crate::store::whole::{self, Whole};
use crate::store::{Store, Tx};
use crate::time::Millis;

/// A player of a running game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Who.
    pub user: UserId,
    /// The display name when they last did something.
    pub name: String,
    /// How well a computer player plays; `None` for a person.
    pub level: Option<Level>,
    /// When they last acted in this game themselves, and with which entry.
    pub acted: Option<(Millis, i64)>,
    /// Why a computer player stands in for them, if one does.
    pub stand_in: Option<Why>,
    /// How often in a row their time has run out.
    pub(super) late: u32,
    /// What made their clock go down and up.
    pub(super) stretches: Vec<Stretch>,
}

impl Player {
    /// Who plays the chair now, if it is a computer player: its own, or the one that stands in.
    pub fn computer(&self) -> Option<Level> {
        self.level.or(self.stand_in.map(|_| computer::STAND_IN))
    }
}

/// Why a game stands still.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Halt {
    /// The bot was taken off the server.
    Gone,
    /// Somebody who looks after the games wants it so.
    Held,
}

/// What happened in a game besides its actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// A player's time ran out, so many times in a row: what follows was done for them.
    OutOfTime(Seat, u32),
    /// Somebody else acted for a player.
    ActedFor(Seat, UserId),
    /// A player did this, and took it back later.
    TakenBack(Seat, Action),
    /// Anything else, and who did it; 0 for the program itself.
    Entry(Entry, UserId),
}

/// An answer given ahead: a plan for the auction under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ahead {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub answer: Plan,
    /// How often it was changed.
    pub revision: i64,
}

/// A game under way or over, as it stands. It holds what is private: what is shown of it is for `text` to choose.
#[derive(Debug, Clone)]
pub struct Round {
    /// Its row.
    pub game: GameRow,
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// What was dealt.
    pub deal: Deal,
    /// Everything that was done.
    pub record: Record,
    /// How many entries the history has.
    pub seq: i64,
    /// Whether the bot was taken off the server.
    pub(super) gone: bool,
    /// Whether somebody who looks after the games wants it to wait.
    pub(super) held: bool,
    /// When the game stood still.
    pub(super) halts: Vec<Span>,
    /// The number of the entry that opened the auction under way.
    pub question: Option<i64>,
    /// The answers given ahead in it.
    pub ahead: Vec<Ahead>,
    /// How far the channel has been shown the game.
    pub shown: i64,
    /// The number of the last entry that is an action …
    pub(super) moved: i64,
    /// … and whether it left its question open: another God tile, or the second tile for a disaster, belongs to it.
    pub(super) half_answered: bool,
    /// The entries that were taken back.
    pub(super) void: BTreeSet<i64>,
    /// The last entries, as far as they were made together.
    pub(super) last: Vec<EntryRow>,
    /// The number of the entry by which whoever is to act was asked …
    pub(super) asked_seq: i64,
    /// … and when.
    pub(super) asked_since: Millis,
    /// When the auction under way was opened.
    pub(super) opened_at: Millis,
    /// The message that is the game's present board, if there is one.
    pub board: Option<PostRow>,
    /// What happened, with the number of the entry that it came of.
    pub events: Vec<(i64, Event)>,
    /// What happened besides, with the number of its entry.
    pub notes: Vec<(i64, Note)>,
    /// When each entry was made, and whether it was no person who acted just then.
    pub times: Vec<(Millis, bool)>,
    /// The answers given ahead as they are stored.
    pub(super) answers: Vec<AnswerRow>,
    /// What the players have said of themselves.
    pub(super) settings: Vec<SettingRow>,
    /// When the program stood still.
    pub(super) outages: Vec<(Millis, Millis)>,
    /// How far the players have been called, besides by boards.
    pub(super) pings: Vec<PingRow>,
    /// What the players have decided ahead, beyond the auction under way …
    pub(super) orders: Vec<Orders>,
    /// … and as it is stored.
    pub(super) standing: Vec<StandingRow>,
}

/// What is the case in a channel where no game runs.
pub(super) async fn nothing_in(tx: &mut Tx, channel: ChannelId) -> Result<Refusal, Error> {
    let threads = games::threads_of(tx, channel).await?;
    let lobby = threads.is_empty() && games::lobby_in(tx, channel).await?.is_some();
    Ok(if lobby { Refusal::NotStarted } else { Refusal::NoGameHere(threads) })
}

impl Round {
    /// Loads the game that runs in a channel.
    ///
    /// # Errors
    /// [`Refusal::NoGameHere`], [`Refusal::NotStarted`] or [`Refusal::Frozen`].
    pub async fn in_channel(tx: &mut Tx, channel: ChannelId) -> Result<Round, Error> {
        match whole::running_in(tx, channel).await? {
            Some(game) => Round::load(game),
            None => Err(nothing_in(tx, channel).await?.into()),
        }
    }

    /// Loads the game that a person means: the one of the button, or the one of the channel.
    ///
    /// # Errors
    /// As [`Round::in_channel`], and [`Refusal::CalledOff`]. A game that is over is loaded.
    pub(super) async fn asked_for(tx: &mut Tx, request: &Request) -> Result<Round, Error> {
        let Some(game) = request.game else { return Round::in_channel(tx, request.channel).await };
        let whole = whole::by_id(tx, game).await?;
        Round::begun(whole.with_context(|| format!("there is no game {game}"))?)
    }

    /// Loads the game of a button, which belongs to a game that has begun.
    ///
    /// # Errors
    /// [`Refusal::CalledOff`], or as [`Round::by_id`].
    pub async fn of_button(store: &Store, game: GameId) -> Result<Round, Error> {
        let whole = whole::read(store, game).await?;
        Round::begun(whole.with_context(|| format!("there is no game {game}"))?)
    }

    /// Loads a game that has begun, whatever became of it, for reading what happened.
    ///
    /// # Errors
    /// As [`Round::of_button`], but not for a game that was called off after its start.
    pub async fn to_tell(store: &Store, game: GameId) -> Result<Round, Error> {
        let whole = whole::read(store, game).await?;
        let whole = whole.with_context(|| format!("there is no game {game}"))?;
        let has_begun = whole.game.channel != ChannelId(0);
        if has_begun { Round::load(whole) } else { Round::begun(whole) }
    }

    fn begun(whole: Whole) -> Result<Round, Error> {
        match whole.game.status {
            Status::Lobby => Err(Refusal::NotStarted.into()),
            Status::Cancelled => Err(Refusal::CalledOff(whole.game.id).into()),
            Status::Running | Status::Over => Round::load(whole),
        }
    }

    /// Loads a game by its number.
    ///
    /// # Errors
    /// When there is none, or [`Refusal::Frozen`].
    pub async fn by_id(tx: &mut Tx, game: GameId) -> Result<Round, Error> {
        let whole = whole::by_id(tx, game).await?;
        Round::load(whole.with_context(|| format!("there is no game {game}"))?)
    }

    /// Loads a game by its number for reading alone.
    ///
    /// # Errors
    /// As [`Round::by_id`].
    pub async fn read(store: &Store, game: GameId) -> Result<Round, Error> {
        let whole = whole::read(store, game).await?;
        Round::load(whole.with_context(|| format!("there is no game {game}"))?)
    }

    pub(super) fn load(whole: Whole) -> Result<Round, Error> {
        let Whole { game, seats, entries, answers, shown, board, settings, outages, pings, standing } = whole;
        let mut round = match Round::fold(game, seats, &entries, shown) {
            Ok(round) => round,
            Err(error) => {
                tracing::error!("a game cannot be replayed and is frozen: {error:#}");
                return Err(Refusal::Frozen.into());
            }
        };
        if let Some(question) = round.question {
            for row in answers.iter().filter(|row| row.question == question) {
                let answer = row.body.parse().map_err(|error| Error::Failed(anyhow::Error::new(error)))?;
                round.ahead.push(Ahead { seat: seat(row.seat)?, answer, revision: row.revision });
            }
        }
        (round.answers, round.board) = (answers, board);
        (round.settings, round.outages, round.pings) = (settings, outages, pings);
        for row in &standing {
            let orders = Orders::read(seat(row.seat)?, row);
            round.orders.push(orders.map_err(|error| Error::Failed(anyhow::Error::new(error)))?);
        }
        round.standing = standing;
        Ok(round)
    }

    /// Why the game stands still, if it does.
    pub fn halted(&self) -> Option<Halt> {
        match (self.gone, self.held) {
            (true, _) => Some(Halt::Gone),
            (false, true) => Some(Halt::Held),
            (false, false) => None,
        }
    }

    /// Whether the last thing that a question did for a person's clock was to be answered.
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        matches!(self.player(seat).stretches.last(), Some(Stretch::Waited { answered: true, .. }))
    }

    /// When whoever is to act was asked.
    pub fn asked_at(&self) -> Millis {
        self.asked_since
    }

    /// The number of the entry by which whoever is to act was asked.
    pub fn asked_by(&self) -> i64 {
        self.asked_seq
    }

    /// Which question is open: the number of the entry that opened the auction under way, or of the last action.
    /// Buttons carry it, and so does an answer given ahead. Bids within an auction and pauses leave it as it is.
    pub fn moment(&self) -> i64 {
        self.question.unwrap_or(self.moved)
    }

    /// Whether the question that a button answers is still open.
    ///
    /// # Errors
    /// [`Refusal::Past`].
    pub fn is_at(&self, at: Option<i64>) -> Result<(), Error> {
        match at {
            Some(at) if at != self.moment() || self.state().to_act().is_none() => {
                Err(Refusal::Past { game: self.game.id, at }.into())
            }
            _ => Ok(()),
        }
    }

    /// What lies on the table.
    pub fn state(&self) -> &State {
        self.record.state()
    }

    /// How the game ended, once it is over: by its points, with those who left it last.
    pub fn outcome(&self) -> Option<Outcome> {
        let left = self.notes.iter().filter_map(|(_, note)| match note {
            Note::Entry(Entry::StandIn(seat, Why::Resigned), _) => Some(*seat),
            Note::Entry(..) | Note::OutOfTime(..) | Note::ActedFor(..) | Note::TakenBack(..) => None,
        });
        let left: Vec<Seat> =
            left.filter(|seat| self.player(*seat).stand_in == Some(Why::Resigned)).collect();
        self.state().outcome().map(|outcome| outcome.with_last(&left))
    }

    /// Where the game is in its life, as its state has it.
    pub fn status(&self) -> Status {
        if self.state().to_act().is_none() { Status::Over } else { self.game.status }
    }

    /// What came of the entries after one, up to another.
    pub fn between(&self, from_seq: i64, to_seq: i64) -> impl Iterator<Item = &Event> {
        let within = move |seq: i64| from_seq < seq && seq <= to_seq;
        self.events.iter().filter(move |(seq, _)| within(*seq)).map(|(_, event)| event)
    }

    /// The present board as a message that tells what happened since the last one; 0 while it is not known which.
    pub fn post(&self, message: MessageId) -> PostRow {
        let GameRow { id: game, channel, .. } = self.game;
        PostRow { message, game, channel, from_seq: self.shown, to_seq: self.seq }
    }

    /// The seat of a person.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players.iter().position(|player| player.user == user).and_then(Seat::new)
    }

    /// The player on a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Who is to act, and what they are asked; `None` when the game is over.
    pub fn asked(&self) -> Option<(Seat, Asked)> {
        let asked = match self.state().phase() {
            Phase::Turn { .. } => Asked::Turn,
            Phase::Gods { .. } => Asked::Gods,
            Phase::Auction(_) => Asked::Bid,
            Phase::Discard(_) => Asked::Discard,
            Phase::Over => return None,
        };
        self.state().to_act().map(|seat| (seat, asked))
    }

    /// The answer that a seat has given ahead.
    pub fn ahead_of(&self, seat: Seat) -> Option<&Plan> {
        self.ahead.iter().find(|ahead| ahead.seat == seat).map(|ahead| &ahead.answer)
    }
}
