//! Playing: the one path by which a running game moves.

use super::entry::{Answer, Entry};
use super::round::{Ahead, Round};
use super::{Error, Person, Refusal};
use crate::id::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::rules::{Action, Phase, Seat, Space, Tile};
use crate::store::answers::AnswerRow;
use crate::store::entries::{self, EntryRow};
use crate::store::games::Status;
use crate::store::sending::{self, SendingRow};
use crate::store::{Store, Tx, answers, games, seats};
use crate::time::Millis;

/// What a player wants to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// Draw a tile.
    Draw,
    /// Invoke Ra, perhaps with one's own answer to the auction.
    Invoke(Option<Answer>),
    /// Answer an auction, on one's turn or ahead of it.
    Answer(Answer),
    /// Spend God tiles for the tiles on these spaces, in this order, and no more; none at all to be done.
    Gods(Vec<Space>),
    /// Give up these tiles, in this order.
    Discard(Vec<Tile>),
}

/// What came of it.
#[derive(Debug)]
pub enum Played {
    /// Something that everybody may see: the game after it.
    Public(Box<Round>),
    /// An answer was kept for its turn: the game, which looks as before, and the answer.
    Kept(Box<Round>, Answer),
}

/// What a person does, where and when.
#[derive(Debug, Clone)]
pub struct Request {
    /// As Discord delivered it.
    pub interaction: InteractionId,
    /// By which its answer is found again.
    pub token: String,
    /// In which channel.
    pub channel: ChannelId,
    /// Who.
    pub person: Person,
    /// When.
    pub now: Millis,
}

impl Request {
    /// The answer to it that is the game's present board, before it is sent.
    pub fn answer_with(&self, round: &Round) -> SendingRow {
        let (id, token, post) = (self.interaction, self.token.clone(), round.post(MessageId(0)));
        SendingRow { id, token, post, at: self.now }
    }
}

/// Plays a decision in the game of a channel, and the answers given ahead whose turn has come by it.
///
/// # Errors
/// A refusal changes nothing.
pub async fn play(store: &Store, request: &Request, decision: Decision) -> Result<Played, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let mut round = Round::in_channel(&mut tx, request.channel).await?;
    let user = request.person.user;
    let seat = round.seat_of(user).ok_or(Refusal::NotSeated)?;
    if round.paused {
        return Err(Refusal::Paused.into());
    }
    let before = round.seq;
    // The board that follows an invocation answers nothing: see `commands::play::invoke`.
    let answered_by_board = !matches!(decision, Decision::Invoke(_));
    let mut history = History { round: &mut round, rows: Vec::new(), user, now: request.now };
    let kept = history.decide(seat, decision)?;
    history.play_answers_ahead()?;
    let rows = history.rows;
    save(&mut tx, &mut round, rows).await?;
    if round.seq > before && answered_by_board {
        sending::begin(&mut tx, &request.answer_with(&round)).await?;
    }
    // Not with an answer that is only kept: the next board would show that its player was there.
    if round.seq > before && round.player(seat).name != request.person.name {
        seats::rename(&mut tx, round.game.id, user, &request.person.name).await?;
    }
    tx.commit().await.map_err(|error| Error::Failed(error.into()))?;
    Ok(match kept {
        Some(answer) if round.seq == before => Played::Kept(Box::new(round), answer),
        _ => Played::Public(Box::new(round)),
    })
}

/// Notes the interaction, and ends here if it was noted before.
pub(super) async fn once(tx: &mut Tx, request: &Request) -> Result<(), Error> {
    match entries::note_interaction(tx, request.interaction, request.now).await {
        Err(crate::store::Error::Taken) => Err(Error::Repeated),
        other => Ok(other?),
    }
}

/// Pauses or resumes the games of a server that the bot was taken off, or came back to. Those that are as they should
/// be already are left alone, and none is replayed: a server is announced at every start.
///
/// # Errors
/// When the database fails.
pub async fn set_paused(store: &Store, guild: GuildId, paused: bool, now: Millis) -> Result<(), Error> {
    let mut tx = store.write().await?;
    let body = if paused { Entry::Pause } else { Entry::Resume }.to_string();
    // Nothing is played while a game is paused, so a paused game is one whose last entry says so.
    let games = games::with_last_entry(&mut tx, guild, &Entry::Pause.to_string(), !paused).await?;
    for (game, seq) in games {
        let row = EntryRow { seq: seq + 1, actor: UserId(0), at: now, body: body.clone(), ahead: false };
        entries::append(&mut tx, game, &row).await?;
        games::advance(&mut tx, game, row.seq, Status::Running, now).await?;
    }
    tx.commit().await.map_err(|error| Error::Failed(error.into()))
}

