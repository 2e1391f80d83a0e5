//! Playing: the one path by which a running game moves.

use std::time::Duration;

use super::answer::{Answer, Choice, Plan};
use super::calls::clear_answered;
use super::entry::Entry;
use super::lobby::commit;
use super::orders::{Change, DrawOrder, Orders, StandingOrder};
use super::round::{Ahead, Round};
use super::{Error, Person, Refusal};
use crate::id::{ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};
use crate::rules::{Action, Illegal, Phase, Seat, Space, Sun, Tile};
use crate::store::answers::AnswerRow;
use crate::store::entries::{self, EntryRow};
use crate::store::games::Status;
use crate::store::posts::PostRow;
use crate::store::sending::{self, SendingRow};
use crate::store::{Store, Tx, answers, games, seats, standing, waits};
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
    /// Take back the answer given ahead.
    Withdraw,
    /// What to do in an auction if this is the highest bid when one's turn comes.
    Line(Option<Sun>, Choice),
    /// Draw a tile, and on later turns as the order says.
    DrawOn(u8),
    /// Change one's orders.
    Order(Vec<Change>),
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
    /// An answer was kept for its turn, or taken back: the game, which looks as before.
    Kept(Box<Round>),
    /// The same, by which the player took their chair back from a computer player. Everybody may see that, but not the
    /// answer, nor the command that brought it: the board is to be posted without the interaction.
    KeptAndBack(Box<Round>),
}

/// How a board is sent that comes of what somebody does, which decides how it is found again should its sending be cut
/// off.
#[derive(Clone, PartialEq, Eq)]
pub enum Board {
    /// As the answer to the interaction of this token.
    Answer(String),
    /// As a message that follows the answer.
    FollowUp,
    /// Without the interaction.
    Post,
}

impl std::fmt::Debug for Board {
    /// Without the token, so that it cannot slip into a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Board::Answer(_) => "Answer",
            Board::FollowUp => "FollowUp",
            Board::Post => "Post",
        })
    }
}

/// What a person does, where and when.
#[derive(Debug, Clone)]
pub struct Request {
    /// As Discord delivered it.
    pub interaction: InteractionId,
    /// How the board that comes of it will be sent.
    pub board: Board,
    /// In which channel.
    pub channel: ChannelId,
    /// The game that a button belongs to; otherwise the channel's is meant.
    pub game: Option<GameId>,
    /// The moment of the question that a button answers, see [`Round::moment`].
    pub at: Option<i64>,
    /// Who.
    pub person: Person,
    /// When.
    pub now: Millis,
}

impl Request {
    /// The message that comes of it, before it is sent; `None` if it is to be sent without the interaction.
    pub fn sending(&self, post: PostRow) -> Option<SendingRow> {
        let token = match &self.board {
            Board::Answer(token) => token.clone(),
            Board::FollowUp => String::new(),
            Board::Post => return None,
        };
        Some(SendingRow { id: self.interaction, token, post, at: self.now })
    }
}

/// Plays a decision in the game of a channel, and the answers given ahead whose turn has come by it.
///
/// # Errors
/// A refusal changes nothing.
pub async fn play(store: &Store, request: &Request, decision: Decision) -> Result<Played, Error> {
    let mut tx = store.write().await?;
    once(&mut tx, request).await?;
    let mut round = Round::asked_for(&mut tx, request).await?;
    let user = request.person.user;
    let seat = round.seat_of(user).ok_or(Refusal::NotSeated)?;
    round.is_at(request.at)?;
    round.may_play(seat)?;
    let before = round.seq;
    let stands_in = round.player(seat).stand_in.is_some();
    let mut history = History::new(&mut round, user, request.now);
    if stands_in {
        history.note(Entry::Back(seat), user)?;
    }
    match history.decide(seat, decision) {
        Err(Error::Refused(Refusal::NotYourTurn { .. })) if stands_in => return Err(Refusal::StoodIn.into()),
        decided => decided?,
    }
    history.play_orders()?;
    let changes = history.changes();
    let (public, only_back) = (round.seq > before, stands_in && round.seq == before + 1);
    if only_back {
        save(&mut tx, &mut round, changes).await?;
    } else {
        publish(&mut tx, request, &mut round, changes).await?;
    }
    // Not with an answer that is only kept: the next board would show that its player was there.
    if public && round.player(seat).name != request.person.name {
        seats::rename(&mut tx, round.game.id, user, &request.person.name).await?;
    }
    commit(tx).await?;
    let round = Box::new(round);
    Ok(match (public, only_back) {
        (_, true) => Played::KeptAndBack(round),
        (true, false) => Played::Public(round),
        (false, false) => Played::Kept(round),
    })
}

