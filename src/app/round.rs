//! A running game, loaded: the fold of its history over its setup.

use anyhow::Context;

use super::answer::Answer;
use super::entry::Entry;
use super::fair::{Deal, RULES};
use super::play::Request;
use super::{Asked, Error, Refusal, computer, seat};
use crate::ai::Level;
use crate::id::{ChannelId, GameId, MessageId, UserId};
use crate::record::Record;
use crate::rules::{Action, Event, Phase, Seat, State};
use crate::store::answers::AnswerRow;
use crate::store::entries::EntryRow;
use crate::store::games::{self, GameRow, Status};
use crate::store::posts::PostRow;
use crate::store::seats::SeatRow;
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
}

/// An answer given ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ahead {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub answer: Answer,
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
    /// Whether the game waits because the bot was taken off the server.
    pub paused: bool,
    /// The number of the entry that opened the auction under way.
    pub question: Option<i64>,
    /// The answers given ahead in it.
    pub ahead: Vec<Ahead>,
    /// How far the channel has been shown the game.
    pub shown: i64,
    /// The number of the last entry that is an action.
    moved: i64,
    /// The message that is the game's present board, if there is one.
    pub board: Option<PostRow>,
    /// What happened, with the number of the entry that it came of.
    pub events: Vec<(i64, Event)>,
    /// The answers given ahead as they are stored.
    pub(super) answers: Vec<AnswerRow>,
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

    fn load(whole: Whole) -> Result<Round, Error> {
        let Whole { game, seats, entries, answers, shown, board } = whole;
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
        Ok(round)
    }

    fn fold(game: GameRow, people: Vec<SeatRow>, history: &[EntryRow], shown: i64) -> anyhow::Result<Round> {
        let id = game.id;
        anyhow::ensure!(game.rules == RULES, "game {id} follows rules {}, not {RULES}", game.rules);
        let deal = Deal::read(game.edition, &game.setup, &game.salt).with_context(|| format!("game {id}"))?;
        let names = people.iter().map(|person| person.name.clone()).collect();
        let players: Vec<Player> = people
            .into_iter()
            .map(|row| {
                let level = computer::level_of(&row);
                Player { user: row.user, name: row.name, level, acted: None }
            })
            .collect();
        anyhow::ensure!(players.len() == deal.setup.players().count(), "game {id} has other seats than suns");
        let mut round = Round {
            record: Record::new(deal.setup, names),
            players,
            deal,
            seq: 0,
            paused: false,
            question: None,
            ahead: Vec::new(),
            shown,
            moved: 0,
            board: None,
            events: Vec::new(),
            answers: Vec::new(),
            game,
        };
        for row in history {
            anyhow::ensure!(row.seq == round.seq + 1, "game {id} has no entry {}", round.seq + 1);
            round.take(row).with_context(|| format!("game {id}, entry {}", row.seq))?;
        }
        anyhow::ensure!(
            round.seq == round.game.seq,
            "game {id} has {} entries, not {}",
            round.seq,
            round.game.seq
        );
        Ok(round)
    }

    /// Adds an entry to the fold.
    pub(super) fn take(&mut self, row: &EntryRow) -> anyhow::Result<()> {
        let entry = row.body.parse()?;
        self.seq += 1;
        match entry {
            Entry::Pause => self.paused = true,
            Entry::Resume => self.paused = false,
            Entry::Action(action) => {
                let seat = self.state().to_act().context("the game is over")?;
                self.moved = self.seq;
                let (seq, events) = (self.seq, &mut self.events);
                self.record.play(seat, action, &mut |event| events.push((seq, event)))?;
                let actor = self.players.iter_mut().find(|player| player.user == row.actor);
                if let Some(player) = actor.filter(|_| !row.ahead) {
                    player.acted = Some((row.at, seq));
                }
                match (self.state().phase(), action) {
                    (Phase::Auction(_), Action::Draw | Action::Invoke) => self.question = Some(seq),
                    (Phase::Auction(_), _) => {}
                    (Phase::Turn { .. } | Phase::Gods { .. } | Phase::Discard(_) | Phase::Over, _) => {
                        self.question = None;
                        self.ahead.clear();
                    }
                }
            }
        }
        Ok(())
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
    pub fn ahead_of(&self, seat: Seat) -> Option<Answer> {
        self.ahead.iter().find(|ahead| ahead.seat == seat).map(|ahead| ahead.answer)
    }
}