/// Writes the entries, and what follows from them, into the transaction.
async fn save(tx: &mut Tx, round: &mut Round, rows: Vec<EntryRow>) -> Result<(), Error> {
    let game = round.game.id;
    for row in &rows {
        entries::append(tx, game, row).await?;
    }
    if let Some(last) = rows.last() {
        round.game.status = round.status();
        round.game.seq = round.seq;
        games::advance(tx, game, round.seq, round.game.status, last.at).await?;
        if round.answers.iter().any(|row| Some(row.question) != round.question) {
            answers::drop_older(tx, game, round.question).await?;
        }
    }
    if let Some(question) = round.question {
        let said: Vec<_> = round.answers.iter().filter(|row| row.question == question).collect();
        for row in said.iter().filter(|row| round.ahead.iter().all(|ahead| ahead.seat.index() != row.seat)) {
            answers::drop_of(tx, game, row.seat).await?;
        }
        for Ahead { seat, answer, revision } in &round.ahead {
            if said.iter().all(|row| (row.seat, row.revision) != (seat.index(), *revision)) {
                let row =
                    AnswerRow { seat: seat.index(), question, revision: *revision, body: answer.to_string() };
                answers::keep(tx, game, &row).await?;
            }
        }
    }
    Ok(())
}

/// A round, and the entries that have been added to it but not yet been saved.
struct History<'a> {
    round: &'a mut Round,
    rows: Vec<EntryRow>,
    /// Who makes the change; 0 for the program itself.
    user: UserId,
    now: Millis,
}

impl History<'_> {
    fn take(&mut self, entry: Entry, actor: UserId, ahead: bool) -> Result<(), Error> {
        let row = EntryRow { seq: self.round.seq + 1, actor, at: self.now, body: entry.to_string(), ahead };
        self.round.take(&row)?;
        self.rows.push(row);
        Ok(())
    }

    /// Takes an action for a seat, if the rules allow it.
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Error> {
        self.round.state().check(seat, action).map_err(|illegal| self.round.refusal(illegal))?;
        self.take(Entry::Action(action), self.user, false)
    }

    /// Does what the player wants, and returns the answer that was kept if that is all that happened.
    fn decide(&mut self, seat: Seat, decision: Decision) -> Result<Option<Answer>, Error> {
        match decision {
            Decision::Draw => self.act(seat, Action::Draw)?,
            Decision::Invoke(answer) => {
                self.act(seat, Action::Invoke)?;
                // Alone with a sun, the answer is due at once, and is refused together with the invocation if it
                // cannot be played.
                if let Some(answer) = answer {
                    self.answer(seat, answer)?;
                }
            }
            Decision::Answer(answer) => {
                self.answer(seat, answer)?;
                return Ok(Some(answer));
            }
            Decision::Gods(spaces) => self.spend_gods(seat, &spaces)?,
            Decision::Discard(tiles) => {
                for tile in tiles {
                    self.act(seat, Action::Discard(tile))?;
                }
            }
        }
        Ok(None)
    }

    /// Keeps an answer; it is played when its turn comes, which may be now.
    fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Error> {
        self.round.check_answer(seat, answer)?;
        let revision =
            self.round.ahead.iter().find(|ahead| ahead.seat == seat).map_or(1, |old| old.revision + 1);
        self.round.ahead.retain(|ahead| ahead.seat != seat);
        self.round.ahead.push(Ahead { seat, answer, revision });
        Ok(())
    }

    /// Plays answers as long as the seat whose turn it is has given one that can be played.
    fn play_answers_ahead(&mut self) -> Result<(), Error> {
        while let Some((seat, legal)) = self.round.state().turn() {
            let Some(answer) = self.round.ahead_of(seat).filter(|answer| legal.contains(answer.action()))
            else {
                break;
            };
            let user = self.round.player(seat).user;
            self.round.ahead.retain(|ahead| ahead.seat != seat);
            self.take(Entry::Action(answer.action()), user, user != self.user)?;
        }
        Ok(())
    }

    /// Spends the Gods in order, up to a disaster that leaves a choice, and is done after the last.
    fn spend_gods(&mut self, seat: Seat, spaces: &[Space]) -> Result<(), Error> {
        if spaces.is_empty() {
            return self.act(seat, Action::Done);
        }
        for (spent, &space) in spaces.iter().enumerate() {
            if spent > 0 && matches!(self.round.state().phase(), Phase::Discard(_)) {
                return Ok(());
            }
            self.act(seat, Action::God(space))?;
        }
        if self.round.state().check(seat, Action::Done).is_ok() {
            self.take(Entry::Action(Action::Done), self.user, false)?;
        }
        Ok(())
    }
}