/// Writes what a request changed, and takes note of the board that comes of it.
pub(super) async fn publish(
    tx: &mut Tx,
    request: &Request,
    round: &mut Round,
    changes: Changes,
) -> Result<(), Error> {
    let is_public = !changes.rows.is_empty();
    save(tx, round, changes).await?;
    if let Some(sending) = request.sending(round.post(MessageId(0))).filter(|_| is_public) {
        sending::begin(tx, &sending).await?;
    }
    Ok(())
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
        // What is to be done next, and when, is worked out when the game is looked at.
        games::move_on(&mut tx, game, row.seq, Status::Running, now, now).await?;
    }
    commit(tx).await
}

/// Writes the entries, and what follows from them, into the transaction.
pub(super) async fn save(tx: &mut Tx, round: &mut Round, changes: Changes) -> Result<(), Error> {
    let game = round.game.id;
    for row in &changes.rows {
        entries::append(tx, game, row).await?;
    }
    for wait in &changes.waits {
        waits::add(tx, wait.user, game, class(wait.waking), class(wait.wall)).await?;
    }
    if let Some(last) = changes.rows.last() {
        round.game.status = round.status();
        round.game.seq = round.seq;
        games::move_on(tx, game, round.seq, round.game.status, last.at, round.due(last.at)).await?;
        clear_answered(tx, round).await?;
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
    for row in round.orders.iter().map(Orders::row).filter(|row| !round.standing.contains(row)) {
        standing::keep(tx, game, &row).await?;
    }
    Ok(())
}

/// The class of a wait: 0 under a minute, n from 2^(n-1) to 2^n minutes.
fn class(wait: Duration) -> i64 {
    let minutes = wait.as_secs() / 60;
    i64::from(u64::BITS - minutes.leading_zeros())
}

/// How long a question had waited that a person answered.
struct Wait {
    user: UserId,
    waking: Duration,
    wall: Duration,
}

/// What is to be written.
pub(super) struct Changes {
    pub(super) rows: Vec<EntryRow>,
    waits: Vec<Wait>,
}

/// A round, and the entries that have been added to it but not yet been saved.
pub(super) struct History<'a> {
    round: &'a mut Round,
    changes: Changes,
    /// Who makes the change; 0 for the program itself.
    user: UserId,
    now: Millis,
    /// Who has just answered an auction themselves.
    just_said: Option<Seat>,
}

impl<'a> History<'a> {
    pub(super) fn new(round: &'a mut Round, user: UserId, now: Millis) -> History<'a> {
        let changes = Changes { rows: Vec::new(), waits: Vec::new() };
        History { round, changes, user, now, just_said: None }
    }

    /// Who makes the change.
    pub(super) fn user(&self) -> UserId {
        self.user
    }

    /// Seats somebody on another's chair, from which they are known by their own name.
    pub(super) fn seat(&mut self, seat: Seat, from: UserId, to: &Person) -> Result<(), Error> {
        self.note(Entry::Seated { seat, to: to.user, from }, self.user)?;
        self.round.set_orders(Orders::none(seat));
        if let Some(player) = self.round.players.get_mut(seat.index()) {
            player.name.clone_from(&to.name);
        }
        Ok(())
    }

    /// The round as it is so far.
    pub(super) fn round(&self) -> &Round {
        self.round
    }

    pub(super) fn changes(self) -> Changes {
        self.changes
    }

    fn take(&mut self, entry: Entry, actor: UserId, ahead: bool) -> Result<(), Error> {
        let row = EntryRow { seq: self.round.seq + 1, actor, at: self.now, body: entry.to_string(), ahead };
        self.round.take(&row)?;
        if matches!(entry, Entry::Action(_)) {
            self.round.follow_orders(row.seq);
        }
        self.changes.rows.push(row);
        Ok(())
    }

    /// Adds an entry that is no action.
    pub(super) fn note(&mut self, entry: Entry, actor: UserId) -> Result<(), Error> {
        self.take(entry, actor, false)
    }

    /// Takes an action that a person has decided on, now or ahead.
    fn take_own(&mut self, seat: Seat, action: Action, ahead: bool) -> Result<(), Error> {
        let (user, since) = (self.round.player(seat).user, self.round.asked_since);
        self.take(Entry::Action(action), user, ahead)?;
        if self.round.has_answered(seat) {
            let waking = self.round.calling_hours(seat).waking(since, self.now);
            self.changes.waits.push(Wait { user, waking, wall: self.now.since(since) });
        }
        Ok(())
    }

    /// Takes an action for a seat, if the rules allow it.
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Error> {
        self.round
            .state()
            .check(seat, action)
            .map_err(|illegal| self.round.refused(seat, illegal, self.now))?;
        if self.round.player(seat).user == self.user {
            return self.take_own(seat, action, false);
        }
        self.take(Entry::Action(action), self.user, false)
    }

    /// Does what the player wants.
    pub(super) fn decide(&mut self, seat: Seat, decision: Decision) -> Result<(), Error> {
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
            Decision::Answer(answer) => self.answer(seat, answer)?,
            Decision::Withdraw => {
                self.round.ahead_of(seat).ok_or(Refusal::NothingKept)?;
                self.round.ahead.retain(|ahead| ahead.seat != seat);
            }
            Decision::Line(highest, choice) => {
                self.round.check_line(seat, highest, choice)?;
                let plan = self.round.ahead_of(seat).cloned().unwrap_or(Plan::ASK);
                self.keep(seat, plan.with(highest, choice));
            }
            Decision::DrawOn(until) => {
                self.act(seat, Action::Draw)?;
                self.order(seat, Change::Draw(Some((until, Vec::new()))))?;
            }
            Decision::Order(changes) => {
                for change in changes {
                    self.order(seat, change)?;
                }
            }
            Decision::Gods(spaces) => self.spend_gods(seat, &spaces)?,
            Decision::Discard(tiles) => {
                for tile in tiles {
                    self.act(seat, Action::Discard(tile))?;
                }
            }
        }
        Ok(())
    }

    /// Keeps an answer; it is played when its turn comes, which may be now.
    fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Error> {
        self.round.check_answer(seat, answer)?;
        self.keep(seat, Plan::from(answer));
        Ok(())
    }

    fn keep(&mut self, seat: Seat, answer: Plan) {
        let revision =
            self.round.ahead.iter().find(|ahead| ahead.seat == seat).map_or(1, |old| old.revision + 1);
        self.round.ahead.retain(|ahead| ahead.seat != seat);
        self.round.ahead.push(Ahead { seat, answer, revision });
        self.just_said = Some(seat);
    }

    fn order(&mut self, seat: Seat, change: Change) -> Result<(), Error> {
        let mut orders = self.round.orders_of(seat);
        match change {
            Change::Draw(None) => orders.draw = None,
            Change::Draw(Some((until, kinds))) => {
                let order = DrawOrder::new(until, kinds, self.round.seq);
                orders.draw = Some(order.ok_or_else(|| Refusal::Unclear(until.to_string()))?);
            }
            Change::Quick(quick) => orders.quick = quick,
            Change::Auction(None) => orders.auction = None,
            Change::Auction(Some((answer, most_added))) => {
                if self.round.is_asked(seat).is_ok() {
                    return Err(Refusal::YourTurnIsNow.into());
                }
                let held = self.round.state().players()[seat].face_up();
                if let Some(sun) = answer.sun().filter(|sun| !held.contains(*sun)) {
                    return Err(self.round.refusal(Illegal::NoSuchSun { sun, held }).into());
                }
                orders.auction = Some(StandingOrder { answer, most_added, since: self.round.seq });
            }
        }
        self.round.set_orders(orders);
        Ok(())
    }

    /// Plays orders as long as there is one for whoever is to act.
    pub(super) fn play_orders(&mut self) -> Result<(), Error> {
        while let Some((seat, action)) = self.round.ordered() {
            // What somebody has just said themselves they do now, and not by an order.
            let ahead = action == Action::Draw || self.just_said != Some(seat);
            self.just_said = self.just_said.filter(|said| *said != seat);
            self.take_own(seat, action, ahead)?;
        }
        self.round.end_orders();
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
            self.act(seat, Action::Done)?;
        }
        Ok(())
    }
}
